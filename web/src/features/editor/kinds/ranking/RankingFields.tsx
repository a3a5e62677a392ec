import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { ChoicesField } from '../choices/ChoicesField.tsx'
import { ChoiceCountFields } from '../choices/SeveralChoicesFields.tsx'

/** The choices of a ranking, and how many of them an answer ranks. */
export const RankingFields = (props: { question: Question; path: string }) => (
  <>
    <ChoicesField {...props} isRanked least={limits.ranksMin} most={limits.ranks} />
    <ChoiceCountFields {...props} />
  </>
)
