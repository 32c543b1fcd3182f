import type { JournalSigns } from './journal-signs.ts';

/** Signs in Spanish. */
export const SPANISH_SIGNS: JournalSigns = {
  decided: {
    phrases: `
      decidí/decidimos
      he/hemos/ha/está/quedó/queda decidido/decidida
      decidido que/entonces
      quedamos en/con
      queda/quedó acordado/confirmado/fijado
      me quedo con
      nos quedamos con
      elegí/elegimos/elijo
      al final … usamos/vamos/voy/compro/compramos/hago/hacemos/elijo
      acordamos
      confirmo/confirmamos el/la/los/las/que
      vamos con el/la/los/las/lo
      optamos/opté por`,
    examples: [
      'Decidimos usar PostgreSQL para el proyecto',
      'Entonces quedamos en vernos el jueves',
      'No, me quedo con el segundo',
      'Al final vamos en tren',
      'Confirmo la reserva para cuatro',
      'Ya está decidido: compramos la casa de León',
      'Vamos con la opción barata',
    ],
    others: [
      '¿Decidimos ya?',
      'Todavía no decidí nada',
      'No hemos decidido el color',
      'Mi jefe decidió irse',
      'Si me quedo con el segundo, ¿qué pierdo?',
      'Cuando decidimos algo nadie lo cumple',
      'Vamos con mi hermana al cine',
      'Prefiero el té',
    ],
  },
  solved: {
    phrases: `
      ya funciona/funcionan/anda/andan/arranca/compila
      ahora funciona/anda/sí
      funcionó
      anduvo
      solucionado/solucionada/resuelto/resuelta/arreglado/arreglada
      lo/la solucioné/resolví/arreglé/solucionamos/resolvimos/arreglamos
      se solucionó/resolvió/arregló
      con eso funciona/anda/quedó
      era eso`,
    examples: ['¡Ya funciona, gracias!', 'Listo, solucionado', 'Lo arreglé cambiando el puerto', 'Era eso, gracias'],
    others: [
      'No funcionó',
      'Ya no funciona',
      'Todavía no está resuelto',
      '¿Ya funciona?',
      'Sigue sin funcionar',
      'Avisame cuando esté arreglado',
      'Si lo arreglé mal, decime',
    ],
  },
  open: [
    'no',
    'nunca',
    'sin',
    'si',
    'cuando',
    'quizás',
    'quizas',
    'tal',
    'todavía',
    'todavia',
    'aún',
    'casi',
    'esté',
    'quede',
    'ni',
    'hasta',
    'tampoco',
  ],
};
