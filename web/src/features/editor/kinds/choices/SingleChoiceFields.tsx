import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import fields from '../Fields.module.css'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { ChoiceLook } from './ChoiceLook.tsx'
import { ChoicesField } from './ChoicesField.tsx'

/** The choices of which one is chosen, how they are shown, and whether they are a scale. */
export function SingleChoiceFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const { id, ordered } = question
  return (
    <>
      <ChoicesField question={question} path={path} />
      <div className={fields.kind}>
        <ChoiceLook question={question} looks={['list', 'row']} />
        <Switch
          label={t('cards.ordered')}
          checked={ordered === true}
          onChange={({ target }) => store.edit(patchQuestion(id, { ordered: target.checked || undefined }))}
        />
      </div>
    </>
  )
}
