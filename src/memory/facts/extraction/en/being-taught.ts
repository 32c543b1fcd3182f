/** Reads a user's studies, and where they take place: "in year 11", "halfway through an MBA", "a law student at Leeds". */
import type { Found } from './found.ts';
import { DEGREE, SUBJECT } from './lexicon.ts';
import type { Trait } from './trait.ts';

/** "In year 11", "in 10th standard", "third year of law at Warwick", "at TAFE doing carpentry". */
const AT_SCHOOL = new RegExp(
  `^(?:in (?:(?:year|class|grade|form|std|standard|level) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|(?:the )?\\d{1,2}(?:st|nd|rd|th) (?:class|standard|grade|std|year|form)|(?:jss?|ss) ?\\d|(?:the )?(?:(?:upper|lower) )?sixth form|transition year|(?:my |the )?(?:first|second|third|fourth|fifth|final|last)[- ]year (?:of|at|doing|studying) .+)(?: now| only| at .+| of .+)?|(?:(?:first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th)[- ]year|\\d00[- ]level) (?:of |in )?(?:[a-z]+ )?${SUBJECT} (?:at|in) .+|at (?:uni|university|college|tafe|poly|[a-z]+ (?:uni|university|college|tafe)) (?:doing|studying|reading) .+)$`,
);
/** "Halfway through an MBA". */
const THROUGH = new RegExp(
  `^(?:(?:about |nearly |almost )?(?:half[- ]?way|part[- ]?way|midway|most of the way) through|in the middle of|(?:just |nearly )?finishing(?: up| off)?|about to finish) (?:an?|my|the) (?:[\\w'-]+ ){0,2}${DEGREE}(?= |$)`,
);
const STUDENT =
  /^(?:(?:an?|the|still|currently|back) )*(?:[\w'-]+ ){0,4}(?:student|aspirant|undergrad|undergraduate|postgrad|grad student|phd candidate|freshman|sophomore|junior|senior|postdoc|med student|law student)(?: (?:at|in|of|from|studying|majoring|doing) .+)?$/;
const IN_SCHOOL =
  /^(?:in|at) (?:my |the )?(?:(?:first|second|third|fourth|fifth|final|last|freshman|sophomore|junior|senior) year|(?:law|med|medical|grad|graduate|business|nursing|art|dental|vet|high|middle) school|college|uni|university|\d+th grade)\b/;

/** Reads studies: "in sixth form", "a second-year student at Leeds"; not "a senior". */
export function studiesIn(trait: Trait): Found[] | null {
  const { text, bare, phrase } = trait;
  if (AT_SCHOOL.test(text) || THROUGH.test(text)) return trait.is('studies', bare);
  if (STUDENT.test(text) && !/\b(?:junior|senior)$/.test(text)) return trait.is('studies', phrase);
  return IN_SCHOOL.test(text) ? trait.is('studies', bare) : null;
}
