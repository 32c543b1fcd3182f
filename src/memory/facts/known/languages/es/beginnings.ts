import type { BeginningRow } from '../../beginning-row.ts';

/** The events that begin something for the user and so end what was, in Spanish. */
export const beginnings: readonly BeginningRow[] = [
  {
    slots: 'work profession',
    events: `
      empece, empezamos, empiezo, arranque, arranco, comence, comienzo, entre a trabajar, entre, fiche, ficho, firme, me contrataron, me contrato, me tomaron, me cogieron, me llamaron, me aceptaron, consegui trabajo,
      consegui laburo, consegui curro, consegui pega, consegui chamba, consegui puesto, encontre trabajo, encontre laburo, nuevo trabajo, trabajo nuevo, laburo nuevo, me sume, me incorpore, me incorporo, primer dia,
      mi primer dia, plaza, me dieron trabajo, me dieron un puesto, me salio trabajo, me salio un trabajo, me ofrecieron trabajo`,
    before: 'en, en el, en la, con, por, a trabajar en, a trabajar con',
    value: 'value',
    frame: 'trabaja en @',
  },
  {
    slots: 'work profession',
    events: `
      empece, empiezo, arranque, comence, entre, me contrataron, me tomaron, me cogieron, consegui trabajo, consegui laburo, consegui curro, consegui pega, encontre trabajo, me dieron trabajo, me ascendieron,
      me promovieron, me nombraron, trabajo ahora, ahora trabajo, ahora laburo, ahora curro, paso a trabajar, me recibi`,
    before: 'de, como, a trabajar de, a trabajar como',
    value: 'value',
    frame: 'trabaja de @',
  },
  {
    slots: 'home',
    events: `
      me mude, nos mudamos, me vine, nos vinimos, me fui a vivir, nos fuimos a vivir, me devolvi, nos devolvimos, regrese, me instale, nos instalamos, me traslade, nos trasladamos, ahora vivo, ahora vivimos, vivo ahora,
      vivimos ahora, recale, me quede a vivir, volvi a vivir, volvimos a vivir, compramos casa, compramos piso, compramos un piso,
      compramos una casa, compre un piso, compre casa, compre un depa, nueva casa, casa nueva, piso nuevo, nuevo piso, depa nuevo, direccion nueva, nueva direccion, comparto piso, comparto depa, me cambie de casa,
      me cambie, emigre, emigramos, agarramos nuestras cosas, me radique, nos radicamos`,
    before: 'en, a, para, pa, por, hacia',
    value: 'who',
    frame: 'vive en @',
  },
  {
    slots: 'age',
    events: `
      mi cumple, mi cumpleanos, cumpli, cumplo, fue mi cumple, festeje mis, por fin los, me cayeron, sople, estrene`,
    before: 'de',
    value: 'figure',
    frame: 'tiene @ años',
  },
  {
    slots: 'home',
    with: `
      alquile, alquilo, alquilamos, arrende, arriendo, rento, rente, rentamos, compre, compramos, consegui, conseguimos, encontre, encontramos, tengo, comparto`,
    events: `
      piso, depa, departamento, depto, monoambiente, estudio, apartamento, casa, casita, cuarto, habitacion, chalet, loft, pieza`,
    before: 'en, por, cerca de',
    value: 'who',
    frame: 'vive en @',
  },
];
