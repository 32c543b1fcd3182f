import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-shift.ts`: not to be changed by hand. */
export const SPANISH_SHIFT: FeatureWeights = {
  bias: -2.7,
  features: `
    2.16: =fresh
    0.98: =long
    0.96: =asks in full
    0.74: =other domain
    0.68: =asks alone
    0.64: =tells alone
    0.56: =few
    0.42: =opens asking
    0.26: =asks
    0.24: de
    0.2: =no talk | un
    0.08: el | o | para
    0.06: a | como | del | esta | se
    0.04: ^bueno | ^bueno ya | ^como | ^la | ^luego | ^luego te | ^me despidieron | ^que | ^que es | ^si | ^si el | aunque | bien | bueno | luego | ni
    0.04: quiero | si | ya
    0.02: 38 | ^como se | ^cual | ^cual es | ^la fiesta | ^no me | ^recuerdame | ^recuerdame la | ^se | ^se me | ^si oye | ^uff | ^uff paro | ^vale donde
    0.02: aqui | cada | este | fue | mas | me | mi | quien | sabes | te | una | y
    -0.02: 0 | 14 | 17 | 6 | ^ahora | ^ahora me | ^con | ^con brocoli | ^cuanto | ^cuanto pongo | ^demasiado | ^demasiado largo | ^donde | ^el 14
    -0.02: ^me referia | ^mi abuela | ^mmm | ^mmm no | ^que comision | ^son | ^tiene las | ^y | ^y las | esa | gracias | has | le | mis | nos | otra
    -0.02: porque | sin
    -0.04: =nothing asked | ^el | ^hay | ^me molesta | ^que companias | ^tiene cuatro | entonces | pero | por | son | todo
    -0.06: con | era | es | hay | las | muy
    -0.08: =short | ^tiene | al | cuanto | lo
    -0.1: no | que
    -0.32: =fragment
    -0.36: =answers
    -0.58: =knows
    -0.78: =goes on | =same domain
    -0.8: =number
    -0.88: =no domain
    -1: =leans
    -1.42: =shared`,
};
