import type { EntityRule } from '../entity.ts';

/** Words that follow "en", "a", "in" or "to" with a capital and are no places. Without case and accents. */
export const NO_PLACES: ReadonlySet<string> = new Set(
  `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado
  domingo january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday navidad navidades christmas easter halloween nochebuena nochevieja semana primavera verano otono invierno
  espanol ingles frances aleman italiano catalan portugues chino japones spanish english french german italian chinese japanese
  python java javascript typescript rust go ruby php excel word sql html css react vue angular django docker kubernetes linux windows mac android
  google amazon apple microsoft netflix youtube spotify instagram whatsapp facebook tiktok twitter telegram slack discord zoom github gitlab
  internet chatgpt openai claude dios god mi tu su el la los las un una yo i you he she it we they the this that my your his her our`.split(
    /\s+/,
  ),
);

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = `(?<name>(?:(?:El|La|Los|Las|The) )?${WORD}(?: (?:(?:de|del|la|las|los|el|of|the|upon|do|da) ){0,2}${WORD}){0,3})`;

export const PLACE_RULES: readonly EntityRule[] = [
  {
    kind: 'places',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:(?:[Vv]iv[oeií]\\p{L}*|[Vv]eran\\p{L}+|[Nn]ac[ií]\\p{L}*|[Cc]rec[ií]\\p{L}*|[Ee]stoy|[Ee]stamos|[Ee]stuv\\p{L}+|[Rr]esid\\p{L}+|[Aa]loj\\p{L}+|[Vv]acaciones|[Hh]otel\\p{L}*|[Rr]estaurantes?|[Bb]ares|[Pp]iso|[Aa]partamento) en|(?:[Vv]iaj\\p{L}+|[Vv]oy|[Vv]amos|[Ff]ui|[Ff]uimos|[Ii]r|[Ii]remos|[Vv]olar|[Vv]uel\\p{L}+|[Bb]illetes?|[Mm]udar\\p{L}*|[Mm]ud[éo]|[Ll]legu?\\p{L}+|[Vv]olv\\p{L}+) (?:a|hasta|hacia)|[Cc]erca de|[Vv]isit(?:ar|é|amos|aremos)|[Cc]onocer) ${NAME}`,
      'gu',
    ),
    not: NO_PLACES,
    must: [
      ['Vivo en Madrid desde 2010', 'Madrid'],
      ['El año pasado viajamos a Nueva York.', 'Nueva York'],
      ['Busca bares cerca de Puerta del Sol', 'Puerta del Sol'],
      ['quiero ir a La Rioja en mayo', 'La Rioja'],
      ['nos alojamos en San Sebastián', 'San Sebastián'],
    ],
    mustNot: [
      'voy a comer',
      'estoy en Python ahora',
      'vamos a ver',
      'estoy en casa',
      'viajo en Enero',
      'voy a Google a buscarlo',
    ],
  },
  {
    kind: 'places',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:(?:[Ll]iv(?:e|es|ed|ing)|[Bb]orn|[Gg]rew up|[Ss]tay(?:ed|ing)?|[Bb]ased|[Hh]olidays?|[Vv]acation|[Hh]otels?|[Rr]estaurants?|[Aa]partment) in|(?:[Tt]ravel(?:l?ed|l?ing)?|[Gg]o|[Gg]oing|[Ff]ly|[Ff]lying|[Ff]lew|[Ff]lights?|[Ww]ent|[Mm]ov(?:e|ed|ing)|[Tt]rips?|[Dd]riv(?:e|ing)|[Dd]rove|[Bb]een) to|[Vv]isit(?:ed|ing)?|[Nn]ear) ${NAME}`,
      'gu',
    ),
    not: NO_PLACES,
    must: [
      ['I live in Boston now', 'Boston'],
      ['a trip to New York with friends', 'New York'],
      ['We visited The Hague', 'The Hague'],
    ],
    mustNot: ['I go to work', 'born in May', 'we moved to Slack', 'going to The'],
  },
];
