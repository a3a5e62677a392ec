import type { Page } from '@playwright/test'
import { readerLaunch, treeOf, type Node } from '../support/accessibilityTree.ts'
import { ask, choose, gateway, makeSurvey, part, surveyOn, ways } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

test.use({ launchOptions: readerLaunch })

const words = {
  en: {
    button: 'Submit',
    about: ['About you', 'Optional.'],
    fields: ['Job', 'Age', 'Gender', 'Country'],
    required: ' Required',
    what: 'What it is for',
    formatting: 'Formatting',
    tools: ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Bullet list', 'Numbered list', 'Link', 'Clear formatting'],
    files: ['Choose files', 'or drop them here. Up to 10 files, 25 MB each'],
    progress: 'Required questions answered',
    write: 'Write an answer.',
    one: 'Choose one.',
    some: 'Choose at least one.',
    added: '2 questions added',
    removed: '2 questions removed',
  },
  ko: {
    button: '제출',
    about: ['응답자 정보', '선택 항목입니다.'],
    fields: ['직업', '나이', '성별', '국가'],
    required: ' 필수',
    what: '왜 묻는지',
    formatting: '서식',
    tools: ['굵게', '기울임', '밑줄', '취소선', '글머리 목록', '번호 목록', '링크', '서식 지우기'],
    files: ['파일 선택', '여기에 끌어다 놓아도 됩니다. 최대 10개, 파일마다 25 MB까지'],
    progress: '답변한 필수 문항',
    write: '답변을 입력해 주세요.',
    one: '하나를 선택해 주세요.',
    some: '하나 이상 선택해 주세요.',
    added: '문항 2개 추가',
    removed: '문항 2개 제외',
  },
} as const

const described = { description: '<p>What it is for</p>', description_ko: '<p>왜 묻는지</p>' }
const far = Array.from({ length: 40 }, (_, at) => `far${at}`)
const asked = {
  branching_mode: 'independent' as const,
  sections: [
    part('one', [
      ask('line', { required: true, ...described }),
      ask('lines', { type: 'long_text', required: true }),
      ask('rich', { type: 'rich_text', required: true, ...described }),
      choose('single', ['x', 'y'], { required: true, ...described, gateway: gateway({ x: { show_section_ids: ['two'] } }) }),
      choose('many', ['v', 'w'], { type: 'multi_select', required: true }),
      ask('file', { type: 'file_upload' }),
    ]),
    part('two', [ask('more'), ask('other')]),
    part('far', [...far.map((id) => ask(id)), ask('upload', { type: 'file_upload' }), choose('end', ['p', 'q'])]),
  ],
}

const controls = new Set(['textbox', 'radio', 'checkbox', 'combobox', 'button', 'group', 'toolbar', 'progressbar'])

for (const { lang, width } of ways) {
  test.describe(`the accessibility tree of a survey (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    const word = words[lang]

    /** Opens the survey with all its questions, and answers how to read the tree of its form. */
    async function open(page: Page, request: Parameters<typeof makeSurvey>[0]) {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(on.block('rich').getByRole('toolbar')).toBeVisible()
      await expect(on.block('end')).toBeAttached()
      await on.openAbout()
      const form = async () => {
        const tree = await treeOf(page)
        const from = tree.findIndex(({ role, name }) => role === 'group' && name === word.about[0])
        return tree.slice(from, tree.findLastIndex(({ role, name }) => role === 'button' && name === word.button) + 1)
      }
      return { on, form }
    }

    test('has the name, purpose and requirement of every control, even far from the viewport', async ({ page, request }) => {
      const { on, form } = await open(page, request)
      const found = (await form()).filter(({ role }) => controls.has(role))
      const named = (role: string, id: string, more: Partial<Node> = {}) => ({ role, name: on.title(id), ...more })
      const asks = (role: string, id: string, more: Partial<Node> = {}) => ({ role, name: on.title(id) + word.required, ...more })
      const description = word.what
      const required = true as const
      const upload = { role: 'button', name: word.files[0], description: word.files[1] }
      expect(found).toEqual([
        { role: 'group', name: word.about[0], description: word.about[1] },
        ...word.fields.map((name, at) => ({ role: at < 2 ? 'textbox' : 'combobox', name })),
        asks('textbox', 'line', { description, required }),
        asks('textbox', 'lines', { required }),
        { role: 'toolbar', name: word.formatting },
        ...word.tools.map((name) => ({ role: 'button', name })),
        asks('textbox', 'rich', { description, required }),
        asks('group', 'single', { description }),
        ...['x', 'y'].map((value) => ({ role: 'radio', name: on.choiceName(value) })),
        asks('group', 'many'),
        ...['v', 'w'].map((value) => ({ role: 'checkbox', name: on.choiceName(value) })),
        named('group', 'file'),
        upload,
        ...far.map((id) => named('textbox', id)),
        named('group', 'upload'),
        upload,
        named('group', 'end'),
        ...['p', 'q'].map((value) => ({ role: 'radio', name: on.choiceName(value) })),
        { role: 'progressbar', name: word.progress },
        { role: 'button', name: word.button },
      ])
    })

    test('names each problem with its control, and leads to it', async ({ page, request }) => {
      const { on, form } = await open(page, request)
      await on.submit()
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
      await expect(summary).toBeFocused()
      const wrong = (await form()).filter(({ invalid, description }) => invalid || description?.includes(word.one))
      expect(wrong).toEqual([
        {
          role: 'textbox',
          name: on.title('line') + word.required,
          description: `${word.what} ${word.write}`,
          required: true,
          invalid: true,
        },
        { role: 'textbox', name: on.title('lines') + word.required, description: word.write, required: true, invalid: true },
        {
          role: 'textbox',
          name: on.title('rich') + word.required,
          description: `${word.what} ${word.write}`,
          required: true,
          invalid: true,
        },
        { role: 'group', name: on.title('single') + word.required, description: `${word.what} ${word.one}` },
        ...['v', 'w'].map((value) => ({ role: 'checkbox', name: on.choiceName(value), invalid: true })),
      ])
      await expect(page.getByRole('group', { name: on.title('many') })).toHaveAccessibleDescription(word.some)
      for (const link of await summary.getByRole('link').all()) {
        await link.click()
        const focused = page.locator(':focus')
        const block = await focused.evaluate((element) => element.closest('[data-question]')?.getAttribute('data-question'))
        await expect(link).toContainText(on.title(block!))
        await expect(focused).toBeInViewport()
      }
    })

    test('announces questions that a choice shows and hides politely', async ({ page, request }) => {
      const { on, form } = await open(page, request)
      const news = page.locator('form output').last()
      for (const [value, text] of [
        ['x', word.added],
        ['y', word.removed],
      ] as const) {
        await on.choice('single', value).check()
        await expect(news).toHaveText(text)
        const tree = await form()
        const at = tree.findLastIndex(({ role }) => role === 'status')
        expect([tree[at]?.live, tree[at + 1]?.name]).toEqual(['polite', text])
        expect(tree.some(({ role, name }) => role === 'textbox' && name === on.title('more'))).toBe(value === 'x')
      }
    })
  })
}
