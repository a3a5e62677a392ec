import { Suspense, useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { HomepageBody } from '#shared/site/homepage.ts'
import { useT } from '../../../lib/language/i18n.ts'
import type { Language } from '../../../lib/language/language.ts'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import { PreviewBoundary } from '../../../ui/preview/PreviewBoundary.tsx'
import { PreviewFrame } from '../../../ui/preview/PreviewFrame.tsx'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'
import { DesktopIcon, ExternalIcon, PhoneIcon } from '../../../ui/icons/workIcons.ts'
import { anchorOf, type Group } from '../content/content.ts'
import css from './HomepagePreview.module.css'

/** Draws the sections of the home page in a language. */
export type Preview = ComponentType<{ content: HomepageBody; language: Language }>

type Props = {
  preview: Preview
  content: HomepageBody
  language: Language
  /** The group that was opened last; the preview scrolls to it. */
  shown: { group: Group } | undefined
  className: string
}

/** Widths of the previewed windows, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 }
/** In windows narrower than this, the preview starts at phone width. */
const narrowWindow = 680

export function HomepagePreview({ preview: Page, content, language, shown, className }: Props) {
  const t = useT()
  const [width, setWidth] = useState(innerWidth < narrowWindow ? widths.phone : widths.desktop)
  const [page, setPage] = useState<Document | null>(null)
  const deferredContent = useDeferredValue(content)
  const deferredLanguage = useDeferredValue(language) // deferred, so that the page stays until the texts of the other language are loaded

  useEffect(() => {
    return shown && page ? scrollToGroup(page, shown.group) : undefined
  }, [shown, page, width]) // another width moves the group

  return (
    <section className={`${css.live} ${className}`} aria-label={t('homepage.preview')}>
      <header className={css.head}>
        <h2>{t('homepage.preview')}</h2>
        <SegmentedControl
          label={t('admin.preview_size')}
          value={width}
          onChange={setWidth}
          options={[
            { value: widths.phone, label: <Width icon={<PhoneIcon />} of={widths.phone} />, name: t('homepage.phone') },
            { value: widths.desktop, label: <Width icon={<DesktopIcon />} of={widths.desktop} />, name: t('homepage.desktop') },
          ]}
        />
        <a
          className={css.out}
          href={shown && anchorOf(shown.group) ? `/#${anchorOf(shown.group)}` : '/'}
          target="_blank"
          rel="noopener"
          aria-label={t('homepage.open_page')}
          title={t('homepage.open_page')}
        >
          <ExternalIcon />
        </a>
      </header>
      <PreviewBoundary fallback={<p className="muted">{t('homepage.preview_broken')}</p>}>
        <PreviewFrame
          title={t('homepage.preview_frame')}
          width={width}
          lang={deferredLanguage}
          className={`${css.frame} ${width === widths.phone ? css.phone : ''}`}
          onPage={setPage}
        >
          <Suspense fallback={<LoadingText />}>
            <Page content={deferredContent} language={deferredLanguage} />
          </Suspense>
        </PreviewFrame>
      </PreviewBoundary>
    </section>
  )
}

const Width = ({ icon, of }: { icon: ReactNode; of: number }) => (
  <span className="inline-row icon-16 gap-icon">
    {icon} {of}
  </span>
)

/** Milliseconds to wait for a group to render and for the frame to get its size. A group without content never renders. */
const scrollTimeout = 3000

/** Scrolls to a group of the home page when it is rendered, and again when the frame is resized. Returns a function that stops this. */
function scrollToGroup(page: Document, group: Group): () => void {
  function show(): boolean {
    const part = group === 'hero' ? page.documentElement : page.getElementById(anchorOf(group))
    part?.scrollIntoView?.({ block: 'start' })
    return part !== null
  }
  const onResize = () => void show()
  const observer = new MutationObserver(() => show() && observer.disconnect())
  const timer = setTimeout(stop, scrollTimeout)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    page.defaultView?.removeEventListener('resize', onResize)
  }
  page.defaultView?.addEventListener('resize', onResize)
  if (!show()) observer.observe(page.body, { childList: true, subtree: true })
  return stop
}
