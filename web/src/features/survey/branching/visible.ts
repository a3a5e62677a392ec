import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { showByRules, type ReadConditions, type Show } from '#shared/branching/showByRules.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'

/** `read`: once it is loaded. The editor, whose surveys get conditions at any time, sets it itself. */
export const conditions: { read?: ReadConditions } = {}

/** Loads what `visible` needs for a survey. Resolves to false where that failed: then all conditions count as none, and the server decides. */
export const preloadConditions = async (survey: SurveyFields): Promise<boolean> => !ruleIndex(survey).hasConditions || loadConditions()

export const loadConditions = (): Promise<boolean> =>
  import('#shared/branching/conditions/readConditions.ts').then(
    (chunk) => Boolean((conditions.read = chunk.readConditions)),
    () => false,
  )

/** `visible` of shared/branching.ts for pages, once `preloadConditions` has resolved: most surveys have no conditions, and load no code for them. */
export const visible: Show = (survey, answers, given) => showByRules(survey, (id) => answers.get(id), given, conditions.read)
