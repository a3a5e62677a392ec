import { memo } from 'react'
import { isGateway } from '../marks/gatewayQuestions.ts'
import { missingIn } from '../marks/missingIn.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited, useQuestion } from '../store/useEditor.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'
import { useNoted } from './OutlineMarks.tsx'
import { OutlineRow } from './OutlineRow.tsx'

/** A question in the outline. */
export const OutlineQuestion = memo(function OutlineQuestion({ id, sectionId }: { id: string; sectionId: string }) {
  const question = useQuestion(id)
  const view = useEditorView()
  const { hidden, warned } = useNoted()
  const number = useEdited((survey) => surveyIndex(survey).questions.get(id)?.number ?? '')
  const gateway = useEdited((survey) => question !== undefined && isGateway(survey, question))
  const isCurrent = useViewed((viewed) => viewed.open() === id)
  if (!question) return null
  return (
    <OutlineRow
      part={question}
      number={number}
      isCurrent={isCurrent}
      marks={{ gateway, missing: missingIn(question), warning: warned.has(id), hidden: hidden.has(id) }}
      onJump={() => view.show({ kind: 'question', id }, sectionId)}
    />
  )
})
