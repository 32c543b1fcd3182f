/** What users' bodies have and bear: allergies, conditions, diets, measures. */
import {
  afterAdverbs,
  type Found,
  goingOn,
  isNegated,
  isStated,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { AILING, BODY_PARTS, DIETS, FIGURATIVE, isCondition } from './lexicon/body.ts';
import type { Word } from './spanish-words.ts';

const STOP = /^(?:y|e|o|ni)$/;
const BREAKS = /^(?:desde|asi|por|en|cuando|y|e|ni|hace|para|segun|de (?:nacimiento|nino))$/;

/** What one is allergic to, one by one: "al maní y a los mariscos". */
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

// "Tengo alergia al polen", "sufro de intolerancia a la lactosa".
on('alergia alergias intolerancia', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at]?.text ?? '';
  const head = words.findIndex(
    ({ text }, index) =>
      index < at &&
      index >= at - 4 &&
      /^(?:tengo|sufro|padezco|tenemos|diagnosticaron|detectaron|descubrieron)$/.test(text),
  );
  if (head >= 0) {
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
    const found = allergens(reading, at + 1);
    return found.map((one, index) => ({
      kind: 'fact',
      slot: 'allergy',
      value: `tiene ${noun} ${written(one.reading, one.from, one.to)}`,
      first: (index === 0 ? words[head] : one.reading.words[one.from]) as Word,
      last: one.reading.words[one.to - 1] as Word,
    }));
  }
  // "A los camarones les tengo alergia".
  // "El maní me da alergia".
  if (
    noun === 'alergia' &&
    /^(?:da|dan|causa|causan|provoca|provocan|produce|producen)$/.test(words[at - 1]?.text ?? '') &&
    words[at - 2]?.text === 'me' &&
    !isNegated(words, at)
  ) {
    let from = Math.max(0, at - 3);
    for (let back = at - 4; back >= 0 && back >= at - 6; back -= 1)
      if (/^(?:el|la|los|las)$/.test(words[back]?.text ?? '')) from = back;
    if (at === 2 && words[3] === undefined) return unbearable(reading, at);
    if (
      /^(?:est|es|aquel)[aeo]?l?[oa]?s?$|^(?:tu|tus|tanta?s?|tantos)$/.test(
        words[from - 1]?.text ?? words[at - 4]?.text ?? '',
      )
    )
      return null;
    if (
      /^(?:lunes|martes|domingos?|politic\p{L}+|gente|reuniones|mentiras?|jefes?|excel|trabajo|codigo)$/u.test(
        words[at - 3]?.text ?? '',
      )
    )
      return null;
    if (
      at - 2 < 1 ||
      clause.isAsked ||
      FIGURATIVE.has(words[at - 3]?.text ?? '') ||
      /^(?:eso|esto|gente|tu|ya|que|esa|ese|todo)$/.test(words[at - 3]?.text ?? '')
    )
      return postposed(reading, at);
    return told('allergy', reading, from, at + 1);
  }
  return null;
});

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

