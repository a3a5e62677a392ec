import type { ReactNode } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { PrintIcon } from '../../ui/icons/workIcons.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuButton } from '../../ui/overlays/Menu.tsx'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { SurveyViewItems, SurveyViews } from '../../ui/workspace/SurveyViews.tsx'
import { MoreMenu, narrowTools, wideTools, WorkspaceBar } from '../../ui/workspace/WorkspaceBar.tsx'
import css from './ResultsContent.module.css'
import { queryString, type ResultsQuery } from './useResultsQuery.ts'

type Props = {
  survey: Survey
  view: 'results' | 'report'
  query: ResultsQuery
  menuId: string
  onPrint: () => void
  /** The main button. */
  children?: ReactNode
}

/** The bar of the results and of the report, which keep filter and comparison from one to the other. */
export function ResultsBar({ survey, view, query, menuId, onPrint, children }: Props) {
  const t = useT()
  const views = { id: survey.id, current: view, query: queryString({ ...query, view: 'summary', response: null, q: '' }) }
  return (
    <WorkspaceBar
      menuId={menuId}
      title={
        <strong className={css.name}>
          <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
        </strong>
      }
      views={<SurveyViews {...views} />}
    >
      <div className={narrowTools}>
        <MoreMenu>
          <SurveyViewItems {...views} />
          <MenuButton onClick={onPrint}>
            <PrintIcon /> {t('results.print')}
          </MenuButton>
        </MoreMenu>
      </div>
      <IconButton className={wideTools} label={t('results.print')} onClick={onPrint}>
        <PrintIcon />
      </IconButton>
      {children}
    </WorkspaceBar>
  )
}
