/** Gates that keep out words not said of the user as they are: questions, suppositions, other people's words, fiction, past, possibilities. */

/** The start of a role play or a fiction: from here to the end of the message nothing is said in the user's own voice. */
const NOT_THEIR_VOICE =
  /\b(?:role-?play(?:ing)?|role play|(?:let us|can we|want to|we can) pretend|pretend (?:that |to be |you|i |we )|you (?:are|will be|be) (?:a|an|the|my) (?!(?:big|great|good|huge|real|total|wonderful)? ?(?:help|lifesaver|life saver|legend|star|genius|gem|star|angel|best|champ|treasure))[\w -]{2,40}\b.*\b(?:i am|i will be|me)\b|act (?:as|like) (?:a|an|the|my|if|you)|in (?:this|my|our) (?:story|novel|scenario|game|scene|screenplay|roleplay|campaign|play|world)|in the (?:story|novel|scenario|scene|screenplay|roleplay|campaign)|in character|my character|a character (?:who|that|named|called)|the (?:main )?character|(?:continue|finish|rewrite|start|begin|open|edit|proofread|correct|polish|fix|improve|paraphrase|check|critique|grade) (?:my|the|this|a|his|her|their|our|me) (?:[\w']+ ){0,3}?(?:story|novel|essay|poem|song|lyrics|chapter|scene|screenplay|dialogue|script|monologue|bio|text|sentences?|paragraph|letter|email|e-mail|speech|statement|profile|message|post|intro|caption|toast|grammar|passage|verse|quote|line|tweet)|how (?:do|would|can|should) (?:you|i|we) (?:say|translate|write|spell)\b|(?:the|this|that|a|his|her|their) (?:song|movie|film|book|ad|sign|poster|t-?shirt|slogan|headline|article|essay|prompt|text|email|message|letter|review|note|post|tweet|caption|label|bumper sticker|mug|tattoo|fortune cookie|profile|bio|transcript|form|question) (?:[\w ]{0,20} )?(?:says|said|reads|goes|reading|saying|starts|begins|opens with|states|asks)\b|(?:sample|example|test|dummy|fake|fictional|hypothetical|placeholder|mock) (?:data|sentence|input|text|persona|user|profile|dialogue|customer|conversation|bio|scenario)|as an example|e\.g\.|(?:persona|user story|character sheet|vignette|case study)\b|(?:roll|rolling) (?:for|initiative|a d\d)|dungeon master|saving throw|\bsomething (?:like|along the lines of),? (?:i|we|my) (?:am|are|have|love|like|work|live|[a-z]+ is)\b|in (?:the|a|his|her|their|my) [\w']+(?: own)? (?:voice|words|perspective|point of view)\b|(?:summary|bio|speech|profile|letter|statement|intro|post|caption|testimonial|review|pitch|blurb) for (?:a|an|my|the|our) (?:client|customer|friend|character|colleague|patient|candidate|boss))/;
/** The same, where a colon hands over the words after it: "translate:". */
const HANDED_AFTER_COLON =
  /\b(?:(?:translate|traduce|paraphrase|proofread|rephrase|reword|summari[sz]e|transcribe|rewrite|conjugate|diagram|correct|fix the grammar|classify|analy[sz]e|parse)\b[^:]{0,80}:|(?:here is|here are|below is|this is|pasting|attached is|see|check) (?:the|a|an|my|his|her|their|our|some|what|this)? ?(?:[\w']+ ){0,4}(?:text|log|logs|transcript|e-?mail|letter|message|article|excerpt|passage|script|lyrics|review|conversation|chat|paragraph|dialogue|bio|profile|document|poem|story|draft|ticket|feedback|statement|testimonial|job (?:ad|posting|description)|resume|cv|prompt|code|data|dataset|sample|example|quote|post)s?(?: (?:i|he|she|they|we|from|that|for|of|to)\b[^:]{0,60})?:|lyrics?\b.*:|(?:write|draft|compose|create|generate|make up|come up with|give me|need|help me (?:write|with|draft)|prepare|craft|type up|put together)\b[^.?!]{0,100}:|for instance:|for example:)/;
/** Sentences that begin with somebody else's words: a ticket, a chart, a text to be corrected. */
const OTHERS_PAPERS =
  /^(?:chapter|scene|act|episode) [\w-]+(?:[.:!]|$)|^prologue\b|^(?:(?:hey|hi|ok|so|please) )?(?:from (?:the|a|an|our|my) (?:\w+ )?(?:ticket|tickets|support|queue|inbox|forum|subreddit|mailbox|chat|comments?|reviews?|survey|helpdesk|transcript)\b|(?:the )?(?:patient|applicant|candidate|resident|suspect|claimant|pt) (?:presents|is|has|reports|complains|details|profile|info|notes|states|history)\b|(?:make|edit|polish|tidy|rework|shorten|tighten|punch|improve|clean|spruce|jazz|proof) (?:up )?(?:this|the following|these)\b)/;
/** The words that ask for a task, before its verb. */
const ASKING =
  /^(?:(?:hey|hi|ok|so|please|now|also|and|then) )*(?:(?:can|could|would|will) you )?(?:please )?(?:help me )?/;
/** Openings that a sentence of the user's own may follow. */
const DRAFTED =
  /^(?:write|draft|compose|translate|proofread|rewrite|paraphrase|rephrase|summari[sz]e|generate|make up|reword|sing|recite|repeat after me|say|tell (?:him|her|them|my|the|everyone|people)|reply to (?!me\b|us\b)|respond to (?:him|her|them|my|the|this)|answer (?:him|her|them|my|the)|text|message|type(?! (?:1|2|one|two|i|ii) )|print|echo|read (?:this|me)|imagine|picture|pretend|suppose|assume|assuming|supposing|let us (?:say|assume|imagine|pretend|suppose)|say (?:i|we|my|that)|what if|as if|hypothetically|in theory|theoretically|imagine(?: that)?|for the sake of (?:argument|the example)|in an alternate|in another life|if)\b(?! (?:it (?:helps|matters)|that helps|you (?:are (?:wondering|curious)|must know)))/;

/** True for irony: "Oh sure, I just adore being on hold." */
export function isSarcastic(text: string): boolean {
  return SARCASTIC.test(text);
}

const SARCASTIC =
  /^(?:oh,? (?:sure|great|yeah|joy|wonderful|fantastic|lovely|brilliant|perfect)|yeah,? (?:yeah|right|sure)|sure,? because|ah,? yes)\b/;

export function silencesRest(text: string): boolean {
  return (
    NOT_THEIR_VOICE.test(text) || (text.includes(':') && HANDED_AFTER_COLON.test(text)) || OTHERS_PAPERS.test(text)
  );
}

export function isDrafted(text: string): boolean {
  return DRAFTED.test(text.replace(ASKING, ''));
}

/** True when the rest of the message is a supposition: "Suppose I have a wife… What's my bracket?" */
export function suppositionOpens(text: string): boolean {
  return /^(?:(?:ok|okay|so|and|now|well|right|hey|just|please|quick question|question|hypothetically(?: speaking)?)[, ]*)*(?:suppose|supposing|imagine|pretend|let us (?:say|assume|imagine|pretend|suppose)|say (?:i|we|my)\b|assume|assuming|hypothetically|what if|picture this|for the sake of)\b(?! (?:i know both|both|that you))/.test(
    text,
  );
}

/** True for a text handed over for a task: nothing in the message, before or after, is said in the user's own voice. */
export function isHandedOver(text: string): boolean {
  return HANDED_OVER.test(text) && !EACH_TIME.test(text);
}

/** "Whenever I paste an article, summarise it": a rule for what is to come. */
const EACH_TIME = /\b(?:whenever|every time|each time|any ?time) (?:i|we|you) /;

const HANDED_OVER =
  /(?<!\b(?:always|never|not|now on) )\b(?:classify|translate|proofread|summari[sz]e|rephrase|paraphrase|rewrite|categori[sz]e|grade|correct|critique|reword) (?:it|this|that|these|the (?:above|following|text|message|review|ticket|paragraph|passage))(?! (?:every|each|when))\b|^(?:now )?(?:you (?:are|play) (?:the|an?) [\w' -]{3,40}[.,;!] *)?(?:begin|action|go|scene|start the scene)[.!]?$|\bcontinue (?:it|this|the story|the chapter|from (?:here|there)|in the same (?:voice|style|tone))\b|\b(?:fix|check|correct) (?:the|my|its) (?:grammar|spelling|punctuation)\b|\bis (?:this|that|it) grammatical|\broll(?:ing)? (?:for|initiative|a d\d)/;

const QUESTION_WORD =
  /^(?:what|which|who|whom|whose|where|when|why|how|is|are|am|was|were|do(?! not (?!you|i |we |they))|does|did|can|could|would|will|should|shall|may|might|has|have you|have i|have we|had|isn't|aren't|don't|doesn't|didn't|any (?!time (?:i|you) )(?:ideas?|tips?|advice|suggestions?|recommendations?|thoughts|chance|clue|good|other|way|reason|fix|hints?|pointers|books?|one|\w+)|thoughts|wondering|i wonder|i was wondering|do you know|not sure (?:if|whether|how|what)|worth (?:it|repairing|buying|\w+ing)|ok(?:ay)? (?:if|to)|is it|tips|ideas|suggestions|recommendations|anything|anyone|what's|who's|how's|where's|got any|know any|tell me (?:what|how|why|if|whether|who|where|when|which)|explain|cannot (?:i|you|we)|safe to)\b/;

export function isAsked(text: string): boolean {
  // "When I was…", "how I work" and "what I do" are no questions.
  if (/^(?:when|where|while|how|what|who|which) (?:i|we|my|our) /.test(text) && !/\?/.test(text)) return false;
  // "When you give me recipes, use grams" says when the rule holds.
  if (WHEN_YOU_ANSWER.test(text)) return false;
  if (/^(?:is|are) (?:to|not|a|an|the (?=.*\bmy\b))\b/.test(text) && /^(?:is|are) to\b/.test(text)) return false;
  return QUESTION_WORD.test(text);
}

const WHEN_YOU_ANSWER =
  /^when(?:ever)? you (?:answer|reply|write|explain|give|show|send|talk|speak|respond|suggest|recommend|quote|use|list|summari[sz]e|review|mention|say|refer|generate|provide|do|make|draft|cite|format|plan) /;

/** Returns where the verb of a lasting request begins ("could you write to me in Welsh from now on"), or null where it is none. */
export function lastingRequest(text: string, sentence: string): number | null {
  const request = REQUEST.exec(text);
  return request !== null && FOR_GOOD.test(sentence) ? request[0].length : null;
}

const REQUEST =
  /^(?:please )?(?:can|could|would|will) you (?:please |kindly |just |maybe |possibly |also )*(?!help|tell|find|check|remind|remember|forget)(?=[a-z])/;
const FOR_GOOD =
  /\b(?:from (?:now|here|today|this (?:point|moment))(?: on| onwards?| forward| out)*|going forwards?|moving forwards?|in future|at all times|in all (?:of )?(?:your|our)|as a rule|(?:every time|each time|whenever|any ?time) you|for good)\b|\b(?:every time|always)[.?! ]*$/;

/** True for a supposition: nothing after it in the sentence counts, unless a "but" follows and users speak of themselves. */
export function isSupposed(text: string): boolean {
  if (
    /^(?:if|when|whenever|every time|each time|any ?time) (?:you|i ask|i say|i send|i paste|i share|i request|i write|i tell|i mention|explaining|giving|writing|answering|replying)\b/.test(
      text,
    )
  )
    return false;
  return /^(?:if|unless|whether|in case (?:i|we|my)|as if|as though|imagine|suppose|supposing|assuming|assume|pretend|let us (?:say|pretend|assume|imagine|suppose)|what if|say (?:i|we|my)\b|had i\b|were i\b|should i\b|otherwise i)\b/.test(
    text,
  );
}

export function isReported(text: string): boolean {
  return /\b(?:said|says|told|tells|claims|claimed|insists|insisted|swears|swore|thinks|thought|believes|believed|assumes|assumed|joked|jokes|jokingly|wrote|writes|saying|asked|asks|argues|argued|(?:they|people|friends|some|everyone|everybody|doctors|others|folks) (?:say|think|tell|claim|believe|joke)|mentioned|mentions|according to|shouted|whispered|yelled|texted|tweeted|posted|replied|announced|and i quote|quoth|keeps? telling me)\b/.test(
    text,
  );
}

/** Sentences that the user says, or nobody in particular. */
const OWN_SAYING =
  /^(?:i (?:would|will) (?:rather|prefer|like|love|appreciate)(?: it)?(?: if)? you\b|(?:as |like )?(?:i|we) (?:have |already |always |just |also )*(?:said|say|told|tell|mentioned|wrote|write|think|thought|asked|believe|post|texted|argued|joked|announced|swore)\b|i am writing|(?:told|said|mentioned) (?:you|it|that|this|before|already)\b)/;
/** "So she goes I'm vegan", "he's put I work in finance": their words without a mark. */
const RETOLD =
  /\b(?:he|she|they|who|guy|girl|woman|man|mate|friend|boss|mom|dad|sister|brother|wife|husband|customer|client|kid|son|daughter|colleague|neighbou?r|bloke|lad|lass|fella|dude|nan|gran|grandad|uncle|aunt|teacher|driver|someone|somebody)\b(?: [\w']+){0,3}? (?:goes|went|puts?|typed|replies|texts|is like|was like|is all|be like) (?:i|my|we)\b|\b(?:he|she|they|[a-z]+) (?:is|has|have) (?:put|written|typed)\b/;

export function isOthersWords(text: string): boolean {
  return (isReported(text) && !OWN_SAYING.test(text)) || RETOLD.test(text);
}

const WISHED =
  /^(?:i|we) (?:really |just |so |only |kind of |sort of |often |always |still |also |do |genuinely |honestly |sometimes )*(?:wish|hope|dream|want|need|would|could|might|may|should|ought|must|will|shall|intend|plan|plans|wonder|doubt|guess|think|suppose|imagine|pretend|feel like|am (?:thinking|considering|hoping|planning|going to|about to|looking to|tempted|dying|trying|unsure|not sure|wondering|supposed|considering|debating|contemplating|leaning|dreaming|willing|open to|off to|due to|meant to|expected to|scheduled|applying|interviewing|moving|leaving|starting|flying|heading|visiting|staying|joining|getting|expecting|hoping|afraid|worried|pretending|imagining|told|being)|are (?:thinking|considering|hoping|planning|going to|about to|looking to|trying|debating|moving|leaving|visiting|staying|getting|expecting|supposed|told|flying|heading|contemplating)|have (?:been )?(?:thinking|considering|wanting|meaning|dreaming|planning|hoping|trying|debating)|used to|had|(?:was|were)(?! (?:both )?(?:born|raised|diagnosed))|did|have to|got to|better|almost|nearly)\b/;

export function isWished(text: string): boolean {
  return WISHED.test(text);
}

const TEMPORARY =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend|month|minute|second|instant|summer|winter|trip)|right now|at the moment|for now|for the (?:moment|day|week|weekend|night|time being)|temporarily|until (?:\w+day|tomorrow|next|then|the|i|we|\d)|till (?:\w+day|tomorrow|next|then|the|six|\d)|(?:on|during) (?:vacation|holiday|a (?:business )?trip|a layover|my layover|our trip|our holiday|maternity leave)|just (?:for )?(?:this|a) (?:week|month|day)|for (?:a|the next|another) (?:few |couple of )?(?:days?|weeks?|months?)|these past few|lately|last (?:night|week|month|weekend)|at the airport|in a meeting|on my way|stuck (?:in|at|on)|staying (?:at|with|in)|crashing at|visiting|on a (?:train|bus|plane|call|flight|break)|for a (?:conference|wedding|meeting|project|workshop|client|festival|training)|pretending)\b/;

/** "Every Sunday I cook for the week". */
const AGAIN_AND_AGAIN = /\b(?:every|each|usually|always|on \w+days|batch cook|meal prep)\b/;

export function isTemporary(text: string): boolean {
  return TEMPORARY.test(AGAIN_AND_AGAIN.test(text) ? text.replace(/\bfor the week\b/g, '') : text);
}

/** True for a sentence that only tells of the past: "back when I was a teacher", "in my student days". */
export function isLongAgo(text: string): boolean {
  return /\b(?:back (?:when|in (?:my|the)|then)|when (?:i|we) (?:was|were|had|worked|lived|used|studied|did|went|started|first|moved|got)|as a (?:kid|child|teenager|boy|girl|student i)|in my (?:\w+ )?(?:youth|childhood|\w+ days)|growing up|once upon a time|years ago,? (?:i|we)|in a past life|in a previous life|in my (?:previous|former|last|old) (?:job|life|role))\b/.test(
    text,
  );
}

/** True for a doubt ("maybe", "not sure"): a thing doubted is not stated. */
export function isDoubted(text: string): boolean {
  return /^(?:maybe|perhaps|possibly|not sure|i am not sure|i (?:think|guess|suppose|believe|assume|suspect|doubt|imagine|feel like) |i might|probably|it is not that|it isn't that|not that|it is not like|it is as if|it feels like|it is like|is it (?:that|because)|no way|as if|like )\b/.test(
    text,
  );
}

/** True for text pasted from a machine: key=value, JSON, SQL, a shell. */
export function isMachines(text: string): boolean {
  return /[{}<>$]|=\s*['"\uE000]|\w=\w|[)}\]'"\uE000];\s*$|\b(?:select|insert|update) .* (?:from|into|set|where)\b|^\s*(?:\$|#|>>>|\/\/|--|at \w+\.|traceback|error:|warn|info|debug|fatal:?)|\(\)|=>|\\n|&&|\|\||^\[?\d{4}-\d{2}-\d{2}[t ]\d{2}:/.test(
    text,
  );
}