// "Soy diabético tipo 1", "como vegetariano que soy", "siendo celíaca".
const ADJECTIVES = [...AILING, ...DIETS];
on(ADJECTIVES, (reading, at) => {
  const { words, clause } = reading;
  const text = words[at]?.text ?? '';
  const slot = DIETS.has(text) ? 'diet' : 'health';
  const head = words.findIndex(
    ({ text: verb }, index) =>
      index < at && index >= at - 5 && /^(?:soy|somos|siendo|ser|sigo|hice|volvi|hago)$/.test(verb),
  );
  const typed =
    /^(?:tipo (?:1|2|i|ii|uno|dos)|insulinodependiente|estrict[oa]|desde (?:que naci|chic[oa]|nin[oa]|los \p{L}+|hace .*|\d+)|de nacimiento|severo|leve)/u.exec(
      textOf(words, at + 1),
    );
  const to = typed === null ? at + 1 : at + 1 + typed[0].split(' ').length;
  if (/\b(?:hoy|esta semana|este mes|por ahora|por hoy)\b(?! (?:por hoy|en dia))/.test(clause.text)) return null;
  // "Llevo ocho años de vegetariana".
  const since = words.findIndex(({ text: verb }, index) => index < at && /^llev(?:o|amos)$/.test(verb));
  if (head < 0 && since >= 0 && /^(?:de|siendo)$/.test(words[at - 1]?.text ?? '') && isStated(reading, since))
    return {
      kind: 'fact',
      slot,
      value: `es ${written(reading, at, to)}`,
      first: words[since] as Word,
      last: words[to - 1] as Word,
    };
  if (head >= 0) {
    if (words[head]?.text === 'ser' && !/^(?:al|por)$/.test(words[head - 1]?.text ?? '')) return null;
    if (/^(?:siendo|ser)$/.test(words[head]?.text ?? '') ? isNegated(words, at) : !isStated(reading, head)) return null;
    if (
      /^(?:sord[oa]|cieg[oa]|mud[oa]|bipolar|carnivor[oa]|cardiac[oa]|autista)$/.test(text) &&
      /^(?:a|de|en|ante|frente|del|con|por)\b/.test(textOf(words, at + 1))
    )
      return null;
    if (
      /^(?:casi|medio|un poco|semi|re|nada|como)$/.test(words[at - 1]?.text ?? '') &&
      text !== 'sordo' &&
      text !== 'sorda'
    )
      return null;
    const replaces = words.some(({ text: word }) => word === 'ahora' || word === 'hice' || word === 'volvi');
    return {
      kind: 'fact',
      slot,
      value: `es ${written(reading, at, to)}`,
      first: words[head] as Word,
      last: words[to - 1] as Word,
      replaces,
    };
  }
  if (words[at - 1]?.text === 'como' && /^que soy\b/.test(textOf(words, at + 1)) && at === 1) {
    return {
      kind: 'fact',
      slot,
      value: `es ${written(reading, at, at + 1)}`,
      first: words[0] as Word,
      last: words[at + 2] as Word,
    };
  }
  const next = reading.clauses[clause.index + 1];
  if (
    words[at - 1]?.text === 'como' &&
    at === 1 &&
    words.length === 2 &&
    next?.opener === 'que' &&
    next.text === 'soy'
  ) {
    return {
      kind: 'fact',
      slot,
      value: `es ${written(reading, at, at + 1)}`,
      first: words[0] as Word,
      last: next.words[0] as Word,
    };
  }
  return null;
});

// "Tengo hipotiroidismo", "me diagnosticaron…", "sufro de la espalda".
const SUFFERING = [...present('tener', 'padecer', 'sufrir'), 'diagnosticaron', 'detectaron'];
on(SUFFERING, (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  const told3 = verb.endsWith('aron');
  if (told3 && words[at - 1]?.text !== 'me') return null;
  if (weather.isTemporary || (weather.isFormer && !told3) || !isStated(reading, told3 ? at - 1 : at)) return null;
  const end = objectEnd(words, at + 1);
  const text = textOf(words, at + 1, end);
  for (let place = at + 1; place < Math.min(end, at + 6); place += 1) {
    const word = words[place]?.text ?? '';
    if (
      (isCondition(word) && !/^(?:de|por)$/.test(words[place - 1]?.text ?? '')) ||
      (word && isCondition(word) && /^(?:sufro|padezco)$/.test(verb))
    ) {
      if (/^(?:resistencia)$/.test(word) && !/insulina/.test(text)) continue;
      if (word === 'ansiedad' && /^(?:por|de|con) /.test(textOf(words, place + 1, end))) return null;
      if (
        /^(?:vertigo|graves|hambre|colon|depresion|insomnio|taquicardia|ela|tea)$/.test(word) &&
        /\b(?:problemas|consecuencias|errores)\b/.test(text)
      )
        continue;
      return told('health', reading, told3 ? at - 1 : at, end);
    }
    if (
      /^(?:problemas?|dolores?|lesion|operad[oa]|hernia|protesis|fractura|desgaste|artrosis)$/.test(word) &&
      (BODY_PARTS.has(words[place + 2]?.text ?? '') || BODY_PARTS.has(words[place + 3]?.text ?? ''))
    ) {
      if (word.startsWith('dolor') && !/\bcronic/.test(text)) return null;
      return told('health', reading, told3 ? at - 1 : at, end);
    }
    if (/^(?:presion|azucar|tension)$/.test(word) && /^(?:alta|baja)/.test(words[place + 1]?.text ?? ''))
      return told('health', reading, at, end);
    if (
      word === 'discapacidad' ||
      (word === 'enfermedad' && /^(?:cronic|autoinmun|de |cardiac)/.test(words[place + 1]?.text ?? ''))
    )
      return told('health', reading, at, end);
  }
  return null;
});

