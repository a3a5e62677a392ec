import { question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import type { Published } from '#shared/site/pageContract.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { renderDocument } from './pageHtml.ts'

const shell = `<html lang="en"><head><!--head--><!--/head-->
<script data-chunks='{"/login":["/assets/login.js","/assets/entrance.css"],"/survey/:id":["/assets/survey.js"]}'></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<style>.all{}</style>
<style data-pages="/">@media (width<640px){.home{}}</style><link rel="stylesheet" href="/assets/home.css" disabled />
<style data-pages="/survey/:id /account">.survey{}</style><link rel="stylesheet" href="/assets/survey.css" disabled />
</head><body><!--page--><!--/page--></body></html>`

const typeFiles = {
  number: ['/assets/number.js', '/assets/number.css'],
  'ko/number': ['/assets/ko.js'],
  search: ['/assets/search.js'],
  conditions: ['/assets/conditions.js'],
  draw: ['/assets/draw.js'],
  media: ['/assets/media.js'],
  order: ['/assets/order.js'],
  quote: ['/assets/quote.js'],
}
const head = { title: 'One', description: '', siteName: 'PRISM', image: '' }
const given = { lang: 'en', replies: {} } as Published
const documentAt = (path: string, own = given) =>
  renderDocument(shell, typeFiles, { html: '', head, given: own, origin: 'https://prism.example', path, isListed: true })
const styles = (path: string) =>
  [...documentAt(path).matchAll(/\.(\w+)\{\}|href="\/assets\/(\w+)\.css"( disabled)?/g)].map(([found]) => found)

const documentOf = (overrides: Partial<Question>, more: Partial<Survey> = {}) => {
  const asked = survey([section('one', [question('country', overrides)])], more)
  return documentAt('/survey/trust', { lang: 'ko', replies: { '/api/surveys/slug/trust': asked } } as unknown as Published)
}

/** The files in the HTML of a survey with one question. */
const filesOf = (overrides: Partial<Question>, more: Partial<Survey> = {}) => {
  const html = documentOf(overrides, more)
  return (JSON.parse(/data-chunks='([^']+)'/.exec(html)![1]!) as Record<string, string[]>)['/survey/:id']
}

describe('renderDocument', () => {
  it('gives a page the common styles and its own, with the link of that file', () => {
    expect(styles('/')).toEqual(['.all{}', '.home{}', 'href="/assets/home.css" disabled'])
    expect(styles('/survey/trust')).toEqual(['.all{}', '.survey{}', 'href="/assets/survey.css" disabled'])
    expect(styles('/account')).toEqual(styles('/survey/trust'))
  })

  it('links the stylesheet of a page that has no inlined one', () => {
    expect(styles('/login')).toEqual(['href="/assets/entrance.css"', '.all{}'])
  })

  it('names the files of the controls that a survey needs, whose styles it links', () => {
    const asked = survey([section('one', [question('weight', { type: 'number' }), question('age', { type: 'number' }), question('name')])])
    const html = documentAt('/survey/trust', { lang: 'ko', replies: { '/api/surveys/slug/trust': asked } } as unknown as Published)
    const chunks = JSON.parse(/data-chunks='([^']+)'/.exec(html)![1]!) as Record<string, string[]>
    expect(chunks['/survey/:id']).toEqual(['/assets/survey.js', '/assets/number.js', '/assets/number.css', '/assets/ko.js'])
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/number.css" />')
    expect(documentAt('/survey/trust')).not.toContain('href="/assets/number.css"')
  })

  it('names the files of the choice search if a look needs it', () => {
    expect(filesOf({ type: 'multi_select', look: 'search' })).toContain('/assets/search.js')
    expect(filesOf({ type: 'multi_select', look: 'list' })).not.toContain('/assets/search.js')
    expect(filesOf({ type: 'ranking', look: 'search' })).not.toContain('/assets/search.js')
  })

  it.each([
    ['', 'https://prism.example/share.png', true],
    ['/api/share/S1/en/0123.png', 'https://prism.example/api/share/S1/en/0123.png', true],
    ['/media/cover.png', 'https://prism.example/media/cover.png', false],
    ['https://elsewhere.example/cover.png', 'https://elsewhere.example/cover.png', false],
  ])('gives the image %j as %s, with the size of one that is drawn: %s', (image, address, hasSize) => {
    const own = { html: '', head: { ...head, image }, given, origin: 'https://prism.example', path: '/', isListed: true }
    const html = renderDocument(shell, typeFiles, own)
    expect(html).toContain(`<meta property="og:image" content="${address}" />`)
    expect(html.includes('<meta property="og:image:width" content="1200" />')).toBe(hasSize)
    expect(html.includes('<meta property="og:image:height" content="630" />')).toBe(hasSize)
  })

  it('names the files of conditions if a survey has one', () => {
    const show_if = { clauses: [{ field: 'pid', op: 'answered' }] }
    expect(filesOf({ show_if } as object)).toContain('/assets/conditions.js')
    expect(filesOf({ show_if: null } as object)).not.toContain('/assets/conditions.js')
  })

  it('names the files of pictures if a question has one', () => {
    expect(filesOf({ media: [{ url: '/media/one.webp' }] } as object)).toContain('/assets/media.js')
    expect(filesOf({})).not.toContain('/assets/media.js')
  })

  const shuffled = { type: 'single_choice', shuffle_choices: true } as const
  const linked = { link_fields: [{ name: 'pid' }] }
  const show_if = { match: 'all' as const, clauses: [{ field: 'pid', op: 'answered' as const }] }

  it.each([
    ['in random order', shuffled, {}, true, true],
    ['with a condition on its link', { show_if }, linked, true, true],
    ['with a link alone', {}, linked, true, false],
    ['with neither', {}, {}, false, false],
  ])(
    'of a survey %s names the files of the draw: %o, %o: %s; has the script that orders it in its head: %s',
    (_, overrides, more, isDrawn, isOrdered) => {
      expect(filesOf(overrides, more)!.includes('/assets/draw.js')).toBe(isDrawn)
      const [top] = documentOf(overrides, more).split('</head>')
      expect(top!.includes('<script src="/assets/order.js"></script>')).toBe(isOrdered)
      expect(top).not.toContain('/assets/quote.js')
    },
  )

  it('loads the script for link values before the one for the order', () => {
    const [top] = documentOf({ title: 'Hello {{link.pid|you}}' }, linked).split('</head>')
    expect(top).toMatch(/quote\.js"><\/script>\s*<script src="\/assets\/order\.js"/)
  })
})
