import { describe, expect, it } from 'vitest';
import { EmbeddingQueue } from '../../../src/embedding/embedding-queue.ts';

function queueOf(onRefused: (requestId: number) => void = () => undefined): EmbeddingQueue {
  const tokenize = (text: string) => {
    if (text === 'unreadable') throw new Error('no tokens');
    return Array.from(text, () => 1);
  };
  return new EmbeddingQueue({ tokenize, onRefused });
}

/** `request:position` of each text of the next run. */
function next(queue: EmbeddingQueue): string[] {
  return queue.take().map(({ requestId, position }) => `${requestId}:${position}`);
}

describe('EmbeddingQueue.take', () => {
  it('gives nothing when nothing waits', () => {
    expect(next(queueOf())).toEqual([]);
  });

  it('puts texts of a length together, eight at a time', () => {
    const queue = queueOf();
    queue.add(1, ['a'.repeat(20), ...Array<string>(8).fill('aa')], 'batch');
    expect(next(queue)).toEqual(['1:1', '1:2', '1:3', '1:4', '1:5', '1:6', '1:7', '1:8']);
    expect(next(queue)).toEqual(['1:0']);
  });

  it('counts padding: a run has 256 tokens at most, and a longer text is alone', () => {
    const queue = queueOf();
    queue.add(1, ['a', 'b'.repeat(120), 'c'.repeat(130), 'd'.repeat(400)], 'batch');
    expect(next(queue)).toEqual(['1:0', '1:1']);
    expect(next(queue)).toEqual(['1:2']);
    expect(next(queue)).toEqual(['1:3']);
  });

  it('lets a query overtake the batches that wait, but not another query', () => {
    const queue = queueOf();
    queue.add(1, Array<string>(9).fill('a'), 'batch');
    next(queue);
    queue.add(2, ['first'], 'query');
    queue.add(3, ['second'], 'query');
    expect(next(queue)).toEqual(['2:0', '3:0']);
    expect(next(queue)).toEqual(['1:8']);
  });

  it('forgets a request that was given up', () => {
    const queue = queueOf();
    queue.add(1, ['a', 'b'], 'batch');
    queue.add(2, ['c'], 'batch');
    queue.remove(1);
    expect(next(queue)).toEqual(['2:0']);
  });

  it('ends only the request whose text has no tokens', () => {
    const refused: number[] = [];
    const queue = queueOf((requestId) => refused.push(requestId));
    queue.add(1, ['unreadable', 'a'], 'batch');
    queue.add(2, ['b'], 'batch');
    expect(next(queue)).toEqual(['2:0']);
    expect(refused).toEqual([1]);
  });
});
