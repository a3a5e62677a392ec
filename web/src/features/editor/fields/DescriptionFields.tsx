import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isWrittenIn } from '#shared/survey/languages/translations.ts'
import { isBlank, pair } from '#shared/text.ts'
import { excerpt } from '../../../lib/text/plainText.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { LanguageMark } from '../marks/Marks.tsx'
import { useFieldError } from '../saving/fieldErrors.ts'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import { RichPair } from './RichPair.tsx'
import css from './SurveyFields.module.css'

/**
 * The description, in a details element: open if the survey has none, else folded to its first words. If it opened because it was empty, it folds
 * again when the focus leaves a filled one. When `jumps` changes, it opens and focuses the language that is missing.
 */
export function DescriptionFields({ jumps }: { jumps: number }) {
  const t = useT()
  const store = useEditorStore()
  const details = useRef<HTMLDetailsElement>(null)
  const isBlankIn = (name: 'description' | 'description_ko') => isBlank(store.get()[name])
  const isFilled = () => !isBlankIn('description') || !isBlankIn('description_ko')
  const [opened, setOpened] = useState(() => !isFilled())
  /** Whether it opened by itself, not by a click. */
  const openedBecauseEmpty = useRef(opened)
  const refused = [useFieldError('description'), useFieldError('description_ko')]
  const open = opened || refused.some(Boolean)

  const foldFilled = useEffectEvent(() => {
    if (!openedBecauseEmpty.current || !isFilled() || details.current?.contains(document.activeElement)) return
    openedBecauseEmpty.current = false
    setOpened(false)
  })
  // on click and keyup, not on blur: folding earlier would move the press target away from under the pointer
  useEffect(() => {
    const fold = () => foldFilled()
    addEventListener('click', fold)
    addEventListener('keyup', fold)
    return () => {
      removeEventListener('click', fold)
      removeEventListener('keyup', fold)
    }
  }, [])

  const [handledJumps, setHandledJumps] = useState(jumps)
  if (jumps !== handledJumps) {
    setHandledJumps(jumps)
    setOpened(true)
  }
  const focusMissing = useEffectEvent(() => {
    const language = isBlankIn('description') || !isBlankIn('description_ko') ? 'en' : 'ko'
    details.current?.scrollIntoView({ block: 'start' })
    details.current?.querySelector<HTMLElement>(`[role=textbox][lang=${language}]`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (jumps) focusMissing()
  }, [jumps])

  return (
    <details
      ref={details}
      className={css.more}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== opened) openedBecauseEmpty.current = false
        setOpened(currentTarget.open)
      }}
    >
      <summary className={css.summary}>
        <span>{t('admin.description')}</span>
        <Beginning />
        <DownIcon className="muted" />
      </summary>
      {open && <RichPair name="description" />}
    </details>
  )
}

const names = { en: 'english', ko: 'korean' } as const

/** The first words, and a mark for a missing language. */
function Beginning() {
  const t = useT()
  const html = useSurveySelector((survey) => pickText(pair(survey, 'description')).text)
  const lang = useSurveySelector((survey) => pickText(pair(survey, 'description')).lang)
  const text = useMemo(() => excerpt(html).slice(0, 200), [html])
  const missing = useSurveySelector((survey) => {
    const { description, description_ko } = survey
    if (isBlank(description) === isBlank(description_ko)) return ''
    const language = isBlank(description) ? 'en' : 'ko'
    return isWrittenIn(survey, language) ? names[language] : ''
  })
  return (
    <>
      <small className="grows shrinks one-line" lang={lang}>
        {text}
      </small>
      {missing && <LanguageMark letters={t(`admin.${missing}_mark`)} words={t(`admin.${missing}_missing`)} />}
    </>
  )
}
