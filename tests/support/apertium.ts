import { type Apertium, findApertium } from '../../src/embedding/translation/apertium.ts';
import { describeWhen } from './needs.ts';

/** The Apertium of this machine; null where there is none that reads Spanish. */
export const installedApertium: Apertium | null = await findApertium();

const reads = (wanted: string) => installedApertium?.routes.some(({ language }) => language === wanted) ?? false;

/** For suites that translate Spanish. */
export const describeWithApertium = describeWhen(
  reads('es'),
  'needs Apertium: apt-get install --no-install-recommends apertium apertium-eng-spa',
);

/** For suites that translate Portuguese, by way of Spanish. */
export const describeWithPortuguese = describeWhen(
  reads('pt'),
  'needs Apertium: apt-get install --no-install-recommends apertium apertium-eng-spa apertium-es-pt',
);
