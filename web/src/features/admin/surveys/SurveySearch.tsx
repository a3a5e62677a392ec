import { useT } from '../../../lib/language/i18n.ts'
import { number } from '../../../lib/language/format.ts'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import css from './SurveyList.module.css'

type Props = { words: string; found: number; all: number; onSearch: (words: string) => void }

/** The search field, with the number of surveys found. */
export function SurveySearch({ words, found, all, onSearch }: Props) {
  const t = useT()
  return (
    <div role="search" className={css.search}>
      <SearchField label={t('admin.search')} placeholder={t('admin.search_hint')} value={words} onSearch={onSearch} />
      <output>{words.trim() && t('admin.found', { found: number(found), all: number(all) })}</output>
    </div>
  )
}
