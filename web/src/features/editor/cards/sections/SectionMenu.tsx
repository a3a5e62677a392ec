import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Menu, menuItem } from '../../../../ui/overlays/Menu.tsx'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import { WorkIcon } from '../../../../ui/WorkIcon.tsx'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector } from '../../store/useEditorStore.ts'
import css from './SectionCard.module.css'
import { useSectionActions } from './useSectionActions.ts'

/** The menu of a section: move, duplicate, delete. */
export const SectionMenu = memo(function SectionMenu({ id, name }: { id: string; name: string }) {
  const t = useT()
  const moveBy = useMoveBy()
  const { duplicate, remove } = useSectionActions()
  const index = useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.index)
  const isLast = useSurveySelector(({ sections }) => sections.at(-1)?.id === id)
  return (
    <Menu button={<WorkIcon name="dots" />} label={t('cards.section_menu', { name })} className={css.menu}>
      <button type="button" className={menuItem} disabled={index === 0} onClick={() => moveBy(-1)}>
        <WorkIcon name="move_up" /> {t('work.move_up')}
      </button>
      <button type="button" className={menuItem} disabled={isLast} onClick={() => moveBy(1)}>
        <WorkIcon name="move_down" /> {t('work.move_down')}
      </button>
      <button type="button" className={menuItem} onClick={() => duplicate(id)}>
        <WorkIcon name="copy" /> {t('work.duplicate')}
      </button>
      <button type="button" className={menuItem} onClick={() => remove(id)}>
        <WorkIcon name="trash" /> {t('work.delete')}
      </button>
    </Menu>
  )
})
