/** What WebDriver and WebDriver BiDi call an input source, alike in both. */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, unknown>[]
}

/** A browser with one tab, as both protocols can drive it. */
export interface DrivenBrowser {
  open(address: string): Promise<void>
  /** Calls a function in the page; it sees nothing but its arguments, and what it answers is copied. */
  call<Answer, Args extends unknown[]>(does: (...args: Args) => Answer, ...args: Args): Promise<Answer>
  act(sources: InputSource[]): Promise<void>
  close(): Promise<void>
}

/** Starts a browser with a profile of its own. */
export type StartBrowser = (options?: { javaScript?: boolean }) => Promise<DrivenBrowser>
