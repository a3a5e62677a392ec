import type { Language } from '#shared/fields.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { pair, text } from '#shared/text.ts'
import type { Cell } from '../cell.ts'
import type { AnyChoice, AnyQuestion } from '../../answered/allQuestions.ts'
import { exportedKinds } from '../kinds/exportedKinds.ts'
import { gatesOf } from './gates.ts'
import { exportTexts, type ExportTexts, joiner } from '../texts.ts'

/** The columns of the codebook in order. */
export const codebookColumns = [
  'section',
  'question_id',
  'title_en',
  'title_ko',
  'type',
  'required',
  'value',
  'label_en',
  'label_ko',
  'former',
  'gates',
  'deleted',
] as const satisfies (keyof ExportTexts['codebook'])[]

/** The rows of the codebook: each question, followed by its choices, in the order of `questions` (deleted ones last). */
export function* codebookRows(survey: SurveyBody, questions: AnyQuestion[], language: Language): Generator<Cell[]> {
  const gates = gatesOf(survey, language)
  const { yes, no } = exportTexts[language]
  const yesOrNo = (is: boolean) => (is ? yes : no)
  for (const question of questions) {
    const place = { section: text(pair(question.section, 'title'), language), question_id: question.id }
    yield cells({
      ...place,
      title_en: question.title,
      title_ko: question.title_ko,
      type: exportedKinds[question.type].name[language],
      required: yesOrNo(question.required),
      gates: question.deleted ? '' : gates.get(question.id),
      deleted: yesOrNo(question.deleted),
    })
    for (const choice of question.choices)
      yield cells({ ...place, ...choiceCells(choice), deleted: yesOrNo(question.deleted || choice.deleted) })
  }
}

const choiceCells = ({ value, label, label_ko, aliases }: AnyChoice) => ({
  value,
  label_en: label,
  label_ko,
  former: aliases.join(joiner),
})

const cells = (row: Partial<Record<(typeof codebookColumns)[number], string>>): Cell[] =>
  codebookColumns.map((column) => row[column] || null)
