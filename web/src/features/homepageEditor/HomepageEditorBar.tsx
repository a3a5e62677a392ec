import { useSyncExternalStore } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { Language } from '../../lib/language/language.ts'
import { useStore } from '../../lib/store/createStore.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/forms/choices/SegmentedControl.tsx'
import { useTransient } from '../../ui/states/TransientStatus.tsx'
import { SaveStatus } from '../../ui/workspace/SaveStatus.tsx'
import { UndoButtons } from '../../ui/workspace/UndoButtons.tsx'
import { countMissingTexts } from './content/countMissingTexts.ts'
import css from './HomepageEditorBar.module.css'
import type { HomepageSaver } from './saving/homepageSaver.ts'

type Props = {
  saver: HomepageSaver
  language: Language
  onLanguage: (language: Language) => void
}

/** The sticky bar above the form: the form's language with the number of missing texts in each, the save status, undo, redo, and Save All. */
export function HomepageEditorBar({ saver, language, onLanguage }: Props) {
  const t = useT()
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const count = countMissingTexts(useStore(saver.content))
  const changes = saver.changes().length
  const isJustSaved = useTransient(state.saveCount)
  const hasFailed = state.failure !== null || state.theirs !== null
  const status = state.saving ? 'saving' : hasFailed ? 'failed' : changes > 0 ? 'unsaved' : isJustSaved ? 'saved' : null
  const counted = changes > 0 && t('admin.changes', { count: changes })
  const texts = { saving: t('admin.saving'), failed: counted, unsaved: counted, saved: t('admin.saved') }
  const option = (value: Language, name: string) => ({
    value,
    label: (
      <span className="inline-row gap-icon">
        {t(`homepage.${value}`)} {count[value] > 0 && <span className={css.missing}>{count[value]}</span>}
      </span>
    ),
    name: count[value] > 0 ? t('homepage.texts_missing', { language: name, count: count[value] }) : name,
  })
  return (
    <header className={css.bar}>
      <h1>{t('admin.homepage')}</h1>
      <SegmentedControl
        label={t('homepage.language')}
        value={language}
        onChange={onLanguage}
        options={[option('en', t('admin.english')), option('ko', t('admin.korean'))]}
      />
      <SaveStatus state={status}>{status && <span className="unseen seen-wide">{texts[status]}</span>}</SaveStatus>
      <span className={css.steps}>
        <UndoButtons content={saver.content} />
      </span>
      <Button onClick={() => void saver.save()} aria-busy={state.saving || undefined} aria-keyshortcuts="Control+S Meta+S">
        {t(state.saving ? 'admin.saving' : 'homepage.save_all')}
      </Button>
    </header>
  )
}
