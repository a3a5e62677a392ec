import { useT } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { HomepageStore } from './homepageStore.ts'

/** Somebody saved meanwhile: whose homepage is to stay. Closing it decides nothing; loading theirs keeps mine on this device. */
export function ConflictDialog({ store, onSetAside }: { store: HomepageStore; onSetAside: () => void }) {
  const t = useT()
  const load = () => {
    onSetAside()
    store.takeTheirs()
    toast(t('homepage.loaded_theirs'), { tone: 'success' })
  }
  return (
    <Dialog
      unsaved
      title={t('homepage.conflict_title')}
      onClose={store.decideLater}
      actions={
        <>
          <Button kind="quiet" onClick={store.decideLater}>
            {t('homepage.decide_later')}
          </Button>
          <Button kind="secondary" onClick={load}>
            {t('homepage.load_theirs')}
          </Button>
          <Button onClick={() => void store.overwrite()}>{t('homepage.keep_mine')}</Button>
        </>
      }
    >
      <p>{t('homepage.conflict_text')}</p>
    </Dialog>
  )
}
