import { type Catalogue, topicNamed } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import { ideaProblems } from '#app/ideas/catalogue/idea-lint.ts'
import { type Idea, KINDS } from '#app/ideas/idea.ts'
import { unaccented } from '#app/ideas/catalogue/subjects.ts'
import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

export interface Minimums {
  ideasPerTopic: number
  categoriesPerTopic: number
  templatesPerKind: number
  plainCheapIdeasPerAge: number
  ideasPerSubject: number
  heartsPerSubject: number
}

/** What a new topic, subject or kind needs before it is offered. */
export const MINIMUMS: Minimums = {
  ideasPerTopic: 12,
  categoriesPerTopic: 6,
  templatesPerKind: 4,
  plainCheapIdeasPerAge: 30,
  ideasPerSubject: 6,
  heartsPerSubject: 3,
}
const MAX_AGE_CHECKED = 100
const CHEAP = 5

/** Every problem of a catalogue, each with file, line and what to do; empty when there is none. */
export function lint(catalogue: Catalogue, minimums: Minimums): string[] {
  const { topics, templates, universal } = catalogue
  const filled = new Set(catalogue.namedKinds.map(({ where }) => where))
  const subjects = [
    ...catalogue.subjects.filter(({ written, where }) => written.length > 0 && !filled.has(where)),
    ...catalogue.namedKinds.map((section) => ({ ...section, written: section.ideas })),
  ]
  return [
    ...[
      ...topics.flatMap(({ ideas }) => ideas),
      ...subjects.flatMap(({ written }) => written),
      ...[...templates.values()].flat(),
      ...universal,
    ].flatMap(ideaProblems),
    ...topics.flatMap((topic) => topicProblems(topic, minimums)),
    ...subjects.flatMap((subject) => subjectProblems(subject, minimums)),
    ...strayRows(catalogue),
    ...nameProblems(catalogue),
    ...unfitProblems(catalogue),
    ...templateProblems(catalogue, minimums),
    ...universalProblems(catalogue, minimums),
  ]
}

/** Rows that are for a subject of their topic which it does not have; its own title keeps a row from them all. */
function strayRows({ topics, subjects }: Catalogue): string[] {
  return topics.flatMap((topic) => {
    const within = subjects.filter((subject) => subject.within === topic)
    const titles = new Set([topic, ...within].map(({ title }) => title))
    return topic.ideas.flatMap(({ of, where }) =>
      of
        .filter((title) => !titles.has(title))
        .map((title) => `${where}: "${title}" is no subject of ${topic.title}`),
    )
  })
}

function topicProblems({ title, ideas, where }: Topic, minimums: Minimums): string[] {
  const amounts = [
    { name: 'ideas', count: ideas.length, min: minimums.ideasPerTopic },
    {
      name: 'categories',
      count: new Set(ideas.map(({ category }) => category)).size,
      min: minimums.categoriesPerTopic,
    },
  ]
  return [...tooFew(amounts).map((few) => `${where}: "${title}": ${few}`), ...duplicates(ideas)]
}

function subjectProblems(
  { title, where, written, ideas }: Pick<Topic, 'title' | 'where' | 'written' | 'ideas'>,
  minimums: Minimums,
): string[] {
  const amounts = [
    { name: 'rows of its own', count: written.length, min: minimums.ideasPerSubject },
    {
      name: 'rows marked heart',
      count: written.filter(({ heart }) => heart).length,
      min: minimums.heartsPerSubject,
    },
  ]
  return [...tooFew(amounts).map((few) => `${where}: "${title}": ${few}`), ...duplicates(ideas)]
}

