import type { Language } from '#shared/fields.ts'
import type { QuestionType } from '#shared/survey.ts'
import { type ExportedChoice, labelOf } from '../exportedQuestions.ts'
import { plainText } from './plainText.ts'
import { joiner } from '../texts.ts'

/** An answer in words: as people read it, as programs do, and the values of the choices it names. Blank when there is nothing to tell. */
export type ToldAnswer = { label: string; value: string; chosen: readonly string[] }

/** What is needed to tell an answer: the type of the question when it was asked, the choice of today that a value stands for, the site's origin. */
export type Asked = { type: QuestionType; choice: (value: string) => ExportedChoice | undefined; site: string }

/**
 * Tells a stored value. Its own shape decides, not the question's present type, so that answers from before a change of type stay
 * readable; a value that no choice ever had is told as it is.
 */
export function tellAnswer(value: unknown, asked: Asked, language: Language): ToldAnswer {
  if (value === null || value === undefined) return blank
  if (!Array.isArray(value)) return tellOne(value, asked, language)
  const told = value.map((one: unknown) => tellOne(one, asked, language))
  const between = value.some((one: unknown) => typeof one === 'object') ? '\n' : joiner
  return {
    label: told.map(({ label }) => label).join(between),
    value: told.map(({ value }) => value).join(between),
    chosen: told.flatMap(({ chosen }) => chosen),
  }
}

const blank: ToldAnswer = { label: '', value: '', chosen: [] }

const same = (text: string): ToldAnswer => ({ label: text, value: text, chosen: [] })

function tellOne(value: unknown, { type, choice, site }: Asked, language: Language): ToldAnswer {
  if (typeof value !== 'string')
    return same(isFile(value) ? `${value.name}\n${fileAddress(value.url, site)}` : (JSON.stringify(value) ?? ''))
  if (type === 'rich_text') return same(plainText(value))
  if (type !== 'single_choice' && type !== 'multi_select') return same(value)
  const found = choice(value)
  return found ? { label: labelOf(found, language), value: found.value, chosen: [found.value] } : same(value)
}

/** The page that opens a file for who is signed in and may have it; the API's own address would ask for a token. */
const fileAddress = (url: string, site: string) => url.replace(/^\/api(?=\/files\/)/, site)

const isFile = (value: unknown): value is { name: string; url: string } =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'name' in value &&
  typeof value.name === 'string'
