import type { MouseEvent } from 'react'
import { editorPath } from '#shared/site/adminPaths.ts'
import { useT } from '../../lib/language/i18n.ts'
import { ChartIcon, EditIcon, MapIcon, ReportIcon } from '../icons/workIcons.ts'
import { Link } from '../Link.tsx'
import { menuItem } from '../overlays/Menu.tsx'
import css from './WorkspaceBar.module.css'

const views = {
  edit: { text: 'admin.edit', Icon: EditIcon, end: '' },
  map: { text: 'admin.logic_map', Icon: MapIcon, end: '#map' },
  results: { text: 'admin.results', Icon: ChartIcon, end: '/results' },
  report: { text: 'admin.report', Icon: ReportIcon, end: '/report' },
} as const

type SurveyView = keyof typeof views

type Props = {
  /** The survey's id; undefined before its first save, when it has neither results nor a report. */
  id: string | undefined
  current: SurveyView
  /** The query of the results and of the report, which is the same: '?…' or ''. */
  query?: string
  /** In the editor, which switches between its two views without a navigation. */
  onMode?: (mode: 'edit' | 'map') => void
}

function linksOf({ id, query = '', onMode }: Props) {
  const names = Object.keys(views) as SurveyView[]
  return names.flatMap((name) => {
    const isOfEditor = name === 'edit' || name === 'map'
    if (id === undefined && !isOfEditor) return []
    const { text, Icon, end } = views[name]
    const to = id === undefined ? end : `${editorPath(id)}${end}${isOfEditor ? '' : query}`
    const onClick = (event: MouseEvent) => {
      if (!isOfEditor || !onMode || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onMode(name)
    }
    return [{ name, text, Icon, to, onClick }]
  })
}

/** Links to the views of a survey in the admin area: its editor, logic map, results and report. */
export function SurveyViews(props: Props) {
  const t = useT()
  return (
    <nav className={css.views} aria-label={t('admin.views')}>
      {linksOf(props).map(({ name, text, to, onClick }) => (
        <Link key={name} to={to} aria-current={name === props.current ? 'page' : undefined} onClick={onClick}>
          {t(text)}
        </Link>
      ))}
    </nav>
  )
}

/** The other views, for the menu of a bar that is too narrow for the links. */
export function SurveyViewItems(props: Props) {
  const t = useT()
  return linksOf(props)
    .filter(({ name }) => name !== props.current)
    .map(({ name, text, Icon, to, onClick }) => (
      <Link key={name} className={menuItem} to={to} onClick={onClick}>
        <Icon /> {t(text)}
      </Link>
    ))
}
