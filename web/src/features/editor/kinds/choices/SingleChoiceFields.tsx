import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import fields from '../Fields.module.css'
import { ChoiceLook } from './ChoiceLook.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { OrderedSwitch } from './OrderedSwitch.tsx'
import { ShuffleSwitch } from './ShuffleSwitch.tsx'

/** The choices of a single_choice, how they are shown, and whether they are a scale or shuffled. */
export function SingleChoiceFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  return (
    <>
      <ChoicesField question={question} path={path} />
      <div className={fields.kind}>
        <ChoiceLook question={question} looks={['list', 'row']} />
        <OrderedSwitch question={question} label={t('cards.ordered')} />
        <ShuffleSwitch question={question} label={t('cards.shuffle_choices')} />
      </div>
    </>
  )
}
