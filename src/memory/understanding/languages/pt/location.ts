/** The rules of places, in Portuguese: what leads to a place, from the surest. A \`place\` behind a sure lead may be in lower case. */
export const locationLists = {
  'place leads': `o bairro de, o bairro do, o bairro da, bairro de, bairro do, bairro da, bairro, o bairro, a regiao de, a regiao do, a regiao da, regiao de, regiao do, regiao da, a zona de, a cidade de, cidade de, a ilha de, a ilha do, ilha do, a praia de, a praia do, a praia da, os lados de, os lados do, os lados da, os arredores de, litoral de, interior de, serra da, o litoral de, o interior de`,
  centres:
    'o centro, centro, centro historico, o centro historico, a zona sul, zona sul, zona norte, a zona norte, zona leste, zona oeste, a baixa, litoral norte, o litoral, a serra',
  'small words': 'de, do, da, dos, das, o, a, e, del, la, las, los',
  'name openers':
    'praca, rua, avenida, av, praia, porto, ponta, vila, nova, novo, monte, ilha, lago, lagoa, vale, castelo, rio, torre, palacio, estadio, estacao, mercado, sao, santo, santa, barra, morro, cabo, alto, bairro, foz, campo, campos, jardim, jardins, ribeirao, pedra, parque, serra = alone',
  'name endings': 'velha, velho, nova, novo, alto, alta, norte, sul, grande, beach, bela, mole, verde',
  'no place': `mundo, casa, serio, ingles, frances, alemao, italiano, portugues, espanhol, geral, total, principio, vez, lugar, caso, troca, realidade, verdade, internet, google, linha, pessoa, pessoas, familia, casal, grupo, carro, trem, aviao, onibus, barco, bike, bicicleta, moto, metro, mao, mente, paz, dinheiro, cartao, verao, inverno, primavera, outono, semana,
    pascoa, feriado, feriadao, plano, plena, breve, seguida, frente, conjunto, particular, especial, privado, publico, silencio, companhia, oferta, promocao, condicoes, processo, duvida, <numbers>, mim, ti, si, meu, minha, meus, minhas, seu, sua, seus, suas, nosso, nossa, que, onde, qual, quem, este, esta, esse, essa, isso, isto, aquele, aquela, algum,
    alguma, algo, nada, tudo, todo, toda, todos, todas, outro, outra, outros, outras, qualquer, mesmo, mesma, aqui, ai, ali, la, torno, meio, media, base, funcao, parte, conta, teoria, pratica, resumo, vao, favor, fim, final, exemplo, certo, agora, o, a, os, as, de, do, da, e, ou, se, nao, mais, muito, uns, umas, um, uma, num, numa, horas, dias, minutos, semanas, meses,
    noite, noites, manha, tarde, hora, dia, ele, ela, eles, elas, nos, voce, voces, eu, jantar, almocar, comer, beber, tomar, ver, fazer, sair, dancar, curtir, comemorar, descansar, indicar, buscar, reservar, conhecer, visitar, viajar, passar, passear, comprar, mes, ano, hoje, amanha, segunda, terca, quarta, quinta, sexta, sabado, domingo, janeiro, fevereiro, marco,
    abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, python, java, javascript, typescript, excel, word, sql, netflix, youtube, spotify, instagram, whatsapp, facebook, tiktok, linux, windows, mac, android, github, chatgpt, react, producao, preco, orcamento, horario, trabalho, escola, faculdade, escritorio, hospital, cadeia, cama, criancas, amigos, amigas,
    gente, galera, pessoal, serie, ponto, reais, euros, dolares, partida, time, tempo, voz, aplicativo, projeto, codigo, servidor, reuniao, roupa, memoria, cima, baixo, geral, nenhum, nenhuma, praia, campo, montanha, natal, reveillon, carnaval, janela, sala, mesa, volta, breve, pe, direto, ordem, relacao, resposta, almoco, janta, balada, carreira, pt, meia, dezena, entrada, media, comum, vista, diante, busca,
    ate, dois, tres, cinema, teatro, shopping, restaurante, bar, museu, parque, hotel, feira, natureza, beira, area, esplanada, varanda, mar, cachoeira, boteco, barzinho, pousada, mercado, piscina, aniversario, show, festa, jogo, cabeca, cada, ultima, ultimo, proxima, proximo`,
  near: `perto de, perto do, perto da, pertinho de, pertinho do, pertinho da, proximo a, proximo ao, proximo de, proximo do, proximo da, ao lado de, ao lado do, ao lado da, em torno de, na regiao de, na regiao do, na regiao da, ali por, la por, por perto de, nos arredores de, na zona de, no bairro de, no bairro do, no bairro da, pros lados de, para os lados de, nas redondezas de, ali em, la em, ali no, la no, la na, ali na`,
  motion: `ir, irmos, vou, vamos, bora, partiu, viajar, viagem, viagens, viajamos, voar, voo, voos, escapada, escapadinha, passagem, passagens, passeio, excursao, chegar, chegamos, ida, cruzeiro, mudar, saida, tour, bate volta, bate e volta, conhecer, voltar, indo, descer, subir, rumo, vindo, fugir, fugida, mochilao, roteiro, trem, onibus, feriado, feriadao, sair`,
  visits: 'visitar, conhecer, explorar, destino, descobrir, curtir, rumo a',
  'no lead':
    'nao, nem, que, nada, moro, nasci, trabalho, desde, saio, saindo, saimos, como, mora, sou, tampouco, exceto, menos, moramos, trabalha, moram, vivo, somos, estudo',
} as const;

export const location = `
  unless:<no lead> <near> {p:place} => sure p  ✓ perto da Paulista  ✗ perto
  unless:<no lead> <motion> … (para/pra/pro/a/ao/ate/em/no/na) ({p:name} | !-ar/-er/-ir {p:place}) => likely p  ✓ viagem para Roma  ✗ vou jantar
  unless:<no lead> em ({p:name} | !-ar/-er/-ir {p:place}) => likely p  ✓ em botafogo  ✗ em casa
  unless:<no lead> (no/na/nos/nas/pelo/pela/pelos/pelas/num/ao/aos) {p:name} => likely p  ✓ na Lapa  ✗ na sexta
  unless:<no lead> <visits> {p:name} => likely p  ✓ conhecer Paraty  ✗ conhecer gente
  (por/para/ate) {p:name} => maybe p  ✓ por Santos  ✗ a Carla
  (de/do/da/desde) {p:name} (a/para/ate/ao) {q:place} => sure q  ✓ de Recife para Natal  ✗ de Recife
  (desde | saindo de | saindo do | partindo de) {p:name} => from p  ✓ saindo de Recife
  (de/do/da/dos/das) {p:name} => behind p  ✓ de Recife  ✗ de moda
  {p:known} => named p  ✓ pizza botafogo  ✗ pizza
  ^ {p:name} $ => alone p  ✓ Kew  ✗ kew gardens please
  {p:name} => next p  ✓ surf Bondi  ✗ surf`;
