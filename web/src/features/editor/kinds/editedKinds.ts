import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { icon } from '../../../ui/icons/icon.tsx'
import { DateFields } from './date/DateFields.tsx'
import { NumberField } from './number/NumberField.tsx'
import { TextFields } from './text/TextFields.tsx'
import { RankingFields } from './ranking/RankingFields.tsx'
import { ScaleField } from './scale/ScaleField.tsx'
import { MatrixFields } from './matrix/MatrixFields.tsx'
import { SeveralChoicesFields } from './choices/SeveralChoicesFields.tsx'
import { SingleChoiceFields } from './choices/SingleChoiceFields.tsx'

/** How the editor shows a type of question. */
type EditedKind = {
  icon: ReturnType<typeof icon>
  /** The fields that only questions of this type have. `path`: the question's place in the survey, `sections.0.questions.1`. */
  Fields?: ComponentType<{ question: Question; path: string }>
  /** The values that conditions compare its answers with, unless those are numbers. */
  boundsAre?: 'dates'
}

export const editedKinds: Record<QuestionType, EditedKind> = {
  short_text: { icon: icon('M3.5 8h13M3.5 12h7'), Fields: TextFields },
  long_text: { icon: icon('M3.5 5.25h13M3.5 8.5h13M3.5 11.75h13M3.5 15h7.5'), Fields: TextFields },
  rich_text: { icon: icon('M4.5 15.5 8.75 4.5h.5l4.25 11M6 11.75h6M14.75 15.5h2') },
  single_choice: {
    icon: icon('M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM12 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'),
    Fields: SingleChoiceFields,
  },
  multi_select: {
    icon: icon(
      'M5.5 3.75h9A1.75 1.75 0 0 1 16.25 5.5v9a1.75 1.75 0 0 1-1.75 1.75h-9a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 5.5 3.75ZM7 10.25l2.25 2.25 4-4.75',
    ),
    Fields: SeveralChoicesFields,
  },
  file_upload: {
    icon: icon('m15.75 9.5-5.9 5.9a3.4 3.4 0 0 1-4.8-4.8l6.4-6.4a2.25 2.25 0 0 1 3.2 3.2l-6.3 6.3a1.1 1.1 0 0 1-1.6-1.6l5.6-5.6'),
  },
  number: { icon: icon('M7.75 3.5 6 16.5M14 3.5l-1.75 13M3.75 7.25h13M3.25 12.75h13'), Fields: NumberField },
  date: {
    icon: icon(
      'M4.5 5h11A1.5 1.5 0 0 1 17 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM3 8.75h14M6.75 3v3.5M13.25 3v3.5',
    ),
    Fields: DateFields,
    boundsAre: 'dates',
  },
  note: { icon: icon('M10 9v5M10 6.25v.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z') },
  scale: { icon: icon('M3.5 10h13M3.5 7.5v5M7.8 8.5v3M12.2 8.5v3M16.5 7.5v5'), Fields: ScaleField },
  matrix: { icon: icon('M3.75 4.75h12.5v10.5H3.75zM3.75 8.25h12.5M3.75 11.75h12.5M8 4.75v10.5M12.1 4.75v10.5'), Fields: MatrixFields },
  ranking: { icon: icon('M4 4.75h1v3.5M9 6.5h7.5M3.75 11.5h2l-2 3.75h2M9 13.5h4.5'), Fields: RankingFields },
}
