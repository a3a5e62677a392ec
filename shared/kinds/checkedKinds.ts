import { dateText, type Precision } from '../time/calendarDate.ts'
import { fieldLimits } from '../fieldLimits.ts'
import type { Language } from '../fields.ts'
import { plainText } from '../html/plainText.ts'
import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { limits } from '../limits.ts'
import type { Question } from '../survey/survey.ts'
import { pair, text } from '../text.ts'
import { choiceCountIssue, type ChoiceCountIssue, choiceCountOf } from './choiceCount.ts'
import { chosenValues, findChoice, isExclusive, isString, presentValue, rankCountOf } from './choice.ts'
import { type FileValue, fileValues } from './files.ts'
import type { AnswerValue, QuestionType } from './kinds.ts'
import { labelOf } from './choices/labelOf.ts'
import { quotedChoices } from './choices/quotedChoices.ts'
import { quotedDate } from './date/quotedDate.ts'
import { quotedNumber } from './number/quotedNumber.ts'
import type { Quoted } from './quoted.ts'
import { quotedScale } from './scale/quotedScale.ts'
import { quotedText } from './text/quotedText.ts'
import { isRowAnswers, rowAnswer, type RowAnswers } from './rows/rowAnswers.ts'
import { numberOf } from './number/numberOf.ts'
import { numberText } from './number/numberText.ts'
import { type DateBounds, dateIssue, type DateIssue } from './date/dateIssue.ts'
import { dateOf } from './date/dateOf.ts'
import { storedText, type TextIssue, textIssue } from './text/textFormat.ts'
import { scaleIssue, type ScaleIssue } from './scale/scaleIssue.ts'
import { notApplicable } from './scale/notApplicable.ts'
import { scaleAnswerText, scaleText } from './scale/scaleOf.ts'
import { maxDigits, type NumberBounds, numberIssue, type NumberIssue, numberLimit } from './number/numberIssue.ts'

// Separate from kinds.ts, since a page loads this only to send or read answers.

/** Why a value is not a valid answer. */
export type AnswerIssue = {
  code:
    | 'answer.required'
    | 'answer.invalid'
    | 'answer.unknown_choice'
    | 'answer.repeated'
    | 'answer.exclusive'
    | 'answer.text_required'
    | ChoiceCountIssue
    | TextIssue
    | NumberIssue
    | DateIssue
    | ScaleIssue
  message: string
  /** The id of the row with the issue. */
  row?: string
}

/** How answers to one type of question are checked, stored and read. */
type CheckedKind<Value extends AnswerValue = AnswerValue> = {
  /** The issues of a normalized answer of the right shape, by row if it has rows; undefined if it is valid. */
  issue?(question: Question, value: Value): AnswerIssue | AnswerIssue[] | undefined
  /** A blank answer; its issues are those of a required question left blank. */
  blank?: Value
  /** The same for an edited answer, which may stay as stored. `today`: the day of the response in the site's time zone. */
  issueOfChange?(question: Question, value: Value, today: string): AnswerIssue | undefined
  /** Whether `issueOfChange` compares an answer with `today`. */
  comparesToday?(question: Question): boolean
  /** The answer to store, without unknown fields; the same object if it has none. */
  kept?(value: Value, question: Question): Value
  /**
   * The written text without formatting, for searches; with a question and a language, the text as shown. '' for types without written answers. Takes
   * any value.
   */
  written(value: AnswerValue, question?: Question, lang?: Language): string
  /**
   * The labels of the chosen choices, with the text of the one that takes it, or the names of the files; [] for types with written answers. Takes any
   * value.
   */
  listed(question: Pick<Question, 'choices' | 'rows'>, value: AnswerValue, lang: Language, text?: string): string[]
  /** An answer as quoted in other texts; absent for a type that is never quoted. Pages load it with the question's control. */
  quoted?: Quoted
  /** A value as shown in conditions and results; absent if it is shown as its choice or as a written answer. */
  named?(value: string | number, question: Question, lang: Language): string
  /** How a page shows a saved answer; absent for plain text. */
  readAs?: 'html' | 'list' | 'ranks' | 'rows' | 'files'
  /** The precision of its dates; absent for a type whose answers are not dates. */
  precision?(question: Pick<Question, 'date'>): Precision
}

const writtenAsIs = {
  written: (value: AnswerValue) => (isString(value) || typeof value === 'number' ? String(value) : ''),
  listed: () => [],
}

/** A number is an answer from when the question was a number question. */
const formerNumber = (value: AnswerValue) => (typeof value === 'number' ? String(value) : '')

