/** Reads hobbies: "toco la guitarra", "juego al ajedrez", "lo mío es la escalada". */
import { afterAdverbs, isNegated, isStated, objectEnd, on, present, textOf, told, written } from './frame.ts';
import type { Word } from './spanish-words.ts';
import { isAtHand } from './taste-objects.ts';

/** "El sábado juego al tenis": that one. */
const ONE_DAY = /\b(?<!todo )el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo)\b/;

// Hobbies: "toco la guitarra", "juego al ajedrez", "colecciono vinilos", "en mi tiempo libre restauro muebles".
const PLAY =
  /^(?:(?:al|a la|a los|a las) (?:futbol|tenis|padel|ajedrez|basquet|baloncesto|voley|voleibol|rugby|hockey|golf|truco|poker|pool|billar|videojuegos|bolos|squash|handball|ping|rol|beisbol|softball|domino|play|pelota|bridge|mus|warhammer|magic|paddle|badminton)|(?:futbol|tenis|padel|ajedrez|basquet|voley|rugby|hockey|golf|videojuegos|poker)\b)/;
on(
  [
    ...present(
      'tocar',
      'jugar',
      'practicar',
      'coleccionar',
      'escalar',
      'pintar',
      'bailar',
      'cantar',
      'tejer',
      'restaurar',
      'surfear',
      'bordar',
      'cultivar',
      'pescar',
      'dibujar',
    ),
  ],
  (reading, at) => {
    const { words, weather } = reading;
    const verb = words[at]?.text ?? '';
    if (!isStated(reading, at) || weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
    if (ONE_DAY.test(reading.clause.text)) return null;
    const from = afterAdverbs(words, at + 1);
    const end = objectEnd(words, from);
    const object = textOf(words, from, end);
    if (verb.startsWith('jug') || verb.startsWith('jueg'))
      return PLAY.test(object) ? told('hobby', reading, at, end) : null;
    if (/^toc/.test(verb))
      return /^(?:el|la|los|las|un|una|en una|en un)? ?(?:guitarra|piano|bajo|bateria|violin|saxo|saxofon|flauta|ukelele|charango|acordeon|bandoneon|teclado|teclados|trompeta|chelo|violonchelo|clarinete|cajon|arpa|oboe|banjo|armonica|banda|orquesta|tambor|viola|quena|contrabajo|gaita)\b/.test(
        object,
      )
        ? told('hobby', reading, at, end)
        : null;
    if (/^(?:practic|colecciono|coleccionamos)/.test(verb))
      return object === '' || /^(?:con|para|lo|la|mi|mucho|el (?:examen|discurso)|ingles)/.test(object)
        ? null
        : told('hobby', reading, at, end);
    if (/^(?:pint|dibuj|cant|bail|tej|bord|restaur|cultiv|pesc|escal|surfe)/.test(verb))
      return object === '' ||
        /^(?:la (?:casa|pared|pieza)|el (?:cuarto|living)|victoria|las? paredes|mal)/.test(object) ||
        (/^(?:pint|cant|cultiv|restaur|tej|bord)/.test(verb) &&
          !/\b(?:desde|los|las|por hobby|acuarela|oleo|coro|tango|crochet|muebles|huerta|\w+os|\w+as)\b/.test(object))
        ? null
        : told('hobby', reading, at, end);
    return null;
  },
);
on(present('hacer'), (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isPlanned) return null;
  const object = textOf(words, afterAdverbs(words, at + 1));
  return /^(?:yoga|pilates|crossfit|escalada|senderismo|trekking|ceramica|natacion|ciclismo|boxeo|judo|karate|taekwondo|aikido|ballet|teatro|teatro|improvisacion|danza|danzas|spinning|running|funcional|pesas|musculacion|calistenia|surf|kitesurf|buceo|esqui|snowboard|patin|patinaje|parkour|meditacion|jardineria|carpinteria|ganchillo|crochet|macrame|origami|fotografia|radioaficion|montanismo|alpinismo|remo|vela|kayak|esgrima|atletismo|triatlon|mtb|gimnasia|zumba|tango|salsa|stand up|malabares|cerveza artesanal|pan casero|aquagym|artes marciales|tai chi|jiu|maquetas(?!.*\bpara\b)|velas(?!.*\bpara\b)|jabones(?!.*\bpara\b)|mosaicos?|encuadernacion|cosplay|miniaturas|costura|patchwork|bonsais|marqueteria|aeromodelismo|apnea|barranquismo|orientacion|equitacion|hipica|tiro con arco|malabarismo|grabado|acuarela|collage|scrapbooking)\b/.test(
    object,
  )
    ? told('hobby', reading, at, objectEnd(words, at + 1))
    : null;
});
// "Lo mío es la escalada", "en mi tiempo libre…".
on('mio', (reading, at) => {
  const { words, clause, clauses } = reading;
  if (words[at - 1]?.text !== 'lo') return null;
  // "El picante no es lo mío".
  if (isNegated(words, at))
    return !clause.isAsked &&
      at + 1 === words.length &&
      /^(?:el|la|los|las|\p{L}+[aei]r)\b.{0,40} no (?:es|son) lo$/u.test(textOf(words, 0, at)) &&
      !isAtHand(
        reading,
        0,
        words.findIndex(({ text }) => text === 'no'),
      )
      ? told('preference', reading, 0, at + 1)
      : null;
  const verb = words.findIndex(({ text }, index) => index > at && text === 'es');
  if (verb > 0)
    return /^(?:la|el|los|las) /.test(textOf(words, verb + 1)) && !/^(?:el tuyo|lo)/.test(textOf(words, verb + 1))
      ? told(words[verb - 1]?.text === 'no' ? 'preference' : 'hobby', reading, at - 1, objectEnd(words, verb + 1))
      : null;
  if (at + 1 !== words.length) return null;
  const next = clauses.slice(clause.index + 1, clause.index + 4).find(({ words: [opens] }) => opens?.text === 'es');
  if (next === undefined || next.isAsked || !/^es (?:la|el|los|las) /.test(next.text)) return null;
  const end = objectEnd(next.words, 1);
  return {
    kind: 'fact',
    slot: 'hobby',
    value: `lo suyo es ${written({ ...reading, clause: next, words: next.words }, 1, end)}`,
    first: words[at - 1] as Word,
    last: next.words[end - 1] as Word,
  };
});

