import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { updateWhere, insertAt, moveItem } from './lists.ts'

export const newQuestion = (type: QuestionType = 'short_text'): Question => ({
  id: newId(),
  title: 'New Question',
  title_ko: '',
  type,
  required: false,
  choices: [],
  media: [],
  description: '',
  description_ko: '',
  gateway: undefined,
})

/** A copy with new ids, for its choices too. Its rules keep their targets; its choices forget their former values. */
export const copyQuestion = (question: Question, id = newId()): Question => ({
  ...question,
  id,
  choices: question.choices.map((choice) => ({ ...choice, id: newId(), aliases: [] })),
})

/** Inserts a question at `index` of the section; at the end by default. */
export const insertQuestion = (sectionId: string, question: Question, index?: number): Edit =>
  changeQuestions(sectionId, (questions) => insertAt(questions, [question], index))

/** Rules that name the question stay: the logic check reports them, and undo needs them. */
export const removeQuestion =
  (id: string): Edit =>
  (survey) =>
    changeQuestions(surveyIndex(survey).questions.get(id)?.section.id, (questions) => questions.filter((question) => question.id !== id))(
      survey,
    )

export const moveQuestion =
  (id: string, to: number): Edit =>
  (survey) => {
    const place = surveyIndex(survey).questions.get(id)
    return changeQuestions(place?.section.id, (questions) => moveItem(questions, place?.index, to))(survey)
  }

/** Changing the type keeps choices and gateway, so that changing it back restores them. */
export const patchQuestion = (id: string, patch: Partial<Omit<Question, 'id'>>): Edit =>
  changeQuestion(id, (question) => ({ ...question, ...patch }))

/** An edit of one question; returning the same question means no change. */
export const changeQuestion =
  (id: string, change: (question: Question) => Question): Edit =>
  (survey) =>
    changeQuestions(surveyIndex(survey).questions.get(id)?.section.id, (questions) =>
      updateWhere(questions, (question) => question.id === id, change),
    )(survey)

const changeQuestions =
  (sectionId: string | undefined, change: (questions: Question[]) => Question[]): Edit =>
  (survey) => {
    const sections = updateWhere(
      survey.sections,
      (section) => section.id === sectionId,
      (section) => {
        const questions = change(section.questions)
        return questions === section.questions ? section : { ...section, questions }
      },
    )
    return sections === survey.sections ? survey : { ...survey, sections }
  }
