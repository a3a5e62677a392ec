import { useSyncExternalStore } from 'react'
import type { HomepageBody } from '#shared/site/homepage.ts'
import { limits } from '#shared/limits.ts'
import { saveAgainKey } from '../../../lib/document/saveAgainKey.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT, type Translate } from '../../../lib/language/i18n.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { DraftNotice } from '../../../ui/states/DraftNotice.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { useUnsavedDraft } from '../../../lib/document/useUnsavedDraft.ts'
import { type Group, groupOf, placeName } from '../content/content.ts'
import type { HomepageSaver } from './homepageSaver.ts'
import css from './Notices.module.css'

type Props = {
  saver: HomepageSaver
  draft: ReturnType<typeof useUnsavedDraft<HomepageBody>>
  onOpen: (group: Group) => void
}

export function Notices({ saver, draft, onOpen }: Props) {
  const t = useT()
  const { offered } = draft
  const { stored, failure } = useSyncExternalStore(saver.subscribe, saver.state)
  return (
    <div className={css.notices}>
      {failure && <Failure saver={saver} error={failure.error} onOpen={onOpen} />}
      {offered && (
        <DraftNotice
          draft={offered}
          staleText={offered.version !== stored?.version && t('homepage.draft_newer')}
          onRestore={() => draft.restore(offered, saver.restore)}
          onDiscard={() => draft.discard(offered)}
        />
      )}
      {draft.isStorageFull && <Message kind="warning">{t('admin.no_room')}</Message>}
    </div>
  )
}

function Failure({ saver, error, onOpen }: { saver: HomepageSaver; error: unknown; onOpen: (group: Group) => void }) {
  const t = useT()
  const { status, errors } = error instanceof ApiError ? error : new ApiError(0, 'unknown')
  return (
    <Message
      kind="danger"
      title={t('homepage.failed_title')}
      actions={
        <>
          <Button kind="secondary" onClick={() => void saver.save()}>
            {t(saveAgainKey(status))}
          </Button>
          <Button kind="quiet" onClick={saver.dismiss}>
            {t('common.dismiss')}
          </Button>
        </>
      }
    >
      {errors.length === 0 && <p>{reasonOf(error, t)}</p>}
      {errors.length > 0 && (
        <ul className={css.refused}>
          {errors.map((refused) => {
            const group = groupOf(refused.path)
            const reason = errorText(new ApiError(status, refused.code))
            return (
              <li key={`${refused.path} ${refused.code}`}>
                {group ? (
                  <Button kind="plain" onClick={() => onOpen(group)}>
                    {t('homepage.refused_at', { place: placeName(refused.path, group, t), reason })}
                  </Button>
                ) : (
                  reason
                )}
              </li>
            )
          })}
        </ul>
      )}
      <p>{t('admin.kept_here')}</p>
    </Message>
  )
}

/** The reason of a failed save; for 413 with the size. */
function reasonOf(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.status !== 413) return errorText(error)
  const kilobytes = /(\d+) KB/.exec(error.detail)?.[1]
  if (kilobytes) return t('homepage.too_large', { kilobytes })
  return t('homepage.too_large_at_once', { megabytes: limits.homepageBodyBytes / 1_000_000 })
}
