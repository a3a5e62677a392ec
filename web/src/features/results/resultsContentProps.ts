import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'

/** `all`: the counts of all responses. `menuId`: the id of the admin area's side menu. */
export type ResultsContentProps = { survey: Survey; all: Results; reload: () => void; menuId: string }
