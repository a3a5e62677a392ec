import { useT } from '../../../lib/language/i18n.ts'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import { LanguageMark } from '../marks/Marks.tsx'
import css from './Outline.module.css'

/** What the marks mean. */
export function Legend() {
  const t = useT()
  return (
    <ul className={css.legend}>
      <li>
        <WorkIcon name="gateway" className={css.gateway} /> {t('work.gateway')}
      </li>
      <li>
        <LanguageMark letters={t('work.korean_mark')} /> {t('work.korean_missing')}
      </li>
      <li>
        <LanguageMark letters={t('work.english_mark')} /> {t('work.english_missing')}
      </li>
      <li>
        <WorkIcon name="warning" className={css.warning} /> {t('cards.warning')}
      </li>
      <li>
        <WorkIcon name="hidden" /> {t('cards.hidden_now')}
      </li>
    </ul>
  )
}
