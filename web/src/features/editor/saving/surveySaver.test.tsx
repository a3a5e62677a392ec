import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi, type Answer, type Asked } from '../../../../../test/support/web/stubApi.ts'
import { createContent } from '../../../lib/document/content.ts'
import { bodyOf, newSurvey } from '../store/newSurvey.ts'
import { createSurveySaver } from './surveySaver.ts'

const loaded = survey([section('one', [question('a')])], { id: 's1', version: 4 })
const answered = (asked: Asked, version: number): Answer => ({ body: { ...loaded, ...(JSON.parse(asked.body) as object), version } })
const stale: Answer = { status: 412, body: { code: 'stale_version', detail: 'x' } }

function edit(answers: Parameters<typeof stubApi>[0]) {
  const asked = stubApi(answers)
  const store = createContent(bodyOf(loaded))
  const saver = createSurveySaver(store, loaded, () => undefined)
  const type = (title: string) => store.edit((before) => ({ ...before, title }), { merge: 'title' })
  return { asked, store, saver, type, saves: () => asked.filter(({ call }) => call === 'PUT /surveys/s1') }
}

describe('saving', () => {
  it('creates a survey with the defaults of a new one, then saves on its version', async () => {
    const created: string[] = []
    const asked = stubApi({
      'POST /surveys': (call) => ({ status: 201, ...(answered(call, 1) as object) }),
      'PUT /surveys/s1': (call) => answered(call, 2),
    })
    const store = createContent(newSurvey)
    const saver = createSurveySaver(store, null, (id) => created.push(id))
    expect(saver.isUnsaved()).toBe(false)
    await saver.save()
    expect(JSON.parse(asked[0]!.body)).toEqual({ ...newSurvey })
    expect(newSurvey).toMatchObject({ title: 'Untitled Survey', slug: '', sections: [], branching: [], is_active: true })
    expect([saver.isFirstSave.get(), saver.state().stored?.id]).toEqual([true, 's1'])
    await saver.save()
    expect(asked[1]!.headers).toMatchObject({ 'if-match': '"1"' })
    expect(created).toEqual(['s1'])
  })

  it('sends fields of a newer server back unchanged', async () => {
    const stored = { ...loaded, of_a_newer_server: { kept: true } }
    const asked = stubApi({ 'PUT /surveys/s1': (call) => answered(call, 5) })
    const store = createContent(bodyOf(stored))
    const saver = createSurveySaver(store, stored, () => undefined)
    store.edit((before) => ({ ...before, title: 'One' }))
    await saver.save()
    const body = JSON.parse(asked[0]!.body) as Record<string, unknown>
    expect(body).toMatchObject({ title: 'One', of_a_newer_server: { kept: true } })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['version']))
  })

  it('leaves text that is typed during the save unsaved, as an undo step of its own', async () => {
    const { store, saver, type } = edit({ 'PUT /surveys/s1': (call) => answered(call, 5) })
    type('One')
    const saving = saver.save()
    type('One and two')
    await saving
    expect([saver.isUnsaved(), saver.state().saving, store.get().title]).toEqual([true, false, 'One and two'])
    store.undo()
    expect([saver.isUnsaved(), store.get().title]).toEqual([false, 'One'])
  })

  it('saves again after the save if save is called during it', async () => {
    const { saver, type, saves } = edit({ 'PUT /surveys/s1': [{ body: { ...loaded, version: 5 } }, { body: { ...loaded, version: 6 } }] })
    type('One')
    const saving = saver.save()
    type('Two')
    await saver.save()
    await saving
    expect(saves().map(({ body, headers }) => [(JSON.parse(body) as typeof loaded).title, headers['if-match']])).toEqual([
      ['One', '"4"'],
      ['Two', '"5"'],
    ])
    expect(saver.isUnsaved()).toBe(false)
  })

  it('resolves a call made during a save only once the newer text is saved', async () => {
    const { saver, type } = edit({ 'PUT /surveys/s1': [{ body: { ...loaded, version: 5 } }, { body: { ...loaded, version: 6 } }] })
    type('One')
    void saver.save()
    type('Two')
    await saver.save()
    expect([saver.isUnsaved(), saver.state().saving]).toEqual([false, false])
  })

  it('keeps the typed text when it fails, and the body that it failed to save', async () => {
    const { store, saver, type } = edit({ 'PUT /surveys/s1': ['offline', { body: { ...loaded, version: 5 } }] })
    type('One')
    await saver.save()
    expect(saver.state().failure).toMatchObject({ error: { status: 0, code: 'offline' }, sent: { title: 'One' } })
    expect([saver.isUnsaved(), store.get().title]).toEqual([true, 'One'])
    await saver.save()
    expect([saver.isUnsaved(), saver.state().failure]).toEqual([false, null])
  })

  it('counts as saved when an earlier attempt arrived and its reply was lost', async () => {
    const { saver, type } = edit({ 'PUT /surveys/s1': stale, 'GET /surveys/s1': { body: { ...loaded, title: 'One', version: 5 } } })
    type('One')
    await saver.save()
    expect(saver.state()).toMatchObject({ theirs: null, failure: null, stored: { version: 5 } })
    expect(saver.isUnsaved()).toBe(false)
  })
})

