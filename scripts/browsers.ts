/**
 * The oldest browsers that the build translates for: those of Baseline 2022. iOS 15 understands the result too, as
 * `scripts/checks/browser-features.ts` sees to it that nothing else remains which it lacks.
 */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari16', 'ios16']
