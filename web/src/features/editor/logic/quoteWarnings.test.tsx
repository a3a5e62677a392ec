import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { LogicCheckPanel } from './LogicCheckPanel.tsx'

beforeEach(loadAllTexts)

describe('a warning about quotes', () => {
  it('names what never shows, jumps to the question, and writes the fallbacks instead', async () => {
    const { view, edited } = renderEditorPart(
      survey([
        section(
          's',
          [
            question('a', { title: 'First', title_ko: '첫째' }),
            question('q', {
              title: 'Why {{gone|this}}, {{z|that}}, {{a|it}}?',
              title_ko: '왜',
              description: '<p>{{z|&lt;b&gt;}}</p>',
              description_ko: '<p>그</p>',
            }),
            question('z', { title: 'Last', title_ko: '끝' }),
          ],
          { title: 'Start', title_ko: '시작' },
        ),
      ]),
      <LogicCheckPanel />,
    )
    const warning = await screen.findByRole('button', { name: /1\.2 Why .* quotes an answer that it never shows/ })
    expect(warning.textContent).toContain('No longer exists, so it shows as it is written: Deleted question.')
    expect(warning.textContent).toContain('Comes later, so its fallback always shows: 1.3 Last.')
    await userEvent.click(warning)
    expect(view.jump()?.place).toMatchObject({ kind: 'question', id: 'q' })
    await userEvent.click(screen.getByRole('button', { name: 'Write the fallback instead' }))
    expect(edited().sections[0]!.questions[1]).toMatchObject({ title: 'Why this, that, {{a|it}}?', description: '<p>&lt;b&gt;</p>' })
    expect(await screen.findByText('No problems found.')).toBeTruthy()
  })
})
