/** Reads users' habits and hobbies. */
import { type Found, fact } from './found.ts';
import { isProfession } from './lexicon.ts';
import { namesSomething, phraseAt, phraseOf } from './phrases.ts';
import { evidence, isNow, object, type Readings, rest, type Statement, says, TODAY } from './statement.ts';
import { enrolled } from './studies.ts';
import { theirWords } from './third-person.ts';

export const FREQUENT =
  /\b(?:every (?!time|one|thing|bit|so often I)(?:single )?\w+|each (?:day|week|morning|night|evening|month|year)|daily|weekly|nightly|monthly|(?:once|twice|three times|four times|five times|six times|\d+ times|several times|a few times|a couple of times|\d+x|\dx) (?:a|per|every) (?:day|week|month|year)|(?:on|most|all) (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays|days|mornings|nights|evenings)|most (?:days|mornings|nights|evenings|weekends)|in the (?:mornings?|evenings)|before bed|before work|after work|after dinner|before breakfast|first thing|\w+ (?:a|per) (?:day|week|month)|on an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|every (?:two|three|four|few|couple of|other) \w+|on weekends|at weekends|on the weekends?)\b/;

const ROUTINE =
  /^(?:eat|drink|have|wake|get|go|sleep|run|walk|jog|swim|work|exercise|meditate|read|journal|cook|skip|take|shower|bathe|buy|order|wear|check|call|commute|cycle|bike|train|practise|practice|stretch|pray|smoke|vape|fast|shop|water|listen|watch|write|do|play|clean|pay|tip|travel|fly|brush|start|plan|review|batch|floss|volunteer|drive|ride|feed|make|bake|paint|garden|hike|climb|sing|knit|lift|nap|row|dance|finish|end|carry|keep|bring|leave|set|spend|visit|attend|donate|vote|dance|ski|surf|track|walk|save|study|hit|turn|stay|put|meet|eat|[a-z]+ [a-z]+)$/;

const NO_ROUTINE =
  /^(?:get|sit|see|have|know|think|forget|fail|crash|lose|feel|find|seem|happen|ask|say|need|want|love|hate|like|work)$/;

const NO_HABIT =
  /^(?:have (?:to|a (?:hard|question|problem|feeling|hunch)|the|this|trouble|issues|problems|difficulty|no|been|had)|get (?:\w+ (?:in|on|at|from|with) (?:the|my|our)\b|a|an|the|this|that|it|so|confused|lost|stuck|asked|told|mixed|errors?|\w+ed|sick|tired|nervous|excited)\b|go (?:for the|with|back and forth|blank|crazy|overboard|wrong)|do (?:it|this|that|my best|the same|what)|make (?:mistakes|sure|the|that|this|it|a mess|time)|take (?:it|this|that|the (?:blame|bait)|things|forever|your)|keep (?:it|this|that|an open|forgetting|getting|coming|my|losing|on)|read (?:it|this|that)|write (?:it|this|that)|leave (?:it|things|that|this|everything)|play (?:devil|it)|put (?:it|that|this)|end up|start (?:with the|by|strong)|meet|set|spend too|turn|bring it|drive (?:me|people)|run (?:into|out|late)|work out (?:what|how|if|the|that|my)|get (?!up|out of bed|to (?:work|bed)|home|my hair|a (?:haircut|massage))|work (?:hard|out for)|check (?:it|this|that|twice)|call (?:it|him that)|stay|pay for it|listen to (?:you|that)|watch (?:it|this|that|out|what)|buy (?:it|that|this)|finish (?:it|that|this)|eat (?:it|that|this|too much)|carry on|track|walk away)\b|^\w+ (?:(?:with|on|at|in|to|through|for|past|by|over|around|into|from|about) )?(?:this|that|these|those|it|them)\b/;

