/** Reads partners and marital status. */
import { isNegated, isStated, nameEnd, objectEnd, on, textOf, told, written } from './frame.ts';
import { FIRST_NAMES, PARTNERS } from './lexicon/people.ts';
import type { Word } from './spanish-words.ts';

// "Estoy de novio con Micaela", "salgo con…", "convivo con mi pareja".
on('novio novia', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'de' || words[at + 1]?.text !== 'con') return null;
  const head = words.findIndex(({ text }) => /^(?:estoy|ando|sigo|llevo)$/.test(text));
  const end = nameEnd(words, at + 2);
  return head >= 0 && isStated(reading, head) && end > at + 2 ? told('partner', reading, head, end) : null;
});

// "Salgo con Diego desde marzo", "estoy saliendo con Marina", "llevo seis años con Marta": for a while already.
on('salgo saliendo pololeo pololeando llevo noviando', (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  const head = verb.endsWith('ando') || verb === 'saliendo' ? at - 1 : at;
  if (head < at && !/^(?:estoy|sigo|ando)$/.test(words[head]?.text ?? '')) return null;
  if (!isStated(reading, head) || weather.isTemporary || weather.isPlanned) return null;
  const since = verb === 'llevo' ? /^(?:\S+ )?(?:anos|meses|anito) (?=con )/.exec(textOf(words, at + 1))?.[0] : '';
  if (since === undefined) return null;
  const place = at + 1 + since.split(' ').length - 1;
  const end = words[place]?.text === 'con' ? nameEnd(words, place + 1) : 0;
  if (end <= place + 1) return null;
  const lasts = /^(?:hace|desde)\b/.test(textOf(words, end)) || head < at || verb === 'pololeo';
  const isSomebody = verb === 'llevo' && FIRST_NAMES.has(words[place + 1]?.text ?? '') && end === words.length;
  return lasts || isSomebody ? told('partner', reading, head, end) : null;
});

// Marital status.
const STATUS = /^(?:casad[oa]|solter[oa]|divorciad[oa]|separad[oa]|viud[oa]|comprometid[oa]|juntad[oa]|concubin[oa])$/;
on(
  'casado casada soltero soltera divorciado divorciada separado separada viudo viuda comprometido comprometida solterx',
  (reading, at) => {
    const { words } = reading;
    const head = words.findIndex(
      ({ text }, index) =>
        index < at && index >= at - 5 && /^(?:estoy|soy|sigo|llevo|estamos|somos|quede|siendo)$/.test(text),
    );
    if (/^(?:madre|padre|mama|papa)$/.test(words[at - 1]?.text ?? '')) return null;
    if (head < 0 || !(words[head]?.text === 'siendo' || isStated(reading, head)) || !STATUS.test(words[at]?.text ?? ''))
      return null;
    const after = textOf(words, at + 1);
    const replaces = /\b(?:ahora|ya)\b/.test(textOf(words, 0, at));
    if (/^con /.test(after)) {
      const end = nameEnd(words, at + 2);
      if (end > at + 2)
        return told(
          'partner',
          reading,
          head,
          Math.max(end, words[end]?.text === 'desde' ? objectEnd(words, end) : end),
        );
      if (
        !/^con (?:mi (?:novi[oa]|mujer|marido|espos[oa]|pareja|companer[oa])|un (?:hombre|frances|aleman|argentino|medico)|una (?:mujer|chica))\b/.test(
          after,
        )
      )
        return null;
    }
    if (/^(?:comprometid|separad)/.test(words[at]?.text ?? '') && /^(?:con|de|en|a)\b/.test(after)) return null;
    if (words[at - 1]?.text === 'un' || words[at - 1]?.text === 'una') return null; // "soy un soltero más"
    if (/^(?:a|en|por|entre) /.test(after) && !/^(?:por (?:iglesia|civil|segunda)|en (?:segundas|\d))/.test(after))
      return null;
    const found = told('marital_status', reading, head, objectEnd(words, at), { replaces });
    return words[head]?.text === 'siendo'
      ? { ...found, value: `es ${written(reading, at, objectEnd(words, at))}` }
      : found;
  },
);
// "Vivo en unión libre".
on('union', (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(({ text }) => /^(?:vivo|estoy|vivimos|estamos|sigo)$/.test(text));
  return head >= 0 && words[at - 1]?.text === 'en' && words[at + 1]?.text === 'libre' && isStated(reading, head)
    ? told('marital_status', reading, head, at + 2)
    : null;
});
on('case casamos divorcie divorciamos enviude', (reading, at) => {
  const { words } = reading;
  const verb = words[at]?.text ?? '';
  if (verb !== 'enviude' && !/^(?:me|nos)$/.test(words[at - 1]?.text ?? '')) return null;
  const head = verb === 'enviude' ? at : at - 1;
  if (!isStated(reading, head) || reading.weather.isPlanned) return null;
  if (verb === 'casamos' && !/\b(?:hace|en|el|por|ayer|ya)\b/.test(textOf(words, 0))) return null;
  const end = objectEnd(words, at + 1);
  const name = words[at + 1]?.text === 'con' ? nameEnd(words, at + 2) : 0;
  if (name > at + 2) return told('partner', reading, head, end, { replaces: true });
  return told('marital_status', reading, head, end, { replaces: true });
});
// "Con Carla corté hace un año".
on('corte cortamos separe separamos', (reading, at) => {
  const { words } = reading;
  const end = words[0]?.text === 'con' ? nameEnd(words, 1) : 1;
  if (
    end < 2 ||
    (end !== at && !(end === at - 1 && /^(?:me|nos)$/.test(words[at - 1]?.text ?? ''))) ||
    isNegated(words, at)
  )
    return null;
  return {
    kind: 'retraction',
    slot: 'partner',
    value: `está con ${written(reading, 1, end)}`,
    first: words[0] as Word,
    last: words[at] as Word,
  };
});
on('separe separamos corte', (reading, at) => {
  const { words } = reading;
  const verb = words[at]?.text ?? '';
  if (verb === 'corte' ? words[at + 1]?.text !== 'con' : !/^(?:me|nos)$/.test(words[at - 1]?.text ?? '')) return null;
  const head = verb === 'corte' ? at : at - 1;
  if (!isStated(reading, head) || words[0]?.text === 'con') return null;
  const from = at + 2;
  const end = nameEnd(words, from);
  const mine = words[from]?.text === 'mi' && PARTNERS.has(words[from + 1]?.text ?? '');
  if (words[at + 1] !== undefined && /^(?:de|con)$/.test(words[at + 1]?.text ?? '') && end === from && !mine)
    return null;
  if (words[at + 1] !== undefined && /^(?:la|las|los|el|un)$/.test(words[at + 1]?.text ?? '')) return null;
  const last = end > from ? end : mine ? from + 2 : at + 1;
  return {
    kind: 'retraction',
    slot: 'partner',
    value: end > from ? `está con ${written(reading, from, end)}` : 'está en pareja',
    first: words[head] as Word,
    last: words[last - 1] as Word,
  };
});
