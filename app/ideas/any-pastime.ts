/** Templates for a hobby that neither a topic nor its words explain: for any pastime at all, and for a name. */
export default `
# any
first lesson* in {hobby} | 25-60 | 8+ | class | experience
{hobby} weekend workshop | 40-110 | 16+ | experience | experience
ticket* to a {hobby} event | 10-40 | 6+ | experience | experience
online {hobby} masterclass | 15-50 | 12+ | class | experience screen
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
portrait drawing* with a {hobby} theme | 25-80 | 12+ | decor | personalised
{hobby} progress journal | 7-15 | 8+ | stationery | practical
{hobby} wall calendar | 8-15 | 8+ | print |
{hobby} trivia cards | 5-12 | 8+ | game |
{hobby} puzzle pad | 6-14 | 8+ | puzzle |
vintage {hobby} photograph | 8-25 | 12+ | collectible |
{hobby} gear voucher | 10-40 | 10+ | voucher | voucher
day out* around {hobby} | 10-60 | 6+ | travel | experience
hand-lettered {hobby} quotation | 5-20 | 10+ | print | handmade
{hobby} themed birthday cake topper* | 4-10 | 4+ | decor | @birthday
iced biscuits* with {hobby} motifs | 12-25 | 6+ | food | food sugar dairy gluten egg
colouring sheets* about {hobby} | 0-5 | 4-12 | art supplies |
home-drawn {hobby} comic | 0-3 | 5+ | keepsake | handmade book
{hobby} promise coupon | 0-3 | 6+ | voucher | voucher handmade
{hobby} art print | 8-20 | 8+ | decor | merchandise
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
embroidered {hobby} cushion | 15-30 | 12+ | textile | merchandise

# name
ticket* to a {hobby} event | 10-60 | 6+ | experience | experience
{hobby} fan magazine subscription* | 20-45 | 12+ | subscription | subscription
illustrated history* of {hobby} | 15-30 | 10+ | book | book
biography* around {hobby} | 9-20 | 12+ | book | book
documentary* about {hobby} | 8-18 | 10+ | film | screen
{hobby} wall calendar | 8-15 | 6+ | print |
{hobby} trivia cards | 5-12 | 8+ | game |
{hobby} puzzle pad | 6-14 | 8+ | puzzle |
vintage {hobby} photograph | 8-25 | 12+ | collectible |
portrait drawing* with a {hobby} theme | 25-80 | 12+ | decor | personalised
hand-lettered {hobby} quotation | 5-20 | 10+ | keepsake | handmade
iced biscuits* with {hobby} motifs | 12-25 | 6+ | food | food sugar dairy gluten egg
{hobby} themed birthday cake topper* | 4-10 | 4+ | craft kit | @birthday
day trip* around {hobby} | 15-80 | 6+ | travel | experience
{hobby} scrapbook set* | 8-18 | 8+ | stationery |
colouring sheets* about {hobby} | 0-5 | 4-12 | art supplies |
signed {hobby} memento | 15-60 | 12+ | collectible |
{hobby} podcast membership | 10-40 | 14+ | audio | subscription
{hobby} party garland | 5-12 | 4+ | home |
{hobby} art print | 8-20 | 8+ | decor | merchandise
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
embroidered {hobby} cushion | 15-30 | 12+ | textile | merchandise
{hobby} canvas tote | 8-18 | 10+ | bag | merchandise
`
