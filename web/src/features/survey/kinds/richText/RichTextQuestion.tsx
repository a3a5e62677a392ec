import { useRef, useState } from 'react'
import type { Question as SurveyQuestion } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { useAnswerEditor } from './useAnswerEditor.ts'
import { textToHtml, htmlToText } from '../../../../lib/text/plainText.ts'
import css from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import { reloadPage } from '../../../../lib/loading/reloadPage.ts'
import text from '../text/TextQuestion.module.css'
import { useAnswer } from '../../answers/useAnswerStore.ts'

/** rich_text: the editor, a placeholder of its height until it is loaded, or plain text if it cannot be loaded. */
export function Question({ question }: { question: SurveyQuestion }) {
  const { value, problem, control, answer } = useAnswer(question.id)
  const html = typeof value === 'string' ? value : ''
  const frame = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const { editor, loadNow } = useAnswerEditor(frame)
  const title = `${control}-title`
  const shared = { control, html, describedBy: describedBy(question, problem), required: question.required, invalid: problem !== undefined }
  const keep = (next: string) => answer(question.id, next || undefined)
  const focusEditor = () => {
    setFocused(true)
    loadNow()
  }
  return (
    <div className={css.question} data-question={question.id}>
      <p id={title} className={css.title}>
        <QuestionTitle question={question} />
      </p>
      <QuestionDetails question={question} problem={problem} />
      {editor.state === 'failed' ? (
        <PlainText {...shared} labelledBy={title} onChange={keep} />
      ) : (
        <div ref={frame}>
          {editor.state === 'ready' ? (
            <editor.Editor {...shared} labelledBy={title} value={html} focus={focused} onChange={keep} />
          ) : (
            <Placeholder {...shared} labelledBy={title} onEnter={focusEditor} />
          )}
        </div>
      )}
    </div>
  )
}

type Shared = { control: string; html: string; labelledBy: string; describedBy: string | undefined; required: boolean; invalid: boolean }

/** The answer as text, as high as the editor. Focus loads the editor at once, which then takes the focus. */
const Placeholder = ({ control, html, labelledBy, describedBy, required, onEnter }: Shared & { onEnter: () => void }) => (
  <textarea
    id={control}
    className={`${text.control} ${text.waiting}`}
    readOnly
    dir="auto"
    aria-busy
    value={htmlToText(html)}
    required={required}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    onFocus={onEnter}
  />
)

/** Without the editor: a textarea if the answer has no formatting, else the answer to read, so that no formatting is lost. */
function PlainText({ control, html, labelledBy, describedBy, required, invalid, onChange }: Shared & { onChange: (html: string) => void }) {
  const t = useT()
  const plain = textToHtml(htmlToText(html)) === html
  return (
    <>
      {plain ? (
        <textarea
          id={control}
          className={text.control}
          dir="auto"
          rows={5}
          value={htmlToText(html)}
          required={required}
          aria-labelledby={labelledBy}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(textToHtml(event.currentTarget.value))}
        />
      ) : (
        <section id={control} className={text.control} aria-labelledby={labelledBy} aria-describedby={describedBy} tabIndex={-1}>
          <RichText html={html} />
        </section>
      )}
      <p className={css.description}>
        {t(plain ? 'writing.editor_plain' : 'writing.editor_missing')}{' '}
        <Button kind="quiet" onClick={reloadPage}>
          {t('common.reload')}
        </Button>
      </p>
    </>
  )
}
