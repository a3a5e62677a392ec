import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import { useFieldError } from '../saving/fieldErrors.ts'
import css from './Fields.module.css'

type Title = { title: string; title_ko: string }
type Props = {
  value: Title
  /** The API's path of what has the titles. */
  path: string
  onChange: (field: keyof Title, text: string) => void
  onBlur: () => void
  /** Of the field of the English title; the Korean one's ends in `-ko`. */
  id: string
}

/** Title and Title (Korean), of a section or a question. Enter goes on to the second. */
export function TitlePair({ value, path, onChange, onBlur: onSettle, id }: Props) {
  const t = useT()
  const errors = { title: useFieldError(`${path}.title`), title_ko: useFieldError(`${path}.title_ko`) }
  const field = (name: keyof Title, lang: 'en' | 'ko', at: string) => (
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
      onBlur={onSettle}
    />
  )
  return (
    <div className={css.pair}>
      {field('title', 'en', id)}
      {field('title_ko', 'ko', `${id}-ko`)}
    </div>
  )
}
