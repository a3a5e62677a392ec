import type { ShownLine } from '#shared/logic/conditions/shownTo.ts'
import { useT } from '../../../lib/language/i18n.ts'

/** To whom a section or question is shown; nothing if all see it. */
export function ShownIf({ lines }: { lines: readonly ShownLine[] | undefined }) {
  const t = useT()
  return (
    lines && <p className="text-xs muted breakable">{t('results.shown_if', { conditions: lines.map(({ text }) => text).join('; ') })}</p>
  )
}
