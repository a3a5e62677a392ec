type Module = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const isAdminArea = (id: string) => id.endsWith('/src/app/AdminArea.tsx')
const isApp = (id: string) => id.endsWith('/src/app/App.tsx')

/** The module and all that import it, directly or not, by `importersOf`. */
function usersOf(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user)) users.add(importer)
  return [...users]
}

/** The file `admin` for a module that only admin screens use, else null. A late script keeps a file of its own, without its styles. */
export function adminFile(id: string, graph: Graph): 'admin' | null {
  if (!/\/(?:src\/ui|src\/lib|node_modules)\//.test(id)) return null
  const info = (one: string) => graph.getModuleInfo(one) ?? { importers: [], dynamicImporters: [] }
  const users = usersOf(id, (one) => (isAdminArea(one) ? [] : [...info(one).importers, ...info(one).dynamicImporters]))
  if (users.some(isApp)) return null
  const usersAtOnce = usersOf(id, (one) => info(one).importers)
  const comesAtOnce = usersAtOnce.some((one) => isAdminArea(one) || info(one).dynamicImporters.some(isAdminArea))
  return comesAtOnce || id.includes('.module.css') ? 'admin' : null
}
