import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SortArea } from '../../../ui/sorting/SortArea.tsx'
import { SortList } from '../../../ui/sorting/SortList.tsx'
import { BranchingArea } from '../branching/BranchingArea.tsx'
import { SurveyFields } from '../fields/SurveyFields.tsx'
import { useEdited } from '../store/useEditor.ts'
import { useGrowing } from '../../../lib/useGrowing.ts'
import css from './Cards.module.css'
import { FoldAll } from './FoldAll.tsx'
import { SectionCard } from './sections/SectionCard.tsx'
import { useMoves } from './sorting/useMoves.ts'
import { useAdding } from './useAdding.ts'
import { useSectionIds } from './useIds.ts'

/** Sections that are drawn at once, and at a time after that: a long survey can be edited before all of it is there. */
const growth = { first: 4, step: 1 }

/** All that a survey is made of: its own fields, its sections with their questions, and the survey-level branching. */
export function Cards() {
  const t = useT()
  const ids = useSectionIds()
  const drawn = useGrowing(ids.length, growth)
  const { addSection } = useAdding()
  const { moveSection } = useMoves()
  const isFull = useEdited(({ sections }) => sections.length >= limits.sections)
  const add = (
    <Button kind="secondary" disabled={isFull} onClick={() => addSection()}>
      <Icon name="plus" /> {t('work.add_section')}
    </Button>
  )
  return (
    <div className={css.cards}>
      <SurveyFields />
      {ids.length ? (
        <>
          <FoldAll ids={ids} />
          <SortArea>
            <SortList id="sections" ids={ids} onMove={moveSection} className={css.sections}>
              {ids.slice(0, drawn).map((id, index) => (
                <SectionCard key={id} id={id} index={index} />
              ))}
            </SortList>
          </SortArea>
          <p>{add}</p>
        </>
      ) : (
        <EmptyState title={t('cards.no_sections_title')} action={add}>
          {t('cards.no_sections_text')}
        </EmptyState>
      )}
      <BranchingArea />
    </div>
  )
}
