import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import fields from '../Fields.module.css'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { ChoicesField } from './ChoicesField.tsx'

/** The choices of which one is chosen, how they are shown, and whether they are a scale. */
export function SingleChoiceFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const { id, look, ordered } = question
  return (
    <>
      <ChoicesField question={question} path={path} />
      <div className={fields.kind}>
        <Select
          label={t('cards.scale_look')}
          className={fields.type}
          value={look === 'row' ? 'row' : 'list'}
          onChange={({ target }) => store.edit(patchQuestion(id, { look: target.value === 'row' ? 'row' : undefined }))}
        >
          <option value="list">{t('cards.look_list')}</option>
          <option value="row">{t('cards.look_row')}</option>
        </Select>
        <Switch
          label={t('cards.ordered')}
          checked={ordered === true}
          onChange={({ target }) => store.edit(patchQuestion(id, { ordered: target.checked || undefined }))}
        />
      </div>
    </>
  )
}
