type Labeled = { label: string; label_ko?: string }
type Choice = Labeled & { value: string; aliases?: string[]; text_entry?: boolean }

/** A survey as it is imported, as far as an export shows it. */
export type SurveyFile = {
  pools?: { id: string }[]
  link_fields?: { name: string }[]
  sections: {
    ends_if?: unknown
    shuffle_questions?: boolean
    questions: {
      id: string
      title: string
      title_ko?: string
      type: string
      choices?: Choice[]
      rows?: (Labeled & { id: string })[]
      max_choices?: number
      shuffle_choices?: boolean
    }[]
  }[]
}
export type Question = SurveyFile['sections'][number]['questions'][number]

/**
 * An answer as it was sent or imported, and a response as a line of a file. `screened`: false if absent, though the survey has or had an end;
 * `drawn` and `seed` are unknown where the server drew them.
 */
export type GivenAnswer = { question_id: string; value: unknown; text?: string }
export type ResponseLine = {
  answers: GivenAnswer[]
  demographics?: Record<string, unknown> | null
  drawn?: Record<string, string[]>
  seed?: string
  link?: Record<string, string>
  screened?: boolean
}

/** A text in the language, else in the other. */
export const inLanguage = (english: string, korean: string | undefined, language: 'en' | 'ko') =>
  (language === 'ko' && korean?.trim() ? korean : english) || korean || ''

/** The questions that take an answer, in order. */
export const askedQuestions = ({ sections }: SurveyFile): Question[] =>
  sections.flatMap(({ questions }) => questions).filter(({ type }) => type !== 'note')

/** The ids of the columns before the answers that only some surveys have: for parts that it has, or that a response shows it had. */
export function ownColumns({ pools = [], link_fields = [], sections }: SurveyFile, lines: readonly ResponseLine[]): string[] {
  const had = (field: 'drawn' | 'link') => lines.flatMap((line) => Object.keys(line[field] ?? {}))
  const isShuffled = sections.some(
    ({ shuffle_questions, questions }) => shuffle_questions || questions.some(({ shuffle_choices }) => shuffle_choices),
  )
  const drawn = named('drawn', [...pools.map(({ id }) => id), ...had('drawn')])
  const hasSeed = isShuffled || drawn.length > 0 || lines.some(({ seed }) => seed !== undefined)
  const ends = sections.some(({ ends_if }) => ends_if) || lines.some(({ screened }) => screened !== undefined)
  return [
    ...drawn,
    ...(hasSeed ? ['seed'] : []),
    ...named('link', [...link_fields.map(({ name }) => name), ...had('link')]),
    ...(ends ? ['screened'] : []),
  ]
}

const named = (group: string, names: string[]) => [...new Set(names)].map((name) => `${group}.${name}`)

/** The value of a response in such a column, for programs; undefined if the server drew it. */
export function ownCell({ drawn, seed, link, screened }: ResponseLine, id: string): string | undefined {
  const [group, name = ''] = id.split('.')
  if (group === 'screened') return screened ? '1' : '0'
  if (group === 'link') return (link && Object.hasOwn(link, name) && link[name]) || ''
  return group === 'seed' ? seed : drawn && Object.hasOwn(drawn, name) ? drawn[name]!.join('; ') : undefined
}
