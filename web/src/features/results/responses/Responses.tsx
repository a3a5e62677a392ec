import { useEffect, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { TrashIcon } from '../../../ui/icons/workIcons.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import type { Survey } from '#shared/survey/survey.ts'
import { useVersions } from '../../../lib/api/surveyVersions.ts'
import { whereText, storedCount } from '../filter/where.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { ResponseItem } from './ResponseItem.tsx'
import { ResponseReader } from './ResponseReader.tsx'
import css from './Responses.module.css'
import { mayHaveFormerAnswer } from './rowText.ts'
import { useResponses } from './useResponses.ts'
import { searchDelay } from '../../../ui/forms/searchDelay.ts'

type Props = {
  survey: Survey
  query: ResultsQuery
  setQuery: (change: Partial<ResultsQuery>, options?: { back?: boolean }) => void
  results: Results
  /** Called after a response was deleted, to fetch the counts again. */
  onDeleted: () => void
  /** Asks to delete all responses under the filter. */
  onDeleteAll: () => void
}

export function Responses({ survey, query, setQuery, results, onDeleted, onDeleteAll }: Props) {
  const t = useT()
  const [search, setSearch] = useState(query.q)
  const list = useResponses(survey.id, { where: whereText(query.where), q: query.q }, onDeleted)
  const withFormer = new Set(results.questions.flatMap(({ id, former }) => (former ? id : [])))
  const former = list.rows.filter((row) => row.survey_version !== survey.version && mayHaveFormerAnswer(survey, row, withFormer))
  const versions = useVersions(survey.id, [...new Set(former.map((row) => row.survey_version))])
  const total = storedCount(results, query.where)
  const [knownTotal, setKnownTotal] = useState(total)
  const [deletedCount, setDeletedCount] = useState(0)
  const newCount = list.isCurrent && query.q === '' ? Math.max(0, total - knownTotal + deletedCount) : 0

  useEffect(() => {
    if (search === query.q) return undefined
    const timer = setTimeout(() => setQuery({ q: search }), searchDelay)
    return () => clearTimeout(timer)
  }, [search, query.q, setQuery])

  const showNew = () => {
    setKnownTotal(total)
    setDeletedCount(0)
    list.restart()
  }
  const remove = (id: string) => {
    const at = list.rows.findIndex((row) => row.id === id)
    const neighbour = list.rows[at + 1] ?? list.rows[at - 1]
    list.remove(id)
    setDeletedCount((count) => count + 1)
    setQuery({ response: query.response === id ? (neighbour?.id ?? null) : query.response })
    const undo = () => {
      list.restore(id)
      setDeletedCount((count) => count - 1)
    }
    toast(t('results.response_deleted'), { action: { label: t('admin.undo'), run: undo } })
  }
  const clear = () => {
    setSearch('')
    setQuery({ q: '', where: [] })
  }
  const read = (id: string | null) => setQuery({ response: id }, { back: query.response === null })

  if (query.response !== null)
    return (
      <ResponseReader
        survey={survey}
        id={query.response}
        list={list}
        onRead={read}
        onRemove={remove}
        onClose={() => setQuery({ response: null })}
      />
    )
  return (
    <section aria-label={t('admin.responses')} className={css.list}>
      <div className="flex wrap between align-end full gap-2-4">
        <SearchField className={css.search} label={t('results.search_responses')} value={search} onSearch={setSearch} />
        {search === '' && total > 0 && (
          <Button kind="quiet" className={css.deleteAll} onClick={onDeleteAll}>
            <TrashIcon /> {t('results.delete_these')}
          </Button>
        )}
      </div>
      <output className={css.news}>
        {newCount > 0 && (
          <Button kind="secondary" onClick={showNew}>
            {t('results.show_new', { count: newCount, number: number(newCount) })}
          </Button>
        )}
      </output>
      {list.isCurrent && list.rows.length === 0 && !list.hasMore && (
        <EmptyState
          drawing="missing"
          title={t('results.no_response_found')}
          action={
            <Button kind="secondary" onClick={clear}>
              {t('results.show_all_responses')}
            </Button>
          }
        >
          {t('results.no_response_found_text')}
        </EmptyState>
      )}
      {list.rows.length > 0 && (
        <ol className="full ruled-above" aria-busy={list.loading}>
          {list.rows.map((row) => (
            <ResponseItem
              key={row.id}
              row={row}
              survey={survey}
              answered={versions.find(({ version }) => version === row.survey_version)}
              query={query}
              find={query.q}
              onRead={() => read(row.id)}
              onRemove={() => remove(row.id)}
            />
          ))}
        </ol>
      )}
      {list.loading && !list.isCurrent && <LoadingRows />}
      {list.error !== undefined && <LoadError error={list.error} retry={list.retry} busy={list.loading} />}
      {list.hasMore && list.error === undefined && (
        <Button kind="secondary" busy={list.loading} onClick={list.more}>
          {t('results.older')}
        </Button>
      )}
    </section>
  )
}
