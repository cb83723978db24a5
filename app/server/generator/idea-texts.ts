import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { textsOf } from '#app/ideas/catalogue/texts.ts'
import type { IdeaTexts } from '#app/ideas/idea.ts'

const FOLDERS = 'app/languages/*/ideas'

/** The folders with what our ideas say, by language. */
function foldersOfIdeas(folders = FOLDERS): Map<string, string> {
  return new Map(globSync(folders).map((folder) => [folder.split('/').at(-2) ?? '', folder]))
}

/** The languages beside English that our ideas come in, those that are not whole yet among them: nothing is read. */
export function languagesOfIdeas(): ReadonlySet<string> {
  return new Set(foldersOfIdeas().keys())
}

/**
 * What our ideas say in a language, read from its files when it is first asked for; undefined where it has none or not all of
 * them. It takes 2 to 3 MB a language.
 */
export function ideaTexts(folders?: string): (language: string) => Promise<IdeaTexts | undefined> {
  const paths = foldersOfIdeas(folders)
  const read = new Map<string, Promise<IdeaTexts | undefined>>()
  return (language) => {
    const folder = paths.get(language)
    if (folder === undefined) return Promise.resolve(undefined)
    const texts = read.get(language) ?? textsIn(folder, language)
    read.set(language, texts)
    return texts
  }
}

async function textsIn(folder: string, language: string): Promise<IdeaTexts | undefined> {
  const words: string[] = []
  for (const file of globSync(`${folder}/*.po`)) {
    for (const { msgid, msgstr } of parsePo(await readFile(file, 'utf8')).items) {
      const place = placeOf(msgid)
      if (place !== undefined) words[place] = msgstr[0] ?? ''
    }
  }
  return inOneText(language, words)
}

/** Thirty thousand strings would take three times the memory of one. */
function inOneText(language: string, words: readonly string[]): IdeaTexts | undefined {
  const ends = new Uint32Array(places().size)
  let end = 0
  for (const place of ends.keys()) {
    const length = words[place]?.length ?? 0
    if (length === 0) return undefined
    end += length
    ends[place] = end
  }
  const all = words.join('')
  return {
    language,
    of(english) {
      const place = placeOf(english)
      return place === undefined ? undefined : all.slice(ends[place - 1] ?? 0, ends[place])
    },
  }
}

let known: ReadonlyMap<string, number> | undefined

/** Where each text of the catalogue stands among all, alike for all languages. */
function places(): ReadonlyMap<string, number> {
  known ??= new Map(
    [...textsOf(wholeCatalogue()).values()].flat().map(({ english }, place) => [english, place] as const),
  )
  return known
}

function placeOf(english: string): number | undefined {
  return places().get(english)
}
