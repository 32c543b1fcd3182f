/** Reads hobbies, habits and tastes in set phrases after "I": "got into bouldering", "up at five every day", "can't get enough of jazz". */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { after, before, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { FREQUENT, isPastimeSetting } from './routines.ts';
import { TODAY } from './statement.ts';
import { theirWords } from './third-person.ts';
import { thirdPersonOf } from './verbs.ts';

/** Activities that people take up: an "-ing" of their own, or a pastime that has a name. */
const ACTIVITY =
  '(?:(?:the |a bit of |some |my )?(?:[a-z-]+ ){0,2}(?!(?:being|having|getting|doing|going|working|using|making|thinking|talking|taking|trying|looking|arguing|fighting|smoking|drinking|vaping|nothing|something|anything|everything|parking|evening|morning|building|meeting|wedding|feeling)\\b)[a-z]{3,}ing\\b|(?:the )?(?:cello|guitar|piano|violin|viola|ukulele|drums|banjo|harmonica|flute|sax|saxophone|trumpet|clarinet|bagpipes|tin whistle|fiddle|bodhran|tabla|sitar|bass|harp|accordion)|tennis|golf|cricket|football|rugby|hurling|badminton|squash|padel|pickleball|chess|yoga|pilates|karate|judo|bjj|jiu-?jitsu|taekwondo|crossfit|pottery|ceramics|(?:\\w+ )?photography|watercolou?rs?|calligraphy|embroidery|crochet|origami|(?:amateur )?astronomy|archery|ballet|salsa|tango|parkour|karting|genealogy|woodwork|carpentry|sudoku|crosswords|anime|manga|warhammer|d&d|dnd|scrabble|poker|darts|snooker|cross-?stitch|needlework|falconry|triathlons?|ultras|parkrun|capoeira|aikido|tai chi|zumba|improv|stand-?up|ham radio)';
const TAKEN_UP = new RegExp(
  `^(?:(?:have|recently|just|finally|also|really|then|am) )*(?:(?:got|gotten|getting) (?:(?:really|properly|back|big|massively|right) )*into|(?:took|taken|taking|picked|picking) up) ${ACTIVITY}`,
);
const ENDS_ACTIVITY =
  / (?:last|this|in|during|since|at|about|and|a few|a couple|as|when|but|which|with|for|after|on)(?= |$)/;
const SPENDS =
  /^(?:usually |often |always |mostly )*spend (?:(?:most|all|a lot|much|half) (?:of )?)?my (?:weekends?|evenings?|free time|spare time|saturdays|sundays|days off|holidays|summers?|winters?|downtime) (?:(?:in|on|at|up|out|with) .+|(?!waiting|trying|wondering|working|recovering|dealing|fixing|arguing|crying|worrying)[a-z]+ing\b.*)$/;
/** "Cycle to work", "commute by train", "eat lunch at my desk". */
const COMMUTES =
  /^(?:(?:usually|mostly|always|often|normally|generally) )*(?:(?:cycle|walk|drive|bike|jog|bus) (?:in )?to (?:and from )?(?:work|school|uni|college|the office|campus)|commute (?:by|from|into|to|via|on|in|an? |\d|about)|(?:take|get|catch) (?:the |a )?(?:bus|train|tube|metro|subway|tram|ferry) (?:in )?to (?:work|school|uni|college|the office|campus)|eat (?:lunch|breakfast|dinner) at (?:my desk|work))\b(?! (?:if|when|sometimes))/;
const WITH_LOVE =
  '(?:dj|moonlight as an? [a-z]+|run (?:marathons|ultras|half marathons|ultramarathons)|keep (?:bees|an allotment|koi|an aquarium|a veg(?:etable)? garden)|ride (?:horses|motorbikes|motorcycles)|race (?:karts|pigeons|motorbikes|yachts|dinghies|bmx|bikes)|fly (?:drones|kites|gliders|rc planes)|build (?:(?:model|scale|miniature|toy) [a-z]+|guitars|kites|ships in bottles|lego|dioramas|mechanical keyboards|dollhouses)|write (?:poetry|poems|haiku|fan ?fic(?:tion)?|short stories)|make (?:jewel(?:le)?ry|candles|soap|quilts|pottery|stained glass|furniture)|grow (?:orchids|roses|dahlias|bonsai|chillies|cacti|succulents|my own (?:veg|vegetables|food))|restore (?:old|vintage|classic|antique) [a-z]+|do (?:parkrun|triathlons|jigsaws|cross-?stitch|karaoke|cosplay)|go (?:[a-z]+ )?(?!shopping|working|looking|begging|walking|running|missing)[a-z]+ing (?:whenever|when|any chance|as often as|every chance) i (?:can|get))';
const PASSION = new RegExp(`^(?:(?:also|sometimes|still|mostly|usually) )*${WITH_LOVE}\\b`);
const PASSION_KEPT =
  /^have (?:kept (?:bees|an allotment|koi)|ridden (?:horses|motorbikes)|run marathons|built model \w+|grown (?:orchids|roses|bonsai)) (?:for|since) /;
const DOES_SOME =
  /^(?:also |still )?do (?:quite )?(?:(?:a (?:lot|bit|fair bit|fair amount|little) of)|lots of|loads of|plenty of|some) (?!cleaning|thinking|coding|working|consulting|tutoring|freelancing|teaching|testing|training|marketing|driving|talking|planning|shopping|housekeeping|accounting|editing|babysitting|contracting|programming|engineering|processing|mentoring|reporting|trading|overthinking|modelling|branding|nursing|caring|filing|lifting|waiting|everything|anything|nothing|something|cold calling|online shopping)(?:[a-z-]+ )?[a-z]{3,}ing(?= (?:on|at|in|with|when|as|whenever|these|for fun|around|up|by)\b|$)/;
/** Phrases after "I'm" for where somebody is when nothing holds them. */
const BUSY =
  /^am (?:(?:(?:usually|normally|often|always|mostly|generally|typically|probably|almost always) )+|(?=out |off ))((?:out |off |down |up )?(?:on my |on the |in the |at the )?.+)$/;
const MEMBER =
  /^(?:am (?:also )?(?:an? )?(?:(?:active|proud|keen|long-standing|lifelong) )*(?:member of|in|part of)|belong to|sing in|play in|row for|run with) (?:an?|my|the|our) (?:(?!wrong\b)[\w'-]+ ){0,3}(?:club|choir|band|orchestra|troupe|ensemble|quartet|book group|reading group|walking group|running group|sunday league|rowing crew|drama group|dramatic society|historical society|brass band)\b/;
const UNWINDS =
  /^(?:usually |mostly |often )*(?:unwind|relax|de-?stress|switch off|wind down|let off steam) (?:by|with) (?:an? |some )?(?!it|this|that|you)[a-z]/;
const DABBLES = /^(?:also |sometimes |occasionally )*(?:dabble|am dabbling) in (?!it\b|this\b|that\b)[a-z]/;

const TIME =
  '(?:\\d|half|noon|midnight|dawn|sunrise|first light|the crack|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const UP_AT = new RegExp(
  `^(?:am )?(?:(?:always|usually|normally|generally) )*(?:up|awake|out of bed|in bed|asleep|at the gym|out the door) (?:by|at|before|around|from|till|until) (?:about |around )?${TIME}`,
);
const BOOKED =
  /^(?:the )?(?:gym|yoga|pilates|swimming|running|spin|crossfit|football|five-a-side|choir|band practice|therapy|parkrun|boxing|karate|judo|ballet|golf|tennis|church|mass|temple|bouldering|climbing) (?=.)/;
const TENDS =
  /^tend (?:not )?to (?:always |just |usually )*(?:eat|skip|have|drink|wake|get up|go to|go for|sleep|walk|cook|shop|read|run|exercise|stay up|snack|work out|cycle|nap)\b/;
const IN_THE_HABIT =
  /^(?:(?:am|have got|have gotten|got) in(?:to)? the habit of|have (?:recently )?made (?:it )?a habit (?:to|of)|have (?:got |had )?a habit of) (?!losing|forgetting|breaking|saying|asking|interrupting|overthinking)[a-z]/;
const HAS_KEPT_UP =
  /^have (?:meditated|swum|walked|journal(?:l)?ed|prayed|fasted|cycled|kept a diary|done yoga|gone (?:to the gym|running|swimming))\b.*\b(?:every \w+|daily|each \w+)\b.*\b(?:for (?:over |about |nearly |almost )?(?:[\w-]+ )?years|since \S+)|^have been (?:getting up|waking up|going to bed|going to (?:the gym|church|mass)|meditating|running|swimming|walking|journal(?:l)?ing|fasting|commuting|cycling|volunteering)\b.*\b(?:for (?:over |about |nearly |almost )?[\w-]+ (?:years|months)|every \w+|since \S+)/;

const CANNOT_GET_ENOUGH =
  /^(?:(?:simply|just|really|honestly|absolutely) )*cannot (get enough of|be doing with|live without|do without|function without|handle|do|deal with) (.+)$/;
/** Things that people cannot bear for good: "can't handle spicy food", not "can't handle this". */
const HARD_TO_BEAR =
  /^(?:spicy\b|hot (?:food|weather|drinks)|heat$|the heat$|humidity|cold weather|crowds|crowded|alcohol|caffeine|dairy|lactose|gluten|gore|horror|loud (?:noises?|music|places)|needles|the sight of blood|heights|rollercoasters|small talk|confrontation|fancy|fuss|small print|faff)/;
const LIVES_ON =
  /^could (?:happily |easily |honestly )*(?:live on|eat) ([\p{L}' -]{3,40}?)( (?:every (?:single )?day|all day|forever|for every meal|morning,? noon and night))?$/u;
const LIKING =
  /^am (not )?liking (?=.*(?:very much|a lot|too much))(?:too much |very much )?(.+?)(?: very much| a lot| too much)?$/;

/** Reads a pursuit; `at` is where the verb begins in the clause, after "I", and `alone` says that "I" is left out. */
export function pursuitIn(clause: Clause, at: number, setting: string, alone: boolean): Found[] {
  const text = clause.text.slice(at);
  if (TODAY.test(text)) return [];
  const of = phraseAt(clause.source, clause.from + at, clause.to, true);
  const whole = phraseOf(clause.source, clause.from, Math.max(of.to, clause.from));
  const often = FREQUENT.test(` ${text}`) || FREQUENT.test(setting);
  if (TAKEN_UP.test(text)) {
    const taken = before(of, ENDS_ACTIVITY);
    return [fact('hobby', plainly(taken), { ...whole, to: taken.to })];
  }
  if (UP_AT.test(text) && often)
    return [fact('habit', `is ${theirWords(lowered(of.written.replace(/^(?:['’]?m|am) /i, '')))}`, whole)];
  const busy = BUSY.exec(text);
  if (busy !== null && isPastimeSetting(setting) && isPursuit(busy[1] ?? ''))
    return [fact('hobby', `is ${theirWords(of.written.replace(/^(?:['’]?m|am) /i, ''))}`, whole)];
  if (alone)
    return BOOKED.test(text) && often ? [fact('habit', `has a habit: ${theirWords(lowered(of.written))}`, whole)] : [];
  if (SPENDS.test(text) || UNWINDS.test(text) || DABBLES.test(text) || MEMBER.test(text))
    return [fact('hobby', plainly(of), whole)];
  if (PASSION.test(text) || PASSION_KEPT.test(text) || DOES_SOME.test(text)) return [fact('hobby', told(of), whole)];
  if (COMMUTES.test(text)) return [fact('habit', told(of), whole)];
  if (TENDS.test(text) || IN_THE_HABIT.test(text) || HAS_KEPT_UP.test(text)) return [fact('habit', plainly(of), whole)];
  return tasteIn(text, of, whole);
}

function tasteIn(text: string, of: Phrase, whole: Phrase): Found[] {
  const enough = CANNOT_GET_ENOUGH.exec(text);
  if (enough !== null) {
    const [, verb = '', rest = ''] = enough;
    const things = after(of, text.length - rest.length);
    if (!namesSomething(things.text) || /^(?:my|the (?!heat$|sight)|your|his|her|their)\b/.test(things.text)) return [];
    if (/^(?:handle|do|deal with)$/.test(verb) && !HARD_TO_BEAR.test(things.text)) return [];
    return [fact('preference', `can't ${verb} ${theirWords(things.written)}`, whole)];
  }
  const lives = LIVES_ON.exec(text);
  if (lives !== null && namesSomething(lives[1] ?? '') && (/live on/.test(text) || lives[2] !== undefined))
    return [fact('preference', theirWords(of.written), whole)];
  const liking = LIKING.exec(text);
  if (liking === null || !namesSomething(liking[2] ?? '') || /^(?:the|your|my)\b/.test(liking[2] ?? '')) return [];
  const told = liking[1] === undefined ? 'likes' : 'does not like';
  const at = of.text.indexOf(liking[2] ?? '', 'am liking '.length);
  const things = phraseOf(of.source, of.from + at, of.from + at + (liking[2] ?? '').length);
  return [fact('preference', `${told} ${theirWords(things.written)}`, whole)];
}

const lowered = (written: string) =>
  /^\p{Lu}\p{Ll}/u.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;

const THIRD: Readonly<Record<string, string>> = {
  spend: 'spends',
  am: 'is',
  have: 'has',
  belong: 'belongs',
  sing: 'sings',
  play: 'plays',
  row: 'rows',
  run: 'runs',
  unwind: 'unwinds',
  relax: 'relaxes',
  switch: 'switches',
  wind: 'winds',
  let: 'lets',
  dabble: 'dabbles',
  tend: 'tends',
};

/** Returns the phrase in the third person, with the verb wherever its adverbs put it: "usually spends their weekends climbing". */
function plainly(of: Phrase): string {
  const words = of.text.split(' ');
  const place = words.findIndex((word) => THIRD[word] !== undefined || /^de-?stress$/.test(word));
  if (place === -1 || place > 2) return theirWords(lowered(of.written).replace(/^have /, 'has '));
  const verb = THIRD[words[place] ?? ''] ?? 'de-stresses';
  const head = words.slice(0, place).join(' ');
  const start = words.slice(0, place + 1).join(' ').length;
  return `${head} ${verb} ${theirWords(after(of, start).written)}`.trim();
}

/** Returns the phrase in the third person, with any verb after its adverbs: "mostly commutes by train". */
function told(of: Phrase): string {
  const adverbs =
    /^(?:(?:also|sometimes|still|mostly|usually|always|often|normally|generally) )*/.exec(of.text)?.[0] ?? '';
  const verb = of.text.slice(adverbs.length).split(' ')[0] ?? '';
  const rest = theirWords(after(of, adverbs.length + verb.length).written);
  return `${adverbs}${verb === 'dj' ? 'DJs' : thirdPersonOf(verb)} ${rest}`.trim();
}

/** "Out birdwatching on the marshes", "on my kayak": not at rest, not at work. */
const isPursuit = (words: string): boolean =>
  /^(?:(?:out|off|down|up) )+(?:on|in|at) (?:my|the|a) /.test(words) ||
  THERE.test(words.replace(/^(?:out|off) (?=[a-z]+ing\b)/, ''));

const FOUND_AT =
  /^(?:(most|every|on|at|come|all) (?:the )?((?:single )?(?:weekends?|saturdays?|sundays?|fridays?|evenings?|mornings?|summers?|winters?|days off|nights?)),? )?you (?:will|can|would) (?:(?:usually|normally|often|always|mostly|generally|probably) )*find me (.+)$/;
const THERE =
  /^(?!(?:waiting|crying|sleeping|hiding|trying|dead|asleep|working|resting|recovering|thinking|worrying|feeling|looking|getting|being|having|doing|going|scrolling|chilling|lying|sitting|napping|studying|catching)\b)(?:[a-z]+ )?[a-z]+ing\b|^(?:(?:out )?(?:in the (?:garden|kitchen|allotment|shed|workshop|pool|sea|hills|mountains|gym)|on (?:my|the) (?:bike|allotment|golf course|water|pitch|court|hills|river)|at the (?:allotment|gym|crag|climbing wall|skatepark|range|pool|golf course)))\b/;

/** Reads a pursuit that one is found at: "most weekends you'll find me fly fishing". */
export function foundIn(clause: Clause, at: number, setting: string): Found[] {
  const text = clause.text.slice(at);
  const match = FOUND_AT.exec(text);
  const words = match?.[3];
  if (words === undefined || TODAY.test(text) || !THERE.test(words)) return [];
  const usual = match?.[1] !== undefined || /\b(?:usually|normally|often|always|mostly|generally)\b/.test(text);
  if (!usual && !FREQUENT.test(` ${words}`) && !FREQUENT.test(setting)) return [];
  const of = phraseOf(clause.source, clause.to - words.length, clause.to);
  const when = match?.[1] === undefined ? '' : ` ${match[1]} ${match[2]}`;
  return [fact('hobby', `is usually ${theirWords(of.written)}${when}`, clause)];
}
