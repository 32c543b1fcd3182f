/** Measures and other traits: "mido 1,80", "calzo 42", "soy zurda", "tengo los ojos verdes", "soy hincha de River". */
import { isStated, objectEnd, on, textOf, told } from './frame.ts';

on('mido peso calzo', (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (
    !isStated(reading, at) ||
    weather.isTemporary ||
    !/^(?:(?:unos|un|como|casi) )?(?:\d|metro|uno|treinta|cuarenta|sesenta|setenta|ochenta|noventa|cien)/.test(
      textOf(words, at + 1),
    )
  )
    return null;
  const slot = verb === 'mido' ? 'attribute:height' : verb === 'peso' ? 'attribute:weight' : 'attribute:shoe_size';
  const key = verb === 'mido' ? 'altura' : verb === 'peso' ? 'peso' : 'calzado';
  return told(slot, reading, at, objectEnd(words, at + 1), { key });
});
on('soy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const text = textOf(words, at + 1);
  const end = objectEnd(words, at + 1);
  if (/^(?:(?:grupo|tipo|sangre) )*(?:0|o|a|b|ab)(?: rh)? (?:positivo|negativo)\b/.test(text))
    return told('attribute:blood_type', reading, at, end, { key: 'grupo sanguíneo' });
  if (/^(?:pelirroj[oa]|rubi[oa]|castan[oa]|calv[oa])$/.test(text))
    return told('attribute:hair_color', reading, at, at + 2, { key: 'color de pelo' });
  if (/^(?:zurd[oa]|diestr[oa]|ambidiestr[oa])\b/.test(text))
    return told('attribute:handedness', reading, at, at + 2, { key: 'mano hábil' });
  if (
    /^(?:de )?(?:signo )?(?:aries|tauro|geminis|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)\b/.test(
      text,
    ) &&
    (!words[at + 2]?.isCapital || words[at + 1]?.text === 'de')
  )
    return told('attribute:zodiac_sign', reading, at, end, { key: 'signo' });
  if (
    /^(?:hincha|fanatic[oa]|simpatizante|aficionad[oa]|seguidor|seguidora|soci[oa]) (?:de|del) (?:boca|river|racing|independiente|san lorenzo|huracan|velez|estudiantes|gimnasia|newells|rosario central|central|talleres|belgrano|instituto|penarol|nacional|colo|universidad|alianza|universitario|america|chivas|pumas|tigres|rayados|cruz azul|atletico|barca|barcelona|madrid|real|betis|sevilla|valencia|athletic|espanyol|millonarios|santa fe|junior|cali|flamengo|emelec)\b/.test(
      text,
    ) ||
    /^de (?:boca|river|racing|independiente|san lorenzo|penarol|newells|huracan|velez|chivas)\b/.test(text) ||
    /^del (?:betis|barca|atleti|atletico|madrid|sevilla|valencia|real|athletic|america|cruz azul|nacional|junior|colo colo|espanyol|celta|cadiz|malaga|once caldas)\b/.test(
      text,
    )
  )
    return told('attribute:team_supported', reading, at, end, { key: 'cuadro' });
  if (
    /^(?:catolic[oa]|evangelic[oa]|cristian[oa]|jud[io][oa]|judi[oa]|musulman[a]?|budista|ate[oa]|agnostic[oa]|protestante|mormon|testigo de jehova|hinduista)\b/.test(
      text,
    )
  )
    return told('attribute:religion', reading, at, end, { key: 'religión' });
  if (/^(?:talle|talla) (?:\d+|x*[sml]|xl|xxl)\b/.test(text))
    return told('attribute:clothing_size', reading, at, end, { key: 'talle' });
  return null;
});
// "Tengo sangre tipo B negativo", "tengo los ojos verdes"; "le voy al América".
on('tengo', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  if (!isStated(reading, at)) return null;
  if (/^(?:la )?sangre (?:de )?(?:(?:tipo|grupo) )?(?:0|o|a|b|ab)(?: rh)? (?:positivo|negativo)\b/.test(text))
    return told('attribute:blood_type', reading, at, objectEnd(words, at + 1), { key: 'grupo sanguíneo' });
  return /^(?:los )?ojos (?:color )?(?:verdes?|azul(?:es)?|negros?|marron(?:es)?|cafe|grises|miel|celestes|pardos|castanos)\b/.test(
    text,
  )
    ? told('attribute:eye_color', reading, at, objectEnd(words, at + 1), { key: 'color de ojos' })
    : null;
});
on('voy', (reading, at) => {
  const { words } = reading;
  return words[at - 1]?.text === 'le' &&
    isStated(reading, at - 1) &&
    /^(?:al|a los|a las) (?:america|chivas|pumas|tigres|rayados|cruz azul|toluca|santos|leon|atlas|pachuca|necaxa|vaqueros|yankees|diablos)\b/.test(
      textOf(words, at + 1),
    )
    ? told('attribute:team_supported', reading, at - 1, objectEnd(words, at + 1), { key: 'cuadro' })
    : null;
});
on('uso', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  if (!isStated(reading, at)) return null;
  if (/^(?:talle|talla) (?:\d+|x*[sml]|xl|xxl)\b/.test(text))
    return told('attribute:clothing_size', reading, at, objectEnd(words, at + 1), { key: 'talle' });
  if (
    /^(?:audifonos? (?:por|para la) |silla de ruedas|marcapasos|bomba de insulina|baston|(?:lentes|anteojos|gafas) (?:de contacto|desde|por|para)\b|una protesis)/.test(
      text,
    )
  )
    return told('health', reading, at, objectEnd(words, at + 1));
  return null;
});
