import { useBrand } from '../../lib/site/brand.ts'
import { BrandMark } from '../../ui/drawings/BrandMark.tsx'
import css from './Brand.module.css'

/** Mark and tagline; the name itself is for screen readers. Invisible, and as large, until it is known. */
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
