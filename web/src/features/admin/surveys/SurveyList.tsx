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
import { duplicateSurvey } from './duplicateSurvey.ts'
import { searchSurveys } from './searchSurveys.ts'
import css from './SurveyList.module.css'
import { SurveyListItem } from './SurveyListItem.tsx'
import { SurveySearch } from './SurveySearch.tsx'

type Props = {
  surveys: SurveyRow[]
  onDelete: (survey: SurveyRow) => void
  /** There is a further survey. */
  onMade: () => void
}

/** The surveys by what is searched for, which the address keeps, a page of 200 at a time. */
export function SurveyList({ surveys, onDelete, onMade }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [most, setMost] = useState<number>(limits.pageSizeMax)
  const [copying, setCopying] = useState<string>()
  const sought = params.get('q') ?? ''
  const found = searchSurveys(surveys, sought)
  const search = (q: string) => setParams(q ? { q } : {}, { replace: true })

  async function duplicate(survey: SurveyRow) {
    setCopying(survey.id)
    try {
      const copy = await duplicateSurvey(survey.id, surveys)
      const title = pickText(pair(copy, 'title')).text
      toast(t('admin.duplicated', { title }), { action: { label: t('work.open'), run: () => void navigate(copy.id) } })
      onMade()
    } catch (error) {
      toast(errorText(error), { tone: 'error' })
    }
    setCopying(undefined)
  }

  return (
    <>
      <SurveySearch words={sought} found={found.length} all={surveys.length} onSearch={search} />
      {found.length === 0 && (
        <EmptyState
          drawing="missing"
          title={t('admin.none_found', { words: sought })}
          action={
            <Button kind="secondary" onClick={() => search('')}>
              {t('admin.clear_search')}
            </Button>
          }
        />
      )}
      <ul className={css.list}>
        {found.slice(0, most).map((survey) => (
          <SurveyListItem
            key={survey.id}
            survey={survey}
            copying={copying === survey.id}
            onDuplicate={() => copying === undefined && void duplicate(survey)}
            onDelete={() => onDelete(survey)}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button kind="secondary" className={css.more} onClick={() => setMost(most + limits.pageSizeMax)}>
          {t('admin.show_more', { more: number(Math.min(limits.pageSizeMax, found.length - most)) })}
        </Button>
      )}
    </>
  )
}
