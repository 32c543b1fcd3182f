/** Reads "mi … es …": something of the user's, and its value. */
import { slotNamed } from '../../fact-slots.ts';
import { CALLED, slotOf } from './called-slots.ts';
import { digitsAt, isAddress, numberEnd } from './contact-words.ts';
import { FAVORITE } from './favorite-frames.ts';
import {
  type Found,
  goingOn,
  isNegated,
  isVerbless,
  nameEnd,
  objectEnd,
  on,
  type Reading,
  textOf,
  written,
} from './frame.ts';
import { NOT_VALUE, owned } from './owned.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

const COPULA = /^(?:es|son|seria|queda|esta|cae|se llama|se llaman|consiste en|era)$/;
on('mi mis nuestro nuestra', (reading, at) => {
  const { words, clause, weather } = reading;
  if (
    clause.isAsked ||
    weather.isFormer ||
    (at > 0 && /^(?:no|ni|si|cuál|qué|es|quien)$/.test(words[at - 1]?.text ?? ''))
  )
    return null;
  const verb = words.findIndex(
    ({ text }, index) =>
      index > at &&
      index <= at + 7 &&
      (COPULA.test(text) ||
        (text === 'se' && /^llaman?$/.test(words[index + 1]?.text ?? '')) ||
        /^(?:ha sido|sigue siendo)$/.test(textOf(words, index, index + 2))),
  );
  if (verb < 0) return elliptical(reading, at) ?? interrupted(reading, at) ?? favoriteSetApart(reading, at);
  if (isNegated(words, verb)) return null;
  let nounEnd = verb;
  while (nounEnd > at + 2 && /^(?:ahora|actualmente|hoy|ya|siempre|tambien)$/.test(words[nounEnd - 1]?.text ?? ''))
    nounEnd -= 1;
  const noun = textOf(words, at + 1, nounEnd);
  const from = verb + (/^(?:se|consiste|ha|sigue)$/.test(words[verb]?.text ?? '') ? 2 : 1);
  return owned(reading, at, noun, from, objectEnd(words, from));
});

