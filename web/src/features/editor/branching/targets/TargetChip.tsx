import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { WorkIcon } from '../../../../ui/WorkIcon.tsx'
import { gatewayQuestionId, type GatewayPlace } from '../../store/edits/gateway.ts'
import type { Target } from '../../store/edits/gatewayRules.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEdited, useQuestion, useSection } from '../../store/useEditor.ts'
import { isInVain } from '../../logic/ruleMarks.ts'
import css from './TargetChip.module.css'
import { typeIcons } from '../../marks/typeIcons.ts'

/** A section or question that a rule names. What is gone, or named in vain, is marked. */
export function TargetChip({ place, target, onRemove }: { place: GatewayPlace; target: Target; onRemove: () => void }) {
  const t = useT()
  const { kind, id } = target
  const section = useSection(kind === 'section' ? id : '')
  const question = useQuestion(kind === 'question' ? id : '')
  const number = useEdited((survey) => surveyIndex(survey)[`${kind}s`].get(id)?.number)
  const inVain = useEdited((survey) => isInVain(survey, gatewayQuestionId(survey, place), target))
  const named = section ?? question
  const { text, lang } = pickText(named && pair(named, 'title'))
  const title = text || t('cards.untitled')
  const gone = t(`branching.deleted_${kind}`)
  return (
    <span className={`${css.chip} ${named && !inVain ? '' : css.bad}`} data-chip>
      <WorkIcon name={named && !inVain ? (question ? typeIcons[question.type] : 'section') : 'warning'} />
      {named ? (
        <span className={css.name}>
          {number} <span lang={text ? lang : undefined}>{title}</span>
          {inVain && <span className="unseen">, {t('branching.before')}</span>}
        </span>
      ) : (
        <s className={css.name}>{gone}</s>
      )}
      <button type="button" aria-label={t('branching.remove', { name: named ? `${number} ${title}` : gone })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  )
}

/** That a rule selects all sections, or all questions, which the rules name. */
export function AllChip({ kind, onRemove }: { kind: Target['kind']; onRemove: () => void }) {
  const t = useT()
  const name = t(`branching.all_${kind}s`)
  return (
    <span className={`${css.chip} ${css.all}`} data-chip title={t(`branching.all_${kind}s_hint`)}>
      <Icon name="check" />
      <span className={css.name}>{name}</span>
      <button type="button" aria-label={t('branching.remove', { name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  )
}
