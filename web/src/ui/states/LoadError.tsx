import { errorText, useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import css from './States.module.css'

/** An error that kept a page's content from loading, with Retry. Put it into the page's main. */
export function LoadError({ error, retry, busy = false }: { error: unknown; retry: () => void; busy?: boolean }) {
  const t = useT()
  return (
    <div className={`${css.state} ${css.failed}`} role="alert">
      <h2>{t('common.load_failed')}</h2>
      <p>{errorText(error)}</p>
      <Button kind="secondary" busy={busy} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
