import { NO_BROWSER } from '#app/copy/said-by-the-browser.ts'
import type { ClientSession } from '#app/domain/accounts/session.ts'

/** Events of a session (specification 4). A factor is verified when it joins the user's, and when signing in asks for it. */
type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

/** What tabs tell each other beside sessions. */
type ToldEvent = 'USER_UPDATED' | 'MFA_CHALLENGE_VERIFIED'

type Source = 'page' | 'check' | 'tab'
type Listener = (event: AuthEvent, session: ClientSession | null, source: Source) => void

const CHANNEL = 'wishfolio.auth'
const TICK_MS = 30_000
const TICKS_BEFORE_EXPIRY = 3
const FIRST_RETRY_MS = 200

let session: ClientSession | null | undefined
/** Whether the session that follows was asked for its second factor. */
let isVerified = false
let ticking: ReturnType<typeof setInterval> | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<Listener>()

export function onAuthStateChange(listener: Listener): () => void {
  if (typeof window === 'undefined') throw new Error(NO_BROWSER)
  listeners.add(listener)
  channel ??= openChannel()
  ticking ??= setInterval(() => void tick(), TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    channel?.close()
    ticking = channel = session = undefined
  }
}

export function observeSession(now: ClientSession | null, source: Source = 'page'): void {
  const event = eventOf(session, now)
  session = now
  if (!event) return
  if (event !== 'INITIAL_SESSION' && source !== 'tab') channel?.postMessage(now)
  publish(event, source)
  if (event !== 'SIGNED_IN' || !isVerified) return
  isVerified = false
  publishToAll('MFA_CHALLENGE_VERIFIED')
}

/** For a second step of signing in that was right: an event of the session that is seen next. */
export function publishChallengeVerified(): void {
  isVerified = true
}

export function publishPasswordRecovery(): void {
  publish('PASSWORD_RECOVERY', 'page')
}

/** For a change that the session does not show, as of its password. */
export function publishUserUpdated(): void {
  publishToAll('USER_UPDATED')
}

function publishToAll(event: ToldEvent): void {
  channel?.postMessage(event)
  publish(event, 'page')
}

function publish(event: AuthEvent, source: Source): void {
  for (const listener of listeners) listener(event, session ?? null, source)
}

function eventOf(before: ClientSession | null | undefined, now: ClientSession | null): AuthEvent | undefined {
  if (before === undefined) return 'INITIAL_SESSION'
  if (before === null || now === null) {
    if (now) return 'SIGNED_IN'
    return before ? 'SIGNED_OUT' : undefined
  }
  if (before.user.email !== now.user.email) return 'USER_UPDATED'
  if (now.user.factors.length > before.user.factors.length) return 'MFA_CHALLENGE_VERIFIED'
  return now.expiresAt > before.expiresAt ? 'TOKEN_REFRESHED' : undefined
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL)
  opened.addEventListener('message', ({ data }: MessageEvent<ClientSession | null | ToldEvent>) =>
    typeof data === 'string' ? publish(data, 'tab') : observeSession(data, 'tab'),
  )
  return opened
}

/** While the page is visible: checks the session, and extends it shortly before its end. */
async function tick(): Promise<void> {
  if (!session || document.visibilityState !== 'visible') return
  const nearEnd = session.expiresAt - Date.now() <= TICKS_BEFORE_EXPIRY * TICK_MS
  const until = Date.now() + TICK_MS
  for (let pause = FIRST_RETRY_MS; ; pause *= 2) {
    const answer = await ask(nearEnd ? 'POST' : 'GET')
    if (answer !== 'try again') return observeSession(answer, 'check')
    if (Date.now() + pause >= until) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function ask(method: 'GET' | 'POST'): Promise<ClientSession | null | 'try again'> {
  try {
    const answer = await fetch('/auth/session', { method })
    if (answer.ok) return (await answer.json()) as ClientSession
    return answer.status === 429 || answer.status >= 500 ? 'try again' : null
  } catch {
    return 'try again'
  }
}
