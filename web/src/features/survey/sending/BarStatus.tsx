import { useT } from '../../../lib/language/i18n.ts'
import { icon } from '../../../ui/icons/icon.tsx'
import { AlertIcon } from '../../../ui/icons/siteIcons.ts'
import { RayLine } from './RayLine.tsx'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'

const DeviceIcon = icon('M7.75 2.75h4.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-4.5a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2ZM9 14.75h2')

/** `problems`: how many there are. `changes`: how many answers differ from the saved response. */
type Props = { editing: boolean; isStored: boolean | null; problems: number; changes: number }

/** In the bar with the Submit button, from the first answer on: the number of problems, else whether the draft is stored; and the rays. */
export const BarStatus = (props: Props) => (
  <>
    <RayLine />
    <StatusText {...props} />
  </>
)

function StatusText({ editing, isStored, problems, changes }: Props) {
  const t = useT()
  const store = useAnswerStore()
  const onlyMissing = useStoreValue(store, 'problems', store.onlyMissing)
  if (problems > 0)
    return (
      <span className="row gap-icon text-xs failed">
        <AlertIcon /> {t(onlyMissing ? 'response.left' : 'response.to_check', { count: problems })}
      </span>
    )
  if (isStored === false) return <span className="row gap-icon text-xs muted">{t('response.not_kept')}</span>
  if (editing) return changes > 0 && <span className="row gap-icon text-xs muted">{t('response.not_saved')}</span>
  if (!isStored) return null
  return (
    <span className="row gap-icon text-xs muted">
      <DeviceIcon /> {t('response.kept')}
    </span>
  )
}
