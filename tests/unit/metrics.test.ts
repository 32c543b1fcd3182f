import { describe, expect, it } from 'vitest';
import { createMetrics, watchDatabase } from '../../src/telemetry/metrics.ts';

/** Labels that grow with nothing that callers send: routes, statements and outcomes are all in the code. */
const BOUNDED = [
  'method',
  'route',
  'status',
  'result',
  'operation',
  'statement',
  'state',
  'le',
  'mode',
  'reason',
  'priority',
  'kind',
  'source',
  'part',
  'table',
];

describe('createMetrics', () => {
  it('has only metrics with a help text, a prefix of its own, and labels that are bounded', async () => {
    const { registry } = createMetrics();
    for (const metric of registry.getMetricsAsArray()) {
      expect(metric.help.length, metric.name).toBeGreaterThan(5);
      const { labelNames = [] } = metric as unknown as { labelNames?: string[] };
      if (metric.name.startsWith('hipocampo_'))
        for (const label of labelNames) expect(BOUNDED, metric.name).toContain(label);
      else expect(metric.name).toMatch(/^(process|nodejs)_/);
    }
  });

  it('starts at zero what an alert divides by, so that "none" and "no data" are told apart', async () => {
    const text = await createMetrics().registry.metrics();
    for (const line of [
      'hipocampo_cache_requests_total{result="hit"} 0',
      'hipocampo_cache_requests_total{result="miss"} 0',
      'hipocampo_cache_requests_total{result="bypass"} 0',
      'hipocampo_turns_saved_total{result="added"} 0',
      'hipocampo_turns_saved_total{result="replayed"} 0',
      'hipocampo_cache_failures_total{operation="get"} 0',
      'hipocampo_facts_total{result="added"} 0',
      'hipocampo_facts_total{result="confirmed"} 0',
      'hipocampo_facts_total{result="superseded"} 0',
      'hipocampo_facts_total{result="forgotten"} 0',
      'hipocampo_context_builds_total 0',
      'hipocampo_context_compressions_total 0',
      'hipocampo_http_requests_refused_total 0',
      'hipocampo_context_tokens_count 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('names counters _total, and nothing else so', async () => {
    for (const { name, type } of await createMetrics().registry.getMetricsAsJSON()) {
      if (name.startsWith('hipocampo_')) expect(name.endsWith('_total'), name).toBe(String(type) === 'counter');
    }
  });

  it('can be made more than once in a process: each has its own figures', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.contextBuilds.inc();
    expect((await other.contextBuilds.get()).values[0]?.value).toBe(0);
  });
});

describe('watchDatabase', () => {
  it('shows the load as it is at each scrape', async () => {
    const metrics = createMetrics();
    let waiting = 1;
    watchDatabase(metrics, () => ({ open: 3, idle: 2, waiting }));
    expect(await metrics.registry.metrics()).toContain('hipocampo_database_connections{state="waiting"} 1');
    waiting = 7;
    expect(await metrics.registry.metrics()).toContain('hipocampo_database_connections{state="waiting"} 7');
  });
});
