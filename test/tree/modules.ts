import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(__dirname, '../..')
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const imported = /(?:^|\n)(?:import|export)\s[^'"]*?\bfrom\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'/g

/** Every source file of the product but its tests, by its path from the root, with the files that it imports at once (types too, but not `import()`). */
export function modules(): Map<string, string[]> {
  const files = globSync('{shared,functions,infra,scripts,web,test}/**/*.{ts,tsx,mts,mjs}', { cwd: root }).filter((file) => !isTest(file))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const names = [...text.matchAll(imported)].map(([, from, bare]) => from ?? bare!)
  const own = names.filter((name) => /^[.#]/.test(name)).map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
  return own.flatMap(
    (path) => ['', '.ts', '.tsx'].map((ending) => normalize(path) + ending).find((one) => existsSync(join(root, one))) ?? [],
  )
}

/** The sets of files that import each other, each once. */
export function circles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const visit = (file: string) => {
    state.set(file, 'open')
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') found.push(path.slice(path.indexOf(next)))
      else if (!state.has(next)) visit(next)
    }
    path.pop()
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) visit(file)
  return found
}
