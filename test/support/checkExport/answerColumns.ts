import { inLanguage, type Question } from './surveyFile.ts'

/** A column of answers: all of a question's, or those of a row, a place in a ranking, a choice, or the text of one. */
export type Part = { kind: 'whole' } | { kind: 'text' } | { kind: 'row' | 'choice'; id: string } | { kind: 'place'; place: number }
export type Column = Part & { question: Question; index: number }

const isText = ({ kind }: Part) => kind === 'text'

/** The question's columns on Responses; `takesText`: whether one is of the text of a choice. */
function readableParts(question: Question, takesText: boolean): Part[] {
  const { type, rows = [], choices = [], max_choices = choices.length } = question
  if (type === 'matrix') return rows.map(({ id }) => ({ kind: 'row', id }))
  if (type === 'ranking') return Array.from({ length: max_choices }, (_, at) => ({ kind: 'place', place: at + 1 }))
  return [{ kind: 'whole' }, ...textPart(takesText)]
}

/** The question's columns on Coded and in CSV. */
function codedParts(question: Question, takesText: boolean): Part[] {
  const { type, rows = [], choices = [] } = question
  if (type === 'matrix') return rows.map(({ id }) => ({ kind: 'row', id }))
  const ofChoices: Part[] = choices.map(({ value }) => ({ kind: 'choice', id: value }))
  if (type === 'ranking') return ofChoices
  return [{ kind: 'whole' }, ...(type === 'multi_select' ? ofChoices : []), ...textPart(takesText)]
}

const textPart = (takesText: boolean): Part[] => (takesText ? [{ kind: 'text' }] : [])

function columnId({ id }: Question, part: Part): string {
  if (part.kind === 'whole') return id
  if (part.kind === 'text') return `${id}/text`
  return part.kind === 'place' ? `${id}/${part.place}` : `${id}/${part.id}`
}

/** The name of a column in a problem. */
export const nameOf = ({ question, ...part }: Column): string => columnId(question, part)

/** The columns of a question on Coded or in CSV. `room`: how many it has, with those of deleted rows and choices. */
type CodedColumns = { question: Question; columns: Column[]; takesText: boolean; room: number }

/**
 * Finds each question's columns by the header's ids, in order: deleted parts follow present ones, and the text of a choice is last, since a value may
 * be "text" too. The columns of choices may be left out together. A missing column has the index -1.
 */
export function codedColumns(questions: readonly Question[], ids: readonly string[], from: number): CodedColumns[] {
  const byQuestion = Map.groupBy(ids.map((id, index) => ({ id, index })).slice(from), ({ id }) => id.split('/', 1)[0]!)
  return questions.map((question) => {
    const { id, type, choices = [] } = question
    const own = byQuestion.get(id) ?? []
    const isChoice = type === 'single_choice' || type === 'multi_select'
    const isLeft = own.at(-1)?.id === `${id}/text` && !choices.some(({ value }) => value === 'text')
    const takesText = isChoice && (choices.some(({ text_entry }) => text_entry) || isLeft)
    const parts = codedParts(question, takesText)
    const fewer = type === 'multi_select' && own.length < parts.length ? parts.filter(({ kind }) => kind !== 'choice') : parts
    const columns = fewer.map((part, at) => {
      const found = isText(part) ? own.at(-1) : own[at]
      return { ...part, question, index: found?.id === columnId(question, part) ? found.index : -1 }
    })
    return { question, columns, takesText, room: own.length }
  })
}

/** The columns of the same questions on Responses, in order: by title, since only Coded has ids. */
export function readableColumns(coded: CodedColumns[], titles: readonly string[], from: number, language: 'en' | 'ko'): Column[] {
  let next = from
  return coded.flatMap(({ question, takesText, room }, at) => {
    const first = next
    const parts = readableParts(question, takesText)
    next += question.type === 'matrix' ? room : parts.length
    return parts.map((part, place) => {
      const index = first + place
      const title = columnTitle(question, part, language)
      return { ...part, question, index: titles[index] === title || titles[index] === `${at + 1}. ${title}` ? index : -1 }
    })
  })
}

function columnTitle(question: Question, part: Part, language: 'en' | 'ko'): string {
  const { id, title, title_ko, rows = [], choices = [] } = question
  const whole = inLanguage(title, title_ko, language) || id
  if (part.kind === 'place') return `${whole}: ${part.place}`
  const row = part.kind === 'row' ? rows.find((one) => one.id === part.id) : undefined
  if (row) return `${whole}: ${inLanguage(row.label, row.label_ko, language) || row.id}`
  const entry = part.kind === 'text' ? choices.find(({ text_entry }) => text_entry) : undefined
  return entry ? `${whole}: ${inLanguage(entry.label, entry.label_ko, language) || entry.value}` : whole
}