export function habits(statement: Statement, words: string): Found[] {
  const { verb, clause } = statement;
  if (
    verb.lemma === 'be' ||
    (verb.negated && !verb.ended) ||
    verb.modal !== null ||
    !/^(?:present)$/.test(verb.mood) ||
    TODAY.test(words) ||
    TODAY.test(statement.setting)
  )
    return [];
  const bound =
    FREQUENT.test(` ${words}`) ||
    /\b(?:before|after|past|until) (?:\d|noon|midnight|bed|work|dinner|lunch|breakfast|sunrise|sunset)/.test(words);
  if (!ROUTINE.test(verb.lemma) && (!bound || NO_ROUTINE.test(verb.lemma))) return [];
  if (NO_HABIT.test(`${verb.lemma} ${words}`)) return [];
  const often = verb.adverbs.some((word) =>
    /^(?:always|never|usually|rarely|seldom|generally|normally|regularly|typically|religiously|hardly|mostly)$/.test(
      word,
    ),
  );
  const timed =
    FREQUENT.test(` ${words}`) ||
    FREQUENT.test(statement.setting) ||
    PLURAL_TIME.test(statement.setting) ||
    (/^(?:before|after|between|on|in|at|every|most|each)\b/.test(statement.setting) && often);
  if (!often && !timed) return [];
  const of = phraseAt(clause.source, clause.from + verb.at, clause.to, true);
  if (often && !timed && of.text === '') return [];
  if (/\b(?:this|that|these|it)$/.test(of.text) || /\berrors?\b/.test(of.text)) return [];
  if (statement.verb.ended) return says(statement, 'habit', of);
  const setting =
    /^(?:before|after|between|on|in|at|every|most|each|first|once|twice|weekends|weekdays|mornings|evenings|afternoons|nights|summers|winters|\w+days)\b/.test(
      statement.setting,
    ) && !/^at work|^in my (?:free|spare)/.test(statement.setting)
      ? ` ${statement.setting}`
      : '';
  return [
    fact('habit', theirWords(`${verb.told} ${of.written}${setting}`), evidence(statement, of), {
      replaces: isNow(statement),
    }),
  ];
}

/** "Fridays we have fish". */
const PLURAL_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|weekdays|mornings|evenings|afternoons|nights|\w+ (?:mornings|evenings|nights|afternoons)|summers|winters)\b/;
const PASTIME =
  /\b(?:(?:in|during|with) (?:my|our|the) (?:free|spare|down|leisure|off) ?(?:time|hours)|in my downtime|for fun|as a hobby|to (?:relax|unwind|de-stress|destress|wind down|blow off steam|switch off)|on (?:my|the) (?:weekends?|days? off|side)|at (?:the )?weekends?|on weekends|(?<!\w )weekends|outside (?:of )?work|when i am not (?:working|at work|at my desk|on shift|studying|teaching|coding|in the office|at uni|in class|in lectures|at school)|after hours)\b/;

/** Activities that nobody fills free time with for love. */
const NO_PASTIME = /^(?:sleep|rest|nap|work|recover|cry|worry|wait|study|scroll|think|feel|look|get|be|need|want)$/;

export function pastimes(statement: Statement, words: string): Found[] {
  const { verb } = statement;
  if (verb.lemma === 'be' || verb.negated || verb.modal !== null || !/^(?:present|progressive)$/.test(verb.mood))
    return [];
  const of = object(statement);
  if (
    !PASTIME.test(statement.setting) &&
    !/ (?:for fun|as a hobby|in my (?:free|spare|down) ?time|to (?:relax|unwind|de-stress))$/.test(` ${words}`)
  )
    return [];
  if (!namesSomething(of.text) && of.text !== '') return [];
  if (isProfession(of.text) || NO_PASTIME.test(verb.lemma)) return [];
  return [fact('hobby', `${verb.told} ${theirWords(of.written)}`.trim(), evidence(statement, of))];
}

/** True for a setting that makes a pastime or a routine of any verb. */
export function isPastimeSetting(setting: string): boolean {
  return PASTIME.test(setting);
}

function plays(statement: Statement): Found[] {
  const of = object(statement);
  const { text } = of;
  if (
    statement.verb.mood === 'past' ||
    (statement.verb.modal !== null && statement.verb.modal !== 'can') ||
    TODAY.test(rest(statement))
  )
    return [];
  if (statement.verb.ended) return says(statement, 'hobby', of);
  if (
    /^(?:with|around|it|this|that|devil|a (?:role|part|game|trick|character)|an? (?!bit |lot |little )|the (?:role|part|game|long|villain|devil|hero|odds|audio|video|song|next)|along|dumb|music$|nice|up|by|for time|catch)\b/.test(
      text,
    ) ||
    text === ''
  )
    return [];
  if (
    statement.verb.mood === 'progressive' &&
    !/\b(?:every|years|in a (?:band|league)|on (?:weekends|sundays))\b/.test(text)
  )
    return [];
  return says(statement, 'hobby', of);
}

