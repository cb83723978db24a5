import type { Route } from './+types/ideas-csv.route'
import { COLUMN_NAMES } from '#app/copy/ideas-table.ts'
import { COLUMNS } from '#app/domain/pasted-ideas/column-names.ts'
import { ideasTable } from '#app/domain/pasted-ideas/pasted-table.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const profile = await requireOwnedProfile(args)
  const list = await ideasOfProfile(servicesOf(args.context).db, profile.id)
  const words = wordsFor(args.context)
  const table = ideasTable(
    COLUMNS.map((column) => words._(COLUMN_NAMES[column])),
    list.map(({ text, productUrl, details, price, priceGuessed }) => ({
      text,
      link: productUrl ?? '',
      details,
      // Imported again, a guess would be taken for the owner's own price.
      price: priceGuessed ? '' : price,
    })),
  )
  return new Response(`\ufeff${table}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wishfolio-${profile.slug}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
