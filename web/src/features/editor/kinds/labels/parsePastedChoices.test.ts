import { limits } from '#shared/limits.ts'
import { parsePastedChoices } from './parsePastedChoices.ts'

describe('a pasted text', () => {
  it.each([
    ['one line', 'Often', []],
    ['one line with its end', 'Often\n', []],
    ['lines', 'Often\nRarely', ['Often', 'Rarely']],
    ['lines from Windows, blank ones and spaces', '  Often \r\n\r\n Rarely\r\n', ['Often', 'Rarely']],
  ])('of %s becomes choices', (_, text, labels) => {
    expect(parsePastedChoices(text).map(({ label }) => label)).toEqual(labels)
  })

  it('of two columns becomes labels in both languages', () => {
    expect(parsePastedChoices('Often\t자주\nRarely\t드물게')).toEqual([
      { label: 'Often', label_ko: '자주' },
      { label: 'Rarely', label_ko: '드물게' },
    ])
  })

  it('is cut to the length of a label', () => {
    expect(parsePastedChoices(`${'a'.repeat(2_000)}\nb`)[0]!.label).toHaveLength(limits.choiceLabel)
  })
})
