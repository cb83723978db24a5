/** A way of passing a profile's link on that was pressed: what its button says, and what it does. */
export interface PassOn {
  verb: 'copy' | 'share'
  act: () => void
}
