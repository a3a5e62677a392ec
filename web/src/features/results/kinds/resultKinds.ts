import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import type { Column } from '../chart/ColumnChart.tsx'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { ChoiceResult } from './choices/ChoiceResult.tsx'
import { MatrixResult } from './matrix/MatrixResult.tsx'
import { numberColumns } from './number/numberColumns.ts'
import { numberSentence } from './number/numberSentence.ts'
import { NumberResult } from './number/NumberResult.tsx'
import { dateColumns } from './date/dateColumns.ts'
import { dateSentence } from './date/dateSentence.ts'
import { DateResult } from './date/DateResult.tsx'
import { FileResult, TextResult } from './text/OpenResult.tsx'
import { RankingResult } from './ranking/RankingResult.tsx'
import { ScaleResult } from './scale/ScaleResult.tsx'
import type { ResultProps } from './resultProps.ts'
import { most, ofChoice, ofMatrix, ofRanking, ofScale, sent, type Sentence, wrote } from './sentences.ts'

/** How results show a question, and its sentence in the report. */
type ResultKind = {
  Result: ComponentType<ResultProps>
  sentence: Sentence
  /** Whether an answer may count for several choices or columns. */
  takesSeveral?: true
}

const text: ResultKind = { Result: TextResult, sentence: wrote }

const resultKinds: Record<QuestionType, ResultKind> = {
  short_text: text,
  long_text: text,
  rich_text: text,
  single_choice: { Result: ChoiceResult, sentence: ofChoice },
  multi_select: { Result: ChoiceResult, sentence: most, takesSeveral: true },
  file_upload: { Result: FileResult, sentence: sent },
  number: { Result: NumberResult, sentence: numberSentence },
  date: { Result: DateResult, sentence: dateSentence },
  note: { Result: () => null, sentence: () => null }, // results have no notes
  scale: { Result: ScaleResult, sentence: ofScale },
  matrix: { Result: MatrixResult, sentence: ofMatrix, takesSeveral: true },
  ranking: { Result: RankingResult, sentence: ofRanking },
}

/** The component of a type of question. */
export const resultOf = (type: QuestionType): ComponentType<ResultProps> => resultKinds[type].Result

/** Whether an answer to a type of question may count for several choices or columns. */
export const takesSeveral = (type: QuestionType): boolean => resultKinds[type].takesSeveral === true

/** The sentence of a question: its main finding, or that no one answered. */
export const sentenceOf: Sentence = (t, item, of) =>
  item.counts.answered === 0 ? t('report.unanswered') : resultKinds[item.counts.type].sentence(t, item, of)

/** The columns of a question's chart, of the types whose answers are counted in ranges. */
export const columnsOf: Partial<Record<QuestionType, (t: Translate, item: NumberedQuestion) => Column[]>> = {
  number: (t, item) => (item.counts.numbers ? numberColumns(t, item, item.counts.numbers) : []),
  date: (_, { counts }) => dateColumns(counts.dates ?? []),
}
