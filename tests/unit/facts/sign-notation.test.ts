import { describe, expect, it } from 'vitest';
import { signPattern } from '../../../src/memory/facts/signs/sign-notation.ts';

const LISTS = { you: "you are, you're", stems: 'peg~, mand~', them: 'lo, la' };

describe('signPattern', () => {
  it.each([
    ['whole words', 'you ask', 'now you ask me', 'you asked'],
    ['words without their accents', 'cuéntame', 'cuentame', 'cuenta'],
    ['any ending', 'practis* it', 'practising it', 'practising'],
    ['either of two words', 'is/are real', 'are real', 'was real'],
    ['either of several', '(as if | just like) me', 'just like me', 'like me'],
    ['what may be left out', 'my [{word}] hero', 'my only hero', 'my one and only hero'],
    ['what may come again', '^ [ok/no,]* thanks', 'ok, no, thanks', 'well, thanks'],
    ['the words of a list', '<you> the', "you're the one", 'you the'],
    ['where the text begins, or one of its marks ends', '{begin} <you>', "look, you're late", "now you're late"],
    ['a comma', 'one {comma} i', 'one, i', 'one i'],
    ['any marks', '^ {marks} please', '… please', 'yes please'],
    ['the end of a sentence', 'manda {end}', 'manda!', 'manda muito'],
    ['a few characters of a sentence', 'a …9 b', 'a bit of b', 'a bit. b'],
    ['characters, no more than so many', 'a …3 b', 'a c b', 'a cdef b'],
    ['words in one', '<stems> + <them>', 'pegala', 'pega la'],
    ['the end of a text, with its marks', '^ cv $', 'cv: ', 'cv of mine'],
    ['characters of several sentences', '^ dear ……9 $', 'dear mr. rey', 'dear mr. reynolds'],
    ['a pause, which no question is', '^ no {pause}', 'no, he moved', 'no?'],
    ['a number', 'exercise {number}', 'exercise 3b', 'exercise b'],
    ['what does not come behind the last word', '^ (i know !(if) | guess)', 'i know', 'i know if'],
    ['what does not come next', 'be a !(bit/lot) {word}', 'be a pirate', 'be a bit shorter'],
  ])('reads %s: %s', (_what, written, text, other) => {
    expect(text).toMatch(signPattern(written, LISTS));
    expect(other).not.toMatch(signPattern(written, LISTS));
  });

  it.each([
    ['a bracket that is left open', '(a | b'],
    ['a bracket that opened nothing', 'a)'],
    ['a list that there is not', '<nobody>'],
    ['a mark that means nothing', 'a … b'],
  ])('refuses %s', (_what, written) => {
    expect(() => signPattern(written, LISTS)).toThrow(written);
  });
});
