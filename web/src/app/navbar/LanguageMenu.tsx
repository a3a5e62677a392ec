import { useT } from '../../lib/language/i18n.ts'
import { lang, setLang } from '../../lib/language/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, menuItem } from '../../ui/overlays/Menu.tsx'
import css from './Navbar.module.css'

/** The languages by their own names. */
export const languages = { en: 'English', ko: '한국어' } as const

/** What the button shows on a phone. */
const shortNames = { en: 'EN', ko: languages.ko } as const

/** The menu that switches the language. */
export function LanguageMenu() {
  const t = useT()
  const current = lang()
  return (
    <Menu
      // the name has the words that are shown, those of a phone too
      label={`${t('nav.language')}: ${languages[current]}${current === 'en' ? ` (${shortNames.en})` : ''}`}
      button={
        <>
          <Icon name="globe" />
          <span className={css.full}>{languages[current]}</span>
          <span className={css.short}>{shortNames[current]}</span>
          <Icon name="down" className={css.caret} />
        </>
      }
    >
      {(['en', 'ko'] as const).map((language) => (
        <button
          key={language}
          type="button"
          className={menuItem}
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => language !== current && setLang(language)}
        >
          {languages[language]}
          {language === current && <Icon name="check" />}
        </button>
      ))}
    </Menu>
  )
}
