import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { ChoicesField } from '../choices/ChoicesField.tsx'
import { ChoiceCountFields } from '../choices/SeveralChoicesFields.tsx'
import { QuestionSwitch } from '../QuestionSwitch.tsx'

/** The choices of a ranking, how many of them an answer ranks, and whether they are offered shuffled. */
export function RankingFields(props: { question: Question; path: string }) {
  const t = useT()
  return (
    <>
      <ChoicesField {...props} isRanked least={limits.ranksMin} most={limits.ranks} />
      <ChoiceCountFields {...props} />
      <QuestionSwitch flag="shuffle_choices" question={props.question} label={t('cards.shuffle_ranked')} />
    </>
  )
}
