import { type FormEvent, type RefObject, use, useEffect, useRef, useState } from 'react'
import { BROWSER_MESSAGES, type BrowserCode } from '#app/copy/said-by-the-browser.ts'
import { type FoundProduct, NOTHING_FOUND, withFound } from '#app/domain/pictures/found-product.ts'
import type { IdeaLine as Line } from '#app/domain/ideas/gift-suggestions.ts'
import { daySeen } from '#app/domain/ideas/idea-details.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { MAX_PICTURE_MEGABYTES } from '#app/domain/ideas/picture.ts'
import { productAddress } from '#app/domain/ideas/product-address.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { typedIn } from '#app/routes/portal/ideas/editor/idea-lines.ts'
import { LookUpsContext } from '#app/routes/portal/ideas/editor/look-ups.ts'
import { type PostedBeside, postBeside } from '#app/routes/portal/ideas/editor/post-beside.ts'
import type { LookedUp } from '#app/server/commands/pictures/look-up.ts'

/** How it stands with what was asked for at a line; else a sentence. */
export type ProductNote =
  | { kind: 'nothing new' | 'added' | 'removed' | 'signed out' }
  | { kind: 'asking' | 'adding'; isSavedThen?: boolean }
  /** With a sentence of why there is no picture. */
  | { kind: 'filled'; noPicture?: string | undefined }
  | { kind: 'said'; sentence: string }

type LookUpAnswer = {
  found: Omit<LookedUp, 'pictureRefused'> & { pictureRefused: { message: string } | null }
}
type PictureAnswer = { picture: { hash: string } }

interface Kept {
  priceSeen: string
  /** Where the price was seen. */
  link: string
  picture: string
}

export type Product = ReturnType<typeof useProduct>

