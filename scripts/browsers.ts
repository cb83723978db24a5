/**
 * The oldest browsers that scripts and styles are written for: those of Baseline 2022, and iOS 15 as far as the build can
 * translate. `scripts/browser-features.ts` says what scripts may use; README names the browsers that are supported.
 */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari15.4', 'ios15.4']
