/** Reads the opening of a clause: words that carry nothing ("well, honestly"), and words that say how to take the rest. */

import { LRUCache } from 'lru-cache';

export interface Opening {
  /** The start of the clause proper, after the opening. */
  readonly at: number;
  /** True when it is asked to be remembered: "remember that", "keep in mind that". */
  readonly asked: boolean;
  /** True when it is told for the file without a request: "fyi", "just so you know". */
  readonly told: boolean;
  /** True when it is said as a change: "as of Monday", "now". */
  readonly changed: boolean;
  /** True when it is said as a rule for the answers to come: "from now on". */
  readonly standing: boolean;
}

const EMPTY =
  /^(?:(?:hey|hi|hello|hiya|yo|greetings|good (?:morning|afternoon|evening|day)|morning|evening)(?: (?:there|all|everyone|everybody|again|guys|folks|friend|buddy|mate|team|claude|assistant|bot))?|so|well|ok|okay|oh|ah|um|uh|hmm|yeah|yep|yes|no|nope|nah|right|alright|sure|look|listen|actually|honestly|frankly|basically|anyway|anyways|also|and|but|or|plus|then|again|besides|please|kindly|thanks|thank you|sorry|lol|haha|fun fact|true story|btw|by the way|to be (?:honest|fair|clear|precise|exact|transparent)|full disclosure|for (?:context|background|reference|what it is worth|clarity|full context|some context|a bit of context)|some (?:context|background)|(?:quick |a bit of |little )?(?:context|background|backstory|intro|introduction|about me|disclaimer|update|reminder|correction)|little about me|a (?:little|bit) about me|you see|see|mind you|as (?:i|we) (?:said|mentioned|told you)(?: (?:before|earlier|already|previously|last time))?|like i (?:said|mentioned|told you)(?: (?:before|earlier|already))?|as you (?:know|may know|might know|can see)|you know|in case (?:it (?:matters|helps|is relevant|comes up)(?: for [\w ]+)?|you (?:are|were) wondering|it was not (?:clear|obvious)|you did not know)|if (?:it|that) (?:helps|matters|is (?:relevant|useful|important|of any (?:use|help)))|if you (?:are (?:wondering|curious|interested)|must know|need to know)|since|as|because|cause|seeing(?: as)?(?: how)?(?: that)?|given(?: that)?|considering(?: that)?|what with|now that|though|although|even though|whereas|while|except(?: that)?|the (?:thing|fact|truth|problem|catch|issue) is(?: that)?|thing is|turns out|it turns out|first(?: off| of all)?|firstly|second(?:ly)?|finally|lastly|one more thing|another thing|on top of that|in addition|personally|i would (?:probably )?(?:have to )?say(?: that)?|as for me|for me|me|luckily|unfortunately|sadly|obviously|of course|naturally|apparently i|after all|in fact|in short|long story short|on second thoughts?|i (?:should|must|have to) (?:say|mention|add|admit|confess|warn you|tell you|point out)(?: that)?|i (?:can|will) (?:tell|say)(?: you)?(?: that)?|(?:please )?(?:permit|allow) me to introduce myself|let me (?:add|mention|tell you|say|introduce myself|start by saying)(?: that)?|just to (?:clarify|add|mention|confirm|let you know|be clear)(?: that)?|to clarify|to (?:confirm|add|mention|recap)|it is (?:true|worth (?:mentioning|noting)) that|worth (?:mentioning|noting)(?: that)?|(?:funnily|oddly|strangely) enough|believe it or not|seriously|really|just|literally|technically|hence|therefore|i am telling you|a lot of context|bear with me|nice to meet you|pleased to meet you|pleasure|still|do(?= (?:call me|remember|keep in mind|bear in mind|note) )|which is why|that is why|(?:can|could|would|will) you(?: please| kindly| just)*(?= (?:always|never|only|only ever|from now on|going forward|stop) )|you (?:should|must|need to|have to)(?= (?:always|only) (?:reply|answer|write|respond|speak|talk)(?: back)?(?: to)? (?:me|us)\b)|i repeat|do me a favou?r(?: and)?|remember)(?=$|[ ])(?! (?:of|to) )/;

