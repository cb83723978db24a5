import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and a fifth of a second of a slow core, as OWASP recommends for scrypt. */
const COST = { ln: 14, r: 8, p: 5 }
const KEY_BYTES = 32
const HASH = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** A password as it is stored, with what it cost to make: '$scrypt$ln=14,r=8,p=5$salt$key', the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, KEY_BYTES, COST)
  const { ln, r, p } = COST
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether a password is the one of a hash, whatever that cost to make. False for what is no hash of ours. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = HASH.exec(hash) ?? []
  if (!salt || !key) return false
  const right = Buffer.from(key, 'base64url')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64url'), right.length, cost), right)
}

function keyOf(password: string, salt: Buffer, bytes: number, { ln, r, p }: typeof COST): Promise<Buffer> {
  // Keyboards write the same letter in several ways.
  const text = password.normalize('NFKC')
  return new Promise((resolve, reject) =>
    scrypt(text, salt, bytes, { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
