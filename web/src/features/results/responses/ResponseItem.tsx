import type { MouseEvent } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { siteDateAndTime, number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { stayOnPage } from '../../../lib/navigation/stayOnPage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TrashIcon } from '../../../ui/icons/workIcons.ts'
import { Link } from '../../../ui/Link.tsx'
import type { ListedResponse } from '#shared/responses/response.ts'
import { HighlightedText } from '../questions/HighlightedText.tsx'
import { queryString, type ResultsQuery } from '../useResultsQuery.ts'
import css from './Responses.module.css'
import { rowText } from './rowText.ts'

/** `answered`: the version that the response was given on, if it is needed and loaded. */
type Props = {
  row: ListedResponse
  survey: Survey
  answered: Survey | undefined
  query: ResultsQuery
  find: string
  onRead: () => void
  onRemove: () => void
}

/** Returns a function that names a response's origin: the account's e-mail, "guest" or "imported", with a note if its source was not recorded. */
export function useSender() {
  const t = useT()
  return ({ owner, source }: Pick<ListedResponse, 'owner' | 'source'>) => {
    if (source === 'imported') return t('results.source_imported')
    const sender = owner?.email ?? t('results.guest')
    return source === null ? `${sender} · ${t('results.source_unknown')}` : sender
  }
}

export function ResponseItem({ row, survey, answered, query, find, onRead, onRemove }: Props) {
  const t = useT()
  const sender = useSender()
  const name = t('results.response_number', { number: number(row.number) })
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onRead()
  }
  return (
    <li className={css.row}>
      <h2>
        {row.too_large ? (
          name
        ) : (
          <Link className="bare" to={queryString({ ...query, response: row.id })} state={stayOnPage} onClick={open}>
            {name}
          </Link>
        )}
      </h2>
      <p className={css.meta}>
        <time dateTime={row.created_at}>{siteDateAndTime(row.created_at)}</time>
        {` · ${sender(row)}`}
        {row.language && ` · ${t(`results.language_${row.language}`)}`} {row.screened && <Badge>{t('results.screened')}</Badge>}
      </p>
      {row.too_large ? (
        <p className={css.line}>{t('results.too_large_to_show')}</p>
      ) : (
        <p className={css.line} lang={row.language ?? undefined} dir="auto">
          <HighlightedText text={rowText(survey, row, find, answered) || t('results.no_answers')} find={find} />
        </p>
      )}
      <Button kind="quiet" className={css.remove} aria-label={t('results.delete_of', { name })} onClick={onRemove}>
        <TrashIcon />
      </Button>
    </li>
  )
}
