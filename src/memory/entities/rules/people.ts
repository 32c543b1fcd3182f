import type { EntityRule } from '../entity.ts';
import { NO_PLACES } from './places.ts';

const WORD = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*`;
const NAME = `(?<name>${WORD}(?: (?:(?:de|del|de la|von|van) )?${WORD}){0,2})`;

const RELATIVES_ES =
  'padre|madre|papá|mamá|hij[oa]|herman[oa]|ti[oa]|tí[oa]|prim[oa]|sobrin[oa]|abuel[oa]|niet[oa]|marido|mujer|espos[oa]|novi[oa]|parej[oa]|suegr[oa]|cuñad[oa]|amig[oa]|jef[ea]|compañer[oa]|vecin[oa]|profesor[a]?|médic[oa]|abogad[oa]|dentista|terapeuta|psicólog[oa]|cliente|perr[oa]|gat[oa]';
const RELATIVES_EN =
  'father|mother|dad|mom|mum|son|daughter|brother|sister|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|grandpa|grandma|husband|wife|boyfriend|girlfriend|partner|friend|boss|manager|colleague|coworker|neighbou?r|teacher|doctor|lawyer|dentist|therapist|client|roommate|flatmate|fianc[ée]e?';

/** Given names by which a person is told from a company or a place. Without case and accents. */
const GIVEN_NAMES = `
  Ana María Maria Carmen Josefa Isabel Laura Marta Cristina Lucía Lucia Paula Elena Sara Sofía Sofia Julia Alba Irene Rosa Pilar Teresa Raquel Beatriz Silvia
  Patricia Mónica Monica Andrea Claudia Nuria Eva Natalia Alicia Inés Clara Victoria Daniela Valentina Camila Martina Antonio José Jose Manuel Juan David
  Javier Carlos Daniel Miguel Rafael Pedro Pablo Ángel Angel Alejandro Fernando Sergio Luis Jorge Alberto Álvaro Alvaro Diego Adrián Adrian Raúl Raul Iván Ivan
  Rubén Ruben Enrique Óscar Oscar Ramón Ramon Vicente Andrés Andres Joaquín Joaquin Santiago Víctor Victor Mario Roberto Marcos Jaime Hugo Mateo Lucas Martín
  Nicolás Nicolas Gonzalo Ignacio Tomás Tomas Felipe Emilio John James Robert Michael William Richard Thomas Charles Christopher Matthew Anthony Mark Steven
  Paul Andrew Joshua Kevin Brian George Edward Ronald Timothy Jason Jeffrey Ryan Jacob Gary Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel
  Mary Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa
  Deborah Stephanie Rebecca Sharon Kathleen Amy Anna Emma Olivia Sophia Hannah Rachel Alice Peter Tom Bob Jim Joe Mike Kate Jane Jack Harry Oliver
`
  .trim()
  .split(/\s+/)
  .join('|');

export const PEOPLE_RULES: readonly EntityRule[] = [
  {
    kind: 'people',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Mm]i|[Tt]u|[Ss]u|[Nn]uestr[oa]) (?:mejor |ex[- ]?|actual |nuev[oa] )?(?:${RELATIVES_ES})(?:,)? (?:(?:se llama|es) )?${NAME}`,
      'gu',
    ),
    not: NO_PLACES,
    must: [
      ['Mi hermana Ana viene mañana', 'Ana'],
      ['mi jefe se llama Pedro García', 'Pedro García'],
      ['con tu amigo, Luis', 'Luis'],
    ],
    mustNot: ['mi hermana viene', 'mi amigo es Español', 'mi jefe es muy bueno', 'Mi Casa Azul'],
  },
  {
    kind: 'people',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) (?:best |old |new |ex[- ]?|little |big |older |younger )?(?:${RELATIVES_EN})(?:,| is called| is named|'s name is)? ${NAME}`,
      'gu',
    ),
    not: NO_PLACES,
    must: [
      ['My sister Kate lives here', 'Kate'],
      ["my boss's name is Laura Smith", 'Laura Smith'],
      ['our neighbour Peter', 'Peter'],
    ],
    mustNot: ['my sister lives in Boston', 'my friend is English', 'My Brother in law'],
  },
  {
    kind: 'people',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Ss]r|[Ss]ra|[Ss]rta|[Dd]r|[Dd]ra|[Pp]rof|Mr|Mrs|Ms|[Dd]on|[Dd]oña|[Ss]eñor|[Ss]eñora|[Dd]octor|[Dd]octora)\\.? ${NAME}`,
      'gu',
    ),
    must: [
      ['cita con la Dra. López', 'López'],
      ['el Sr. Pérez Galdós', 'Pérez Galdós'],
      ['ask Mr. Brown', 'Brown'],
    ],
    mustNot: ['el doctor me dijo', 'Dr. house music', 'don de gentes'],
  },
  {
    kind: 'people',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:con|para|de parte de|llam[aée]\\p{L}* a|habl\\p{L}+ (?:con|a)|dile a|d[ií]jo(?:me)? |with|told|asked|from|met|call(?:ed)?|for) (?<name>(?:${GIVEN_NAMES})(?: (?:(?:de|del|de la) )?${WORD}){0,2})(?![\\p{L}])`,
      'gu',
    ),
    must: [
      ['He quedado con Marta para cenar', 'Marta'],
      ['habla con Juan Pérez', 'Juan Pérez'],
      ['I had lunch with Sarah', 'Sarah'],
    ],
    mustNot: ['hablé con Vodafone', 'con Madrid al fondo', 'with Google'],
  },
];
