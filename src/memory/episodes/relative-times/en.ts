import type { LanguageTimes } from './language-times.ts';

export const ENGLISH_TIMES: LanguageTimes = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  numbers: ['one/a/an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  times: [
    {
      phrases: 'yesterday\nlast night',
      unit: 'day',
      by: -1,
      examples: { 'I went yesterday': '2026-11-10', 'last night we ate out': '2026-11-10' },
    },
    {
      phrases: 'the day before yesterday',
      unit: 'day',
      by: -2,
      examples: { 'the day before yesterday': '2026-11-09' },
    },
    { phrases: 'tomorrow', unit: 'day', by: 1, examples: { 'we leave tomorrow': '2026-11-12' } },
    {
      phrases: '* day/days ago',
      unit: 'day',
      by: 'number',
      examples: { 'three days ago': '2026-11-08', 'some days ago': null },
    },
    { phrases: 'last week', unit: 'week', by: -1, examples: { 'I saw it last week': '2026-11-02/08' } },
    { phrases: 'next week', unit: 'week', by: 1, examples: { 'next week': '2026-11-16/22' } },
    {
      phrases: '* week/weeks ago',
      unit: 'week',
      by: 'number',
      examples: { 'two weeks ago': '2026-10-26/11-01' },
    },
    { phrases: 'last/past weekend', unit: 'weekend', by: -1, examples: { 'last weekend': '2026-11-07/08' } },
    { phrases: 'next weekend', unit: 'weekend', by: 1, examples: { 'next weekend': '2026-11-21/22' } },
    { phrases: 'last month', unit: 'month', by: -1, examples: { 'last month': '2026-10' } },
    { phrases: 'next month', unit: 'month', by: 1, examples: { 'next month': '2026-12' } },
    { phrases: '* month/months ago', unit: 'month', by: 'number', examples: { '11 months ago': '2025-12' } },
    { phrases: 'last year', unit: 'year', by: -1, examples: { 'last year': '2025' } },
    { phrases: 'next year', unit: 'year', by: 1, examples: { 'next year': '2027' } },
    { phrases: '* year/years ago', unit: 'year', by: 'number', examples: { 'ten years ago': '2016' } },
    {
      phrases: 'last monday/tuesday/wednesday/thursday/friday/saturday/sunday',
      unit: 'weekday',
      by: -1,
      examples: { 'last Friday': '2026-11-06', 'last Wednesday': '2026-11-04' },
    },
    {
      phrases: 'next monday/tuesday/wednesday/thursday/friday/saturday/sunday',
      unit: 'weekday',
      by: 1,
      examples: { 'next Friday': '2026-11-13', 'next Wednesday': '2026-11-18' },
    },
  ],
  asked: [
    {
      phrases: 'today\nthis morning/afternoon/evening\ntonight',
      unit: 'day',
      by: 0,
      examples: { 'what did I say today?': '2026-11-11' },
    },
    {
      phrases: 'monday/tuesday/wednesday/thursday/friday/saturday/sunday',
      unit: 'weekday',
      by: -1,
      notAfter: 'every/each/any/next',
      examples: { 'what did I tell you on Tuesday?': '2026-11-10', 'what do I do every Tuesday?': null },
    },
    { phrases: 'this week', unit: 'week', by: 0, examples: { 'what did we discuss this week?': '2026-11-09/15' } },
    { phrases: 'this/the weekend', unit: 'weekend', by: -1, examples: { 'over the weekend': '2026-11-07/08' } },
    { phrases: 'this month', unit: 'month', by: 0, examples: { 'this month': '2026-11' } },
    { phrases: 'the other day', unit: 'week', by: -1, examples: { 'the other day': '2026-11-02/08' } },
  ],
};
