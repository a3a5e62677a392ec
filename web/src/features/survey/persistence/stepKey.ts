/** The key in local storage of the step on which the draft of a survey was left; no entry for the first step. */
export const stepKey = (surveyId: string) => `step:${surveyId}`
