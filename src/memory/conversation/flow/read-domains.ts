/** Reads what parts of life a text is of. */
import { stem } from '../../text/stemmer.ts';
import { type Language, termsOf } from '../../text/text-analysis.ts';
import type { Domain } from './domain-words.ts';
import { ENGLISH_DOMAINS } from './domains-en.ts';
import { SPANISH_DOMAINS } from './domains-es.ts';

const DOMAINS_OF: Readonly<Record<Language, ReadonlyMap<string, readonly Domain[]>>> = {
  es: byTerm(SPANISH_DOMAINS, 'es'),
  en: byTerm(ENGLISH_DOMAINS, 'en'),
};

function byTerm(words: Readonly<Record<Domain, string>>, language: Language): Map<string, readonly Domain[]> {
  const domains = new Map<string, Domain[]>();
  for (const [domain, listed] of Object.entries(words) as [Domain, string][])
    for (const word of listed.split(/\s+/)) {
      // As texts have them: by what stands for the word where several mean the same.
      for (const term of new Set([stem(word, language), ...termsOf(word, language).slice(0, 1)])) {
        const known = domains.get(term) ?? [];
        if (!known.includes(domain)) domains.set(term, [...known, domain]);
      }
    }
  return domains;
}

/** Returns the parts of life that terms are of; none where they do not tell. */
export function domainsOf(terms: Iterable<string>, language: Language): Set<Domain> {
  const domains = new Set<Domain>();
  for (const term of terms) for (const domain of DOMAINS_OF[language].get(term) ?? []) domains.add(domain);
  return domains;
}
