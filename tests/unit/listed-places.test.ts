import { describe, expect, it } from 'vitest';
import { listedPlaces, namesInList } from '../../src/memory/conversation/listed-places.ts';

describe('namesInList', () => {
  it.each([
    ['1. La Venencia 2. Casa Labra', ['La Venencia', 'Casa Labra']],
    ['Mira:\n1. La Venencia\n2. Casa Labra\n\n¿Cuál prefieres?', ['La Venencia', 'Casa Labra']],
    ['1) **La Venencia** - jerez y poco más\n2) **Casa Labra**: bacalao', ['La Venencia', 'Casa Labra']],
    ['1. **La Venencia** (Huertas) 2. *Casa Labra*, junto a Sol', ['La Venencia', 'Casa Labra']],
    ['1. Bar El Ñandú — lunes cerrado\n2. 1862 Dry Bar — cócteles', ['Bar El Ñandú', '1862 Dry Bar']],
    ['1. [La Venencia](https://x.example)\n2. [Casa Labra](https://y.example)', ['La Venencia', 'Casa Labra']],
  ])('finds the names in %j', (text, names) => {
    expect(namesInList(text)).toEqual(names);
  });

  it.each([
    '1. Calienta el aceite\n2. Añade la cebolla',
    '1. Preheat the oven to 200 degrees for ten minutes\n2. Mix the flour with water',
    '1. Solo uno',
    '2. La Venencia 3. Casa Labra',
    'Abre a las 9. Cierra a las 10.',
    '1. la venencia\n2. casa labra',
    'La versión 1.2 y la 2.3',
  ])('finds none in %j', (text) => {
    expect(namesInList(text)).toEqual([]);
  });
});

describe('listedPlaces', () => {
  const said = (question: string) => [
    { role: 'user', content: question },
    { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
  ];

  it('finds them where places were asked for, or where a plan is open', () => {
    expect(listedPlaces(said('Busca bares cerca de Sol'), false)).toEqual(['La Venencia', 'Casa Labra']);
    expect(listedPlaces(said('Any good places nearby?'), false)).toHaveLength(2);
    expect(listedPlaces(said('y cerca de Sol?'), true)).toHaveLength(2);
  });

  it('guesses nothing elsewhere', () => {
    expect(listedPlaces(said('¿Quién escribió el Quijote?'), false)).toEqual([]);
    expect(listedPlaces([{ role: 'user', content: 'bares: 1. La Venencia 2. Casa Labra' }], true)).toEqual([]);
  });
});
