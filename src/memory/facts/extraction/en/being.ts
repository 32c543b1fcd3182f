/** What a user is: the words after "I'm", and the fragments that leave "I'm" out ("34, single, from Leeds"). */
import type { EnglishText } from './english-text.ts';
import { fondnessIn } from './fondness.ts';
import { type Found, fact } from './found.ts';
import {
  ANIMAL,
  CONDITION_ADJECTIVE,
  DEGREE,
  DIET,
  FIELD,
  GIVEN_NAMES,
  HOBBYIST,
  isProfession,
  LANGUAGE,
  MARITAL,
  NATIONALITY,
  NUMBER,
  RELIGION,
  SUBJECT,
  TECHNOLOGIES,
  TOWNSFOLK,
  ZODIAC,
} from './lexicon.ts';
import { withNames } from './names-after.ts';
import {
  after,
  before,
  isPlace,
  isWrittenAsName,
  itemsOf,
  namesSomething,
  Phrase,
  phraseAt,
  phraseOf,
} from './phrases.ts';
import { theirWords } from './third-person.ts';
import { toolName } from './tools.ts';

const TOO =
  '(?:also|just|actually|only|already|currently|now|still|both|basically|officially|originally|proudly|legally|technically|really|a bit|very|pretty|quite|totally|fully|completely|strictly|strict|pure|purely|practically|full-on|happily|recently|newly|severely|badly|mildly|deathly|highly|extremely|seriously|quite|super|terribly|violently|slightly|definitely|mostly|100%|a strict|a full-on|a lifelong|a proud|an?) ';
const AGE = new RegExp(
  `^(?:aged? |turning )?(\\d{1,3}|${NUMBER})(?: ?(?:yo|y\\/?o)| (?:years? old|yrs|years? of age|years? young|y\\/?o|yo|yrs old)|-years?-old|yo|y\\/o)?(?: (?:now|already|too|today|and a half|next \\w+))*$`,
);
const AGE_UNIT = /years?|\by\/?o\b/;
const MARITAL_STATUS = new RegExp(
  `^(${MARITAL})(?= |$)(?! (?:to (?:this|that)|minded|handed|out|player|use|file|in (?:a|the|this|my) |with (?:this|that|the|my (?:work|job))|to (?:my|the) (?:job|work|idea)|person|parent|mom|mother|dad|father|digit|page))`,
);
const DIETS = new RegExp(`^(${DIET})(?= |$)(?! (?:curious|food|recipe|restaurant|option|lover))`);
const CONDITIONS = new RegExp(`^(${CONDITION_ADJECTIVE})(?= |$)(?! (?:to|by|for|with (?:rage|love)|about|spot|as)\\b)`);
const FAITH = new RegExp(
  `^(?:an? )?(?:(?:practi[sc]ing|lapsed|devout|observant|cradle|born-again|roman|reform|secular) )*(${RELIGION})$`,
);
const SIGN = new RegExp(`^an? (${ZODIAC})$`);
const NATION = new RegExp(
  `^(?:an? |half |part |half-|originally |ethnically )*(${NATIONALITY})(?:(?:-|[ ]and |[ ]\\/ ?|, )(${NATIONALITY}))?(?:-born)?(?: citizen| national| by birth| born| immigrant| expat)?$`,
);
const PARENT = new RegExp(
  `^(?:an? |the )?(?:(?:single|proud|new|busy|working|stay-at-home|first-time|divorced|widowed|full-time) )*(?:mom|mother|dad|father|parent|mama|papa|grandmother|grandfather|grandma|grandpa|stepmom|stepdad|mommy|daddy)(?: (?:of|to) (?:${NUMBER}|an? |my |the |teenage|twin|three).*)$`,
);
/** "Dog mum to a spaniel", "the proud owner of a pug". */
const KEEPER = new RegExp(
  `^(?:an? |the )?(?:(?:proud|happy|new|devoted|full-time) )*(?:${ANIMAL} (?:mom|dad|parent|mama|papa|owner)(?: (?:of|to) .+)?|owner (?:of|to) (?:an?|two|three|four) (?:[\\w-]+ ){0,3}?${ANIMAL}\\b.*)$`,
);
const CHILD_OF =
  /^(?:the |an? )?(?:only child|one of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:siblings|children|kids|brothers|sisters|girls|boys)|(?:oldest|youngest|eldest|middle child|second|third|firstborn|middle)(?: child)? (?:of|in|out of) .+|twin|(?:oldest|youngest|eldest|middle) (?:child|sibling|son|daughter|sister|brother)(?: .*)?)$/;
