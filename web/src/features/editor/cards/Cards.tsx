export const Cards = () => null
