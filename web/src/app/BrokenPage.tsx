import { Component, type ReactNode } from 'react'
import { t } from '../lib/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Stands in for a page that threw while it rendered: the navbar stays, the page can be loaded again. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main id="main" className="page" role="alert">
        <EmptyState title={t('common.broken_title')} action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}>
          {t('common.broken_text')}
        </EmptyState>
      </main>
    )
  }
}
