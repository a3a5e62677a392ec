import { useT } from '../../../lib/language/i18n.ts'

/** The conditions of a section, in words. */
export function ShownIf({ conditions }: { conditions: readonly string[] | undefined }) {
  const t = useT()
  return conditions && <p className="text-xs muted breakable">{t('results.shown_if', { conditions: conditions.join('; ') })}</p>
}
