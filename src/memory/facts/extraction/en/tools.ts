/** Tools of the trade: languages, programs and machines that a user works with. */
import { type Found, fact } from './found.ts';
import { TECHNOLOGIES } from './lexicon.ts';
import { after, isWrittenAsName, type Phrase } from './phrases.ts';
import { holds, listed, object, type Readings, rest, type Statement, says } from './statement.ts';

const ORDINARY_WORDS =
  /^(?:make|rest|next|express|word|teams|solid|spark|chef|spring|cursor|fish|looker|gin|premiere|sheets|lambda|fusion|dart|nest|keynote|linear|sketch|crystal|puppet|helm|notion|phoenix|arch|caddy|celery|zoom|remix|vite|gleam|tally|unity|finale|maya|houdini|varnish|thanos|knockout|marko|informatica|tekton|canva|jaeger)$/;
const SHORT_NAMES = /^(?:go|rust|swift|excel|react|c|r|slack|claude|julia|bash|sap|apache|access|ruby|python|java)$/;

/** Reads tools of the trade, one by one; returns nothing where any of them is unknown to the rules. */
export function toolsIn(statement: Statement, phrase: Phrase, told = statement.verb.told, lead = ''): Found[] {
  if (!holds(statement) && !statement.verb.ended) return [];
  const bare = after(
    phrase,
    /^(?:(?:mostly|mainly|a lot of|a (?:fair |good |little )?bit of|plenty of|some|only|both|primarily|either|plain|vanilla|modern|the|our|my|usually|a mix of|a combination of|lots of|mostly just|still) )*/.exec(
      phrase.text,
    )?.[0].length ?? 0,
  );
  const known = (text: string) => {
    const name = toolName(text);
    return name !== '' && TECHNOLOGIES.has(name);
  };
  const tools = listed(statement, bare, known)
    .map((item) =>
      after(
        item,
        /^(?:(?:mostly|mainly|a lot of|a (?:fair |good |little )?bit of|plenty of|some|only|the|our|my|a little|plain|vanilla|also|both) )*/.exec(
          item.text,
        )?.[0].length ?? 0,
      ),
    )
    .filter((item) => known(item.text) && isMeantAsTool(item));
  return tools.map((item) =>
    fact(
      'technology',
      `${statement.verb.ended ? statement.verb.toldPlainly : told} ${lead}${item.written}`,
      { ...item, from: statement.start, source: item.source },
      {
        kind: statement.verb.ended ? 'retraction' : 'fact',
        replaces: statement.changed || statement.verb.adverbs.includes('now') || /\bnow\b/.test(rest(statement)),
      },
    ),
  );
}

/** True for a tool whose name is also an ordinary word only where it is written as a name. */
function isMeantAsTool(item: Phrase): boolean {
  const name = toolName(item.text);
  if (ORDINARY_WORDS.test(name)) return /^\p{Lu}/u.test(item.written);
  return !SHORT_NAMES.test(name) || isWrittenAsName(item);
}

const AFTER_NAME =
  /^ (?:code|apps?|applications?|services?|backends?|frontends?|scripts?|stuff|projects?|development|db|databases?|clusters?|functions|extensively|heavily|a lot|quite|pro|cloud|servers?|instances?|dashboards?|components?|\d|v\d|plus|core|native|too|there|here|with|from|or|exclusively|only|macros|spreadsheets|files|desktop|mini|m\d)\b/;

/** Returns the name at the head of the words: "python 3.11 with pandas for most things". */
export function toolName(text: string): string {
  const plain = text
    .replace(
      / (?:for|at|on|every|daily|as|in|across|to|over|and|most|all|mostly|mainly|exclusively|since|under|via|through|day|because|everywhere)\b.*$/,
      '',
    )
    .replace(/ v?\d+(?:\.\d+)*$/, '');
  for (let name = plain; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf(' '))))
    if (TECHNOLOGIES.has(name)) return name === plain || AFTER_NAME.test(plain.slice(name.length)) ? name : '';
  return '';
}

/** "I know Python and SQL", and nothing more of them. */
function knows(statement: Statement): Found[] {
  const of = object(statement);
  return statement.verb.mood === 'present' &&
    /^(?: (?:well|too|already|inside out|pretty well))?[.!]?$/.test(rest(statement).slice(of.text.length).trimEnd())
    ? toolsIn(statement, of)
    : [];
}

function uses(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  if (verb.mood === 'past' || verb.mood === 'possible') return [];
  if (/\b(?:he|she|they)\/(?:him|her|them)\b|\bpronouns\b/.test(of.text))
    return says(statement, 'attribute:pronouns', of, { key: 'pronouns' });
  if (
    verb.mood === 'progressive' &&
    !/\b(?:for (?:my|our|work|everything|most|all)|at work|every ?day|at my job)\b/.test(rest(statement)) &&
    !/\b(?:at work|for work)\b/.test(statement.setting)
  )
    return [];
  const tools = toolsIn(statement, of);
  if (tools.length > 0) return tools;
  if (MACHINE.test(of.text)) return says(statement, 'technology', of);
  if (/^an? (?:wheelchair|hearing aid|cpap|insulin pump|walker|cane|prosthetic|inhaler|screen reader)\b/.test(of.text))
    return says(statement, 'health', of);
  const daily =
    /\b(?:at work|for work|every ?day|daily|at my job|day to day|for everything|all the time|for all (?:my|our)|on all (?:my|our))\b/;
  if ((daily.test(rest(statement)) || daily.test(statement.setting)) && /^\p{Lu}/u.test(of.written))
    return says(statement, 'technology', of);
  return [];
}

const MACHINE =
  /^(?:an? |my |only )?(?:(?:old|new|work|windows|linux|android|gaming|\d{4}) )*(?:mac|macbook|macbook (?:air|pro)|mac mini|imac|pc|iphone|ipad|thinkpad|chromebook|dell xps|raspberry pi|surface|galaxy|pixel|kindle|dvorak|colemak|laptop|desktop)(?: (?:pro|air|mini|\w?\d+|keyboard|layout))*$/;

function deploys(statement: Statement): Found[] {
  const whole = object(statement);
  const match = /^(?:[\w' ]{0,30}?\b)?(?:on|to|with|via|through) /.exec(whole.text);
  return match === null
    ? toolsIn(statement, whole)
    : toolsIn(statement, after(whole, match[0].length), statement.verb.told, 'on ');
}

/** Readers of tools, by the verb of the clause. */
export const TOOLS: Readings = {
  know: knows,
  use: uses,
  'deploy host ship': deploys,
};
