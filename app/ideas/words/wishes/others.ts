import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'
// STUB
export const OTHERS: WishWords = { refused: '', allergic: '', owned: '', wanted: '', thenRefused: '', thenOwned: '', allRefused: '', allOwned: '', only: '', and: '', begins: '', filler: '', things: '' }
