/** Reads tools and the size of a team: "My stack is Rails on top of MySQL", "my laptop runs Debian", "my team is six people". */
import { mine, OWN } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { NUMBER, TECHNOLOGIES } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { after, itemsOf, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

const TOOLS = mine(
  '(?:whole |entire |tech |usual |current |daily |dev |main |home |work |go-to |backend |frontend |front-end |back-end )*(?:stack|tech stack|toolchain|setup|backend|frontend|front end|back end|editor|ide|database|db|main language|programming language|language of choice|os|operating system|framework|codebase|api|cloud provider|infra|infrastructure|laptop|phone|computer|terminal|shell|ci|crm)',
  '(?:all |mostly |mainly |basically |written |built |running |hosted |deployed |based |entirely |primarily |pretty much |just |a |an |in |on |with )*(.+)$',
);
const TEAM_SIZE = new RegExp(
  `^${OWN}(?:team|squad|group|department|company|startup|start-up)(?: (?:is|has|consists of|is made up of|counts|at work is|at work has)) (?:only |about |just |around |roughly |currently )*(?:a (?:\\w+ )?team of )?(${NUMBER})\\b`,
);

const NO_TEAM_SIZE =
  /\b(?:weeks?|days?|months?|late|behind|percent|years?|bugs?|meetings?|projects?|offices?|tickets?|games?)\b/;
const PUT_TO_USE =
  /^(?:(?:and|all|mostly|then|plus) )*(?:deployed|hosted|running|served|styled|tested|monitored|orchestrated|built|written|backed) (?:with|on|by|in|via|using|through|to) /;
const LAYERED = / (?:on top of|backed by|sitting on|talking to|in front of|on(?= \w+$)) /;

export function ownToolsIn(owned: Owned): Found[] | null {
  const tools = TOOLS.exec(owned.text);
  if (tools === null) return null;
  const uses = (items: readonly Phrase[]) =>
    items.map((item) =>
      fact(
        'technology',
        `uses ${item.written}`,
        { ...owned.spanning(item), to: Math.max(item.to, owned.start) },
        owned.replacing,
      ),
    );
  const items = itemsOf(owned.tail((tools[1] ?? '').length)).flatMap(layersOf);
  for (const next of owned.following) {
    if (!/^(?:,|and|, ?and|plus)$/.test(next.border)) break;
    const further = phraseAt(next.source, next.from, next.to);
    const put = PUT_TO_USE.exec(further.text)?.[0] ?? '';
    const more = itemsOf(after(further, put.length))
      .map((item) => after(item, /^(?:and |plus |also )*/.exec(item.text)?.[0].length ?? 0))
      .flatMap(layersOf);
    // "Deployed with Kamal": anything with a name of its own there is a tool.
    if (put !== '' && more.every(({ written }) => /^\p{Lu}[\w.+#-]*$/u.test(written)))
      return uses([...items.filter((item) => isTool(item.text)), ...more]);
    if (!more.every((item) => isTool(item.text))) break;
    items.push(...more);
  }
  return uses(items.filter((item) => isTool(item.text)));
}

export function machineIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const running =
    /^(?:my|our) (?:[\w-]+ )?(?:laptop|computer|pc|desktop|server|phone|machine|workstation|homelab) (?:runs|is running) (.+)$/.exec(
      text,
    );
  if (running === null) return null;
  const of = owned.tail((running[1] ?? '').length);
  return isTool(of.text) ? [fact('technology', `uses ${of.written}`, owned.spanning(of), owned.replacing)] : [];
}

export function teamSizeIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const size = TEAM_SIZE.exec(text)?.[1];
  if (size === undefined || NO_TEAM_SIZE.test(text)) return null;
  const told = theirWords(`has a team of ${owned.tail(text.length - text.indexOf(size)).written}`);
  return [fact('team', told, owned.whole)];
}

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
