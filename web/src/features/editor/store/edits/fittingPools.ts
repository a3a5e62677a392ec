import type { Section, SurveyBody } from '#shared/survey/survey.ts'

export const sectionsOfPool = ({ sections }: Pick<SurveyBody, 'sections'>, poolId: string): Section[] =>
  sections.filter(({ pool }) => pool === poolId)

/** The survey without pools that have no section; a pool of fewer sections than it shows shows them all. The same object if all fit. */
export function withFittingPools(survey: SurveyBody): SurveyBody {
  if (!survey.pools) return survey
  const pools = survey.pools.flatMap((pool) => {
    const size = sectionsOfPool(survey, pool.id).length
    if (size === 0) return []
    return [pool.show > size ? { ...pool, show: size } : pool]
  })
  if (pools.length === survey.pools.length && pools.every((pool, at) => pool === survey.pools![at])) return survey
  return { ...survey, pools: pools.length > 0 ? pools : undefined }
}
