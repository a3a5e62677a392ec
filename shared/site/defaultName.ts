/** The company name of a site without one. */
export const defaultName = 'Project PRISM'
