/** A number in [0, 1) that depends on the seed and the text only (FNV-1a with murmur's finish). */
export function seededNoise(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed | 0, 0x9e3779b1)
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
