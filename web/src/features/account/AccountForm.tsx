import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { loadable } from '../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../lib/loading/preloadOnIntent.ts'
import type { User } from '#shared/accounts/user.ts'
import { useCall } from '../../lib/api/queries.ts'
import { useT, withTexts } from '../../lib/language/i18n.ts'
import css from './layout/Account.module.css'
import { OwnData } from './ownData/OwnData.tsx'
import { ProfileForm } from './profile/ProfileForm.tsx'
import type { LinkResult } from './signIn/linkResult.ts'
import { SignOutEverywhere } from './signIn/SignOutEverywhere.tsx'
import { SignInMethods } from './signIn/SignInMethods.tsx'
import { DownIcon } from '../../ui/icons/siteIcons.ts'
import { LoadingText } from '../../ui/states/LoadingRows.tsx'

const ChangePassword = loadable(withTexts('auth', () => import('./signIn/ChangePassword.tsx')))

/** `onLeave`: opens another page, even with unsaved changes. */
type Props = { user: User; linkResult: LinkResult; onLeave: (path: string) => void }

export default function AccountForm({ user, linkResult, onLeave }: Props) {
  const t = useT()
  const [isUnsaved, setUnsaved] = useState(false)
  const { data: identities, error, reload, change } = useCall('listIdentities', {})
  const linked = identities?.map(({ provider }) => provider) ?? []
  return (
    <main id="main" className={css.page}>
      <header className={`${css.column} ${css.head}`}>
        <h1>{t('account.title')}</h1>
      </header>
      <ProfileForm user={user} onUnsaved={setUnsaved} />
      <div className={css.column}>
        <Collapsible title={t('account.change_password')} summary={preloadOnIntent(ChangePassword)}>
          <Suspense fallback={<LoadingText className={css.note} />}>
            <ChangePassword email={user.email} mayHaveNone={linked.length > 0} />
          </Suspense>
        </Collapsible>
        <SignInMethods
          rows={identities}
          failure={error}
          reload={reload}
          onUnlinked={(unlinked) => change((rows = []) => rows.filter(({ provider }) => provider !== unlinked))}
          email={user.email}
          linkResult={linkResult}
        />
        <SignOutEverywhere isUnsaved={isUnsaved} onSignedOut={() => onLeave('/login?next=%2Faccount')} />
        <OwnData user={user} linked={linked} isUnsaved={isUnsaved} onDeleted={() => onLeave('/')} />
      </div>
    </main>
  )
}

/** `summary`: properties of its control. */
function Collapsible({ title, summary, children }: { title: string; summary: ComponentProps<'summary'>; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary {...summary} className="row between target">
        <h2 className="part-title">{title}</h2>
        <DownIcon />
      </summary>
      {isOpen && children}
    </details>
  )
}
