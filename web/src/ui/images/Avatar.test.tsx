import { initials } from './Avatar.tsx'

describe('initials', () => {
  it.each([
    [{ full_name: 'Mina Park', email: 'm@x.org' }, 'MP'],
    [{ full_name: '  mina  van der park ' }, 'MP'],
    [{ full_name: 'Mina' }, 'M'],
    [{ full_name: '박 민아' }, '박민'],
    [{ full_name: '', email: 'mina@x.org' }, 'M'],
    [{ full_name: ' ', email: ' ' }, '?'],
    [{}, '?'],
    [null, '?'],
    [{ full_name: '😀 smile' }, '😀S'],
  ])('of %j are %s', (person, letters) => {
    expect(initials(person)).toBe(letters)
  })
})
