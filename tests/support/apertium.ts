import { type Apertium, findApertium } from '../../src/embedding/translation/apertium.ts';
import { describeWhen } from './needs.ts';

/** The Apertium of this machine; null where there is none that reads Spanish. */
export const installedApertium: Apertium | null = await findApertium();

/** For suites that translate. */
export const describeWithApertium = describeWhen(
  installedApertium?.routes.some(({ language }) => language === 'es') ?? false,
  'needs Apertium: apt-get install --no-install-recommends apertium apertium-eng-spa',
);
