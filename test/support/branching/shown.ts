import { visible } from '#shared/branching.ts'

/** The shown ids as lists in document order: `shown(survey, { g: 'yes' }).sections`. */
export function shown(...[survey, answers]: Parameters<typeof visible>): { sections: string[]; questions: string[] } {
  const { sections, questions } = visible(survey, answers)
  return { sections: [...sections], questions: [...questions] }
}
