import type { Language } from '#shared/fields.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'

/** A survey opens in the reader's language, or in the one that its link names. */
export type LinkLanguage = 'any' | Language
const languages: LinkLanguage[] = ['any', 'en', 'ko']

/** The path and the address of a survey's link in a language; `path` is the survey's. */
export function linkIn(language: LinkLanguage, path: string) {
  const to = language === 'any' ? path : `${path}?lang=${language}`
  return { path: to, address: new URL(to, location.origin).href }
}

type Props = { language: LinkLanguage; onChoose: (language: LinkLanguage) => void }

/** Chooses the language of a survey's link. */
export function LinkLanguageField({ language, onChoose }: Props) {
  const t = useT()
  return (
    <div className="stack items-start gap-1">
      <span aria-hidden="true" className="weight-strong">
        {t('fields.link_language')}
      </span>
      <SegmentedControl
        label={t('fields.link_language')}
        options={languages.map((value) => ({ value, label: t(`fields.link_${value}`), name: t(`fields.link_${value}`) }))}
        value={language}
        onChange={onChoose}
      />
    </div>
  )
}
