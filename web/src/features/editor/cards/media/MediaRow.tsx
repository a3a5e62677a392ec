import { lazy, Suspense } from 'react'
import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { UpIcon } from '../../../../ui/icons/workIcons.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { moveMedia, patchMedia, removeMedia } from '../../store/edits/media.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from './MediaField.module.css'

/** A separate chunk, since an editor without media needs no code of the home page. */
const Media = lazy(async () => ({ default: (await import('../../../../ui/images/Media.tsx')).Media }))

type Props = { questionId: string; item: MediaItem; index: number; isLast: boolean; path: string }

/** One image or video: preview, kind and alternative texts. */
export function MediaRow({ questionId, item, index, isLast, path }: Props) {
  const t = useT()
  const store = useEditorStore()
  const error = useFieldError(`${path}.url`)
  const name = t('admin.media_at', { at: index + 1 })
  const write = (patch: Partial<MediaItem>, field: string) =>
    store.edit(patchMedia(questionId, index, patch), { merge: `media:${questionId}:${index}:${field}` })
  const alt = (field: 'alt' | 'alt_ko', lang: 'en' | 'ko') => (
    <TextField
      label={t(`cards.${field}`)}
      lang={lang}
      value={item[field]}
      maxLength={limits.title}
      autoComplete="off"
      onChange={({ target }) => write({ [field]: target.value }, field)}
      onBlur={() => store.closeUndoStep()}
    />
  )
  const move = (to: number) => store.edit(moveMedia(questionId, index, to))
  return (
    <li className={css.row} aria-label={name}>
      <div className={css.frame}>
        <Suspense>{isSafeUrl(item.url) && <Media item={item} sizes="160px" />}</Suspense>
      </div>
      <div className="column shrinks gap-3">
        <div className={css.about}>
          <Select
            label={t('cards.media_kind')}
            value={item.kind}
            onChange={({ target }) => store.edit(patchMedia(questionId, index, { kind: target.value === 'video' ? 'video' : 'image' }))}
          >
            <option value="image">{t('admin.image')}</option>
            <option value="video">{t('admin.video')}</option>
          </Select>
          <span className={css.file} title={item.url}>
            {item.url.split('/').at(-1) || item.url}
          </span>
          <span className={css.tools}>
            <IconButton small label={`${t('admin.move_up')}: ${name}`} off={index === 0} onClick={() => move(index - 1)}>
              <UpIcon />
            </IconButton>
            <IconButton small label={`${t('admin.move_down')}: ${name}`} off={isLast} onClick={() => move(index + 1)}>
              <DownIcon />
            </IconButton>
            <IconButton small label={`${t('admin.remove')}: ${name}`} onClick={() => store.edit(removeMedia(questionId, index))}>
              <CloseIcon />
            </IconButton>
          </span>
        </div>
        {error && <p className="weight-label failed">{error}</p>}
        <div className={css.alts}>
          {alt('alt', 'en')}
          {alt('alt_ko', 'ko')}
        </div>
      </div>
    </li>
  )
}
