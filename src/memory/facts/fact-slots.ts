/**
 * Slots: the subjects of facts. A slot is the meaning of a key in any language; it says in which domain a fact belongs and
 * whether it takes one value at a time. Keys that no slot knows are slots of their own, and take many.
 */
import { compose, foldAccents } from '../text/fold-accents.ts';
import type { Domain } from './fact.ts';

interface Slot {
  readonly keys: { readonly es: string; readonly en: string };
  readonly domain: Domain;
  /** True when a new value takes the place of the old one. */
  readonly single: boolean;
  /** Other names that callers and users have for it, in either language, folded. */
  readonly also: readonly string[];
}

const slot = (es: string, en: string, domain: Domain, values: 'one' | 'many', also: readonly string[] = []): Slot => ({
  keys: { es, en },
  domain,
  single: values === 'one',
  also,
});

export const SLOTS = {
  name: slot('nombre', 'name', 'personal', 'one', ['nombre completo', 'full name', 'user name', 'first name']),
  surname: slot('apellido', 'surname', 'personal', 'one', ['last name', 'family name', 'apellidos']),
  nickname: slot('apodo', 'nickname', 'personal', 'one', ['sobrenombre', 'mote', 'preferred name']),
  age: slot('edad', 'age', 'personal', 'one', ['anos', 'years old']),
  birthday: slot('cumpleaños', 'birthday', 'personal', 'one', [
    'fecha de nacimiento',
    'birth date',
    'date of birth',
    'nacimiento',
    'cumple',
    'birthdate',
  ]),
  home: slot('ubicacion', 'home', 'personal', 'one', [
    'location',
    'casa',
    'domicilio',
    'direccion',
    'address',
    'ciudad',
    'city',
    'residencia',
    'residence',
    'vivienda',
    'hogar',
    'pais',
    'country',
    'lugar de residencia',
    'barrio',
  ]),
  other_home: slot('otra_casa', 'other_home', 'personal', 'many', ['segunda casa', 'second home', 'other house']),
  origin: slot('origen', 'origin', 'personal', 'many', [
    'nacionalidad',
    'nationality',
    'hometown',
    'lugar de nacimiento',
    'birthplace',
    'pais de origen',
    'ciudad natal',
  ]),
  language: slot('idioma', 'language', 'preferences', 'one', [
    'lengua',
    'idioma preferido',
    'preferred language',
    'lenguaje',
  ]),
  spoken_language: slot('idiomas', 'languages', 'personal', 'many', [
    'idiomas hablados',
    'spoken languages',
    'spoken language',
    'lenguas',
  ]),
  timezone: slot('zona_horaria', 'timezone', 'personal', 'one', ['zona horaria', 'time zone', 'huso horario']),
  work: slot('trabajo', 'work', 'work', 'one', [
    'job',
    'empleo',
    'empresa',
    'company',
    'employer',
    'empleador',
    'laburo',
    'curro',
    'chamba',
    'pega',
    'workplace',
    'lugar de trabajo',
    'employment',
  ]),
  other_work: slot('otro_trabajo', 'other_work', 'work', 'many', [
    'segundo trabajo',
    'second job',
    'side job',
    'other job',
  ]),
  profession: slot('profesion', 'profession', 'work', 'one', [
    'puesto',
    'cargo',
    'position',
    'job title',
    'ocupacion',
    'occupation',
    'oficio',
    'carrera profesional',
    'trade',
    'role',
    'rol',
  ]),
  team: slot('equipo', 'team', 'work', 'one', ['team size', 'tamano del equipo']),
  studies: slot('estudios', 'studies', 'personal', 'many', [
    'educacion',
    'education',
    'carrera',
    'degree',
    'universidad',
    'university',
    'facultad',
    'major',
    'college',
    'school',
    'escuela',
  ]),
  partner: slot('pareja', 'partner', 'personal', 'one', [
    'esposa',
    'esposo',
    'marido',
    'mujer',
    'wife',
    'husband',
    'novia',
    'novio',
    'girlfriend',
    'boyfriend',
    'spouse',
    'conyuge',
  ]),
  marital_status: slot('estado_civil', 'marital_status', 'personal', 'one', ['estado civil', 'marital status']),
  family: slot('familia', 'family', 'personal', 'many', [
    'hijos',
    'hijo',
    'hija',
    'hijas',
    'children',
    'kids',
    'son',
    'daughter',
    'hermanos',
    'siblings',
    'padres',
    'parents',
    'madre',
    'padre',
    'mother',
    'father',
    'hermana',
    'hermano',
    'sister',
    'brother',
  ]),
  pet: slot('mascota', 'pet', 'personal', 'many', [
    'mascotas',
    'pets',
    'perro',
    'gato',
    'dog',
    'cat',
    'perra',
    'gata',
    'perros',
    'gatos',
    'dogs',
    'cats',
  ]),
  hobby: slot('hobby', 'hobby', 'personal', 'many', [
    'hobbies',
    'pasatiempo',
    'pasatiempos',
    'aficion',
    'aficiones',
    'interes',
    'intereses',
    'interest',
    'interests',
    'pastime',
    'deporte',
    'sport',
  ]),
  preference: slot('preferencia', 'preference', 'preferences', 'many', [
    'preferencias',
    'preferences',
    'gusto',
    'gustos',
    'tastes',
    'taste',
    'likes',
    'dislikes',
    'like',
    'dislike',
    'instruccion',
    'instrucciones',
    'instruction',
    'instructions',
  ]),
  technology: slot('tecnologia', 'technology', 'work', 'many', [
    'tecnologias',
    'technologies',
    'herramienta',
    'herramientas',
    'tool',
    'tools',
    'stack',
    'tech',
    'lenguaje de programacion',
    'programming language',
  ]),
  project: slot('proyecto', 'project', 'projects', 'many', ['proyectos', 'projects']),
  decision: slot('decision', 'decision', 'decisions', 'many', ['decisiones', 'decisions']),
  goal: slot('objetivo', 'goal', 'projects', 'many', [
    'objetivos',
    'goals',
    'meta',
    'metas',
    'proposito',
    'propositos',
  ]),
  habit: slot('habito', 'habit', 'personal', 'many', [
    'habitos',
    'habits',
    'rutina',
    'rutinas',
    'routine',
    'routines',
    'costumbre',
    'costumbres',
  ]),
  allergy: slot('alergia', 'allergy', 'personal', 'many', [
    'alergias',
    'allergies',
    'intolerancia',
    'intolerancias',
    'intolerance',
  ]),
  health: slot('salud', 'health', 'personal', 'many', [
    'enfermedad',
    'enfermedades',
    'condicion',
    'condition',
    'medical',
    'medication',
    'medicacion',
  ]),
  diet: slot('dieta', 'diet', 'preferences', 'one', ['alimentacion']),
  vehicle: slot('vehiculo', 'vehicle', 'personal', 'many', [
    'auto',
    'coche',
    'carro',
    'moto',
    'car',
    'motorbike',
    'bike',
    'bici',
    'bicicleta',
    'camioneta',
  ]),
  email: slot('correo', 'email', 'personal', 'one', ['mail', 'e-mail', 'correo electronico', 'email address']),
  phone: slot('telefono', 'phone', 'personal', 'one', [
    'celular',
    'movil',
    'phone number',
    'numero de telefono',
    'cell',
    'mobile',
    'whatsapp',
  ]),
  self_correction: slot('correccion', 'correction', 'self_correction', 'many', [
    'correcciones',
    'corrections',
    'autocorreccion',
  ]),
  note: slot('nota', 'note', 'personal', 'many', ['notas', 'notes', 'recordatorio']),
} as const satisfies Record<string, Slot>;

