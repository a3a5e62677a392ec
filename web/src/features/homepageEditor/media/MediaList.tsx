import { limits } from '#shared/limits.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { newMedia } from '../../../lib/media/media.ts'
import type { Change } from '../content/content.ts'
import { withKey } from '../content/keys.ts'
import { useFormLanguage } from '../fields/formLanguage.ts'
import { EntryList } from '../lists/EntryList.tsx'
import css from './Media.module.css'
import { MediaEntry } from './MediaEntry.tsx'
import { UploadButton } from '../../../ui/images/UploadButton.tsx'

type Props = { id: string; label: string; entries: MediaItem[]; onChange: Change<MediaItem[]> }

export function MediaList({ id, label, entries, onChange }: Props) {
  const t = useT()
  const language = useFormLanguage()
  const isFull = entries.length >= limits.media
  const add = (item: MediaItem) => onChange((now) => (now.length < limits.media ? [...now, withKey(item)] : now))
  const nameOf = (item: MediaItem, index: number) => pickText(pair(item, 'alt'), language).text || t('admin.media_at', { at: index + 1 })
  return (
    <fieldset className={css.media}>
      <legend>{label}</legend>
      <EntryList
        id={id}
        label={label}
        entries={entries}
        onChange={onChange}
        nameOf={nameOf}
        opened={entries.length === 1 ? entries[0] : undefined}
        more={
          !isFull && (
            <UploadButton
              multiple
              label={t('admin.upload_media')}
              name={t('homepage.action_of', { action: t('admin.upload_media'), name: label })}
              onUploaded={({ url, kind, widths }) => add(newMedia(url, kind, widths))}
            />
          )
        }
      >
        {(row) => <MediaEntry row={row} onAdd={isFull ? undefined : add} />}
      </EntryList>
    </fieldset>
  )
}
