import { canonical } from '#shared/answers/canonical.ts'
import type { UpdateResponseBody } from '#shared/responses/response.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'

type AnswerContent = Pick<UpdateResponseBody, 'answers' | 'demographics'>

/** True for equal answers and demographics, regardless of the order of answers and of HTML attributes: the server changes both, and drops empty texts. */
export const sameAnswers = (one: AnswerContent, other: AnswerContent): boolean => serialize(one) === serialize(other)

function serialize({ answers, demographics }: AnswerContent): string {
  const sorted = [...answers].sort((a, b) => (a.question_id < b.question_id ? -1 : 1))
  return canonical([
    sorted.map(({ question_id, value, text }) => ({ question_id, value: sortAttributes(value), text: text || undefined })),
    demographicFields.map((field) => demographics?.[field]),
  ])
}

/** HTML with the attributes of each tag sorted; any other value unchanged. */
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