export type SlotId = keyof typeof SLOTS;

/** The names that Portuguese has for slots: the key, and behind it others where Spanish and English write them otherwise. */
const PORTUGUESE: Readonly<Record<SlotId, string>> = {
  name: 'nome, nome completo',
  surname: 'sobrenome',
  nickname: 'apelido, apelidos',
  age: 'idade',
  birthday: 'aniversario, data de nascimento',
  home: 'moradia, endereco, cidade, bairro, onde eu moro, onde moro, localizacao, estado',
  other_home: 'outra casa',
  origin: 'origem, naturalidade, nacionalidade, cidade natal',
  language: 'idioma, idioma das respostas',
  spoken_language: 'linguas, idiomas que falo',
  timezone: 'fuso horario, fuso',
  work: 'trabalho, emprego, trampo, local de trabalho, onde eu trabalho',
  other_work: 'outro trabalho',
  profession: 'profissao, ocupacao, funcao',
  team: 'equipe, time de trabalho',
  studies: 'estudos, faculdade, curso, formacao, escolaridade',
  partner: 'relacionamento, namorada, namorado, parceira, parceiro, companheira, companheiro, conjuge',
  marital_status: 'estado civil',
  family: 'familia, filhos, filho, filha, filhas, irmaos, irmao, irma, mae, pai',
  pet: 'animal de estimacao, cachorro, cachorra, cachorros, bicho, bicho de estimacao',
  hobby: 'passatempo, passatempos, lazer',
  preference: 'preferencia, gostos, instrucoes',
  technology: 'tecnologia, ferramenta, ferramentas',
  project: 'projeto, projetos',
  decision: 'decisao, decisoes',
  goal: 'objetivo, sonho',
  habit: 'habito, rotina, costumes',
  allergy: 'alergia',
  health: 'saude, doenca, doencas, remedio, remedios',
  diet: 'dieta, alimentacao',
  vehicle: 'veiculo, carros',
  email: 'e-mail, e-mails, correio eletronico',
  phone: 'telefone, numero de telefone, zap',
  self_correction: 'correcao',
  note: 'nota, anotacao, anotacoes, lembrete',
};

