/** The id of what a kept page says first when it is shown without a connection. */
export const NO_CONNECTION = 'no-connection'

/** What it says; `{time}` in `asOf` stands for when the page was kept. */
export interface OfflineNotice {
  asOf: string
  means: string
  again: string
}
