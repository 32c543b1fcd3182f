/**
 * Words of everyday life that mean the same, or a kind of the same: a question for "pareja" finds "novia", one for "pets" finds
 * "perro". Where no model knows the language, these words are all there is of meaning.
 *
 * A line is `name > kinds that it is of: Spanish words | English words`. Only words that hardly mean anything else stand
 * here, words in brackets are kinds of what the line names; a word that is missing is found by its stem, as any other.
 */
import { once } from '../once.ts';
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
engagement > relationship: compromiso | engagement engaged fiance fiancee
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
furniture: mueble (sofá sillón estantería silla armario escritorio colchón cama) | furniture (couch sofa armchair chair desk mattress wardrobe)
fridge > appliance: nevera heladera frigorífico refrigerador refri | fridge refrigerator
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

job: trabajo trabajar empleo laburo laburar curro currar oficio profesión chamba dedicar dedicarse | job work employment profession career occupation
boss > job: jefe jefa patrón | boss manager supervisor
coworker > job: compañero compañera colega | coworker colleague workmate
company: empresa compañía | company firm
business: negocio emprendimiento emprender comercio | business startup entrepreneur entrepreneurship
hire: contratar contrato | hire hired
dismiss: despedir despido | fired layoff dismissed
salary > money: sueldo salario nómina | salary wage paycheck
doctor > job: médico médica doctor doctora (cardiólogo dermatólogo pediatra ginecólogo oftalmólogo oculista traumatólogo neurólogo cirujano) | doctor physician (cardiologist dermatologist pediatrician gynecologist surgeon neurologist)
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
book: libro novela lectura (cómic biografía poemario) | book novel (comic biography memoir)
read > hobby: leer lector | read reading
writer > job: escritor escritora autor autora poeta | writer author novelist poet
language: idioma lengua (español inglés francés alemán italiano portugués japonés ruso árabe) | language (spanish english french german italian portuguese chinese japanese russian arabic)

money: dinero guita efectivo plata | money cash
buy: comprar compra adquirir | buy purchase acquire
sell: vender venta | sell sale
pay: pagar pago abonar | pay payment
price: precio costar coste costo | price cost
cheap: barato económico | cheap affordable inexpensive
expensive: caro costoso | expensive pricey
save: ahorrar ahorro ahorros | savings
debt: deuda préstamo hipoteca prestar adeudar | debt loan mortgage lend borrow owe
gift: regalo regalar obsequio | gift present
shop: tienda almacén | shop store mall boutique

food: comida comer alimento alimentación (arroz huevo lentejas garbanzos frijoles tortilla taco empanada hamburguesa ensalada sándwich guiso curry sushi) | food meal eat dish (rice egg bean sandwich burger salad taco curry sushi stew)
breakfast > food: desayuno desayunar | breakfast
lunch > food: almuerzo almorzar | lunch
dinner > food: cena cenar | dinner supper
dessert > food: postre | dessert
cake > dessert: tarta torta pastel bizcocho | cake pastry cupcake
icecream > dessert: helado | gelato
chocolate > dessert: chocolate | chocolate
fruit > food: fruta (manzana banana plátano naranja pera uva fresa frutilla sandía melón mango durazno melocotón limón piña cereza) | fruit (apple banana pear grape strawberry melon watermelon mango peach lemon pineapple cherry)
vegetable > food: verdura hortaliza vegetal (lechuga tomate zanahoria cebolla patata pepino pimiento espinaca berenjena calabaza brócoli) | vegetable veggie (lettuce tomato carrot onion potato cucumber spinach eggplant pumpkin broccoli)
meat > food: carne (asado bife ternera cerdo pollo filete) | meat (beef pork chicken steak)
seafood > food: marisco (gamba camarón) | seafood (shrimp prawn salmon tuna)
pasta > food: (espagueti tallarines ñoquis lasaña) | pasta (spaghetti lasagna noodle)
pizza > food: pizza | pizza
bread > food: pan | bread
cheese > food: queso | cheese
soup > food: sopa caldo | soup broth
vegetarian: vegetariano vegetariana vegano vegana | vegetarian vegan
drink: bebida beber trago (refresco gaseosa batido) | drink beverage (soda smoothie lemonade)
coffee > drink: café cafecito capuchino | coffee espresso latte cappuccino
tea > drink: té | tea
wine > drink,alcohol: | wine
beer > drink,alcohol: cerveza birra chela | beer ale
alcohol > drink: alcohol licor (tequila mezcal ron whisky ginebra vodka sidra champán) | alcohol liquor (tequila rum whisky whiskey vodka cider champagne)
juice > drink: zumo | juice
restaurant: restaurante restorán resto taberna mesón | restaurant diner bistro
bar: bar bares pub | bar pub

