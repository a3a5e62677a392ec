import { answerText } from '#shared/answers/answerText.ts'
import { normalizeAnswer, questionsById } from '#shared/answers/normalize.ts'
import type { Language } from '#shared/fields.ts'
import { chosenValues } from '#shared/kinds/choice.ts'
import { isFormer } from '#shared/kinds/isFormer.ts'
import { type AnswerValue, kinds } from '#shared/kinds/kinds.ts'
import type { FormerQuestion, Response } from '#shared/responses/response.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { type Answers, enterable, isOfChoices } from '../answerValues.ts'
import { entryOf } from '../controls.ts'
import { formerText } from '../formerText.ts'

/** An answer to a former type of its question. `question`: as of that type. */
type FormerAnswer = { question: Question; value: AnswerValue; text: string | undefined }

/** The answers of a saved response on the present survey; texts of choices by `entryOf`. */
export type SavedAnswers = {
  /** The answers of present types, with the present values of renamed choices. */
  answers: Answers
  former: ReadonlyMap<string, FormerAnswer>
  /** The initial values of the form, including those of `former` that the present controls can show. */
  entered: Answers
  /** Returns the words for answers that the present controls do not show completely. */
  inWords: ReadonlyMap<string, (lang: Language) => string>
}

export function savedAnswers(survey: Survey, { answers: list, former: asked = [] }: Pick<Response, 'answers' | 'former'>): SavedAnswers {
  const questions = questionsById(survey)
  const was = new Map(asked.map((question) => [question.id, question]))
  const answers = new Map<string, AnswerValue>()
  const former = new Map<string, FormerAnswer>()
  const entered = new Map<string, AnswerValue>()
  const inWords = new Map<string, (lang: Language) => string>()
  for (const { question_id: id, value: given, text } of list) {
    const question = questions.get(id)
    const then = was.get(id)
    const isOther = question && (then !== undefined || isFormer(question.type, given))
    if (isOther) former.set(id, { question: { ...question, ...then }, value: given, text })
    const value = question ? (normalizeAnswer(question, given) as AnswerValue) : given
    const shown = !question ? value : isOther ? carriedOver(then, question, given) : enterable(question, value)
    if (!isOther) answers.set(id, value)
    if (!isOther && text) answers.set(entryOf(id), text)
    if (shown !== undefined) entered.set(id, shown)
    if (!isOther && text) entered.set(entryOf(id), text)
    if (!question || isWhole(shown, given)) continue
    const words = (lang: Language) => answerText({ ...question, ...then }, { value: given, text }, lang) || formerText(given)
    if (words('en')) inWords.set(id, words)
  }
  return { answers, former, entered, inWords }
}

/** Converts one choice to a list or the first place, and several choices to ranked ones; undefined for any other value. */
function carriedOver(then: FormerQuestion | undefined, now: Question, value: AnswerValue): AnswerValue | undefined {
  if (!isOfChoices(now) || (then && !isOfChoices(then))) return undefined
  const [first] = chosenValues(value)
  const isRanked = kinds[now.type].family === 'ranking'
  return first === undefined ? undefined : enterable(now, isRanked ? first : value)
}

/** Whether a control shows an answer completely. */
const isWhole = (shown: AnswerValue | undefined, value: AnswerValue) =>
  shown !== undefined && chosenValues(shown).length === chosenValues(value).length
