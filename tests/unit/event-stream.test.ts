import { describe, expect, it } from 'vitest';
import { EventStreamReply } from '../../src/http/event-stream.ts';
import type { Event } from '../../src/memory/events/event.ts';

const EVENT: Event = {
  entry: 7,
  type: 'session.expired',
  userId: 'u1',
  sessionId: 's1',
  createdAt: new Date(0),
  detail: {},
};

describe('EventStreamReply', () => {
  it('says again and again that the connection lives, while nothing happens', async () => {
    const reply = new EventStreamReply({ after: 6, heartbeatMs: 5 });
    let text = '';
    reply.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    await expect.poll(() => text.split(': heartbeat\n\n').length).toBeGreaterThan(3);
    expect(reply.tell([EVENT])).toBe(true);
    await expect.poll(() => text).toContain('\nid: 7\nevent: session.expired\n');
    reply.destroy();
  });

  it('is closed where its reader takes nothing for some heartbeats, and buffers none of them', async () => {
    const reply = new EventStreamReply({ after: 6, heartbeatMs: 5 });
    let isClosed = false;
    reply.follow({
      resume: () => undefined,
      close: () => {
        isClosed = true;
      },
    });
    while (reply.tell([EVENT])); // as much as waits for a slow reader
    const buffered = reply.readableLength;
    await expect.poll(() => isClosed).toBe(true);
    expect(reply.destroyed).toBe(true);
    expect(reply.readableLength).toBe(buffered);
  });
});
