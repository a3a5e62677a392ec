import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { Menu, MenuButton } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { ImageIcon } from '../../../ui/icons/fileIcons.ts'
import { DotsIcon, TableIcon } from '../../../ui/icons/workIcons.ts'
import css from './ChartMenu.module.css'
import { tableText, type ChartData } from './chartData.ts'

/** Copies the chart as a PNG, else downloads it. Firefox and Safari copy only in the click itself, before the picture is drawn. */
async function copyPicture(chart: ChartData): Promise<TextKey> {
  const picture = import('./drawChart.ts').then(({ drawChart }) => drawChart(chart))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return 'results.picture_copied'
  } catch {
    saveFile(`${chart.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.png`, await picture)
    return 'results.picture_saved'
  }
}

async function copyTable(chart: ChartData): Promise<TextKey> {
  await navigator.clipboard.writeText(tableText(chart))
  return 'results.table_copied'
}

export function ChartMenu({ chart }: { chart: ChartData }) {
  const t = useT()
  const run = (copy: (chart: ChartData) => Promise<TextKey>) => () =>
    void copy(chart).then(
      (message) => toast(t(message)),
      () => toast(t('results.copy_failed'), { tone: 'error' }),
    )
  return (
    <div className={css.menu}>
      <Menu button={<DotsIcon />} label={t('results.copy_of', { title: chart.title })} className={css.button}>
        <MenuButton onClick={run(copyPicture)}>
          <ImageIcon /> {t('results.copy_picture')}
        </MenuButton>
        <MenuButton onClick={run(copyTable)}>
          <TableIcon /> {t('results.copy_table')}
        </MenuButton>
      </Menu>
    </div>
  )
}
