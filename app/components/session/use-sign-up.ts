import { useRouteLoaderData } from 'react-router'
import type { SignUp } from '#app/domain/accounts/account.ts'

/** Who may make an account here, of the data that every page has. */
export function useSignUp(): SignUp {
  return useRouteLoaderData<{ signUp: SignUp }>('root')?.signUp ?? 'open'
}
