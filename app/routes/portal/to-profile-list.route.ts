import { redirect } from 'react-router'

export { default } from '#app/routes/system/no-screen.ts'

/** /portal and every path below it that names no screen. */
const toList = () => redirect('/portal/profile')
export const loader = toList
/** Asks the server for nothing, so that nothing but the scripts is loaded ahead. */
export const clientLoader = toList
