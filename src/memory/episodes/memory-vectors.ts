/** The vectors of memories, as `passagesOf` divides them. */
import type { Embedder } from '../../embedding/embedder.ts';
import { inGroups } from '../../in-groups.ts';
import { languageToRead } from '../text/text-analysis.ts';
import type { Passages } from './turn-memory.ts';

interface MeantMemory {
  readonly passages: Passages;
  /** The language that it is in, BCP-47, where a passage does not tell. */
  readonly language: string;
}

/**
 * Returns the vectors of each memory: of its parts, in their order, then of all where they are read together. Such parts are read in
 * the light of each other, in one run of the model, where it tells of its states; else each alone, and all of them once more. Throws
 * `EmbeddingFailed`.
 */
export async function vectorsOfMemories(
  embedder: Embedder,
  memories: readonly MeantMemory[],
): Promise<Float32Array[][]> {
  const texts = memories.map(({ passages }) => textsOf(passages, embedder));
  const languages = texts.flatMap((own, at) =>
    own.flat().map((text) => languageToRead(text, memories[at]?.language ?? '')),
  );
  const options = { priority: 'batch', languages } as const;
  const all = texts.flat();
  if (all.length === 0) return memories.map(() => []);
  const vectors =
    embedder.embedParts === undefined
      ? (await embedder.embed(all.flat(), options)).map((vector) => [vector])
      : await embedder.embedParts(all, options);
  const counts = texts.map((own) => own.length);
  return inGroups(vectors, counts).map((own) => own.flat());
}

/** Returns the texts to embed of a memory, each in its parts. */
function textsOf({ parts, areRead }: Passages, embedder: Embedder): (readonly string[])[] {
  if (areRead === 'apart') return parts.map((part) => [part]);
  return embedder.embedParts === undefined ? [...parts, parts.join('\n')].map((text) => [text]) : [parts];
}
