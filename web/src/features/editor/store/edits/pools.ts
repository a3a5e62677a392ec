import type { Pool } from '#shared/survey/life/lifeFields.ts'
import type { Section, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { sectionsOfPool, withFittingPools } from './fittingPools.ts'
import { insertSection } from './sections.ts'

/** The pool that a section is drawn from. */
export function poolOf(survey: SurveyBody, sectionId: string): Pool | undefined {
  const named = survey.pools && surveyIndex(survey).sections.get(sectionId)?.section.pool
  return named === undefined ? undefined : survey.pools?.find(({ id }) => id === named)
}

/** The name of a new pool: the first unused letter. */
export function newPoolId({ pools = [] }: Pick<SurveyBody, 'pools'>): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return letters.split('').find((letter) => !pools.some(({ id }) => id === letter)) ?? `pool-${pools.length + 1}`
}

/** Makes these sections the pool `pool`, which replaces the pool `before`. */
export const setPool =
  (before: string | undefined, pool: Pool, sectionIds: ReadonlySet<string>): Edit =>
  (survey) => {
    const sections = survey.sections.map((section) => {
      if (sectionIds.has(section.id)) return section.pool === pool.id ? section : { ...section, pool: pool.id }
      return section.pool === before || section.pool === pool.id ? withoutPool(section) : section
    })
    const pools = survey.pools ?? []
    const at = pools.findIndex(({ id }) => id === before)
    return withFittingPools({ ...survey, sections, pools: at < 0 ? [...pools, pool] : pools.with(at, pool) })
  }

/** Shows all sections of a pool to everyone, in their order. */
export const removePool =
  (poolId: string): Edit =>
  (survey) => {
    const sections = survey.sections.map((section) => (section.pool === poolId ? withoutPool(section) : section))
    return withFittingPools({ ...survey, sections })
  }

const withoutPool = (section: Section): Section => (section.pool === undefined ? section : { ...section, pool: undefined })

/** Inserts a section that was removed, and restores its pool, which `withFittingPools` changed: `pool` is the earlier one. */
export const restoreSection =
  (section: Section, index: number, pool: Pool | undefined): Edit =>
  (survey) => {
    const restored = insertSection(section, index)(survey)
    if (!pool) return restored
    const pools = restored.pools ?? []
    const at = pools.findIndex(({ id }) => id === pool.id)
    if (at < 0) return { ...restored, pools: [...pools, pool] }
    const all = sectionsOfPool(survey, pool.id).length
    return pools[at]!.show === all && pool.show > all
      ? { ...restored, pools: pools.with(at, { ...pools[at]!, show: pool.show }) }
      : restored
  }
