import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { siteDateAndTime, number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LeftIcon } from '../../../ui/icons/arrowIcons.ts'
import { LinkIcon, PrintIcon, TrashIcon } from '../../../ui/icons/workIcons.ts'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSender } from './ResponseItem.tsx'
import { ResponseDocument } from './ResponseDocument.tsx'
import css from './ResponseReader.module.css'
import type { useResponses } from './useResponses.ts'
import { useResponse } from './useResponse.ts'

type Props = {
  survey: Survey
  id: string
  list: ReturnType<typeof useResponses>
  onRead: (id: string) => void
  onRemove: (id: string) => void
  onClose: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role=menu]') !== null

export function ResponseReader({ survey, id, list, onRead, onRemove, onClose }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const at = list.rows.findIndex((row) => row.id === id)
  const found = useResponse(id, list.rows[at], survey)
  const sender = useSender()
  const newer = at > 0 ? list.rows[at - 1]!.id : null
  const older = at >= 0 ? (list.rows[at + 1]?.id ?? null) : null
  const isLast = at >= 0 && at >= list.rows.length - 3
  const { hasMore, loading, error, more } = list

  // Load the next page before the last rows are reached.
  useEffect(() => {
    if (isLast && hasMore && !loading && error === undefined) more()
  }, [isLast, hasMore, loading, error, more])

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [id]) // for each response

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return
    const to = event.key === 'ArrowLeft' ? newer : event.key === 'ArrowRight' ? older : null
    if (event.key === 'Escape') onClose()
    if (to !== null) onRead(to)
  })
  // a layout effect: listens before the response is painted, so that no key is lost
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast(t('results.link_copied')),
      () => toast(t('results.copy_failed'), { tone: 'error' }),
    )
  const { response } = found
  const title = response?.number ? t('results.response_number', { number: number(response.number) }) : t('results.response')
  return (
    <section className={css.reader} aria-label={title}>
      <div className={css.ways}>
        <Button kind="quiet" onClick={onClose}>
          <LeftIcon /> {t('results.all_responses')}
        </Button>
        <span className={css.steps}>
          <Button kind="secondary" disabled={newer === null} aria-keyshortcuts="ArrowLeft" onClick={() => newer !== null && onRead(newer)}>
            {t('results.newer')}
          </Button>
          <Button kind="secondary" disabled={older === null} aria-keyshortcuts="ArrowRight" onClick={() => older !== null && onRead(older)}>
            {t('results.next')}
          </Button>
        </span>
      </div>
      <header className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {response && (
          <p className={css.meta}>
            <time dateTime={response.created_at}>{siteDateAndTime(response.created_at)}</time>
            {response.updated_at !== response.created_at && ` · ${t('results.changed_at', { time: siteDateAndTime(response.updated_at) })}`}
            {` · ${response.owner === undefined ? t(`results.source_${response.source ?? 'unknown'}`) : sender({ ...response, owner: response.owner })}`}
            {response.language && ` · ${t(`results.language_${response.language}`)}`}{' '}
            <Badge tone={response.version === survey.version ? 'neutral' : 'warn'}>
              {t(response.version === survey.version ? 'results.version_now' : 'results.version', { version: response.version })}
            </Badge>{' '}
            {response.screened && <Badge>{t('results.screened')}</Badge>}
          </p>
        )}
        <div className={css.tools}>
          <Button kind="secondary" onClick={() => print()}>
            <PrintIcon /> {t('results.print')}
          </Button>
          <Button kind="secondary" onClick={() => void copy()}>
            <LinkIcon /> {t('results.copy_link')}
          </Button>
          <Button kind="danger" onClick={() => onRemove(id)}>
            <TrashIcon /> {t('admin.delete')}
          </Button>
        </div>
      </header>
      {found.error !== undefined ? (
        <LoadError error={found.error} retry={found.retry} />
      ) : response && found.survey ? (
        <ResponseDocument survey={found.survey} response={response} />
      ) : (
        <LoadingRows />
      )}
    </section>
  )
}
