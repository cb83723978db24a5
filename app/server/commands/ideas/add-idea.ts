import type { IdeaLine } from '#app/domain/ideas/gift-suggestions.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { splitAddress } from '#app/domain/ideas/product-address.ts'
import { type Outcome, refused } from '#app/domain/outcome.ts'
import { trimmed } from '#app/domain/text.ts'
import { saveSuggestions } from '#app/server/commands/ideas/save-suggestions.ts'
import { lockList } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/**
 * Adds one line to a profile's list as it is now; in words that are there already it fills what that idea lacks, or gets a
 * number. What is taken stays so. Refused: as `saveSuggestions`, at the fields of a line without its number;
 * 'product_link_required' without an address.
 */
export async function addIdea(
  services: Pick<Services, 'db' | 'live' | 'shops' | 'env' | 'clock'>,
  profile: OwnedProfile,
  line: Omit<IdeaLine, 'id'>,
): Promise<Outcome<unknown>> {
  const required = 'product_link_required'
  if (trimmed(line.link ?? '') === '' && splitAddress(line.text).link === '')
    return refused(required, { [IDEA_FIELDS.link]: required })
  return services.db.transaction(async (tx) => {
    const list = await lockList(tx, profile.id)
    if (!list) return refused('profile_not_found')
    const before = list.ideas.map(({ id, text }) => ({ id, text }))
    const saved = await saveSuggestions({ ...services, db: tx }, profile, {
      version: list.version,
      lines: [...before, { ...line, id: null }],
      knownTaken: [],
      letGo: [],
    })
    if (saved.ok) return saved
    const fields = Object.entries(saved.fields ?? {}).map(([name, why]) => [name.replace(/_\d+$/, ''), why])
    return { ...saved, fields: Object.fromEntries(fields) }
  })
}
