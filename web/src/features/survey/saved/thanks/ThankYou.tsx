import type { User } from '#shared/accounts/user.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { token } from '../../../../lib/session/session.ts'
import { isStorageAvailable } from '../../../../lib/store/isStorageAvailable.ts'
import { BrandMark } from '../../../../ui/drawings/BrandMark.tsx'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { RightIcon } from '../../../../ui/icons/arrowIcons.ts'
import { CheckIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { Link } from '../../../../ui/Link.tsx'
import { SurveyCover } from '../../layout/SurveyCover.tsx'
import type { Sent } from '../sent.ts'
import { MailCopy } from '../copy/MailCopy.tsx'
import { ReceiptNumber } from '../copy/ReceiptNumber.tsx'
import { PanelLink } from './PanelLink.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { ThanksText } from './ThanksText.tsx'
import css from './ThankYou.module.css'

type Props = {
  survey: Survey
  /** The sent response. */
  response: Sent
  /** The ids of the sections that the respondent went through. */
  path: ReadonlySet<string>
  user: User | null
  /** The answers, to read. */
  answers: ReactNode
  onView: () => void
  /** Replaces the thanks if the answers ended the survey. */
  children?: ReactNode
}

export function ThankYou({ survey, response, path, user, answers, onView, children }: Props) {
  const t = useT()
  const guest = !token()
  const [canStore] = useState(isStorageAvailable)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const address = surveyPath(survey)
  const account = new URLSearchParams({ next: `${address}?mine=1`, claim: response.id })
  return (
    <div className={css.thanks}>
      <div className={css.picture}>
        <SurveyCover {...{ survey, path }} wide={false} />
      </div>
      <div>
        <div className={css.badge} aria-hidden="true">
          <BrandMark />
          <CheckIcon />
        </div>
        <h1 ref={heading} className="above-5" tabIndex={-1}>
          {children ? (
            t('response.screened')
          ) : (
            <>
              {t('response.thanks')} <span className="block balanced">{t('response.thanks_received')}</span>
            </>
          )}
        </h1>
        <div className={css.lead}>{children ?? <ThanksText survey={survey} />}</div>
        {response.id && <ReceiptNumber id={response.id} />}
        {response.next && <PanelLink address={response.next} />}
        {survey.share_buttons && <ShareButtons survey={survey} />}
        {response.id && <MailCopy user={user} responseId={response.id} />}
        {guest && !children && (
          <section className={css.keep} aria-labelledby="keep">
            <h2 id="keep" className="part-title">
              {t('response.keep')}
            </h2>
            <p className="above-1 text-sm leading-160 muted pretty">{t(canStore ? 'response.keep_text' : 'response.keep_text_unkept')}</p>
            <div className={css.actions}>
              <ButtonLink size="lg" kind={response.next ? 'secondary' : 'primary'} to={`/signup?${account}`}>
                {t('common.sign_up')}
              </ButtonLink>
              <ButtonLink size="lg" kind="secondary" to={`/login?${account}`}>
                {t('common.login')}
              </ButtonLink>
            </div>
          </section>
        )}
        <ul className={css.ways}>
          {response.id && <Answered>{answers}</Answered>}
          {response.id && <NextLink to={guest ? address : `${address}?mine=1`} onClick={onView} text={t('response.view')} />}
          <NextLink to="/surveys" text={t('response.explore')} />
          <NextLink to="/" text={t('common.home')} />
        </ul>
      </div>
    </div>
  )
}

/** The answers, folded, and in the page only once they are unfolded. */
function Answered({ children }: { children: ReactNode }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={css.way}>
          <span>{t('response.what_answered')}</span>
          <DownIcon />
        </summary>
        {isOpen && children}
      </details>
    </li>
  )
}

const NextLink = ({ to, text, onClick }: { to: string; text: string; onClick?: () => void }) => (
  <li>
    <Link className={css.way} to={to} onClick={onClick}>
      <span>{text}</span>
      <RightIcon />
    </Link>
  </li>
)
