import type { Page } from '@playwright/test'
import { ask, choose, gateway, makeSurvey, part, surveyOn, ways } from './journey.ts'
import { expect, test } from './product.ts'

type Node = { role: string; name: string; description?: string; required?: true; invalid?: true; live?: string; focusable?: true }

/** What a screen reader is given of the page, in its order. Pixels that nobody has scrolled to yet are in it like any others. */
async function treeOf(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]!.nodeId)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const given = Object.fromEntries(properties.map((property) => [property.name, property.value.value as unknown]))
      return {
        role: String(role?.value),
        name: String(name?.value ?? ''),
        ...(description?.value && { description: String(description.value) }),
        ...(given['required'] === true && { required: true as const }),
        ...(given['invalid'] && given['invalid'] !== 'false' && { invalid: true as const }),
        ...(given['live'] && given['live'] !== 'off' && { live: String(given['live']) }),
        ...(given['focusable'] === true && { focusable: true as const }),
      }
    })
}

const controls = ['textbox', 'radio', 'checkbox', 'combobox', 'button', 'group', 'radiogroup', 'toolbar']
const words = {
  en: {
    required: 'Required',
    note: 'What it is for',
    form: ['Job', 'Age', 'Gender', 'Country'],
    missing: 'Please write an answer',
    choose: 'Please choose an answer',
    added: '2 questions added',
    check: '4 to check',
  },
  ko: {
    required: '필수',
    note: '왜 묻는지',
    form: ['직업', '나이', '성별', '국가'],
    missing: '답변을 입력해 주세요',
    choose: '답변을 선택해 주세요',
    added: '',
    check: '',
  },
} as const

const described = { description: '<p>What it is for</p>', description_ko: '<p>왜 묻는지</p>' }
const asked = {
  branching_mode: 'independent' as const,
  sections: [
    part('one', [
      ask('line', { required: true, ...described }),
      ask('lines', { type: 'long_text', required: true }),
      ask('rich', { type: 'rich_text', ...described }),
      choose('single', ['x', 'y'], { required: true, ...described, gateway: gateway({ x: { show_section_ids: ['two'] } }) }),
      choose('many', ['v', 'w'], { type: 'multi_select', required: true }),
      ask('file', { type: 'file_upload' }),
    ]),
    part('two', [ask('more', { required: true }), ask('other')]),
    part(
      'far',
      Array.from({ length: 40 }, (_, at) => ask(`far${at}`)),
    ),
  ],
}

for (const { lang, width } of ways) {
  test.describe(`what a screen reader is given of a survey (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('names every control, says what it is for, whether it is required and what is wrong', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(on.block('rich').getByRole('toolbar')).toBeVisible()
      await expect(on.block('far39')).toBeAttached()
      const tree = await treeOf(page)
      console.log(
        lang,
        JSON.stringify(
          tree
            .filter(({ role }) => [...controls, 'status', 'alert', 'progressbar', 'heading', 'ProgressIndicator'].includes(role))
            .slice(0, 75),
          null,
          0,
        ).replaceAll('},', '},\n'),
      )
      await on.submit()
      await expect(page.getByRole('alert').first()).toBeVisible()
      const after = await treeOf(page)
      console.log(
        'AFTER',
        JSON.stringify(
          after.filter(({ role, invalid, live }) => invalid || live || ['status', 'alert', 'link'].includes(role)),
          null,
          0,
        ).replaceAll('},', '},\n'),
      )
      await on.choice('single', 'x').check()
      const shown = await treeOf(page)
      console.log(
        'SHOWN',
        JSON.stringify(
          shown.filter(({ role, live }) => live || ['status', 'alert'].includes(role)),
          null,
          0,
        ).replaceAll('},', '},\n'),
      )
      console.log(await page.locator('form output').allTextContents())
    })
  })
}
