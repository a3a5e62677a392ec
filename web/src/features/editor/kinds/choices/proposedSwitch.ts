import { isExclusive } from '#shared/kinds/choice.ts'
import type { Choice } from '#shared/survey/survey.ts'
import type { ChoiceSwitch } from '../../store/edits/choices.ts'

const noAnswer =
  /^(?:i )?(?:do not|don[’']?t|can(?:not|[’']t)) (?:know|say|remember|recall)$|^not sure$|^unsure$|^prefer not to (?:say|answer)$|^no (?:opinion|answer)$|^(?:잘 )?(?:모름|모르겠(?:음|다|어요|습니다))$|^(?:답하고|밝히고) 싶지 않(?:음|다|아요|습니다)$|^답하지 않음$|^응답 ?거부$|^무응답$/
const alone =
  /^none(?: (?:of (?:these|the above|them)|apply))?$|^nothing$|^not applicable$|^n\/a$|^(?:해당 ?(?:없음|사항 없음)|없음|해당되는 것 없음)$/

/** The switch that a choice's label suggests and that is off, such as for "Don't know"; undefined for none. `isMulti`: several may be chosen. */
export function proposedSwitch(
  choice: Pick<Choice, 'label' | 'label_ko' | 'exclusive' | 'no_answer'>,
  isMulti: boolean,
): Exclude<ChoiceSwitch, 'text_entry'> | undefined {
  if (isExclusive(choice)) return undefined
  const labels = [choice.label, choice.label_ko].map((label) => label.trim().replace(/[.!]$/, '').toLowerCase())
  if (labels.some((label) => noAnswer.test(label))) return 'no_answer'
  return isMulti && labels.some((label) => alone.test(label)) ? 'exclusive' : undefined
}
