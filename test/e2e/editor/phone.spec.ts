import { randomUUID } from 'node:crypto'
import { button, details, fieldsOf, named, save, section, stored } from './editorPage.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

test('on a phone an author adds a section and a question, edits them, looks at the preview and saves', async ({ page, request }) => {
  await page.goto('/admin/surveys/new?lang=en')
  await named(details(page), 'Title').fill('By thumb')
  await named(details(page), 'Unique Identifier (slug)').fill(`thumb-${randomUUID().slice(0, 8)}`)
  await button(page.getByRole('toolbar', { name: 'Editing' }), 'Add Section').tap()
  await named(fieldsOf(page, 'New Section'), 'Title').fill('Only one')
  await button(section(page, 'Only one'), 'Add question').tap()
  await named(fieldsOf(page, 'New Question'), 'Title').fill('Which one?')
  const fields = fieldsOf(page, 'Which one?')
  await named(fields, 'Type').selectOption({ label: 'Single choice' })
  await fields.getByRole('switch', { name: 'Required' }).tap()
  await button(fields, 'Add choice').tap()
  await named(fields, 'Label 1').fill('This one')
  await button(fields, 'Add choice').tap()
  await button(fields, 'Move up: Choice 2').tap()

  await page.getByRole('group', { name: 'Part of the editor' }).getByText('Preview').tap()
  const preview = page.getByTitle('Preview of the survey').contentFrame()
  await expect(preview.getByText('Which one?')).toBeVisible()
  await preview.getByText('This one', { exact: true }).tap()
  await preview.getByRole('button', { name: 'Submit' }).tap()
  await expect(preview.getByText('Nothing was sent: this is a preview')).toBeVisible()

  await save(page)
  const { title, sections } = await stored(page, request)
  expect({ title, sections }).toMatchObject({
    title: 'By thumb',
    sections: [
      {
        title: 'Only one',
        questions: [{ title: 'Which one?', type: 'single_choice', required: true, choices: [{ label: 'Option' }, { label: 'This one' }] }],
      },
    ],
  })
})
