/** The things that people go out for, in Portuguese: lists by what they tell of hour and purpose. */
export const activityLists = {
  // of an evening with food
  dinner: `jantar, janta, jantares, jantarzinho, tapas, drinks, drink, coqueteis, coquetel, cerveja, cervejas, cervejinha, chope, chopp, chopinho, choppinho, tomar uma, tomar umas, happy hour, boteco, botecos, botequim, bar, bares, barzinho, barzinhos, pub, copos, beber, tomar algo, tomar um vinho, vinho, petiscos, petiscar, ceia, cantina`,
  lunch:
    'almocar, almoco, almocos, almocinho, comer, comida, feijoada, churrasco, churrascaria, rodizio, rodizio de pizza, moqueca, petisco',
  breakfast: 'cafe da manha, brunch, pequeno almoco, cafe colonial, padaria',
  eating: `restaurante, restaurantes, cafe, cafes, cafezinho, cafeteria, cafeterias, cervejaria, cervejarias, pizzaria, pizzarias, hamburgueria, hamburguerias, sorveteria, sorveterias, sorvete, gelado, cachorro quente, sardinhas, sardinhas assadas, confeitaria, doceria, lanchonete, lanche, lanchar, piquenique, picnic, rooftop, food truck, feira gastronomica, vinicola,
    vinicolas, degustacao de vinhos, degustacao, adega, tasca, tascas, marisqueira, petisqueira, sushi, rodizio de sushi, rodizio japones, temakeria, ramen, tacos, pizza, pizzas, hamburguer, burger, acai, tapioca, massa, curry, frutos do mar, peixe, camarao, caldinho, pastel, esfiha, cha da tarde, tomar um cafe, tomar cafe, comidinha, galeto, espetinho, espetinhos, acaraje, caranguejo, bolo, confeitarias, quiosque`,
  night: `balada, baladas, boate, boates, karaoke, festa, festas, festinha, shows, show, showzinho, concerto, concertos, stand up, teatro, peca, peca de teatro, pecas, opera, musical, musicais, samba, roda de samba, pagode, forro, sertanejo, cinema, cineminha, filme, filmes, dancar, danca, pub crawl, rave, bloquinho, bloco, ensaio de escola de samba, fado, casa de fado, casas de fado, noite de fado, discoteca,
    discotecas, jogo de tabuleiro, noite de jogos, boliche, bowling, luau, sarau, ver o jogo, ver o por do sol, espetaculo, espetaculos, circo, esquenta, role, rolê, role noturno, queima de fogos, festa junina, arraial, quadrilha, jazz, clube de jazz, bingo, ver as estrelas, observar as estrelas`,
  outdoors: `trilha, trilhas, caminhada, caminhadas, trekking, escalada, escalar, rapel, surf, surfe, surfar, aula de surf, aula de surfe, caiaque, kayak, canoagem, canoa havaiana, stand up paddle, sup, mergulho, mergulhar, snorkel, ioga, yoga, pilates, rafting, ciclismo, pedal, pedalar, bicicleta, bike, passeio de bike, passeio de bicicleta, andar de bicicleta, andar de bike,
    cavalgada, passeio a cavalo, andar a cavalo, pescar, pescaria, pesca, acampar, camping, corrida, correr, parapente, asa delta, tirolesa, velejar, passeio de barco, passeio de lancha, lancha, aluguel de lancha, passeio de escuna, passeio de buggy, passeio de balao, voo de balao, balao, observacao de baleias, observacao de aves, kitesurf, remo, remar, tirolesa, cachoeira, cachoeiras, boia cross, nadar, natacao, banho de rio, banho de cachoeira, quadriciclo, montanhismo, hiking`,
  outings: `museu, museus, galeria, galerias, exposicao, exposicoes, parque, parques, parque de diversoes, parque aquatico, jardim botanico, praia, praias, prainha, mirante, mirantes, miradouro, miradouros, castelo, castelos, catedral, feira, feiras, feirinha, feira de artesanato, mercado, mercados, mercadao, compras, shopping, lojas, livrarias, spa, spas, day spa, massagem, massagens, termas, aguas termais, escape room, escape,
    zoologico, zoo, aquario, aquarios, planetario, festival, festivais, passeio, passeios, passear, padel, beach tennis, tenis, golfe, futebol, futsal, pelada, jogar bola, jogar futebol, jogar volei, volei, volei de praia, futevolei, jogo, jogo de futebol, partida, basquete, academia, academias, visita guiada, visitas guiadas, free tour, city tour, tour, tours, piscina, piscinas, patinacao, patinar, patinacao no gelo, paintball, kart,
    oficina, oficinas, oficina de ceramica, aula de culinaria, aula de ceramica, aula de danca, aula de samba, aula de forro, workshop, curso, ruinas, cumprimentar, aniversario, festa de aniversario, despedida de solteira, despedida de solteiro, casamento, cha de bebe, encontro, bondinho, teleferico, trem turistico, magusto, tosquia, centro cultural, biblioteca, parquinho, laser tag, sitio, fazendinha, brechos, brecho`,
  stays: `hotel, hoteis, hotelzinho, pousada, pousadas, pousadinha, hostel, hostels, albergue, hospedagem, hospedar, chale, chales, cabana, cabanas, apartamento, apartamentos, airbnb, casa de praia, casa de campo, sitio para alugar, resort, resorts, glamping, voo, voos, passagem, passagens, cruzeiro, cruzeiros, escapada, escapadinha, lua de mel, mochilao, alojamento, turismo rural, quarto, refugio, retiro, retiro de yoga, bangalo, casa`,
  shows: 'sessao',
  vague:
    'viagem, viagens, viajar, visitar, ferias, atividade, atividades, programa, programas, saida, sair, turismo, fazer algo, turistar, feriadao, roteiro, visita, encontrar a galera',
  table: 'mesa, mesas',
  weekends: 'fim de semana, final de semana, feriado',
  'left out': `sem, nao, nem, sem, nada de, exceto, menos, fora, nao ao, nem ao, em vez de, em vez do, ao inves de, ao inves do, depois do, depois da, depois de, antes do, antes da, antes de, nao quero, cansei de, odeio`,
  'not sought': `meu, minha, meus, minhas, teu, tua, seu, sua, nosso, nossa, com, com uma, com um, perto do, perto da, perto de um, perto de uma, ao lado do, ao lado da, em frente ao, em frente a, do lado do, do lado da, saindo do, saindo da, vista para o, do, da, deste, dessa, nesse, desse, vindo do, proximo ao, proximo a, proximo da, esse, essa`,
  'other senses':
    'de bola, de trabalho, de dados, de negocios, de software, de estudos, de estudo, de codigo, de carreira, de saude, critica, do arquivo, de arquivos, para o trabalho, de precos, de acesso, de contas, do projeto, de rede, da empresa, do sistema, de seguranca, de imprensa, profissional, de matematica, de programacao',
} as const;

