import { type ChildProcess, fork } from 'node:child_process';
import type { Cleanup } from './cleanup.ts';
import { quantile } from './figures.ts';
import { plainProgram } from './plain-program.ts';
import type { ServerProcess } from './server-process.ts';

export interface LoadRequest {
  readonly path: string;
  readonly body: string;
}

/** What one server did in one round. */
export interface Round {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of headers and body. */
  readonly bytesPerReply: number;
  /** Of the server's own processor time: what the throughput would be with the load and the databases on other machines. */
  readonly requestsPerCpuSecond: number;
}

interface Outcome {
  readonly times: number[];
  readonly failures: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly seconds: number;
}

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** Starts the process that makes the load. A run in which any reply is not 2xx throws. */
export async function startLoad(cleanup: Cleanup, connections: number) {
  const generator: ChildProcess = fork(plainProgram('load-generator'), { execArgv: [], serialization: 'advanced' });
  cleanup.add(async () => generator.kill());

  return async (server: ServerProcess, requests: readonly LoadRequest[], seconds: number): Promise<Round> => {
    const cpuBefore = server.cpuSeconds();
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      const gone = () => reject(new Error('the load generator ended'));
      generator.once('exit', gone);
      generator.once('message', (message) => {
        generator.off('exit', gone);
        resolve(message as Outcome);
      });
      generator.send({ url: server.url, requests, seconds, connections });
    });
    const cpuSeconds = server.cpuSeconds() - cpuBefore;
    const { times, failures, bytes } = outcome;
    if (Object.keys(failures).length > 0 || times.length === 0) {
      throw new Error(`${requests[0]?.path}: ${times.length} replies, of which failed: ${JSON.stringify(failures)}`);
    }
    return {
      requests: times.length,
      requestsPerSecond: times.length / outcome.seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      bytesPerReply: bytes / times.length,
      requestsPerCpuSecond: times.length / cpuSeconds,
    };
  };
}
