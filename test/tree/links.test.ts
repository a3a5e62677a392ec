import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const pages = globSync(['*.md', '{docs,test}/**/*.md'])

it.each(pages)('%s links only to files that exist', (page) => {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!)
  expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([])
})
