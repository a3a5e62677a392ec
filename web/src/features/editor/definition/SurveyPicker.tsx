import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { searchSurveys } from '../../../lib/surveys/searchSurveys.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import css from './SurveyPicker.module.css'

type Props = { surveys: readonly SurveyRow[]; busy: boolean; note: string; onChoose: (id: string) => void }

/** A list of surveys with a search, to choose one from. */
export function SurveyPicker({ surveys, busy, note, onChoose }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  const found = searchSurveys(surveys, words)
  if (surveys.length === 0) return <p>{t('admin.empty_title')}</p>
  return (
    <>
      <p className="muted">{note}</p>
      <SearchField label={t('admin.search')} placeholder={t('admin.search_hint')} value={words} onSearch={setWords} />
      <ul className={css.surveys} aria-busy={busy}>
        {found.slice(0, limits.pageSizeMax).map((survey) => (
          <li key={survey.id}>
            <Button kind="plain" className={css.survey} disabled={busy} onClick={() => onChoose(survey.id)}>
              <strong className="weight-strong">
                <BilingualText of={pair(survey, 'title')} />
              </strong>
              <small className="text-xs regular muted breakable">{surveyPath(survey)}</small>
            </Button>
          </li>
        ))}
      </ul>
      <output className="text-sm muted">{found.length === 0 && t('admin.none_found', { words })}</output>
    </>
  )
}
