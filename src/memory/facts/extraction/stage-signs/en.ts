import type { SignsData } from '../../signs/signs-data.ts';
import type { StageKind } from './stage-kind.ts';

/** Signs in English. */
export const ENGLISH: SignsData<StageKind> = {
  lists: {
    opener: 'please, now, ok, can, could, would, you, u, hey, hi, so, alright, then',
    a: 'a, an, the, my, your',
    you: "you are, you're, youre, you be, you play, you'll be, you will be, ur, u r, u be",
    i: "i, i'm, im, i'll",
    praise: 'best, one, man, goat, hero, boss, angel',
    to_pretend: 'pretend, imagine, suppose, simulate, make believe, act like',
    whom: "to be, that you, that you're, that i, that i'm, that we, you, you're, youre, ur, u, i, i'm, im, we, we're",
    to_rehearse: 'practic*, practis*, rehears*, simul*, run through, fake, mock, drill',
    rehearsed: 'interview, role, emergency, call, scene, oral, exam, sale, pitch',
    plays: 'role, rpg, d&d, dnd, dungeons, theatre, skit, improv, sketch, act out',
    to_read: `
      revis*, translat*, proofread*, correct, polish, improve, edit, fix, check, rate, look over, look at, go over, opin*, feedback, have a look, assess*, evalu*, make of, what you think, sounds, mark,
      grade, read`,
    text: `
      text, texts, essay*, sentence*, paragraph*, fragment*, passage*, chapter*, story, stories, novel, poem*, script*, dialogue*, lyrics, speech, monolog*, opening, beginning, introduction, testimoni*,
      transcri*, post, posts, article*, message*, email*, e-mail*, letter*, advert*, talk, screenplay, lines, profile, something`,
    to_hand: 'paste, pasting, send, sending, show, share, dictat*',
    games: `
      doctors, doctor, house, shop*, school, teacher*, hospital*, detective*`,
    are: "'s, 're",
    give: 'paste, send, share, show, post, drop, dictate, read, write, copy',
  },
  signs: {
    roles: `
      <to_pretend> <whom>  ✓ pretend you're my landlord  ✗ imagine how dear the house is
      ({begin} | and/where) <you> the/my !([{word}] <praise>) {word}  ✓ you are the queen  ✗ you're the best
      ({begin} | and/where) <you> <a> …40 ({comma} | and) <i>  ✓ you are a waiter and i order  ✗ you are a star
      you/u ask  ✓ you ask and i answer  ✗ did you really ask him
      interview me  ✓ interview me for the job  ✗ they interview on monday
      interview/ask/quiz/test/examin*/write …40 (as if i | like a/an {word})  ✓ quiz me like a teacher  ✗ ask me later
      ^ [<opener>,]* (be | play | act as) <a> !(bit/little/lot/tad) {word}  ✓ hey, can you be an angry customer  ✗ be a bit shorter
      i want you to be/play <a>  ✓ i want you to be an interviewer  ✗ i want you to be quick
      (role-play* | roleplay* | role play*)  ✓ a role-play in a shop  ✗ a good role in a play
      mock interview*/call*/trial*/oral*  ✓ a mock interview  ✗ they mock me
      (text adventure | 20 questions | twenty questions | guess who i am | two truths and)  ✓ guess who i am  ✗ guess what
      (let's | lets | let us | play | we) …20 <plays>  ✓ let's play d&d  ✗ a good role in d&d
      <to_rehearse> …30 <rehearsed>  ✓ we practise a job interview  ✗ i practise the piano
      <rehearsed> …20 drill  ✓ an emergency call drill  ✗ an emergency call
      (let's | lets) play <games>  ✓ let's play doctors  ✗ let's play chess
      my [{word}] character/avatar  ✓ my elf character  ✗ a good character
      d&d/dnd/rpg character/guy/girl  ✓ a d&d character  ✗ d&d on fridays
      (let's | want to | help me) rehearse/simulate  ✓ help me rehearse a complaint  ✗ we rehearse on tuesdays
      on behalf of  ✓ a letter on behalf of my gran  ✗ half of it`,
    'own part': `
      <to_pretend> [that] (i/i'm/im/we/we're | ill be)  ✓ imagine i'm a queen and i live in a castle  ✗ imagine you're a doctor, i have a cough
      <to_pretend> …60 (and/while) <i>  ✓ pretend you're a driver and i'm a tourist from berlin  ✗ pretend you're a driver. i'm a nurse
      ({begin} | and/where) (you/u) (are/be/play/r) <a> …40 ({comma} | and) (i'm/im | i am | i play)  ✓ you are a waiter and i'm a rude guest  ✗ you are a star and i love it
      (let's | lets | let us | can we | shall we | wanna | want to | we) (play | do | start) …20 <plays>  ✓ can we do an rpg, i'm an elf  ✗ a good role in an rpg
      my [{word}] character/avatar (is/'s)  ✓ my character is a wizard called zed  ✗ a good character
      (text adventure | guess who i am | two truths and)  ✓ two truths and a lie: i have nine cats  ✗ guess what
      (let's | lets) play <games>  ✓ let's play doctors, i'm the nurse  ✗ let's play chess`,
    performs: `
      and (tell/explain/review/write/describe/give | ask for)  ✓ pretend you're a pirate and explain vaccines  ✗ pretend you are my boss and i ask for a rise`,
    text: `
      <to_read> …60 <text>  ✓ can you check my essay  ✗ check the price
      <text> …80 <to_read>  ✓ i have an essay, can you check it  ✗ a very long text
      <to_hand> …60 <text>  ✓ i'll paste a post i saw  ✗ i paste the tiles
      <text> …60 <to_hand>  ✓ an essay, i will paste it  ✗ an essay on bees
      what (i | he | she | she's | they | my {word}) (wrote | is putting)  ✓ check what my pupil wrote  ✗ what i said
      what he/she/they + <are> putting  ✓ that is what she's putting  ✗ what he puts
      write/make …30 sentences/monolog*/stand-up/diary  ✓ we make sentences for class  ✗ write to my mum`,
    'own text': `
      cv/resume/linkedin  ✓ translate my resume  ✗ translate my story
      (cover letter | my bio | my profile)  ✓ fix my bio  ✗ fix my bike`,
    takes: `
      <give> it/them/that/me/us/the/your/away/here/what  ✓ paste it here  ✗ i have pasted a list
      (go ahead | fire away | ready when you | go for it | let's see | let's hear | love to read)  ✓ sure, go ahead  ✗ he went ahead
      (first clue | has he got | has she got | you got | please do | let me have it)  ✓ what have you got  ✗ what did you get
      (listening | start when* | does it say | shoot)  ✓ what does it say  ✗ it says no`,
    asks: `
      tell me/us  ✓ tell me about your experience  ✗ he told me
      ask/asks  ✓ ask away  ✗ i was asked
      your turn/move  ✓ your turn  ✗ turn left
      (state your | introduce yourself | shoot)  ✓ please introduce yourself  ✗ meet the boss`,
    details: `
      name/names/address/details  ✓ what is your name  ✗ paste the text
      (about you | about yourself | last job)  ✓ a few words about yourself  ✗ a few words about bees
      your experience/age/job  ✓ your age  ✗ that age`,
    leaves: `
      haha*/hehe*/lol/lmao/rofl  ✓ haha  ✗ two brothers
      ^ [no/ok/nah,]* (thanks | thank you | thx | ta | cheers | perfect | great | lovely)  ✓ thanks, that is it  ✗ good morning
      ^ no, (that's | that is)  ✓ no, that is enough  ✗ no, from york
      (wait | hold on), no  ✓ wait, no  ✗ no wait at all
      (by the way | btw | anyway | another thing)  ✓ by the way i am coeliac  ✗ the way i see it
      ^ [{word},] hey  ✓ ok, hey, i am coeliac  ✗ they say
      (end of | stop | out of | enough) …20 role/play/character/scene/act  ✓ ok end of role play  ✗ the end of the road
      (seriously | for real | in reality | in real life | irl | actually | jokes aside)  ✓ actually i'm a dentist  ✗ a serious dentist
      (another day | made it up | made that up)  ✓ i made that up  ✗ i made it
      is/are/*'s real  ✓ but the dog is real  ✗ real madrid`,
  },
};
