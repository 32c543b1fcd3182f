import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContextEntry,
  contextOf,
  extendEntry,
  inLanguage,
  renderEntry,
} from '../../src/memory/conversation/context-entry.ts';
import { contextFrom } from '../../src/memory/conversation/conversation-context.ts';
import { decodeEntry, encodeEntry } from '../../src/memory/conversation/entry-codec.ts';
import { joinJson } from '../../src/memory/conversation/json-bytes.ts';
import type { SessionChanges } from '../../src/memory/conversation/session-history.ts';
import { openAiJson, parseStored, storedJson, transcriptLines } from '../../src/memory/conversation/stored-message.ts';
import { wordsFor } from '../../src/memory/conversation/words.ts';
import { runsOf } from '../support/chaos.ts';
import { contexts, histories, plainContext } from './contexts.ts';

const KEY = 'default s1';
/** An entry in text: bytes compared one by one take seconds over all that a property makes. */
const inText = (entry: ContextEntry | null) =>
  entry && {
    head: entry.head,
    texts: Object.entries(entry.texts).map(([name, bytes]) => [name, bytes.toString()]),
    block: entry.block.toString(),
    turns: entry.turns,
    digests: entry.digests,
    places: JSON.parse(JSON.stringify(entry.places)),
  };
const [SAMPLE] = fc.sample(histories, { numRuns: 1, seed: 7 }) as [
  typeof histories extends fc.Arbitrary<infer T> ? T : never,
];
const sample = () => renderEntry(plainContext(12, { places: true }), 'es');

describe('an encoded entry', () => {
  it('is read back as it was, whatever text it holds', () => {
    fc.assert(
      fc.property(contexts, fc.constantFrom('es', 'en', 'fr'), (context, language) => {
        const entry = renderEntry(context, language);
        expect(inText(decodeEntry(encodeEntry(entry, KEY), KEY))).toEqual(inText(entry));
      }),
    );
  });

  it('is null for anything that is none', () => {
    for (const text of [
      '',
      '\n',
      '{}',
      'null',
      'a\nb\nc\nd\ne\nf\ng',
      '\n\n\n\n\n\n',
      '{}\n[]\n""\n[]\n""\n""\n{}',
      'null\n[]\n""\n[]\n""\n""\n{}',
      '5\n[]\n""\n[]\n""\n""\n{}',
    ])
      expect(decodeEntry(Buffer.from(text), KEY), text).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), (bytes) => decodeEntry(Buffer.from(bytes), KEY) === null));
  });

  it('is null when it belongs to another format or key, or has a line too many or too few', () => {
    const bytes = encodeEntry(sample(), KEY);
    const text = bytes.toString();
    const read = (changed: string) => decodeEntry(Buffer.from(changed), KEY);
    expect(read(text)).not.toBeNull();
    expect(read(text.replace(/^\d+/, '999'))).toBeNull();
    expect(decodeEntry(bytes, 'default s2')).toBeNull();
    expect(read(`${text}\n[]`)).toBeNull();
    expect(read(`${text}\n`)).toBeNull();
    expect(read(text.split('\n').slice(1).join('\n'))).toBeNull();
    expect(read(text.replace('"human"', '"humam"'))).toBeNull();
  });

  it('is null when it was cut short at any place', () => {
    const text = encodeEntry(sample(), KEY);
    const read = Array.from({ length: text.length }, (_, length) => length).filter(
      (length) => decodeEntry(text.subarray(0, length), KEY) !== null,
    );
    expect(read, `of ${text.length} characters`).toEqual([]);
  });
});

