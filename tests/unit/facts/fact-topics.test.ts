import { describe, expect, it } from 'vitest';
import { TOLD_DOMAINS } from '../../../src/memory/facts/fact.ts';
import { meaningOf } from '../../../src/memory/facts/fact-slots.ts';
import { topicsOf } from '../../../src/memory/facts/fact-topics.ts';
import { termsOf } from '../../../src/memory/text/text-analysis.ts';
import { cpuNow } from '../../support/cpu-time.ts';

describe('topicsOf', () => {
  it.each([
    ['mi jefe me pidió un informe', ['work'], ['work']],
    ['¿Cuánto pido de sueldo?', ['work', 'attribute:salary'], ['work']],
    ['I have to be at the office', ['work'], ['work']],
    ['¿Qué puedo cenar esta noche?', ['allergy', 'diet', 'favorite:comida'], []],
    ['pasame una receta', ['allergy', 'diet'], []],
    ['a restaurant nearby', ['allergy', 'diet'], []],
    ['what should I cook', ['allergy', 'diet', 'favorite:food'], []],
    ['necesito un veterinario para el perro', ['pet'], []],
    ['my vet is closed', ['pet'], []],
    ['which meds do i take', ['health'], []],
    ['¿Cómo hago el deploy?', ['technology', 'project', 'decision'], ['projects', 'decisions']],
    ['pasame el codigo', ['technology'], ['projects']],
    ['which library should I use', ['technology'], ['projects', 'decisions']],
    ['un regalo para mi novia', ['partner', 'birthday'], []],
    ['her birthday is near', ['birthday'], []],
    ['¿Qué sabés de mí?', [], TOLD_DOMAINS],
    ['what do you know about me?', [], TOLD_DOMAINS],
    ['¿Cómo me llamo?', ['name'], []],
    ['cuantos anos tengo', ['age'], []],
    ['cual es mi color favorito', ['favorite:color'], []],
    ["what's my favourite color?", ['favorite:color'], []],
    ['¿cuál es mi grupo sanguíneo?', ['attribute:blood_type'], []],
    ['remind me of my locker number', [meaningOf('locker number').slot], []],
  ])('knows what %j touches', (query, slots, domains) => {
    const topics = topicsOf(query, 'es');
    expect(topics.slots).toEqual(expect.arrayContaining(slots));
    expect(topics.domains).toEqual(expect.arrayContaining([...domains]));
  });

  it.each(['hola', '¿Y el primero?', 'ok', 'gracias!', 'and the second one?', ''])(
    'touches nothing with %j',
    (query) => {
      expect(topicsOf(query, 'es')).toEqual({ slots: [], domains: [], terms: [] });
    },
  );

  it('keeps a domain out that the words do not name', () => {
    expect(topicsOf('¿Qué puedo cenar esta noche?', 'es').domains).toEqual([]);
    expect(topicsOf('necesito un veterinario', 'es').slots).toEqual(['pet']);
    expect(topicsOf('¿Cómo se llama esta función?', 'es').domains).not.toContain('work');
  });

  it('reads a word with its accents or without', () => {
    for (const [written, typed] of [
      ['código', 'codigo'],
      ['alérgico', 'alergico'],
      ['película', 'pelicula'],
      ['reunión', 'reunion'],
      ['médico', 'medico'],
    ] as const) {
      expect(topicsOf(typed, 'es').slots).toEqual(topicsOf(written, 'es').slots);
      expect(topicsOf(typed, 'es').slots).not.toEqual([]);
    }
  });

  it.each([
    ['¿Qué comida pido?', 'le encanta el sushi'],
    ['what should I eat?', 'loves sushi'],
    ['¿Cómo quedó lo del deployment?', 'decided to use k8s for the deployment'],
    ['¿qué le doy a mi perro?', 'tiene un perro que se llama Toby'],
  ])('finds by the words of %j a fact that says %j', (query, value) => {
    const terms = new Set([...termsOf(value, 'es'), ...termsOf(value, 'en')]);
    expect(topicsOf(query, 'es').terms.some((term) => terms.has(term))).toBe(true);
  });

  it('does not find every liking by asking what one likes', () => {
    const liked = new Set(termsOf('le gusta el jazz', 'es'));
    expect(topicsOf('¿Qué me gusta?', 'es').terms.filter((term) => liked.has(term))).toEqual([]);
  });

  it('is bounded, in what it gives and in time, whatever the query', () => {
    const long = Array.from(
      { length: 20_000 },
      (_, index) => `palabra${index} cena jefe perro código my thing${index}`,
    ).join(' ');
    const started = cpuNow();
    const topics = topicsOf(long, 'es');
    expect(cpuNow() - started).toBeLessThan(200);
    expect(topics.slots.length).toBeLessThanOrEqual(10);
    expect(topics.terms.length).toBeLessThanOrEqual(12);
    expect(topics.domains.length).toBeLessThanOrEqual(TOLD_DOMAINS.length);
  });
});
