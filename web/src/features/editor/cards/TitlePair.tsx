import { useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import pairs from '../kinds/Pair.module.css'
import { useFieldError } from '../saving/fieldErrors.ts'
import type { QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { QuoteLine } from '../quotes/QuoteLine.tsx'
import css from './TitlePair.module.css'

type Title = { title: string; title_ko: string }
type Props = {
  value: Title
  /** The API's path of the section or question. */
  path: string
  onChange: (field: keyof Title, text: string) => void
  onBlur: () => void
  part: QuotingPart
  /** The id of the English field; the Korean field's is the same with `-ko`. */
  id: string
}

/** English and Korean title of a section or question. Enter or Tab in the first focuses the second, since the chips of their quotes come after both. */
export function TitlePair({ value, path, onChange, onBlur, part, id }: Props) {
  const t = useT()
  /** The selection when a field lost the focus: a quote is inserted there, else at the end. */
  const selections = useRef<Partial<Record<keyof Title, [number, number]>>>({})
  const insert = (name: keyof Title, source: string) => {
    const text = value[name]
    const [from, to] = selections.current[name] ?? [text.length, text.length]
    onChange(name, text.slice(0, from) + source + text.slice(to))
    onBlur()
  }
  const errors = { title: useFieldError(`${path}.title`), title_ko: useFieldError(`${path}.title_ko`) }
  const field = (name: keyof Title, lang: 'en' | 'ko', at: string) => (
    <div className={css[lang]}>
      <GrowingField
        id={at}
        label={t(`cards.${name}`)}
        lang={lang}
        value={value[name]}
        error={errors[name]}
        maxLength={limits.title}
        autoComplete="off"
        onText={(text) => onChange(name, text)}
        onEnter={() => document.getElementById(`${id}-ko`)?.focus()}
        onBlur={({ currentTarget }) => {
          selections.current[name] = [currentTarget.selectionStart, currentTarget.selectionEnd]
          onBlur()
        }}
      />
    </div>
  )
  const quoted = (name: keyof Title, lang: 'en' | 'ko') => (
    <div className={css[lang]}>
      <QuoteLine
        part={part}
        label={t(`cards.${name}`)}
        language={lang}
        text={value[name]}
        onText={(text) => onChange(name, text)}
        onInsert={(source) => insert(name, source)}
      />
    </div>
  )
  return (
    <div className={`${pairs.pair} ${css.pair}`}>
      {field('title', 'en', id)}
      {field('title_ko', 'ko', `${id}-ko`)}
      {quoted('title', 'en')}
      {quoted('title_ko', 'ko')}
    </div>
  )
}
