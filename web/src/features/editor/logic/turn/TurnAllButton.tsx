import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { setBranchingMode } from '../../store/edits/logic/branching.ts'
import { TurnButton, type TurnButtonProps } from './TurnButton.tsx'

/** Sets the independent mode and turns all gateways into conditions, in one undo step. */
export function TurnAllButton(look: Pick<TurnButtonProps, 'onTurned' | 'kind' | 'className'>) {
  const t = useT()
  return (
    <TurnButton
      label={t('branching.make_conditions')}
      said={t('branching.made_conditions')}
      before={setBranchingMode('independent')}
      questionIds={(survey) => [...ruleIndex(survey).gatewayQuestions.keys()]}
      {...look}
    />
  )
}