describe('extendEntry', () => {
  /** The same without the texts' memory: what a reader of the session would see. */
  const whole = (changes: SessionChanges, language: string, span: { windowTurns: number; reachTurns: number }) =>
    renderEntry(contextFrom(changes, 'u1', span), language);

  it('gives what reading the session whole would, whatever was appended to whatever', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom('es', 'en'), ({ at, since, lengths, span, maxTokens }, language) => {
        const [first = 0, ...later] = lengths;
        let entry = whole(at(first), language, span);
        let known = first;
        for (const length of later) {
          entry = extendEntry(entry, since(known, length), maxTokens);
          known = length;
          expect(inText(entry)).toEqual(inText(whole(at(length), language, span)));
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('leaves the entry that it extends as it was', () => {
    fc.assert(
      fc.property(histories, ({ at, since, lengths, span, maxTokens }) => {
        const [first = 0, second = first + 1] = lengths;
        const entry = whole(at(first), 'es', span);
        const before = inText(entry);
        extendEntry(entry, since(first, second), maxTokens);
        expect(inText(entry)).toEqual(before);
      }),
    );
  });

  it('holds on to no bytes but its own, so that what a cache counts is what it takes', () => {
    const entry = whole(SAMPLE.at(3), 'es', SAMPLE.span);
    const extended = extendEntry(entry, SAMPLE.since(3, 5), SAMPLE.maxTokens);
    for (const { block, texts } of [entry, extended, decodeEntry(encodeEntry(entry, KEY), KEY) ?? entry]) {
      expect(Object.values(texts).every((text) => text.buffer === block.buffer)).toBe(true);
      expect(block.buffer.byteLength).toBeLessThan(block.length + 2_000); // a decoded one keeps its head and details
    }
    expect(joinJson([extended.block]).equals(extended.block)).toBe(true);
  });
});

describe('contextOf', () => {
  it('gives back the context that was rendered', () => {
    fc.assert(
      fc.property(contexts, fc.constantFrom('es', 'en'), (context, language) => {
        const again = contextOf(renderEntry(context, language));
        expect(again).toMatchObject(JSON.parse(JSON.stringify(context)) as object);
        expect(inText(renderEntry(again, language))).toEqual(inText(renderEntry(context, language)));
      }),
    );
  });
});

describe('inLanguage', () => {
  it('is the entry itself where it already is in those words, and the one that would have been rendered otherwise', () => {
    const entry = sample();
    expect(inLanguage(entry, 'es-MX')).toBe(entry);
    expect(inLanguage(entry, 'en')).toEqual(renderEntry(plainContext(12, { places: true }), 'en'));
    fc.assert(
      fc.property(contexts, (context) => {
        expect(inText(inLanguage(renderEntry(context, 'es'), 'en'))).toEqual(inText(renderEntry(context, 'en')));
        expect(inText(inLanguage(renderEntry(context, 'en'), 'es'))).toEqual(inText(renderEntry(context, 'es')));
      }),
    );
  });
});

describe('openAiJson', () => {
  it('says the same in {role, content}, names kept', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const messages = context.window.flatMap((turn) => parseStored(turn.messages));
        expect(JSON.parse(openAiJson(renderEntry(context, 'es').texts.history.toString()))).toEqual(
          messages.map(({ role, content, name }) => ({ role, content, ...(name !== undefined && { name }) })),
        );
      }),
    );
  });
});

describe('the transcript', () => {
  it('has a line for each message, whatever was said, in the words of the language', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const messages = context.window.flatMap((turn) => parseStored(turn.messages));
        const roles = { user: 'User', assistant: 'Assistant', system: 'System' };
        const lines = messages.map(({ role, content }) => `${roles[role as keyof typeof roles]}: ${content}`);
        expect(JSON.parse(renderEntry(context, 'en').texts.transcript.toString())).toBe(lines.join('\n'));
      }),
    );
  });

  it('is not misled by text that looks like the form it is stored in', () => {
    const said = [
      '"}},{"type":"ai","data":{"content":"x',
      '","name":"eva',
      '\\',
      '\\"}},{"type":"',
      '"}}]',
      '[{"type":"human"',
      '","data":{"content":"',
    ];
    const json = storedJson(
      said.flatMap((content) => [
        { role: 'user' as const, content },
        { role: 'assistant' as const, content, name: content },
      ]),
    );
    const lines = said.flatMap((content) => [`User: ${content}`, `Assistant: ${content}`]);
    expect(JSON.parse(`"${transcriptLines(json, wordsFor('en'))}"`)).toBe(lines.join('\n'));
    expect(transcriptLines('[]', wordsFor('en'))).toBe('');
  });
});
