import type { ComponentProps } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'

/** A required e-mail address with its label. Give `name` and `autoComplete`; all other props are the input's. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const t = useT()
  return <TextField label={t('common.email')} type="email" autoCapitalize="none" spellCheck={false} required {...props} />
}
