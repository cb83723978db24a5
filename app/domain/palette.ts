/** The colours of `styles/tokens.css` for what is no page of the site: mails, cards, error pages. A test compares them. */
export const LIGHT = {
  paper: '#e3d4b8',
  card: '#fcf8ee',
  'card-edge': '#bfa67b',
  kraft: '#c4a97c',
  field: '#fffdf8',
  ink: '#2e1930',
  'ink-soft': '#574157',
  string: '#94672d',
  ribbon: '#a90d42',
  'ribbon-fill': '#a90d42',
  'ribbon-deep': '#830733',
  'on-ribbon': '#fff8f3',
} as const

export const DARK = {
  paper: '#21151a',
  card: '#3d2928',
  'card-edge': '#120a0c',
  ink: '#f8e9d6',
  'ink-soft': '#d8bfb0',
  ribbon: '#ff7e9d',
  'ribbon-fill': '#cf1f58',
  'on-ribbon': '#fff5f0',
} as const
