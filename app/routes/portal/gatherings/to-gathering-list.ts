import { redirect } from 'react-router'

export { default } from '#app/routes/system/no-screen.ts'

/** For addresses that only take posts. */
const toList = () => redirect('/portal/gatherings')
export const loader = toList
/** Asks the server for nothing, so that nothing but the scripts is loaded ahead. */
export const clientLoader = toList
