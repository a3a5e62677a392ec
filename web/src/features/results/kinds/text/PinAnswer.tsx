import { use } from 'react'
import type { Pin } from '#shared/responses/report.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PinIcon } from '../../../../ui/icons/workIcons.ts'
import { ReportContext } from '../../report/ReportContext.ts'

/** Pins an answer, or removes its pin. */
export function PinAnswer({ pin }: { pin: Pin }) {
  const t = useT()
  const { pins } = use(ReportContext)!
  const isPinned = pins.isPinned(pin)
  return (
    <IconButton label={t('report.pin')} aria-pressed={isPinned} onClick={() => pins.toggle(pin)}>
      <PinIcon />
    </IconButton>
  )
}
