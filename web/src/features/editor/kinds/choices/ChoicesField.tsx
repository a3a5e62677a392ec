import { useCallback, useState, useEffect, useRef } from 'react'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useProgressiveCount } from '../../../../lib/loading/useProgressiveCount.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import { SortableList } from '../../../../ui/sorting/SortableList.tsx'
import { insertChoices, moveChoice, newChoice } from '../../store/edits/choices.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { focusField } from '../../marks/focusField.ts'
import { choiceIds } from './choiceIds.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import css from './ChoicesField.module.css'
import { choiceTargets, type ChoiceTargets } from './choiceTargets.ts'
import { choiceSetNames, choicesOfSet, type SetChoice } from './choiceSets.ts'

/** How many choices are rendered first, and how many more at a time. */
const growth = { first: 15, step: 8 }

/** The choices of a question with their labels in both languages, and what each shows if the question is a gateway. */
export function ChoicesField({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const leadsText = useChoiceTargetsText()
  const [leftOut, setLeftOut] = useState(0)
  const runAfterRender = useAfterRender()
  const { id, choices } = question
  const isMulti = isMultiChoiceType(question.type)
  const drawn = useProgressiveCount(choices.length, growth)

  // Render again only when branching changes, or a section or question is added or removed.
  useSurveySelector((survey) => survey.branching)
  useSurveySelector((survey) => `${surveyIndex(survey).sections.size} ${surveyIndex(survey).questions.size}`)
  const leads = choiceTargets(store.get(), question)

  const add = useCallback(
    (labels: readonly SetChoice[], index?: number) => {
      const present = surveyIndex(store.get()).questions.get(id)?.question.choices.length ?? 0
      const added = labels.map(({ label, label_ko, value }) => newChoice(label, label_ko, value))
      const room = limits.choices - present
      setLeftOut(Math.max(0, added.length - room))
      store.edit(insertChoices(id, added, index))
      const last = added[Math.min(added.length, room) - 1]
      if (last) runAfterRender(() => focusField(document.getElementById(choiceIds.label(id, last.id!))))
    },
    [store, id, runAfterRender],
  )
  return (
    <fieldset data-part="choices" className={css.choices} data-leads={leads !== null || undefined} data-several={isMulti || undefined}>
      <legend className="below-2 weight-strong leading-140">{t('cards.choices')}</legend>
      <div className="shrinks ground rounded bordered">
        {choices.length > 0 && (
          <div className={css.head} aria-hidden="true">
            <span>{t('cards.label')}</span>
            <span>{t('cards.label_ko')}</span>
            {leads && <span>{t('cards.leads_to')}</span>}
          </div>
        )}
        <SortableList
          id={`choices of ${id}`}
          ids={choices.map((choice) => choice.id!)}
          onMove={(choiceId, to) => store.edit(moveChoice(id, choiceId, to))}
        >
          {choices.slice(0, drawn).map((choice, index) => (
            <ChoiceRow
              key={choice.id}
              questionId={id}
              choice={choice}
              index={index}
              isLast={index === choices.length - 1}
              isMulti={isMulti}
              path={`${path}.choices.${index}`}
              targetsText={leads && leadsText(leads.get(choice.value))}
              hasRule={leads?.has(choice.value)}
              onAdd={add}
            />
          ))}
        </SortableList>
        <div className={css.foot}>
          <Button kind="quiet" disabled={choices.length >= limits.choices} onClick={() => add([{ label: 'Option', label_ko: '' }])}>
            <PlusIcon /> {t('cards.add_choice')}
          </Button>
          <Menu button={t('cards.add_set')}>
            {choiceSetNames.map((name) => (
              <MenuButton key={name} onClick={() => add(choicesOfSet(name))}>
                {t(`cards.set_${name}`)}
              </MenuButton>
            ))}
          </Menu>
        </div>
      </div>
      <output className="text-xs leading-snug muted">
        {leftOut > 0 ? t('cards.choices_left_out', { count: leftOut, most: limits.choices }) : t('cards.choice_hint')}
      </output>
    </fieldset>
  )
}

/** Formats what an answer shows: "2 sections, 1 question". */
function useChoiceTargetsText(): (leads: ChoiceTargets | undefined) => string {
  const t = useT()
  return (leads) => {
    if (!leads) return t('cards.no_rule')
    const { sections, questions, everySection } = leads
    const parts = [
      everySection ? t('cards.leads_everywhere') : sections > 0 && t('admin.sections', { count: sections }),
      questions > 0 && t('survey.questions', { count: questions }),
    ].filter(Boolean)
    return parts.join(', ') || t('admin.nothing')
  }
}

/** Returns a function that runs a callback after the next render, such as focusing what was added. */
function useAfterRender(): (callback: () => void) => void {
  const pending = useRef<() => void>(null)
  useEffect(() => {
    const act = pending.current
    pending.current = null
    act?.()
  })
  return useCallback((act) => {
    pending.current = act
  }, [])
}
