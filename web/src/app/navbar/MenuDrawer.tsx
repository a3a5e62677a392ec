import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useHomeSections } from '../../lib/site/homeSections.ts'
import { useT } from '../../lib/language/i18n.ts'
import { lang, setLang } from '../../lib/language/language.ts'
import { useUser } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons/siteIcons.ts'
import { Link } from '../../ui/Link.tsx'
import { Brand } from './Brand.tsx'
import { languages } from './LanguageMenu.tsx'
import navbar from './Navbar.module.css'
import css from './MenuDrawer.module.css'
import { useSignInLink } from '../../lib/session/useSignInLink.ts'

/** The menu on a phone: a dialog as high as the screen, open while it is mounted. `onClosed`: called when it was closed. */
export function MenuDrawer({ onClosed }: { onClosed: () => void }) {
  const t = useT()
  const { user, loading } = useUser()
  const signInLink = useSignInLink()
  const sections = useHomeSections()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // At once, as in ui/overlays/Dialog.tsx; code shared with that would load a file of `ui` beside this one on every phone.
  const reportClosed = useEffectEvent(() => flushSync(onClosed))
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    const observer = new MutationObserver(reportClosed)
    observer.observe(element, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  return (
    <dialog ref={dialog} className={css.drawer} aria-label={t('nav.menu')}>
      <div className={css.top}>
        <span className="inline-row shrinks gap-3 text-sm weight-title">
          <Brand />
        </span>
        <Button kind="plain" className={navbar.menuButton} aria-label={t('nav.close_menu')} onClick={close}>
          <CloseIcon />
        </Button>
      </div>
      <nav className={`stack ${css.links}`} aria-label={t('nav.sections')}>
        {sections.map((section) => (
          <Link key={section} className="row text-lg weight-strong bare ruled-below" to={`/#${section}`} onClick={close}>
            {t(`nav.${section}`)}
          </Link>
        ))}
      </nav>
      <fieldset className={css.languages}>
        <legend className="below-2 text-sm muted">{t('nav.language')}</legend>
        {(['en', 'ko'] as const).map((language) => (
          <label
            key={language}
            className="stack centered relative target text-sm weight-medium pointer bordered ring-within"
            lang={language}
          >
            <input
              type="radio"
              name="drawer-language"
              value={language}
              defaultChecked={language === lang()}
              onChange={() => setLang(language)}
            />
            {languages[language]}
          </label>
        ))}
      </fieldset>
      {!user && !loading && (
        <div className={css.actions}>
          <ButtonLink kind="secondary" size="lg" to={signInLink('/login')} onClick={close}>
            {t('common.login')}
          </ButtonLink>
          <ButtonLink size="lg" to={signInLink('/signup')} onClick={close}>
            {t('common.sign_up')}
          </ButtonLink>
        </div>
      )}
    </dialog>
  )
}
