export const LogicMap = () => null
