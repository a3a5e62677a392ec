import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import { useFieldError } from '../saving/fieldErrors.ts'
import css from '../kinds/Pair.module.css'

type Title = { title: string; title_ko: string }
type Props = {
  value: Title
  /** The API's path of what has the titles. */
  path: string
  onChange: (field: keyof Title, text: string) => void
  onBlur: () => void
  /** The id of the English field; the Korean field's is the same with `-ko`. */
  id: string
}

/** English and Korean title of a section or question. Enter in the first focuses the second. */
export function TitlePair({ value, path, onChange, onBlur, id }: Props) {
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
      onBlur={onBlur}
    />
  )
  return (
    <div className={css.pair}>
      {field('title', 'en', id)}
      {field('title_ko', 'ko', `${id}-ko`)}
    </div>
  )
}
