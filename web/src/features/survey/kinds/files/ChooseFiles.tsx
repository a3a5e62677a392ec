import { useEffect, useRef, useState, type DragEvent } from 'react'
import { endings, isDocument, type FileType } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { UploadIcon } from '../../../../ui/icons/fileIcons.ts'
import css from './Files.module.css'
import { fileLimit } from './uploadText.ts'

type Props = { control: string; describedBy: string | undefined; invalid: boolean; onFiles: (files: File[]) => void }

/** Documents by their endings too, since not every system knows their media types. */
const documents = Object.entries(endings).flatMap(([type, ending]) => (isDocument(type as FileType) ? [type, `.${ending}`] : []))
const accept = ['image/*', 'video/*', ...documents].join(',')

/** A button that opens the system's file picker, in an area where files may be dropped too. */
export function ChooseFiles({ control, describedBy, invalid, onFiles }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hint = `${control}-hint`
  usePreventPageDrop()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    <div
      className={`${css.drop} ${over ? css.over : ''} ${invalid ? css.invalid : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
    >
      {/* aria-hidden too: the style of `hidden` is not applied yet in a question far from the viewport (content-visibility). */}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = '' // so that the same file may be chosen again
        }}
      />
      <Button
        id={control}
        kind="secondary"
        size="lg"
        aria-describedby={[describedBy, hint].filter(Boolean).join(' ')}
        onClick={() => input.current!.click()}
      >
        <UploadIcon /> {t('files.choose')}
      </Button>
      <p id={hint} className={css.hint}>
        <span className={css.pointer}>{t('files.drop')} </span>
        {t('files.limits', { limit: fileLimit(), most: limits.filesPerAnswer })}
      </p>
    </div>
  )
}

/** Keeps the browser from leaving the page to open a file that is dropped beside the drop area. */
function usePreventPageDrop(): void {
  useEffect(() => {
    addEventListener('dragover', preventFileDrop)
    addEventListener('drop', preventFileDrop)
    return () => {
      removeEventListener('dragover', preventFileDrop)
      removeEventListener('drop', preventFileDrop)
    }
  }, [])
}

const preventFileDrop = (event: globalThis.DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
