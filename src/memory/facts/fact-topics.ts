/**
 * Topics of a query: the slots and domains that its words stand for, and the words themselves, which find facts that speak of the
 * same thing. Their number is bounded, whatever the query, because it decides how much is looked up.
 *
 * A line of the lexicon is `slots, @domains, ~subject: Spanish words | English words | Portuguese words`, where `~comida` looks for facts that
 * speak of any food. A word is found by its stem, with its accents or without;
 * Portuguese ones by that which they would have in Spanish, for that is how their texts are stemmed.
 */
import { once } from '../once.ts';
import { canonical } from '../text/concepts.ts';
import { compose, foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import { ASKING_WORDS, STOP_WORDS } from '../text/stop-words.ts';
import { type Language, languageOf, termsAsked } from '../text/text-analysis.ts';
import { type Domain, TOLD_DOMAINS } from './fact.ts';
import { meaningOf, plainKey, slotNamed } from './fact-slots.ts';

/** Limits on slots and terms: each costs a look into an index, three or four rows' worth of time. */
const MAX_SLOTS = 10;
const MAX_TERMS = 12;
const MAX_WORDS = 200; // of a query, from its beginning and its end
const HEAD = 1_500; // characters, as recall reads them
const TAIL = 500;
const LONGEST_OWN_KEY = 3; // words of a key that no slot knows: "my lucky number is …"

/** The topics to look up for a query. */
export interface FactTopics {
  readonly slots: readonly string[];
  readonly domains: readonly Domain[];
  /** Stems, as `termsOf` makes them of a fact. */
  readonly terms: readonly string[];
}

const LEXICON = `
work profession team attribute:salary @work: trabajo trabajar trabajás laburo laburar curro currar chamba empleo empresa compañía oficina jefe jefa sueldo salario aumento ascenso renuncia renunciar entrevista currículum cv colega compañeros cliente clientes carrera profesión profesional dedico dedicás oficio contrato despido freelance | work job office boss company employer salary raise promotion career coworker colleague colleagues manager client clients resume cv interview profession occupation freelance resign payroll | trabalho trabalhar emprego empresa chefe salário aumento entrevista currículo profissão cargo colega trampo demissão
team: equipo | team | equipe time
allergy diet health favorite:comida ~comida: cena cenar ceno cenamos almuerzo almorzar comida comer comemos desayuno desayunar merienda merendar receta cocinar cocino cocina restaurante restorán bar bares menú plato ingrediente supermercado delivery snack picar postre torta menu | dinner lunch breakfast meal eat food recipe cook cooking restaurant menu dish ingredient groceries grocery supermarket snack dessert takeout takeaway brunch supper bar bars pub | jantar almoço almoçar comida comer cozinhar receita restaurante café lanche cardápio mercado sobremesa bolo
allergy diet: alérgico alérgica alergia intolerante dieta vegano vegetariano gluten celíaco | allergic allergy intolerant intolerance diet vegan vegetarian gluten | alérgico alérgica alergia intolerante vegano vegetariano glúten celíaco
health allergy: médico médica doctor doctora dolor duele remedio pastilla pastillas medicina medicación medicamento síntoma síntomas salud enfermo enfermedad hospital farmacia vacuna | doctor pain meds medication medications tablets pill pills prescription medicine symptom symptoms health sick illness hospital pharmacy vaccine | médico médica remédio remédios comprimido dor saúde doença hospital farmácia sintoma vacina
diet habit hobby health goal: entrenar entrenamiento ejercicio gimnasio gym adelgazar rutina | training workout exercise gym routine fitness | treino treinar academia exercício emagrecer rotina
pet ~mascota: mascota perro perra perrito gato gata gatito veterinario veterinaria cachorro paseador croquetas | pet dog puppy cat kitten vet veterinarian leash | cachorro cachorra gato gata veterinário ração bicho passeio
family ~familia: familia hijo hija hijos nene nena nenes bebé chicos niños hermano hermana padre madre papá mamá padres abuela abuelo tío tía primo sobrino | family son daughter kid kids child children baby brother sister father mother dad mom parents grandma grandpa uncle aunt cousin nephew niece | filho filha filhos família irmão irmã mãe pai bebê criança avó avô
partner marital_status: pareja esposa esposo marido novia novio mujer aniversario boda casamiento casado casada soltero soltera | partner wife husband spouse girlfriend boyfriend anniversary wedding married single fiancé fiancée | namorada namorado esposa marido casamento noiva solteiro casado
birthday partner family hobby: regalo regalar regalos cumpleaños cumple festejo | gift gifts birthday | presente presentear aniversário festa
hobby preference: pasatiempo afición hobby hobbies finde ocio aburrido aburrida salir diversión | hobby hobbies weekend leisure bored fun | passatempo lazer folga
home: vivo vivir casa hogar ubicación dirección domicilio barrio ciudad cerca clima lluvia llueve temperatura pronóstico alquiler mudanza mudarme mudar vecino vecinos | live living home house address neighborhood neighbourhood city nearby weather rain temperature forecast rent moving neighbor neighbour | moro morar casa cidade bairro perto chuva chove clima previsão aluguel mudança vizinho endereço
home origin preference hobby: viaje viajar vacaciones vuelo hotel turismo escapada excursión aeropuerto | travel trip vacation holiday flight hotel tourism getaway airport | viagem viajar férias voo passeio
origin: origen nací nacionalidad | origin nationality hometown born | origem nasci naturalidade
name nickname: nombre llamo llamás llamarme presentarme firma firmar presentación | name signature introduce | nome chamo assinatura apresentação
nickname: apodo sobrenombre | nickname | apelido
age birthday: edad cumplo | age | idade anos
email phone name: contacto mail correo email teléfono celular móvil whatsapp | contact mail email phone cell mobile whatsapp | contato telefone celular zap
timezone work: reunión agenda horario calendario huso | meeting schedule calendar timezone | reunião horário calendário fuso
language spoken_language: idioma idiomas lengua traducir traducción traducime inglés | language languages translate translation | idioma língua traduzir tradução inglês
studies: estudio estudiar estudios examen parcial facultad universidad facu tesis materia materias apuntes carrera cursar | study studying studies exam college university thesis degree coursework homework campus | estudar estudo prova faculdade matéria aula tcc concurso
vehicle: auto coche carro moto camioneta bici bicicleta nafta gasolina mecánico vehículo estacionar patente | car vehicle motorcycle motorbike bike bicycle gas mechanic parking truck | carro moto bicicleta gasolina mecânico oficina estacionar pneu
technology project decision @projects @decisions: código programar programa programación deploy desplegar despliegue deployment librería biblioteca framework backend frontend api servidor bug test tests sql docker kubernetes lenguaje repositorio repo commit git función script compilar arquitectura infraestructura nube | code coding program programming deploy deployment library framework backend frontend api database server bug test tests sql docker kubernetes repository repo commit git function script compile architecture infrastructure cloud software app refactor | código programar servidor banco biblioteca deploy
technology: tecnología tecnologías herramienta herramientas stack editor | technology technologies tool tools stack editor | tecnologia ferramenta ferramentas
project goal decision @projects @decisions: proyecto proyectos roadmap lanzamiento lanzar producto startup emprendimiento app aplicación mvp sprint release entrega plazo | project projects roadmap launch product startup app application mvp sprint release deadline milestone | projeto projetos lançamento prazo
decision @decisions: decidí decidimos decidir decisión decisiones elegí elegimos elegido acordamos resolvimos definimos | decided decide decision decisions chose chosen choice agreed | decidi decidimos decisão escolhemos
goal: objetivo objetivos meta metas propósito propósitos plan planes | goal goals objective target resolution plan plans | objetivo meta metas sonho plano planos
habit: hábito hábitos rutina costumbre costumbres | habit habits routine | hábito hábitos rotina
preference @preferences: prefiero preferir preferencia preferencias prefieres preferís gusta gustan gusto gustos recomendar recomendame recomiéndame recomendás recomiendas sugerir sugerime sugerencia favorito favorita favoritos favoritas | prefer preference preferences like likes dislike recommend recommendation suggest suggestion favorite favourite favorites | prefiro preferência gosto gosta sugerir sugestão recomendar recomenda indica favorito favorita
preference: estilo tono formato | style tone format | estilo tom formato
attribute:height attribute:weight attribute:clothing_size attribute:shoe_size: ropa talle talla zapatillas zapatos camisa remera pantalón vestido altura peso | clothes clothing shoes sneakers shirt dress trousers pants size height weight | roupa tênis sapato camisa calça vestido altura tamanho
attribute:blood_type: sangre sanguíneo | blood
attribute:budget: presupuesto gastar | budget spend
preference hobby favorite:pelicula favorite:serie ~película: película películas peli serie series cine | movie movies film films watch series | filme filmes série séries
favorite:libro hobby ~libro: libro libros leer lectura novela | book books read reading novel | livro livros ler leitura
favorite:musica favorite:banda hobby ~música: música canción canciones playlist banda recital concierto | music song songs playlist band concert album | música músicas banda show
favorite:deporte attribute:team_supported hobby ~deporte: deporte partido fútbol cancha | sport sports football soccer game | esporte futebol jogo
favorite:color: color colores | color colour colors | cor cores
`;

/** Questions about a user as a whole: "¿qué sabés de mí?", "who am I?". */
const WHOLE =
  /\b(?:(?:sabes|sabe|sepas|conoces|recuerdas|recordas|acordas|acuerdas|tenes|tienes|guardaste|sobre) (?:todo )?(?:(?:guardado|anotado) )?(?:de|sobre)? ?mi\b(?! \w)|(?:sobre|acerca de|de) mi$|quien soy|me conoces|mis datos|mi perfil|know about me|remember about me|about me|about myself|who i am|who am i|my profile|(?:sabe|lembra) (?:sobre|de) mim|quem (?:eu sou|sou eu)|sobre mim$|meus dados)/;

/** Questions whose words are too common to stand in the lexicon. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcuantos anos tengo\b|\bhow old am i\b/, 'age'],
  [/\bde donde soy\b|\bwhere am i from\b|\bde onde (?:eu )?sou\b/, 'origin'],
  [/\bquantos anos (?:eu )?tenho\b/, 'age'],
  [/\bbases? de datos\b/, 'technology'],
  [/\bbases? de datos\b/, 'decision'],
  [/\bcomo me (?:dicen|decis|dices)\b|\bcall me\b/, 'nickname'],
];

const OWN = /\b(?:mi|mis|my|our|nuestro|nuestra|meus?|minhas?|nossos?|nossas?)\s+((?:[\p{L}\p{N}-]+\s?){1,4})/gu;
const FAVORITE = /\b(?:([\p{L}]+) (?:favorit|preferid)[oa]s?|favou?rite ([\p{L}]+))\b/gu;

/** Returns the topics of a query. `language`: BCP-47, believed only where the text itself does not tell. */
export function topicsOf(query: string, language: string): FactTopics {
  const text = withinReach(query);
  const folded = plainText(text);
  const slots = new Set<string>();
  const domains = new Set<Domain>();
  const also = new Set<string>();

  if (WHOLE.test(folded)) {
    for (const domain of TOLD_DOMAINS) domains.add(domain);
  }
  for (const [phrase, slot] of PHRASES) if (phrase.test(folded)) slots.add(slot);
  for (const [, es, en] of folded.matchAll(FAVORITE)) for (const slot of favoriteSlots(es ?? en ?? '')) slots.add(slot);
  for (const [, words = ''] of folded.matchAll(OWN)) for (const slot of slotsOwned(words)) slots.add(slot);
  const { lines, english } = linesFor(text, language);
  for (const line of lines) {
    for (const slot of line.slots) slots.add(slot);
    for (const domain of line.domains) domains.add(domain);
    for (const term of line.terms) also.add(term);
  }

  const common = commonTerms();
  const said = [...new Set(termsAsked(text, language))].filter((term) => !common.has(term));
  const asked = said.length <= MAX_TERMS ? said : [...said.slice(0, MAX_TERMS / 2), ...said.slice(-MAX_TERMS / 2)];
  return {
    slots: [...slots].slice(0, MAX_SLOTS),
    domains: [...domains],
    terms: [...new Set([...also, ...asked, ...english])].slice(0, MAX_TERMS),
  };
}

// Kinds of favourites, in both languages: a fact is found in whichever it was told.
const FAVORITES =
  `color colour;comida food plato dish;pelicula movie film;libro book;musica music;banda band grupo;cantante singer;
cancion song;serie show series;equipo team;deporte sport;animal;postre dessert;bebida drink;ciudad city;numero number;
lenguaje language;restaurante restaurant;juego game videojuego;pais country;estacion season;autor author;actor;flor flower;
helado;lugar place;artista artist;dia day;fruta fruit;editor;marca brand;cafe coffee;vino wine;cerveza beer`
    .split(';')
    .map((names) => names.trim().split(' '));

/** Returns the slots of a user's favourite of a kind: "color" and "colour" name the same. */
export function favoriteSlots(kind: string): string[] {
  const plain = plainKey(kind);
  const singular = plain.replace(/(?<=[^aeiou])es$|s$/, '');
  const same = FAVORITES.find((names) => names.includes(plain) || names.includes(singular)) ?? [];
  return [...new Set([plain, singular, ...same])].map((name) => `favorite:${name}`);
}

/** Words that questions and facts have in common whatever they are about. */
const commonTerms = once(
  () =>
    new Set([
      ...[...ASKING_WORDS].flatMap((word) => [stem(word, 'es'), stem(word, 'en')]),
      ...termsAsked(
        `gusta gustaría encanta prefiero favorito odio necesito busco encontrar ayuda empezar hago usar uso ver llama llamo
     pongo quedar cosa algo alguien persona gente día noche tiempo primero segundo último nuevo mejor peor bien mal`,
        'es',
      ),
      ...termsAsked(
        `enjoy prefer favorite hate need search find help begin use see look know want called name thing
     anything someone people day night first second last new best worst good bad tonight would take`,
        'en',
      ),
    ]),
);

/** Returns the slots of owned things: "my dog" → pet; "mi color" and "my lucky number" → themselves, for callers name their keys as they like. */
function slotsOwned(words: string): string[] {
  const given = words.trim().split(/\s+/);
  for (let length = Math.min(given.length, LONGEST_OWN_KEY); length > 0; length -= 1) {
    const known = slotNamed(given.slice(0, length).join(' '));
    if (known !== null) return [known];
  }
  const [first = ''] = given;
  if (/^(?:favorit|favourit|preferid)/.test(first)) return [];
  if (first.length < 3 || STOP_WORDS.es.has(first) || STOP_WORDS.en.has(first)) return [];
  const name = given.slice(0, 2).join(' ');
  return [...new Set([meaningOf(first).slot, meaningOf(name).slot])];
}

interface Line {
  readonly slots: readonly string[];
  readonly domains: readonly Domain[];
  readonly terms: readonly string[];
}

type Lines = Readonly<Record<Language, Map<string, Line[]>>>;

const linesOf = once((): Lines => {
  const lines: Lines = { es: new Map(), en: new Map() };
  for (const text of LEXICON.split('\n').filter(Boolean)) enterLine(lines, text);
  return lines;
});

function enterLine(lines: Lines, text: string): void {
  const at = text.indexOf(': ');
  const head = text.slice(0, at).split(' ');
  const line: Line = {
    slots: head
      .filter((word) => !/^[@~]/.test(word))
      .flatMap((slot) => (slot.startsWith('favorite:') ? favoriteSlots(slot.slice('favorite:'.length)) : slot)),
    domains: head.filter((word) => word.startsWith('@')).map((word) => word.slice(1) as Domain),
    terms: head.filter((word) => word.startsWith('~')).flatMap((word) => conceptsOf(word.slice(1))),
  };
  const [spanish = '', english = '', portuguese = ''] = text.slice(at + 2).split('|');
  enter(lines.es, line, spanish, 'es');
  enter(lines.en, line, english, 'en');
  enter(lines.es, line, portuguese, 'es');
}

/** Returns the concept of a word, under which facts that speak of a kind of it are kept. */
function conceptsOf(word: string): string[] {
  const found = canonical(stem(word, 'es'), 'es');
  return found === stem(word, 'es') ? [canonical(stem(word, 'en'), 'en')] : [found];
}

function enter(lines: Map<string, Line[]>, line: Line, words: string, language: Language): void {
  for (const word of words.split(' ').filter(Boolean)) {
    for (const key of keysOf(word, language)) {
      const known = lines.get(key);
      if (known === undefined) lines.set(key, [line]);
      else if (!known.includes(line)) known.push(line);
    }
  }
}

/** Returns the keys that find a word: its stem with the accents that it was written with, and without. */
function keysOf(word: string, language: Language): Set<string> {
  return new Set([stem(word, language), stem(foldAccents(word), language)]);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const ENGLISH_ENDING = /^[a-z]{2,}(?:ments?|ings?|tions?|ness|ships?|[^aeiou]ed)$/;

/**
 * Returns the lines of the lexicon that a text's words stand in, in the order of the words, each once; and the stems of English words in
 * Spanish, "el deployment", as they stand in English facts.
 */
function linesFor(text: string, tag: string): { readonly lines: Iterable<Line>; readonly english: string[] } {
  const named = languageOf(text, tag);
  const languages: readonly Language[] = named === null ? ['es', 'en'] : [named];
  const found = new Set<Line>();
  const english: string[] = [];
  const lines = linesOf();
  let words: string[] = compose(text).toLowerCase().match(WORD) ?? [];
  if (words.length > MAX_WORDS) words = [...words.slice(0, MAX_WORDS / 2), ...words.slice(-MAX_WORDS / 2)];
  for (const word of words) {
    if (named === 'es' && ENGLISH_ENDING.test(word)) english.push(stem(word, 'en'));
    for (const language of languages) {
      if (STOP_WORDS[language].has(word)) continue;
      for (const key of keysOf(word, language)) for (const line of lines[language].get(key) ?? []) found.add(line);
    }
  }
  return { lines: found, english };
}

function withinReach(query: string): string {
  const trimmed = query.trim();
  return trimmed.length <= HEAD + TAIL ? trimmed : `${trimmed.slice(0, HEAD)} ${trimmed.slice(-TAIL)}`.toWellFormed();
}

/** Lower case, without accents and without marks of writing. */
function plainText(text: string): string {
  return plainKey(text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' '));
}
