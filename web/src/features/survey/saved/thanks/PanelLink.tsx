import { useEffect, useRef, useState } from 'react'
import { isSafeUrl } from '#shared/url.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { openAddress } from './openAddress.ts'

const waitMilliseconds = 5000

const prefersStillness = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens the panel's address after five seconds, unless the respondent stays. The text is announced. Under reduced motion only the button opens it. */
export function PanelLink({ address }: { address: string }) {
  const t = useT()
  const [isGoing, setGoing] = useState(() => !prefersStillness())
  const [isStaying, setStaying] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const isSafe = isSafeUrl(address) && address.startsWith('https:')
  useEffect(() => {
    if (!isGoing || !isSafe) return undefined
    const timer = setTimeout(() => openAddress(address), waitMilliseconds)
    return () => clearTimeout(timer)
  }, [isGoing, isSafe, address])
  if (!isSafe) return null
  const { host } = new URL(address)
  const stay = () => {
    setGoing(false)
    setStaying(true)
    words.current?.focus() // the button that had the focus goes
  }
  return (
    <section className="above-6" aria-labelledby="panel">
      <h2 id="panel" className="part-title">
        {t('response.panel')}
      </h2>
      <p ref={words} className="above-1" role="status" tabIndex={-1}>
        {isStaying ? (
          t('response.panel_staying')
        ) : (
          <>
            {t(isGoing ? 'response.panel_going' : 'response.panel_text')} <bdi lang="en">{host}</bdi>
          </>
        )}
      </p>
      <div className="flex wrap above-4 gap-3">
        <Button size="lg" onClick={() => openAddress(address)}>
          {t('response.panel_go')}
        </Button>
        {isGoing && (
          <Button size="lg" kind="secondary" onClick={stay}>
            {t('response.panel_stay')}
          </Button>
        )}
      </div>
    </section>
  )
}