/** Text of at most `limit` characters. */
const textOf = (limit: number): CheckedKind<string> => ({
  issue: (question, value) =>
    storedText(question, value).length > limit
      ? { code: 'too_long', message: `The answer to question ${question.id} is longer than ${limit} characters.` }
      : undefined,
  issueOfChange(question, value) {
    const code = textIssue(question, storedText(question, value))
    return code && { code, message: `The answer to question ${question.id} ${textReasons[code](question)}.` }
  },
  kept: (value, question) => storedText(question, value),
  ...writtenAsIs,
})

const textReasons: Record<TextIssue, (question: Question) => string> = {
  'answer.email': () => 'is no e-mail address',
  'answer.url': () => 'is no web address',
  'answer.phone': () => 'is no phone number',
  'answer.too_short': ({ min_length }) => `is shorter than ${min_length} characters`,
  too_long: ({ max_length }) => `is longer than ${max_length} characters`,
}

const richText: CheckedKind<string> = {
  issue: ({ id }, value) =>
    exceedsRichTextLimits(value)
      ? { code: 'too_long', message: `The answer to question ${id} is too long, or has too many tags.` }
      : undefined,
  ...writtenAsIs,
  readAs: 'html',
  written: (value) => plainText(writtenAsIs.written(value)),
}

/** The chosen value that an answer's text was written for. If no chosen choice takes a text any more, it is the only chosen value; undefined for several. */
export const writtenBeside = ({ choices }: Pick<Question, 'choices'>, values: readonly string[]): string | undefined =>
  values.find((value) => findChoice(choices, value)?.text_entry) ?? (values.length === 1 ? values[0] : undefined)

const choices: CheckedKind<string | string[]> = {
  readAs: 'list',
  issue(question, value) {
    const values = [value].flat()
    if (values.some((chosen) => presentValue(question, chosen) === undefined))
      return { code: 'answer.unknown_choice', message: `The answer to question ${question.id} is not one of its choices.` }
    if (new Set(values).size < values.length)
      return { code: 'answer.repeated', message: `The answer to question ${question.id} has the same choice more than once.` }
    return undefined
  },
  issueOfChange(question, value) {
    const chosen = [value].flat().map((one) => findChoice(question.choices, one))
    return chosen.length > 1 && chosen.some((choice) => choice && isExclusive(choice))
      ? { code: 'answer.exclusive', message: `The answer to question ${question.id} has a choice beside one that is chosen alone.` }
      : undefined
  },
  written: formerNumber,
  listed(question, value, lang, text) {
    const values = chosenValues(value)
    const writer = writtenBeside(question, values)
    const labels = values.map((chosen) => {
      const choice = findChoice(question.choices, chosen)
      return (choice ? labelOf(choice, lang) : chosen) + (text && chosen === writer ? `: ${text}` : '')
    })
    return text && writer === undefined ? [...labels, text] : labels
  },
  quoted: quotedChoices,
}

/** Several choices, as many as the question asks for. An exclusive choice is enough by itself. */
const severalChoices: typeof choices = {
  ...choices,
  issueOfChange(question, value, today) {
    const chosen = [value].flat()
    const count = choiceCountOf(question)
    const code = choiceCountIssue(chosen.length, count)
    const isAlone = chosen.some((one) => isExclusive(findChoice(question.choices, one) ?? {}))
    return code && !isAlone ? tooFewOrMany(question, code, count) : choices.issueOfChange?.(question, value, today)
  },
}

const tooFewOrMany = ({ id }: Question, code: ChoiceCountIssue, { min, max }: { min: number; max: number }): AnswerIssue => ({
  code,
  message: `The answer to question ${id} has ${code === 'answer.too_few' ? `fewer than ${min}` : `more than ${max}`} choices.`,
})

/** Choices in their order, the best first. A ranking ignores whether a choice is exclusive, means no answer, or has a text. */
const ranking: CheckedKind<string | string[]> = {
  readAs: 'ranks',
  issue: (question, value) => choices.issue?.(question, value),
  issueOfChange(question, value) {
    const count = rankCountOf(question)
    const code = choiceCountIssue([value].flat().length, count)
    return code && tooFewOrMany(question, code, count)
  },
  written: formerNumber,
  listed: (question, value, lang) => choices.listed(question, value, lang),
}

const bareFile = ({ id, name, size, type, url }: FileValue): FileValue => ({ id, name, size, type, url })

const files: CheckedKind<FileValue | FileValue[]> = {
  readAs: 'files',
  issue: ({ id }, value) =>
    Array.isArray(value) && value.length > limits.filesPerAnswer
      ? { code: 'answer.invalid', message: `The answer to question ${id} has more than ${limits.filesPerAnswer} files.` }
      : undefined,
  kept: (value) => (Array.isArray(value) ? value.map(bareFile) : bareFile(value)),
  written: formerNumber,
  listed: (_question, value) => fileValues(value).map(({ name }) => name),
}

