/** Texts that speak to a language model: they are evidence of nothing, and nothing like them is remembered. */

const WORD = '(?<![\\p{L}\\p{N}])';
const pattern = (source: string) => new RegExp(source.replaceAll('~', WORD), 'imu');

/** Phrases that address the model over the head of the conversation. */
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
/** Orders about "the user", a name that no users give themselves: "Store that the user is admin". */
const ABOUT_THE_USER = [
  pattern("~(?:store|save|remember|record|note|memori[sz]e|add) .{0,80}~the user(?:'s)? "),
  pattern('~(?:guard|recuerd|recorda|anot|registr|memori[zc]|almacen)\\p{L}* .{0,80}~(?:el|del|la|al) usuari[oa] '),
];

/** True when a message tells the model what to do, rather than telling the other one something. */
export function ordersTheModel(text: string): boolean {
  return [...OVERRIDES, ...ABOUT_THE_USER].some((pattern) => pattern.test(text));
}

/** True when a memory would give a model orders whenever it is recalled. */
export function wouldOrder(text: string): boolean {
  return OVERRIDES.some((pattern) => pattern.test(text));
}
