import { describe, expect, it } from 'vitest';
import { topicsIn } from '../../../src/memory/entities/topics.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

const topics = (text: string) => topicsIn([{ role: 'user', text }]).map(({ name }) => name);

describe('topicsIn', () => {
  it('finds what is talked about, and none of it in code, commands and addresses', () => {
    expect(topics('Quiero recetas de lentejas, como en https://recetas.es/garbanzos o en mail@cocina.es')).toEqual([
      'recetas',
      'lentejas',
    ]);
    expect(
      topics('El despliegue falla con `docker compose` y\n$ kubectl rollout\n```\nservidor\n``` otra migración'),
    ).toEqual(['despliegue', 'falla', 'migración']);
  });

  it.each(['a', '+', '…', '`a', '```a', '/ ', 'a@', '$ ', ' '])(
    'takes time linear in a message of the longest kind, of "%s" in a row',
    (fragment) => {
      const text = fragment.repeat(Math.floor(262_144 / Buffer.byteLength(fragment)));
      expect(cpuMilliseconds(() => topics(text), 3, 1_000)).toBeLessThan(1_000);
    },
  );
});
