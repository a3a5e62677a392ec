import { isUnanswered } from '#shared/answers/isAnswered.ts'
import type { GivenAnswer } from '#shared/answers/normalize.ts'
import { drawSeed, isRandom, settlePools } from '#shared/draw/draw.ts'
import { isString } from '#shared/kinds/choice.ts'
import { limits } from '#shared/limits.ts'
import type { GivenOnce, GivenOnceBody } from '#shared/responses/response.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { invalidFields, type FieldError } from '../platform/errors.ts'

type Fields = Pick<SurveyBody, 'sections' | 'branching' | 'pools' | 'link_fields'>
type Sent = GivenOnceBody & { answers: readonly GivenAnswer[] }

/** Whether responses to a survey keep further values of their first submit. */
export const givesOnce = (survey: Fields): boolean => isRandom(survey) || survey.link_fields !== undefined

/**
 * The values that a new response keeps from its first submit. The server draws pools that were not sent or name sections of other pools; if a pool
 * has answers, it takes the sections with answers. Throws 422 for a value of the link that is not a text or too long.
 */
export function readGivenOnce(survey: Fields, body: Sent): GivenOnce {
  const { link, errors } = readLink(survey, body.link)
  if (errors.length > 0) throw invalidFields(errors)
  return { ...readDraw(survey, body), ...(link && { link }) }
}

/** The values of the fields that a survey declares, blank ones left out; undefined without any. `errors`: of invalid values. */
export function readLink({ link_fields = [] }: Pick<Fields, 'link_fields'>, given: GivenOnceBody['link']) {
  const values = link_fields.flatMap(({ name }) => {
    const value = own(given, name) ?? ''
    return value === '' ? [] : [{ name, value }]
  })
  const errors = values.flatMap(({ name, value }): FieldError[] => {
    const path = `link.${name}`
    if (!isString(value)) return [{ path, code: 'wrong_type', message: `${path} has the wrong format.` }]
    return value.length > limits.linkValue ? [{ path, code: 'too_long', message: `${path} is too long.` }] : []
  })
  const wrong = new Set(errors.map(({ path }) => path))
  const taken = values.filter(({ name }) => !wrong.has(`link.${name}`)).map(({ name, value }) => [name, value as string])
  return { link: taken.length > 0 ? (Object.fromEntries(taken) as Record<string, string>) : undefined, errors }
}

/** The seed and the drawn sections; nothing for a survey that draws nothing. */
function readDraw(survey: Fields, { seed: sent, drawn, answers }: Sent): GivenOnce {
  if (!isRandom(survey)) return {}
  const seed = sent ?? drawSeed()
  if (!survey.pools) return { seed }
  const lists = Object.entries(drawn ?? {}).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
  return { seed, drawn: settlePools(survey, seed, Object.fromEntries(lists), answeredIds(survey, answers)) }
}

/** The ids of the questions whose last answer is not blank. */
function answeredIds({ sections }: Fields, answers: readonly GivenAnswer[]): Set<string> {
  const given = new Map(answers.map(({ question_id, value }) => [question_id, value]))
  const questions = sections.flatMap((section) => section.questions)
  return new Set(questions.filter(({ id, type }) => !isUnanswered(type, given.get(id))).map(({ id }) => id))
}

const own = (held: Record<string, unknown> | null | undefined, name: string): unknown =>
  held && Object.hasOwn(held, name) ? held[name] : undefined
