import { useEffect, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Switcher } from '../../ui/forms/Switcher.tsx'
import { WorkIcon } from '../../ui/WorkIcon.tsx'
import { missing } from './content/missing.ts'
import css from './EditorBar.module.css'
import type { HomepageState } from './saving/homepageStore.ts'

type Props = {
  state: HomepageState
  /** How much differs from what is stored. */
  changes: number
  language: Language
  onLanguage: (language: Language) => void
  onSave: () => void
}

const savedMilliseconds = 2000

/** The bar that stays above the form: its language with what is missing in each, how much is not saved, and Save All. */
export function EditorBar({ state, changes, language, onLanguage, onSave }: Props) {
  const t = useT()
  const count = missing(state.content)
  const option = (value: Language, name: string) => ({
    value,
    label: (
      <span className={css.language}>
        {t(`homepage.${value}`)} {count[value] > 0 && <span className={css.missing}>{count[value]}</span>}
      </span>
    ),
    name: count[value] > 0 ? t('homepage.texts_missing', { language: name, count: count[value] }) : name,
  })
  return (
    <header className={css.bar}>
      <h1>{t('admin.homepage')}</h1>
      <Switcher
        label={t('homepage.language')}
        value={language}
        onChange={onLanguage}
        options={[option('en', t('work.english')), option('ko', t('work.korean'))]}
      />
      <output className={css.chip}>
        {state.saving ? (
          <span className={`${css.saving} unseen-narrow`}>{t('work.saving')}</span>
        ) : state.failure !== undefined || state.theirs ? (
          <span className={css.failed}>
            <WorkIcon name="warning" /> <span className="unseen-narrow">{changes > 0 && t('work.changes', { count: changes })}</span>
          </span>
        ) : changes > 0 ? (
          <span className={css.unsaved}>
            <span className="unseen-narrow">{t('work.changes', { count: changes })}</span>
          </span>
        ) : (
          <Saved key={state.saved} shown={state.saved > 0} />
        )}
      </output>
      <Button onClick={onSave} aria-busy={state.saving || undefined} aria-keyshortcuts="Control+S Meta+S">
        {t(state.saving ? 'work.saving' : 'homepage.save_all')}
      </Button>
    </header>
  )
}

function Saved({ shown }: { shown: boolean }) {
  const t = useT()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), savedMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    shown &&
    !over && (
      <span className={css.saved}>
        <Icon name="check" /> <span className="unseen-narrow">{t('work.saved')}</span>
      </span>
    )
  )
}
