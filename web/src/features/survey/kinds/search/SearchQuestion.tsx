import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import { chosenValues } from '#shared/kinds/choice.ts'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { entryOf, answerControl } from '../../answers/controls.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import { ChoiceCount, hintOf } from '../choice/ChoiceQuestion.tsx'
import { EntryText } from '../choice/EntryText.tsx'
import questionCss from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import { ChoiceCombobox } from './ChoiceCombobox.tsx'
import { ChosenChips } from './ChosenChips.tsx'
import { listedChoices } from './findChoices.ts'
import { NativeChoices } from './NativeChoices.tsx'
import css from './SearchQuestion.module.css'

/**
 * One choice of a long list, or several, by a field that searches it. Published HTML has native controls of the same place and height. The text of a
 * choice is below the list once the choice is chosen.
 */
export function SearchQuestion({ question }: { question: Question }) {
  const { value, problem, control } = useAnswer(question.id)
  const language = useLanguage()
  const many = isMultiChoiceType(question.type)
  const listed = useMemo(() => listedChoices(question.choices, control, language), [question.choices, control, language])
  const { isNative, ...place } = useNativeFirst()
  const title = { id: `${control}-title`, className: questionCss.title, children: <QuestionTitle question={question} /> }
  const described = describedBy(question, problem, many && hintOf(control))
  const shared = { question, listed, describedBy: described }
  const chosen = chosenValues(value)
  const entry = listed.find(({ choice }) => choice.text_entry)
  const content = (
    <>
      {many && <ChoiceCount question={question} chosen={chosen.length} />}
      <QuestionDetails question={question} problem={problem} />
      <div
        className={`${many ? css.box : 'relative'} ${problem ? css.invalid : ''}`}
        data-choices={many && listed.length < 7 ? listed.length : undefined}
        {...place}
      >
        {isNative ? (
          <NativeChoices {...shared} />
        ) : (
          <ChoiceCombobox {...shared}>{many && <ChosenChips question={question} listed={listed} />}</ChoiceCombobox>
        )}
      </div>
      {entry && (isNative || chosen.includes(entry.choice.value)) && (
        <div className={css.entry} data-native={isNative || undefined}>
          <label id={`${control}-label`} htmlFor={answerControl(entryOf(question.id))} lang={entry.label.lang} dir="auto">
            {entry.label.text}
          </label>
          <EntryText question={question} labelledBy={`${control}-label`} />
        </div>
      )}
    </>
  )
  const frame = { className: `${questionCss.question} ${css.question}`, 'data-question': question.id }
  return many ? (
    <fieldset {...frame} aria-describedby={described}>
      <legend {...title} />
      {content}
    </fieldset>
  ) : (
    <div {...frame}>
      <label {...title} htmlFor={control} />
      {content}
    </div>
  )
}

/** Whether the native control of published HTML is still there: until the script runs, and from then on while it has the focus. */
function useNativeFirst() {
  const [isNative, setNative] = useState(useHydrating())
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: place } = ref
    setNative((before) => before && !!place?.contains(place.ownerDocument.activeElement))
  }, [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.ownerDocument.hasFocus() && !currentTarget.contains(relatedTarget)) setNative(false)
  }
  return { isNative, ref, onBlur }
}
