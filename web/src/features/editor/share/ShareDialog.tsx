import { surveyPath } from '#shared/site/sitePaths.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { DownloadIcon } from '../../../ui/icons/fileIcons.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { useIsUnsaved, useSaveState } from '../saving/useSaver.ts'
import { linkIn, LinkLanguageField, type LinkLanguage } from './LinkLanguage.tsx'
import { LinkPreviews } from './LinkPreviews.tsx'
import { LinkRow } from './LinkRow.tsx'
import { qrCode, qrPng, qrSvg } from './qr.ts'
import { QrCode } from './QrCode.tsx'
import css from './ShareDialog.module.css'

export function ShareDialog({ id, slug, onClose }: { id: string; slug: string; onClose: () => void }) {
  const t = useT()
  const [language, setLanguage] = useState<LinkLanguage>('any')
  const isUnsaved = useIsUnsaved()
  const { stored } = useSaveState()
  const { path, address } = linkIn(language, surveyPath({ slug, id }))
  return (
    <Dialog wide title={t('admin.share')} onClose={onClose} closeLabel={t('admin.close')}>
      <div className={css.share}>
        <div className="stack packed shrinks gap-4">
          {stored?.is_active === false && <Message kind="warning">{t('fields.share_inactive')}</Message>}
          {isUnsaved && <Message kind="info">{t('fields.share_unsaved')}</Message>}
          <LinkLanguageField language={language} onChoose={setLanguage} />
          <LinkRow address={address} path={path} />
        </div>
        <QrDownloads address={address} name={`${slug || id}${language === 'any' ? '' : `-${language}`}`} />
        {stored?.is_active && <LinkPreviews survey={stored} language={language === 'ko' ? 'ko' : 'en'} />}
      </div>
    </Dialog>
  )
}

/** The QR code of an address, with SVG and PNG downloads. `name`: of the files, without extension. */
function QrDownloads({ address, name }: { address: string; name: string }) {
  const t = useT()
  const qr = qrCode(address)
  return (
    <div className={css.qr}>
      <QrCode address={address} />
      <Button kind="secondary" onClick={() => saveFile(`${name}-qr.svg`, qrSvg(qr))}>
        <DownloadIcon /> {t('fields.qr_svg')}
      </Button>
      <Button kind="secondary" onClick={() => void qrPng(qr).then((png) => saveFile(`${name}-qr.png`, png))}>
        <DownloadIcon /> {t('fields.qr_png')}
      </Button>
    </div>
  )
}