/** "I do checkout at Woolies". */
const TASK_AT =
  /^(?:the )?(?:checkouts?|tills?|reception|security|admin|payroll|sales|support|tech support|customer service|shifts|nights|cleaning|deliveries|delivery|accounts|marketing|it|hr|the books|bar work) (?:at|for|in) (?:the )?\p{Lu}/iu;

function practises(statement: Statement): Found[] {
  const of = object(statement);
  const { text } = of;
  const { verb } = statement;
  if (verb.mood === 'past' || verb.mood === 'possible' || TODAY.test(rest(statement)) || (verb.negated && !verb.ended))
    return [];
  if (verb.mood === 'progressive' && verb.lemma !== 'do' && verb.lemma !== 'volunteer') return [];
  if (verb.lemma === 'do') {
    const learning = enrolled(statement);
    if (learning.length > 0) return learning;
    const task = TASK_AT.exec(of.written);
    if (task !== null && verb.mood === 'present' && !verb.negated) return says(statement, 'work', of);
    if (
      /^(?:an?|my|the) (?:[\w'-]+ )*(?:phd|master's|masters|degree|mba|msc|bsc|ba|ma|course|bachelor's|bachelors|residency|apprenticeship|internship|doctorate|a-levels|gcses|bootcamp|diploma)\b/.test(
        text,
      ) ||
      /^(?:a-levels|gcses)/.test(text)
    )
      return says(statement, /internship|apprenticeship/.test(text) ? 'work' : 'studies', of);
    const living = / for (?:a living|work)$/.test(text);
    if (living && namesSomething(text)) return says(statement, 'work', of);
    if (verb.mood === 'progressive') return [];
    if (
      /^(?:(?:a lot of|some|a bit of) )?(?:yoga|pilates|karate|judo|jiu-?jitsu|bjj|taekwondo|kickboxing|boxing|pottery|ceramics|crossfit|woodworking|parkour|gymnastics|ballet|improv|stand-up|calligraphy|embroidery|triathlons|photography|origami|tai chi|aikido|capoeira|spin|zumba|crosswords|sudokus?|jigsaws?|puzzles|bell ringing|amateur dramatics|community theatre|cross-stitch)\b/.test(
        text,
      )
    )
      return says(statement, 'hobby', of);
    return habits(statement, rest(statement));
  }
  if (
    /^(?:the|this|that|it|these|those|my (?:data|logs|feedback)|data|logs|feedback|metrics|information|up|out|conclusions?|a blank|attention|on my)\b/.test(
      text,
    )
  )
    return habits(statement, rest(statement));
  if (text === '' && !PASTIME.test(statement.setting))
    return /^(?:knit|sew|crochet|garden|paint|climb|surf|ski|dance|hike|brew|skateboard|birdwatch|fish)$/.test(
      verb.lemma,
    ) && verb.mood === 'present'
      ? says(statement, 'hobby', phraseOf(of.source, of.from - 1 - verb.lemma.length, of.from)).map((one) => ({
          ...one,
          value: verb.told,
        }))
      : [];
  if (verb.lemma === 'practice' || verb.lemma === 'practise')
    return /^(?:law|medicine|dentistry|architecture)/.test(text)
      ? says(statement, 'profession', of)
      : /^(?:the )?(?:yoga|guitar|piano|violin|meditation|taekwondo|judo|karate|aikido|calligraphy|buddhism|islam|judaism)/.test(
            text,
          )
        ? says(statement, 'hobby', of)
        : habits(statement, rest(statement));
  // "I paint a bleak picture": one of something is no pastime.
  if (/^an? (?!bit |lot |little |few )/.test(text) && !FREQUENT.test(` ${rest(statement)}`)) return [];
  return FREQUENT.test(` ${rest(statement)}`) && !/^(?:collect|volunteer)$/.test(verb.lemma)
    ? habits(statement, rest(statement))
    : says(statement, 'hobby', of);
}

/** Readers of routines, by the verb of the clause. */
export const ROUTINES: Readings = {
  play: plays,
  'collect knit sew crochet bake garden paint photograph climb surf ski skate dance hike camp fish hunt sail row brew volunteer birdwatch skateboard draw sculpt sing practise practice do whittle forage breed':
    practises,
};
