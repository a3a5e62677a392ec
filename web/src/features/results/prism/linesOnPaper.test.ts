import { linesOnPaper } from './linesOnPaper.ts'
import type { PrismBranch, PrismModel, PrismPart } from './prismModel.ts'

const branches = ['yes', 'no'].map((key): PrismBranch => ({
  key,
  kind: 'answer',
  label: key,
  names: [],
  count: 50,
  share: '50%',
  size: 50,
}))
/** A section with that many deciding questions. */
const part = (id: string, splits: number): PrismPart => ({
  id,
  number: id,
  title: { text: id },
  shown: 100,
  ended: 0,
  splits: Array.from({ length: splits }, (_, at) => ({
    id: `${id}.${at}`,
    number: `${id}.${at}`,
    title: { text: 'Which?' },
    shown: 100,
    isSeveral: false,
    of: 100,
    branches,
    all: branches,
  })),
})
const model = (parts: PrismPart[], lost: Partial<PrismModel> = {}): PrismModel => ({
  total: 100,
  lost: 0,
  lostAfter: -1,
  endings: [],
  parts,
  ...lost,
})
const shape = (lines: PrismModel[]) => lines.map(({ parts }) => parts.map(({ id }) => id).join(''))

describe('the beam on paper', () => {
  it('is one line where it fits', () => {
    const short = model([part('1', 1), part('2', 0), part('3', 1)])
    expect(linesOnPaper(short, 688)).toEqual([short])
  })

  it('continues in further lines if a sheet is too narrow, and never splits a section', () => {
    const long = model([part('1', 1), part('2', 1), part('3', 2), part('4', 9), part('5', 0)])
    expect(shape(linesOnPaper(long, 688))).toEqual(['12', '3', '4', '5'])
  })

  it('has those who were screened out up to where they left', () => {
    const long = model(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => part(id, 1)),
      { lost: 20, lostAfter: 3 },
    )
    const lines = linesOnPaper(long, 688)
    expect(shape(lines).join('')).toBe('12345678')
    expect(lines.map(({ lost, lostAfter }) => [lost, lostAfter])).toEqual([
      [20, 3],
      [20, 0],
      [0, -3],
    ])
    expect(linesOnPaper({ ...long, lostAfter: -1 }, 688).map(({ lost }) => lost)).toEqual([20, 0, 0])
  })

  it('is one empty line where the survey has no section', () => {
    expect(linesOnPaper(model([]), 688)).toEqual([model([])])
  })
})
