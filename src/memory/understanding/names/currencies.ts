/** The currencies, by what people of any language call them. `$` and `peso` are of several countries: who speaks tells which. */
export const CURRENCIES = `
  €|euro|euros|eur|eurillos|euritos|pavos = EUR, us$|usd|dolar|dolares|dollar|dollars|buck|bucks = USD, $ = $, £|gbp|pound|pounds|quid|libra|libras = GBP,
  r$|brl|real|reais|reales|pila|pilas|conto|contos = BRL, mx$|mxn|pesos mexicanos|mexican pesos = MXN, ars|pesos argentinos|argentine pesos = ARS,
  clp|pesos chilenos = CLP, cop|pesos colombianos = COP, uyu|pesos uruguayos = UYU, pesos dominicanos = DOP, pesos cubanos = CUP,
  pen|soles = PEN, ¥|jpy|yen|yenes|ienes = JPY, chf|franc|francs|franco|francos|francos suizos|swiss francs = CHF, peso|pesos|mangos = peso,
  rupees|rupias|inr = INR, cad = CAD, aud = AUD, nzd = NZD, pln|zloty = PLN, sek|kronor = SEK`;

/** The currency of a region of a language tag. */
export const OF_REGION: Readonly<Record<string, string>> = Object.fromEntries(
  `ES EUR,FR EUR,DE EUR,IT EUR,PT EUR,IE EUR,NL EUR,BE EUR,AT EUR,FI EUR,GR EUR,GB GBP,US USD,PR USD,EC USD,SV USD,PA USD,CA CAD,AU AUD,NZ NZD,
   CH CHF,MX MXN,AR ARS,CL CLP,CO COP,UY UYU,PE PEN,DO DOP,CU CUP,PH PHP,BR BRL,BO BOB,PY PYG,CR CRC,GT GTQ,AO AOA,MZ MZN`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

export const PESO_CODES: ReadonlySet<string> = new Set('MXN ARS CLP COP UYU DOP CUP PHP'.split(' '));
export const DOLLAR_CODES: ReadonlySet<string> = new Set('USD CAD AUD NZD MXN ARS CLP COP UYU'.split(' '));

const EURO_CITIES = 'Madrid|Paris|Berlin|Rome|Lisbon|Dublin|Amsterdam|Brussels|Vienna|Athens|Helsinki';
const MEXICAN_CITIES = 'Mexico_City|Cancun|Monterrey|Tijuana|Merida|Hermosillo|Chihuahua|Mazatlan';
const BRAZILIAN_CITIES = 'Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Campo_Grande|Maceio|Porto_Velho';

/** The currency of a time zone. */
export const OF_ZONE: readonly (readonly [zone: RegExp, code: string])[] = [
  [new RegExp(`^Europe/(?:${EURO_CITIES})$|^Atlantic/(?:Canary|Madeira|Azores)$`), 'EUR'],
  [/^Europe\/London$/, 'GBP'],
  [new RegExp(`^America/(?:${MEXICAN_CITIES})$`), 'MXN'],
  [new RegExp(`^America/(?:${BRAZILIAN_CITIES})$`), 'BRL'],
  [/^America\/(?:Argentina\/\w+|Buenos_Aires)$/, 'ARS'],
  [/^America\/Santiago$/, 'CLP'],
  [/^America\/Bogota$/, 'COP'],
  [/^America\/Montevideo$/, 'UYU'],
  [/^America\/Santo_Domingo$/, 'DOP'],
  [/^America\/Havana$/, 'CUP'],
  [/^Asia\/Manila$/, 'PHP'],
  [/^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix)$/, 'USD'],
];
