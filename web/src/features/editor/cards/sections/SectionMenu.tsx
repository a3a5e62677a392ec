import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import { CopyIcon, DotsIcon, MoveDownIcon, MoveUpIcon, TrashIcon } from '../../../../ui/icons/workIcons.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector } from '../../store/useEditorStore.ts'
import css from './SectionCard.module.css'
import { useSectionActions } from './useSectionActions.ts'

export const SectionMenu = memo(function SectionMenu({ id, name }: { id: string; name: string }) {
  const t = useT()
  const moveBy = useMoveBy()
  const { duplicate, remove } = useSectionActions()
  const index = useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.index)
  const isLast = useSurveySelector(({ sections }) => sections.at(-1)?.id === id)
  return (
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
      <MenuButton onClick={() => remove(id)}>
        <TrashIcon /> {t('admin.delete')}
      </MenuButton>
    </Menu>
  )
})
