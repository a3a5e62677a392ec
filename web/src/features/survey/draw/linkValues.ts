import { fieldLimits } from '#shared/fieldLimits.ts'
import type { Survey } from '#shared/survey/survey.ts'

/** The values that an address's query has for the link fields of a survey. Blank ones, and those that are too long, count as missing. */
export function linkValues({ link_fields = [] }: Pick<Survey, 'link_fields'>, query: string): Record<string, string> {
  const given = new URLSearchParams(query)
  const values = link_fields.flatMap(({ name }) => {
    const value = given.get(name)
    return value && value.length <= fieldLimits.linkValue ? [[name, value] as const] : []
  })
  return Object.fromEntries(values)
}
