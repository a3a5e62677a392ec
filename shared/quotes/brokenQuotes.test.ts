import { question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { brokenQuotes } from './brokenQuotes.ts'

describe('brokenQuotes', () => {
  it('finds deleted and later parts, once for each section or question', () => {
    const given = survey(
      [
        section(
          'one',
          [
            question('a', { title: '{{a|x}} {{z|x}} {{gone|x}}', title_ko: '{{gone|x}}', description: '<p>{{z|x}} {{link.none|x}}</p>' }),
            question('b', { title: '{{a|x}} {{link.pid|x}}' }),
          ],
          { description_ko: '<p title="{{gone|x}}">{{a|x}}</p>' },
        ),
        section('two', [question('z')], { title: '{{b|x}}' }),
      ],
      { link_fields: [{ name: 'pid' }] },
    )
    expect(brokenQuotes(given)).toEqual([
      { part: { kind: 'section', id: 'one' }, gone: [], later: ['a'] },
      { part: { kind: 'question', id: 'a' }, gone: ['gone', 'link.none'], later: ['a', 'z'] },
    ])
  })

  it('ignores text that is not a quote', () => {
    expect(brokenQuotes(survey([section('one', [question('a', { title: '{{a}} {{ gone|x }} {{gone|x|y}}' })])]))).toEqual([])
  })
})
