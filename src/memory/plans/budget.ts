import { numberOf } from './number-words.ts';
import type { PlanBudget } from './plan-state.ts';
import type { QueryText } from './query-text.ts';

const WORD_AMOUNT =
  'mil|cien|doscientos|trescientos|cuatrocientos|quinientos|diez|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|five|a|dos|tres|cinco';
const AMOUNT = (name: string) =>
  `(?:(?<![\\d.,:/])(?<${name}>\\d{1,9}(?:[.,]\\d{1,3}){0,3})|\\b(?<${name}Word>${WORD_AMOUNT}))(?: ?(?<${name}Scale>k|mil|thousand|hundred)\\b)?`;
const SIGN = '(?:us\\$|mx\\$|€|\\$|£|¥)';
const NAME =
  '(?:euros?|eur|dolares|dolar|dollars?|usd|bucks|pounds?|libras?|gbp|quid|pesos?(?: (?<nation>mexicanos|argentinos|chilenos|colombianos|uruguayos|dominicanos|cubanos))?|mxn|ars|clp|cop|uyu|reales|brl|soles|yenes|yen|jpy|francos(?: suizos)?|chf)\\b';
const RANGE = (name: string) => `(?: ?(?:-|–|a|o|y|to|and|or) ?${SIGN}?${AMOUNT(name)})?`;

/** "$50", "€20-30", "30 euros", "entre 20 y 30 €", "1,5k euros". */
const SIGN_FIRST = new RegExp(`(?<sign>${SIGN}) ?${AMOUNT('low')}${RANGE('high')}`);
const AMOUNT_FIRST = new RegExp(`${AMOUNT('low')}${RANGE('high')} ?(?:de )?(?:(?<sign>${SIGN})|(?<name>${NAME}))`);
/** Amounts without a currency, which are money only beside a word for it. */
const NO_CURRENCY = new RegExp(
  `\\b(?:presupuesto|budget)(?: (?:de|es|maximo|max|total|of|is|unos|around|about|por persona|per person|hasta|up to)){0,3}:? ${AMOUNT('low')}(?! ?(?:personas|people|dias|days|noches|nights))` +
    `|\\b(?:hasta|maximo|menos de|unos|under|up to|about|around|less than|max) ${AMOUNT('high')} (?=por (?:persona|cabeza|barba)|per (?:person|head)|each\\b|cada uno|a head)`,
);

const PER_PERSON =
  /\b(?:(?:por|x) (?:persona|cabeza|barba)|cada un[oa]|pp|p\/p|per (?:person|head|capita)|each|apiece|a head|a person|por comensal)\b|\/ ?(?:persona|pers|pax|person|head)\b/;

const CURRENCIES: [pattern: RegExp, code: string][] = [
  [/^(?:€|euros?|eur)$/, 'EUR'],
  [/^(?:us\$|dolar(?:es)?|dollars?|usd|bucks)$/, 'USD'],
  [/^(?:£|pounds?|libras?|gbp|quid)$/, 'GBP'],
  [/^(?:mx\$|mxn|pesos? mexicanos)$/, 'MXN'],
  [/^(?:ars|pesos? argentinos)$/, 'ARS'],
  [/^(?:clp|pesos? chilenos)$/, 'CLP'],
  [/^(?:cop|pesos? colombianos)$/, 'COP'],
  [/^(?:uyu|pesos? uruguayos)$/, 'UYU'],
  [/^pesos? dominicanos$/, 'DOP'],
  [/^pesos? cubanos$/, 'CUP'],
  [/^(?:reales|brl)$/, 'BRL'],
  [/^soles$/, 'PEN'],
  [/^(?:¥|yen|yenes|jpy)$/, 'JPY'],
  [/^(?:chf|francos(?: suizos)?)$/, 'CHF'],
];

