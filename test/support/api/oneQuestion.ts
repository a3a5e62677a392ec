import { callRoute, type Caller, type Input } from './callRoute.ts'

type Given = { text?: unknown }

/** An answer to the question `q` as a call has it, beside no demographics. */
export const answering = (value: unknown, more: Given = {}) => ({ answers: [{ question_id: 'q', value, ...more }], demographics: {} })

const submit = (survey_id: string, value: unknown, { text, ...more }: Given & Input = {}) =>
  callRoute('submitResponse', { body: { survey_id, ...answering(value, { text }) }, ...more })

/** Calls about surveys that have one question, `q`: with these fields, and those that a call has. */
export function oneQuestion(admin: Caller, fields: object) {
  const bodyWith = (question: object = {}) => ({ sections: [{ id: 's', questions: [{ id: 'q', ...fields, ...question }] }] })
  const create = (question?: object) => callRoute('createSurvey', { as: admin, body: bodyWith(question) })
  return {
    create,
    submit,
    /** The question as it is stored. */
    created: async (question?: object) => (await create(question)).body.sections[0].questions[0],
    /** The id of a new survey. */
    survey: async (question?: object): Promise<string> => (await create(question)).body.id,
    edit: (id: string, question?: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) }),
    /** The id of a new response. */
    respond: async (...given: Parameters<typeof submit>): Promise<string> => (await submit(...given)).body.id,
    change: (id: string, value: unknown, more?: Given) => callRoute('updateResponse', { params: { id }, body: answering(value, more) }),
    stored: async (id: string) => (await callRoute('getResponse', { params: { id } })).body.answers[0],
    /** The place of the first error of a refused survey within the question, with its code. */
    refusal: async (question: object) => {
      const { status, body } = await create(question)
      const [{ path, code }] = body.errors as [{ path: string; code: string }]
      return [status, path.replace('sections.0.questions.0.', ''), code]
    },
  }
}
