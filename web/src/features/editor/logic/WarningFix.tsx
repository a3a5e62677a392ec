import type { LogicWarning, WarningOf } from '#shared/logic/logicWarning.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { setBranchingMode } from '../store/edits/logic/branching.ts'
import { conditionAt, removeClause, removeCondition, setClause } from '../store/edits/logic/conditions.ts'
import { changeQuestion, patchQuestion } from '../store/edits/questions.ts'
import { rewriteQuotes } from '../store/edits/quotes.ts'
import { changeSection } from '../store/edits/sections.ts'
import type { Edit } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import css from './LogicCheckPanel.module.css'
import { TurnAllButton } from './turn/TurnAllButton.tsx'

type Props = {
  warning: LogicWarning
  /** Called after the edit, before the page renders again: for instance to set the focus. */
  onFixed: () => void
}

/** A button that fixes a warning, if a single edit can. Beside the suggestion of the independent mode, it offers conditions, too. */
export function WarningFix({ warning, onFixed }: Props) {
  const t = useT()
  const store = useEditorStore()
  const fix = fixOf(warning, t)
  if (!fix) return null
  const edit = () => {
    store.edit(fix.edit)
    onFixed()
  }
  return (
    <div className={css.remedies}>
      <Button kind="plain" className={css.remedy} onClick={edit}>
        {fix.label}
      </Button>
      {warning.code === 'suggest_independent' && <TurnAllButton kind="plain" className={css.remedy} onTurned={onFixed} />}
    </div>
  )
}

function fixOf(warning: LogicWarning, t: Translate): { label: string; edit: Edit } | undefined {
  switch (warning.code) {
    case 'suggest_independent':
    case 'gateways_never_agree':
    case 'condition_without_effect':
      return { label: t('branching.make_independent'), edit: setBranchingMode('independent') }
    case 'condition_always_holds':
      return { label: t(`conditions.remove_${warning.place.part}`), edit: removeCondition(warning.place) }
    case 'condition_never_holds':
      return warning.place.part === 'ends_if' ? { label: t('conditions.remove_ends_if'), edit: removeCondition(warning.place) } : undefined
    case 'clause_left_out': {
      const { place } = warning
      return { label: t('conditions.remove_clause', { at: place.clause + 1 }), edit: removeClause(place, place.clause) }
    }
    case 'clause_values_gone':
      return { label: t('logic.remove_values', { count: warning.values.length }), edit: withoutValues(warning) }
    case 'quote_broken':
      return { label: t('logic.quote_broken_mend'), edit: withFallbacks(warning) }
    case 'clause_in_random_order': {
      const { shuffled } = warning
      return 'pool' in shuffled
        ? { label: t('logic.keep_pool_order'), edit: keepPoolOrder(shuffled.pool) }
        : { label: t('logic.pin_them'), edit: pinAll(shuffled.unpinned) }
    }
    default:
      return undefined
  }
}

/** The survey with quotes that never show an answer replaced by their fallbacks. */
const withFallbacks = ({ place: { kind, id }, gone, later }: WarningOf<'quote_broken'>): Edit => {
  const broken = new Set([...gone, ...later])
  const mended = <Part extends Section | Question>(part: Part) =>
    rewriteQuotes(part, (of, fallback) => (broken.has(of) ? fallback : undefined))
  return kind === 'section' ? changeSection(id, mended) : changeQuestion(id, mended)
}

const keepPoolOrder =
  (poolId: string): Edit =>
  (survey) => ({ ...survey, pools: survey.pools?.map((pool) => (pool.id === poolId ? { ...pool, shuffle: false } : pool)) })

const pinAll =
  (ids: readonly string[]): Edit =>
  (survey) =>
    ids.reduce((now, id) => patchQuestion(id, { pinned: true })(now), survey)

const withoutValues =
  ({ place, values: gone }: Extract<LogicWarning, { code: 'clause_values_gone' }>): Edit =>
  (survey) => {
    const clause = conditionAt(survey, place)?.clauses[place.clause]
    const values = clause?.values?.filter((value) => !gone.includes(value))
    return clause && values ? setClause(place, place.clause, { ...clause, values })(survey) : survey
  }
