import { useBrand } from '../../lib/site/brand.ts'
import { BrandMark } from '../../ui/drawings/BrandMark.tsx'
import css from './Brand.module.css'

/** Logo and tagline, with the company's name for screen readers. Transparent, at its size, until the settings are loaded. */
export function Brand() {
  const { isKnown, name, tagline } = useBrand()
  return (
    <>
      <BrandMark />
      <span className="unseen" lang={name.lang}>
        {name.text}
      </span>
      <span className={`${css.tagline} ${isKnown ? '' : css.waiting}`} lang={tagline.lang}>
        {tagline.text}
      </span>
    </>
  )
}
