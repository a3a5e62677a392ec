import { useRef, type CSSProperties } from 'react'
import type { ApiError } from '../../lib/ApiError.ts'
import { errorText, useT } from '../../lib/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import column from './Column.module.css'
import css from './SubmitBar.module.css'
import { useAnswerStore, useFollowed } from './useAnswers.ts'
import { useNews } from './useNews.ts'
import { useRoomForBar } from './useRoomForBar.ts'

type Props = {
  /** Whether a saved response is being changed, rather than a first one made. */
  editing: boolean
  sending: boolean
  failure: ApiError | null
  /** Everything entered is kept on this device. */
  kept: boolean
  submit: () => void
  cancel: () => void
}

/** The bar that stays in view: progress, what is saved, and the one action. */
export function SubmitBar({ editing, sending, failure, kept, submit, cancel }: Props) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  const action = failure ? t('common.retry') : editing ? t('survey.save') : t('survey.submit')
  return (
    <div className={css.bar} ref={bar}>
      <ProgressLine />
      {failure && (
        <div className={css.note} role="alert">
          <p className={column.column}>
            <Icon name="alert" /> <span>{failureText(failure)}</span>
          </p>
        </div>
      )}
      <div className={`${column.column} ${css.row}`}>
        <BarText editing={editing} kept={kept} />
        {editing && (
          <Button kind="quiet" size="lg" disabled={sending} onClick={cancel}>
            {t('survey.cancel')}
          </Button>
        )}
        <Button size="lg" busy={sending} onClick={submit}>
          {sending ? t(editing ? 'survey.saving' : 'survey.sending') : action}
        </Button>
      </div>
    </div>
  )

  function failureText(error: ApiError) {
    if (error.status === 0) return t('survey.failed_offline')
    if (error.status === 429) return t('survey.failed_busy')
    return error.status >= 500 ? t('survey.failed_server') : errorText(error)
  }
}

function BarText({ editing, kept }: { editing: boolean; kept: boolean }) {
  const t = useT()
  const store = useAnswerStore()
  const { answered, required } = useFollowed(store, 'progress', store.progress)
  const problems = useFollowed(store, 'problems', store.problems)
  const changes = useFollowed(store, 'changes', store.changes)
  const news = useNews(store)
  const progress = required > 0 ? t('survey.progress', { answered, required }) : ''
  return (
    <div className={css.text}>
      <output>{news || (editing ? t('survey.changes', { count: changes }) : progress)}</output>
      {problems > 0 ? (
        <span className={css.bad}>
          <Icon name="alert" /> {t('survey.to_check', { count: problems })}
        </span>
      ) : editing ? (
        changes > 0 && <span>{t('survey.not_saved')}</span>
      ) : (
        kept && (
          <span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect x="5.75" y="2.75" width="8.5" height="14.5" rx="2" />
              <path d="M9 14.75h2" />
            </svg>{' '}
            {t('survey.kept')}
          </span>
        )
      )}
    </div>
  )
}

function ProgressLine() {
  const t = useT()
  const store = useAnswerStore()
  const { answered, required } = useFollowed(store, 'progress', store.progress)
  if (required === 0) return <div className={css.line} />
  const style = { '--done': Math.max(answered / required, 0.001) } as CSSProperties
  return <progress max={required} value={answered} style={style} aria-label={t('survey.progress_label')} />
}
