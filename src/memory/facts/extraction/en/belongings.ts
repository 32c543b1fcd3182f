/** "My X is Y", "my X Y", "X is my Y": what a user says of what is theirs. */

import { meaningOf, slotNamed } from '../../fact-slots.ts';
import { nameIn, placeIn, spoken } from './being.ts';
import { IS, mine, NOT_A_VALUE, NOUNS, OWN } from './belonging-nouns.ts';
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE, NUMBER, TECHNOLOGIES } from './lexicon.ts';
import { kinIn, kinNamedFirst } from './named-kin.ts';
import { after, before, isWrittenAsName, itemsOf, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

const NAME = new RegExp(
  `^(?:${OWN}name${IS}|my names(?= (?!are\\b|of\\b|in\\b|for\\b|and\\b))|(?:the )?name is|name:|name's|this is|i am called|people call me|myself|you are (?:talking|speaking|chatting) (?:to|with)) (?!not\\b)(.+)$`,
);
const SURNAME = /^(?:my|our) (?:last name|surname|family name)(?: is(?: now)?|'s|:) (?!not\b)(.+)$/;
const ADDRESS = /\b([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const NICKNAME =
  /^(?:(?:my|everyone|everybody|most people|people|my friends|friends|they|folks|all my friends) (?:all |just |usually |mostly )?(?:calls?|know) me(?: as)?|(?:you (?:can|may|could|should|must) )?(?:always )?(?:just )?(?:call|address|refer to) me(?: as| by)?|i (?:prefer|like) to be called|i am (?:usually |mostly |also |better )?known as|(?:my|our) (?:nickname|nick|preferred name) is|it is (?:just )?|i respond to|feel free to call me) (.+)$/;
const NOT_CALLED =
  /^(?:when|later|back|tomorrow|today|tonight|if|at|on|a|an|the|crazy|old|old-fashioned|picky|weird|lazy|paranoid|naive|cynical|stupid|dumb|biased|pedantic|skeptical|sceptical|boring|in|by|after|before|that|this|out|up|maybe|asap|now|any|every|as|names|sir|madam|it|what|whatever|nuts|sentimental|impatient|jealous|spoiled|greedy|old school|silly|for|with|to|about|please|ishmael|curious|basic|extra)\b/;

export interface Belonging {
  readonly clause: Clause;
  /** Where it starts, after the opening. */
  readonly at: number;
  readonly changed: boolean;
  readonly following: readonly Clause[];
}

const BIRTHDAY = mine('birthday|birth date|date of birth|birthdate|dob', '(?:(?:on|falls on) )?(.+)$');
const AGE = mine('age', `(\\d{1,3}|${NUMBER})`);
const FAVORITE = new RegExp(
  `^(?:of all (?:the )?[\\w -]{2,30} )?(?:(?:(?:my|our) )?(?:(?:own|absolute|personal|current|all-time|number one|new) )*favorite(?: (.+?))?(?: (?:of all time|ever|right now|at the moment|growing up|of them all|by far))?|(?:my|our) go-to (.+?))${IS} (?:probably |definitely |hands down |easily |by far |gotta be |still |always |and always has been )*(.+)$`,
);
const TONGUE = new RegExp(
  `^(${LANGUAGE}) is (?:my|our) (?:mother tongue|(?:native|first|second|third|home) (?:language|tongue))`,
);
const TOOLS = mine(
  '(?:whole |entire |tech |usual |current |go-to |backend |frontend |front-end |back-end )*(?:stack|tech stack|toolchain|setup|backend|frontend|front end|back end|editor|ide|database|db|main language|programming language|language of choice|os|operating system|framework|codebase|api|cloud provider|infra|infrastructure|laptop|phone|computer|terminal|shell|ci|crm)',
  '(?:all |mostly |mainly |basically |written |built |running |hosted |deployed |based |entirely |primarily |pretty much |just |a |an |in |on |with )*(.+)$',
);
const SPEECH = mine('(?:native|mother|first|second) (?:language|tongue)|mother tongue|languages?');
const TEAM_SIZE = new RegExp(
  `^${OWN}(?:team|squad|group|department|company|startup|start-up)(?: (?:is|has|consists of|is made up of|counts|at work is|at work has)) (?:only |about |just |around |roughly |currently )*(?:a (?:\\w+ )?team of )?(${NUMBER})\\b`,
);
export function whatIsTheirs(belonging: Belonging): Found[] {
  const { clause, at, changed, following } = belonging;
  const text = clause.text.slice(at);
  const start = clause.from + at;
  const replacing = { replaces: changed || /\b(?:is|are) now\b|\bnow$|^(?:my|our) new\b|\bchanged\b/.test(text) };
  /** From the end of the clause, so many characters. */
  const tail = (length: number, long = false) => phraseAt(clause.source, clause.to - length, clause.to, long);
  const spanning = (of: Phrase) => ({ source: of.source, from: start, to: of.to });
  const whole = phraseOf(clause.source, start, clause.to);

  const surname = SURNAME.exec(text);
  if (surname !== null) {
    const of = nameIn(phraseOf(clause.source, clause.to - (surname[1] ?? '').length, clause.to), true);
    if (of === null || !isWrittenAsName(of)) return [];
    return [fact('surname', `has the surname ${of.written}`, spanning(of), replacing)];
  }
  const name = NAME.exec(text);
  if (name !== null) {
    const certain = !/^(?:this is|myself)/.test(text);
    const of = nameIn(phraseOf(clause.source, clause.to - (name[1] ?? '').length, clause.to), certain);
    const title = of !== null && /^ (?:is|was|has|are) /.test(clause.source.text.slice(of.to, clause.to));
    if (title) return [];
    if (
      of !== null &&
      !(/^this is/.test(text) && !/^this is [\p{L} ]+ (?:here|speaking|again)$/u.test(text) && at !== 0)
    ) {
      if (/^people call/.test(text))
        return [fact('nickname', `is called ${of.written}`, spanning(of), { standing: true })];
      return /^this is/.test(text) && !/(?:here|speaking|from|again)\b/.test(text.slice(-12)) && following.length === 0
        ? []
        : [fact('name', `is called ${of.written}`, spanning(of), replacing)];
    }
    if (/^(?:this is|myself)/.test(text)) return [];
  }
  const legal =
    /^([\p{L}' -]{2,40}?)(?:'s| is) (?:my|our) (?:(?:legal|full|real|given|first|actual|birth|last|middle) )?name\b/u.exec(
      text,
    );
  if (legal !== null) {
    const of = nameIn(phraseOf(clause.source, start, start + (legal[1] ?? '').length), true);
    return of === null || !/^\p{Lu}/u.test(of.written)
      ? []
      : [fact('name', `is called ${of.written}`, spanning(of), replacing)];
  }
  const called = NICKNAME.exec(text);
  if (called !== null && !NOT_CALLED.test(called[1] ?? '') && !/^it is/.test(text)) {
    const of = before(
      phraseOf(clause.source, clause.to - (called[1] ?? '').length, clause.to),
      / (?:from|please|instead|not|everybody|everyone|for short|going|ok|okay|if|when|because|and|but|or|rather|thanks|in|at|on|by)(?= |$)/,
    );
    const short = of.text.split(' ').length <= 3 && /[\p{L}\uE000]/u.test(of.text);
    if (short && (isWrittenAsName(of) || /\uE000/.test(of.text)) && !/\b(?:later|back|tomorrow|today)\b/.test(of.text))
      return [fact('nickname', `wants to be called ${of.written}`, spanning(of), { standing: true, ...replacing })];
  }

  const birthday = BIRTHDAY.exec(text) ?? /^(?:my|our) birthday (?:falls|lands|comes) (?:on|in) (.+)$/.exec(text);
  if (birthday !== null) {
    let of = tail((birthday[1] ?? '').length);
    const [next] = following;
    if (
      !/\d/.test(of.text) &&
      next?.border === ',' &&
      /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]+|[a-z]+ (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b/.test(next.text)
    )
      of = phraseOf(of.source, of.from, phraseAt(next.source, next.from, next.to).to);
    return /\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|christmas|halloween|valentine|new year|leap/.test(
      of.text,
    ) && !/^(?:in \w+ (?:days|weeks)|next|this|coming|tomorrow|\d+ (?:days|weeks))/.test(of.text)
      ? [fact('birthday', `has their birthday on ${of.written}`, spanning(of))]
      : [];
  }
  const age = AGE.exec(text);
  if (age !== null) return [fact('age', `is ${age[1]} years old`, whole, replacing)];

  // The address may stand in the next clause: "my email has changed, it's now…".
  const said = clause.source.text.slice(start, start + 160);
  const reached: Found[] = [];
  const email = (/^(?:my|our) (?:new )?e-?mail\b|^put my/.test(text) ? ADDRESS.exec(said) : null) ?? ADDRESS.exec(text);
  if (
    email !== null &&
    /\b(?:my|mine|me|our|i)\b/.test(said.slice(0, email.index)) &&
    !/\b(?:boss|wife|husband|friend|manager|mom|dad|brother|sister|client|landlord|colleague|coworker|team|support)(?:'s)?\b/.test(
      said.slice(0, email.index),
    ) &&
    /\b(?:e-?mail|mail|reach|contact|address|inbox|write)\b/.test(said.slice(0, email.index)) &&
    (!/^(?:send|forward|cc|can|what|is)\b/.test(text) || /\bto me (?:at|on) \S+@/.test(text))
  ) {
    const of = phraseOf(clause.source, start + email.index, start + email.index + email[0].length);
    reached.push(fact('email', `has the email ${of.written}`, spanning(of), replacing));
  }
  const phone = /(?:\+|\(\+?)?\d[\d\s().-]{5,}\d/.exec(said.replace(ADDRESS, (mail) => 'x'.repeat(mail.length)));
  if (
    phone !== null &&
    /^(?:my|our|you can (?:reach|call|text) me|reach me|(?:i am )?reachable|mine is|put (?:down )?(?:my|our))\b/.test(
      text,
    ) &&
    /^(?:put (?:down )?)?(?:my|our) (?:[\w'-]+ ){0,3}(?:phone|cell|mobile|telephone|whatsapp|number|landline|cellphone)\b|^(?:you can |i am )?(?:reach|call|text)/.test(
      text,
    ) &&
    !/\b(?:order|tracking|ticket|case|account|invoice|passport|flight|policy|serial|reference|confirmation|membership|room|locker|routing|card)\b/.test(
      text,
    )
  ) {
    const digits = phone[0].replace(/\D/g, '').length;
    const of = phraseOf(clause.source, start + phone.index, start + phone.index + phone[0].length);
    if (digits >= 6 && digits <= 15)
      reached.push(fact('phone', `has the phone number ${of.written}`, spanning(of), replacing));
  }
  if (reached.length > 0) return reached;

  const favorite = FAVORITE.exec(text);
  if (favorite !== null) {
    const of = tail((favorite[3] ?? '').length);
    const [plain] = /of all (?:the )?([\w -]+?)s? my/.exec(text)?.slice(1) ?? [];
    const thing = (favorite[1] ?? favorite[2] ?? plain ?? 'thing').replace(/^(?:is|are)$/, 'thing');
    if (
      !namesSomething(of.text) ||
      /^(?:part|one|bit|line|option|version|so far|of (?:these|those|them))\b/.test(thing) ||
      thing.length > 40 ||
      /\b(?:so far|here|of these|of those|of them)\b/.test(thing)
    )
      return [];
    return [liking(thing, of, spanning(of), replacing)];
  }
  const favored =
    /^(.{2,60}?) (?:is|are|has always been|remains) (?:still |probably |definitely |easily |hands down |by far |also )*(?:my|our) (?:(?:absolute|all-time|number one|personal) )*(?:favorite|go-to)(?: (.+))?$/.exec(
      text,
    );
  if (favored !== null) {
    const of = phraseOf(clause.source, start, start + (favored[1] ?? '').length);
    const thing = (favored[2] ?? 'thing').replace(/ (?:of all time|ever|by far|in the world|hands down).*$/, '');
    if (
      !namesSomething(of.text) ||
      /^(?:the|option|number|version|he|she|they|who|which|here|mine)\b/.test(of.text) ||
      /^(?:part|one|bit|line|so far|of|option)\b/.test(thing)
    )
      return [];
    return [liking(thing, of, whole, replacing)];
  }

  const theirs = kinNamedFirst(belonging, text, start);
  if (theirs.length > 0) return theirs;

  const kin = kinIn(belonging, text, start);
  if (kin.length > 0) return kin.map((one) => ({ ...one, ...(one.replaces ? {} : replacing) }));

  for (const { slot, pattern, told, refused } of NOUNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const of = tail((match[1] ?? '').length);
    const value = of.text.replace(/^to /, '');
    if (!namesSomething(value) || refused?.test(of.text) === true || NOT_A_VALUE.test(of.text)) return [];
    if (slot === 'home' && placeIn(of) === null) return [];
    return [fact(slot, told(theirWords(of.written)), spanning(of), replacing)];
  }

  const dwelling =
    /^(?:my|our) (?:apartment|flat|house|home|place|farm|studio|condo|family home) is (?:located |right |just )?(?:in|near|outside|just off|on) (.+)$/.exec(
      text,
    );
  if (dwelling !== null) {
    const place = placeIn(tail((dwelling[1] ?? '').length));
    return place === null || !/^\p{Lu}/u.test(place.written)
      ? []
      : [fact('home', `lives in ${place.written}`, spanning(place))];
  }
  const tongue = TONGUE.exec(text);
  if (tongue !== null) return spoken(phraseOf(clause.source, start, start + (tongue[1] ?? '').length), 'speaks');

  const tools = TOOLS.exec(text);
  if (tools !== null) {
    const of = tail((tools[1] ?? '').length);
    const items = itemsOf(of).flatMap(layersOf);
    for (const next of following) {
      if (!/^(?:,|and|, ?and|plus)$/.test(next.border)) break;
      const clauseOf = phraseAt(next.source, next.from, next.to);
      const put = PUT_TO_USE.exec(clauseOf.text)?.[0] ?? '';
      const more = itemsOf(after(clauseOf, put.length))
        .map((item) => after(item, /^(?:and |plus |also )*/.exec(item.text)?.[0].length ?? 0))
        .flatMap(layersOf);
      // "Deployed with Kamal": whatever bears a name there is a tool.
      if (put !== '' && more.every(({ written }) => /^\p{Lu}[\w.+#-]*$/u.test(written)))
        return [...items.filter((item) => isTool(item.text)), ...more].map((item) =>
          fact('technology', `uses ${item.written}`, { ...spanning(item), to: Math.max(item.to, start) }, replacing),
        );
      if (!more.every((item) => isTool(item.text))) break;
      items.push(...more);
    }
    const known = items.filter((item) => isTool(item.text));
    if (known.length > 0)
      return known.map((item) =>
        fact('technology', `uses ${item.written}`, { ...spanning(item), to: Math.max(item.to, start) }, replacing),
      );
    return [];
  }
  const running =
    /^(?:my|our) (?:[\w-]+ )?(?:laptop|computer|pc|desktop|server|phone|machine|workstation|homelab) (?:runs|is running) (.+)$/.exec(
      text,
    );
  if (running !== null) {
    const of = tail((running[1] ?? '').length);
    return isTool(of.text) ? [fact('technology', `uses ${of.written}`, spanning(of), replacing)] : [];
  }
  const speech = SPEECH.exec(text);
  if (speech !== null) {
    const items = spoken(tail((speech[1] ?? '').length), 'speaks');
    if (items.length > 0) return items;
  }
  const numberOf = TEAM_SIZE.exec(text);
  if (
    numberOf !== null &&
    !/\b(?:weeks?|days?|months?|late|behind|percent|years?|bugs?|meetings?|projects?|offices?|tickets?|games?)\b/.test(
      text,
    )
  )
    return [
      fact(
        'team',
        theirWords(
          `has a team of ${phraseAt(clause.source, clause.to - (text.length - text.indexOf(numberOf[1] ?? '')), clause.to).written}`,
        ),
        whole,
      ),
    ];

  const isHome = /^home (?:for (?:me|us) )?is (?:now |currently |still )?(.+)$/.exec(text);
  if (isHome !== null) {
    const place = placeIn(tail((isHome[1] ?? '').length));
    return place === null || /^(?:where|the)\b/.test(place.text)
      ? []
      : [fact('home', `lives in ${place.written}`, spanning(place), { replaces: changed || /now/.test(text) })];
  }
  const there =
    /^(.{2,40}?) is (?:home|where (?:i|we) (?:now )?(?:live|am based|grew up|was born|am from|come from)|(?:my|our) (?:home|hometown|home town|home city))(?: (?:now|these days|for me))?$/.exec(
      text,
    );
  if (there !== null) {
    const place = placeIn(phraseOf(clause.source, start, start + (there[1] ?? '').length));
    if (place !== null && isWrittenAsName(place))
      return [
        /grew|born|from|hometown/.test(text)
          ? fact('origin', `is from ${place.written}`, whole)
          : fact('home', `lives in ${place.written}`, whole, replacing),
      ];
  }
  const hobby =
    /^(.{2,60}?) (?:is|are|has become|became) (?:also |still |really |probably |now )*(?:(?:my|our|one of my|another) (?:\w+ )?(?:hobby|hobbies|pastime|passion|passions)(?: of mine)?|a (?:hobby|passion) of mine|how i (?:relax|unwind)|what i do for fun)\b/.exec(
      text,
    );
  if (hobby !== null) {
    const of = phraseOf(clause.source, start, start + (hobby[1] ?? '').length);
    return namesSomething(of.text) && !/^(?:he|she|they|who|which)\b/.test(of.text)
      ? [fact('hobby', `has ${theirWords(of.written)} as a hobby`, whole)]
      : [];
  }
  const thing =
    /^(?!(?:it|that|this|what|who|which|he|she|they|these|those|the) )([\w' -]{2,40}?) (?:really |just )?(?:is|are) (?:really |just |so |totally |definitely )*(not )?(?:really |exactly |so )?my (?:thing|jam|cup of tea)$/.exec(
      text,
    );
  if (thing !== null) {
    const of = phraseOf(clause.source, start, start + (thing[1] ?? '').length);
    return [
      thing[2] === undefined
        ? fact('hobby', `has ${of.written} as their thing`, whole)
        : fact('preference', `does not like ${of.written}`, whole),
    ];
  }
  const ofMine =
    /^(?:another|one|a|an old|a new|a big|the main) (hobby|passion|goal|pet peeve|dislike) of (?:mine|ours) is (.+)$/.exec(
      text,
    );
  if (ofMine !== null) {
    const of = tail((ofMine[2] ?? '').length, true);
    const slot = ofMine[1] === 'goal' ? 'goal' : /peeve|dislike/.test(ofMine[1] ?? '') ? 'preference' : 'hobby';
    return namesSomething(of.text)
      ? [
          fact(
            slot,
            slot === 'goal'
              ? `aims ${theirWords(of.written)}`
              : slot === 'hobby'
                ? `has ${theirWords(of.written)} as a hobby`
                : `dislikes ${theirWords(of.written)}`,
            spanning(of),
          ),
        ]
      : [];
  }
  const employer =
    /^the (?:company|firm|place|school|hospital|agency|startup|bank|lab|store|shop|restaurant) (?:where )?i work(?: (?:for|at|in|with))? is (?:called )?(.+)$/.exec(
      text,
    );
  if (employer !== null) {
    const of = tail((employer[1] ?? '').length);
    return isWrittenAsName(of) && /^\p{Lu}/u.test(of.written)
      ? [fact('work', `works at ${of.written}`, spanning(of))]
      : [];
  }
  const what =
    /^(?:what i do for (fun|a living|work)|what i do(?: to (relax|unwind))?|the (?:city|town|place) i live in|where i live|what i (?:drive|ride)|what i am (?:building|working on|making)|what i am (studying)|(?:the (?:thing|app|project|game|tool) )i am (?:building|working on|making)|what i am allergic to|the (?:thing|one thing|only thing) i am allergic to)(?: now| currently| right now)? is (.+)$/.exec(
      text,
    );
  if (what !== null) {
    const of = tail((what[4] ?? '').length, true);
    if (!namesSomething(of.text)) return [];
    const slot = /fun|relax|unwind/.test(text)
      ? 'hobby'
      : /living|for work/.test(text)
        ? 'work'
        : /live/.test(text)
          ? 'home'
          : /drive|ride/.test(text)
            ? 'vehicle'
            : /studying/.test(text)
              ? 'studies'
              : /allergic/.test(text)
                ? 'allergy'
                : /building|working|making/.test(text)
                  ? 'project'
                  : null;
    const told: Readonly<Record<string, string>> = {
      hobby: 'does',
      work: 'does',
      home: 'lives in',
      vehicle: 'drives',
      studies: 'studies',
      allergy: 'is allergic to',
      project: 'is building',
    };
    return slot === null
      ? []
      : [
          fact(
            slot,
            `${told[slot]} ${theirWords(of.written)}${slot === 'hobby' ? ' for fun' : slot === 'work' ? ' for a living' : ''}`,
            spanning(of),
          ),
        ];
  }
  return attributes(text, tail, spanning, replacing);
}

const PUT_TO_USE =
  /^(?:(?:and|all|mostly|then|plus) )*(?:deployed|hosted|running|served|styled|tested|monitored|orchestrated|built|written|backed) (?:with|on|by|in|via|using|through|to) /;
const LAYERED = / (?:on top of|backed by|sitting on|talking to|in front of) /;

/** "Rails on top of MySQL": each layer is a tool. */
function layersOf(phrase: Phrase): Phrase[] {
  const match = LAYERED.exec(phrase.text);
  if (match === null) return [phrase];
  const head = phraseOf(phrase.source, phrase.from, phrase.from + match.index);
  return [head, ...layersOf(after(phrase, match.index + match[0].length))];
}

const isTool = (text: string) => {
  const name = text
    .replace(/^(?:a|an|the|mostly|mainly|all|some) /, '')
    .replace(
      / (?:for|at|on|with|in|and|running|hosted|backend|frontend|app|apps|database|monolith|cluster|server|pro|air|v?\d).*$/,
      '',
    );
  return TECHNOLOGIES.has(name) || /^(?:macbook|thinkpad|iphone|pixel|galaxy|chromebook|dell xps|surface)/.test(name);
};

function liking(
  thing: string,
  of: Phrase,
  spanning: Pick<Phrase, 'source' | 'from' | 'to'>,
  more: Partial<Found>,
): Found {
  const key = `favorite ${thing}`;
  // The title of a work stays as it is: "I Am Legend".
  const named = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(of.written) ? of.written : theirWords(of.written);
  return fact(meaningOf(key).slot, `has ${named} as favorite ${thing}`, spanning, { key, ...more });
}

const ATTRIBUTE =
  /^(?:(?:my|our) )?((?:[\w-]+ ){0,3}?(?:size|height|weight|blood type|blood group|pronouns|star sign|zodiac sign|sign|religion|faith|handle|username|user name|gamertag|screen name|nick|budget|salary|inseam|waist|chest|collar|passport number|license plate|licence plate|license number|plate number|registration|id number|employee (?:id|number)|student (?:id|number)|member(?:ship)? (?:id|number)|frequent flyer number|locker (?:code|number|combination)|door code|gate code|wifi (?:name|password|network)|bank|insurance|insurer|health insurance|doctor|dentist|gp|therapist|accountant|lawyer|landlord|vet|sexual orientation|orientation|gpa|iq|mbti|personality type|enneagram|ethnicity|race|eye color|eye colour|hair color|hair colour|hair type|skin type|shoe|resting heart rate|max heart rate|lucky number|ring|prescription|a1c|blood pressure|vo2 max|handicap|elo|chess rating|rating|citizenship|visa|visa status|anniversary|wedding anniversary|football team|soccer team|baseball team|team of choice|locker|apartment number|flat number|room number|desk number|extension|allergies|allergy|linkedin|github|twitter|instagram|website|domain|blog|mascot))(?: is| are| =|'s|:) (?:an? (?!(?:positive|negative|pos|neg|plus|minus|rh)\b|[+-])|now |currently |about |around |roughly |exactly |always )*(.+)$/;

function attributes(
  text: string,
  tail: (length: number, long?: boolean) => Phrase,
  spanning: (of: Phrase) => Pick<Phrase, 'source' | 'from' | 'to'>,
  more: Partial<Found>,
): Found[] {
  const match = ATTRIBUTE.exec(text);
  if (match === null) return [];
  const of = tail((match[2] ?? '').length);
  const key = match[1] ?? '';
  if (/\b(?:screen|font|file|image|batch|page|window|sample|dataset|table|heap|buffer|array|class|message)\b/.test(key))
    return [];
  if (
    of.text === '' ||
    !/[\p{L}\p{N}\uE000]/u.test(of.text) ||
    NOT_A_VALUE.test(of.text) ||
    /^(?:this|that|it|wrong|acting|high|low|too|the same|tight|limited|down|up|back|off|asking|says?|being|on|in)\b/.test(
      of.text,
    )
  )
    return [];
  if (/^allerg/.test(key))
    return itemsOf(of).map((item) => fact('allergy', `is allergic to ${item.written}`, spanning(of)));
  if (
    /\banniversary$/.test(key) &&
    !/\d|january|february|march|april|may|june|july|august|september|october|november|december/.test(of.text)
  )
    return [];
  const known =
    slotNamed(key) ??
    [...key.matchAll(/ /g)].map((blank) => slotNamed(key.slice(blank.index + 1))).find((slot) => slot !== null) ??
    null;
  const slot = known ?? `attribute:${key.replaceAll(' ', '_')}`;
  return [
    fact(
      slot.startsWith('attribute:') ? slot : `attribute:${key.replaceAll(' ', '_')}`,
      `has the ${key} ${theirWords(of.written)}`,
      spanning(of),
      { key, ...more },
    ),
  ];
}
