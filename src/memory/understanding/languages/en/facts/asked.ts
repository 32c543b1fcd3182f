/** The English words that answers begin with: of those that agree, of what stands before an answer, of those that deny or are no answer; and the marks of a slip that is put right, with how sure they are. */
export const answerHeads = {
  agrees:
    'yes, yeah, yep, yup, yea, ya, aye, sure, sure do, i do, i am, we do, of course, exactly, correct, right, indeed, absolutely, definitely, that is right, yes i do, yes i am, yes we do',
  'answer leads': `
      down in, up in, over in, out in, back in, well, fine, it's, they're, um, uh, er, hmm, oh, ah, so, ok, okay, lol, haha, it is, its, they are, just, only, like, mainly, mostly, currently,
      right now, at the moment, he is, she is, i am in, we are in`,
  'answer joints':
    'in = in, at = in, from = in, as = in, to = in, near = in, outside = in, a = one, an = one, the = one',
  slips: `
      sorry = 2, i mean = 2, i meant = 2, i meant to say = 2, or rather = 2, oops = 2, whoops = 2, scratch that = 2, correction = 2, my mistake = 2, my bad = 2, i misspoke = 2, that was wrong = 2,
      no = not, nope = not, not = not, wait = 1, oh = 1, ah = 1, uh = 1, well = 1, actually = 1, really = 1, make that = 2, it's = 0, its = 0, is = 0, he's = 0, she's = 0, he is = 0, she is = 0,
      it is = 0, i'm = 0, only = 0, just = 0, with a = spelt, with an = spelt, with two = spelt, accent = letter, double = letter, two = letter`,
  denies: `
      guess, wherever, depends, and, but, will, would, got, let, lets, the, there, sorry, no, nope, nah, not, none, never, nothing, why, what, who, how, dont, do not, i do not, prefer not, rather not,
      forget it, nevermind, never mind, skip, that, this, thanks, thank you, doesnt, can, could, is, are, do, does`,
} as const;

/** The words of its rules of what the assistant asks. */
export const askedWords = {
  'own ones':
    'my, our, i have a, i have an, i have got a, ive got a, i got a, i adopted a, we have a, we have an, we have got a, weve got a, we got a, we adopted a',
  'counted kin': 'kids, children, sons, daughters, siblings, brothers, sisters, grandchildren, grandkids, cats, dogs',
  'asked things':
    'phone, laptop, computer, tablet, camera, printer, editor, ide, browser, operating system, os, system, framework, database, library, programming language, tool, app, software, version, model',
  'asked verbs':
    'live, work, drive, teach, have, own, speak, play, study, use, run, sell, coach, go to, eat, drink, smoke, ride, practise, practice, sing, knit, paint, cycle, commute',
  'asked schools': 'grade, year, class, course, degree, subject, major, programme, program',
  'asked places': 'city, town, country, state, county, area, suburb, neighbourhood, neighborhood, region, village',
} as const;

