import { Fragment, useLayoutEffect, useState, type FormEvent } from 'react'
import { fieldLimits } from '#shared/fieldLimits.ts'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { loadOptional } from '../../../lib/loading/loadable.tsx'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { AlertIcon, CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useFocusFirstError } from '../../../ui/forms/submitting/useFocusFirstError.ts'
import { checkInquiry, type FieldErrors } from './checkInquiry.ts'
import css from './ContactForm.module.css'
import { forgetInquiry, writeInquiryDraft, readInquiryDraft, type InquiryFields } from './inquiryDraft.ts'

/** Loaded when the visitor begins to type. */
const loadSending = () => loadOptional(() => import('./sendInquiry.ts'))
const unsent = { fieldErrors: {}, retryText: '' }

type State = 'idle' | 'sending' | 'sent' | 'failed'

/** The inquiry form. What was typed survives a reload until it is sent. `preview`: nothing is stored or sent. */
export function ContactForm({ preview }: { preview: boolean }) {
  const t = useT()
  const hydrating = useHydrating()
  const [{ draft, round }, setStart] = useState(() => ({ draft: preview || hydrating ? {} : readInquiryDraft(), round: 0 }))
  const [isHydrated] = useState(hydrating)
  const [state, setState] = useState<State>('idle')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [retryText, setRetryText] = useState('')

  const form = useFocusFirstError(fieldErrors)

  // The server's HTML has no draft: restore it now, unless the visitor typed before React was there. A layout effect runs
  // before the visitor can type into fields that are about to be replaced.
  useLayoutEffect(() => {
    if (!isHydrated) return
    const typed = Object.values(readFields()).some(Boolean)
    const draft = readInquiryDraft()
    if (typed) writeInquiryDraft(readFields())
    else if (Object.keys(draft).length) setStart({ draft, round: 1 })
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, [])

  const readFields = () => Object.fromEntries(new FormData(form.current!)) as InquiryFields

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (preview || state === 'sending') return
    const inquiry = readFields()
    const errors = checkInquiry(inquiry, t)
    setFieldErrors(errors)
    setRetryText('')
    setState(Object.keys(errors).length ? 'idle' : 'sending')
    if (Object.keys(errors).length) return
    const failure = await loadSending().then(
      ({ sendInquiry }) => sendInquiry(inquiry, t),
      () => unsent,
    )
    if (failure) {
      setFieldErrors(failure.fieldErrors)
      setRetryText(failure.retryText)
      return setState('failed')
    }
    forgetInquiry()
    setStart({ draft: {}, round: round + 1 }) // mounts new fields: a form reset would restore the draft that they began with
    setState('sent')
  }

  const field = (name: keyof FieldErrors) => ({ name, defaultValue: draft[name], error: fieldErrors[name] })
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onInput={() => {
        void loadSending().catch(() => undefined)
        if (!preview) writeInquiryDraft(readFields())
      }}
      onSubmit={(event) => void submit(event)}
    >
      <Fragment key={round}>
        <TextField label={t('contact.name')} {...field('name')} autoComplete="name" maxLength={fieldLimits.name} required />
        <TextField
          label={t('common.email')}
          {...field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={fieldLimits.email}
          required
        />
        <TextField label={t('common.phone')} {...field('phone')} type="tel" autoComplete="tel" maxLength={fieldLimits.phone} optional />
        <TextField label={t('contact.organization')} {...field('org')} autoComplete="organization" maxLength={fieldLimits.name} optional />
        <TextArea
          className={css.wide}
          label={t('contact.note')}
          {...field('note')}
          maxLength={fieldLimits.note}
          required
          placeholder={t('contact.note_placeholder')}
        />
        {/* A honeypot: people neither see it nor reach it by keyboard, so only bots fill it in. */}
        <div className="unseen" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </Fragment>
      <div className={css.end}>
        <Button type="submit" size="lg" busy={state === 'sending'}>
          {t(state === 'sending' ? 'common.sending' : 'contact.send')}
        </Button>
        <output className={css.result}>
          {state === 'sent' && (
            <span className={css.sent}>
              <CheckIcon /> {t('contact.sent')}
            </span>
          )}
          {state === 'failed' && (
            <span className="failed">
              <AlertIcon />
              <span>
                {t('contact.failed')} {retryText}
              </span>
            </span>
          )}
        </output>
      </div>
    </form>
  )
}
