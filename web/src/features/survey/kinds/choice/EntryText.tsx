import type { Question } from '#shared/survey/survey.ts'
import { errorId, entryOf } from '../../answers/controls.ts'
import { useAnswer, useAnswerStore } from '../../answers/useAnswerStore.ts'
import { ProblemLine } from '../QuestionParts.tsx'
import text from '../text/TextQuestion.module.css'
import css from './ChoiceQuestion.module.css'
import { enterText } from './enterText.ts'

type Props = { question: Question; labelledBy: string }

/** The text of a choice, such as "Other: ____". Also visible while the choice is not chosen: typing chooses it, even before the script runs. */
export function EntryText({ question, labelledBy }: Props) {
  const store = useAnswerStore()
  const { value, problem, control } = useAnswer(entryOf(question.id))
  return (
    <div className={css.entry}>
      {problem && <ProblemLine problem={problem} />}
      <input
        type="text"
        id={control}
        className={text.control}
        dir="auto"
        value={(value as string | undefined) ?? ''}
        aria-labelledby={labelledBy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && errorId(control)}
        onKeyDown={(event) => event.stopPropagation()} // Delete clears the text, not the choice
        onChange={({ currentTarget }) => enterText(store, question, currentTarget.value)}
      />
    </div>
  )
}
