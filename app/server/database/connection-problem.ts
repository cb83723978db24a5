const UNKNOWN_AUTHORITY =
  'its certificate is of no authority that this machine knows: start with NODE_EXTRA_CA_CERTS=<file>, the certificate of its authority or, where it signed itself, its own'

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is it running, and are host and port right?',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  EHOSTUNREACH: 'no network leads to its host',
  ENETUNREACH: 'no network leads to its host',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it hangs up',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet; is the clock of this machine right?',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name; write the name that stands in the certificate',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it speaks no TLS on this port, or not from the start',
}

/** Why another server cannot be reached, in words that quote nothing of its address; undefined for other failures. */
export function connectionProblem(error: unknown): string | undefined {
  const { code, originalCode, cause } = error as { code?: unknown; originalCode?: unknown; cause?: unknown }
  const words = [originalCode, code].map((one) => WORDS[String(one)]).find(Boolean)
  return words ?? (cause instanceof Error ? connectionProblem(cause) : undefined)
}