export const activity = `
  unless:<left out>/<not sought> {a:<dinner>} !<other senses> => activity a food evening  ✓ jantar  ✗ nem jantar
  unless:<left out>/<not sought> {a:<lunch>} !<other senses> => activity a food midday  ✓ almoçar  ✗ sem almoçar
  unless:<left out>/<not sought> {a:<breakfast>} !<other senses> => activity a food morning  ✓ brunch  ✗ meu brunch
  unless:<left out>/<not sought> {a:<eating>} !(<other senses> | da manha) => activity a food  ✓ restaurantes  ✗ nada de restaurantes
  (una/la/ver/otra/uma/a/outra) {a:<shows>} !<other senses> => activity a evening  ✓ uma sessão  ✗ sessões
  unless:<left out>/<not sought> {a:<night>} !<other senses> => activity a evening  ✓ karaokê  ✗ nem karaokê
  unless:<left out>/<not sought> {a:<outdoors>} !<other senses> => activity a morning  ✓ trilha  ✗ minha trilha
  unless:<left out>/<not sought> {a:<outings>} !<other senses> => activity a  ✓ museus  ✗ perto do museu
  unless:<left out>/<not sought>/de/em {a:<stays>} !<other senses> => activity a travel  ✓ hotel  ✗ meu hotel
  unless:<left out>/<not sought> {a:<services>} !<other senses> => activity a service  ✓ encanador  ✗ meu encanador
  unless:<left out>/<not sought> {a:<vague>} !(<other senses> | do/dos/das/que/os/as) => activity a travel vague  ✓ viagem  ✗ viagem de negócios
  (aula | aulas | oficina | curso | noite | degustacao | tour | jogo | torneio | festival | feira | exposicao | show | sessao | passeio | roda | rodizio) de {x:words} => phrase x  ✓ aula de cerâmica  ✗ aulas
  <occasions> (de/do/da) {x:words} !(<months> | <weekdays>) => phrase x  ✓ revisão do gás  ✗ revisão em maio
  ^ {a:<table>} para {n:count} => table a food  ✓ mesa para 4  ✗ mesa para dados
  ver (o/a/os/as/um/uma) !(<night> | <outings> | <outdoors> | <eating> | <shows>) {x:words} !de => phrase x evening vague  ✓ ver o clássico  ✗ ver se
  {a:<weekends>} !(!em) => activity a travel vague  ✓ fim de semana em Búzios  ✗ fim de semana
  (reserv- | para | uma | quero) [uma/a/outra] {a:<table>} !(madeira | dados | luz | vidro | de madeira) => table a food  ✓ reserva uma mesa  ✗ comprei mesa`;
