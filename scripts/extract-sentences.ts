import { spawnSync } from 'node:child_process'
import { extractIdeaTexts } from './extract-idea-texts.ts'

/** Writes the sentences of the code and the texts of ideas into the files of all languages; those that are gone are taken out. */
const extracted = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], { stdio: 'inherit' })
if (extracted.status === 0) extractIdeaTexts()
process.exit(extracted.status ?? 1)
