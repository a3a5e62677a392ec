import { editorPath } from '#shared/site/adminPaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons/fileIcons.ts'
import { EditIcon, MapIcon, PrintIcon } from '../../ui/icons/workIcons.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { MenuButton, menuItem } from '../../ui/overlays/Menu.tsx'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { MoreMenu, narrowTools, viewsLook, wideTools, WorkspaceBar } from '../../ui/workspace/WorkspaceBar.tsx'
import css from './ResultsContent.module.css'

type Props = { survey: Survey; menuId: string; onPrint: () => void; onExport: () => void }

export function ResultsBar({ survey, menuId, onPrint, onExport }: Props) {
  const t = useT()
  const editor = editorPath(survey.id)
  return (
    <WorkspaceBar
      menuId={menuId}
      title={
        <strong className={css.name}>
          <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
        </strong>
      }
      views={
        <nav className={viewsLook} aria-label={t('admin.views')}>
          <Link to={editor}>{t('admin.edit')}</Link>
          <Link to={`${editor}#map`}>{t('admin.logic_map')}</Link>
          <Link to={`${editor}/results`} aria-current="page">
            {t('admin.results')}
          </Link>
        </nav>
      }
    >
      <div className={narrowTools}>
        <MoreMenu>
          <Link className={menuItem} to={editor}>
            <EditIcon /> {t('admin.edit')}
          </Link>
          <Link className={menuItem} to={`${editor}#map`}>
            <MapIcon /> {t('admin.logic_map')}
          </Link>
          <MenuButton onClick={onPrint}>
            <PrintIcon /> {t('results.print')}
          </MenuButton>
        </MoreMenu>
      </div>
      <IconButton className={wideTools} label={t('results.print')} onClick={onPrint}>
        <PrintIcon />
      </IconButton>
      <Button className={css.export} onClick={onExport}>
        <DownloadIcon /> {t('admin.export')}
      </Button>
    </WorkspaceBar>
  )
}
