import { pattern } from '#app/ideas/words/pattern.ts'

export type Stance = 'refused' | 'allergic' | 'owned' | 'wanted'

const NEGATED = `(?:does ?n[o']t|doesn'?t|don'?t|do not|did ?n[o']t|didn'?t|never|won'?t|will not|cannot|can ?not|can'?t
      |could ?n[o']t|couldn'?t|would ?n[o']t|wouldn'?t|is ?n[o']t|isn'?t|are not|aren'?t|is not|not|must not
      |mustn'?t|shouldn'?t|should not|doesnt)`
const SOFTLY = `(?:(?:really|particularly|usually|even|ever|actually|currently|at all|to|be|able|allowed|supposed|that
      |very|much|a|big|huge|great|massive|too|so|any|want|like) )*`
const VERBS = `(?:likes?|eats?|drinks?|wants?|wears?|uses?|enjoys?|reads?|cooks?|bakes?|does?|have|has|needs?|care for
      |plays?|watch(?:es)?|get on with|tolerate|stand|bear|take|touch|keep|appreciate|fan of|fond of|keen on
      |into|interested in|bothered about|about|crazy about|mad about|sold on|impressed by|big on|much of an?
      |fans of|get|buy|give|send|bring|digest|smoke|see the point of|go near|go in for|celebrate|collect|allowed
      |permitted)`

