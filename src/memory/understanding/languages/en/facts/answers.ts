/** The words of English rules for the answers that the user wants. */
export const answerLists = {
  lasting: `
      from now on, from now onwards, from here on, from here on out, from here on in, from today, from today on, from this point on, from this point forward, going forward, going forwards,
      moving forward, in future, in the future, every time, each time, at all times, for good, by default, as default, in all your answers, in all our chats, in all our correspondence,
      this goes for all our chats, in every answer, in every reply, permanently, as a rule, for all future, with me, ever again, ever, always, in your replies to me, when you write to me,
      when you talk to me, when you answer me, when you reply to me, whenever you answer me, in your answers, in your replies, as standard, in everything you draft for me`,
  'from now': `
      from now on, from now onwards, from here on, from here on out, from here on in, from today, from today on, from this point on, from this point forward, going forward, going forwards,
      moving forward, in future, in the future, every time, each time, at all times, for good, by default, as default, in all your answers, in all our chats, in all our correspondence,
      this goes for all our chats, in every answer, in every reply, permanently, as a rule, for all future, in your replies to me, when you write to me, when you talk to me, when you answer me,
      when you reply to me, whenever you answer me, in your answers, in your replies, as standard, in everything you draft for me, for every recipe, in every recipe`,
  polite: `
      please, pls, plz, kindly, just, can you, could you, would you, will you, i want you to, i'd like you to, i need you to, i'd rather you, i would like you to, i'd prefer you to, i'd prefer if you,
      i'd appreciate it if you, you should, you can, you must, so, and, only, could you please, can you please, would you mind, do, make sure you, make sure to, try to, remember to, feel free to,
      i request you to`,
  orders: `
      give, use, keep, write, answer, reply, respond, explain, show, cite, spell, avoid, skip, assume, stop, include, add, make, start, end, put, tell, be, default, stick, translate, convert, quote,
      round, break, format, ask, summarise, summarize, list, provide, send, talk, speak, address, treat, suggest, open, close, begin, finish, sign, mention, drop, leave, recommend, default to,
      stick to, stick with, walk me through, go easy, check, phrase, word, refer, number, bold, highlight, offer, structure, draft, correct, point, spare, cut, limit, stay, mix, prefer, swap, wrote,
      didn't use, say, apologise, apologize, sugarcoat, patronise, patronize, greet, reprint, repeat, print, assume, quote`,
  styles: `
      straight, short, long, lengthy, blunt, brief, simple, direct, plain, detailed, quick, concise, informal, formal, casual, light, practical, honest, snappy, to the point, step by step,
      in plain english, short and sweet, professional, friendly, low key, factual`,
  ever: 'always = always, never = never',
  manners: `
      metric, imperial, celsius, fahrenheit, kilometres, kilometers, miles, grams, kilos, metric units, the metric system, imperial units, british spelling, american spelling, uk spelling,
      us spelling, 24 hour time, 12 hour time, plain english, simple english, simple words, simple language, plain language, they them pronouns, gender neutral language, the oxford comma, lowercase,
      first names`,
  forms: `
      emojis, emoji, bullet points, bullets, lists, tables, em dashes, exclamation marks, jargon, markdown, headers, headings, disclaimers, pep talks, pep talk, small talk, filler, fluff, preamble,
      intro, intros, waffle, sugarcoating, apologies, puns, slang, acronyms, code comments, spoilers, flattery, hashtags, semicolons, footnotes, bold text`,
  'assistant replies': 'answers, replies, responses, explanations, messages, sentences, paragraphs, emails to me',
  wished: `
      kept = keep, used = use, gave = give, wrote = write, answered = answer, replied = reply, stuck to = stick to, stopped = stop, spoke = speak, explained = explain, skipped = skip, were = be,
      was = be, avoided = avoid, left out = leave out, made = make, told = tell, talked = talk, addressed = address, included = include, cited = cite, showed = show, started = start, ended = end,
      put = put, added = add, asked = ask, didn't = not, spelled = spell, assumed = assume, quoted = quote`,
  'would like': `
      i'd appreciate it if you, i would appreciate it if you, i'd appreciate if you, i'd prefer it if you, i'd prefer if you, i'd like it if you, i'd love it if you, it would be great if you,
      it'd be great if you, it would help if you, it'd help if you, it helps if you, i'd rather you`,
  annoying: `i hate it, i hate, i can't stand it, i don't like it, i dislike it, it annoys me, it bugs me, it bothers me, it irritates me, it drives me mad, it drives me crazy, it winds me up, i find it annoying`,
  pleasing: `i love it, i like it, i appreciate it, i love, i like, i prefer it, it helps, it helps me, it works best`,
  asides: `sure, it, breakfast, lunch, dinner, meals, that, this, them, those, these, mind, up, forget, give up, say never, underestimate, trust, ever, a dull moment, look on, me of, me up, me later, a pleasure, me to`,
} as const;

