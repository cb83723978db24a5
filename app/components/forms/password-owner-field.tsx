/** Tells password managers whose password a form is about; nobody sees it and nothing reads it. */
export function PasswordOwnerField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
