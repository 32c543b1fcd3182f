import { isSpanish } from '../conversation/words.ts';
import type { CandidateFact } from './candidate-fact.ts';
import { inSecondPerson } from './second-person.ts';

/** A fact that nobody has confirmed for too long, with the question that settles whether it still holds. */
export interface FactToConfirm {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly question: string;
}

/** Asks for confirmation of a fact: "Hace tiempo me dijiste que trabajas en Google. ¿Sigue siendo así?" `language`: a BCP-47 tag. */
export function toConfirm({ id, key, value, language: spoken }: CandidateFact, language: string): FactToConfirm {
  const spanish = isSpanish(language);
  // The words around it are Spanish or English: what was said in Portuguese is quoted.
  const isSame = isSpanish(spoken) === spanish && !/^pt(?:-|$)/i.test(spoken);
  const turned = isSame ? inSecondPerson(value, spoken) : null;
  const quoted = `${key}: ${value}`;
  const question = spanish
    ? `Hace tiempo me dijiste ${turned === null ? `esto: «${quoted}»` : `que ${turned}`}. ¿Sigue siendo así?`
    : `Some time ago you told me ${turned === null ? `this: “${quoted}”` : `that ${turned}`}. Is that still so?`;
  return { id, key, value, question };
}
