/**
 * Words of everyday life that mean the same, or a kind of the same: who asks for "pareja" finds "novia", who asks for
 * "pets" finds "perro". Where no model knows the language, this is what meaning is.
 *
 * A line is `name > what it is a kind of: Spanish words | English words`. Only words that hardly mean anything else stand
 * here, words in brackets are kinds of what the line names; a word that is missing is found by its stem, as any other.
 */
import { stem } from './stemmer.ts';

const CONCEPTS = `
family: familia familiar familiares pariente parientes | family families relative relatives
child > family: hijo hija hijos hijas crío críos nene nena nenes | child kid toddler offspring
niño > child: niño niña niños chico chica chicos criatura |
son > child: | son sons
daughter > child: | daughter
baby > child: bebé bebés recién | baby newborn infant
parent > family: padres progenitores | parent
mother > parent: madre mamá mami | mother mom mum mommy mama
father > parent: papá papi | father dad daddy
sibling > family: hermano hermana hermanos hermanas | sibling
brother > sibling: | brother bro
sister > sibling: | sister sis
grandparent > family: abuelo abuela abuelos abuelita nona | grandparent grandma grandmother grandpa grandfather granny
aunt > family: tía tío tíos | aunt uncle auntie
cousin > family: primo prima primos | cousin
nephew > family: sobrino sobrina sobrinos | nephew niece
partner > family,relationship: pareja esposo esposa novio novia cónyuge | partner spouse
husband > partner: | husband
wife > partner: | wife
boyfriend > partner: | boyfriend
girlfriend > partner: | girlfriend
friend > relationship: amigo amiga amigos amistad amistades | friend friendship buddy pal
neighbour: vecino vecina vecinos | neighbor neighbour
marry > event: casarse casamiento matrimonio boda nupcias | marry marriage wedding married
divorce > relationship: divorcio divorciar separación | divorce breakup
engagement > relationship: compromiso prometido | engagement engaged fiance fiancee
pregnant: embarazada embarazo | pregnant pregnancy
birth: nacer nacimiento | birth born
death: muerte morir fallecer fallecimiento | death die dead
pet: mascota mascotas | pet
animal: animal animales | animal
dog > pet,animal: perro perra perros perrito cachorro | dog puppy pup doggy
cat > pet,animal: gato gata gatos gatito felino | cat kitten kitty
bird > pet,animal: pájaro ave loro canario | bird parrot canary
horse > animal: caballo yegua | horse pony
rabbit > pet,animal: conejo coneja | rabbit bunny
fish > animal: pez | fish
hamster > pet,animal: hámster | hamster
turtle > pet,animal: tortuga | turtle tortoise
breed: raza | breed

home: hogar vivienda domicilio | home household
house > home: casa caserón chalet | house
flat > home: piso apartamento departamento depa depto | flat apartment condo
live: vivir residir | live reside living
move > live: mudarse mudar mudanza trasladar traslado | move relocate
rent: alquiler alquilar renta rentar arrendar | rent lease
room: habitación dormitorio recámara | bedroom
furniture: mueble (sofá sillón estantería) | furniture (couch sofa armchair)
fridge: nevera heladera frigorífico refrigerador refri | fridge refrigerator
city: ciudad urbe | city
town: pueblo aldea | town village
country: país nación patria (méxico argentina colombia chile perú uruguay brasil canadá japón china india australia rusia turquía egipto marruecos cuba venezuela ecuador bolivia paraguay tailandia corea) | country nation (mexico argentina colombia chile peru uruguay brazil canada japan china india australia russia turkey egypt morocco cuba venezuela thailand korea usa america)
europe: europa europeo europea | europe european
spain > country,europe: españa | spain
france > country,europe: francia | france
italy > country,europe: italia | italy
germany > country,europe: alemania | germany
england > country,europe: inglaterra británico | england britain uk
portugal > country,europe: portugal | portugal
greece > country,europe: grecia | greece
ireland > country,europe: irlanda | ireland
switzerland > country,europe: suiza | switzerland
sweden > country,europe: suecia | sweden
norway > country,europe: noruega | norway
holland > country,europe: holanda | netherlands holland
poland > country,europe: polonia | poland
state: | state (california texas florida oregon washington colorado arizona nevada georgia virginia michigan ohio illinois massachusetts hawaii alaska)
address: dirección | address

job: trabajo trabajar empleo laburo laburar curro currar puesto oficio profesión chamba | job work employment profession career occupation
boss > job: jefe jefa patrón | boss manager supervisor
coworker > job: compañero compañera colega | coworker colleague workmate
company: empresa compañía firma | company firm
business: negocio emprendimiento emprender comercio | business startup entrepreneur entrepreneurship
hire: contratar contrato | hire hired
dismiss: despedir despido | fired layoff dismissed
salary > money: sueldo salario nómina | salary wage paycheck
doctor > job: médico médica doctor doctora | doctor physician
nurse > job: enfermero enfermera | nurse nursing
teacher > job: profesor profesora maestro maestra profe docente | teacher professor tutor instructor
lawyer > job: abogado abogada | lawyer attorney
engineer > job: ingeniero ingeniera ingeniería |
programmer > job: programador programadora desarrollador desarrolladora programar | programmer developer coder programming
architect > job: arquitecto arquitecta | architect
cook > food,job: cocinar cocinero cocinera cocina chef | cook cooking chef cuisine
waiter > job: camarero camarera mesero mozo | waiter waitress
accountant > job: contador contable | accountant
retire: jubilar jubilado jubilada jubilación retirado | retire retired retirement

study: estudiar estudio | study studying student
school: escuela colegio cole instituto | school
university: universidad facultad uni facu | university college campus
exam: examen examinar parcial | exam quiz
degree: título diploma licenciatura máster | degree diploma bachelor phd
graduate: graduarse graduación egresar | graduate graduation
course > learn: curso taller seminario | course class workshop seminar lesson
learn: aprender aprendizaje | learn
book: libro novela lectura | book novel
read > hobby: leer lector | read reading
writer > job: escritor escritora autor autora | writer author novelist
language: idioma lengua | language

money: dinero guita lana efectivo | money cash
buy: comprar compra adquirir | buy purchase acquire
sell: vender venta | sell sale
pay: pagar pago abonar | pay payment
price: precio costar coste costo | price cost
cheap: barato económico | cheap affordable inexpensive
expensive: caro costoso | expensive pricey
save: ahorrar ahorro ahorros | savings
debt: deuda préstamo hipoteca | debt loan mortgage
gift: regalo regalar obsequio | gift present
shop: tienda almacén | shop store mall boutique

food: comida comer alimento alimentación | food meal eat dish
breakfast > food: desayuno desayunar | breakfast
lunch > food: almuerzo almorzar | lunch
dinner > food: cena cenar | dinner supper
dessert > food: postre | dessert
cake > dessert: tarta torta pastel bizcocho | cake pastry cupcake
icecream > dessert: helado | gelato
chocolate > dessert: chocolate | chocolate
fruit > food: fruta (manzana banana plátano naranja pera uva fresa frutilla) | fruit (apple banana pear grape strawberry)
vegetable > food: verdura hortaliza vegetal (lechuga tomate zanahoria) | vegetable veggie (lettuce tomato carrot)
meat > food: carne (asado bife ternera cerdo pollo filete) | meat (beef pork chicken steak)
seafood > food: marisco (gamba camarón) | seafood (shrimp prawn salmon tuna)
pasta > food: (espagueti tallarines ñoquis lasaña) | pasta (spaghetti lasagna noodle)
pizza > food: pizza | pizza
bread > food: pan | bread
cheese > food: queso | cheese
soup > food: sopa caldo | soup broth
vegetarian: vegetariano vegetariana vegano vegana | vegetarian vegan
drink: bebida beber trago | drink beverage
coffee > drink: café cafecito capuchino | coffee espresso latte cappuccino
tea > drink: té | tea
wine > drink,alcohol: vino | wine
beer > drink,alcohol: cerveza birra caña chela | beer ale
alcohol > drink: alcohol licor | alcohol liquor
juice > drink: zumo | juice
restaurant: restaurante restorán resto taberna mesón | restaurant diner bistro
bar: bar bares pub | bar pub

sport > activity: deporte deportes deportivo | sport
exercise > sport: ejercicio entrenar entrenamiento gimnasio | exercise workout training fitness
gym > exercise: gym | gym
football > sport: fútbol futbol | football soccer
basketball > sport: baloncesto básquet básquetbol | basketball
tennis > sport: tenis pádel | tennis
swim > sport,exercise: nadar natación piscina pileta alberca | swim swimming pool
run > sport,exercise: correr maratón trotar | run running jogging marathon
cycling > sport,exercise: bicicleta bici ciclismo pedalear | bicycle bike cycling biking
yoga > exercise: yoga | yoga
martial > sport: marcial (karate judo boxeo taekwondo kárate) | martial (karate judo boxing taekwondo kickboxing)
ski > sport: esquí esquiar | ski skiing snowboard
climb > sport,outdoors: escalar escalada alpinismo | climb climbing
surf > sport: surf surfear | surf surfing
dance > activity: bailar baile danza bailarín bailarina | dance dancing dancer ballet
golf > sport: golf | golf
baseball > sport: béisbol | baseball
volleyball > sport: vóley voleibol | volleyball
team: equipo | team
match: partido | match
competition > event: competencia competición torneo campeonato concurso | competition tournament contest championship

outdoors > activity: | outdoors outdoor
hike > outdoors,exercise: senderismo excursión caminata trekking | hike hiking trek trekking trail
camp > outdoors: acampar camping campamento | camp camping campfire tent
fishing > outdoors: pescar pesca |
garden > outdoors,hobby: jardín jardinería huerta huerto | garden gardening
plant: planta plantas | plant
flower > plant: flor (rosas tulipán girasol) | flower bouquet (tulip sunflower)
tree > plant: árbol árboles | tree
nature: naturaleza | nature
mountain > nature: montaña cerro sierra cordillera | mountain peak
beach > nature: playa | beach seaside
sea > nature: mar océano | sea ocean
river > nature: río | river stream
lake > nature: lago laguna | lake
forest > nature: bosque selva | forest woods jungle

travel: viajar viaje viajero | travel trip journey travelling traveling
holiday > travel: vacaciones vacación | vacation holiday getaway
plane > travel: avión vuelo volar aeropuerto | plane flight airport airplane
train: tren ferrocarril | railway
car: coche auto carro automóvil camioneta | car automobile truck suv
drive: conducir manejar | drive driving
bus: autobús colectivo bondi guagua | bus
motorcycle: moto motocicleta | motorcycle motorbike
boat: barco velero lancha | boat sailboat yacht
hotel: hotel hostal albergue alojamiento | hotel hostel motel accommodation
passport: pasaporte visa visado | passport visa
abroad: extranjero exterior | abroad overseas
luggage: maleta valija equipaje | luggage suitcase baggage

music > activity: música musical | music musical
song > music: canción | song tune
sing > music: cantar cantante | sing singer singing
band > music: banda | band
concert > music,event: concierto recital | concert gig
instrument > music: instrumento (flauta clarinete saxofón trompeta) | instrument (flute clarinet saxophone trumpet)
guitar > instrument: guitarra | guitar ukulele
piano > instrument: piano teclado | piano keyboard
violin > instrument: violín | violin
drums > instrument: tambor | drum
art > activity: arte artístico artista | art artistic artist artwork
paint > art: pintar pintura cuadro acuarela óleo | paint painting painter watercolor
draw > art: dibujar dibujo | sketch
sculpture > art: escultura | sculpture
pottery > art: cerámica alfarería | pottery ceramics clay
photo: foto fotografía fotografiar cámara | photo picture pic photograph photography
film > activity: película peli filme cine | movie film cinema
theatre: teatro | theater theatre
museum: museo | museum
exhibition > event: exposición exhibición | exhibition exhibit
craft > hobby: manualidades (coser costura tejer tejido bordar) | craft (sewing knitting crochet embroidery)
hobby > activity: afición hobby pasatiempo | hobby pastime
game > activity: juego jugar videojuego | game gaming videogame
chess > game: ajedrez | chess
collect > hobby: coleccionar colección | collection collecting

health: salud | health
sick > health: enfermo enferma enfermedad enfermar malestar | sick ill illness disease
pain > health: dolor doler | pain ache hurt
headache > pain: migraña jaqueca cefalea | headache migraine
allergy > health: alergia alérgico alérgica intolerante intolerancia celíaco celíaca | allergy allergic intolerant intolerance celiac
injury > health: lesión herida lesionar fractura esguince | injury injured wound fracture sprain
accident: accidente choque chocar | accident crash
hospital > health: hospital clínica | hospital clinic
surgery > health: cirugía operación operar | surgery operation
medicine > health: medicina medicamento remedio pastilla | medicine medication pill
diabetes > sick: diabetes diabético diabética | diabetes diabetic
therapy > health: terapia psicólogo psicóloga terapeuta | therapy therapist psychologist counseling counselor
sleep: dormir sueño insomnio | sleep insomnia
diet: dieta régimen adelgazar | diet
dentist > health: dentista odontólogo | dentist
glasses: gafas lentes anteojos | glasses eyeglasses

feel: sentir sentimiento emoción | feel feeling emotion
happy > feel: feliz contento contenta alegre alegría felicidad | happy happiness glad joy joyful
sad > feel: triste tristeza deprimido depresión | sad sadness depressed depression unhappy
angry > feel: enojado enfadado enojar enfadar furioso bronca rabia | angry anger mad furious
afraid > feel: miedo temor asustar susto temer fobia | afraid fear scared frightened phobia
worried > feel: preocupar preocupado preocupación ansiedad ansioso nervioso | worried worry anxious anxiety nervous
stress > feel: estrés estresado estresada agobio | stress stressed stressful destress
relax: relajar relajarse descansar descanso | relax relaxing unwind
tired > feel: cansado cansada cansancio agotado | tired exhausted
love > feel: amar amor enamorado | love
like: gustar encantar preferir preferencia favorito favorita | enjoy favorite favourite prefer preference
hate: odiar detestar | hate detest dislike
goal: meta objetivo propósito | goal aim objective
help: ayudar ayuda | help assist aid
problem: problema dificultad | problem trouble difficulty
volunteer > activity,help: voluntario voluntaria voluntariado | volunteer volunteering
charity > help: caridad donar donación beneficencia | charity donate donation fundraiser
religion: religión religioso fe | religion religious faith
church > religion: iglesia misa parroquia | church
politics: política político votar | politics political election vote
war: guerra | war
military: ejército militar soldado | military army soldier veteran

party > event: fiesta celebrar celebración festejar festejo | party celebrate celebration
birthday > party: cumpleaños cumple | birthday
anniversary > party: aniversario | anniversary
christmas > party: navidad | christmas xmas
age: edad | age
weather: clima | weather
rain > weather: lluvia llover | rain rainy
snow > weather: nieve nevar | snow snowy
sun > weather: soleado | sunny sunshine

clothes: ropa vestimenta prenda | clothes clothing outfit
shoe > clothes: zapato zapatos zapatilla zapatillas botas calzado | shoe sneaker boot
dress > clothes: vestido falda pollera | dress skirt
shirt > clothes: camisa camiseta remera playera polera | shirt tshirt
coat > clothes: abrigo chaqueta campera chamarra | coat jacket
trousers > clothes: pantalón pantalones jeans vaqueros | pants trousers jeans
jewelry: joya (collar anillo pulsera) | jewelry (necklace bracelet earring)

computer: ordenador computadora computador compu portátil notebook | computer laptop pc
phone: teléfono móvil celular celu | phone cellphone smartphone mobile
internet: internet wifi | internet wifi
software: software aplicación app | software app application
password: contraseña clave | password passcode
key: llave llaves | key
meeting > event: reunión junta |
appointment: cita turno | appointment
email: correo email mail | email mail
begin: empezar comenzar iniciar inicio arrancar | begin start
finish: terminar acabar finalizar | finish
big: grande enorme | big large huge
small: pequeño | small tiny
beautiful: bonito hermoso lindo bello precioso guapo | beautiful pretty gorgeous
old: viejo antiguo anciano | old elderly
fast: rápido veloz | fast quick
colour: color | color colour
activity: actividad | activity
event: evento festival desfile conferencia congreso ceremonia | event festival parade conference ceremony gala
attend: asistir participar acudir apuntarse | attend participate join participation
create: crear creación diseñar diseño | create creation design
support: apoyar apoyo respaldar respaldo | support encourage encouragement
motivate: motivar motivación inspirar inspiración | motivate motivation inspire inspiration
advice: consejo aconsejar recomendar recomendación sugerir sugerencia | advice advise recommend recommendation suggest suggestion tip
research: investigar investigación averiguar | research investigate
decide: decidir decisión elegir optar | decide decision choose choice
opinion: opinar opinión parecer | opinion view
visit: visitar visita | visit
excited > feel: entusiasmado ilusionado ilusión | excited thrilled pumped stoked eager
proud > feel: orgulloso orgullosa orgullo | proud pride
grateful > feel: agradecido agradecida gratitud | grateful thankful gratitude appreciate
lonely > feel: solitario soledad | lonely loneliness
challenge > problem: desafío reto obstáculo | challenge obstacle setback struggle hardship
success: éxito logro lograr alcanzar | success achievement achieve accomplish accomplishment milestone
fail: fracaso fracasar suspender reprobar | fail failure
change: cambiar cambio | change transition transform
improve: mejorar mejora | improve improvement
win: ganar ganador victoria premio | win winner victory prize award trophy medal
lose: perder pérdida | lose loss
find: encontrar hallar | find discover discovery
search: buscar búsqueda | search seek
give: dar entregar | give hand
receive: recibir | receive
send: enviar mandar | send
call: llamar llamada | call
arrive: llegar llegada | arrive arrival
leave: irse marcharse | leave depart
return: volver regresar regreso | return
wait: esperar | wait
meet: conocer | meet meeting
forget: olvidar olvido | forget
break: romper averiar estropear | break broken
repair: reparar arreglar arreglo | repair fix
clean: limpiar limpieza | clean cleaning
build: construir construcción edificar | build construct construction
renovate: reformar remodelar renovar reforma | renovate renovation remodel refurbish
secret: secreto | secret
money: dinero | fund funding funds financial finance budget
relationship: relación | relationship dating date
identity: identidad | identity
personality: personalidad carácter | personality trait character
memory: memoria | memory souvenir
tradition: tradición costumbre | tradition ritual
culture: cultura | culture heritage
community: comunidad | community
group: grupo | group club
environment: ambiente ecología ecológico reciclar | environment ecology recycle sustainability sustainable
history: historia | history
science: ciencia científico | science scientist scientific
lgbt: gay lesbiana transgénero trans lgbt | gay lesbian transgender trans queer lgbt lgbtq
adopt: adoptar adopción | adopt adoption
morning: madrugada | morning dawn
night: noche | night evening
week: semana | week
weekend: finde | weekend
month: mes | month
childhood: infancia niñez | childhood youth
future: futuro | future
schedule: horario agenda rutina | schedule routine timetable
smoke: fumar cigarrillo tabaco | smoke smoking cigarette tobacco
perfume: perfume fragancia | perfume fragrance scent
style: estilo moda | style fashion trend
website: página web sitio | website webpage blog site
advertise: publicidad anunciar anuncio promocionar marketing | advertise advertisement advertising marketing promote promotion
customer: cliente clientela | customer client
investor: inversor invertir inversión | investor invest investment
project: proyecto | project
team: equipo | team
magazine: revista periódico diario | magazine newspaper journal
letter: carta nota | letter note
story: cuento relato | story tale
poem: poema poesía | poem poetry
belief: creencia | belief believe
dangerous: peligroso peligro | dangerous danger risk
noise: ruido | noise
light: luz lámpara | lamp
picture: imagen | image illustration
toy: juguete muñeca | toy doll
police: policía | police cop
thief: robar robo ladrón hurto | steal theft robbery burglary
`;

