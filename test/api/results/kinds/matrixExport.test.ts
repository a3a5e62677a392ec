import { callRoute } from '../../../support/api/callRoute.ts'
import { bodyWith, choices, ownMatrix, rows } from './ownMatrix.ts'

const { own, edit, submit, sheetsOf, answered } = ownMatrix()

describe('the export of a matrix', () => {
  beforeAll(answered)

  it('has a column for each row, and a line in the codebook for each row and column', async () => {
    const sheets = await sheetsOf(own.id)
    const responses = sheets.get('Responses')!.map((row) => row.slice(10))
    expect(responses[0]).toEqual(['How is it?: Row a', 'How is it?: Row __proto__', 'How is it?: Row c', 'Who?'])
    expect(responses.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['Good!', 'Bad!', ''],
      ['Good!', '', ''],
      ['Bad!', '', 'Good!'],
      ['', '', ''],
    ])
    const coded = sheets.get('Coded')!.map((row) => row.slice(10))
    expect(coded[0]).toEqual(['q/a', 'q/__proto__', 'q/c', 'who'])
    expect(coded[2]!.slice(0, 3)).toEqual(['Good', 'Bad', ''])
    const codebook = sheets.get('Codebook')!
    const at = (name: string) => codebook[0]!.indexOf(name)
    const lines = codebook
      .filter((row) => row[at('Question ID')] === 'q')
      .map((row) => ['Type', 'Row ID', 'Value', 'Label (English)', 'Label (Korean)'].map((name) => row[at(name)] ?? ''))
    expect(lines).toEqual([
      ['Matrix', '', '', '', ''],
      ['', 'a', '', 'Row a', '행 a'],
      ['', '__proto__', '', 'Row __proto__', '행 __proto__'],
      ['', 'c', '', 'Row c', '행 c'],
      ['', '', 'Good', 'Good!', ''],
      ['', '', 'Bad', 'Bad!', ''],
    ])
    expect((await sheetsOf(own.id, 'ko')).get('Responses')![0]).toContain('How is it?: 행 c')
  })

  it('has a deleted row last, and an answer of a former type apart', async () => {
    await edit({ type: 'single_choice' })
    const sent = await submit('Good')
    await edit({ rows: rows.slice(1) })
    const coded = (await sheetsOf(own.id)).get('Coded')!
    expect(coded[0]!.slice(10)).toEqual(['q/__proto__', 'q/c', 'q/a', 'who'])
    expect(coded[2]!.slice(10, 13)).toEqual(['Bad', '', 'Good'])
    expect((await sheetsOf(own.id)).get('Long answers')!.flat()).toEqual(expect.arrayContaining(['q', 'Good!']))
    await edit({ type: 'single_choice' })
    expect((await sheetsOf(own.id)).get('Responses')![1]![10]).toBe('Row a: Good!; Row __proto__: Bad!')
    await edit({})
    await callRoute('deleteResponse', { params: { id: sent }, as: own.admin })
  })

  it('has the number of the question first where two columns would be alike', async () => {
    const { body } = await callRoute('createSurvey', {
      as: own.admin,
      body: bodyWith({}, { id: 'p', title: 'How is it?', type: 'matrix', rows: rows.slice(2), choices }),
    })
    expect((await sheetsOf(body.id)).get('Responses')![0]!.slice(10)).toEqual([
      'How is it?: Row a',
      'How is it?: Row __proto__',
      '1. How is it?: Row c',
      'Who?',
      '3. How is it?: Row c',
    ])
  })
})
