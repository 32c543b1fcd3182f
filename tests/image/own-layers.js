/**
 * `node own-layers.js GRAPH BASE IMAGE MOST`: prints how many bytes the layers of an image take that its base does not have, unpacked, as
 * buildah notes them in its store; exits 1 where that is more than MOST. The difference of the two images' sizes is another figure, and
 * a smaller one: what a layer of ours removes of the base takes away from it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [graph = '', base = '', image = '', most = ''] = process.argv.slice(2);
const noted = (kind) => JSON.parse(readFileSync(join(graph, `vfs-${kind}s`, `${kind}s.json`), 'utf8'));

const layers = new Map(noted('layer').map((layer) => [layer.id, layer]));
/** Returns the layers of an image, the topmost first. */
function layersOf(name) {
  const found = noted('image').find(({ names }) => names?.includes(name));
  if (found === undefined) throw new Error(`there is no image ${name} in ${graph}`);
  const own = [];
  for (let layer = layers.get(found.layer); layer !== undefined; layer = layers.get(layer.parent)) own.push(layer);
  return own;
}

const ofBase = new Set(layersOf(base));
const own = layersOf(image).filter((layer) => !ofBase.has(layer));
const bytes = own.reduce((sum, layer) => sum + layer['diff-size'], 0);
if (own.length === 0 || !Number.isSafeInteger(bytes))
  throw new Error(`the layers of ${image} have no sizes in ${graph}`);
process.stdout.write(`${bytes}\n`);
if (bytes > Number(most)) process.exitCode = 1;
