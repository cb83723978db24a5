import type { ReactNode } from 'react'

/** Words around a name, whose direction may be another; `{}` stands for it. */
export function withName(words: string, name: ReactNode) {
  const [before, after] = words.split('{}')
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
