/** A sentence cut into clauses: what one verb says, or a fragment that leans on the clause before it. */
import type { EnglishText } from './english-text.ts';

export interface Clause {
  readonly source: EnglishText;
  readonly from: number;
  readonly to: number;
  /** `source.text` from `from` to `to`. */
  readonly text: string;
  /** The marks or words between the clause and the one before: "", ",", "and", "so"… */
  readonly border: string;
}

const MARK = String.raw`(?:,(?!\d)|[;()\[\]{}|~•]|:(?=\s|$)|(?<!\b(?:mr|mrs|ms|dr|st|prof))[.!?…]+(?=[\s)]|$)|[—–]|(?<=[a-z])-(?= )| -+(?= ))`;
const SUBJECT =
  "(?:also |now |then |yes |no |yeah |please |maybe |actually |honestly |currently |literally |basically )?(?:i|we|my|our|you|your|he|she|they|it|there|this|that|these|those|please|can|could|would|will|shall|do|does|did|don't|what|how|where|when|why|who|is|are|am|was|were|any|let|let's|me|both of us|everyone|everybody|people|friends|call me|as a|as an|being|if|always|never|from now on|for)(?: |$)";
/** "Home has been Leith", "English is my third language", "mates call me Davo". */
const THEIRS = '(?:home (?:is|has) |[a-z]{3,} (?:is|are) (?:my|our) |(?:mates|pals|family|folks) (?:all )?calls? me )';
const ELLIPTIC =
  '(?:also |now |then |only |still |usually |mostly |currently |really |absolutely |never |always |i )*(?:(?:live|work|working|living|have|has|had|been|do not|cannot|can get by|can understand|can also speak|speak|drive|love|hate|dislike|like|enjoy|prefer|study|studying|use|deploy|write|teach|run|own|manage|lead|go|eat|collect|play|need|want|keep|know|help|give|tell|show|make|was|were|moved|grew|bake|cook|started|quit|code|drink|wake|get|got|take|sleep|wear|ride|adopted|bought|sold|switched|became|avoid|remember|forget|respond|reply|answer|explain|add|include|skip|suggest|find|commute|practice|practise|volunteer|build|raise) (?!of )|(?:based in|allergic to|lactose intolerant|originally from|from (?!now)|married|single|divorced|vegan|vegetarian|pescatarian|coeliac|celiac|diabetic|asthmatic)(?: |$)|(?:works|lives|hates|loves|likes|has|speaks|drives|is|prefers) )';
/** Words that join clauses, but only in front of a full clause. */
const LINKED = new RegExp(`(?:and|but|or|plus|yet|then|&) (?:(?=${SUBJECT})|(?=${ELLIPTIC})|(?=${THEIRS}))`, 'y');
/** "It would be great if you always …": what is wished goes on after the "if". */
const WISHED_IF =
  '(?<!\\b(?:appreciate it|prefer it|like it|love it|hate it|be (?:really |so |very )?(?:great|nice|lovely|good|helpful|ideal|brilliant|cool|awesome|appreciated|wonderful|grateful|best|better|easier)) )';
const JOINT = new RegExp(
  String.raw`(?:so (?!much\b|many\b|far\b|long\b|called )|because (?:of )?|though |although |even though |whereas |unless |if (?!you )|${WISHED_IF}if |except |given (?:that |my |our )|seeing (?:as |that )|considering (?:that )?|as (?=(?:i|we) (?!am\b))|since (?=(?:i|we|my|our|it|that) )|while (?=(?:i|we|my) )|in case |(?:lol|haha|lmao|omg|yay)(?= |$) ?)`,
  'y',
);
const MARKS = new RegExp(String.raw`(?:${MARK}\s*)+`, 'y');
/** A cheap search for places where a border may be; each is then tried. */
const CANDIDATE =
  /[,;:()[\]{}|~•.!?…—–]|-(?= )| (?=(?:-|lol|haha|lmao|omg|yay|and|but|or|plus|yet|then|&|so|because|though|although|even|whereas|unless|if|except|given|seeing|considering|as|since|while|in) )/g;
