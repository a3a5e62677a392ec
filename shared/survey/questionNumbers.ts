import { takesAnswer } from '../kinds/kinds.ts'
import type { Section } from './survey.ts'

const known = new WeakMap<readonly Section[], ReadonlyMap<string, string>>()

/**
 * The numbers of a survey's questions by id: "3.2" for the second question of the third section. A note has no number: ''. Cached by the list of
 * sections, which must not be changed.
 */
export function questionNumbers(sections: readonly Section[]): ReadonlyMap<string, string> {
  const numbers = known.get(sections) ?? numbersIn(sections)
  known.set(sections, numbers)
  return numbers
}

function numbersIn(sections: readonly Section[]): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap(({ questions }, at) => {
      let asked = 0
      return questions.map((question) => [question.id, takesAnswer(question) ? `${at + 1}.${++asked}` : ''] as const)
    }),
  )
}
