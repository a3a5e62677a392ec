import { useRef, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { FileIcon, UploadIcon } from '../icons/fileIcons.ts'
import css from './ImportDialog.module.css'

/** A field for a file of a definition, which takes dropped files too. */
export function FileDrop({ chosen, onFile }: { chosen: string | undefined; onFile: (file: File) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = '' // so that the same file may be chosen again after a correction
        }}
      />
      {chosen === undefined ? (
        <>
          <Button kind="secondary" onClick={() => input.current?.click()}>
            <UploadIcon /> {t('definition.choose')}
          </Button>
          <p>{t('definition.drop')}</p>
        </>
      ) : (
        <>
          <p className={css.file}>
            <FileIcon /> <span>{chosen}</span>
          </p>
          <Button kind="secondary" onClick={() => input.current?.click()}>
            {t('definition.choose_again')}
          </Button>
        </>
      )}
    </div>
  )
}
