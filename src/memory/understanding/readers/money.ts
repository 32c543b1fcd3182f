import type { Reader, Reading } from '../matcher.ts';
import { DOLLAR_CODES, OF_REGION, OF_ZONE, PESO_CODES } from '../names/currencies.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import { amountReader } from './number.ts';

/** An amount as said: the most of a range, and the currency as the list of currencies gives it: a code, `$` or `peso`. */
export interface SaidMoney {
  readonly amount: number;
  readonly currency: string;
}

/** The currency that is meant where a text does not tell. */
export interface MoneyContext {
  /** A BCP-47 tag: `es-MX` says which peso, and that "$" is one. */
  readonly language: string;
  readonly timeZone: string | number;
  /** The currency that the conversation already counts in. */
  readonly known: string | undefined;
}

/** Reads amounts with their currency, before or behind: "$50", "€20-30", "30 euros", "entre 20 y 30 €", "R$ 80", "2k dollars". */
export function moneyReader(names: Names): Reader {
  const amounts = amountReader(names);
  const currencies = names.list('currencies');
  const joints = names.list('range joints');
  const ofs = names.list('of money');
  const amountAt = (text: ReadText, at: number): Reading | undefined => {
    const found = amounts.read(text, at);
    if (found === undefined) return undefined;
    const joint = joints.at(text, found.end);
    if (joint === undefined) return found;
    const behind = currencies.at(text, joint.end)?.end ?? joint.end;
    const high = amounts.read(text, behind);
    // "20 o 30": the most they would pay; "a las 8 y 30" is no range of money, and its currency will be missing.
    return high && Number(high.value) >= Number(found.value) ? high : found;
  };
  return {
    first: [...(amounts.first ?? []), ...currencies.first],
    read(text, at) {
      const sign = currencies.at(text, at);
      const found = amountAt(text, sign?.end ?? at);
      if (found === undefined) return undefined;
      const name = currencies.at(text, found.end) ?? currencies.at(text, ofs.at(text, found.end)?.end ?? found.end);
      // "R$ 50 reais" says it twice; "100 dólares" once.
      const currency = sign?.value ?? name?.value;
      if (currency === undefined) return undefined;
      const value: SaidMoney = { amount: Number(found.value), currency };
      return { value, end: name?.end ?? found.end };
    },
  };
}

/**
 * Returns the ISO 4217 code of a currency as said; undefined where none was named and none can be told, `XXX` ("no currency") for pesos of nobody
 * knows where.
 */
export function currencyOf(said: string | undefined, context: MoneyContext): string | undefined {
  const region = /[-_]([A-Za-z]{2})(?:$|[-_])/.exec(context.language)?.[1]?.toUpperCase();
  // Portuguese is read as Brazil's where nothing says otherwise.
  const ofRegion = OF_REGION[region ?? (/^pt$/i.test(context.language) ? 'BR' : '')];
  if (said === '$') return ofRegion && DOLLAR_CODES.has(ofRegion) ? ofRegion : 'USD';
  if (said !== undefined && said !== 'peso') return said;
  const zone = typeof context.timeZone === 'string' ? context.timeZone : '';
  const local = [context.known, ofRegion, OF_ZONE.find(([pattern]) => pattern.test(zone))?.[1]];
  if (said === 'peso') return local.find((code) => code && PESO_CODES.has(code)) ?? 'XXX';
  return local.find((code) => code !== undefined);
}
