import userEvent from '@testing-library/user-event'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { openCards } from '../../../../../../test/support/web/openCards.tsx'
import { loadBilingualEditor } from '../../../../ui/richText/loadBilingualEditor.ts'

beforeAll(async () => {
  await loadAllTexts()
  await loadBilingualEditor()
  Element.prototype.scrollIntoView = () => {}
})

describe('the choices of which one is chosen', () => {
  it('may be a scale, and side by side; neither leaves a field when it is taken back', async () => {
    const { cards, find, openCard } = openCards()
    const before = find('role')
    await openCard(/Your role/)
    const isScale = cards.getByRole('switch', { name: 'Choices are a scale, in this order' })
    await userEvent.click(isScale)
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'Side by side')
    expect(find('role')).toMatchObject({ ordered: true, look: 'row' })
    await userEvent.click(isScale)
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'List')
    expect(JSON.stringify(find('role'))).toBe(JSON.stringify(before))
  })
})
