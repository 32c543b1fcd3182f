/** Reads users' teams, their size, and the user's part in them. */
import { type Found, isStated, objectEnd, on, present, type Reading, textOf, told, written } from './frame.ts';
import { NUMBERS } from './lexicon/people.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

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
// "En mi equipo, que se llama Colibrí, somos siete".
on('llama', (reading, at) => {
  const { words, clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  if (
    before === undefined ||
    clause.isAsked ||
    !/^(?:(?:en |con |a )?(?:mi|nuestro) (?:equipo|squad|area|departamento|celula))$/.test(before.text)
  )
    return null;
  if (!/^(?:que )?se$/.test(textOf(words, 0, at)) || !words[at + 1]?.isCapital) return null;
  const noun = before.words.length - 1;
  const next = clauses[clause.index + 1];
  const size = /^(?:solo )?somos (?:\d+|\p{L}+)$/u.exec(next?.text ?? '') === null ? undefined : next;
  // A club has a name too: that of a team at work comes with what it is.
  if (size === undefined && words.length > 0 && before.words[noun]?.text === 'equipo') return null;
  const end = objectEnd(words, at + 1);
  const found: Found = {
    kind: 'fact',
    slot: 'team',
    value: `su ${before.words[noun]?.written ?? ''} se llama ${written(reading, at + 1, end)}`,
    first: before.words[noun - 1] as Word,
    last: words[end - 1] as Word,
  };
  return size === undefined
    ? found
    : {
        ...found,
        value: `${found.value}, ${told('team', { ...reading, clause: size, words: size.words }, 0, size.words.length).value}`,
        last: size.words.at(-1) as Word,
      };
});

/** Teams that one plays in, or belongs to in a manner of speaking. */
const NO_TEAM =
  /^(?:futbol|fulbito|futsal|basquet|baloncesto|basket|voley|voleibol|rugby|hockey|handball|balonmano|tenis|natacion|beisbol|softbol|atletismo|padel|ajedrez|esports|los|las|mi|tu|su|sus|mis|la|el|un|una|quienes|barrio|ninos|chicos|trivia|debate|messi|ensueno|sonido|musica|audio|buceo|gimnasia|camping|rescate)$/;

/** Returns the end of a team's name that starts at a word ("equipo de riesgos"), or that same place where there is none. */
function teamEnd(words: readonly Word[], at: number): number {
  if (!/^del?$/.test(words[at + 1]?.text ?? '')) return at;
  const first = words[at + 2];
  if (first === undefined || NO_TEAM.test(first.text) || NUMBERS.has(first.text) || /^\d/.test(first.text)) return at;
  if (words.some(({ text }) => /^(?:visitante|local|contrario|rival|fifa)$/.test(text))) return at;
  const end = objectEnd(words, at + 2);
  const stop = words.findIndex(
    ({ text }, index) => index > at + 2 && index < end && /^(?:desde|hace|y|con|como|este|esta|por|para)$/.test(text),
  );
  return stop > 0 ? stop : end;
}

const IN_TEAM =
  /^(?:yo |ahora |actualmente |ya )*(?:estoy|trabajo|laburo|curro|sigo|estamos|trabajamos) (?:ahora |actualmente )?en (?:el|un)$/;
const OF_TEAM =
  /^(?:yo |ahora )*(?:formo parte|soy parte|soy|soy miembro|soy integrante|pertenezco|somos)(?: del| al)$/;
const MOVED =
  /^(?:(?:y|ya|ahora|recien|hace \w+ \w+|en \w+) )*(?:(?:estoy|sigo) (?:asignad[oa]|destinad[oa]|adscrit[oa])|me (?:cambiaron|pasaron|movieron|trasladaron|asignaron|mandaron|reasignaron|ascendieron|uni|sume|cambie|pase|incorpore|integre))(?: hace \w+ \w+)? (?:a|al|a el|en el)$/;

// "Estoy en el equipo de soporte", "me pasaron al equipo de producto"; "trabajo en Bancolombia, en el equipo de riesgos".
on('equipo squad', (reading, at) => {
  const { words, clause, weather } = reading;
  const end = teamEnd(words, at);
  if (end === at || clause.isAsked || weather.isFormer || weather.isPlanned || weather.isTemporary) return null;
  const lead = textOf(words, 0, at);
  const moved = MOVED.test(lead);
  const before = reading.clauses[clause.index - 1];
  const goesOn =
    /^(?:mas (?:concretamente|precisamente) )?en (?:el|un)$/.test(lead) &&
    before !== undefined &&
    !before.isAsked &&
    /^(?:yo )?(?:trabajo|laburo|curro|estoy|soy) /.test(before.text);
  if (!moved && !goesOn && !IN_TEAM.test(lead) && !OF_TEAM.test(lead)) return null;
  if (OF_TEAM.test(lead) && /^(?:soy|yo soy)/.test(lead) && words[at + 2]?.isCapital) return null; // a club
  const from = Math.max(0, at - 1);
  return {
    kind: 'fact',
    slot: 'team',
    value: `está en el ${written(reading, at, end)}`,
    first: words[goesOn ? from : 0] as Word,
    last: words[end - 1] as Word,
    replaces: moved || /\bahora\b/.test(lead),
  };
});

// "Mi equipo es el de seguridad".
on('equipo', (reading, at) => {
  const { words, clause } = reading;
  if (
    words[at - 1]?.text !== 'mi' ||
    clause.isAsked ||
    !/^es el de (?!\p{L}+ (?:de )?futbol)/u.test(textOf(words, at + 1))
  )
    return null;
  if (NO_TEAM.test(words[at + 4]?.text ?? '') || words[at + 4] === undefined || words[at + 4]?.isCapital) return null;
  const end = objectEnd(words, at + 4);
  return {
    kind: 'fact',
    slot: 'team',
    value: `está en el equipo de ${written(reading, at + 4, end)}`,
    first: words[at - 1] as Word,
    last: words[end - 1] as Word,
  };
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

// "Coordino a seis enfermeras", "superviso a doce operarios".
on(present('coordinar', 'supervisar', 'dirigir', 'liderar'), (reading, at) => {
  const { words, weather } = reading;
  const count = words[at + 2]?.text ?? '';
  return isStated(reading, at) &&
    !weather.isTemporary &&
    !weather.isFormer &&
    words[at + 1]?.text === 'a' &&
    ((NUMBERS.has(count) && !/^una?$/.test(count)) || /^\d+$/.test(count)) &&
    /^\p{L}{4,}s$/u.test(words[at + 3]?.text ?? '')
    ? told('team', reading, at, objectEnd(words, at + 3))
    : null;
});
