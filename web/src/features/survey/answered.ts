// One file of the built site: what a survey needs only once somebody answers it. loadAnswered.ts loads it.
export { answersAsText } from './answersAsText.ts'
export { ErrorSummary } from './ErrorSummary.tsx'
export { lostFiles, refusedProblems } from './foundProblems.ts'
export { sendResponse } from './sendResponse.ts'
export { checked } from './submission.ts'
export { SurveyOutcome } from './SurveyOutcome.tsx'
