import type { Survey } from '#shared/survey/survey.ts'
import { fetchSurvey } from '../../../../lib/api/fetchSurvey.ts'
import { useLoaded } from '../../../../lib/api/queries.ts'
import { number } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useSaveState } from '../../saving/useSaver.ts'
import css from '../Settings.module.css'

/** Milliseconds between two polls of a survey whose responses are being counted. */
const interval = 5_000

/** How many places of the saved limit are taken, or that the responses are being counted. */
export function Seats() {
  const { stored } = useSaveState()
  return stored?.response_limit && stored.seats ? <SeatsOf key={stored.version} stored={stored} /> : null
}

function SeatsOf({ stored }: { stored: Survey }) {
  const t = useT()
  const isCounting = stored.seats?.taken === null
  const { data } = useLoaded(['getSurvey', stored.id, stored.version], (signal) => fetchSurvey(stored.id, signal), {
    enabled: isCounting,
    refetchInterval: (query) => (query.state.data?.seats?.taken === undefined || query.state.data.seats.taken === null ? interval : false),
  })
  const { response_limit: most = 0, seats } = data ?? stored
  const taken = seats?.taken ?? null
  return (
    <output className={css.hint}>
      {taken === null
        ? t('life.seats_counting')
        : t(taken >= most ? 'life.seats_full' : 'life.seats_taken', { number: number(taken), most: number(most) })}
    </output>
  )
}
