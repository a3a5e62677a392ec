import { useEffect, useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { uploadFile, type Uploaded } from '../../../lib/upload/upload.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/choices/Checkbox.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { MinusIcon } from '../../../ui/icons/workIcons.ts'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import { NumberField, snapToStep } from '../fields/NumberField.tsx'
import slider from '../fields/slider.module.css'
import css from './Crop.module.css'
import { CropStage, type Stage } from './CropStage.tsx'
import { isCrossOrigin, toPngFile, assertReadable, aspectRatios, zoomBounds, type AspectRatio } from './picture.ts'

type Props = {
  url: string
  mayAdd: boolean
  /** Called with the uploaded crop; `isAdded`: the original stays too. */
  onCropped: (crop: Pick<Uploaded, 'url' | 'widths'> & { isAdded: boolean }) => void
  onClose: () => void
}

/** Crops a picture and uploads the crop as a PNG. If the upload fails, the dialog stays open and shows the error. */
export default function CropDialog({ url, mayAdd, onCropped, onClose }: Props) {
  const t = useT()
  const [isReadable, setReadable] = useState<boolean>()
  const [stage, setStage] = useState<Stage>()
  const [zoom, setZoom] = useState(1)
  const [aspectRatio, setAspectRatio] = useState<AspectRatio>('16:9')
  const [output, setOutput] = useState({ width: 0, height: 0 })
  const [isAdded, setAdded] = useState(false)
  const [saving, setSaving] = useState<'going' | 'failed'>()

  useEffect(() => {
    let cancelled = false
    assertReadable(url).then(
      () => cancelled || setReadable(true),
      () => cancelled || setReadable(false),
    )
    return () => {
      cancelled = true
    }
  }, [url])

  const zoomTo = (factor: number) => stage?.zoom(snapToStep(factor, zoomBounds))
  async function save() {
    if (!stage) return
    setSaving('going')
    try {
      const canvas = stage.getCroppedCanvas({ ...output, imageSmoothingQuality: 'high' })
      const uploaded = await uploadFile(await toPngFile(canvas), { purpose: 'media', keep: true })
      onCropped({ url: uploaded.url, widths: uploaded.widths, isAdded })
    } catch (error) {
      console.info('A crop could not be saved.', error)
      setSaving('failed')
    }
  }

  return (
    <Dialog
      wide
      unsaved
      title={t('homepage.crop_title')}
      onClose={onClose}
      actions={
        <>
          <p className={css.output}>
            {t('homepage.output')} <strong>{stage ? t('homepage.pixels', output) : '…'}</strong> PNG
          </p>
          <Button kind="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button busy={!stage || saving === 'going'} onClick={() => void save()}>
            {t(saving === 'going' ? 'admin.saving' : 'homepage.save_crop')}
          </Button>
        </>
      }
    >
      {isReadable ? (
        <CropStage url={url} onReady={setStage} onZoom={(factor) => setZoom(Number(factor.toFixed(2)))} onArea={setOutput} />
      ) : (
        <div className={css.stage}>
          <output className={css.note}>
            {isReadable === undefined ? t('common.loading') : t(isCrossOrigin(url) ? 'homepage.crop_foreign' : 'homepage.crop_unreadable')}
          </output>
        </div>
      )}
      <div className={css.controls}>
        <div className={`${slider.slider} ${css.zoom}`}>
          <IconButton label={t('homepage.zoom_out')} onClick={() => zoomTo(zoom - zoomBounds.step)}>
            <MinusIcon />
          </IconButton>
          <input
            type="range"
            aria-label={t('homepage.zoom_slider')}
            {...zoomBounds}
            step={0.01}
            value={zoom}
            onChange={({ target }) => stage?.zoom(target.valueAsNumber)}
          />
          <IconButton label={t('homepage.zoom_in')} onClick={() => zoomTo(zoom + zoomBounds.step)}>
            <PlusIcon />
          </IconButton>
          <NumberField label={t('homepage.zoom')} {...zoomBounds} value={snapToStep(zoom, zoomBounds)} onChange={zoomTo} />
        </div>
        <div className={css.shape}>
          <span aria-hidden="true">{t('homepage.shape')}</span>
          <SegmentedControl
            label={t('homepage.shape')}
            value={aspectRatio}
            onChange={(next) => {
              setAspectRatio(next)
              stage?.setAspectRatio(aspectRatios[next])
            }}
            options={(Object.keys(aspectRatios) as AspectRatio[]).map((one) => {
              const name = one === 'free' ? t('homepage.shape_free') : one
              return { value: one, label: name, name }
            })}
          />
        </div>
      </div>
      {mayAdd && <Checkbox label={t('homepage.keep_original')} checked={isAdded} onChange={({ target }) => setAdded(target.checked)} />}
      {saving === 'failed' && <output className="muted">{t('homepage.crop_not_saved')}</output>}
    </Dialog>
  )
}
