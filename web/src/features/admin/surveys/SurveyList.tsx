import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { limits } from '#shared/limits.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { duplicateSurvey } from '../../../lib/surveys/createSurveys.ts'
import { searchSurveys } from '../../../lib/surveys/searchSurveys.ts'
import css from './SurveyList.module.css'
import { SurveyListItem } from './SurveyListItem.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'

type Props = {
  surveys: SurveyRow[]
  onDelete: (survey: SurveyRow) => void
  onCreated: () => void
}

/** The list of surveys with a search, kept in the address as `q`; shows 200 more at a time. */
export function SurveyList({ surveys, onDelete, onCreated }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [visibleCount, setVisibleCount] = useState<number>(limits.pageSizeMax)
  const [copying, setCopying] = useState<string>()
  const query = params.get('q') ?? ''
  const found = searchSurveys(surveys, query)
  const search = (q: string) => setParams(q ? { q } : {}, { replace: true })

  async function duplicate(survey: SurveyRow) {
    setCopying(survey.id)
    try {
      const copy = await duplicateSurvey(survey.id, surveys)
      const title = pickText(pair(copy, 'title')).text
      toast(t('admin.duplicated', { title }), { action: { label: t('admin.open'), run: () => void navigate(copy.id) } })
      onCreated()
    } catch (error) {
      toast(errorText(error), { tone: 'error' })
    }
    setCopying(undefined)
  }

  return (
    <>
      <SurveySearch words={query} found={found.length} all={surveys.length} onSearch={search} />
      {found.length === 0 && (
        <EmptyState
          drawing="missing"
          title={t('admin.none_found', { words: query })}
          action={
            <Button kind="secondary" onClick={() => search('')}>
              {t('admin.clear_search')}
            </Button>
          }
        />
      )}
      <ul className={css.list}>
        {found.slice(0, visibleCount).map((survey) => (
          <SurveyListItem
            key={survey.id}
            survey={survey}
            copying={copying === survey.id}
            onDuplicate={() => copying === undefined && void duplicate(survey)}
            onDelete={() => onDelete(survey)}
          />
        ))}
      </ul>
      {found.length > visibleCount && (
        <Button kind="secondary" className={css.more} onClick={() => setVisibleCount(visibleCount + limits.pageSizeMax)}>
          {t('admin.show_more_surveys', { more: number(Math.min(limits.pageSizeMax, found.length - visibleCount)) })}
        </Button>
      )}
    </>
  )
}

type SurveySearchProps = { words: string; found: number; all: number; onSearch: (words: string) => void }

/** The search field, with the number of surveys found. */
function SurveySearch({ words, found, all, onSearch }: SurveySearchProps) {
  const t = useT()
  return (
    <div role="search" className={css.search}>
      <SearchField label={t('admin.search')} placeholder={t('admin.search_hint')} value={words} onSearch={onSearch} />
      <output>{words.trim() && t('admin.found', { found: number(found), all: number(all) })}</output>
    </div>
  )
}
