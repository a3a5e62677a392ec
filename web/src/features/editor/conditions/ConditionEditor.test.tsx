import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { begin, press } from '../../../../../test/support/web/pages/openCondition.tsx'

beforeAll(async () => {
  await loadAllTexts()
  Element.prototype.scrollIntoView = () => {}
})

describe('the clauses of a condition', () => {
  it('are ten at most, all or any of which must be true, and undo brings each back', async () => {
    const { condition, undo } = await begin('often')
    expect(screen.queryByRole('combobox', { name: 'How many must be true' })).toBeNull()
    for (let count = 1; count < 10; count++) await press('Add condition')
    expect(condition()?.clauses).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Add condition' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many must be true' }), 'any')
    expect(condition()?.match).toBe('any')
    await press('Remove condition 10')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove condition 9' }))
    undo()
    expect(condition()?.clauses).toHaveLength(10)
    await press('Remove “Show if”')
    expect(condition()).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show if …' }))
    undo()
    expect(condition()?.clauses).toHaveLength(10)
  })

  it('take over nothing that was typed into one that is removed', async () => {
    const { clause } = await begin('age')
    await press('Add condition')
    await userEvent.keyboard('age{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of condition 1' }), 'many')
    await press('Remove condition 1')
    expect(clause()).toEqual({ question_id: 'age', op: 'between' })
    expect(screen.getByRole('textbox', { name: 'Value of condition 1' })).toHaveProperty('value', '')
  })
})