/** "Mi color favorito: el verde", "mi serie favorita, Los Soprano", "mi comida preferida? las lentejas". */
function favoriteSetApart(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const noun = textOf(words, at + 1);
  if (at > 1 || !FAVORITE.test(noun) || next === undefined || next.isAsked || !/^[,:(]$/.test(next.opener)) return null;
  if (!isVerbless(next) || next.words.length > 6 || !/^(?:el|la|los|las|un|una)$/.test(openingOf(next.words)))
    return null;
  const end = objectEnd(next.words, 0);
  const found = owned({ ...reading, clause: next, words: next.words }, 0, noun, 0, end, words[at]);
  const value = `su ${written(reading, at + 1, words.length)} es ${thirdPerson(next.sentence, next.words, 0, end).replace(/^(?:El|La|Los|Las|Una?)(?= \p{Ll})/u, (word) => word.toLowerCase())}`;
  return found === null ? null : { ...found, value };
}

/** Returns the first word of an answer, by kind: a capital stands for a name. */
function openingOf(words: readonly Word[]): string {
  return words[0]?.isCapital ? 'el' : (words[0]?.text ?? '');
}

/** "Mi meta, y por eso te doy la lata, es…": the copula stands in a later clause. */
function interrupted(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const noun = textOf(words, at + 1);
  if (slotOf(noun) === null || at + 4 < words.length) return null;
  for (const next of clauses.slice(clause.index + 1, clause.index + 5)) {
    const [first, second] = next.words;
    const copula = first?.text === 'que' && second?.text === 'es' ? 2 : first?.text === 'es' ? 1 : 0;
    if (copula > 0 && !next.isAsked) {
      const other = { ...reading, clause: next, words: next.words };
      return owned(other, copula, noun, copula, objectEnd(next.words, copula), words[at]);
    }
  }
  return null;
}

/** Slots whose value may follow a colon: "mi nombre: Esther Quiroga", "mi meta: correr un maratón". */
const BEFORE_COLON = /^(?:name|surname|profession|goal|hobby|timezone|spoken_language|origin)$/;

/** "…y mi celular el 11 5555 2031", "mi mail: x@y". */
function elliptical(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const whole = next?.opener === ':' ? textOf(words, at + 1) : '';
  const slot = slotOf(whole) ?? slotOf(words[at + 1]?.text ?? '');
  if (whole !== '' && next !== undefined && !next.isAsked && at <= 1 && BEFORE_COLON.test(slotOf(whole) ?? '')) {
    const end = objectEnd(next.words, 0);
    if (!isVerbless(next) || (/name$/.test(slot ?? '') && nameEnd(next.words, 0) < next.words.length)) return null;
    return owned({ ...reading, clause: next, words: next.words }, 0, whole, 0, end, words[at]);
  }
  if (slot === 'phone' || slot === 'email') {
    const value = words.findIndex(
      ({ text }, index) => index > at + 1 && (slot === 'email' ? text.includes('@') : /^\+?\(?\d/.test(text)),
    );
    if (value > 0)
      return owned(
        reading,
        at,
        words[at + 1]?.text ?? '',
        value,
        slot === 'email' ? value + 1 : numberEnd(words, value),
      );
    if (
      next !== undefined &&
      !next.isAsked &&
      (whole !== '' ||
        (/^[,(]$/.test(next.opener) && slotOf(textOf(words, at + 1)) === slot && isValueAt(next.words, 0)) ||
        (next.opener === ',' && /\b(?:dejo|paso|doy|mando|anota|apunta|anote|apunte)$/.test(textOf(words, 0, at))))
    ) {
      const other = { ...reading, clause: next, words: next.words };
      const place = next.words.findIndex(({ text }) =>
        slot === 'email' ? text.includes('@') : /^\+?\(?\d/.test(text),
      );
      if (place >= 0)
        return owned(
          other,
          place,
          words[at + 1]?.text ?? '',
          place,
          slot === 'email' ? place + 1 : numberEnd(next.words, place),
          words[at],
        );
    }
  }
  return null;
}

/** "Mi móvil, | 600 555 014, está roto". */
function isValueAt(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  return isAddress(text) || (/^\+?\(?\d/.test(text) && digitsAt(words, at) >= 6);
}

// "Otra de mis aficiones es la encuadernación".
on('mis', (reading, at) => {
  const { words } = reading;
  const [, noun = ''] =
    /^(hobbies|aficiones|pasatiempos|pasiones|objetivos|metas|proyectos|intereses|propositos) (?:\p{L}+ )?(?:es|son) /u.exec(
      textOf(words, at + 1),
    ) ?? [];
  if (noun === '' || reading.clause.isAsked) return null;
  const verb = words.findIndex(({ text }, index) => index > at && /^(?:es|son)$/.test(text));
  const slot = /^(?:objetivos|metas|propositos)$/.test(noun) ? 'goal' : noun === 'proyectos' ? 'project' : 'hobby';
  const end = objectEnd(words, verb + 1);
  if (end <= verb + 1) return null;
  return {
    kind: 'fact',
    slot,
    value: thirdPerson(
      reading.clause.sentence,
      words,
      Math.max(0, /^(?:uno|una|otra|otro)$/.test(words[0]?.text ?? '') ? 0 : at),
      end,
    ),
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

// "En mi coche, un Seat León de 2016, …": set between commas.
on('mi', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at + 1]?.text ?? '';
  if (at + 2 !== words.length || (slotNamed(noun) !== 'vehicle' && CALLED[noun] !== 'vehicle') || clause.isAsked)
    return null;
  const [next] = goingOn(reading, 1);
  if (next === undefined || (!/^(?:un|una) /.test(next.text) && !next.words[0]?.isCapital)) return null;
  return {
    kind: 'fact',
    slot: 'vehicle',
    value: `tiene ${written({ ...reading, clause: next, words: next.words }, 0, next.words.length)}`,
    first: words[at] as Word,
    last: next.words[next.words.length - 1] as Word,
  };
});

// "Otro hobby mío es la cerámica".
on('mio mia', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at - 1]?.text ?? '';
  if (at < 2 || at > 3 || words[at + 1]?.text !== 'es' || clause.isAsked || isNegated(words, at)) return null;
  if (!/^(?:un|una|otro|otra|el|la)$/.test(words[0]?.text ?? '')) return null;
  const slot = slotOf(noun);
  if (slot === null || !/^(?:hobby|goal|project|habit|preference)$/.test(slot)) return null;
  const end = objectEnd(words, at + 2);
  if (end <= at + 2 || NOT_VALUE.test(textOf(words, at + 2, end))) return null;
  return {
    kind: 'fact',
    slot,
    value: thirdPerson(clause.sentence, words, 0, end),
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

// "Quiero llegar al B2, ese es mi objetivo".
on('objetivo meta proposito', (reading, at) => {
  const { words, clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  if (
    before === undefined ||
    clause.isAsked ||
    before.isAsked ||
    /\b(?:hoy|dia|semana|ahora|noche|tarde|manana|rato)\b/.test(textOf(words, at + 1)) ||
    !/^(?:y )?(?:(?:ese|esa|eso|este|esta) )?es (?:mi|nuestr[oa])(?: gran| mayor)?$/.test(textOf(words, 0, at)) ||
    !/^(?:yo )?(?:quiero|queremos|quisiera) \p{L}+(?:ar|er|ir|rme|rnos)\b/u.test(before.text)
  )
    return null;
  return {
    kind: 'fact',
    slot: 'goal',
    value: thirdPerson(before.sentence, before.words),
    first: before.words[0] as Word,
    last: words[at] as Word,
  };
});

// "Tipo de sangre: O negativo, el mío".
on('mio mia', (reading, at) => {
  const { words, clause, clauses } = reading;
  const [what, value] = [clauses[clause.index - 2], clauses[clause.index - 1]];
  if (what === undefined || value === undefined || value.opener !== ':' || clause.isAsked || what.isAsked) return null;
  if (at !== 1 || words.length !== 2 || !/^(?:el|la)$/.test(words[0]?.text ?? '')) return null;
  const noun = what.text.replace(/^(?:el|la) /, '');
  if (slotOf(noun) === null) return null;
  const other = { ...reading, clause: value, words: value.words };
  return owned(other, 0, noun, 0, value.words.length, what.words[0]);
});
