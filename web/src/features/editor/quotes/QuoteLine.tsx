import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#shared/fields.ts'
import type { QuotingPart } from '#shared/quotes/quoteIndex.ts'
import type { Quote } from '#shared/quotes/quoteTokens.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { Combobox } from '../conditions/clause/Combobox.tsx'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'
import { mayQuoteAny, quotable } from './quotable.ts'
import { QuoteChip } from './QuoteChip.tsx'
import css from './QuoteLine.module.css'
import { quoteSource, withQuoteAt, writtenQuotes } from './writtenQuotes.ts'

type Props = {
  part: QuotingPart
  /** The label of the field above it. */
  label: string
  language: Language
  text: string
  isRich?: boolean
  onText: (text: string) => void
  /** Writes a quote where the caret was in the field. */
  onInsert: (source: string) => void
}

/** The fallback of a new quote. */
const unwritten = '…'

/**
 * Below a field whose text may quote: a chip for each quote, with its fallback, and a button that inserts one. Within the field, quotes stay plain
 * text, so that the caret, the browser's undo, Korean input and screen readers work as in any field.
 */
export function QuoteLine({ part, label, language, text, isRich = false, onText, onInsert }: Props) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const mayInsert = useSurveySelector((survey) => mayQuoteAny(survey, part))
  const quotes = writtenQuotes(text, isRich)
  if (quotes.length === 0 && !mayInsert) return null
  const change = (index: number, quote: Pick<Quote, 'of' | 'fallback'> | undefined) => onText(withQuoteAt(text, isRich, index, quote))
  const insert = (of: string) => {
    // Its fallback gets the focus before the next key is typed.
    flushSync(() => onInsert(quoteSource({ of, fallback: unwritten })))
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])]
    const input = inputs.find(({ dataset, value }) => dataset['of'] === of && value === unwritten)
    input?.focus()
    input?.select()
  }
  return (
    <div className={css.line}>
      <ul ref={list} className={css.chips} aria-label={t('cards.quotes_in', { field: label })} hidden={quotes.length === 0}>
        {quotes.map((quote, index) => (
          <QuoteChip
            key={`${index} ${quote.of}`}
            part={part}
            quote={quote}
            language={language}
            onFallback={(fallback) => change(index, { of: quote.of, fallback })}
            onReplace={(of) => change(index, { of, fallback: quote.fallback })}
            onRemove={() => change(index, undefined)}
          />
        ))}
      </ul>
      {mayInsert && <InsertQuote part={part} label={label} namesField={isRich} onChoose={insert} />}
    </div>
  )
}

type InsertProps = {
  part: QuotingPart
  label: string
  /** The button's name includes the label: needed if the buttons of both languages are apart from their fields. */
  namesField: boolean
  onChoose: (of: string) => void
}

function InsertQuote({ part, label, namesField, onChoose }: InsertProps) {
  const t = useT()
  const store = useEditorStore()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isOpen)
    return (
      <Button ref={button} kind="quiet" aria-label={t('cards.quote_into', { field: label })} onClick={() => setOpen(true)}>
        <PlusIcon /> {namesField ? t('cards.quote_into', { field: label }) : t('cards.quote_insert')}
      </Button>
    )
  return (
    <div className={css.find} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Combobox
        ref={(input) => input?.focus()}
        label={t('cards.quote_into', { field: label })}
        placeholder={t('cards.quote_find')}
        find={(search) => quotable(store.get(), part, t, search)}
        onChoose={(of) => {
          setOpen(false)
          onChoose(of)
        }}
      />
      <Button kind="quiet" onClick={close}>
        {t('admin.cancel')}
      </Button>
    </div>
  )
}
