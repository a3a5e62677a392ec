import type { UpdateResponseBody } from '#shared/responses/response.ts'
import { demographicFields } from './demographicFields.ts'

/** What somebody answered, as it is sent and as it comes back. */
type AnswerContent = Pick<UpdateResponseBody, 'answers' | 'demographics'>

/** True where both say the same, in whatever order; the server writes a tag's attributes in an order of its own. */
export const sameAnswers = (one: AnswerContent, other: AnswerContent): boolean => serialize(one) === serialize(other)

function serialize({ answers, demographics }: AnswerContent): string {
  const sorted = answers.toSorted((a, b) => (a.question_id < b.question_id ? -1 : 1))
  return JSON.stringify([
    sorted.map(({ question_id, value }) => [question_id, sortAttributes(value)]),
    demographicFields.map((field) => demographics?.[field]),
  ])
}

/** Rich text with the attributes of each tag sorted; anything else as it is. */
const sortAttributes = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(
        /<(\w+)\s+([^<>]*)>/g,
        (_, tag: string, attributes: string) =>
          `<${tag} ${attributes
            .match(/[\w-]+="[^"]*"/g)
            ?.sort()
            .join(' ')}>`,
      )
    : value
