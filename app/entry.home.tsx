import Home from '#app/routes/home/home.tsx'
import { hydrateVisitorPage } from '#app/visitor/page.tsx'

hydrateVisitorPage({ Screen: Home })
