/** Asked before a profile is deleted (specification 2). */
export const DELETE_QUESTION = 'Are you sure you want to delete this gift profile?'
