import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { setBranchingMode } from '../store/edits/branching.ts'
import { conditionAt, removeClause, removeCondition, setClause } from '../store/edits/conditions.ts'
import type { Edit } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import css from './LogicCheckPanel.module.css'

/** A button that corrects what a warning is about, where one edit does. */
export function WarningMend({ warning }: { warning: LogicWarning }) {
  const t = useT()
  const store = useEditorStore()
  const mend = mendOf(warning, t)
  if (!mend) return null
  return (
    <Button kind="plain" className={css.remedy} onClick={() => store.edit(mend.edit)}>
      {mend.label}
    </Button>
  )
}

function mendOf(warning: LogicWarning, t: Translate): { label: string; edit: Edit } | undefined {
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
    default:
      return undefined
  }
}

const withoutValues =
  ({ place, values: gone }: Extract<LogicWarning, { code: 'clause_values_gone' }>): Edit =>
  (survey) => {
    const clause = conditionAt(survey, place)?.clauses[place.clause]
    const values = clause?.values?.filter((value) => !gone.includes(value))
    return clause && values ? setClause(place, place.clause, { ...clause, values })(survey) : survey
  }
