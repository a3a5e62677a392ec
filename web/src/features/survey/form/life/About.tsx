import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { demographicFields, type DemographicField } from '#shared/responses/demographicFields.ts'
import type { DemographicTexts } from '../../answers/demographicTexts.ts'
import { DemographicCard } from '../DemographicCard.tsx'
import look from '../../kinds/Question.module.css'

/** The demographic fields of a survey that chooses its fields, and which of them are required. */
export function About({ survey: { demographics: asked = {} }, known }: { survey: Survey; known: Partial<DemographicTexts> }) {
  const t = useT()
  const fields = demographicFields.filter((field) => asked[field] !== 'off')
  const isRequired = (field: DemographicField) => asked[field] === 'required'
  if (fields.length === 0) return null
  if (!fields.some(isRequired)) return <DemographicCard {...{ known, fields }} />
  const isAll = fields.every(isRequired)
  const more = (field: DemographicField) =>
    isRequired(field)
      ? {
          required: true,
          label: (
            <>
              {t(`survey.${field}`)} <span className={look.required}>{t('survey.required')}</span>
            </>
          ),
        }
      : {}
  return <DemographicCard {...{ known, fields, more }} note={isAll ? '' : t('response.about_some')} />
}
