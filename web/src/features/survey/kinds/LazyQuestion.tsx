import { controlOf } from '#shared/kinds/controlOf.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { type LazyControl, useLazyChunk } from './lazyKinds.ts'
import { PartMissing } from './PartMissing.tsx'
import css from './Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from './QuestionParts.tsx'
import text from './text/TextQuestion.module.css'
import { useAnswer } from '../answers/useAnswerStore.ts'

/** A question whose control is a chunk of its own: until that is loaded, its title and a placeholder as high as its control. */
export function LazyQuestion({ question }: { question: Question }) {
  const chunk = useLazyChunk(controlOf(question) as LazyControl)
  if (chunk && chunk !== 'failed') return <chunk.Question question={question} />
  return <Placeholder question={question} failed={chunk === 'failed'} />
}

/** The placeholder has the control's id, so that an error can link to it. */
function Placeholder({ question, failed }: { question: Question; failed: boolean }) {
  const { problem, control } = useAnswer(question.id)
  const shared = { id: control, 'aria-labelledby': `${control}-title`, 'aria-describedby': describedBy(question, problem) }
  return (
    <div className={css.question} data-question={question.id}>
      <p id={`${control}-title`} className={css.title}>
        <QuestionTitle question={question} />
      </p>
      <QuestionDetails question={question} problem={problem} />
      {failed ? (
        <PartMissing {...shared} />
      ) : kinds[question.type].family === 'text' ? (
        <textarea {...shared} className={`${text.control} ${text.waiting}`} readOnly aria-busy />
      ) : (
        <section {...shared} aria-busy tabIndex={-1} className={css.room} />
      )}
    </div>
  )
}
