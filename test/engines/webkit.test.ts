import { startWebKit } from './webkit.ts'
import { journeysIn } from './journeys.ts'

journeysIn(startWebKit)
