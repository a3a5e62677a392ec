import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { GatewayPanel } from '../branching/GatewayPanel.tsx'
import { ChoicesField } from './choices/ChoicesField.tsx'

/** `path`: the question's place in the survey, `sections.0.questions.1`. */
type Props = { question: Question; path: string }

function ChoiceFields({ question, path }: Props) {
  return (
    <>
      <ChoicesField question={question} path={path} />
      <div data-part="gateway">
        <GatewayPanel questionId={question.id} />
      </div>
    </>
  )
}

const none = () => null

const fields: Record<QuestionType, ComponentType<Props>> = {
  short_text: none,
  long_text: none,
  rich_text: none,
  single_choice: ChoiceFields,
  multi_select: ChoiceFields,
  file_upload: none,
}

/** The fields that only questions of this type have. */
export function TypeFields(props: Props) {
  const Fields = fields[props.question.type]
  return <Fields {...props} />
}
