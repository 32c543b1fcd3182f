/** Commands on what a user or a session has: out of a running service and in again, and erased with a receipt. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServiceAddress } from './config.ts';
import { BROKE_OFF, DocumentCheck, LinesCheck, Measure, type WholeCheck } from './document-streams.ts';
import { CannotStart } from './errors.ts';
import { callService, importDocument, textOf } from './service-client.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { refuseExisting, STANDARD, writeWhole } from './whole-file.ts';

const MEGABYTE = 1_000_000;

interface Counts {
  readonly sessions: number;
  readonly turns: number;
  readonly facts: number;
  readonly memories: number;
}

/** Writes everything of a user to a file, whole or not at all: the checksum of its last line is compared on the way. */
export async function exportUser(service: ServiceAddress, userId: string, file: string, print: Print): Promise<void> {
  const lines = await download(service, `/v1/users/${encodeURIComponent(userId)}/export`, file, new LinesCheck());
  if (file !== STANDARD) print(`${lines} lines of user ${userId} are in ${file}\n`);
}

/** Writes a session to a file, whole or not at all. */
export async function exportSession(
  service: ServiceAddress,
  sessionId: string,
  file: string,
  print: Print,
): Promise<void> {
  await download(service, `/v1/sessions/${encodeURIComponent(sessionId)}/export`, file, new DocumentCheck());
  if (file !== STANDARD) print(`session ${sessionId} is in ${file}\n`);
}

/** Brings a user back from a file, or with `userId` the `conversations.json` of a ChatGPT export in. */
export async function importUser(
  service: ServiceAddress,
  file: string,
  userId: string | undefined,
  print: Print,
): Promise<void> {
  const query = userId === undefined ? '' : `?user_id=${encodeURIComponent(userId)}`;
  const type = extname(file) === '.json' ? 'application/json' : 'application/x-ndjson';
  const reply = (await upload(service, `/v1/users/import${query}`, type, file)) as {
    readonly user_id: string;
    readonly imported: Counts;
    readonly unchanged: Counts;
    readonly grown: number;
    readonly conflicts: readonly { readonly session_id: string; readonly detail: string }[];
  };
  print(`user ${reply.user_id}: imported ${told(reply.imported)}; there already ${told(reply.unchanged)}\n`);
  if (reply.grown > 0) print(`conversations that were there and went on: ${reply.grown}\n`);
  for (const { detail } of reply.conflicts) print(`not imported: ${detail}\n`);
}

/** Brings a session back from a file, under the id that it had or under another. */
export async function importSession(
  service: ServiceAddress,
  file: string,
  sessionId: string | undefined,
  print: Print,
): Promise<void> {
  const query = sessionId === undefined ? '' : `?session_id=${encodeURIComponent(sessionId)}`;
  const reply = (await upload(service, `/v1/sessions/import${query}`, 'application/json', file)) as {
    readonly session_id: string;
    readonly user_id: string;
    readonly total_turns: number;
    readonly imported: boolean;
  };
  const how = reply.imported ? 'imported' : 'there already, with the same content';
  print(`session ${reply.session_id} of user ${reply.user_id}, ${reply.total_turns} turns: ${how}\n`);
}

/** Erases a user everywhere and writes the reply to a file: the signed receipt, and what the user's sessions referred to elsewhere. */
export async function eraseUser(service: ServiceAddress, userId: string, file: string, print: Print): Promise<void> {
  await erase(service, `/v1/users/${encodeURIComponent(userId)}`, file, `user ${userId}`, print);
}

/** Erases a session and writes the reply to a file likewise. */
export async function eraseSession(
  service: ServiceAddress,
  session: string,
  file: string,
  print: Print,
): Promise<void> {
  await erase(service, `/v1/sessions/${encodeURIComponent(session)}?receipt=true`, file, `session ${session}`, print);
}

async function erase(service: ServiceAddress, path: string, file: string, what: string, print: Print): Promise<void> {
  refuseExisting(file);
  const reply = await callService(service, { method: 'DELETE', path });
  const erased: unknown = JSON.parse(await textOf(reply));
  await writeWhole(file, (output) => pipeline([`${JSON.stringify(erased, null, 2)}\n`], output));
  if (file !== STANDARD) print(`${what} is erased; the receipt is in ${file}\n`);
}

async function download(service: ServiceAddress, path: string, file: string, check: WholeCheck): Promise<number> {
  refuseExisting(file);
  return progressOfCommand()('exporting (MB)', async (tell) => {
    const reply = await callService(service, { method: 'GET', path });
    const measured = new Measure((bytes) => tell(Math.round(bytes / MEGABYTE), null));
    // The check stands before the file is put in place: what broke off leaves none.
    await writeWhole(file, (output) => pipeline(reply, measured, check, output)).catch((error: unknown) => {
      throw reply.complete ? error : new CannotStart(BROKE_OFF, error);
    });
    return check.parts;
  });
}

async function upload(service: ServiceAddress, path: string, type: string, file: string): Promise<unknown> {
  const size = file === STANDARD ? null : (await stat(file)).size;
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
  return progressOfCommand()('sending (MB)', async (tell) => {
    const input = file === STANDARD ? process.stdin : createReadStream(file);
    const content = input.compose(
      new Measure((bytes) => tell(megabytes(bytes), size === null ? null : megabytes(size))),
    ) as AsyncIterable<Uint8Array>;
    return importDocument(service, path, { type, content }, ({ step, bytes, of }) =>
      tell(megabytes(bytes), megabytes(of), `${step} (MB)`),
    );
  });
}

const told = ({ sessions, turns, facts, memories }: Counts): string =>
  `${sessions} sessions, ${turns} turns, ${facts} facts, ${memories} memories`;