/** What a line says of a product, typed or found at its shop, and its picture. `line` holds its fields. */
export function useProduct(
  line: RefObject<HTMLElement | null>,
  written: Omit<Line, 'id'>,
  {
    guessedPrice = '',
    told,
    isPasted = false,
  }: { guessedPrice?: string | undefined; told?: ProductNote | undefined; isPasted?: boolean } = {},
) {
  const lookUps = use(LookUpsContext)
  const { text, link = '', details = '', price = '', priceSeen = '', picture = '' } = written
  const [typed, setTyped] = useState({ text, link, details, price, priceSeen, picture })
  const [kept, setKept] = useState<Kept>({ priceSeen, link, picture })
  const [found, setFound] = useState(NOTHING_FOUND)
  const [note, setNote] = useState(told)
  const asked = useRef<Partial<Record<'asking' | 'adding', AbortController>>>({})
  const now = () => fieldsIn(line.current)
  // Also what was typed before hydration.
  // oxlint-disable-next-line react/set-state-in-effect -- once, after hydration
  useEffect(() => setTyped(fieldsIn(line.current)), [line])
  useEffect(() => {
    const under = asked.current
    return () => Object.values(under).forEach((each) => each.abort())
  }, [])

  const asks = useRef(isPasted)
  useEffect(() => {
    if (asks.current) pasted()
    asks.current = false
  })

  const isUnderWay = note?.kind === 'asking' || note?.kind === 'adding'
  const isSavedThen = useRef(false)
  // What is under way would be lost without a word.
  useEffect(() => {
    const form = line.current?.closest('form')
    if (!isUnderWay && isSavedThen.current) {
      isSavedThen.current = false
      form?.requestSubmit()
    }
    if (!form || !isUnderWay) return undefined
    const saveThen = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      isSavedThen.current = true
      setNote((other) =>
        other?.kind === 'asking' || other?.kind === 'adding' ? { ...other, isSavedThen: true } : other,
      )
    }
    form.addEventListener('submit', saveThen)
    return () => form.removeEventListener('submit', saveThen)
  }, [line, isUnderWay])

  const seenOn = typed.link === kept.link ? daySeen(typed.price, kept.priceSeen) : null

  /** Posts and hears the answer, unless the same was asked for again meanwhile. */
  async function ask<Answer>(kind: 'asking' | 'adding', ...posted: [string, FormData | URLSearchParams]) {
    asked.current[kind]?.abort()
    const { signal } = (asked.current[kind] = new AbortController())
    setNote({ kind })
    const answer = await postBeside<Answer>(...posted, signal)
    if (signal.aborted) return undefined
    return answer
  }

  /** Says why there is nothing; otherwise answers what there is. */
  function heard<Answer extends object>(
    answer: PostedBeside<Answer | { refused: { message: string } }>,
    failure: BrowserCode,
  ): Answer | undefined {
    if (answer === 'signed out') setNote({ kind: 'signed out' })
    else if (answer === 'unanswered') say(sayHere(BROWSER_MESSAGES[failure]))
    else if ('refused' in answer) say(answer.refused.message)
    else return answer
    return undefined
  }

  const say = (sentence: string) => setNote({ kind: 'said', sentence })

  async function lookUp() {
    const { link: address } = now()
    const body = new URLSearchParams({ address })
    const answer = await ask<LookUpAnswer>('asking', '/portal/look-up', body)
    if (answer === undefined) return
    const answered = heard(answer, 'look_up_failed')
    if (!answered) return
    const product = asFound(answered.found)
    // Also where the link was changed since, which the line posts without a day.
    const before = { ...now(), priceSeen: kept.priceSeen }
    if (before.link !== address) return setNote(undefined)
    const next = withFound(before, product, { ...found, price: found.price || guessedPrice })
    write(line.current, 'text', next.text)
    write(line.current, 'price', next.price)
    setKept({ priceSeen: next.priceSeen, link: address, picture: next.picture })
    setFound({
      ...product,
      name: product.name || found.name,
      price: product.price || found.price,
      picture: product.picture || found.picture,
    })
    const isFilled =
      next.text !== before.text || next.price !== before.price || next.picture !== before.picture
    const noPicture = answered.found.pictureRefused?.message
    if (isFilled) setNote({ kind: 'filled', noPicture })
    else if (noPicture) say(noPicture)
    else setNote({ kind: 'nothing new' })
  }

  async function addPicture(file: File) {
    if (file.size > MAX_PICTURE_MEGABYTES * 1024 ** 2) return say(sayHere(BROWSER_MESSAGES.picture_too_large))
    const body = new FormData()
    body.append('picture', file)
    const answer = await ask<PictureAnswer>('adding', '/portal/picture', body)
    const answered = answer && heard(answer, 'picture_failed')
    if (!answered) return
    setKept((other) => ({ ...other, picture: answered.picture.hash }))
    setNote({ kind: 'added' })
  }

  /** An address was pasted: it is looked up at once, where that is wanted. */
  function pasted() {
    const isAddress = 'address' in productAddress(now().link)
    if (lookUps === 'at once' && isAddress) void lookUp()
  }

  function readTyped({ target, nativeEvent }: FormEvent) {
    setTyped(now())
    const isPaste = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
    if (isPaste && target instanceof HTMLInputElement && target.name === IDEA_FIELDS.link) pasted()
  }

  return {
    lookUps,
    typed,
    seenOn,
    /** As the line posts it. */
    priceSeen: seenOn === null ? '' : kept.priceSeen,
    picture: kept.picture,
    isNameFound: found.name !== '' && typed.text === found.name,
    isPictureFound: found.picture !== '' && kept.picture === found.picture,
    isFoundBefore: seenOn !== null || found !== NOTHING_FOUND,
    note,
    /** An answer to the form told of it. */
    isTold: told !== undefined,
    lookUp,
    pasted,
    readTyped,
    addPicture,
    removePicture() {
      asked.current.adding?.abort()
      setKept((other) => ({ ...other, picture: '' }))
      setNote({ kind: 'removed' })
    },
  }
}

function fieldsIn(line: HTMLElement | null) {
  const fields = typedIn(line ?? undefined)
  const { text = '', link = '', details = '', price = '', priceSeen = '', picture = '' } = fields
  return { text, link, details, price, priceSeen, picture }
}

function asFound({ name, price, priceSeen, picture }: LookUpAnswer['found']): FoundProduct {
  return { name, price, priceSeen, picture: picture?.hash ?? '' }
}

/** As if typed, so that all who listen know. */
function write(line: HTMLElement | null, field: 'text' | 'price', value: string): void {
  const input = line?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${IDEA_FIELDS[field]}"]`)
  if (!input || input.value === value) return
  // React tells by `value` what it knows already.
  input.setRangeText(value, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
