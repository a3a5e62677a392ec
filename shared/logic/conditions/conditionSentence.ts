import { clauseKindOf } from '../../branching/conditions/clauseKinds.ts'
import { mostClauses } from '../../branching/conditions/mostClauses.ts'
import { entries, type ClauseFields, type ConditionFields } from '../../branching/surveyFields.ts'
import type { Language } from '../../fields.ts'
import { isString } from '../../kinds/choice.ts'
import { checkedKinds, rowLabel } from '../../kinds/checkedKinds.ts'
import { nameQuotes } from '../../quotes/nameQuotes.ts'
import { questionNumbers } from '../../survey/questionNumbers.ts'
import type { Question } from '../../survey/survey.ts'
import { cutText, pair, text } from '../../text.ts'
import type { LogicSurvey } from '../targets.ts'
import { clauseProblem, type ClauseProblem, type ConditionPlace } from './clauseProblem.ts'
import { sentenceTexts } from './sentenceTexts.ts'

/** A clause in words. `problem`: why evaluation ignores it. */
type ClauseSentence = { text: string; problem?: ClauseProblem }

/** How a question is named, "2.1 Title" by default. */
export type NameQuestion = (question: Question, number: string, language: Language) => string

const mostOfTitle = 60

/** The clauses of a condition in order, in words, up to the most that are evaluated. */
export function clauseSentences(
  survey: LogicSurvey,
  place: ConditionPlace,
  condition: ConditionFields | null | undefined,
  language: Language,
  name?: NameQuestion,
): ClauseSentence[] {
  return Array.isArray(condition?.clauses)
    ? entries(condition.clauses.slice(0, mostClauses)).map((clause) => clauseSentence(survey, place, clause, language, name))
    : []
}

/** A condition in words: "all of: 2.1 Often is Daily; 1.3 Age is at least 18". '' if no clause can be evaluated. */
export function conditionSentence(
  survey: LogicSurvey,
  place: ConditionPlace,
  condition: ConditionFields | null | undefined,
  language: Language,
  name?: NameQuestion,
): string {
  const clauses = clauseSentences(survey, place, condition, language, name).filter(({ problem }) => !problem)
  const said = clauses.map((clause) => clause.text).join('; ')
  if (clauses.length < 2) return said
  return sentenceTexts[language][condition?.match === 'any' ? 'any' : 'all'](said)
}

/** One clause in words. If some of its values name a choice, the others are left out. */
export function clauseSentence(
  survey: LogicSurvey,
  place: ConditionPlace,
  clause: ClauseFields,
  language: Language,
  name?: NameQuestion,
): ClauseSentence {
  const problem = clauseProblem(survey, place, clause)
  return { text: clauseText(survey, clause, language, name), ...(problem && { problem }) }
}

/** The same for any clause, even one that evaluation ignores. */
export function clauseText(survey: LogicSurvey, clause: ClauseFields, language: Language, nameOf: NameQuestion = numberAndTitle): string {
  const texts = sentenceTexts[language]
  const { question, number } = askedBy(survey, clause)
  const name = subjectOf(clause, question && { ...question, name: nameOf(question, number, language) }, language)
  const reads = question && readsOf(question, clause) === 'several' ? 'several' : 'one'
  const bound = (end: unknown) => (end === null || end === undefined ? undefined : valueText(question, end, language))
  const [from, to] = [bound(clause.from), bound(clause.to)]
  const bounds = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    areDates: isString(clause.from) || isString(clause.to),
  }

  switch (clause.op) {
    case 'any_of':
      return texts.anyOf[reads](name, valueTexts(question, clause, language))
    case 'none_of':
      return texts.noneOf[reads](name, valueTexts(question, clause, language))
    case 'between':
      return texts.within(name, bounds)
    case 'outside':
      return texts.outside(name, bounds)
    case 'unanswered':
      return texts.unanswered(name)
    default:
      return texts.answered(name)
  }
}

/** The words for a choice question and its choices; a value that no choice has stays as it is. */
export function namedChoices(
  survey: LogicSurvey,
  question_id: string,
  values: readonly string[],
  language: Language,
  name: NameQuestion = numberAndTitle,
): { name: string; labels: string[] } {
  const { question, number } = askedBy(survey, { question_id })
  if (!question) return { name: sentenceTexts[language].deletedQuestion, labels: [...values] }
  return { name: name(question, number, language), labels: checkedKinds[question.type].listed(question, [...new Set(values)], language) }
}

type Asked = { questions: ReadonlyMap<string, Question>; numbers: ReadonlyMap<string, string> }
const known = new WeakMap<LogicSurvey['sections'], Asked>()

function askedBy(survey: LogicSurvey, { question_id }: ClauseFields) {
  const { sections } = survey
  const questionsIn = (): Asked => ({
    questions: new Map(nameQuotes(survey).sections.flatMap(({ questions }) => questions.map((question) => [question.id, question]))),
    numbers: questionNumbers(sections),
  })
  const asked = known.get(sections) ?? questionsIn()
  known.set(sections, asked)
  const id = question_id ?? ''
  return { question: asked.questions.get(id), number: asked.numbers.get(id) ?? '' }
}

function subjectOf({ question_id, row, field, op }: ClauseFields, question: (Question & { name: string }) | undefined, language: Language) {
  const texts = sentenceTexts[language]
  if (!question) return isString(question_id) ? texts.deletedQuestion : isString(field) ? texts.linkField(field) : texts.noQuestion
  const found = (question.rows ?? []).find(({ id }) => id === row)
  const ofRow = isString(row) ? `: ${found ? cut(rowLabel(found, language)) : row}` : ''
  const name = `${question.name}${ofRow}`
  return readsOf(question, { row }) === 'first' && (op === 'any_of' || op === 'none_of') ? texts.firstPlace(name) : name
}

const numberAndTitle: NameQuestion = (question, number, language) => `${number} ${questionTitle(question, language)}`.trim()

/** A question's title in a sentence, cut if it is long. */
const questionTitle = (question: Pick<Question, 'title' | 'title_ko'>, language: Language): string =>
  cut(text(pair(question, 'title'), language).trim()) || sentenceTexts[language].untitled

const cut = (whole: string) => (whole.length > mostOfTitle ? `${cutText(whole, mostOfTitle - 1).trimEnd()}…` : whole)

/** The part of an answer that a clause compares: its only value, any of several (choices, or the values of all rows), or the first place of a ranking. */
export function readsOf({ type }: Pick<Question, 'type'>, { row }: ClauseFields): 'one' | 'several' | 'first' {
  const { rows, reads = 'one' } = clauseKindOf(type) ?? {}
  return rows && isString(row) ? 'one' : reads
}

/** The clause's values that answers can have, in words; all of its values if answers can have none. */
function valueTexts(question: Question | undefined, { values }: ClauseFields, language: Language): string[] {
  const given = entries(values).filter(isString)
  const named = question && clauseKindOf(question.type)?.named
  const present = named ? given.flatMap((value) => named(question, value) ?? []) : []
  const said = [...new Set(present.length > 0 ? present : given)]
  return said.length > 0 ? said.map((value) => valueText(question, value, language)) : ['…']
}

/** A choice, a point of a scale, or a bound, in words. */
function valueText(question: Question | undefined, value: unknown, language: Language): string {
  const given = isString(value) || typeof value === 'number' ? value : '…'
  if (!question) return String(given)
  const kind = checkedKinds[question.type]
  const said = kind.named?.(given, question, language) ?? kind.written(given, question, language)
  return said || (kind.listed(question, [String(given)], language)[0] ?? String(given))
}
