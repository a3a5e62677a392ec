import i18next from 'i18next'
import { use, useMemo, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { addTexts } from './i18n.ts'
import { LanguageContext, type Language } from './language.ts'
import type { Part } from './texts.ts'

const loading = new Map<string, Promise<void>>()

/** Texts of a part in a language, asked for once. What cannot be loaded is asked for again the next time. */
function loaded(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`
  const known = loading.get(key)
  if (known) return known
  const texts = addTexts(language, part)
  loading.set(key, texts)
  texts.catch(() => loading.delete(key))
  return texts
}

type Props = {
  language: Language
  /** The parts of the texts that are needed within. Name them once for all: a new array is no reason to load anew. */
  parts: readonly Part[]
  children: ReactNode
}

/**
 * A part of the page in a language of its own, whatever the person's is: within, `useT`, `useLanguage`, `BilingualText`, `Media` and the like read
 * that language. Suspends until its texts are there, and throws to the nearest error boundary where they cannot be had. What asks `lang()`
 * itself (`format.ts`, `errorText`, `pickText` without a language) keeps to the person's.
 */
export function InLanguage({ language, parts, children }: Props) {
  for (const part of parts) use(loaded(language, part))
  const i18n = useMemo(() => ({ i18n: i18next.cloneInstance({ lng: language }) }), [language])
  return (
    <LanguageContext value={language}>
      <I18nContext value={i18n}>{children}</I18nContext>
    </LanguageContext>
  )
}
