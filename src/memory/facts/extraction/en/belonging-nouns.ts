/** The nouns of "my X is Y" that stand for a slot, and the words by which a Y is no value of one. */
export const OWN =
  '(?:(?:my|our) )?(?:own |new |current |full |first |last |main |primary |actual |real |legal |personal |work |full-time |day |other |home |old |overall |all-time |long-term |ultimate |big |biggest |number one |preferred )*';
export const IS =
  "(?:(?: it)? is(?: (?:now|currently|still|actually|basically|really|just|also))*| has always been| remains|'s| are(?: (?:now|currently|still|both))*| would be(?= \\d)|:|,)";
export const mine = (nouns: string, rest = '(.+)$') => new RegExp(`^${OWN}(?:${nouns})${IS} ${rest}`);

export const NOT_A_VALUE =
  /^(?:(?:a (?:mess|disaster|nightmare|joke|problem|horror|pain|bit|little|lot|total|huge|real|secret|mystery|good|great)|not|getting|going|being|driving|killing|making|about|still|really|so|too|very|dead|broken|down|slow|late|wrong|right|fine|ok|okay|good|great|terrible|awful|due|overdue|full|empty|lost|missing|stuck|failing|on fire|on hold|pending|unknown|hidden|private|none|changed|changing|asking|telling|trying|always|never|here|there|coming|over|under|up|out|off|closed|open|crashing|acting|what|how|whether|if|why|where|when)\b|(?:stressful|boring|hard|difficult|hectic|exhausting|fun|amazing|awesome|tiring|intense|quiet|busy|expensive|important|complicated|confusing|weird|big|small|new|old)$)/;

interface Noun {
  readonly slot: string;
  readonly pattern: RegExp;
  readonly told: (written: string) => string;
  readonly refused?: RegExp | undefined;
}

const noun = (slot: string, names: string, told: Noun['told'], refused?: RegExp): Noun => ({
  slot,
  pattern: mine(names),
  told,
  refused,
});

export const NOUNS: readonly Noun[] = [
  noun(
    'work',
    'employer|company|workplace|firm',
    (v) => `works at ${v}`,
    /^(?:registered|based|a|an|the|in|hiring|laying|moving|growing|paying|asking|requires?|planning|considering|sending|doing|using|ending)\b/,
  ),
  noun(
    'work',
    'job|day job|work|gig',
    (v) =>
      /^(?:to |managing|running|teaching|driving|selling|working|designing|building|writing|cleaning|fixing|making)/i.test(
        v,
      )
        ? `has a job: ${v}`
        : `works as ${v}`,
    /^(?:in (?:danger|jeopardy)|at (?:risk|stake)|safe|secure|done|killing|to (?:be|make sure you)|moving|ending|paying)\b/,
  ),
  noun('profession', 'job title|title|position|occupation|role', (v) =>
    /^(?:an?|the) /i.test(v) ? `is ${v}` : `has the job title ${v}`,
  ),
  noun(
    'profession',
    'profession|trade|line of work|background',
    (v) => `has the profession ${v}`,
    /^(?:noise|image|color|colour|white|black|dark|process)\b/,
  ),
  noun(
    'studies',
    "major|minor|degree|phd|thesis topic|master's|masters|field of study|university|college|school|alma mater",
    (v) => `studies ${v}`,
    /^(?:closed|far|near|next|starting|hosting|in (?:two|three|session))\b/,
  ),
  noun(
    'home',
    '(?:city|town|hometown now|home base|home|address|postcode|zip code|zip|neighborhood|neighbourhood|country|street address|mailing address|place of residence)',
    (v) => `lives in ${v.replace(/^(?:in|at) /i, '')}`,
    /^(?:very|so|too|a |an |the |on the|cold|hot|where|hosting|covered|under|having|noisy|loud|beautiful|lovely|nice|dirty|clean|crowded|polluted|safe|dangerous|huge|tiny|ugly|pretty|amazing|boring|cheap|rainy|sunny|snowy|cloudy|windy|messy|far|close|near|warm|freezing|humid|known|famous|full|flooded|unsafe|\w+(?:ful|ous|ing|ive|less)$)\b/,
  ),
  noun(
    'origin',
    'hometown|home town|birthplace|nationality|country of origin|native country|place of birth',
    (v) => `is from ${v}`,
  ),
  noun('timezone', '(?:time ?zone|local time ?zone|tz)', (v) => `has the time zone ${v}`),
  noun(
    'goal',
    "(?:main |big |current |number one |career |fitness |financial |savings )*(?:goal|aim|objective|target|ambition|resolution|new year's resolution|mission)(?: (?:for|this|in|by|with) [\\w' ]{2,40}?)?",
    (v) => `has the goal ${v}`,
    /^(?:simple|just|here|for you|for this|in this)\b/,
  ),
  noun(
    'project',
    '(?:side |pet |current |main |latest |open source |open-source |passion |thesis |capstone |weekend |personal )*(?:project|startup|start-up|side hustle|thesis|dissertation|novel|book|app|podcast|blog|newsletter)',
    (v) => `has a project: ${v}`,
    /^(?:due|about (?:to|this)|not|in (?:trouble|danger)|using|failing|crashing|open|throwing|returning|stuck|behind|written|slow|\w+ing (?!a|an|the)\b)/,
  ),
  noun(
    'hobby',
    '(?:main |biggest |favorite |only |other |big |new )*(?:hobby|hobbies|pastime|passion|passions|interests)(?: (?:include|includes))?',
    (v) => `has ${v} as a hobby`,
  ),
  noun(
    'habit',
    '(?:(?:morning|daily|evening|bedtime|nightly|weekly|workout|gym|weekend|exercise) )?(?:routine|ritual)',
    (v) => `has the routine ${v}`,
    /^(?:the same|pretty|simple|boring|broken|ruined|messed|shot|all over|a total|important|my own|to be)\b/,
  ),
  noun('diet', 'diet', (v) => `has a diet: ${v}`, /^(?:plan|going|bad|starting|off)\b/),
  noun('health', '(?:medical |health )?(?:condition|diagnosis)', (v) => `has the condition ${v}`),
  noun(
    'vehicle',
    '(?:(?:family |everyday |commuter )?(?:daily driver|daily|car|truck|van|bike|motorbike|motorcycle|scooter|ride|suv|boat|ute|bakkie|motor|runabout|minivan|camper(?:van)?|wheels))',
    (v) => `has ${v}`,
    /^(?!(?:an? |the |\d{4} )?(?:[\w.-]+ ){0,4}[\w.-]+(?: with (?:\d|over|about|around|nearly|almost|only).*)?$)|^(?:name|names|in|at|parked|making|due|dirty|leaking|getting|being|red|blue|black|white|silver|worth|insured|registered|for sale|too|a (?:total|bit|piece|wreck|mess|lemon))\b/,
  ),
  noun(
    'preference',
    "(?:preference|pet peeve|comfort food|guilty pleasure|style|preferred (?:format|style|tone|units?|editor|language)|biggest pet peeve)(?: (?:for|when|in) [\\w' ]{2,30}?)?",
    (v) => `has the preference ${v}`,
  ),
  noun('decision', '(?:final |firm )?decision', (v) => `decided: ${v}`, /^(?:final|pending|hard|due|easy|not)$/),
];
