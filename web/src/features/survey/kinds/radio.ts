/**
 * The `type` of a radio button. HTML does not distinguish its case, React does: it looks through the whole page for the group of a clicked 'radio',
 * in case one of them does not render again. Those of a question all follow its answer.
 */
export const radio = 'Radio'
