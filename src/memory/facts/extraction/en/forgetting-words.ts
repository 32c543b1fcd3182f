/** The words of commands to forget, and of the things that they name. */

export const POLITE =
  '(?:(?:hey|hi|ok|okay|so|and|also|actually|now|well|please|kindly|can you|could you|would you|will you|can we|you can|you may|you should|i want you to|i would like you to|i need you to|i would rather you|i would prefer (?:that |if )?you|i would appreciate (?:it )?if you|go ahead and|just|let us|do me a favor and|then|claude|assistant|please you|you(?= (?:forget|delete|erase|remove)\\b)|on second thought|on second thoughts|never mind|nevermind),? )*';
export const FORGET = `(?:forget|unlearn|unremember|disregard)(?: about)?`;
export const DELETE =
  '(?:scrap|scratch|nuke|lose|cross|edit|delete|erase|wipe|remove|scrub|clear|drop|purge|discard|bin|dump|trash|take(?! out)|get(?! rid)|get rid of|take out|strike|expunge|clean out)(?: out)?';
export const STOP_KEEPING =
  '(?:(?:there is )?no need (?:for you )?to|you (?:do not|no longer) (?:need|have) to) (?:remember|keep|store|save|hold on to|know)|(?:stop|quit) (?:remembering|storing|keeping|saving|tracking|holding on to)|(?:do not|no longer|did not|not|i (?:do not|would not) (?:want|like|need) you (?:to )?) ?(?:remember|remembering|store|storing|keep|keeping|save|saving|hold on to|retain|track)(?: track of)?';

const KNOWN =
  '(?:all |everything |anything |whatever |any ?thing |the (?:stuff|things|info|information|data|details|facts|bit|part) (?:that )?)?(?:(?:what|that|which) )?(?:(?:you (?:know|have|remember|stored|saved|learned|learnt|noted|kept|have (?:stored|saved|learned|noted|on file|on record|on)|might know|think you know|keep)|i (?:have )?(?:told|said|mentioned|shared|gave)(?: to)?(?: you)?)(?: on file| stored| saved| down)?(?: (?:about|on|of|regarding|concerning))?|about|regarding|information (?:about|on)|info (?:about|on)|data (?:about|on)|details (?:about|of)|records? of|notes? (?:about|on)|facts? about)';

/** The words "what you know about" and their like. */
export const WHAT_IS_KNOWN = new RegExp(`^${KNOWN} `);
export const EVERYTHING =
  /^(?:absolutely |literally )?(?:(?:all|everything|anything|all of it|it all|the lot|every (?:single )?(?:thing|fact|detail)(?: that)?|whatever)(?: of)?(?: (?:that )?(?:you (?:know|have|remember|saved|stored|learned|learnt)|i (?:have )?(?:told|said|shared)(?: to)?(?: you)?|(?:we have |we )(?:talked|discussed|said)|my (?:data|info(?:rmation)?|facts|details|memories)|the (?:data|facts|info|information|memories|things)))?(?: (?:you (?:know|have|remember|saved|stored)(?: on file| stored| saved)?))?(?: (?:about|on|of|regarding|from|concerning) (?:me|us|myself))?(?: (?:so far|until now|up to now|to date|please|now|completely|entirely))*|(?:all )?(?:of )?my (?:data|personal (?:data|info(?:rmation)?|details)|info(?:rmation)?|memories|profile|details|facts)(?: (?:(?:and|that|you|please|now|too|as well|completely|entirely|forever|altogether)\b|for good|right now|from your|in your|on file|about me|on me|with you).*)?|(?:what|all that|whatever) you (?:know|have|remember|saved|stored|have saved|have stored)(?: on file)? (?:about|on) me(?: .*)?|your memor(?:y|ies)(?: (?:of|about|on) me)?(?: (?:please|now|completely|entirely|too))*|the memor(?:y|ies) (?:of|about|on) me(?: .*)?|me(?: (?:completely|entirely|please|altogether))?|(?:about )?who i am|(?:all |any |every )*(?:traces?|records?|knowledge) of me|all (?:the )?(?:facts|notes|memories) (?:you|that you|about me|on me|of me|from your).*|everything(?: .*)?about me(?: .*)?)$/;

export interface Forgetting {
  readonly slot: string | null;
  /** The stretch of the sentence that narrows it, as it was said ("I'm allergic to nuts"). */
  readonly about: { readonly from: number; readonly to: number } | null;
  readonly everything: boolean;
  readonly from: number;
  readonly to: number;
}
