import { memo, Suspense, useState } from 'react'
import { loadable } from '../../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../../lib/loading/preloadOnIntent.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import { CopyIcon, DotsIcon, DrawIcon, MoveDownIcon, MoveUpIcon, TrashIcon } from '../../../../ui/icons/workIcons.ts'
import { surveyIndex, type SectionPlace } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore, useEditorView } from '../../store/useEditorStore.ts'
import css from './SectionCard.module.css'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { poolOf, restoreSection } from '../../store/edits/pools.ts'
import { copySection, insertSection, removeSection } from '../../store/edits/sections.ts'
import { useRemoval } from '../../removal/useRemoval.ts'
import { cardIds } from '../cardIds.ts'
import { countRulesNaming } from '../../store/edits/logic/gatewayRules.ts'
import { undoOf } from '../../../../lib/document/content.ts'

const PoolDialog = loadable(() => import('../pools/PoolDialog.tsx'))

export const SectionMenu = memo(function SectionMenu({ id, name }: { id: string; name: string }) {
  const t = useT()
  const moveBy = useMoveBy()
  const { duplicate, remove } = useSectionActions()
  const index = useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.index)
  const isLast = useSurveySelector(({ sections }) => sections.at(-1)?.id === id)
  const isFull = useSurveySelector((survey) => (survey.pools?.length ?? 0) >= limits.pools && !poolOf(survey, id))
  const [isDrawing, setDrawing] = useState(false)
  return (
    <>
      <Menu button={<DotsIcon />} label={t('cards.section_menu', { name })} className={css.menu}>
        <MenuButton disabled={index === 0} onClick={() => moveBy(-1)}>
          <MoveUpIcon /> {t('admin.move_up')}
        </MenuButton>
        <MenuButton disabled={isLast} onClick={() => moveBy(1)}>
          <MoveDownIcon /> {t('admin.move_down')}
        </MenuButton>
        <MenuButton onClick={() => duplicate(id)}>
          <CopyIcon /> {t('admin.duplicate')}
        </MenuButton>
        <MenuButton disabled={isFull} {...preloadOnIntent(PoolDialog)} onClick={() => setDrawing(true)}>
          <DrawIcon /> {t('cards.draw')}
        </MenuButton>
        <MenuButton onClick={() => remove(id)}>
          <TrashIcon /> {t('admin.delete')}
        </MenuButton>
      </Menu>
      {isDrawing && (
        <Suspense>
          <PoolDialog sectionId={id} onClose={() => setDrawing(false)} />
        </Suspense>
      )}
    </>
  )
})

function useSectionActions() {
  const store = useEditorStore()
  const view = useEditorView()
  const confirm = useRemoval()
  const t = useT()
  return {
    duplicate: (id: string) => {
      const place = surveyIndex(store.get()).sections.get(id)
      if (!place || store.get().sections.length >= limits.sections) return
      const copy = copySection(place.section)
      store.edit(insertSection(copy, place.index + 1))
      view.jumpTo({ kind: 'section', id: copy.id })
    },
    remove: (id: string) => {
      const place = surveyIndex(store.get()).sections.get(id)
      if (place) confirm(removeSection(id), () => removeNow(place))
    },
  }

  function removeNow({ section, index }: SectionPlace) {
    const pool = poolOf(store.get(), section.id)
    flushSync(() => store.edit(removeSection(section.id)))
    const { sections } = store.get()
    const near = sections[index] ?? sections.at(-1)
    if (near) document.getElementById(cardIds.section(near.id))?.querySelector('button')?.focus()
    const count = countRulesNaming(store.get(), section.id, 'show_section_ids')
    const left = pool && store.get().pools?.find(({ id }) => id === pool.id)
    const words = [
      t('cards.section_deleted'),
      ...(count ? [t('cards.rules_name_it', { count })] : []),
      ...(left && left.show < pool.show ? [t('cards.pool_shows', { count: left.show, pool: pool.id })] : []),
    ].join(' ')
    const run = undoOf(store, restoreSection(section, index, pool))
    toast(words, { action: { label: t('admin.undo'), run } })
  }
}
