import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { chosenValues } from '#shared/kinds/choice.ts'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { CheckIcon, CloseIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { toggleChoice } from '../../answers/answerValues.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import text from '../text/TextQuestion.module.css'
import { choiceNamed, findChoices, type ListedChoice } from './findChoices.ts'
import listbox from '../../../../ui/forms/Listbox.module.css'
import css from './SearchQuestion.module.css'

/** `children`: shown between the field and the list. */
type Props = { question: Question; listed: readonly ListedChoice[]; describedBy: string | undefined; children: ReactNode }

/**
 * A combobox by the ARIA practices. For one choice the list opens over the content below, and the field shows the chosen label; for several the list
 * is always open. Leaving the field chooses only a completely typed label.
 */
export function ChoiceCombobox({ question, listed, describedBy, children }: Props) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const many = isMultiChoiceType(question.type)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  /** The search text; undefined while the field shows the chosen choice. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(many)
  const [activeId, setActiveId] = useState<string>()
  const { found, count } = useMemo(() => findChoices(listed, typed ?? ''), [listed, typed])
  const chosen = chosenValues(value)
  const chosenOne = many ? undefined : listed.find(({ choice }) => chosen.includes(choice.value))
  const active = isOpen ? found.findIndex(({ id }) => id === activeId) : -1

  useEffect(() => {
    if (isOpen && !many) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, many])
  useEffect(() => {
    if (isOpen && activeId) list.current?.querySelector(`[id="${activeId}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, activeId])

  const open = () => {
    setOpen(true)
    setActiveId(chosenOne?.id)
  }
  const close = () => {
    setTyped(undefined)
    setOpen(many)
    setActiveId(undefined)
  }
  const search = (next: string) => {
    const matches = findChoices(listed, next)
    setTyped(next)
    setOpen(true)
    setActiveId(next.trim() && matches.count > 0 ? matches.found[0]!.id : undefined)
  }
  const choose = ({ id, choice }: ListedChoice) => {
    answer(question.id, many ? toggleChoice(question, value, choice.value) : choice.value)
    if (many) setActiveId(id)
    else close()
  }
  const leave = () => {
    if (many) return
    const named = typed && choiceNamed(listed, typed)
    if (named) answer(question.id, named.value)
    else if (typed?.trim() === '') answer(question.id, undefined)
    close()
  }
  const clickOption = useLatest((option: ListedChoice) => {
    if (isComposing.current) {
      // ends the composition, which else would write its syllable over the label
      field.current?.blur()
      field.current?.focus()
    }
    choose(option)
  })
  const move = (by: number) => {
    const from = active < 0 && by < 0 ? 0 : active
    setActiveId(found.at((from + by) % found.length)?.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 && event.key !== 'Enter' && !(event.key === 'Escape' && (isOpen || typed))) return
    event.preventDefault()
    if (event.key === 'Escape') close()
    else if (!isOpen) open()
    else if (by !== 0) move(by)
    else if (active >= 0) {
      choose(found[active]!)
      event.currentTarget.select()
    }
  }
  const listId = `${control}-list`
  return (
    <>
      <div className={css.line}>
        <input
          ref={field}
          type="text"
          role="combobox"
          id={control}
          className={`${text.control} ${css.field}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          placeholder={t('response.search_choices')}
          value={typed ?? chosenOne?.label.text ?? ''}
          aria-labelledby={`${control}-title`}
          aria-autocomplete="list"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : found[active]!.id}
          aria-required={question.required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onCompositionStart={() => (isComposing.current = true)}
          onCompositionEnd={() => (isComposing.current = false)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          onClick={({ currentTarget }) => {
            if (isOpen) return
            open()
            currentTarget.select()
          }}
        />
        {chosenOne && typed === undefined && !question.required && (
          <button
            type="button"
            className={css.clear}
            aria-label={t('survey.clear')}
            onClick={() => {
              answer(question.id, undefined)
              field.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
        {!many && <DownIcon className="within" />}
      </div>
      {children}
      <div className={many ? css.inline : `${listbox.popup} ${css.popup}`} hidden={!isOpen}>
        {isOpen && count === 0 && <p className={css.none}>{t('response.found_none')}</p>}
        <div
          ref={list}
          id={listId}
          role="listbox"
          className={`${listbox.list} ${css.list}`}
          aria-labelledby={`${control}-title`}
          aria-multiselectable={many || undefined}
          hidden={found.length === 0}
        >
          {isOpen &&
            found.map((one) => (
              <Option
                key={one.id}
                listed={one}
                many={many}
                isActive={one.id === activeId}
                isChosen={chosen.includes(one.choice.value)}
                onChoose={clickOption}
              />
            ))}
        </div>
      </div>
      <output className="unseen">{typed?.trim() && (count > 0 ? t('response.found', { count }) : t('response.found_none'))}</output>
    </>
  )
}

/** A function that stays the same, and calls the one of the last render. */
function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((given) => latest.current(given), [])
}

type OptionProps = {
  listed: ListedChoice
  many: boolean
  isActive: boolean
  isChosen: boolean
  onChoose: (option: ListedChoice) => void
}

/** Renders alone, since a list may have 500. Pressing it leaves the focus in the field. */
const Option = memo(function Option({ listed, many, isActive, isChosen, onChoose }: OptionProps) {
  const { id, choice, label } = listed
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      className={`${listbox.option} ${css.option}`}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      data-apart={choice.no_answer}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(listed)}
    >
      {many && <span className={css.mark}>{isChosen && <CheckIcon />}</span>}
      <span className="grows shrinks breakable" lang={label.lang} dir="auto">
        {label.text}
      </span>
      {isChosen && !many && <CheckIcon />}
    </button>
  )
})
