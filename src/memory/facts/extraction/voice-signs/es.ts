import type { SignsData } from '../../signs/signs-data.ts';
import { PROPER_NAMES } from './proper-names.ts';
import type { VoiceKind } from './voice-kind.ts';

/** Signs in Spanish. */
export const SPANISH: SignsData<VoiceKind> = {
  lists: {
    ...PROPER_NAMES,
    sections: `
      contexto, sobre mí, acerca de mí, yo, mi, info, información, datos, detalles, situación, resumen, pregunta, problema, duda, nota, notas, pd, p.d, objetivo, objetivos, tarea, requisitos,
      preferencias, alergias, importante, gracias`,
    dear: `
      estimado, estimada, estimados, estimadas, querido, querida, queridos, queridas, muy señor mío, muy señores míos`,
    please: 'por favor, porfa, porfis, please, pls, plz',
    languages: 'inglés, español, castellano, francés, alemán, italiano, portugués, japonés, chino, english',
    forms: `
      primera, segunda, tercera, pasado, presente, futuro, femenino, masculino, plural, singular, formal, informal`,
    to_change: 'pasa, pásalo, cambia, convierte, pon, reescribe',
    changed: 'esto, estas, estos, la, el, las, los, frase, frases, texto',
    to_mend: 'corrig*, corrij*, revis*, mejora*, traduc*',
    drafts: `
      redacción, texto, carta, email, e-mail, mail, correo, frase, frases, párrafo, bio, mensaje, presentación, essay`,
    readers: 'oyente, lector, lectora, usuario, usuaria, alumno, alumna, cliente, clienta, paciente',
    own: 'el, la, los, un, una, mi',
    worlds: 'partida, save, mundo, server, servidor',
    made_up: `
      save, partida, playthrough, campaña, caso clínico, sueño, role-play, roleplay, problema de mates, problema de matemáticas, obra de teatro, obra del cole, obra escolar, novela que escribo,
      cuento que escribo`,
  },
  signs: {
    section: `
      ^ <sections> $  ✓ sobre mí  ✗ sobre mi casa
      ^ mi/mis {word} ……20 $  ✓ mis datos  ✗ miguel`,
    salutation: `
      ^ <dear> ……60 $  ✓ Estimada Sra. Rey:  ✗ la cena estimada
      ^ a quien corresponda ……60 $  ✓ a quien corresponda:  ✗ va para quien corresponda`,
    signature: `
      ^ atentamente/atte/cordialmente  ✓ Atentamente,  ✗ escucha atentamente
      ^ [un/muchos] saludo/saludos/abrazo/abrazos  ✓ un saludo  ✗ dale un saludo`,
    greeting: `
      ^ (hola/buenas | buenos días)  ✓ buenas  ✗ muy buenas`,
    head: `
      ^ de:*/para:*/asunto:*/fecha:*  ✓ asunto: factura  ✗ para Ventas`,
    asks: `
      ^ [y] qué/cómo le/les contesto/respondo/digo/pongo/escribo  ✓ y qué le digo?  ✗ no sé qué le digo
      ^ ese/este/esto/eso es el/lo ……40 llegó/mandaron/mandó/escribió  ✓ esto es lo que me mandó  ✗ esto es lo que quiero
      ^ revis*/corrige/corrij*/mejora ……60 de mi/un/una/el/la {word}  ✓ corrige la carta de mi hermana  ✗ corrige la carta`,
    title: `
      ^ (currículum | currículum vitae | cv/c.v | carta de presentación) $  ✓ currículum:  ✗ ahora mi currículum
      ^ [ahora/y | por favor]* en/al <languages> $  ✓ ahora en inglés:  ✗ lo digo en inglés
      ^ [ahora/y | por favor]* en/al <languages>, <please> $  ✓ al inglés, por favor  ✗ al inglés o al francés
      ^ [(hola | por favor | puedes/podés) + {marks}]* <to_mend> ……40 <drafts> ……30 $  ✓ hola, corrígeme esta redacción  ✗ una redacción corregida`,
    announces: `
      es de mi/un/una [{word}] {word} $  ✓ esto es de mi vecino  ✗ esto es de madera
      <readers> pregunta*/escribe*/dice*/cuenta*  ✓ un oyente pregunta  ✗ el cliente pagó
      en nombre de  ✓ carta en nombre de mi suegra  ✗ el nombre de mi suegra
      hago [un/una/el/la/de/a]* {word} $  ✓ te hago de cliente  ✗ hago lo que puedo hoy
      <networks> comentario*  ✓ youtube comentario  ✗ un comentario
      carta a*  ✓ carta al director  ✗ carta de vinos
      mejora/arregla/corrige el/la/mi {word}  ✓ mejora mi texto  ✗ mi texto mejora
      pregunta/ejercicio/problema [n*/nº] {number}  ✓ ejercicio nº 3  ✗ ejercicio diario
      lee y responde*/contesta*  ✓ lee y responde  ✗ lee y duerme
      <to_change> [<changed>]* a/al/en (<forms> | <languages>)  ✓ pasa estas frases al pasado  ✗ pasa por casa
      (rellena/completa los huecos | conjuga* | cuál suena mejor)  ✓ completa los huecos  ✗ completa la frase
      ejemplo de intro*/bio*/presentación*/respuesta*/frase*  ✓ ejemplo de respuesta  ✗ ejemplo de casa
      ^ [ok/y/ahora,] [la/el] siguiente/otro/otra/próximo/próxima/último/última parte/frase/párrafo/escena/línea/verso $  ✓ ahora, la siguiente parte  ✗ otra casa
      ^ [ok/y/ahora,] sigo/continúo/continuando $  ✓ sigo  ✗ sigo en casa
      idea para [un/una] cuento*/relato*/novela*/historia*  ✓ idea para un cuento  ✗ idea para una cena
      ^ en/al <languages> $  ✓ en alemán  ✗ hablo en alemán
      ^ en/al <languages> por favor $  ✓ al inglés por favor  ✗ al mercado por favor
      ^ (rol/jugamos | de mentira | de mentiritas) $  ✓ de mentira  ✗ es de mentira`,
    played: `
      en [<own>] [<worlds> [de/del/en] [el/los]] <games>  ✓ en la partida de los Sims tengo tres hijos  ✗ en casa juego a los Sims
      en <own> [{word}] [{word}] <made_up>  ✓ soy Hamlet en la obra del cole  ✗ en la obra hay polvo`,
  },
};
