import { useId } from 'react'
import type { Language } from '#shared/fields.ts'
import type { QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { mostOfFallback, type Quote } from '#shared/quotes/quoteTokens.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons/siteIcons.ts'
import { WarningIcon } from '../../../ui/icons/workIcons.ts'
import { Combobox } from '../conditions/clause/Combobox.tsx'
import { quotedName } from '../marks/names.ts'
import { TypeIcon } from '../kinds/TypeIcon.tsx'
import { useEditorStore, useQuestion, useSurveySelector } from '../store/useEditorStore.ts'
import { quotable, quoteFault } from './quotable.ts'
import css from './QuoteLine.module.css'

type Props = {
  part: QuotingPart
  quote: Quote
  language: Language
  onFallback: (fallback: string) => void
  onReplace: (of: string) => void
  onRemove: () => void
}

/** A quote in words: its subject, and a field for its fallback. A quote that never shows an answer gives the reason and offers another question. */
export function QuoteChip({ part, quote: { of, fallback }, language, onFallback, onReplace, onRemove }: Props) {
  const t = useT()
  const store = useEditorStore()
  const id = useId()
  const question = useQuestion(of)
  const name = useSurveySelector((survey) => quotedName(survey, of, t))
  const fault = useSurveySelector((survey) => quoteFault(survey, part, of))
  return (
    <li className={fault ? css.faulty : css.chip}>
      {fault ? <WarningIcon /> : <TypeIcon type={question?.type ?? 'short_text'} />}
      <span id={id} className={`breakable weight-medium ${css.name}`}>
        {name}
      </span>
      <IconButton small label={t('cards.quote_remove', { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
      <label className={css.fallback}>
        <span className="muted">{t('cards.quote_without')}</span>
        <input
          type="text"
          dir="auto"
          lang={language}
          value={fallback}
          maxLength={mostOfFallback}
          autoComplete="off"
          aria-describedby={id}
          data-of={of}
          onChange={({ target }) => onFallback(target.value)}
          onBlur={() => store.closeUndoStep()}
        />
      </label>
      {fault && (
        <div className={css.fault}>
          <p>{t(`cards.quote_${fault}`)}</p>
          <Combobox
            label={t('cards.quote_instead', { name })}
            placeholder={t('cards.quote_find')}
            find={(search) => quotable(store.get(), part, t, search)}
            onChoose={onReplace}
          />
        </div>
      )}
    </li>
  )
}