// "Llevo diez años practicando aikido".
on('llevo llevamos', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  return isStated(reading, at) &&
    /^(?:(?:casi |como |ya |mas de )?(?:\d+|\p{L}+) |muchos )?(?:anos|decadas|toda (?:la|mi) vida) (?:practicando|tocando (?:el|la|los|en)|pintando|bailando|cantando|coleccionando|escalando|tejiendo|nadando|corriendo|haciendo (?:yoga|pilates|teatro|ceramica|deporte|judo|karate|boxeo|musica)|jugando (?:al (?!mism)|a las|a los))\b/u.test(
      text,
    )
    ? told('hobby', reading, at, objectEnd(words, at + 1))
    : null;
});

/** Groups that people join for pleasure: "estoy en un club de lectura", "juego en un equipo de vóley". */
const AT_LEISURE =
  /^(?:yo )?(?:(?:estoy|ando|participo|juego|canto|toco|bailo|actuo) en|formo parte de|soy (?:parte|miembro|integrante|soci[oa]) de) (?:un|una|el|la)(?: pequen[oa]| gran)?$/;
on('club grupo taller coro equipo banda orquesta comparsa murga liga pena', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isTemporary || weather.isFormer || !AT_LEISURE.test(textOf(words, 0, at))) return null;
  const what = textOf(words, at + 1);
  const noun = words[at]?.text ?? '';
  if (noun === 'equipo' && !/\bjuego en\b/.test(clause.text)) return null;
  const speaks = /^(?:coro|orquesta|murga|comparsa|banda)$/.test(noun);
  if (
    !speaks &&
    !/^de (?:lectura|senderismo|montana|montanismo|running|corredores|ajedrez|teatro|danza|baile|folklore|astronomia|ciclismo|rol|escritura|ceramica|yoga|natacion|remo|tenis|padel|futbol|voley|basquet|baloncesto|rugby|hockey|balonmano|handball|softball|beisbol|fotografia|costura|tejido|improvisacion|canto|percusion|aves|observadores)\b/.test(
      what,
    )
  )
    return null;
  return told('hobby', reading, 0, objectEnd(words, at + 1));
});
