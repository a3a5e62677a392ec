import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import beside from '../../ui/workspace/besidePage.module.css'
import { PaneTabs } from '../../ui/workspace/PaneTabs.tsx'
import { Cards } from './cards/Cards.tsx'
import type { Mode, Pane } from './useLayout.ts'
import { OtherStarts } from './definition/OtherStarts.tsx'
import { LogicCheckPanel } from './logic/LogicCheckPanel.tsx'
import { Outline } from './outline/Outline.tsx'
import css from './Panes.module.css'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { LoadingText } from '../../ui/states/LoadingRows.tsx'

const LogicMap = lazy(() => import('./logic/map/LogicMap.tsx').then((module) => ({ default: module.LogicMap })))

/** Constant elements, so that switching panes does not render them again. */
const outline = (
  <>
    <Outline />
    <LogicCheckPanel />
  </>
)
const otherStarts = <OtherStarts />
const cards = <Cards />
const preview = <PreviewPane />

type Props = { mode: Mode; pane: Pane; onPane: (pane: Pane) => void; notices: ReactNode }

/** Outline, cards and preview side by side, one at a time in a narrow window; or the logic map alone. */
export function Panes({ mode: chosen, pane, onPane, notices }: Props) {
  const t = useT()
  const drawn = useDeferredValue(chosen)
  const mode = chosen === 'map' ? drawn : chosen // the map of a long survey is slow to render, the cards are rendered already
  return (
    <>
      {mode === 'edit' && (
        <PaneTabs
          className={css.tabs}
          names={{ outline: t('admin.outline'), cards: t('admin.questions'), preview: t('admin.preview') }}
          value={pane}
          onChange={onPane}
        />
      )}
      <div className={css.panes} data-pane={pane} data-mode={mode}>
        <aside className={`${beside.column} ${css.outline}`} aria-label={t('admin.outline')}>
          {outline}
        </aside>
        <div className={css.middle}>
          {notices}
          <section className={css.cards} aria-label={t('admin.questions')}>
            {otherStarts}
            {cards}
          </section>
          {mode === 'map' && (
            <div className={css.map}>
              <Suspense fallback={<LoadingText />}>
                <LogicMap />
              </Suspense>
            </div>
          )}
        </div>
        <aside className={`${beside.column} ${css.preview}`} aria-label={t('admin.preview')}>
          {preview}
        </aside>
      </div>
    </>
  )
}
