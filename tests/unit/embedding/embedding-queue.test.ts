import { describe, expect, it } from 'vitest';
import { EmbeddingQueue } from '../../../src/embedding/embedding-queue.ts';

function queueOf(onRefused: (requestId: number) => void = () => undefined): EmbeddingQueue {
  const read = (text: string) => {
    if (text === 'unreadable') throw new Error('no tokens');
    const tokens = Array.from(text, () => 1);
    return { tokens, spans: [{ from: 0, to: tokens.length }] };
  };
  const readParts = (parts: readonly string[]) => (parts.includes('alone') ? null : read(parts.join('')));
  return new EmbeddingQueue({ read, readParts, onRefused });
}

/** `request:positions` of each text of the next run. */
function next(queue: EmbeddingQueue): string[] {
  return queue.take().map(({ requestId, positions }) => `${requestId}:${positions.join('+')}`);
}

const alone = (texts: readonly string[]) => texts.map((text) => [text]);

describe('EmbeddingQueue.take', () => {
  it('gives nothing when nothing waits', () => {
    expect(next(queueOf())).toEqual([]);
  });

  it('puts texts of a length together, eight at a time', () => {
    const queue = queueOf();
    queue.add(1, alone(['a'.repeat(20), ...Array<string>(8).fill('aa')]), 'batch');
    expect(next(queue)).toEqual(['1:1', '1:2', '1:3', '1:4', '1:5', '1:6', '1:7', '1:8']);
    expect(next(queue)).toEqual(['1:0']);
  });

  it('counts padding: a run has 256 tokens at most, and a longer text is alone', () => {
    const queue = queueOf();
    queue.add(1, alone(['a', 'b'.repeat(120), 'c'.repeat(130), 'd'.repeat(400)]), 'batch');
    expect(next(queue)).toEqual(['1:0', '1:1']);
    expect(next(queue)).toEqual(['1:2']);
    expect(next(queue)).toEqual(['1:3']);
  });

  it('lets a query overtake the batches that wait, but not another query', () => {
    const queue = queueOf();
    queue.add(1, alone(Array<string>(9).fill('a')), 'batch');
    next(queue);
    queue.add(2, alone(['first']), 'query');
    queue.add(3, alone(['second']), 'query');
    expect(next(queue)).toEqual(['2:0', '3:0']);
    expect(next(queue)).toEqual(['1:8']);
  });

  it('forgets a request that was given up', () => {
    const queue = queueOf();
    queue.add(1, alone(['a', 'b']), 'batch');
    queue.add(2, alone(['c']), 'batch');
    queue.remove(1);
    expect(next(queue)).toEqual(['2:0']);
  });

  it('ends only the request whose text has no tokens', () => {
    const refused: number[] = [];
    const queue = queueOf((requestId) => refused.push(requestId));
    queue.add(1, alone(['unreadable', 'a']), 'batch');
    queue.add(2, alone(['b']), 'batch');
    expect(next(queue)).toEqual(['2:0']);
    expect(refused).toEqual([1]);
  });

  it('reads the parts of a text together, with a place for the vector of each and for that of the whole', () => {
    const queue = queueOf();
    queue.add(1, [['aa', 'b'], ['c']], 'batch');
    expect(next(queue)).toEqual(['1:3', '1:0+1+2']);
  });

  it('takes parts that cannot be read together one by one, and the whole as one more text', () => {
    const queue = queueOf();
    queue.add(1, [['alone', 'bb']], 'batch');
    queue.add(2, [['c']], 'batch');
    expect(queue.take().map(({ positions, read }) => [positions, read.tokens.length])).toEqual([
      [[0], 5],
      [[1], 2],
      [[2], 'alone\nbb'.length],
      [[0], 1],
    ]);
    queue.add(3, [['alone', 'bb']], 'batch');
    queue.remove(3);
    expect(next(queue)).toEqual([]);
  });
});
