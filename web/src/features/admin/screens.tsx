import type { ReactNode } from 'react'
import type { TextKey } from '../../lib/language/i18n.ts'
import { Icon } from '../../ui/Icon.tsx'
import { WorkIcon } from '../../ui/WorkIcon.tsx'

/** The entries of the side menu, in its order. `counts`: the unread inquiries stand beside it. */
export const screens: { path: string; label: TextKey; icon: ReactNode; counts?: true }[] = [
  { path: '/admin', label: 'nav.dashboard', icon: <Icon name="grid" /> },
  { path: '/admin/providers', label: 'nav.oauth_providers', icon: <WorkIcon name="key" /> },
  { path: '/admin/surveys', label: 'nav.surveys', icon: <Icon name="list" /> },
  { path: '/admin/homepage', label: 'admin.homepage', icon: <WorkIcon name="home" /> },
  { path: '/admin/settings', label: 'nav.site_settings', icon: <Icon name="sliders" /> },
  { path: '/admin/inquiries', label: 'nav.inquiries', icon: <WorkIcon name="mail" />, counts: true },
  { path: '/admin/users', label: 'nav.users', icon: <WorkIcon name="users" /> },
]