/** The words above, where they are no opening but the verb or the object of something else. */
const NOT_EMPTY =
  /^(?:since the [\w-]+ (?=i |we )|(?:since|besides|because|though|although|given(?: that)?) (?!i |we |my |our |it |that |the )|as (?:a|an|someone|somebody|the|far|long|soon|if|though|of|well)\b|so (?:much|many|far|long|that)\b|right now|look(?:ing)? (?:for|at|into)|see (?:if|the|what|how|you|my)|remember (?:when|me|to|the|that|my|our|i|we|how|last|us|this|what|not)\b|while (?!i |we )|no (?!i |we |my |it )|(?:just|really) (?:this|for|once)\b|me (?!i |my |we )|like (?!i (?:said|mentioned|told))|for me |still (?!i |we |my )|first (?!off|of all|i |my )|second(?:ly)? (?!i |my )|pleasure (?!i|my)|morning (?!i |my )|evening (?!i |my )|given (?:my|our|name)|update (?!i |my |we )|sure thing|reminder )/;

const ASKED =
  /^(?:(?:please |can you |could you |would you |will you |also |kindly |i want you to |i would like you to |i need you to |you should |just )*(?:remember|keep in mind|bear in mind|note(?: down)?|make a (?:mental )?note|take (?:a )?note|write down|jot down|store|save|record|memori[sz]e|log|remind yourself|do not (?:ever )?forget|never forget|add to (?:your )?(?:memory|notes)|add (?:this )?to your (?:memory|notes)|put (?:it )?(?:down )?(?:in your notes|on record|on file)|save (?:this )?to (?:your )?memory|commit to memory|know|please know|remember this|make sure you (?:know|remember)|for your (?:notes|records|files?|memory)|for (?:your )?future reference|for the record|note to self)(?: (?:the fact|for (?:later|the future|next time|future reference)|about me|please|always|from now on|down|also))*(?: that|(?= (?:i|we|my|our|the|there) )|$))/;
const TOLD =
  /^(?:fyi|for your info(?:rmation)?|just so you (?:know|are aware)|so you know|so that you know|just so (?:we are clear|it is clear|it is on record)|just to let you know|heads[- ]up|a heads[- ]up|you should know|i want you to know|i would like you to know|thought you should know|you might want to know|let it be known|you need to know|be aware|be advised|please be aware|just (?:a )?(?:quick )?(?:fyi|note|heads[- ]up))(?: that)?(?=$| )/;
const CHANGED =
  /^(?:now|nowadays|these days|today(?= (?:i|we) (?:have )?(?:turned|become|became)\b)|as of (?:this |last |next )?[\w']+(?: (?:\d+|morning|week|month))?|starting (?:today|this \w+|last \w+|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:quick |small |big )?(?:update|correction|change of plans?)|actually|on second thoughts?|i mean|scratch that|not anymore|we have moved so|had my birthday)(?=$| )/;
const STANDING =
  /^(?:from (?:now|here|this point|today|this day|here on)(?: on| out| onwards?| forward)*|from this moment(?: on| onwards?| forward)?|going forwards?|moving forwards?|henceforth|hereafter|in (?:the )?future|for (?:all )?future (?:\w+ )?(?:answers|replies|responses|chats|conversations|messages|questions|requests)|by default|as a (?:general )?rule|in (?:general|all|every) ?(?:your |of your )?(?:answers?|replies|responses?|messages?|conversations?|chats?)?|(?:at )?all times|for everything you (?:write|send)(?: me)?|(?:as )?(?:a )?(?:standing|permanent|general|house|ground) (?:instructions?|rules?|requests?|order)|(?:new |one )?rules?(?: for you)?|starting (?:now|today)|(?:until|till|unless) (?:i|we) (?:say|tell you|ask|specify|state)(?: you)? otherwise|as standard)(?=$| )/;

const MANNERS = [
  ['changed', CHANGED],
  ['standing', STANDING],
  ['told', TOLD],
  ['asked', ASKED],
] as const;
const MAX_OPENINGS = 8; // of a clause: "hey, so, honestly, fyi" and a few more

const OPENINGS_REMEMBERED = 64; // each clause of a sentence is asked about several times while the sentence is read
const openings = new LRUCache<string, Opening>({ max: OPENINGS_REMEMBERED });

export function openingOf(text: string): Opening {
  const known = openings.get(text);
  if (known !== undefined) return known;
  const opening = readOpening(text);
  openings.set(text, opening);
  return opening;
}

function readOpening(text: string): Opening {
  const opening = { at: 0, asked: false, told: false, changed: false, standing: false };
  for (let turns = 0; turns < MAX_OPENINGS; turns += 1) {
    const rest = text.slice(opening.at, opening.at + 120);
    const manner = MANNERS.find(([, pattern]) => pattern.test(rest));
    if (manner !== undefined) opening[manner[0]] = true;
    const match = manner?.[1].exec(rest) ?? (NOT_EMPTY.test(rest) ? null : EMPTY.exec(rest));
    if (match === null || match[0].length === 0) break;
    opening.at += match[0].length;
    while (text[opening.at] === ' ') opening.at += 1;
  }
  return opening;
}
