/** What ails users and what they live with: "soy diabético tipo 1", "tengo hipotiroidismo", "llevo marcapasos". */
import { isNegated, isStated, objectEnd, on, present, textOf, told, written } from './frame.ts';
import { AILING, BODY_PARTS, DIETS, isCondition } from './lexicon/body.ts';
import type { Word } from './spanish-words.ts';

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
