import { useRef } from 'react'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useProgressiveCount } from '../../../lib/loading/useProgressiveCount.ts'
import { Button } from '../../../ui/Button.tsx'
import { GatewayIcon } from '../../../ui/icons/questionIcons.ts'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { HiddenIcon, WarningIcon } from '../../../ui/icons/workIcons.ts'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { SortableArea } from '../../../ui/sorting/SortableArea.tsx'
import { SortableList } from '../../../ui/sorting/SortableList.tsx'
import { useMoveActions } from '../cards/sorting/useMoveActions.ts'
import { AddQuestion } from '../cards/questions/AddQuestion.tsx'
import { useAddActions } from '../cards/useAddActions.ts'
import { LanguageMark } from '../marks/Marks.tsx'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useSectionIds, useSurveySelector, useViewSelector } from '../store/useEditorStore.ts'
import css from './Outline.module.css'
import { FlaggedPartsProvider } from './FlaggedParts.tsx'
import { OutlineSection } from './OutlineSection.tsx'
import { useRovingTabIndex } from '../../../lib/navigation/useRovingTabIndex.ts'

const growth = { first: 4, step: 2 }

/** The outline: sections and questions by number, with marks; each line jumps to its card and can be dragged. */
export function Outline() {
  const t = useT()
  const ids = useSectionIds()
  const drawn = useProgressiveCount(ids.length, growth)
  const questions = useSurveySelector(({ sections }) => sections.flatMap((section) => section.questions).filter(takesAnswer).length)
  const { addSection } = useAddActions()
  const { moveSection } = useMoveActions()
  const area = useRef<HTMLElement>(null)
  const onKeyDown = useRovingTabIndex(area)
  const current = useCurrentSection(ids)
  return (
    <nav ref={area} className={css.outline} aria-label={t('admin.outline')} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <h2 className="text-sm">{t('admin.outline')}</h2>
        <span className="pushed text-xs muted">
          {t('cards.count_line', {
            sections: t('admin.sections', { count: ids.length }),
            questions: t('survey.questions', { count: questions }),
          })}
        </span>
        {questions > 0 && (
          <Menu button="?" label={t('cards.legend')} className={css.help}>
            <Legend />
          </Menu>
        )}
      </header>
      <FlaggedPartsProvider>
        <SortableArea className={css.area}>
          <SortableList id="sections" ids={ids} onMove={moveSection}>
            {ids.slice(0, drawn).map((id, index) => (
              <OutlineSection key={id} id={id} index={index} />
            ))}
          </SortableList>
        </SortableArea>
      </FlaggedPartsProvider>
      {current !== undefined && (
        <div className={css.add}>
          <AddQuestion sectionId={current} className="flex" />
          <Button kind="quiet" disabled={ids.length >= limits.sections} onClick={addSection}>
            <PlusIcon /> {t('admin.add_section')}
          </Button>
        </div>
      )}
    </nav>
  )
}

/** The section to which a question is added: the one with the open question, else the target of the last jump, else the last one. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const open = useViewSelector((view) => view.open())
  const jumped = useViewSelector((view) => {
    const place = view.jump()?.place
    return place?.kind === 'section' ? place.id : undefined
  })
  const ofOpen = useSurveySelector((survey) => (open === null ? undefined : surveyIndex(survey).questions.get(open)?.section.id))
  return ofOpen ?? ids.find((id) => id === jumped) ?? ids.at(-1)
}

function Legend() {
  const t = useT()
  return (
    <ul className={css.legend}>
      <li>
        <GatewayIcon className={css.gateway} /> {t('admin.gateway')}
      </li>
      <li>
        <LanguageMark letters={t('admin.korean_mark')} /> {t('admin.korean_missing')}
      </li>
      <li>
        <LanguageMark letters={t('admin.english_mark')} /> {t('admin.english_missing')}
      </li>
      <li>
        <WarningIcon className={css.warning} /> {t('cards.warning')}
      </li>
      <li>
        <HiddenIcon /> {t('cards.hidden_now')}
      </li>
    </ul>
  )
}
