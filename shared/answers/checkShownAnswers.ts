import { canonical } from './canonical.ts'
import { isUnanswered } from './isAnswered.ts'
import { normalize, questionsById, type GivenAnswer } from './normalize.ts'
import { siteDay } from '../time/timeZone.ts'
import type { Show } from '../branching/showByRules.ts'
import { checkedKinds, type AnswerIssue } from '../kinds/checkedKinds.ts'
import { chosenTextEntry, maxEntryText, textInOneLine } from '../kinds/textEntry.ts'
import { kinds, takesAnswer, type AnswerValue } from '../kinds/kinds.ts'
import type { Answer } from '../responses/response.ts'
import type { Question, Survey } from '../survey/survey.ts'

/** Why an answer is invalid. `path` within the body: `answers.3.value`, or `answers` where a required one is missing. */
export type Problem = AnswerIssue & { path: string; question_id: string }

/**
 * Returns the answers to store and the problems of the others, both in document order. A question, or each row of a matrix, has at most one. The last
 * of several answers to a question counts. Answers to notes, hidden or unknown questions and blank ones are dropped without a problem. Rich text must
 * be sanitized already; whether files exist is not checked. `stored`: the answers that these replace; `today`: the day of the response in the site's
 * time zone; `visible`: the one of shared/branching.ts, or the one of public pages. `ended_by`: the section that ends the survey.
 */
export function checkShownAnswers(
  survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode'>,
  answers: readonly GivenAnswer[],
  { stored = [], today = siteDay(Date.now()), visible }: { stored?: readonly Answer[]; today?: string; visible: Show },
): { kept: Answer[]; problems: Problem[]; ended_by: string | undefined } {
  const given = new Map(normalize(survey, answers).map(({ question_id, ...answer }, index) => [question_id, { ...answer, index }]))
  const questions = questionsById(survey)
  const before = new Map(normalize(survey, stored).map((answer) => [answer.question_id, answer]))
  const { questions: shown, ended_by } = visible(survey, answersOfRightShape(questions, given))

  const kept: Answer[] = []
  const problems: Problem[] = []
  for (const question of questions.values()) {
    if (!shown.has(question.id) || !takesAnswer(question)) continue
    const { id: question_id, type, required } = question
    const answer = given.get(question_id)

    if (!answer || isUnanswered(type, answer.value)) {
      const path = answer && kinds[type].since ? `answers.${answer.index}.value` : 'answers'
      const checked = checkedKinds[type]
      const missing: AnswerIssue = { code: 'answer.required', message: `Question ${question_id} needs an answer.` }
      const issues = checked.blank === undefined ? missing : checked.issue?.(question, checked.blank)
      if (required) for (const one of listOf(issues)) problems.push({ path, question_id, ...one })
      continue
    }
    const { value, index } = answer
    const refuse = (issue: AnswerIssue) => problems.push({ path: `answers.${index}.value`, question_id, ...issue })
    if (!kinds[type].hasShape(value)) {
      refuse({ code: 'answer.invalid', message: `The answer to question ${question_id} does not match its type, ${type}.` })
      continue
    }
    const checked = checkedKinds[type]
    const earlier = before.get(question_id)
    const isUnchanged = earlier !== undefined && canonical(earlier.value) === canonical(value)
    const text = entryText(question, answer, earlier)
    const issues = listOf(
      checked.issue?.(question, value as AnswerValue) ??
        (isUnchanged ? undefined : checked.issueOfChange?.(question, value as AnswerValue, today)) ??
        textIssue(question, answer, text),
    )
    if (issues.length > 0) issues.forEach(refuse)
    else kept.push({ question_id, value: checked.kept?.(value as AnswerValue, question) ?? (value as AnswerValue), ...(text && { text }) })
  }
  return { kept, problems, ended_by }
}

const listOf = (issues: AnswerIssue | AnswerIssue[] | undefined): AnswerIssue[] => [issues ?? []].flat()

/** The answers that branching uses: a value of the wrong shape counts as no answer. */
function answersOfRightShape(questions: Map<string, Question>, given: Map<string, { value?: unknown }>): Map<string, unknown> {
  const ofRightShape = [...given].filter(([id, { value }]) => {
    const question = questions.get(id)
    return question && kinds[question.type].hasShape(value)
  })
  return new Map(ofRightShape.map(([id, { value }]) => [id, value]))
}

type Valued = { value?: unknown; text?: unknown }

/**
 * The text to store with an answer; '' for none and for a value of another type. An answer sent without a text keeps the stored text while the same
 * choice is chosen.
 */
function entryText(question: Question, { value, text }: Valued, stored: Valued | undefined): string {
  const entry = chosenTextEntry(question, value)
  if (!entry) return ''
  const kept = text === undefined && chosenTextEntry(question, stored?.value) === entry ? stored?.text : text
  return typeof kept === 'string' ? textInOneLine(kept) : ''
}

/** Why the text of an answer is invalid; undefined if it is valid, or if no chosen choice takes a text. */
function textIssue(question: Question, { value, text }: Valued, entered: string): AnswerIssue | undefined {
  if (!chosenTextEntry(question, value)) return undefined
  const message = (why: string) => `The text of the answer to question ${question.id} ${why}.`
  if (typeof (text ?? '') !== 'string') return { code: 'answer.invalid', message: message('is no text') }
  if (entered.length > maxEntryText) return { code: 'too_long', message: message(`is longer than ${maxEntryText} characters`) }
  return question.required && entered === '' ? { code: 'answer.text_required', message: message('is missing') } : undefined
}

/** Whether an answer leaves out the text of its choice, so that the stored text is kept. */
export const leavesOutText = (survey: Pick<Survey, 'sections'>, answers: readonly GivenAnswer[]): boolean => {
  const questions = questionsById(survey)
  return normalize(survey, answers).some(({ question_id, value, text }) => {
    const question = questions.get(question_id)
    return text === undefined && question !== undefined && chosenTextEntry(question, value) !== undefined
  })
}
