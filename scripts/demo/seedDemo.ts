import { visible } from '#shared/branching.ts'
import { questionsHolding } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { api, type Api, ApiError, signIn } from '../ops/import/api.ts'
import { checkingOfficialMessages, type DemoSurvey, homepage, realOrGenerated, settings, trustInEverydayMedia } from './content.ts'
import {
  heroPictures,
  logoFile,
  pictureFile,
  type Picture,
  questionPictures,
  useCasePictures,
  type PictureFile,
} from './pictures/pictures.ts'
import { exampleResponses } from './responses/exampleResponses.ts'

export const examplesEach = 240

/** In the order of creation: the list shows the newest first. */
export const demoSurveys = [checkingOfficialMessages, trustInEverydayMedia, realOrGenerated]

/** Fills the product at `url` through the API as `admin`; earlier saves stay. `examples`: made-up responses for each new survey. */
export async function seedDemo(url: string, admin: { email: string; password: string }, examples = examplesEach): Promise<void> {
  const call = await signIn(url, admin)
  await seedHomepage(call)
  await seedSettings(call)
  for (const demo of demoSurveys) {
    const body = await withPictures(call, demo)
    const survey = await call('createSurvey', { body }).catch(unless('survey.slug_taken'))
    if (survey && examples > 0) await seedExamples({ call, guest: api(url) }, survey, examples)
  }
}

/** The survey with the pictures of its questions, which are uploaded. */
async function withPictures(call: Api, survey: DemoSurvey): Promise<DemoSurvey> {
  const media = new Map<string, Awaited<ReturnType<typeof sendMedia>>>()
  for (const { id } of survey.sections!.flatMap(({ questions = [] }) => questions!)) {
    const picture = questionPictures[id]
    if (picture) media.set(id, await sendMedia(call, picture))
  }
  return {
    ...survey,
    sections: survey.sections!.map((section) => ({
      ...section,
      questions: section.questions!.map((question) =>
        media.has(question.id) ? { ...question, media: [media.get(question.id)!] } : question,
      ),
    })),
  }
}

const inOneCall = 100

/** Gives a new survey made-up responses. Throws if one of them is refused: the generator and the survey do not fit then. */
async function seedExamples({ call, guest }: { call: Api; guest: Api }, survey: Survey, count: number): Promise<void> {
  const responses = exampleResponses(survey, { count, seed: 2026, now: new Date() })
  await attachFiles(guest, survey, responses)
  for (let at = 0; at < count; at += inOneCall) {
    const answer = await call('importResponses', { id: survey.id, body: { responses: responses.slice(at, at + inOneCall) } })
    const refused = answer.responses.find(({ id }) => !id)
    if (refused) throw new Error(`An example response was refused: ${refused.code} ${refused.detail}`)
  }
}

/** Answers each file question in the first responses that it is shown to, with a picture each. An import accepts only files of guests. */
async function attachFiles(guest: Api, survey: Survey, responses: ReturnType<typeof exampleResponses>): Promise<void> {
  for (const question_id of questionsHolding(survey, 'files')) {
    const shown = responses.filter(({ answers }) => visible(survey, answers).questions.has(question_id))
    for (const [at, { answers }] of shown.slice(0, useCasePictures.length).entries()) {
      const { name } = useCasePictures[at]!
      const { type, renditions } = pictureFile(name)
      const file = { type, bytes: renditions[0]!.bytes, renditions: [] }
      const { id, url } = await sendPicture(guest, name, file, { purpose: 'answer', survey_id: survey.id, question_id })
      answers.push({ question_id, value: { id, url, name: fileName(name, file), size: file.bytes.length, type } })
    }
  }
}

async function seedHomepage(call: Api): Promise<void> {
  const { version } = await call('getHomepage', {})
  if (version !== 0) return
  const media = (pictures: Picture[]) => Promise.all(pictures.map((picture) => sendMedia(call, picture)))
  const [hero_media, pictures] = await Promise.all([media(heroPictures), media(useCasePictures)])
  const use_cases = homepage.use_cases!.map((item, index) => ({ ...item, media: pictures.slice(index, index + 1) }))
  await call('updateHomepage', { body: { ...homepage, hero_media, use_cases } }, unsaved).catch(unless('stale_version'))
}

/** Sends a picture and answers its entry among media, framed as it comes. */
async function sendMedia(call: Api, { name, alt, alt_ko }: Picture) {
  const file = pictureFile(name)
  const { url } = await sendPicture(call, name, file)
  return { url, kind: 'image' as const, alt, alt_ko, widths: file.renditions.map(({ width }) => width) }
}

async function seedSettings(call: Api): Promise<void> {
  const { version } = await call('getSettings', {})
  if (version !== 0) return
  const { url: logo_url } = await sendPicture(call, 'logo', logoFile())
  await call('saveSettings', { body: { ...settings, logo_url } }, unsaved).catch(unless('stale_version'))
}

/** The first save wins. */
const unsaved = { 'if-match': '"0"' }

/** Lets a refusal with that code pass: another save was first. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === code)) throw error
  return undefined
}

type Purpose = { purpose: 'media' } | { purpose: 'answer'; survey_id: string; question_id: string }

const fileName = (name: string, { type }: PictureFile) => `${name}.${type.slice('image/'.length)}`

/** Sends a picture with its renditions to where files are kept, and answers which file it is. Throws if the API or S3 refuses. */
async function sendPicture(call: Api, name: string, file: PictureFile, purpose: Purpose = { purpose: 'media' }) {
  const { type, bytes, renditions } = file
  const presigned = await call('presignFile', {
    body: {
      filename: fileName(name, file),
      content_type: type,
      size: bytes.length,
      renditions: renditions.map((rendition) => ({ width: rendition.width, size: rendition.bytes.length })),
      ...purpose,
    },
  })
  await post(presigned.upload, bytes)
  for (const { width, upload } of presigned.renditions) await post(upload, renditions.find((one) => one.width === width)!.bytes)
  await call('completeFile', { id: presigned.id })
  return { id: presigned.id, url: presigned.url }
}

async function post({ url, fields }: { url: string; fields: Record<string, string> }, bytes: Buffer): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const { ok, status } = await fetch(url, { method: 'POST', body: form })
  if (!ok) throw new Error(`A picture of the demo content was refused with ${status}.`)
}
