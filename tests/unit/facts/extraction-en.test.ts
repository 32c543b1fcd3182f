import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Said, SaidFact } from '../../../src/memory/facts/said.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

function said(content: string): Said[] {
  return extractFacts([{ role: 'user', content }], 'en');
}

function facts(content: string): SaidFact[] {
  return said(content).filter((one) => one.kind === 'fact');
}

/** Message, and of each fact: its key, its value, and the words it came from. */
type Expected = readonly [key: string, value: string, quote: string];
const STATEMENTS: readonly (readonly [message: string, ...facts: Expected[]])[] = [
  ["Hi, my name's Danielle Brooks", ['name', 'is called Danielle Brooks', "my name's Danielle Brooks"]],
  ['Gerald speaking. The printer is offline', ['name', 'is called Gerald', 'Gerald speaking']],
  ['my surname is Okafor', ['surname', 'has the surname Okafor', 'my surname is Okafor']],
  ['My blood type is A negative', ['blood type', 'has the blood type A negative', 'My blood type is A negative']],
  ['Yusuf is my husband', ['partner', 'has a husband called Yusuf', 'Yusuf is my husband']],
  ['I keep kosher at home', ['diet', 'keeps kosher', 'I keep kosher at home']],
  ['My job: teacher', ['work', 'works as teacher', 'My job: teacher']],
  [
    "running a marathon, that's my goal",
    ['goal', 'has the goal running a marathon', "running a marathon, that's my goal"],
  ],
  [
    'we decided to drop Mongo and go with Postgres',
    ['decision', 'decided to drop Mongo and go with Postgres', 'we decided to drop Mongo and go with Postgres'],
  ],
  ['call me Teddy, everybody does', ['nickname', 'wants to be called Teddy', 'call me Teddy']],
  [
    'im 34 and i live in new york',
    ['age', 'is 34 years old', 'im 34'],
    ['home', 'lives in new york', 'i live in new york'],
  ],
  ['I work as an accountant and earn 45k', ['work', 'works as an accountant', 'I work as an accountant']],
  ['My birthday is March 9th btw', ['birthday', 'has their birthday on March 9th', 'My birthday is March 9th']],
  ['Though I grew up in Kansas, snow scares me', ['origin', 'grew up in Kansas', 'I grew up in Kansas']],
  ['We bought a house in Vermont', ['home', 'has a house in Vermont', 'We bought a house in Vermont']],
  [
    'I speak Tagalog and a little Korean',
    ['languages', 'speaks Tagalog', 'I speak Tagalog and a little Korean'],
    ['languages', 'speaks a little Korean', 'I speak Tagalog and a little Korean'],
  ],
  ["just so you know, I'm on Mountain Time", ['timezone', 'is on Mountain Time', "I'm on Mountain Time"]],
  [
    'I live in Austin and work for Dell',
    ['home', 'lives in Austin', 'I live in Austin'],
    ['work', 'works for Dell', 'work for Dell'],
  ],
  ["I'm a pediatric nurse so you can skip the basics", ['profession', 'is a pediatric nurse', "I'm a pediatric nurse"]],
  ['I lead a team of six engineers', ['team', 'leads a team of six engineers', 'I lead a team of six engineers']],
  [
    "I'm studying nursing at Ohio State",
    ['studies', 'is studying nursing at Ohio State', "I'm studying nursing at Ohio State"],
  ],
  ["my husband's name is Miguel", ['partner', 'has a husband called Miguel', "my husband's name is Miguel"]],
  ["I'm divorced", ['marital_status', 'is divorced', "I'm divorced"]],
  ['We have twin boys', ['family', 'has twin boys', 'We have twin boys']],
  [
    "We've got a beagle named Pickles who eats everything",
    ['pet', 'has a beagle called Pickles', "We've got a beagle named Pickles"],
  ],
  [
    'In my free time I restore old typewriters',
    ['hobby', 'restores old typewriters', 'In my free time I restore old typewriters'],
  ],
  ["I can't stand mushrooms, keep them out", ['preference', "can't stand mushrooms", "I can't stand mushrooms"]],
  ['my favourite band is Wilco', ['favorite band', 'has Wilco as favorite band', 'my favourite band is Wilco']],
  [
    'we use Postgres and Kafka',
    ['technology', 'uses Postgres', 'we use Postgres and Kafka'],
    ['technology', 'uses Kafka', 'we use Postgres and Kafka'],
  ],
  ["I'm working on a recipe app", ['project', 'is working on a recipe app', "I'm working on a recipe app"]],
  [
    "we've decided to go with Stripe for billing",
    ['decision', 'decided to go with Stripe for billing', "we've decided to go with Stripe for billing"],
  ],
  [
    'My goal is to pay off my loans by 2027',
    ['goal', 'has the goal to pay off their loans by 2027', 'My goal is to pay off my loans by 2027'],
  ],
  ['I never drink coffee after noon', ['habit', 'never drinks coffee after noon', 'I never drink coffee after noon']],
  ["I'm alergic to shellfish", ['allergy', 'is allergic to shellfish', "I'm alergic to shellfish"]],
  ["I've got high blood pressure", ['health', 'has high blood pressure', "I've got high blood pressure"]],
  ["I've been vegan for six years", ['diet', 'is vegan', 'been vegan for six']],
  ['I drive a 2012 Corolla', ['vehicle', 'drives a 2012 Corolla', 'I drive a 2012 Corolla']],
  ['my email is ana@ex.org', ['email', 'has the email ana@ex.org', 'my email is ana@ex.org']],
  ['My new number is 971-555-0188', ['phone', 'has the phone number 971-555-0188', 'My new number is 971-555-0188']],
  ['My shoe size is 10 and a half', ['shoe size', 'has the shoe size 10 and a half', 'My shoe size is 10 and a half']],
  [
    'Keep in mind that our office is shut on Mondays',
    ['note', 'their office is shut on Mondays', 'Keep in mind that our office is shut on Mondays'],
  ],
];

