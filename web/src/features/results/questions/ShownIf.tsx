import { useT } from '../../../lib/language/i18n.ts'

/** To whom a section or question is shown, by the lines of `shownTo`; nothing where all see it. */
export function ShownIf({ lines }: { lines: readonly string[] | undefined }) {
  const t = useT()
  return lines && <p className="text-xs muted breakable">{t('results.shown_if', { conditions: lines.join('; ') })}</p>
}
