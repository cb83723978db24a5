/**
 * By route id, the script that a page stands on for a visitor, and what it imports: the addresses are filled in by the
 * build (scripts/visitor-entries.ts). Empty in development and tests, where every page stands on the whole router.
 */
export const VISITOR_SCRIPTS: Readonly<Record<string, readonly [entry: string, ...imports: string[]]>> = {}
