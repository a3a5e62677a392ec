import { errorText, useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import css from './States.module.css'

type Props = { error: unknown; retry: () => void; busy?: boolean; isPage?: boolean }

/** An error that kept a page's content from loading, with Retry. Put it into the page's main. `isPage`: the page shows nothing else. */
export function LoadError({ error, retry, busy = false, isPage = false }: Props) {
  const t = useT()
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={`${css.state} ${css.failed}`} role="alert">
      <Heading>{t('common.load_failed')}</Heading>
      <p>{errorText(error)}</p>
      <Button kind="secondary" busy={busy} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
