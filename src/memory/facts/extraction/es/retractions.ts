/** Reads retractions of facts that no longer hold: "Ya no trabajo en Google", "dejé de fumar", "vendí el auto". */
import { type Found, type Frame, isStated, objectEnd, on, preterite, type Reading, textOf, written } from './frame.ts';
import { isCondition } from './lexicon/body.ts';
import { PARTNERS, PETS } from './lexicon/people.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

const retraction = (reading: Reading, slot: string, value: string, from: number, to: number): Found => ({
  kind: 'retraction',
  slot,
  value,
  first: reading.words[from] as Word,
  last: reading.words[to - 1] as Word,
});

// "Renuncié a Globant", "me echaron del banco", "me fui de Ualá".
on([...preterite('renunciar', 'jubilar'), 'echaron', 'despidieron'], (reading, at) => {
  const { words } = reading;
  const verb = words[at]?.text ?? '';
  if (
    /^(?:echaron|despidieron)$/.test(verb)
      ? words[at - 1]?.text !== 'me'
      : !isStated(reading, words[at - 1]?.text === 'me' ? at - 1 : at)
  )
    return null;
  if (verb.startsWith('jubil')) return null;
  const object = textOf(words, at + 1);
  if (/^a (?:\p{L}+r|todo|la idea|mi (?:sueno|herencia)|mis)\b/u.test(object)) return null;
  const from = at + 2;
  const end = objectEnd(words, from);
  const name =
    /^(?:a|en|de|del)$/.test(words[at + 1]?.text ?? '') && words[from]?.text !== 'mi'
      ? ` en ${written(reading, from, end)}`
      : '';
  return retraction(
    reading,
    'work',
    `trabaja${name}`,
    words[at - 1]?.text === 'me' ? at - 1 : at,
    name === '' ? at + 1 : end,
  );
});

// "Dejé de fumar", "dejé Google", "dejé el rugby".
const STOPPED: readonly [RegExp, string][] = [
  [/^(?:trabajar|laburar|currar)\b/, 'work'],
  [/^(?:vivir)\b/, 'home'],
  [/^(?:fumar|tomar|beber|entrenar|correr|desayunar|cenar|ir|meditar|madrugar|comer (?!carne|gluten))/, 'habit'],
  [/^(?:comer|ser veg)/, 'diet'],
  [/^(?:usar|programar|trabajar con)/, 'technology'],
  [/^(?:estudiar|cursar)/, 'studies'],
  [/^(?:jugar|tocar|practicar|hacer|coleccionar)/, 'hobby'],
  [/^(?:ser)/, 'profession'],
];
on('deje dejamos', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  if (words[at + 1]?.text !== 'de') {
    return /^(?:el|mi) (?:trabajo|laburo|curro)\b/.test(textOf(words, at + 1))
      ? retraction(reading, 'work', 'trabaja', at, at + 3)
      : null;
  }
  const object = textOf(words, at + 2);
  const end = objectEnd(words, at + 2);
  const slot = STOPPED.find(([pattern]) => pattern.test(object))?.[1];
  if (slot === undefined) return null;
  return retraction(
    reading,
    slot,
    thirdOfInfinitive(thirdPerson(reading.clause.sentence, words, at + 2, end)),
    at,
    end,
  );
});

function thirdOfInfinitive(text: string): string {
  return text
    .replace(/^ir\b/, 'va')
    .replace(/^ser\b/, 'es')
    .replace(/^hacer\b/, 'hace')
    .replace(/^jugar\b/, 'juega')
    .replace(/^(\p{L}+)ar\b/u, '$1a')
    .replace(/^(\p{L}+)[ei]r\b/u, '$1e');
}

// "Vendí el Versa", "ya no tengo coche / perro".
const VEHICLE_WORD = /^(?:el|la|mi) (?:auto|coche|carro|moto|camioneta|bici|bicicleta|furgoneta|(?=\p{Lu}))/u;
on('vendi vendimos', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const end = objectEnd(words, at + 1);
  const object = written(reading, at + 1, end);
  return VEHICLE_WORD.test(object)
    ? retraction(reading, 'vehicle', `tiene ${object.replace(/^(?:mi) /, 'su ')}`, at, end)
    : null;
});

