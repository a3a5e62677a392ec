import { useMemo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { useChecked } from '../useLogicWarnings.ts'
import { neverReason, warningText } from '../warningText.ts'
import { targetKey, type TargetKey } from './mapModel.ts'

/** Why targets never show, by their keys, as the logic check found. */
export function useNever(): ReadonlyMap<TargetKey, string> {
  const t = useT()
  const checked = useChecked()
  return useMemo(() => {
    const { survey, warnings } = checked ?? { warnings: [] }
    return new Map(
      warnings.flatMap((warning): [TargetKey, string][] => {
        if (warning.code === 'never_shows') return [[targetKey(warning.target), neverReason(survey!, warning.because, t)]]
        if (warning.code !== 'gateways_never_agree') return []
        const { section_ids, question_ids } = warning.targets
        const { title } = warningText(survey!, warning, t)
        const keys = [
          ...section_ids.map((id) => targetKey({ kind: 'section', id })),
          ...question_ids.map((id) => targetKey({ kind: 'question', id })),
        ]
        return keys.map((key) => [key, `${title}.`])
      }),
    )
  }, [checked, t])
}
