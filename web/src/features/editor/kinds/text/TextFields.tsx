import { limits } from '#shared/limits.ts'
import { formatOf, textFormats } from '#shared/kinds/text/textFormat.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { number } from '../../../../lib/language/format.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from '../Bounds.module.css'
import { CountField } from '../CountField.tsx'

/** The format of a short text, and the lengths of a short or a long one. */
export function TextFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const { id, type } = question
  const most = type === 'short_text' ? limits.shortText : limits.longText
  const lengths = { question, path, most, unread: t('cards.length_unread', { most: number(most) }) }
  return (
    <div className={css.bounds}>
      {type === 'short_text' && (
        <Select
          label={t('cards.format')}
          value={formatOf(question)}
          onChange={({ target }) => {
            const format = textFormats.find((one) => one === target.value && one !== 'text')
            store.edit(patchQuestion(id, { format }))
          }}
        >
          {textFormats.map((format) => (
            <option key={format} value={format}>
              {t(`cards.format_${format}`)}
            </option>
          ))}
        </Select>
      )}
      <CountField {...lengths} field="min_length" />
      <CountField {...lengths} field="max_length" />
    </div>
  )
}
