import Quill from 'quill/core.js'
import Blockquote from 'quill/formats/blockquote.js'
import { AlignClass } from 'quill/formats/align.js'
import Bold from 'quill/formats/bold.js'
import IndentClass from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import ListItem, { ListContainer } from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { images, videos } from '#shared/files/fileTypes.ts'
import { latinLetter } from '../../../lib/document/useShortcuts.ts'
import { Heading, OwnVideo, Picture, Player, WebLink } from './blots.ts'
import { disabledBindings, htmlToDelta, registryOf, editorHtml } from '../kit/editing.ts'
import { RichClipboard } from './RichClipboard.ts'

/** Quill with its own clipboard module. It needs its own `imports`, since Quill's are shared by all editors. */
class RichQuill extends Quill {
  static override imports = { ...Quill.imports, 'modules/clipboard': RichClipboard }
}

// The toolbar cannot make the last three, but imported texts may have them.
const registry = registryOf([
  Bold,
  Italic,
  Underline,
  Strike,
  WebLink,
  ListContainer,
  ListItem,
  Heading,
  Picture,
  OwnVideo,
  Player,
  Blockquote,
  IndentClass,
  AlignClass,
])

const mimetypes = [...Object.keys(images), 'image/bmp', 'image/x-icon', 'image/vnd.microsoft.icon', ...Object.keys(videos)]
const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)

const formatKeys: Record<string, string> = { b: 'bold', i: 'italic', u: 'underline' }

type PaneHandlers = {
  /** The HTML after a change; '' if it shows nothing, and exactly the loaded HTML if the content equals it again. */
  onChange: (html: string) => void
  /** Image and video files that were pasted or dropped at an index of the text. */
  onFiles: (files: File[], index: number) => void
  /** Ctrl+K and Alt+F10. */
  onShortcut: (what: 'link' | 'toolbar') => void
}

export type PaneEditor = ReturnType<typeof createPaneEditor>

/** One language's editor in the empty `host`. During composition it reports nothing, and `replace` waits. Undo stops at the first typed change. */
export function createPaneEditor(host: HTMLElement, html: string, { onChange, onFiles, onShortcut }: PaneHandlers) {
  const quill = new RichQuill(host, {
    registry,
    modules: {
      keyboard: { bindings: { ...disabledBindings, bold: null, italic: null, underline: null } },
      history: { userOnly: true },
      uploader: { mimetypes, handler: receiveFiles },
    },
  })
  const { root, history } = quill
  let initial = { html, now: '' }
  let pendingHtml: string | undefined

  function receiveFiles(range: { index: number }, files: File[]) {
    onFiles(files, range.index)
  }

  /** Replaces the content; keeps focus and caret. */
  function replace(next: string) {
    if (quill.composition.isComposing) {
      pendingHtml = next
      return
    }
    const contents = htmlToDelta(quill, next)
    if (JSON.stringify(contents.ops) !== JSON.stringify(quill.getContents().ops)) {
      const selection = document.getSelection()
      const caret = quill.hasFocus() ? quill.getSelection() : null
      // a selection left in the editor would make Quill take the focus
      if (!caret && selection?.anchorNode && root.contains(selection.anchorNode)) selection.removeAllRanges()
      quill.setContents(contents, 'silent')
      if (caret) quill.setSelection(Math.min(caret.index, quill.getLength() - 1), 0, 'silent')
    }
    history.clear()
    initial = { html: next, now: editorHtml(quill) }
  }

  root.addEventListener('compositionend', () => {
    if (pendingHtml === undefined) return
    const next = pendingHtml
    pendingHtml = undefined
    queueMicrotask(() => replace(next))
  })
  for (const key of ['z', 'Z', 'y']) delete quill.keyboard.bindings[key]
  root.addEventListener('keydown', onKeyDown)
  quill.on('text-change', () => {
    const now = editorHtml(quill)
    onChange(now === initial.now ? initial.html : now)
  })
  if (html) quill.setContents(htmlToDelta(quill, html), 'silent')
  history.clear()
  initial.now = editorHtml(quill)
  return { quill, replace }

  function onKeyDown(event: KeyboardEvent) {
    const key = latinLetter(event)
    const shortcut = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey
    if (event.isComposing || event.defaultPrevented) return
    if (shortcut && (key === 'z' || key === 'y')) {
      const direction = key === 'y' || event.shiftKey ? 'redo' : 'undo'
      // Quill prevents the browser's own undo, which would break its content.
      if (history.stack[direction].length === 0) return
      event.preventDefault()
      event.stopPropagation()
      return history[direction]()
    }
    const format = shortcut && !event.shiftKey && formatKeys[key]
    if (format) {
      event.preventDefault()
      return quill.format(format, !quill.getFormat()[format], 'user')
    }
    const what = shortcut && key === 'k' ? 'link' : event.altKey && event.key === 'F10' ? 'toolbar' : null
    if (!what) return
    event.preventDefault()
    event.stopPropagation()
    onShortcut(what)
  }
}
