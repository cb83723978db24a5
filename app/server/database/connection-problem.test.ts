import { expect, test } from 'vitest'
import { connectionProblem } from '#app/server/database/connection-problem.ts'

const UNKNOWN = /no authority that this machine knows/

// What the real servers of `reachable.test.ts` and `smtp-problem.test.ts` do not answer.
test.each([
  [{ code: 'EHOSTUNREACH' }, /no network leads to its host/],
  [{ code: 'ENETUNREACH' }, /no network leads to its host/],
  [{ code: 'ETIMEDOUT' }, /does not answer/],
  [{ code: 'ECONNRESET' }, /hangs up/],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, UNKNOWN],
  [{ code: 'UNABLE_TO_GET_ISSUER_CERT' }, UNKNOWN],
  [{ code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' }, UNKNOWN],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, UNKNOWN],
  [{ code: 'CERT_HAS_EXPIRED' }, /certificate has expired/],
  [{ code: 'CERT_NOT_YET_VALID' }, /not valid yet.*clock/],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, /certificate has expired/],
  [{ cause: Object.assign(new Error('no'), { code: 'ECONNRESET' }) }, /hangs up/],
])('%j is said in words', (error, words) => {
  expect(connectionProblem(error)).toMatch(words)
})

test('what is no matter of the connection has no words', () => {
  expect(connectionProblem(new Error('no'))).toBeUndefined()
})
