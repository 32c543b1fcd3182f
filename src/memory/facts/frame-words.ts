/**
 * The words that facts of a slot have in common, in Spanish, English and Portuguese: the rest of a value is what it is about.
 * "trabaja en Google" and "su empleador es Google" are about Google. Stop words are none of them.
 */
import { foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';

const ANY = `
user usuario usuaria llama llamar llamarse llamado llamada llaman nombre nombrar called call named name goes actualmente actual currently current hoy
ya todavia aun ahora siempre really actually tambien also too ademas besides bastante mucho mas cada dia diario diariamente every daily day
still just usualmente normalmente generalmente usually normally generally desde hace since years año años nuevo nueva new
chamado chamada nome agora hoje ainda também muito mais dia sempre realmente novo nova
`;

/** Frame words by slot, what Portuguese has besides at the end; slots that are not here have only those of any slot. */
const OF_SLOT: Readonly<Record<string, string>> = {
  name: 'completo full real apellido surname first last apellida sobrenome',
  nickname:
    'prefiere prefers quiere wants gusta likes digan dice decir diga dile apodo nickname mote conocido conocida known address chamado chamada apelido',
  age: 'tiene tener edad age old años year years cumplir cumplio cumple turned turning aged tem anos fez idade',
  birthday:
    'cumple cumpleaños birthday nacio nacer nacimiento nacido nacida born birth date fecha día day aniversário aniversario faz nasceu nascimento data dia',
  home: `vive vivir reside residir residencia ubicado ubicada ubicacion ubicar mudo mudarse mudar casa hogar domicilio direccion esta lives live living
    resides residing residence located location moved move based home house address ciudad city barrio settled stays instalado instalada radicado radicada mora morar morando vivendo em no na num numa casa endereço cidade bairro mudou`,
  origin:
    'origen nacio nacer nacido nacida oriundo oriunda proviene viene from born comes native originally nacionalidad nationality hometown criado criada raised grew nasceu nascido nascida vem natural origem do da interior',
  language: `prefiere preferir quiere querer respuesta responder respondan responda contestar conteste contesten hablar habla hablen hable escribir escriban escriba
    idioma lengua quer prefere respostas resposta responda em prefers wants answer answers answered reply replies replied respond responses response language speak speaks spoken write written be`,
  spoken_language:
    'habla hablar sabe domina dominar estudia aprende fluidez fluido nativo nativa idioma lengua nivel speaks speak spoken knows fluent fluently native language languages learning level some igualmente fala fluente língua materna nível',
  timezone: 'zona horaria huso horario time timezone zone hora hour fuso',
  work: `trabaja trabajar trabajo labura laburar laburo curra currar curro chambea chamba pega empleado empleada empleo empleador empresa puesto cargo compañia esta entro
    works work working job employed employer employs company position joined started starts firm contratado contratada hired trabalhando emprego empresa no na num numa em para`,
  profession: `profesion oficio trabaja trabajar trabajo dedica dedicarse ocupacion ejerce ejercer labor rol cargo puesto
    profession trade job work works working occupation role living career trained training profissão dedica é como`,
  team: 'equipo team miembros personas integrantes gente lidera dirige members people leads manages size tamaño grupo persons equipe tem pessoas coordena lidera são',
  studies:
    'estudia estudiar estudio estudios cursa cursar carrera universidad facultad recibio graduo graduado graduada egresado egresada studies study studying studied degree university college school graduated major majoring majored title titulo faz faculdade curso estuda formado formada no na em',
  partner: `pareja esposa esposo marido mujer novia novio casado casada casar comprometido comprometida sale saliendo convive conyuge tiene relacion compañero compañera
    partner wife husband girlfriend boyfriend spouse married dating engaged fiance fiancee relationship has seeing guy woman man significant namorada namorado esposa esposo marido mulher noiva noivo namora casado casada sua seu se`,
  marital_status: 'estado civil marital status é está casou',
  family: 'tiene tener familia familiar has have family tem família sua seu suas seus se',
  pet: 'mascota mascotas tiene tener adopto adoptar pet pets has have adopted owns tem animal bicho sua seu seus se',
  hobby: `hobby hobbies aficion aficiones pasatiempo pasatiempos gusta gustan gustar encanta encantan apasiona apasionan interesa interesan disfruta disfrutar practica practicar
    hace suele libre tiempo likes like loves love enjoys enjoy practices practises does pastime interest interests passion passionate keen fond into free spare favorite favourite gosta adora ama curte pratica faz é fã passatempo`,
  preference: `gusta gustan gustar encanta encantan encantar prefiere preferir prefieren preferencia quiere querer ama amar adora adorar odia odiar detesta detestar disgusta desagrada soporta
    fascina molesta molestan evita evitar pide pedir fan aficionado aficionada fanatico fanatica
    likes like loves love enjoys enjoy prefers prefer preference preferred wants want hates hate dislikes dislike detests detest stand adores adore keen fond asks ask avoid avoids
    explicacion explicaciones explanation explanations mensaje mensajes message messages
    respuesta respuestas responder responda respondan responde respondele contestar conteste contesten contesta contestale asistente
    answer answers answered answering reply replies replied response responses respond assistant use used using usar use usen usa utilizar utilice
    hable hablen hablar habla hablarle tratar trate traten trata trato talk talks speak speaks address treat treated give given dar den de hacer haga hagan make made keep kept be sean gosta gostar adora curte ama odeia detesta suporta prefere quer respostas resposta responda explique use fã de`,
  habit: `siempre nunca suele soler acostumbra acostumbrar habito rutina costumbre always never usually habit routine tends costuma costumar rotina hábito`,
  technology: `usa usar utiliza utilizar programa programar desarrolla desarrollar trabaja trabajar codea codear maneja manejar escribe codigo herramienta tecnologia lenguaje stack diario trabajo
    uses use using programs program programming develops develop codes code coding works work working tool technology language stack writes job knows daily ferramenta em com no`,
  project: `proyecto trabaja trabajar desarrolla desarrollar construye construir hace haciendo arma armar armando crea crear creando lanza monta montando
    project works work working builds build building built develops developing makes making creates creating launching writing está fazendo desenvolvendo escrevendo montando criando projeto seu`,
  decision: `decidio decidir decidido decision eligio elegir opto optar resolvio resolver va usar quedo decided decide decision chose choose chosen opted settled go going picked uses use using con with decidiu escolheu usar`,
  goal: `objetivo meta proposito quiere querer busca buscar planea aspira espera lograr goal aim aims wants want plans plan hopes target trying quer objetivo meta seu é`,
  allergy: `alergia alergias alergico alergica alergicos intolerante intolerancia celiaco reaccion tiene da dan hace
    allergy allergies allergic intolerant intolerance reaction has have severe severely é tem a alérgico alérgica intolerante`,
  health:
    'tiene tener padece padecer sufre sufrir condicion enfermedad diagnosticaron diagnostico has have suffers suffer condition disease diagnosed diagnosis lives tem toma é sofre usa faz',
  diet: 'dieta come comer alimentacion sigue seguir lleva diet eats eat eating follows follow person full fully strictly estricto estricta totalmente completamente gone é não faz',
  vehicle: `auto coche carro vehiculo maneja manejar conduce conducir anda tiene tener compro comprar moto camioneta
    car vehicle drives drive driving has have owns own bought buy rides ride got motorbike truck tem dirige anda carro moto seu é`,
  email: 'correo mail email electronico e-mail direccion address cuenta account e-mail seu endereço',
  phone: 'telefono celular movil numero cel fono whatsapp phone number cell mobile telephone telefone número seu',
  note: 'recuerda recordar recuerde remember note tener cuenta mind keep lembra lembrar',
  favorite:
    'favorito favorita favoritos favoritas preferido preferida favorite favourite favoritos favoritas preferido seu sua',
};

/** Different names of one language, which mean the same in a fact. */
const SAME_NAME: readonly string[] = [
  'espanol castellano spanish castilian',
  'ingles english',
  'portugues portuguese',
  'frances french',
  'aleman german',
  'italiano italian',
  'catalan',
  'euskera vasco basque',
  'gallego galician',
  'chino mandarin chinese',
  'japones japanese',
  'ruso russian',
  'arabe arabic',
];
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  SAME_NAME.flatMap((names) => names.split(' ').map((name, _, all) => [name, `=${all[0]}`] as const)),
);

