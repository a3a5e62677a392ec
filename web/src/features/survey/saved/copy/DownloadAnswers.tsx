import { useT } from '../../../../lib/language/i18n.ts'
import { saveFile } from '../../../../lib/export/download.ts'
import { Button, type Kind, type Size } from '../../../../ui/Button.tsx'
import { DownloadIcon } from '../../../../ui/icons/fileIcons.ts'

type Props = { name: string; text: () => string; kind?: Kind; size?: Size }

/** Downloads the answers as a text file. `name`: the file's, without its ending. */
export function DownloadAnswers({ name, text, ...look }: Props) {
  const t = useT()
  const download = () => saveFile(`${name}.txt`, new Blob([text()], { type: 'text/plain;charset=utf-8' }))
  return (
    <Button {...look} onClick={download}>
      <DownloadIcon /> {t('response.download')}
    </Button>
  )
}
