import { type WrittenLanguage, writtenIn } from '../conversation/words.ts';
import { missingFields, type PlanState, type RequiredField } from './plan-state.ts';

const ASK_FOR: Record<WrittenLanguage, Record<RequiredField, string>> = {
  es: { activity: 'qué te apetece hacer', location: 'en qué zona o ciudad', date: 'para qué día lo quieres' },
  en: {
    activity: 'what would you like to do',
    location: 'in which area or city',
    date: 'for which day would you like it',
  },
  pt: { activity: 'o que você quer fazer', location: 'em que bairro ou cidade', date: 'para que dia você quer' },
};

const AND: Record<WrittenLanguage, string> = { es: 'y', en: 'and', pt: 'e' };

/** Returns one question that names only the slots the plan still lacks, or null when it lacks none. `language` is a BCP-47 tag. */
export function formatMissingFieldsPrompt(state: PlanState, language: string): string | null {
  const missing = missingFields(state);
  if (missing.length === 0) return null;
  const spoken = writtenIn(language);
  const parts = missing.map((field) => ASK_FOR[spoken][field]);
  const question = joinAsList(parts, ` ${AND[spoken]} `);
  return `${spoken === 'es' ? '¿' : ''}${question.charAt(0).toUpperCase()}${question.slice(1)}?`;
}

function joinAsList(parts: string[], lastJoint: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${lastJoint}${last}`;
}
