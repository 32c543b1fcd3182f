/** Manifest of a model's folder, written beside the files once they are complete: a folder with half of them never passes for a model. */
import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST_FILE = 'hipocampo-model.json';
const PIECE_BYTES = 1 << 20;

const manifestSchema = z.object({
  name: z.string().min(1),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});

export type ModelManifest = z.infer<typeof manifestSchema>;

/** Describes `files` of `folder` as they are now. */
export async function describeFiles(folder: string, name: string, files: readonly string[]): Promise<ModelManifest> {
  const described: ModelManifest = { name, files: {} };
  for (const file of files) {
    const path = join(folder, file);
    described.files[file] = { bytes: (await stat(path)).size, sha256: await sha256OfFile(path) };
  }
  return described;
}

/** Reads the folder's manifest; undefined where it has none, as a folder made by hand may. Throws for an invalid one. */
export async function readManifest(folder: string): Promise<ModelManifest | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return manifestSchema.parse(JSON.parse(text));
}

/** Describes the first file that differs from the manifest; undefined when none does. Reads them all: 20 ms for the bundled model. */
export async function findDamage(folder: string, manifest: ModelManifest): Promise<string | undefined> {
  for (const [file, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) return `${file} is missing`;
    if (found.size !== bytes) return `${file} has ${found.size} bytes instead of ${bytes}`;
    if ((await sha256OfFile(path)) !== sha256) return `${file} is damaged`;
  }
  return undefined;
}

/** One piece of memory for the whole file: a stream would leave as much garbage as the file is long, which stays with an idle process. */
async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
