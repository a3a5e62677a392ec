import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { nextChange, surveyState } from '#shared/survey/life/surveyState.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { stateText } from '../../lib/surveys/stateText.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuButton } from '../../ui/overlays/Menu.tsx'
import { HistoryIcon, ShareIcon } from '../../ui/icons/workIcons.ts'
import { mainTool, MoreMenu, narrowTools, stepTools, wideTools, WorkspaceBar } from '../../ui/workspace/WorkspaceBar.tsx'
import { SurveyViewItems, SurveyViews } from '../../ui/workspace/SurveyViews.tsx'
import { UndoButtons } from '../../ui/workspace/UndoButtons.tsx'
import { DefinitionMenuItems } from './definition/DefinitionMenuItems.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Mode, OpenDialog } from './useLayout.ts'
import { SaveChip } from './saving/SaveChip.tsx'
import { useSavedAddress, useSaver, useSaveState } from './saving/useSaver.ts'
import { useEditorStore, useSurveySelector } from './store/useEditorStore.ts'
import css from './SurveyEditorBar.module.css'

type Props = {
  menuId: string
  mode: Mode
  onMode: (mode: Mode) => void
  onOpen: (what: OpenDialog) => void
  draft: ReactNode
}

export function SurveyEditorBar({ menuId, mode, onMode, onOpen, draft }: Props) {
  const t = useT()
  const stored = useSavedAddress()
  const survey = useSaveState().stored
  const active = survey?.is_active ? survey : undefined
  const views = { id: stored?.id, current: mode, onMode }
  return (
    <WorkspaceBar
      menuId={menuId}
      title={
        <>
          <Title />
          {active && <StateNow key={active.version} stored={active} />}
        </>
      }
      views={<SurveyViews {...views} />}
    >
      <SaveChip />
      {draft}
      <span className={stepTools}>
        <UndoButtons content={useEditorStore()} />
      </span>
      {stored && (
        <span className={wideTools}>
          <IconButton label={t('editor.versions')} onClick={() => onOpen('versions')}>
            <HistoryIcon />
          </IconButton>
          <IconButton label={t('admin.share')} onClick={() => onOpen('share')}>
            <ShareIcon />
          </IconButton>
        </span>
      )}
      <span className={wideTools}>
        <MoreMenu>
          <DefinitionMenuItems />
        </MoreMenu>
      </span>
      <div className={narrowTools}>
        <MoreMenu>
          <SurveyViewItems {...views} />
          {stored && (
            <>
              <MenuButton onClick={() => onOpen('versions')}>
                <HistoryIcon /> {t('editor.versions')}
              </MenuButton>
              <MenuButton onClick={() => onOpen('share')}>
                <ShareIcon /> {t('admin.share')}
              </MenuButton>
            </>
          )}
          <DefinitionMenuItems />
        </MoreMenu>
      </div>
      <span className={mainTool}>
        <SaveButton />
      </span>
    </WorkspaceBar>
  )
}

/** The survey's title, which names the page too. */
function Title() {
  const t = useT()
  const title = useSurveySelector((survey) => pickText(pair(survey, 'title')).text)
  const lang = useSurveySelector((survey) => pickText(pair(survey, 'title')).lang)
  useTitle(title || t('admin.no_title'))
  return <h1 {...(title && { lang })}>{title || t('admin.no_title')}</h1>
}

/** Whether the stored survey takes responses now, if that has a time limit or a maximum. Updates itself when the survey opens or closes. */
function StateNow({ stored }: { stored: Pick<Survey, 'opens_at' | 'closes_at' | 'response_limit' | 'seats'> }) {
  const t = useT()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const wait = nextChange(stored, now) - now
    if (wait > longestTimer) return undefined
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [stored, now])
  const isFull = (stored.seats?.taken ?? 0) >= (stored.response_limit ?? Infinity) // the reply to a save has no state
  const state = surveyState({ ...stored, is_active: true }, now, isFull)
  const words = stateText({ ...stored, state }, t, new Date(now))
  return words && <span className={css.state}>{words}</span>
}

/** Milliseconds; a longer timeout would fire immediately. */
const longestTimer = 2 ** 31 - 1

/** Saves, as Ctrl+S does. It stays enabled while saving: changes made meanwhile are saved next. Beside it, the note that the first save publishes. */
export function SaveButton() {
  const t = useT()
  const note = useId()
  const saver = useSaver()
  const { saving, stored } = useSaveState()
  const publishes = useSurveySelector(({ is_active }) => is_active) && !stored
  return (
    <>
      {publishes && (
        <span id={note} className={css.publishes}>
          {t('editor.publishes')}
        </span>
      )}
      <Button
        onClick={() => void saver.save()}
        aria-busy={saving || undefined}
        aria-keyshortcuts="Control+S Meta+S"
        aria-describedby={publishes ? note : undefined}
      >
        {t('admin.save')}
      </Button>
    </>
  )
}
