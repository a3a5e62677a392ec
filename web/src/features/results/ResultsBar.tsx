import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { menuItem } from '../../ui/overlays/Menu.tsx'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { WorkIcon } from '../../ui/WorkIcon.tsx'
import { MoreMenu, narrowTools, viewsLook, WorkspaceBar } from '../../ui/workspace/WorkspaceBar.tsx'
import css from './ResultsContent.module.css'

/** The sticky bar above the results, with links to the editor and Export. */
export function ResultsBar({ survey, menuId, onExport }: { survey: Survey; menuId: string; onExport: () => void }) {
  const t = useT()
  const editor = `/admin/surveys/${survey.id}`
  return (
    <WorkspaceBar
      menuId={menuId}
      title={
        <strong className={css.name}>
          <BilingualText of={pair(survey, 'title')} fallback={t('work.no_title')} />
        </strong>
      }
      views={
        <nav className={viewsLook} aria-label={t('admin.views')}>
          <Link to={editor}>{t('admin.edit')}</Link>
          <Link to={`${editor}#map`}>{t('work.logic_map')}</Link>
          <Link to={`${editor}/results`} aria-current="page">
            {t('admin.results')}
          </Link>
        </nav>
      }
    >
      <div className={narrowTools}>
        <MoreMenu>
          <Link className={menuItem} to={editor}>
            <Icon name="edit" /> {t('admin.edit')}
          </Link>
          <Link className={menuItem} to={`${editor}#map`}>
            <WorkIcon name="map" /> {t('work.logic_map')}
          </Link>
          <button type="button" className={menuItem} onClick={() => print()}>
            <WorkIcon name="print" /> {t('results.print')}
          </button>
        </MoreMenu>
      </div>
      <Button className={css.export} onClick={onExport}>
        <Icon name="download" /> {t('work.export')}
      </Button>
    </WorkspaceBar>
  )
}
