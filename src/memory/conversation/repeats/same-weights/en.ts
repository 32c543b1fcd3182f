import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const ENGLISH_SAME: FeatureWeights = {
  bias: 0.05,
  features: `
    3.8: length
    2.05: named
    1.8: kinds how/what to do
    1.75: kind unsaid
    1.45: kinds how long/how many
    1.1: added told
    0.95: word appli | same kind
    0.9: leans
    0.8: added soft | word =sink | word per | kinds what/who | nothing left
    0.75: inexact | one side
    0.65: word =write | word bigger | word lawn | word port | kinds how/where | put anew
    0.6: word earth
    0.55: word battl | word spend | kinds how many/how old
    0.5: word =fix | word person | word process
    0.45: word stale
    0.4: word coffe | kinds how many/how often | left verb
    0.35: word =legal | word air | word bodi | word grow | kinds what/why
    0.3: added plain | word =capacity | word formula | word good | word illeg | word plant | word plug | word wall | left name | own differs
    0.25: common | word !up | word age | word code | word declar | word sting | word wage | kinds how far/what | kinds how many/what | kinds how old/what
    0.25: left soft
    0.2: added verb | word =big | word =temperature | word citi | word export | word frequenc | word home | word mac | word team
    0.15: word =child | word cold | word donat | word method | word pressur | word thank | word tree | word you | kinds how long/when
    0.1: added decisive | word !les | word !off | word =fly | word =safe | word =undo | word cut | word feed | word grass | word intern | word kill
    0.1: word membership | word minimum | word pay | word reach | word status | word volum | implied | kind open
    0.05: word =play | word =pound | word =weigh | word bleed | word box | word calcul | word clear | word deduct | word idiom | word kind | word mow
    0.05: word share | kinds how/what | pairs
    -0.05: word =freeze | word eat | word free | word laptop | word plane | word record | word small | left plain
    -0.1: word !down | word =lawyer | word =population | word faster | word moon | word side | word slander | word stick | word tabl | word valu
    -0.15: word cancel | word check | word declin | word hand | word invit | word open | word prize | word surviv | word tear | kinds how many/where
    -0.15: kinds what/where
    -0.2: word =difference | word cheaper | word deposit | word file | word milk | word rent | word someon | word sun
    -0.25: word !last | word =speed | word muscl | word pozidriv | word sound | word summer | word tax | word tomato | kinds how/what for
    -0.25: kinds what/when | only own differs
    -0.3: word =treat | word plural | word put | kinds how/whom | kinds how/why
    -0.35: added name | word =disable
    -0.4: word =phone | word insur | word top | word water
    -0.45: word plus | kinds what/what to do
    -0.5: word =keep | word =replace | word adult | word nail | word night | kinds how/how long | points apart | replaced
    -0.55: word =fridge | kinds how many/why
    -0.6: word =remove | word bite | word cost | word smell | word yellow | kinds how long/what | kinds how often/what
    -0.65: word wasp | kinds when/why
    -0.7: word !after
    -0.75: word fine | word wrong
    -0.85: kinds how/how often
    -1.35: kinds differ
    -1.55: kinds when/who
    -3.9: frame`,
};
