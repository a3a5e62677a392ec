import { useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { AnswerStoreContext } from '../../answers/useAnswerStore.ts'
import { SectionBlock } from '../SectionBlock.tsx'
import column from '../../layout/Column.module.css'
import { StatusBanner } from '../../layout/StatusBanner.tsx'
import { SurveyHeader } from '../../layout/SurveyHeader.tsx'
import { readStoredDraft } from '../../persistence/storedDraft.ts'
import { SignInLinks } from '../../layout/SignInLinks.tsx'
import css from './MembersOnly.module.css'

/** Asks a guest to sign in, above the first screen of the survey, which cannot be answered yet. */
export function MembersOnly({ survey }: { survey: Survey }) {
  const t = useT()
  const hydrating = useHydrating()
  const hasDraft = !hydrating && readStoredDraft(survey.id, null) !== null
  const [store] = useState(() => createAnswerStore(survey, { answers: new Map(), demographics: demographicTexts() }))
  const [first] = store.arranged.sections.filter(({ id }) => store.section(id))
  return (
    <>
      <StatusBanner title={t('response.members_only')} actions={<SignInLinks />}>
        {t('response.members_only_text')} {hasDraft && t('response.members_only_draft')}
      </StatusBanner>
      <SurveyHeader survey={survey} />
      <div className={`${column.column} ${css.first}`} inert>
        <AnswerStoreContext value={store}>{first && <SectionBlock section={first} />}</AnswerStoreContext>
      </div>
    </>
  )
}
