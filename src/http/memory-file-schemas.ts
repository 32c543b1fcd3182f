/** The wire of MEMORY.md. */
import { z } from 'zod';
import { factEvent } from './fact-schemas.ts';

const TAG = '(?:W/)?"[\\x21\\x23-\\x7e]{1,100}"';

/** Returns the tag in an `If-Match` without its quotes; null for `*`. A proxy that compresses makes a tag weak: it names the same text. */
function tagIn(value: string): string | null {
  const given = value.trim();
  return given === '*' ? null : given.replace(/^W\//, '').slice(1, -1);
}

export const editedHeaders = z.object({
  'if-match': z
    .string()
    .regex(new RegExp(`^ *(?:\\*|${TAG}) *$`), 'must be one entity tag, such as "k3J…", or *')
    .transform((value) => ({ tag: tagIn(value) }))
    .optional()
    .meta({
      description:
        'The `ETag` of the version that the text was edited from. `"empty"`: of none, so what is written is added, and nothing is taken away. `*`: whatever is there now',
    }),
});

export const editedQuery = z.strictObject({
  resolves: z
    .string()
    .regex(new RegExp(`^${TAG}$|^[\\x21\\x23-\\x7e]{1,100}$`), 'must be an entity tag')
    .transform((value) => value.replace(/^W\//, '').replaceAll('"', ''))
    .optional()
    .meta({
      description:
        'The `etag` of a refusal whose conflicts this text settles: where both sides changed a line, what is written holds, if nothing has changed since',
    }),
});

export const readHeaders = z.object({
  'if-none-match': z.string().max(4_096).optional().meta({ description: 'An `ETag` known to the caller' }),
});

export const markdownText = z.string().meta({ description: 'Markdown in UTF-8' });

export const mergedFile = z
  .object({
    etag: z.string().meta({ description: 'The tag of the document as it is now' }),
    received: z.string().meta({
      description: 'The tag of the text as it was sent: who goes on editing that text names it in the next `If-Match`',
    }),
    events: z.array(factEvent),
  })
  .meta({ id: 'MergedMemoryFile' });
