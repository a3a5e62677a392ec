import { useState } from 'react'
import { useBrand } from '../../lib/site/brand.ts'
import css from './BrandMark.module.css'

export function BrandMark() {
  const { isKnown, name, logo } = useBrand()
  const [broken, setBroken] = useState('')
  if (logo && logo !== broken)
    return <img className={css.logo} src={logo} alt="" height={32} fetchPriority="low" onError={() => setBroken(logo)} />
  return (
    <span className={`${css.mark} ${isKnown ? '' : css.waiting}`} aria-hidden="true">
      {String.fromCodePoint(name.text.trim().codePointAt(0)!)}
    </span>
  )
}
