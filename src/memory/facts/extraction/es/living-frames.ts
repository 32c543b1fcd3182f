/** Reads a living told without an employer: "me dedico a…", "doy clases", "vendo…", "llevo la administración", "me jubilé". */
import { afterAdverbs, isStated, objectEnd, on, present, textOf, told, written } from './frame.ts';
import { NUMBERS } from './lexicon/people.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

on('dedico ocupo encargo', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'me' || !isStated(reading, at - 1)) return null;
  const from = afterAdverbs(words, at + 1);
  if (!/^(?:a|al|de|del)$/.test(words[from]?.text ?? '')) return null;
  if (
    /^(?:a|de) (?:esto|eso|ello|lo|mirar|pensar|todo|vos|ti|usted|vivir|full)\b/.test(textOf(words, from)) &&
    !/^a esto desde/.test(textOf(words, from))
  )
    return null;
  return told(words[at]?.text === 'dedico' ? 'profession' : 'work', reading, at - 1, objectEnd(words, from));
});
on('especializo', (reading, at) => {
  const { words } = reading;
  return words[at - 1]?.text === 'me' &&
    isStated(reading, at - 1) &&
    /^en (?!eso|esto|nada|todo|hacer|perder|arruinar|romper|meter)\p{L}+/u.test(textOf(words, at + 1))
    ? told('profession', reading, at - 1, objectEnd(words, at + 1), {
        value: `se especializa ${told('profession', reading, at + 1, objectEnd(words, at + 1)).value}`,
      })
    : null;
});
on('gano', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'me' || !isStated(reading, at - 1) || !/^la vida /.test(textOf(words, at + 1)))
    return null;
  return told('profession', reading, at - 1, objectEnd(words, at + 2));
});

const TEACHING = /^clases? (?:de|a|en|particulares)\b/;
on(present('dar', 'enseñar', 'dictar'), (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary) return null;
  const object = textOf(words, afterAdverbs(words, at + 1));
  if (words[at]?.text.startsWith('d') ? !TEACHING.test(object) : !/^(?:a |en |\p{L}+ (?:en|a) )/u.test(object))
    return null;
  return told('work', reading, at, objectEnd(words, at + 1));
});

const BUSINESS =
  /^(?:un|una|mi|mi propio|mi propia|dos|tres|el|la) (?:pequen[oa] |propi[oa] )?(?:kiosco|quiosco|bar|estudio|negocio|tienda|restaurante|restaurant|restoran|ferreteria|panaderia|peluqueria|farmacia|libreria|verduleria|carniceria|taller|agencia|consultora|empresa|pyme|startup|local|comercio|cafe|cafeteria|heladeria|pizzeria|gimnasio|consultorio|clinica|hostel|hotel|vivero|almacen|imprenta|floreria|veterinaria|bodega|finca|granja|tambo|inmobiliaria|academia|escuela|despacho|emprendimiento|pastaleria|pasteleria|sucursal|equipo|grupo|area|sector|departamento|call center|camion|taxi|remis|supermercado|puesto|food truck|mercado|tiendita|papeleria|lavanderia|cerveceria|editorial|productora|carpinteria|joyeria|optica|zapateria|jugueteria|boutique|confiteria|parrilla|rotiseria|dietetica|estancia|vinoteca)\b/;
on(
  present('tener', 'dirigir', 'gestionar', 'administrar', 'atender', 'llevar', 'manejar', 'liderar', 'coordinar'),
  (reading, at) => {
    const { words, weather } = reading;
    if (!isStated(reading, at) || weather.isTemporary) return null;
    const from = afterAdverbs(words, at + 1);
    const object = textOf(words, from);
    if (!BUSINESS.test(object)) return null;
    if (
      /^(?:un|una|mi|el|la) (?:\w+ )?(?:equipo|taxi|remis|camion|area|estudio de|local)\b/.test(object) &&
      words[at]?.text === 'tengo'
    ) {
      return /equipo de (?:\d+|\w+ personas)/.test(object) && NUMBERS.has(words[from + 3]?.text ?? '')
        ? told('team', reading, at, objectEnd(words, from))
        : null;
    }
    return told(/\b(?:equipo|grupo)\b/.test(object) ? 'team' : 'work', reading, at, objectEnd(words, from));
  },
);

// "Vendo seguros", "reparo celulares": what one lives by, said of many.
on(present('vender', 'reparar', 'fabricar', 'cuidar', 'arreglar', 'diseñar', 'traducir'), (reading, at) => {
  const { words, weather, clause } = reading;
  if (clause.opener === 'y' || clause.opener === 'e') return null;
  if (!isStated(reading, at) || weather.isTemporary || weather.isPlanned) return null;
  const from = afterAdverbs(words, at + 1);
  const end = objectEnd(words, from);
  return /^\p{L}{3,}s\b/u.test(textOf(words, from, end)) &&
    !/^(?:mis|tus|sus|los|las|unos|unas|dos|tres|mas|menos|cosas|muchas|muchos)\b/.test(textOf(words, from, end))
    ? told('work', reading, at, end)
    : null;
});
on('siendo', (reading, at) => {
  const { words } = reading;
  if (at !== 0 || !isTrade(words[1]?.text ?? '') || reading.clause.isAsked) return null;
  const end = objectEnd(words, 1);
  return { ...told('profession', reading, 1, end), value: `es ${written(reading, 1, end)}` };
});

