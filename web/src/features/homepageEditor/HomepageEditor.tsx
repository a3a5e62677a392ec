import { useEffect, useState, useSyncExternalStore, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Homepage } from '#shared/site/homepage.ts'
import { useT } from '../../lib/language/i18n.ts'
import { lang, type Language } from '../../lib/language/language.ts'
import { useEditing } from '../../lib/document/useEditing.ts'
import { useStore } from '../../lib/store/createStore.ts'
import { SortableArea } from '../../ui/sorting/SortableArea.tsx'
import { EditingDialogs, ChangedParts } from '../../ui/overlays/EditingDialogs.tsx'
import beside from '../../ui/workspace/besidePage.module.css'
import { PaneTabs } from '../../ui/workspace/PaneTabs.tsx'
import { anchorOf, groups, type Group, groupOf, placeName } from './content/content.ts'
import { HomepageEditorBar } from './HomepageEditorBar.tsx'
import { FormLanguage } from './fields/formLanguage.ts'
import { GroupPanel } from './GroupPanel.tsx'
import css from './HomepageEditor.module.css'
import { HomepagePreview, type Preview } from './preview/HomepagePreview.tsx'
import { createHomepageSaver, type HomepageSaver } from './saving/homepageSaver.ts'
import { Notices } from './saving/Notices.tsx'

export function HomepageEditor({ loaded, preview }: { loaded: Homepage; preview: Preview }) {
  const t = useT()
  const [saver] = useState(() => createHomepageSaver(loaded))
  const content = useStore(saver.content)
  const { theirs } = useSyncExternalStore(saver.subscribe, saver.state)
  const editing = useEditing(saver, 'homepage')
  const [language, setLanguage] = useState<Language>(lang)
  const [pane, setPane] = useState<'form' | 'preview'>('form')
  const linked = useLinkedGroup()
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set(linked && [linked]))
  const [shown, setShown] = useState<{ group: Group } | undefined>(linked && { group: linked })

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
      <HomepageEditorBar saver={saver} language={language} onLanguage={setLanguage} />
      <PaneTabs names={{ form: t('homepage.form'), preview: t('homepage.preview') }} value={pane} onChange={showPane} />
      <div className={css.panes} data-pane={pane}>
        <div className={css.form}>
          <Notices saver={saver} draft={editing.draft} onOpen={show} />
          <SortableArea>
            {groups.map((group) => (
              <GroupPanel
                key={group}
                group={group}
                content={content}
                edit={saver.edit}
                isOpen={open.has(group)}
                onToggle={() => toggle(group)}
              />
            ))}
          </SortableArea>
        </div>
        <HomepagePreview
          preview={preview}
          content={content}
          language={language}
          shown={shown}
          className={`${beside.column} ${css.preview}`}
        />
      </div>
      <EditingDialogs
        editing={editing}
        conflict={
          theirs !== null && {
            title: t('homepage.conflict_title'),
            text: t('admin.conflict_text'),
            changes: <HomepageConflict saver={saver} />,
          }
        }
      />
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

function HomepageConflict({ saver }: { saver: HomepageSaver }) {
  const t = useT()
  const both = useMemo(() => saver.merged(), [saver])
  const namesOf = (paths: string[] = []) =>
    paths.map((path) => {
      const group = groupOf(path)
      return group ? placeName(path, group, t) : path
    })
  return (
    <>
      <ChangedParts title={t('admin.conflict_both')} names={namesOf(both?.collisions)} />
      <ChangedParts title={t('homepage.conflict_stayed')} names={namesOf(both?.kept)} />
    </>
  )
}
