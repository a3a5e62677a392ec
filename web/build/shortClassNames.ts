import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/**
 * Names the classes of CSS modules: letters for the file, digits for the class. The same sources give the same names. Takes the folder
 * with the sources, returns what Vite asks for a name.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.module.css'))
  const order = files.map((name) => join(folder, name)).sort()
  const known = new Map<string, string[]>()
  return (name, file) => {
    const path = file.split('?')[0]!
    const names = known.get(path) ?? []
    known.set(path, names)
    if (!names.includes(name)) names.push(name)
    return letters(order.indexOf(path)) + names.indexOf(name).toString(36)
  }
}
