import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { CheckIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import listbox from '../../../../ui/forms/Listbox.module.css'
import css from './Combobox.module.css'

type Option = {
  id: string
  text: string
  lang?: string | undefined
  /** Before the text, such as the number of a question. */ mark?: string
}

type Props = {
  label: string
  placeholder: string
  /** The id of the chosen option, and the text that the field shows for it. */
  chosen?: string | undefined
  shown?: string
  /** The options for a search, which is '' before anything is typed. Called only while the list is open. */
  find: (search: string) => readonly Option[]
  onChoose: (id: string) => void
  className?: string | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A field with a list that typing searches, by the ARIA practices. Leaving it changes nothing. The list scrolls into view as it opens. */
export function Combobox({ label, placeholder, chosen, shown = '', find, onChoose, className = '', invalid, describedBy, ref }: Props) {
  const t = useT()
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** The search text; undefined while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(-1)
  const found = isOpen ? find(typed ?? '') : []
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  const open = () => {
    setOpen(true)
    setAt(find('').findIndex((option) => option.id === chosen))
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setAt(-1)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option.id)
  }
  const move = (by: number) => {
    const to = (Math.max(at, by < 0 ? 0 : -1) + by + found.length) % found.length
    setAt(to)
    list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chooses = event.key === 'Enter'
    if (by === 0 && !chooses && !(event.key === 'Escape' && isOpen)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (!isOpen) open()
    else if (by !== 0) {
      if (found.length > 0) move(by)
    } else if (found[at]) choose(found[at])
  }
  return (
    <div className={`${css.box} ${className}`}>
      <input
        ref={ref}
        type="text"
        role="combobox"
        className={`control ${css.field}`}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? optionId(at) : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={placeholder}
        value={typed ?? shown}
        onChange={({ target }) => {
          setOpen(true)
          setTyped(target.value)
          setAt(target.value.trim() ? 0 : -1)
        }}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => {
          if (!isOpen) open()
          currentTarget.select()
        }}
        onBlur={close}
      />
      <DownIcon className="within" />
      <div ref={popup} className={`${listbox.popup} ${css.popup}`} hidden={!isOpen}>
        {isOpen && found.length === 0 && <p className={css.none}>{t('admin.found_none')}</p>}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={`${listbox.list} ${css.list}`}
          hidden={found.length === 0}
        >
          {found.map((option, index) => (
            // Pressing an option leaves the focus in the field.
            <button
              key={option.id}
              type="button"
              role="option"
              id={optionId(index)}
              tabIndex={-1}
              className={`${listbox.option} ${css.option}`}
              aria-selected={option.id === chosen}
              data-active={index === at || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.mark && <span className={css.mark}>{option.mark}</span>}
              <span className="grows shrinks breakable" lang={option.lang} dir="auto">
                {option.text}
              </span>
              {option.id === chosen && <CheckIcon />}
            </button>
          ))}
        </div>
      </div>
      <output className="unseen">{typed?.trim() && found.length === 0 && t('admin.found_none')}</output>
    </div>
  )
}
