import { memo, useDeferredValue } from 'react'
import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
import type { Section } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { setEntryQuestion } from '../store/edits/logic/branching.ts'
import { canGate } from '#shared/branching/gateway.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import css from './GatewayBehavior.module.css'

/** Selects the question that an entry reads, among those with choices. Shows an error if that question was deleted or has another type now. */
export function EntryQuestion({ entry }: { entry: number }) {
  const t = useT()
  const store = useEditorStore()
  const id = useSurveySelector((survey) => survey.branching[entry]?.question_id ?? '')
  const type = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.question.type)
  const sections = useDeferredValue(useSurveySelector((survey) => nameQuotes(survey).sections))
  const some = sections.some(({ questions }) => questions.some((question) => canGate(question.type)))
  const fits = canGate(type)
  const error = id === '' || fits ? undefined : t(type ? 'branching.question_unfit' : 'branching.question_gone')
  return (
    <Select
      label={t('branching.entry_question')}
      hint={some ? undefined : t('branching.none_to_choose')}
      error={error}
      className={css.select}
      value={fits ? id : ''}
      onChange={({ target }) => store.edit(setEntryQuestion(entry, target.value))}
    >
      <option value="" disabled>
        {t('branching.choose_question')}
      </option>
      <ChoiceQuestions sections={sections} />
    </Select>
  )
}

/** The questions that an entry can read, grouped by section. */
const ChoiceQuestions = memo(function ChoiceQuestions({ sections }: { sections: Section[] }) {
  const untitled = useT()('cards.untitled')
  return sections.map((section, at) => {
    const fitting = section.questions
      .filter(({ type }) => canGate(type))
      .map((question) => ({ question, number: surveyIndex({ sections }).questions.get(question.id)?.number ?? '' }))
    if (fitting.length === 0) return null
    return (
      <optgroup key={section.id} label={`${at + 1} ${pickText(pair(section, 'title')).text || untitled}`}>
        {fitting.map(({ question, number }) => {
          const { text, lang } = pickText(pair(question, 'title'))
          return (
            <option key={question.id} value={question.id} lang={lang}>
              {number} {text || untitled}
            </option>
          )
        })}
      </optgroup>
    )
  })
})
