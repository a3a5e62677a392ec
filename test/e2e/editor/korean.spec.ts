import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { allTexts } from '../../support/allTexts.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { latinWords } from '../support/latinWords.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const ko = allTexts('ko')
const { admin, branching, cards, definition, editor, fields, logic, preview, rich_text, survey } = ko
const types = ['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'] as const
/** What stands in the title of what is new, in either language. */
const stored = 'Untitled Survey, New Section, New Question, Option'

/** A text with its gaps filled. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name]))
const named = (within: Locator | Page, name: string) => within.getByLabel(name, { exact: true })
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true }).filter({ visible: true })
const textbox = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })

test.use({ viewport: { width: 1440, height: 900 } })

test('an author builds, checks, looks over, saves and deletes a survey in Korean, and meets no other language', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  let given = stored
  const clean = async (where: string) => expect(await latinWords(page, given), where).toEqual([])
  const details = page.getByRole('region', { name: fields.region })
  const questions = page.getByRole('region', { name: admin.questions })
  const slug = `korean-${randomUUID().slice(0, 8)}`
  const saved = async () => {
    const answer = page.waitForResponse((one) => /\/api\/surveys(\/[^/]+)?$/.test(one.url()) && /POST|PUT/.test(one.request().method()))
    await button(page, admin.save).click()
    const survey = (await (await answer).json()) as Survey
    await expect(page.getByRole('status').filter({ hasText: /저장$/ }).first()).toBeVisible()
    return survey
  }
  await signIn(page, await adminToken(request))

  await test.step('the list leads to a new survey', async () => {
    await page.goto('/admin/surveys?lang=ko')
    await page.getByRole('link', { name: admin.new_survey, exact: true }).click()
    await expect(named(details, fields.title)).toHaveValue('Untitled Survey')
    await expect(page.getByText(cards.no_sections_title)).toBeVisible()
    await clean('a new survey')
  })

  await test.step('the fields of the survey', async () => {
    await named(details, fields.title).fill('소식을 읽는 습관')
    await named(details, fields.title_ko).fill('소식을 읽는 습관')
    await named(details, fields.slug).fill(slug)
    await textbox(details, fields.description).fill('소개')
    await textbox(details, fields.description_ko).fill('소개')
    await details.getByText(fields.more).click()
    await named(details, fields.company_logo_url).fill('/icon.svg')
    await named(details, fields.cover_image_url).fill('/icon.svg')
    await textbox(details, fields.footer_html).fill('끝')
    await textbox(details, fields.footer_html_ko).fill('끝')
    await expect(details.getByRole('switch', { name: admin.active, exact: true })).toBeChecked()
    await clean('the fields')
  })

  await test.step('the toolbar and its panels', async () => {
    const toolbar = page.getByRole('toolbar', { name: filled(rich_text.formatting, { name: fields.footer_html_ko }) })
    for (const panel of [admin.link, admin.image, admin.video]) {
      await button(toolbar, panel).click()
      await clean(panel)
      await page.keyboard.press('Escape')
    }
  })

  await test.step('two sections, and questions of every type', async () => {
    for (const at of [1, 2]) {
      await button(questions, admin.add_section).click()
      const fresh = questions.getByRole('group', { name: `${at} New Section` })
      await expect(named(fresh, cards.title)).toHaveValue('New Section')
      if (at === 1) await clean('a new section')
      await named(fresh, cards.title).fill(`섹션 ${at}`)
      const own = questions.getByRole('group', { name: `${at} 섹션 ${at}`, exact: true })
      await named(own, cards.title_ko).fill(`섹션 ${at}`)
      await textbox(own, cards.description).fill('설명')
      await textbox(own, cards.description_ko).fill('설명')
      await expect(own.getByRole('switch', { name: cards.always_show })).not.toBeChecked()
    }
    const last = questions.getByRole('region', { name: /섹션 2/ })
    const first = questions.getByRole('region', { name: /섹션 1/ })
    for (const [at, type] of types.entries()) {
      const isChoice = type === 'single_choice' || type === 'multi_select'
      const within = isChoice ? first : last
      await button(within, cards.add_question_of_type).click()
      await button(within, cards[type]).last().click()
      const fresh = questions.getByRole('group', { name: /New Question$/ })
      await expect(named(fresh, cards.type)).toHaveValue(type)
      await named(fresh, cards.title).fill(`문항 ${at}`)
      const own = questions.getByRole('group', { name: new RegExp(`^[\\d.]+ 문항 ${at}$`) })
      await named(own, cards.title_ko).fill(`문항 ${at}`)
      await own.getByRole('switch', { name: survey.required }).check()
      if (isChoice)
        for (const number of [1, 2]) {
          await button(own, cards.add_choice).click()
          await named(own, filled(cards.label_at, { at: number })).fill(`선택 ${number}`)
          await named(own, filled(cards.label_ko_at, { at: number })).fill(`선택 ${number}`)
        }
      if (isChoice) await clean(cards[type])
    }
  })

  await test.step('the media of a question', async () => {
    const media = questions.getByRole('group', { name: admin.media })
    const chooser = page.waitForEvent('filechooser')
    await button(media, admin.upload_media).click()
    await (await chooser).setFiles({ name: '점.png', mimeType: 'image/png', buffer: pictures['image/png'] })
    given += await media.getByRole('listitem').locator('span[title]').getAttribute('title')
    await named(media, cards.alt).fill('점')
    await named(media, cards.alt_ko).fill('점')
    await named(media, cards.media_address).fill('javascript:')
    await button(media, admin.add).click()
    await expect(named(media, cards.media_address)).toHaveAccessibleDescription(cards.media_address_refused)
    await clean('the media')
  })

  await test.step('a gateway on a question, and one of the survey', async () => {
    await questions.getByRole('heading', { level: 3, name: '문항 3' }).getByRole('button').click()
    const own = questions.getByRole('group', { name: admin.gateway, exact: true })
    await own.getByRole('switch', { name: admin.gateway }).check()
    await expect(own.getByRole('radio', { name: branching.single, exact: true })).toBeChecked()
    for (const name of [branching.default_behavior, branching.unanswered_behavior]) await expect(named(own, name)).toHaveValue('show_none')
    await button(own, branching.add_rule).click()
    await named(own, filled(branching.answer_of, { number: 1 })).selectOption({ label: '선택 2' })
    await button(own, filled(branching.add_to, { number: 1 })).click()
    const picker = page.getByRole('dialog', { name: branching.pick_both })
    await picker.getByRole('checkbox', { name: /^2 섹션 2/ }).check()
    await clean('the picker')
    await button(picker, admin.done).click()

    const area = page.getByRole('region', { name: branching.heading, exact: true })
    await button(area, branching.add_gateway).click()
    const entry = area.getByRole('group', { name: filled(branching.entry, { number: 1 }), exact: true })
    await named(entry, branching.entry_question).selectOption({ label: '1.2 문항 4' })
    await expect(entry.getByRole('radio', { name: branching.multi, exact: true })).toBeChecked()
    await button(entry, branching.rule_each).click()
    await clean('the gateways')
    await button(area, branching.make_independent).click()
  })

  await test.step('the logic check', async () => {
    await expect(page.getByRole('region', { name: logic.check })).toBeVisible()
    await clean('the logic check')
  })

  await test.step('a question is moved by keyboard, deleted, and brought back', async () => {
    await named(questions, filled(admin.grip, { name: '2.1 문항 0' })).focus()
    for (const [key, told] of [
      ['Space', filled(admin.lifted, { at: 1, count: 4 })],
      ['ArrowDown', filled(admin.over, { at: 2, count: 4 })],
      ['Space', filled(admin.dropped, { at: 2, count: 4 })],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByText(told, { exact: true })).toHaveCount(1)
    }
    await questions.getByRole('heading', { level: 3, name: '문항 5' }).getByRole('button').click()
    await questions.locator(`button[aria-label="${admin.delete}"]`).click()
    await expect(page.getByText(cards.question_deleted)).toBeVisible()
    await clean('a deleted question')
    await button(page, admin.undo).last().click()
    await expect(questions.getByRole('heading', { level: 3, name: '문항 5' })).toBeVisible()
  })

  await test.step('the preview speaks Korean and says what is hidden', async () => {
    const frame = page.getByTitle(preview.frame).contentFrame()
    await expect(frame.getByText(/선택지를 선택하지 않아 숨김|답하지 않아 숨김/).first()).toBeVisible()
    await frame.getByRole('button', { name: ko.survey.submit }).click()
    await expect(frame.getByRole('alert')).toBeVisible()
    expect(await latinWords(page.frames().at(-1)!, given), 'the preview').toEqual([])
  })

  await test.step('it is saved, and public from then on', async () => {
    const survey = await saved()
    expect(survey).toMatchObject({ title_ko: '소식을 읽는 습관', is_active: true, branching_mode: 'independent' })
    expect(survey.sections.map(({ questions }) => questions.map(({ type }) => type))).toEqual([
      ['single_choice', 'multi_select'],
      ['long_text', 'short_text', 'rich_text', 'file_upload'],
    ])
    await expect(page.getByText(editor.public_now)).toBeVisible()
    await clean('after saving')
  })

  await test.step('its link, its versions, its file and its map', async () => {
    await button(page, admin.share).click()
    await expect(page.getByRole('dialog', { name: admin.share }).getByRole('img')).toBeVisible()
    await clean('the link')
    await page.keyboard.press('Escape')
    await button(page, editor.versions).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await clean('the versions')
    await page.keyboard.press('Escape')
    await button(page, admin.more).first().click()
    await button(page, definition.import_json).click()
    await expect(page.getByRole('dialog', { name: definition.import_title })).toBeVisible()
    await clean('the import')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: admin.logic_map }).check({ force: true })
    await page
      .getByRole('button', { name: /^선택 2/ })
      .first()
      .click()
    await expect(button(page, logic.open_rule)).toBeVisible()
    await clean('the map')
    await button(page, logic.open_rule).click()
  })

  await test.step('a narrow window has the same words', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const parts = page.getByRole('group', { name: admin.panes })
    for (const part of [admin.outline, admin.preview, admin.questions]) {
      await parts.getByRole('radio', { name: part }).check({ force: true })
      await clean(`${part}, narrow`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('nobody leaves unasked, and the list deletes it once that is confirmed', async () => {
    await named(details, fields.title_ko).fill('바꾼 제목')
    await page.getByRole('main').locator('header').first().getByRole('link', { name: ko.nav.surveys, exact: true }).click()
    const leaving = page.getByRole('dialog', { name: ko.common.leave_question })
    await clean('leaving')
    await leaving.getByRole('button', { name: ko.common.leave, exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: slug })
    await expect(row.getByText(admin.active, { exact: true })).toBeVisible()
    await row.getByRole('button', { name: admin.delete }).click()
    const dialog = page.getByRole('dialog', { name: '이 설문을 삭제할까요?' })
    await dialog.getByRole('button', { name: admin.delete }).click()
    await expect(row).toHaveCount(0)
  })
})
