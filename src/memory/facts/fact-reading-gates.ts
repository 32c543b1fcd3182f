/**
 * Tests of a sentence that no fact may stand on, whatever a language model made of it: a passing state, a supposition, the
 * opposite of the fact, or about somebody else. All patterns read folded text: lower case, no accents.
 */

const any = (...sources: string[]) => new RegExp(sources.join('|'), 'u');

const PASSING = any(
  '\\b(?:estoy|ando|me siento|sigo) (?:[a-z]+ ){0,2}?(?:cansad|enferm|ocupad|aburrid|triste|feliz|content|nervios|estresad|enojad|enfadad|apurad|hart|mal\\b|bien\\b|libre\\b|perdid)',
  '\\btengo (?:[a-z]+ ){0,2}?(?:hambre|sed|sueno|frio|calor|prisa|ganas|fiebre|resaca)\\b',
  '\\b(?:ahora mismo|en este momento|por ahora|de momento|por el momento)\\b',
  '\\best[ae] (?:noche|tarde|manana|semana|finde|fin de semana|mes)\\b',
  '(?<!partir de |desde )\\bhoy\\b',
  '(?<!\\b(?:la|las|de|cada) )\\bmanana (?:a|por|tengo|voy|me|es|viajo|vuelo|hay)\\b',
  "\\bi(?:'m| am| feel) (?:[a-z]+ ){0,2}?(?:tired|sick|ill|busy|bored|hungry|thirsty|sad|happy|stressed|angry|late|fine|lost|exhausted)\\b",
  '\\b(?:right now|at the moment|for now|for the moment|tonight)\\b',
  '\\bthis (?:morning|afternoon|evening|week|weekend|month)\\b',
  '(?<!from |since |starting |as of )\\b(?:today|tomorrow)\\b',
);

const SUPPOSED = any(
  '\\b(?:quizas?|tal vez|a lo mejor|capaz que|ojala|puede que|supongamos|imagina(?:te)?|imaginemos|en broma|hipoteticamente)\\b',
  '\\bsi (?:yo )?(?:fuera|fuese|tuviera|tuviese|pudiera|viviera|trabajara|supiera|estuviera)\\b',
  '\\b(?:estoy pensando en|me estoy planteando|no se si|creo que no)\\b',
  "\\b(?:maybe|perhaps|hypothetically|suppose|supposing|imagine|i wish|just kidding|i might|i may|i'm thinking (?:of|about)|not sure (?:if|whether))\\b",
  '\\bif i (?:were|was|had|could|lived|worked|knew)\\b',
);

const PAST = any(
  '\\b(?:antes|hace (?:anos|tiempo)) (?:[a-z]+ )?(?:trabaj|viv|estudi|ten|jug|us|era|iba)[a-z]*(?:aba|ia)\\b',
  '\\b(?:trabajaba|vivia|estudiaba|solia|jugaba|usaba)\\b',
  '\\bi used to\\b|\\bformerly\\b|\\bback when i\\b',
);

/** True when the thing said is passing, supposed, or over. */
export function isUnstable(sentence: string): boolean {
  return PASSING.test(sentence) || SUPPOSED.test(sentence) || PAST.test(sentence);
}

const NEGATED = any(
  "\\b(?:no|nunca|jamas|tampoco|not|never|neither|cannot)\\b|n't\\b",
  '\\b(?:odi[oa]|detest[oa]|evit[oa]|aborre[zc]|hates?|dislikes?|avoids?|dej[eo] de|dejo de|quit|stopped|gave up|gives up)',
);

/** True when it says that something is not so, or is disliked. */
export function isNegated(text: string): boolean {
  return NEGATED.test(text);
}

const OF_ITSELF = any(
  '(?<!\\p{L})(?:yo|me|mi|mis|mí|mío|mía|míos|mías|conmigo|nosotr[oa]s|nuestr[oa]s?|soy|estoy|tengo|vivo|voy|\\p{L}+(?:é|oy))(?!\\p{L})',
  "(?<!\\p{L})(?:i|i['’]\\p{L}+|me|my|mine|myself|we|our|us)(?!\\p{L})",
);

/** True when a message has the marks of someone who speaks of themselves. Not folded: "empecé" is one, "empece" is none. */
export function speaksOfItself(message: string): boolean {
  return OF_ITSELF.test(message.toLowerCase());
}

const RELATIVES =
  'madre|mama|vieja|padre|papa|viejo|herman[oa]s?|hij[oa]s?|espos[oa]|marido|mujer|novi[oa]|pareja|abuel[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|suegr[oa]s?|cunad[oa]s?|jef[ea]s?|amig[oa]s?|vecin[oa]s?|companer[oa]s?|coleg[oa]s?|soci[oa]s?|profesor[a]?|perr[oa]s?|gat[oa]s?|mother|mom|mum|father|dad|brothers?|sisters?|sons?|daughters?|kids?|wife|husband|partner|girlfriend|boyfriend|grandmother|grandfather|grandma|grandpa|uncle|aunt|cousins?|nephew|niece|boss|friends?|neighbou?rs?|roommate|flatmate|colleagues?|coworkers?|teacher|dogs?|cats?';
const RELATIVE = new RegExp(
  `^\\s*(?:(?:y|e|que|porque|pues|como|a|para|segun|and|that|because|so|since|as)\\s+)*(?:mis?|nuestr[oa]s?|my|our|una?|an?|el|la|l[oa]s|the|one of my)\\s+(?:best |mejor |ex |older |younger |little |big )?(${RELATIVES})\\b`,
  'u',
);

/** Returns the person a clause is about, where it begins with anyone but the user: "mi hermana vive en París" → "hermana". */
export function relativeIn(clause: string): string | null {
  return RELATIVE.exec(clause)?.[1] ?? null;
}

/** Splits a folded sentence into clauses: a comma, "pero" or "but" may turn it round. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /[,;:()]| pero | sino | aunque | but | although | while | mientras que | y (?=(?:yo|a mi|me|mi|mis)\b)| and (?=(?:i|my|me)\b)/u,
    )
    .filter((clause) => /\S/.test(clause));
}
