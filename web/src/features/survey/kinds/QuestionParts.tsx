import type { Question } from '#shared/survey/survey.ts'
import { isBlank, pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { AlertIcon } from '../../../ui/icons/siteIcons.ts'
import { answerControl, errorId } from '../answers/controls.ts'
import type { Problem } from '../answers/problems.ts'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { useLazyChunk } from './lazyKinds.ts'
import { problemText } from './problemText.ts'
import { PartMissing } from './PartMissing.tsx'
import css from './Question.module.css'
import { BilingualHtml } from '../layout/BilingualHtml.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/** The content of a question's label or legend: its title, a heading (a label must not contain an h3), and whether an answer is required. */
export function QuestionTitle({ question }: { question: Question }) {
  const t = useT()
  return (
    <>
      <span role="heading" aria-level={3}>
        <BilingualText of={pair(question, 'title')} />
      </span>{' '}
      {question.required && <span className={css.required}>{t('survey.required')}</span>}
    </>
  )
}

const descriptionOf = (question: Question) => `${answerControl(question.id)}-description`
/** True if the question has a description in either language. */
export const isDescribed = ({ description, description_ko }: Question) => !isBlank(description) || !isBlank(description_ko)

/** Between a question's title and its control: description, pictures, and the problem. */
export function QuestionDetails({ question, problem }: { question: Question; problem: Problem | undefined }) {
  const t = useT()
  const lang = useLanguage()
  const former = useAnswerStore().former(question.id)
  return (
    <>
      {isDescribed(question) && (
        <div id={descriptionOf(question)} className={css.description}>
          <BilingualHtml of={pair(question, 'description')} />
        </div>
      )}
      {former && <p className={css.description}>{t('response.former', { answer: former(lang) })}</p>}
      {question.media.length > 0 && <LazyMedia media={question.media} />}
      {problem && <ProblemLine problem={problem} />}
    </>
  )
}

/** The pictures and videos of a question, whose code only surveys with some load. */
export function LazyMedia({ media }: Pick<Question, 'media'>) {
  const chunk = useLazyChunk('media')
  return chunk === 'failed' ? <PartMissing /> : chunk && <chunk.QuestionMedia media={media} />
}

/** The instruction for a problem, beside the control. */
export function ProblemLine({ problem }: { problem: Problem }) {
  return (
    <p id={errorId(problem.control)} className={css.error}>
      <AlertIcon /> {problemText(problem, useT())}
    </p>
  )
}

/** The value of a control's aria-describedby: the ids of the description and of the problem that show. */
export const describedBy = (question: Question, problem: Problem | undefined, hint?: string | false): string | undefined =>
  [hint, isDescribed(question) && descriptionOf(question), problem && errorId(answerControl(question.id))].filter(Boolean).join(' ') ||
  undefined
