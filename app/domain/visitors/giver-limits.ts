export const GIVER_NAME_LIMIT = 50
export const OTHER_GIFT_LIMIT = 200
/** So many gifts beside a list are shown, and so many of one device. */
export const OTHER_GIFTS = { ofList: 50, ofDevice: 5 }
