import type { HomepageBody } from '#shared/site/homepage.ts'
import { newMedia } from '../../../lib/media/media.ts'
import { withKeys } from './keys.ts'
import { mergeHomepages } from './mergeHomepages.ts'

const both = (en: string, ko = '') => ({ en, ko })
const item = (title: string, description = '') => ({
  title: both(title),
  description: both(description),
  media: [newMedia('/media/a.png', 'image')],
})
const stored: HomepageBody = {
  hero_title: both('<p>Title</p>', '<p>제목</p>'),
  contact_title: both('Write to us'),
  mission: [item('One'), item('Two'), item('Three')],
}
const base = withKeys(stored)
const mission = base.mission!

/** Mine is edited in the editor; theirs comes from the server, where entries have no keys. */
function merge(mine: HomepageBody, theirs: HomepageBody) {
  const copy = JSON.parse(JSON.stringify({ ...stored, ...theirs })) as HomepageBody
  return mergeHomepages({ base, mine: { ...base, ...mine }, theirs: withKeys(copy, base) })
}
const titles = ({ mission }: HomepageBody) => mission!.map(({ title }) => title.en)

describe('mergeHomepages', () => {
  it('takes the changes of both, each language of a text by itself', () => {
    const { merged, collisions } = merge(
      { hero_title: both('<p>Mine</p>', '<p>제목</p>') },
      { hero_title: both('<p>Title</p>', '<p>저쪽</p>'), contact_title: both('Theirs') },
    )
    expect(merged.hero_title).toEqual(both('<p>Mine</p>', '<p>저쪽</p>'))
    expect(merged.contact_title).toEqual(both('Theirs'))
    expect(collisions).toEqual([])
  })

  it('takes mine where both changed the same field, and reports the collision', () => {
    const { merged, collisions } = merge(
      { mission: mission.with(1, { ...mission[1]!, title: both('Mine') }) },
      { mission: stored.mission!.with(1, item('Theirs', 'and more')) },
    )
    expect(titles(merged)).toEqual(['One', 'Mine', 'Three'])
    expect(merged.mission![1]!.description.en).toBe('and more')
    expect(collisions).toEqual(['mission.1.title.en'])
  })

  it('has the entries that either added, and drops one that one removed and the other left unchanged', () => {
    const { merged, collisions } = merge(
      { mission: [...mission.slice(1), ...withKeys({ mission: [item('Mine')] }).mission!] },
      { mission: [item('Theirs'), ...stored.mission!] },
    )
    expect(titles(merged).toSorted()).toEqual(['Mine', 'Theirs', 'Three', 'Two'])
    expect(collisions).toEqual([])
  })

  it('keeps and reports an entry that one removed and the other changed', () => {
    const { merged, collisions, kept } = merge(
      { mission: mission.slice(0, 2) },
      { mission: stored.mission!.with(2, item('Three', 'with a text')) },
    )
    expect(titles(merged)).toEqual(['One', 'Two', 'Three'])
    expect([collisions, kept]).toEqual([[], ['mission.2']])
  })

  it('keeps my order and their texts', () => {
    const { merged } = merge({ mission: mission.toReversed() }, { mission: stored.mission!.with(0, item('One', 'rewritten')) })
    expect(titles(merged)).toEqual(['Three', 'Two', 'One'])
    expect(merged.mission![2]!.description.en).toBe('rewritten')
  })

  it('never gives a picture the renditions of another', () => {
    const crop = { ...mission[0]!.media[0]!, url: '/media/mine.png' }
    const { merged } = merge(
      { mission: mission.with(0, { ...mission[0]!, media: [crop] }) },
      { mission: stored.mission!.with(0, { ...item('One'), media: [newMedia('/media/theirs.png', 'image', [640])] }) },
    )
    const pictures = merged.mission![0]!.media.map(({ url, widths }) => [url, widths])
    expect(pictures).toContainEqual(['/media/mine.png', []])
    expect(pictures).not.toContainEqual(['/media/mine.png', [640]])
  })
})
