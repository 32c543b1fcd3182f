/** Fetches a sentence model over the network: `hipocampo download-model`. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { downloadFile } from './download-file.ts';
import { LocalEmbedder } from './local-embedder.ts';
import { ModelUnusable } from './model-folder.ts';
import { describeFiles, findDamage, MANIFEST_FILE, readManifest } from './model-manifest.ts';

export const DEFAULT_MODEL = 'paraphrase-multilingual-MiniLM-L12-v2';
const HUB = 'https://huggingface.co';

interface DownloadOptions {
  /** A name of the sentence-transformers, or `owner/name` of any repository laid out as theirs. */
  readonly name?: string;
  /** The folder to fill, for `EMBEDDING_MODEL_DIR`. */
  readonly to: string;
  /** A mirror of the hub: files are at `{baseUrl}/{owner}/{name}/resolve/main/{file}`. */
  readonly baseUrl?: string;
  readonly onFile?: (file: string, bytes: number) => void;
  /** Called while a file comes; `total`: its length, null where the server does not tell it. */
  readonly onBytes?: (file: string, bytes: number, total: number | null) => void;
  /** Called when all files are there, before it is seen whether they make a model. */
  readonly onCheck?: () => void;
  /** The time without a byte after which a download is given up; the next one goes on where it stopped. */
  readonly stallMs?: number;
}

interface WantedFile {
  /** The places to look, the best first; the file keeps its path. */
  readonly sources: readonly { readonly repository: string; readonly path: string }[];
  readonly optional: boolean;
}

/**
 * Fills the folder and leaves it whole or without a manifest: files are fetched aside, and moved when all are there. A folder that
 * has the model already is left as it is. Throws `ModelUnusable` with what to do, also where the model gives wrong vectors.
 */
export async function downloadModel(options: DownloadOptions): Promise<void> {
  const name = options.name ?? DEFAULT_MODEL;
  if (!/^([\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name)) throw new ModelUnusable(`${name} is no name of a model`);
  const shortName = name.split('/').at(-1) ?? name;
  const manifest = await readManifest(options.to).catch(() => undefined);
  if (manifest?.name === shortName && (await findDamage(options.to, manifest)) === undefined) return;

  const aside = join(options.to, '.download');
  try {
    await mkdir(aside, { recursive: true });
    const files: string[] = [];
    for (const wanted of wantedFiles(name)) {
      const found = await fetchFirst(wanted, aside, options);
      if (found === undefined) continue;
      options.onFile?.(found.path, found.bytes);
      files.push(found.path);
    }
    await rm(join(options.to, MANIFEST_FILE), { force: true });
    for (const file of files) {
      await mkdir(dirname(join(options.to, file)), { recursive: true });
      await rename(join(aside, file), join(options.to, file));
    }
    await writeFile(join(options.to, MANIFEST_FILE), JSON.stringify(await describeFiles(options.to, shortName, files)));
    await rm(aside, { recursive: true, force: true });
  } catch (error) {
    if (error instanceof ModelUnusable) throw error;
    throw new ModelUnusable(`the model cannot be written to ${options.to}: ${(error as Error).message}`, error);
  }
  options.onCheck?.();
  await check(options.to);
}

async function check(folder: string): Promise<void> {
  try {
    const embedder = await LocalEmbedder.open({ modelDir: folder, threads: 1 });
    await embedder.close();
  } catch (error) {
    await rm(join(folder, MANIFEST_FILE), { force: true }); // so that the next download starts over
    throw error;
  }
}

/** Lists the authors' own files; a graph in int8 is mostly in the Xenova repositories, which hold the same models for JavaScript. */
function wantedFiles(name: string): readonly WantedFile[] {
  const repository = name.includes('/') ? name : `sentence-transformers/${name}`;
  const own = (path: string, optional: boolean): WantedFile => ({ optional, sources: [{ repository, path }] });
  const graphs = [
    { repository: `Xenova/${repository.split('/')[1]}`, path: 'onnx/model_quantized.onnx' },
    { repository, path: 'onnx/model_quantized.onnx' },
    { repository, path: 'onnx/model.onnx' },
  ];
  return [
    own('config.json', false),
    own('tokenizer.json', false),
    own('sentence_bert_config.json', true),
    own('1_Pooling/config.json', true),
    { sources: graphs, optional: false },
  ];
}

async function fetchFirst(
  { sources, optional }: WantedFile,
  aside: string,
  options: DownloadOptions,
): Promise<{ path: string; bytes: number } | undefined> {
  const base = (options.baseUrl ?? HUB).replace(/\/+$/, '');
  const { stallMs, onBytes } = options;
  for (const { repository, path } of sources) {
    const url = `${base}/${repository}/resolve/main/${path}`;
    const to = join(aside, path);
    await mkdir(dirname(to), { recursive: true });
    const found = await downloadFile({
      ...{ url, to },
      ...(stallMs !== undefined && { stallMs }),
      ...(onBytes !== undefined && { onBytes: (bytes, total) => onBytes(path, bytes, total) }),
    });
    if (found !== undefined) return { path, bytes: found.bytes };
  }
  if (optional) return undefined;
  const tried = sources.map(({ repository, path }) => `${base}/${repository}: ${path}`).join(', ');
  throw new ModelUnusable(`the model lacks a file: there is none at ${tried}`);
}
