import { useRef, useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useIsUnsaved, useSaveState } from '../saving/useSaver.ts'
import { LinkCard } from './LinkCard.tsx'
import { LinkRow } from './LinkRow.tsx'
import { QrPart } from './QrPart.tsx'
import css from './ShareDialog.module.css'

const languages = ['any', 'en', 'ko'] as const

/** The link to a survey's page, and its QR code. `id` and `slug` as they are saved. */
export function ShareDialog({ id, slug, onClose }: { id: string; slug: string; onClose: () => void }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [language, setLanguage] = useState<(typeof languages)[number]>('any')
  const isUnsaved = useIsUnsaved()
  const { stored } = useSaveState()
  const path = `/survey/${slug || id}${language === 'any' ? '' : `?lang=${language}`}`
  const address = new URL(path, location.href).href
  return (
    <Dialog
      ref={dialog}
      wide
      title={t('work.share')}
      onClose={onClose}
      actions={
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {t('work.close')}
        </Button>
      }
    >
      <div className={css.share}>
        <div className={css.links}>
          {stored?.is_active === false && <Alert tone="warn">{t('fields.share_inactive')}</Alert>}
          {isUnsaved && <Alert tone="info">{t('fields.share_unsaved')}</Alert>}
          <fieldset className={css.languages}>
            <legend>{t('fields.link_language')}</legend>
            <div>
              {languages.map((one) => (
                <label key={one}>
                  <input type="radio" name="link-language" value={one} checked={one === language} onChange={() => setLanguage(one)} />
                  <span>{t(`fields.link_${one}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <LinkRow address={address} path={path} />
          {stored?.is_active && <LinkCard survey={stored} language={language === 'ko' ? 'ko' : 'en'} />}
        </div>
        <QrPart address={address} name={`${slug || id}${language === 'any' ? '' : `-${language}`}`} />
      </div>
    </Dialog>
  )
}
