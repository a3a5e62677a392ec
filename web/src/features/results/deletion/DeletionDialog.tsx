import { useId, useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Alert } from '../../../ui/states/Alert.tsx'
import css from './DeletionDialog.module.css'
import type { Doomed } from './useDeletion.ts'

type Props = { doomed: Doomed; onStart: (doomed: Doomed) => Promise<void>; onClose: () => void }

/** The digits of what was typed, without separators; full-width ones are digits too. */
const digits = (text: string) => text.normalize('NFKC').replaceAll(/[\s.,]/g, '')

/** Says how many responses are deleted, and deletes them once that number is typed. If another number matches by then, asks again with it. */
export function DeletionDialog({ doomed: { where, count: asked }, onStart, onClose }: Props) {
  const t = useT()
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(asked)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isChanged = count !== asked

  async function start(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    setIsWrong(digits(typed) !== String(count))
    if (digits(typed) !== String(count)) return input.current?.focus()
    setBusy(true)
    try {
      await onStart({ where, count })
      onClose()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError) || error.count === undefined) return setFailure(error)
      setCount(error.count)
      setTyped('')
      input.current?.focus()
    }
  }
  const about = { count, number: number(count) }
  return (
    <Dialog
      title={t('results.delete_question', about)}
      onClose={onClose}
      unsaved
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('work.cancel')}
          </Button>
          {count > 0 && (
            <Button type="submit" form={form} kind="danger" busy={busy}>
              {t('work.delete')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={(event) => void start(event)}>
        {isChanged && <Alert tone="error">{t('results.delete_changed', about)}</Alert>}
        {failure !== undefined && <Alert tone="error">{errorText(failure)}</Alert>}
        {count > 0 && (
          <>
            <p>{t(where.length > 0 ? 'results.delete_filtered' : 'results.delete_all', about)}</p>
            <TextField
              ref={input}
              label={t('results.delete_confirm', about)}
              error={isWrong && t('results.delete_wrong')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
