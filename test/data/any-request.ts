import fc from 'fast-check'
import { fieldsInPlace, FORM_POSTS, type FormPost, inPlace } from '#test/data/form-posts.ts'
import { odd, oddCookie, oddInAddress, oddInHeader } from '#test/data/odd-texts.ts'
import type { OwnedThings } from '#test/data/owned-things.ts'
import { ORIGIN } from '#test/browser.ts'

/** A request that no form of ours makes. */
export interface AnyRequest {
  by: keyof OwnedThings['visitors']
  method: string
  path: string
  headers: [name: string, value: string][]
  cookies: [name: string, value: string][]
  body: BodyInit | undefined
}

type Fields = [name: string, value: string][]

const FIELDS = [...new Set(Object.values<FormPost>(FORM_POSTS).flatMap(([, fields]) => Object.keys(fields)))]
const ROUTES = ['root', 'routes/portal/portal.route', 'routes/portal/profiles/edit-profile.route', 'routes/gift/gift.route', '']
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Forwarded',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Real-IP',
  'X-Request-Id',
]
const COOKIES = ['session_token', 'session_data', 'flash', 'wanted', 'reset', 'code', 'device', 'nothing']

/** Fuzzed requests: these addresses and forms, each changed in one way or several. */
export function anyRequest(
  addresses: readonly string[],
  places: OwnedThings['places'],
): fc.Arbitrary<AnyRequest> {
  const posts = Object.values<FormPost>(FORM_POSTS).map(
    ([at, fields]) => [at, fieldsInPlace({ places }, fields)] as const,
  )
  const asked = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...posts).map(([at, fields]) => ({ at, fields, post: true })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...addresses), fc.constantFrom(...posts))
        .map(([at, [, fields]]) => ({ at, fields, post: false })),
    },
  )
  return asked.chain(({ at, fields, post }) =>
    fc
      .record({
        by: fc.constantFrom('nobody', 'other', 'owner'),
        method: methods(post),
        path: pathOf(at, places),
        origin: fc.oneof(
          { weight: 9, arbitrary: fc.constant<string[]>([ORIGIN]) },
          fc.constant<string[]>([]),
          oddInHeader.map((value) => [value]),
        ),
        headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), oddInHeader), { maxLength: 3 }),
        cookies: few(
          fc.tuple(
            fc.constantFrom(...COOKIES).map((name) => `wishfolio.${name}`),
            oddCookie,
          ),
        ),
        body: bodyOf(fields),
      })
      .map(({ origin, headers, body: [type, body], ...rest }) => ({
        ...rest,
        headers: [
          ...origin.map((value): [string, string] => ['Origin', value]),
          ...(type === undefined ? [] : [['Content-Type', type] satisfies [string, string]]),
          ...headers,
        ],
        body: rest.method === 'GET' || rest.method === 'HEAD' ? undefined : body,
      })),
  )
}

function few<Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant<Value[]>([]) }, fc.array(one, { maxLength: 2 }))
}

function methods(post: boolean): fc.Arbitrary<string> {
  const usual = post ? 'POST' : 'GET'
  const others = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
}

/** An address with existing or other values for its parameters; as page or data; with its own query or any. */
function pathOf(at: string, places: OwnedThings['places']): fc.Arbitrary<string> {
  const [pattern = '', query] = at.split('?')
  const place = fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, oddInAddress)
  const ending = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constant('.data') },
    fc.constantFrom('/', '/_.data', '/.data', '.DATA', '.data.data', '/__manifest', '/live'),
  )
  const oddQuery = fc
    .tuple(
      fc.constantFrom(
        'idea',
        'token',
        'invitation',
        'next',
        'search',
        'page',
        'from',
        'to',
        'mode',
        'created',
        'index',
        '_routes',
        'quiz',
      ),
      fc.oneof(oddInAddress, fc.constantFrom(...ROUTES)),
    )
    .map(([name, value]) => `${name}=${value}`)
  const queries = fc.oneof(
    { weight: 4, arbitrary: fc.constant(query === undefined ? [] : [query]) },
    { weight: 2, arbitrary: fc.array(oddQuery, { minLength: 1, maxLength: 3 }) },
    oddInAddress.map((text) => [text]),
  )
  return fc.tuple(place, ending, queries).map(([instead, end, asked]) => {
    const fill = (text: string) => inPlace({ places }, text, instead)
    const path = fill(pattern) + end
    return asked.length === 0 ? path : `${path}?${asked.map(fill).join('&')}`
  })
}

/** A valid form with a few fields changed, in either encoding; or bytes that are no form. */
function bodyOf(fields: FormPost[1]): fc.Arbitrary<[type: string | undefined, body: BodyInit | undefined]> {
  const right: Fields = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  const bent = fc
    .tuple(
      fc.subarray(right, { minLength: Math.max(0, right.length - 2) }),
      few(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), odd), odd)),
      few(fc.tuple(fc.nat(Math.max(0, right.length - 1)), odd)),
    )
    .map(([some, more, instead]): Fields => {
      const replaced = some.map(([name, value], at): [string, string] => [
        name,
        instead.find(([place]) => place === at)?.[1] ?? value,
      ])
      return [...replaced, ...more]
    })
  return fc.oneof(
    fc.constant([undefined, undefined] as const),
    { weight: 6, arbitrary: bent.map((form) => [undefined, new URLSearchParams(form)] as const) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bent, fc.boolean())
        .map(([form, files]) => [undefined, multipart(form, files)] as const),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/json',
          'text/plain',
          'text/x-script',
          '',
        ),
        fc.oneof(
          fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes)),
          odd.map((text) => text.toWellFormed()),
          bent.map((form) => JSON.stringify(Object.fromEntries(form))),
        ),
      ),
    },
  ) as fc.Arbitrary<[string | undefined, BodyInit | undefined]>
}

function multipart(form: Fields, files: boolean): FormData {
  const made = new FormData()
  for (const [name, value] of form) {
    made.append(name, files ? new File([value], value.slice(0, 50)) : value)
  }
  return made
}
