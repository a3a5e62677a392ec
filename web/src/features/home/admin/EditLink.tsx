import { adminPaths } from '#shared/site/adminPaths.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { EditIcon } from '../../../ui/icons/workIcons.ts'
import { Link } from '../../../ui/Link.tsx'
import css from './Tools.module.css'

/** A link to the homepage editor, at the part named `of`. `part`: the part's anchor on this page and in the editor; '' for the hero. */
export default function EditLink({ of, part }: { of: string; part: string }) {
  const t = useT()
  return (
    <Link className={css.edit} to={`${adminPaths.homepage}#${part || 'hero'}`} aria-label={t('home_admin.edit_of', { part: of })}>
      <EditIcon /> {t('home_admin.edit')}
    </Link>
  )
}
