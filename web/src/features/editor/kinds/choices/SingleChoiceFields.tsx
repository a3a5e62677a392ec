import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import fields from '../Fields.module.css'
import { ChoiceLook } from './ChoiceLook.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { QuestionSwitch } from '../QuestionSwitch.tsx'

/** The choices of a single_choice, how they are shown, and whether they are a scale or shuffled. */
export function SingleChoiceFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  return (
    <>
      <ChoicesField question={question} path={path} />
      <div className={fields.kind}>
        <ChoiceLook question={question} looks={['list', 'row']} />
        <QuestionSwitch flag="ordered" question={question} label={t('cards.ordered')} />
        <QuestionSwitch flag="shuffle_choices" question={question} label={t('cards.shuffle_choices')} />
      </div>
    </>
  )
}
