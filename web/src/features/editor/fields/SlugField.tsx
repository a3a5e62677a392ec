import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { slugOf } from '#shared/survey/slug.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useSurveyField } from './useSurveyField.ts'

/**
 * The survey's slug. Characters that it cannot have are removed while typing or pasting, and the caret is kept; text in composition is filtered when
 * the composition ends. `describedBy`: the id of SurveyAddress.
 */
export function SlugField({ describedBy }: { describedBy: string }) {
  const t = useT()
  const { value, error, change, onBlur: settle } = useSurveyField('slug')
  const [composing, setComposing] = useState<string>()

  function filter(input: HTMLInputElement) {
    const caret = slugOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    const slug = slugOf(input.value)
    if (slug !== input.value) {
      input.value = slug
      input.setSelectionRange(caret, caret)
    }
    change(slug)
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposing(target.value)
    else filter(target)
  }
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposing(undefined)
    filter(currentTarget)
  }

  return (
    <TextField
      label={t('fields.slug')}
      error={error}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-details={describedBy}
      value={composing ?? value}
      onChange={onChange}
      onCompositionEnd={onCompositionEnd}
      onBlur={settle}
    />
  )
}
