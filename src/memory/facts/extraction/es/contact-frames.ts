/** Reads users' addresses and numbers: "escríbeme a …", "el mío ahora es …", "este es mi número: …". */

import { digitsAt, isAddress, numberEnd } from './contact-words.ts';
import { type Found, isNegated, on, type Reading, textOf, written } from './frame.ts';
import type { Word } from './spanish-words.ts';

/** Returns the address or number that stands at a word, as a fact. */
function contactAt(reading: Reading, at: number, first: Word, replaces: boolean): Found | null {
  const { words } = reading;
  const { text = '' } = words[at] ?? {};
  const isPhone = /^\+?\(?\d/.test(text) && digitsAt(words, at) >= 6;
  if (!isPhone && !isAddress(text)) return null;
  const end = isPhone ? numberEnd(words, at) : at + 1;
  return {
    kind: 'fact',
    slot: isPhone ? 'phone' : 'email',
    value: `su ${isPhone ? 'teléfono' : 'correo'} es ${written(reading, at, end)}`,
    first,
    last: words[end - 1] as Word,
    replaces,
  };
}

// "Escríbeme a ana@correo.com", "me podés llamar al 11 5555 2031", "me ubicás en el …".
on(
  'escribeme escribime escribame escribirme escribir mandame mandeme enviame envieme contactame contacteme contactarme contactar llamame llameme llamarme llamar ubicame ubicas ubicar ubican encuentras encontras localizarme localizar',
  (reading, at) => {
    const { words, clause } = reading;
    const verb = words[at]?.text ?? '';
    const toMe = /me$/.test(verb) || words.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'me');
    if (!toMe || clause.isAsked || isNegated(words, at)) return null;
    // "Mandame el presupuesto a …", but "escribime un correo a …" is written to somebody else.
    const most = /^(?:mand|envi)/.test(verb) ? at + 9 : at + 5;
    for (let place = at + 2; place < Math.min(words.length, most); place += 1) {
      const isNumber = /^\+?\(?\d/.test(words[place]?.text ?? '');
      if (!(isNumber ? /^(?:al|el)$/ : /^(?:a|al|en|correo|mail|email)$/).test(words[place - 1]?.text ?? '')) continue;
      if (/^escrib/.test(verb) && /\b(?:un|el|una|este) (?:correo|mail|email|mensaje|texto|carta)\b/.test(clause.text))
        continue;
      const found = contactAt(reading, place, words[at] as Word, false);
      if (found !== null) return found;
    }
    return null;
  },
);

/** Words that claim a contact as the user's own where it takes the place of another. */
const MINE =
  /^(?:y )?(?:(?:el|la) (?:mio|mia|nuev[oa]|buen[oa]|correct[oa]|actual|vigente)(?: ahora)?|ahora(?: el mio)?|(?:el|la) (?:correo|mail|email|numero|telefono|celular|movil) (?:mio|nuevo|bueno|actual|correcto)(?: ahora)?)$/;

// "Ese correo ya no lo uso, el mío ahora es …", "cambié de número; el nuevo es …".
on('es', (reading, at) => {
  const { words, clause, clauses } = reading;
  if (clause.isAsked || at === 0 || !MINE.test(textOf(words, 0, at))) return null;
  const isBare = /^(?:y )?ahora$/.test(textOf(words, 0, at));
  if (isBare && !/\bcambi(?:e|amos) (?:de |el |mi )/.test(clauses[clause.index - 1]?.text ?? '')) return null;
  const place = /^(?:el|este)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return contactAt(reading, place, words[0] as Word, true);
});

// "Este es mi número: 600 555 014".
on('mi', (reading, at) => {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  if (next === undefined || next.opener !== ':' || clause.isAsked) return null;
  if (
    !/^(?:este|esta|ese|aca|aqui)(?: te)? (?:es|va|tienes|tenes|dejo|paso|mando)$/.test(textOf(words, 0, at)) ||
    !/^(?:numero|telefono|celular|cel|celu|movil|fono|whatsapp|correo|mail|email)(?: (?:nuevo|personal|de \p{L}+|electronico))?$/u.test(
      textOf(words, at + 1),
    )
  )
    return null;
  return contactAt({ ...reading, clause: next, words: next.words }, 0, words[at] as Word, false);
});
