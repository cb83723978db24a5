import { redirect } from 'react-router'

export { default } from '#app/routes/system/no-screen.ts'

/** Addresses that are only posted to. */
const toSignIn = () => redirect('/signin')
export const loader = toSignIn
/** Asks the server for nothing, so that nothing but the scripts is loaded ahead. */
export const clientLoader = toSignIn
