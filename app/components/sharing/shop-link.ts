/** What search engines and the shop may know of a link that may carry an affiliate tag. */
export const SHOP_REL = 'sponsored nofollow noopener noreferrer'
