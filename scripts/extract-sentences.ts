import { spawnSync } from 'node:child_process'

/** Writes the sentences of the code into the files of all languages; those that are gone are taken out. */
const extracted = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], { stdio: 'inherit' })
process.exit(extracted.status ?? 1)