/** Tried at the start of a word; the longest match wins, whatever its stance. */
const SOURCES: readonly (readonly [Stance, string])[] = [
  ['refused', `${NEGATED} ${SOFTLY}${VERBS}`],
  [
    'refused',
    `${NEGATED}(?: an?)?(?: (?:very|really|much of an?|big|huge|great|keen|avid))+(?= \\w+(?:er|or|ist|fan
      |person|cook)s?\\b)`,
  ],
  ['refused', NEGATED],
  ['refused', "(?:hasn'?t|has not|haven'?t|have not) (?:touched|eaten|drunk|worn|smoked)"],
  ['refused', 'no(?: more| extra| further)?'],
  ['refused', 'nope to|zero (?:interest in|patience for|tolerance (?:of|for)|use for)|nor|neither|anti'],
  [
    'refused',
    `(?:please )?(?:absolutely |definitely |strictly )?(?:no|nothing|none)(?: (?:with|containing|made of
      |made from|involving|that|which|made with|to do with|like|related to|in the way of|of the|but no))?`,
  ],
  [
    'refused',
    `(?:nothing|no \\w+) (?:that |which )?(?:he|she|they|we|you|i)(?:'d|'ll| would| will)? (?:ever )?(?:have to
      |has to|needs? to|must|can't|cannot|wouldn't)`,
  ],
  ['refused', '(?:anything|everything|any gift|all) (?:but|except|apart from|other than|bar)'],
  ['refused', 'without|except(?: for)?|excluding|minus|apart from|instead of|rather than'],
  [
    'refused',
    `avoid(?:s|ing|ed)?|steers? clear of|(?:stays?|keeps?) away from|keep off|skip(?: the)?|leave out|ban on`,
  ],
  [
    'refused',
    `(?:really |absolutely |strongly )?(?:hates?|hated|hating|dislikes?|disliked|loathes?|detests?|despises?
      |abhors?|resents?)`,
  ],
  [
    'refused',
    `(?:sick|tired|bored|fed up|weary|wary|afraid|scared|terrified|frightened|suspicious|phobia|fear) (?:of
      |with|to death of)`,
  ],
  [
    'refused',
    `(?:gave|given|giving|gives) up(?: on)?|quit(?:ting|s)?|stopped|cuts? (?:out|down on)|cutting (?:out
      |down on)|off the`,
  ],
  [
    'refused',
    `(?:has |have )?(?:outgrown|grown out of)|too old for|too young for|refuses?|rejects?|objects? to|against
      |opposed to`,
  ],
  [
    'refused',
    `can do without|could do without|would rather not have|rather not|less keen on|squeamish about
      |turned off by|put off by|no longer (?:likes?|eats?|drinks?|wears?|uses?|enjoys?|reads?|into|plays?)`,
  ],
  ['refused', '(?:has |have |got )?(?:far |way )?too many|drowning in'],
  [
    'allergic',
    `(?:is |are |severely |badly |very |highly |deathly |also |mildly )*(?:allergic|intolerant|sensitive
      |allergies|allergy|intolerance|anaphylactic|reaction|reacts?)(?: badly)? (?:to|of)`,
  ],
  ['allergic', '(?:allergies|allergy|allergic|intolerances|intolerance)(?= ?[:=])'],
  ['allergic', 'comes? out in (?:hives|a rash) from|breaks? out from'],
  [
    'owned',
    `(?:already|currently) (?:has|have|had|owns?|got|bought|possess(?:es)?)(?: got)?|(?:has|have|had
      |owns?) already(?: got| bought)?|(?:has|have)(?: just| recently| already)* bought|just bought
      |just got(?! (?:divorced|married|engaged|dumped|promoted|back|home|into|out|over|through|fired|diagnosed
      |started|to)\\b)|owns`,
  ],
  [
    'owned',
    `(?:has|have|got|owns?|'s got) (?:got )?(?:plenty|loads|lots|tons|heaps|stacks|piles|more than enough
      |enough|so many|every|all the|a drawer full|a cupboard full|a whole shelf|dozens)(?: of)?`,
  ],
  ['owned', "(?:(?:they|she|he)'(?:ve|s)|they have) got (?:the|two|three|every)"],
  ['owned', '(?:has|have|owns?|got|owned)(?= ?:)'],
  ['owned', "(?:has|have|owns?|got|had|'s got)(?= [^.;!?\\n]{1,40}? already\\b)"],
  [
    'owned',
    `(?:doesn'?t|does not|don'?t|do not|no|never) (?:really )?needs? (?:of |for )?(?:any |another|a new
      |a second|a|any more|more|new|an extra)`,
  ],
  ['owned', 'no need for(?: another| more| a new| any)?|not another|no more need for'],
  [
    'wanted',
    `(?:really |also |absolutely |just |still |always )*(?:loves?|likes?|loved|liked|loving|enjoys?|enjoyed
      |adores?|prefers?|wants?|fancies|craves?|appreciates?|treasures?|favou?rs?|needs?)(?: (?:to have|to get
      |to own|getting|receiving|having))?`,
  ],
  [
    'wanted',
    `(?:would|'d|i'd|she'd|he'd|they'd) (?:really |rather |absolutely )?(?:love|like|prefer|enjoy|appreciate
      |have|welcome)`,
  ],
  [
    'wanted',
    `(?:is |are )?(?:really |very |quite |big |mad |totally )*(?:into|keen on|fan of|fond of|obsessed with
      |interested in|passionate about|crazy about|mad about|hooked on|addicted to|partial to|happy with
      |fine with|ok with|okay with|open to|looking for|hoping for|wishing for|saving for|dreaming of
      |a sucker for)`,
  ],
  ['wanted', 'but|however|though|although|instead|yet|otherwise|while|whereas|only'],
  [
    'wanted',
    `(?:does ?n[o']t|doesn'?t|don'?t|wouldn'?t|would not|do not) mind|can'?t (?:get enough of|live without
      |resist|do without|stop|wait for|wait)|cannot (?:get enough of|live without|resist)|never (?:without
      |says no to|enough|tires of|gets tired of|gets enough)|can never have (?:too many|enough)
      |could never have (?:too many|enough)|not enough|wouldn'?t say no to|would not say no to|nothing (?:but
      |beats|better than|makes her happier than|makes him happier than|makes them happier than)|no better than
      |not (?:only|just|merely|least)|no (?:problem with|problems? with|issue with|objection to
      |shortage of love for|end of)|no longer (?:allergic to|intolerant of|vegan|vegetarian|pregnant)
      |isn'?t (?:against|opposed to)|not (?:against|opposed to|averse to|allergic to|afraid of|scared of
      |fussy about|picky about)|don'?t forget|why not|if not|can(?:'?t|not) go wrong with|can(?:'?t|not) (?:have
      |get|own) (?:too many|enough)(?: of)?|(?:wouldn'?t|would not|can'?t|cannot|couldn'?t) be without|unless
      |not a day (?:goes by )?without`,
  ],
  [
    'wanted',
    `no (?:particular |special |known |specific |real |food |dietary |strong )*(?:allergies|allergy
      |restrictions?|preferences?|limits?|idea|budget|rush|worries|problem|dislikes|requirements|intolerances
      |clue|hobbies|matter what|doubt|favourites?)|not (?:sure|picky|fussy|allergic|bothered|really sure
      |too fussy|particularly fussy|too picky|many|much of a budget|to worry|too worried)|don'?t (?:know|worry)
      |nothing (?:in particular|special|specific|springs to mind|comes to mind|to add)|none(?: known
      | that i know of)?(?= *(?:[.,;!?)]|$))|no one|nobody|no matter|not to mention|not yet|no thanks needed
      |needs? no introduction`,
  ],
]

