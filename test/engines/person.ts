import { setTimeout } from 'node:timers/promises'
import type { DrivenBrowser, InputSource } from './driven-browser.ts'

const WITHIN_MS = 15_000
const LOOK_MS = 50

const CONTROL = '\uE009'

interface Place {
  x: number
  y: number
}

/** Somebody at a browser: looks for what is to be read, clicks with a mouse and types with a keyboard. */
export class Person {
  readonly #browser: DrivenBrowser
  readonly #site: string

  constructor(browser: DrivenBrowser, site: string) {
    this.#browser = browser
    this.#site = site
  }

  async opens(path: string): Promise<void> {
    // A page that is still loading may take the next away again.
    await this.waits('see the page', () => document.readyState === 'complete')
    await this.#browser.open(new URL(path, this.#site).href)
  }

  /** Waits until a text is to be read on the page, and answers that it is. */
  async reads(text: string): Promise<boolean> {
    return this.waits(`read '${text}'`, (wanted) => document.body.innerText.includes(wanted), text)
  }

  /** Clicks the link, button or choice that is called so; in the dialog, if one is open, else rather in the main part of the page than outside. With `near`, the one beside this text. */
  async clicks(name: string, near = ''): Promise<void> {
    const find = () => this.waits(`click '${name}'`, placeOf, name, near)
    let [before, at] = [await find(), await find()]
    while (at.x !== before.x || at.y !== before.y) [before, at] = [at, await find()]
    await this.#browser.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Puts the cursor into the field with this label, and types there instead of what it has. */
  async types(label: string, text: string): Promise<void> {
    await this.waits(`type into '${label}'`, atField, label, 'focus', '')
    await this.#keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  }

  /** Sets a field that every browser draws in its own way: a choice, a date. */
  async sets(label: string, value: string): Promise<void> {
    await this.waits(`set '${label}'`, atField, label, 'set', value)
  }

  /** Presses a key while Control is held. */
  async presses(key: string): Promise<void> {
    const keys = [CONTROL, key]
    await this.#keys([
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ])
  }

  /** The value of a field. */
  async value(label: string): Promise<string> {
    const [value] = await this.waits(`read '${label}'`, atField, label, 'read', '')
    return value
  }

  /** Calls a function in the page until it answers something. */
  async waits<Answer, Args extends unknown[]>(
    what: string,
    does: (...args: Args) => Answer,
    ...args: Args
  ): Promise<NonNullable<Answer>> {
    const until = Date.now() + WITHIN_MS
    for (;;) {
      // On its way to another page there may be nothing to ask.
      const answer = await this.#browser.call(does, ...args).catch(() => undefined)
      if (answer) return answer
      if (Date.now() > until) throw new Error(`could not ${what} on:\n${await this.#page()}`)
      await setTimeout(LOOK_MS)
    }
  }

  #page(): Promise<string> {
    return this.#browser.call(() => `${location.href}\n${document.body.innerText}`)
  }

  async #keys(actions: InputSource['actions']): Promise<void> {
    await this.#browser.act([{ type: 'key', id: 'keyboard', actions }])
  }
}

/** In the page: where to click for this name; undefined while it is not there, or something lies over it. */
function placeOf(name: string, near: string): Place | undefined {
  const dialog = document.querySelector('dialog[open]')
  const scopes = dialog ? [dialog] : [document.querySelector('main'), document.body]
  const clickable = scopes.flatMap((scope) => [
    ...(scope?.querySelectorAll<HTMLElement>('a, button, summary, label') ?? []),
  ])
  const element = clickable.find(
    (one) =>
      one.innerText.trim().split('\n')[0] === name &&
      one.getClientRects().length > 0 &&
      !one.matches(':disabled') &&
      (near === '' || one.closest('li')?.innerText.includes(near)),
  )
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

/** In the page: focuses, sets or reads the field with this label, and answers its value in a list. */
function atField(label: string, what: 'focus' | 'set' | 'read', value: string): [string] | undefined {
  const labels = [...document.querySelectorAll('label')]
  const field =
    labels.find((one) => one.innerText.trim() === label)?.control ??
    document.querySelector(`[aria-label="${label}"]`)
  if (!(field instanceof HTMLElement && 'value' in field)) return undefined
  if (what === 'focus') {
    field.focus()
    if ('select' in field && typeof field.select === 'function') field.select()
    if (document.activeElement !== field) return undefined
  }
  if (what === 'set') {
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    if (field.value !== value) return undefined
  }
  return [String(field.value)]
}