// "Tomo metformina para la diabetes".
on('tomo', (reading, at) => {
  const { words, weather } = reading;
  const what = words.findIndex(({ text }, index) => index > at + 1 && index < at + 6 && /^(?:para|por)$/.test(text));
  if (what < 0 || !isStated(reading, at) || weather.isTemporary || weather.isFormer) return null;
  const place = /^(?:el|la|mi|los|las)$/.test(words[what + 1]?.text ?? '') ? what + 2 : what + 1;
  const ailing = words[place]?.text ?? '';
  return isCondition(ailing) || /^(?:presion|tension|tiroides|colesterol|corazon|azucar)$/.test(ailing)
    ? told('health', reading, at, objectEnd(words, at + 1))
    : null;
});

// Diets: "no como carne", "sigo una dieta sin gluten", "como kosher".
const ANIMAL =
  /^(?:ningun tipo de |nada de |ni )?(?:carnes?|carne roja|carne de \p{L}+|cerdo|chancho|pollo|pescado|animales|productos animales|lacteos|gluten|harinas|azucar|huevos?|trigo|nada con (?:gluten|lactosa|azucar|tacc)|nada de origen animal|nada que (?:venga|provenga|salga) de (?:un |los )?animal(?:es)?)\b/u;
on('como comemos consumo', (reading, at) => {
  const { words, weather } = reading;
  const before = textOf(words, 0, at);
  const from = afterAdverbs(words, at + 1);
  const object = textOf(words, from);
  if (weather.isTemporary || reading.clause.isAsked) return null;
  if (
    /(?:^|\b)(?:no|nunca|jamas|ya no)$/.test(before) &&
    /^(?:yo |ya |aqui |en casa |hace (?:\w+ )?(?:anos|meses|tiempo) que |desde (?:\w+ ){1,3})?(?:ya )?(?:no|nunca|jamas)$/.test(
      before,
    )
  ) {
    if (!ANIMAL.test(object)) return null;
    return told('diet', reading, at - 1, objectEnd(words, from), { replaces: /\bya\b/.test(before) });
  }
  if (
    (before !== '' &&
      !/^(?:(?:yo|nosotros|aca|aqui) )?(?:siempre|solo|en casa|en (?:mi|nuestra) (?:casa|familia))?$/.test(
        before.trim(),
      )) ||
    /\bque soy\b/.test(object)
  )
    return null;
  return /^(?:kosher|halal|sin (?:sal|gluten|tacc|lactosa|azucar)|solo (?:vegetales|plantas|crudo)|todo sin (?:sal|gluten)|keto|vegano|vegetariano)\b/.test(
    textOf(words, at + 1),
  )
    ? told('diet', reading, at, objectEnd(words, from))
    : null;
});
on('puedo', (reading, at) => {
  const { words, weather } = reading;
  if (words[at - 1]?.text !== 'no' || weather.isTemporary || reading.clause.isAsked || isNegated(words, at - 1))
    return null;
  return /^(?:comer|tomar|consumir|probar) (?:\p{L}+)/u.test(textOf(words, at + 1)) &&
    ANIMAL.test(textOf(words, at + 2)) &&
    isStated({ ...reading, words: words.filter((_, index) => index !== at - 1) }, at - 1)
    ? told('diet', reading, at - 1, objectEnd(words, at + 2))
    : null;
});
// "No pruebo la carne desde 2015", "evito el gluten".
on('pruebo evito', (reading, at) => {
  const { words, weather, clause } = reading;
  const isAvoided = words[at]?.text === 'evito';
  const no = words[at - 1]?.text === 'no' ? at - 1 : -1;
  if (clause.isAsked || weather.isTemporary || no >= 0 === isAvoided || !isStated(reading, isAvoided ? at : no))
    return null;
  const place = /^(?:el|la|los|las)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return (isAvoided ? AVOIDED : ANIMAL).test(textOf(words, place))
    ? told('diet', reading, isAvoided ? at : no, objectEnd(words, at + 1))
    : null;
});
const AVOIDED =
  /^(?:gluten|lactosa|azucar(?:es)?|sal|lacteos|carnes?|carne roja|harinas?|trigo|frituras|ultraprocesados|cerdo|alcohol)\b/;
