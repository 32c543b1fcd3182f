/** Reads users' likings from what they say to be: "into vinyl", "a lifelong Everton supporter", "not much of a reader". */
import { after, namesSomething, type Phrase } from './phrases.ts';

const FOND =
  /^(?:(?:really|very|big|super|massively|dead|pretty|quite|well|totally|particularly|especially|too|hugely|absolutely|so|that) )*(?:into|keen on|passionate about|fond of|obsessed with|crazy about|crazy for|partial to|mad (?:about|for|on|into)|nuts (?:about|for)|hooked on|big on|(?:an? )?(?:absolute |total |real |complete )?sucker for|one for) (.+)$/;
const AFRAID =
  /^(?:(?:really|absolutely|quite|dead) )?(?:scared|afraid|terrified|frightened|phobic|petrified) of (?:heights|spiders|snakes|flying|needles|the dark|dogs|water|clowns|blood|deep water|enclosed spaces|public speaking|moths|mice|rats|lifts|elevators|thunder)$/;
const DEGREE =
  '(?:(?:big|huge|massive|lifelong|life-long|real|total|great|die-hard|diehard|avid|long-time|longtime|proud|long-suffering|keen|serious|absolute|much of an?) )*';
const FAN_OF = new RegExp(
  `^(?:an? |such an? |the (?:biggest|greatest) )?${DEGREE}(?:fan|lover|enthusiast|supporter|devotee|follower) of (.+)$`,
);
/** "A lifelong Everton supporter", "Arsenal fan" where "here" follows. */
const FAN = new RegExp(
  `^(an? )?(${DEGREE})(?!(?:ceiling|extractor|desk|electric|cooling|computer|pedestal|box|oven|of|your|the|my|no)\\b)([\\p{L}' -]{2,30}?) (?:fan|supporter|lover|fanatic|junkie|aficionado|addict|nut)(?: (?:since|for|from|through) .+)?$`,
  'u',
);
const PERSON =
  /^(?:more of |much of )?(?:an? )?(?:[\w-]+ ){0,2}(?:cat|dog|tea|coffee|morning|night|mac|windows|android|beach|mountain|city|country|outdoors|indoors|wine|beer|chocolate|winter|summer|book|party|people|crowd|gym)s? (?:person|people)(?: than .+)?$/;
const NOT_MUCH_OF =
  /^much of an? (?:(?:[\w-]+ )?(?:drinker|eater|reader|cook|gamer|dancer|traveller|traveler|swimmer|runner|baker|gardener|shopper|talker|drinker|sleeper|phone person|planner))$/;
/** "Passionate about helping people": a way of speaking, no pastime. */
const CAUSE =
  /^(?:helping|making|creating|supporting|giving|providing|building|ensuring|serving|inspiring|empowering|sharing|improving|raising|spreading|promoting|being|seeing|getting|finding|what|how|everything)\b/;

/** Returns the slot that a fondness belongs in; '' where the phrase only looks like one, null where it does not. */
export function fondnessIn(phrase: Phrase, told: string, fragment: boolean): 'hobby' | 'preference' | '' | null {
  const { text } = phrase;
  const denied = /\bnot\b/.test(told);
  const fond = FOND.exec(text);
  if (fond !== null) {
    const of = after(
      phrase,
      text.length - (fond[1] ?? '').replace(/^an? (?:bit|drop|spot|slice|cup|glass|wee dram) of /, '').length,
    );
    if (!namesSomething(of.text) || /^(?:the|my|our|your|punishment)\b/.test(of.text) || CAUSE.test(of.text)) return '';
    // "One for" only speaks of things disliked.
    if (/^one for /.test(text) && !denied) return '';
    return /into|passionate/.test(text) && !denied ? 'hobby' : 'preference';
  }
  if (AFRAID.test(text)) return 'preference';
  const fan = FAN_OF.exec(text);
  if (fan !== null) {
    const of = after(phrase, text.length - (fan[1] ?? '').length);
    return namesSomething(of.text) && !/^(?:the (?!\p{Lu})|my |your )/u.test(of.written) ? 'preference' : '';
  }
  const named = FAN.exec(text);
  if (named !== null && (named[1] !== undefined || fragment || named[2] !== '')) return 'preference';
  if (PERSON.test(text)) return 'preference';
  return denied && NOT_MUCH_OF.test(text) ? 'preference' : null;
}
