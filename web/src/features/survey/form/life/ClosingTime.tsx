import { useEffect, useRef, useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { flushDrafts } from '../useDraft.ts'
import column from '../../layout/Column.module.css'
import { StatusBanner } from '../../layout/StatusBanner.tsx'
import banner from '../../layout/StatusBanner.module.css'
import { useHeightProperty } from '../../layout/useHeightProperty.ts'
import { readStoredDraft } from '../../persistence/storedDraft.ts'
import { draftUserId } from '../../persistence/draft.ts'
import css from './ClosingTime.module.css'
import { useOwnTime } from '../../../../lib/language/useOwnTime.ts'
import { presentSurvey } from './presentSurvey.ts'
import { serverNow } from './serverClock.ts'
import { useCheckAt } from './useCheckAt.ts'

const minute = 60_000
const lastMinutes = 60

type Props = { survey: Survey; closes: string; onSurvey: (survey: Survey) => void }

/**
 * Shows until when a form can be sent, and in the last hour the minutes left. After that, the closed survey replaces an empty form. A form with input
 * stays, since the server decides on responses being sent. An admin may move the time meanwhile, or open the survey again.
 */
export function ClosingTime({ survey, closes: given, onSurvey }: Props) {
  const t = useT()
  const hydrating = useHydrating()
  const [present, setPresent] = useState<string | undefined>(given)
  const closes = present ?? given
  const time = useOwnTime(closes)
  const [minutes, setMinutes] = useState(() => minutesUntil(closes))
  const [isOver, setOver] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const isSoon = !hydrating && minutes <= lastMinutes
  useHeightProperty(line, present && isSoon && !isOver ? '--notice' : undefined)
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesUntil(closes)), minute / 4)
    return () => clearInterval(timer)
  }, [closes])
  useCheckAt(present, async () => {
    const fresh = await presentSurvey(survey.id)
    const isOpen = fresh?.state === 'open' || fresh?.state === 'full'
    if (isOpen) setPresent(fresh.closes_at)
    setMinutes(minutesUntil((isOpen && fresh.closes_at) || closes))
    if (!fresh) return false
    const isEntered = flushDrafts() || readStoredDraft(survey.id, draftUserId(null)) !== null
    if (isOpen || isEntered) setOver(!isOpen)
    else onSurvey(fresh)
    return !isOpen && !isEntered
  })
  if (!present) return null
  if (isOver)
    return (
      <StatusBanner tone="warn" sticky title={t('response.is_closed')}>
        {t('response.kept_not_sent')}
      </StatusBanner>
    )
  return (
    <div ref={line} className={`${css.line} ${isSoon ? `${banner.sticky} ${css.soon}` : ''}`}>
      <p className={`${column.column} ${isSoon ? 'weight-label' : 'muted'}`}>
        {isSoon ? t('response.closes_in', { count: Math.max(minutes, 1), time }) : t('response.closes', { time })}
      </p>
    </div>
  )
}

const minutesUntil = (iso: string) => Math.ceil((Date.parse(iso) - serverNow()) / minute)
