import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { FileValue } from '../../../shared/kinds/files.ts'
import { ask, callsOf, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { adminToken, buildMember, expect, signIn, test } from '../support/product.ts'

const words = {
  en: {
    choose: 'Choose files',
    uploaded: 'Uploaded',
    type: 'This file type is not supported',
    offline: 'You are offline',
    cancelNote: 'Cancel note.txt',
    retryNote: 'Retry note.txt',
    removeNote: 'Remove note.txt',
  },
  ko: {
    choose: '파일 선택',
    uploaded: '업로드 완료',
    type: '업로드할 수 없는 형식입니다',
    offline: '인터넷에 연결되어 있지 않습니다',
    cancelNote: 'note.txt 업로드 취소',
    retryNote: 'note.txt 다시 시도',
    removeNote: 'note.txt 제거',
  },
}

/** A picture of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const picture = { name: '화면 1.png', mimeType: 'image/png', buffer: png }
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Seen on 3 November') }
const archive = { name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') }

const asking = { sections: [part('a', [ask('one', { type: 'file_upload', required: true })])] }

/** Chooses files as a person does: by the button. */
async function choose(page: Page, name: string, files: (typeof picture)[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name }).click()])
  await chooser.setFiles(files)
}

for (const { lang, width } of onPhone) {
  test.describe(`in ${lang} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a guest adds files, one is refused, the draft keeps them, and an admin downloads what was sent', async ({ page, request }) => {
      const survey = await makeSurvey(request, asking)
      const { open, block, submit, thanked, remembered, label } = surveyOn(page, lang)
      const text = words[lang]
      const lines = block('one').getByRole('listitem')
      await open(survey)
      await choose(page, text.choose, [picture, archive, note])
      await expect(lines.filter({ hasText: text.uploaded })).toHaveCount(2)
      await expect(lines.filter({ hasText: archive.name })).toContainText(text.type)
      await expect(page.getByText(label.kept)).toBeVisible()

      await page.reload()
      await expect(lines).toHaveText([new RegExp(picture.name), new RegExp(note.name)])
      await submit()
      await thanked()
      const id = (await remembered(survey))!
      const value = (await readResponse(request, id)).answers[0]!.value as FileValue[]
      expect(value.map(({ name, type }) => [name, type])).toEqual([
        [picture.name, 'image/png'],
        [note.name, 'text/plain'],
      ])

      await page.getByRole('link', { name: label.view }).click()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: note.name }).click()])
      expect(download.suggestedFilename()).toBe(note.name)
      expect(await readFile(await download.path())).toEqual(note.buffer)

      const url = `/api/files/${value[0]!.id}`
      const asAdmin = await request.get(url, { headers: { authorization: `Bearer ${await adminToken(request)}` } })
      expect(asAdmin.headers()['content-disposition']).toContain("filename*=UTF-8''%ED%99%94%EB%A9%B4%201.png")
      expect(await asAdmin.body()).toEqual(png)
      expect((await request.get(url)).status()).toBe(404)
    })

    test.describe('while a file is on its way', () => {
      test.use({ refusals: [503] })

      test('it is shown, called off by Cancel, and sent again by Retry where it failed', async ({ page, request }) => {
        const survey = await makeSurvey(request, asking)
        const { open, block, submit, thanked, remembered } = surveyOn(page, lang)
        const text = words[lang]
        const lines = block('one').getByRole('listitem')
        const presigns = '**/api/files/presign'
        await open(survey)
        await page.route(presigns, () => undefined) // never answered
        await choose(page, text.choose, [note])
        await expect(lines.getByRole('progressbar', { name: note.name })).toBeVisible()
        await page.getByRole('button', { name: text.cancelNote }).click()
        await expect(lines).toHaveCount(0)

        await page.unroute(presigns)
        await page.route(presigns, (route) => route.fulfill({ status: 503, json: { code: 'server.error', detail: 'Not now.' } }))
        await choose(page, text.choose, [note])
        await expect(page.getByRole('button', { name: text.removeNote })).toBeVisible()
        await page.unroute(presigns)
        await page.getByRole('button', { name: text.retryNote }).click()
        await expect(lines).toContainText([text.uploaded])
        await submit()
        await thanked()
        const { answers } = await readResponse(request, (await remembered(survey))!)
        expect(answers[0]!.value).toMatchObject([{ name: note.name }])
      })
    })

    test.describe('signed in', () => {
      test.use({ refusals: [404] }) // who has not answered yet has no response

      test('a member downloads their own file, and exchanges it', async ({ page, request }) => {
        const survey = await makeSurvey(request, asking)
        const { open, block, submit, thanked, button, label } = surveyOn(page, lang)
        await signIn(page, (await buildMember(request)).token)
        await open(survey)
        await choose(page, words[lang].choose, [note])
        await submit() // waits for what is on its way
        await thanked()
        await page.getByRole('link', { name: label.view }).click()
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: note.name }).click()])
        expect(await readFile(await download.path())).toEqual(note.buffer)

        await button(label.edit).click()
        await page.getByRole('button', { name: words[lang].removeNote }).click()
        await choose(page, words[lang].choose, [picture])
        await button(label.save).click()
        await expect(page.getByText(label.saved, { exact: true })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('link', { name: picture.name })).toBeVisible()
        await expect(block('one').getByRole('link', { name: note.name })).toHaveCount(0)
      })
    })

    test.describe('without a network', () => {
      test.use({ refusals: [0] })

      test('a file waits, goes when the network is back, and what had arrived stays', async ({ page, context, request }) => {
        const survey = await makeSurvey(request, asking)
        const { open, block, submit, thanked } = surveyOn(page, lang)
        const lines = block('one').getByRole('listitem')
        await open(survey)
        await choose(page, words[lang].choose, [picture])
        await expect(lines.filter({ hasText: words[lang].uploaded })).toHaveCount(1)
        await context.setOffline(true)
        await choose(page, words[lang].choose, [note])
        await expect(lines.filter({ hasText: note.name })).toContainText(words[lang].offline)
        await context.setOffline(false)
        await expect(lines.filter({ hasText: words[lang].uploaded })).toHaveCount(2)
        await submit()
        await thanked()
      })
    })
  })
}

test('a photo leaves the page smaller and without its camera', async ({ page, request }) => {
  const survey = await makeSurvey(request, asking)
  const { open, block } = surveyOn(page, 'en')
  const presigns = callsOf(page, 'POST')
  await open(survey)
  const photo = Buffer.from(
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 3_000
      canvas.height = 1_500
      canvas.getContext('2d')!.fillRect(0, 0, 900, 900)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      return [...new Uint8Array(await blob!.arrayBuffer())]
    }),
  )
  const exif = Buffer.from('\xff\xe1\0\x12Exif\0\0Pocket 7\0\0', 'latin1')
  const taken = Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)])
  await choose(page, words.en.choose, [{ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: taken }])
  await expect(block('one').getByRole('listitem')).toContainText(words.en.uploaded)
  const declared = JSON.parse(presigns[0]!.body) as { filename: string; content_type: string; size: number }
  expect([declared.filename, declared.content_type, declared.size < photo.length]).toEqual(['IMG.jpg', 'image/jpeg', true])
})
