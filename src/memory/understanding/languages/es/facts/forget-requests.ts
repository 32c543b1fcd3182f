/** Spanish words of requests to forget: how they begin, what they ask, and the small words around what they name. */
export const requestLists = {
  'request leads': `uy, ay, ups, por favor, porfa, por fa, porfi, oye, che, mira, bueno, ok, vale, dale, y, pero, pues, ah, eh, entonces, mejor, ahora, perdon, perdona, disculpa, ya, puedes, podes, podrias, puede, podria, podeis, me puedes, te pido que, quiero que, necesito que, quisiera que, prefiero que, me gustaria que,
    hazme el favor de, haceme el favor de, hace el favor de, haz el favor de, tambien, de paso, en realidad, entre nosotros, jaja, jeje, a ver, en serio, si puedes, si podes`,
  'forget asking': `olvida, olvidá, olvidate, olvídate, olvide, olvidese, olvídese, olvides, te olvides, olvidar, olvidarte, olvidad, olvidaos, olvida también, olvídate también, olvidate tambien, no guardes, no guarde, no guardeis, no recuerdes, no recuerde, no conserves, no retengas, no registres, no anotes, no memorices, ya no recuerdes, ya no guardes,
    no quiero que guardes, no quiero que recuerdes, no quiero que sepas, no quiero que tengas, no quiero que conserves, ya no quiero que recuerdes, ya no quiero que guardes,
    no hace falta que recuerdes, no hace falta que guardes, que no quede registro de, que no quede nada de, no quiero que quede, no sigas guardando, no sigas recordando, deja de recordar,
    deja de guardar, dejá de recordar, dejá de guardar,
    haz como si no te hubiera dicho, haz como si no te hubiera contado, hace como si no te hubiera dicho, hacé como si no te hubiera dicho, hacé como si no te hubiera contado,
    haz como si nunca te hubiera dicho, hacé como si nunca te hubiera dicho`,
  'delete asking': `borra, borrá, borre, borrar, borres, borrad, borrame, bórrame, elimina, eliminá, elimine, eliminar, elimines, eliminame, elimíname, suprime, suprimí, suprimir, descarta, descartá, descartar, quita, quitá, quitar`,
  'unkept asking': `
      no guardes, no guarde, no recuerdes, no recuerde, no registres, no registre, no anotes, no anote, no memorices, no conserves, no retengas, no quiero que guardes, no quiero que recuerdes,
      no hace falta que guardes, no hace falta que recuerdes, que no quede registro de`,
  telling: `
      lo de, lo del, lo que, eso de, eso del, la parte de, la parte del, el tema de, el tema del, el asunto de, la info, informacion sobre, cualquier cosa sobre, te dije, te conte, todo sobre,
      de mi perfil, de tu memoria, de tus notas`,
  'forget idle': `sabeis, sepais, teneis, tengais, guardais, recordais, recordeis, os, nosotros, tu, tus, su, ha, sin, excepcion, a, de, del, al, lo, la, el, los, las, un, una, mi, mis, me, te, se, le, que, sobre, acerca, con, en, para, por, eso, esto, ese, esa, esos, esas, este, esta, aquello, todo, toda, todos, todas, nada, algo, cualquier, cosa, cosas, info, informacion, dato, datos, parte, tema, asunto, relacionado, relacionada, referente, respecto, dije, dicho, digo, conte, contado, conté, comente, comentado,
    mencione, hable, hablado, escribi, pase, di, sepas, sabes, sabés, sepa, sabe, tengas, tienes, tenes, tenés, recuerdes, recuerdas, recordas, guardado, guardada, guardes, guardaste, hayas, has, he,
    yo, tu, vos, usted, favor, porfa, fa, porfi, ahora, ya, tambien, también, antes, recien, recién, mas, más, completo, completamente, totalmente, memoria, registro, registros, recuerdo, recuerdos,
    notas, base, sistema, personal, personales, y, o, gracias, jaja, jeje, hasta, aqui, aca, acá, aquí, siempre, inmediatamente, hoy, dale, vale, ok, si, puedes, podes, conversacion, charla,
    historial, es, era, fue, anda, venga, vamos, plis, quede, quedar, ninguna, ningun, perfil, existe, haya, contigo, absolutamente,
    jajaja, jajajaja, che, eh, tio, viste, mira, oye, igual, cierto, bueno, posta, tener, tenia, ser, estar, aquello`,
  'request owners': 'mi, mis, nuestro, nuestra, nuestros, nuestras',
  'forget instead': `mejor, pidamos, vamos, hagamos, usa, usá, usemos, en cambio, en su lugar, prefiero, probemos, que tal, vayamos`,
} as const;

/** Spanish rules of requests to forget: `told` names something that was told, `gone` something that may as well be at hand, `before` the user's last words, `that` what was said last, `unkept` the message itself. */
export const forgetRequests = `
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] <forget asking> => 'told'  ✓ y olvídate también de lo del asma = told  ✗ me olvido del asma
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] <delete asking> => 'gone'  ✓ ¿puedes borrar todo lo que sabes de mi dirección? = gone  ✗ cómo borro el perro
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] (<forget asking>/<delete asking>) [de] [que] (lo (ultimo/anterior) [que [te] (dije/conte/escribi/puse)]
    | (mi/el) (ultimo/anterior) mensaje | mi mensaje anterior | [te] (dije/conte) (eso/esto) | (lo/eso) que [te] acabo de (decir/contar/escribir) | lo que [te] (dije/conte/decia) (recien/ahora))
    => 'before'  ✓ olvida lo último que te dije = before  ✗ olvida lo que te dije de la pizza
  ^ [<request leads>] [<request leads>] [<request leads>] <delete asking> (eso/esto) [ya/ahora/tambien | por favor] $ => 'that'  ✓ borra eso = that  ✗ borra ese archivo
  ^ [<request leads>] [<request leads>] [<request leads>] [lo] <unkept asking> (esto/eso/nada) => 'unkept'  ✓ no guardes esto: vivo en Bali = unkept  ✗ no guardes el archivo
  ^ [<request leads>] [<request leads>] [<request leads>] <unkept asking> (esto/eso/nada) (de/del/sobre) !(lo/eso/esto/que/todo) => 'told'  ✓ no guardes nada de Pablo = told  ✗ no guardes nada de esto
  ^ [<request leads>] [<request leads>] [<request leads>] no lo (guardes/guarde/recuerdes/recuerde/registres/registre/anotes/anote) => 'unkept'  ✓ entre nosotros, no lo guardes: soy gay = unkept  ✗ lo guardo`;
