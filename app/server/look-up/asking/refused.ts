/** Why a host was not asked, or gave nothing. */
export type AskFailure =
  /** The address, one that it redirects to, or where its host lies. */
  | 'address'
  /** Too many look-ups are waiting. */
  | 'busy'
  /** No such host, or no connection. */
  | 'unreachable'
  /** No certificate of the very host that is trusted and has not ended. */
  | 'untrusted'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  /** The answer is not what HTTP or its compression allow. */
  | 'broken'
  /** The host answers, but not us: 401, 403, 429, 503 and the like. */
  | 'turned_away'
  /** There is nothing at this address: 404, 410 and other answers of a failure. */
  | 'not_found'

export class AskRefused extends Error {
  override readonly name = 'AskRefused'
  readonly code: AskFailure

  constructor(code: AskFailure) {
    super(`look-up refused: ${code}`)
    this.code = code
  }
}
