export const passwordMin = 8
