import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const SPANISH_SAME: FeatureWeights = {
  bias: -0.05,
  features: `
    3.55: length
    2.1: named
    1.85: kinds how/what to do
    1.7: kind unsaid
    1.55: kinds how long/how many
    1.15: added told | word formul
    0.95: word =telefono | same kind
    0.9: leans
    0.85: word viv | nothing left
    0.8: word ciert
    0.75: added soft | word =inventar | word =preparar | word cay | word verd | inexact | kinds what/who | one side
    0.7: word =calcular | kinds how/where
    0.65: word =terminar
    0.6: word =viajar | word declar | word doy | word pas | put anew
    0.55: word !tra | word juli | word vomit | kinds how many/how old
    0.5: word lleg | word seman | word tierr
    0.45: word =configurar | word band | word dur | word motor | word rat | kinds how many/how often
    0.4: word cicatriz | word enterr | word met | word permis | word tiemp | word version | left verb
    0.35: word =instalar | word bol | word ped | word perfor | kinds what/why | own differs
    0.3: added plain | common | word =pesar | word apunt | word echo | word equival | word madr | word tabler | kinds how long/when | left soft
    0.25: added verb | word =documento | word =escribir | word =ganar | word =velocidad | word esper | word junt | word meg | word numer | word porqu
    0.25: word present | word tra | kinds how far/what | left name
    0.2: word =empezar | word =temperatura | word fil | word jug | word sal | kind open | kinds how old/what
    0.15: word =cancelar | word colesterol | word internet | word lechug | word pon | word renov | word sals | kinds how many/what
    0.1: word =activar | word =color | word =descubrir | word =malo | word copi | word dej | word desinfect | word gat | word mit | word qued
    0.1: word verdur | word volum | implied | pairs
    0.05: word =auto | word =kilometro | word =lavar | word guerr | word ibuprofen | word mech | word moned | word pastill | word volv | left told
    -0.05: word !mejor | word =persona | word congel | word horn | word noch | word olor | word tornill | left plain
    -0.1: word amarill | word argentin | word azul | word colg | word cuchar | word dorm | word habl | word limit | word tom
    -0.15: word =borrar | word =quitar | word =vacuna | word pegament | word perd | word planch | word sec
    -0.2: word blanc | word olla | kinds how many/when | kinds how/what for
    -0.25: word !ma | word =nacer | word col | word grand | word lad | word menor | word ultim | kinds how/whom | kinds how/why | only own differs
    -0.3: added name | word alquil | word normal | word pan | word tiend | kinds what/when
    -0.35: word =trabajo | word punt | kinds how many/where
    -0.4: word =bebe | word =caloria | word =deshacer | word =idioma | word cont
    -0.45: word =comer | word =heladera | word circul | word hoj | word mult | word nombr | word pest | kinds how/how long | points apart | replaced
    -0.5: kinds how many/why | kinds what/what to do
    -0.55: word =cambiar | word =diferencia | word cobr | word efect
    -0.6: word =adulto | word =guardar | word =ingrediente | word =sustituir | word acer | word frut | kinds when/why
    -0.65: word segur | kinds how long/what | kinds how often/what
    -0.7: word agu
    -0.8: kinds how/how often
    -0.85: word =medico | word cost
    -1: word sub
    -1.45: kinds differ | kinds when/who
    -3.9: frame`,
};
