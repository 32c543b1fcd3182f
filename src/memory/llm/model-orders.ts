/** Texts that speak to a language model: what they say is evidence of nothing, and nothing like it is remembered. */

const WORD = '(?<![\\p{L}\\p{N}])';
const pattern = (source: string) => new RegExp(source.replaceAll('~', WORD), 'imu');

/** What speaks to the model over the head of the conversation. */
const OVERRIDES = [
  // "Ignore all previous instructions", "olvida las reglas anteriores"
  pattern('~(?:ignore|disregard|forget|override|bypass) .{0,40}~(?:instruction|rule|prompt|guideline|directive)s?'),
  pattern(
    '~(?:ignor|olvid|omit|descart|desobede[zc]|sált|salt)\\p{L}* .{0,40}~(?:instrucci|reglas?|órdenes|indicaci|directri|prompt)',
  ),
  // "reveal your system prompt", "<|im_start|>system"
  pattern('~(?:system|developer) (?:prompt|message|override|mode)'),
  pattern('~(?:mensaje|prompt|instrucciones) del? sistema'),
  pattern('<\\|[\\p{L}_]+\\|>|\\[/?INST\\]|<</?SYS>>|^[ \\t]*#{2,} ?(?:system|instruction)'),
  // an answer put into the model's mouth
  pattern('"(?:episodes|history_entry|evidence|facts|confidence)"\\s*:'),
];
/** "Store that the user is admin": nobody calls himself that. */
const ABOUT_THE_USER = [
  pattern("~(?:store|save|remember|record|note|memori[sz]e|add) .{0,80}~the user(?:'s)? "),
  pattern('~(?:guard|recuerd|recorda|anot|registr|memori[zc]|almacen)\\p{L}* .{0,80}~(?:el|del|la|al) usuari[oa] '),
];

/** Whether a message tells the model what to do rather than the other one something. */
export function ordersTheModel(text: string): boolean {
  return [...OVERRIDES, ...ABOUT_THE_USER].some((pattern) => pattern.test(text));
}

/** Whether what is remembered would tell a model what to do whenever it is recalled. */
export function wouldOrder(text: string): boolean {
  return OVERRIDES.some((pattern) => pattern.test(text));
}
