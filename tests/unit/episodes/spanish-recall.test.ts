import { describe, expect, it } from 'vitest';
import { recallByWords, type Said, said } from './small-index.ts';

const MEMORIES: Said[] = [
  said('perra', 'a', 1, 'Ayer adoptamos una perra, se llama Lola y tiene dos años', '¡Qué alegría! ¿De qué raza es?'),
  said('raza', 'a', 2, 'Es mestiza, con algo de galgo', 'Suelen ser muy tranquilas.'),
  said('alergia', 'a', 3, 'Ojo que mi hija es celíaca y no puede comer nada con gluten', 'Entendido.'),
  said('mudanza', 'b', 1, 'El mes que viene me mudo a Valparaíso', '¿Ya tienes dónde quedarte?'),
  said('alquiler', 'b', 2, 'Sí, alquilé un departamento en el cerro Alegre', 'Buena zona.'),
  said('trabajo', 'c', 1, 'Laburo de enfermera en el hospital Italiano', 'Una gran responsabilidad.'),
  said('jefa', 'c', 2, 'Mi jefa me rechazó las vacaciones de enero', 'Lo siento, ¿puedes pedirlas en febrero?'),
  said('coche', 'd', 1, 'Vendí el coche porque gastaba demasiada gasolina', '¿Y cómo te mueves ahora?'),
  said('bici', 'd', 2, 'Voy en bici a todos lados', 'Además es sano.'),
  said('boda', 'e', 1, 'Nos casamos el 14 de septiembre en Mendoza', '¡Felicidades!', '2026-02-01'),
  said('música', 'e', 2, 'Estoy aprendiendo a tocar el violín con una profesora rusa', '¿Desde cuándo?', '2026-02-01'),
  said('libro', 'f', 1, 'Terminé de leer Rayuela y no me gustó', 'Es un libro exigente.', '2026-01-15'),
  said('oaxaca', 'f', 2, 'Fui a Oaxaca la semana pasada con mi hermana', '¿Qué fue lo mejor?', '2026-01-15'),
  said('mezcal', 'f', 3, 'El mole negro, sin duda, y las tlayudas del mercado', 'Delicioso.', '2026-01-15'),
  said('insomnio', 'g', 1, 'Duermo fatal desde que cambié de turno', 'Prueba a apagar pantallas antes.'),
  said('marcapasos', 'g', 2, 'A mi papá le pusieron un marcapasos el jueves', '¿Cómo está?'),
  said('contraseña', 'h', 1, 'La clave del wifi de la oficina es girasol42', 'Anotada.'),
  said('código', 'h', 2, 'La función saveTurn falla con un timeout de 30 segundos', '¿Qué dice el log?'),
];

const firstThree = (query: string) =>
  recallByWords(MEMORIES, query)
    .slice(0, 3)
    .map((one) => one.memoryId);

describe('recall of Spanish by words alone', () => {
  it.each([
    ['¿Cómo se llama mi perro?', 'perra'],
    ['¿Tengo alguna mascota?', 'perra'],
    ['¿De qué raza era la perrita?', 'raza'],
    ['¿Quién de mi familia tiene intolerancia al gluten?', 'alergia'],
    ['¿A dónde me voy a mudar?', 'mudanza'],
    ['¿Dónde queda el piso que alquilás?', 'alquiler'],
    ['¿De qué trabajo?', 'trabajo'],
    ['¿En qué clínica trabajás vos?', 'trabajo'],
    ['¿Qué días de vacaciones me negó mi jefe?', 'jefa'],
    ['¿Por qué me deshice del auto?', 'coche'],
    ['¿En qué fecha fue el casamiento?', 'boda'],
    ['¿Qué tengo el 14/9? ¿Algo en septiembre?', 'boda'],
    ['¿Qué instrumento toco?', 'música'],
    ['¿Qué novela leíste vos que leí yo?', 'libro'],
    ['¿Con quién viajé a Oaxaca?', 'oaxaca'],
    ['¿Cómo dormís últimamente?', 'insomnio'],
    ['¿Qué le operaron a mi padre? ¿Un marcapasos?', 'marcapasos'],
    ['dame la contrasena del wifi', 'contraseña'],
    ['¿qué error daba save_turn?', 'código'],
    ["what is my dog's name?", 'perra'],
  ])('finds what answers "%s"', (query, answer) => {
    expect(firstThree(query)).toContain(answer);
  });

  it.each(['¿Cuál es la capital de Mongolia?', '¿Cómo funciona un motor diésel?', '¿Quién ganó el mundial de 1998?'])(
    'gives nothing above 0.5 to "%s", which was never spoken of',
    (query) => {
      expect(recallByWords(MEMORIES, query).filter((one) => one.score >= 0.5)).toEqual([]);
    },
  );

  it('gives a clear answer a score of 0.6 and more', () => {
    for (const query of ['¿Cuál es la clave del wifi de la oficina?', '¿Fui a Oaxaca con mi hermana?'])
      expect(recallByWords(MEMORIES, query)[0]?.score).toBeGreaterThan(0.6);
  });

  it('finds the first memory that a user ever has', () => {
    const only = [said('una', 'a', 1, 'Fui a Oaxaca la semana pasada con mi hermana')];
    expect(recallByWords(only, '¿Qué viaje hice a Oaxaca?')[0]?.score).toBeGreaterThan(0.5);
    expect(recallByWords(only, '¿Cuál es la capital de Mongolia?')[0]?.score).toBeLessThan(0.1);
  });
});
