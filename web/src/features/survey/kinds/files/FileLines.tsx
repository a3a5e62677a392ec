import type { FileValue } from '#shared/kinds/files.ts'
import { fileSize } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FileIcon, ImageIcon, VideoIcon } from '../../../../ui/icons/fileIcons.ts'
import { AlertIcon } from '../../../../ui/icons/siteIcons.ts'
import css from './Files.module.css'
import { uploadText } from './uploadText.ts'
import type { Upload } from './uploads.ts'
import type { Line } from './useUploads.ts'

type Handlers = { onRemove: (line: Line) => void; onRetry: (upload: Upload) => void }

/** The files of an answer, each with its state and buttons. `role`, since Safari's screen reader ignores a list without markers. */
export const FileLines = ({ lines, ...handlers }: { lines: readonly Line[] } & Handlers) => (
  <ul role="list" className="above-2 ruled-rows">
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
      <KindIcon type={file.type} />
      <b className="weight-label leading-snug one-line" title={file.name}>
        <bdi>{file.name}</bdi>
      </b>
      <p className={css.state}>{t('files.uploaded', { size: fileSize(file.size) })}</p>
    </>
  )
}

function Sending({ upload }: { upload: Upload }) {
  const t = useT()
  const { name, type, share, state, error } = upload
  return (
    <>
      <KindIcon type={type} bad={error !== null} />
      <b className="weight-label leading-snug one-line" title={name}>
        <bdi>{name}</bdi>
      </b>
      <p className={css.state}>{uploadText(t, upload)}</p>
      {state === 'sending' && <progress className={css.bar} max={1} value={share ?? undefined} aria-label={name} />}
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
/** An icon for the kind of file, or for an error; decoration, since the text beside it says both. */
function KindIcon({ type, bad = false }: { type: string; bad?: boolean }) {
  if (bad) return <AlertIcon />
  if (type.startsWith('image/')) return <ImageIcon />
  return type.startsWith('video/') ? <VideoIcon /> : <FileIcon />
}
