import { type WrittenLanguage, writtenIn } from '../conversation/words.ts';
import type { CandidateFact } from './candidate-fact.ts';
import { inSecondPerson } from './second-person.ts';

/** A fact that nobody has confirmed for too long, with the question that settles whether it still holds. */
export interface FactToConfirm {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly question: string;
}

/** The question around what was said, turned to the user or quoted. */
const QUESTIONS: Readonly<Record<WrittenLanguage, Readonly<Record<'turned' | 'quoted', (said: string) => string>>>> = {
  es: {
    turned: (said) => `Hace tiempo me dijiste que ${said}. ¿Sigue siendo así?`,
    quoted: (said) => `Hace tiempo me dijiste esto: «${said}». ¿Sigue siendo así?`,
  },
  en: {
    turned: (said) => `Some time ago you told me that ${said}. Is that still so?`,
    quoted: (said) => `Some time ago you told me this: “${said}”. Is that still so?`,
  },
  pt: {
    turned: (said) => `Faz tempo você me disse que ${said}. Continua assim?`,
    quoted: (said) => `Faz tempo você me disse isto: “${said}”. Continua assim?`,
  },
};

/** Asks for confirmation of a fact: "Hace tiempo me dijiste que trabajas en Google. ¿Sigue siendo así?" `language`: a BCP-47 tag. */
export function toConfirm({ id, key, value, language: spoken }: CandidateFact, language: string): FactToConfirm {
  const written = writtenIn(language);
  // What was said in another language is quoted.
  const turned = writtenIn(spoken) === written ? inSecondPerson(value, spoken) : null;
  const { turned: turn, quoted: quote } = QUESTIONS[written];
  return { id, key, value, question: turned === null ? quote(`${key}: ${value}`) : turn(turned) };
}
