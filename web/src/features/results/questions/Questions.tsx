import { isChoiceType } from '#shared/questionTypes.ts'
import { useMemo } from 'react'
import type { Results } from '#shared/results.ts'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Words } from '../../../ui/Words.tsx'
import { comparisonOf } from '../compare/comparison.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numbered.ts'
import { createPages } from '../data/responsePages.ts'
import { whereText } from '../filter/where.ts'
import type { Asked } from '../useAddress.ts'
import { ChoiceResult } from './ChoiceResult.tsx'
import { OpenResult } from './OpenResult.tsx'
import css from './Questions.module.css'

type Props = {
  surveyId: string
  sections: NumberedSection[]
  /** Questions that the survey has no longer. */
  deleted: NumberedQuestion[]
  results: Results
  address: Asked
}

/** Every question with what came back, section by section. */
export function Questions({ surveyId, sections, deleted, results, address }: Props) {
  const t = useT()
  const where = whereText(address.where)
  const pages = useMemo(() => createPages(surveyId, where), [surveyId, where])
  const all = sections.flatMap(({ questions }) => questions)
  const comparison = comparisonOf(t, results, [...all, ...deleted])
  const { total } = results
  const result = (asked: NumberedQuestion) =>
    isChoiceType(asked.counts.type) ? (
      <ChoiceResult key={asked.id} asked={asked} total={total} look={address} comparison={comparison} />
    ) : (
      <OpenResult key={asked.id} asked={asked} total={total} pages={pages} address={address} />
    )
  return (
    <>
      {sections.map(({ id, section, shown, questions }) => (
        <section key={id} className={css.section} aria-labelledby={`section-${id}`}>
          <header>
            <h2 id={`section-${id}`}>
              <Words of={pair(section, 'title')} fallback={t('results.no_title')} />
            </h2>
            <p>
              {shown === total ? t('results.shown_to_all') : t('results.shown_to_some', { shown: number(shown), total: number(total) })}
            </p>
          </header>
          {questions.map(result)}
        </section>
      ))}
      {deleted.length > 0 && (
        <section className={css.section} aria-labelledby="section-deleted">
          <header>
            <h2 id="section-deleted">{t('results.deleted')}</h2>
            <p>{t('results.deleted_note')}</p>
          </header>
          {deleted.map(result)}
        </section>
      )}
    </>
  )
}
