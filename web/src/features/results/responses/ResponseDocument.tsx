import { use } from 'react'
import { normalize } from '#shared/answers/normalize.ts'
import { visible } from '#shared/branching.ts'
import { shownTo, type ShownLine } from '#shared/logic/conditions/shownTo.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang, LanguageContext } from '../../../lib/language/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { demographics, demographicText } from '../demographicText.ts'
import { ownFieldText } from '../filter/ownFields.ts'
import { ShownIf } from '../questions/ShownIf.tsx'
import { RenderAnswerContext, type AnswerProps } from '../questions/RenderAnswerContext.ts'
import css from './ResponseReader.module.css'
import type { ShownResponse } from './useResponse.ts'

type Props = { survey: Survey; response: ShownResponse }

/** A response as the respondent saw it, in their language; hidden parts are marked in the reader's language. */
export function ResponseDocument({ survey, response }: Props) {
  const answers = normalize(survey, response.answers)
  const shown = visible(survey, answers, response)
  const lines = shownTo(survey, lang())
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return (
    <LanguageContext value={response.language ?? lang()}>
      <div className={css.document}>
        <About survey={survey} response={response} />
        {survey.sections.map((section) => (
          <section key={section.id} className={shown.sections.has(section.id) ? css.section : `${css.section} ${css.hidden}`}>
            <h3 className="text-lg">
              <BilingualText of={pair(section, 'title')} /> {!shown.sections.has(section.id) && <Hidden />}
            </h3>
            {!shown.sections.has(section.id) && <ShownIf lines={lines.sections.get(section.id)} />}
            {shown.sections.has(section.id) && (
              <dl>
                {section.questions.filter(takesAnswer).map((question) => (
                  <Answered
                    key={question.id}
                    question={question}
                    isShown={shown.questions.has(question.id)}
                    shownIf={lines.questions.get(question.id)}
                    value={given.get(question.id)?.value}
                    text={given.get(question.id)?.text}
                    responseId={response.id}
                  />
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </LanguageContext>
  )
}

function Answered({
  question,
  isShown,
  shownIf,
  ...answer
}: {
  isShown: boolean
  shownIf: readonly ShownLine[] | undefined
} & AnswerProps) {
  const renderAnswer = use(RenderAnswerContext)
  return (
    <div className={isShown ? undefined : css.hidden}>
      <dt className="weight-strong leading-145">
        <BilingualText of={pair(question, 'title')} /> {!isShown && <Hidden />}
      </dt>
      {(isShown || shownIf) && <dd className="above-1">{isShown ? renderAnswer({ question, ...answer }) : <ShownIf lines={shownIf} />}</dd>}
    </div>
  )
}

function Hidden() {
  const t = useT()
  return <Badge>{t('results.not_shown')}</Badge>
}

/** The respondent's demographics, then the link's values and the draw. */
function About({ survey, response }: Props) {
  const t = useT()
  const listed = demographics.flatMap((field) => {
    const value = response.demographics[field]
    const { title, label } = demographicText(t, `demographics.${field}`)
    return value === undefined || value === null ? [] : [{ field, title, text: label(`${value}`) }]
  })
  const { link = {}, drawn = {}, seed } = response
  const own = [
    ...Object.entries(link).map(([name, value]) => [`link.${name}`, [value]] as const),
    ...Object.entries(drawn).map(([pool, ids]) => [`drawn.${pool}`, ids] as const),
  ].map(([field, values]) => {
    const { title, label } = ownFieldText(t, field, survey)!
    return { field, title, text: formatList(values.map(label)) }
  })
  const all = [...listed, ...own, ...(seed === undefined ? [] : [{ field: 'seed', title: t('results.seed'), text: seed }])]
  if (all.length === 0) return null
  return (
    <dl className={css.about}>
      {all.map(({ field, title, text }) => (
        <div key={field} className="shrinks breakable">
          <dt className="text-xs muted">{title}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