// "Vivo con VIH", "convivo con la diabetes", "llevo marcapasos", "ando en silla de ruedas".
on('vivo convivo llevo tengo ando estoy voy', (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
  const verb = words[at]?.text ?? '';
  const object = textOf(words, at + 1);
  const end = objectEnd(words, at + 1);
  if (/^(?:vivo|convivo)$/.test(verb)) {
    const place = /^(?:el|la|un|una)$/.test(words[at + 2]?.text ?? '') ? at + 3 : at + 2;
    return words[at + 1]?.text === 'con' &&
      (isCondition(words[place]?.text ?? '') || /^dolor(?:es)? cronicos?\b/.test(textOf(words, place)))
      ? told('health', reading, at, end)
      : null;
  }
  if (/^(?:llevo|tengo)$/.test(verb))
    return /^(?:un |una )?(?:marcapasos|stent|bomba de insulina|protesis|audifonos por|bolsa de colostomia|valvula)\b/.test(
      object,
    )
      ? told('health', reading, at, end)
      : null;
  return /^en silla de ruedas\b/.test(object) ? told('health', reading, at, end) : null;
});
on('sufro padezco', (reading, at) => {
  const { words } = reading;
  return isStated(reading, at) &&
    /^(?:del?|de la|de los) \p{L}+$/u.test(textOf(words, at + 1)) &&
    BODY_PARTS.has(words[words.length - 1]?.text ?? '')
    ? told('health', reading, at, words.length)
    : null;
});
on('sigo llevo hago seguimos', (reading, at) => {
  const { words, weather } = reading;
  const object = textOf(words, at + 1);
  if (!isStated(reading, at) || weather.isTemporary) return null;
  return /^(?:(?:una|la) (?:dieta|alimentacion) (?!para adelgazar|esta)|keto\b|ayuno intermitente|dieta (?:keto|cetogenica|mediterranea|vegana|vegetariana|sin)|un regimen)/.test(
    object,
  )
    ? told('diet', reading, at, objectEnd(words, at + 1))
    : null;
});

