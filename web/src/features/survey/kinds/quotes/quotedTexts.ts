import { quotedChoices } from '#shared/kinds/choices/quotedChoices.ts'
import type { AnswerValue, QuestionType } from '#shared/kinds/kinds.ts'
import type { Quoted } from '#shared/kinds/quoted.ts'
import { quotedText } from '#shared/kinds/text/quotedText.ts'
import { sayAnswers, sayInSurvey, type WordsFor } from '#shared/quotes/sayAnswers.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import type { AnswerStore, FormValues } from '../../answers/answerStore.ts'
import { entryOf } from '../../answers/controls.ts'
import { visible } from '../../branching/visible.ts'
import { chunkOf } from '../lazyKinds.ts'

/** Of the types whose controls every survey loads; those of other types come with their controls. */
const baseWords: Partial<Record<QuestionType, Quoted>> = {
  short_text: quotedText,
  single_choice: quotedChoices,
  multi_select: quotedChoices,
}
const wordsFor: WordsFor = ({ type }) => baseWords[type] ?? chunkOf(type)?.quoted

const answersBy = (value: (name: string) => AnswerValue | undefined) => ({
  value,
  text: (id: string) => (value(entryOf(id)) as string | undefined) ?? '', // a text, given the control that enters it
})

/** Returns the parts of a form's survey with the present input. `hasLink`: whether a text needs the values of the link. */
export const quotedNow = (store: AnswerStore, hasLink: boolean) =>
  sayAnswers(
    store.survey,
    {
      ...answersBy(store.value),
      isShown: (id: string) => store.shown().questions.has(id),
      link: hasLink ? store.values().given?.link : undefined,
    },
    wordsFor,
  )

/** A question with the present words of its quotes. */
export const quotedQuestion = (store: AnswerStore, question: Question): Question => quotedNow(store, true)('question', question)

/** A survey with quotes replaced by a form's values. `shown`: the answers to use for branching. */
export function quotedForm(survey: Survey, { answers, given }: FormValues, shown = answers): Survey {
  const { questions } = visible(survey, shown, given)
  const answered = { ...answersBy((id) => answers.get(id)), isShown: (id: string) => questions.has(id), link: given?.link }
  return sayInSurvey(survey, answered, wordsFor)
}
