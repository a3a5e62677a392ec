import { useT } from '../../../lib/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import css from './Tools.module.css'

/** Leads to where the part of the home page named `of` is written. */
export default function EditLink({ of }: { of: string }) {
  const t = useT()
  return (
    <Link className={css.edit} to="/admin/homepage" aria-label={t('home_admin.edit_of', { part: of })}>
      <Icon name="edit" /> {t('home_admin.edit')}
    </Link>
  )
}