// Measures and other traits: "mido 1,80", "peso 82 kilos", "calzo 42", "soy zurda", "soy hincha de…".
on('mido peso calzo', (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (
    !isStated(reading, at) ||
    weather.isTemporary ||
    !/^(?:(?:unos|un|como|casi) )?(?:\d|metro|uno|treinta|cuarenta|sesenta|setenta|ochenta|noventa|cien)/.test(
      textOf(words, at + 1),
    )
  )
    return null;
  const slot = verb === 'mido' ? 'attribute:height' : verb === 'peso' ? 'attribute:weight' : 'attribute:shoe_size';
  const key = verb === 'mido' ? 'altura' : verb === 'peso' ? 'peso' : 'calzado';
  return told(slot, reading, at, objectEnd(words, at + 1), { key });
});
on('soy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const text = textOf(words, at + 1);
  const end = objectEnd(words, at + 1);
  if (/^(?:(?:grupo|tipo|sangre) )*(?:0|o|a|b|ab)(?: rh)? (?:positivo|negativo)\b/.test(text))
    return told('attribute:blood_type', reading, at, end, { key: 'grupo sanguíneo' });
  if (/^(?:pelirroj[oa]|rubi[oa]|castan[oa]|calv[oa])$/.test(text))
    return told('attribute:hair_color', reading, at, at + 2, { key: 'color de pelo' });
  if (/^(?:zurd[oa]|diestr[oa]|ambidiestr[oa])\b/.test(text))
    return told('attribute:handedness', reading, at, at + 2, { key: 'mano hábil' });
  if (
    /^(?:de )?(?:signo )?(?:aries|tauro|geminis|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)\b/.test(
      text,
    ) &&
    (!words[at + 2]?.isCapital || words[at + 1]?.text === 'de')
  )
    return told('attribute:zodiac_sign', reading, at, end, { key: 'signo' });
  if (
    /^(?:hincha|fanatic[oa]|simpatizante|aficionad[oa]|seguidor|seguidora|soci[oa]) (?:de|del) (?:boca|river|racing|independiente|san lorenzo|huracan|velez|estudiantes|gimnasia|newells|rosario central|central|talleres|belgrano|instituto|penarol|nacional|colo|universidad|alianza|universitario|america|chivas|pumas|tigres|rayados|cruz azul|atletico|barca|barcelona|madrid|real|betis|sevilla|valencia|athletic|espanyol|millonarios|santa fe|junior|cali|flamengo|emelec)\b/.test(
      text,
    ) ||
    /^de (?:boca|river|racing|independiente|san lorenzo|penarol|newells|huracan|velez|chivas)\b/.test(text) ||
    /^del (?:betis|barca|atleti|atletico|madrid|sevilla|valencia|real|athletic|america|cruz azul|nacional|junior|colo colo|espanyol|celta|cadiz|malaga|once caldas)\b/.test(
      text,
    )
  )
    return told('attribute:team_supported', reading, at, end, { key: 'cuadro' });
  if (
    /^(?:catolic[oa]|evangelic[oa]|cristian[oa]|jud[io][oa]|judi[oa]|musulman[a]?|budista|ate[oa]|agnostic[oa]|protestante|mormon|testigo de jehova|hinduista)\b/.test(
      text,
    )
  )
    return told('attribute:religion', reading, at, end, { key: 'religión' });
  if (/^(?:talle|talla) (?:\d+|x*[sml]|xl|xxl)\b/.test(text))
    return told('attribute:clothing_size', reading, at, end, { key: 'talle' });
  return null;
});
// "Tengo sangre tipo B negativo", "tengo los ojos verdes"; "le voy al América".
on('tengo', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  if (!isStated(reading, at)) return null;
  if (/^(?:la )?sangre (?:de )?(?:(?:tipo|grupo) )?(?:0|o|a|b|ab)(?: rh)? (?:positivo|negativo)\b/.test(text))
    return told('attribute:blood_type', reading, at, objectEnd(words, at + 1), { key: 'grupo sanguíneo' });
  return /^(?:los )?ojos (?:color )?(?:verdes?|azul(?:es)?|negros?|marron(?:es)?|cafe|grises|miel|celestes|pardos|castanos)\b/.test(
    text,
  )
    ? told('attribute:eye_color', reading, at, objectEnd(words, at + 1), { key: 'color de ojos' })
    : null;
});
on('voy', (reading, at) => {
  const { words } = reading;
  return words[at - 1]?.text === 'le' &&
    isStated(reading, at - 1) &&
    /^(?:al|a los|a las) (?:america|chivas|pumas|tigres|rayados|cruz azul|toluca|santos|leon|atlas|pachuca|necaxa|vaqueros|yankees|diablos)\b/.test(
      textOf(words, at + 1),
    )
    ? told('attribute:team_supported', reading, at - 1, objectEnd(words, at + 1), { key: 'cuadro' })
    : null;
});
on('uso', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  if (!isStated(reading, at)) return null;
  if (/^(?:talle|talla) (?:\d+|x*[sml]|xl|xxl)\b/.test(text))
    return told('attribute:clothing_size', reading, at, objectEnd(words, at + 1), { key: 'talle' });
  if (
    /^(?:audifonos? (?:por|para la) |silla de ruedas|marcapasos|bomba de insulina|baston|(?:lentes|anteojos|gafas) (?:de contacto|desde|por|para)\b|una protesis)/.test(
      text,
    )
  )
    return told('health', reading, at, objectEnd(words, at + 1));
  return null;
});

