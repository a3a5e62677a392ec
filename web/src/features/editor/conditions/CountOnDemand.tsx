import { useState } from 'react'
import type { Results, Where } from '#shared/responses/results.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useCountedResults } from '../../../lib/export/useCountedResults.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSavedAddress } from '../saving/useSaver.ts'

/** `asked`: the object that is counted; a changed object needs another press. */
type Props<Asked> = {
  asked: Asked
  body: (asked: Asked) => { show_if?: Condition; where?: Where }
  label: string
  say: (found: Results) => string
}

/** Counts responses on demand, by the survey as it is saved; nothing before the first save. */
export function CountOnDemand<Asked>({ asked, body, label, say }: Props<Asked>) {
  const id = useSavedAddress()?.id
  const [pressed, setPressed] = useState<{ asked: Asked }>()
  const count = async (signal: AbortSignal) => ({ reply: await call('countResults', { id: id!, body: body(pressed!.asked) }, { signal }) })
  const key = ['countResults', id, pressed && body(pressed.asked)]
  const { atOnce, file, error, loading, counting } = useCountedResults(key, count, pressed !== undefined)
  if (id === undefined) return null
  const isCurrent = pressed?.asked === asked
  const found = isCurrent ? (atOnce ?? file) : undefined
  return (
    <>
      <Button kind="quiet" busy={loading} onClick={() => (isCurrent ? counting.reload() : setPressed({ asked }))}>
        {label}
      </Button>
      <output className="text-xs muted">{error !== undefined ? errorText(error) : found ? say(found) : ''}</output>
    </>
  )
}
