import { takesAnswer } from '#shared/kinds/kinds.ts'
import { nameQuotesIn } from '#shared/quotes/nameQuotes.ts'
import type { Section } from '#shared/survey/survey.ts'
import { otherLanguage } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { EditIcon, UpIcon } from '../../../../ui/icons/workIcons.ts'
import { DragHandle } from '../../../../ui/sorting/SortableList.tsx'
import { isExemptFromBranching } from '../../store/edits/sections.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorView } from '../../store/useEditorStore.ts'
import { useReadTitle } from '../../marks/useReadTitle.ts'
import { cardIds } from '../cardIds.ts'
import { poolText } from '../pools/poolText.ts'
import css from './SectionCard.module.css'
import { SectionMenu } from './SectionMenu.tsx'

type Props = {
  section: Section
  isOpen: boolean
  onOpen: () => void
  isFolded: boolean
}

export function SectionHead({ section, isOpen, onOpen, isFolded }: Props) {
  const t = useT()
  const view = useEditorView()
  const number = useSurveySelector((survey) => surveyIndex(survey).sections.get(section.id)?.number ?? '')
  const isAlways = isExemptFromBranching(section) || section.always_show
  const drawn = useSurveySelector((survey) => poolText(survey, section.id, t))
  const title = useReadTitle(section)
  const other = useSurveySelector((survey) => nameQuotesIn(survey, title.lang === 'ko' ? section.title : section.title_ko))
  const name = `${number} ${title.text || t('cards.untitled')}`
  return (
    <header className={css.head}>
      <DragHandle name={name} />
      <h2 className={css.heading} id={cardIds.section(section.id)}>
        <Button kind="plain" className={css.title} aria-expanded={isOpen && !isFolded} onClick={onOpen}>
          <span className={css.number}>{number}</span>
          <span lang={title.lang} className="shrinks breakable">
            {title.text || t('cards.untitled')}
          </span>
          <EditIcon className={css.pen} />
        </Button>
      </h2>
      {other && other !== title.text && (
        <span className={css.other} lang={otherLanguage(title.lang)}>
          {other}
        </span>
      )}
      {(isAlways || drawn) && (
        <span className={css.always}>{[isAlways && t('cards.always_shows'), drawn].filter(Boolean).join(' · ')}</span>
      )}
      <span className={css.count}>{t('survey.questions', { count: section.questions.filter(takesAnswer).length })}</span>
      <SectionMenu id={section.id} name={name} />
      <IconButton
        small
        aria-expanded={!isFolded}
        label={`${t(isFolded ? 'cards.unfold' : 'cards.fold')}: ${name}`}
        onClick={() => view.fold([section.id], !isFolded)}
      >
        {isFolded ? <DownIcon /> : <UpIcon />}
      </IconButton>
    </header>
  )
}
