import { genders } from '#shared/accounts/genders.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { countryName } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'
import { LazyMedia } from '../kinds/QuestionParts.tsx'
import type { SavedAnswers } from '../answers/saved/savedAnswers.ts'
import { visible } from '../branching/visible.ts'
import { draw } from '../draw/lazyDraw.ts'
import { quotes } from '../kinds/quotes/lazyQuotes.ts'
import { enteredText } from '../answers/enteredText.ts'
import { ReadAnswer } from '../kinds/ReadAnswer.tsx'
import sections from '../layout/Section.module.css'
import css from './ResponseView.module.css'
import { BilingualHtml } from '../layout/BilingualHtml.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/**
 * `responseId` and `saved`: those of the saved response; absent for answers that were not sent. `answers` decide what shows.
 */
type Props = { survey: Survey; responseId?: string; saved?: SavedAnswers } & FormValues

/** A response to read: each section and question that shows for these answers, then the demographics. */
export function ResponseView({ survey, responseId, saved, answers, demographics, given }: Props) {
  const shown = visible(survey, answers, given)
  const values = saved?.answers ?? answers
  const quoted = quotes.chunk?.quotedForm(survey, { answers: values, demographics, given }, answers) ?? survey
  const arranged = (given && draw.chunk?.arrange(quoted, given)) ?? quoted
  return (
    <div className={css.document}>
      {arranged.sections
        .filter(({ id }) => shown.sections.has(id))
        .map((section) => (
          <section key={section.id} className={`${sections.section} ${css.section}`}>
            {pickText(pair(section, 'title')).text && (
              <h2>
                <BilingualText of={pair(section, 'title')} />
              </h2>
            )}
            <BilingualHtml of={pair(section, 'description')} className="above-2 muted" />
            {section.questions
              .filter((question) => takesAnswer(question) && shown.questions.has(question.id))
              .map((question) => (
                <div key={question.id} className={css.question}>
                  <h3 className="text-md leading-145 pretty breakable">
                    <BilingualText of={pair(question, 'title')} />
                  </h3>
                  {question.media.length > 0 && <LazyMedia media={question.media} />}
                  <ReadAnswer
                    question={question}
                    value={values.get(question.id)}
                    text={enteredText(values, question.id)}
                    responseId={responseId}
                    {...saved?.former.get(question.id)}
                  />
                </div>
              ))}
          </section>
        ))}
      {Object.values(demographics).some(Boolean) && <DemographicList demographics={demographics} />}
    </div>
  )
}

function DemographicList({ demographics }: Pick<FormValues, 'demographics'>) {
  const t = useT()
  const gender = genders.find((each) => each === demographics.gender)
  const values = {
    ...demographics,
    gender: gender ? t(`survey.${gender}`) : demographics.gender,
    country: demographics.country && countryName(demographics.country),
  }
  return (
    <section className={css.about}>
      <h2 className="part-title">{t('survey.about')}</h2>
      <dl>
        {demographicFields
          .filter((field) => values[field])
          .map((field) => (
            <div key={field}>
              <dt className="text-sm leading-snug muted">{t(`survey.${field}`)}</dt>
              <dd className="breakable" dir="auto">
                {values[field]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
