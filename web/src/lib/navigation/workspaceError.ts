import { createCount } from '../store/createCount.ts'

const { useCounted, useIsAny } = createCount()

/** For a component that shows why a workspace (the editor, the results) could not be opened: while it is mounted, the side menu shows. */
export const useWorkspaceError: () => void = useCounted

/** True while such a component is mounted. */
export const useHasWorkspaceError = useIsAny
