import { type ChildProcess, fork } from 'node:child_process';
import type { Cleanup } from './cleanup.ts';
import type { LoadRequest } from './load.ts';
import { plainProgram } from './plain-program.ts';

/** The replies of one round: times in milliseconds by path. */
export interface LaneRound {
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly bytes: number;
  readonly seconds: number;
}

interface Outcome extends LaneRound {
  readonly failures: Readonly<Record<string, number>>;
  readonly exhausted: number;
}

export type Lanes = ReturnType<typeof startLanes>;

/** Starts the process whose lanes send requests one after the other. A round in which a reply is not 2xx, or a lane runs dry, throws. */
export function startLanes(cleanup: Cleanup) {
  const generator: ChildProcess = fork(plainProgram('lane-generator'), { execArgv: [], serialization: 'advanced' });
  cleanup.add(async () => generator.kill());

  return async (
    urls: readonly string[],
    lanes: readonly (readonly LoadRequest[])[],
    seconds: number,
  ): Promise<LaneRound> => {
    const { failures, exhausted, ...round } = await new Promise<Outcome>((resolve, reject) => {
      const gone = () => reject(new Error('the lane generator ended'));
      generator.once('exit', gone);
      generator.once('message', (message) => {
        generator.off('exit', gone);
        resolve(message as Outcome);
      });
      generator.send({ urls, lanes, seconds });
    });
    if (Object.keys(failures).length > 0) throw new Error(`replies failed: ${JSON.stringify(failures)}`);
    if (exhausted > 0) throw new Error(`${exhausted} lanes had nothing left to send`);
    return round;
  };
}
