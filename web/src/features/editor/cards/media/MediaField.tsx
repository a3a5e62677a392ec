import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { newMedia } from '../../../../lib/media/media.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { UploadButton } from '../../../../ui/images/UploadButton.tsx'
import { addMedia } from '../../store/edits/media.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from './MediaField.module.css'
import { MediaAddress } from './MediaAddress.tsx'
import { MediaRow } from './MediaRow.tsx'

/** The images and videos of a question, added by upload or by address. */
export function MediaField({ question: { id, media }, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  return (
    <fieldset className="column shrinks gap-3 text-sm">
      <legend className={css.legend}>{t('admin.media')}</legend>
      {media.length > 0 && (
        <ol className="column gap-3">
          {media.map((item, index) => (
            <MediaRow
              key={index}
              questionId={id}
              item={item}
              index={index}
              isLast={index === media.length - 1}
              path={`${path}.media.${index}`}
            />
          ))}
        </ol>
      )}
      {media.length < limits.media && (
        <div className="flex wrap align-end gap-3-4">
          <UploadButton
            label={t('admin.upload_media')}
            onUploaded={({ url, kind, widths }) => store.edit(addMedia(id, newMedia(url, kind, widths)))}
          />
          <MediaAddress onAdd={(url, kind) => store.edit(addMedia(id, newMedia(url, kind)))} />
        </div>
      )}
    </fieldset>
  )
}
