/** Sport, the outdoors, journeys, arts and games. */
export const LEISURE = `
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
`;
