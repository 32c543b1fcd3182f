/** The words and rules of whether a text in Portuguese asks for places to go to, so that a numbered list behind it is one of places. */
export const placeLists = {
  venues: `bares, barzinhos, botecos, pubs, cafes, cafeterias, restaurantes, churrascarias, cervejarias, pizzarias, hamburguerias, sorveterias, confeitarias, padarias, cantinas, quiosques, terraços, rooftops, hoteis, pousadas, hostels, albergues, museus, galerias de arte, parques, praias, jardins, mirantes, miradouros, monumentos, castelos, igrejas, teatros, cinemas, lojas, supermercados, shoppings, farmacias, cabeleireiros, academias, piscinas, boates, baladas, karaokes, spas, bairros, lugares, sitios, cantinhos`,
  venue: `bar, barzinho, boteco, pub, cafe, cafeteria, restaurante, churrascaria, cervejaria, pizzaria, hamburgueria, sorveteria, confeitaria, padaria, cantina, quiosque, terraço, rooftop, hotel, pousada, hostel, albergue, museu, galeria de arte, parque, praia, jardim, mirante, miradouro, monumento, castelo, igreja, teatro, cinema, supermercado, shopping, farmacia, cabeleireiro, academia, piscina, boate, balada, karaoke, spa, bairro, lugar, lugarzinho, cantinho`,
  // places only where it is told where they are
  'twofold venues': `livrarias, livraria, mercados, mercado, loja, feiras, feira, pracas, praca, clubes, clube, salas, galerias, galeria, estacoes, estacao, vilas, vila`,
  'no venues': `virtual, virtuais, online, na internet, de trabalho, financeir-, comuns, comum, de progresso, de dados, de origem, de nascimento, de aplicativos, na tabela, na lista, no codigo, no ranking, na fila, de bombeiros`,
  'before venues': `outros, outras, outro, outra, mais, varios, varias, bons, boas, bom, boa, melhores, algum, alguma, alguns, algumas, uns, umas, novos, novas, bonitos, lindos, principais, qualquer, uma lista de, uma lista com, um par de, opcoes de, sugestoes de, um, uma, dois, tres, quatro, cinco, seis, dez`,
  'one venue': `um, uma, algum, alguma, outro, outra, um bom, uma boa, algum bom, alguma boa, o melhor, a melhor, qualquer`,
  'asks for': `procur-, busc-, encontra, encontre, encontrar, acha, ache, achar, recomend-, sugere, sugira, sugest-, indica, indique, indicar, me da, me de, me mostra, mostra, mostre, me passa, me fala, me diz, diga, conhece, conhecem, sabe de, lista, liste`,
  'wishes for': `quero, queremos, queria, queriamos, gostaria, gostariamos, preciso, precisamos, prefiro, a fim de, afim de, vontade de, podemos, poderiamos`,
  'is there': 'tem, ha, existe, existem, conhece, conhecem, sabe de, fica, ficam',
  nearness: `perto, por perto, por aqui, aqui perto, proxim-, na regiao, na area, no bairro, na minha cidade, no centro, pelo centro, a pe, ao redor, aqui do lado`,
  'done there': `comer, jantar, almocar, tomar cafe, tomar cafe da manha, lanchar, tomar algo, tomar uma, tomar uma cerveja, tomar, beber, brindar, dançar, sair, dormir, me hospedar, nos hospedar, hospedar, ficar, passear, ir, comemorar, festejar`,
  'does there': `janto, jantamos, como, comemos, almoço, almoçamos, tomamos, durmo, dormimos, me hospedo, nos hospedamos, fico, ficamos, vou, vamos, saio, saimos, danço, dançamos, comemoramos`,
  'eaten there': 'jantar, comer, almocar, lanchar, beliscar, tomar, beber, sair',
  'kind of something': `barato, economico, bom, gostoso, romantico, elegante, tranquilo, bonito, legal, especial, informal, perto, por aqui, animado, diferente, mais barato, mais perto, mais tranquilo`,
  'at home': `cozinhar, cozinho, receita, receitas, geladeira, ingredientes, preparar, preparo, microondas, em casa, congelador, dieta, cardapio semanal, lista de compras, marmita`,
  'other things': `filmes, filme, series, serie, livros, livro, musicas, musica, receitas, receita, pratos, prato, sobremesas, vinhos, vinho, nomes, nome, passos, razoes, dicas, truques, presentes, presente, jogos, jogo, exercicios, dias, dia, horarios, horario, precos, preco, telefone, endereco, cardapio, menu, ingredientes, shows, voos, trens, onibus, atores, frases, piadas, temas, convidados, info, informacoes, detalhes, dados, resumo, ingressos`,
  'goes on asking': `me, nos, tem, ha, tal, opcoes, opcao, alternativas, alternativa, outro, outra, outros, outras, mais, recomenda, sugere, indica, voce recomenda, voce sugere, voce indica, bom, boa, lugar, regiao, por`,
  'goes on wishing': `seja, sejam, esteja, tenha, tenham, nao, fique, fiquem, abra, abram, aceite, aceitem, custe, possa, possam, sirva`,
  // words that do not stand between a place and what it is for
  'breaks off': 'web, online, virtual, e, ou, em, no, na, de, do, da, com, sem, que, para, onde, comum',
  'told before': 'primeiro, primeira, segundo, segunda opcao, terceiro, terceira, quarto, quinto, ultimo, ultima',
  // places that one chooses for what is on there: with a plan for them, a list may as well be of films
  programmes: `cinema, cinemas, filme, filmes, teatro, teatros, peca, pecas, concerto, concertos, show, shows, opera, musical, espetaculo, exposicao, exposicoes, festival, jogo, voo, voos, viagem, festa, churrasco`,
  steps: `adicione, acrescente, bata, aqueça, cozinhe, corte, misture, coloque, deixe, sirva, abra, feche, faça, va, use, instale, execute, crie, reserve, ligue, procure, escolha, primeiro, depois`,
} as const;