const PICTURE = /\p{Extended_Pictographic}/gu;

/** "My wife and I": no border within a subject of two. */
const HALF_SUBJECT = /(?:^|\b(?:and|but|so|since|because|as|hey|btw) )(?:(?:my|our) [\w'-]+(?: [\w'-]+)?|me|[\w-]+)$/;
/** "My job: teacher" says that it is one. */
const LABEL =
  /^(?:my|our) (?:current |new |first |last |full |main |native |favorite )*(?:job|name|surname|nickname|age|birthday|email|phone(?: number)?|hobby|hobbies|profession|occupation|job title|employer|goal|diet|blood type|shoe size|height|weight|hometown|nationality|time ?zone|language|stack|editor|car|major|pronouns)$|^(?:birthday|birthdate|date of birth|dob|time ?zone|languages|languages spoken|blood type|shoe size|pronouns)$|(?:^|\b(?:know|so) )where (?:i|we) (?:live|stay|am based|are based)$/;
const MAX_CLAUSES = 120; // of a sentence: more is a list or a paste

export function clausesOf(source: EnglishText): Clause[] {
  // A picture ends a clause like a stop; most sentences have none, and its class is slow to match.
  const text = source.text.replace(PICTURE, (picture) => ';'.repeat(picture.length));
  const clauses: Clause[] = [];
  let from = 0;
  let border = '';
  const close = (to: number) => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = to - (piece.length - piece.trimEnd().length);
    if (end > start) clauses.push({ source, from: start, to: end, text: text.slice(start, end), border });
  };
  for (const candidate of text.matchAll(CANDIDATE)) {
    if (candidate.index < from) continue;
    const end = borderEnd(text, candidate.index);
    if (end === null) continue;
    if (clauses.length >= MAX_CLAUSES) break;
    const between = text.slice(candidate.index, end).trim();
    if (between === 'and' && /^(?:i|me|we) /.test(text.slice(end, end + 4))) {
      const before = text.slice(from, candidate.index);
      if (before.length < 40 && HALF_SUBJECT.test(before.trim())) continue;
    }
    if (between === ':' && LABEL.test(text.slice(from, candidate.index).trim())) continue;
    close(candidate.index);
    from = end;
    border = between === '' ? ',' : between;
  }
  if (clauses.length < MAX_CLAUSES) close(text.length);
  return clauses;
}

/** Returns the end of the border that begins at `at` (marks, a joining word, or both), or null where there is none. */
function borderEnd(text: string, at: number): number | null {
  const marked = endOf(MARKS, text, at);
  if (marked !== null) return jointEnd(text, marked) ?? marked;
  if (text[at] !== ' ' || text.slice(at - ' not'.length, at) === ' not') return null;
  return jointEnd(text, at + 1);
}

const jointEnd = (text: string, at: number) => endOf(JOINT, text, at) ?? endOf(LINKED, text, at);

function endOf(sticky: RegExp, text: string, at: number): number | null {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : null;
}

/** Cuts an aside out of the sentence: "My goal, and I'm serious, is …" becomes "My goal is …". Null where there is none. */
export function withoutAsides(source: EnglishText, clauses: readonly Clause[]): EnglishText | null {
  for (let index = 0; index + 2 <= clauses.length; index += 1) {
    const head = clauses[index];
    if (head === undefined || !BARE_SUBJECT.test(head.text)) continue;
    const resumed = clauses.slice(index + 2, index + 4).find((clause) => FINITE.test(clause.text));
    if (resumed === undefined) continue;
    return source.joined([
      [head.from, head.to],
      [resumed.from - 1, resumed.from],
      [resumed.from, source.text.length],
    ]);
  }
  return null;
}

const BARE_SUBJECT = /^(?:(?:and|but|so|well) )?(?:(?:my|our|the|what i|what we) [\w' -]{2,60}|[\w-]{3,20})$/;
const FINITE = /^(?:is|are|has|have) /;
