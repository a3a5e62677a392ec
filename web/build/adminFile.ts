type Module = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const isAdminArea = (id: string) => id.endsWith('/src/app/AdminArea.tsx')
const isApp = (id: string) => id.endsWith('/src/app/App.tsx')
/** Pages and tools that respondents never open: the admin area, the account, and the home page's tools for admins. */
const isForWork = (id: string) => /\/src\/(?:app\/AdminArea|features\/account\/AccountPage|features\/home\/admin\/HeroTools)\.tsx$/.test(id)

/** The module and all that import it, directly or not, by `importersOf`. */
function usersOf(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user)) users.add(importer)
  return [...users]
}

const infoOf = (graph: Graph) => (id: string) => graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }

/** Whether the app imports this module, at once or later, otherwise than through a module that `isEnd` names. */
function isUsedBeside(id: string, graph: Graph, isEnd: (id: string) => boolean): boolean {
  const info = infoOf(graph)
  return usersOf(id, (one) => (isEnd(one) ? [] : [...info(one).importers, ...info(one).dynamicImporters])).some(isApp)
}

/** The rooms whose modules several admin screens share. */
const isShared =
  /\/(?:src\/ui|src\/lib|shared\/logic|node_modules)\/|\/shared\/(?:survey\/translations|site\/sharePicture)\.|\/features\/(?:admin|survey\/preview|editor)\/.*\.module\.css/

/**
 * The file `admin` for the admin area itself, and for a module or styles that only its screens use, else null. A late script keeps a file of its own,
 * without its styles and without what several screens ask of branching.
 */
export function adminFile(id: string, graph: Graph): 'admin' | null {
  if (isUsedBeside(id, graph, isAdminArea)) return null
  const info = infoOf(graph)
  const usersAtOnce = usersOf(id, (one) => info(one).importers)
  if (usersAtOnce.some(isAdminArea)) return 'admin'
  if (!isShared.test(id)) return null
  const isOfScreen = usersAtOnce.some((one) => info(one).dynamicImporters.some(isAdminArea))
  return isOfScreen || /\.module\.css|\/shared\/logic\//.test(id) ? 'admin' : null
}

/** The file `work` for a module of src/ui or src/lib that only the account and admins use, so that no survey loads it; null for others. */
export const workFile = (id: string, graph: Graph): 'work' | null =>
  /\/src\/(?:ui|lib)\//.test(id) && !isUsedBeside(id, graph, isForWork) ? 'work' : null

const isEditor = (id: string) => id.endsWith('/src/features/editor/EditorScreen.tsx')

/** The file `editor` for a module that only the editor uses, at once: in one file, whatever later parts of the editor share of it; null for others. */
export function editorFile(id: string, graph: Graph): 'editor' | null {
  const comesAtOnce = usersOf(id, (one) => infoOf(graph)(one).importers).some(isEditor)
  return comesAtOnce && !isUsedBeside(id, graph, isEditor) ? 'editor' : null
}
