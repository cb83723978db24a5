import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

/** The few words known of languages that no profile has; they are looked for in every text. */
export const OTHERS: WishWords = {
  refused: `без, не любит, не пьет, не пьёт, не ест, не любить, не п'є, не їсть`,
  allergic: `аллергия на, алергія на`,
  owned: '',
  wanted: '',
  thenAllergic: '',
  thenRefused: '',
  thenOwned: '',
  allRefused: '',
  allOwned: '',
  only: `bara, endast, sadece, yalnızca, лише, тільки, только, فقط`,
  and: `и, или, та, або, і`,
  begins: `она, он, вона, він`,
  filler: '',
  things: `
vegetarian: вегетарианка, вегетарианец
experience: upplevelser, deneyim, deneyimler, враження, впечатления, تجارب
books: böcker, kitap, kitaplar, книжки, книги, книг, كتب
vouchers: presentkort
chocolate: шоколад, шоколада
alcohol: алкоголь, алкоголя
peanuts: арахис
nuts: орехи, орехов
sweets: сладости, сладостей
clothes: одежда, одежды
perfume: духи, духов
flowers: цветы, цветов`,
}
