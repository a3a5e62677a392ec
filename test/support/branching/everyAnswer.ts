import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'

type Answers = Record<string, unknown>

/** Every combination of valid answers to the gateway questions of a survey, or undefined if there are more than `most`. */
export function everyAnswer(survey: Survey, most: number): Answers[] | undefined {
  const deciding = ruleIndex(survey).gatewayQuestions
  const questions = survey.sections.flatMap((section) => section.questions).filter(({ id }) => deciding.has(id))
  const ways = questions.map((question) => [question.id, answersTo(question)] as const)
  if (ways.reduce((product, [, values]) => product * values.length, 1) > most) return undefined
  return ways.reduce<Answers[]>((all, [id, values]) => all.flatMap((answers) => values.map((value) => ({ ...answers, [id]: value }))), [{}])
}

function answersTo({ type, choices }: Question): unknown[] {
  const values = [...new Set(choices.map(({ value }) => value))]
  return type === 'multi_select' ? arrangements(values) : ['', ...values]
}

/** Every selection of some values, in every order. */
const arrangements = (values: string[]): string[][] => [
  [],
  ...values.flatMap((value) => arrangements(values.filter((other) => other !== value)).map((rest) => [value, ...rest])),
]
