import { use, useState } from 'react'
import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { Menu, MenuButton } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { DownloadIcon, ImageIcon } from '../../../ui/icons/fileIcons.ts'
import { DotsIcon, TableIcon } from '../../../ui/icons/workIcons.ts'
import css from './ChartMenu.module.css'
import { tableText, type ChartData } from './chartData.ts'
import type { PictureFormat } from './drawChart.ts'
import { SourceContext } from './SourceContext.ts'

const draw = async (chart: ChartData, source: string, format: PictureFormat) =>
  (await import('./drawChart.ts')).drawChart(chart, source, format)

async function savePicture(chart: ChartData, picture: Promise<Blob>, format: PictureFormat): Promise<TextKey> {
  saveFile(`${chart.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.${format}`, await picture)
  return 'results.picture_saved'
}

/** Copies the chart as a PNG, else downloads it. Firefox and Safari copy only in the click itself, before the picture is drawn. */
async function copyPicture(chart: ChartData, source: string): Promise<TextKey> {
  const picture = draw(chart, source, 'png')
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return 'results.picture_copied'
  } catch {
    return savePicture(chart, picture, 'png')
  }
}

async function copyTable(chart: ChartData): Promise<TextKey> {
  await navigator.clipboard.writeText(tableText(chart))
  return 'results.table_copied'
}

export function ChartMenu({ chart }: { chart: ChartData }) {
  const t = useT()
  const source = use(SourceContext)
  // screen readers get the content far from the viewport as if nothing in it were hidden, even a closed menu
  const [isNear, setNear] = useState(false)
  const near = () => setNear(true)
  const run = (act: () => Promise<TextKey>) => () =>
    void act().then(
      (message) => toast(t(message)),
      () => toast(t('results.copy_failed'), { tone: 'error' }),
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button within gets the focus and the clicks
    <div className={css.menu} onPointerEnter={near} onFocus={near} onClick={near}>
      <Menu button={<DotsIcon />} label={t('results.copy_of', { title: chart.title })} className={css.button}>
        {isNear && (
          <>
            <MenuButton onClick={run(() => copyPicture(chart, source))}>
              <ImageIcon /> {t('results.copy_picture')}
            </MenuButton>
            {(['png', 'svg'] as const).map((format) => (
              <MenuButton key={format} onClick={run(() => savePicture(chart, draw(chart, source, format), format))}>
                <DownloadIcon /> {t(`results.save_${format}`)}
              </MenuButton>
            ))}
            <MenuButton onClick={run(() => copyTable(chart))}>
              <TableIcon /> {t('results.copy_table')}
            </MenuButton>
          </>
        )}
      </Menu>
    </div>
  )
}
