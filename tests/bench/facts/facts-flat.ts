/** Whether a build, and a turn that teaches something, cost the same however much is known of the user. */
import { Agent } from 'node:http';
import type { Bench, Findings } from '../bench.ts';
import { startService } from '../bench.ts';
import { median, quantile, short } from '../figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { table } from '../table.ts';
import { timedPost } from '../timed-post.ts';

const AIM = 1.15; // times the p50 of a user with ten facts
const WRITERS = 4;
const KNOWN = [0, 10, 10_000]; // facts of each user
const QUERIES = [
  '¿Qué me conviene cenar hoy?',
  '¿En qué empresa trabajo?',
  'Ayudame con el despliegue del proyecto',
  'Contame algo de jazz 17',
];
const HABITS = [
  'escuchar jazz',
  'cocinar pasta',
  'correr maratones',
  'leer novelas',
  'usar Postgres',
  'viajar en tren',
];
const SYSTEM_PROMPT = 'Eres un asistente personal. Responde con brevedad.';

export async function measureFactsFlat(bench: Bench): Promise<Findings> {
  const url = await bench.databases.create('facts');
  const service = await startService(bench, url);
  for (const facts of KNOWN) await teach(service, userWith(facts), facts);
  await bench.databases.settle(url);
  const builds = await alternate(bench.settings.flatRequests, (known, round) => build(service, known, round));
  const saves = await alternate(bench.settings.flatRequests, (known, round) => save(service, known, round));
  await service.stop();
  await bench.databases.drop(url);
  const rows = [...rowsOf('build-context', builds), ...rowsOf('save-turn that teaches a fact', saves)];
  return {
    tables: [
      table(
        'By facts of the user (one connection, one request after the other, in alternation)',
        ['', 'facts', 'p50 ms', 'p95 ms', `to ten facts, aim ${AIM}`],
        rows,
      ),
    ],
    figures: { aim: AIM, builds, saves },
  };
}

interface Times {
  readonly facts: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly ratio: number;
}

const userWith = (facts: number) => `knows-${facts}`;
const agent = new Agent({ keepAlive: true });

/** Through the API, as any other caller: a name, a job, an allergy, and tastes without end. */
async function teach(service: ServerProcess, user: string, facts: number): Promise<void> {
  const plain = [
    { key: 'nombre', value: 'se llama Juan' },
    { key: 'trabajo', value: 'trabaja en Google' },
    { key: 'alergia', value: 'es alérgico a las nueces' },
  ];
  const left = Array.from({ length: facts }, (_, index) => index).values();
  const write = async () => {
    for (const index of left) {
      const habit = HABITS[index % HABITS.length] ?? '';
      const fact = plain[index] ?? { key: 'preferencia', value: `le gusta ${habit} ${index}` };
      const reply = await timedPost(agent, `${service.url}/v1/users/${user}/facts`, JSON.stringify(fact));
      if (reply.status >= 300) throw new Error(`remember answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function build(service: ServerProcess, facts: number, round: number): Promise<number> {
  const body = {
    user_id: userWith(facts),
    session_id: `reads-${facts}`,
    current_query: QUERIES[round % QUERIES.length],
    system_prompt: SYSTEM_PROMPT,
    include_memories: false,
  };
  const reply = await timedPost(agent, `${service.url}/v1/build-context`, JSON.stringify(body));
  if (reply.status !== 200) throw new Error(`build-context answered ${reply.status}`);
  if (facts > 0 !== reply.text.includes('se llama Juan')) throw new Error(`facts of ${userWith(facts)} are not told`);
  return reply.milliseconds;
}

async function save(service: ServerProcess, facts: number, round: number): Promise<number> {
  const body = {
    user_id: userWith(facts),
    session_id: `writes-${facts}`,
    messages: [
      { role: 'user', content: `Me gusta mucho la canción número ${100_000 + round}` },
      { role: 'assistant', content: 'Anotado.' },
    ],
  };
  const reply = await timedPost(agent, `${service.url}/v1/save-turn`, JSON.stringify(body));
  if (reply.status !== 201) throw new Error(`save-turn answered ${reply.status}`);
  return reply.milliseconds;
}

async function alternate(rounds: number, one: (facts: number, round: number) => Promise<number>): Promise<Times[]> {
  const warmUp = Math.max(20, Math.round(rounds / 10));
  const samples = KNOWN.map(() => [] as number[]);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, facts] of KNOWN.entries()) {
      const milliseconds = await one(facts, round);
      if (round >= warmUp) samples[index]?.push(milliseconds);
    }
  }
  const ten = median(samples[KNOWN.indexOf(10)] ?? []);
  return KNOWN.map((facts, index) => {
    const p50Ms = median(samples[index] ?? []);
    return { facts, p50Ms, p95Ms: quantile(samples[index] ?? [], 0.95), ratio: p50Ms / ten };
  });
}

function rowsOf(name: string, times: readonly Times[]): string[][] {
  return times.map(({ facts, p50Ms, p95Ms, ratio }) => [name, String(facts), short(p50Ms), short(p95Ms), short(ratio)]);
}
