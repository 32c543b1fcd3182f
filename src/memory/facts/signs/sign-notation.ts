/**
 * The notation of signs, made a regular expression over folded text:
 *
 *     a word       as it is, with or without its accents; `word*`: any ending; `word~`: up to three letters more; `one/two`: either
 *     (a | b c)    either; `[a]`: or nothing; `[a]*`: any number of times, or none
 *     <name>       a word of that list
 *     {word}       any word; `{number}`: in figures; `{begin}`: the text begins, or a mark of it ends; `{comma}`, `{marks}`: any, or none; `{end}` of a sentence
 *     {pause}      a blank, a mark that asks nothing, or the end
 *     ^   $        the text begins; it ends, but for marks
 *     …40   ……40   up to 40 characters of the same sentence; of whatever sentence
 *     ,            a comma, or none
 *     +            what follows is written in one with what stands before
 *     !(a | b)     none of these comes next
 */
import { foldAccents } from '../../text/fold-accents.ts';

type Lists = Readonly<Record<string, string>>;

/** A part of a sign; where something follows in the same breath, `space` is what parts them. */
type Part = (space: string) => string;

const TOKEN = /…{1,2}\d+|![(]|\]\*|[()[\]|^$,+]|<[^>]+>|\{[^}]+\}|[^\s()[\]|^$,+<>{}…!]+/gu;
const CLOSED_UP = /^(?:…|[,+$]$|\{(?:comma|end|pause)\})/u; // what no space stands before

const NAMED: Readonly<Record<string, Part>> = {
  '{word}': (space) => `\\w+${space}`,
  '{number}': (space) => `\\d\\w*${space}`,
  '{begin}': () => '(?:^|[,.:;!] ?)',
  '{comma}': () => ', ?',
  '{marks}': () => '\\W*',
  '{end}': () => '(?=[.!]|$)',
  '{pause}': () => '(?=[\\s,.;:!]|$)',
};

/** Returns the expression of a sign; throws where it is not written in the notation. */
export function signPattern(written: string, lists: Lists): RegExp {
  const tokens = fold(written).match(TOKEN) ?? [];
  const strange = fold(written).replace(TOKEN, '').trim();
  if (strange !== '') throw new Error(`"${written}" has a "${strange}" that means nothing`);
  let at = 0; // the token that comes next

  const either = (close: string): Part => {
    const ways = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    if (!(tokens[at] ?? '').startsWith(close)) throw new Error(`"${written}" lacks a "${close}"`);
    return (space) => `(?:${ways.map((way) => way(space)).join('|')})`;
  };

  const part = (token: string): Part => {
    if (token === '(' || token === '[' || token === '!(') {
      const inner = either(token === '[' ? ']' : ')');
      const closed = tokens[at++];
      if (token === '!(') return isLast() ? (space) => `(?! ${inner('')}\\b)${space}` : () => `(?!${inner('')}\\b)`;
      return token === '(' ? inner : (space) => `${inner(space)}${closed === ']*' ? '*' : '?'}`;
    }
    if (token === '^') return () => '^';
    if (token === '$') return () => '[\\s.,:;]*$';
    if (token === ',') return (space) => `,?${space}`;
    if (token === '+') return () => '';
    if (token.startsWith('……')) return () => `\\b.{0,${token.slice(2)}}`;
    if (token.startsWith('…')) return () => `\\b[^.?!]{0,${token.slice(1)}}`;
    if (token.startsWith('<')) return ofList(token.slice(1, -1));
    return NAMED[token] ?? ofWords(token.split('/'));
  };

  /** True where nothing more of the sequence follows. */
  const isLast = (): boolean => /^(?:$|[|)\]])/.test(tokens[at] ?? '');

  const ofList = (name: string): Part => {
    const words = lists[name];
    if (words === undefined) throw new Error(`"${written}" names no list: ${name}`);
    return ofWords(fold(words).split(/,\s+/));
  };

  const ofWords = (words: readonly string[]): Part => {
    const either = words.map((word) => inExpression(word.trim())).join('|');
    const isGlued = tokens[at - 2] === '+';
    return (space) => `${isGlued ? '' : '\\b'}(?:${either})${space}`;
  };

  const sequence = (): Part => {
    const parts: { readonly part: Part; readonly isClosedUp: boolean }[] = [];
    for (let token = tokens[at]; token !== undefined && !/^[|)\]]/.test(token); token = tokens[at]) {
      at += 1;
      const read = part(token);
      parts.push({ part: read, isClosedUp: CLOSED_UP.test(token) || (token === '!(' && isLast()) });
    }
    return (space) =>
      parts
        .map(({ part }, index) => {
          const next = parts[index + 1];
          return part(next === undefined ? space : next.isClosedUp ? '' : ' ');
        })
        .join('');
  };

  const expression = sequence()('');
  if (at < tokens.length) throw new Error(`"${written}" has a "${tokens[at]}" too many`);
  return new RegExp(`${expression}(?!\\w)`, 'u');
}

const fold = (text: string): string => foldAccents(text.toLowerCase());

const inExpression = (word: string): string =>
  word.replaceAll('.', '\\.').replaceAll('*', '\\w*').replaceAll('~', '\\w{0,3}');
