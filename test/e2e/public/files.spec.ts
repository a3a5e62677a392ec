import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { FileValue } from '../../../shared/kinds/files.ts'
import { ask, callsOf, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { adminToken, expect, test } from '../support/product.ts'

const words = {
  en: { choose: 'Choose files', uploaded: 'Uploaded', type: 'This file type is not supported' },
  ko: { choose: '파일 선택', uploaded: '업로드 완료', type: '업로드할 수 없는 형식입니다' },
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

    test('a guest adds files, one is refused, the draft keeps the others, and an admin downloads them', async ({ page, request }) => {
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
