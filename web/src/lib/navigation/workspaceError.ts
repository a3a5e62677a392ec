import { createCount } from '../store/createCount.ts'

const { useCounted, useIsAny } = createCount()

/** While it is there: the screen at a workspace's address could not be opened, and what it says stands in the admin's column, beside the menu. */
export const useWorkspaceError: () => void = useCounted

/** Whether a workspace could not be opened. */
export const useHasWorkspaceError = useIsAny
