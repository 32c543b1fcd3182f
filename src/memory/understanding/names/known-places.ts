/**
 * Places that people name in any case and language: countries, cities, and quarters that visitors ask for. It is no atlas: a name with its
 * capital, or behind a word that leads to a place, needs no entry here.
 */
export const KNOWN_PLACES = `
  espana, spain, espanha, francia, france, franca, italia, italy, italia, alemania, germany, alemanha, portugal, inglaterra, england, reino unido, united kingdom, escocia, scotland,
  irlanda, ireland, grecia, greece, turquia, turkey, marruecos, morocco, marrocos, egipto, egypt, japon, japan, japao, corea, korea, tailandia, thailand, vietnam, bali, indonesia,
  india, peru, chile, argentina, uruguay, uruguai, paraguay, bolivia, brasil, brazil, colombia, venezuela, ecuador, mexico, cuba, costa rica, panama, puerto rico, estados unidos,
  united states, canada, australia, nueva zelanda, new zealand, nova zelandia, suiza, switzerland, austria, holanda, belgica, croacia, islandia, iceland, noruega, norway, suecia,
  madrid, barcelona, valencia, sevilla, seville, malaga, granada, bilbao, zaragoza, cordoba, cadiz, toledo, salamanca, segovia, alicante, murcia, mallorca, palma, ibiza, menorca,
  tenerife, gran canaria, lanzarote, gijon, oviedo, santander, san sebastian, donostia, pamplona, vigo, santiago de compostela, a coruna, la coruna, la rioja, cuenca, avila, burgos,
  las palmas, palma de mallorca, picos de europa, sierra nevada, costa brava, costa del sol, cabo de gata, tarragona, girona, sitges, benidorm, marbella, ronda, caceres, merida,
  la latina, malasana, lavapies, chueca, gracia, el retiro, gran via, plaza mayor, puerta del sol, el born, el raval, triana, el escorial, las rozas, ruzafa, russafa, salamanca,
  buenos aires, capital federal, caba, palermo, palermo soho, palermo hollywood, recoleta, san telmo, boedo, belgrano, caballito, villa crespo, colegiales, chacarita, puerto madero,
  almagro, nunez, villa urquiza, devoto, villa devoto, la boca, barracas, monserrat, microcentro, tigre, la plata, mar del plata, rosario, mendoza, bariloche, salta, jujuy, ushuaia,
  el calafate, iguazu, puerto iguazu, pinamar, carilo, villa gesell, san isidro, vicente lopez, el chalten, tandil, neuquen, san juan, tucuman, montevideo, punta del este, colonia,
  santiago de chile, valparaiso, vina del mar, lima, miraflores, barranco, cusco, cuzco, machu picchu, arequipa, bogota, medellin, cartagena, cali, quito, guayaquil, caracas, la paz,
  ciudad de mexico, cdmx, mexico df, polanco, coyoacan, la condesa, condesa, roma norte, la roma, guadalajara, monterrey, cancun, tulum, playa del carmen, oaxaca, puebla, queretaro,
  puerto vallarta, los cabos, la habana, san jose, antigua, ciudad de guatemala, santo domingo, punta cana, san salvador, el salvador, managua, tegucigalpa, isla mujeres, holbox,
  rio de janeiro, sao paulo, belo horizonte, salvador, recife, fortaleza, natal, curitiba, porto alegre, florianopolis, brasilia, manaus, belem, goiania, vitoria, maceio, joao pessoa,
  copacabana, ipanema, leblon, botafogo, santa teresa, barra da tijuca, tijuca, flamengo, laranjeiras, urca, vila madalena, pinheiros, itaim, itaim bibi, moema, vila mariana, jardins,
  liberdade, bela vista, consolacao, higienopolis, perdizes, savassi, buzios, paraty, ilhabela, ubatuba, gramado, canela, campos do jordao, jericoacoara, fernando de noronha, olinda,
  porto de galinhas, arraial do cabo, angra dos reis, petropolis, ouro preto, tiradentes, bonito, foz do iguacu, trancoso, pipa, morro de sao paulo, chapada diamantina, santos,
  campinas, niteroi, pelourinho, barra, rio vermelho, boa viagem, meireles, lapa, lagoa, centro historico, lisboa, lisbon, porto, coimbra, braga, evora, faro, algarve, sintra, cascais,
  alfama, bairro alto, chiado, madeira, funchal, acores, azores, aveiro, london, londres, soho, camden, camden town, shoreditch, brixton, hackney, notting hill, covent garden, mayfair,
  greenwich, hyde park, regent's park, king's cross, borough market, manchester, liverpool, leeds, bristol, glasgow, edinburgh, edimburgo, cardiff, belfast, dublin, york, brighton,
  oxford, cambridge, bath, cornwall, the lake district, lake district, peak district, cotswolds, snowdonia, the highlands, new york, nueva york, nova york, nyc, brooklyn, manhattan,
  queens, harlem, williamsburg, east village, west village, lower east side, times square, central park, chinatown, little italy, los angeles, las vegas, san francisco, san diego,
  chicago, boston, miami, orlando, austin, dallas, houston, seattle, portland, denver, nashville, new orleans, philadelphia, washington, washington dc, atlanta, phoenix, santa fe,
  the mission, north beach, hawaii, maui, yosemite, yellowstone, grand canyon, napa, lake tahoe, toronto, montreal, vancouver, quebec, sydney, melbourne, brisbane, perth, auckland,
  paris, lyon, niza, nice, marsella, marseille, bordeaux, burdeos, roma, rome, milan, milano, florencia, florence, florenca, venecia, venice, veneza, napoles, naples, sicilia, sicily,
  turin, bologna, bolonia, cerdena, amalfi, capri, toscana, tuscany, berlin, berlim, munich, munique, hamburgo, hamburg, colonia, frankfurt, viena, vienna, salzburgo, praga, prague,
  budapest, varsovia, warsaw, cracovia, krakow, amsterdam, rotterdam, bruselas, brussels, bruxelas, brujas, bruges, copenhague, copenhagen, estocolmo, stockholm, oslo, helsinki,
  reikiavik, reykjavik, atenas, athens, santorini, mykonos, creta, crete, estambul, istanbul, istambul, moscu, moscow, zurich, ginebra, geneva, split, dubrovnik, malta, chipre,
  tokio, tokyo, toquio, kioto, kyoto, quioto, osaka, seul, seoul, pekin, beijing, pequim, shanghai, hong kong, singapur, singapore, singapura, bangkok, phuket, chiang mai, hanoi,
  marrakech, marrakesh, fez, el cairo, cairo, dubai, abu dhabi, tel aviv, jerusalen, ciudad del cabo, cape town, nairobi, cabo verde, zanzibar, maldivas, maldives, delhi, mumbai, goa,
  patagonia, caribe, caribbean, andalucia, galicia, asturias, cantabria, pais vasco, cataluna, alpes, alps, pirineos, pyrenees, amazonas, amazonia, pantanal, nordeste, europa, europe, asia`;

/** Places that are words as well in one language or another: in lower case they are the word, but behind what leads to a place. */
export const PLACES_AND_WORDS = `
  nice, bath, split, natal, bonito, canela, pipa, barra, salta, tigre, gracia, granada, palma, rosario, phoenix, queens, perth, liberdade, moema, urca, pinheiros, jardins, lagoa, flamengo, condesa, la condesa, cali, fez, goa, colonia,
  turin, roma, santos, salvador, vitoria, fortaleza, recife, porto, faro, lapa, braga, mendoza, merida, cordoba, colombia, india, china, turkey, chile, cuba, peru, la paz, la plata, la roma, la boca, barranco, triana, cascais, madeira, olinda, trancoso,
  amazonas, reading, mission, the mission, burgos, avila, cuenca, ronda, antigua, barracas, retiro, el retiro, almagro, alps, capri, york, boston, orlando, lima, quito, lyon, florencia, florence, sevilla, valencia, perdizes, gramado, colegiales, devoto, nunez, york, hackney, georgia, jordan, chad`;