export const CUES: readonly { stance: Stance; pattern: RegExp }[] = SOURCES.map(([stance, source]) => ({
  stance,
  pattern: pattern(`(?:${source})(?![\\p{L}\\p{N}'])`, 'uy'),
}))

/** Cues that follow the thing: "candles are out", "nut allergy", "sweets make her ill". */
export const REMARKS: readonly { stance: Stance; pattern: RegExp }[] = (
  [
    [
      'refused',
      `(?:is|are|would be|were|=) (?:an? )?(?:big |definite |absolute |total |firm |complete )*(?:no|no-no|no no
      |no go|no-go|nope|never)`,
    ],
    [
      'refused',
      `(?:is|are|would be) (?:all |strictly |totally |completely )*(?:out|too much|overkill|one too many|a waste
      |off limits|off the table|off the menu|banned|forbidden|unwelcome|unwanted|a bad idea|bad ideas|dangerous
      |wasted on (?:her|him|them)|not (?:an option|allowed|welcome|wanted|needed|necessary|a good idea|ok|okay
      |for (?:her|him|them)|(?:really )?(?:her|his|their) (?:thing|style|taste|cup of tea|bag)|good for (?:her
      |him|them)|suitable|appreciated))`,
    ],
    [
      'refused',
      `(?:isn'?t|aren'?t|not) (?:really )?(?:an option|allowed|welcome|wanted|needed|necessary|ok|okay|for (?:her
      |him|them)|(?:her|his|their) (?:thing|style|taste|cup of tea|bag)|good for (?:her|him|them)|appreciated)`,
    ],
    [
      'refused',
      `(?:makes?|gives?|brings?) (?:her|him|them|me)(?: out in)? (?:ill|sick|sneeze|sneezy|migraines?|headaches?
      |hives|a rash|rashes|queasy|anxious|itch|itchy|cough|unwell|sad|cry|heartburn)`,
    ],
    [
      'refused',
      `(?:upsets?|irritates?|bothers?|annoys?|triggers?|bores?|scares?|terrifies|frightens?|disgusts?) (?:her|him
      |them|me|the baby|the dog|his|my)`,
    ],
    [
      'refused',
      `(?:doesn'?t|don'?t|does not|do not) (?:agree with|interest|appeal to|suit|work for|fit) (?:her|him|them)`,
    ],
    [
      'refused',
      `(?:,| -)? ?(?:(?:she|he|they|who) )?(?:really |absolutely )?(?:hates?|dislikes?|loathes?|detests?
      |(?:can'?t|cannot) stand|(?:is |are )?(?:terrified|scared|afraid|sick) of) (?:them|it|those|that)`,
    ],
    ['allergic', '(?:food )?(?:allerg(?:y|ies|ic)|intoleran(?:t|ce|ces))(?: sufferer)?(?! ?(?:to|of|:|=))'],
    [
      'refused',
      `(?:- ?)?free(?: (?:gifts?|things|stuff|ideas|please|only))?(?= *(?:[.,;!?)]|$|and\\b|or\\b|diet|household
      |home|food))`,
    ],
    [
      'owned',
      `:? ?(?:already )?(?:has|have|owns?|got) (?:one|it|them|some|those|that|both)(?: of (?:those
      |them))?(?: already)?`,
    ],
    [
      'refused',
      `(?: ?- |: |, |\\? ?)?(?:no|nope|never|no thanks|no thank you|no way|please no|absolutely not
      |definitely not|not at all|hard pass|big no|not for (?:her|him|them)
      |not please)(?= *(?:please *)?(?:[.,;!?)\\n]|$))`,
    ],
  ] as const
).map(([stance, source]) => ({ stance, pattern: pattern(`(?:${source})(?![\\p{L}\\p{N}'])`, 'uy') }))

/** After a comma or "and" these words begin a new statement, which ends a refusal. */
export const NEW_STATEMENT =
  /^(?:she|he|they|it|i|we|you|her|his|their|my|our|who|used|so|because|since|as|if|when|please|favou?rite|also|then|is|are|was|has|have|works?|lives|plays|does|goes|wears|reads|drinks|eats|makes|collects|owns|always|very|mostly|usually|something|size|hobby|hobbies|interests|budget)$/

/** Such a term is not refused: of "no nuts, tea is fine" the tea. */
export const ALLOWED_AFTER_ALL =
  /\S (?:is|are|would be|ok|okay|fine|welcome|allowed|good|great|perfect|yes)\b(?: .*)?$/
