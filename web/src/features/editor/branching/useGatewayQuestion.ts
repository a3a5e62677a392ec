import type { Question } from '#shared/survey.ts'
import { gatewayQuestionId, type GatewayPlace } from '../store/edits/gateway.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited } from '../store/useEditor.ts'

/** The question whose answer a gateway reads; undefined while it has none, or once it is gone. */
export const useGatewayQuestion = (place: GatewayPlace): Question | undefined =>
  useEdited((survey) => surveyIndex(survey).questions.get(gatewayQuestionId(survey, place) ?? '')?.question)
