const SPANISH: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  mil: 1000,
};

const ENGLISH: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};

/** Pattern sources. "once" is eleven only in a Spanish phrase, so each phrase names the language of its numbers. */
export const NUMBER_ES = numberSource(SPANISH);
export const NUMBER_EN = numberSource(ENGLISH);

/** Returns the value of digits or of a folded number word matched by one of the sources above. */
export function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return SPANISH[text] ?? ENGLISH[text];
}

function numberSource(words: Record<string, number>): string {
  const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length);
  return `(?:\\d{1,4}|(?:${longestFirst.join('|')})(?![a-z]))`;
}
