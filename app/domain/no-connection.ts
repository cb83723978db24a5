/** The id of what a kept page says first when it is shown without a connection. */
export const NO_CONNECTION = 'no-connection'
