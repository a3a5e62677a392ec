import type { HomepageBody } from '#shared/site/homepage.ts'
import { moveEntry } from '../lists/edits.ts'
import { newMedia } from '../../../lib/media/media.ts'
import { differences } from './differences.ts'
import { withKey, withKeys } from './keys.ts'

const both = (en: string, ko = '') => ({ en, ko })
const content: HomepageBody = withKeys({
  hero_title: both('<p>Title</p>', '<p>제목</p>'),
  mission: ['One', 'Two', 'Three'].map((title) => ({
    title: both(title),
    description: both(''),
    media: [newMedia('/media/a.png', 'image')],
  })),
})
const mission = content.mission!

describe('the differences from the stored content', () => {
  it('are empty at first, and for blank instead of absent fields', () => {
    expect(differences(content, content)).toEqual([])
    expect(differences(content, { ...content, faq: [], contact_title: both('') })).toEqual([])
    expect(differences({}, { hero_media: [], faq_footnote: both('') })).toEqual([])
  })

  it('counts each language of a text', () => {
    expect(differences(content, { ...content, hero_title: both('<p>New</p>', '<p>새</p>') })).toHaveLength(2)
  })

  it('count an added or removed entry once, regardless of its content', () => {
    const added = [...mission, withKey({ title: both('New'), description: both('<p>x</p>'), media: [] })]
    expect(differences(content, { ...content, mission: added })).toHaveLength(1)
    expect(differences(content, { ...content, mission: mission.slice(1) })).toHaveLength(1)
  })

  it('counts another order once, and what changed in a moved entry beside it', () => {
    const moved = moveEntry(mission, Object.getOwnPropertySymbols(mission[0]!).map((key) => Reflect.get(mission[0]!, key) as string)[0]!, 2)
    expect(moved.map(({ title }) => title.en)).toEqual(['Two', 'Three', 'One'])
    expect(differences(content, { ...content, mission: moved })).toHaveLength(1)
    const written = moved.with(2, { ...moved[2]!, title: both('Uno') })
    expect(differences(content, { ...content, mission: written })).toHaveLength(2)
  })

  it('counts each setting of a picture', () => {
    const media = [{ ...mission[0]!.media[0]!, offset_x: 4, scale: 1.2 }]
    expect(differences(content, { ...content, mission: mission.with(0, { ...mission[0]!, media }) })).toHaveLength(2)
  })

  it('takes entries of another copy for the same by their places', () => {
    const copy = JSON.parse(JSON.stringify(content)) as HomepageBody
    expect(differences(content, withKeys(copy, content))).toEqual([])
    expect(JSON.stringify(withKeys(copy))).toBe(JSON.stringify(copy))
  })
})
