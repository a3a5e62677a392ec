import { useT } from '../../../lib/language/i18n.ts'
import { qrCode } from './qr.ts'
import css from './QrCode.module.css'

export function QrCode({ address, className }: { address: string; className?: string | undefined }) {
  const t = useT()
  const { side, path } = qrCode(address)
  return (
    <svg
      role="img"
      className={className}
      aria-label={t('fields.qr', { address })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path className={css.ground} d={`M0 0h${side}v${side}h-${side}z`} />
      <path className={css.modules} d={path} />
    </svg>
  )
}
