import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../lib/language/i18n.ts'
import { useTitle } from '../lib/navigation/useTitle.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import css from '../ui/states/States.module.css'

/** Shows an error page with Reload in place of a page that threw while rendering, until the path changes. */
export function BrokenPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary at={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ at: string; children: ReactNode }, { at: string; broken: boolean }> {
  override state = { at: this.props.at, broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  static getDerivedStateFromProps = ({ at }: { at: string }, previous: { at: string }) =>
    at === previous.at ? null : { at, broken: false }

  override render = () => (this.state.broken ? <Broken /> : this.props.children)
}

function Broken() {
  const t = useT()
  useTitle(t('common.broken_title'))
  return (
    <main id="main" className="page" role="alert">
      <div className={`${css.state} ${css.failed}`}>
        <h1>{t('common.broken_title')}</h1>
        <p>{t('common.broken_text')}</p>
        <div>
          <Button onClick={() => location.reload()}>{t('common.reload')}</Button>{' '}
          <ButtonLink kind="secondary" to="/">
            {t('common.home')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
