/** Recognises standing facts, told whatever the query is about: the user's identity and wishes about the answers. */
import { compose, foldAccents } from '../text/fold-accents.ts';

const ALWAYS: ReadonlySet<string> = new Set(['name', 'nickname', 'language', 'timezone']);

/** A wish that lasts: "prefiere…", "never…", "no quiere que…". Folded, in the third person, Spanish, English and Portuguese. */
const WISH =
  /^(?:(?:el|la|user|the user|usuario|usuaria|el usuario|la usuaria) )?(?:no (?:quiere|desea)|prefiere|quiere que|quiere|desea|pide|siempre|nunca|jamas|evita|nao quer|prefere|quer|pede|sempre|(?:does not|doesn't|doesnt|don't|dont) want|prefers|wants|would rather|asks (?:you|the assistant|for)|always|never|avoids)\b/;

/**
 * An instruction to the one who answers: "respondeme con ejemplos", "sin emojis", "use metric units". Folded. "Habla" and "usa"
 * tell what the user does.
 */
const INSTRUCTION = new RegExp(
  `^(?:(?:por favor|please|de ahora en (?:mas|adelante)|a partir de ahora|from now on),? )?(?:${[
    '(?:responde|contesta|responda|conteste|responder|contestar)(?:me|nme)?\\b',
    '(?:habla|escribi|escribe|explica|trata|tutea|vosea|llama|da|resumi|resume|mostra|muestra|cita|pasa|hable|escriba|explique|trate|llame|de|muestre)me\\b',
    'no (?:me )?(?:respondas|contestes|hables|escribas|expliques|trates|tutees|vosees|llames|des|uses|pongas|saludes|agregues|hagas|use|responda|hable|trate|tutee|de|ponga)\\b',
    'usa(?:me)? (?:emojis|listas|tablas|vinetas|ejemplos|el sistema metrico|unidades|un tono|lenguaje|palabras)\\b',
    "(?:do not|don't|dont) (?:use|answer|reply|respond|call|speak|talk|write|address|explain|give|make|apologi[sz]e|add|include|suggest)\\b",
    '(?:use|answer|reply|respond|speak|talk|write|address|explain|avoid|keep|give me|call me|be (?:brief|concise|formal|informal|direct))\\b',
    '(?:sin|con|nada de|no|without|with|no more) (?:\\w+ ){0,2}(?:emojis?|listas?|vinetas|tablas?|ejemplos?|rodeos|lists?|bullets?|tables?|examples?|jargon|tecnicismos)\\b',
    '(?:responda|responde|explique|fale|escreva|mostre|cite|seja)\\b',
    'nao (?:me )?(?:responda|use|usa|chame|trate|coloque|escreva|fale|mande)\\b',
    '(?:sem|nada de) (?:\\w+ ){0,2}(?:emojis?|listas?|tabelas?|exemplos?|rodeios|enrolacao|girias)\\b',
    'respostas (?:\\w+ )?(?:curt|long|brev|diret|simples|formai|informai|detalhad|objetiv|em )',
    '(?:respuestas?|explicaciones) (?:\\w+ )?(?:cort|larg|brev|concis|detallad|direct|simple|formal|informal|tecnic|en )',
    '(?:\\w+ ){0,2}(?:short|long|brief|concise|detailed|direct|simple|plain|formal|informal|technical) (?:answers?|replies|responses?|explanations?)\\b',
  ].join('|')})`,
);

/** True for a value of this slot that stands. */
export function isStanding(slot: string, value: string): boolean {
  if (ALWAYS.has(slot)) return true;
  if (slot !== 'preference') return false;
  const plain = foldAccents(compose(value).toLowerCase()).replaceAll('’', "'").trim();
  return WISH.test(plain) || INSTRUCTION.test(plain);
}
