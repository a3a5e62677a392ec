import { controlOf, type ControlName } from '../kinds/controlOf.ts'
import type { Survey } from './survey.ts'

type Fields = Pick<Survey, 'sections' | 'paging' | 'pools' | 'link_fields' | 'state' | 'closes_at' | 'answering' | 'demographics'>

/** What a survey's page needs beside what every survey does: the controls of its questions, steps, a random order or a link, pictures and videos, answers in its texts, and where it is not open to all at all times or asks other things about people (`life`). */
export function partsOf(survey: Fields): (ControlName | 'steps' | 'draw' | 'media' | 'quotes' | 'life')[] {
  const { sections, paging, pools, link_fields, state = 'open', closes_at, answering, demographics } = survey
  const questions = sections.flatMap((section) => section.questions)
  const isDrawn = pools ?? link_fields ?? [...sections, ...questions].some((one) => 'shuffle_questions' in one || 'shuffle_choices' in one)
  return [
    ...questions.map(controlOf),
    ...(paging === 'sections' ? (['steps'] as const) : []),
    ...(isDrawn ? (['draw'] as const) : []),
    ...(questions.some(({ media }) => media.length > 0) ? (['media'] as const) : []),
    ...(JSON.stringify(sections).includes('{{') ? (['quotes'] as const) : []),
    ...(state !== 'open' || closes_at || answering || demographics ? (['life'] as const) : []),
  ]
}
