import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const SPANISH_SAME: FeatureWeights = {
  bias: 0.05,
  features: `
    3.8: length
    2.05: named
    1.8: kinds how/what to do
    1.75: kind unsaid
    1.45: kinds how long/how many
    1.1: added told | word formul
    1: word =telefono
    0.95: same kind
    0.9: leans
    0.8: added soft | word ciert | word viv | kinds what/who | nothing left
    0.75: word =inventar | word =preparar | word cay | word verd | inexact | one side
    0.7: word =calcular | word =terminar
    0.65: word pas | kinds how/where | put anew
    0.6: word doy | word juli
    0.55: word declar | word vomit | kinds how many/how old
    0.5: word =viajar | word lleg | word motor | word seman
    0.45: word band | word dur | word enterr | word met | word rat | word tierr
    0.4: word =configurar | word cicatriz | word permis | word tiemp | word version | kinds how many/how often | left verb
    0.35: word =instalar | word =pesar | word bol | word numer | word perfor | kinds what/why
    0.3: added plain | word =dinero | word echo | word equival | word madr | word ped | word tabler | left name | own differs
    0.25: common | word =documento | word =velocidad | word esper | word internet | word junt | word leyend | word porqu | word present
    0.25: kinds how far/what | kinds how many/what | kinds how old/what | left soft
    0.2: added verb | word =cancelar | word =empezar | word =escribir | word =ganar | word =temperatura | word jug | word meg | word renov | word sal
    0.15: word colesterol | word dej | word fil | word lechug | word pon | word sals | kinds how long/when
    0.1: added decisive | word =activar | word =auto | word =color | word =descubrir | word copi | word desinfect | word gat | word mit | word verdur
    0.1: word volum | implied | kind open
    0.05: word =gramo | word =lavar | word =malo | word ibuprofen | word qued | kinds how/what | pairs
    -0.05: word =persona | word congel | word horn | word olor | word part | word tornill | left plain
    -0.1: word !mejor | word =quitar | word amarill | word argentin | word azul | word cuchar | word dorm | word limit | word tom
    -0.15: word =borrar | word =vacuna | word pegament | word planch | word sec | kinds how many/where | kinds what/where
    -0.2: word blanc | word col | word olla | word perd
    -0.25: word !ma | word =nacer | word habl | word lad | word menor | word pan | word ultim | kinds how/what for | kinds what/when | only own differs
    -0.3: word alquil | word grand | kinds how/whom | kinds how/why
    -0.35: added name | word =deshacer | word =trabajo | word normal
    -0.4: word =bebe | word =caloria | word =idioma | word cobr | word cont
    -0.45: word =comer | word =heladera | word hoj | word mult | word nombr | word pest | kinds what/what to do
    -0.5: word =cambiar | word circul | kinds how/how long | points apart | replaced
    -0.55: word efect | kinds how many/why
    -0.6: word =adulto | word =diferencia | word =guardar | word =sustituir | word acer | word frut | kinds how long/what | kinds how often/what
    -0.65: word =ingrediente | kinds when/why
    -0.7: word agu | word segur
    -0.85: kinds how/how often
    -0.9: word cost
    -0.95: word sub
    -1.35: kinds differ
    -1.55: kinds when/who
    -3.9: frame`,
};