/** Returns the key that facts of a slot have in a language: Spanish, Portuguese, or else English. */
export function keyIn(slot: SlotId, language: string): string {
  const code = language.slice(0, 2).toLowerCase();
  if (code === 'pt') return PORTUGUESE[slot].split(', ')[0] as string;
  return SLOTS[slot].keys[code === 'es' ? 'es' : 'en'];
}

/** The meaning of a key. */
export interface KeyMeaning {
  readonly slot: string;
  readonly domain: Domain;
  readonly single: boolean;
}

/** Other things that a user has one of, by their names in either language: slots `attribute:…`. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  height: ['altura', 'estatura', 'height'],
  weight: ['peso', 'weight'],
  blood_type: ['grupo sanguineo', 'tipo sanguineo', 'tipo de sangre', 'factor sanguineo', 'blood type', 'blood group'],
  shoe_size: [
    'numeracao',
    'numero de zapato',
    'talla de zapato',
    'talle de zapato',
    'numero de calzado',
    'calzado',
    'shoe size',
    'shoes size',
  ],
  clothing_size: ['talla', 'talle', 'clothing size', 'shirt size', 'size'],
  zodiac_sign: ['signo', 'signo zodiacal', 'signo del zodiaco', 'zodiac sign', 'star sign', 'sign'],
  pronouns: ['pronombres', 'pronouns', 'pronoun'],
  username: ['usuario', 'nombre de usuario', 'username', 'handle', 'nick', 'alias'],
  id_number: [
    'dni',
    'documento',
    'cpf',
    'rg',
    'cedula',
    'numero de documento',
    'passport',
    'passport number',
    'pasaporte',
    'id number',
  ],
  religion: ['religion', 'religiao'],
  budget: ['presupuesto', 'orcamento', 'budget'],
  salary: ['sueldo', 'salario', 'salary'],
  handedness: ['mano habil', 'handedness', 'dominant hand'],
  eye_color: ['color de ojos', 'eye color', 'eye colour'],
  postal_code: ['codigo postal', 'cep', 'postal code', 'zip code', 'zip'],
  license_plate: ['patente', 'matricula', 'placa', 'placa do carro', 'license plate', 'number plate'],
  tax_number: ['cuit', 'cuil', 'rfc', 'curp', 'nif', 'rut', 'tax number', 'tax id'],
  bank_account: ['iban', 'cbu', 'numero de cuenta', 'account number'],
  member_number: ['numero de socio', 'numero de socia', 'numero de cliente', 'numero de afiliado', 'member number'],
  health_insurance: [
    'obra social',
    'prepaga',
    'plano de saude',
    'convenio',
    'seguro medico',
    'mutual',
    'health insurance',
  ],
  gender: ['genero', 'sexo', 'gender', 'sex'],
  doctor: ['medico', 'medica', 'medico de cabecera', 'doctor'],
  therapist: ['terapeuta', 'psicologo', 'psicologa', 'therapist'],
  bank: ['banco', 'bank'],
  instagram: ['instagram', 'insta'],
  linkedin: ['linkedin'],
  github: ['github', 'usuario de github'],
  twitter: ['twitter'],
  website: ['sitio web', 'pagina web', 'web', 'website', 'blog'],
  team_supported: [
    'cuadro',
    'equipo de futbol',
    'club',
    'football team',
    'soccer team',
    'time',
    'time do coracao',
    'time de futebol',
  ],
};

/** Measures and numbers by what they are of: "talle de pantalón", "número de socio". */
const MEASURED = /^(?:talle|talla|numero|color|codigo|usuario|equipo) de [\p{L} ]+$/u;

