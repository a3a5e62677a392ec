import type { Survey } from '#shared/survey/survey.ts'
import { type Api, ApiError, signIn } from '../ops/import/api.ts'
import { checkingOfficialMessages, homepage, settings, trustInEverydayMedia } from './content.ts'
import { heroPictures, logoFile, pictureFile, type Picture, useCasePictures, type PictureFile } from './pictures/pictures.ts'
import { exampleResponses } from './responses/exampleResponses.ts'

export const examplesEach = 240

/** In the order of creation: the list shows the newest first. */
export const demoSurveys = [checkingOfficialMessages, trustInEverydayMedia]

/** Fills the product at `url` through the API as `admin`; what was saved before stays. `examples`: made-up responses for each new survey. */
export async function seedDemo(url: string, admin: { email: string; password: string }, examples = examplesEach): Promise<void> {
  const call = await signIn(url, admin)
  await seedHomepage(call)
  await seedSettings(call)
  for (const body of demoSurveys) {
    const survey = await call('createSurvey', { body }).catch(unless('survey.slug_taken'))
    if (survey && examples > 0) await seedExamples(call, survey, examples)
  }
}

const inOneCall = 100

/** Gives a new survey made-up responses. Throws where one of them is refused: the generator and the survey do not fit then. */
async function seedExamples(call: Api, survey: Survey, count: number): Promise<void> {
  const responses = exampleResponses(survey, { count, seed: 2026, now: new Date() })
  for (let at = 0; at < count; at += inOneCall) {
    const answer = await call('importResponses', { id: survey.id, body: { responses: responses.slice(at, at + inOneCall) } })
    const refused = answer.responses.find(({ id }) => !id)
    if (refused) throw new Error(`An example response was refused: ${refused.code} ${refused.detail}`)
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
  const url = await sendPicture(call, name, file)
  return { url, kind: 'image' as const, alt, alt_ko, widths: file.renditions.map(({ width }) => width) }
}

async function seedSettings(call: Api): Promise<void> {
  const { version } = await call('getSettings', {})
  if (version !== 0) return
  const logo_url = await sendPicture(call, 'logo', logoFile())
  await call('saveSettings', { body: { ...settings, logo_url } }, unsaved).catch(unless('stale_version'))
}

/** The first save wins. */
const unsaved = { 'if-match': '"0"' }

/** Lets a refusal with that code pass: another save was first. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === code)) throw error
  return undefined
}

/** Sends a picture with its renditions to where files are kept, and answers where it is. Throws where the API or S3 refuses. */
async function sendPicture(call: Api, name: string, { type, bytes, renditions }: PictureFile): Promise<string> {
  const presigned = await call('presignFile', {
    body: {
      filename: `${name}.${type.slice('image/'.length)}`,
      content_type: type,
      size: bytes.length,
      purpose: 'media',
      renditions: renditions.map((rendition) => ({ width: rendition.width, size: rendition.bytes.length })),
    },
  })
  await post(presigned.upload, bytes)
  for (const { width, upload } of presigned.renditions) await post(upload, renditions.find((one) => one.width === width)!.bytes)
  await call('completeFile', { id: presigned.id })
  return presigned.url
}

async function post({ url, fields }: { url: string; fields: Record<string, string> }, bytes: Buffer): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const { ok, status } = await fetch(url, { method: 'POST', body: form })
  if (!ok) throw new Error(`A picture of the demo content was refused with ${status}.`)
}
