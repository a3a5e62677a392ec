import { Fragment, Suspense, use, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { visible } from '#shared/branching.ts'
import { explainHidden } from '#shared/logic/explainHidden.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang, type Language } from '../../../lib/language/language.ts'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'
import { PreviewFrame } from '../../../ui/preview/PreviewFrame.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DesktopIcon, PhoneIcon, RestartIcon } from '../../../ui/icons/workIcons.ts'
import { useSavedAddress } from '../saving/useSaver.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEditorStore, useEditorView, useViewSelector } from '../store/useEditorStore.ts'
import { setShownInPreview, shownInPreview } from './shown.ts'
import { PreviewBoundary } from '../../../ui/preview/PreviewBoundary.tsx'
import { DrawBar } from './DrawBar.tsx'
import { PreviewContext, type Answers } from './previewContext.ts'
import css from './PreviewPane.module.css'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import { useHiddenNotes } from './useHiddenNotes.tsx'
import { useDebouncedSurvey } from './useDebouncedSurvey.ts'
import { usePreviewDraw } from './usePreviewDraw.ts'
import { useScrollToOpenCard } from './useScrollToOpenCard.ts'

/** The answers given in each editor's preview, kept while the preview pane is not rendered. */
const keptAnswers = new WeakMap<EditorStore, Answers>()
const noAnswers: Answers = new Map()

/** Widths of the previewed windows, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 }

/** A working preview of the survey, in either language and at phone or desktop width, with notes on hidden parts. */
export function PreviewPane() {
  const t = useT()
  const store = useEditorStore()
  const view = useEditorView()
  const preview = use(PreviewContext)
  const saved = useSavedAddress()
  const pane = useRef<HTMLDivElement>(null)
  const survey = useDebouncedSurvey(store, pane)
  const [chosen, setChosen] = useState<Language>(lang)
  const language = useDeferredValue(chosen) // deferred, so that the page stays until the texts of the other language are loaded
  const [width, setWidth] = useState(widths.phone)
  const [run, setRun] = useState(0)
  const [page, setPage] = useState<Document | null>(null)
  const [answers, setAnswers] = useState(() => keptAnswers.get(store) ?? noAnswers)
  const deferredAnswers = useDeferredValue(answers)
  const { drawn, drawAgain } = usePreviewDraw(store, survey)
  const hidden = useMemo(() => explainHidden(survey, deferredAnswers, drawn), [survey, deferredAnswers, drawn])
  const notes = useHiddenNotes(survey, hidden, language)
  const openQuestion = useViewSelector((viewed) => viewed.open()) ?? undefined
  useScrollToOpenCard(page, survey)
  // At desktop width the preview covers the cards, so a jump to a card goes back to phone width.
  const jump = useViewSelector((viewed) => viewed.jump()?.serial ?? 0)
  const [handledJump, setHandledJump] = useState(jump)
  if (jump !== handledJump) {
    setHandledJump(jump)
    setWidth(widths.phone)
  }
  // A request for the preview, which a wide window shows already, enlarges it there.
  const heading = useRef<HTMLHeadingElement>(null)
  const requests = useViewSelector((viewed) => viewed.previews())
  const [handledRequests, setHandledRequests] = useState(requests)
  if (requests !== handledRequests) {
    setHandledRequests(requests)
    if (globalThis.matchMedia?.('(width >= 1180px)').matches) setWidth(widths.desktop)
  }
  useEffect(() => {
    if (requests > 0) heading.current!.focus()
  }, [requests])

  useEffect(
    () => setShownInPreview(store, shownInPreview(survey, visible(survey, deferredAnswers, drawn))),
    [store, survey, deferredAnswers, drawn],
  )
  useEffect(() => () => setShownInPreview(store, null), [store])

  const setAllAnswers = useCallback(
    (next: Answers) => {
      keptAnswers.set(store, next)
      setAnswers(next)
    },
    [store],
  )
  function restart() {
    setAllAnswers(noAnswers)
    setRun(run + 1)
    page?.defaultView?.scrollTo(0, 0)
  }
  /** A click on a question's title opens its card; a click on a control answers it. */
  const open = useEffectEvent(({ target }: MouseEvent) => {
    const element = target as Element
    const id = element.closest('legend') && element.closest<HTMLElement>('[data-question]')?.dataset['question']
    if (id) view.jumpTo({ kind: 'question', id }, surveyIndex(survey).questions.get(id)?.section.id)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => open(event)
    page?.addEventListener('click', onClick)
    return () => page?.removeEventListener('click', onClick)
  }, [page])

  return (
    <div ref={pane} className={css.preview} data-large={width === widths.desktop || undefined}>
      <header className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('admin.preview')}
        </h2>
        <SegmentedControl
          label={t('preview.language')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'en', label: t('admin.english_mark'), name: t('admin.english') },
            { value: 'ko', label: t('admin.korean_mark'), name: t('admin.korean') },
          ]}
        />
        <SegmentedControl
          label={t('admin.preview_size')}
          value={width}
          onChange={setWidth}
          options={[
            { value: widths.phone, label: <PhoneIcon />, name: t('preview.phone') },
            { value: widths.desktop, label: <DesktopIcon />, name: t('preview.desktop') },
          ]}
        />
        <IconButton className={css.restart} label={t('preview.restart')} onClick={restart}>
          <RestartIcon />
        </IconButton>
      </header>
      {drawn && <DrawBar survey={survey} draw={drawn} language={language} onDraw={drawAgain} />}
      <PreviewBoundary fallback={<p className="text-sm muted">{t('preview.broken')}</p>}>
        <PreviewFrame
          title={t('preview.frame')}
          width={width}
          lang={language}
          className={`${css.frame} ${width === widths.phone ? css.phone : css.desktop}`}
          onPage={setPage}
        >
          {preview && (
            <Suspense fallback={<LoadingText />}>
              <Fragment key={run}>
                {preview({
                  id: saved?.id,
                  survey,
                  language,
                  notes,
                  answers,
                  given: drawn,
                  openQuestion,
                  onAnswers: setAllAnswers,
                  onRestart: restart,
                })}
              </Fragment>
            </Suspense>
          )}
        </PreviewFrame>
      </PreviewBoundary>
    </div>
  )
}
