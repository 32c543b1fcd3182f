/**
 * The thread that the local model runs in: onnxruntime computes synchronously, and would otherwise block the event loop that
 * answers HTTP. Between any two runs of a few texts it looks whether a query came or a request was given up.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { EmbeddingQueue, type WaitingText } from './embedding-queue.ts';
import type { ModelFolder } from './model-folder.ts';
import { SentenceModel } from './sentence-model.ts';
import { normalize } from './unit-vector.ts';

export interface ThreadData {
  readonly model: ModelFolder;
  readonly threads: number;
}

export type ThreadRequest =
  | { readonly embed: number; readonly texts: readonly (readonly string[])[]; readonly priority: 'query' | 'batch' }
  | { readonly giveUp: number }
  | 'close';

/** Vectors come run by run, each with its place in the request; `ready` and `unusable` are the first thing said. */
export type ThreadMessage =
  | { readonly ready: true }
  | { readonly unusable: string }
  | { readonly id: number; readonly position: number; readonly vector: Float32Array }
  | { readonly id: number; readonly failure: string; readonly retryable: boolean };

if (parentPort === null) throw new Error('local-embedder-thread.ts runs only as a worker thread');
const port = parentPort;
const { model: folder, threads } = workerData as ThreadData;

const model = await SentenceModel.load(folder, threads).catch((error: unknown) => {
  say({ unusable: messageOf(error) });
  process.exit(1); // in a thread: ends the thread
});
const queue = new EmbeddingQueue({
  read: (text) => model.read(text),
  readParts: (parts) => model.readParts(parts),
  onRefused: (id, error) => say({ id, failure: messageOf(error), retryable: false }),
});
let working = false;
let closing = false;

port.on('message', (request: ThreadRequest) => {
  receive(request);
  void work();
});
say({ ready: true });

function receive(request: ThreadRequest): void {
  if (request === 'close') closing = true;
  else if ('giveUp' in request) queue.remove(request.giveUp);
  else queue.add(request.embed, request.texts, request.priority);
}

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let texts = queue.take(); !closing && texts.length > 0; texts = queue.take()) {
    await run(texts);
    for (let sent = receiveMessageOnPort(port); sent !== undefined; sent = receiveMessageOnPort(port)) {
      receive(sent.message as ThreadRequest);
    }
  }
  working = false;
  if (!closing) return;
  await model.release();
  port.close();
}

/** Texts that fail together are tried alone, so that one of them fails nobody else's. */
async function run(texts: readonly WaitingText[]): Promise<void> {
  try {
    const vectors = await model.embed(texts.map(({ read }) => read));
    for (const [index, text] of texts.entries()) answer(text, vectors[index] ?? []);
  } catch (error) {
    if (texts.length > 1) for (const text of texts) await run([text]);
    else if (texts[0] !== undefined) fail(texts[0], messageOf(error), true);
  }
}

function answer(text: WaitingText, vectors: readonly Float32Array[]): void {
  const { requestId: id, positions } = text;
  if (vectors.length !== positions.length || !vectors.every(normalize)) {
    fail(text, 'the model gave a vector without a direction', false);
    return;
  }
  for (const [at, vector] of vectors.entries()) {
    const position = positions[at] as number;
    port.postMessage({ id, position, vector } satisfies ThreadMessage, [vector.buffer as ArrayBuffer]);
  }
}

function fail({ requestId }: WaitingText, failure: string, retryable: boolean): void {
  queue.remove(requestId);
  say({ id: requestId, failure, retryable });
}

function say(message: ThreadMessage): void {
  port.postMessage(message);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
