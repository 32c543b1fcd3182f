import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeWhen } from '../support/needs.ts';
import { registryAnswers } from '../support/registry.ts';

const run = promisify(execFile);
const CHECK = fileURLToPath(new URL('../openapi/check.sh', import.meta.url));
const CHECK_MS = 180_000;

describeWhen(await registryAnswers(), "needs npm's registry, for the tools of tests/openapi/check.sh")(
  'The OpenAPI description, by the tools of those who use it',
  () => {
    it('is found good by linters, and clients made of it compile in a strict program', {
      timeout: CHECK_MS + 2_000,
    }, async () => {
      const { code, stdout, stderr } = await run(CHECK, { timeout: CHECK_MS }).then(
        (output) => ({ code: 0, ...output }),
        (failure: { code: number; stdout: string; stderr: string }) => failure,
      );
      expect(code, `${stdout}${stderr}`).toBe(0);
      expect(stdout).toContain('nothing found');
    });
  },
);
