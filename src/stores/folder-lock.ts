/**
 * Lets one process at a time work on a folder. A lock file would outlive a `kill -9`; node has no `flock` without an addon. So
 * each process that wants the folder listens on a Unix socket of its own in it: the kernel ends the listening when the process
 * dies, however it dies, and a socket that refuses connections is a dead process's. It also works between containers that share
 * the folder on one host, for a socket is found by its file and not by its network.
 *
 * Why there is no race: a process first listens, then looks whether anybody else does. Of two that start together, the one that
 * looks last sees the other, so never both win; when both see each other, both step back for a random while.
 */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../errors.ts';

const PREFIX = '.lock-';
/** The longest path of a socket: `sun_path` is 104 bytes on macOS and 108 on Linux, its final zero included. */
const LONGEST_SOCKET_PATH = 100;
const LONGEST_NAME = `/${PREFIX}4194304-0123456789ab`.length;
/** The time that a holder has to say who it is: one whose event loop is busy may not manage, and holds the folder all the same. */
const ANSWER_MS = 1_000;
const ATTEMPTS = 10;

export interface FolderLock {
  /** Lets the next process in. Idempotent. */
  release(): Promise<void>;
}

/** Holds `folder` (which exists) until `release` or the end of this process; throws when another one holds it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = socketPlace(realpathSync(folder));
  for (let attempt = 1; ; attempt++) {
    const own = `${PREFIX}${process.pid}-${randomBytes(6).toString('hex')}`;
    let holding = false;
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy()); // who asked has left: nothing is owed to it
      socket.end(holding ? 'holding' : 'asking');
    });
    const release = async () => {
      await closed(server);
      place.forget();
    };
    try {
      await listening(server, join(place.path, own));
    } catch (error) {
      place.forget();
      throw new Error(`the folder ${folder} cannot be locked`, { cause: error });
    }
    const others = readdirSync(place.path).filter((name) => name.startsWith(PREFIX) && name !== own);
    const states = await Promise.all(others.map((name) => stateOf(join(place.path, name))));
    const holder = others.find((_, index) => states[index] === 'holding');
    const rivals = states.includes('asking');
    // The winner removes the sockets of the dead, perhaps this one too, in the instant before it listened: look again.
    if (holder === undefined && !rivals && readdirSync(place.path).includes(own)) {
      holding = true;
      for (const [index, name] of others.entries()) {
        if (states[index] === 'dead') rmSync(join(place.path, name), { force: true });
      }
      return { release };
    }
    await closed(server);
    if (holder !== undefined || attempt === ATTEMPTS) {
      place.forget();
      const pid = /-(\d+)-/.exec(holder ?? '')?.[1];
      throw new CannotStart(
        `the folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}: two processes on one folder would lose data; stop that one, or set DATA_DIR to another folder`,
      );
    }
    await sleep(20 + Math.random() * 180);
  }
}

/** Returns the place of a folder's sockets: the folder itself, except where a path of that length or on that volume cannot be one. */
function socketPlace(folder: string): { path: string; forget(): void } {
  const forget = () => {};
  if (Buffer.byteLength(folder) + LONGEST_NAME <= LONGEST_SOCKET_PATH) return { path: folder, forget };
  if (process.platform === 'linux') {
    let descriptor: number | undefined = openSync(folder, 'r');
    return {
      path: `/proc/self/fd/${descriptor}`,
      forget: () => {
        if (descriptor !== undefined) closeSync(descriptor);
        descriptor = undefined;
      },
    };
  }
  const path = join(tmpdir(), `hipocampo-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`);
  mkdirSync(path, { recursive: true });
  return { path, forget };
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      server.unref();
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Returns the state of a socket's process. Only a refusal proves a death: one that cannot be asked (no permission, a full queue) counts as held. */
function stateOf(path: string): Promise<'holding' | 'asking' | 'dead'> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    let answer = '';
    const settle = (state: 'holding' | 'asking' | 'dead') => {
      clearTimeout(timer);
      socket.destroy();
      resolve(state);
    };
    const timer = setTimeout(() => settle('holding'), ANSWER_MS);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('end', () => settle(answer === 'asking' ? 'asking' : 'holding'));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      settle(
        error.code === 'ECONNREFUSED' || error.code === 'ENOENT' || error.code === 'ECONNRESET' ? 'dead' : 'holding',
      ),
    );
  });
}
