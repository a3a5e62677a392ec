import i18next from 'i18next'
import { use, useMemo, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { addTexts } from './i18n.ts'
import { LanguageContext, type Language } from './language.ts'
import type { Part } from './texts.ts'

const loading = new Map<string, Promise<void>>()

/** Loads the texts of a part once; a failed load is repeated by the next call. */
function loadOnce(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`
  const pending = loading.get(key)
  if (pending) return pending
  const texts = addTexts(language, part)
  loading.set(key, texts)
  texts.catch(() => loading.delete(key))
  return texts
}

type Props = {
  language: Language
  /** The parts of the texts that `children` use; a constant. */
  parts: readonly Part[]
  children: ReactNode
}

/**
 * Renders `children` in another language than the page's: `useT`, `useLanguage`, `BilingualText`, `Media` and the like use it. Suspends until the texts
 * are loaded, and throws to the error boundary if they cannot be. What calls `lang()` (`format.ts`, `errorText`, `pickText` without a language)
 * stays in the page's language.
 */
export function InLanguage({ language, parts, children }: Props) {
  for (const part of parts) use(loadOnce(language, part))
  const i18n = useMemo(() => ({ i18n: i18next.cloneInstance({ lng: language }) }), [language])
  return (
    <LanguageContext value={language}>
      <I18nContext value={i18n}>{children}</I18nContext>
    </LanguageContext>
  )
}
