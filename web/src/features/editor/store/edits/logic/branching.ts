import { limits } from '#shared/limits.ts'
import type { BranchingEntry, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../../editorStore.ts'
import { surveyIndex } from '../../surveyIndex.ts'
import { updateWhere } from '../lists.ts'
import { canGate } from '#shared/branching/gateway.ts'

const newEntry: BranchingEntry = {
  question_id: '',
  mode: 'multi',
  default_behavior: 'show_none',
  unanswered_behavior: 'show_none',
  choice_rules: [],
}

export const setBranchingMode =
  (branching_mode: SurveyBody['branching_mode']): Edit =>
  (survey) =>
    survey.branching_mode === branching_mode ? survey : { ...survey, branching_mode }

/** Appends an entry without a question. */
export const addEntry: Edit = (survey) =>
  survey.branching.length < limits.branchingEntries ? { ...survey, branching: [...survey.branching, { ...newEntry }] } : survey

export const removeEntry =
  (index: number): Edit =>
  (survey) =>
    index in survey.branching ? { ...survey, branching: survey.branching.toSpliced(index, 1) } : survey

/** Sets the question that an entry reads, if it has choices. The entry's rules stay. */
export const setEntryQuestion =
  (index: number, question_id: string): Edit =>
  (survey) => {
    if (!canGate(surveyIndex(survey).questions.get(question_id)?.question.type)) return survey
    const at = survey.branching[index]
    const branching = updateWhere(
      survey.branching,
      (entry) => entry === at,
      (entry) => (entry.question_id === question_id ? entry : { ...entry, question_id }),
    )
    return branching === survey.branching ? survey : { ...survey, branching }
  }
