import { Suspense, use, useMemo } from 'react'
import { isBare, shownAtOnce } from '../lib/text/bareMarkup.ts'
import type { Language } from '../lib/language/language.ts'
import { useHydrating } from '../lib/hydration/useHydrating.ts'
import css from './RichText.module.css'

type Sanitizer = typeof import('../lib/text/sanitize.ts')
let loading: Promise<Sanitizer | null> | undefined
const sanitizer = () => (loading ??= import('../lib/text/sanitize.ts').catch(() => null))

/** Bare markup without links and blocks, for a heading. */
const withoutBlocks = (bare: string) =>
  bare
    .replace(/<\/?a\b[^>]*>/gi, '')
    .replace(/<\/?(?:p|h[1-3]|ul|ol|li)[^>]*>/gi, ' ')
    .trim()

type Props = {
  /** Stored HTML. The server has sanitized it; it is sanitized here again. */
  html: string
  lang?: Language
  /** Text and emphasis only, in a span, for a heading or a label. */
  inline?: boolean
  className?: string
}

/** The only component that puts stored HTML into the page. Until the sanitizer is loaded, only bare markup shows. */
export function RichText({ html, inline = false, ...rest }: Props) {
  const hydrating = useHydrating()
  const atOnce = shownAtOnce(html)
  const meanwhile = <Frame {...rest} inline={inline} html={inline ? withoutBlocks(atOnce) : atOnce} />
  if (hydrating || isBare(html)) return meanwhile
  return (
    <Suspense fallback={meanwhile}>
      <Sanitized {...rest} inline={inline} html={html} />
    </Suspense>
  )
}

function Sanitized({ html, inline, ...rest }: Props) {
  const loaded = use(sanitizer())
  const clean = useMemo(() => loaded?.sanitize(html, inline) ?? '', [loaded, html, inline])
  return <Frame {...rest} inline={inline} html={clean} />
}

/** The class of rich text, for its editor. */
export const richTextLook = css.rich

/** `html` must be sanitized. */
function Frame({ html, inline, className = '', lang }: Props) {
  const inner = { __html: html }
  return inline ? (
    <span lang={lang} dir="auto" className={className} dangerouslySetInnerHTML={inner} />
  ) : (
    <div lang={lang} dir="auto" className={`${css.rich} ${className}`} dangerouslySetInnerHTML={inner} />
  )
}
