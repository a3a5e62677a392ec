import { useT } from '../lib/i18n.ts'
import css from './Navbar.module.css'

export const companyName = 'Project PRISM'

/** The first letter of the company's name in a square. */
export const BrandMark = () => (
  <span className={css.mark} aria-hidden="true">
    {companyName[0]}
  </span>
)

/** Mark and tagline; the name itself is for screen readers. */
export function Brand() {
  const t = useT()
  return (
    <>
      <BrandMark />
      <span className="unseen">{companyName}</span>
      <span className={css.tagline}>{t('nav.tagline')}</span>
    </>
  )
}
