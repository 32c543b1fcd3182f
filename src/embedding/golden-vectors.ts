import type { ModelFolder } from './model-folder.ts';
export async function checkModel(
  _folder: ModelFolder,
  _embed: (texts: readonly string[]) => Promise<Float32Array[]>,
): Promise<void> {}
