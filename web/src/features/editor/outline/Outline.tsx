import { useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { SortArea } from '../../../ui/sorting/SortArea.tsx'
import { SortList } from '../../../ui/sorting/SortList.tsx'
import { useMoves } from '../cards/sorting/useMoves.ts'
import { useAdding } from '../cards/useAdding.ts'
import { useSectionIds } from '../cards/useIds.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited } from '../store/useEditor.ts'
import { useGrowing } from '../../../lib/useGrowing.ts'
import { Legend } from './Legend.tsx'
import css from './Outline.module.css'
import { OutlineMarks } from './OutlineMarks.tsx'
import { OutlineSection } from './OutlineSection.tsx'
import { useOneStop } from './useOneStop.ts'

/** Sections that are drawn at once, and at a time after that. */
const growth = { first: 4, step: 2 }

/** The survey at a glance: its sections and questions by number, what is notable about them, and a way to each. */
export function Outline() {
  const t = useT()
  const ids = useSectionIds()
  const drawn = useGrowing(ids.length, growth)
  const questions = useEdited((survey) => surveyIndex(survey).questions.size)
  const { addSection } = useAdding()
  const { moveSection } = useMoves()
  const area = useRef<HTMLElement>(null)
  const onKeyDown = useOneStop(area)
  return (
    <nav ref={area} className={css.outline} aria-label={t('work.outline')} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <h2>{t('work.outline')}</h2>
        <span>
          {t('cards.count_line', {
            sections: t('work.sections', { count: ids.length }),
            questions: t('survey.questions', { count: questions }),
          })}
        </span>
        {questions > 0 && (
          <Menu button="?" label={t('cards.legend')} className={css.help}>
            <Legend />
          </Menu>
        )}
      </header>
      <OutlineMarks>
        <SortArea className={css.area}>
          <SortList id="sections" ids={ids} onMove={moveSection}>
            {ids.slice(0, drawn).map((id, index) => (
              <OutlineSection key={id} id={id} index={index} />
            ))}
          </SortList>
        </SortArea>
      </OutlineMarks>
      <Button kind="quiet" className={css.add} disabled={ids.length >= limits.sections} onClick={addSection}>
        <Icon name="plus" /> {t('work.add_section')}
      </Button>
    </nav>
  )
}