const SLOT_OF_VERB: readonly [RegExp, string][] = [
  [/^(?:trabajo|laburo|curro|chambeo|trabajamos)\b(?! con)/, 'work'],
  [/^(?:estoy (?:en pareja|de novi|casad|con \p{L}+$)|salgo con)/u, 'partner'],
  [/^(?:vivo|resido|vivimos)\b/, 'home'],
  [/^(?:soy|estoy) (?:vegan|vegetarian|pescetarian|celiac)/, 'diet'],
  [/^soy (?:alergic|intolerant)/, 'allergy'],
  [/^(?:soy|estoy) (?:casad|solter|divorciad|comprometid)/, 'marital_status'],
  [/^soy\b/, 'profession'],
  [/^(?:uso|usamos|utilizo|programo|trabajo con|desarrollo)\b/, 'technology'],
  [/^(?:estudio|curso)\b/, 'studies'],
  [/^(?:juego|toco|practico|colecciono)\b/, 'hobby'],
  [/^(?:fumo|tomo|bebo|corro|entreno|desayuno|ceno|madrugo|voy)\b/, 'habit'],
  [/^(?:como|sigo una dieta)\b/, 'diet'],
  [/^(?:me (?:gusta|gustan|encanta|interesa)|prefiero)\b/, 'preference'],
  [/^(?:manejo|conduzco|ando en)\b/, 'vehicle'],
  [/^(?:hablo)\b/, 'spoken_language'],
];
const noLonger: Frame = (reading, at) => {
  const { words } = reading;
  const no = words[at]?.text === 'no' ? at : -1;
  if (no < 0 || reading.clause.isAsked || reading.weather.isDoubted) return null;
  const already = words[no - 1]?.text === 'ya';
  const more = words.findIndex(
    ({ text }, index) =>
      index > no && text === 'mas' && words[index + 1]?.text !== 'que' && words[index + 1]?.text !== 'de',
  );
  if (!already && more < 0) return null;
  if (/\b(?:que|si|quiero|quien|donde)\b/.test(textOf(words, 0, already ? no - 1 : no))) return null;
  const from = no + 1;
  let end = objectEnd(words, from);
  const sino = words.findIndex(({ text }, index) => index > from && text === 'sino');
  if (sino > 0) end = Math.min(end, sino);
  const kept = words.filter((_, index) => index !== more);
  const stop = more > 0 && more < end ? end - 1 : end;
  const text = textOf(kept, from, stop);
  if (/^(?:tengo|tenemos)\b/.test(text)) {
    const noun = kept[from + 1]?.text ?? '';
    const thing = /^(?:el|la|mi|un|una|mis)$/.test(noun) ? (kept[from + 2]?.text ?? '') : noun;
    const slot = PETS.has(thing)
      ? 'pet'
      : /^(?:auto|coche|carro|moto|camioneta|bici)$/.test(thing)
        ? 'vehicle'
        : PARTNERS.has(thing)
          ? 'partner'
          : isCondition(thing)
            ? 'health'
            : thing === 'alergia'
              ? 'allergy'
              : null;
    return slot === null
      ? null
      : {
          ...retraction(
            reading,
            slot,
            thirdPerson(reading.clause.sentence, kept, from, stop),
            already ? no - 1 : no,
            end,
          ),
        };
  }
  const slot = SLOT_OF_VERB.find(([pattern]) => pattern.test(text))?.[1];
  if (slot === undefined || (slot === 'profession' && /^soy (?:el|la|un|una|tan|muy|asi|lo|quien)\b/.test(text)))
    return null;
  if (slot === 'habit' && /^(?:voy|tomo)\b(?! (?:al? |alcohol|cafe|mate|leche))/.test(text)) return null;
  if (/^(?:trabajo|vivo|soy|uso|curso|estudio) ?$/.test(text))
    return slot === 'work' ? retraction(reading, 'work', 'trabaja', already ? no - 1 : no, end) : null;
  const gone = retraction(
    reading,
    slot,
    thirdPerson(reading.clause.sentence, kept, from, stop),
    already ? no - 1 : no,
    end,
  );
  // "Ya no uso Windows sino Linux".
  const instead = reading.clauses[reading.clause.index + 1];
  if (instead?.opener !== 'sino' || !/^(?:technology|work|home|vehicle|diet|profession)$/.test(slot)) return gone;
  const verb = thirdPerson(reading.clause.sentence, kept, from, from + 1);
  const taken = thirdPerson(instead.sentence, instead.words, 0, objectEnd(instead.words, 0));
  return [
    gone,
    {
      kind: 'fact',
      slot,
      value: `${verb} ${taken}`,
      first: instead.words[0] as Word,
      last: instead.words[objectEnd(instead.words, 0) - 1] as Word,
      replaces: true,
    },
  ];
};
on('no', noLonger);
// "No soy alérgico al maní": what was believed of the body, set right.
on('no', (reading, at) => {
  const { words, clause } = reading;
  const text = textOf(words, at + 1);
  if (
    clause.isAsked ||
    reading.weather.isDoubted ||
    words[at - 1]?.text === 'ya' ||
    (at > 0 && words[at - 1]?.text !== 'yo') ||
    !/^(?:soy (?:alergic[oa]|intolerante)|tengo (?:alergia|intolerancia)) (?:a|al) (?!nada|ningun|\p{L}+(?:ar|er|ir)\b|solo)/u.test(
      text,
    )
  )
    return null;
  const end = objectEnd(words, at + 1);
  return retraction(reading, 'allergy', thirdPerson(clause.sentence, words, at + 1, end), at, end);
});
