import { publishedHomepage, publishedSamples } from '../../../test/support/web/publishedSamples.ts'
import { anchors } from '../lib/site/homeSections.ts'
import { prepare, render } from './render.tsx'

beforeAll(prepare)

const sectionLinks = (html: string) => anchors.filter((anchor) => html.includes(`href="/#${anchor}"`))

describe('the links of a published page to sections of the home page', () => {
  it.each(['/', '/surveys', '/survey/one'])('are on %s those that there are', (path) => {
    expect(sectionLinks(render(path, publishedSamples[path]!, publishedHomepage).html)).toEqual([
      'capabilities',
      'usecases',
      'survey',
      'contact',
    ])
  })

  it('is only the contact form on a site without content', () => {
    expect(sectionLinks(render('/surveys', publishedSamples['/surveys']!, {}).html)).toEqual(['contact'])
  })
})

const htmlOf = (path: string) => render(path, publishedSamples[path]!, publishedHomepage).html

describe('the HTML of a survey that is not open to all at all times', () => {
  it('says when it opens, in UTC, which every device can read, and has no form', () => {
    const html = htmlOf('/survey/shut')
    expect(html).toContain('This survey opens on 2031-03-03 00:00 (UTC)')
    expect(html).not.toContain('<form')
  })

  it('asks to sign in above a first screen that cannot be answered', () => {
    const html = htmlOf('/survey/members')
    expect(html).toContain('Sign in to answer this survey')
    expect(html).toContain('inert')
    expect(html).not.toContain('<form')
  })

  it('shows its closing time, and only its demographic fields', () => {
    const html = htmlOf('/survey/closing')
    expect(html).toContain('Open until 2031-03-03 00:00 (UTC)')
    expect([html.includes('name="job"'), html.includes('name="age"')]).toEqual([false, true])
  })

  it('has the state of a survey in the list', () => {
    expect(htmlOf('/surveys')).toContain('Opens on 2031-03-03 00:00 (UTC)')
  })
})