sport > activity: deporte deportes deportivo (rugby hockey balonmano patinaje remo equitación atletismo) | sport (rugby hockey skating rowing)
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
camp > outdoors: acampar camping campamento carpa | camp camping campfire tent
fishing > outdoors: pescar pesca |
garden > outdoors,hobby: jardín jardinería huerta huerto | garden gardening
plant: planta plantas (cactus helecho albahaca geranio) | plant (cactus fern basil)
flower > plant: flor (tulipán girasol margarita clavel orquídea lirio) | flower bouquet (tulip sunflower daisy orchid lily)
tree > plant: árbol árboles | tree
nature: naturaleza | nature
mountain > nature: montaña sierra cordillera | mountain peak
beach > nature: playa | beach seaside
sea > nature: mar océano | sea ocean
river > nature: río | river stream
lake > nature: lago laguna | lake
forest > nature: bosque selva | forest woods jungle

travel: viajar viaje viajero | travel trip journey travelling traveling
holiday > travel: vacaciones vacación | vacation holiday getaway
plane > travel: avión vuelo volar aeropuerto | plane flight airport airplane
train: tren ferrocarril | railway
car > vehicle: coche auto carro automóvil camioneta | car automobile truck suv
drive: conducir manejar | drive driving
bus > vehicle: autobús colectivo bondi guagua | bus
motorcycle > vehicle: moto motocicleta | motorcycle motorbike
boat: barco velero lancha (ferry crucero kayak canoa) | boat sailboat yacht (ferry kayak canoe)
hotel: hotel hostal albergue alojamiento | hotel hostel motel accommodation
passport: pasaporte visa visado | passport visa
abroad: extranjero exterior | abroad overseas
luggage: maleta valija equipaje | luggage suitcase baggage

music > activity: música musical | music musical
song > music: canción | song tune
sing > music: cantar cantante | sing singer singing
band > music: banda | band
concert > music,event: concierto recital | concert gig
instrument > music: instrumento (flauta clarinete saxofón trompeta acordeón violonchelo arpa) | instrument (flute clarinet saxophone trumpet accordion cello harp bass)
guitar > instrument: guitarra | guitar ukulele
piano > instrument: piano teclado | piano keyboard
violin > instrument: violín | violin
drums > instrument: tambor | drum
art > activity: arte artístico artista | art artistic artist artwork
paint > art: pintar pintura acuarela óleo | paint painting painter watercolor
draw > art: dibujar dibujo | sketch
sculpture > art: escultura | sculpture
pottery > art: cerámica alfarería | pottery ceramics clay
photo: foto fotografía fotografiar cámara | photo picture pic photograph photography
film > activity: película peli filme cine (comedia documental) | movie film cinema (comedy documentary)
theatre: teatro | theater theatre
museum: museo | museum
exhibition > event: exposición exhibición | exhibition exhibit
craft > hobby: manualidades (costura tejer tejido bordar) | craft (sewing knitting crochet embroidery)
hobby > activity: afición hobby pasatiempo | hobby pastime
game > activity: juego jugar videojuego | game gaming videogame
chess > game: ajedrez | chess
collect > hobby: coleccionar colección | collection collecting