const FAVORITE = /^(?:(.+) (?:favorit[oa]s?|preferid[oa]s?)|favou?rite (.+))$/;
const OWN_SLOT_CHARACTERS = 100;

const BY_NAME = new Map<string, string>();
for (const [id, names] of Object.entries(ATTRIBUTES)) for (const name of names) BY_NAME.set(name, `attribute:${id}`);
for (const [id, { keys, also }] of Object.entries(SLOTS) as [SlotId, Slot][]) {
  for (const name of [id, keys.es, keys.en, ...also, ...PORTUGUESE[id].split(', ')]) BY_NAME.set(plainKey(name), id);
}

/** Returns the meaning of any key: a known slot, `favorite:color`, `attribute:height`, or the key itself as `own:…`, which takes many values. */
export function meaningOf(key: string): KeyMeaning {
  const plain = plainKey(key);
  const known = BY_NAME.get(plain);
  if (known !== undefined) return { slot: known, domain: domainOf(known), single: takesOneValue(known) };
  const [, es, en] = FAVORITE.exec(plain) ?? [];
  const favorite = es ?? en;
  if (favorite !== undefined)
    return { slot: `favorite:${favorite.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'preferences', single: true };
  if (MEASURED.test(plain))
    return { slot: `attribute:${plain.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'personal', single: true };
  return { slot: `own:${plain.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'personal', single: false };
}

export function takesOneValue(slotId: string): boolean {
  if (slotId in SLOTS) return SLOTS[slotId as SlotId].single;
  return slotId.startsWith('favorite:') || slotId.startsWith('attribute:');
}

/** Returns the domain of a slot's facts, for callers that name none. */
export function domainOf(slotId: string): Domain {
  if (slotId in SLOTS) return SLOTS[slotId as SlotId].domain;
  return slotId.startsWith('favorite:') ? 'preferences' : 'personal';
}

/** Returns the slot that a user's word names (in a request to forget, say); null where it names none. */
export function slotNamed(name: string): string | null {
  return BY_NAME.get(plainKey(name)) ?? null;
}

/** Returns a key without case, accents and the marks between its words. */
export function plainKey(key: string): string {
  return foldAccents(compose(key).toLowerCase())
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
