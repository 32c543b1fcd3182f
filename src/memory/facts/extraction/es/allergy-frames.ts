/** Reads allergies and intolerances: "soy alérgico al maní", "el marisco me saca ronchas". */
import {
  afterAdverbs,
  type Found,
  goingOn,
  isNegated,
  isStated,
  objectEnd,
  on,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { FIGURATIVE } from './lexicon/body.ts';
import type { Word } from './spanish-words.ts';

const STOP = /^(?:y|e|o|ni)$/;
const BREAKS = /^(?:desde|asi|por|en|cuando|y|e|ni|hace|para|segun|de (?:nacimiento|nino))$/;

/** Splits allergens into one stretch each: "al maní y a los mariscos". */
function allergens(reading: Reading, from: number): { from: number; to: number; reading: Reading }[] {
  const found: { from: number; to: number; reading: Reading }[] = [];
  const parts = [
    { reading, start: from },
    ...goingOn(reading)
      .filter(({ text }) => /^(?:tambien |ademas )?(?:a|al) /.test(text))
      .map((clause) => ({
        reading: { ...reading, clause, words: clause.words },
        start: /^(?:a|al)$/.test(clause.words[0]?.text ?? '') ? 0 : 1, // "y también al polen"
      })),
  ];
  for (const part of parts) {
    const { words } = part.reading;
    let at = part.start;
    while (at < words.length) {
      if (STOP.test(words[at]?.text ?? '') || /^(?:tambien|ademas|solo)$/.test(words[at]?.text ?? '')) {
        at += 1;
        continue;
      }
      let start = at;
      if (/^(?:a|al)$/.test(words[start]?.text ?? '')) start += 1;
      else if (found.length === 0 || found[found.length - 1]?.reading !== part.reading) break;
      if (/^(?:el|la|los|las|lo)$/.test(words[start]?.text ?? '')) start += 1;
      let to = start;
      while (to < words.length && !BREAKS.test(words[to]?.text ?? '') && !/^(?:a|al)$/.test(words[to]?.text ?? ''))
        to += 1;
      if (to === start) break;
      const noun = words[start]?.text ?? '';
      if (
        FIGURATIVE.has(noun) ||
        (/(?:ar|er|ir|arme|erme|irme)$/.test(noun) && noun.length > 4 && !/^(?:mar|kefir|ester)/.test(noun)) ||
        /^(?:tu|tus|mi|mis|ti|vos|que|eso|esto|todo|algo|alguna?|nada|cualquier|tanta|tanto|gente)$/.test(noun)
      )
        return found;
      found.push({ from: at, to, reading: part.reading });
      at = to;
      if (!/^(?:y|e|ni|a|al)$/.test(words[at]?.text ?? '')) break;
    }
  }
  return found;
}

const BEARING = 'alergico alergica alergicos alergicas intolerante intolerantes';
on(BEARING, (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(
    ({ text }, index) => index < at && index >= at - 5 && /^(?:soy|siendo|ser|somos|resulte)$/.test(text),
  );
  const after = words.findIndex(({ text }, index) => index > at && /^soy$/.test(text)); // "como alérgica que soy al maní", "alérgico soy al…"
  if (head < 0 && after < 0) return null;
  if (words[head]?.text === 'ser' && !/^(?:al|por)$/.test(words[head - 1]?.text ?? '')) return null;
  if (head >= 0 && !/^(?:siendo|ser)$/.test(words[head]?.text ?? '') && !isAllergyStated(reading, head)) return null;
  if (reading.clause.isAsked && words[head]?.text !== 'siendo') return null;
  const like = words[at]?.written.toLowerCase() ?? '';
  const from = afterAdverbs(words, Math.max(at, after) + 1);
  const found = allergens(reading, from).map(
    (one, index): Found => ({
      kind: 'fact',
      slot: 'allergy',
      value: `es ${like} ${written(one.reading, one.from, one.to)}`.replace(
        /^(es \S+) (?!al? )/,
        `$1 ${first(reading, from)}`,
      ),
      first: (index === 0 ? words[Math.max(0, head)] : one.reading.words[one.from]) as Word,
      last: one.reading.words[one.to - 1] as Word,
    }),
  );
  if (found.length > 0) return found;
  if (textOf(words, from, from + 1) === 'a' || textOf(words, from, from + 1) === 'al') return null;
  // "A los cacahuates soy alérgico", "también al látex soy alérgico".
  const front = words.findIndex(({ text }) => /^(?:a|al)$/.test(text));
  if (front < 0 && words[from] === undefined) return forbidden(reading, head, like);
  if (front < 0 || front >= head - 1) return null;
  const fronted = allergens({ ...reading, words: words.slice(0, head) as Word[] }, front);
  return fronted.map((one) => ({
    kind: 'fact',
    slot: 'allergy',
    value: `es ${like} ${written(reading, one.from, one.to).replace(/^A/, 'a')}`,
    first: words[one.from] as Word,
    last: words[at] as Word,
  }));
});

/** "No puedo comer maní, soy alérgico", "…porque soy alérgico". */
function forbidden(reading: Reading, head: number, like: string): Found | null {
  const { clause, clauses, words } = reading;
  const before = clauses[clause.index - 1];
  const [said = '', lead = '', what = ''] =
    /^(?:yo )?(no (?:puedo|debo) (?:ni )?(?:comer|tomar|probar|tocar|usar|oler|consumir) (?:(?:el|la|los|las) )?)(\p{L}+(?: \p{L}+)?)$/u.exec(
      before?.text ?? '',
    ) ?? [];
  if (before === undefined || said === '' || before.isAsked || FIGURATIVE.has(what)) return null;
  const from = before.words.length - what.split(' ').length;
  return {
    kind: 'fact',
    slot: 'allergy',
    value: `es ${like} (${written({ ...reading, clause: before, words: before.words }, from, before.words.length)})`,
    first: before.words[lead === '' ? from : 0] as Word,
    last: words[Math.max(head, words.length - 1)] as Word,
  };
}

function isAllergyStated(reading: Reading, head: number): boolean {
  return (
    isStated(reading, head) || (/^(?:a|al)$/.test(reading.words[0]?.text ?? '') && !isNegated(reading.words, head))
  );
}

function first(reading: Reading, from: number): string {
  return `${reading.words[from]?.text === 'al' ? 'a' : (reading.words[from]?.text ?? 'a')} `;
}

// "Tengo alergia al polen", "sufro de intolerancia a la lactosa", "el maní me da alergia".
on('alergia alergias intolerancia', (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(
    ({ text }, index) =>
      index < at &&
      index >= at - 4 &&
      /^(?:tengo|sufro|padezco|tenemos|diagnosticaron|detectaron|descubrieron)$/.test(text),
  );
  if (head >= 0) return hadAllergy(reading, head, at);
  return words[at]?.text === 'alergia' &&
    /^(?:da|dan|causa|causan|provoca|provocan|produce|producen)$/.test(words[at - 1]?.text ?? '') &&
    words[at - 2]?.text === 'me' &&
    !isNegated(words, at)
    ? givenAllergy(reading, at)
    : null;
});

/** "Tengo alergia al polen", "me diagnosticaron alergia al níquel", "a los camarones les tengo alergia". */
function hadAllergy(reading: Reading, head: number, at: number): readonly Found[] | null {
  const { words } = reading;
  const noun = words[at]?.text ?? '';
  if (!isStated(reading, head)) return null;
  if (words[head]?.text.endsWith('aron') && words[head - 1]?.text !== 'me') return null;
  if (/^les?$/.test(words[head - 1]?.text ?? '') && /^(?:a|al)$/.test(words[0]?.text ?? '')) {
    return allergens({ ...reading, words: words.slice(0, head - 1) as Word[] }, 0).map((one) => ({
      kind: 'fact',
      slot: 'allergy',
      value: `tiene ${noun} ${written(reading, one.from, one.to).replace(/^A/, 'a')}`,
      first: words[one.from] as Word,
      last: words[at] as Word,
    }));
  }
  return allergens(reading, at + 1).map((one, index) => ({
    kind: 'fact',
    slot: 'allergy',
    value: `tiene ${noun} ${written(one.reading, one.from, one.to)}`,
    first: (index === 0 ? words[head] : one.reading.words[one.from]) as Word,
    last: one.reading.words[one.to - 1] as Word,
  }));
}

/** "El maní me da alergia"; not "los lunes me dan alergia". */
function givenAllergy(reading: Reading, at: number): Found | null {
  const { words, clause } = reading;
  if (at === 2 && words[3] === undefined) return unbearable(reading, at);
  let from = Math.max(0, at - 3);
  for (let back = at - 4; back >= 0 && back >= at - 6; back -= 1)
    if (/^(?:el|la|los|las)$/.test(words[back]?.text ?? '')) from = back;
  const what = words[at - 3]?.text ?? '';
  if (
    /^(?:est|es|aquel)[aeo]?l?[oa]?s?$|^(?:tu|tus|tanta?s?|tantos)$/.test(
      words[from - 1]?.text ?? words[at - 4]?.text ?? '',
    ) ||
    /^(?:lunes|martes|domingos?|politic\p{L}+|gente|reuniones|mentiras?|jefes?|excel|trabajo|codigo)$/u.test(what)
  )
    return null;
  return at - 2 < 1 ||
    clause.isAsked ||
    FIGURATIVE.has(what) ||
    /^(?:eso|esto|gente|tu|ya|que|esa|ese|todo)$/.test(what)
    ? postposed(reading, at)
    : told('allergy', reading, from, at + 1);
}

/** "Penicilina no puedo, me da alergia". */
function unbearable(reading: Reading, at: number): Found | null {
  const { clause, clauses, words } = reading;
  const before = clauses[clause.index - 1];
  const match =
    /^(?:(?:a )?(?:el|la|los|las) )?(\p{L}+(?: \p{L}+)?) no puedo(?: ni)?(?: (?:comer|tomar|probar|usar))?$/u.exec(
      before?.text ?? '',
    );
  if (before === undefined || before.isAsked || clause.isAsked) return null;
  if (match === null) return notBorne(reading, at);
  const no = before.words.findIndex(({ text }) => text === 'no');
  return {
    kind: 'fact',
    slot: 'allergy',
    value:
      `${written({ ...reading, clause: before, words: before.words }, 0, no)} le ${words[at - 1]?.text ?? 'da'} alergia`.replace(
        /^\p{Lu}/u,
        (letter) => letter.toLowerCase(),
      ),
    first: before.words[0] as Word,
    last: words[at] as Word,
  };
}

/** "No puedo tomar ibuprofeno porque me da alergia". */
function notBorne({ clause, clauses, words, ...rest }: Reading, at: number): Found | null {
  const before = clauses[clause.index - 1];
  const [, lead = '', what = ''] =
    /^((?:yo )?no (?:puedo|debo) (?:ni )?(?:comer|tomar|probar|tocar|usar|oler|consumir) )((?:(?:el|la|los|las) )?\p{L}+(?: \p{L}+)?)$/u.exec(
      before?.text ?? '',
    ) ?? [];
  if (before === undefined || what === '' || FIGURATIVE.has(what)) return null;
  const from = lead.trim().split(' ').length;
  const other = { ...rest, clause: before, clauses, words: before.words };
  return {
    kind: 'fact',
    slot: 'allergy',
    value: `${written(other, from, before.words.length)} le ${words[at - 1]?.text ?? 'da'} alergia`,
    first: before.words[0] as Word,
    last: words[at] as Word,
  };
}

const ALLERGEN =
  /^(?:gluten|trigo|harinas?|lactosa|leche|lacteos|queso|mani|cacahuates?|cacahuetes?|nuez|nueces|almendras?|avellanas?|frutos secos|mariscos?|camaron(?:es)?|gambas|langostinos|pescado|huevos?|soja|soya|sesamo|frutillas?|fresas?|kiwi|durazno|polen|penicilina|ibuprofeno|aspirina|amoxicilina|latex)$/;
// "La lactosa me hace mal", "el maní me cierra la garganta".
on('hace hacen cae caen sienta sientan cierra cierran', (reading, at) => {
  const { words, clause, weather } = reading;
  const after = textOf(words, at + 1, at + 3);
  if (
    words[at - 1]?.text !== 'me' ||
    clause.isAsked ||
    weather.isTemporary ||
    weather.isFormer ||
    isNegated(words, at) ||
    !(/^cierra/.test(words[at]?.text ?? '') ? after === 'la garganta' : /^(?:mal|fatal|pesimo)\b/.test(after)) ||
    /\b(?:cuando|si|hoy|anoche|ayer)\b/.test(clause.text)
  )
    return null;
  const to = at + (/^cierra/.test(words[at]?.text ?? '') ? 3 : 2);
  const object = textOf(words, 0, at - 1).replace(/^(?:el|la|los|las) /, '');
  return at > 1 && ALLERGEN.test(object) ? told('allergy', reading, 0, to) : null;
});

// "El marisco me saca ronchas", "me sale urticaria con el tomate".
on('ronchas urticaria sarpullido', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isTemporary || weather.isFormer || isNegated(words, at)) return null;
  if (words[at - 2]?.text !== 'me' || /\b(?:cuando|si|ayer|anoche|hoy)\b/.test(clause.text)) return null;
  const verb = words[at - 1]?.text ?? '';
  if (/^(?:sale|salen|brota|brotan)$/.test(verb))
    return at === 2 &&
      ALLERGEN.test(textOf(words, at + 3, at + 4)) &&
      /^con (?:el|la|los|las) /.test(textOf(words, at + 1))
      ? told('allergy', reading, 0, objectEnd(words, at + 1))
      : null;
  return /^(?:da|dan|saca|sacan|produce|producen|provoca|provocan|causa|causan)$/.test(verb) &&
    /^(?:el|la|los|las) \p{L}+(?: (?:de|del) \p{L}+| \p{L}+)?$/u.test(textOf(words, 0, at - 2))
    ? told('allergy', reading, 0, at + 1)
    : null;
});
// "Con las nueces se me cierra la garganta".
on('cierra', (reading, at) => {
  const { words, clause, weather } = reading;
  return !clause.isAsked &&
    !weather.isTemporary &&
    /^con (?:el|la|los|las) \p{L}+(?: \p{L}+)? se me cierra la garganta$/u.test(textOf(words, 0, at + 3))
    ? told('allergy', reading, 0, at + 3)
    : null;
});
// "No tolero la lactosa".
on('tolero', (reading, at) => {
  const { words, clause } = reading;
  const place = /^(?:el|la|los|las|bien)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return !clause.isAsked &&
    /^(?:yo )?no$/.test(textOf(words, 0, at)) &&
    /^(?:lactosa|gluten|fructosa|sorbitol|leche|lacteos|caseina|histamina)$/.test(words[place]?.text ?? '')
    ? told('allergy', reading, at - 1, place + 1)
    : null;
});

/** "Me da alergia el polen". */
function postposed(reading: Reading, at: number): Found | null {
  const { words } = reading;
  const noun = words[at + 2] ?? words[at + 1];
  if (
    at !== 2 ||
    noun === undefined ||
    FIGURATIVE.has(noun.text) ||
    /(?:ar|er|ir)$/.test(words[at + 1]?.text ?? '') ||
    /(?:ar|er|ir)$/.test(noun.text) ||
    /^(?:que|cuando|eso|esto|solo|pensar)$/.test(words[at + 1]?.text ?? '')
  )
    return null;
  return told('allergy', reading, 0, objectEnd(words, at + 1));
}

// "El gluten no lo tolero".
on('tolero', (reading, at) => {
  const { words, clause } = reading;
  return !clause.isAsked &&
    /^(?:el|la|los|las) \p{L}+ no l[oa]s? $/u.test(`${textOf(words, 0, at)} `) &&
    ALLERGEN.test(words[1]?.text ?? '')
    ? { ...told('allergy', reading, 0, at + 1), value: `${told('allergy', reading, 0, at).value} tolera` }
    : null;
});
