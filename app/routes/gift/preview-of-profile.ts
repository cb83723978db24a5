import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface ToldOfProfile {
  name: string
  occasion: string
  date: string
}

/** What the page's title and a chat say of a shared profile: in the visitor's words, and in those of the profile. */
export function previewOfProfile(words: I18n, { name, occasion, date }: ToldOfProfile) {
  return {
    title: words._(msg`Gift ideas for ${name}`),
    description: words._(msg`${occasion}, ${date}. Pick one, so that nobody gives the same thing twice.`),
  }
}
