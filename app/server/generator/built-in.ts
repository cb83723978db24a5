import { builtInIdeas } from '#app/ideas/built-in.ts'
import { GenerationFailed, type IdeaGenerator } from '#app/server/generator/port.ts'

export function builtInGenerator(): IdeaGenerator {
  return {
    async *ideasFor(recipient, { signal, ...wanted }) {
      if (signal.aborted) throw new GenerationFailed('aborted')
      yield* builtInIdeas(recipient, wanted)
    },
  }
}
