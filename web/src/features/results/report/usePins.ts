import { isSamePin, type Pin } from '#shared/responses/report.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { retryOn } from '../../../lib/api/retryOn.ts'
import { useLoaded } from '../../../lib/api/queries.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

type Stored = { pins: Pin[]; tag: string }

export type Pins = {
  /** Undefined until they are loaded. */
  list: readonly Pin[] | undefined
  error: unknown
  reload: () => void
  isPinned: (pin: Pin) => boolean
  /** Pins an answer, or removes its pin; offers to undo it. */
  toggle: (pin: Pin) => void
}

/** How often a save is repeated after another admin's. */
const maxAttempts = 5

async function load(id: string, signal?: AbortSignal): Promise<Stored> {
  let tag = ''
  const { pins } = await call('getReport', { id }, { onHeaders: (headers) => (tag = headers.get('etag') ?? ''), ...(signal && { signal }) })
  return { pins, tag }
}

/** Changes the stored pins; loads them first, so that those of another admin stay. Throws ApiError. */
const change = (id: string, to: (pins: Pin[]) => Pin[]): Promise<Stored> =>
  retryOn(412, maxAttempts, async () => {
    const { pins, tag } = await load(id)
    const saved = await call('saveReport', { id, body: { pins: to(pins) } }, { headers: { 'if-match': tag } })
    return { pins: saved.pins, tag: '' }
  })

const without = (pins: Pin[], pin: Pin) => pins.filter((one) => !isSamePin(one, pin))

/** The answers that the report of a survey quotes. */
export function usePins(surveyId: string): Pins {
  const t = useT()
  const stored = useLoaded(['getReport', surveyId], (signal) => load(surveyId, signal))
  const list = stored.data?.pins
  const isPinned = (pin: Pin) => list?.some((one) => isSamePin(one, pin)) === true

  const set = async (pin: Pin, pinned: boolean, isUndo = false) => {
    try {
      const saved = await change(surveyId, (pins) => (pinned ? [...without(pins, pin), pin] : without(pins, pin)))
      stored.change(() => saved)
      if (!isUndo)
        toast(t(pinned ? 'report.pinned' : 'report.unpinned'), {
          action: { label: t('admin.undo'), run: () => void set(pin, !pinned, true) },
        })
    } catch (error) {
      toast(errorText(error), { tone: 'error' })
    }
  }
  return { list, error: stored.error, reload: stored.reload, isPinned, toggle: (pin) => void set(pin, !isPinned(pin)) }
}
