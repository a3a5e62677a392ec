import type { RefObject } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/i18n.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useSurveyField } from './useSurveyField.ts'

/** The survey's title in one language. */
export function TitleField({ name, ref }: { name: 'title' | 'title_ko'; ref: RefObject<HTMLInputElement | null> }) {
  const t = useT()
  const { value, error, change, settle } = useSurveyField(name)
  return (
    <TextField
      ref={ref}
      label={t(`fields.${name}`)}
      lang={name === 'title' ? 'en' : 'ko'}
      maxLength={limits.title}
      autoComplete="off"
      error={error}
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={settle}
    />
  )
}
