import type { Language } from '#shared/fields.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { labelOf } from '#shared/kinds/choices/labelOf.ts'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { formatOf } from '#shared/kinds/text/textFormat.ts'
import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { pointsOf, scaleOf, takesNotApplicable } from '#shared/kinds/scale/scaleOf.ts'
import { notApplicable } from '#shared/kinds/scale/notApplicable.ts'
import type { AnyChoice, AnyQuestion } from '../../answered/allQuestions.ts'
import { asCell, type Cell } from '../cell.ts'
import type { ExportTexts } from '../texts.ts'

/** An answer's cells: labels for people and values for programs, null if unanswered; and the values of the chosen choices. */
export type FormattedAnswer = { label: Cell; value: Cell; chosen: readonly string[] }

type Cells = Partial<Record<keyof ExportTexts['codebook'], Cell>>

/** How one type of question and its answers are written. */
type ExportedKind = {
  /** The type's name. */
  name: Record<Language, string>
  /** Formats one value; `choice` finds the present choice for a stored value. Writes a value without a choice unchanged. */
  format(value: string | number, choice: (value: string) => AnyChoice | undefined, language: Language): FormattedAnswer
  /** The width of the answers' column on the sheet, in characters. */
  width(question: AnyQuestion, language: Language): number
  /** Whether each choice has a column of its own, 0 or 1. */
  isFlagged: boolean
  /** Whether each place of an answer has a column on Responses, and each choice has a column with its place on Coded. */
  hasPlaces?: true
  /** Whether a date is written as an Excel date. */
  isDated?: true
  /** The codebook's cells for the fields of this type only. */
  described?(question: AnyQuestion): Cells
  /** The flags of a choice that the codebook lists. */
  flags?: readonly ('text_entry' | 'no_answer')[]
  /** The codebook's lines below the question, in place of its choices; `yes` is the text for a flag. */
  lines?(question: AnyQuestion, yes: string): Cells[]
}

export const unchanged = (value: string | number): FormattedAnswer => ({ label: asCell(value), value: asCell(value), chosen: [] })

const textWidth = 50
/** The lengths, and the format unless anything may be written. */
function textCells(question: AnyQuestion) {
  const format = formatOf(question)
  return { format: format === 'text' ? null : format, min_length: question.min_length ?? null, max_length: question.max_length ?? null }
}

/** The fewest and the most choices of an answer. */
const choiceCountCells = ({ min_choices, max_choices }: AnyQuestion): Cells => ({
  min_choices: min_choices ?? null,
  max_choices: max_choices ?? null,
})

function numberCells(question: AnyQuestion) {
  const { min, max, decimals, unit, unit_ko } = numberOf(question)
  return { min, max, decimals, unit_en: unit, unit_ko }
}

/** The points of a scale, and "not applicable", which is no answer. */
function pointLines(question: AnyQuestion, yes: string): Cells[] {
  const { na_label, na_label_ko } = scaleOf(question)
  const points = pointsOf(question).map(({ value, label, label_ko }) => ({ value, label_en: label, label_ko }))
  if (!takesNotApplicable(question)) return points
  return [...points, { value: notApplicable, label_en: na_label, label_ko: na_label_ko, no_answer: yes }]
}

const text = { format: (value) => unchanged(String(value)), width: () => textWidth, isFlagged: false } satisfies Partial<ExportedKind>

const choice: Omit<ExportedKind, 'name'> = {
  format(value, find, language) {
    const found = find(String(value))
    return found ? { label: labelOf(found, language), value: found.value, chosen: [found.value] } : unchanged(String(value))
  },
  width(question, language) {
    const widest = Math.max(0, ...question.choices.map((one) => displayWidth(labelOf(one, language))))
    return Math.min(Math.max(widest + 2, 16), textWidth)
  },
  isFlagged: false,
  flags: ['no_answer'],
}

/** A Korean character counts as two Latin ones. */
const displayWidth = (label: string) => label.length + (label.match(/[\u1100-\uffff]/g)?.length ?? 0)

export const exportedKinds: Record<QuestionType, ExportedKind> = {
  short_text: { ...text, name: { en: 'Short text', ko: '짧은 글' }, width: () => 30, described: textCells },
  long_text: { ...text, name: { en: 'Long text', ko: '긴 글' }, described: textCells },
  rich_text: {
    ...text,
    name: { en: 'Rich text', ko: '서식 있는 글' },
    format: (html) => unchanged(checkedKinds.rich_text.written(String(html))),
  },
  single_choice: { ...choice, name: { en: 'Single choice', ko: '하나 선택' }, flags: ['text_entry', 'no_answer'] },
  multi_select: {
    ...choice,
    name: { en: 'Multi select', ko: '여러 개 선택' },
    width: () => textWidth,
    isFlagged: true,
    flags: ['text_entry', 'no_answer'],
    described: choiceCountCells,
  },
  file_upload: { ...text, name: { en: 'File upload', ko: '파일 첨부' } },
  number: { ...text, name: { en: 'Number', ko: '숫자' }, format: unchanged, width: () => 14, described: numberCells },
  date: { ...text, name: { en: 'Date', ko: '날짜' }, width: () => 14, isDated: true, described: dateOf },
  note: { ...text, name: { en: 'Note', ko: '안내문' } },
  scale: {
    ...text,
    name: { en: 'Scale', ko: '척도' },
    format: (value) => (value === notApplicable ? { ...unchanged(value), label: 'N/A' } : unchanged(value)),
    width: () => 14,
    described: (question) => ({ min: scaleOf(question).from, max: scaleOf(question).to }),
    lines: pointLines,
  },
  matrix: { ...choice, name: { en: 'Matrix', ko: '행렬형' } },
  ranking: { ...choice, name: { en: 'Ranking', ko: '순위형' }, hasPlaces: true, described: choiceCountCells },
}
