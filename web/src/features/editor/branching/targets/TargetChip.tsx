import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CheckIcon, CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { useReadTitle } from '../../marks/useReadTitle.ts'
import { gatewayQuestionId, type GatewayPlace } from '../../store/edits/logic/gateway.ts'
import type { Target } from '../../store/edits/logic/gatewayRules.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useQuestion, useSection } from '../../store/useEditorStore.ts'
import { pointsBackwards } from '../../logic/ruleMarks.ts'
import css from './TargetChip.module.css'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import { WarningIcon } from '../../../../ui/icons/workIcons.ts'

/** A target of a rule; marked if it was deleted or has no effect. */
export function TargetChip({ place, target, onRemove }: { place: GatewayPlace; target: Target; onRemove: () => void }) {
  const t = useT()
  const { kind, id } = target
  const section = useSection(kind === 'section' ? id : '')
  const question = useQuestion(kind === 'question' ? id : '')
  const number = useSurveySelector((survey) => surveyIndex(survey)[`${kind}s`].get(id)?.number)
  const isBackward = useSurveySelector((survey) => pointsBackwards(survey, gatewayQuestionId(survey, place), target))
  const part = section ?? question
  const { text, lang } = useReadTitle(part)
  const title = text || t('cards.untitled')
  const gone = t(`branching.deleted_${kind}`)
  return (
    <span className={`${css.chip} ${part && !isBackward ? '' : css.bad}`} data-chip>
      {part && !isBackward ? <TypeIcon type={question?.type} /> : <WarningIcon />}
      {part ? (
        <span className="shrinks breakable">
          {number} <span lang={text ? lang : undefined}>{title}</span>
          {isBackward && <span className="unseen">, {t('branching.before')}</span>}
        </span>
      ) : (
        <s className="shrinks breakable">{gone}</s>
      )}
      <Button kind="plain" aria-label={t('branching.remove', { name: part ? `${number} ${title}` : gone })} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </span>
  )
}

/** The chip of a rule that selects all sections, or all questions, that the gateway's rules name. */
export function AllTargetsChip({ kind, onRemove }: { kind: Target['kind']; onRemove: () => void }) {
  const t = useT()
  const name = t(`branching.all_${kind}s`)
  return (
    <span className={`${css.chip} ${css.all}`} data-chip title={t(`branching.all_${kind}s_hint`)}>
      <CheckIcon />
      <span className="shrinks breakable">{name}</span>
      <Button kind="plain" aria-label={t('branching.remove', { name })} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </span>
  )
}
