import { use } from 'react'
import { isChoiceType, isMultiChoiceType } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { fillChoicesKo, insertChoices, moveChoice, newChoice } from '../../store/edits/choices.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { choiceTargets, type ChoiceTargets } from './choiceTargets.ts'
import { LabelList } from '../labels/LabelList.tsx'
import { choiceSetNames, choicesOfSet, otherChoice } from '../labels/choiceSets.ts'
import { AddLabels, type Labeled } from '../labels/labeled.ts'

type Props = { question: Question; path: string; labeled?: Labeled; isRanked?: boolean; least?: number; most?: number }

/**
 * The choices of a question, or the columns of its rows, with their labels in both languages, and the targets of each if the question is a gateway.
 * `least`: how many must remain. `isRanked`: choices are ranked, so that labels must differ, and none is exclusive or has a text.
 */
export function ChoicesField({ question, path, labeled = 'choice', isRanked = false, least = 0, most = limits.choices }: Props) {
  const store = useEditorStore()
  const leadsText = useChoiceTargetsText()
  const { id, choices } = question
  const isShuffled = labeled === 'choice' && question.shuffle_choices === true // of a matrix, the rows are
  const isMulti = isMultiChoiceType(question.type)
  const error = useFieldError(`${path}.choices`)

  // Render again only when branching changes, or a section or question is added or removed.
  useSurveySelector((survey) => survey.branching)
  useSurveySelector((survey) => `${surveyIndex(survey).sections.size} ${surveyIndex(survey).questions.size}`)
  const leads = labeled === 'choice' ? choiceTargets(store.get(), question) : null
  return (
    <LabelList
      labeled={labeled}
      questionId={id}
      items={choices}
      most={most}
      hasTargets={leads !== null}
      isMulti={isMulti && !isRanked}
      isDistinct={isRanked}
      hasPins={isShuffled && !isRanked}
      error={error}
      present={() => surveyIndex(store.get()).questions.get(id)?.question.choices ?? []}
      onInsert={(labels, index, look) => {
        const added = labels.map(({ label, label_ko, value, ...more }) => ({ ...newChoice(label, label_ko, value), ...more }))
        const insert = insertChoices(id, added, index)
        store.edit(look && isChoiceType(question.type) ? (survey) => patchQuestion(id, { look })(insert(survey)) : insert)
        return added.map((choice) => choice.id!)
      }}
      onFillKorean={(labels, index) => store.edit(fillChoicesKo(id, labels, index))}
      footer={
        <>
          {isChoiceType(question.type) && !choices.some(({ text_entry }) => text_entry) && <AddOther isFull={choices.length >= most} />}
          <AddSet />
        </>
      }
      onMove={(choiceId, to) => store.edit(moveChoice(id, choiceId, to))}
    >
      {(choice, index) => (
        <ChoiceRow
          key={choice.id}
          labeled={labeled}
          isRanked={isRanked}
          questionId={id}
          choice={choice}
          index={index}
          isLast={index === choices.length - 1}
          isRemovable={choices.length > least}
          isMulti={isMulti}
          isShuffled={isShuffled}
          path={`${path}.choices.${index}`}
          targetsText={leads && leadsText(leads.get(choice.value))}
          hasRule={leads?.has(choice.value)}
        />
      )}
    </LabelList>
  )
}

/** Adds the choice "Other", which takes a text. */
function AddOther({ isFull }: { isFull: boolean }) {
  const t = useT()
  const add = use(AddLabels)
  return (
    <Button kind="quiet" disabled={isFull} onClick={() => add([otherChoice])}>
      {t('cards.add_with_text')}
    </Button>
  )
}

/** Adds a common set of choices. */
function AddSet() {
  const t = useT()
  const add = use(AddLabels)
  return (
    <Menu button={t('cards.add_set')}>
      {choiceSetNames.map((name) => (
        <MenuButton key={name} onClick={() => add(choicesOfSet(name), undefined, name === 'countries' ? 'search' : undefined)}>
          {t(`cards.set_${name}`)}
        </MenuButton>
      ))}
    </Menu>
  )
}

/** Formats the targets of an answer: "2 sections, 1 question". */
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
