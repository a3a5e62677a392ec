export const LogicCheckPanel = () => null
