import { surveyPath } from '#shared/site/sitePaths.ts'
import { useId, useState, type ReactNode } from 'react'
import { useStore } from '../../../lib/store/createStore.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { rememberSharedSurvey } from '../../../lib/site/sharedSurvey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { TextList } from '../logic/TextList.tsx'
import { useLogicCheck } from '../logic/useLogicCheck.ts'
import { linkIn, LinkLanguageField, type LinkLanguage } from './LinkLanguage.tsx'
import { LinkRow } from './LinkRow.tsx'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import { DismissButton } from '../../../ui/message/DismissButton.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { useSaver, useSaveState } from '../saving/useSaver.ts'
import css from './PublishedNotice.module.css'
import { QrCode } from './QrCode.tsx'

/** The panel after the first save: how to share an active survey, and its missing translations. `onPreview`: shows the preview. */
export function PublishedNotice({ onPreview }: { onPreview: () => void }) {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const saver = useSaver()
  const { stored } = useSaveState()
  const isFirstSave = useStore(saver.isFirstSave)
  const isActive = useSurveySelector((survey) => survey.is_active)
  if (!isFirstSave || !stored) return null
  const active = (
    <Switch
      label={t('admin.active')}
      checked={isActive}
      onChange={({ target }) => store.edit((survey) => ({ ...survey, is_active: target.checked }))}
      aria-describedby={isActive === stored.is_active ? undefined : id}
    />
  )
  return (
    <Message
      kind="success"
      live={false}
      className={css.notice}
      title={t(stored.is_active ? 'editor.public_now' : 'editor.not_public')}
      actions={!stored.is_active && active}
      dismiss={<DismissButton onDismiss={() => saver.isFirstSave.set(false)} />}
    >
      <p ref={scrollHere} className={css.text}>
        {t(stored.is_active ? 'editor.public_text' : 'editor.not_public_text')}
      </p>
      {stored.is_active && (
        <ShareRow path={surveyPath(stored)} beside={active}>
          <Button kind="secondary" onClick={onPreview}>
            {t('editor.preview_as_guest')}
          </Button>
        </ShareRow>
      )}
      {isActive !== stored.is_active && <output id={id}>{t('editor.active_note')}</output>}
      <Missing />
    </Message>
  )
}

/** In a wide window the panel stays in view. A narrow one would keep its place, and the panel would appear above it, unseen. */
const scrollHere = (element: HTMLElement | null) => {
  if (globalThis.matchMedia?.('(width < 1180px)').matches) element?.scrollIntoView?.({ block: 'nearest' })
}

/** The link and the QR code of a survey. `children`: beside the link's buttons; `beside`: below the QR code. */
function ShareRow({ path, beside, children }: { path: string; beside: ReactNode; children: ReactNode }) {
  const [language, setLanguage] = useState<LinkLanguage>('any')
  const link = linkIn(language, path)
  return (
    <div className={css.share}>
      <div className="stack packed shrinks gap-3">
        <LinkLanguageField language={language} onChoose={setLanguage} />
        <LinkRow {...link} onCopy={rememberSharedSurvey}>
          {children}
        </LinkRow>
      </div>
      <div className="stack packed items-start gap-3">
        <QrCode address={link.address} className={css.qr} />
        {beside}
      </div>
    </div>
  )
}

function Missing() {
  const t = useT()
  const checked = useLogicCheck()
  return checked && checked.missing.length > 0 ? (
    <div className={css.missing}>
      <TextList survey={checked.survey} texts={checked.missing} heading={t('logic.missing')} />
    </div>
  ) : null
}
