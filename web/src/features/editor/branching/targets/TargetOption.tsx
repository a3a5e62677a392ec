import { memo } from 'react'
import type { Question, Section } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { WorkIcon } from '../../../../ui/WorkIcon.tsx'
import type { Target } from '../../store/edits/gatewayRules.ts'
import css from './TargetChoices.module.css'
import { typeIcons } from '../../marks/typeIcons.ts'

type Props = {
  kind: Target['kind']
  item: Section | Question
  number: string
  checked: boolean
  /** What makes no difference, and why. */
  note: 'always_shows' | 'before' | undefined
  onPick: (target: Target, on: boolean) => void
}

/** A section or question to tick. Of hundreds only those that changed render again. */
export const TargetOption = memo(function TargetOption({ kind, item, number, checked, note, onPick }: Props) {
  const t = useT()
  const { text, lang } = pickText(pair(item, 'title'))
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        onChange={({ target }) => onPick({ kind, id: item.id }, target.checked)}
      />
      <WorkIcon name={'type' in item ? typeIcons[item.type] : 'section'} />
      <span className={css.number}>{number}</span>
      <span className={css.name} lang={text ? lang : undefined}>
        {text || t('cards.untitled')}
      </span>
      {note && <span className={css.aside}>{t(`branching.${note}`)}</span>}
    </label>
  )
})
