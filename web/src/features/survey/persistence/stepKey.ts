/** Under which local storage has the step on which the draft of a survey was left; nothing where that is the first. */
export const stepKey = (surveyId: string) => `step:${surveyId}`
