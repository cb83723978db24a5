import { impliedAttributes } from '#app/ideas/attributes-of.ts'
import type { Catalogue } from '#app/ideas/catalogue.ts'
import { sameIdeaKey } from '#app/ideas/filter.ts'
import { type Attribute, type Idea, KINDS } from '#app/ideas/idea.ts'
import { holds, lemmas } from '#app/ideas/lemmas.ts'

/** The least a catalogue must hold; the design's figures are the goal. */
export interface Floor {
  topics: number
  ideasPerTopic: number
  templatesPerKind: number
  plainCheapIdeasPerAge: number
}

/** Only wishes speak of these, no safety hangs on them. */
const SOFT: ReadonlySet<Attribute> = new Set(['eco', 'handmade', 'practical', 'sentimental'])
const MOST_YEARS_CHECKED = 60
const PLAIN_AND_CHEAP = 5
const BRANDS = (
  'nike,adidas,reebok,apple watch,apple pencil,samsung,sony,bose,canon,nikon,gopro,dyson,kitchenaid,' +
  'le creuset,moleskine,hydro flask,patagonia,north face,fitbit,garmin,kindle,amazon,ikea,etsy,' +
  'google,alexa,echo dot,airpods,ipad,iphone,tefal,nespresso,nutribullet,instant pot,tupperware,' +
  'crayola,faber castell,copic,winsor newton,prismacolor,sharpie,parker pen,montblanc,lululemon,levi,' +
  'gucci,prada,chanel,dior,tiffany,pandora bracelet,swarovski,rolex,casio,seiko,ray ban,oakley,' +
  'speedo,dryrobe,wilson,titleist,callaway,shimano,peloton,yamaha,bosch,makita,dewalt,' +
  'black and decker,leatherman,victorinox,swiss army,weber grill,lodge skillet,pyrex,oxo,funko,' +
  'hasbro,mattel,ravensburger,playmobil,nerf,hot wheels,tonka,play doh,tamiya,airfix,cricut,dymo,' +
  'polaroid,instax,fujifilm,lego group,starbucks,lindt,godiva,hershey,cadbury,nutella,haribo,' +
  'coca cola,pepsi,guinness,heineken,jack daniels,lush cosmetics,body shop,yankee candle,jo malone,' +
  'tesla,bmw,harley davidson,netflix,spotify,audible,playstation,xbox,nintendo,steam deck,logitech,' +
  'razer,roomba,philips,braun,oral b,fiskars,gardena,ugg,crocs,birkenstock,doc martens,dr martens,' +
  'timberland,osprey,decathlon,carhartt,barbour,hunter boots,post it,rubik'
)
  .split(',')
  .map(lemmas)

function aboutIdea(idea: Idea): string[] {
  const words = lemmas(idea.text.replace('{hobby}', ''))
  const missing = [...impliedAttributes(words)].filter(
    (attribute) => !SOFT.has(attribute) && !idea.attributes.has(attribute),
  )
  const brand = BRANDS.find((name) => holds(words, name))
  const length = idea.text.split(' ').length
  return [
    ...(missing.length > 0
      ? [`add ${missing.join(' ')}, or the phrase to "harmless" in attribute-words.ts if the words mislead`]
      : []),
    ...(brand ? [`"${brand.join(' ')}" is a maker or shop: name the thing instead`] : []),
    ...(length < 2 || length > 6 ? [`has ${length} words: write 2 to 6`] : []),
    ...(idea.price.typical > 3000 ? ['typical price above 3000: no gift'] : []),
    ...(lemmas(idea.text).length === 0 || !idea.text.includes(idea.headNoun)
      ? ['its head noun is not in it']
      : []),
  ].map((complaint) => `${idea.where}: ${complaint} — ${idea.text}`)
}

function duplicates(ideas: readonly Idea[]): string[] {
  const first = new Map<string, Idea>()
  return ideas.flatMap((idea) => {
    const before = first.get(sameIdeaKey(idea.text))
    first.set(sameIdeaKey(idea.text), before ?? idea)
    return before ? [`${idea.where}: same as ${before.where}, write another one — ${idea.text}`] : []
  })
}

function aboutNames({ topics, topicByName }: Catalogue): string[] {
  return topics.flatMap((topic) => [
    ...topic.near
      .filter((name) => !topics.some(({ title }) => title === name))
      .map((name) => `${topic.where}: near "${name}" is no topic's title, correct or remove it`),
    ...[topic.title, ...topic.also]
      .map((name) => ({ name, owner: topicByName.get(lemmas(name).join(' ')) }))
      .filter(({ owner }) => owner !== topic)
      .map(
        ({ name, owner }) =>
          `${topic.where}: "${name}" already means ${owner?.title} (${owner?.where}), remove one`,
      ),
  ])
}

/** Whether an idea can be given to anybody of its age, whatever they refuse by attribute. */
function isPlain(idea: Idea): boolean {
  return (
    idea.attributes.size === 0 &&
    idea.occasions.length === 0 &&
    impliedAttributes(lemmas(idea.text)).size === 0
  )
}

/** Everything wrong with a catalogue, each with file, line and what to do; empty when it is sound. */
export function lint(catalogue: Catalogue, floor: Floor): string[] {
  const { topics, templates, universal } = catalogue
  const complaints = [
    ...topics.flatMap(({ ideas }) => ideas),
    ...[...templates.values()].flat(),
    ...universal,
  ].flatMap(aboutIdea)
  if (topics.length < floor.topics) complaints.push(`topics: ${topics.length}, write ${floor.topics}`)
  for (const { title, ideas, where } of topics) {
    if (ideas.length < floor.ideasPerTopic) {
      complaints.push(`${where}: "${title}" has ${ideas.length} ideas, write ${floor.ideasPerTopic}`)
    }
    complaints.push(...duplicates(ideas))
  }
  for (const kind of KINDS) {
    const ideas = templates.get(kind) ?? []
    const merchandise = ideas.filter(({ attributes }) => attributes.has('merchandise')).length
    if (ideas.length < floor.templatesPerKind)
      complaints.push(`templates.ts: ${kind} has ${ideas.length}, write ${floor.templatesPerKind}`)
    if (merchandise * 3 > ideas.length)
      complaints.push(`templates.ts: ${kind} is more than a third merchandise`)
  }
  complaints.push(...duplicates(universal), ...aboutNames(catalogue))
  const plain = universal.filter((idea) => isPlain(idea) && idea.price.minimum <= PLAIN_AND_CHEAP)
  for (let age = 0; age <= MOST_YEARS_CHECKED; age++) {
    const count = plain.filter(({ ages }) => ages.from <= age && age <= ages.to).length
    if (count < floor.plainCheapIdeasPerAge) {
      complaints.push(
        `universal.ts: at ${age} years only ${count} ideas without any attribute cost at most ` +
          `${PLAIN_AND_CHEAP}, write ${floor.plainCheapIdeasPerAge}`,
      )
    }
  }
  return complaints
}
