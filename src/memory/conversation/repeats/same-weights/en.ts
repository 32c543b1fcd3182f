import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const ENGLISH_SAME: FeatureWeights = {
  bias: -0.05,
  features: `
    3.55: length
    2.1: named
    1.85: kinds how/what to do
    1.7: kind unsaid
    1.55: kinds how long/how many
    1.15: added told
    0.95: word appli | same kind
    0.9: leans
    0.85: word =sink | nothing left
    0.8: word per
    0.75: added soft | inexact | kinds what/who | one side
    0.7: kinds how/where
    0.65: word =write | word bigger | word earth | word port
    0.6: word lawn | put anew
    0.55: word battl | word person | word spend | kinds how many/how old
    0.5: word =fix | word process
    0.45: word coffe | word stale | kinds how many/how often
    0.4: word air | left verb
    0.35: word =legal | word bodi | word grow | word wage | kinds what/why | own differs
    0.3: added plain | common | word =capacity | word code | word formula | word give | word good | word illeg | word plant | word plug
    0.3: kinds how long/when | left soft
    0.25: added verb | word !up | word declar | word sting | word wall | kinds how far/what | left name
    0.2: word =temperature | word age | word citi | word export | word frequenc | word home | word let | word mac | word team | kind open
    0.2: kinds how old/what
    0.15: word !les | word =big | word =child | word =safe | word candl | word cold | word donat | word feed | word job | word membership | word method
    0.15: word pressur | word tree | kinds how many/what
    0.1: word =car | word =fly | word =undo | word cut | word grass | word intern | word minimum | word reach | word status | word thank | word volum
    0.1: word you | implied | pairs
    0.05: word =ingredient | word =play | word =pound | word =weigh | word bleed | word box | word calcul | word clear | word deduct | word idiom
    0.05: word kill | word kind | word leav | word mandatori | word middl | word mow | word share | left told
    -0.05: word =freeze | word eat | word free | word moon | word plane | word record | word small | word stick | left plain
    -0.1: word !off | word =lawyer | word =population | word faster | word prize | word side | word slander
    -0.15: word cancel | word declin | word invit | word open | word sun | word surviv | word tabl | word valu
    -0.2: word =difference | word cheaper | word check | word deposit | word file | word hand | word pozidriv | word rent | word tax | word tear
    -0.2: word tomato | kinds how many/when | kinds how/what for
    -0.25: word !last | word =speed | word milk | word morn | word pay | word put | word someon | word sound | word summer | kinds how/whom
    -0.25: kinds how/why | only own differs
    -0.3: added name | word =treat | word muscl | word notic | word plural | kinds what/when
    -0.35: word =disable | kinds how many/where
    -0.4: word insur | word top | word water
    -0.45: word =keep | word =phone | word adult | word nail | word plus | kinds how/how long | points apart | replaced
    -0.5: word =fridge | word =replace | word night | kinds how many/why | kinds what/what to do
    -0.55: word =remove
    -0.6: word bite | word cost | word smell | word yellow | kinds when/why
    -0.65: word wasp | kinds how long/what | kinds how often/what
    -0.7: word !after
    -0.75: word fine
    -0.8: word wrong | kinds how/how often
    -1.45: kinds differ | kinds when/who
    -3.9: frame`,
};
