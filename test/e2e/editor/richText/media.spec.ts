import { beginnings, pictures } from '../../../support/fixtures/buildImage.ts'
import { expect, test } from '../../support/product.ts'
import { openEditor } from './richTextEditor.ts'

test('an image is sent, described, found again and removed', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  await page.keyboard.type('ab')
  await page.keyboard.press('ArrowLeft')
  await editor.tool('Image').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: pictures['image/png'] })
  await expect(page.getByLabel('Image description')).toBeFocused()
  await page.keyboard.type('A dot')
  await page.keyboard.press('Enter')
  await expect(editor.en).toBeFocused()
  await page.keyboard.type('c')
  expect((await editor.save()).description).toMatch(/^<p>a<img alt="A dot" src="\/media\/\w+\.png" \/>cb<\/p>$/)
  await editor.unfold()
  await editor.en.getByRole('img', { name: 'A dot' }).click()
  await expect(page.getByLabel('Image description')).toHaveValue('A dot')
  await page.getByRole('button', { name: 'Remove image' }).click()
  expect((await editor.save()).description).toBe('<p>acb</p>')
})

test('a picture from the clipboard is uploaded at once, while the user continues writing', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.ko.click()
  await page.keyboard.type('가')
  await editor.ko.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'dot.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...pictures['image/png']],
  )
  await page.keyboard.type('나')
  await expect(editor.ko.locator('img')).toHaveAttribute('src', /^\/media\/\w+\.png$/)
  await expect(editor.ko).toBeFocused()
  await expect(editor.ko).toHaveText('가나')
})

test('an image that cannot be uploaded shows an error, which is logged', async ({ page, request }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
  const editor = await openEditor(page, request)
  await editor.loaded()
  for (const [tool, choose, told] of [
    ['Image', 'Choose an image', 'Image upload failed. Please try a smaller file or another format.'],
    ['Video', 'Choose a video', 'Video upload failed. Please try a smaller file or MP4 format.'],
  ] as const) {
    await editor.tool(tool).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: choose }).click()
    const kind = tool === 'Image' ? 'image/png' : 'video/x-flv'
    await (await chooser).setFiles({ name: 'broken', mimeType: kind, buffer: Buffer.from('nothing') })
    await expect(page.getByRole('alert').getByText(told)).toBeVisible()
  }
  expect(logged.some((line) => line.startsWith('Image upload failed'))).toBe(true)
  expect(logged.some((line) => line.startsWith('Video upload failed'))).toBe(true)
})

test('a video comes by its address, or as a file that loops', async ({ page, request }) => {
  await page.route(/^https:\/\/(?:www\.youtube|player\.vimeo)/, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  await editor.tool('Video').click()
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ?t=43')
  await page.keyboard.press('Enter')
  await page.keyboard.type('after')
  await editor.tool('Video').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a video' }).click()
  await (await chooser).setFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: beginnings['video/mp4'] })
  await expect(editor.en.locator('video')).toHaveAttribute('src', /^\/media\/\w+\.mp4$/)
  await expect(editor.en.locator('video')).toHaveJSProperty('muted', true)
  const { description } = await editor.save()
  expect(description).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43"')
  const [video] = /<video[^>]*>/.exec(description)!
  for (const name of ['loop', 'muted', 'autoplay', 'controls', 'class="ql-video"']) expect(video).toContain(name)
  expect(description).not.toContain('style')
})
