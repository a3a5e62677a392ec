import type { Part } from './answerColumns.ts'
import { type GivenAnswer, inLanguage, type Question } from './surveyFile.ts'

/** Whether a cell is for people, with labels, or for programs, with values. */
type Reader = { people: 'en' | 'ko' } | 'programs'

const none = new Set<unknown>([undefined, null, ''])

/** The expected text of a cell, derived only from the survey's file; '' for an empty one. */
export function expectedCell(question: Question, part: Part, { value, text }: Partial<GivenAnswer>, reader: Reader): string {
  if (part.kind === 'text') return text ?? ''
  if (part.kind === 'row') return oneOf(question, ownValue(value, part.id), reader)
  const values = none.has(value) ? [] : [value].flat()
  if (part.kind === 'place') return oneOf(question, values[part.place - 1], reader)
  if (part.kind === 'choice') return ofChoice(question, part.id, values)
  return values.map((one) => oneOf(question, one, reader)).join(question.type === 'file_upload' ? '\n' : '; ')
}

/** The place of a choice in a ranking, else 1 or 0 for whether it is chosen. */
function ofChoice(question: Question, id: string, values: readonly unknown[]): string {
  const at = values.findIndex((one) => choiceOf(question, one)?.value === id)
  if (question.type === 'ranking') return at < 0 ? '' : String(at + 1)
  return values.length === 0 ? '' : at < 0 ? '0' : '1'
}

const ownValue = (value: unknown, row: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, row)?.value : undefined

const choiceOf = ({ choices = [] }: Question, one: unknown) =>
  choices.find(({ value }) => value === one) ?? choices.find(({ aliases }) => aliases?.some((alias) => alias === one))

function oneOf(question: Question, one: unknown, reader: Reader): string {
  if (none.has(one)) return ''
  if (question.type === 'file_upload') {
    const { name, url } = one as { name: string; url: string }
    return `${name}\n${url}`
  }
  const text = String(one)
  if (question.type === 'rich_text') return bareText(text)
  if (question.type === 'date') return reader === 'programs' ? text : excelDay(text)
  if (question.type === 'scale') return text === 'na' && reader !== 'programs' ? 'N/A' : text
  const choice = choiceOf(question, one)
  if (!choice) return text
  return reader === 'programs' ? choice.value : inLanguage(choice.label, choice.label_ko, reader.people) || choice.value
}

/** A day, or the first one of a month, as Excel counts days; an earlier one than its calendar has as it is. */
function excelDay(date: string): string {
  if (date < '1900-03') return date
  const [year, month, day = 1] = date.split('-').map(Number)
  return String((Date.UTC(year!, month! - 1, day) - Date.UTC(1899, 11, 30)) / (24 * 60 * 60 * 1000))
}

/** The text of HTML with single spaces: rough, but enough to compare. */
const bareText = (html: string): string =>
  squash(
    html
      .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|blockquote|pre)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&'),
  )

export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim()
