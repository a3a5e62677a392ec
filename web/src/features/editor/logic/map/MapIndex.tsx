import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { pair } from '#shared/text.ts'
import { includesText } from '#shared/search.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { SearchField } from '../../../../ui/forms/SearchField.tsx'
import { setBranchingMode } from '../../store/edits/branching.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { LogicCheckPanel } from '../LogicCheckPanel.tsx'
import { nameOf } from '../../marks/names.ts'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import css from './MapIndex.module.css'
import type { LogicModel, MapTarget } from './mapModel.ts'
import type { Selection } from './selection.ts'

const mostTargets = 20
const modes = ['independent', 'intersect'] as const

type Props = { model: LogicModel; selectedKey: string | null; onFind: (selection: Selection) => void }

/** The list of gateways with a search over gateways and targets, the branching mode, and the logic check. */
export const MapIndex = memo(function MapIndex({ model, selectedKey, onFind }: Props) {
  const t = useT()
  const store = useEditorStore()
  const [asked, setAsked] = useState('')
  const { gateways, targets } = useFound(model, asked)
  const rules = model.gateways.reduce((count, { ruleCount }) => count + ruleCount, 0)
  const { branching_mode } = model.survey
  return (
    <aside className={css.index} aria-label={t('logic.gateways')}>
      <header>
        <h2 className="text-sm">{t('logic.gateways')}</h2>
        <span className="text-xs muted">{t('logic.gateways_count', { gateways: model.gateways.length, count: rules })}</span>
      </header>
      <SearchField className={css.find} label={t('logic.find')} value={asked} onSearch={setAsked} />
      {gateways.length + targets.length === 0 && <p className={css.none}>{t('admin.found_none')}</p>}
      <ol className={css.list}>
        {gateways.map(({ key, number, question, ruleCount }) => (
          <Entry
            key={key}
            number={number}
            title={pickText(pair(question, 'title'))}
            isCurrent={key === selectedKey}
            onClick={() => onFind({ kind: 'gateway', key })}
          >
            <span className={css.rules}>
              <span aria-hidden>{ruleCount}</span>
              <span className="unseen"> {t('admin.rule_count', { count: ruleCount })}</span>
            </span>
          </Entry>
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

/** All gateways; with a query, the gateways and targets whose number or title, in either language, contains it. */
function useFound(model: LogicModel, asked: string): { gateways: LogicModel['gateways']; targets: LogicModel['targets'] } {
  const wanted = useDeferredValue(asked.trim())
  if (wanted === '') return { gateways: model.gateways, targets: [] }
  const occurs = (...texts: string[]) => texts.some((text) => includesText(text, wanted))
  const { sections, questions } = surveyIndex(model.survey)
  const titlesOf = ({ kind, id }: MapTarget) => {
    const { title, title_ko } = kind === 'section' ? sections.get(id)!.section : questions.get(id)!.question
    return [title, title_ko]
  }
  return {
    gateways: model.gateways.filter(({ number, question }) => occurs(number, question.title, question.title_ko)),
    targets: model.targets.filter((target) => occurs(target.number, ...titlesOf(target))).slice(0, mostTargets),
  }
}
