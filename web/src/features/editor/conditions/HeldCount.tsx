import { useState } from 'react'
import type { Condition } from '#shared/survey/condition.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useCountedResults } from '../../../lib/export/useCountedResults.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { number } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSavedAddress } from '../saving/useSaver.ts'

/** Counts on demand for how many responses a condition would have held, by the survey as it is saved; nothing before the first save. */
export function HeldCount({ condition }: { condition: Condition }) {
  const t = useT()
  const id = useSavedAddress()?.id
  const [asked, setAsked] = useState<Condition>()
  const count = async (signal: AbortSignal) => ({ reply: await call('countResults', { id: id!, body: { show_if: asked! } }, { signal }) })
  const { atOnce, file, error, loading, counting } = useCountedResults(['countResults', id, asked], count, asked !== undefined)
  if (id === undefined) return null
  const found = asked === condition ? (atOnce ?? file) : undefined
  return (
    <>
      <Button kind="quiet" busy={loading} onClick={() => (asked === condition ? counting.reload() : setAsked(condition))}>
        {t('conditions.count')}
      </Button>
      <output className="text-xs muted">
        {error !== undefined
          ? errorText(error)
          : found
            ? t('conditions.would_hold', { held: number(found.would_hold ?? 0), total: number(found.total) })
            : ''}
      </output>
    </>
  )
}
