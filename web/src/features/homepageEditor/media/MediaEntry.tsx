import { Suspense, useState, useId } from 'react'
import { loadable } from '../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../lib/loading/preloadOnIntent.ts'
import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import { isSafeUrl } from '#shared/url.ts'
import { isVideo } from '../../../lib/media/framing.ts'
import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { renditions } from '../../../ui/images/Media.tsx'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { ImageIcon, VideoIcon } from '../../../ui/icons/fileIcons.ts'
import { CropIcon } from '../../../ui/icons/workIcons.ts'
import { newMedia } from '../../../lib/media/media.ts'
import { useFieldName, useFormLanguage } from '../fields/formLanguage.ts'
import { EntryRow } from '../lists/EntryRow.tsx'
import type { Row } from '../lists/EntryList.tsx'
import { FramedPicture, offsetBounds } from './FramedPicture.tsx'
import slider from '../fields/slider.module.css'
import css from './Media.module.css'
import { NumberField } from '../fields/NumberField.tsx'
import { UploadButton } from '../../../ui/images/UploadButton.tsx'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'

const CropDialog = loadable(() => import('../crop/CropDialog.tsx'))

const scaleBounds = { min: 0.5, max: 3, step: 0.1 }

/** A picture or video: framing, alternative text, cropping and replacement. `onAdd`: adds a crop beside it; undefined if the list is full. */
export function MediaEntry({ row, onAdd }: { row: Row<MediaItem>; onAdd: ((item: MediaItem) => void) | undefined }) {
  const t = useT()
  const language = useFormLanguage()
  const nameOf = useFieldName()
  const [cropping, setCropping] = useState(false)
  const { entry: item, change, name } = row
  const patch = (values: Partial<MediaItem>) => change((now) => ({ ...now, ...values }))
  const alt = language === 'ko' ? 'alt_ko' : 'alt'
  const named = (action: string) => t('homepage.action_of', { action, name })
  return (
    <EntryRow row={row} before={<Thumbnail item={item} />}>
      <div className={css.framing}>
        <FramedPicture item={item} onMove={patch} />
        <PositionField value={item.position} onChange={(position) => patch({ position })} />
      </div>
      <div className={css.numbers}>
        <div className={`${slider.slider} ${css.scale}`}>
          <input
            type="range"
            aria-label={t('homepage.scale_slider')}
            {...scaleBounds}
            value={item.scale}
            onChange={({ target }) => patch({ scale: target.valueAsNumber })}
          />
          <NumberField label={t('homepage.scale')} {...scaleBounds} value={item.scale} onChange={(scale) => patch({ scale })} />
        </div>
        <NumberField
          label={t('homepage.offset_x')}
          {...offsetBounds}
          unit="%"
          value={item.offset_x}
          onChange={(offset_x) => patch({ offset_x })}
        />
        <NumberField
          label={t('homepage.offset_y')}
          {...offsetBounds}
          unit="%"
          value={item.offset_y}
          onChange={(offset_y) => patch({ offset_y })}
        />
      </div>
      <div className={css.ways}>
        <SegmentedControl
          label={t('homepage.fit')}
          value={item.fit}
          onChange={(fit) => patch({ fit })}
          options={[
            { value: 'cover', label: t('homepage.cover'), name: t('homepage.cover') },
            { value: 'contain', label: t('homepage.contain'), name: t('homepage.contain') },
          ]}
        />
        {!isVideo(item) && (
          <Button
            kind="secondary"
            aria-label={named(t('homepage.crop'))}
            {...preloadOnIntent(CropDialog)}
            onClick={() => setCropping(true)}
          >
            <CropIcon /> {t('homepage.crop')}
          </Button>
        )}
        <UploadButton label={t('admin.replace')} name={named(t('admin.replace'))} onUploaded={patch} />
      </div>
      <TextField
        label={nameOf(t('homepage.alt'), language)}
        hint={t('homepage.alt_hint')}
        lang={language}
        value={item[alt]}
        placeholder={item[language === 'ko' ? 'alt' : 'alt_ko']}
        maxLength={limits.title}
        autoComplete="off"
        onChange={({ target }) => patch({ [alt]: target.value })}
      />
      {cropping && (
        <Suspense fallback={<LoadingText className="unseen" />}>
          <CropDialog
            url={item.url}
            onClose={() => setCropping(false)}
            onCropped={({ url, widths, isAdded }) => {
              const cropped = { ...newMedia(url, 'image', widths), alt: item.alt, alt_ko: item.alt_ko }
              if (isAdded) onAdd?.(cropped)
              else patch(cropped)
              setCropping(false)
            }}
            mayAdd={onAdd !== undefined}
          />
        </Suspense>
      )}
    </EntryRow>
  )
}

const Thumbnail = ({ item }: { item: MediaItem }) => {
  if (isVideo(item)) return <VideoIcon />
  if (!isSafeUrl(item.url)) return <ImageIcon />
  return (
    <img className={css.thumbnail} src={item.url} srcSet={renditions(item)} sizes="48px" alt="" width={48} height={27} loading="lazy" />
  )
}

/** Row by row, as in the grid. */
const positions = ['top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const
const nameOf = (place: MediaItem['position']) => `homepage.${place.replace('-', '_')}` as TextKey

function PositionField({ value, onChange }: { value: MediaItem['position']; onChange: (position: MediaItem['position']) => void }) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={css.position}>
      <legend>{t('homepage.position')}</legend>
      <div className={css.grid}>
        {positions.map((place) => (
          <label key={place} className="ring-within hover-raised" title={t(nameOf(place))}>
            <input
              type="radio"
              name={id}
              className="covering"
              aria-label={t(nameOf(place))}
              checked={place === value}
              onChange={() => onChange(place)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
