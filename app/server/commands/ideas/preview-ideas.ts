import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { PREVIEW_SEED, PREVIEWED_IDEAS } from '#app/domain/ideas/generation.ts'
import { recipientOf } from '#app/ideas/of-profile.ts'
import type { Services } from '#app/server/services.ts'

/**
 * The first built-in ideas for an unsaved profile, in a language. Stores nothing, asks no model. None above the limit of
 * previews.
 */
export async function previewIdeas(
  { builtInGenerator, countPreview }: Pick<Services, 'builtInGenerator' | 'countPreview'>,
  { fields, language }: { fields: GiftProfileFields; language: string },
  client: string,
): Promise<string[]> {
  if (countPreview(client) !== undefined) return []
  const ideas: string[] = []
  const wanted = { count: PREVIEWED_IDEAS, exclude: [], language, seed: PREVIEW_SEED }
  for await (const { text } of builtInGenerator.ideasFor(recipientOf(fields), wanted)) ideas.push(text)
  return ideas
}
