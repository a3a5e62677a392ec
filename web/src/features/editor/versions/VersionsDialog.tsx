import { useState } from 'react'
import { loadPage, usePages } from '../../../lib/api/queries.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { siteDateAndTime } from '../../../lib/language/format.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { RightIcon } from '../../../ui/icons/arrowIcons.ts'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { useSaveState } from '../saving/useSaver.ts'
import { VersionPreview } from './VersionPreview.tsx'
import css from './VersionsDialog.module.css'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'

export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { stored } = useSaveState()
  const { rows, error, loading, hasMore, more, retry } = usePages(['listSurveyVersions', id], (cursor, signal) =>
    loadPage('listSurveyVersions', { id, ...(cursor && { query: { cursor } }) }, signal),
  )
  const [openVersion, setOpenVersion] = useState<number>()
  if (openVersion !== undefined)
    return <VersionPreview key={openVersion} id={id} version={openVersion} onBack={() => setOpenVersion(undefined)} onClose={onClose} />
  return (
    <Dialog title={t('editor.versions')} onClose={onClose} closeLabel={t('admin.close')}>
      <p className="muted">{t('editor.versions_text')}</p>
      {rows && rows.length > 0 && (
        <ol className={css.list} aria-label={t('editor.versions_list')}>
          {rows.map(({ version, saved_at, saved_by, title }) => (
            <li key={version}>
              <Button kind="plain" className={css.open} onClick={() => setOpenVersion(version)}>
                <span className={css.words}>
                  <span className="row wrap gap-2 weight-title">
                    {t('editor.version', { number: version })}
                    {version === stored?.version && <Badge tone="success">{t('editor.version_stored')}</Badge>}
                  </span>
                  <span className="weight-label">{title}</span>
                  <small>{t('editor.version_by', { time: siteDateAndTime(saved_at), name: saved_by ?? t('editor.former_admin') })}</small>
                </span>
                <RightIcon className="pushed muted" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {loading && <LoadingText className="muted" />}
      {error !== undefined && <LoadError error={error} retry={retry} busy={loading} />}
      {hasMore && error === undefined && (
        <Button kind="quiet" busy={loading} onClick={more}>
          {t('editor.older')}
        </Button>
      )}
    </Dialog>
  )
}
