import { useState } from 'react'
import { slugOf } from '#shared/survey/slug.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import { useSurveyField } from './useSurveyField.ts'

/** Removes characters that a slug cannot have, keeping the caret; in composition, at its end. `describedBy`: the id of SurveyAddress. */
export function SlugField({ describedBy }: { describedBy: string }) {
  const t = useT()
  const { value, error, change, onBlur: settle } = useSurveyField('slug')
  const [composing, setComposing] = useState<string>()

  function filter(input: HTMLTextAreaElement) {
    const caret = slugOf(input.value.slice(0, input.selectionStart)).length
    const slug = slugOf(input.value)
    if (slug !== input.value) {
      input.value = slug
      input.setSelectionRange(caret, caret)
    }
    change(slug)
  }
  return (
    <GrowingField
      label={t('fields.slug')}
      error={error}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-details={describedBy}
      value={composing ?? value}
      onText={(text, field) => (composing === undefined ? filter(field) : setComposing(text))}
      onCompositionStart={() => setComposing(value)}
      onCompositionEnd={({ currentTarget }) => {
        setComposing(undefined)
        filter(currentTarget)
      }}
      onBlur={settle}
    />
  )
}
