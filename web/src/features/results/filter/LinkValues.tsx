import { useT } from '../../../lib/language/i18n.ts'
import { TextArea } from '../../../ui/forms/TextArea.tsx'

/** The values of a link field, typed one a line. */
export const readLinkValues = (typed: string): string[] => [...new Set(typed.split(/\r?\n/).filter((line) => line !== ''))]

type Props = { typed: string; onTyped: (typed: string) => void }

export function LinkValues({ typed, onTyped }: Props) {
  const t = useT()
  return (
    <TextArea
      label={t('results.values')}
      hint={t('results.link_values_hint')}
      rows={4}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => onTyped(target.value)}
    />
  )
}
