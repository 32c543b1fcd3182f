import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Said } from '../../../src/memory/facts/said.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

const read = (content: string): Said[] => extractFacts([{ role: 'user', content }], 'es');

/** "clave: valor" of facts, "no: …" of retractions. */
const told = (content: string): string[] =>
  read(content).map((said) => {
    if (said.kind === 'fact') return `${said.key}: ${said.value}`;
    if (said.kind === 'retraction') return `no ${said.slot}: ${said.value}`;
    return `olvidar ${said.everything ? '*' : (said.slot ?? '?')}${said.about === null ? '' : `: ${said.about}`}`;
  });

describe('Spanish facts: what is said of oneself', () => {
  it.each<[string, string[]]>([
    ['Me llamo Ana Paula Ríos', ['nombre: se llama Ana Paula Ríos']],
    ['me yamo martin y bibo en rosario', ['nombre: se llama Martin', 'ubicacion: vive en rosario']],
    ['Llamame Fede', ['apodo: quiere que le digan Fede']],
    ['tengo treinta y dos años', ['edad: tiene treinta y dos años']],
    ['mi cumple es el 3 de mayo', ['cumpleaños: cumple años el 3 de mayo']],
    ['Vivimos en las afueras de Sevilla', ['ubicacion: viven en las afueras de Sevilla']],
    ['soy oriundo de Salta', ['origen: es oriundo de Salta']],
    ['Contésteme siempre en catalán', ['idioma: quiere respuestas en catalán']],
    ['Hablo inglés y un poco de alemán', ['idiomas: habla inglés', 'idiomas: habla un poco de alemán']],
    ['Mi zona horaria es GMT-3', ['zona_horaria: su zona horaria es GMT-3']],
    ['Laburo en Globant, que es un embole', ['trabajo: labura en Globant']],
    ['soy kinesióloga', ['profesion: es kinesióloga']],
    ['En mi equipo somos seis', ['equipo: en su equipo son seis']],
    ['Estudio derecho en la UNAM', ['estudios: estudia derecho en la UNAM']],
    ['Mi esposo se llama Raúl', ['pareja: su esposo se llama Raúl']],
    ['estoy divorciada desde 2018', ['estado_civil: está divorciada desde 2018']],
    ['Tengo dos nenas, Alma y Juana', ['familia: tiene dos nenas, Alma y Juana']],
    ['Adoptamos un perro, se llama Choclo', ['mascota: adoptaron un perro, se llama Choclo']],
    ['mi hobby es la cerámica', ['hobby: su hobby es la cerámica']],
    ['No me gustan los mariscos', ['preferencia: no le gustan los mariscos']],
    ['Mi color favorito es el azul', ['color favorito: su color favorito es el azul']],
    ['Uso Neovim, Go y Docker', ['tecnologia: usa Neovim', 'tecnologia: usa Go', 'tecnologia: usa Docker']],
    ['Estoy escribiendo una novela sobre la guerra', ['proyecto: está escribiendo una novela sobre la guerra']],
    ['Decidimos migrar a Kubernetes', ['decision: decidieron migrar a Kubernetes']],
    ['Mi meta es bajar diez kilos', ['objetivo: su meta es bajar diez kilos']],
    ['Me levanto todos los días a las 5', ['habito: se levanta todos los días a las 5']],
    ['A los cacahuates soy alérgico', ['alergia: es alérgico a los cacahuates']],
    [
      'soy alérgica al polen y a la penicilina',
      ['alergia: es alérgica al polen', 'alergia: es alérgica a la penicilina'],
    ],
    ['padezco de hipertensión', ['salud: padece de hipertensión']],
    ['Como vegetariano que soy, nada de carne', ['dieta: es vegetariano']],
    ['Tengo un Ford Fiesta 2014', ['vehiculo: tiene un Ford Fiesta 2014']],
    [
      'mi mail es a.b@correo.com y mi celular el 11 5555 2031',
      ['correo: su mail es a.b@correo.com', 'telefono: su teléfono es el 11 5555 2031'],
    ],
    ['me llamo ruben ibarra', ['nombre: se llama Ruben Ibarra']],
    ['mejor dime Antonio', ['apodo: quiere que le digan Antonio']],
    ['Cumplo el 29 de febrero', ['cumpleaños: cumple años el 29 de febrero']],
    ['Nos vinimos a Cádiz hace un año', ['ubicacion: se vinieron a Cádiz hace un año']],
    ['Antes vivía en Lima, ahora vivo en Cusco', ['ubicacion: vive en Cusco']],
    ['Arranqué en Despegar como tester', ['trabajo: trabaja en Despegar como tester']],
    ['Mi perra Luna no quiere comer, ¿qué hago?', ['mascota: su perra se llama Luna']],
    ['mi novia se llama yanina y el sabado cumple, q le regalo??', ['pareja: su novia se llama Yanina']],
    [
      'Estoy armando una app de turnos, se llama Turnito',
      ['proyecto: está armando una app de turnos, se llama Turnito'],
    ],
    ['Mi sueño es abrir una panadería', ['objetivo: su sueño es abrir una panadería']],
    ['Otro hobby mío es la cerámica', ['hobby: otro hobby es la cerámica']],
    ['El cilantro me da asco', ['preferencia: el cilantro le da asco']],
    ['Vamos a ir con Kubernetes', ['decision: van a ir con Kubernetes']],
    ['estoy en 3ro de veterinaria en la udelar', ['estudios: está en 3ro de veterinaria en la udelar']],
    ['nunca más me mandes emojis', ['preferencia: quiere que nunca le manden emojis']],
    ['No vuelvas a usar listas', ['preferencia: quiere que no vuelvan a usar listas']],
    ['¿Podrías, de ahora en más, contestarme más corto?', ['preferencia: quiere que puedan contestarle más corto']],
    ['Que sepas que estoy en GMT-3', ['zona_horaria: está en GMT-3']],
    ['soy zurda', ['mano hábil: es zurda']],
    ['Te dejo mi correo para la garantía: ana@correo.example', ['correo: su mail es ana@correo.example']],
    ['Borrá lo de la moto', ['olvidar vehicle']],
    ['soy alérgico al kiwi y también al látex', ['alergia: es alérgico al kiwi', 'alergia: es alérgico al látex']],
    ['no puedo comer nueces porque soy alérgica', ['alergia: es alérgico a nueces']],
    ['El marisco me saca ronchas', ['alergia: el marisco le saca ronchas']],
    ['No bebo nada de alcohol y casi nunca como carne', ['dieta: no toma alcohol']],
    ['en mi casa comemos kosher', ['dieta: comen kosher']],
    ['convivo con la diabetes desde niña', ['salud: convive con diabetes desde niña']],
    ['soy 0 negativo', ['grupo sanguíneo: es 0 negativo']],
    ['Mi Clio 2012 pierde aceite', ['vehiculo: tiene un Clio 2012']],
    ['traigo un Jetta 2012', ['vehiculo: trae un Jetta 2012']],
    ['Escríbeme a ana@correo.example', ['correo: su mail es ana@correo.example']],
    ['cambié de número, el nuevo es 600 555 014', ['telefono: su teléfono es 600 555 014']],
    ['mi movil, 600 555 014, está roto', ['telefono: su teléfono es el 600 555 014']],
    ['lunes, miércoles y viernes nado en el club', ['habito: nada en el club lunes, miércoles y viernes']],
    ['Lo mío no es la cocina', ['preferencia: lo suyo no es la cocina']],
    ['estoy en un club de lectura', ['hobby: está en un club de lectura']],
    ['llevo años tocando el chelo', ['hobby: lleva años tocando el chelo']],
    ['no ceno nunca', ['habito: no cena nunca']],
    ['Que no se te olvide que la alarma se apaga con el 9', ['nota: la alarma se apaga con el 9']],
    ['Recordad que el taller abre los lunes', ['nota: el taller abre los lunes']],
    ['olvidaos de mi edad', ['olvidar age']],
    ['olvidate de mi edad, ¿querés?', ['olvidar age']],
    ['no guardes más mi dirección de correo', ['olvidar email']],
    ['borrad todo lo que sabéis de mí', ['olvidar *']],
    ['Mi hija Julia no duerme nada', ['familia: su hija se llama Julia']],
    ['¿Qué le doy de comer a mi gato Momo?', ['mascota: su gato se llama Momo']],
    ['ojalá mi hermano Iván me llamara más', ['familia: su hermano se llama Iván']],
    ['recordame comprarle arena a Momo, mi gato', ['mascota: su gato se llama Momo']],
    ['mis hijas, Inés y Clara, quieren un perro', ['familia: sus hijas se llaman Inés y Clara']],
    ['Mi novia (Eva) es vegana', ['pareja: su novia se llama Eva, es vegana']],
    ['con gemelos de un año no duermo', ['familia: tiene gemelos de un año']],
    ['le leo cuentos a mis tres nietos', ['familia: tiene tres nietos']],
    ['adoptamos un chucho y le pusimos Trufa', ['mascota: adoptaron un chucho, se llama Trufa']],
    ['llevo tres años con Marta', ['pareja: lleva tres años con Marta']],
    ['¿Mi color preferido? El gris', ['color favorito: su color preferido es gris']],
    ['mi serie favorita: Los Soprano', ['serie favorita: su serie favorita es Los Soprano']],
    ['No hay fruta que me guste más que el mango', ['fruta favorita: la fruta que más le gusta es el mango']],
    ['la ciudad que más me gusta es Praga', ['ciudad favorita: su ciudad favorita es Praga']],
    ['De los postres, mi preferido es el flan', ['postres favorito: de postres su preferido es el flan']],
    ['me laten un chorro los tacos', ['preferencia: le laten un chorro los tacos']],
    ['No me van nada las películas de terror', ['preferencia: no le van nada las películas de terror']],
    ['Soy mucho más de playa que de montaña', ['preferencia: es mucho más de playa que de montaña']],
    ['Siempre me ha gustado la astronomía', ['preferencia: siempre le ha gustado la astronomía']],
    ['Les tengo pavor a las arañas', ['preferencia: les tiene pavor a las arañas']],
    ['El picante no es lo mío', ['preferencia: el picante no es lo suyo']],
    ['Entre gatos y perros me quedo con los gatos', ['preferencia: se queda con los gatos']],
    ['Mi grupo sanguíneo es 0 negativo', ['grupo sanguíneo: su grupo sanguíneo es 0 negativo']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  it('takes every fact of a message, in order', () => {
    expect(told('Soy Gastón, tengo 34 años, soy de Tucumán pero hace rato que vivo en Montevideo')).toEqual([
      'nombre: se llama Gastón',
      'edad: tiene 34 años',
      'origen: es de Tucumán',
      'ubicacion: vive en Montevideo',
    ]);
    expect(told('34 años, soltera, de Puebla')).toEqual([
      'edad: tiene 34 años',
      'estado_civil: es soltera',
      'origen: es de Puebla',
    ]);
  });

  it('keeps as a note what it is asked to remember and has no slot for', () => {
    expect(told('Recordá que la llave del galpón la tiene el encargado')).toEqual([
      'nota: la llave del galpón la tiene el encargado',
    ]);
    expect(told('Ten en cuenta que soy vegetariana')).toEqual(['dieta: es vegetariana']);
  });
});

describe('Spanish facts: what is asked of every answer', () => {
  it.each<[string, string]>([
    ['De ahora en más pasame los precios en dólares', 'quiere que siempre le pasen los precios en dólares'],
    ['nunca me pongas emojis, por favor', 'quiere que nunca le pongan emojis'],
    ['Siempre respondeme corto', 'quiere que siempre le respondan corto'],
    ['No me trates de usted', 'quiere que no le traten de usted'],
    ['no quiero que me trates de usted', 'quiere que no le traten de usted'],
    ['odio que me contesten con listas', 'quiere que no le contesten con listas'],
    ['Cada vez que te pida código, usa TypeScript', 'quiere que con código usen TypeScript'],
    ['Prefiero las respuestas breves', 'prefiere respuestas breves'],
    ['A mí hábleme de usted, por favor', 'quiere que le hablen de usted'],
    ['Siempre que te mande una foto describímela', 'quiere que con una foto se la describan'],
    ['Si os pido precios, dádmelos en euros', 'quiere que con precios se los den en euros'],
    ['no me pongáis nunca emoticonos', 'quiere que nunca le pongan emoticonos'],
    ['Le agradecería que en adelante se ahorre las disculpas', 'quiere que ahorren las disculpas'],
    ['me gustaría que siempre me explicaras con ejemplos', 'quiere que expliquen con ejemplos'],
    ['dejá de mandarme emojis', 'quiere que dejen de mandarle emojis'],
    ['Los precios pasámelos siempre en pesos, nunca en dólares', 'quiere que siempre se los pasen en pesos (precios)'],
  ])('%s', (message, value) => {
    expect(read(message)).toMatchObject([{ kind: 'fact', slot: 'preference', value, standing: true }]);
  });
});

describe('Spanish facts: what is no fact', () => {
  it.each([
    'Soy Aldric y vivo en la torre. Seguí vos con la voz del narrador',
    'hacé de entrevistador y yo soy el candidato: tengo 35 años, soy ingeniero civil',
    'Armame una bio de Tinder para un amigo, algo tipo soy Nico, amo el surf',
    'pego lo que llegó al soporte: soy clienta desde 2015, vivo en Rosario',
    'Jajaja sí, claro, soy millonario y vivo en un yate',
    'salió un tipo diciendo yo soy vegano y tengo 110 años',
    'por ahí en enero nos mudamos a Mendoza, todavía no sabemos',
    'Cuando tenía a Rocco, mi labrador, salía todas las mañanas',
    'odio a todo el mundo',
    'cuál es mi color favorito, a ver si te acordás',
    'escribime un correo a soporte@correo.example',
    'el sábado juego al tenis con Luis',
    'limpia mi teléfono de virus',
    'quiero olvidar a mi ex',
    'agrega que el informe es urgente',
    'entre el rojo y el azul me quedo con el azul',
    'traigo un Versa rentado',
    'estoy en un grupo de WhatsApp insoportable',
    'con el frío se me cierra la garganta hoy',
    'decime cuál es mi comida preferida',
    'mi color favorito era el rojo',
    'mi parte favorita es la del final',
    'el hijo de mi prima se llama Bruno',
    'mi perro Trufa murió hace años',
    'mi amiga Julia no duerme nada',
    'con tres hijos nadie duerme',
    'me late que va a llover',
    'me muero por saber qué pasó',
    'no me va el wifi',
    'me va bien el martes',
    'me da miedo el examen de mañana',
    'lo que más me gusta es el segundo párrafo',
    'me quedo con la segunda opción',
    'esta contéstamela en francés',
    'me gustaría que me ayudes con un mail',
    'le agradecería que me pase el informe',
    'Hoy soy vegetariano porque no hay carne',
    'Dime París o Roma',
    'Le estoy haciendo un álbum a mi abuela',
    '¿Sabés si en Google pagan bien?',
    'cómo sé si soy alérgico a los mariscos?',
    'Si viviera en Bariloche, ¿cuánto gastaría?',
    'ponele que soy celíaco, ¿qué pediría?',
    'mi cuñado labura en YPF y vive en Neuquén',
    'Mi jefa dice que soy lento',
    'Según mi madre soy impuntual',
    'Esta semana estoy en Mendoza',
    'hoy trabajo desde un café',
    'Antes usaba Jenkins y laburaba en una consultora',
    'viví en París dos años',
    'no soy vegano ni vivo en Madrid',
    'me gustaría vivir en la costa',
    'quizás me mude a Lima',
    'recordame mañana que tengo turno',
    'Acordate de avisarme el viernes',
    'no olvides adjuntar el archivo',
    'traducime al inglés: me llamo Julieta y vivo en Cali',
    'Escribime un mail que diga: soy alérgico al cloro',
    'Hacé de cuenta que sos un detective y yo soy el asesino: me llamo Vladimir',
    'contestame en inglés solo esta vez',
    'En este informe usa siempre el punto',
    'Me encanta! Prefiero la segunda versión',
    'siempre me pasa lo mismo',
    'Soy todo oídos',
    'vivo en las nubes',
    'estoy casado con esta idea',
    'soy alérgico a las reuniones',
    'tengo fiebre desde ayer',
    'mi trabajo es muy estresante',
    'I want soy milk, please',
  ])('%s', (message) => expect(told(message)).toEqual([]));
});

describe('Spanish facts: what no longer holds', () => {
  it('takes back what the user says to have left', () => {
    expect(told('Ya no trabajo en Google')).toEqual(['no work: trabaja en Google']);
    expect(told('ya no vivo en Quito')).toEqual(['no home: vive en Quito']);
    expect(told('Ya no uso Windows sino Linux')).toEqual(['no technology: usa Windows', 'tecnologia: usa Linux']);
    expect(told('Dejé de comer carne')).toEqual(['no diet: come carne']);
    expect(told('Me separé de Micaela, ahora mi pareja es Belén')).toEqual(['pareja: su pareja se llama Belén']);
  });

  it('marks as a change what was said as one', () => {
    expect(read('Me mudé a Córdoba')).toMatchObject([{ slot: 'home', value: 'se mudó a Córdoba', replaces: true }]);
    expect(read('ahora trabajo en Mercado Libre')).toMatchObject([{ slot: 'work', replaces: true }]);
    expect(read('me pasé a Linux')).toMatchObject([{ slot: 'technology', replaces: true }]);
  });
});

describe('Spanish facts: several at once, and what stands between commas', () => {
  it.each<[string, string[]]>([
    ['tengo 51 años y tres hijos varones', ['edad: tiene 51 años', 'familia: tiene tres hijos varones']],
    [
      'tenemos una perra que se llama Kiara y un canario',
      ['mascota: tienen una perra que se llama Kiara', 'mascota: tienen un canario'],
    ],
    ['Soy chilena, de Valdivia', ['origen: es chilena, de Valdivia']],
    [
      'te cuento algo de mí: vivo en Mendoza y laburo de sommelier',
      ['ubicacion: vive en Mendoza', 'trabajo: labura de sommelier'],
    ],
    ['acabamos de mudarnos a Bariloche', ['ubicacion: se mudaron a Bariloche']],
    ['acabo de empezar a trabajar en Globant', ['trabajo: trabaja en Globant']],
    ['trabajaba en IBM y ahora estoy en Oracle', ['trabajo: está en Oracle']],
    ['Mi hija menor, Renata, tiene 6 años', ['familia: su hija menor se llama Renata, de 6 años']],
    ['mi novio se llama Pablo y mi hija Lola', ['pareja: su novio se llama Pablo', 'familia: su hija se llama Lola']],
    ['Mi gata es una siamesa, Nina', ['mascota: su gata es una siamesa, Nina']],
    ['Esteban es mi marido', ['pareja: su marido se llama Esteban']],
    ['las nueces me dan alergia', ['alergia: las nueces le dan alergia']],
    ['soja no puedo, me da alergia', ['alergia: es alérgico a soja']],
    ['no soy alérgico al maní', ['no allergy: es alérgico al maní']],
    ['Tome nota: mi número de socio es 4471', ['número de socio: su número de socio es 4471']],
    [
      'a partir de ahora respondeme sin tecnicismos y en un solo párrafo',
      ['preferencia: quiere que siempre le respondan sin tecnicismos y en un solo párrafo'],
    ],
    [
      'cada vez que me pases horarios ponelos en hora de Chile',
      ['preferencia: quiere que con horarios los pongan en hora de Chile'],
    ],
    ['nuestro front está hecho en Svelte con Tailwind', ['tecnologia: usa Svelte', 'tecnologia: usa Tailwind']],
    ['Hablo catalán y francés además de castellano', ['idiomas: habla catalán', 'idiomas: habla francés']],
    ['también empecé la carrera de Derecho', ['estudios: empezó la carrera de Derecho']],
    ['quiero llegar a correr 42k, ese es mi objetivo', ['objetivo: quiere llegar a correr 42k']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  it('takes a change of mind for a change', () => {
    expect(read('Cambiamos de opinión: para los logs decidimos usar Loki')).toMatchObject([
      { slot: 'decision', value: 'decidieron usar Loki para los logs', replaces: true },
    ]);
  });

  it.each([
    'mi ciudad es ruidosa',
    'mi nombre es privado',
    'me llamo Rojo es una novela',
    'vivo en una pesadilla con este error',
    '// vivo en Quito',
    '# me llamo Pepe',
    'trabajo en grupo para la facu',
    'odio los lunes',
    'Decidí no ir',
    'Recordame que vivo en el 3B cuando pida comida',
    'En Córdoba siempre truena y en verano nunca hace frío',
    'esta app me da alergia',
    'te cuento un chiste: vivo en Marte',
    'mi perro es un desastre, ayuda',
    'Tome nota: comprar leche',
    'nuestro pan está hecho en horno de barro',
  ])('learns nothing of: %s', (message) => expect(told(message)).toEqual([]));
});

describe('Spanish facts: what is to be forgotten', () => {
  it.each<[string, string[]]>([
    ['olvidate de mi trabajo', ['olvidar work']],
    ['Elimine de su memoria mi número de teléfono', ['olvidar phone']],
    ['Ya no quiero que recuerdes dónde vivo', ['olvidar home']],
    ['Lo de mi alergia, bórralo', ['olvidar allergy']],
    ['Eliminá todo lo que tenés guardado de mí', ['olvidar *']],
    ['olvidá que soy alérgico al maní', ['olvidar allergy: es alérgico al maní']],
    ['olvídalo, no importa', []],
    ['no te olvides de mi cumpleaños', []],
    ['me olvidé de mi contraseña', []],
    ['borra la última línea', []],
  ])('%s', (message, commands) => expect(told(message)).toEqual(commands));
});

describe('Spanish facts: evidence and cost', () => {
  it('quotes the words of the message to the letter, also where accents are marks of their own', () => {
    for (const form of ['NFC', 'NFD'] as const) {
      const message = '  Bueno… soy kinesióloga  y vivo en   Ñuñoa. ¿Qué   hago?'.normalize(form);
      const said = read(message);
      expect(said.map((one) => one.kind === 'fact' && one.slot)).toEqual(['profession', 'home']);
      for (const { evidence } of said) expect(message.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      expect(said[1]?.evidence.quote.normalize('NFC')).toBe('vivo en   Ñuñoa');
    }
  });

  it('spends time in proportion to a message, whatever stands in it', () => {
    const hostile = [
      'mi ',
      'vivo en ',
      'no me ',
      'si ',
      'y ',
      'a,',
      'que soy ',
      'olvidate de mi ',
      'tengo dos hijos y ',
      '¿',
      'é',
      'escribi un mail: ',
    ];
    for (const part of hostile) {
      const message = part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
      expect(
        cpuMilliseconds(() => read(message)),
        part,
      ).toBeLessThan(400); // 10 to 20 ms alone; a pattern that backtracks takes seconds
    }
  });
});
