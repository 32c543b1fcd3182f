import { describe, expect, it } from 'vitest';
import { identityOf, type Likeness, likeness } from '../../../src/memory/facts/fact-likeness.ts';

const CASES: readonly (readonly [slot: string, first: string, second: string, expected: Likeness])[] = [
  // The same, in other words or in the other language.
  ['work', 'trabaja en Google', 'works at Google', 'same'],
  ['work', 'trabaja en Mercado Libre', 'su empleador es Mercado Libre', 'same'],
  ['home', 'vive en Rosario', 'reside en Rosario', 'same'],
  ['home', 'lives in Savannah', 'is based in Savannah', 'same'],
  ['allergy', 'es alérgica al maní', 'tiene alergia al maní', 'same'],
  ['allergy', 'is allergic to peanuts', 'has a peanut allergy', 'same'],
  ['profession', 'es contadora', 'su profesión es contadora', 'same'],
  ['pet', 'tiene un perro que se llama Fideo', 'su perro se llama Fideo', 'same'],
  ['language', 'prefiere que le respondan en español', 'wants answers in Spanish', 'same'],
  ['age', 'tiene 29 años', 'is 29 years old', 'same'],
  ['phone', 'su celular es 099 123 456', 'su número es 099-123-456', 'same'],
  ['preference', 'quiere que nunca le contesten con listas', 'no quiere listas en las respuestas', 'same'],
  ['preference', 'le gusta el tango', 'le encantan los tangos', 'same'],
  ['profession', 'es profe de matemática', 'es profesora de matemáticas', 'same'],
  ['studies', 'estudia física en la uni', 'estudia física en la universidad', 'same'],
  ['family', 'has two sons, Leo and Sam', 'is a dad of two boys, Leo and Sam', 'same'],
  ['family', 'tiene dos hijos, Ana y Luz', 'es madre de dos', 'same'],
  ['decision', 'decided to use Kafka for the events', 'decided to use Kafka for events', 'same'],
  ['vehicle', 'tiene una moto Honda', 'has a Honda motorbike', 'same'],
  // The same, and more of it.
  ['name', 'se llama Ana', 'se llama Ana María López', 'fuller'],
  ['pet', 'has a dog', 'has a dog named Rufus', 'fuller'],
  ['preference', 'likes hiking', 'loves hiking in the Lakes', 'fuller'],
  ['preference', 'le gusta el senderismo', 'le encanta el senderismo por la sierra', 'fuller'],
  ['preference', 'likes coffee', 'likes coffee ice cream', 'other'],
  ['preference', 'le gusta el café', 'le gusta el helado de café', 'other'],
  ['partner', 'tiene novia', 'su novia se llama Lucía', 'fuller'],
  ['work', 'works at Google', 'works at Google as a data engineer', 'fuller'],
  // Both may hold, or the slot decides.
  ['work', 'trabaja en Google', 'trabaja en Meta', 'other'],
  ['name', 'se llama Luis', 'se llama Luisa', 'other'],
  ['age', 'tiene 29 años', 'tiene 30 años', 'other'],
  ['email', 'su mail es ana@old.example', 'su correo es ana@new.example', 'other'],
  ['email', 'su mail es ana@mail.example', 'has the email Ana@mail.example.', 'same'],
  ['diet', 'es vegetariano', 'es vegano', 'other'],
  ['allergy', 'es alérgico a la penicilina', 'es alérgico a los mariscos', 'other'],
  ['family', 'tiene un hermano', 'tiene una hermana', 'other'],
  ['family', 'has a son', 'has a daughter', 'other'],
  ['decision', 'decidieron usar Vue para el panel', 'decidieron usar Vue para la tienda', 'other'],
  ['decision', 'decided to use Kafka for events', 'decided to use Redis for caching', 'other'],
  ['technology', 'programa en Java', 'programa en JavaScript', 'other'],
  ['technology', 'usa C', 'usa C++', 'other'],
  ['preference', 'le gusta la cumbia', 'le gusta la cumbia vieja', 'other'],
  ['preference', 'le gustan las películas cortas', 'prefiere respuestas largas', 'other'],
  ['preference', 'le gusta el café frío', 'le gusta el té caliente', 'other'],
  ['own:codigo', 'value-a', 'value-b', 'other'],
  ['own:codigo', 'versión 1', 'versión 2', 'other'],
  // They cannot both hold.
  ['preference', 'le gusta el cilantro', 'no le gusta el cilantro', 'contrary'],
  ['preference', 'loves cilantro', 'hates cilantro', 'contrary'],
  ['preference', 'prefiere respuestas cortas', 'prefiere respuestas largas y detalladas', 'contrary'],
  ['preference', 'wants short answers', 'wants long answers', 'contrary'],
  ['preference', 'quiere que siempre le tuteen', 'prefiere que le traten de usted', 'contrary'],
  ['preference', 'quiere que usen emojis', 'quiere que nunca usen emojis', 'contrary'],
  ['preference', 'prefiere el modo oscuro', 'prefiere el modo claro', 'contrary'],
  ['preference', 'prefiere el té al café, más té que café', 'prefiere más café que té', 'contrary'],
  ['preference', 'quiere que le contesten en español', 'quiere que le contesten en portugués', 'contrary'],
  ['preference', 'toma el café con azúcar', 'toma el café sin azúcar', 'contrary'],
  ['family', 'tiene dos hijos', 'tiene tres hijos', 'contrary'],
  ['family', 'tiene dos hijos', 'es padre de tres', 'contrary'],
  ['preference', 'wants answers in at most two sentences', 'wants long answers', 'contrary'],
  ['preference', 'quiere que le respondan en una sola línea', 'quiere respuestas largas', 'contrary'],
  ['decision', 'decidieron usar Vue para el panel', 'decidieron ir con Svelte para el panel', 'contrary'],
];

describe('likeness', () => {
  it.each(CASES)('%s: "%s" and "%s" are %s', (slot, first, second, expected) => {
    expect(likeness(slot, first, second)).toBe(expected);
  });

  it('takes the whole of a value where a caller gives it', () => {
    expect(likeness('work', 'Google', 'Google Cloud', 'whole')).toBe('other');
    expect(likeness('work', 'trabaja en Google', 'works at Google', 'whole')).toBe('same');
  });
});

describe('identityOf', () => {
  it('knows a value without case, accents, spaces and the stop at its end', () => {
    expect(identityOf(' Se llama  JUÁN. ')).toBe(identityOf('se llama juan'));
    expect(identityOf('se llama Juan')).not.toBe(identityOf('se llama Juana'));
    expect(identityOf('no.js')).not.toBe(identityOf('no js'));
  });
});
