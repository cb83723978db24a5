/** Asked before a profile is deleted (specification 2). */
export const DELETE_QUESTION = 'Are you sure you want to delete this gift profile?'

/** Asked before a profile's link is replaced. */
export const RENEW_LINK_QUESTION =
  'The old link stops working at once, for everybody who has it. You then share the new one.'

/** Said before the link of an Incomplete profile is passed on. */
export const ONLY_YOU = 'Only you can open this yet'
