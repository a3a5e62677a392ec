import { useT } from '../../../lib/language/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import css from './Tools.module.css'

/** Leads to where the part of the home page named `of` is written. `part`: its anchor on this page, which the editor opens; '' is the hero. */
export default function EditLink({ of, part }: { of: string; part: string }) {
  const t = useT()
  return (
    <Link className={css.edit} to={`/admin/homepage#${part || 'hero'}`} aria-label={t('home_admin.edit_of', { part: of })}>
      <Icon name="edit" /> {t('home_admin.edit')}
    </Link>
  )
}
