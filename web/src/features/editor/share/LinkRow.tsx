import { useId, useRef, useState, type ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { CopyIcon, ExternalIcon } from '../../../ui/icons/workIcons.ts'
import css from './ShareDialog.module.css'

type Props = { address: string; path: string; onCopy?: () => void; children?: ReactNode }

/** A link to copy or open. `path`: its path on this site; `children`: further buttons. */
export function LinkRow({ address, path, onCopy, children }: Props) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ address: string; done: boolean }>()
  const copyResult = copied?.address === address ? copied : undefined

  async function copy() {
    onCopy?.()
    input.current?.select()
    const done = await Promise.resolve(navigator.clipboard?.writeText(address).then(() => true)).catch(() => false)
    setCopied({ address, done: done ?? false })
  }
  return (
    <Field label={t('admin.link')} id={id}>
      {() => (
        <>
          <input
            ref={input}
            id={id}
            className={`control ${css.address}`}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <div className="row wrap above-1 gap-2">
            <Button onClick={() => void copy()}>
              <CopyIcon /> {t('admin.copy')}
            </Button>
            <ButtonLink kind="secondary" to={path} target="_blank">
              <ExternalIcon /> {t('admin.open')}
            </ButtonLink>
            {children}
            <output className={css.told}>
              {copyResult?.done && (
                <>
                  <CheckIcon className="succeeded" /> {t('admin.copied')}
                </>
              )}
              {copyResult?.done === false && t('fields.copy_failed')}
            </output>
          </div>
        </>
      )}
    </Field>
  )
}
