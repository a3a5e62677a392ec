import { useBrand } from '../lib/brand.ts'
import { useT } from '../lib/i18n.ts'
import { Link } from '../ui/Link.tsx'
import { BrandMark } from './Brand.tsx'
import css from './Footer.module.css'

/** The end of every page. */
export function Footer() {
  const t = useT()
  const { settled, name, about, copyright } = useBrand()
  return (
    <footer className={`${css.footer} ${settled ? '' : css.waiting}`}>
      <div className={`page ${css.columns}`}>
        <div className={css.about}>
          <p className={css.name}>
            <BrandMark />
            <span lang={name.lang}>{name.text}</span>
          </p>
          {about.text && (
            <p className={css.text} lang={about.lang}>
              {about.text}
            </p>
          )}
        </div>
        <nav className={css.links} aria-label={t('nav.partners')}>
          <p className={css.label} aria-hidden="true">
            {t('nav.partners')}
          </p>
          <Link to="/#survey">{t('nav.partner_voices')}</Link>
          <Link to="/surveys">{t('nav.surveys')}</Link>
        </nav>
      </div>
      <p className={`page ${css.end}`} lang={copyright.lang}>
        {copyright.text}
      </p>
    </footer>
  )
}
