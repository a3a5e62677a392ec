import { ruleIndex } from '../branching/ruleIndex.ts'
import { controlOf, type ControlName } from '../kinds/controlOf.ts'
import type { Survey } from './survey.ts'

type Fields = Pick<
  Survey,
  | 'sections'
  | 'branching'
  | 'branching_mode'
  | 'paging'
  | 'pools'
  | 'link_fields'
  | 'state'
  | 'closes_at'
  | 'answering'
  | 'demographics'
  | 'show_numbers'
>

/** By part, whether the page of a survey needs it. Reads the survey's JSON: a title that looks like a field may load a part in vain. */
function partsIn(survey: Fields) {
  const { sections, paging, pools, link_fields, state = 'open', closes_at, answering, demographics, show_numbers } = survey
  const written = JSON.stringify(sections)
  return {
    conditions: ruleIndex(survey).hasConditions,
    steps: paging === 'sections',
    /** A random order, or a link with values. */
    draw: pools ?? link_fields ?? written.includes('"shuffle_'),
    /** Pictures and videos of questions. */
    media: written.includes('"media":[{'),
    /** Answers in its texts, or numbers. */
    quotes: show_numbers || written.includes('{{'),
    /** It is not always open to everyone, or changes the demographic questions. */
    life: state !== 'open' || closes_at || answering || demographics,
  }
}
type Part = keyof ReturnType<typeof partsIn>

/** The additional code that the page of a survey loads: the controls of its questions, and parts. */
export function partsOf(survey: Fields): (ControlName | Part)[] {
  const parts = partsIn(survey)
  const needed = (Object.keys(parts) as Part[]).filter((part) => parts[part])
  return [...survey.sections.flatMap(({ questions }) => questions.map(controlOf)), ...needed]
}
