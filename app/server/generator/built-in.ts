import { builtInIdeas } from '#app/ideas/built-in.ts'
import type { IdeaGenerator } from '#app/server/generator/port.ts'

export function builtInGenerator(): IdeaGenerator {
  return {
    async *ideasFor(recipient, wanted) {
      yield* builtInIdeas(recipient, wanted)
    },
  }
}
