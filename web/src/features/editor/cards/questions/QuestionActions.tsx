import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { CopyIcon, TrashIcon, UpIcon } from '../../../../ui/icons/workIcons.ts'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector } from '../../store/useEditorStore.ts'
import css from './QuestionCard.module.css'
import { useQuestionActions } from './useQuestionActions.ts'

/** Buttons to move, duplicate and delete a question. A button that cannot move it stays focusable. */
export function QuestionActions({ id }: { id: string }) {
  const t = useT()
  const moveBy = useMoveBy()
  const { duplicate, remove } = useQuestionActions()
  const index = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.index)
  const isLast = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.section.questions.at(-1)?.id === id)
  return (
    <span className={css.actions}>
      <IconButton small label={t('admin.move_up')} off={index === 0} onClick={() => moveBy(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton small label={t('admin.move_down')} off={isLast} onClick={() => moveBy(1)}>
        <DownIcon />
      </IconButton>
      <IconButton small label={t('admin.duplicate')} onClick={() => duplicate(id)}>
        <CopyIcon />
      </IconButton>
      <IconButton small label={t('admin.delete')} onClick={() => remove(id)}>
        <TrashIcon />
      </IconButton>
    </span>
  )
}
