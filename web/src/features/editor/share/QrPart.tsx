import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { qrOf, qrPng, qrSvg } from './qr.ts'
import css from './ShareDialog.module.css'

/** The QR code of an address, and its files; `name` is what those are named by. */
export function QrPart({ address, name }: { address: string; name: string }) {
  const t = useT()
  const qr = qrOf(address)
  return (
    <div className={css.qr}>
      <svg role="img" aria-label={t('fields.qr', { address })} viewBox={`0 0 ${qr.side} ${qr.side}`} shapeRendering="crispEdges">
        <path className={css.ground} d={`M0 0h${qr.side}v${qr.side}h-${qr.side}z`} />
        <path className={css.modules} d={qr.path} />
      </svg>
      <Button kind="secondary" onClick={() => saveFile(`${name}-qr.svg`, qrSvg(qr))}>
        <Icon name="download" /> {t('fields.qr_svg')}
      </Button>
      <Button kind="secondary" onClick={() => void qrPng(qr).then((png) => saveFile(`${name}-qr.png`, png))}>
        <Icon name="download" /> {t('fields.qr_png')}
      </Button>
    </div>
  )
}
