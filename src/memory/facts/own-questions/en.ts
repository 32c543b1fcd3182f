import type { OwnQuestionsData } from './own-questions-data.ts';

/** English questions of users about themselves. */
export const englishQuestions: OwnQuestionsData = {
  leads: `
    hey, hi, hello, ok, okay, so, and, please, tell me, remind me, can you tell me, could you tell me, can you please tell me, could you please tell me, can you remind me, could you remind me, can you please remind me, could you please remind me,
    do you know, do you remember, do you still know, do you still remember, did you know, did you remember, wait, actually, quick question`,
  ends: 'please, thanks, thank you, again',
  passing: `
    now, today, tonight, yesterday, tomorrow, currently, still, these days, this week, this month, this morning, this evening, feel, feeling, mood`,
  holds: {
    named: 'named, called, name',
    placed: 'at, for, in, with',
    counted: 'a, an, one, two, three, four, five, six, seven, eight, nine, ten',
    taken: 'takes, taking, on, uses',
  },
  rules: `
    ((what is | what's | whats) my name | my name [is] | what (my name is | am i called | i am called)) => asks name  ✓ What's my name?  ✗ What's your name?
    (what is | what's | whats) my nickname => asks nickname  ✓ What's my nickname?  ✗ what is a nickname
    (where (do i live | i live | am i living) | (what/which) (city/town) [do] i live in) => asks home  ✓ Where do I live?  ✗ Where do you live?
    where am i from => asks origin  ✓ Where am I from?  ✗ Where are you from?
    (where [do] i work | who [do] i work for | (what/which) company [do] i work for | who is my employer) => asks work placed  ✓ Where do I work?  ✗ Where does she work?
    (what [do] i do for (a living | work) | (what is | what's | whats) my (job/profession/occupation)) => asks profession work  ✓ What do I do for a living?  ✗ What do I do?
    (how old (am i | i am) | (what is | what's | whats) my age) => asks age  ✓ How old am I?  ✗ How old is she?
    ((when is | whens | when's) my birthday | when my birthday is | (what is | what's | whats) my (birthday | date of birth) | when was i born) => asks birthday  ✓ When is my birthday?  ✗ when is the party
    (what (am i | i am | i'm | im) allergic to | do i have any (allergy/allergies) | what allergies do i have | what are my allergies | am i allergic to anything) => asks allergy  ✓ What am I allergic to?  ✗ Am I allergic to nuts?
    what diet (do i follow | am i on) => asks diet  ✓ What diet am I on?  ✗ what diet is best
    ((what/which) (medication/medications/medicine/medicines/meds/pills/tablets) ([do] i take | (am i | i am | i'm | im) (on/taking)) | (what is | what's | whats | what are) my (medication/medications/meds)) => asks health taken  ✓ What meds am I on?  ✗ what meds is she on
    (what/which) languages (do i speak | can i speak) => asks spoken_language  ✓ Which languages do I speak?  ✗ which languages are easy
    (what do i study | what am i studying | (what is | what's | whats) my major) => asks studies  ✓ What do I study?  ✗ what should I study
    where (do i study | am i studying) => asks studies placed  ✓ Where do I study?  ✗ where should I study
    ((what/which) (car/bike/truck/van/motorbike) do i (have/drive/own/ride) | (what is | what's | whats) my car) => asks vehicle  ✓ What car do I drive?  ✗ what car should I buy
    (what hobbies do i have | what are my hobbies) => asks hobby  ✓ What hobbies do I have?  ✗ what hobbies are cheap
    (do i have [a/any] (pet/pets) | what pets do i have) => asks pet  ✓ Do I have any pets?  ✗ do you have any pets
    ((what is | what's | whats) my (pet/pets) (name/names/called) | what are my pets (names/called) | (what is | what's | whats) the name of my pet) => named pet  ✓ What's my pet's name?  ✗ what is a pet called
    ((what is | what's | whats | what are) my {x:<animals>} (name/names/called) | (what is | what's | whats) the (name of my {x:<animals>} | {x:<animals>} name)) => named pet x  ✓ What's my dog's name?  ✓ what is my cat called  ✗ what is a good dog's name
    ((what is | what's | whats) my (partner/spouse) (name/called) | (what is | what's | whats) the name of my (partner/spouse) | who is my (partner/spouse)) => named partner  ✓ What's my partner's name?  ✗ what is a partner
    ((what is | what's | whats) my {x:<partners>} (name/called) | (what is | what's | whats) the name of my {x:<partners>} | who is my {x:<partners>}) => named partner x  ✓ What is my wife's name?  ✗ what is his wife called
    ((what is | what's | whats | what are) my {x:<relatives>} (name/names/called) | (what is | what's | whats | what are) the (name/names) of my {x:<relatives>}) => named family x  ✓ What's my son's name?  ✓ what are my kids called  ✗ what's her son's name
    how many {x:<relatives>} (do i have | have i got) => counted family x  ✓ How many kids do I have?  ✗ how many kids does he have
    ((what/which) team do i (support/follow | root for) | who do i support) => asks attribute:football_team favorite:team  ✓ Which team do I support?  ✗ which team is best
    (what is | what's | whats | what are) my (favorite/favourite) {x:rest} => favorite x  ✓ What's my favorite color?  ✗ what is your favorite color
    (what is | what's | whats | what are) my {x:rest} => key x  ✓ What is my shoe size?  ✗ what is your shoe size
  `,
};
