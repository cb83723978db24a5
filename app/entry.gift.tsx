import Gift from '#app/routes/gift/gift.tsx'
import { hydrateVisitorPage } from '#app/visitor/page.tsx'

hydrateVisitorPage({ Screen: Gift, unreachable: 'idea_take_failed', tooMany: 'too_many_takes' })
