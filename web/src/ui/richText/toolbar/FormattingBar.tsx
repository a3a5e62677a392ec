import type Quill from 'quill/core.js'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Message } from '../../message/Message.tsx'
import { Button } from '../../Button.tsx'
import { Progress } from '../../states/Progress.tsx'
import { AltPanel } from './AltPanel.tsx'
import css from './FormattingBar.module.css'
import { HeadingSelect } from './HeadingSelect.tsx'
import { LinkPanel } from '../kit/LinkPanel.tsx'
import { Toolbar } from '../kit/Toolbar.tsx'
import { MediaPanel } from './MediaPanel.tsx'
import panels from './panels.module.css'
import { tools } from './tools.ts'
import type { Uploads } from '../useMediaUpload.ts'

/** The open panel. `keepFocus`: opened without a request, so it does not take the focus. */
export type Panel = { kind: 'link' | 'image' | 'video' } | { kind: 'alt'; image: HTMLImageElement; keepFocus?: boolean }

type Props = {
  id: string
  quill: Quill
  name: string
  panel: Panel | null
  onPanel: (panel: Panel | null) => void
  uploads: Uploads
}

/** The toolbar, and below it the open panel and running uploads. */
export function FormattingBar({ id, quill, name, panel, onPanel, uploads }: Props) {
  const t = useT()
  const panelId = `${id}-panel`
  const { uploading, failure } = uploads
  function close() {
    onPanel(null)
    quill.focus()
  }
  function togglePanel(kind: 'link' | 'image' | 'video') {
    uploads.clearFailure()
    const image = kind === 'image' ? selectedImage(quill) : null
    onPanel(image ? { kind: 'alt', image } : panel?.kind === kind ? null : { kind })
  }
  async function uploadFiles(kind: 'image' | 'video', files: File[]) {
    const { index } = quill.getSelection(true)
    onPanel(null)
    const image = await uploads.send(quill, files, index)
    if (image && kind === 'image') onPanel({ kind: 'alt', image })
  }
  return (
    <>
      <Toolbar
        quill={quill}
        controls={`${id}-en-text ${id}-ko-text`}
        label={t('rich_text.formatting', { name })}
        className={css.tools}
        tools={tools}
        panel={panel?.kind ?? null}
        tooltips
        onOpenPanel={togglePanel}
        renderFirst={(stop, { header }, look) => <HeadingSelect quill={quill} tabStop={stop} level={header} onHeading={look} />}
      />
      {panel?.kind === 'link' && (
        <LinkPanel quill={quill} id={panelId} classes={panels} cancelLabel={t('admin.cancel')} onClose={() => onPanel(null)} />
      )}
      {(panel?.kind === 'image' || panel?.kind === 'video') && (
        <MediaPanel
          key={panel.kind}
          quill={quill}
          kind={panel.kind}
          id={panelId}
          onFiles={(files) => void uploadFiles(panel.kind as 'image' | 'video', files)}
          onImage={(image) => onPanel({ kind: 'alt', image })}
          onClose={close}
        />
      )}
      {panel?.kind === 'alt' && (
        <AltPanel
          key={panel.image.src}
          quill={quill}
          image={panel.image}
          focus={!panel.keepFocus}
          id={panelId}
          onClose={() => onPanel(null)}
        />
      )}
      {uploading && (
        <div className={panels.sending}>
          <Progress label={uploading.name} value={uploading.share} />
          <Button kind="quiet" onClick={uploads.cancel}>
            {t('admin.cancel')}
          </Button>
        </div>
      )}
      {failure && (
        <Message kind="danger" className={css.notice}>
          {t(`admin.${failure.kind}_failed`)} {errorText(failure.error)}
        </Message>
      )}
    </>
  )
}

/** The selected image; null if anything else is selected. */
function selectedImage(quill: Quill): HTMLImageElement | null {
  const range = quill.getSelection(true)
  const [leaf] = range.length === 1 ? quill.getLeaf(range.index + 1) : []
  return leaf?.domNode instanceof HTMLImageElement ? leaf.domNode : null
}
