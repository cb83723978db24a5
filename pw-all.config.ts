import base from './playwright.config.ts'
export default {
  ...base,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'translated', use: { translated: true } }],
  outputDir: '/tmp/tr/results',
}
