/** What people say: the conversations of ../shared/data, or of the file that BENCH_TEXT names, where they are at hand, made-up Spanish ones where not. */
import { existsSync, readFileSync } from 'node:fs';

const FILE = process.env.BENCH_TEXT ?? new URL('../../../shared/data/locomo-dev.json', import.meta.url);

export interface Exchange {
  readonly user: string;
  readonly assistant: string;
}

export interface ConversationText {
  readonly source: string;
  readonly language: string;
  readonly exchanges: readonly Exchange[];
  readonly questions: readonly string[];
}

interface Sample {
  readonly conversation: Readonly<Record<string, unknown>>;
  readonly qa: readonly { readonly question: string }[];
}

export function conversationText(): ConversationText {
  return existsSync(FILE) ? realText() : madeUpText();
}

function realText(): ConversationText {
  const samples = JSON.parse(readFileSync(FILE, 'utf8')) as Sample[];
  const exchanges = samples.flatMap(({ conversation }) => {
    const lines = Object.values(conversation)
      .filter((part) => Array.isArray(part))
      .flatMap((part) => (part as { text: string }[]).map((line) => line.text));
    return pairs(lines);
  });
  const questions = samples.flatMap(({ qa }) => qa.map(({ question }) => question));
  return { source: 'locomo-dev.json', language: 'en', exchanges, questions };
}

function pairs(lines: readonly string[]): Exchange[] {
  return lines.flatMap((user, index) => {
    const assistant = lines[index + 1];
    return index % 2 === 0 && assistant !== undefined ? [{ user, assistant }] : [];
  });
}

function madeUpText(): ConversationText {
  const barrios = ['Sol', 'Malasaña', 'Lavapiés', 'Chueca', 'La Latina', 'Retiro', 'Chamberí'];
  const planes = ['tomar unas cañas', 'cenar algo ligero', 'ver una exposición', 'escuchar jazz', 'comprar libros'];
  const exchanges = barrios.flatMap((barrio) =>
    planes.map((plan, index) => ({
      user: `Este fin de semana quiero ${plan} por ${barrio} con ${index + 2} amigos. ¿Qué me recomiendas?`,
      assistant: `En ${barrio} hay varios sitios para ${plan}: uno tranquilo junto a la plaza, otro con terraza y un tercero más barato, que cierra tarde.`,
    })),
  );
  const questions = barrios.map((barrio) => `¿Y cuál de los de ${barrio} queda más cerca del metro?`);
  return { source: 'made up', language: 'es', exchanges, questions };
}
