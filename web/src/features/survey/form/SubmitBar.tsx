import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useStyle } from '../../../lib/hydration/useHydrating.ts'
import { BarNote } from '../layout/BarNote.tsx'
import { useHeightProperty } from '../layout/useHeightProperty.ts'
import column from '../layout/Column.module.css'
import { BarStatus, ConflictNote, RefusalDownload, loadedAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import type { ResponseConflict } from '../sending/problems/ResponseConflict.ts'
import css from './SubmitBar.module.css'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'

type Props = {
  /** True for changes to a saved response, false for a first one. */
  editing: boolean
  sending: boolean
  /** True while sending waits for uploads. */
  uploading: boolean
  failure: ApiError | null
  /** A response that sending would overwrite: sent from this device before (`sentHere`) or saved elsewhere meanwhile. Else null. */
  conflict: ResponseConflict | null
  /** True if a draft is stored on this device, false if the browser stores nothing, null without a draft. */
  isStored: boolean | null
  submit: () => void
  submitAsNew: () => void
  cancel: () => void
  loadTheirs: () => void
  asText: () => string
  /** For a survey in steps: replacements of the progress line, the count of required questions and the Submit button; and Back. */
  line?: ReactNode
  words?: ReactNode
  back?: ReactNode
  next?: ReactNode
}
export type SubmitBarProps = Props

/**
 * The end of the form: progress, whether the draft is stored, errors, and the button that sends. Sticks to the window from the first answer on;
 * before that, only the progress line does.
 */
export function SubmitBar({
  editing,
  sending,
  uploading,
  failure,
  conflict,
  isStored,
  asText,
  line = <ProgressLine />,
  words,
  back,
  next,
  ...on
}: Props) {
  const t = useT()
  const store = useAnswerStore()
  const changes = useStoreValue(store, 'changes', store.changeCount)
  const bar = useRef<HTMLDivElement>(null)
  useHeightProperty(bar, '--bar-now')
  useWholeFields(bar)
  const busy = sending || uploading
  const replace = conflict?.sentHere ? 'response.change_sent' : 'response.save_anyway'
  const action = failure ? 'common.retry' : conflict ? replace : editing ? 'response.save' : 'survey.submit'
  return (
    <>
      {line}
      <div className={`${css.bar} ${editing || changes > 0 || back ? css.stuck : ''}`} ref={bar}>
        {failure && (
          <BarNote text={(loadedAfterFormChunk()?.refusalText ?? errorText)(failure, t)}>
            {failure.isRefusal && <RefusalDownload text={asText} error={failure} />}
          </BarNote>
        )}
        {conflict && !failure && <ConflictNote {...{ conflict, busy, ...on }} />}
        <div className={`row ${column.column} ${css.row}`}>
          {back}
          <BarText {...{ editing, isStored, changes }} words={words} />
          {editing && (
            <Button kind="quiet" size="lg" disabled={busy} onClick={on.cancel}>
              {t('response.cancel')}
            </Button>
          )}
          {next ?? (
            <Button size="lg" kind={editing && changes === 0 ? 'secondary' : 'primary'} busy={busy} onClick={on.submit}>
              {uploading ? t('files.uploading_all') : sending ? t(editing ? 'response.saving' : 'common.sending') : t(action)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

function BarText({ editing, isStored, changes, words }: Pick<Props, 'editing' | 'isStored'> & { changes: number; words: ReactNode }) {
  const t = useT()
  const store = useAnswerStore()
  const { answered, required } = useStoreValue(store, 'progress', store.progress)
  const problems = useStoreValue(store, 'problems', store.problemCount)
  const announcement = useChangeAnnouncement(store)
  const progress = words ?? (required > 0 ? t('survey.progress', { answered, required }) : '')
  return (
    <div className={css.text}>
      <output className="block text-sm weight-title">
        {announcement || (editing ? t('response.changes', { count: changes }) : progress)}
      </output>
      {(changes > 0 || problems > 0) && <BarStatus {...{ editing, isStored, problems, changes }} />}
    </div>
  )
}

function ProgressLine() {
  const t = useT()
  const store = useAnswerStore()
  const { answered, required } = useStoreValue(store, 'progress', store.progress)
  const style = useStyle({ '--done': Math.max(answered / required, 0.001) } as CSSProperties)
  if (required === 0) return <div className={`${css.line} ruled-above`} />
  return <progress className={css.line} max={required} value={answered} style={style} aria-label={t('survey.progress_label')} />
}

const announcementMilliseconds = 6000

/** How many questions the last choice showed or hid, in words, for six seconds; else ''. */
function useChangeAnnouncement(store: ReturnType<typeof useAnswerStore>): string {
  const t = useT()
  const { serial, added, removed } = useStoreValue(store, 'visibility', store.visibility)
  const [announced, setAnnounced] = useState(serial)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(serial), announcementMilliseconds)
    return () => clearTimeout(timer)
  }, [serial])
  if (serial === announced) return ''
  return added > 0 ? t('survey.added', { count: added }) : t('survey.removed', { count: removed })
}

/** Scrolls a field that gets the focus into view above the bar. */
function useWholeFields(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = bar.current?.ownerDocument // in a preview, the window of its frame
    page?.addEventListener('focusin', scrollWholeFieldIntoView)
    return () => page?.removeEventListener('focusin', scrollWholeFieldIntoView)
  }, [bar])
}

/** Browsers scroll only the caret of a tall field into view. */
function scrollWholeFieldIntoView({ target }: FocusEvent) {
  const control = target as Element
  if (control.matches('textarea, input[type=text], [role=textbox]')) control.scrollIntoView?.({ block: 'nearest' })
}
