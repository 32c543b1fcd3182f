/** Slots of the nouns after "mi": "mi laburo", "mi celu", "mi número de zapatos". */
import { meaningOf, slotNamed } from '../../fact-slots.ts';

/** Names of slots beyond those that `fact-slots` has. */
export const CALLED: Readonly<Record<string, string>> = {
  pueblo: 'home',
  localidad: 'home',
  departamento: 'home',
  piso: 'home',
  depto: 'home',
  depa: 'home',
  apartamento: 'home',
  apto: 'home',
  cuarto: '',
  'casa nueva': 'home',
  tierra: 'origin',
  'ciudad natal': 'origin',
  'pueblo natal': 'origin',
  'tierra natal': 'origin',
  raices: 'origin',
  patria: 'origin',
  'primer nombre': 'name',
  'nombre de pila': 'name',
  gracia: 'name',
  jefe: '',
  jefa: '',
  'zona horaria': 'timezone',
  huso: 'timezone',
  'huso horario': 'timezone',
  horario: '',
  laburo: 'work',
  chamba: 'work',
  jale: 'work',
  curro: 'work',
  pega: 'work',
  'lugar de trabajo': 'work',
  compania: 'work',
  empleador: 'work',
  rubro: 'work',
  sector: 'work',
  'lenguaje principal': 'technology',
  lenguaje: 'technology',
  'lenguaje de programacion': 'technology',
  editor: 'technology',
  'editor de codigo': 'technology',
  ide: 'technology',
  framework: 'technology',
  stack: 'technology',
  'stack actual': 'technology',
  'sistema operativo': 'technology',
  distro: 'technology',
  terminal: 'technology',
  herramienta: 'technology',
  'herramienta de trabajo': 'technology',
  aficion: 'hobby',
  pasion: 'hobby',
  vicio: 'hobby',
  'gran pasion': 'hobby',
  celu: 'phone',
  cel: 'phone',
  fono: 'phone',
  numero: 'phone',
  'numero de celular': 'phone',
  'numero de movil': 'phone',
  'numero de whatsapp': 'phone',
  tel: 'phone',
  'direccion de correo': 'email',
  'direccion de mail': 'email',
  'direccion de email': 'email',
  'direccion de correo electronico': 'email',
  'correo nuevo': 'email',
  'mail nuevo': 'email',
  'correo de trabajo': 'email',
  'mail de trabajo': 'email',
  'mail personal': 'email',
  'correo personal': 'email',
  'e-mail': 'email',
  gmail: 'email',
  casilla: 'email',
  sueno: 'goal',
  'gran sueno': 'goal',
  'mayor sueno': 'goal',
  meta: 'goal',
  objetivo: 'goal',
  proposito: 'goal',
  'meta principal': 'goal',
  'proposito de ano nuevo': 'goal',
  'mayor ilusion': 'goal',
  ilusion: 'goal',
  anhelo: 'goal',
  'mayor anhelo': 'goal',
  'lenguaje de cabecera': 'technology',
  'base de datos': 'technology',
  emprendimiento: 'project',
  startup: 'project',
  app: 'project',
  aplicacion: 'project',
  tesis: 'project',
  enfermedad: 'health',
  debilidad: 'preference',
  camion: 'vehicle',
  coche: 'vehicle',
  carro: 'vehicle',
  nave: 'vehicle',
  troca: 'vehicle',
  furgoneta: 'vehicle',
};

/** Other things that everyone has one of; each keeps the user's own name for it. */
const ATTRIBUTES = new Set(
  'altura estatura peso talla talle calzado signo pronombres usuario dni cedula documento pasaporte religion presupuesto sueldo salario cuadro club rh patente matricula cuit cuil rfc curp nif rut iban cbu alias banco placa obra_social prepaga seguro genero sexo orientacion ascendente raza etnia mutual prepago operadora proveedor dentista medico medica terapeuta psicologa psicologo'.split(
    ' ',
  ),
);
const ATTRIBUTE_PHRASE =
  /^(?:grupo sanguineo|grupo de sangre|tipo de sangre|factor sanguineo|factor rh|(?:numero|talla|talle) de (?:zapatos?|zapatillas?|calzado|camisas?|pantalon(?:es)?|remeras?|pie|socio|socia|cliente|afiliado|afiliada|documento|cuenta|legajo|pasaporte|matricula|expediente|licencia|anillo)|signo (?:zodiacal|del zodiaco|solar)|nombre de usuario|equipo de (?:futbol|toda la vida)|codigo postal|obra social|estado civil|color de (?:ojos|pelo)|medico de cabecera|usuario de \p{L}+|handle de \p{L}+|instagram|linkedin|github|twitter|canal de youtube|sitio web|pagina web|web|blog|mano habil|fe|canal)/u;

/** Returns the slot that a noun after "mi" stands for. */
export function slotOf(noun: string): string | null {
  const plain = noun
    .replace(
      /\b(?:nuev[oa]|actual|personal|principal|verdader[oa]|propi[oa]|unic[oa]|gran|oficial|laboral|de siempre|completo|materno|paterno)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain.replace(
    / (?:(?:de|para|en) )?(?:este|el|la) (?:ano|vida|mes|semestre)$| a (?:largo|corto|mediano) plazo$| en la vida$/,
    '',
  );
  for (const name of [noun, plain, bare]) {
    const called = Object.hasOwn(CALLED, name) ? CALLED[name] : undefined;
    if (called === '') return null;
    const slot = called ?? slotNamed(name);
    if (slot !== null && slot !== undefined) return slot;
  }
  return ATTRIBUTES.has(plain) || ATTRIBUTE_PHRASE.test(plain) ? meaningOf(plain).slot : null;
}
