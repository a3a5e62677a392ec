import { questionNumbers } from '#shared/survey/questionNumbers.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import { includesText } from '#shared/search.ts'

type FoundQuestion = { question: Question; number: string }
type FoundSection = { section: Section; number: string; questions: FoundQuestion[] }

/** By number or title; a matching section has all its questions. `questions` false: sections only. `without`: a question to leave out. */
export function findTargets(
  sections: readonly Section[],
  query: string,
  { questions, without }: { questions: boolean; without?: string | undefined },
): FoundSection[] {
  const fits = (number: string, { title, title_ko }: Section | Question) => includesText(`${number} ${title} ${title_ko}`, query.trim())
  const numbers = questionNumbers(sections)
  return sections.flatMap((section, at) => {
    const number = `${at + 1}`
    const all = questions
      ? section.questions.filter(({ id }) => id !== without).map((question) => ({ question, number: numbers.get(question.id)! }))
      : []
    if (fits(number, section)) return [{ section, number, questions: all }]
    const found = all.filter((one) => fits(one.number, one.question))
    return found.length > 0 ? [{ section, number, questions: found }] : []
  })
}
