import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { pair, text } from '#shared/text.ts'
import { lang } from '../../../../lib/language/language.ts'
import type { FormValues } from '../../answers/answerStore.ts'
import type { Answers } from '../../answers/answerValues.ts'
import { visible } from '../../branching/visible.ts'
import { draw } from '../../draw/lazyDraw.ts'
import { quotes } from '../../kinds/quotes/lazyQuotes.ts'
import { enteredText } from '../../answers/enteredText.ts'

/** The content of a text file in the page's language: the survey's title, then each answered question that shows, with its answer. */
export function answersAsText(survey: Survey, values: FormValues): string {
  const { answers, given } = values
  const quoted = quotes.chunk?.quotedForm(survey, values) ?? survey
  const shown = visible(survey, answers, given).questions
  const { sections } = (given && draw.chunk?.arrange(quoted, given)) ?? quoted
  const questions = sections.flatMap((section) => section.questions).filter(({ id }) => shown.has(id) && answers.has(id))
  const blocks = questions.map((question) => [text(pair(question, 'title'), lang()), ...lines(question, answers)].join('\n'))
  return `${[text(pair(survey, 'title'), lang()), ...blocks].join('\n\n')}\n`
}

function lines(question: Question, answers: Answers): string[] {
  const kind = checkedKinds[question.type]
  const value = answers.get(question.id)!
  const text = enteredText(answers, question.id).trim()
  return [kind.written(value, question, lang()), ...kind.listed(question, value, lang(), text).map((each) => `- ${each}`)].filter(Boolean)
}
