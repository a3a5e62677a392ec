import { memo } from 'react'
import { limits } from '#shared/limits.ts'
import { questionTypeNames } from '#shared/kinds/kinds.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DownIcon, PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import { Menu, MenuButton } from '../../../../ui/overlays/Menu.tsx'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector } from '../../store/useEditorStore.ts'
import css from '../sections/SectionCard.module.css'
import { questionTemplates, templateNames } from '../../kinds/questionTemplates.ts'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import { useAddActions } from '../useAddActions.ts'

type Props = { sectionId: string; className: string | undefined; /** Of the button. */ id?: string }

/** Adds a question to a section: a short text, or of the type that is chosen from a menu. */
export const AddQuestion = memo(function AddQuestion({ sectionId, className, id }: Props) {
  const t = useT()
  const { addQuestion } = useAddActions()
  const isFull = useSurveySelector((survey) => surveyIndex(survey).questions.size >= limits.questions)
  return (
    <div className={className}>
      <Button kind="quiet" id={id} disabled={isFull} onClick={() => addQuestion(sectionId)}>
        <PlusIcon /> {t('cards.add_question')}
      </Button>
      {!isFull && (
        <Menu button={<DownIcon />} label={t('cards.add_question_of_type')} className={`${css.menu} ${css.types}`}>
          {questionTypeNames.map((type) => (
            <MenuButton key={type} onClick={() => addQuestion(sectionId, { type })}>
              <TypeIcon type={type} /> {t(`cards.${type}`)}
            </MenuButton>
          ))}
          {templateNames.map((name) => (
            <MenuButton key={name} onClick={() => addQuestion(sectionId, questionTemplates[name])}>
              <TypeIcon type={questionTemplates[name].type} /> {t(`cards.${name}`)}
            </MenuButton>
          ))}
        </Menu>
      )}
    </div>
  )
})
