/** Reads users' addresses and numbers: "you can put ana@x.org as my email", "new number, it's 0161 496 0777", "…, that's my cell". */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';

/** The number of characters read before and after an address. */
const BESIDE = 90;

/** A way of being reached: how it looks, and the words its owner has for it. */
interface Contact {
  readonly slot: 'email' | 'phone';
  readonly pattern: RegExp;
  readonly told: (written: string) => string;
  /** "…my email is ": what ends before it. */
  readonly before: RegExp;
  /** " is my email", ", that's where I get my mail": what begins after it. */
  readonly after: RegExp;
}

const OWN = '(?:(?:my|our) )';
const WHICH =
  '(?:(?:new|own|current|personal|private|work|home|main|primary|usual|best|real|other|contact|business|school|uni|university|office|direct) )*';
const EMAIL_NOUN =
  '(?:e-?mails?(?: addy)?|mail|gmail|hotmail|outlook|inbox|contact(?: details?)?|e-?mail address|(?:e-?mail|mail) addy|address|addy)';
const PHONE_NOUN =
  '(?:(?:tele)?phone|cell|mobile|mob|whatsapp|number|landline|cellphone|digits|contact)(?: (?:phone|number|no|digits))?';
const IS = "(?:'s| is| are| it is| =|:|,)(?: (?:now|its|it is|still|just|currently))*:?";
const REACH =
  '(?:reach|contact|email|e-mail|mail|message|ping|write to|get|get hold of|ring|call|text|phone|whatsapp|bell|find)';

const before = (noun: string) =>
  new RegExp(
    `(?:\\b${OWN}${WHICH}${noun}(?:${IS}| on (?:there|it|that):?)? |\\bnew ${WHICH}${noun}(?: (?:for|from) me)?${IS} |(?:^|[,.;:] )${WHICH}${noun} for me${IS} |\\bi (?:have |just )*(?:changed|switched|updated|got) ${OWN}?(?:a )?${WHICH}${noun}[,;:.]+ (?:and |so )?(?:it is|its|to|now) (?:now )?|\\b(?:to )?${REACH} me (?:on|at|via|by)${IS}? ?)$`,
  );
const after = (noun: string) =>
  new RegExp(
    `^(?:,? (?:please|thanks|now|ok))?(?: (?:down )?(?:as|for) ${OWN}${WHICH}${noun}(?![\\w-]*(?:'s)? (?:in|of) (?:the|this) (?:fixture|example|test))| ?[,;:—–-]* ?(?:that|this|which|it) is (?:${OWN}${WHICH}${noun}\\b|me\\b|mine\\b|how (?:you|to|people) (?:can )?(?:reach|get) me|where (?:i get my|you can|to)|the (?:${noun}|one) (?:that )?i (?:use|check|read|go by))|${IS_THEN} (?:${OWN}${WHICH}${noun}\\b(?!'s)|me\\b(?! )|mine\\b|the (?:best )?${noun} (?:for|to reach) me|where (?:i get my (?:e-?)?mail|you can (?:reach|find|get) me)|how (?:you|to|people) (?:can )?(?:reach|get) me))`,
  );
const IS_THEN = '(?: is|:)(?: also| now)?';

const EMAIL: Contact = {
  slot: 'email',
  pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  told: (written) => `has the email ${written}`,
  before: before(EMAIL_NOUN),
  after: after(EMAIL_NOUN),
};
const PHONE: Contact = {
  slot: 'phone',
  pattern: /(?<![\w.@/-])(?:\+|\(\+?)?\d[\d\s().-]{5,}\d(?![\w@-])/,
  told: (written) => `has the phone number ${written}`,
  before: before(PHONE_NOUN),
  after: after(PHONE_NOUN),
};
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Words for a contact that is somebody else's, or the user's no longer: "that was my email", "my bank's number", "my order number is …". */
const NOT_THEIRS =
  /\b(?:order|tracking|ticket|case|account|invoice|passport|flight|policy|serial|reference|ref|confirmation|membership|room|locker|routing|card|old|former|previous|ex|dummy|fake|example|test) (?:(?:phone|email|e-mail|number|address|no)[ ,:]*)+(?:is |: )?$|\b(?:was|used to be|not|if|whether) (?:\w+ )?$/;
const NEW = /\b(?:new|now|changed|switched|updated|these days)\b/;

/** Reads contacts that are claimed outright ("…, that's my email"): in a request too, these are the user's own. */
export function contactsClaimedIn(clause: Clause): Found[] {
  return contactsIn(clause).filter(({ source, to }) => CLAIMED.test(source.text.slice(to, to + BESIDE)));
}

const CLAIMED = /^(?:,? (?:please|thanks))?[,;:—–-]* (?:that|this|which) is (?:my|mine|me)\b/;

/** Reads the addresses and numbers in a clause that are said to be the user's. */
export function contactsIn(clause: Clause): Found[] {
  return clause.text.includes('@')
    ? contactIn(clause, EMAIL)
    : DIGITS.test(clause.text)
      ? contactIn(clause, PHONE)
      : [];
}

/** A cheap test for enough digits. */
const DIGITS = /\d[\d\s().-]{5,}\d|^\d{3}$/;

function contactIn({ source, from, to }: Clause, contact: Contact): Found[] {
  // A number in brackets is cut into clauses: it is read to its end in the sentence.
  const { text } = source;
  const match = contact.pattern.exec(text.slice(from, to + 20));
  if (match === null || match.index >= to - from) return [];
  const at = from + match.index;
  const end = at + match[0].length;
  const digits = match[0].replace(/\D/g, '').length;
  if (contact.slot === 'phone' && (digits < FEWEST_DIGITS || digits > MOST_DIGITS)) return [];
  const ahead = text.slice(Math.max(0, at - BESIDE), at);
  const behind = text.slice(end, end + BESIDE);
  if (NOT_THEIRS.test(ahead)) return [];
  const introduced = contact.before.exec(ahead);
  if (introduced === null && !contact.after.test(behind)) return [];
  const start = introduced === null ? at : at - introduced[0].length;
  const said = { source, from: start, to: end };
  const replaces = NEW.test(ahead) || /^ (?:now|these days)\b/.test(behind);
  return [fact(contact.slot, contact.told(source.original(at, end)), said, { replaces })];
}
