import { Link } from 'react-router-dom'
import { useT } from '../lib/i18n.ts'
import { BrandMark, companyName } from './Brand.tsx'
import css from './Footer.module.css'

const year = new Date().getFullYear()

/** The end of every page. */
export function Footer() {
  const t = useT()
  return (
    <footer className={css.footer}>
      <div className={`page ${css.columns}`}>
        <div className={css.about}>
          <p className={css.name}>
            <BrandMark />
            {companyName}
          </p>
          <p>{t('nav.about')}</p>
        </div>
        <nav className={css.links} aria-label={t('nav.partners')}>
          <p className={css.label} aria-hidden="true">
            {t('nav.partners')}
          </p>
          <Link to="/#survey">{t('home.survey_title')}</Link>
          <Link to="/surveys">{t('nav.surveys')}</Link>
        </nav>
      </div>
      <p className={`page ${css.end}`}>{t('nav.copyright', { year, name: companyName })}</p>
    </footer>
  )
}
