import type { Clause } from '#shared/survey/condition.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { includesText } from '#shared/search.ts'
import css from './ClauseValues.module.css'
import { Combobox } from './Combobox.tsx'
import { offeredValues, readAs, withValue } from './offeredValues.ts'

type Props = { question: Question; clause: Clause; label: string; describedBy: string | undefined; onValues: (values: string[]) => void }

/** With more values than this, further ones are found by typing. */
const mostShown = 14

/** The values that a clause names, as chips to switch on and off. A deleted value can only be removed. */
export function ClauseValues({ question, clause, label, describedBy, onValues }: Props) {
  const t = useT()
  const offered = offeredValues(question)
  const values = clause.values ?? []
  const read = values.map((named) => readAs(question, offered, named))
  const deleted = values.filter((_, at) => read[at] === undefined)
  const isSearched = offered.length > mostShown
  const shown = isSearched ? offered.filter(({ value }) => read.includes(value)) : offered
  const set = (value: string, isOn: boolean) => onValues(withValue(question, values, value, isOn))
  return (
    <fieldset className={css.values} aria-label={label} aria-describedby={describedBy}>
      {shown.map(({ value, label: { text, lang } }) => (
        <label key={value} className={css.chip}>
          <input type="checkbox" className="unseen" checked={read.includes(value)} onChange={({ target }) => set(value, target.checked)} />
          <span className="shrinks breakable" lang={lang} dir="auto">
            {text}
          </span>
        </label>
      ))}
      {deleted.map((value) => (
        <Button
          kind="plain"
          key={value}
          className={`${css.chip} ${css.deleted}`}
          aria-label={t('branching.remove', { name: `${value} (${t('branching.deleted_choice')})` })}
          onClick={() => set(value, false)}
        >
          <s className="shrinks breakable">{value}</s> <CloseIcon />
        </Button>
      ))}
      {isSearched && (
        <Combobox
          className={css.adds}
          label={t('conditions.add_value', { label })}
          placeholder={t('conditions.find_value')}
          find={(search) =>
            offered
              .filter(({ value, label: { text } }) => !read.includes(value) && includesText(text, search.trim()))
              .map(({ value, label: found }) => ({ id: value, ...found }))
          }
          onChoose={(value) => set(value, true)}
        />
      )}
    </fieldset>
  )
}
