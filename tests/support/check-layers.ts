/** Checks the layers of this service: exit code 1, with each violation named, where one is broken. */
import { checkLayers } from './layers.ts';

const { text, faults } = await checkLayers('.');
process.stdout.write(`${text}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
