import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Homepage } from '#shared/site/homepage.ts'
import { useT } from '../../lib/language/i18n.ts'
import { lang, type Language } from '../../lib/language/language.ts'
import { useSaveShortcut } from '../../lib/drafts/useSaveShortcut.ts'
import { useUnsavedDraft } from '../../lib/drafts/useUnsavedDraft.ts'
import { useEndedSession } from '../../lib/session/endedSession.ts'
import { useUnsavedGuard } from '../../lib/drafts/unsavedGuard.ts'
import { SortableArea } from '../../ui/sorting/SortableArea.tsx'
import { LeaveDialog } from '../../ui/overlays/LeaveDialog.tsx'
import { PaneTabs } from '../../ui/workspace/PaneTabs.tsx'
import { ReauthDialog } from '../../ui/signIn/ReauthDialog.tsx'
import { anchorOf, groups, type Group } from './content/content.ts'
import { differences } from './content/differences.ts'
import { withKeys } from './content/keys.ts'
import { HomepageEditorBar } from './HomepageEditorBar.tsx'
import { FormLanguage } from './fields/formLanguage.ts'
import { GroupPanel } from './GroupPanel.tsx'
import css from './HomepageEditor.module.css'
import { PreviewPane, type Preview } from './preview/PreviewPane.tsx'
import { HomepageConflict } from './saving/HomepageConflict.tsx'
import { createHomepageStore } from './saving/homepageStore.ts'
import { Notices } from './saving/Notices.tsx'

/** The form on the left and the preview on the right; one at a time in a narrow window. */
export function HomepageEditor({ loaded, preview }: { loaded: Homepage; preview: Preview }) {
  const t = useT()
  const [store] = useState(() => createHomepageStore(loaded))
  const state = useSyncExternalStore(store.subscribe, store.state)
  const changes = store.changes().length
  const guard = useUnsavedGuard(changes > 0)
  const save = () => void store.save()
  const session = useEndedSession({
    unsaved: changes > 0 || state.saving,
    failure: state.failure,
    again: save,
    evenOwnSignOut: true,
  })
  const draft = useUnsavedDraft({
    owner: `${session.userId} homepage`,
    unsavedDraft: store.unsavedDraft,
    subscribe: store.subscribe,
    differsFromCurrent: (body) => differences(state.base, withKeys(body, state.base)).length > 0,
  })
  const [language, setLanguage] = useState<Language>(lang)
  const [pane, setPane] = useState<'form' | 'preview'>('form')
  const linked = useLinkedGroup()
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set(linked && [linked]))
  const [shown, setShown] = useState<{ group: Group } | undefined>(linked && { group: linked })
  useSaveShortcut(save)

  function showPane(next: typeof pane) {
    setPane(next)
    if (shown) setShown({ ...shown }) // a new object scrolls the preview again: while hidden it did not scroll
  }
  function toggle(group: Group) {
    const next = new Set(open)
    if (!next.delete(group)) next.add(group)
    setOpen(next)
    if (next.has(group)) setShown({ group })
  }
  function show(group: Group) {
    setPane('form')
    if (!open.has(group)) toggle(group)
  }

  return (
    <FormLanguage value={language}>
      <HomepageEditorBar state={state} changes={changes} language={language} onLanguage={setLanguage} onSave={save} />
      <PaneTabs names={{ form: t('homepage.form'), preview: t('homepage.preview') }} value={pane} onChange={showPane} />
      <div className={css.panes} data-pane={pane}>
        <div className={css.form}>
          <Notices store={store} state={state} draft={draft} onOpen={show} />
          <SortableArea>
            {groups.map((group) => (
              <GroupPanel
                key={group}
                group={group}
                content={state.content}
                edit={store.edit}
                isOpen={open.has(group)}
                onToggle={() => toggle(group)}
              />
            ))}
          </SortableArea>
        </div>
        <PreviewPane preview={preview} content={state.content} language={language} shown={shown} className={css.preview!} />
      </div>
      {state.theirs && <HomepageConflict store={store} onStash={draft.stash} />}
      <ReauthDialog session={session} />
      <LeaveDialog guard={guard} onSave={store.saveAll} note={draft.isStorageFull ? undefined : t('admin.leave_kept')} />
    </FormLanguage>
  )
}

/** The group that the address's hash names, from an edit link on the home page. It is scrolled to and its heading focused. */
function useLinkedGroup(): Group | undefined {
  const { hash } = useLocation()
  const [linked] = useState(() => groups.find((group) => `#${anchorOf(group) || group}` === hash))
  useEffect(() => {
    const panel = document.querySelector(`[data-group=${linked}]`)
    panel?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
    panel?.scrollIntoView?.({ block: 'start' })
  }, [linked])
  return linked
}
