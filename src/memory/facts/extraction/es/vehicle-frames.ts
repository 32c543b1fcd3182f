/** Reads users' vehicles: "manejo una Hilux", "me compré una moto", "me muevo en bici". */
import { afterAdverbs, isStated, objectEnd, on, present, textOf, told, written } from './frame.ts';
import type { Word } from './spanish-words.ts';

const VEHICLE =
  /\b(?:auto|coche|carro|moto|camioneta|camion|scooter|monopatin|bici|bicicleta|furgoneta|furgon|suv|pickup|4x4|utilitario|combi|motorhome|velero|lancha|toyota|hilux|corolla|etios|yaris|prius|rav4|ford|fiesta|focus|ka|ranger|ecosport|falcon|mustang|chevrolet|corsa|onix|cruze|spark|aveo|s10|tracker|renault|clio|kangoo|sandero|duster|megane|logan|twingo|peugeot|208|206|207|307|308|partner|citroen|c3|c4|berlingo|fiat|uno|palio|cronos|argo|punto|siena|500|volkswagen|vw|gol|golf|polo|vento|amarok|suran|fox|jetta|passat|bora|tiguan|vocho|honda|civic|fit|crv|cr-v|hrv|wave|tornado|biz|nissan|versa|march|sentra|tsuru|frontier|kicks|juke|qashqai|leaf|hyundai|i10|i20|i30|tucson|creta|kia|rio|picanto|sportage|mazda|seat|leon|ibiza|arona|skoda|octavia|fabia|bmw|audi|mercedes|benz|volvo|subaru|suzuki|swift|vitara|jeep|renegade|compass|wrangler|dacia|tesla|mini|opel|astra|yamaha|kawasaki|ducati|vespa|harley|bajaj|rouser|zanella|gilera|dodge|ram|mitsubishi|lancer|chery|byd|mg|haval|geely|ninja|pulsar|dominar|vulcan|xtz|cbr?|gixxer)\b/;
on(
  [
    ...present('tener', 'manejar', 'conducir', 'usar', 'traer'),
    'compre',
    'compramos',
    'comprado',
    'comprar',
    'comprarme',
  ],
  (reading, at) => {
    const { words, weather, clause } = reading;
    const verb = words[at]?.text ?? '';
    const bought = verb.startsWith('compr');
    // "Me acabo de comprar una moto".
    const just = /^comprar/.test(verb)
      ? words.findIndex(({ text }, index) => index === at - 2 && /^acab(?:o|amos)$/.test(text))
      : -1;
    if (/^comprar/.test(verb) && (just < 0 || words[at - 1]?.text !== 'de')) return null;
    if (just >= 0 && !/^(?:comprarme)$/.test(verb) && !/^(?:me|nos)$/.test(words[just - 1]?.text ?? '')) return null;
    const head = just >= 0 ? just : bought && /^(?:me|nos)$/.test(words[at - 1]?.text ?? '') ? at - 1 : at;
    if (weather.isTemporary || weather.isFormer || weather.isPlanned || !isStated(reading, head) || clause.isAsked)
      return null;
    const from = afterAdverbs(words, at + 1);
    const end = objectEnd(words, from);
    const object = textOf(words, from, end);
    const thing = /^(?:un|una|el|la|mi|dos) (?:\p{L}+ )?(.*)$/u.exec(object);
    if (thing === null || !VEHICLE.test(object.split(' ').slice(1, 4).join(' '))) return null;
    if (
      /^(?:un|una) (?:auto|coche|carro|moto|camioneta|bici|bicicleta)? ?(?:alquilad|prestad|rentad|de alquiler|de juguete|para alquilar)/.test(
        object,
      ) ||
      (/^(?:el|la) (?:auto|coche|carro|moto|bici|bicicleta|camioneta)$/.test(object) && verb !== 'manejo')
    )
      return null;
    if (/\b(?:alquilad|prestad|rentad|de (?:alquiler|prueba|cortesia|sustitucion))/.test(object)) return null;
    if (/^(?:manej|conduz|us)/.test(verb) && /^(?:el|la) /.test(object) && !words[from + 1]?.isCapital) return null;
    if (verb.startsWith('us') && !/^(?:una|mi|un) (?:bici|bicicleta|moto|scooter)/.test(object)) return null;
    if (
      /^(?:un|una) (?:problema|uno|ram|fit|mini|ka|punto|polo|rio|ranger|leon|partner|compass|golf|fox|focus|500|uno)\b/.test(
        object,
      ) &&
      !words[from + 1]?.isCapital
    )
      return null;
    if (just >= 0)
      return {
        ...told('vehicle', reading, head, end),
        value: `se compró ${told('vehicle', reading, from, end).value}`,
      };
    return told('vehicle', reading, head, end);
  },
);
// "Mi Gol 2008 pierde aceite".
on('mi', (reading, at) => {
  const { words, clause, weather } = reading;
  const end = words.findIndex(({ text }, index) => index > at + 1 && index < at + 5 && /^(?:19|20)\d\d$/.test(text));
  if (at > 0 || end < 0 || clause.isAsked || weather.isFormer || words[at + 1]?.isCapital !== true) return null;
  return VEHICLE.test(textOf(words, at + 1, end))
    ? {
        kind: 'fact',
        slot: 'vehicle',
        value: `tiene un ${written(reading, at + 1, end + 1)}`,
        first: words[at] as Word,
        last: words[end] as Word,
      }
    : null;
});
const ABOUT =
  /^(?:siempre |solo )?en (?:moto|motoneta|bici|bicicleta|scooter|monopatin|patineta)(?: electric[oa])?(?= |$)/;
const TO_WORK =
  /^(?:siempre )?(?:al (?:trabajo|laburo)|a (?:trabajar|la oficina|la facultad|tod[oa]s (?:lados|partes))) en (?:moto|motoneta|bici|bicicleta|scooter|monopatin)(?= |$)/;
// "Me muevo en bici", "voy al trabajo en moto".
on('muevo voy', (reading, at) => {
  const { words, weather } = reading;
  const said = (words[at]?.text === 'voy' ? TO_WORK : ABOUT).exec(textOf(words, at + 1))?.[0];
  const head = words[at - 1]?.text === 'me' ? at - 1 : at;
  return said === undefined || weather.isTemporary || weather.isPlanned || !isStated(reading, head)
    ? null
    : told('vehicle', reading, head, at + 1 + said.split(' ').length);
});
on([...present('andar'), 'muevo'], (reading, at) => {
  const { words } = reading;
  return isStated(reading, at) &&
    !reading.weather.isTemporary &&
    /^en (?:un|una) (?!pozo|crisis|mal|racha)/.test(textOf(words, at + 1)) &&
    VEHICLE.test(textOf(words, at + 1, at + 5))
    ? told('vehicle', reading, at, objectEnd(words, at + 2))
    : null;
});