function nameProblems(catalogue: Catalogue): string[] {
  const titles = new Set(catalogue.topics.map(({ title }) => title))
  return [...catalogue.topics, ...catalogue.subjects].flatMap((topic) => {
    const names = [topic.title, ...topic.also]
    const keys = new Set(names.map((name) => lemmas(name).join(' ')))
    return [
      ...topic.near
        .filter((name) => !titles.has(name))
        .map((name) => `${topic.where}: near "${name}" is no topic's title, correct or remove it`),
      ...(topic.later && !titles.has(topic.later.title)
        ? [
            `${topic.where}: from ${topic.later.from} "${topic.later.title}" is no topic's title, correct or remove it`,
          ]
        : []),
      ...names
        .map((name) => ({ name, owner: topicNamed(catalogue, lemmas(name)) }))
        .filter(({ owner }) => owner !== topic)
        .map(
          ({ name, owner }) =>
            `${topic.where}: "${name}" already means ${owner?.title} (${owner?.where}), remove one`,
        ),
      ...names
        .filter((name) => !keys.has(lemmas(unaccented(name)).join(' ')))
        .map((name) => `${topic.where}: also "${unaccented(name)}", as people type it`),
    ]
  })
}

function unfitProblems({ topics, templates }: Catalogue): string[] {
  return topics.flatMap(({ kind, unfit, situation, where }) => {
    const words = new Set((templates.get(kind) ?? []).flatMap(({ text }) => lemmas(text)))
    return [
      ...(situation && unfit.length > 0
        ? [`${where}: no template is filled for a situation, remove unfit`]
        : []),
      ...unfit
        .filter((word) => !words.has(word))
        .map((word) => `${where}: no template of ${kind} contains "${word}", remove it from unfit`),
    ]
  })
}

function templateProblems({ templates }: Catalogue, minimums: Minimums): string[] {
  return KINDS.flatMap((kind) => {
    const rows = templates.get(kind) ?? []
    const ideas = rows.filter(({ text }) => text.includes('{hobby}'))
    const merchandise = ideas.filter(({ attributes }) => attributes.has('merchandise')).length
    return [
      ...(ideas.length < minimums.templatesPerKind
        ? [`templates.ts: ${kind} has ${ideas.length}, write ${minimums.templatesPerKind}`]
        : []),
      ...(merchandise * 3 > ideas.length ? [`templates.ts: ${kind} is more than a third merchandise`] : []),
      ...duplicates(rows),
    ]
  })
}

function universalProblems(catalogue: Catalogue, minimums: Minimums): string[] {
  const plain = plainAndCheap(catalogue)
  const short = Array.from({ length: MAX_AGE_CHECKED + 1 }, (_, age) => ({
    age,
    count: plain.filter(({ ages }) => ages.from <= age && age <= ages.to).length,
  })).filter(({ count }) => count < minimums.plainCheapIdeasPerAge)
  return [
    ...short.map(
      ({ age, count }) =>
        `universal.ts: at ${age} years only ${count} ideas without any attribute cost at most ` +
        `${CHEAP}, write ${minimums.plainCheapIdeasPerAge}`,
    ),
    ...duplicates(catalogue.universal),
  ]
}

/** The universal ideas that no refused attribute and hardly any budget rules out. */
function plainAndCheap({ universal }: Pick<Catalogue, 'universal'>): readonly Idea[] {
  return universal.filter(
    (idea) =>
      idea.attributes.size === 0 &&
      idea.occasions.length === 0 &&
      idea.price.typical <= CHEAP &&
      impliedAttributes(lemmas(idea.text)).size === 0,
  )
}

function tooFew(amounts: readonly { name: string; count: number; min: number }[]): string[] {
  return amounts
    .filter(({ count, min }) => count < min)
    .map(({ name, count, min }) => `${name}: ${count}, write ${min}`)
}

function duplicates(ideas: readonly Idea[]): string[] {
  const first = new Map<string, Idea>()
  return ideas.flatMap((idea) => {
    const before = first.get(sameIdeaKey(idea.text))
    first.set(sameIdeaKey(idea.text), before ?? idea)
    return before ? [`${idea.where}: same as ${before.where}, write another one — ${idea.text}`] : []
  })
}
