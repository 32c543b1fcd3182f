/** The team that users work in: how many they are, and what the user is among them. */
import { isStated, objectEnd, on, type Reading, textOf, told } from './frame.ts';
import { NUMBERS } from './lexicon/people.ts';
import { isTrade } from './lexicon/trades.ts';

// Team: "en mi equipo somos seis", "siete somos en mi equipo", "tengo ocho personas a cargo".
on('equipo', (reading) => {
  const { words, clause, clauses } = reading;
  const text = clause.text;
  if (clause.isAsked || reading.weather.isTemporary) return null;
  const somos =
    /\bsomos (?:(?:solo|unos|unas|como) )?(?:\d+|[a-z]+)\b|^(?:\d+|[a-z]+) somos\b/.test(text) &&
    /\b(?:mi|nuestro|el) equipo\b/.test(text);
  const size = /\bmi equipo (?:es de|tiene|somos|consta de|esta formado por|lo formamos) (?:\d+|[a-z]+)\b/.test(text);
  const count = words.some(
    ({ text: word }) => /^\d+$/.test(word) || (NUMBERS.has(word) && word !== 'un' && word !== 'una' && word !== 'uno'),
  );
  if (!count || (!somos && !size)) return null;
  const next = clauses[clause.index + 1];
  const found = told('team', reading, 0, words.length);
  if (next !== undefined && /^yo (?:soy|lidero|coordino)\b|^soy (?:el|la) (?:lider|jef|tech|unic)/.test(next.text)) {
    return {
      ...found,
      value: `${found.value} y ${told('team', { ...reading, clause: next, words: next.words }, 0, next.words.length).value}`,
    };
  }
  return found;
});
on('cargo', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'a') return null;
  const head = words.findIndex(({ text }) => text === 'tengo');
  if (
    head < 0 ||
    !isStated(reading, head) ||
    !(NUMBERS.has(words[head + 1]?.text ?? '') || /^(?:\d+|a)$/.test(words[head + 1]?.text ?? ''))
  )
    return null;
  return /\b(?:personas|gente|devs?|desarrollador|empleados|chicos|analistas|\w+es|\w+as|\w+os)\b/.test(
    textOf(words, head + 1, at),
  )
    ? told('team', reading, head, at + 1)
    : null;
});
on('soy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at) || clauseSaysCount(reading)) return null;
  const text = textOf(words, at + 1);
  if (
    !/^(?:el|la) (?:tech lead|lider tecnic[oa]|team lead|manager|scrum master|product owner|lider de|jef[ea] de|responsable de|encargad[oa] de)/.test(
      text,
    ) &&
    !/^(?:tech lead|team lead|engineering manager|product manager|product owner|project manager|scrum master|lider tecnic[oa]|data scientist|data analyst|full stack|front end|back end|software engineer|community manager|account manager)\b/.test(
      text,
    )
  )
    return null;
  if (
    isTrade(words[at + 1]?.text ?? '') ||
    (/^(?:el|la)$/.test(words[at + 1]?.text ?? '') && isTrade(words[at + 2]?.text ?? ''))
  )
    return null;
  return told(/lead|lider|manager/.test(text) ? 'work' : 'profession', reading, at, objectEnd(words, at + 1));
});

function clauseSaysCount({ clauses }: Reading): boolean {
  return clauses.some(({ text }) => /\bequipo somos\b|\bsomos en (?:mi|el) equipo\b/.test(text));
}
