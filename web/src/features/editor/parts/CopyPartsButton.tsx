import { Suspense, useState } from 'react'
import { loadable } from '../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../lib/loading/preloadOnIntent.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyIcon } from '../../../ui/icons/workIcons.ts'

const PartsDialog = loadable(() => import('./PartsDialog.tsx'))

/** Opens the dialog that copies sections and questions of another survey. */
export function CopyPartsButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" {...preloadOnIntent(PartsDialog)} onClick={() => setOpen(true)}>
        <CopyIcon /> {t('cards.copy_parts')}
      </Button>
      {isOpen && (
        <Suspense>
          <PartsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