/** Marks a concept among terms: no word begins with it. */
const MARK = '=';

interface Thesaurus {
  readonly of: Readonly<Record<'es' | 'en', ReadonlyMap<string, Meaning>>>;
  /** What a concept is a kind of, near and far. */
  readonly above: ReadonlyMap<string, readonly string[]>;
}

/** What a word means: a concept, or (`isKind`) one kind of it among others. */
interface Meaning {
  readonly concept: string;
  readonly isKind: boolean;
}

const THESAURUS = read(CONCEPTS);

/** The term that stands for a stem and for whatever means the same: a concept, or the stem itself. */
export function canonical(stemmed: string, language: 'es' | 'en'): string {
  const meaning = THESAURUS.of[language].get(stemmed);
  return meaning === undefined || meaning.isKind ? stemmed : meaning.concept;
}

/** The concepts that a stem is a kind of: who asks for those means it too. */
export function kindsOf(stemmed: string, language: 'es' | 'en'): readonly string[] {
  const meaning = THESAURUS.of[language].get(stemmed);
  if (meaning === undefined) return [];
  const above = THESAURUS.above.get(meaning.concept) ?? [];
  return meaning.isKind ? [meaning.concept, ...above] : above;
}

function read(text: string): Thesaurus {
  const of = { es: new Map<string, Meaning>(), en: new Map<string, Meaning>() };
  const parents = new Map<string, string[]>();
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [head = '', words = ''] = line.split(':');
    const [name = '', kinds = ''] = head.split('>').map((part) => part.trim());
    const [spanish = '', english = ''] = words.split('|');
    parents.set(MARK + name, kinds === '' ? [] : kinds.split(',').map((kind) => MARK + kind.trim()));
    addWords(of.es, spanish, MARK + name, 'es');
    addWords(of.en, english, MARK + name, 'en');
  }
  return { of, above: new Map([...parents.keys()].map((name) => [name, ancestors(name, parents)])) };
}

function addWords(meanings: Map<string, Meaning>, words: string, concept: string, language: 'es' | 'en'): void {
  const [same = '', kinds = ''] = words.split('(');
  for (const [list, isKind] of [
    [same, false],
    [kinds.replace(')', ''), true],
  ] as const) {
    for (const word of list.split(' ').filter(Boolean)) {
      const stemmed = stem(word, language);
      if (!meanings.has(stemmed)) meanings.set(stemmed, { concept, isKind });
    }
  }
}

function ancestors(name: string, parents: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const open = [...(parents.get(name) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(parents.get(next) ?? []));
  }
  return [...found];
}
