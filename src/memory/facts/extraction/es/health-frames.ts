/** Reads ailments and conditions: "soy diabético tipo 1", "tengo hipotiroidismo", "llevo marcapasos". */
import {
  type Found,
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
import { AILING, BODY_PARTS, DIETS, isCondition } from './lexicon/body.ts';
import type { Word } from './spanish-words.ts';

// "Soy diabético tipo 1", "como vegetariano que soy", "siendo celíaca".
const ADJECTIVES = [...AILING, ...DIETS];
on(ADJECTIVES, (reading, at) => {
  const { words, clause } = reading;
  const head = words.findIndex(
    ({ text: verb }, index) =>
      index < at && index >= at - 5 && /^(?:soy|somos|siendo|ser|sigo|hice|volvi|hago)$/.test(verb),
  );
  if (/\b(?:hoy|esta semana|este mes|por ahora|por hoy)\b(?! (?:por hoy|en dia))/.test(clause.text)) return null;
  return head < 0 ? (lastingState(reading, at) ?? grantedState(reading, at)) : statedState(reading, head, at);
});

/** "Es celíaca", of the slot of the adjective. */
function state(reading: Reading, at: number, to: number, first: Word, last: Word): Found {
  const slot = DIETS.has(reading.words[at]?.text ?? '') ? 'diet' : 'health';
  return { kind: 'fact', slot, value: `es ${written(reading, at, to)}`, first, last };
}

/** Returns the end of an adjective with the words that qualify it: "diabético | tipo 1", "vegana | desde 2015". */
function stateEnd(words: readonly Word[], at: number): number {
  const typed =
    /^(?:tipo (?:1|2|i|ii|uno|dos)|insulinodependiente|estrict[oa]|desde (?:que naci|chic[oa]|nin[oa]|los \p{L}+|hace .*|\d+)|de nacimiento|severo|leve)/u.exec(
      textOf(words, at + 1),
    );
  return typed === null ? at + 1 : at + 1 + typed[0].split(' ').length;
}

/** "Llevo ocho años de vegetariana". */
function lastingState(reading: Reading, at: number): Found | null {
  const { words } = reading;
  const since = words.findIndex(({ text }, index) => index < at && /^llev(?:o|amos)$/.test(text));
  if (since < 0 || !/^(?:de|siendo)$/.test(words[at - 1]?.text ?? '') || !isStated(reading, since)) return null;
  const to = stateEnd(words, at);
  return state(reading, at, to, words[since] as Word, words[to - 1] as Word);
}

/** "Soy diabético tipo 1", "al ser celíaca"; not "soy sorda a los gritos", "soy medio vegana". */
function statedState(reading: Reading, head: number, at: number): Found | null {
  const { words } = reading;
  const text = words[at]?.text ?? '';
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
  const to = stateEnd(words, at);
  return {
    ...state(reading, at, to, words[head] as Word, words[to - 1] as Word),
    replaces: words.some(({ text: word }) => word === 'ahora' || word === 'hice' || word === 'volvi'),
  };
}

/** "Como vegetariano que soy". */
function grantedState(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  if (words[at - 1]?.text !== 'como' || at !== 1) return null;
  if (/^que soy\b/.test(textOf(words, at + 1)))
    return state(reading, at, at + 1, words[0] as Word, words[at + 2] as Word);
  const next = clauses[clause.index + 1];
  return words.length === 2 && next?.opener === 'que' && next.text === 'soy'
    ? state(reading, at, at + 1, words[0] as Word, next.words[0] as Word)
    : null;
}

// "Tengo hipotiroidismo", "me diagnosticaron…", "sufro de la espalda".
const SUFFERING = [...present('tener', 'padecer', 'sufrir'), 'diagnosticaron', 'detectaron'];
on(SUFFERING, (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  const isDiagnosed = verb.endsWith('aron');
  if (isDiagnosed && words[at - 1]?.text !== 'me') return null;
  const head = isDiagnosed ? at - 1 : at;
  if (weather.isTemporary || (weather.isFormer && !isDiagnosed) || !isStated(reading, head)) return null;
  const end = objectEnd(words, at + 1);
  const text = textOf(words, at + 1, end);
  for (let place = at + 1; place < Math.min(end, at + 6); place += 1) {
    const word = words[place]?.text ?? '';
    const isOf = /^(?:de|por)$/.test(words[place - 1]?.text ?? '');
    if (isCondition(word) && (!isOf || /^(?:sufro|padezco)$/.test(verb))) {
      if (isNoCondition(word, text)) continue;
      return word === 'ansiedad' && /^(?:por|de|con) /.test(textOf(words, place + 1, end))
        ? null
        : told('health', reading, head, end);
    }
    if (isHurt(words, place))
      return word.startsWith('dolor') && !/\bcronic/.test(text) ? null : told('health', reading, head, end);
    if (isImpaired(words, place)) return told('health', reading, at, end);
  }
  return null;
});

/** "Resistencia" that is not to insulin, "graves problemas": words that name an ailment elsewhere. */
function isNoCondition(word: string, text: string): boolean {
  return (
    (word === 'resistencia' && !/insulina/.test(text)) ||
    (/^(?:vertigo|graves|hambre|colon|depresion|insomnio|taquicardia|ela|tea)$/.test(word) &&
      /\b(?:problemas|consecuencias|errores)\b/.test(text))
  );
}

/** "Una hernia de disco", "problemas de espalda". */
function isHurt(words: readonly Word[], place: number): boolean {
  return (
    /^(?:problemas?|dolores?|lesion|operad[oa]|hernia|protesis|fractura|desgaste|artrosis)$/.test(
      words[place]?.text ?? '',
    ) &&
    (BODY_PARTS.has(words[place + 2]?.text ?? '') || BODY_PARTS.has(words[place + 3]?.text ?? ''))
  );
}

/** "La presión alta", "una discapacidad", "una enfermedad crónica". */
function isImpaired(words: readonly Word[], place: number): boolean {
  const word = words[place]?.text ?? '';
  const next = words[place + 1]?.text ?? '';
  return (
    (/^(?:presion|azucar|tension)$/.test(word) && /^(?:alta|baja)/.test(next)) ||
    word === 'discapacidad' ||
    (word === 'enfermedad' && /^(?:cronic|autoinmun|de |cardiac)/.test(next))
  );
}

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
