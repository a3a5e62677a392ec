import type { Section } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { withFittingPools } from './fittingPools.ts'
import { insertAt } from './lists.ts'
import { changeSection } from './sections.ts'

/** Adds sections at the end of the survey; or, if `into` is the id of a section, their questions at its end. */
export const insertParts = (sections: readonly Section[], into: string): Edit =>
  into === ''
    ? (survey) => ({ ...survey, sections: insertAt(survey.sections, sections) })
    : changeSection(into, (section) => ({
        ...section,
        questions: [...section.questions, ...sections.flatMap(({ questions }) => questions)],
      }))

/** Removes the parts that `insertParts` added, even if they were moved. A pool of a removed section shows at most those that are left. */
export const takeOutParts =
  (sections: readonly Section[]): Edit =>
  (survey) => {
    const added = new Set(sections.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]))
    const left = survey.sections
      .filter(({ id }) => !added.has(id))
      .map((section) =>
        section.questions.some(({ id }) => added.has(id))
          ? { ...section, questions: section.questions.filter(({ id }) => !added.has(id)) }
          : section,
      )
    return withFittingPools({ ...survey, sections: left })
  }
