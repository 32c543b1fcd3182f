const SIZE = 262_144; // characters: the most a message holds

const fill = (unit: string) =>
  unit
    .repeat(Math.ceil(SIZE / unit.length))
    .slice(0, SIZE)
    .toWellFormed();

/** What nobody writes and somebody sends, each 256 KiB. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['one letter', fill('a')],
  ['blanks', fill(' ')],
  ['line breaks', fill('\n')],
  ['emoji', fill('👩‍👩‍👧‍👦🏳️‍🌈🎉')],
  ['combining marks', `e${fill('\u0301')}`],
  ['mixed combining marks', `e${fill('\u0301\u0323')}`],
  ['combining marks beside narrow marks of voice', `e${fill('\u0301\uff9e')}`],
  ['letters that stand for many', fill('\ufdfa')],
  ['Chinese', fill('我的猫叫小白')],
  ['Thai', fill('แมวของฉันชื่อ')],
  ['Arabic', fill('قطتي اسمها لولو ')],
  ['Hebrew with points', fill('שָׁלוֹם ')],
  ['Hindi', fill('मेरी बिल्ली का नाम ')],
  ['digits', fill('1234567890')],
  ['dots', fill('a.')],
  ['hyphens and underscores', fill('-_')],
  ['apostrophes', fill("a'")],
  ['capitals', fill('aB')],
  ['names', fill('Ana Bea ')],
  ['dates', fill('2023-05-03 3 de mayo ')],
  ['months without days', fill('may ')],
  ['question marks', fill('¿?')],
  ['lines of a memory block', fill('- [episodic] x (score: 0.87)\n')],
  ['beginnings of such lines', fill('- [episodic] (score: ')],
  ['quotations that nothing closes', fill('«a “b ')],
  ['quote marks', `${fill('> ')}## Episodic Memory`],
  ['prose', fill('El veloz murciélago hindú comía feliz cardillo y kiwi. ')],
];
