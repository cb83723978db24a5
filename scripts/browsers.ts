/** The oldest browsers to build for, those of Baseline 2022 (see `scripts/checks/browser-features.ts`). */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari16', 'ios16']
