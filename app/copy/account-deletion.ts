/** The email by which an owner asks for deletion (specification 2). */
export const ACCOUNT_DELETION = {
  subject: 'Account deletion request',
  body: (email: string) => `Please delete my Wishfolio account and everything in it.\n\nAccount: ${email}\n`,
  promise: 'Your request will be processed within 7 working days.',
}
