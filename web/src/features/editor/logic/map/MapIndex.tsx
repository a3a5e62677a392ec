import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { pair } from '#shared/text.ts'
import { includesText } from '#shared/search.ts'
import { clauseSentences } from '#shared/logic/conditions/conditionSentence.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { SearchField } from '../../../../ui/forms/SearchField.tsx'
import beside from '../../../../ui/workspace/besidePage.module.css'
import { ConditionIcon } from '../../../../ui/icons/questionIcons.ts'
import { conditionAt } from '../../store/edits/logic/conditions.ts'
import { setBranchingMode } from '../../store/edits/logic/branching.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { ConditionWords } from '../ConditionWords.tsx'
import { LogicCheckPanel } from '../LogicCheckPanel.tsx'
import { nameOf, type PartRef } from '../../marks/names.ts'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import css from './MapIndex.module.css'
import type { MapCondition } from './mapConditions.ts'
import { contentOf, isAsked, type LogicModel, type MapNode } from './mapModel.ts'
import type { Selection } from './selection.ts'

const mostTargets = 20
const modes = ['independent', 'intersect'] as const

type Props = { model: LogicModel; selectedKey: string | null; onFind: (selection: Selection) => void }

/** The list of gateways and conditions with a search over both and targets, the branching mode, and the logic check. */
export const MapIndex = memo(function MapIndex({ model, selectedKey, onFind }: Props) {
  const t = useT()
  const store = useEditorStore()
  const [asked, setAsked] = useState('')
  const { nodes, conditions, targets } = useFound(model, asked)
  const rules = model.gateways.reduce((count, { ruleCount }) => count + ruleCount, 0)
  const { branching_mode } = model.survey
  const content = t(`logic.${contentOf(model)}`)
  const counts = [
    ...(model.gateways.length > 0 ? [t('logic.gateways_count', { gateways: model.gateways.length, count: rules })] : []),
    ...(model.conditions.length > 0 ? [t('logic.conditions_count', { count: model.conditions.length })] : []),
  ]
  return (
    <aside className={`${beside.column} ${css.index}`} aria-label={content}>
      <header>
        <h2 className="text-sm">{content}</h2>
        <span className="text-xs muted">{counts.join(' · ')}</span>
      </header>
      <SearchField
        className={css.find}
        label={t(model.conditions.length > 0 ? 'logic.find_all' : 'logic.find')}
        value={asked}
        onSearch={setAsked}
      />
      {nodes.length + conditions.length + targets.length === 0 && <p className={css.none}>{t('admin.found_none')}</p>}
      <ol className={css.list}>
        {nodes.map((node) => (
          <Entry
            key={node.key}
            number={node.number}
            title={pickText(pair(node.question, 'title'))}
            isCurrent={node.key === selectedKey}
            onClick={() => onFind({ kind: isAsked(node) ? 'asked' : 'gateway', key: node.key })}
          >
            <NodeCount node={node} />
          </Entry>
        ))}
        {conditions.map((condition) => (
          <ConditionEntry
            key={condition.key}
            survey={model.survey}
            condition={condition}
            isCurrent={condition.to === selectedKey}
            onFind={onFind}
          />
        ))}
        {targets.map((target) => (
          <Entry
            key={target.key}
            number={target.number}
            title={nameOf(model.survey, target)!.title}
            isCurrent={target.key === selectedKey}
            onClick={() => onFind({ kind: 'target', key: target.key })}
          >
            <TypeIcon type={target.kind === 'section' ? undefined : 'short_text'} />
          </Entry>
        ))}
      </ol>
      {model.gateways.length > 0 && (
        <Select
          className={css.combine}
          label={t('logic.combine')}
          hint={t(`branching.${branching_mode}_hint`)}
          value={branching_mode}
          onChange={({ target }) => store.edit(setBranchingMode(target.value as typeof branching_mode))}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {t(`logic.${mode}`)}
            </option>
          ))}
        </Select>
      )}
      <LogicCheckPanel />
    </aside>
  )
})

type EntryProps = { number: string; title: { text: string; lang: string }; isCurrent: boolean; onClick: () => void; children: ReactNode }

function Entry({ number, title, isCurrent, onClick, children }: EntryProps) {
  const t = useT()
  return (
    <li>
      <Button kind="plain" aria-current={isCurrent || undefined} onClick={onClick}>
        <span className={css.number}>{number}</span>
        <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
        {children}
      </Button>
    </li>
  )
}

type ConditionProps = Pick<Props, 'onFind'> & { survey: LogicModel['survey']; condition: MapCondition; isCurrent: boolean }

/** A condition in words, which selects its target. Memoized, as a survey can have hundreds. */
const ConditionEntry = memo(function ConditionEntry({ survey, condition: { place, to }, isCurrent, onFind }: ConditionProps) {
  const t = useT()
  const { number, title } = nameOf(survey, place)!
  return (
    <Entry {...{ number, title, isCurrent }} onClick={() => onFind({ kind: 'target', key: to })}>
      <ConditionIcon />
      <span className={css.condition}>
        {t(`conditions.folded_${place.part}`)} <ConditionWords place={place} />
      </span>
    </Entry>
  )
})

/** How many rules a gateway has, or how many clauses read a question. */
function NodeCount({ node }: { node: MapNode }) {
  const t = useT()
  const [count, text] = isAsked(node)
    ? ([node.clauses.length, 'logic.conditions_count'] as const)
    : ([node.ruleCount, 'admin.rule_count'] as const)
  return (
    <span className={css.rules}>
      {isAsked(node) && <ConditionIcon />}
      <span aria-hidden>{count}</span>
      <span className="unseen"> {t(text, { count })}</span>
    </span>
  )
}

type Found = Pick<LogicModel, 'nodes' | 'conditions' | 'targets'>

/** All nodes and conditions; with a query, those and the targets whose number or title, in either language, or words contain it. */
function useFound(model: LogicModel, asked: string): Found {
  const { survey, nodes, conditions, targets } = model
  const wanted = useDeferredValue(asked.trim())
  if (wanted === '') return { nodes, conditions, targets: [] }
  const occurs = (...texts: string[]) => texts.some((text) => includesText(text, wanted))
  const { sections, questions } = surveyIndex(survey)
  const textsOf = ({ kind, id }: PartRef) => {
    const { title, title_ko } = kind === 'section' ? sections.get(id)!.section : questions.get(id)!.question
    return [nameOf(survey, { kind, id })!.number, title, title_ko]
  }
  const wordsOf = ({ place }: MapCondition) => clauseSentences(survey, place, conditionAt(survey, place), lang()).map(({ text }) => text)
  return {
    nodes: nodes.filter(({ number, question }) => occurs(number, question.title, question.title_ko)),
    conditions: conditions.filter((condition) => occurs(...textsOf(condition.place), ...wordsOf(condition))),
    targets: targets.filter((target) => occurs(...textsOf(target))).slice(0, mostTargets),
  }
}
