import type { TextKey } from '../../lib/i18n.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** The entries of the side menu, in its order. */
export const screens: { path: string; label: TextKey; icon: IconName }[] = [
  { path: '/admin', label: 'nav.dashboard', icon: 'grid' },
  { path: '/admin/surveys', label: 'nav.surveys', icon: 'list' },
  { path: '/admin/settings', label: 'nav.site_settings', icon: 'sliders' },
]
