import { useRef } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../Button.tsx'
import { AddressPanel } from '../kit/AddressPanel.tsx'
import { ImageIcon, VideoIcon } from '../../icons/fileIcons.ts'
import css from './panels.module.css'
import { insertImage, insertVideo } from '../pane/insertMedia.ts'
import { imageSource } from '#shared/html/richTextHtml.ts'
import { playerAddress } from '../pane/mediaAddress.ts'

type Props = {
  quill: Quill
  kind: 'image' | 'video'
  id: string
  onFiles: (files: File[]) => void
  onImage: (image: HTMLImageElement) => void
  onClose: () => void
}

/** Inserts an image or a video, from a file or an address. */
export function MediaPanel({ quill, kind, id, onFiles, onImage, onClose }: Props) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)

  function apply(typed: string): boolean {
    const address = kind === 'image' ? imageSource(typed.trim()) : playerAddress(typed)
    if (!address) return false
    const { index } = quill.getSelection(true)
    onClose()
    if (kind === 'video') insertVideo(quill, index, { player: { src: address } })
    else onImage(insertImage(quill, index, address))
    return true
  }
  return (
    <AddressPanel
      id={id}
      classes={css}
      label={t(`rich_text.${kind}_address`)}
      applyLabel={t('rich_text.insert')}
      onApply={apply}
      refusalText={t(`rich_text.ask_${kind}`)}
      cancelLabel={t('admin.cancel')}
      onClose={onClose}
    >
      <div className={css.choose}>
        <Button kind="secondary" onClick={() => file.current!.click()}>
          {kind === 'image' ? <ImageIcon /> : <VideoIcon />} {t(`rich_text.choose_${kind}`)}
        </Button>
        <span>{t('rich_text.or')}</span>
        <input
          ref={file}
          type="file"
          hidden
          accept={`${kind}/*`}
          aria-label={t(`rich_text.choose_${kind}`)}
          onChange={({ currentTarget: { files } }) => files?.length && onFiles([...files])}
        />
      </div>
    </AddressPanel>
  )
}
