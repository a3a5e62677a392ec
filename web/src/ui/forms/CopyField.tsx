import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import css from './CopyField.module.css'
import { Field } from './Field.tsx'
import { CopyIcon } from '../icons/workIcons.ts'

type Props = { label: ReactNode; hint?: ReactNode; value: string; messages: { copy: string; copied: string; failed: string } }

/** A read-only text with a button that copies it. */
export function CopyField({ label, hint, value, messages }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<{ value: string; done: boolean }>()

  async function copy() {
    input.current?.select()
    const done = await Promise.resolve(navigator.clipboard?.writeText(value).then(() => true)).catch(() => false)
    setResult({ value, done: done ?? false })
  }
  return (
    <Field label={label} hint={hint} id={id}>
      {(describedBy) => (
        <div className={css.copy}>
          <input
            ref={input}
            id={id}
            className={`control ${css.value}`}
            readOnly
            value={value}
            aria-describedby={describedBy}
            onFocus={({ target }) => target.select()}
          />
          <Button kind="secondary" onClick={() => void copy()}>
            <CopyIcon /> {messages.copy}
          </Button>
          <output className={css.told}>{result?.value === value && (result.done ? messages.copied : messages.failed)}</output>
        </div>
      )}
    </Field>
  )
}
