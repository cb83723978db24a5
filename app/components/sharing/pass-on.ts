export interface PassOn {
  verb: 'copy' | 'share'
  act: () => void
}
