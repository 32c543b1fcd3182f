/** English words of requests to forget: how they begin, what they ask, and the small words around what they name. */
export const requestLists = {
  'request leads': `oops, whoops, please, pls, plz, kindly, actually, ok, okay, hey, hi, oh, and, but, so, also, well, now, just, sorry, nah, hmm, um, can you, could you, would you, will you, can we, i want you to, i'd like you to, i need you to,
    i'd rather you, would you mind, you can, you could, you should, you may, do, then, anyway, btw, yeah, yes, ah, ugh, lol, wait, maybe, between us, go ahead and, be a dear and, do me a favour and,
    do me a favor and, if you can, if possible`,
  'forget asking': `forget, forget about, forgetting, forgetting about, unlearn, unremember, stop remembering, stop storing, stop keeping, stop saving, no need to remember, don't keep, don't remember, don't store, don't save, don't log, don't record, don't note, do not keep, do not remember, do not store, do not save,
    don't hold on to, i don't want you to remember, i don't want you to keep, i don't want you to store, i don't want you to save, you don't need to remember, you no longer need to know, i no longer want you to know, no longer remember`,
  'delete asking': `delete, deleting, erase, erasing, wipe, wiping, remove, removing, scrub, clear, purge, discard, get rid of, clear out, wipe out, expunge`,
  'unkept asking': `don't keep, don't remember, don't store, don't save, don't log, don't record, don't note, do not keep, do not remember, do not store, do not save, do not record, do not log, never save, never store, don't hold on to, not to be saved, not to be remembered, i don't want you to remember, i don't want you to keep,
    i don't want you to store, i don't want you to save, you don't need to remember, don't write down, don't make a note of, no need to remember, no need to save`,
  telling: `
      thing, stuff, bit, bits, business, info, everything about, anything about, all about, i said, i told, i've said, i've told, i mentioned, i shared, you know, you have, you remember,
      you've stored, you've saved, the fact, from my profile, from your notes, from your records, from what you know`,
  'forget idle': `your, yourself, u, ta, exception, without, a, an, the, that, this, these, those, it, them, there, about, thing, things, stuff, bit, bits, part, parts, business, info, information, data, details, detail, personal, private, anything, everything, something, all, any, whatever, what, i, i've, i'd, me, my, our, we, us, you, you've, said, say, told, tell, mentioned,
    mention, shared, gave, wrote, known, know, remember, remembered, stored, saved, got, have, had, store, keep, kept, save, of, on, from, to, for, in, with, regarding, concerning, fact, facts,
    please, pls, plz, now, good, again, too, also, earlier, before, ever, just, memory, memories, records, record, notes, files, system, mind, head, database, profile, lot, ok, okay, thanks,
    thank, entirely, completely, altogether, totally, more, anymore, longer, already, so, far, then, here, up, til, till, until, today, sorry, lol, haha, if, can, could, would, will, and, or, every,
    single, is, was, were, are, be, been, regardless, mate, yeah, really, actually, immediately, right, away, kindly, forever, permanently, history, conversation, chat, btw,
    tho, though, anyway, anyways, cheers, tbh, idk, pal, hey, um, well, having, being`,
  'request owners': 'my, our',
  'forget instead': `let's, lets, instead, how about, what about, use, go with, try, we'll, i'll, i'd rather, make it`,
} as const;

/** English rules of requests to forget: `told` names something that was told, `gone` something that may as well be at hand, `before` the user's last words, `that` what was said last, `unkept` the message itself. */
export const forgetRequests = `
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] <forget asking> => 'told'  ✓ can you forget the sertraline thing = told  ✗ I forget the sertraline thing
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] (<delete asking>/scrap/strike/drop) => 'gone'  ✓ could you delete the sertraline bit? = gone  ✗ how do I delete React
  ^ [<request leads>] [<request leads>] [<request leads>] [<request leads>] (<forget asking>/<delete asking>/scrap/strike) [about] [that] (i [just/ever] (said/told/mentioned/wrote/brought) (that/this/it/anything/something
    | you that) | (what/everything/anything) i [just] (said/wrote/told/mentioned) [you] [just/now/earlier/there] $ | (my/the/that/this) last (message/bit/part/thing/sentence/one/comment)) => 'before'
    ✓ oops please forget my last message = before  ✗ forget what I said about pizza
  ^ [<request leads>] [<request leads>] [<request leads>] <delete asking> (that/this) [please/pls/now/too] $ => 'that'  ✓ please delete that = that  ✗ delete that file
  ^ [<request leads>] [<request leads>] [<request leads>] <unkept asking> (this/that/it/anything) !(file/document/page/version/draft/code/link) => 'unkept'  ✓ don't remember this but I'm off = unkept  ✗ don't remember the film
  ^ [<request leads>] [<request leads>] [<request leads>] <unkept asking> (this/that/anything) (about/on/regarding) !(this/that/it/what/me) => 'told'  ✓ don't save anything about Paul = told  ✗ don't save anything about this
  (this is | that's | keep it | keep this | it's) (off the record | not for the record) => 'unkept'  ✓ this is off the record, I'm gay = unkept  ✗ off the shelf`;
