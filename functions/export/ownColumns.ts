import type { Language } from '#shared/fields.ts'
import { pair, text } from '#shared/text.ts'
import type { AnsweredVersion } from '../answered/answeredVersion.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { hasOrHadEnd, hasOrHadOrder, linkFieldsOf, poolsOf, type Definition } from '../data/surveys/definitions.ts'
import { asCell, type Cell } from './cell.ts'
import { exportTexts, joiner } from './texts.ts'

/** A column before the answers that only some surveys have: for each pool, for the seed, for each link field, and for the screened out. */
export type OwnColumnId = `drawn.${string}` | 'seed' | `link.${string}` | 'screened'

/** The ids of these columns for a survey, including those of earlier versions. */
export const ownColumnIds = (survey: Definition): OwnColumnId[] => [
  ...poolsOf(survey).map((pool) => `drawn.${pool}` as const),
  ...(hasOrHadOrder(survey) ? (['seed'] as const) : []),
  ...linkFieldsOf(survey).map((name) => `link.${name}` as const),
  ...(hasOrHadEnd(survey) ? (['screened'] as const) : []),
]

/** The word before the point of an id, and the name after it; '' without a point. */
export function readOwnColumn(id: OwnColumnId): { group: 'drawn' | 'seed' | 'link' | 'screened'; name: string } {
  const [group, name = ''] = id.split('.') as ['drawn' | 'seed' | 'link' | 'screened', string?]
  return { group, name }
}

export function ownColumnTitle(id: OwnColumnId, language: Language): string {
  const { group, name } = readOwnColumn(id)
  const title = exportTexts[language].leading[group]
  return name ? `${title}: ${name}` : title
}

/** The cells of a column, for people and for programs. `versions`: the present and the answered one, for the titles of sections. */
export function ownCells(
  id: OwnColumnId,
  { seed, drawn = {}, link = {}, screened }: StoredResponse,
  versions: readonly AnsweredVersion[],
  language: Language,
): { readable: Cell; coded: Cell } {
  const { group, name } = readOwnColumn(id)
  switch (group) {
    case 'drawn': {
      const ids = Object.hasOwn(drawn, name) ? drawn[name]! : []
      return { readable: asCell(ids.map((one) => sectionTitle(one, versions, language)).join(joiner)), coded: asCell(ids.join(joiner)) }
    }
    case 'screened': {
      const { yes, no } = exportTexts[language]
      return { readable: screened ? yes : no, coded: Number(screened === true) }
    }
    default: {
      const cell = asCell(group === 'seed' ? seed : Object.hasOwn(link, name) ? link[name] : null)
      return { readable: cell, coded: cell }
    }
  }
}

function sectionTitle(id: string, versions: readonly AnsweredVersion[], language: Language): string {
  const section = versions.map((version) => version.section(id)).find((found) => found !== undefined)
  return (section && text(pair(section, 'title'), language)) || id
}
