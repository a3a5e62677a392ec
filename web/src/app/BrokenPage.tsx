import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isTakenOver } from '../lib/hydration/takenOver.ts'
import { useT } from '../lib/language/i18n.ts'
import { useTitle } from '../lib/navigation/useTitle.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import css from '../ui/states/States.module.css'

/** Shows an error page with Reload until the path changes. Before the page has taken over its HTML, KeepHtml deals with the error. */
export function BrokenPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary at={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ at: string; children: ReactNode }, { at: string; broken: { error: unknown } | null }> {
  override state: { at: string; broken: { error: unknown } | null } = { at: this.props.at, broken: null }

  static getDerivedStateFromError = (error: unknown) => ({ broken: { error } })

  static getDerivedStateFromProps = ({ at }: { at: string }, previous: { at: string }) => (at === previous.at ? null : { at, broken: null })

  override render() {
    const { broken } = this.state
    if (broken && !isTakenOver()) throw broken.error
    return broken ? <Broken /> : this.props.children
  }
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
