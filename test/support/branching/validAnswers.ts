import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { kinds, type AnswerValue } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'

const today = '2026-11-26'
const numbers = Array.from({ length: 55 }, (_, at) => (at - 8) / 4)
const days = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 1, 20 + at)).toISOString().slice(0, 10))
const months = Array.from({ length: 16 }, (_, at) => new Date(Date.UTC(2025, 10 + at)).toISOString().slice(0, 7))

/** No answer, and every valid one to a small question: of numbers those of -2 to 11.5, of dates those around February 2026. */
export const validAnswers = (question: Question): (AnswerValue | undefined)[] => [
  undefined,
  ...shaped(question).filter((value) => kinds[question.type].hasShape(value) && issues(question, value).length === 0),
]

const issues = (question: Question, value: AnswerValue) =>
  [checkedKinds[question.type].issue?.(question, value), checkedKinds[question.type].issueOfChange?.(question, value, today)]
    .flat()
    .filter((issue) => issue !== undefined)

function shaped({ type, choices, rows, date }: Question): AnswerValue[] {
  const values = choices.map(({ value }) => value)
  switch (type) {
    case 'single_choice':
      return values
    case 'multi_select':
    case 'ranking':
      return arrangements(values).slice(1)
    case 'number':
      return numbers
    case 'scale':
      return [0, 1, 2, 3, 4, 5, 'na']
    case 'date':
      return date?.precision === 'month' ? months : days
    case 'matrix':
      return (rows ?? []).reduce<Record<string, string>[]>(
        (all, { id }) => all.flatMap((answer) => [answer, ...values.map((value) => ({ ...answer, [id]: value }))]),
        [{}],
      )
    case 'file_upload':
      return [{ id: 'f', name: 'f', size: 1, type: 'image/png', url: '/f' }]
    case 'note':
      return []
    default:
      return ['x']
  }
}

/** Every selection of some values, in every order. */
const arrangements = (values: string[]): string[][] => [
  [],
  ...values.flatMap((value) => arrangements(values.filter((other) => other !== value)).map((rest) => [value, ...rest])),
]
