import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Gateway, Survey } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { renderEditorPart } from '../../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadTexts } from '../../../../lib/language/i18n.ts'
import { ToastRegion } from '../../../../ui/toasts/ToastRegion.tsx'
import { BranchingMode } from '../../branching/BranchingMode.tsx'
import { LogicMap } from '../map/LogicMap.tsx'

const choices = [choice('Journalist', { label_ko: '기자' }), choice('Official', { label_ko: '공무원' })]
const asks = (id: string, own: Gateway) => question(id, { title: 'Role', title_ko: '역할', type: 'single_choice', choices, gateway: own })
const show = (shown: string, more: Parameters<typeof gateway>[1] = {}) => gateway([rule('Journalist', { show_section_ids: [shown] })], more)
const sections = (role: Gateway, topic = show('more')) => [
  section('start', [asks('role', role), asks('topic', topic)], { title: 'Roles', title_ko: '역할' }),
  section('news', [question('why')], { title: 'News', title_ko: '뉴스' }),
  section('more', [question('what')], { title: 'More', title_ko: '더' }),
]
const isJournalist = (question_id: string) => ({ match: 'all', clauses: [{ question_id, op: 'any_of', values: ['Journalist'] }] })
const given = (role: Gateway, more: Partial<Survey> = {}) => survey(sections(role), { branching_mode: 'independent', ...more })
const conditionsIn = ({ sections: all }: { sections: Survey['sections'] }) => all.map(({ show_if }) => show_if)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('list', { name: /^(Gateways|분기 문항)/ })).getByRole('button', { name: new RegExp(name) }))
const openGateway = async (of: Survey, name: string) => {
  const view = renderEditorPart(of, <LogicMap />)
  await choose(name)
  return view
}

/** jsdom lays out nothing. */
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))
beforeEach(async () => {
  localStorage.setItem('lang', 'en')
  await loadAllTexts()
})

describe('a gateway on the logic map', () => {
  it('becomes conditions, which undo takes back in one step', async () => {
    const before = given(show('news'))
    const { edited, undo } = await openGateway(before, '1.1 Role')
    await press('Turn into conditions')
    expect(conditionsIn(edited())).toEqual([undefined, isJournalist('role'), undefined])
    expect(edited().sections[0]!.questions.map((one) => one.gateway?.enabled)).toEqual([undefined, true])
    const panel = screen.getByRole('complementary', { name: 'Question' })
    expect(document.activeElement).toBe(panel)
    expect(within(panel).getByRole('button', { name: '1.1 is Journalist' })).toBeTruthy()
    undo()
    expect(edited()).toEqual(before)
  })

  it('is restored by Undo in the message, with later edits kept', async () => {
    const before = given(show('news'))
    const { edited, store } = renderEditorPart(
      before,
      <>
        <LogicMap />
        <ToastRegion />
      </>,
    )
    await choose('1.1 Role')
    await press('Turn into conditions')
    act(() => store.edit((now) => ({ ...now, title: 'Edited since' })))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
    expect(edited()).toEqual({ ...before, title: 'Edited since' })
  })

  it('says why it cannot become conditions', async () => {
    await openGateway(given(show('news', { unanswered_behavior: 'show_all' })), '1.1 Role')
    expect(screen.getByText('1.1 cannot become conditions while it shows all by default or while unanswered.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Turn into conditions' })).toBeNull()
  })

  it('stays if conditions would show other parts, and names one', async () => {
    const hidden = {
      ...asks('topic', show('more')),
      show_if: { match: 'all' as const, clauses: [{ question_id: 'other', op: 'answered' as const }] },
    }
    const start = section('start', [question('other'), hidden, asks('role', show('more'))])
    const before = given(show('news'), { sections: [start, ...sections(show('news')).slice(1)] })
    const { edited } = await openGateway(before, '1.3 Role')
    await press('Turn into conditions')
    expect(edited()).toBe(before)
    expect(screen.getByText('1.3 cannot become conditions: for some answers, 3 More would be shown or hidden unlike now.')).toBeTruthy()
  })

  it('says the same in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    for (const part of [undefined, 'admin', 'editor'] as const) await loadTexts('ko', part)
    const { edited } = await openGateway(given(show('news')), '1.1 역할')
    await press('조건으로 바꾸기')
    expect(conditionsIn(edited())).toEqual([undefined, isJournalist('role'), undefined])
    expect(screen.getByRole('button', { name: '1.1: 기자' })).toBeTruthy()
  })
})

describe('two gateways that intersect', () => {
  const before = given(show('news'), { branching_mode: 'intersect' })

  it('become conditions with the effect of the independent mode', async () => {
    const { edited, undo } = renderEditorPart(before, <BranchingMode />)
    await press('Use conditions instead')
    expect(edited().branching_mode).toBe('independent')
    expect(conditionsIn(edited())).toEqual([undefined, isJournalist('role'), isJournalist('topic')])
    expect(document.activeElement).toBe(screen.getByLabelText('When there are several gateways'))
    undo()
    expect(edited()).toEqual(before)
  })

  it('both stay if one of them cannot be turned', async () => {
    const kept = { ...before, sections: sections(show('news'), show('more', { default_behavior: 'show_all' })) }
    const { edited } = renderEditorPart(kept, <BranchingMode />)
    await press('Use conditions instead')
    expect(edited()).toBe(kept)
    expect(screen.getByText(/^1\.2 cannot become conditions while it shows all/)).toBeTruthy()
  })
})
