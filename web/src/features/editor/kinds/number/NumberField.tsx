import type { NumberFields } from '#shared/kinds/number/numberFields.ts'
import { anyNumber, numberOf } from '#shared/kinds/number/numberOf.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { BoundField } from '../BoundField.tsx'
import css from '../Bounds.module.css'

const decimalsOffered = Array.from({ length: limits.decimals + 1 }, (_, at) => at)

/** The bounds, decimals and unit of a number question, and whether a slider answers it. */
export function NumberField({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const { id, look } = question
  const number = numberOf(question)
  const write = (patch: Partial<NumberFields>, field?: string) =>
    store.edit(patchQuestion(id, { number: { ...number, ...patch } }), field ? { merge: `question:${id}:${field}` } : {})
  const errors = {
    min: useFieldError(`${path}.number.min`),
    max: useFieldError(`${path}.number.max`),
    unit: useFieldError(`${path}.number.unit`),
    unit_ko: useFieldError(`${path}.number.unit_ko`),
  }
  const unitField = (field: 'unit' | 'unit_ko', lang: 'en' | 'ko') => (
    <TextField
      label={t(`cards.number_${field}`)}
      lang={lang}
      value={number[field]}
      error={errors[field]}
      maxLength={limits.unit}
      autoComplete="off"
      data-part={field}
      onChange={({ target }) => write({ [field]: target.value }, field)}
      onBlur={() => store.closeUndoStep()}
    />
  )
  const bound = (field: 'min' | 'max') => (
    <BoundField
      label={t(`cards.number_${field}`)}
      value={number[field]}
      error={errors[field]}
      unread={t('cards.number_unread')}
      onValue={(value) => write({ [field]: value }, field)}
      onBlur={() => store.closeUndoStep()}
    />
  )
  return (
    <>
      <div className={css.bounds}>
        {bound('min')}
        {bound('max')}
        <Select
          label={t('cards.number_decimals')}
          value={number.decimals}
          onChange={({ target }) => write({ decimals: Number(target.value) })}
        >
          {decimalsOffered.map((decimals) => (
            <option key={decimals}>{decimals}</option>
          ))}
        </Select>
        <Select
          label={t('cards.number_look')}
          value={look === 'slider' ? 'slider' : 'field'}
          onChange={({ target }) =>
            store.edit(patchQuestion(id, target.value === 'slider' ? { look: 'slider', number: withBounds(number) } : { look: undefined }))
          }
        >
          <option value="field">{t('cards.number_look_field')}</option>
          <option value="slider">{t('cards.number_look_slider')}</option>
        </Select>
        {unitField('unit', 'en')}
        {unitField('unit_ko', 'ko')}
      </div>
      <Switch
        label={t('cards.number_unit_before')}
        checked={number.unit_before}
        onChange={({ target }) => write({ unit_before: target.checked })}
      />
    </>
  )
}

/** The fields with both bounds, which a slider needs. */
function withBounds(number: NumberFields = anyNumber): NumberFields {
  const min = number.min ?? Math.min(0, number.max ?? 0)
  return { ...number, min, max: number.max ?? Math.max(100, min) }
}
