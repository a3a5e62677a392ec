import type { Question, Section } from '#shared/survey/survey.ts'

type FoundQuestion = { question: Question; number: string }
type FoundSection = { section: Section; number: string; questions: FoundQuestion[] }

/**
 * The sections of a survey with the questions that somebody looks for, by number or by name in either language. A section stays for its own
 * name with all its questions, or else for those that were found. `questions`: false leaves them all out. `without`: a question that is
 * never found.
 */
export function findTargets(
  sections: readonly Section[],
  query: string,
  { questions, without }: { questions: boolean; without?: string | undefined },
): FoundSection[] {
  const foldedQuery = fold(query)
  const fits = (number: string, { title, title_ko }: Section | Question) => fold(`${number} ${title} ${title_ko}`).includes(foldedQuery)
  return sections.flatMap((section, at) => {
    const number = `${at + 1}`
    const all = questions
      ? section.questions
          .map((question, on) => ({ question, number: `${number}.${on + 1}` }))
          .filter(({ question }) => question.id !== without)
      : []
    if (fits(number, section)) return [{ section, number, questions: all }]
    const found = all.filter((one) => fits(one.number, one.question))
    return found.length > 0 ? [{ section, number, questions: found }] : []
  })
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()
