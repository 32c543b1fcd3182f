/** What reading facts must know of each language beside its rules, which stand in `understanding/languages/<code>/facts/`. */
import type { FactLanguage } from '../said.ts';

interface FactSpeech {
  /** Words that hardly any statement of the language is without, and that the others have not. */
  readonly common: RegExp;
  /** Those of them that a language much like it has not either: in a turn in that one they alone tell that something is in this. */
  readonly commonBeside?: Partial<Readonly<Record<FactLanguage, RegExp>>>;
  /** Endings of a value that was cut short: its last words stood between quotes or were never said, so they are not known. */
  readonly cutShort: RegExp;
  /** Ends of a value that belong to what was said next: "no toma alcohol y casi nunca" of "no bebo alcohol y casi nunca como carne"; of another there: "y el jefe nunca contesta". */
  readonly joinedOn: RegExp;
  /** What somebody is allergic to, said as the allergy it is, and how it is told: "allergic to dust allergy". */
  readonly allergyTwice: readonly [said: RegExp, told: string];
  /** Words for whatever it may be: who agrees to a question with one has told nothing of it yet, "Do you play any instruments?". */
  readonly indefinite: RegExp;
  /** A message by which the rules are compiled before the first turn. */
  readonly firstWords: string;
}

/** The languages that facts are read in, in the order in which they are tried behind that of the turn. */
export const FACT_SPEECH: Readonly<Record<FactLanguage, FactSpeech>> = {
  es: {
    common:
      /\b(?:que|de|en|mi|mis|soy|yo|el|la|un|una|con|los|las|es|tengo|estoy|vivo|trabajo|siempre|nunca|llamo|prefiero|olvid\w+|decid[ií]\w*)\b/i,
    commonBeside: {
      pt: /\b(?:en|el|los|las|una|con|mi|mis|yo|soy|tengo|estoy|trabajo|siempre|llamo|prefiero|olvid\w+|decid[ií])\b/i,
    },
    cutShort:
      /(?:^|\s)(?:se llama|en|de|del|a|al|para|por|con|que|el|la|los|las|un|una|y|o|su|sus|es|usar)[\s.,:;()'-]*$/i,
    joinedOn:
      /,?\s(?:y|o|pero)(?:\s(?:casi|nunca|siempre|jamás|también|tampoco))+$|\s(?:y|pero)\s(?:el|la|los|las|mi|mis)\s.*\s(?:nunca|siempre|jamás)\s.*$/i,
    allergyTwice: [/ a (?:la |una )?alergia (?=al? )/, ' '],
    indefinite: /(?:^|\s)(?:algo|alguien|algún|algun[oa]s?)(?=\s|$)/iu,
    firstWords:
      'Hola, me llamo Ana, trabajo en Acme y vivo en León. Me gusta el té, tengo dos hijos, y recordá que soy alérgica a las nueces.',
  },
  en: {
    common:
      /\b(?:i|i['’]?m|i['’]ve|ive|my|the|we|our|is|and|you|always|never|forget|remember|from|at|please|don['’]?t)\b/i,
    cutShort: /(?:^|\s)(?:is called|called|at|to|in|for|with|of|the|an|and|or|as|is|their|use)[\s.,:;()'-]*$/i,
    joinedOn:
      /,?\s(?:and|or|but)(?:\s(?:almost|hardly|never|always|rarely|also))+$|\s(?:and|but)\s(?:the|my|our)\s.*\s(?:never|always)\s.*$/i,
    allergyTwice: [/ to (?:an? |the )?(.+) allergy$/, ' to $1'],
    indefinite: /(?:^|\s)(?:any|anything|anybody|anyone)(?=\s|$)/iu,
    firstWords:
      'Hi, my name is Ana, I work at Acme and I live in Leeds. I like tea, I have two kids, and remember that I am allergic to nuts.',
  },
  pt: {
    common: /\b(?:eu|meu|minha|meus|minhas|sou|tenho|moro|trabalho|estou|não|você|vocês|uma|gosto|chamo|esqueça)\b/i,
    cutShort:
      /(?:^|\s)(?:se chama|em|no|na|de|do|da|a|ao|para|por|com|que|o|os|as|um|uma|e|ou|seu|sua|é|usar)[\s.,:;()'-]*$/i,
    joinedOn:
      /,?\s(?:e|ou|mas)(?:\s(?:quase|nunca|sempre|jamais|também|raramente))+$|\s(?:e|mas)\s(?:o|a|os|as|meu|minha)\s.*\s(?:nunca|sempre|jamais)\s.*$/i,
    allergyTwice: [/ a (?:uma )?alergia (?:a|à|ao|de|do|da) /, ' a '],
    indefinite: /(?:^|\s)(?:algo|alguém|algum|alguma|alguns|algumas)(?=\s|$)/iu,
    firstWords:
      'Oi, me chamo Ana, trabalho na Acme e moro em Recife. Gosto de chá, tenho dois filhos, e lembra que sou alérgica a nozes.',
  },
};
