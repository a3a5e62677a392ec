import type { Homepage } from '#shared/site/homepage.ts'
import type { Draft } from '../../../lib/document/drafts.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { createHomepageSaver } from './homepageSaver.ts'

const loaded = { contact_title: { en: 'Write to us', ko: '' }, version: 3 } as Homepage
const badge = (en: string) => ({ label: { en, ko: '' } })
const title = (en: string) => ({ contact_title: { en, ko: '' } })
const open = () => createHomepageSaver({ ...loaded, hero_badges: [badge('One'), badge('Two')] })

const stale = { status: 412, body: { code: 'stale_version', detail: 'Somebody else saved it.' } }

describe('a merge', () => {
  it('does not mistake the server’s sanitizing for a change by another admin', async () => {
    const cleaned = { ...loaded, contact_text: { en: '<p>One</p>', ko: '' }, version: 4 }
    const theirs = { ...cleaned, ...title('Theirs'), version: 5 }
    stubApi({ 'PUT /homepage': [{ body: cleaned }, stale], 'GET /homepage': { body: theirs } })
    const saver = createHomepageSaver(loaded)
    const write = (en: string) => saver.edit((now) => ({ ...now, contact_text: { en, ko: '' } }))
    write('<p onclick="x()">One</p>')
    await saver.save()
    write('<p>Two</p>')
    await saver.save()
    expect(saver.merged()).toMatchObject({ collisions: [], merged: { ...title('Theirs'), contact_text: { en: '<p>Two</p>' } } })
  })
})

describe('a draft of an earlier version', () => {
  it('is merged with what another admin saved since, which stays', async () => {
    const earlier = createHomepageSaver({ ...loaded, contact_text: { en: 'Any time', ko: '' } })
    earlier.edit((now) => ({ ...now, ...title('Mine') }))
    const draft = JSON.parse(JSON.stringify(earlier.unsavedDraft())) as Draft<Homepage>

    const present = { ...loaded, contact_text: { en: 'On weekdays', ko: '' }, version: 4 }
    stubApi({ 'PUT /homepage': stale, 'GET /homepage': { body: present } })
    const saver = createHomepageSaver(present)
    saver.restore(draft)
    await saver.save()
    expect(saver.merged()!.merged).toMatchObject({ contact_title: { en: 'Mine' }, contact_text: { en: 'On weekdays' } })
  })
})

const labels = ({ content }: ReturnType<typeof open>) => content.get().hero_badges!.map(({ label }) => label.en)
const type = (saver: ReturnType<typeof open>, en: string) =>
  saver.edit((now) => ({ ...now, hero_badges: now.hero_badges!.with(0, { ...now.hero_badges![0]!, label: { en, ko: '' } }) }))

describe('undo on the home page', () => {
  it('undoes a run of typing at once, and typing in another field separately', () => {
    const saver = open()
    for (const typed of ['One ', 'One m', 'One more']) type(saver, typed)
    saver.edit((now) => ({ ...now, ...title('W') }))
    saver.content.undo()
    expect([labels(saver)[0], saver.changes().length]).toEqual(['One more', 1])
    saver.content.undo()
    expect([labels(saver)[0], saver.isUnsaved()]).toEqual(['One', false])
  })

  it('takes back each move of an entry', () => {
    const saver = open()
    const swap = () => saver.edit((now) => ({ ...now, hero_badges: now.hero_badges!.toReversed() }))
    swap()
    swap()
    saver.content.undo()
    expect(labels(saver)).toEqual(['Two', 'One'])
    saver.content.undo()
    expect([labels(saver), saver.content.canUndo()]).toEqual([['One', 'Two'], false])
  })
})
