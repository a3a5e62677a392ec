type Labelled = { label: string; label_ko?: string }
type Choice = Labelled & { value: string; aliases?: string[]; text_entry?: boolean }

/** A survey as it is imported, as far as an export shows it. */
export type SurveyFile = {
  sections: {
    ends_if?: unknown
    questions: {
      id: string
      title: string
      title_ko?: string
      type: string
      choices?: Choice[]
      rows?: (Labelled & { id: string })[]
      max_choices?: number
    }[]
  }[]
}
export type Question = SurveyFile['sections'][number]['questions'][number]

/** An answer as it was sent or imported, and a response as a line of a file. `screened`: false if absent, though the survey has or had an end. */
export type GivenAnswer = { question_id: string; value: unknown; text?: string }
export type ResponseLine = { answers: GivenAnswer[]; demographics?: Record<string, unknown> | null; screened?: boolean }

/** A text in the language, else in the other. */
export const inLanguage = (english: string, korean: string | undefined, language: 'en' | 'ko') =>
  (language === 'ko' && korean?.trim() ? korean : english) || korean || ''

/** The questions that take an answer, in order. */
export const askedQuestions = ({ sections }: SurveyFile): Question[] =>
  sections.flatMap(({ questions }) => questions).filter(({ type }) => type !== 'note')

/** Whether exports say who was screened out: the survey has an end, or a response knows of one that it had. */
export const saysScreened = ({ sections }: SurveyFile, lines: readonly ResponseLine[]): boolean =>
  sections.some(({ ends_if }) => ends_if) || lines.some(({ screened }) => screened !== undefined)
