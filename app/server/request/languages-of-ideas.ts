import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { namedLanguages } from '#app/server/request/words.ts'
import type { Services } from '#app/server/services.ts'

interface LanguageOfIdeas {
  tag: string
  /** Its own. */
  name: string
  /** Neither we nor a model have ideas in it. */
  inEnglish: boolean
}

/** The languages that an owner can choose for the ideas of a list. */
export function languagesToChoose({
  ideaLanguages,
  env,
}: Pick<Services, 'ideaLanguages' | 'env'>): LanguageOfIdeas[] {
  const isOurs = (tag: string) => tag === SOURCE_LANGUAGE || ideaLanguages.has(tag)
  return namedLanguages().map(([tag, name]) => ({
    tag,
    name,
    inEnglish: !isOurs(tag) && env.AI_PROVIDER === undefined,
  }))
}
