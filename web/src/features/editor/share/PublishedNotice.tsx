import { surveyPath } from '#shared/site/sitePaths.ts'
import { useId } from 'react'
import { useStore } from '../../../lib/store/createStore.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { LinkRow } from './LinkRow.tsx'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import { DismissButton } from '../../../ui/message/DismissButton.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { useSaver, useSaveState } from '../saving/useSaver.ts'

export function PublishedNotice() {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const saver = useSaver()
  const { stored } = useSaveState()
  const isFirstSave = useStore(saver.isFirstSave)
  const isActive = useSurveySelector((survey) => survey.is_active)
  if (!isFirstSave || !stored) return null
  const path = surveyPath(stored)
  return (
    <Message
      kind="success"
      live={false}
      title={t(stored.is_active ? 'editor.public_now' : 'editor.not_public')}
      actions={
        <Switch
          label={t('admin.active')}
          checked={isActive}
          onChange={({ target }) => store.edit((survey) => ({ ...survey, is_active: target.checked }))}
          aria-describedby={isActive === stored.is_active ? undefined : id}
        />
      }
      dismiss={<DismissButton onDismiss={() => saver.isFirstSave.set(false)} />}
    >
      <p>{t(stored.is_active ? 'editor.public_text' : 'editor.not_public_text')}</p>
      {stored.is_active && <LinkRow address={new URL(path, location.origin).href} path={path} />}
      {isActive !== stored.is_active && <output id={id}>{t('editor.active_note')}</output>}
    </Message>
  )
}
