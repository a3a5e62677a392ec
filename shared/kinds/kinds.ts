import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { isBlank, saysNothing } from '../text.ts'
import { isString, normalizeChoice, normalizeChoices } from './choice.ts'
import { type FileValue, isFile } from './files.ts'
import { notApplicable } from './scale/notApplicable.ts'
import { isRowAnswers, normalizeRows, type RowAnswers, unansweredRows, type WithRows } from './rows/rowAnswers.ts'

/** The value of an answer. The question's type decides its shape. */
export type AnswerValue = string | number | string[] | FileValue | FileValue[] | RowAnswers

/** The facts about a type of question that all pages need. */
type Kind = {
  /** How long most people take for a question, reading included, in seconds: an estimate. */
  seconds: number
  /** The same for each of its rows. */
  secondsPerRow?: number
  /** A change of type within a family keeps the answers. `choices`: its questions have choices. */
  family: 'text' | 'choices' | 'files' | 'number' | 'date' | 'note' | 'scale' | 'matrix' | 'ranking'
  /** Whether an answer may choose several choices. */
  isMulti?: true
  /** Chooses the text `answered.ask_…` for a required question without an answer; absent for a type without answers. */
  asks?: 'text' | 'choice' | 'some' | 'file' | 'number' | 'date'
  /** The first version of definition files with this type; absent for version 1. */
  since?: 2
  /** Content that the server handles: it sanitizes HTML and keeps named files. */
  holds?: 'html' | 'files'
  /** Whether a value has the shape of an answer. */
  hasShape(value: unknown): boolean
  /** Whether a string other than '' is blank, even one that is typed and not parsed yet. */
  isBlank?(value: string): boolean
  /** The value with the present values of choices that were renamed; a value of another shape as it is. */
  normalize?(question: WithRows, value: unknown): unknown
  /** The ids of the rows without an answer; absent for a type that has no rows. */
  unansweredRows?(question: WithRows, value: unknown): string[]
}

const text = { family: 'text', asks: 'text', hasShape: isString, isBlank: saysNothing } satisfies Partial<Kind>

const isStrings = (value: unknown) => Array.isArray(value) && value.every(isString)

const isNumber = (value: unknown) => typeof value === 'number' && !Number.isNaN(value)

/** In the order of the editor's menu. */
const rows = {
  short_text: { seconds: 15, ...text },
  long_text: { seconds: 45, ...text },
  rich_text: {
    seconds: 60,
    ...text,
    holds: 'html',
    isBlank: (value) => !exceedsRichTextLimits(value) && isBlank(value), // text over the limit is refused without parsing
  },
  single_choice: { seconds: 10, family: 'choices', asks: 'choice', hasShape: isString, normalize: normalizeChoice },
  multi_select: {
    seconds: 15,
    family: 'choices',
    isMulti: true,
    asks: 'some',
    hasShape: isStrings,
    normalize: normalizeChoices,
  },
  file_upload: {
    seconds: 45,
    family: 'files',
    asks: 'file',
    holds: 'files',
    hasShape: (value) => (Array.isArray(value) ? value.every(isFile) : isFile(value)),
  },
  number: {
    seconds: 10,
    family: 'number',
    asks: 'number',
    since: 2,
    hasShape: isNumber,
    isBlank: saysNothing,
  },
  date: { seconds: 10, family: 'date', asks: 'date', since: 2, hasShape: isString, isBlank: saysNothing },
  note: { seconds: 10, family: 'note', since: 2, hasShape: () => false },
  scale: {
    seconds: 8,
    family: 'scale',
    asks: 'choice',
    since: 2,
    hasShape: (value) => isNumber(value) || value === notApplicable,
  },
  matrix: {
    seconds: 10,
    secondsPerRow: 5,
    family: 'matrix',
    asks: 'choice',
    since: 2,
    hasShape: isRowAnswers,
    normalize: normalizeRows,
    unansweredRows,
  },
  ranking: {
    seconds: 25,
    family: 'ranking',
    isMulti: true,
    asks: 'some',
    since: 2,
    hasShape: isStrings,
    normalize: normalizeChoices,
  },
} satisfies Record<string, Kind>

export type QuestionType = keyof typeof rows

export const kinds: Record<QuestionType, Kind> = rows

export const questionTypeNames = Object.keys(rows) as QuestionType[]

/** undefined for an unknown type, which a draft may have. */
const kindOf = (type: unknown): Kind | undefined => (isString(type) && Object.hasOwn(kinds, type) ? kinds[type as QuestionType] : undefined)

/** Whether a question of this type takes several choices; false for an unknown type. */
export const isMultiChoiceType = (type: unknown): boolean => kindOf(type)?.isMulti === true

/** Whether an answer to this type is one or several of its choices, so that gateways can read it. */
export const isChoiceType = (type: unknown): boolean => kindOf(type)?.family === 'choices'

/** Whether a question of this type takes an answer; a note takes none. */
export const takesAnswer = ({ type }: { type?: unknown }): boolean => kindOf(type)?.family !== 'note'

/** The answer to a choice question of this type with only `value` chosen. */
export const answerChoosing = (type: unknown, value: string): string | string[] => (isMultiChoiceType(type) ? [value] : value)

type Typed = { sections: readonly { questions: readonly { id: string; type: QuestionType }[] }[] }

/** The ids of the survey's questions whose answers contain HTML or files. */
export const questionsHolding = ({ sections }: Typed, what: NonNullable<Kind['holds']>): Set<string> =>
  new Set(sections.flatMap(({ questions }) => questions.filter(({ type }) => kinds[type].holds === what).map(({ id }) => id)))
