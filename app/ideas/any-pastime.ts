/** Templates that fit any pastime at all, for a hobby that neither a topic nor its words explain. */
export default `
# any
first lesson* in {hobby} | 25-60 | 8+ | class | experience
{hobby} weekend workshop | 40-110 | 16+ | experience | experience
ticket* to a {hobby} event | 10-40 | 6+ | experience | experience
{hobby} club membership | 15-45 | 10+ | subscription | subscription
{hobby} magazine subscription | 20-45 | 12+ | subscription | subscription
illustrated history* of {hobby} | 15-30 | 10+ | book | book
pocket guide* to {hobby} | 7-15 | 8+ | book | book
memoir* about {hobby} | 9-18 | 16+ | book | book
documentary* about {hobby} | 8-18 | 10+ | film | screen
photo book* of {hobby} moments | 15-35 | 8+ | keepsake | personalised sentimental
engraved tag* for {hobby} gear | 8-18 | 10+ | accessory | personalised
roomy kit bag* for {hobby} | 20-45 | 10+ | bag | practical
lidded storage box* for {hobby} | 12-25 | 8+ | storage | practical
insulated flask* for {hobby} days | 15-30 | 8+ | outdoor gear | practical
{hobby} progress journal | 7-15 | 8+ | stationery | practical
{hobby} wall calendar | 8-15 | 8+ | print |
{hobby} trivia cards | 5-12 | 8+ | game |
vintage {hobby} photograph | 8-25 | 12+ | print |
{hobby} gear voucher | 10-40 | 10+ | voucher | voucher
enamel lunchbox* for {hobby} days | 10-20 | 6+ | tableware | practical
warm hat* for {hobby} days | 10-22 | 6+ | clothing | clothing
colouring sheets* about {hobby} | 0-5 | 4-12 | art supplies |
home-drawn {hobby} comic | 0-3 | 5+ | keepsake | handmade book
{hobby} promise coupon | 0-3 | 6+ | voucher | voucher handmade
{hobby} art print | 8-20 | 8+ | decor | merchandise
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
embroidered {hobby} cushion | 15-30 | 12+ | textile | merchandise
`
