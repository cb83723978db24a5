/** A hidden field with the account's address, for password managers. */
export function PasswordOwnerField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
