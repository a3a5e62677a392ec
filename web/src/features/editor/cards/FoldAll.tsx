import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useEditorView, useViewed } from '../store/useEditorView.ts'
import css from './Cards.module.css'

/** Folds every section to its line, or unfolds them all. */
export function FoldAll({ ids }: { ids: string[] }) {
  const t = useT()
  const view = useEditorView()
  const folded = useViewed((viewed) => ids.filter((id) => viewed.isFolded(id)).length)
  return (
    <p className={css.foldAll}>
      {folded < ids.length && (
        <Button kind="quiet" onClick={() => view.fold(ids, true)}>
          {t('cards.collapse_all')}
        </Button>
      )}
      {folded > 0 && (
        <Button kind="quiet" onClick={() => view.fold(ids, false)}>
          {t('cards.expand_all')}
        </Button>
      )}
    </p>
  )
}
