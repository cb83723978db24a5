/** Asked before a profile is deleted (specification 2). */
export const DELETE_QUESTION = 'Are you sure you want to delete this gift profile?'

export const COMPLETE_MEANS = 'Complete means that whoever has the link can open the page and take ideas.'

export const RENEW_LINK_QUESTION =
  'The old link stops working right away for everyone who has it. You can then share the new one.'

export const TAKE_IS_SEEN =
  'Everyone else will see that it is taken. If that was a mistake, you can ask the organiser to free it.'

export const ONLY_YOU = 'Only you can open this yet'
