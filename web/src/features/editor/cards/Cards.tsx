import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useProgressiveCount } from '../../../lib/loading/useProgressiveCount.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { SortableArea } from '../../../ui/sorting/SortableArea.tsx'
import { SortableList } from '../../../ui/sorting/SortableList.tsx'
import { BranchingArea } from '../branching/BranchingArea.tsx'
import { CopyPartsButton } from '../parts/CopyPartsButton.tsx'
import { RemovalDialog } from '../removal/RemovalDialog.tsx'
import { SurveyFields } from '../fields/SurveyFields.tsx'
import { Settings } from '../settings/Settings.tsx'
import { useSurveySelector, useSectionIds, useEditorView, useViewSelector } from '../store/useEditorStore.ts'
import css from './Cards.module.css'
import { SectionCard } from './sections/SectionCard.tsx'
import { useMoveActions } from './sorting/useMoveActions.ts'
import { useAddActions } from './useAddActions.ts'

const growth = { first: 4, step: 1 }

export function Cards() {
  const t = useT()
  const ids = useSectionIds()
  const drawn = useProgressiveCount(ids.length, growth)
  const { addSection } = useAddActions()
  const { moveSection } = useMoveActions()
  const isFull = useSurveySelector(({ sections }) => sections.length >= limits.sections)
  return (
    <div className="column packed shrinks gap-4">
      <SurveyFields />
      <div className={css.settings}>
        <Settings />
        {ids.length > 0 && <FoldAll ids={ids} />}
      </div>
      {ids.length ? (
        <SortableArea>
          <SortableList id="sections" ids={ids} onMove={moveSection} className={css.sections}>
            {ids.slice(0, drawn).map((id, index) => (
              <SectionCard key={id} id={id} index={index} />
            ))}
          </SortableList>
        </SortableArea>
      ) : (
        <div className={css.none}>
          <h2>{t('cards.no_sections_title')}</h2>
          <p className="muted">{t('cards.no_sections_text')}</p>
        </div>
      )}
      <div className="row wrap gap-2">
        <Button kind="secondary" disabled={isFull} onClick={addSection}>
          <PlusIcon /> {t('admin.add_section')}
        </Button>
        <CopyPartsButton />
      </div>
      <BranchingArea />
      <RemovalDialog />
    </div>
  )
}

/** Buttons that fold or unfold all sections. */
function FoldAll({ ids }: { ids: string[] }) {
  const t = useT()
  const view = useEditorView()
  const folded = useViewSelector((viewed) => ids.filter((id) => viewed.isFolded(id)).length)
  return (
    <p className={css.foldAll}>
      {folded < ids.length && (
        <Button kind="quiet" onClick={() => view.fold(ids, true)}>
          {t('cards.collapse_all')}
        </Button>
      )}
      {folded > 0 && (
        <Button kind="quiet" onClick={() => view.fold(ids, false)}>
          {t('cards.expand_all')}
        </Button>
      )}
    </p>
  )
}