/** English rules of what a question of the assistant makes of a bare answer: the words that it stands behind (`says`), or what it agrees to (`holds`). */
export const asked = `
  (how old are you | your age | how old will you be) => says I am  ✓ how old are you? = I am  ✗ how old is it?
  how old is your ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says my {x} is  ✓ How old is your son? = my son is  ✗ how old is he
  (how old are your {x:<relatives>}) => says my {x} are  ✓ How old are your kids? = my kids are  ✗ how old are you
  how old (is (he/she/it) | are they) => of my {x} is  ✓ How old is she? = my is  ✗ how old are you
  (where | which part of * | what part of *) [exactly] (do you live | are you based | are you living | are you located | are you writing from) => says I live in  ✓ Where do you live? = I live in  ✗ Where do you work?
  (what/which) <asked places> (are you [based/living] in | are you | do you live in | is that in | is it in) => says I live in  ✓ Which city are you in? = I live in  ✗ which city is it?
  where are you [originally] from => says I am from  ✓ Where are you from? = I am from  ✗ where is it from
  (what do you do [for (a living | work)] [if i may ask] | (what is | what's | whats) your [current] (job/profession/occupation/trade | line of work) | what (sort/kind/line) of work [do you do])
    => says I am a  ✓ What do you do for a living? = I am a  ✗ what do you think
  (where do you work | who do you work for | (what/which) company do you work (for/at)) => says I work at  ✓ Where do you work? = I work at  ✗ where do you live
  (what are you studying | what do you study | (what/which) <asked schools> (are you (doing/taking/studying) | is it for | is this for)) => says I am studying  ✓ Which course is it for? = I am studying  ✗ what is it for?
  (what/which) (grade/year/class) are you in => says I am in  ✓ What grade are you in? = I am in  ✗ what grade is it
  (where do you study | (what/which) (school/university/uni/college) (do you go to | are you at | do you attend)) => says I study at  ✓ Which uni are you at? = I study at  ✗ which uni is best
  ((what/which) (car/van/truck/motorbike/bike) (do you (drive/have/own/ride) | have you got) | (what is | what's | whats) your car) => says I drive a  ✓ Which car do you drive? = I drive a  ✗ which car is better
  (what/which) <asked things> (do you use | are you using | are you on | do you have | have you got) => says I use  ✓ Which editor do you use? = I use  ✗ which editor is best
  (^ [*] [*] any [*] allergies [to {y:rest}] | are you allergic [to (anything | any {y:rest})] | (do you have | have you got) [any] [*] allergies [to {y:rest}] | what are you allergic to) => says I am allergic to  ✓ Any allergies I should know about? = I am allergic to  ✓ Are you allergic to any meds? = I am allergic to  ✗ is she allergic?
  ((what is | what's | whats) your name | who am i (speaking/talking) to | what should i call you | may i have your name) => says my name is  ✓ What's your name? = my name is  ✗ what is her name
  (what is | what's | whats) your ({x:<relatives>} | {x:<animals>} | {x:<partners>}) (called/name) => says my {x} is called  ✓ What is your dog called? = my dog is called  ✗ what is it called
  ((what is | what's | whats) (her/his/its/their) name | what (is/are) (he/she/it/they) called) => of my {x} is called  ✓ What's her name? = my is called  ✗ what's your name
  what are your ({x:<relatives>} | {x:<animals>}) (called | names) => says my {x} are called  ✓ What are your kids called? = my kids are called  ✗ what are your hobbies
  (do you have [any] | have you got any | ^ [*] any) (pets/animals/kids/children/siblings/brothers) => says I have  ✓ Do you have any pets? = I have  ✗ do you have any ideas
  ((what is | what's | whats) your | do you have a) (favourite/favorite) {x:noun} => says my favourite {x} is  ✓ What's your favourite colour? = my favourite colour is  ✗ what is your name
  how many {k:<counted kin>} (do you have | have you got) => says I have _ {k}  ✓ How many kids do you have? = I have _ kids  ✗ how many days do you have?
  ((are you (on/taking) | do you take) any [regular] (medication/medications/meds/medicine/medicines/tablets/pills) | (what/which) (medication/meds/medicine/medicines/tablets/pill/pills) (are you on
    | are you taking | do you take)) => says I take  ✓ Are you on any medication? = I take  ✗ are you on any team
  ((what is | what's | whats) your marital status | are you (married/single) or *) => says I am  ✓ Are you married or single? = I am  ✗ are you married
  (any dietary (requirements/restrictions/needs/preferences) | do you (follow/have) (a/any) [special/particular] diet | [what is | what's] your diet) => says I am  ✓ Any dietary requirements? = I am  ✗ any requirements
  (^ and (the/your) surname $) => says my surname is  ✓ And the surname? = my surname is  ✗ what is a surname
  (when is your birthday | (what is | what's | whats) your (date of birth | birthday)) => says my birthday is  ✓ When is your birthday? = my birthday is  ✗ when is the party?
  (what is | what's | whats) your {x:<contact names>} => says my {x} is  ✓ What's your email? = my email is  ✗ what is your dog called
  (what/which) languages do you speak => says I speak  ✓ Which languages do you speak? = I speak  ✗ which languages are hard
  (what/which) instrument do you play => says I play the  ✓ What instrument do you play? = I play the  ✗ what do you play
  are you [still] !(sure/ok/okay/planning/going/ready/looking/asking/there/up) {x:rest} => holds I am {x}  ✓ Are you vegetarian? = I am vegetarian  ✗ are you sure?
  do you [still] {v:<asked verbs>} {x:rest} => holds I {v} {x}  ✓ Do you work in a garage? = I work in a garage  ✗ do you want more?
`;