// Vehicles: "manejo una Hilux", "tengo un Corolla", "me compré una moto".
const VEHICLE =
  /\b(?:auto|coche|carro|moto|camioneta|camion|scooter|monopatin|bici|bicicleta|furgoneta|furgon|suv|pickup|4x4|utilitario|combi|motorhome|velero|lancha|toyota|hilux|corolla|etios|yaris|prius|rav4|ford|fiesta|focus|ka|ranger|ecosport|falcon|mustang|chevrolet|corsa|onix|cruze|spark|aveo|s10|tracker|renault|clio|kangoo|sandero|duster|megane|logan|twingo|peugeot|208|206|207|307|308|partner|citroen|c3|c4|berlingo|fiat|uno|palio|cronos|argo|punto|siena|500|volkswagen|vw|gol|golf|polo|vento|amarok|suran|fox|jetta|passat|bora|tiguan|vocho|honda|civic|fit|crv|cr-v|hrv|wave|tornado|biz|nissan|versa|march|sentra|tsuru|frontier|kicks|juke|qashqai|leaf|hyundai|i10|i20|i30|tucson|creta|kia|rio|picanto|sportage|mazda|seat|leon|ibiza|arona|skoda|octavia|fabia|bmw|audi|mercedes|benz|volvo|subaru|suzuki|swift|vitara|jeep|renegade|compass|wrangler|dacia|tesla|mini|opel|astra|yamaha|kawasaki|ducati|vespa|harley|bajaj|rouser|zanella|gilera|dodge|ram|mitsubishi|lancer|chery|byd|mg|haval|geely|ninja|pulsar|dominar|vulcan|xtz|cbr?|gixxer)\b/;
on(
  [
    ...present('tener', 'manejar', 'conducir', 'usar', 'traer'),
    'compre',
    'compramos',
    'comprado',
    'comprar',
    'comprarme',
  ],
  (reading, at) => {
    const { words, weather, clause } = reading;
    const verb = words[at]?.text ?? '';
    const bought = verb.startsWith('compr');
    // "Me acabo de comprar una moto".
    const just = /^comprar/.test(verb)
      ? words.findIndex(({ text }, index) => index === at - 2 && /^acab(?:o|amos)$/.test(text))
      : -1;
    if (/^comprar/.test(verb) && (just < 0 || words[at - 1]?.text !== 'de')) return null;
    if (just >= 0 && !/^(?:comprarme)$/.test(verb) && !/^(?:me|nos)$/.test(words[just - 1]?.text ?? '')) return null;
    const head = just >= 0 ? just : bought && /^(?:me|nos)$/.test(words[at - 1]?.text ?? '') ? at - 1 : at;
    if (weather.isTemporary || weather.isFormer || weather.isPlanned || !isStated(reading, head) || clause.isAsked)
      return null;
    const from = afterAdverbs(words, at + 1);
    const end = objectEnd(words, from);
    const object = textOf(words, from, end);
    const thing = /^(?:un|una|el|la|mi|dos) (?:\p{L}+ )?(.*)$/u.exec(object);
    if (thing === null || !VEHICLE.test(object.split(' ').slice(1, 4).join(' '))) return null;
    if (
      /^(?:un|una) (?:auto|coche|carro|moto|camioneta|bici|bicicleta)? ?(?:alquilad|prestad|rentad|de alquiler|de juguete|para alquilar)/.test(
        object,
      ) ||
      (/^(?:el|la) (?:auto|coche|carro|moto|bici|bicicleta|camioneta)$/.test(object) && verb !== 'manejo')
    )
      return null;
    if (/\b(?:alquilad|prestad|rentad|de (?:alquiler|prueba|cortesia|sustitucion))/.test(object)) return null;
    if (/^(?:manej|conduz|us)/.test(verb) && /^(?:el|la) /.test(object) && !words[from + 1]?.isCapital) return null;
    if (verb.startsWith('us') && !/^(?:una|mi|un) (?:bici|bicicleta|moto|scooter)/.test(object)) return null;
    if (
      /^(?:un|una) (?:problema|uno|ram|fit|mini|ka|punto|polo|rio|ranger|leon|partner|compass|golf|fox|focus|500|uno)\b/.test(
        object,
      ) &&
      !words[from + 1]?.isCapital
    )
      return null;
    if (just >= 0)
      return {
        ...told('vehicle', reading, head, end),
        value: `se compró ${told('vehicle', reading, from, end).value}`,
      };
    return told('vehicle', reading, head, end);
  },
);
// "Mi Gol 2008 pierde aceite".
on('mi', (reading, at) => {
  const { words, clause, weather } = reading;
  const end = words.findIndex(({ text }, index) => index > at + 1 && index < at + 5 && /^(?:19|20)\d\d$/.test(text));
  if (at > 0 || end < 0 || clause.isAsked || weather.isFormer || words[at + 1]?.isCapital !== true) return null;
  return VEHICLE.test(textOf(words, at + 1, end))
    ? {
        kind: 'fact',
        slot: 'vehicle',
        value: `tiene un ${written(reading, at + 1, end + 1)}`,
        first: words[at] as Word,
        last: words[end] as Word,
      }
    : null;
});
const ABOUT =
  /^(?:siempre |solo )?en (?:moto|motoneta|bici|bicicleta|scooter|monopatin|patineta)(?: electric[oa])?(?= |$)/;