/** Short forms and the word that they stand for; the first of a line stands for the others. Folded. */
const FULL_FORMS: readonly string[] = [
  'profesor profe prof teacher',
  'matematica mate mates math maths matematicas mathematics',
  'universidad uni university',
  'bicicleta bici bike bicycle',
  'motocicleta moto motorbike motorcycle',
  'computadora compu pc computer ordenador',
  'pelicula peli movie film',
  'colegio cole school',
  'facultad facu',
  'gimnasio gym',
  'fotografia foto fotos photo photos photography',
  'television tele tv',
  'desarrollador dev developer programador programmer',
  'veterinario vet veterinarian',
  'cumpleanos cumple birthday',
  'refrigerador heladera nevera fridge',
  'son boy boys sons',
  'daughter girl girls daughters',
  'children kids child kid',
];
export const FULL_FORM: ReadonlyMap<string, string> = new Map(
  FULL_FORMS.flatMap((forms) => forms.split(' ').map((form, _, all) => [form, all[0] ?? form] as const)),
);

const frames = new Map<string, ReadonlySet<string>>();

/** True for a word that says nothing of a fact's subject in this slot; the word comes folded, with its stems. */
export function isFrame(
  slot: string,
  word: { readonly plain: string; readonly es: string; readonly en: string },
): boolean {
  const family = slot.startsWith('favorite:') ? 'favorite' : slot;
  let stems = frames.get(family);
  if (stems === undefined) {
    stems = stemsOf(`${ANY} ${OF_SLOT[family] ?? ''}`);
    if (family in OF_SLOT || family === 'favorite') frames.set(family, stems);
    else frames.set(family.startsWith('own:') ? 'own:' : family, stems);
  }
  return stems.has(`=${word.plain}`) || stems.has(word.es) || stems.has(word.en);
}

function stemsOf(words: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words.split(/\s+/).filter(Boolean)) {
    stems.add(`=${foldAccents(word)}`);
    const full = FULL_FORM.get(foldAccents(word));
    if (full !== undefined) stems.add(`=${full}`);
    if (word.length < 4) continue; // stems of short words are other words
    stems.add(stem(word, 'es'));
    stems.add(stem(word, 'en'));
  }
  return stems;
}
