import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { ApiError } from '../../../lib/api/ApiError.ts'
import { usePublic } from '../../../lib/api/content.ts'
import { errorText, useT, type TextKey } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { UploadIcon } from '../../../ui/icons/fileIcons.ts'
import { TrashIcon } from '../../../ui/icons/workIcons.ts'
import { Progress } from '../../../ui/states/Progress.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { changeHeroMedia, uploadHeroMedia } from './heroMedia.ts'
import css from './Tools.module.css'

type Props = {
  items: readonly MediaItem[]
  shown: MediaItem | undefined
  /** Called with the number of slides after one was added at the end. */
  onAdded: (count: number) => void
}

/** Upload of the hero's pictures and videos, and delete with undo. A failure is logged and shown as a toast, with the API's reason. */
export default function HeroTools({ items, shown, onAdded }: Props) {
  const t = useT()
  const { reload } = usePublic('getHomepagePublic', {})
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)
  const [share, setShare] = useState<number>()
  const [busy, setBusy] = useState(false)
  useEffect(() => () => sending.current?.abort(), [])

  /** Runs one change with the buttons disabled; true if it succeeded. */
  async function change(failed: TextKey, run: () => Promise<unknown>, signal?: AbortSignal) {
    setBusy(true)
    try {
      await run()
      return true
    } catch (error) {
      if (signal?.aborted) return false
      console.info('The pictures of the home page could not be changed.', error)
      toast(error instanceof ApiError ? `${t(failed)} ${errorText(error)}` : t(failed))
      return false
    } finally {
      setBusy(false)
      setShare(undefined)
    }
  }

  async function upload(file: File) {
    const { signal } = (sending.current = new AbortController())
    setShare(0)
    const added = await change(
      'home_admin.upload_failed',
      async () => {
        const item = await uploadHeroMedia(file, { onProgress: setShare, signal })
        const saved = await changeHeroMedia((media) => [...media, item])
        reload()
        onAdded(saved.length)
      },
      signal,
    )
    if (added) toast(t('home_admin.uploaded'), { tone: 'success' })
  }

  const updateMedia = (failed: TextKey, next: (media: MediaItem[]) => MediaItem[]) =>
    change(failed, () => changeHeroMedia(next).then(reload))

  async function remove(item: MediaItem) {
    const index = items.indexOf(item)
    const removed = await updateMedia('home_admin.delete_failed', (media) => without(media, item, index))
    const undo = () => void updateMedia('home_admin.undo_failed', (media) => media.toSpliced(Math.min(index, media.length), 0, item))
    if (removed) toast(t('home_admin.deleted'), { action: { label: t('admin.undo'), run: undo } })
  }

  return (
    <div className={css.tools}>
      <input
        ref={input}
        type="file"
        accept="image/*,video/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = '' // the same file may be chosen again
          if (file) void upload(file)
        }}
      />
      {share === undefined ? (
        <Button kind="plain" className={css.tool} busy={busy} onClick={() => input.current?.click()}>
          <UploadIcon /> {t('admin.upload')}
        </Button>
      ) : (
        <div className={css.sending}>
          <Progress label={t('admin.uploading')} value={share} />
          <Button kind="plain" className={css.tool} onClick={() => sending.current?.abort()}>
            {t('admin.cancel')}
          </Button>
        </div>
      )}
      {shown && (
        <Button kind="plain" className={css.tool} busy={busy} onClick={() => void remove(shown)}>
          <TrashIcon /> {t('admin.delete')}
        </Button>
      )}
    </div>
  )
}

/** The list without the item, found at `index` or, where another admin moved it meanwhile, by its URL. */
function without(media: MediaItem[], { url }: MediaItem, index: number): MediaItem[] {
  const at = media[index]?.url === url ? index : media.findIndex((other) => other.url === url)
  return at < 0 ? media : media.toSpliced(at, 1)
}
