import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const SPANISH_SAME: FeatureWeights = {
  bias: -0.4,
  features: `
    2.7: length
    2.35: named
    1.85: kind unsaid
    1.6: nothing left
    1.25: put anew
    1.2: same kind
    1.1: word =inventar | kinds how long/how many
    1.05: word formul
    0.75: kinds how/what to do | kinds how/where
    0.7: word juli | word tabler | word verd
    0.65: word aguant
    0.6: added soft | added told | word ped | kinds what/why
    0.55: word pas | word seman
    0.5: word =calcular | word =cancelar | word cicatriz | word enterr | word perfor
    0.4: word =velocidad | word internet | word tierr | kinds how old/what | one side | own differs
    0.3: word =documento | word =quitar | word carn | word conduc | word meg | word nuev | word pon | small words differ
    0.25: word =telefono | word jug | word mesit | word moned | leans
    0.2: akin | word =activar | word =preparar | word dur | word jugador | kinds how many/how often | kinds how many/what | pairs
    0.15: word =kilometro | word estel | word motor
    0.1: word =configurar | word =descubrir | word =temperatura | word falt | word sal
    0.05: word =epoca | word =malo | word =viajar | word pag | kinds how/what | kinds what/what for
    -0.05: word !mejor | word congel | word pegament | word perd | word perr | left told
    -0.1: added decisive | word nombr | inexact | kinds how/what for | left name
    -0.15: word =caloria | word ven
    -0.2: added plain | word =nacer | word cobr | word dej | word hoj | word normal | kinds how/how long | kinds how/why
    -0.25: added verb | word tom | kinds how long/what
    -0.3: word agu
    -0.4: word =guardar
    -0.45: only own differs
    -0.5: word dia | kinds what/when
    -0.55: word =cambiar | left plain | points apart
    -0.65: added name | word cost
    -0.7: kinds when/why
    -0.85: kinds how often/what | replaced
    -1.35: kinds differ
    -1.4: kinds when/who
    -1.95: frame`,
};
