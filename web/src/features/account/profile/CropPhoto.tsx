import { useEffect, useRef, useState } from 'react'
import { Cropper, type ReactCropperElement } from 'react-cropper'
import 'cropperjs/dist/cropper.css'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { uploadFile } from '../../../lib/upload/upload.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { LeftIcon, RightIcon } from '../../../ui/icons/arrowIcons.ts'
import { MoveDownIcon, MoveUpIcon } from '../../../ui/icons/workIcons.ts'
import { Progress } from '../../../ui/states/Progress.tsx'
import css from './CropPhoto.module.css'

/** The side of the stored square in pixels. */
const side = 512
/** How far a press of an arrow moves the picture, in CSS pixels. */
const step = 12
/** The largest zoom; at 1 the picture just fills the square. */
const maxZoom = 4

/** `source`: an object URL of the file. */
type Props = { file: File; source: string; onUploaded: (url: string) => void; onClose: () => void }

/** Crops a picture to a square, moved by dragging or with the arrow buttons and zoomed, and uploads it. `onUploaded` gets its URL. */
export default function CropPhoto({ file, source, onUploaded, onClose }: Props) {
  const t = useT()
  const image = useRef<ReactCropperElement>(null)
  const baseRatio = useRef(1)
  const sending = useRef<AbortController>(null)
  const [ready, setReady] = useState(false)
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => sending.current?.abort(), [])

  const cropper = () => image.current?.cropper
  const move = (x: number, y: number) => cropper()?.move(x, y)
  const zoomTo = (value: number) => {
    setZoom(value)
    cropper()?.zoomTo(baseRatio.current * value)
  }
  const onReady = () => {
    const { width, naturalWidth } = cropper()!.getImageData()
    baseRatio.current = width / naturalWidth
    setReady(true)
  }

  async function save() {
    const { signal } = (sending.current = new AbortController())
    setFailure(undefined)
    setShare(0)
    try {
      const { url } = await uploadFile(await crop(), { purpose: 'avatar', keep: true, onProgress: setShare, signal })
      onUploaded(url)
    } catch (error) {
      if (!signal.aborted) setFailure(error)
    }
    setShare(undefined)
  }
  async function crop(): Promise<File> {
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const canvas = cropper()!.getCroppedCanvas({ width: side, height: side, imageSmoothingQuality: 'high' })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
    if (!blob) throw new ApiError(415, 'file.unreadable')
    return new File([blob], type === 'image/jpeg' ? 'photo.jpg' : 'photo.png', { type })
  }

  return (
    <Dialog
      title={t('account.crop')}
      onClose={onClose}
      unsaved
      closeLabel={t('account.cancel')}
      actions={
        <Button busy={share !== undefined || !ready} onClick={() => void save()}>
          {t('account.crop_save')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <div className={css.stage}>
          <Cropper
            ref={image}
            src={source}
            alt={t('account.crop')}
            className={css.area}
            aspectRatio={1}
            viewMode={3}
            dragMode="move"
            autoCropArea={1}
            cropBoxMovable={false}
            cropBoxResizable={false}
            toggleDragModeOnDblclick={false}
            guides={false}
            center={false}
            background={false}
            // both would fetch the object URL, which the content security policy does not allow
            checkOrientation={false}
            checkCrossOrigin={false}
            ready={onReady}
            zoom={({ detail }) => {
              const value = detail.ratio / baseRatio.current
              if (ready) setZoom(Math.min(maxZoom, Math.max(1, value)))
            }}
          />
        </div>
        <label className={css.zoom}>
          {t('account.zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            disabled={!ready}
            onChange={({ target }) => zoomTo(Number(target.value))}
          />
        </label>
        <fieldset className={css.moves} disabled={!ready}>
          <legend>{t('account.move')}</legend>
          <Button kind="secondary" aria-label={t('account.move_left')} onClick={() => move(-step, 0)}>
            <LeftIcon />
          </Button>
          <Button kind="secondary" aria-label={t('account.move_right')} onClick={() => move(step, 0)}>
            <RightIcon />
          </Button>
          <Button kind="secondary" aria-label={t('account.move_up')} onClick={() => move(0, -step)}>
            <MoveUpIcon />
          </Button>
          <Button kind="secondary" aria-label={t('account.move_down')} onClick={() => move(0, step)}>
            <MoveDownIcon />
          </Button>
        </fieldset>
        {share !== undefined && <Progress label={t('account.uploading')} value={share} />}
        <FailureMessage failure={failure} />
      </div>
    </Dialog>
  )
}
