import { useT } from '../../../lib/language/i18n.ts'
import { Button, type Kind, type Size } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

type Props = { name: string; text: () => string; kind?: Kind; size?: Size }

/** Lets a person keep what they wrote as a text file, whatever becomes of the survey. `name`: the file's, without its ending. */
export function DownloadAnswers({ name, text, ...look }: Props) {
  const t = useT()
  const download = () => {
    const url = URL.createObjectURL(new Blob([text()], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: `${name}.txt` }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <Button {...look} onClick={download}>
      <Icon name="download" /> {t('answered.download')}
    </Button>
  )
}
