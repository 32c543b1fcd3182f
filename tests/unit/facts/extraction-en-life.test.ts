/** Homes, names, languages, work, studies, tools and goals, in the words that people use besides the plain ones. */
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

const said = (content: string) =>
  extractFacts([{ role: 'user', content }], 'en').map((one) => [one.slot, one.kind === 'forget' ? '' : one.value]);

const STATEMENTS: readonly (readonly [message: string, slot: string, value: string])[] = [
  ['I stay in Accra. Which bank is best?', 'home', 'stays in Accra'],
  ['I rent a one bed in Leith, can the landlord raise it?', 'home', 'rents a one bed in Leith'],
  ['i call Nairobi home', 'home', 'lives in Nairobi'],
  ['As a Leeds resident, do I get in free?', 'home', 'lives in Leeds'],
  ['Been living in Toronto since 2015', 'home', 'has been living in Toronto since 2015'],
  ['O’Shea is my surname', 'surname', 'has the surname O’Shea'],
  ['Everybody at the club knows me as Smithy', 'nickname', 'wants to be called Smithy'],
  ['I was christened Dougal', 'name', 'is called Dougal'],
  ['I want your answers in Catalan from now on', 'language', 'wants replies in Catalan'],
  ['Could you always answer me in Welsh?', 'language', 'wants replies in Welsh'],
  ['Give me all times in CET', 'timezone', 'is on CET'],
  ['I can get by in French', 'spoken_language', 'gets by in French'],
  ['my Italian is decent', 'spoken_language', 'speaks Italian'],
  ['Siemens is where I work', 'work', 'works at Siemens'],
  ['new job, im at asda now', 'work', 'works at asda'],
  ['The cafe I run is packed', 'work', 'runs a cafe'],
  ['i sit in the risk team', 'team', 'is on the risk team'],
  ['freelance welder, need a van', 'profession', 'is freelance welder'],
  ['im in year 12', 'studies', 'is in year 12'],
  ['I am pursuing civil engineering', 'studies', 'is pursuing civil engineering'],
  ['its all php at work', 'technology', 'uses php'],
  ["I've resolved to learn to swim", 'decision', 'decided to learn to swim'],
  ["Timaru, that's where I live, so stay near it", 'home', 'lives in Timaru'],
  ['Down here in Dunedin it gets dark early', 'home', 'lives in Dunedin'],
  ['originally from Lagos but home has been Leeds for years', 'home', 'lives in Leeds'],
  ["By noon I mean AWST, that's my time zone", 'timezone', 'has the time zone AWST'],
  ["It's Adeyemi, my surname", 'surname', 'has the surname Adeyemi'],
  ['my last name is spelled van den Berg', 'surname', 'has the surname van den Berg'],
  ["Not Kathryn. It's Catherine, with a C", 'name', 'is called Catherine'],
  ['its oliver btw not olivier', 'name', 'is called oliver'],
  ['mates call me Gaz so go with that', 'nickname', 'wants to be called Gaz'],
  ["I'd rather you called me Jo", 'nickname', 'wants to be called Jo'],
  ['My languages? Languages: Hindi at home, Urdu well enough', 'spoken_language', 'speaks Hindi at home'],
  ['Date of birth: 3 June 1990', 'birthday', 'has their birthday on 3 June 1990'],
  ['Allow me to introduce myself: Ada Bello, a nurse', 'name', 'is called Ada Bello'],
  ['New here. Orla, 41, Trim, baker. Hello!', 'home', 'lives in Trim'],
  ["i'm tyrell, 19, from detroit", 'name', 'is called tyrell'],
  ["We moved at last! We're in Derby now.", 'home', 'lives in Derby'],
  ['I may live in Hull these days, but I was raised in Cork', 'home', 'lives in Hull'],
  ["I'm a Glaswegian with no patience", 'origin', 'is a Glaswegian with no patience'],
  ['I was born on boxing day, 26 December, poor me', 'birthday', 'was born on boxing day, 26 December'],
  ['Today I have become 40 years old!', 'age', 'is 40 years old'],
  ["I've retrained as a paramedic", 'profession', 'is a paramedic'],
  ["I'm on the search team at Spotify and we ship daily", 'work', 'works at Spotify'],
  ["I'm a backend dev mostly in Kotlin", 'technology', 'uses Kotlin'],
  ['being a vet tech I see it daily', 'profession', 'is a vet tech'],
  ['I want to run a marathon by next spring', 'goal', 'wants to run a marathon by next spring'],
];

const SILENT = [
  'I stay in bed on Sundays',
  'I stay in Hilton when I travel',
  'I have a meeting room in London',
  'I rent a car in Spain',
  'first name is required',
  'I was named captain',
  'my mates know me too well',
  'all answers in the quiz were wrong',
  'switch to Spanish keyboard how',
  'all times in the log are UTC',
  'I understand German bureaucracy is slow',
  "I've been with Vodafone for eleven years and the signal is awful",
  "i'm at Tesco, what do i need for lasagne",
  'the bakery I like is shut',
  "I'm on the wrong team here",
  'my team is Arsenal',
  'law student jokes please',
  'second year in a row i forgot',
  'currently reading Dune',
  "it's all Greek to me",
  'I want to pass the array by reference before the loop',
  'at 41 years old she ran a marathon',
  "Guilty, that's me",
  "I'm in Rome now",
  "We moved the meeting. I'm in Zoom now",
  'I may live in Leeds next year',
  'it is cloud based',
  'Anna, 34, Leeds, teacher. Write something',
  "the capital is Quito, that's where I land",
  "we're here in Rome for the weekend",
  'here in the office we have a printer',
  'i live on crisps and hope',
  "It's Monday not Tuesday",
  "His boss's name? It's Karin, with an i",
  'Scene two. I am a shepherd and I live in Bath',
  'a todo list in React Native',
];

describe('English facts of daily life', () => {
  it.each(STATEMENTS)('reads %s', (message, slot, value) => {
    expect(said(message)).toContainEqual([slot, value]);
  });

  it.each(SILENT)('learns nothing from %s', (message) => {
    expect(said(message)).toEqual([]);
  });
});
