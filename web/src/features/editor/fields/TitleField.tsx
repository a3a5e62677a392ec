import type { RefObject } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { GrowingField } from '../../../ui/forms/GrowingField.tsx'
import { useSurveyField } from './useSurveyField.ts'

type Props = { name: 'title' | 'title_ko'; ref: RefObject<HTMLTextAreaElement | null>; onEnter?: () => void }

/** The survey's title in one language. */
export function TitleField({ name, ref, onEnter }: Props) {
  const t = useT()
  const { value, error, change, settle } = useSurveyField(name)
  return (
    <GrowingField
      ref={ref}
      label={t(`fields.${name}`)}
      lang={name === 'title' ? 'en' : 'ko'}
      maxLength={limits.title}
      autoComplete="off"
      error={error}
      value={value}
      onText={change}
      onEnter={onEnter}
      onBlur={settle}
    />
  )
}
