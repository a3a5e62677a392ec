import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import css from '../Bounds.module.css'
import fields from '../Fields.module.css'
import { CountField } from '../CountField.tsx'
import { ChoiceLook } from './ChoiceLook.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { QuestionSwitch } from '../QuestionSwitch.tsx'

type Props = { question: Question; path: string }

/** The choices of a multi_select, how many may be chosen, how they are shown, and whether they are shuffled. */
export function SeveralChoicesFields(props: Props) {
  const t = useT()
  return (
    <>
      <ChoicesField {...props} />
      <ChoiceCountFields {...props} />
      <div className={fields.kind}>
        <ChoiceLook question={props.question} looks={['list']} />
        <QuestionSwitch flag="shuffle_choices" question={props.question} label={t('cards.shuffle_choices')} />
      </div>
    </>
  )
}

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
