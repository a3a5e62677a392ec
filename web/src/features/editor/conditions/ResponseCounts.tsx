import type { Condition } from '#shared/survey/condition.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { number } from '../../../lib/language/format.ts'
import { CountOnDemand } from './CountOnDemand.tsx'

/** Counts the responses that would have met a condition. */
export function ConditionCount({ condition }: { condition: Condition }) {
  const t = useT()
  return (
    <CountOnDemand
      asked={condition}
      body={(show_if) => ({ show_if })}
      label={t('conditions.count')}
      say={({ would_hold = 0, total }) => t('conditions.would_hold', { held: number(would_hold), total: number(total) })}
    />
  )
}

/** Counts how many responses the end of a section screened out. */
export function EndedCount({ sectionId }: { sectionId: string }) {
  const t = useT()
  const endedIn = (sections: { id: string; ended?: number | undefined }[]) => sections.find(({ id }) => id === sectionId)?.ended ?? 0
  return (
    <CountOnDemand
      asked={sectionId}
      body={() => ({ where: [{ of: 'screened', is: [true] }] })}
      label={t('conditions.count_ended')}
      say={({ sections }) => t('conditions.ended', { count: endedIn(sections), number: number(endedIn(sections)) })}
    />
  )
}
