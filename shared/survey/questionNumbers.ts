import { takesAnswer } from '../kinds/kinds.ts'
import type { Section } from './survey.ts'

/** The numbers of a survey's questions by id: "3.2" for the second question of the third section. A note has no number: ''. */
export function questionNumbers(sections: readonly Section[]): Map<string, string> {
  return new Map(
    sections.flatMap(({ questions }, at) => {
      let asked = 0
      return questions.map((question) => [question.id, takesAnswer(question) ? `${at + 1}.${++asked}` : ''] as const)
    }),
  )
}
