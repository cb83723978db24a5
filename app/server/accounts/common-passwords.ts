/** Of the list's 49,000, most used first: beyond these nobody guesses by hand or within the limits. */
const COMMONEST = 10_000

let commonest: Promise<ReadonlySet<string>> | undefined

/** Whether a password is among the commonest there are, in any case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest()
  return (await commonest).has(password.toLowerCase())
}

/** Read when it is first asked for: it takes some megabytes. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST))
}