health: salud | health
sick > health: enfermo enferma enfermedad enfermar malestar (gripe resfriado catarro covid bronquitis neumonía asma cáncer anemia artritis hipertensión) | sick ill illness disease (flu covid asthma cancer pneumonia bronchitis arthritis)
pain > health: dolor doler | pain ache hurt
headache > pain: migraña jaqueca cefalea | headache migraine
allergy > health: alergia alérgico alérgica intolerante intolerancia celíaco celíaca | allergy allergic intolerant intolerance celiac
injury > health: lesión herida lesionar fractura esguince quemadura lastimar torcedura | injury injured wound fracture sprain burn
accident: accidente choque chocar | accident crash
hospital > health: hospital clínica urgencias ambulancia | hospital clinic ambulance
surgery > health: cirugía operación operar | surgery operation
medicine > health: medicina medicamento remedio pastilla (ibuprofeno paracetamol antibiótico aspirina jarabe insulina vacuna) | medicine medication pill (ibuprofen antibiotic aspirin insulin vaccine)
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
colour: color (rojo azul verde amarillo negro blanco gris marrón violeta celeste turquesa) | color colour (red blue green yellow black white gray grey purple pink brown)
activity: actividad | activity
event: evento festival desfile conferencia congreso ceremonia (bautizo comunión funeral entierro velorio) | event festival parade conference ceremony gala (baptism christening funeral)
attend: asistir participar acudir | attend participate join participation
create: creación diseñar diseño | create creation design
support: apoyar apoyo respaldar respaldo | support encourage encouragement
motivate: motivar motivación inspirar inspiración | motivate motivation inspire inspiration
advice: consejo aconsejar recomendar recomendación sugerir sugerencia | advice advise recommend recommendation suggest suggestion tip
research: investigar investigación averiguar | research investigate
decide: decidir decisión elegir optar | decide decision choose choice
opinion: opinar opinión | opinion view
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
break: romper averiar estropear avería descomponer | break broken broke
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
letter: carta | letter note
story: relato | story tale
poem: poema poesía | poem poetry
belief: creencia | belief believe
dangerous: peligroso peligro | dangerous danger risk
noise: ruido | noise
light: luz lámpara | lamp
picture: imagen | image illustration
toy: juguete muñeca | toy doll
police: policía | police cop
thief: robar robo ladrón hurto asaltar asalto atracar atraco | steal theft robbery burglary
inlaw > family: suegro suegra suegros cuñado cuñada yerno nuera |
grandchild > family: nieto nieta nietos bisnieto bisnieta | grandchild grandson granddaughter
godparent > family: padrino madrina ahijado ahijada | godfather godmother godson goddaughter
stepparent > family: padrastro madrastra | stepfather stepmother stepdad stepmom
twin > sibling: gemelo gemela mellizo melliza | twin
widow: viudo viuda enviudar | widow widower widowed
trade > job: (electricista fontanero plomero carpintero albañil mecánico peluquero panadero taxista cajero vendedor secretaria farmacéutico veterinario bibliotecario traductor actor actriz piloto azafata bombero camionero jardinero niñera obrero funcionario) | (electrician plumber carpenter mechanic hairdresser baker journalist cashier salesman secretary pharmacist veterinarian librarian translator actor actress pilot firefighter gardener nanny)
resign: renunciar renuncia dimitir | resign quit
interview: entrevista entrevistar | interview
unemployed: desempleo desempleado desempleada | unemployed unemployment
intern > job: becario becaria pasantía | intern internship
tax: impuesto impuestos | tax
expense: gasto gastar | expense spend spending
invoice: factura | invoice receipt
insurance: aseguradora póliza | insurance
subject > study: asignatura materia (matemáticas química biología geografía filosofía) | (math mathematics chemistry biology geography philosophy)
write: escribir | write writing
teach: enseñar enseñanza | teach teaching
appliance: electrodoméstico (lavadora lavarropas lavavajillas licuadora batidora microondas aspiradora secadora tostadora horno) | appliance (dishwasher blender microwave vacuum dryer toaster oven)
television > appliance: televisión televisor | television tv
bathroom: baño | bathroom
balcony: balcón terraza | balcony terrace
garage: garaje cochera | garage
street: calle avenida | street avenue
neighbourhood: barrio vecindario | neighborhood neighbourhood district
vehicle: vehículo | vehicle
parking: aparcar estacionar parquear estacionamiento | parking
bag: bolso bolsa mochila | bag backpack purse handbag
hair: pelo cabello | hair
recipe > food: receta | recipe
fire: incendio fuego | fire
flood: inundación inundar | flood
earthquake: terremoto temblor sismo | earthquake
storm > weather: tormenta tempestad | storm
wind > weather: viento | wind windy
argue: discutir discusión | argue argument quarrel fight
ashamed > feel: vergüenza avergonzado | ashamed embarrassed embarrassment shame
surprise: sorpresa sorprender | surprise surprised
bored > feel: aburrido aburrir aburrimiento | bored boring boredom
calm > feel: tranquilo tranquilidad calma | calm
promise: prometer promesa | promise
wish: desear deseo | wish desire
try: intentar intento | try attempt
listen: escuchar oír | listen hear
wash: lavar | wash
open: abrir apertura inaugurar inauguración | open opening
share: compartir | share
cancel: cancelar anular | cancel
delay: retraso retrasar demora | delay
surname: apellido | surname
nickname: apodo | nickname
`;

/** The mark of a concept among terms: no word begins with it. */
const MARK = '=';

type Spoken = 'es' | 'en' | 'pt';

/** The meaning of a word: a concept, or (`isKind`) one kind of it among others. */
interface Meaning {
  readonly concept: string;
  readonly isKind: boolean;
}

/** A line of the list: a concept, the kinds that it is of, and its words in each language. */
interface Entry {
  readonly concept: string;
  readonly kinds: readonly string[];
  readonly words: Readonly<Record<Spoken, string>>;
}

const entries = once(() => CONCEPTS.split('\n').filter(Boolean).map(entryOf));

/** The meanings of a language's stems, made at its first word: stemming all its words takes some 100 ms of a new process. */
const meanings = {
  es: once(() => meaningsIn('es')),
  en: once(() => meaningsIn('en')),
  pt: once(() => meaningsIn('pt')),
};

/** The kinds that each concept is of, near and far. */
const above = once(() => {
  const parents = new Map(entries().map(({ concept, kinds }) => [concept, kinds]));
  return new Map([...parents.keys()].map((name) => [name, ancestors(name, parents)]));
});

/** Returns the term for a stem and all words that mean the same: a concept, or the stem itself. */
export function canonical(stemmed: string, language: Spoken): string {
  const meaning = meanings[language]().get(stemmed);
  return meaning === undefined || meaning.isKind ? stemmed : meaning.concept;
}

/** Returns the concepts that a stem is a kind of: a question for those means it too. */
export function kindsOf(stemmed: string, language: Spoken): readonly string[] {
  const meaning = meanings[language]().get(stemmed);
  if (meaning === undefined) return [];
  const kinds = above().get(meaning.concept) ?? [];
  return meaning.isKind ? [meaning.concept, ...kinds] : kinds;
}

function entryOf(line: string): Entry {
  const [head = '', words = ''] = line.split(':');
  const [name = '', kinds = ''] = head.split('>').map((part) => part.trim());
  const [es = '', en = '', pt = ''] = words.split('|');
  return {
    concept: MARK + name,
    kinds: kinds === '' ? [] : kinds.split(',').map((kind) => MARK + kind.trim()),
    words: { es, en, pt },
  };
}

function meaningsIn(language: Spoken): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const { concept, words } of entries()) addWords(found, words[language], concept, language);
  return found;
}

function addWords(meanings: Map<string, Meaning>, words: string, concept: string, language: Spoken): void {
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
