import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { removeRule } from '../../store/edits/logic/gatewayRules.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

async function choose() {
  const opened = openCards()
  await opened.openCard(/Your role/)
  const { cards, find } = opened
  return {
    ...opened,
    label: (at: number) => cards.getByLabelText(`Label ${at}`),
    labels: () => find('role')!.choices.map(({ label }) => label),
    ruled: () => find('role')!.gateway!.choice_rules.map(({ choice_value }) => choice_value),
  }
}

describe('the choices of a question', () => {
  it('say where they lead', async () => {
    const { cards } = await choose()
    expect(cards.getByText('1 section, 1 question')).toBeTruthy()
    expect(cards.getByText('No rule')).toBeTruthy()
  })

  it('take their rules along as they are typed over', async () => {
    const { label, labels, ruled, find } = await choose()
    await userEvent.clear(label(1))
    expect(find('role')!.choices[0]).toMatchObject({ label: '', value: 'Yes' })
    await userEvent.type(label(1), 'No, never')
    expect(labels()).toEqual(['No, never', 'No'])
    expect(ruled()).toEqual(['No, never'])
  })

  it('take along the rules that undo brings back while they are typed', async () => {
    const { store, label, ruled } = await choose()
    act(() => store.edit(removeRule({ questionId: 'role' }, 0)))
    await userEvent.type(label(1), '!')
    act(() => (store.undo(), store.undo()))
    expect(ruled()).toEqual(['Yes'])
    await userEvent.type(label(1), '?')
    expect(ruled()).toEqual(['Yes?'])
  })

  it('go on with Enter, and add one after the last', async () => {
    const { label, labels } = await choose()
    await userEvent.click(label(1))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(label(2))
    await userEvent.keyboard('{Enter}')
    expect(labels()).toEqual(['Yes', 'No', 'Option'])
    expect(document.activeElement).toBe(label(3))
    await userEvent.keyboard('Maybe')
    expect(labels()).toEqual(['Yes', 'No', 'Maybe'])
  })

  it('add none while Enter ends a Korean syllable', async () => {
    const { label, labels } = await choose()
    fireEvent.keyDown(label(2), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(label(2), { key: 'Enter', keyCode: 229 })
    expect(labels()).toEqual(['Yes', 'No'])
  })

  it('end with one “Other”, which asks for a text', async () => {
    const { cards, label, find } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Add “Other”' }))
    expect(find('role')!.choices[2]).toMatchObject({ label: 'Other', label_ko: '기타', value: 'Other', text_entry: true })
    expect(document.activeElement).toBe(label(3))
    expect(cards.queryByRole('button', { name: 'Add “Other”' })).toBeNull()
  })

  it('come from a set, in one step of undo', async () => {
    const { cards, labels, find, store } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Insert a set', hidden: true }))
    await userEvent.click(cards.getByRole('button', { name: 'True, false', hidden: true }))
    expect(labels()).toEqual(['Yes', 'No', 'True', 'False'])
    expect(find('role')!.choices[2]).toMatchObject({ label_ko: '참', value: 'True' })
    act(() => store.undo())
    expect(labels()).toEqual(['Yes', 'No'])
  })

  it('come from several lines that are pasted at once', async () => {
    const { cards, labels, label, find } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    await userEvent.click(label(3))
    await userEvent.paste('Sometimes\t가끔\nRarely\t드물게\nNever\n')
    expect(labels()).toEqual(['Yes', 'No', 'Sometimes', 'Rarely', 'Never'])
    expect(
      find('role')!
        .choices.slice(2)
        .map(({ label_ko }) => label_ko),
    ).toEqual(['가끔', '드물게', ''])
  })

  it('get their Korean labels from several lines that are pasted into one, each in a row of its own', async () => {
    const { cards, label, find } = await choose()
    const korean = () => find('role')!.choices.map(({ label_ko }) => label_ko)
    await userEvent.click(label(1))
    await userEvent.paste('Yes\nRarely')
    await userEvent.clear(cards.getByLabelText('Label (Korean) 2'))
    await userEvent.click(cards.getByLabelText('Label (Korean) 2'))
    const before = korean()[0]
    await userEvent.paste('드물게\n아니요\n모름\n')
    expect(korean()).toEqual([before, '드물게', '아니요', '모름'])
    expect(find('role')!.choices.at(-1)).toMatchObject({ label: 'Option', label_ko: '모름' })
  })

  it('move by buttons and by Alt with the arrows, and keep the focus', async () => {
    const { cards, label, labels } = await choose()
    const down = cards.getByRole('button', { name: 'Move down: Choice 1' })
    await userEvent.click(down)
    expect(labels()).toEqual(['No', 'Yes'])
    await userEvent.click(label(2))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(labels()).toEqual(['Yes', 'No'])
    expect(document.activeElement).toBe(label(1))
    expect(screen.getByText('Moved to position 1 of 2.')).toBeTruthy()
  })

  it('have a switch for a text of their own, which keeps the focus as its choice goes last', async () => {
    const { cards, labels, find } = await choose()
    await userEvent.click(cards.getByRole('button', { name: /^Text of its own.*Choice 1$/ }))
    expect(labels()).toEqual(['No', 'Yes'])
    const toggle = cards.getByRole('button', { name: /^Text of its own.*Choice 2$/ })
    expect([document.activeElement, toggle.getAttribute('aria-pressed')]).toEqual([toggle, 'true'])
    await userEvent.click(toggle)
    expect([toggle.getAttribute('aria-pressed'), find('role')!.choices[1]!.text_entry]).toEqual(['false', undefined])
  })

  it('can be removed', async () => {
    const { cards, labels } = await choose()
    await userEvent.click(cards.getByRole('button', { name: 'Remove choice 1' }))
    expect(labels()).toEqual(['No'])
  })
})
