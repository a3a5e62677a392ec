import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { deleteMedia } from '#functions/data/files/objects.ts'
import { unkeptMedia } from '#functions/data/files/unkeptMedia.ts'
import { unlessRefused } from '#functions/data/table.ts'
import { handler } from '#functions/files/deleteUnnamedMedia.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { sampleSurvey, type SurveyInput } from '../../support/fixtures/sampleSurvey.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { withFunction } from '../../support/api/iam.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { isShown, png, post, uploadsOf } from './sendFile.ts'

ownTable()

const admin = ownAdmin()
const { presigned, complete, sent } = uploadsOf(() => admin)

const month = limits.unnamedMediaSeconds
const minute = 60

const changeFile = (id: string, UpdateExpression: string, values?: object) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: { pk: `FILE#${id}`, sk: 'FILE' },
      UpdateExpression,
      ExpressionAttributeNames: { '#time': 'time' },
      ...(values && { ConditionExpression: 'attribute_exists(kind)', ExpressionAttributeValues: values }),
    }),
  )

/** Runs the daily deletion as if that many seconds had passed since the file was uploaded or last named. */
async function cleanUpAfter(seconds: number, id: string): Promise<void> {
  const past = { ':past': new Date(Date.now() - seconds * 1000).toISOString() }
  await unlessRefused(changeFile(id, 'SET #time = :past', past)) // refused where the file is not listed
  await withFunction('deleteUnnamedMedia', handler)
}

const image = (url: string) => `<p><img src="${url}"></p>`
const saveHomepage = async (ko: string) =>
  expect((await callRoute('updateHomepage', { as: admin, body: { hero_subtext: { en: '', ko } } })).status).toBe(200)
const saveLogo = async (logo_url: string) => expect((await callRoute('saveSettings', { as: admin, body: { logo_url } })).status).toBe(200)

describe('media', () => {
  it('that nothing names is deleted after 30 days with its renditions, and no sooner', async () => {
    const webp = pictures['image/webp']
    const { id, url, upload, renditions } = await presigned({ renditions: [{ width: 640, size: webp.length }] })
    await post(upload, png)
    await post(renditions[0]!.upload, webp)
    await complete(id)
    await cleanUpAfter(month - minute, id)
    expect([await isShown(url), await isShown(renditions[0]!.url)]).toEqual([true, true])
    await cleanUpAfter(month + minute, id)
    expect([await isShown(url), await isShown(renditions[0]!.url)]).toEqual([false, false])
    expect((await complete(id)).status).toBe(404)
  })

  it.each([
    ['the home page names', (url: string) => saveHomepage(url && image(url))],
    ['the settings name', (url: string) => saveLogo(url)],
  ])('that %s stays, and 30 days longer once the file is no longer named', async (_, name) => {
    const { id, url } = await sent(png)
    await name(url)
    await cleanUpAfter(2 * month, id)
    expect(await isShown(url)).toBe(true)
    await name('')
    await withFunction('deleteUnnamedMedia', handler)
    expect(await isShown(url)).toBe(true)
    await cleanUpAfter(month + minute, id)
    expect(await isShown(url)).toBe(false)
  })

  it.each([
    ['the home page names', (url: string) => saveHomepage(image(url))],
    ['the settings name', (url: string) => saveLogo(url)],
  ])('that %s while a deletion runs stays', async (_, name) => {
    const { id, url } = await sent(png)
    const past = new Date(Date.now() - 2 * month * 1000).toISOString()
    await changeFile(id, 'SET #time = :past', { ':past': past })
    const candidates = await Array.fromAsync(unkeptMedia(new Date().toISOString()))
    await name(url) // after the deletion has read the named media
    await withFunction('deleteUnnamedMedia', () => deleteMedia(candidates.find((file) => file.id === id)!))
    expect(await isShown(url)).toBe(true)
  })

  it('that the home page names again in time stays', async () => {
    const { id, url } = await sent(png)
    await saveHomepage(image(url))
    await saveHomepage('')
    await saveHomepage(image(`https://surveys.example${url}`))
    await cleanUpAfter(month + minute, id)
    expect(await isShown(url)).toBe(true)
  })

  it('that any version of a survey named stays, though its last version and the home page name it no more', async () => {
    const [cover, inText] = await Promise.all([sent(png), sent(png)])
    await saveHomepage(image(cover.url))
    const { id, slug } = await createSurvey(admin, { cover_image_url: cover.url })
    const save = async (over: Partial<SurveyInput>) => {
      const body = sampleSurvey({ slug: slug as string, ...over })
      expect((await callRoute('updateSurvey', { as: admin, params: { id: id as string }, body })).status).toBe(200)
    }
    await save({ description: image(inText.url) })
    await save({})
    await saveHomepage('')
    await cleanUpAfter(2 * month, cover.id)
    await cleanUpAfter(2 * month, inText.id)
    expect([await isShown(cover.url), await isShown(inText.url)]).toEqual([true, true])
  })

  it('that a survey named before the upload was complete stays', async () => {
    const { id, url, upload } = await presigned()
    await createSurvey(admin, { cover_image_url: url })
    await post(upload, png)
    await complete(id)
    await cleanUpAfter(2 * month, id)
    expect(await isShown(url)).toBe(true)
  })

  it('that is the picture of an account stays', async () => {
    const { id, url } = await sent(png)
    expect((await callRoute('updateProfile', { as: admin, body: { picture_url: url } })).status).toBe(200)
    await cleanUpAfter(2 * month, id)
    expect(await isShown(url)).toBe(true)
  })

  it('that was uploaded before there were deletions stays, since a survey may name it', async () => {
    const { id, url } = await sent(png)
    await changeFile(id, 'REMOVE kind, #time')
    await saveHomepage(image(url))
    await saveHomepage('')
    await cleanUpAfter(2 * month, id)
    expect(await isShown(url)).toBe(true)
  })
})
