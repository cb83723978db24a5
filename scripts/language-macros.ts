import { lingui } from '@lingui/vite-plugin'

/** Turns the sentences of the code into keys of the catalogues, and reads catalogues. */
export const languageMacros = () => lingui({ macroTransform: true, failOnCompileError: true })
