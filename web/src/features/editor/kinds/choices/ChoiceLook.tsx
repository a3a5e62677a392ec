import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import fields from '../Fields.module.css'

type Look = Extract<Question['look'], 'list' | 'row' | 'search'>

/** Up to this number, reading the choices is faster than typing a search. */
const mostUnsearched = 15

/** How choices are shown: in one of `looks`, the first by default, or for many choices in a field that searches them. */
export function ChoiceLook({ question: { id, look, choices }, looks }: { question: Question; looks: readonly [Look, ...Look[]] }) {
  const t = useT()
  const store = useEditorStore()
  const offered = choices.length > mostUnsearched || look === 'search' ? [...looks, 'search' as const] : looks
  const [usual] = looks
  if (offered.length < 2) return null
  return (
    <Select
      label={t('cards.scale_look')}
      className={fields.type}
      value={offered.find((one) => one === look) ?? usual}
      onChange={({ target }) => store.edit(patchQuestion(id, { look: offered.find((one) => one === target.value && one !== usual) }))}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {t(`cards.look_${one}`)}
        </option>
      ))}
    </Select>
  )
}
