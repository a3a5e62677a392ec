import { useT } from '../../lib/language/i18n.ts'
import { lang, setLang } from '../../lib/language/language.ts'
import { CheckIcon, DownIcon, GlobeIcon } from '../../ui/icons/siteIcons.ts'
import { Menu, MenuButton } from '../../ui/overlays/Menu.tsx'
import css from './Navbar.module.css'

export const languages = { en: 'English', ko: '한국어' } as const

/** The button's text on a phone. */
const shortNames = { en: 'EN', ko: languages.ko } as const

export function LanguageMenu() {
  const t = useT()
  const current = lang()
  return (
    <Menu
      // the name has the words that are shown, those of a phone too
      label={`${t('nav.language')}: ${languages[current]}${current === 'en' ? ` (${shortNames.en})` : ''}`}
      button={
        <>
          <GlobeIcon />
          <span className={css.full}>{languages[current]}</span>
          <span className={css.short}>{shortNames[current]}</span>
          <DownIcon className={css.caret} />
        </>
      }
    >
      {(['en', 'ko'] as const).map((language) => (
        <MenuButton
          key={language}
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => language !== current && setLang(language)}
        >
          {languages[language]}
          {language === current && <CheckIcon />}
        </MenuButton>
      ))}
    </Menu>
  )
}
