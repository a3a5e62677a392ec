import { adminPaths, editorPath } from '#shared/site/adminPaths.ts'
import { useId } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { shareHash, wasSurveyShared } from '../../../lib/site/sharedSurvey.ts'
import { useSettings } from '../../../lib/site/settings.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import css from './FirstSteps.module.css'

/** Three steps to the first response. They disappear with the last tick or the first response. */
export function FirstSteps({ surveys }: { surveys: readonly SurveyRow[] }) {
  const t = useT()
  const heading = useId()
  const settings = useSettings()
  const isNamed = Boolean((settings?.company_name_en || settings?.company_name_ko) && settings.logo_url)
  const survey = surveys.find(({ is_active }) => is_active) ?? surveys[0]
  const steps = [
    { name: 'brand', isDone: isNamed, to: adminPaths.settings, action: t('account_menu.site_settings') },
    { name: 'survey', isDone: survey !== undefined, to: editorPath('new'), action: t('admin.new_survey') },
    { name: 'share', isDone: wasSurveyShared(), to: survey && editorPath(survey.id) + shareHash, action: t('admin.share') },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  if (!next || surveys.some(({ responses }) => responses)) return null
  return (
    <section className={css.steps} aria-labelledby={heading}>
      <h2 id={heading}>{t('first_steps.title')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} className={css.step}>
            <span className={step.isDone ? `${css.mark} ${css.done}` : css.mark}>
              {step.isDone ? <CheckIcon /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className="shrinks">
              <h3>
                {t(`first_steps.${step.name}`)} {step.isDone && <span className="unseen">{t('first_steps.done')}</span>}
              </h3>
              <p>{t(`first_steps.${step.name}_text`)}</p>
            </div>
            {!step.isDone && step.to && (
              <ButtonLink kind={step === next ? 'primary' : 'secondary'} to={step.to}>
                {step.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
