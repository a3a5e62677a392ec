import type { Published } from '#shared/site/pageContract.ts'
import { renderDocument } from './pageHtml.ts'

const shell = `<html lang="en"><head><!--head--><!--/head-->
<script data-chunks='{"/login":["/assets/login.js","/assets/entrance.css"]}'></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<style>.all{}</style>
<style data-pages="/">@media (width<640px){.home{}}</style><link rel="stylesheet" href="/assets/home.css" disabled />
<style data-pages="/survey/:id /account">.survey{}</style><link rel="stylesheet" href="/assets/survey.css" disabled />
</head><body><!--page--><!--/page--></body></html>`

const head = { title: 'One', description: '', siteName: 'PRISM', image: '' }
const given = { lang: 'en' } as Published
const documentAt = (path: string) => renderDocument(shell, { html: '', head, given, origin: 'https://prism.example', path, isListed: true })
const styles = (path: string) =>
  [...documentAt(path).matchAll(/\.(\w+)\{\}|href="\/assets\/(\w+)\.css"( disabled)?/g)].map(([found]) => found)

describe('renderDocument', () => {
  it('gives a page the styles of every page and its own, with the link that says so', () => {
    expect(styles('/')).toEqual(['.all{}', '.home{}', 'href="/assets/home.css" disabled'])
    expect(styles('/survey/trust')).toEqual(['.all{}', '.survey{}', 'href="/assets/survey.css" disabled'])
    expect(styles('/account')).toEqual(styles('/survey/trust'))
  })

  it('links the stylesheet of a page that has no inlined one', () => {
    expect(styles('/login')).toEqual(['href="/assets/entrance.css"', '.all{}'])
  })
})
