/** SQLSTATEs: what a row refers to is gone, and a transaction that another one kept from ending. */
const OVERTAKEN = /^(23503|40001|40P01)$/

/** Whether a write failed because of another at the same moment, and not for a fault. */
export function isOvertaken(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? OVERTAKEN.test(code) : cause instanceof Error && isOvertaken(cause)
}
