/** A turn and a question of each language, read once so that all that texts are read by is ready before the first caller's. */
import { readQuestion } from './conversation/repeats/read-question.ts';
import { topicsIn } from './entities/topics.ts';
import { resolveTimes } from './episodes/relative-time.ts';
import { wantOfWords } from './episodes/wants-past.ts';
import { compileRules } from './facts/extraction/extract-facts.ts';
import { topicsOf } from './facts/fact-topics.ts';
import { compileSigns } from './facts/known/read-known.ts';
import { ownQuestionOf } from './facts/own-questions.ts';
import { countTokens } from './text/token-counter.ts';

const FIRST_TURNS = {
  es: ['Busco un bar como el de la semana pasada', '¿Qué bar me recomendaste para la cena?'],
  en: ['I am looking for a bar like the one of last week', 'Which bar did you recommend for dinner?'],
  pt: ['Procuro um bar como o da semana passada', 'Qual bar você me recomendou para o jantar?'],
} as const;

/** Makes ready what turns are read by, which otherwise happens at the first of a language: a second that no caller should wait for. */
export function readFirstTurns(): void {
  compileRules();
  compileSigns();
  for (const [language, texts] of Object.entries(FIRST_TURNS))
    for (const text of texts) {
      countTokens(text);
      topicsIn([{ role: 'user', text }]);
      topicsOf(text, language);
      resolveTimes(text, new Date(0), language);
      readQuestion(text, language);
      ownQuestionOf(text, language);
      wantOfWords(text, language as keyof typeof FIRST_TURNS);
    }
}
