import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import css from '../Bounds.module.css'
import { CountField } from '../CountField.tsx'
import { ChoiceLook } from './ChoiceLook.tsx'
import { ChoicesField } from './ChoicesField.tsx'

type Props = { question: Question; path: string }

/** Choices of which several may be chosen, how many of them, and how they are shown. */
export const SeveralChoicesFields = (props: Props) => (
  <>
    <ChoicesField {...props} />
    <ChoiceCountFields {...props} />
    <ChoiceLook question={props.question} looks={['list']} />
  </>
)

/** The fewest and the most choices of an answer. */
export function ChoiceCountFields({ question, path }: Props) {
  const most = question.choices.length
  const shared = { question, path, most, unread: useT()('cards.choices_unread', { most }) }
  return (
    <div className={css.bounds}>
      <CountField {...shared} field="min_choices" />
      <CountField {...shared} field="max_choices" />
    </div>
  )
}
