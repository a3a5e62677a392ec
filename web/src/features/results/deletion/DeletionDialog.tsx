import { useId, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import type { Doomed } from './useDeletion.ts'

type Props = { doomed: Doomed; onStart: (doomed: Doomed) => Promise<void>; onClose: () => void }

/** The typed digits, without separators; full-width digits count too. */
const digits = (text: string) => text.normalize('NFKC').replaceAll(/[\s.,]/g, '')

/** Shows how many responses will be deleted, and deletes them once the user types that number. If another number matches by then, asks again with it. */
export function DeletionDialog({ doomed: { where, count: asked }, onStart, onClose }: Props) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(asked)
  const [typed, setTyped] = useState('')
  const isChanged = count !== asked
  const { form, busy, failure, fieldErrors } = useSubmit(
    async () => {
      await onStart({ where, count })
      onClose()
    },
    {
      validate: () => (digits(typed) === String(count) ? {} : { number: t('results.delete_wrong') }),
      toFieldErrors: (error) => {
        if (!(error instanceof ApiError) || error.count === undefined) return undefined
        setCount(error.count)
        setTyped('')
        input.current?.focus()
        return {}
      },
    },
  )
  const about = { count, number: number(count) }
  return (
    <Dialog
      title={t('results.delete_question', about)}
      onClose={onClose}
      unsaved
      closeLabel={t('admin.cancel')}
      actions={
        <>
          {count > 0 && (
            <Button type="submit" form={id} kind="danger" busy={busy}>
              {t('admin.delete')}
            </Button>
          )}
        </>
      }
    >
      <form {...form} id={id} className="stack gap-4">
        {isChanged && <Message kind="danger">{t('results.delete_changed', about)}</Message>}
        <FailureMessage failure={failure} />
        {count > 0 && (
          <>
            <p>{t(where.length > 0 ? 'results.delete_filtered' : 'results.delete_all', about)}</p>
            <TextField
              ref={input}
              label={t('results.delete_confirm', about)}
              error={fieldErrors.number}
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
