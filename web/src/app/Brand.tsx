import { useState } from 'react'
import { useBrand } from '../lib/brand.ts'
import css from './Brand.module.css'

/** The logo, or the first letter of the company's name in a square. */
export function BrandMark() {
  const { settled, name, logo } = useBrand()
  const [broken, setBroken] = useState('')
  const waiting = settled ? '' : css.waiting
  if (logo && logo !== broken) return <img className={css.logo} src={logo} alt="" height={32} onError={() => setBroken(logo)} />
  return (
    <span className={`${css.mark} ${waiting}`} aria-hidden="true">
      {String.fromCodePoint(name.text.trim().codePointAt(0)!)}
    </span>
  )
}

/** Mark and tagline; the name itself is for screen readers. Invisible, and as large, until it is known. */
export function Brand() {
  const { settled, name, tagline } = useBrand()
  return (
    <>
      <BrandMark />
      <span className="unseen" lang={name.lang}>
        {name.text}
      </span>
      <span className={`${css.tagline} ${settled ? '' : css.waiting}`} lang={tagline.lang}>
        {tagline.text}
      </span>
    </>
  )
}
