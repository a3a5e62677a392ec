import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import css from './ClauseValues.module.css'

type Props = { values: readonly string[]; label: string; describedBy: string | undefined; onValues: (values: string[]) => void }

/** The typed values of a link field that a clause names, which are compared exactly. Enter and leaving the field add one. */
export function FieldValues({ values, label, describedBy, onValues }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() !== '' && !values.includes(typed) && values.length < limits.clauseValues) onValues([...values, typed])
    setTyped('')
  }
  return (
    <fieldset className={css.values} aria-label={label} aria-describedby={describedBy}>
      {values.map((value) => (
        <Button
          kind="plain"
          key={value}
          className={css.chip}
          aria-label={t('branching.remove', { name: value })}
          onClick={() => onValues(values.filter((one) => one !== value))}
        >
          <span className="shrinks breakable" dir="auto">
            {value}
          </span>{' '}
          <CloseIcon />
        </Button>
      ))}
      <input
        className={`control ${css.typed}`}
        aria-label={t('conditions.type_value', { label })}
        placeholder={t('conditions.type_hint')}
        value={typed}
        maxLength={limits.linkValue}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
    </fieldset>
  )
}
