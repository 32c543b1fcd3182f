import type { SignsData } from '../../signs/signs-data.ts';
import { PROPER_NAMES } from './proper-names.ts';
import type { VoiceKind } from './voice-kind.ts';

/** Signs in English. */
export const ENGLISH: SignsData<VoiceKind> = {
  lists: {
    ...PROPER_NAMES,
    sections: `
      context, background, about, about me, about us, me, info, information, data, details, situation, summary, question, problem, issue, note, notes, ps, p.s, fyi, update, edit, goal, goals, task,
      requirements, preference, preferences, allergies, important, thanks`,
    please: 'please, pls, plz',
    languages: 'english, spanish, french, german, italian, portuguese, catalan, japanese, chinese',
    forms: 'first, second, third, past, present, future, passive, formal, informal, plural, singular',
    to_change: 'change, convert, turn, put, rewrite, switch',
    changed: 'it, this, these, sentence, sentences',
    to_mend: 'translate, proofread, correct, fix, check, improve, polish',
    drafts: `
      text, letter, email, e-mail, mail, sentence, sentences, paragraph, essay, bio, message, introduction`,
    people: `
      cousin, friend, mate, niece, nephew, student, client, customer, colleague, coworker, neighbour, neighbor, mom, mum, dad, brother, sister, boss, ex`,
    readers: 'listener, reader, user, viewer, student, customer, client, patient',
    i_play: "i will be, i'll be, ill be, i will play, i'll play",
    own: 'the, a, my, our',
    worlds: 'save, world, server',
    made_up: `
      save, playthrough, campaign, school play, math problem, maths problem, word problem, simulation scenario, case study, role-play, roleplay, dream, novel i am writing, novel i'm writing,
      novel im writing`,
  },
  signs: {
    section: `
      ^ <sections> $  ✓ details  ✗ all the details
      ^ my {word} ……20 $  ✓ my goals  ✗ for my goals`,
    salutation: `
      ^ dear ……60 $  ✓ Dear Mr. Holt,  ✗ it is dear
      ^ to whom it may concern ……60 $  ✓ To whom it may concern:  ✗ whom does it concern`,
    signature: `
      ^ best/kind/warm/regards/sincerely/yours/cheers  ✓ Kind regards,  ✗ with regards`,
    greeting: `
      ^ hi/hello/hey  ✓ hello there  ✗ say hello`,
    head: `
      ^ from:*/to:*/subject:*/cc:*/date:*  ✓ From: Lena Frost  ✗ from Lena`,
    asks: `
      ^ [and/so] what/how do/should/would/can i say/answer/reply/respond/write  ✓ what do I say?  ✗ I know what I say
      ^ this/that is the/what ……40 sent/got/received  ✓ this is the mail I got  ✗ this is the end
      ^ check/improve/fix ……60 of my/a/an/the {word}  ✓ check the grammar of my letter  ✗ check my letter
      ^ check/improve/fix ……60 + 's {word}  ✓ check my sister's letter  ✗ check the letter`,
    title: `
      ^ (curriculum/resume/cv/c.v | curriculum vitae | cover letter) $  ✓ RESUME  ✗ my resume is old
      ^ [now/please/and]* in/into/to <languages> $  ✓ now in German:  ✗ I say it in German
      ^ [now/please/and]* in/into/to <languages>, <please> $  ✓ in german please  ✗ in german or french
      ^ [(hi/please | can you | could you) + {marks}]* <to_mend> ……40 <drafts> ……30 $  ✓ fix my essay please  ✗ my essay`,
    announces: `
      texted/messaged/emailed/posted/commented/tweeted $  ✓ what my aunt texted  ✗ she texted me
      from my/a/our/the [{word}] <people>  ✓ from my old boss  ✗ from my house
      <readers> asks*/writes*/says*  ✓ a reader asks  ✗ a reader left
      on behalf of  ✓ a letter on behalf of my gran  ✗ half of it
      <i_play> [a/the]* {word} $  ✓ I'll be the customer  ✗ I'll be there at ten
      <networks> comment*/post*/thread*/bio*  ✓ linkedin bio  ✗ my bio
      (letter to | tinder*/bumble*/hinge*)  ✓ a letter to my gran  ✗ a letter
      improve/fix/polish the/my/this {word}  ✓ polish this text  ✗ polish it
      question/exercise/problem [n*] {number}  ✓ exercise 3  ✗ daily exercise
      read and answer*  ✓ read and answer  ✗ read and sleep
      <to_change> [<changed>]* to/into/in [the] (<forms> | <languages>)  ✓ change to third person  ✗ change to a new job
      fill [in] the gaps/blanks  ✓ fill in the gaps  ✗ fill in the form
      which sounds better  ✓ which sounds better  ✗ which is better
      example/sample intro*/bio*/answer*/sentence*  ✓ sample answer  ✗ a good answer
      story/plot/character/idea idea*/prompt*  ✓ story idea  ✗ a good idea
      midjourney/dalle/dall-e/image/chatgpt prompt*  ✓ image prompt  ✗ a prompt reply
      ^ [ok/and/now,] [the] next/last/second/third bit/part/paragraph/sentence/line/scene/verse $  ✓ next bit  ✗ the next house
      ^ [ok/and/now,] continued $  ✓ continued  ✗ continued at home
      ^ in/to/into <languages> $  ✓ in german  ✗ I speak in german
      ^ in/to/into <languages> please $  ✓ in german please  ✗ in time please
      ^ (role | let's play | make believe) $  ✓ role  ✗ a role`,
    played: `
      in/on [<own>] [<worlds> [of/in]] <games>  ✓ in my world of minecraft I have a wolf  ✗ in Leeds I play minecraft
      in <own> [{word}] [{word}] <made_up>  ✓ I have two kids in the simulation scenario  ✗ I have a dream`,
  },
};
