import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

/** "clave: valor" of what a message says of its user. */
const told = (content: string): string[] =>
  extractFacts([{ role: 'user', content }], 'es').map((said) =>
    said.kind === 'fact' ? `${said.key}: ${said.value}` : said.kind,
  );

const silent = (messages: readonly string[]): void => {
  it.each(messages)('learns nothing from %j', (message) => expect(told(message)).toEqual([]));
};

describe('Spanish facts: a value before its noun, or set apart', () => {
  it.each<[string, string[]]>([
    ['Iriarte, ese es mi apellido', ['apellido: su apellido es Iriarte']],
    ['Maipú es mi ciudad desde hace tres años', ['ubicacion: su ciudad es Maipú']],
    ['Subir el Lanín es mi meta', ['objetivo: su meta es subir el Lanín']],
    ['El aimara es mi lengua materna', ['idiomas: su lengua materna es el aimara']],
    ['Mi empresa, Arcor, me manda de viaje', ['trabajo: su empresa es Arcor']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'El queso, ese es mi problema',
    'Messi es mi ídolo',
    'Dormir hasta tarde es mi meta de hoy',
    'Mi empresa, la verdad, es un caos',
    'Tu respuesta es mi favorita',
  ]);
});

describe('Spanish facts: what hurried sentences leave out', () => {
  it.each<[string, string[]]>([
    [
      'hola soy pao tengo 31 vivo en cuenca trabajo de cajera',
      ['nombre: se llama Pao', 'edad: tiene 31 años', 'ubicacion: vive en cuenca', 'trabajo: trabaja de cajera'],
    ],
    ['Mi prima vive en Lugo y yo en Vigo', ['ubicacion: vive en Vigo']],
    ['Mi hermana es médica y yo arquitecto', ['familia: su hermana es médica', 'profesion: es arquitecto']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Mi prima vive en Lugo y yo en las nubes',
    'Ella trabaja en Renfe y yo en pijama',
    'Mi jefe es un genio y yo un desastre',
    'Mi vecina no vive en Lugo y yo tampoco',
  ]);
});

describe('Spanish facts: names and ages in other words', () => {
  it.each<[string, string[]]>([
    ['Me bautizaron Jacinta', ['nombre: se llama Jacinta']],
    ['Ofelia, así me llamo', ['nombre: se llama Ofelia']],
    ['Tito para los amigos', ['apodo: quiere que le digan Tito']],
    ['tengo 52 abriles', ['edad: tiene 52 años']],
    ['Con 33 tacos y sigo alquilando', ['edad: tiene 33 años']],
    ['acabo de cumplir los 40', ['edad: tiene 40 años']],
    ['Mi cumple, que es el 9 de abril, cae sábado', ['cumpleaños: cumple años el 9 de abril']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Me pusieron una multa',
    'A mi sobrina la bautizaron Jacinta',
    'Ofelia, así se llama mi profe',
    'tengo 12 tacos de pastor',
    'Con 20 años me fui a Londres',
    'acabo de cumplir 10 años en la empresa',
    'Mi mamá cumple años el 9 de abril',
  ]);
});

describe('Spanish facts: homes and origins in other words', () => {
  it.each<[string, string[]]>([
    ['Rento un depa en la Narvarte', ['ubicacion: alquila un depa en la Narvarte']],
    ['Tengo mi casa en Talca', ['ubicacion: tiene su casa en Talca']],
    ['Me fui a vivir a Mompox hace dos años', ['ubicacion: se fue a vivir a Mompox hace dos años']],
    ['Estoy viviendo en Suba y todavía no conozco el parque', ['ubicacion: está viviendo en Suba']],
    ['Gallega de pura cepa, de Lugo', ['origen: es Gallega de pura cepa, de Lugo']],
    ['Soy orgullosamente de Jalapa', ['origen: es orgullosamente de Jalapa']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Rento un depa en Cancún por el fin de semana',
    'Alquilo un piso en Gràcia a turistas',
    'De joven me fui a vivir a Londres',
    'La comida gallega de pura cepa',
  ]);
});

describe('Spanish facts: how users came to their work, and whom they work with', () => {
  it.each<[string, string[]]>([
    ['Me contrataron en Softtek', ['trabajo: trabaja en Softtek']],
    ['Conseguí pega en Codelco', ['trabajo: trabaja en Codelco']],
    ['La empresa donde trabajo se llama Telmex', ['trabajo: trabaja en Telmex']],
    ['Llevo nueve años de tornero', ['profesion: es tornero']],
    ['Sigo de mozo en un bar', ['trabajo: sigue de mozo en un bar']],
    ['Vivo de vender empanadas', ['trabajo: vive de vender empanadas']],
    ['Tornera de oficio', ['profesion: es Tornera de oficio']],
    ['Me movieron al equipo de compras', ['equipo: está en el equipo de compras']],
    [
      'Trabajo en Cemex, en el equipo de compras',
      ['trabajo: trabaja en Cemex', 'equipo: está en el equipo de compras'],
    ],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'A mi hermano lo contrataron en Softtek',
    'Me tomaron en cuenta',
    'Hace dos meses empecé en Duolingo',
    'La empresa donde trabaja mi papá se llama Telmex',
    'Tengo mucho trabajo en Figma',
    'Llevo dos años de novia',
    'Vivo de ilusiones',
    'Médico de profesión, mi padre nunca paró',
    'Estoy en el equipo de fútbol del barrio',
    'Soy del equipo de River',
    'El equipo de soporte no contesta',
  ]);
});

describe('Spanish facts: studies, languages and clocks in other words', () => {
  it.each<[string, string[]]>([
    ['Me estoy sacando el grado de enfermería', ['estudios: se está sacando el grado de enfermería']],
    ['Estoy en la carrera de nutrición', ['estudios: está en la carrera de nutrición']],
    ['Soy egresada de contaduría', ['estudios: es egresada de contaduría']],
    ['El guaraní lo hablo desde siempre', ['idiomas: habla guaraní']],
    ['Aprendí mapudungun de niña', ['idiomas: habla mapudungun']],
    ['Mi inglés es bastante fluido', ['idiomas: habla inglés bastante fluido']],
    ['Sé algo de polaco', ['idiomas: sabe polaco']],
    ['Estoy en horario de Canarias', ['zona_horaria: está en horario de Canarias']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Me estoy sacando el abrigo',
    'Estoy en la carrera de mi vida',
    'Terminé la carrera en tres horas',
    'El alemán lo habla mi abuela',
    'El inglés lo aprendí a odiar',
    'Mi inglés es malísimo, ayudame',
    'Sé que el ruso es difícil',
    'Estoy en horario de oficina',
  ]);
});

describe('Spanish facts: projects and goals in other words', () => {
  it.each<[string, string[]]>([
    ['El libro que estoy escribiendo trata de ballenas', ['proyecto: su libro trata de ballenas']],
    ['Tengo entre manos una tienda online de vinilos', ['proyecto: tiene entre manos una tienda online de vinilos']],
    ['Estoy juntando plata para comprarme una moto', ['objetivo: está juntando plata para comprarse una moto']],
    ['Me puse como meta correr un maratón', ['objetivo: se puso como meta correr un maratón']],
    ['Me he propuesto leer más', ['objetivo: se ha propuesto leer más']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'El libro que estoy leyendo trata de ballenas',
    'El proyecto en el que trabaja mi primo es un banco',
    'Estoy metido en un lío con el banco',
    'Estoy juntando plata para el regalo de hoy',
    'No me he propuesto nada',
    'Me puse como loco',
  ]);
});

describe('Spanish facts: tools and decisions in other words', () => {
  it.each<[string, string[]]>([
    ['La API la tengo en Flask con Redis', ['tecnologia: usa Flask', 'tecnologia: usa Redis']],
    ['Nuestra web corre sobre Node', ['tecnologia: usa Node']],
    ['Llevo las cuentas en Excel', ['tecnologia: usa Excel']],
    ['Usamos Kafka para los eventos y Redis para la caché', ['tecnologia: usan Kafka', 'tecnologia: usan Redis']],
    ['Decidido, vamos con Postgres', ['decision: van con Postgres']],
    ['Nos decantamos por Mongo', ['decision: se decantaron por Mongo']],
    ['Soy autónoma: diseño jardines', ['trabajo: diseña jardines']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'El problema lo tengo en Docker',
    'Mi web está en llamas',
    'Diseño en Canva un flyer hoy',
    'Está decidido: mañana voy al gym',
    'Decidido, gracias por la ayuda',
  ]);
});

describe('Spanish facts: whoever presents themselves in a list', () => {
  it.each<[string, string[]]>([
    [
      'Me presento: Elvio Sosa, 71 años, herrero jubilado, de Salta. Cómo hago una tabla',
      ['nombre: se llama Elvio Sosa', 'edad: tiene 71 años', 'profesion: es herrero jubilado'],
    ],
    [
      'Mis datos para la dieta: 39 años, 1,65, 70 kilos, celíaca',
      ['edad: tiene 39 años', 'altura: mide 1,65', 'peso: pesa 70 kilos', 'salud: es celíaca'],
    ],
    [
      'Hola, soy Noelia, dentista, madre de tres adolescentes',
      ['nombre: se llama Noelia', 'profesion: es dentista', 'familia: es madre de tres adolescentes'],
    ],
    ['carnicera, turno de tarde, dos nenas. Qué ceno?', ['profesion: es carnicera', 'familia: tiene dos nenas']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'soy la esposa de Carlos, hipertenso, 60 años',
    'soy amigo de Ana, profesora',
    '¿Mis datos para el plan: 41 años?',
    'ingredientes: 2 huevos, 1,5 litros',
  ]);
});

describe('Spanish facts: another voice before a colon', () => {
  silent([
    'el dueño me larga: soy alérgico a los perros, no se aceptan',
    'mi jefa nos mandó un audio: prefiero que no me llamen',
    'dilo más formal: vivo en Lima y tengo dos hijos',
    'ponelo en tono amable: soy el encargado del edificio',
    'soy alérgico al látex si me pica la mano?',
  ]);
});

describe('Spanish facts: statements joined by when they hold', () => {
  it.each<[string, string[]]>([
    ['Curso derecho en la UBA y mañana rindo un final', ['estudios: cursa derecho en la UBA']],
    ['Vivo en Loja y por las noches atiendo un bar', ['ubicacion: vive en Loja', 'trabajo: atiende un bar']],
    ['Hace tres meses nos mudamos a Salta y todavía no conozco a nadie', ['ubicacion: se mudaron a Salta']],
    ['tengo 16 y nunca aprendí a nadar', ['edad: tiene 16 años']],
    ['No puedo tomar aspirina porque me da alergia', ['alergia: es alérgico a aspirina']],
    ['Si me ofrecieran más (trabajo en Renfe), qué pido?', ['trabajo: trabaja en Renfe']],
    ['El ajedrez, ahí paso las horas: me apasiona desde chico', ['preferencia: le apasiona el ajedrez desde chico']],
    ['Olvida la dirección que te pasé', ['forget']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Elimina el archivo que te di',
    'nos mudamos a Salta y todavía no sabemos cuándo',
    'La propuesta: me encanta desde ya',
  ]);
});

describe('Spanish facts: what users are known as, live by and belong to', () => {
  it.each<[string, string[]]>([
    ['En el pasaporte figuro como Ramona', ['nombre: se llama Ramona']],
    ['Vivo en Cuenca limpiando oficinas', ['ubicacion: vive en Cuenca', 'profesion: limpia oficinas']],
    [
      'Vivo en Lugo y vendo artesanías en la feria',
      ['ubicacion: vive en Lugo', 'trabajo: vende artesanías en la feria'],
    ],
    ['En mi equipo, que se llama Halcón, somos cuatro', ['equipo: su equipo se llama Halcón, son cuatro']],
    ['Yo llevo la contabilidad de un hotel', ['trabajo: lleva la contabilidad de un hotel']],
    ['Paso a quinto de primaria', ['estudios: pasa a quinto de primaria']],
    ['El libro en el que trabajo: una historia del tango', ['proyecto: su libro es una historia del tango']],
    ['Hincha de Cerro de toda la vida', ['preferencia: es hincha de Cerro de toda la vida']],
    ['Tipo de sangre: A positivo, el mío', ['Tipo de sangre: su Tipo de sangre es A positivo']],
    ['3 gatas (Lola, Uma y Sol) en casa', ['mascota: tiene 3 gatas, Lola, Uma y Sol']],
    ['2 perros (Toto y Rita) ladran', ['mascota: tiene 2 perros, Toto y Rita']],
    ['Dejé mi trabajo; desde el lunes trabajo en Renfe', ['trabajo: trabaja en Renfe']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'vendo un sofá por internet',
    'voy en tercer lugar de la lista',
    'voy por el tercer café',
    'El proyecto en el que estás: un invernadero',
    'Hincha de Boca mi vecino',
    'desde el lunes trabajo mal',
  ]);
});

describe('Spanish facts: more ways to say who one is', () => {
  it.each<[string, string[]]>([
    ['ya voy por los 58 años', ['edad: tiene 58 años']],
    ['soy del 79', ['cumpleaños: nació en el 79']],
    ['Te escribo desde Loja', ['ubicacion: vive en Loja']],
    ['nacido y criado en Iquique', ['origen: nació en Iquique']],
    ['Mi chamba es de albañil', ['trabajo: su chamba es de albañil']],
    ['Soy la que lleva la contabilidad de un hotel', ['trabajo: lleva la contabilidad de un hotel']],
    ['Superviso a doce operarios', ['equipo: supervisa a doce operarios']],
    ['Mi novela trata sobre la guerra del Chaco', ['proyecto: su novela trata sobre la guerra del Chaco']],
    ['Quiero ahorrar tres mil euros antes de junio', ['objetivo: quiere ahorrar tres mil euros antes de junio']],
    ['No me llames jefe', ['preferencia: quiere que no le llamen jefe']],
    ['La mejor película que he visto es Stalker', ['película favorita: su película favorita es Stalker']],
    ['Estoy embarazada de tres meses', ['salud: está embarazada de tres meses']],
    ['La lactosa no la tolero', ['alergia: no tolera lactosa']],
    ['Me acabo de comprar un Corolla', ['vehiculo: se compró un Corolla']],
    ['Recuerda que el código del portón es 8890', ['nota: el código del portón es 8890']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'soy del 15 piso',
    'Te escribo desde el aeropuerto de Loja',
    'Te escribo desde Loja, estoy de vacaciones',
    'Voy a la facultad de Derecho a dejar un papel',
    'Mi tesis trata de eso',
    'quiero terminar esto antes del viernes',
    'No me digas que llueve',
    'La mejor opción que he visto es la segunda',
    'creo que estoy embarazada',
    'acabo de comprar una moto para mi hijo',
    'recuerda que el código de la función está mal',
  ]);
});

describe('Spanish facts: after a colon, and by turns', () => {
  it.each<[string, string[]]>([
    ['Mi nombre: Ester Lago', ['nombre: se llama Ester Lago']],
    ['Mi meta: nadar en el lago Titicaca', ['objetivo: su meta es nadar en el lago Titicaca']],
    ['Estudio para ser maestra', ['estudios: estudia para ser maestra']],
    ['Manejo un camión de carga', ['trabajo: maneja un camión de carga']],
    ['Borra mi correo y mi teléfono', ['forget', 'forget']],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts));

  silent([
    'Mi meta: un desastre',
    'Mi trabajo: aburrido',
    'mi equipo, que se llama Racing, perdió',
    'yo llevo la cocina a la mudanza',
    'hago pizza por encargo del jefe',
    'vivo en UTC-3',
    'estudio para el examen',
  ]);
});
