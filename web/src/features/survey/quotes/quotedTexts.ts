import { quoteAnswers, quoteInSurvey } from '#shared/quotes/quoteAnswers.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import type { AnswerStore, FormValues } from '../answers/answerStore.ts'
import { enteredText } from '../answers/enteredText.ts'
import { entryOf } from '../answers/controls.ts'
import { visible } from '../branching/visible.ts'

/** The texts of a form's survey with what is entered now. `link`: whether a text needs the values of the link. */
export const quotedNow = (store: AnswerStore, link: boolean) =>
  quoteAnswers(store.survey, {
    value: store.value,
    text: (id) => {
      const text = store.value(entryOf(id))
      return typeof text === 'string' ? text : ''
    },
    isShown: store.isVisible,
    link: link ? store.values().given?.link : undefined,
  })

/** A question with what its texts quote now. */
export const quotedQuestion = (store: AnswerStore, question: Question): Question => quotedNow(store, true).question(question)

/** A survey with what its texts quote of a form's values. `shown`: the answers that decide what shows. */
export function quotedForm(survey: Survey, { answers, given }: FormValues, shown = answers): Survey {
  const { questions } = visible(survey, shown, given)
  return quoteInSurvey(survey, {
    value: (id) => answers.get(id),
    text: (id) => enteredText(answers, id),
    isShown: (id) => questions.has(id),
    link: given?.link,
  })
}
