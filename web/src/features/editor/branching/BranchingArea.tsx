export const BranchingArea = () => null
