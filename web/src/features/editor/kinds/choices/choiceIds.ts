/** The ids of what gets the focus in the table of choices. */
export const choiceIds = {
  label: (questionId: string, choiceId: string) => `choice-${questionId}-${choiceId}`,
  labelKo: (questionId: string, choiceId: string) => `choice-ko-${questionId}-${choiceId}`,
} as const
