import { useState } from 'react'
import type { ScaleFields } from '#shared/kinds/scale/scaleFields.ts'
import { hasStars, pointsOf, scaleOf, type Point } from '#shared/kinds/scale/scaleOf.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import pairs from '../Pair.module.css'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from './ScaleField.module.css'

/** The points of a scale with their labels, its look, and whether "not applicable" is an answer. */
export function ScaleField({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const scale = scaleOf(question)
  const points = pointsOf(question)
  const write = (patch: Partial<ScaleFields>, field?: string) =>
    store.edit(patchQuestion(question.id, { scale: { ...scale, ...patch } }), field ? { merge: `question:${question.id}:${field}` } : {})
  const errors = {
    to: useFieldError(`${path}.scale.to`),
    na_label: useFieldError(`${path}.scale.na_label`),
    na_label_ko: useFieldError(`${path}.scale.na_label_ko`),
  }
  const input = (label: string, lang: 'en' | 'ko', value: string, field: string, onText: (text: string) => void) => (
    <TextField
      label={label}
      lang={lang}
      value={value}
      error={field in errors ? errors[field as keyof typeof errors] : undefined}
      maxLength={limits.choiceLabel}
      autoComplete="off"
      data-part={field}
      onChange={({ target }) => onText(target.value)}
      onBlur={() => store.closeUndoStep()}
    />
  )
  const labelFields = (point: Point) => {
    const at = point.value - scale.from
    const change = (patch: Partial<Point>, field: string) => {
      const labels = Array.from({ length: Math.max(scale.labels.length, at + 1) }, (_, index) => ({
        ...(scale.labels[index] ?? { label: '', label_ko: '' }),
        ...(index === at && patch),
      }))
      write({ labels }, `${field} ${at}`)
    }
    return (
      <div key={point.value} className={pairs.pair}>
        {input(t('cards.scale_label', { point: point.value }), 'en', point.label, 'label', (label) => change({ label }, 'label'))}
        {input(t('cards.scale_label_ko', { point: point.value }), 'ko', point.label_ko, 'label_ko', (label_ko) =>
          change({ label_ko }, 'label_ko'),
        )}
      </div>
    )
  }
  const inner = points.slice(1, -1)
  const [wasLabeled] = useState(() => inner.some(({ label, label_ko }) => label !== '' || label_ko !== ''))
  return (
    <>
      <div className={css.fields}>
        <Select label={t('cards.scale_from')} value={scale.from} onChange={({ target }) => write({ from: Number(target.value) })}>
          <option>0</option>
          <option>1</option>
        </Select>
        <Select
          label={t('cards.scale_to')}
          value={scale.to}
          error={errors.to}
          onChange={({ target }) => write({ to: Number(target.value) })}
        >
          {Array.from({ length: limits.scalePoints }, (_, to) => to)
            .filter((to) => to > scale.from)
            .map((to) => (
              <option key={to}>{to}</option>
            ))}
        </Select>
        <Select
          label={t('cards.scale_look')}
          value={hasStars(question) ? 'stars' : 'numbers'}
          onChange={({ target }) =>
            store.edit(
              patchQuestion(question.id, target.value === 'stars' ? { look: 'stars', scale: { ...scale, from: 1 } } : { look: undefined }),
            )
          }
        >
          <option value="numbers">{t('cards.scale_look_numbers')}</option>
          <option value="stars">{t('cards.scale_look_stars')}</option>
        </Select>
      </div>
      <div className={css.points} data-part="points">
        {[points.at(0)!, points.at(-1)!].map(labelFields)}
        {inner.length > 0 && (
          <details open={wasLabeled}>
            <summary className={css.summary}>
              {t('cards.scale_labels')} <DownIcon />
            </summary>
            <div className={css.points}>{inner.map(labelFields)}</div>
          </details>
        )}
      </div>
      <div className={css.points}>
        <div className={pairs.pair}>
          {input(t('cards.scale_na'), 'en', scale.na_label, 'na_label', (na_label) => write({ na_label }, 'na_label'))}
          {input(t('cards.scale_na_ko'), 'ko', scale.na_label_ko, 'na_label_ko', (na_label_ko) => write({ na_label_ko }, 'na_label_ko'))}
        </div>
        <p className={css.hint}>{t('cards.scale_na_hint')}</p>
      </div>
    </>
  )
}
