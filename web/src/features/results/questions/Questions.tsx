import { use, useMemo } from 'react'
import { shownTo } from '#shared/logic/conditions/shownTo.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { comparisonOf } from '../compare/comparison.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { resultOf, sentenceOf } from '../kinds/resultKinds.ts'
import { ReportContext } from '../report/ReportContext.ts'
import css from './Questions.module.css'
import { ShownIf } from './ShownIf.tsx'
import { shownText } from './shownText.ts'

type Props = {
  survey: Survey
  sections: NumberedSection[]
  deleted: NumberedQuestion[]
  results: Results
  query: ResultsQuery
}

export function Questions({ survey, sections, deleted, results, query }: Props) {
  const t = useT()
  const language = lang()
  const shown = useMemo(() => shownTo(survey, language), [survey, language])
  const all = sections.flatMap(({ questions }) => questions)
  const comparison = comparisonOf(t, results, [...all, ...deleted], survey)
  const { total } = results
  const isReport = use(ReportContext) !== null
  const result = (asked: NumberedQuestion) => {
    const Result = resultOf(asked.counts.type)
    const sentence = isReport ? sentenceOf(t, asked, query.of) : null
    const item = { ...asked, shownIf: shown.questions.get(asked.id), sentence }
    return <Result key={asked.id} {...{ total, query, comparison, item }} surveyId={survey.id} />
  }
  return (
    <>
      {sections.map((part) => (
        <section key={part.id} className={css.section} aria-labelledby={`section-${part.id}`}>
          <div className={css.opening}>
            <header>
              <h2 className="text-lg" id={`section-${part.id}`}>
                <BilingualText of={pair(part.section, 'title')} fallback={t('admin.no_title')} />
              </h2>
              <p className="pushed text-xs muted">{shownText(t, part, total)}</p>
            </header>
            <ShownIf lines={shown.sections.get(part.id)} />
            {part.questions.slice(0, 1).map(result)}
          </div>
          {part.questions.slice(1).map(result)}
        </section>
      ))}
      {deleted.length > 0 && (
        <section className={css.section} aria-labelledby="section-deleted">
          <div className={css.opening}>
            <header>
              <h2 className="text-lg" id="section-deleted">
                {t('results.deleted')}
              </h2>
              <p className="pushed text-xs muted">{t('results.deleted_note')}</p>
            </header>
            {deleted.slice(0, 1).map(result)}
          </div>
          {deleted.slice(1).map(result)}
        </section>
      )}
    </>
  )
}
