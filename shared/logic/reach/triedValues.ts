import type { GatewayQuestion } from '../../branching/gatewayQuestion.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedQuestion } from '../../branching/surveyDocument.ts'
import { clauseKindOf, endsOfScale } from '../../branching/conditions/clauseKinds.ts'
import { entries, type ClauseFields, type QuestionFields } from '../../branching/surveyFields.ts'
import { isExclusive, isString, rankCountOf } from '../../kinds/choice.ts'
import { choiceCountOf } from '../../kinds/choiceCount.ts'
import { dateOf } from '../../kinds/date/dateOf.ts'
import type { QuestionType } from '../../kinds/kinds.ts'
import { numberOf } from '../../kinds/number/numberOf.ts'
import { notApplicable } from '../../kinds/scale/notApplicable.ts'
import type { Question } from '../../survey/survey.ts'
import type { LogicSurvey } from '../targets.ts'
import { datesBetween, numbersBetween } from './cutPieces.ts'
import type { Subject, Test } from './formula.ts'
import type { Tried, TriedValues } from './search.ts'

/** The most kinds of choices to combine, and the most answers to a matrix to keep. */
const mostKinds = 10
const mostAnswers = 1_024

type Asked = {
  fields: QuestionFields
  question: Partial<Question>
  tests: readonly Test[]
  clauses: readonly ClauseFields[]
  gateway: GatewayQuestion | undefined
}

/** Valid values for each question and link field of a survey, one for each way to pass the tests, including no answer. */
export function triedValuesOf(survey: LogicSurvey): TriedValues {
  const { gatewayQuestions, sections } = ruleIndex(survey)
  const owners = sections.flatMap(({ fields, questions }) => [fields, ...questions.map((question) => question.fields)])
  const clauses = owners.flatMap((fields) => [
    ...entries(fields.show_if?.clauses),
    ...('ends_if' in fields ? entries(fields.ends_if?.clauses) : []),
  ])
  const ofQuestions = Map.groupBy(clauses, ({ question_id }) => question_id)
  const known = new Map<Subject, { tests: readonly Test[]; tried: Tried }>()

  return (subject, tests) => {
    const before = known.get(subject)
    if (before && before.tests.length === tests.length && before.tests.every((test) => tests.includes(test))) return before.tried
    const { values, isAll } = isString(subject) ? ofField(subject, clauses) : ofQuestion(subject, tests)
    const distinct = new Map<string, unknown>()
    for (const value of new Set([undefined, ...values])) {
      const passed = tests.map(({ holds }) => (holds(value) ? 1 : 0)).join('')
      if (!distinct.has(passed)) distinct.set(passed, value)
    }
    const tried = { values: [...distinct.values()], isAll }
    known.set(subject, { tests, tried })
    return tried
  }

  function ofQuestion({ id, fields }: PlacedQuestion, tests: readonly Test[]): Tried {
    const answers = Object.hasOwn(answersOf, String(fields.type)) ? answersOf[fields.type as QuestionType] : undefined
    const given = {
      fields,
      question: fields as Partial<Question>,
      tests,
      clauses: ofQuestions.get(id) ?? [],
      gateway: gatewayQuestions.get(id),
    }
    return answers?.(given) ?? none
  }
}

const none: Tried = { values: [], isAll: true }
const always = (values: readonly unknown[]): Tried => ({ values, isAll: true })

/** Any text, or blank: each value that a clause names, and one that none names. */
function ofField(name: string, clauses: readonly ClauseFields[]): Tried {
  const named = clauses.filter(({ field }) => field === name).flatMap(({ values }) => entries(values).filter(isString))
  return always([...named, `${named.join('')}x`].filter((value) => value.trim() !== ''))
}

const written = () => always(['x'])

const answersOf: Record<QuestionType, (asked: Asked) => Tried> = {
  short_text: written,
  long_text: written,
  rich_text: written,
  single_choice: ({ question }) => always(choicesOf(question).map(({ value }) => value)),
  multi_select: severalChoices,
  file_upload: () => always([{}]),
  number: ({ question, clauses }) =>
    always(numbersBetween(boundsOf(clauses).filter(Number.isFinite) as number[], { ...numberOf({}), ...question.number })),
  date: ({ question, clauses }) => always(datesBetween(boundsOf(clauses).filter(isString), { ...dateOf({}), ...question.date })),
  note: () => none,
  scale: ({ fields }) => always(pointsOf(fields)),
  matrix: rowAnswers,
  ranking: ({ question }) => always(rankings(question)),
}