/** Gerunds of work, in the third person of those who live by it. */
const DOES: Readonly<Record<string, string>> = {
  cuidando: 'cuida',
  limpiando: 'limpia',
  vendiendo: 'vende',
  cocinando: 'cocina',
  ensenando: 'enseña',
  repartiendo: 'reparte',
  pintando: 'pinta',
  cosiendo: 'cose',
  arreglando: 'arregla',
};
// "Vivo en Valencia cuidando ancianos", "me gano la vida vendiendo empanadas".
on(Object.keys(DOES), (reading, at) => {
  const { words, clause, weather } = reading;
  const head = words.findIndex(({ text }) => /^(?:vivo|gano|llevo)$/.test(text));
  if (head < 0 || head > at || clause.isAsked || weather.isTemporary || weather.isFormer || !isStated(reading, head))
    return null;
  if (
    !/^(?:vivo (?:aca |aqui )?en \p{L}+(?: \p{L}+){0,2}|gano la vida|vivo|llevo \S+ (?:anos|meses))$/u.test(
      textOf(words, head, at),
    )
  )
    return null;
  const end = objectEnd(words, at + 1);
  if (
    !/^(?:(?:a |en |un |una |mi )?\p{L}{4,})/u.test(textOf(words, at + 1, end)) ||
    /^(?:a )?(?:mi|mis|mucho|poco|nada|todo)\b/.test(textOf(words, at + 1, end))
  )
    return null;
  return {
    kind: 'fact',
    slot: 'profession',
    value: `${DOES[words[at]?.text ?? ''] ?? ''} ${told('profession', reading, at + 1, end).value}`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
});

/** Wares that have no plural, and the words that show somebody lives by selling them. */
const WARES =
  /^(?:reposteria|ropa|comida|artesanias?|joyeria|bisuteria|maquillaje|cosmetic[ao]s?|lenceria|calzado|pan|fruta|verdura|miel|queso|software|publicidad|ceramica|bijouterie|panaderia|pasteleria|plata|cafe|perfumeria|mercaderia|mercancia)\b/;
const SOLD =
  /\b(?:por (?:encargo(?! del?\b)|catalogo|pedido(?! del?\b)|internet|instagram|mayor|menor|facebook)|a (?:domicilio|pedido)|online|en (?:la|una|el|un) (?:feria|mercado|plaza|puesto|calle|tianguis))\b/;
// "Y vendo repostería por encargo": only from people who told something of themselves before.
on(present('vender', 'hacer'), (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isPlanned || weather.isFormer) return null;
  const from = afterAdverbs(words, at + 1);
  const end = objectEnd(words, from);
  const object = textOf(words, from, end);
  const isSold = SOLD.test(object);
  if (
    words[at]?.text.startsWith('h')
      ? !isSold || /^(?:un|una|la|el|lo|esto|eso)\b/.test(object)
      : !WARES.test(object) && !isSold
  )
    return null;
  return /^(?:mi|mis|tu|el|la|un|una|est[ea]|es[ea]|poc[oa]|poquito|algo|todo|nada|mucho|cosas)\b/.test(object)
    ? null
    : told('work', reading, at, end);
});

const AREA =
  /^(?:el|la|las|los|toda la|todo el) (?:backend|frontend|front|back|infraestructura|infra|datos|qa|soporte|contabilidad|marketing|redes(?: sociales)?|ventas|compras|almacen|deposito|administracion|logistica|facturacion|comunicacion|tesoreria|nomina|caja|cocina|barra|parte (?:tecnica|legal|comercial|contable|de \p{L}+))\b(?! (?:de (?:mi|tu|este|esta)|en (?:el|la|mi) (?:cabeza|bolso|auto|coche|mochila|sangre)|a (?:la|el|mi|casa)\b|al ))/u;
// "Yo llevo el backend", "manejo las redes de la empresa".
on(present('llevar', 'manejar', 'coordinar', 'dirigir', 'gestionar', 'administrar'), (reading, at) => {
  const { words, weather } = reading;
  return isStated(reading, at) && !weather.isTemporary && !weather.isFormer && AREA.test(textOf(words, at + 1))
    ? told('work', reading, at, objectEnd(words, at + 1))
    : null;
});

// "Soy la que lleva la cocina de un hotel", "soy quien coordina las compras".
on('soy', (reading, at) => {
  const { words, weather } = reading;
  const lead = /^(?:quien|(?:el|la) que) (?:lleva|maneja|coordina|dirige|administra|gestiona|atiende) (?=\S)/.exec(
    textOf(words, at + 1),
  )?.[0];
  if (lead === undefined || !isStated(reading, at) || weather.isTemporary) return null;
  const from = at + 1 + lead.trim().split(' ').length;
  const object = textOf(words, from);
  if (!AREA.test(object) && !BUSINESS.test(object)) return null;
  const end = objectEnd(words, from);
  return { ...told('work', reading, from - 1, end), first: words[at] as Word };
});

// "Me jubilé el año pasado".
on('jubile pensione', (reading, at) =>
  reading.words[at - 1]?.text === 'me' && isStated(reading, at - 1)
    ? {
        ...told('work', reading, at - 1, objectEnd(reading.words, at + 1)),
        value: `se jubiló ${written(reading, at + 1, objectEnd(reading.words, at + 1))}`.trim(),
        replaces: true,
      }
    : null,
);
