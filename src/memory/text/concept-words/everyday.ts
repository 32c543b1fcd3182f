/** Feasts, weather, clothes, things, and what is done with them. */
export const EVERYDAY = `
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
