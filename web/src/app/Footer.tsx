import { useLocation } from 'react-router-dom'
import { useBrand } from '../lib/site/brand.ts'
import { useHomeSections } from '../lib/site/homeSections.ts'
import { useT } from '../lib/language/i18n.ts'
import { Link } from '../ui/Link.tsx'
import { BrandMark } from '../ui/drawings/BrandMark.tsx'
import css from './Footer.module.css'
import { usePublic } from '../lib/api/content.ts'
import { useLanguage } from '../lib/language/language.ts'
import { pickText } from '../lib/language/pickText.ts'
import { RichText } from '../ui/RichText.tsx'

/** The columns of links to sections of the home page; an anchor is also the key of its text. */
const columns = [
  { label: 'project', anchors: ['mission', 'capabilities', 'principles'] },
  { label: 'partners', anchors: ['ecosystem', 'usecases', 'survey'] },
] as const

export function Footer() {
  const t = useT()
  const { pathname } = useLocation()
  const homeSections = useHomeSections()
  const { isKnown, name, about, copyright } = useBrand()
  return (
    <footer id="footer" className={`${css.footer} ${isKnown ? '' : css.waiting}`}>
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
          {pathname === '/' && <FooterHtml />}
        </div>
        {columns.map(({ label, anchors }) => (
          <nav key={label} className={css.links} aria-label={t(`nav.${label}`)}>
            <p className={css.label} aria-hidden="true">
              {t(`nav.${label}`)}
            </p>
            {anchors
              .filter((anchor) => homeSections.includes(anchor))
              .map((anchor) => (
                <Link key={anchor} className={css.link} to={`/#${anchor}`}>
                  {t(anchor === 'survey' ? 'nav.partner_voices' : `nav.${anchor}`)}
                </Link>
              ))}
          </nav>
        ))}
        <nav className={css.links} aria-label={t('nav.contact')}>
          <p className={css.label} aria-hidden="true">
            {t('nav.contact')}
          </p>
          <Link className={css.link} to="/#contact">
            {t('nav.partner_inquiry')}
          </Link>
          <Link className={css.link} to="/surveys">
            {t('nav.surveys')}
          </Link>
        </nav>
      </div>
      <p className={`page ${css.end}`} lang={copyright.lang}>
        {copyright.text}
      </p>
    </footer>
  )
}

function FooterHtml() {
  const { data } = usePublic('getHomepagePublic', {})
  const { text, lang } = pickText(data?.footer_html, useLanguage())
  return text ? <RichText className={css.own} html={text} lang={lang} /> : null
}
