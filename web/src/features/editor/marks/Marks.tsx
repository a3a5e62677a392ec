import type { ReactNode } from 'react'
import type { Question, Section } from '#shared/survey/survey.ts'
import { missingInQuestion, missingInSection } from '#shared/survey/languages/translations.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ConditionIcon, GatewayIcon } from '../../../ui/icons/questionIcons.ts'
import { HiddenIcon, WarningIcon } from '../../../ui/icons/workIcons.ts'
import css from './Marks.module.css'

type Props = { gateway?: boolean; condition?: boolean; missing: Languages; outdated?: Languages; warning?: boolean; hidden?: boolean }

/** Marks on the line of a section or question: gateway, condition, missing and outdated languages, logic warning, hidden in the preview. */
export function Marks({ gateway = false, condition = false, missing, outdated = noLanguage, warning = false, hidden = false }: Props) {
  const t = useT()
  if (![gateway, condition, missing.en, missing.ko, outdated.en, outdated.ko, warning, hidden].includes(true)) return null
  return (
    <span className={css.marks}>
      {gateway && <Mark icon={<GatewayIcon />} className={css.gateway} words={t('admin.gateway')} />}
      {condition && <Mark icon={<ConditionIcon />} className={css.condition} words={t('conditions.mark')} />}
      {missing.en && <LanguageMark letters={t('admin.english_mark')} words={t('admin.english_missing')} />}
      {missing.ko && <LanguageMark letters={t('admin.korean_mark')} words={t('admin.korean_missing')} />}
      {outdated.en && <OutdatedMark letters={t('admin.english_mark')} words={t('cards.english_outdated')} />}
      {outdated.ko && <OutdatedMark letters={t('admin.korean_mark')} words={t('cards.korean_outdated')} />}
      {warning && <Mark icon={<WarningIcon />} className={css.warning} words={t('cards.warning')} />}
      {hidden && <Mark icon={<HiddenIcon />} words={t('cards.hidden_now')} />}
    </span>
  )
}

const Mark = ({ icon, words, className }: { icon: ReactNode; words: string; className?: string | undefined }) => (
  <span className={className} title={words}>
    {icon}
    <span className="unseen">{words}</span>
  </span>
)

export const LanguageMark = ({ letters, words }: { letters: string; words?: string }) => (
  <span className={css.language} title={words}>
    <span aria-hidden={words ? true : undefined}>{letters}</span>
    {words && <span className="unseen">{words}</span>}
  </span>
)

const OutdatedMark = ({ letters, words }: { letters: string; words: string }) => (
  <span className={css.outdated} title={words}>
    <span aria-hidden>{letters}</span>
    <span className="unseen">{words}</span>
  </span>
)

/** A flag for each language. */
export type Languages = { en: boolean; ko: boolean }
const noLanguage: Languages = { en: false, ko: false }

/** The languages in which a section or question lacks a text. For a section only its own texts count, not those of its questions. */
export function missingIn(part: Question | Section): Languages {
  const texts = 'type' in part ? missingInQuestion(part) : missingInSection(part).filter(({ place }) => place.kind === 'section')
  return { en: texts.some(({ language }) => language === 'en'), ko: texts.some(({ language }) => language === 'ko') }
}
