/** Watches files that editors save in whatever way: in place, or aside and then renamed. */
import { basename } from 'node:path';

const SETTLED_MS = 100; // editors write in several steps: what follows sooner is one save

/** A watch, until it is closed. */
export interface FileWatch {
  close(): Promise<void>;
}

/**
 * Calls `onChange` with the path of each file of a folder, or of folders in it as deep as `depth`, that was changed, made or removed and
 * has one of these names. What watches is loaded here, and nowhere else.
 */
export async function watchFiles(
  folder: string,
  { names, depth, onChange }: { names: ReadonlySet<string>; depth: number; onChange: (path: string) => void },
): Promise<FileWatch> {
  const { watch } = await import('chokidar');
  const waiting = new Map<string, NodeJS.Timeout>();
  const watcher = watch(folder, {
    ignoreInitial: true,
    depth,
    // Hidden ones are states, partial files and sockets.
    ignored: (path, stats) =>
      path !== folder && (basename(path).startsWith('.') || (stats?.isFile() === true && !names.has(basename(path)))),
  });
  watcher.on('all', (_event, path) => {
    if (!names.has(basename(path))) return;
    clearTimeout(waiting.get(path));
    const settled = () => {
      waiting.delete(path);
      onChange(path);
    };
    waiting.set(path, setTimeout(settled, SETTLED_MS).unref());
  });
  watcher.on('error', () => undefined); // what is not seen here is found by the look that comes now and then
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    close: async () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      await watcher.close();
    },
  };
}
