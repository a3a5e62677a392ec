import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { stubApi, type Asked } from '../../../../../test/support/web/stubApi.ts'
import { createHomepageStore } from './homepageStore.ts'

const loaded = { contact_title: { en: 'Write to us', ko: '' }, version: 3 } as Homepage

describe('a save that is asked for while another is on its way', () => {
  it('is over once what was typed meanwhile is saved too', async () => {
    const repeated = Promise.withResolvers<void>()
    const asked = stubApi({
      'PUT /homepage': ({ body }: Asked) => {
        if (body.includes('One')) {
          type('Two')
          repeated.resolve(store.save())
        }
        return { body: { ...(JSON.parse(body) as object), version: 4 } }
      },
    })
    const store = createHomepageStore(loaded)
    const type = (en: string) => store.edit((before) => ({ ...before, contact_title: { en, ko: '' } }))
    type('One')
    void store.save()
    await repeated.promise
    expect([store.isUnsaved(), store.state().saving]).toEqual([false, false])
    expect(asked.map(({ body }) => (JSON.parse(body) as HomepageBody).contact_title!.en)).toEqual(['One', 'Two'])
  })
})

describe('a draft of an earlier version', () => {
  it('is merged with what somebody else saved since, which stays', async () => {
    const earlier = createHomepageStore({ ...loaded, contact_text: { en: 'Any time', ko: '' } })
    earlier.edit((now) => ({ ...now, contact_title: { en: 'Mine', ko: '' } }))
    const { body, version, base } = JSON.parse(JSON.stringify(earlier.unsavedDraft())) as NonNullable<
      ReturnType<typeof earlier.unsavedDraft>
    >

    const present = { ...loaded, contact_text: { en: 'On weekdays', ko: '' }, version: 4 }
    const stale = { status: 412, body: { code: 'stale_version', detail: 'Somebody else saved it.' } }
    stubApi({ 'PUT /homepage': stale, 'GET /homepage': { body: present } })
    const store = createHomepageStore(present)
    store.restore(body, version, base)
    await store.save()
    expect(store.merged()!.merged).toMatchObject({
      contact_title: { en: 'Mine' },
      contact_text: { en: 'On weekdays' },
    })
  })
})
