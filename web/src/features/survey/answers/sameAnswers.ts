import type { UpdateResponseBody } from '#shared/responses/response.ts'
import { demographicFields } from './demographicFields.ts'

/** What somebody answered, as it is sent and as it comes back. */
type Said = Pick<UpdateResponseBody, 'answers' | 'demographics'>

/** True where both say the same, in whatever order; the server writes a tag's attributes in an order of its own. */
export const sameAnswers = (one: Said, other: Said): boolean => written(one) === written(other)

function written({ answers, demographics }: Said): string {
  const sorted = answers.toSorted((a, b) => (a.question_id < b.question_id ? -1 : 1))
  return JSON.stringify([
    sorted.map(({ question_id, value }) => [question_id, plain(value)]),
    demographicFields.map((field) => demographics?.[field]),
  ])
}

/** Rich text with the attributes of each tag sorted; anything else as it is. */
const plain = (value: unknown): unknown =>
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
