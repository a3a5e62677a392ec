import type { ReactNode } from 'react'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { words } from '../../lib/language/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Menu, menuItem } from '../../ui/overlays/Menu.tsx'
import { WorkIcon } from '../../ui/WorkIcon.tsx'
import { DefinitionMenuItems } from './definition/DefinitionMenuItems.tsx'
import { IconButton } from './IconButton.tsx'
import type { Mode, Opened } from './layout.ts'
import { SaveChip } from './saving/SaveChip.tsx'
import { useSavedAddress, useSaver, useSaveState } from './saving/useSaver.ts'
import { useEdited } from './store/useEditor.ts'
import { UndoButtons } from './UndoButtons.tsx'
import css from './WorkspaceBar.module.css'

type Props = {
  menuId: string
  mode: Mode
  onMode: (mode: Mode) => void
  onOpen: (what: Opened) => void
  /** Offers what this device kept unsaved. */
  draft: ReactNode
}

/** The bar that stays above the survey being edited. */
export function WorkspaceBar({ menuId, mode, onMode, onOpen, draft }: Props) {
  const t = useT()
  const isStored = useSavedAddress() !== null
  return (
    <header className={css.bar}>
      <IconButton popoverTarget={menuId} label={t('nav.menu')}>
        <Icon name="menu" />
      </IconButton>
      <Crumb />
      <fieldset className={css.views}>
        <legend className="unseen">{t('editor.views')}</legend>
        <View mode="edit" shown={mode} onMode={onMode} />
        <View mode="map" shown={mode} onMode={onMode} />
      </fieldset>
      <div className={css.tools}>
        <SaveChip />
        {draft}
        <span className={css.steps}>
          <UndoButtons />
        </span>
        {isStored && (
          <span className={css.wide}>
            <IconButton label={t('editor.versions')} onClick={() => onOpen('versions')}>
              <WorkIcon name="history" />
            </IconButton>
            <IconButton label={t('editor.share')} onClick={() => onOpen('share')}>
              <WorkIcon name="share" />
            </IconButton>
          </span>
        )}
        <span className={css.wide}>
          <Menu button={<WorkIcon name="dots" />} label={t('editor.more')} className={css.more}>
            <DefinitionMenuItems />
          </Menu>
        </span>
        <div className={css.narrow}>
          <Menu button={<WorkIcon name="dots" />} label={t('editor.more')} className={css.more}>
            <button type="button" className={menuItem} onClick={() => onMode(mode === 'edit' ? 'map' : 'edit')}>
              {mode === 'edit' ? <WorkIcon name="map" /> : <Icon name="edit" />} {t(mode === 'edit' ? 'editor.logic_map' : 'editor.edit')}
            </button>
            {isStored && (
              <>
                <button type="button" className={menuItem} onClick={() => onOpen('versions')}>
                  <WorkIcon name="history" /> {t('editor.versions')}
                </button>
                <button type="button" className={menuItem} onClick={() => onOpen('share')}>
                  <WorkIcon name="share" /> {t('editor.share')}
                </button>
              </>
            )}
            <DefinitionMenuItems />
          </Menu>
        </div>
        <span className={css.save}>
          <SaveButton />
        </span>
      </div>
    </header>
  )
}

/** Where one is: the list, and the survey's title, which names the page too. */
function Crumb() {
  const t = useT()
  const title = useEdited((survey) => words(pair(survey, 'title')).text)
  const lang = useEdited((survey) => words(pair(survey, 'title')).lang)
  useTitle(title || t('editor.untitled'))
  return (
    <div className={css.crumb}>
      <Link to="/admin/surveys">{t('editor.surveys')}</Link>
      <span aria-hidden="true">/</span>
      <h1 {...(title && { lang })}>{title || t('editor.untitled')}</h1>
    </div>
  )
}

function View({ mode, shown, onMode }: { mode: Mode; shown: Mode; onMode: (mode: Mode) => void }) {
  const t = useT()
  return (
    <label>
      <input type="radio" name="view" className="unseen" checked={mode === shown} onChange={() => onMode(mode)} />
      {t(mode === 'edit' ? 'editor.edit' : 'editor.logic_map')}
    </label>
  )
}

/** Saves; Ctrl+S does too. It never stands still: what is typed while saving is saved next. */
export function SaveButton() {
  const t = useT()
  const saver = useSaver()
  const { saving } = useSaveState()
  return (
    <Button onClick={() => void saver.save()} aria-busy={saving || undefined} aria-keyshortcuts="Control+S Meta+S">
      {t('editor.save')}
    </Button>
  )
}
