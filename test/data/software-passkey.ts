import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

/** What may be wrong with an answer; by default all is right, and uses are counted. */
interface Wrong {
  origin?: string
  rpId?: string
  counter?: number
  verified?: boolean
  challenge?: string
}

/** An authenticator with one ES256 key, of which a browser would make its answers. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** The answer to a request for a new passkey, as JSON. */
  made({ challenge, rp }: { challenge: string; rp: { id?: string | undefined } }, wrong: Wrong = {}): string {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const credential = Buffer.from(this.id, 'base64url')
    const data = Buffer.concat([
      this.#data(rp.id ?? '', WITH_KEY, wrong),
      Buffer.alloc(16),
      Buffer.from([0, credential.length]),
      credential,
      // A COSE key in CBOR: of kind EC2, for ES256, on P-256.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const attestation = Buffer.concat([
      Buffer.from('\xa3cfmtdnonegattStmt\xa0hauthData\x58', 'latin1'),
      Buffer.from([data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', { challenge, ...wrong }),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to a request for this passkey. */
  used({ challenge, rpId }: { challenge: string; rpId?: string | undefined }, wrong: Wrong = {}): string {
    const client = this.#client('webauthn.get', { challenge, ...wrong })
    const data = this.#data(rpId ?? '', 0, wrong)
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
    return this.#answer({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #data(rpId: string, flags: number, wrong: Wrong): Buffer {
    this.#counter = wrong.counter ?? this.#counter + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const verified = wrong.verified === false ? 0 : VERIFIED
    return Buffer.concat([
      sha256(Buffer.from(wrong.rpId ?? rpId)),
      Buffer.from([PRESENT | verified | flags]),
      counter,
    ])
  }

  #client(type: string, { challenge, origin = 'http://localhost:3000' }: Wrong): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
  }

  #answer(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