const OF_REGION: Record<string, string> = {
  ES: 'EUR',
  FR: 'EUR',
  DE: 'EUR',
  IT: 'EUR',
  PT: 'EUR',
  IE: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  AT: 'EUR',
  FI: 'EUR',
  GR: 'EUR',
  GB: 'GBP',
  US: 'USD',
  PR: 'USD',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  UY: 'UYU',
  PE: 'PEN',
  DO: 'DOP',
  CU: 'CUP',
  PH: 'PHP',
  BR: 'BRL',
  BO: 'BOB',
  PY: 'PYG',
  CR: 'CRC',
  GT: 'GTQ',
};
const PESO_CODES = new Set(['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'CUP', 'PHP']);
const DOLLAR_CODES = new Set(['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU']);

const OF_ZONE: [pattern: RegExp, code: string][] = [
  [
    /^Europe\/(?:Madrid|Paris|Berlin|Rome|Lisbon|Dublin|Amsterdam|Brussels|Vienna|Athens|Helsinki)$|^Atlantic\/Canary$/,
    'EUR',
  ],
  [/^Europe\/London$/, 'GBP'],
  [/^America\/(?:Mexico_City|Cancun|Monterrey|Tijuana|Merida|Hermosillo|Chihuahua|Mazatlan)$/, 'MXN'],
  [/^America\/(?:Argentina\/\w+|Buenos_Aires)$/, 'ARS'],
  [/^America\/Santiago$/, 'CLP'],
  [/^America\/Bogota$/, 'COP'],
  [/^America\/Montevideo$/, 'UYU'],
  [/^America\/Santo_Domingo$/, 'DOP'],
  [/^America\/Havana$/, 'CUP'],
  [/^Asia\/Manila$/, 'PHP'],
  [/^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix)$/, 'USD'],
];

interface MoneyContext {
  /** The user's language, a BCP-47 tag: `es-MX` says which peso, and that "$" is one. */
  language: string;
  timeZone: string | number;
  /** The currency the open plan already counts in. */
  known: string | undefined;
}

/** Takes the most the user would pay, the upper end of a range, out of the query. */
export function takeBudget(text: QueryText, context: MoneyContext): PlanBudget | undefined {
  if (!/\d|\b(?:euros?|dolares|dollars?|pounds?|libras|pesos?|bucks|quid)\b/.test(text.folded)) return undefined;
  const perPerson = PER_PERSON.test(text.folded);
  for (const pattern of [SIGN_FIRST, AMOUNT_FIRST, NO_CURRENCY]) {
    const match = pattern.exec(text.folded);
    const amount = match?.groups && highest(match.groups);
    if (!match || !amount) continue;
    const currency = currencyOf(match.groups?.sign ?? match.groups?.name, context);
    if (currency === undefined) continue;
    text.takeOut(match.index, match.index + match[0].length);
    return { amount, currency, per_person: perPerson };
  }
  return undefined;
}

function highest(said: Record<string, string | undefined>): number | undefined {
  // "20-30k": the scale is given once, for both ends.
  const scale = said.highScale ?? said.lowScale;
  const high = amountOf(said.high, said.highWord, scale);
  const low = amountOf(said.low, said.lowWord, said.lowScale);
  return high === undefined ? low : Math.max(high, low ?? 0);
}

function amountOf(digits: string | undefined, word: string | undefined, scale: string | undefined): number | undefined {
  const amount = digits === undefined ? numberOf(word ?? '') : decimalOf(digits);
  if (amount === undefined || amount <= 0) return undefined;
  const times = scale === undefined ? 1 : scale === 'hundred' ? 100 : 1_000;
  return Math.round(amount * times * 100) / 100;
}

/**
 * "1.500", "1,500", "1.500,50" and "1,500.50" in either language: money has no third decimal, so three digits behind a
 * separator are thousands and one or two are cents.
 */
function decimalOf(digits: string): number {
  const [whole = '', cents] = digits.split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? 0}`);
}

/** Returns the currency; undefined when none was named and none can be told, since an amount of an unknown currency is no budget. */
function currencyOf(said: string | undefined, context: MoneyContext): string | undefined {
  const ofRegion = OF_REGION[/[-_]([A-Za-z]{2})(?:$|[-_])/.exec(context.language)?.[1]?.toUpperCase() ?? ''];
  if (said === '$') return ofRegion && DOLLAR_CODES.has(ofRegion) ? ofRegion : 'USD';
  const zone = typeof context.timeZone === 'string' ? context.timeZone : '';
  const local = [context.known, ofRegion, OF_ZONE.find(([pattern]) => pattern.test(zone))?.[1]];
  if (said === 'peso' || said === 'pesos') return local.find((code) => code && PESO_CODES.has(code)) ?? 'XXX';
  if (said === undefined) return local.find((code) => code !== undefined);
  return CURRENCIES.find(([pattern]) => pattern.test(said))?.[1];
}
