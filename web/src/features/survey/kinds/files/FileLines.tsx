import type { FileValue } from '#shared/kinds/files.ts'
import { fileSize } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import css from './Files.module.css'
import { uploadText } from './uploadText.ts'
import type { Upload } from './uploads.ts'
import type { Line } from './useUploads.ts'

type Handlers = { onRemove: (line: Line) => void; onRetry: (upload: Upload) => void }

/** The files of an answer, each with its state and buttons. `role`, since Safari's screen reader ignores a list without markers. */
export const FileLines = ({ lines, ...handlers }: { lines: readonly Line[] } & Handlers) => (
  <ul role="list" className={css.files}>
    {lines.map((line) => (
      <li key={line.key} className={`${css.file} ${line.upload?.error ? css.bad : ''} ${line.file ? css.done : ''}`}>
        {line.file ? <Sent file={line.file} /> : <Sending upload={line.upload} />}
        <Actions line={line} {...handlers} />
      </li>
    ))}
  </ul>
)

function Sent({ file }: { file: FileValue }) {
  const t = useT()
  return (
    <>
      <FileIcon type={file.type} />
      <b title={file.name}>
        <bdi>{file.name}</bdi>
      </b>
      <p>{t('files.uploaded', { size: fileSize(file.size) })}</p>
    </>
  )
}

function Sending({ upload }: { upload: Upload }) {
  const t = useT()
  const { name, type, share, state, error } = upload
  return (
    <>
      <FileIcon type={type} bad={error !== null} />
      <b title={name}>
        <bdi>{name}</bdi>
      </b>
      <p>{uploadText(t, upload)}</p>
      {state === 'sending' && <progress max={1} value={share ?? undefined} aria-label={name} />}
    </>
  )
}

/** Cancel and Remove are the same element, so that it keeps the focus when an upload ends. */
function Actions({ line, onRemove, onRetry }: { line: Line } & Handlers) {
  const t = useT()
  const { upload } = line
  const name = line.file ? line.file.name : line.upload.name
  const isUnderWay = upload?.state === 'waiting' || upload?.state === 'sending'
  return (
    <div className={css.actions}>
      {upload?.state === 'failed' && (
        <Button kind="quiet" aria-label={t('files.retry_named', { name })} onClick={() => onRetry(upload)}>
          {t('common.retry')}
        </Button>
      )}
      <Button
        kind="quiet"
        className={css.remove}
        aria-label={t(isUnderWay ? 'files.cancel_named' : 'files.remove_named', { name })}
        onClick={() => onRemove(line)}
      >
        {t(isUnderWay ? 'files.cancel' : 'files.remove')}
      </Button>
    </div>
  )
}

/** SVG paths, in a view box of 20 by 20. */
const iconPaths = {
  image: 'M3.25 4.25h13.5v11.5H3.25ZM3.25 13l3.5-3.5 3 3 2.75-2.25 4.25 3.5M12.75 7.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  video: 'M2.75 5.25h10v9.5h-10ZM12.75 9l4.5-2.75v7.5L12.75 11',
}

/** An icon for the kind of file, or for an error; decoration, since the text beside it says both. */
function FileIcon({ type, bad = false }: { type: string; bad?: boolean }) {
  const kind = type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : null
  if (bad || !kind) return <Icon name={bad ? 'alert' : 'file'} />
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[kind]} />
    </svg>
  )
}