/** English rules of how the user wants answers: language, form, manner. */
export const answers = `
  ^ [<lead>] [,] <from now> [,] [<polite>] [<polite>] [always] (answer/reply/respond/write/talk/speak/text/chat/message) [back] [to] [me] [back] [only] in {x:<tongues>} [instead/please]
    => language+asks+planned*! wants replies in {x}  ✓ Actually, from now on reply in English = language wants replies in English  ✗ reply in English
  {x:<tongues>} is the [only] language (i want | i'd like | i need | i prefer | i'd prefer) [all] [your/my] [<assistant replies>] [in] => language+planned*! wants replies in {x}
    ✓ Portuguese is the language I want all your replies in = language wants replies in Portuguese  ✗ Portuguese is the language of Brazil
  ^ [<lead>] [,] <from now> [,] [<polite>] (give/write/send) [me] {x:<styles>} [,/and] [,/and] {y:<styles>} <assistant replies> [<lasting>] => preference+asks+planned*! wants {x}, {y} answers
    ✓ from here on give me long, detailed answers = preference wants long, detailed answers  ✗ give me long, detailed answers
  ^ [<lead>] [,] [<said again> [before] [,]] [always/only] {x:<manners>} , (always | every time) => preference*? wants {x}  ✓ As I said before, British spelling, always = preference wants British spelling  ✗ British spelling
  [<polite>] [<polite>] (keep/make) [all] [your/the] <assistant replies> {x:phrase} [<lasting>] => preference+asks+planned* wants answers {x}  ✓ please keep your answers short = preference wants answers short  ✗ keep your shoes on
  ^ [<lead>] [<polite>] (spare me | cut | lose | hold | drop | skip | easy on | go easy on | no need for | i can do without | i don't need | enough with | less of) [the/all] {x:<forms>} [please]
    => preference+asks+negated? wants no {x}  ✓ spare me the pep talks = preference wants no pep talks  ✗ spare me the keys
  (i like it | give it to me | i want it | i prefer it | i like things | i like my answers | i like answers) {x:<styles>} => preference+planned* wants answers {x}  ✓ I like it short = preference wants answers short  ✗ I like it
  [<polite>] keep (it/things/everything) {x:<styles>} (<lasting> | always | , always | for me) => preference+asks+planned*? wants answers {x}  ✓ keep it informal from now on = preference wants answers informal  ✗ keep it here
  [<polite>] (don't | do not | stop | never) [ever] {o:<orders>} !<asides> {x:few} [,] <lasting> => preference+asks+planned* wants the assistant to never {o} {x}
    ✓ Don't reprint the whole file, ever = preference wants the assistant to never reprint the whole file  ✗ don't print it
  (don't | do not) ever {o:<orders>} {x:phrase} => preference+planned* wants the assistant to never {o} {x}  ✓ so don't ever correct my spelling = preference wants the assistant to never correct their spelling  ✗ don't ever
  <from now> [,] [<polite>] [<polite>] [always] (answer/reply/respond/write/talk/speak/wrote/text/chat/message) [back] [to] [me] [back] [only] in {x:<tongues>}
    => language+asks+planned*! wants replies in {x}  ✓ From now on answer me in Portuguese = language wants replies in Portuguese  ✗ answer me in Portuguese
  <from now> [i'd (rather/prefer/like) you] (wrote/answered/replied) [back] [to me] in {x:<tongues>} => language+asks+planned*! wants replies in {x}
    ✓ From here on I'd rather you wrote back in Polish = language wants replies in Polish  ✗ I wrote back
  [<polite>] [<polite>] [always] (answer/reply/respond/write/talk/speak/wrote/text) [back] [to] [me] [back] [only] in {x:<tongues>} [please/,] <lasting>
    => language+asks+planned*! wants replies in {x}  ✓ Kindly reply to me in Hindi going forward = language wants replies in Hindi  ✗ reply in french this time
  [<polite>] [<polite>] always (answer/reply/respond/write/talk/speak) [to] [me] [back] in {x:<tongues>} => language+asks+planned*! wants replies in {x}
    ✓ Could you always answer me in Welsh = language wants replies in Welsh  ✗ always late
  (every answer | all answers | all your answers | all replies | your replies | your answers) [should be] in {x:<tongues>} => language+planned*! wants replies in {x}
    ✓ every answer in british english pls = language wants replies in british english  ✗ an answer in French
  i'd (rather/prefer) you (wrote/answered/replied/write/answer/reply) [back] [to me] in {x:<tongues>} => language+planned+past*! wants replies in {x}
    ✓ I'd rather you wrote back in Polish = language wants replies in Polish  ✗ I'd rather you wrote
  (don't | do not | stop | quit | please don't | i'd rather you didn't | i'd prefer you didn't | i don't like it when you | i hate it when you
    | no need to) (call/calling) me !(if/when/at/on/before/after/back/again/a/the) {x:noun} => preference+negated+planned* does not want to be called {x}
    ✓ don't call me Bartholomew = preference does not want to be called Bartholomew  ✗ don't call me
  ^ [<lead>] [<polite>] [<polite>] keep (it/things/everything) (to/in/at/under) {x:few} <lasting> => preference+asks+planned* wants answers kept to {x}
    ✓ Can you keep it to bullet points from now on = preference wants answers kept to bullet points  ✗ keep it to yourself
  ^ [<lead>] [<polite>] stop {x:few} <lasting> => preference* wants the assistant to stop {x}  ✓ Stop apologising every time = preference wants the assistant to stop apologising  ✗ stop it now
  (no | no more) {x:<forms>} <lasting> => preference+asks* wants no {x}  ✓ no emojis when you reply to me = preference wants no emojis  ✗ no emojis here
  i'd like you to (address me as | call me) {x:called} => nickname+planned! wants to be called {x}  ✓ I'd like you to call me Bex = nickname wants to be called Bex  ✗ I'd like you to call
  ^ [<polite>] [<polite>] {a:<ever>} {o:<orders>} !<asides> {x:phrase} [(when/whenever/if/before/after/unless/where/that) {y:phrase}] => preference+asks+planned* wants the assistant to {a} {o} {x}
    ✓ always show me the answer first = preference wants the assistant to always show them the answer first  ✗ I always show it
  (so/and) [please] {a:<ever>} {o:<orders>} {x:phrase} => preference+planned* wants the assistant to {a} {o} {x}
    ✓ ive got adhd so always break things into steps = preference wants the assistant to always break things into steps  ✗ she always gives
  ^ [<lead>] [,] <from now> [,] [<polite>] [<polite>] [always] {o:<orders>} {x:phrase} [(when/whenever/if/before/after) {y:phrase}] => preference+asks+planned* wants the assistant to {o} {x}
    ✓ From now on give me temperatures in Celsius = preference wants the assistant to give them temperatures in Celsius  ✗ give me temperatures
  ^ [<lead>] [,] <from now> [,] [<polite>] (never | don't | do not | stop) {o:<orders>} {x:phrase} => preference+asks+planned* wants the assistant to never {o} {x}
    ✓ From now on never use emojis = preference wants the assistant to never use emojis  ✗ never mind
  ^ [<polite>] [<polite>] [always] {o:<orders>} !(that/it/this) {x:phrase} [when/in/at/of/,/please] [{y:phrase}] [,] <lasting> => preference+asks+planned? wants the assistant to {o} {x}
    ✓ skip the pep talk from now on = preference wants the assistant to skip the pep talk  ✗ skip the pep talk
  (whenever/when/anytime | every time | each time | any time) i {w:few} [,] [<polite>] [always/never/just] {o:<orders>} !<asides> {x:phrase}
    => preference+asks+planned+hypothetical* wants the assistant to {o} {x}, whenever they {w}
    ✓ Whenever I paste code, give me a diff = preference wants the assistant to give them a diff, whenever they paste code  ✗ when I paste it
  (whenever/when/anytime | every time | each time | any time) you {does:few} [,] [<polite>] [always/never/just] {o:<orders>} !<asides> {x:phrase}
    => preference+asks+planned+hypothetical* wants the assistant to {o} {x}, whenever it {does}
    ✓ any time you give me times use 24h = preference wants the assistant to use 24h, whenever it gives them times  ✗ when you're done give it up
  ^ [<lead>] <would like> {o:<wished>} {x:phrase} [<lasting>] => preference+asks+planned+past+hypothetical+negated* wants the assistant to {o} {x}
    ✓ I'd appreciate it if you kept it brief = preference wants the assistant to keep it brief  ✗ I'd rather you went
  <annoying> when you [always/keep/constantly/just] {does:<orders>} [{x:phrase}] => preference* hates it when the assistant {does} {x}
    ✓ it annoys me when you use emojis = preference hates it when the assistant uses emojis  ✗ I hate it when you get stuck
  <pleasing> when you [always/just] {does:<orders>} [{x:phrase}] => preference* likes it when the assistant {does} {x}
    ✓ I like when you give me the steps numbered = preference likes it when the assistant gives them the steps numbered  ✗ I love it when you
  ^ [<lead>] {x:<manners>} (only/always | every time) [please/always] (with me | for me) => preference* wants {x}  ✓ Celsius only with me = preference wants Celsius  ✗ celsius is odd
  ^ [<lead>] [always/only] {x:<manners>} (please/always) [always/only] $ => preference*? wants {x}  ✓ metric please = preference wants metric  ✗ metric
  ^ [<lead>] [really] {x:<styles>} {r:<assistant replies>} (work/works/suit/suits/are) [me] (best/better) [for me] => preference* prefers {x} {r}  ✓ short answers work best for me = preference prefers short answers  ✗ short answers
  <from now> [,] [<polite>] (just/only) {x:phrase} => preference*? wants only {x}  ✓ from now on just the code = preference wants only the code  ✗ from now on
  ^ [<lead>] [<polite>] [<polite>] (write/put/format/give) {x:few} [,] (always | every time | <lasting>) => preference+fiction+asks*? wants the assistant to write {x}
    ✓ write dates day first for me, always = preference wants the assistant to write dates day first for them  ✗ write it
  (i want | i'd like | i need | i'd prefer | i prefer) [all] [your/my/the/all] <assistant replies> [to be] in {x:<tongues>} => language+planned*! wants replies in {x}
    ✓ I want your answers in Catalan = language wants replies in Catalan  ✗ I want answers in an hour
  [<polite>] [absolutely] (no | no more | never use | don't use | stop using | without | stop with the) {x:<forms>} [please/pls/,/in] [your] [answers/replies] (ever | ever again | again | at all
    | with me | $) => preference*? wants no {x}  ✓ no bullet points please, ever = preference wants no bullet points  ✗ no lists here today
  [<polite>] (use | default to | stick to | convert to | stick with | give me) {x:<manners>} [please/for/units/always/by/with] => preference*? wants the assistant to use {x}
    ✓ use metric, I'm in Europe = preference wants the assistant to use metric  ✗ use this
  (don't | do not | never) (sugarcoat/patronise/patronize/baby/flatter/coddle/lecture) [{x:noun}] => preference* does not want to be sugarcoated
    ✓ don't sugarcoat things with me = preference does not want to be sugarcoated  ✗ they sugarcoat it
  (i prefer | i like | i want | i'd like | i'd prefer | i need) [my/your/the] {x:few} (answers/replies/explanations/responses) => preference+planned* wants {x} answers
    ✓ I prefer short answers = preference wants short answers  ✗ the answers
  (i prefer | i want | i'd like | i'd prefer | i need | i like) (you to | it when you | if you | when you) {x:phrase} => preference+planned*? wants the assistant to {x}
    ✓ I prefer you to be blunt = preference wants the assistant to be blunt  ✗ I like you
  (reply/answer) without emojis => preference* wants answers without emojis  ✓ reply without emojis = preference wants answers without emojis  ✗ without emojis
  (explain things | explain it | explain everything) {x:phrase} from now on => preference* wants things explained {x}  ✓ explain things like a teacher from now on = preference wants things explained like a teacher  ✗ explain things`;
