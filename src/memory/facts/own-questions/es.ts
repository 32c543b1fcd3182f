import type { OwnQuestionsData } from './own-questions-data.ts';

/** Spanish questions of users about themselves. */
export const spanishQuestions: OwnQuestionsData = {
  leads: `
    hola, che, oye, oiga, disculpa, disculpe, perdon, buenas, bueno, a ver, por favor, y, decime, dime, contame, cuentame, digame, recordame, recuerdame, me recuerdas, me recordas, me podes decir, me puedes decir, me podrias decir,
    me puede decir, podes decirme, puedes decirme, podrias decirme, puede decirme, me podes recordar, me puedes recordar, me podrias recordar, puedes recordarme, podrias recordarme, sabes, sabe usted, recuerdas, recordas, te acordas,
    te acordas de, te acuerdas, te acuerdas de, acordas, acordas de, se acuerda, se acuerda de, ok`,
  ends: 'por favor, porfa, gracias, che, otra vez, de nuevo',
  passing: `
    ahora, hoy, ayer, anoche, mañana, recien, actualmente, esta semana, todavia, esta noche, esta tarde, esta mañana, este mes, este finde, este año, hora, momento, estoy, siento, animo, humor`,
  holds: {
    named: 'llama, llamado, llamada, llaman, llamados, nombre',
    placed: 'en, para, con',
    counted: 'un, una, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez',
    taken: 'toma, tomando, usa, pone, medicado, medicada, tratamiento',
  },
  rules: `
    (como me llamo | como es mi nombre | cual es mi nombre | mi nombre) => asks name  ✓ ¿Cómo me llamo?  ✗ ¿Cómo se llama?
    (como me (dicen/apodan) | como me gusta que me (digan/llamen) | cual es mi apodo) => asks nickname  ✓ ¿Cuál es mi apodo?  ✗ ¿Cuál es su apodo?
    (donde (vivo/resido) [yo] | en que (ciudad/pueblo/barrio) vivo) => asks home  ✓ ¿Dónde vivo?  ✗ ¿En qué país vivo?
    de donde soy [yo] => asks origin  ✓ ¿De dónde soy?  ✗ ¿De dónde es?
    ([en] donde (trabajo/laburo/curro/chambeo) [yo] | (para quien | en que empresa) (trabajo/laburo/curro/chambeo)) => asks work placed  ✓ ¿Dónde trabajo?  ✗ ¿Dónde trabaja?
    (a que me dedico | (de/en) que (trabajo/laburo/curro) | cual es mi (profesion/ocupacion/trabajo/empleo/oficio)) => asks profession work  ✓ ¿A qué me dedico?  ✗ ¿A qué se dedica?
    (cuantos años tengo | que edad tengo | cual es mi edad) => asks age  ✓ ¿Cuántos años tengo?  ✗ ¿Cuántos años tiene?
    (cuando (es mi (cumple/cumpleaños) | cumplo [años]) | (que dia | en que fecha) (cumplo [años] | es mi (cumple/cumpleaños) | naci) | cual es mi (cumpleaños | fecha de nacimiento) | cuando naci)
      => asks birthday  ✓ ¿Cuándo es mi cumple?  ✗ ¿Cuándo es el cumple?
    (a que (soy (alergico/alergica) | tengo alergia | le tengo alergia) | (que/cuales) alergias tengo | (soy (alergico/alergica) | tengo alergia) a (que/algo) | tengo [alguna/algunas] (alergia/alergias) [a algo] | cuales son mis alergias)
      => asks allergy  ✓ ¿A qué soy alérgico?  ✓ ¿Tengo alguna alergia?  ✗ ¿Soy alérgico a las nueces?
    que dieta (sigo/hago/llevo) => asks diet  ✓ ¿Qué dieta sigo?  ✗ ¿Qué dieta me recomiendas?
    (que (medicamento/medicamentos/medicacion/medicina/medicinas/remedio/remedios/pastilla/pastillas) (tomo/uso | estoy tomando) | cual es mi medicacion | cuales son mis (medicamentos/medicinas/remedios/pastillas))
      => asks health taken  ✓ ¿Qué medicación tomo?  ✗ ¿Qué medicación toma mi madre?
    que idiomas (hablo | se hablar) => asks spoken_language  ✓ ¿Qué idiomas hablo?  ✗ ¿Qué idiomas habla?
    que [carrera] (estudio | estoy estudiando) => asks studies  ✓ ¿Qué estudio?  ✗ ¿Qué estudia?
    (donde | en que (universidad/facultad/escuela/instituto)) estudio => asks studies placed  ✓ ¿Dónde estudio?  ✗ ¿Dónde estudia?
    (que (auto/coche/carro/moto) (tengo/manejo/conduzco) | cual es mi (auto/coche/carro/moto)) => asks vehicle  ✓ ¿Qué coche tengo?  ✗ ¿Qué coche me compro?
    ((que/cuales) (hobbies/pasatiempos/aficiones) tengo | cuales son mis aficiones) => asks hobby  ✓ ¿Qué pasatiempos tengo?  ✗ ¿Qué pasatiempos hay?
    (tengo (mascota/mascotas) | que mascotas tengo | tengo alguna mascota) => asks pet  ✓ ¿Qué mascotas tengo?  ✗ ¿Qué mascota adopto?
    (como se (llama/llaman) | cual es el nombre de | que nombre tiene) (mi/mis) (mascota/mascotas) => named pet  ✓ ¿Cómo se llama mi mascota?  ✗ ¿Cómo se llama su mascota?
    (como se (llama/llaman) | cual es el nombre de | que nombre tiene) (mi/mis/el/la/los/las) {x:<animals>} => named pet x  ✓ ¿Cómo se llama mi gata?  ✓ ¿cómo se llama el loro?  ✗ ¿Cómo se llama su gata?
    (como se llama | cual es el nombre de | que nombre tiene | quien es) mi pareja => named partner  ✓ ¿Cómo se llama mi pareja?  ✗ ¿Cómo se llama tu pareja?
    (como se llama | cual es el nombre de | que nombre tiene | quien es) mi {x:<partners>} => named partner x  ✓ ¿Cómo se llama mi novia?  ✗ ¿Cómo se llama tu novia?
    (como se (llama/llaman) | cual es el nombre de | que nombre tiene) (mi/mis) {x:<relatives>} => named family x  ✓ ¿Cómo se llama mi hija?  ✗ ¿Cómo se llama mi jefe?
    (cuantos/cuantas) {x:<relatives>} tengo => counted family x  ✓ ¿Cuántos hijos tengo?  ✗ ¿Cuántos hijos tiene?
    de que (equipo/club/cuadro) soy [hincha/fan] => asks attribute:football_team favorite:equipo  ✓ ¿De qué equipo soy?  ✗ ¿De qué equipo es?
    (cual/cuales) (es/son) (mi/mis) {x:few} (favorito/favorita/favoritos/favoritas/preferido/preferida/preferidos/preferidas) => favorite x  ✓ ¿Cuál es mi color favorito?  ✗ ¿Cuál es tu color favorito?
    (cual/cuales) (es/son) (mi/mis) {x:rest} => key x  ✓ ¿Cuál es mi grupo sanguíneo?  ✗ ¿Cuál es su grupo sanguíneo?
  `,
};
