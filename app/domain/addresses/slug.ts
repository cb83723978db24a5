import anyAscii from 'any-ascii'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'

/** No 0/o, 1/l/i, u/v, so that addresses survive being read aloud or copied by hand. 29 letters, 12 places: 58 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstwxyz'
const RANDOM_PLACES = 12
const NAME_PLACES = 40
/** Letters of scripts whose names can be read when each is written in Latin ones; others are left out. */
const READABLE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu

/** An unguessable identifier: 12 letters of an unambiguous alphabet. `random` gives that many bytes. */
export function randomId(random: (bytes: number) => Uint8Array): string {
  let id = ''
  while (id.length < RANDOM_PLACES) {
    // Bytes beyond the last whole multiple are dropped, for a uniform distribution.
    for (const byte of random(RANDOM_PLACES)) {
      if (byte < ALPHABET.length * 8 && id.length < RANDOM_PLACES) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}

/** The public address of a profile: the recipient's name made URL-safe, `-`, 12 random letters. */
export function newSlug(recipientName: string, random: (bytes: number) => Uint8Array): string {
  const name = recipientName
    .slice(0, NAME_LIMIT)
    .normalize('NFKC')
    .replace(READABLE, (letter) => anyAscii(letter).replace(/\W/g, ''))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, NAME_PLACES)
    .replace(/-+$/, '')
  return name === '' ? randomId(random) : `${name}-${randomId(random)}`
}

/** Whether a path segment can be a slug. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]{12,60}$/.test(value)
}
