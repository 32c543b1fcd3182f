import type { AnswerSigns } from '../question-signs.ts';

/** The Spanish signs of answers that are none, and of a user who says that one was wrong. */
export const ANSWERS: AnswerSigns = {
  none: {
    phrases: `
      no lo se
      no se
      no tengo informacion/datos/acceso/forma/registro/registrado/registrada/idea/esa/ese/esos
      no puedo ayudarte/responder/acceder/decirte/saber/ayudar
      no dispongo
      no encontre/encuentro/conozco/cuento
      no estoy segur-
      lo siento … no/pero
      lo lamento … no/pero
      como modelo/ia/asistente/inteligencia
      necesito/necesitaria saber/conocer/mas
      no tengo apuntad-/anotad-/guardad-
      no me dijiste/contaste/has/diste
      aun/todavia no
      hubo un error/problema
      ocurrio un error/problema
      dame un momento/segundo
      dejame buscar/revisar/ver
      un momento/segundo
      podrias/puedes/podes aclarar/precisar/especificar/decirme/aclararme
      a que/cual te referis/refieres`,
    examples: [
      'No lo sé.',
      'Lo siento, no tengo esa información.',
      'Hubo un error al buscar.',
      'Necesito saber su edad.',
    ],
    others: ['La capital de Francia es París.', 'No, son tóxicas para ellos.'],
  },
  correction: {
    phrases: `
      no es/era/eso/esta/estas/te/me/no/quise/queria
      no … asi/correcto/cierto/verdad
      eso no
      eso esta mal
      esta mal
      estas equivocad-
      te equivocas/equivocaste/confundis/confundes/confundiste/estas
      mal/incorrecto/falso/mentira
      no me referia/refiero
      no pregunte/pedi
      no te pregunte/pedi
      quise decir
      queria decir
      me referia
      no … al reves/contrario
      ni ahi
      estas segur-
      seguro que`,
    examples: ['No, eso no es correcto', 'Te equivocaste', 'Eso está mal', 'No me refería a eso'],
    others: ['Gracias, ¿y la de España?', 'No sabía, gracias'],
  },
};
