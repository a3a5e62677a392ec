import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'

/** The fields of a survey to filter by, besides its questions: pools and link fields. */
export type OwnFields = Pick<Survey, 'sections' | 'pools' | 'link_fields'>

/** The title of a section; its id without one, as for a section that was deleted. */
export const sectionTitle = ({ sections }: Pick<Survey, 'sections'>, id: string): string => {
  const section = sections.find((one) => one.id === id)
  return pickText(section && pair(section, 'title')).text || id
}

/** The title of `drawn.POOL` or `link.NAME`, and a function that labels its values; undefined for anything else. */
export function ownFieldText(t: Translate, of: string, survey: OwnFields): { title: string; label: (value: string) => string } | undefined {
  const [, group, name] = /^(drawn|link)\.(.+)$/.exec(of) ?? []
  if (!group || !name) return undefined
  return group === 'link'
    ? { title: t('results.link_field', { name }), label: (value) => value }
    : { title: t('results.drawn_from', { pool: name }), label: (id) => sectionTitle(survey, id) }
}

/** The survey's pools, to filter and compare by, each with its sections. How often one was drawn is not counted. */
export const poolSubjects = (t: Translate, survey: OwnFields) =>
  (survey.pools ?? []).map(({ id: pool }) => {
    const of = `drawn.${pool}`
    const { title, label } = ownFieldText(t, of, survey)!
    const options = survey.sections
      .filter((section) => section.pool === pool)
      .map(({ id }) => ({ key: id, label: label(id), values: [id], count: undefined }))
    return { of, name: title, options }
  })

/** The survey's link fields, to filter by a value that is typed. */
export const linkSubjects = (t: Translate, survey: OwnFields) =>
  (survey.link_fields ?? []).map(({ name }) => {
    const of = `link.${name}`
    return { of, name: ownFieldText(t, of, survey)!.title }
  })
