// Imported into the server by `NODE_OPTIONS`: counts how often React renders a page, as bytes in a file.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const server = createRequire(import.meta.url)('react-dom/server')
const render = server.renderToPipeableStream
server.renderToPipeableStream = (...page) => {
  appendFileSync(process.env.RENDERS_FILE, '.')
  return render(...page)
}
