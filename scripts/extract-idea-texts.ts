import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts'
import { wholeCatalogue } from '../app/ideas/catalogue/catalogue.ts'
import { type CatalogueText, textsOf } from '../app/ideas/catalogue/texts.ts'

/** Writes the texts of ideas into the folder `ideas` of each language that has one; those that are gone are taken out. */
export function extractIdeaTexts(): void {
  const texts = textsOf(wholeCatalogue())
  for (const folder of globSync('app/languages/*/ideas')) {
    const said = new Map(
      globSync(`${folder}/*.po`).flatMap((path) => [...saidIn(readFileSync(path, 'utf8'))]),
    )
    for (const [file, of] of texts) {
      const po = poOf(folder.split('/').at(-2) ?? '', of, said)
      const path = `${folder}/${file}.po`
      if (!existsSync(path) || readFileSync(path, 'utf8') !== po) writeFileSync(path, po)
    }
  }
}

function saidIn(po: string): [english: string, words: string][] {
  return parsePo(po).items.map(({ msgid, msgstr: [words = ''] }) => [msgid, words])
}

/** The file of a language with these texts, those that are `said` with their words. */
function poOf(language: string, texts: readonly CatalogueText[], said: ReadonlyMap<string, string>): string {
  const items = texts.map(({ english, note }) => ({
    ...createItem(),
    msgid: english,
    msgstr: [said.get(english) ?? ''],
    extractedComments: [note],
  }))
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }
  return `${stringifyPo({ ...createPoFile(), headers, items }, { foldLength: 0 })}\n`
}
