import type { ComponentProps } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'
import { Button } from '../../../ui/Button.tsx'
import css from './Question.module.css'

/** Says that the control or the pictures of a question could not be loaded, and offers a reload. */
export function PartMissing(own: ComponentProps<'section'>) {
  const t = useT()
  return (
    <section {...own} tabIndex={-1} className={css.description}>
      {t('survey.part_missing')}{' '}
      <Button kind="quiet" onClick={reloadPage}>
        {t('common.reload')}
      </Button>
    </section>
  )
}
