import { describe, expect, it } from 'vitest';
import { topicalWords } from '../../../src/memory/sessions/snapshot-slug.ts';

describe('the words that a conversation is named by', () => {
  it.each([
    ["don't bother, it hasn't shipped: how long will the sofa take?", ['bother', 'shipped', 'sofa']],
    ["hiya, please forget Liam's birthday, I'm busy", ['liam', 'birthday', 'busy']],
    ['holaa, jajaja, oye: quiero una bicicleta', ['bicicleta']],
    ['oiii, kkkk, então, não tem bolo também?', ['bolo']],
  ])('are whole words that tell what it is about: %s', (content, words) => {
    expect(topicalWords([{ role: 'user', content }])).toEqual(words);
  });
});