const HANDED = /^(?:left|right)[- ]handed$|^a (?:lefty|southpaw|leftie)$|^ambidextrous$/;
const TALL =
  /^(?:about |around |only )?(?:(?:four|five|six) (?:foot|feet|ft)(?: (?:and a half|one|two|three|four|five|six|seven|eight|nine|ten|eleven))?|\d{3} ?cm|\d[.,]\d{2} ?m(?:eters?|etres?)?|\d ?(?:'|ft|feet|foot) ?\d{0,2}(?:"|''|in|inches)?)(?: tall)?$/;
const BLOOD = /^(?:type )?(?:a|b|ab|o)(?: ?[+-]| (?:positive|negative))$/;
const NOT_A_NAME =
  /^(?:a|an|the|i|ok|okay|fine|good|great|sorry|sure|back|here|there|home|done|ready|in|at|on|so|not|very|going|trying|just|team|gen|type|pro|anti|ex|new|from|with|about|all|out|up|down|off|over|under|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|aries|taurus|gemini|libra|scorpio|sagittarius|capricorn|aquarius|pisces|batman|god|lost|stuck|tired|hungry|happy|sad|bored|confused|late|busy|free|open|using|looking|working|getting|having|being|building|doing|afraid|glad|aware|able|available|unable|allergic|married|single|thinking|no|yes|your|my|his|her|their|our|it|that|this|one|two|he|she|they|we|you)$/;
const STATES_OF_MIND = /(?:ing|ed|ful|less|ous|able|ible|ive|ic|ish)$/;

/** Several of them may be joined by "and": "vegan and allergic to nuts". */
export function traitsIn(source: EnglishText, from: number, to: number, told: string, fragment = false): Found[] {
  const whole = phraseAt(source, from, to, true);
  const found = traitOf(whole, told, fragment);
  if (found.length > 0) return found;
  const parts = partsOf(whole);
  if (parts.length === 1) return [];
  return parts.flatMap((part) => traitOf(part, told, fragment));
}

function partsOf(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let from = phrase.from;
  for (const match of phrase.text.matchAll(/ (?:and|but|plus|&) (?:also |i am )?/g)) {
    parts.push(phraseOf(phrase.source, from, phrase.from + match.index));
    from = phrase.from + match.index + match[0].length;
  }
  parts.push(phraseOf(phrase.source, from, phrase.to));
  return parts.filter(({ text }) => text !== '');
}

const LEAD = new RegExp(`^(?:${TOO})+`);

const AT_EMPLOYER = /^(?:now )?(at [\p{L}\p{N}&.' -]{2,30}?) (?:these days|nowadays|full[- ]time)\b/u;
const SEX = new RegExp(`^(?:(?:${NATIONALITY}) )?(?:male|female|man|woman|guy|m|f)$`);
const ON_DIET = new RegExp(`^on (?:a |an |the )?(?:strict )?(?:(${DIET})(?: diet)?|[\\w-]+(?: [\\w-]+)? diet)$`);
const NAMES_LANGUAGE = new RegExp(`\\b${LANGUAGE}\\b`);
const IN_FIELD = new RegExp(
  `^in (?:the )?(?:\\w+ )?${FIELD}(?: (?:sector|industry|business|field|team|department))?(?: (?:at|for|by) .+)?$`,
);
function traitOf(long: Phrase, told: string, fragment: boolean): Found[] {
  if (!namesSomething(long.text) && !AGE.test(long.text)) return [];
  const replaces = /\bnow$/.test(long.text) || /\bnow\b/.test(told);
  const phrase = phraseAt(long.source, long.from, long.to);
  const bare = after(phrase, LEAD.exec(phrase.text)?.[0].length ?? 0);
  const is = (slot: string, of: Phrase = phrase, more: Partial<Found> = {}) => [
    fact(slot, `${told} ${theirWords(of.written)}`, of, { replaces, ...more }),
  ];
  const { text } = bare;

  const age = AGE.exec(text);
  if (age !== null && isAge(age[1] ?? '', AGE_UNIT.test(text))) {
    return [
      fact(
        'age',
        `is ${before(bare, / (?:now|already|too|years?|y\/?o|yo|next)|-year|yo$|y\/o$/).written.replace(/^(?:aged?|turning) /i, '')} years old`,
        bare,
        { replaces },
      ),
    ];
  }
  if (
    /^in (?:my|our) (?:early |mid |late |mid-|early-|late-)?(?:\d0'?s|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/.test(
      text,
    )
  )
    return is('age', bare);
  const sexed = /^(\d{2}) ?(?:m|f|male|female)$/.exec(text);
  if (sexed !== null && isAge(sexed[1] ?? '', false)) return [fact('age', `is ${sexed[1]} years old`, bare)];
  const aged = /^(\d{1,2}|[a-z-]+)(?:[- ](?:years?|yrs?)[- ]old| ?y\/?o) (.+)$/.exec(text);
  if (aged !== null && isAge(aged[1] ?? '', true)) {
    const rest = after(bare, text.length - (aged[2] ?? '').length);
    return [
      fact('age', `is ${before(bare, /[- ]?(?:ye?a?rs?\b|y\/?o\b)/).written} years old`, bare, { replaces }),
      ...traitOf(rest, told === 'is' ? 'is a' : told, true),
    ];
  }
  if (SEX.test(text)) return [];

  const allergic =
    /^(?:(?:badly|very|severely|deathly|mildly|highly|extremely|really|super|seriously|quite|terribly|violently|slightly|also) )*(?:allergic|intolerant|hypersensitive) to (?:all (?:kinds|types|sorts) of )?(.+)$/.exec(
      phrase.text,
    );
  if (allergic !== null) return allergies(after(phrase, phrase.text.length - (allergic[1] ?? '').length), phrase);
  const intolerant = /^((?:lactose|gluten|fructose|histamine|dairy|wheat|soy|egg|milk|nut|alcohol)[- ]intolerant)/.exec(
    text,
  );
  if (intolerant !== null)
    return is('allergy', phraseOf(bare.source, bare.from, bare.from + (intolerant[1] ?? '').length));

  if (DIETS.test(text) && /\b(?:household|family|home|house)$/.test(text))
    return [fact('diet', `has a ${bare.written}`, phrase)];
  if (DIETS.test(text)) return is('diet', before(phrase, / (?:for|at home|since|lah|la|lor|yaar|mate|ish)\b/));
  if (
    MARITAL_STATUS.test(text) &&
    /^(?:[\w-]+|a \w+)(?: (?:to|with|for|since|from|again|\d+|nineteen|twenty|ten|five|\w+ years)\b.*)?$/.test(
      text.replace(/^in a .*/, 'x'),
    )
  ) {
    const spouse = /^(?:married|engaged) to (?!(?:my|this|that|the|your|work|a|an) )([\p{L}' -]{2,40})$/u.exec(text);
    if (spouse !== null && isWrittenAsName(after(bare, text.indexOf(' to ') + 4))) return [...is('partner', bare)];
    return is('marital_status', bare);
  }
  if (CONDITIONS.test(text)) {
    const condition = CONDITIONS.exec(text)?.[1] ?? '';
    const rest = text.slice(condition.length).trim();
    const article = /(?:sufferer|user|alcoholic|addict)$/.test(text) && !/^an? /.test(phrase.text) ? 'a ' : '';
    if (rest === '' || /^(?:since|in|with|for|from|on|and|at|of)\b/.test(rest))
      return article === '' ? is('health', phrase) : [fact('health', `${told} ${article}${bare.written}`, phrase)];
  }
  if (
    /^on (?:the |a )?(?:eastern|central|mountain|pacific|est|edt|cst|cdt|mst|mdt|pst|pdt|gmt|utc|cet|cest|bst|ist|jst|aest|aedt|nzst|eet|wet|msk|sgt|hkt|brt|art|[a-z]{2,12} time)\b/.test(
      text,
    )
  )
    return is('timezone', bare);
  if (/^in (?:the )?(?:[a-z/]+ )?(?:time ?zone|(?:gmt|utc) ?[+-] ?\d+|est|pst|cst|mst|cet|ist|gmt|utc)\b/.test(text))
    return is('timezone', bare);
  if (/^(?:gmt|utc) ?[+-] ?\d+/.test(text)) return is('timezone', bare);

  const employed = AT_EMPLOYER.exec(long.source.text.slice(long.from, long.from + 80));
  if (employed !== null) {
    const at = phraseOf(long.source, long.from, long.from + (employed[1] ?? '').length);
    if (/^at \p{Lu}/u.test(at.written)) return [fact('work', `works ${at.written}`, at, { replaces: true })];
  }
  const onDiet = ON_DIET.exec(text);
  if (onDiet !== null) return is('diet', bare);
  if (
    /^on (?:a |an )?/.test(text) &&
    TECHNOLOGIES.has(text.replace(/^on (?:an? )?/, '').replace(/ v?[\d.]+$/, '')) &&
    !/^(?:slack|zoom|teams|word|it|make|go|access|rest|linear)$/.test(text.slice(3))
  )
    return is('technology', bare);
  const tools = /^on (?=\S)/.test(text) ? itemsOf(after(bare, 'on '.length)) : [];
  if (tools.length > 1 && tools.every((tool) => toolName(tool.text) !== ''))
    return tools.map((tool) => fact('technology', `uses ${tool.written}`, tool, { replaces }));

  const from = /^(?:coming )?(?:originally )?from (?:originally )?(.+)$/.exec(text);
  if (from !== null) {
    const place = placeIn(after(bare, text.length - (from[1] ?? '').length));
    return place === null || NO_ORIGIN.test(place.text)
      ? []
      : [fact('origin', `is from ${place.written}`, { ...bare, to: place.to })];
  }
  const based =
    /^(?:(?:currently|now|mainly|mostly) )?(?:based|located|situated|living|settled|residing) (?:out of|just outside(?: of)?|outside(?: of)?|near|in|around|at|on|over in|out in|up in|down in|here in|close to) (.+)$/.exec(
      text,
    );
  if (based !== null) {
    const place = placeIn(after(bare, text.length - (based[1] ?? '').length));
    if (place === null) return [];
    return [
      fact(
        'home',
        `${/^living/.test(text) ? 'is' : 'is'} ${phraseOf(bare.source, bare.from, place.to).written}`,
        { ...bare, to: place.to },
        { replaces },
      ),
    ];
  }
  const born =
    /^(?:both )?(?:born|raised)(?:,? (?:and|&) (?:raised|bred|brought up|grew up))?(?: up)? (?:and \w+ )?(?:here )?(?:in|on|at|near) (.+)$/.exec(
      text,
    );
  if (born !== null) {
    const place = phraseAt(bare.source, bare.to - (born[1] ?? '').length, bare.to);
    if (
      /^(?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/.test(
        place.text,
      )
    )
      return bornOn(bare, place);
    if (/^born on /.test(text) && !/^(?:an?|the) |^\p{Lu}/u.test(place.written)) {
      const date = DATE_AFTER.exec(place.source.text.slice(place.to, place.to + MOST_OF_A_DATE));
      if (date === null) return [];
      const day = new Phrase(bare.source, bare.from, place.to + date[0].length);
      return [fact('birthday', `was ${day.written}`, day)];
    }
    return isPlace(place)
      ? [fact('origin', `was ${phraseOf(bare.source, bare.from, place.to).written}`, { ...bare, to: place.to })]
      : [];
  }
  const shop = /^an? (?:pure |mostly |all-)?([a-z0-9.+#]+(?: [a-z]+)?) (?:shop|house)$/.exec(phrase.text);
  if (shop !== null && TECHNOLOGIES.has(shop[1] ?? '')) {
    const at = phrase.from + phrase.text.indexOf(shop[1] ?? '');
    return [fact('technology', `uses ${phraseOf(phrase.source, at, at + (shop[1] ?? '').length).written}`, phrase)];
  }
  if (SPEAKER.test(phrase.text) && !told.includes('not')) return is('spoken_language', phrase);
  const seat = /^([a-z][a-z' ]{2,20}?)[- ]based$/.exec(text)?.[1];
  if (seat !== undefined) {
    const place = phraseOf(bare.source, bare.from, bare.from + seat.length);
    const named = /^\p{Lu}/u.test(place.written) || (fragment && !bare.source.hasCapitals());
    return named && !BASED_ON.test(seat) ? [fact('home', `is based in ${place.written}`, bare)] : [];
  }
  if (
    TOWNSFOLK.has(
      /^(?:an? )?(?:(?:proud|adopted|lifelong|true|native|born) )*([a-z]+(?: yorker)?)/.exec(phrase.text)?.[1] ?? '',
    )
  )
    return is('origin', before(phrase, / (?:with|and|living|who|through|by|in) /));
  const resident = residence(phrase, told);
  if (resident !== null) return resident;
  if (/^fluent in /.test(text)) return spoken(after(bare, 10), 'is fluent in');
  if (/^(?:native|bilingual|trilingual)\b/.test(text) && NAMES_LANGUAGE.test(text))
    return is('spoken_language', phrase);
  if (/^(?:employed|working|self-employed|unemployed|retired|semi-retired|freelancing|freelance)\b/.test(text)) {
    if (/^working/.test(text)) return [];
    return /^(?:[a-z-]+)(?: (?:at|by|with|in|for|since|as|from)\b.*)?$/.test(text) || isProfession(text)
      ? is(/^employed/.test(text) ? 'work' : 'profession', phrase)
      : freelances(phrase, told, replaces);
  }
  if (IN_FIELD.test(text) && !/^in (?:it|media|security|design|research|data|product|operations|policy)$/.test(text))
    return is('work', bare);
  if (RHYTHM.test(text)) return is('habit');
  const fondness = fondnessIn(phrase, told, fragment);
  if (fondness !== null) return fondness === '' ? [] : is(fondness);
  const keeps = PARENT.test(text) ? 'family' : KEEPER.test(text) ? 'pet' : null;
  if (keeps !== null) {
    // "Mum of three here" leaves its article out.
    const article = fragment && !/^(?:an?|the|my|our) /.test(phrase.text) ? 'a ' : '';
    const of = withNames(phrase);
    const said =
      article === '' ? of.written : of.written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return [fact(keeps, `${told} ${article}${theirWords(said)}`, of, { replaces })];
  }
  if (CHILD_OF.test(phrase.text)) return is('family', phrase);
  if (HANDED.test(text)) return is('attribute:handedness', phrase, { key: 'handedness' });
  if (TALL.test(text)) return is('attribute:height', phrase, { key: 'height' });
  if (BLOOD.test(text) && /[+-]|positive|negative/.test(text))
    return is('attribute:blood_type', phrase, { key: 'blood type' });
  if (SIGN.test(phrase.text)) return is('attribute:zodiac_sign', phrase, { key: 'zodiac sign' });
  if (FAITH.test(phrase.text)) return is('attribute:religion', phrase, { key: 'religion' });
  if (NATION.test(text) && !/^an? (?:english|french|spanish|german|italian|chinese|japanese)$/.test(text))
    return is('origin');
  if (/^(?:[\p{L}]+ )?native$|^native \p{L}+er$/u.test(text) && /\p{Lu}/u.test(bare.written))
    return TECHNOLOGIES.has(text) ? [] : is('origin');
  if (/^(?:called|named|known as) /.test(text)) {
    const name = nameIn(after(bare, text.indexOf(' ') + (text.startsWith('known') ? 4 : 1)), true);
    return name === null ? [] : [fact('name', `is called ${name.written}`, bare)];
  }

  if (AT_SCHOOL.test(text) || THROUGH.test(text)) return is('studies', bare);
  const enrolled =
    /^(?:(?:an?|the|still|currently|back) )*(?:[\w'-]+ ){0,4}(?:student|aspirant|undergrad|undergraduate|postgrad|grad student|phd candidate|freshman|sophomore|junior|senior|postdoc|med student|law student)(?: (?:at|in|of|from|studying|majoring|doing) .+)?$/.test(
      text,
    );
  if (enrolled && !/\b(?:junior|senior)$/.test(text)) return is('studies', phrase);
  if (
    /^(?:in|at) (?:my |the )?(?:(?:first|second|third|fourth|fifth|final|last|freshman|sophomore|junior|senior) year|(?:law|med|medical|grad|graduate|business|nursing|art|dental|vet|high|middle) school|college|uni|university|\d+th grade)\b/.test(
      text,
    )
  )
    return is('studies', bare);

  if (
    /^(?:an? )?(?:proud |full-time )?(?:stay|work)[- ]at[- ]home (?:mom|mother|dad|father|parent|wife|husband)\b/.test(
      phrase.text,
    )
  )
    return is('profession');
  const dwelling = / (?:(?:currently |now )?(?:living|based|residing) in|(?:originally )?from) (?=.)/.exec(phrase.text);
  const [who, where] =
    dwelling === null
      ? [phrase, null]
      : [
          phraseOf(phrase.source, phrase.from, phrase.from + dwelling.index),
          phraseOf(phrase.source, phrase.from + dwelling.index, phrase.to),
        ];
  const trade = tradeIn(who, fragment);
  if (trade !== null) return [...trade(told, replaces), ...(where === null ? [] : traitOf(where, 'is', true))];
  if (
    HOBBYIST.test(text.replace(/^an? (?:bit of an? )?/, '')) &&
    (/^an? /.test(phrase.text) || (fragment && /^(?:keen|avid|amateur) /.test(text))) &&
    !/\b(?:driver|sleeper|eater|smoker|drinker|reader of|learner|listener)\b/.test(text)
  )
    return is('hobby');
  if (!fragment) {
    const name = nameIn(phrase);
    if (name !== null) return [fact('name', `is called ${name.written}`, name)];
  }
  return [];
}

/** "A night owl": when somebody is up, and how they sleep. */
const RHYTHM =
  /^(?:(?:quite|such|very much|definitely|more of|a bit of) )?an? (?:(?:real|total|complete|natural|proper) )?(?:night owl|early bird|early riser|late riser|morning lark|light sleeper|heavy sleeper|homebody|creature of habit)$/;

/** "Born on 3 November 1988 in Thrissur": a day and a place. */
const MOST_OF_A_DATE = 40;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const DATE_AFTER = new RegExp(
  `^, (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?: \\d{4})?\\b`,
);
function bornOn(whole: Phrase, date: Phrase): Found[] {
  const match = / (?:in|at|near) (?=[a-z])/.exec(
    date.text.replace(
      / in (?=january|february|march|april|may|june|july|august|september|october|november|december)/,
      ' .. ',
    ),
  );
  const day = match === null ? date : phraseOf(date.source, date.from, date.from + match.index);
  const born = fact('birthday', `was ${phraseOf(whole.source, whole.from, day.to).written}`, { ...whole, to: day.to });
  const place = match === null ? null : placeIn(phraseOf(date.source, day.to + (match[0]?.length ?? 0), date.to));
  return place === null ? [born] : [born, fact('origin', `was born in ${place.written}`, { ...whole, to: place.to })];
}

/** What is "based" on something is nowhere. */
const BASED_ON =
  /^(?:plant|cloud|web|fact|evidence|home|office|faith|text|rule|rules|turn|browser|carb|dairy|oil|water|value|needs?|skill|skills|project|team|values?|merit|usage|commission|community|game|paper|model|linux|windows|arm|soy|data)$/;

/** "A Leeds resident", "officially a resident of Leeds", "in a village near Leeds". */
function residence(phrase: Phrase, told: string): Found[] | null {
  const named = RESIDENT.exec(phrase.text)
    ?.slice(1)
    .find((words) => words !== undefined);
  if (named !== undefined) {
    if (told.includes('not')) return [];
    const at = phrase.from + phrase.text.lastIndexOf(named);
    const place = placeIn(phraseOf(phrase.source, at, at + named.length));
    return place === null || !/^(?:the )?\p{Lu}/u.test(place.written)
      ? []
      : [fact('home', `lives in ${place.written}`, phrase, { replaces: /\bofficially|now\b/.test(phrase.text) })];
  }
  const lead = IN_A_DWELLING.exec(phrase.text)?.[0];
  if (lead !== undefined && /^ (?:until|till|for)\b/.test(phrase.source.text.slice(phrase.to))) return [];
  if (lead === undefined) return null;
  const place = placeIn(after(phrase, lead.length));
  return place === null || !isWrittenAsName(place)
    ? []
    : [fact('home', `is ${phraseOf(phrase.source, phrase.from, place.to).written}`, { ...phrase, to: place.to })];
}

/** "A native Gujarati speaker", "an Afrikaans-speaking household". */
const SPEAKER = new RegExp(
  `^(?:an? )?(?:(?:native|fluent|first-language|heritage) )?${LANGUAGE}(?:[- ]speaker|[- ]speaking (?:household|family|home|house|person|guy|girl|man|woman))$`,
);
const RESIDENT =
  /^(?:(?:now|officially|currently|proud|long-time|longtime|lifelong|legal|an?) )*(?:(?!medical\b|permanent\b|surgical\b|chief\b|proper\b)([a-z][a-z' .-]{2,30}?) resident|resident of ([a-z][a-z' .-]{2,40}))(?: (?:as of|since|for) .*)?$/;
const IN_A_DWELLING =
  /^(?:out |up |down |over )?in (?:an?|our) (?:[\w'-]+ ){0,3}?(?:village|town|hamlet|suburb|flat|apartment|house|cottage|bungalow|terrace|maisonette|bedsit|council house|farmhouse|townhouse|houseboat|new build|semi) (?:in|near|outside|just outside|on the edge of|on the outskirts of) /;

/** "A freelance designer based in Lisbon": a trade and a home. */
function freelances(phrase: Phrase, told: string, replaces: boolean): Found[] {
  return tradeIn(phrase, false)?.(told, replaces) ?? [];
}

/** "a pediatric nurse", "the CTO of a small startup", "retired". */
function tradeIn(phrase: Phrase, fragment: boolean): ((told: string, replaces: boolean) => Found[]) | null {
  const by = before(phrase, / by (?:trade|profession|training|day)\b/);
  const head = before(
    by,
    / (?:at|in|for|with|of|from|by|on|to|who|that|mostly|mainly|usually|currently|doing|going|working|speciali[sz]ing|living|based|based in|and|here|near|since|during|focusing|running|over|but|-|&|\/)(?= |$)|,/,
  );
  const text = head.text.replace(
    /^(?:an?|the|your (?:typical|average)|one of the|also an?|currently an?|now an?|just an?|only an?|actually an?|basically an?|still an?) /,
    '',
  );
  const determined = text !== head.text;
  const plural =
    /^(?:[\w-]+ ){0,2}[\w-]{3,}s$/.test(head.text) &&
    !fragment &&
    !determined &&
    isProfession(head.text.slice(0, -1)) &&
    !isProfession(head.text);
  const post =
    !determined &&
    text.includes(' ') &&
    /^ (?:at|for) (?:an?|the|my|our|[a-z])/.test(phrase.text.slice(head.text.length));
  const byTrade = / by (?:trade|profession|training)\b/.test(phrase.text) && /^an? [\w-]+(?: [\w-]+)?$/.test(head.text);
  if (
    !(isProfession(text) || byTrade || plural) ||
    (!determined &&
      !plural &&
      !post &&
      !fragment &&
      !/^(?:head|chief|senior|lead|vp|director|cto|ceo|cfo|coo|retired|freelance)\b/.test(text))
  )
    return null;
  if (/^(?:an? )?(?:bit|lot|little|kind|sort|big|better|terrible|fast|slow)\b/.test(text)) return null;
  const based = / (?:,? ?(?:now |currently )?(?:based|living|located)) (?:in|near|out of|outside(?: of)?) /.exec(
    phrase.text,
  );
  if (based !== null) {
    const place = placeIn(after(phrase, based.index + based[0].length));
    const trade = phraseOf(phrase.source, phrase.from, phrase.from + based.index);
    if (place !== null)
      return (told, replaces) => [
        ...(tradeIn(trade, fragment)?.(told, replaces) ?? []),
        fact('home', `is ${phraseOf(phrase.source, phrase.from + based.index, place.to).written}`, {
          ...phrase,
          to: place.to,
        }),
      ];
  }
  const tools = toolsOf(phrase, head.text.length);
  const employer = / (?:at|for|with) (?:a |an |the |my )?[\p{L}\p{N}]/u.test(phrase.text.slice(head.text.length));
  return (told, replaces) => [
    fact(employer ? 'work' : 'profession', `${told} ${theirWords(phrase.written)}`, phrase, { replaces }),
    ...tools,
  ];
}

/** "A backend dev, mostly in Kotlin": what the trade is done with. */
function toolsOf(phrase: Phrase, at: number): Found[] {
  const match = / (?:mostly |mainly |usually )?(?:in|using) (?=\S)/.exec(phrase.text.slice(at));
  if (match === null) return [];
  const tools = itemsOf(after(phrase, at + match.index + match[0].length));
  return tools.every(({ text }) => TECHNOLOGIES.has(text))
    ? tools.map((tool) => fact('technology', `uses ${tool.written}`, tool))
    : [];
}

const NO_NAME =
  /^(?:mud|legion|irrelevant|private|unknown|important|spelled|spelt|misspelled|mispronounced|wrong|correct|common|rare|long|short|hard|easy|pronounced|written|missing|listed|changed|different|unusual|weird|secret|confidential|taken|already)\b/;

const NO_PERSON = new RegExp(`^(?:${NATIONALITY}|${RELIGION}|${DIET}|${LANGUAGE})\\b`);
/** "In year 11", "in 10th standard", "third year of law at Warwick", "at TAFE doing carpentry". */
const AT_SCHOOL = new RegExp(
  `^(?:in (?:(?:year|class|grade|form|std|standard|level) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|(?:the )?\\d{1,2}(?:st|nd|rd|th) (?:class|standard|grade|std|year|form)|(?:jss?|ss) ?\\d|(?:the )?(?:(?:upper|lower) )?sixth form|transition year|(?:my |the )?(?:first|second|third|fourth|fifth|final|last)[- ]year (?:of|at|doing|studying) .+)(?: now| only| at .+| of .+)?|(?:(?:first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th)[- ]year|\\d00[- ]level) (?:of |in )?(?:[a-z]+ )?${SUBJECT} (?:at|in) .+|at (?:uni|university|college|tafe|poly|[a-z]+ (?:uni|university|college|tafe)) (?:doing|studying|reading) .+)$`,
);
/** "Halfway through an MBA". */
const THROUGH = new RegExp(
  `^(?:(?:about |nearly |almost )?(?:half[- ]?way|part[- ]?way|midway|most of the way) through|in the middle of|(?:just |nearly )?finishing(?: up| off)?|about to finish) (?:an?|my|the) (?:[\\w'-]+ ){0,2}${DEGREE}(?= |$)`,
);
/** A name, where one may stand: a few words with capitals, and nothing that is said of a mood. */
export function nameIn(phrase: Phrase, certain = false): Phrase | null {
  const of = phraseOf(
    phrase.source,
    phrase.from,
    phrase.from +
      (/^(?:dr |mr |mrs |ms |miss |prof )?[\p{L}\uE000'’.-]+(?: [\p{L}\uE000'’-]+){0,3}/u.exec(phrase.text)?.[0]
        .length ?? 0),
  );
  const name = before(
    of,
    / (?:and|by|from|but|or|so|in|at|the|here|again|with|for|now|too|please|because|if|is|was|who|my|your|on|as|btw|not|instead|ok|okay)(?= |$)/,
  );
  const first = name.text.split(' ')[0] ?? '';
  if (name.text === '' || NOT_A_NAME.test(first)) return null;
  if (certain && NO_NAME.test(name.text)) return null;
  if (/\uE000/.test(name.text)) return certain ? name : null;
  const rest = phrase.source.text.slice(name.to, phrase.to).trim();
  const capitals = name.written
    .split(' ')
    .every((word) => /^(?:\p{Lu}|(?:de|da|del|della|van|von|der|den|ter|ten|bin|al|la|el|dos|di|du|le)$)/u.test(word));
  if (certain) return capitals || isWrittenAsName(name) || name.text.split(' ').length === 1 ? name : null;
  if (rest !== '' && !/^(?:and|by|from|but|so|in|here|again|with|btw)\b/.test(rest)) return null;
  if (capitals) {
    if (/^\p{Lu}{2,}$/u.test(name.written.split(' ')[0] ?? '')) return null;
    if (GIVEN_NAMES.has(first)) return name;
    if (STATES_OF_MIND.test(first) && name.text === first) return null;
    return NO_PERSON.test(name.text) ? null : name;
  }
  return GIVEN_NAMES.has(first) && isWrittenAsName(name) ? name : null;
}

const NO_ORIGIN =
  /^(?:work|home|school|here|the (?:\w+ ){0,3}(?:team|department|office|company|future|agency|side|past|press|bank|group|council|start|beginning))\b/;
/** A place, without what is said of the time or reason. */
export function placeIn(phrase: Phrase): Phrase | null {
  const place = before(
    phrase,
    / (?:and(?! (?:herzegovina|tobago|the|nevis|barbuda|principe|hove|wear|yorkshire|clyde))|with|for(?! lauderdale)|since|as|but|then|working|studying|doing|though|myself|if|to|until|from|every|all my|my|year-round|full-time|part-time|by|during|because|about)(?= |$)|,/,
  );
  if (!isPlace(place)) return null;
  const { source } = place;
  const region = REGION.exec(source.text.slice(place.to, place.to + 40));
  if (region === null) return place;
  const to = place.to + region[0].length;
  const written = source.original(to - (region[1] ?? '').length, to);
  const named = /^\p{Lu}/u.test(written) && !GIVEN_NAMES.has((region[1] ?? '').split(' ')[0] ?? '');
  return named && /^\p{Lu}/u.test(place.written) ? new Phrase(source, place.from, to) : place;
}

/** "Austin, Texas". */
const REGION =
  /^, (?!(?:i|my|we|and|but|so|please|btw|can|what|how|also)\b)(\p{L}[\p{L}.]+(?: \p{L}+){0,2}?)(?= (?:and|but|so|with|since|for|as)\b|[,.;!?]|$)/u;

const NO_ALLERGEN =
  /^(?:mondays?|work|people|drama|(?:bad|good|ugly|slow|long|early|stupid|dumb|lazy) |his|her|their|people who|being|doing|having|waking|bullshit|bs|nonsense|stupid\w*|idiots?|exercise|meetings|commitment|mornings|responsibility|small talk|fun|effort|that|this|it|everything|anything|money|math|maths|your|my (?:ex|job|boss)|hard work|feelings|cardio|excel|javascript|java|php|css)\b/;

export function allergies(objects: Phrase, whole: Phrase): Found[] {
  const items = itemsOf(objects).filter((item) => namesSomething(item.text) && !NO_ALLERGEN.test(item.text));
  return items.map((item) =>
    fact('allergy', `is allergic to ${theirWords(item.written)}`, { ...whole, to: Math.max(whole.from, item.to) }),
  );
}

const A_LANGUAGE = new RegExp(
  `^(?:(?:some|a little|a bit of|basic|conversational|fluent|native|a (?:decent|fair|good|reasonable) (?:amount|bit|deal) of|a smattering of|rudimentary|intermediate|speak|can speak|only|very|good|decent|broken|okay|passable|bits of|both|rather badly|badly|enough|also|mainly|mostly) )*(${LANGUAGE})\\b`,
);
/** Languages that somebody speaks, one by one. */
export function spoken(objects: Phrase, told: string): Found[] {
  const languages = A_LANGUAGE;
  return itemsOf(objects)
    .filter((item) => languages.test(item.text))
    .map((item) =>
      fact(
        'spoken_language',
        `${told} ${before(item, / (?:at|with|to|and|but|because|fluently|natively|well|too|since|so)(?= |$)/).written}`,
        item,
      ),
    );
}

function isAge(text: string, named: boolean): boolean {
  if (/^\d+$/.test(text)) {
    const years = Number(text);
    return years >= (named ? 5 : 13) && years <= 110;
  }
  return /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)$/.test(
    text,
  );
}
