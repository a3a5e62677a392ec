import { useRef, useState } from 'react'
import type { SurveyRow } from '#shared/survey.ts'
import { useT } from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/Button.tsx'
import { DeleteSurveyDialog } from './DeleteSurveyDialog.tsx'
import screen from './Screen.module.css'
import css from './SurveyList.module.css'
import { SurveysLoaded } from './SurveysLoaded.tsx'
import { SurveyStatus } from './SurveyStatus.tsx'
import { SurveyTitle } from './SurveyTitle.tsx'

export function SurveyListScreen() {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<SurveyRow>()
  useTitle(t('nav.surveys'))
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={screen.heading}>
        {t('nav.surveys')}
      </h1>
      <SurveysLoaded>
        {(surveys, reload) => (
          <>
            <ul className={css.list}>
              {surveys.map((survey) => (
                <li key={survey.id}>
                  <SurveyTitle survey={survey} />
                  <SurveyStatus survey={survey} />
                  <Button kind="secondary" aria-describedby={`title-${survey.id}`} onClick={() => setAsked(survey)}>
                    {t('admin.delete')}
                  </Button>
                </li>
              ))}
            </ul>
            {asked && (
              <DeleteSurveyDialog
                survey={asked}
                onClose={() => setAsked(undefined)}
                onDeleted={() => {
                  reload()
                  heading.current?.focus()
                }}
              />
            )}
          </>
        )}
      </SurveysLoaded>
    </>
  )
}
