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

  it('is the contact form alone on a site without content', () => {
    expect(sectionLinks(render('/surveys', publishedSamples['/surveys']!, {}).html)).toEqual(['contact'])
  })
})
