/** Element ids of controls that are focused from other components. */
export const cardIds = {
  section: (id: string) => `card-section-${id}`,
  sectionTitle: (id: string) => `card-section-title-${id}`,
  question: (id: string) => `card-question-${id}`,
  title: (id: string) => `card-title-${id}`,
  add: (sectionId: string) => `card-add-${sectionId}`,
} as const