const TO_WORK =
  /^(?:siempre )?(?:al (?:trabajo|laburo)|a (?:trabajar|la oficina|la facultad|tod[oa]s (?:lados|partes))) en (?:moto|motoneta|bici|bicicleta|scooter|monopatin)(?= |$)/;
// "Me muevo en bici", "voy al trabajo en moto".
on('muevo voy', (reading, at) => {
  const { words, weather } = reading;
  const said = (words[at]?.text === 'voy' ? TO_WORK : ABOUT).exec(textOf(words, at + 1))?.[0];
  const head = words[at - 1]?.text === 'me' ? at - 1 : at;
  return said === undefined || weather.isTemporary || weather.isPlanned || !isStated(reading, head)
    ? null
    : told('vehicle', reading, head, at + 1 + said.split(' ').length);
});
on([...present('andar'), 'muevo'], (reading, at) => {
  const { words } = reading;
  return isStated(reading, at) &&
    !reading.weather.isTemporary &&
    /^en (?:un|una) (?!pozo|crisis|mal|racha)/.test(textOf(words, at + 1)) &&
    VEHICLE.test(textOf(words, at + 1, at + 5))
    ? told('vehicle', reading, at, objectEnd(words, at + 2))
    : null;
});

// "Estoy embarazada de cinco meses".
on('embarazada', (reading, at) => {
  const { words, clause, weather } = reading;
  const head = words.findIndex(({ text }) => text === 'estoy');
  if (head < 0 || head > at || clause.isAsked || weather.isDoubted || weather.isFormer || !isStated(reading, head))
    return null;
  return /^(?:ya |muy )?$/.test(`${textOf(words, head + 1, at)} `.trimStart())
    ? told('health', reading, head, objectEnd(words, at))
    : null;
});

// "El gluten no lo tolero".
on('tolero', (reading, at) => {
  const { words, clause } = reading;
  return !clause.isAsked &&
    /^(?:el|la|los|las) \p{L}+ no l[oa]s? $/u.test(`${textOf(words, 0, at)} `) &&
    ALLERGEN.test(words[1]?.text ?? '')
    ? { ...told('allergy', reading, 0, at + 1), value: `${told('allergy', reading, 0, at).value} tolera` }
    : null;
});