/** A list is an answer from when the question had another type. */
const formerChoices = (_question: unknown, value: AnswerValue) => (Array.isArray(value) ? chosenValues(value) : [])

const number: CheckedKind<number> = {
  issueOfChange(question, value) {
    const bounds = numberOf(question)
    const code = numberIssue(value, bounds)
    return code && { code, message: `The answer to question ${question.id} ${numberReasons[code](bounds)}.` }
  },
  listed: formerChoices,
  written: (value, question, lang) =>
    typeof value === 'number' && question && lang ? numberText(value, numberOf(question), lang) : writtenAsIs.written(value),
  quoted: quotedNumber,
}

const scale: CheckedKind<number | string> = {
  issueOfChange(question, value) {
    const code = scaleIssue(value, question)
    return code && { code, message: `The answer to question ${question.id} is not on its scale.` }
  },
  listed: formerChoices,
  written(value, question, lang) {
    if (question && lang && (isString(value) || typeof value === 'number')) return scaleAnswerText(value, question, lang)
    return value === notApplicable ? '' : writtenAsIs.written(value)
  },
  named: scaleText,
  quoted: quotedScale,
}

const matrix: CheckedKind<RowAnswers> = {
  readAs: 'rows',
  issue: (question, value) =>
    (question.rows ?? []).flatMap(({ id: row }) => {
      const answer = rowAnswer(value, row)
      const refuse = (code: AnswerIssue['code'], why: string) => [{ code, message: `Row ${row} of question ${question.id} ${why}.`, row }]
      if (answer === undefined) return question.required ? refuse('answer.required', 'needs an answer') : []
      if (!isString(answer)) return refuse('answer.invalid', 'has an answer that is no text')
      return presentValue(question, answer) === undefined
        ? refuse('answer.unknown_choice', 'has an answer that is not one of its columns')
        : []
    }),
  blank: {},
  written: formerNumber,
  listed: (question, value, lang) =>
    isRowAnswers(value)
      ? (question.rows ?? []).flatMap((row) => {
          const answer = rowAnswer(value, row.id)
          return isString(answer) ? [`${rowLabel(row, lang)}: ${choices.listed(question, answer, lang).join()}`] : []
        })
      : choices.listed(question, value, lang), // of a former type
}

/** A row's label in the language, else in the other language, else its id. */
export const rowLabel = (row: { id: string; label: string; label_ko: string }, lang: Language): string =>
  text(pair(row, 'label'), lang) || row.id

const numberReasons: Record<NumberIssue, (bounds: NumberBounds) => string> = {
  'answer.too_small': ({ min }) => (min === null ? `must be larger than -${numberLimit}` : `is smaller than ${min}`),
  'answer.too_large': ({ max }) => (max === null ? `must be smaller than ${numberLimit}` : `is larger than ${max}`),
  'answer.too_many_decimals': ({ decimals }) => `has more than ${decimals} decimals`,
  'answer.too_many_digits': () => `has more than ${maxDigits} digits`,
}

const date: CheckedKind<string> = {
  precision: (question) => dateOf(question).precision,
  issueOfChange(question, value, today) {
    const code = dateIssue(value.trim(), dateOf(question), today)
    return code && { code, message: `The answer to question ${question.id} ${dateReasons[code](dateOf(question))}.` }
  },
  comparesToday: (question) => [dateOf(question).min, dateOf(question).max].includes('today'),
  kept: (value) => value.trim(),
  written: (value, question, lang) => (isString(value) && question && lang ? dateText(value, lang) : writtenAsIs.written(value)),
  listed: formerChoices,
  quoted: quotedDate,
}

const dateReasons: Record<DateIssue, (bounds: DateBounds) => string> = {
  'answer.no_such_date': ({ precision }) => `is no ${precision === 'day' ? 'date' : 'month'} that exists`,
  'answer.too_early': ({ min }) => `is before ${min}`,
  'answer.too_late': ({ max }) => `is after ${max}`,
}

export const checkedKinds: Record<QuestionType, CheckedKind> = {
  short_text: { ...textOf(fieldLimits.shortText), quoted: quotedText },
  long_text: textOf(fieldLimits.longText),
  rich_text: richText,
  single_choice: choices,
  multi_select: severalChoices,
  file_upload: files,
  number,
  date,
  note: writtenAsIs,
  scale,
  ranking,
  matrix,
}