describe('extractFacts, of English statements', () => {
  it.each(STATEMENTS.map(([message, ...expected]) => ({ message, expected })))(
    'reads $message',
    ({ message, expected }) => {
      expect(facts(message).map(({ key, value, evidence }) => [key, value, evidence.quote])).toEqual(expected);
    },
  );

  it('points at the very words of the message, whatever their spelling', () => {
    for (const [message] of STATEMENTS)
      for (const { evidence } of said(`  \u{1F44B} Olá!  ${message}`))
        expect(`  \u{1F44B} Olá!  ${message}`.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  });

  it('reads what is said in passing, also within a question', () => {
    const read = (message: string) => facts(message).map(({ slot, value }) => `${slot}: ${value}`);
    expect(read('As a dental hygienist, what CPD do I need?')).toEqual(['profession: is a dental hygienist']);
    expect(read('How would I, a junior solicitor, word this clause?')).toEqual(['profession: is a junior solicitor']);
    expect(read('What with my asthma, would you go for carpet?')).toEqual(['health: has asthma']);
    expect(read('My dog Bruno keeps barking. How do I stop it?')).toEqual(['pet: has a dog called Bruno']);
    expect(read("Shellfish I'm badly allergic to, so swap the prawns")).toEqual(['allergy: is allergic to Shellfish']);
    expect(read('42, divorced, two teenage sons at home, so cheap holidays please')).toEqual([
      'age: is 42 years old',
      'marital_status: is divorced',
      'family: has two teenage sons',
    ]);
  });
});

describe('extractFacts, of English instructions', () => {
  it.each([
    ['From now on give me temperatures in Celsius, please', 'wants the assistant to give them temperatures in Celsius'],
    ['never use em dashes when you write to me', 'wants the assistant to never use em dashes'],
    ['I want you to always cite your sources', 'wants the assistant to always cite your sources'],
    [
      'Whenever I ask for Python code, include type hints',
      'wants the assistant to include type hints, whenever they ask for Python code',
    ],
    ['bullet points over paragraphs, always', 'prefers bullet points over paragraphs'],
    ['Please keep all replies under 50 words', 'wants answers under 50 words'],
    ['Can you always quote prices in rupees?', 'wants the assistant to always quote prices in rupees'],
    ['never put eggs in anything you suggest', 'wants the assistant to never put eggs in anything'],
    ['short answers work best for me', 'prefers short answers'],
    ["please don't call me sir", 'does not want to be called sir'],
    ['I prefer concise answers', 'wants concise answers'],
    ['Could you keep your replies under five lines from now on?', 'wants answers under five lines'],
    ['When you send me recipes, use grams', 'wants the assistant to use grams, whenever it sends them recipes'],
    ['any time you give me times use 24h', 'wants the assistant to use 24h, whenever it gives them times'],
    ["I'd appreciate it if you kept it brief in general", 'wants the assistant to keep it brief in general'],
    ['I hate it when you apologise so much', 'hates it when the assistant apologises so much'],
    ['it annoys me when you use emojis', 'hates it when the assistant uses emojis'],
    ['Celsius only with me', 'wants Celsius'],
    ['write dates day first for me, always', 'wants the assistant to write dates day first for them'],
    ["I'd rather you didn't call me mate", 'does not want to be called mate'],
  ])('keeps %j as a standing preference', (message, value) => {
    expect(facts(message)).toMatchObject([{ slot: 'preference', value, standing: true }]);
  });

  it.each([
    ['Always reply to me in English', 'wants replies in English'],
    ['every answer in Welsh please, this goes for all our chats', 'wants replies in Welsh'],
    ["I'd rather you wrote back in Polish", 'wants replies in Polish'],
  ])('tells the language of the answers from other preferences: %j', (message, value) => {
    expect(facts(message)).toMatchObject([{ slot: 'language', value }]);
  });

  it.each([
    'keep it short this time',
    'For this list, use metric and never go over ten items',
    'Always look on the bright side',
    'never mind',
    'never give up',
    'use bullet points',
    'call me later',
    'every answer in the quiz was wrong',
    'When I paste text into Word it loses its layout',
    'can you quote prices in rupees?',
    'You should always wear a helmet',
    'Could you write a function that always returns true?',
    'could you explain what happens by default?',
    "When you're done, give me a summary",
    'Never use them with me',
    'stick it in the footer every time',
    'Metric only, or both?',
    'I hate it when you get stuck in traffic',
    'I loved it when you made that joke',
    'from now on none of this nonsense',
  ])('keeps nothing of %j', (message) => {
    expect(said(message)).toEqual([]);
  });
});

describe('extractFacts, of what English users do not say of themselves', () => {
  it.each([
    'Do I need to be a US citizen to work at Lockheed?',
    'do you know if I can work in Canada',
    'If I were vegan, what would I order?',
    "Let's say I live in California and work for a New York company. Who taxes me?",
    'My coworker said "I am allergic to Mondays"',
    "They told me I work too slowly and I'm a perfectionist",
    'remind me to call the vet',
    'Remember to buy milk',
    "don't let me forget to pick up Emma",
    "I'm not a developer, I don't use Python",
    'I used to live in Brooklyn and work at a record store',
    'Back when I was a teacher I got up at 5 every day',
    'const me = { name: "Ana", city: "Lima" };',
    'my brother works at Google and lives in Mountain View',
    'My boss is vegan and hates cilantro',
    "Let's role-play. I'm a vampire, I live in a castle and I hate garlic",
    'Write a cover letter that says I am a data analyst at Deloitte',
    "translate to Spanish: my name is Kevin and I'm allergic to peanuts",
    'I wish I lived near the ocean',
    'We might move to Raleigh next year',
    "I'm in Paris this weekend, what should I see?",
    "I'm tired and hungry",
    "I'm all ears",
    'I live in constant fear of Mondays',
    'I love it! I prefer the second one though',
    'You never know with the DMV',
    "I'm working on a bug in the login page",
    "I think I'm lactose intolerant, not sure",
  ])('learns nothing from %j', (message) => {
    expect(facts(message)).toEqual([]);
  });
});

describe('extractFacts, of English changes', () => {
  it.each([
    ["I don't work at Google anymore", 'work', 'works at Google'],
    ["I'm no longer vegetarian", 'diet', 'is vegetarian'],
    ['I quit smoking', 'habit', 'smokes'],
  ])('reads %j as the end of something', (message, slot, value) => {
    expect(said(message)).toMatchObject([{ kind: 'retraction', slot, value }]);
  });

  it.each([
    ["I work at Trader Joe's now", 'work', "works at Trader Joe's"],
    ['We moved to Boise last month', 'home', 'lives in Boise'],
    ['I just turned 30', 'age', 'is 30 years old'],
    ["I've gone fully vegan", 'diet', 'is vegan'],
  ])('reads %j as said in place of what was', (message, slot, value) => {
    expect(said(message)).toMatchObject([{ kind: 'fact', slot, value, replaces: true }]);
  });

  it('reads both halves of an exchange', () => {
    expect(said('I sold the Honda Fit and bought a Subaru Outback')).toMatchObject([
      { kind: 'retraction', slot: 'vehicle' },
      { kind: 'fact', slot: 'vehicle', value: 'has a Subaru Outback', replaces: true },
    ]);
  });
});

describe('extractFacts, of English commands to forget', () => {
  it.each([
    ['forget where I live, please', 'home'],
    ["Delete my phone number from whatever you've saved", 'phone'],
    ['can you forget about my allergies?', 'allergy'],
    ['My dog, whatever I told you about him, kindly forget it', 'pet'],
    ["I don't want you to remember my name", 'name'],
    ["I don't want my age stored", 'age'],
    ['take my address off your records', 'home'],
    ["you don't need to remember my age", 'age'],
    ['scrap my age from your memory', 'age'],
    ['My allergy, please you delete it from your memory', 'allergy'],
    ["I'd like my address gone from your memory", 'home'],
    ['ignore what I said about my dog', 'pet'],
    ['I no longer want you to know my birthday', 'birthday'],
  ])('%j names its slot', (message, slot) => {
    expect(said(message)).toMatchObject([{ kind: 'forget', slot, about: null, everything: false }]);
  });

  it('narrows it to what was said', () => {
    expect(said("forget that I'm allergic to walnuts")).toMatchObject([
      { kind: 'forget', slot: 'allergy', about: 'is allergic to walnuts' },
    ]);
  });

  it.each(['Wipe everything you know about me', 'forget all you know about me', 'please delete all my data'])(
    '%j means everything',
    (message) => {
      expect(said(message)).toMatchObject([{ kind: 'forget', everything: true }]);
    },
  );

  it.each([
    "forget it, doesn't matter",
    'never mind, forget about it',
    'I forgot my password',
    'Remove my name from this letter',
    'how do I delete my account?',
    'how do I get my address removed from google',
    'drop my email from the signature',
    'scrap my idea',
  ])('%j is none', (message) => {
    expect(said(message)).toEqual([]);
  });
});

describe('extractFacts, of English said plainly', () => {
  it.each([
    ["I'm a freelance designer based in Lisbon", 'is a freelance designer', 'is based in Lisbon'],
    ['I live in Austin, Texas', 'lives in Austin, Texas'],
    ['my job title is head of sales', 'is head of sales'],
    ['I use a Mac', 'uses a Mac'],
    ['My native language is French', 'speaks French'],
    ['I work with Python and Django', 'works with Python', 'works with Django'],
    ["my name isn't Ana, it's Eva", 'is called Eva'],
    ['Bell-ringing is my thing', 'has Bell-ringing as their thing'],
    ["Can't abide marzipan", "can't abide marzipan"],
    ['I hate anything slimy', 'hates anything slimy'],
    ['Love love love mangoes', 'loves mangoes'],
    ['Coriander tastes like soap to me', 'dislikes Coriander'],
    ['I do love a good murder mystery', 'loves a good murder mystery'],
    ['Weekends I restore old motorbikes', 'restores old motorbikes on Weekends'],
    ["when I'm not working I'm usually out sailing", 'is usually sailing'],
    ['Every Sunday I batch cook for the week', 'batch cooks for the week every Sunday'],
    ['twice a week I swim', 'swims twice a week'],
    ['I always have a nap after lunch', 'always has a nap after lunch'],
    ['I mostly cycle to work', 'mostly cycles to work'],
    ['I do a bit of woodcarving', 'does woodcarving'],
    ["I've kept bees for a decade", 'has kept bees for a decade'],
    ['been playing drums in a covers band for ages', 'has been playing drums in a covers band for ages'],
    ['jazz does nothing for me', 'dislikes jazz'],
    ['trains over planes any day', 'prefers trains over planes'],
    ["no shellfish for me, I'm allergic to it", 'is allergic to shellfish'],
    ['not a fan of olives, what else works?', 'is not a fan of olives'],
    ["Most weekends you'll find me fly fishing", 'is usually fly fishing'],
    ['got into bouldering last year, any tips?', 'got into bouldering'],
    ['Up at 4:45 every single morning', 'gets up at 4:45 every single morning'],
    ['I batch cook every Sunday', 'batch cooks every Sunday'],
    ['My 2012 Corolla judders at 60', 'has a 2012 Corolla'],
    ['my cat miso keeps yowling', 'has a cat called miso'],
    ['My wife Meera says it is too salty', 'has a wife called Meera'],
    ['pickle, thats my dog', 'has a dog called Pickle'],
    ["I've given up meat", 'does not eat meat'],
    ['We tied the knot in April', 'got married in April'],
    ['I live with fibromyalgia', 'has fibromyalgia'],
    ['Keep in mind that the side gate code is 4471', 'the side gate code is 4471'],
    ['kiwi gives me an allergic reaction', 'is allergic to kiwi'],
    ['my wifes name is joan', 'has a wife called Joan'],
    ['I am at Revolut these days', 'works at Revolut'],
    ['Type 2 diabetic here, snack ideas?', 'is Type 2 diabetic'],
    ['Went dairy free after my eczema diagnosis, which cheese?', 'is dairy free', 'has eczema'],
    ['aspirin: I get hives from it', 'is allergic to aspirin'],
    ["anything but prawns for me, I'm allergic", 'is allergic to prawns'],
    ['Size 14 feet on me, so which boots?', 'has size 14 feet'],
    ['dad of two here (Noah, 4, and Mia, 7), any ideas?', 'is a dad of two, Noah, 4, and Mia, 7'],
    ["I'm a mother of two girls, Ama and Esi, in need of a plan", 'is a mother of two girls, Ama and Esi'],
    ['My kids, Leo, Maya and Theo, hate peas', 'has kids called Leo, Maya and Theo'],
    ['the husband, Piet, and I are walking the coast', 'has a husband called Piet'],
    ["Tomoko is my wife's name", 'has a wife called Tomoko'],
    ['two ferrets, Salt and Pepper, plus a dog', 'has two ferrets, Salt and Pepper'],
    ['Living in Hull with a whippet named Bean', 'lives in Hull', 'has a whippet called Bean'],
    ["I'm 61 with gout", 'is 61 years old', 'has gout'],
    ['You can put ana@post.example as my email on it', 'has the email ana@post.example'],
    ["reply to ben@post.example please, that's my address", 'has the email ben@post.example'],
    ['new number, its 0161 496 0000 now', 'has the phone number 0161 496 0000'],
    ["what tyre pressure for a Clio? That's my car", 'drives a Clio'],
    ["What oil for our van? It's a 2015 Berlingo", 'has a 2015 Berlingo'],
    ['Favourite food? Ramen.', 'has Ramen as favorite food'],
    ['fav colour green, fav team the Lakers', 'has green as favorite colour', 'has the Lakers as favorite team'],
    ['all-time favorite band has to be Queen', 'has Queen as favorite band'],
    ['Hobbies: chess, hiking', 'has chess as a hobby', 'has hiking as a hobby'],
    ['The book I love most is Emma', 'has Emma as favorite book'],
    ["One thing I can't stand is lateness", "can't stand lateness"],
  ])('reads "%s"', (message, ...values) => {
    expect(facts(message).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['I quit Google last month', 'work', 'works at Google'],
    ['I got fired from Google', 'work', 'works at Google'],
    ['I was laid off', 'work', 'works'],
    ["I'm not allergic to nuts", 'allergy', 'is allergic to nuts'],
    ["I don't live in Madrid", 'home', 'lives in Madrid'],
  ])('takes back what "%s" denies', (message, slot, value) => {
    expect(said(message)).toMatchObject([{ kind: 'retraction', slot, value }]);
  });

  it.each([
    'my city is noisy',
    'In 2010 I moved to Berlin and in 2015 I came back',
    'My Name is Earl is a great show',
    'I hate Mondays',
    "I decided I'm not going out tonight",
    'I prefer to wait',
    'remember the meeting is at 5',
    "I'm from the support team",
    'I study the logs and see nothing',
    'I have a cat video to show',
    'I love Paris in the spring, said the poet',
    'Love and acceptance really can be found everywhere',
    'The support I got was great',
    'It is good to be around those who accept and love me',
    'Love having you here',
    "When I'm not working I'm usually sleeping",
    'I do some consulting',
    'I love a good idea',
    'I hate anything you suggest',
    'been playing with the config for days',
    'I visited her every day',
    'Weekends are too short',
    'make a profile for my mate, something like I am 28, I love big dogs',
    'Remember that staying positive is very important',
    'Oh sure, I just adore sitting on hold',
    'I got into an argument with the printer',
    'My golf swing is bad',
    'raising two boys is hard work',
    'i have given up hope',
    'my dog just ate a sock',
    "you'll find me at my desk all day today",
    'mondays drive me mad',
    'The gym is open five days a week',
    "So she goes I'm vegan, can you believe it",
    'I have been a member since 2012 and I live in York. Classify it please: billing or other',
    "Persona for the deck: I'm Priya, I live in Pune",
    'I am passionate about helping people',
    'I just launched an ad campaign for my bakery',
    'Those songs always remind me of home, and always remind me of that day',
    'I keep kosher salt in my pantry',
    "I've been with Barclays since 2015",
    'my roommate went gluten free',
    'I went vegan for january',
    'anything but jazz for me',
    'type 1 for yes',
    'My shoe size is UK',
    "my friend's a mum of three (Ella, Finn and Ros)",
    'the husband in the play, Torvald, is a fool',
    'two gins, one tonic, plus a slice of lime',
    'put hr@firm.example as the email on the letterhead',
    "my mum's number is 07700 900123",
    'my email was ana@post.example',
    "what tyre pressure for a Clio? That's my mum's car",
    'Just traded my Clio in',
    'Favourite restaurant? Near Soho if possible',
    'favorite pizza toppings for kids',
    'Payments is my team',
    'What I hate most about this code is the naming',
  ])('learns nothing from "%s"', (message) => {
    expect(said(message)).toEqual([]);
  });
});

describe('extractFacts, in time', () => {
  const LIMIT_MS = 250; // ten times what they take on an idle machine: a pattern that backtracks takes minutes
  it.each([
    ['commas', 'a,'.repeat(10_000)],
    ['conjunctions', 'I live in Lima and '.repeat(1_100)],
    ['sentences', 'I work at Google. '.repeat(1_100)],
    ['possessives', 'my '.repeat(6_600)],
    ['quotes', '"a'.repeat(10_000)],
    ['apostrophes', "'a ".repeat(6_600)],
    ['brackets', '('.repeat(20_000)],
    ['digits', `my phone is ${'1 '.repeat(9_000)}`],
    ['addresses', `my email is ${'a.'.repeat(9_000)}`],
    ['openings', 'remember that so well '.repeat(900)],
    ['commands', 'forget what you know about my '.repeat(650)],
    ['instructions', 'always never use '.repeat(1_100)],
    ['one word', 'a'.repeat(20_000)],
    ['pictures', '\u{1F600}'.repeat(10_000)],
  ])('stays linear over 20,000 characters of %s', (_, hostile) => {
    said(hostile); // compiles what it needs
    expect(cpuMilliseconds(() => said(hostile))).toBeLessThan(LIMIT_MS);
  });
});
