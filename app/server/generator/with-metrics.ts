import { GenerationFailed, type IdeaGenerator } from '#app/server/generator/port.ts'

type Source = 'model' | 'built-in' | 'both' | 'none'

export function withMetrics(
  generator: IdeaGenerator,
  ended: (outcome: string, source: Source) => void,
): IdeaGenerator {
  return {
    async *ideasFor(recipient, wanted) {
      const sources = new Set<string>()
      let outcome = 'abandoned'
      try {
        for await (const idea of generator.ideasFor(recipient, wanted)) {
          sources.add(idea.source)
          yield idea
        }
        outcome = 'done'
      } catch (error) {
        outcome = error instanceof GenerationFailed ? error.code : 'unexpected'
        throw error
      } finally {
        ended(outcome, sourceOf(sources))
      }
    },
  }
}

function sourceOf(sources: ReadonlySet<string>): Source {
  if (sources.size === 0) return 'none'
  if (sources.size > 1) return 'both'
  return sources.has('built-in') ? 'built-in' : 'model'
}
