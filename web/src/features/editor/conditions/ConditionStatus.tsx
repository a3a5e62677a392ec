import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { HiddenIcon } from '../../../ui/icons/workIcons.ts'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { useShownInPreview } from '../preview/shown.ts'
import css from './ConditionField.module.css'

/** The effect of a condition for the answers in the preview; nothing without a preview. */
export function ConditionStatus({ place: { id, part } }: { place: ConditionPlace }) {
  const t = useT()
  const shown = useShownInPreview()
  if (!shown) return null
  const ends = part === 'ends_if'
  const does = ends ? shown.endedBy === id : !shown.hidden.has(id)
  return (
    <output className={css.status} data-does={does || undefined}>
      {does === ends ? <HiddenIcon /> : <CheckIcon />} {t(`conditions.${ends ? (does ? 'ends' : 'goes_on') : does ? 'shown' : 'hidden'}`)}
    </output>
  )
}
