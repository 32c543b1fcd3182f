/** Reads diets, and the foods that users leave out: "no como carne", "sigo una dieta sin gluten", "como kosher". */
import { afterAdverbs, isNegated, isStated, objectEnd, on, textOf, told } from './frame.ts';

// Diets: "no como carne", "sigo una dieta sin gluten", "como kosher".
const ANIMAL =
  /^(?:ningun tipo de |nada de |ni )?(?:carnes?|carne roja|carne de \p{L}+|cerdo|chancho|pollo|pescado|animales|productos animales|lacteos|gluten|harinas|azucar|huevos?|trigo|nada con (?:gluten|lactosa|azucar|tacc)|nada de origen animal|nada que (?:venga|provenga|salga) de (?:un |los )?animal(?:es)?)\b/u;
on('como comemos consumo', (reading, at) => {
  const { words, weather } = reading;
  const before = textOf(words, 0, at);
  const from = afterAdverbs(words, at + 1);
  const object = textOf(words, from);
  if (weather.isTemporary || reading.clause.isAsked) return null;
  if (
    /(?:^|\b)(?:no|nunca|jamas|ya no)$/.test(before) &&
    /^(?:yo |ya |aqui |en casa |hace (?:\w+ )?(?:anos|meses|tiempo) que |desde (?:\w+ ){1,3})?(?:ya )?(?:no|nunca|jamas)$/.test(
      before,
    )
  ) {
    if (!ANIMAL.test(object)) return null;
    return told('diet', reading, at - 1, objectEnd(words, from), { replaces: /\bya\b/.test(before) });
  }
  if (
    (before !== '' &&
      !/^(?:(?:yo|nosotros|aca|aqui) )?(?:siempre|solo|en casa|en (?:mi|nuestra) (?:casa|familia))?$/.test(
        before.trim(),
      )) ||
    /\bque soy\b/.test(object)
  )
    return null;
  return /^(?:kosher|halal|sin (?:sal|gluten|tacc|lactosa|azucar)|solo (?:vegetales|plantas|crudo)|todo sin (?:sal|gluten)|keto|vegano|vegetariano)\b/.test(
    textOf(words, at + 1),
  )
    ? told('diet', reading, at, objectEnd(words, from))
    : null;
});
on('puedo', (reading, at) => {
  const { words, weather } = reading;
  if (words[at - 1]?.text !== 'no' || weather.isTemporary || reading.clause.isAsked || isNegated(words, at - 1))
    return null;
  return /^(?:comer|tomar|consumir|probar) (?:\p{L}+)/u.test(textOf(words, at + 1)) &&
    ANIMAL.test(textOf(words, at + 2)) &&
    isStated({ ...reading, words: words.filter((_, index) => index !== at - 1) }, at - 1)
    ? told('diet', reading, at - 1, objectEnd(words, at + 2))
    : null;
});
const AVOIDED =
  /^(?:gluten|lactosa|azucar(?:es)?|sal|lacteos|carnes?|carne roja|harinas?|trigo|frituras|ultraprocesados|cerdo|alcohol)\b/;
// "No pruebo la carne desde 2015", "evito el gluten".
on('pruebo evito', (reading, at) => {
  const { words, weather, clause } = reading;
  const isAvoided = words[at]?.text === 'evito';
  const no = words[at - 1]?.text === 'no' ? at - 1 : -1;
  if (clause.isAsked || weather.isTemporary || no >= 0 === isAvoided || !isStated(reading, isAvoided ? at : no))
    return null;
  const place = /^(?:el|la|los|las)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return (isAvoided ? AVOIDED : ANIMAL).test(textOf(words, place))
    ? told('diet', reading, isAvoided ? at : no, objectEnd(words, at + 1))
    : null;
});

on('sigo llevo hago seguimos', (reading, at) => {
  const { words, weather } = reading;
  const object = textOf(words, at + 1);
  if (!isStated(reading, at) || weather.isTemporary) return null;
  return /^(?:(?:una|la) (?:dieta|alimentacion) (?!para adelgazar|esta)|keto\b|ayuno intermitente|dieta (?:keto|cetogenica|mediterranea|vegana|vegetariana|sin)|un regimen)/.test(
    object,
  )
    ? told('diet', reading, at, objectEnd(words, at + 1))
    : null;
});