/**
 * The rules of what is asked for: `places`; `asked` is that where the clause is a question; `more` where a plan to go out is open; `else` is
 * another thing, which ends that, and `never` says that no list here is of places.
 */
export const placesAsked = `
  unless:nao/nem <asks for> [os/as] [<before venues>] [<before venues>] [{n:number}] [<before venues>] <venues> !<no venues> => 'places'  ✓ procura bares em Botafogo  ✗ procura trabalho em bares
  unless:nao/nem <wishes for> [ir/sair] [a/em/para/pra] [visitar/conhecer/ver/encontrar] [os/as] [<before venues>] [{n:number}] <venues> !<no venues> => 'places'  ✓ quero visitar museus  ✗ quero vender bares
  unless:nao/nem <asks for> [a/em/para] <one venue> <venue> !<no venues> => 'places'  ✓ me indica um bom restaurante  ✗ me passa o cardápio do restaurante
  unless:nao/nem <wishes for> [ir/sair] [a/em/para/pra/num/numa] [visitar/conhecer/ver/encontrar] [<one venue>] <venue> !<no venues> => 'places'  ✓ quero ir num museu  ✗ quero abrir um bar
  (que/quais) [<before venues>] <venues> !<no venues> => 'places'  ✓ quais museus abrem na segunda?  ✗ que dias abrem os museus?
  (que/qual) [outro/outra/bom/boa] <venue> (me/nos/voce/posso/podemos/esta/fica/tem/abre/com/perto/em/para/recomend-/indica/sugere | $) => 'places'  ✓ qual restaurante você recomenda?  ✗ é mais do que bar e menos do que clube
  quais são [os/as] [<before venues>] [{n:number}] [<before venues>] <venues> !<no venues> => 'places'  ✓ quais são os melhores restaurantes?  ✗ quais são os dias?
  qual é (o/a) (melhor <venue> | <venue> (mais/melhor)) !<no venues> => 'places'  ✓ qual é o melhor bar do Rio?  ✗ qual é o bar?
  <is there> [<before venues>] [<before venues>] (<venues> | <venue>) !<no venues> => 'asked'  ✓ tem algum bar aberto?  ✗ tem pão no bar?
  ^ [e/oi/os/as] [os/as] [{n:number}] [<before venues>] <venues> !<no venues> (<nearness> | em/no/na/de/do/com/para/por/onde/barat-/tranquil-/abert-) => 'places'  ✓ melhores restaurantes de Lisboa  ✗ bares, museus e tal
  ^ [e] (outro/outra/outros/outras/mais/algum/alguma) [bom/boa] (<venues> | <venue>) !<no venues> => 'places'  ✓ outros bares?  ✗ fui a outro bar
  (que/quais/outro/outra/outros/outras/mais | <asks for> | <wishes for> | <is there>) [uma/um/alguma/algum] [<before venues>] <twofold venues> !<no venues> [*] [*] (<nearness> | (em/no/na/de) {p:known}) => 'places'  ✓ procura livrarias perto daqui  ✗ procura livrarias de gráficos
  (onde/aonde) [eu | a gente] [me/nos/se] [posso/podemos/poderia/pode | da para | da pra | vale a pena] [ir/sair] <done there> !(aula- | curso- | decis-) => 'places'  ✓ onde podemos jantar?  ✗ onde está o erro?
  ^ [e] (onde/aonde) [me/nos] <does there> => 'asked'  ✓ onde jantamos?  ✗ o bar onde jantamos
  onde (tem/ha/encontro/acho) [<before venues>] [<one venue>] (<venues> | <venue>) !<no venues> => 'places'  ✓ onde tem uma farmácia?  ✗ onde tem erro?
  onde [posso/podemos | da para | da pra] (comprar/compro/estacionar/alugar/ver) … <nearness> => 'places'  ✓ onde posso comprar pão por aqui?  ✗ onde posso comprar pão?
  (lugar/lugares/lugarzinho/cantinho/restaurante/bar) [mais/bem] [!<breaks off> *] (para/pra/onde) <done there> => 'places'  ✓ um lugar tranquilo para jantar  ✗ um lugar para guardar chaves
  (<asks for> | <wishes for> | <is there>) algo [<kind of something>] [e] [<kind of something>] (para/pra) <eaten there> => 'places'  ✓ procura algo para jantar  ✗ comprei algo para jantar
  ^ [e/oi] algo [<kind of something>] [e] [<kind of something>] (para/pra) <eaten there> => 'places'  ✓ algo barato para jantar  ✗ sobrou algo para jantar
  (que/quais) [posso/podemos | da para | da pra | tem para] (visitar | (ver/conhecer) (em/no/na | perto de) {p:known}) => 'places'  ✓ o que ver em Roma?  ✗ o que ver na Netflix?
  (que) tem <nearness> => 'asked'  ✓ o que tem perto?  ✗ o que tem de jantar?
  (outra/outras/mais/que/quais/alguma/algumas/procura/quero/tem/melhores) (opcao/opcoes/alternativa/alternativas/sugestao/sugestoes/indicacao/indicacoes) => 'more'  ✓ tem opções?  ✗ opções de compra
  <asks for> (algo/algum/alguma/um/uma) => 'more'  ✓ procura algo italiano  ✗ procura pão
  ^ [e/melhor/então] [algo/algum/alguma/um/uma/mais] <nearness> => 'more'  ✓ e perto do metrô?  ✗ moro perto do metrô
  ^ [e/melhor/então] (em/por/no/na) {p:name} => 'more'  ✓ e em Botafogo?  ✗ moro em Botafogo
  ^ [e/quero/tem] (outro/outra/outros/outras/algum/alguma/mais) $ => 'more'  ✓ outros?  ✗ outros dias?
  (algo/algum/alguma/um/uma) (mais/menos) (barato/barata/perto/tranquilo/tranquila/elegante/informal/romantico/central/caro/longe) => 'more'  ✓ algo mais barato  ✗ algo mais
  que [voce/me/nos] (recomend-/sugere/indica) => 'more'  ✓ o que você recomenda?  ✗ o que você acha?
  ^ [e/mas/o/a/de/em/com] [o] (que/qual/quais/quanto/quanta/quantos/quantas/quando/como/quem) !(<goes on asking> | <goes on wishing> | <venues> | <venue>) => 'else'  ✓ que dias abre?  ✗ que seja barato
  onde (esta/estao/fica/ficam/e) => 'else'  ✓ onde está?  ✗ onde for
  (ver/outra/outro/outras/outros/mais/a/o/os/as | <asks for> | lista de) [a/o/os/as] [<before venues>] [{n:number}] <other things> => 'else'  ✓ me passa mais detalhes  ✗ me passa bares
  (o/a/do/da/ao) <told before> => 'else'  ✓ e o segundo?  ✗ segundo
  lista (de/com) !(<before venues> | <venues>) => 'else'  ✓ uma lista de convidados  ✗ uma lista de bares
  reserv- => 'else'  ✓ reserva mesa  ✗ bares
  unless:com/de/a <other subjects> => 'never'  ✓ que lugares uso no React?  ✗ bares
  (escrev- | traduz- | traduc- | resum- | explic-) => 'never'  ✓ escreve um conto num bar  ✗ um bar
  <at home> => 'never'  ✓ algo para jantar com o que tem na geladeira  ✗ algo para jantar`;