function pointsOf(question: QuestionFields): unknown[] {
  const { from, to } = endsOfScale(question)
  const points = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  return clauseKindOf(question.type)?.named?.(question, notApplicable) === undefined ? points : [...points, notApplicable]
}

const boundsOf = (clauses: readonly ClauseFields[]): unknown[] => [...new Set(clauses.flatMap(({ from, to }) => [from, to]))]

const choicesOf = ({ choices }: Partial<Question>) => [
  ...new Map(
    entries(choices)
      .filter(({ value }) => isString(value) && value !== '')
      .map((choice) => [choice.value, choice]),
  ).values(),
]

/** Each choice first, with as many others as an answer ranks. */
function rankings(question: Partial<Question>): string[][] {
  const values = choicesOf(question).map(({ value }) => value)
  const { min, max } = rankCountOf({ ...question, choices: values })
  const count = Math.min(max, values.length)
  return count < Math.max(1, min) ? [] : values.map((first) => [first, ...values.filter((value) => value !== first)].slice(0, count))
}

/** Choices with the same results in all tests are one kind. An answer is a combination of kinds, by their indexes. */
function severalChoices({ question, tests, gateway }: Asked): Tried {
  const { min, max } = choiceCountOf(question)
  const [alone, others] = [choicesOf(question).filter(isExclusive), choicesOf(question).filter((choice) => !isExclusive(choice))]
  const targets = tests.flatMap(({ target }) => target ?? [])
  const effect = (value: string) =>
    JSON.stringify([
      tests.map(({ holds }) => holds([value])),
      gateway?.gateways.map(({ selectedBy }) => {
        const selected = selectedBy.get(value)
        return selected ? targets.map(({ kind, position }) => selected[kind].has(position)) : null
      }),
    ])
  const sameKinds = [...Map.groupBy(others, ({ value }) => effect(value)).values()].map((same) => same.map(({ value }) => value))

  const combined = sameKinds.length <= mostKinds ? combinationsOf(sameKinds) : [...sameKinds.map((kind) => [kind]), sameKinds]
  const answers = combined.map((chosen) => pickFrom(chosen, min, max)).filter((answer) => answer !== undefined)
  // A gateway that reads a single value reads the first.
  const readsFirst = gateway?.gateways.some(({ mode }) => mode === 'single') === true
  const ordered = readsFirst
    ? answers.flatMap((answer) => answer.map((first) => [first, ...answer.filter((one) => one !== first)]))
    : answers
  return { values: [...alone.map(({ value }) => [value]), ...ordered], isAll: sameKinds.length <= mostKinds }
}

/** All combinations of a list, the empty one left out. */
const combinationsOf = <Item>(list: readonly Item[]): Item[][] =>
  list.reduce<Item[][]>((found, item) => [...found, ...found.map((one) => [...one, item])], [[]]).slice(1)

/** One choice of each kind, and further ones up to the least that an answer needs; undefined if no number of them is valid. */
function pickFrom(sameKinds: readonly string[][], min: number, max: number): string[] | undefined {
  const more = sameKinds.flatMap((values) => values.slice(1))
  const missing = Math.max(0, min - sameKinds.length)
  if (sameKinds.length > max || missing > more.length) return undefined
  return [...sameKinds.map(([first]) => first!), ...more.slice(0, missing)]
}

/** Rows are independent. Answers to a row with the same results in all tests count as one. */
function rowAnswers({ question, tests }: Asked): Tried {
  const values = choicesOf(question).map(({ value }) => value)
  const rows = [...new Set(entries(question.rows).flatMap(({ id }) => (isString(id) ? [id] : [])))]
  let found = new Map<string, [string, string][]>([['', []]])
  for (const row of rows) {
    const next = new Map(found)
    for (const before of found.values()) {
      for (const value of values) {
        const answer = [...before, [row, value] as [string, string]]
        const passed = tests.map(({ holds }) => (holds(Object.fromEntries(answer)) ? 1 : 0)).join('')
        if (!next.has(passed)) next.set(passed, answer)
      }
    }
    found = next
    if (found.size > mostAnswers) return { values: asObjects(found), isAll: false }
  }
  return always(asObjects(found))
}

const asObjects = (found: ReadonlyMap<string, [string, string][]>) =>
  [...found.values()].slice(1).map((answer) => Object.fromEntries(answer))
