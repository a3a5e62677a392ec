import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { setBranchingMode } from '../../store/edits/branching.ts'
import { TurnButton } from './TurnButton.tsx'

/** Sets the independent mode and turns all gateways into conditions, in one undo step. */
export function TurnAllButton({ onTurned }: { onTurned: () => void }) {
  const t = useT()
  return (
    <TurnButton
      label={t('branching.make_conditions')}
      said={t('branching.made_conditions')}
      before={setBranchingMode('independent')}
      questionIds={(survey) => [...ruleIndex(survey).gatewayQuestions.keys()]}
      onTurned={onTurned}
    />
  )
}
