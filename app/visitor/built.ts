import type { StyleRule } from '#app/visitor/first-styles.ts'

/*
 * The build (scripts/visitor-entries.ts) puts what it made in place of this module in the server's program. Empty in
 * development, where every page stands on the whole router and has the whole stylesheet in it.
 */

/** By route id, the script that a page stands on for a visitor, and what that imports. */
export const VISITOR_SCRIPTS: Readonly<Record<string, readonly [entry: string, ...imports: string[]]>> = {}

/** The stylesheet's rules that a first look may need. */
export const STYLE_RULES: readonly StyleRule[] = []
