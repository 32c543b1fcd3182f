/**
 * Checks a known model against the answers it must give, each time one is opened: a model that is pooled, tokenized or exported
 * wrongly gives vectors that look like any others, and recall would be bad with nothing to show for it. It costs some ten texts.
 */
import { GOLDEN_VECTORS, type GoldenVector } from './golden-vectors.ts';
import { type ModelFolder, ModelUnusable } from './model-folder.ts';
import { cosine, normalize } from './unit-vector.ts';

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

/** A contrast that a model must see if its exact vectors are not known here: `near` means the same as `text`, and `far` does not. */
interface Contrast {
  readonly text: string;
  readonly near: string;
  readonly far: string;
}

/** The least cosine to a golden vector: exports in int8 measure 0.99 and more; the wrong pooling, 0.6 at best. */
const LEAST_COSINE = 0.95;
/** The least lead of a translation over another subject, which is some 0.5; loose, since it must refuse no model loaded rightly. */
const LEAST_CONTRAST = 0.2;
/** Two texts on different subjects: vectors that hardly differ tell nothing apart. */
const ALIKE = 0.999;

const PARAPHRASES: readonly Contrast[] = [
  {
    text: '¿Dónde está la estación de tren?',
    near: 'Where is the railway station?',
    far: 'My daughter has been learning the violin for two years.',
  },
  {
    text: 'Mi hija lleva dos años aprendiendo a tocar el violín.',
    near: 'My daughter has been learning the violin for two years.',
    far: 'Where is the railway station?',
  },
];

/** Contrasts in English that any sentence model passes. */
const ENGLISH: readonly Contrast[] = [
  {
    text: 'Where is the railway station?',
    near: 'How do I get to the train station?',
    far: 'My daughter has been learning the violin for two years.',
  },
];

/** Contrasts by the model's name without its precision. */
const CONTRASTS: Readonly<Record<string, readonly Contrast[]>> = {
  'all-MiniLM-L6-v2': ENGLISH,
  'paraphrase-multilingual-MiniLM-L12-v2': [...ENGLISH, ...PARAPHRASES],
};

/** Checks a model, and throws `ModelUnusable` for wrong answers. An unknown model need only tell texts apart. */
export async function checkModel(folder: ModelFolder, embed: Embed): Promise<void> {
  const name = folder.name.replace(/-(int8|fp32)$/, '');
  const fault =
    (await undistinguished(embed)) ??
    (await wrongVector(embed, GOLDEN_VECTORS[name] ?? [])) ??
    (await missingContrast(embed, CONTRASTS[name] ?? []));
  if (fault === undefined) return;
  throw new ModelUnusable(
    `the model ${folder.name} in ${folder.folder} gives wrong vectors: ${fault}. Its export is not of this model, is damaged, ` +
      'or wants another pooling (1_Pooling/config.json): fetch it anew with `hipocampo download-model --to DIR`.',
  );
}

async function undistinguished(embed: Embed): Promise<string | undefined> {
  const [left, right] = await embed(['The cat sleeps.', 'Interest rates rose again.']);
  if (left === undefined || right === undefined) return 'it gave fewer vectors than texts';
  return cosine(left, right) > ALIKE ? 'two unrelated texts have the same one' : undefined;
}

async function wrongVector(embed: Embed, golden: readonly GoldenVector[]): Promise<string | undefined> {
  const vectors = await embed(golden.map(({ text }) => text));
  for (const [index, { text, bytes }] of golden.entries()) {
    const right = Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')));
    const given = vectors[index];
    if (given === undefined || given.length !== right.length || !normalize(right)) return 'they have another dimension';
    const found = cosine(given, right);
    if (found < LEAST_COSINE) return `that of "${text}" has a cosine of ${found.toFixed(3)} to the right one`;
  }
  return undefined;
}

async function missingContrast(embed: Embed, contrasts: readonly Contrast[]): Promise<string | undefined> {
  for (const { text, near, far } of contrasts) {
    const [one, same, other] = await embed([text, near, far]);
    if (one === undefined || same === undefined || other === undefined) return 'it gave fewer vectors than texts';
    if (cosine(one, same) - cosine(one, other) < LEAST_CONTRAST)
      return `"${text}" is no nearer to "${near}" than to "${far}"`;
  }
  return undefined;
}
