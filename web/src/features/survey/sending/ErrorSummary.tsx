import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ErrorSummary as Summary } from '../../../ui/forms/ErrorSummary.tsx'
import css from './ErrorSummary.module.css'
import { isOnlyMissing, problemText, type Problem } from '../answers/problems.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/** The problems that one attempt to send found, each with a link to its control. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const t = useT()
  const items = problems.map((problem) => ({
    control: problem.control,
    name: problem.question ? <BilingualText of={pair(problem.question, 'title')} /> : problem.field && t(`survey.${problem.field}`),
    text: problemText(problem, t),
  }))
  return (
    <Summary
      className={css.summary}
      title={t(isOnlyMissing(problems) ? 'answered.missing_answers' : 'answered.problems', { count: problems.length })}
      items={items}
      part="[data-question]"
    />
  )
}