const asks = (id: string) => question(id, { type: 'single_choice', required: true })

const needing = (...ids: string[]) => ({ ...loaded, sections: [section('one', ids.map(asks))] })

describe('a survey that no one can submit', () => {
  it('is published only after the admin confirms, and then without asking again', async () => {
    const { store, saver, saves } = edit({ 'PUT /surveys/s1': (call) => answered(call, 5) })
    store.edit(() => bodyOf(needing('a')))
    await saver.save()
    expect([saves().length, saver.isUnsaved(), saver.blocking.get()]).toEqual([0, true, ['a']])
    await saver.publishAnyway()
    expect([saves().length, saver.isUnsaved(), saver.blocking.get()]).toEqual([1, false, []])
    store.edit((before) => ({ ...before, title: 'More' }))
    await saver.save()
    expect(saves()).toHaveLength(2)
    store.edit(() => bodyOf(needing('a', 'b')))
    await saver.save()
    expect([saves().length, saver.blocking.get()]).toEqual([2, ['a', 'b']])
    saver.blocking.set([])
    expect([saver.isUnsaved(), saver.blocking.get()]).toEqual([true, []])
  })

  it('is saved without asking while it is not active', async () => {
    const { store, saver, saves } = edit({ 'PUT /surveys/s1': (call) => answered(call, 5) })
    store.edit(() => ({ ...bodyOf(needing('a')), is_active: false }))
    await saver.save()
    expect([saves().length, saver.isUnsaved()]).toEqual([1, false])
  })
})

describe('when another admin saved meanwhile', () => {
  const theirs = { ...loaded, title_ko: '그들', version: 7 }
  const open = async () => {
    const editing = edit({
      'PUT /surveys/s1': (call) => (call.headers['if-match'] === '"7"' ? answered(call, 8) : stale),
      'GET /surveys/s1': { body: theirs },
    })
    editing.type('Mine')
    await editing.saver.save()
    return editing
  }

  it('shows the stored version, and overwrites only that one', async () => {
    const { saver, saves } = await open()
    expect(saver.state()).toMatchObject({ theirs: { version: 7 }, failure: null, saving: false })
    await saver.overwrite()
    expect(saves().map(({ headers }) => headers['if-match'])).toEqual(['"4"', '"7"'])
    expect([saver.isUnsaved(), saver.state().stored!.version]).toEqual([false, 8])
  })

  it('takes their version, with mine one undo away', async () => {
    const { saver, store } = await open()
    saver.takeTheirs()
    expect([saver.isUnsaved(), store.get().title, store.get().title_ko]).toEqual([false, loaded.title, '그들'])
    store.undo()
    expect([saver.isUnsaved(), store.get().title]).toEqual([true, 'Mine'])
  })

  it('merges both, to be saved on their version', async () => {
    const { saver, store, saves } = await open()
    const { merged, collisions } = saver.merged()!
    expect([merged.title, merged.title_ko, collisions]).toEqual(['Mine', '그들', []])
    saver.applyMerge()
    expect([saver.isUnsaved(), store.get().title_ko]).toEqual([true, '그들'])
    await saver.save()
    expect(saves().at(-1)!.headers).toMatchObject({ 'if-match': '"7"' })
  })

  it('asks again at the next save when nothing was decided', async () => {
    const { saver } = await open()
    saver.postponeConflict()
    expect(saver.state()).toMatchObject({ theirs: null, failure: { error: { status: 412 } } })
    await saver.save()
    expect(saver.state()).toMatchObject({ theirs: { version: 7 }, failure: null })
  })
})
