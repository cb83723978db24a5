/** Thrown when what was to be changed was deleted meanwhile. */
export class RowGone extends Error {}
