import { ruleIndex } from '../branching/ruleIndex.ts'
import { controlOf, type ControlName } from '../kinds/controlOf.ts'
import type { Survey } from './survey.ts'

type Fields = Pick<
  Survey,
  'sections' | 'branching' | 'branching_mode' | 'paging' | 'pools' | 'link_fields' | 'state' | 'closes_at' | 'answering' | 'demographics'
>

/** By part, whether the page of a survey needs it beside what every survey does. */
function partsIn(survey: Fields) {
  const { sections, paging, pools, link_fields, state = 'open', closes_at, answering, demographics } = survey
  const questions = sections.flatMap((section) => section.questions)
  return {
    conditions: ruleIndex(survey).hasConditions,
    steps: paging === 'sections',
    /** A random order, or a link with values. */
    draw: pools ?? link_fields ?? [...sections, ...questions].some((one) => 'shuffle_questions' in one || 'shuffle_choices' in one),
    /** Pictures and videos of questions. */
    media: questions.some(({ media }) => media.length > 0),
    /** Answers in its texts. */
    quotes: JSON.stringify(sections).includes('{{'),
    /** It is not open to all at all times, or asks other things about people. */
    life: state !== 'open' || closes_at || answering || demographics,
  }
}
type Part = keyof ReturnType<typeof partsIn>

/** What the page of a survey needs beside what every survey does: the controls of its questions, and parts. */
export function partsOf(survey: Fields): (ControlName | Part)[] {
  const parts = partsIn(survey)
  const needed = (Object.keys(parts) as Part[]).filter((part) => parts[part])
  return [...survey.sections.flatMap(({ questions }) => questions.map(controlOf)), ...needed]
}
