import type Cropper from 'cropperjs'
import 'cropperjs/dist/cropper.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Cropper as ReactCropper } from 'react-cropper'
import { useT } from '../../../lib/language/i18n.ts'
import { arrowSteps } from '../fields/arrowSteps.ts'
import css from './Crop.module.css'
import { isCrossOrigin, outputSize, aspectRatios, zoomBounds } from './picture.ts'

/** The operations of the cropper for the dialog. */
export type Stage = Pick<Cropper, 'setAspectRatio' | 'getCroppedCanvas'> & { zoom: (factor: number) => void }

type Props = {
  url: string
  onReady: (stage: Stage) => void
  onZoom: (factor: number) => void
  onArea: (output: { width: number; height: number }) => void
}

/** CSS pixels that an arrow key moves the crop area. */
const arrowStep = 8

/** The picture with the crop area. Arrow keys move the area, Shift+arrow resizes it. */
export function CropStage({ url, onReady, onZoom, onArea }: Props) {
  const t = useT()
  const cropper = useRef<Cropper>(null)
  /** The zoom at which the whole picture is in view: CSS pixels per picture pixel. */
  const fitZoom = useRef(1)
  useEffect(() => () => void cropper.current?.destroy(), [])

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowSteps[event.key]
    if (!step || !cropper.current) return
    event.preventDefault()
    const { left, top, width, height } = cropper.current.getCropBoxData()
    const [x, y] = [step[0] * arrowStep, step[1] * arrowStep]
    if (!event.shiftKey) cropper.current.setCropBoxData({ left: left + x, top: top + y })
    else cropper.current.setCropBoxData(x === 0 ? { height: height + y } : { width: width + x })
  }
  return (
    <div className={css.stage} role="application" tabIndex={0} aria-label={t('homepage.crop_area')} onKeyDown={onKeyDown}>
      <ReactCropper
        src={url}
        alt={t('homepage.crop_title')}
        className={css.cropper}
        crossOrigin={isCrossOrigin(url) ? 'anonymous' : undefined}
        checkCrossOrigin={false}
        checkOrientation={false}
        aspectRatio={aspectRatios['16:9']}
        dragMode="move"
        autoCropArea={0.8}
        background={false}
        toggleDragModeOnDblclick={false}
        onInitialized={(instance) => {
          cropper.current = instance
        }}
        ready={({ currentTarget }) => {
          const made = currentTarget.cropper
          const { width, naturalWidth } = made.getCanvasData()
          fitZoom.current = width / naturalWidth
          onReady({
            setAspectRatio: (ratio) => made.setAspectRatio(ratio),
            getCroppedCanvas: (options) => made.getCroppedCanvas(options),
            zoom: (factor) => void made.zoomTo(factor * fitZoom.current),
          })
          onArea(outputSize(made.getData(true)))
        }}
        zoom={(event) => {
          const factor = event.detail.ratio / fitZoom.current
          if (factor < zoomBounds.min - 0.001 || factor > zoomBounds.max + 0.001) event.preventDefault()
          else onZoom(factor)
        }}
        crop={({ detail }) => onArea(outputSize(detail))}
      />
    </div>
  )
}
