import type { Reading } from '#shared/text.ts'
import { lang } from '../../../lib/language/language.ts'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import css from './HiddenNote.module.css'

type Props = {
  id: string
  /** As the outline counts: "3.2". */
  number: string
  title: Reading
  because: string
  onGo: () => void
}

/** Stands in the preview for a section or question that is hidden just now, says why, and leads to its card. */
export const HiddenNote = ({ id, number, title, because, onGo }: Props) => (
  <button type="button" className={css.note} lang={lang()} data-hidden={id} onClick={onGo}>
    <WorkIcon name="hidden" />
    <span>
      <strong>
        {number} <span lang={title.lang}>{title.text}</span>
      </strong>
      <span className={css.because}>{because}</span>
    </span>
  </button>
)
