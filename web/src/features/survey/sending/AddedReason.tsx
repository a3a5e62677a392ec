import type { Choice } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { icon } from '../../../ui/icons/icon.tsx'
import css from './AddedReason.module.css'

const AddedIcon = icon('M5.5 3.5v5a3 3 0 0 0 3 3h6M11.5 8.5l3 3-3 3')

/** Above a section: the choice that made it show. */
export function AddedReason({ choice }: { choice: Choice }) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={css.reason}>
      <AddedIcon />
      <span>{t('response.added_because', { choice: pickText(pair(choice, 'label'), language).text })}</span>
    </p>
  )
}
