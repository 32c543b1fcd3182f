import { z } from 'zod';

/** A refusal, as every operation answers it. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    request_id: z.string(),
    errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
    conflicts: z
      .array(z.object({ base: z.string().nullable(), yours: z.string().nullable(), current: z.string().nullable() }))
      .optional()
      .meta({
        description:
          'Of `memory_md_conflict`: lines that both sides changed, as they were, as they were sent, and as they are; null: not there. Empty where the version edited from is not known',
      }),
    etag: z.string().optional().meta({ description: 'Of `memory_md_conflict`: the tag of `current`' }),
    current: z.string().optional().meta({ description: 'Of `memory_md_conflict`: the document as it is' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem' });
