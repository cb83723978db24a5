/** The `rel` of links that may carry an affiliate tag. */
export const SHOP_REL = 'sponsored nofollow noopener noreferrer'
