/** Portuguese words that rules of facts speak of, under the names that every language has. */
export const factWords = {
  'phrase ends': `que, porque, por isso, pois, mas, quando, onde, se, como, entao, esta, estao, ha, faz, enquanto, embora, pq, esse ano, este ano, ano que vem, mes passado, ano passado, semana passada, semestre passado, ontem, hoje, agora, atualmente, me, nao, kk, kkk, kkkk, kkkkk, rs, rsrs, né, ne, ta, viu, sabe, tambem, por favor, bjs, obrigado, obrigada,
    ja que, apesar, mesmo que, aqui, alias, sera, vou, to, estou, ainda, ultimamente, esses dias, pode, voce, posso, preciso, queria, lol, haha, hahaha, deve, ai, faco, tem`,
  'noun ends': `em, de, do, da, dos, das, no, na, nos, nas, com, para, pra, por, pelo, pela, desde, ha, o, a, os, as, um, uma, meu, minha, ao, à, num, numa, sobre, até, ate, sem, é, eh, são, sao, esta, estao, tem, foi, seu, sua, era, fica, vai, faz, mora, trabalha, estuda, tão, favorito, favorita, favoritos, favoritas, preferido, preferida, preferidos, preferidas, todo, toda, todos, todas, sempre, antes, depois, diariamente, chamado, chamada, chamados, que`,
  'own openers': `eu, me, meu, minha, meus, minhas, sou, tenho, moro, trabalho, estou, uso, nosso, nossa, nossos, nossas, temos, faco, gosto, adoro, amo, odeio, vivo, jogo, toco, falo, estudo, curso, trampo, somos, moramos, a gente, quero, queria, preciso, nao, acordo, prefiro, nunca, sempre, nasci, agora, hoje, vou,
    treino, corro, dou, vendo, tomo, ja, vim, comecei, fui, nos, curto, detesto, costumo, torco, pretendo, minha, so, vc, voce, fiz, estava, tinha, virei, ainda, as vezes, acabei, peguei, comprei, ajudo, como, estamos, usamos, ando, odiava, la, aqui, tambem, to, fico, depois, coordeno, namoro, posso,
    passo, dirijo, programo, sofro, bebo, fumo, leio, escrevo, canto, danço, viajo, penso, sonho, ganho, cuido, crio, entrei, sai, passei, mudei, parei, larguei, tive, aprendi, estudei, morei, trabalhei`,
  'no name': `um, uma, o, a, muito, bem, mal, hoje, nao, de, volta, louco, louca, burro, burra, assim, isso, aqui, senhor, senhora, tia, tio, amor, doido, doida, feio, feia, chato, chata, gordo, gorda, bonito, lindo, linda, esse, essa, aquele, quem, meu, minha, seu, comum, simples, bobo, boba, ser, para, estranho,
    difícil, dificil, com, sem, so, tao, mais, mesmo, igual, sempre, atenção, mentiroso, mãe, mae, pai, vez, quando, onde, qual, que, como, por, fica, vai, tem, estou, esta`,
  'third person': `eu = ele, meu = seu, minha = sua, meus = seus, minhas = suas, me = lhe, comigo = consigo, nosso = seu, nossa = sua, nossos = seus, nossas = suas, sou = é, tenho = tem, moro = mora, trabalho = trabalha, estou = está, uso = usa, faço = faz, faco = faz, vou = vai, tô = está, to = está, tou = está,
    jogo = joga, toco = toca, gosto = gosta, quero = quer, posso = pode, preciso = precisa, estudo = estuda, leio = lê, escrevo = escreve, pinto = pinta, corro = corre, tomo = toma, durmo = dorme, acordo = acorda, cozinho = cozinha, danço = dança, canto = canta, bordo = borda, costuro = costura,
    desenho = desenha, treino = treina, nado = nada, pedalo = pedala, assisto = assiste, saio = sai, bebo = bebe, fumo = fuma, medito = medita, rezo = reza, levo = leva, passeio = passeia, vejo = vê, ouço = ouve, ando = anda, viajo = viaja, temos = tem, somos = são, usamos = usa, vamos = vai,
    fazemos = faz, conosco = consigo, caminho = caminha, medimos = mede, cuido = cuida, crio = cria, planto = planta, coleciono = coleciona, fotografo = fotografa, pratico = pratica, pesco = pesca, programo = programa`,
  'favorite key': 'favorite = * favorito',
  forgettable: `onde eu moro = home, onde moro = home, minha casa = home, meu bairro = home, onde eu trabalho = work, onde trabalho = work, meu trampo = work, meu chefe = own:chefe, minha idade = age, quantos anos eu tenho = age, quantos anos tenho = age, o meu nome = name, como eu me chamo = name,
    meus filhos = family, minha namorada = partner, meus bichos = pet, o que eu gosto = preference, do que eu gosto = preference, o que eu faco = profession, o que eu estudo = studies, quando eu nasci = birthday, quando nasci = birthday, com quem eu moro = home, a que eu sou alergico = allergy`,
  partners:
    'namorado, namorada, esposo, esposa, marido, mulher, noivo, noiva, companheiro, companheira, conjuge, mozao, parceiro, parceira',
  relatives: `filho, filha, filhos, filhas, filhinho, filhinha, irmao, irma, irmaos, irmas, pai, mae, pais, gemeos, gemeas, mamae, papai, avo, avos, avó, avô, vovó, vovô, neto, neta, netos, netas, sobrinho, sobrinha, sobrinhos, sobrinhas, tio, tia, tios, tias, primo, prima, primos, primas, sogro, sogra, sogros,
    cunhado, cunhada, cunhados, cunhadas, enteado, enteada, enteados, bebe, bebê, caçula, cacula, criancas, menino, menina, meninos, meninas, mano, mana, padrasto, madrasta, afilhado, afilhada, casal de filhos, família, familia`,
  animals: `cachorro, cachorra, cachorros, cachorras, cachorrinho, cachorrinha, cachorrinhos, gato, gata, gatos, gatas, gatinho, gatinha, gatinhos, papagaio, calopsita, calopsitas, hamster, coelho, coelha, coelhos, peixe, peixes, aquario, tartaruga, jabuti, passarinho, passarinhos, periquito, periquitos, cavalo,
    egua, galinha, galinhas, vira lata, vira latas, labrador, golden, poodle, shih tzu, pinscher, lhasa, bulldog, pug, salsicha, pastor alemao, pitbull, husky, beagle, caramelo, siames, siamesa, persa, filhote, filhotes, pet, pets, cao, caes, cadela, canario, porquinho da india, iguana, cobra, furao,
    cabra, bode, vacas, dog, doguinho, bichano, yorkshire, spitz, border collie, rottweiler, maltes, chinchila, arara`,
  intolerances: 'alergia, alergias, intolerancia, intolerancias, alergia alimentar',
  illnesses: `asma, diabetes, diabete, enxaqueca, enxaquecas, epilepsia, hipertensao, pressao alta, pressao baixa, colesterol, colesterol alto, hipotireoidismo, hipertireoidismo, tdah, tea, autismo, ansiedade, depressao, artrite, artrose, fibromialgia, lupus, endometriose, sop, ovario policistico, gastrite,
    refluxo, rinite, sinusite, bronquite, hernia, hernia de disco, anemia, psoriase, dermatite, labirintite, glaucoma, miopia, astigmatismo, escoliose, insonia, toc, bipolaridade, transtorno bipolar, tireoide, hashimoto, crohn, cancer, hiv, marca passo, marcapasso, deficiencia auditiva,
    deficiencia visual, baixa visao, daltonismo, vitiligo, trombose, arritmia, apneia, bursite, tendinite, dislexia, burnout, sindrome do intestino irritavel, sindrome do panico, sindrome, transtorno de ansiedade, osteoporose, cirrose, hepatite, esclerose multipla, parkinson, doenca celiaca, gota,
    ansiedade generalizada, problema no joelho, problema de coluna, problema na coluna, problema no coracao, sopro no coracao, pedra nos rins, pedra no rim, anemia falciforme, protese, condromalacia, resistencia a insulina, gordura no figado`,
  vehicles: `carro, carros, moto, motos, caminhonete, bicicleta, bike, caminhao, van, kombi, fusca, scooter, carrinho, motoca, picape, suv, motorhome, trailer, lancha, barco, jet ski, utilitario, hb20, onix, celta, kwid, argo, mobi, toro, strada, saveiro, t cross, creta, kicks, renegade, uno, palio, corsa,
    fiesta, biz, cg, fan, titan, bros, fazer, xre, civic, hrv, tracker, nivus, montana, prisma, voyage, gol, fox, up, polo, siena, versa, march, sandero, duster, logan, cobalt, spin, chevette, monza, opala, ecosport`,
  degrees:
    'mestrado, doutorado, graduacao, diploma, pos, pos graduacao, mba, licenciatura, bacharelado, tecnologo, curso tecnico, curso superior, ensino medio completo, ensino medio, supletivo, faculdade, especializacao',
  dwellings: 'casa, apartamento, ape, apê, kitnet, kitinete, sitio, chacara, fazenda, sobrado, studio, lote, terreno',
} as const;

/** Lists that the Portuguese rules alone speak of. Verbs stand with their third person, which is how a fact tells them. */
export const ownWords = {
  'strong goals': 'perder, emagrecer, juntar, passar no, passar na, passar em, parar de, aprender a, guardar, engravidar, me formar em, me formar, virar, tirar a carteira, tirar minha carteira, sair das dividas, quitar, abrir meu, abrir minha, abrir um negocio, mudar de carreira, melhorar meu, correr uma, publicar',
  cared: 'idosos, idoso, idosa, criancas, bebes, animais, pessoas, uma senhora, um senhor, cachorros, jardins',
  'work manner': 'por conta propria, por conta, como autonomo, como autonoma, de casa, em casa, home office, remoto, remotamente, meio periodo, à noite, de noite, de madrugada, embarcado, embarcada, por escala, em escala 12x36, em turno, presencial',
  temples: 'igreja, terreiro, centro espirita, templo, missa, culto, sinagoga, mesquita, assembleia, congregacao, universal, casa de axe, grupo de oracao, testemunhas',
  settlements: 'sitio, fazenda, cidade, cidadezinha, interior, zona rural, comunidade, favela, aldeia, vila, condominio, kitnet, republica, quilombo, roca, capital, litoral, praia, periferia, morro, predio, bairro, chacara, pensionato',
  counts: 'um, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  'begun deeds':
    'correr, nadar, pintar, dancar, cozinhar, pedalar, meditar, malhar, treinar, lutar, tocar, jogar, surfar, costurar, bordar, desenhar, escrever, fotografar, caminhar, cantar, escalar, colecionar, plantar, velejar',
  called: 'chamado, chamada, chamados, chamadas, que se chama, que se chamam, de nome',
  body: 'joelho, joelhos, coluna, vesicula, apendice, coracao, ombro, tornozelo, pe, olho, olhos, quadril, hernia, tireoide, utero, prostata, menisco, ligamento, mao, punho, braco, perna, femur, nariz, septo',
  others:
    'irmao, irma, filho, filha, amigo, amiga, amigos, chefe, namorado, namorada, mulher, marido, esposo, esposa, mae, pai, pais, primo, prima, tio, tia, avo, sogro, sogra, cunhado, cunhada, vizinho, vizinha, colega, cliente, professor, professora, ex, cara, moca, medico, medica, psicologa, terapeuta, paciente, aluno, aluna, homem, mulherada, menino, menina, rapaz',
  compose:
    'escreve, escreva, escrever, faz, faca, fazer, cria, crie, criar, monta, monte, redige, redija, gera, gere, inventa, invente, bola',
  drafts:
    'email, e mail, carta, bio, post, texto, redacao, poema, conto, historia, cronica, discurso, mensagem, legenda, letra, roteiro, dialogo, cena, monologo, curriculo, curriculum, anuncio, apresentacao, tweet, depoimento, resenha, frase, biografia, perfil, soneto, parodia, piada, resumo profissional',
  always:
    'sempre, a partir de agora, de agora em diante, daqui para frente, daqui em diante, por padrao, daqui por diante, de hoje em diante, em todas as respostas, nunca mais, nas proximas respostas, por favor sempre, toda vez, pode sempre, de preferencia',
  answer:
    'responde, responda, responder, me responde, me responda, responda me, fala comigo, fale comigo, falar comigo, fala, fale, conversa comigo, converse comigo, escreve, escreva, escrever, me escreve, explica, explique, explicar, me explica, me explique, pode falar, converse, conversa',
  replies:
    'respostas = respostas, resposta = respostas, explicacoes = explicações, explicacao = explicações, mensagens = mensagens, textos = textos, resumos = resumos, receitas = receitas',
  manners:
    'curtas, curto, curta, breve, breves, diretas, direto, direta, direto ao ponto, objetivas, objetivo, objetiva, detalhadas, detalhado, detalhada, longas, longo, simples, resumidas, resumido, resumida, formal, formais, informal, informais, tecnicas, tecnico, sucinto, sucintas, sucinta, conciso, concisas, concisa, passo a passo, didatico, didaticas, completas, completo, gentil, educado, sincero, sinceras, sem rodeios, sem enrolacao, em topicos, em paragrafos, paciente, informalmente, formalmente, curtinhas, claro, claras, bem explicado, em linguagem simples, ao ponto',
  forms:
    'emojis, emoji, listas, lista, bullets, bullet points, topicos, tabelas, tabela, girias, giria, palavrao, palavroes, jargao, jargoes, termos tecnicos, rodeios, enrolacao, negrito, markdown, exclamacoes, formalidades, formalidade, diminutivos, exemplos, exemplo, exemplos praticos, analogias, fontes, links, referencias, codigo, comentarios, titulos, desculpas, elogios, introducao, resumo no final, resumo, asteriscos, travessao, ingles, termos em ingles, paragrafos, textao, palavras dificeis, unidades metricas, subtitulos, hashtags, figurinhas, bajulacao, disclaimers, avisos',
  units:
    'sistema metrico, celsius, quilometros, medidas em gramas, gramas, quilos, reais, preços em reais, precos em reais, formato 24 horas, horario de brasilia, xicaras, centimetros, unidades metricas, dolares, euros',
  forget:
    'esquece, esqueca, esquecer, esqueças, apaga, apague, apagar, deleta, delete, deletar, remove, remova, remover, exclui, exclua, excluir, tira da memoria, tira da sua memoria, nao guarda, nao guarde, nao guarda mais, nao guarde mais, nao lembra mais, nao lembre mais, para de lembrar, limpa, limpe, desconsidera, desconsidere, pode esquecer, nao precisa mais lembrar, nao salva, nao salve, nao armazene, risca, pode apagar, quero que esqueca, quero que voce esqueca, esquece de',
  forgotten:
    'onde eu moro, onde moro, onde eu trabalho, onde trabalho, quantos anos eu tenho, quantos anos tenho, como eu me chamo, o que eu faco, o que eu estudo, quando eu nasci, com quem eu moro, do que eu gosto, o que eu gosto, de onde eu sou',
  having:
    'tenho|temos|a gente tem|ainda tenho|agora tenho = tem, tive|tivemos = teve, crio|criamos = cria, possuo|possuimos = possui, ganhei|ganhamos = ganhou',
  'no thing':
    'que, de, medo, vontade, duvida, duvidas, certeza, uma duvida, fome, sede, sono, pressa, saudade, um problema, problema, tempo, um monte, uma pergunta, uma entrevista, um encontro, uma consulta, vergonha, pena, interesse, ideia, um carro alugado, um amigo, uma amiga, uns amigos, amigos, um colega, uma colega, um conhecido, um vizinho, uma vizinha, um cliente, um aluno, uma aluna, mais o que, um elefante, dificuldade, um filho que, sorte, razao, nojo, ciume, febre, dor, uma prova, febre, um trabalho, uma reuniao, pavor, horror, ranco, fobia',
  together:
    'sou casado|somos casados = é casado, sou casada = é casada, sou noivo = é noivo, sou noiva = é noiva, estou casado = está casado, estou casada = está casada, namoro|estou namorando = namora, casei|me casei = é casado, estou noiva = é noiva, estou noivo = é noivo, vivo junto = vive junto, moro junto = mora junto',
  being: 'sou|ainda sou|continuo|sigo|eu sou = é, estou = está, somos|a gente e = são, virei = é',
  parents:
    'mae, pai, avo, avó, avô, vó, vô, mamae, papai, tia, tio, madrinha, padrinho, vovó, vovô, mae solo, pai solo, mae solteira, pai solteiro',
  driving: 'dirijo = dirige, tenho|temos|a gente tem = tem, piloto = pilota, comprei|compramos = tem',
  allergic: 'alergico = é alérgico, alergica = é alérgica, intolerante = é intolerante, sensivel = é sensível',
  'eye faults': 'miopia, astigmatismo, hipermetropia, presbiopia',
  since: 'desde crianca, desde pequeno, desde pequena, desde sempre, de nascenca',
  favorite:
    'favorito, favorita, favoritos, favoritas, preferido, preferida, preferidos, preferidas, predileto, predileta',
  plays:
    'futebol, futsal, volei, basquete, tenis, xadrez, rpg, videogame, ping pong, pelada, poker, baralho, truco, dominó, domino, beach tennis, padel, sinuca, lol, valorant, free fire, cs, minecraft, handebol, rugby, golfe, bola, peteca, tenis de mesa, jogos de tabuleiro, para maratona, para triatlo, jiu jitsu, num time, no time, toda, todo, aos, nos fins, com meus, online, ha, desde, em corridas',
  'own games':
    'coleciono|colecionamos = coleciona, pinto = pinta, pratico|praticamos = pratica, surfo = surfa, costuro = costura, pedalo|pedalamos = pedala, nado = nada, fotografo = fotografa, danco|dancamos = dança, velejo = veleja, mergulho em = mergulha em, treino|treinamos = treina, escalo = escala, cultivo|cultivamos = cultiva, toco em = toca em, luto = luta, crio abelhas = cria abelhas',
  at: 'às, as, aos, ao, no, na, em, de, à, para, por, a',
  natures:
    'noturno, noturna, matutino, matutina, madrugador, madrugadora, notivago, notivaga, caseiro, caseira, timido, timida, introvertido, introvertida, extrovertido, extrovertida, workaholic, perfeccionista, organizado, organizada, bagunceiro, bagunceira',
  jobs: 'estagio, faxina, faxinas, bico, bicos, uns bicos, freela, freelas, manutencao, entrega, entregas, plantao, plantoes, unha, unhas, salgados, marmita, marmitas, consertos, uber, costura, limpeza, frete, fretes, trabalho voluntario, voluntariado, iniciacao cientifica, bolo de pote, bolos para vender, docinhos, artesanato para vender, carreto',
  'out of work':
    'desempregado, desempregada, sem emprego, sem trabalho, sem trampo, de licenca maternidade, de licenca, parado, parada de trabalhar, afastado, afastada do trabalho, em busca de emprego',
  retired: 'aposentado, aposentada, pensionista',
  leading:
    'coordeno|coordenamos = coordena, lidero|lideramos = lidera, gerencio|gerenciamos = gerencia, chefio = chefia, supervisiono = supervisiona, sou lider de = lidera, toco = toca, cuido de = cuida de, comando = comanda, faco parte de = faz parte de, dirijo = dirige',
  study: 'estudo|estudamos|a gente estuda|ainda estudo|continuo estudando = estuda',
  'ordinal years':
    'primeiro, segundo, terceiro, quarto, quinto, sexto, setimo, oitavo, nono, decimo, ultimo, penultimo, primeira, segunda, terceira, quarta, quinta, sexta, setima, oitava, 1º, 2º, 3º, 4º, 5º, 6º',
  'goal deeds':
    'parar de, perder, emagrecer, engravidar, largar, comprar, economizar, juntar, guardar, aprender, aprender a, passar no, passar na, passar em, abrir, montar, correr, tirar, conseguir, quitar, voltar a, terminar, publicar, fazer intercambio, mudar de, entrar na, entrar no, virar, me formar em, falar, conhecer, fazer',
  graduated:
    'sou formado|sou graduado|me formei|me graduei = é formado, sou formada|sou graduada = é formada, sou pos graduado = é pós-graduado, sou pos graduada = é pós-graduada, sou mestre|sou mestra = é mestre, sou doutor = é doutor, sou doutora = é doutora, sou bacharel = é bacharel',
  live: 'moro|moramos|a gente mora|ainda moro|continuo morando|sigo morando = mora, resido|residimos = reside, estou morando|estamos morando|a gente esta morando = está morando, estou vivendo|estamos vivendo = está vivendo',
  dwell: 'vivo|vivemos|a gente vive|ainda vivo = vive',
  moved:
    'me mudei|nos mudamos|a gente se mudou|acabei de me mudar|acabamos de nos mudar|acabei de mudar|mudei|mudamos|a gente mudou|acabamos de mudar',
  'live how':
    'sozinho, sozinha, sozinhos, hoje, atualmente, agora, so eu, ha, de aluguel, de favor, na casa, perto, longe, numa, num, em, no, na, nos, nas, fora, aqui em, aqui no, aqui na, dentro, e, eu, desde, muito perto, lá, bem no, bem na',
  work: 'trabalho|trabalhamos|a gente trabalha|trampo|ainda trabalho|continuo trabalhando = trabalha, estou trabalhando|estamos trabalhando|estou trampando = está trabalhando, atuo|atuamos = atua, presto servico|presto servicos = presta serviço, estagio = estagia, dou expediente = dá expediente, bato ponto = bate ponto',
  'work how':
    'remoto, remotamente, embarcado, embarcada, atualmente, hoje, agora, muito, meio periodo, full time, home office, presencial, hibrido, registrado, registrada, de carteira assinada, à noite, de noite, de madrugada, ha anos, sozinho, sozinha, de segunda a sexta, efetivo, fixo, direto, so, turno da noite',
  'no work':
    'equipe, grupo, mim, voce, conclusao, casa, campo, parto, excesso, dupla, andamento, paz, silencio, isso, ele, ela, cima, dobro, vao, geral, conjunto, sala',
  email: 'email, e mail, mail, correio eletronico',
  phone: 'telefone, celular, zap, whatsapp, whats, fone, telemovel, numero, contato, tel',
  opening: '(',
  handed: 'canhoto, canhota, destro, destra, ambidestro, ambidestra',
  sizes: 'pp, p, m, g, gg, xg, 36, 38, 40, 42, 44, 46, 48, 50',
  papers:
    'cpf, rg, cnpj, cep, passaporte, matricula, placa, instagram, insta, linkedin, github, pix, chave pix, usuario, cnh, plano de saude, banco, altura, peso, salario, numeracao, titulo de eleitor',
  'call me':
    'me conhece, me conhecem, conhecem me, me chama, me chamar, me chame, me chamem, me chamam, chama eu, me chamando, ser chamado, ser chamada, que me chamem',
  and: 'e',
  is: 'é|eh|são|sao|continua sendo|segue sendo = é',
  in: 'em, no, na, nos, nas, num, numa, dentro do, dentro da, perto do, perto da, perto de, la em, la no, la na, aqui em, aqui no, aqui na',
  my: 'meu = seu, minha = sua, meus = seus, minhas = suas, nosso = seu, nossa = sua, nossos = seus, nossas = suas',
  the: 'o, a, os, as, um, uma, uns, umas',
  we: 'eu, a gente, nos, eu e',
  denied: `nao, nunca, nem, jamais, se, se eu, nao e que eu, caso eu, quando eu, quando, quem, que ja, ninguem, ja nao, eu nao, eu ja nao, como se, sera que, sera que eu, ele nao, ela nao, talvez, talvez eu, onde, so`,
  'before nouns': `o, a, um, uma, do, da, de, no, na, ao, à, meu, minha, seu, sua, teu, tua, esse, essa, este, esta, pelo, pela, para, muito, muita, pouco, mais, em, com, sem, ter, tem, todo, cada, algum, nenhum, outro, outra, novo, os, as, dos, das, nos, nas, nao, nunca, nem, se, se eu, quando, quem, que, por,
    primeiro, primeira, nosso, nossa, nesse, neste, deste, desse, e um, bom, boa, dar, da para, quanto`,
  'close kin': `filho, filha, filhos, filhas, filhinho, filhinha, irmao, irma, irmaos, irmas, pai, mae, pais, avó, avô, vó, vô, neto, neta, netos, netas, bebe, bebê, cacula, gemeos, gemeas, enteado, enteada, enteados, mano, mana, sogra, sogro, menino, menina, meninos, meninas, filho mais velho, filha mais velha,
    filho mais novo, filha mais nova, irmao mais velho, irma mais velha, irmao mais novo, irma mais nova, filho do meio, sobrinho, sobrinha, primogenito, avo, sobrinhos, sobrinhas, pai e minha mae, afilhada, afilhado`,
  afflictions: `diabetic-, asmatic-, celiac-, hipertens-, epilept-, autista, bipolar, daltonic-, surdo, surda, cego, cega, cadeirante, hemofilic-, ansios-, depressiv-, anemic-, disléxic-, dislexic-, hipocondriac-, mudo, muda, tdah, soropositiv-, transplantad-, ostomizad-, fumante, sedentari-, pcd, miope, alcoolatra,
    tetraplegic-, paraplegic-, portador-, gestante, insone`,
  businesses: `loja, lojinha, padaria, restaurante, lanchonete, bar, salao, barbearia, oficina, consultorio, clinica, escritorio, empresa, startup, agencia, mercadinho, mercado, farmacia, pizzaria, confeitaria, hamburgueria, food truck, pousada, hotel, academia, estudio, pet shop, papelaria, floricultura, escola,
    marcenaria, grafica, distribuidora, franquia, banca, barraca, cafeteria, sorveteria, brecho, e commerce, loja virtual, mei, negocio, produtora, consultoria, transportadora, construtora, imobiliaria, ateliê, atelie, doceria, software house, ong, quiosque, boteco, canal, barraquinha`,
  'company roles': `funcionari-, estagiari-, socio, socia, dono, dona, proprietari-, gerente, diretor, diretora, fundador, fundadora, cofundador, cofundadora, concursad-, servidor, servidora, empregad-, coordenador, coordenadora, supervisor, supervisora, ceo, cto, cfo, presidente, representante, lider, chefe, head,
    jovem aprendiz, aprendiz, trainee, terceirizad-, contratad-, efetiv-, encarregad-, consultor, consultora, herdeiro, herdeira, voluntari-`,
  professions: `professor, professora, profe, enfermeir-, medico, medica, dentista, advogad-, engenheir-, arquitet-, contador, contadora, analista, desenvolvedor, desenvolvedora, dev, programador, programadora, designer, jornalista, psicologo, psicologa, fisioterapeuta, nutricionista, veterinari-, farmaceutic-,
    biologo, biologa, quimico, quimica, fisico, historiador, historiadora, sociologo, sociologa, policial, bombeiro, bombeira, militar, soldado, sargento, delegad-, motorista, motoboy, motogirl, caminhoneir-, taxista, uber, entregador, entregadora, porteir-, zelador, zeladora, vigilante, seguranca,
    pedreir-, pintor, pintora, eletricista, encanador, encanadora, marceneir-, mecanic-, soldador, soldadora, serralheir-, gesseir-, jardineir-, faxineir-, diarista, domestica, empregada domestica, cuidador, cuidadora, baba, cozinheir-, chef, chef de cozinha, confeiteir-, padeir-, garcom, garconete,
    barman, bartender, barista, acougueir-, feirante, camelo, vendedor, vendedora, balconista, caixa, atendente, recepcionista, secretari-, operador, operadora, tecnic-, auxiliar, assistente, estoquista, repositor, repositora, corretor, corretora, bancari-, economista, administrador, administradora,
    gestor, gestora, gerente, coordenador, coordenadora, supervisor, supervisora, empresari-, empreendedor, empreendedora, comerciante, lojista, autonom-, freelancer, freela, mei, microempreendedor, microempreendedora, aposentad-, pensionista, dona de casa, do lar, estudante, universitari-, vestibulanda,
    vestibulando, concurseir-, doutorand-, mestrand-, pesquisador, pesquisadora, cientista, estatistic-, geografo, geologo, geologa, agronomo, agronoma, agricultor, agricultora, pecuarista, pescador, pescadora, produtor, produtora, fotografo, fotografa, ator, atriz, cantor, cantora, music-, musicista,
    escritor, escritora, poeta, roteirista, tradutor, tradutora, interprete, revisor, revisora, editor, editora, redator, redatora, publicitari-, marqueteir-, social media, influencer, influenciador, influenciadora, youtuber, streamer, artista, artesao, artesa, costureir-, estilista, modelo, maquiador,
    maquiadora, manicure, cabeleireir-, barbeir-, esteticista, tatuador, tatuadora, massagista, personal, personal trainer, educador fisico, educadora fisica, bibliotecari-, pedagog-, diretora de escola, merendeir-, assistente social, terapeuta, fonoaudiolog-, parteira, doula, radiologista,
    cardiologista, pediatra, ginecologista, dermatologista, ortopedista, psiquiatra, oncologista, anestesista, residente, biomedic-, socorrista, juiz, juiza, promotor, promotora, defensor, defensora, despachante, cartorari-, oficial, servidor publico, servidora publica, funcionario publico,
    funcionaria publica, concursad-, diplomata, carteir-, gari, lixeiro, agente, fiscal, auditor, auditora, consultor, consultora, data scientist, cientista de dados, engenheiro de software, product manager, product owner, po, pm, scrum master, ux, ux designer, qa, tester, devops, sre, dba, sysadmin, ti,
    suporte, hacker, piloto, comissari-, aeromoca, marinheir-, petroleir-, guia, guia de turismo, turismologa, hoteleir-, camareir-, pastor, pastora, padre, freira, mae de santo, missionari-, coach, palestrante, mentor, mentora, detetive, perito, perita, ceramista, ourives, chaveir-, vidraceir-,
    borracheir-, frentista, cobrador, cobradora, maquinista, estivador, operario, operaria, metalurgic-, torneiro, ferramenteir-, projetista, desenhista, ilustrador, ilustradora, animador, animadora, cinegrafista, videomaker, dj, bailarin-, dancarin-, coreograf-, atleta, jogador, jogadora, treinador,
    treinadora, arbitr-, instrutor, instrutora, nadador profissional, vereador, vereadora, lider comunitari-, sindic-, bacharel, desempregad-, embalador, boiadeir-, peao, capataz, caseir-, churrasqueir-, pizzaiol-, doceir-, boleir-, sushiman, sommelier, cervejeir-, quitandeir-, verdureir-`,
  'no profession': `otimista, pessimista, feminista, machista, perfeccionista, egoista, altruista, budista, flamenguista, santista, palmeirense, gremista, realista, solteir-, brasileir-, mineir-, verdadeir-, primeir-, terceir-, interesseir-, baladeir-, festeir-, companheir-, herdeir-, prisioneir-, passageir-,
    estrangeir-, inteir-, parceir-, torcedor, torcedora, sonhador, sonhadora, trabalhador, trabalhadora, doador, doadora, portador, portadora, conservador, conservadora, devedor, devedora, credor, credora, morador, moradora, consumidor, consumidora, assinante, comunista, capitalista, socialista,
    anarquista, vascaino, minimalista, detalhista, ciumento, consumista, espirita, adventista, batista, metodista, calvinista, colorista, guerreir-, aventureir-, canhoteir-, grosseir-, faceir-, caloteir-, encrenqueir-, barraqueir-, maloqueir-, noveleir-, cachaceir-, macumbeir-, funkeir-, rockeir-,
    roqueir-, sertanejeir-, colecionador, colecionadora, merecedor, sofredor, sofredora, fofoqueir-, maior, menor, melhor, pior`,
  majors: `doutorado em, mestrado em, intercambio, direito, medicina, odonto, odontologia, psicologia, engenharia, engenharia civil, enfermagem, nutricao, fisioterapia, farmacia, veterinaria, medicina veterinaria, arquitetura, design, jornalismo, publicidade, administracao, adm, contabilidade, ciencias contabeis, economia, letras, historia,
    geografia, filosofia, sociologia, pedagogia, matematica, fisica, quimica, biologia, biomedicina, educacao fisica, computacao, ciencia da computacao, sistemas de informacao, ads, analise e desenvolvimento de sistemas, engenharia de software, ciencia de dados, musica, artes, artes visuais, teatro,
    cinema, moda, gastronomia, turismo, relacoes internacionais, ri, ciencias sociais, servico social, agronomia, zootecnia, geologia, estatistica, logistica, rh, recursos humanos, marketing, gestao, gestao publica, gestao de projetos, teologia, fonoaudiologia, terapia ocupacional, oceanografia,
    biotecnologia, eletrotecnica, mecanica, edificacoes, eletronica, tecnico, curso tecnico, faculdade, mestrado, doutorado, pos, pos graduacao, mba, graduacao, licenciatura, bacharelado, residencia, especializacao, supletivo, eja, cursinho, estetica, radiologia, comercio exterior, biblioteconomia,
    arqueologia, antropologia, ciencias biologicas, ciencia politica, audiovisual, fotografia, secretariado, seguranca do trabalho, automacao, mecatronica, redes, curso de, ensino medio, colegial, fundamental, magisterio, informatica`,
  tongues: `ingles, espanhol, frances, alemao, italiano, portugues, japones, chines, mandarim, coreano, russo, arabe, hebraico, libras, guarani, tupi, holandes, sueco, noruegues, polones, grego, latim, turco, catalao, esperanto, romeno, ucraniano, hungaro, tailandes, crioulo, yoruba, ioruba, pomerano, talian,
    galego, um pouco de ingles, bem ingles, a lingua de sinais`,
  demonyms: `brasileir-, mineir-, gaucho, gaucha, carioca, paulista, paulistan-, baian-, soteropolitan-, pernambucan-, recifense, cearense, maranhense, piauiense, potiguar, paraiban-, alagoan-, sergipan-, paraense, amazonense, manauara, acrean-, acrian-, rondoniense, roraimense, amapaense, tocantinense, goian-,
    brasiliense, candang-, matogrossense, mato grossense, sul mato grossense, capixaba, fluminense de nascimento, paranaense, curitiban-, catarinense, florianopolitan-, manezinh-, nordestin-, nortista, sulista, portugues, portuguesa, lisboeta, portuense, acorian-, angolan-, mocambican-, cabo verdian-,
    caboverdian-, guineense, timorense, argentin-, uruguai-, paraguai-, bolivian-, chilen-, peruan-, colombian-, venezuelan-, cuban-, mexican-, italian-, alema, alemao, frances, francesa, espanhol, espanhola, japones, japonesa, haitian-, american-, canadense, ingles, inglesa, porto alegrense,
    belorizontin-, belo horizontino, fortalezense, natalense, campineir-, caipira, indigena, quilombola, niteroiense, londrinense, joinvilense, libanes, libanesa, sirio, siria, chines, chinesa, corean-`,
  states: `Acre, Alagoas, Amapa, Amazonas, Bahia, Ceara, Espirito Santo, Goias, Maranhao, Mato Grosso, Minas, Minas Gerais, Para, Paraiba, Parana, Pernambuco, Piaui, Rio, Rio de Janeiro, Rio Grande do Norte, Rio Grande do Sul, Rondonia, Roraima, Santa Catarina, Sao Paulo, Sergipe, Tocantins, Nordeste, Recife,
    Mato Grosso do Sul, Porto, Algarve, Alentejo, Minho, Japao, Chile, Peru, Mexico, Italia, Argentina, Alemanha, Colombia, Franca, Venezuela, DF, Distrito Federal, RS, RJ, SP, MG, PR, SC, BA, PE, CE, Guarujá, Guaruja`,
  zodiac: `aries, touro, gemeos, cancer, leao, virgem, libra, escorpiao, sagitario, capricornio, aquario, peixes, ariana, ariano, taurina, taurino, geminiana, geminiano, canceriana, canceriano, leonina, leonino, virginiana, virginiano, libriana, libriano, escorpiana, escorpiano, sagitariana, sagitariano,
    capricorniana, capricorniano, aquariana, aquariano, pisciana, pisciano`,
  faiths: `catolic-, evangelic-, crente, espirita, umbandista, candomblecista, ateu, ateia, budista, judeu, judia, muculman-, protestante, batista, adventista, testemunha de jeova, agnostic-, mormon, kardecista, cristao, crista, presbiterian-, da assembleia de deus, hindu, pagao, paga`,
  clubs: `flamenguista, corintiano, corintiana, palmeirense, sao paulino, sao paulina, santista, gremista, colorado, colorada, vascaino, vascaina, tricolor, botafoguense, cruzeirense, atleticano, atleticana, bahia, vitoria, flamengo, corinthians, palmeiras, gremio, inter, vasco, botafogo, cruzeiro, galo,
    benfiquista, portista, sportinguista, rubro negro`,
  fondness: `adoro|adoramos|a gente adora = adora, amo|amamos|a gente ama = ama, gosto muito de|gosto bastante de|gosto demais de|gosto de|gostamos de|gostamos muito de|a gente gosta de = gosta de, gosto muito do|gosto do = gosta do, gosto muito da|gosto da = gosta da, gosto muito dos|gosto dos = gosta dos,
    gosto das = gosta das, curto muito|curto demais|curto bastante|curto|curtimos|a gente curte = curte, me amarro em|sou amarrado em|sou amarrada em = se amarra em, me amarro num = se amarra num, me amarro numa = se amarra numa, sou fa de = é fã de, sou fa do|sou muito fa do|sou super fa do = é fã do,
    sou fa da|sou muito fa da = é fã da, sou fa dos = é fã dos, sou apaixonado por = é apaixonado por, sou apaixonada por = é apaixonada por, sou apaixonado pelo|sou apaixonada pelo = ama o, sou apaixonado pela|sou apaixonada pela = ama a,
    sou louco por|sou louca por|sou doido por|sou doida por|sou tarado por|sou tarada por = é louco por, sou viciado em|sou viciada em|estou viciado em|estou viciada em = é viciado em, piro em|sou chegado em|sou chegada em = gosta de, sou do time = é do time, me encanta = gosta de`,
  aversion: `odeio|odiamos|a gente odeia = odeia, detesto|detestamos = detesta, abomino = abomina, nao suporto|nao suportamos = não suporta, nao aguento = não aguenta,
    nao gosto muito de|nao gosto nada de|nao gosto nem um pouco de|nao gosto de|nao gostamos de|nunca gostei de|nao sou muito fa de|nao sou fa de|nao sou chegado em|nao sou chegada em = não gosta de, nao gosto do = não gosta do, nao gosto da = não gosta da, nao gosto dos = não gosta dos,
    nao gosto das = não gosta das, nao sou fa do = não é fã do, nao sou fa da = não é fã da, nao curto muito|nao curto = não curte, tenho pavor de|tenho horror a|tenho horror de = tem pavor de, tenho nojo de|tenho asco de = tem nojo de, tenho ranco de = tem ranço de,
    tenho medo de|morro de medo de = tem medo de, tenho fobia de = tem fobia de`,
  'no taste': `suas, sua, seus, tuas, teu, do jeito, do, isso, isto, aquilo, quando, que, esse, essa, esses, essas, este, esta, voce, voces, te, ele, ela, eles, elas, como, ideia, sugestao, primeira, segunda, terceira, primeiro, segundo, terceiro, opcao, versao, ultimo, ultima, nao, tudo, nada, jeito, resposta, titulo, final, tua, seu, sua, lhe, o que, quem, dele, dela, a ideia, a sugestao, a primeira, a segunda, a terceira, o primeiro, o segundo, o terceiro, a opcao, a versao, a ultima, o ultimo, o final, o jeito, a resposta, o titulo, o resultado, assim, demais, muito, mais, a, de, sim, a gente, a parte, a forma, o texto, a musica que, deixar, tentar, nem, mesmo, lo, la, fazer isso`,
  games: `jogo|jogamos|a gente joga = joga, treino|treinamos = treina, pratico|praticamos = pratica, toco|tocamos = toca, coleciono|colecionamos = coleciona, pinto = pinta, danço|danco|dançamos = dança, nado = nada, pedalo|pedalamos = pedala, medito = medita, surfo = surfa, costuro = costura, bordo = borda,
    desenho = desenha, acampo = acampa, escalo = escala, cozinho = cozinha, fotografo = fotografa, corro = corre, canto = canta, crio = cria, planto = planta, cultivo = cultiva, velejo = veleja, mergulho = mergulha, remo = rema, luto = luta, pesco = pesca, caminho = caminha, monto = monta, leio = lê`,
  sports: `academia, musculacao, crossfit, pilates, yoga, ioga, natacao, hidroginastica, funcional, corrida, caminhada, trilha, trilhas, escalada, rapel, boxe, muay thai, jiu jitsu, judo, karate, capoeira, danca, bale, ballet, zumba, teatro, croche, trico, bordado, ceramica, marcenaria, artesanato, origami,
    podcast, slackline, surf, skate, ciclismo, spinning, aula de danca, aulas de danca, aula de canto, aulas de canto, aula de violao, aulas de violao, aula de piano, aula de ingles, aulas de ingles, aulas de piano, aulas de ceramica, aula de ceramica, trabalho voluntario, voluntariado, macrame, tenis,
    futebol, volei, calistenia, meditacao, jardinagem, aquarela, patinacao, mergulho, pole dance, forró, samba, teatro amador`,
  instruments: `violao, guitarra, baixo, bateria, piano, teclado, flauta, saxofone, sax, violino, cavaquinho, pandeiro, sanfona, gaita, ukulele, trompete, cello, violoncelo, berimbau, tambor, percussao, viola, contrabaixo, harpa, acordeon, numa banda, em uma banda, na banda, clarinete, surdo, em banda, trombone`,
  'daily verbs': `acordo = acorda, levanto = levanta, durmo = dorme, vou dormir = vai dormir, vou para a cama = vai para a cama, almoco|almoço = almoça, janto = janta, tomo cafe = toma café, tomo = toma, corro = corre, caminho = caminha, medito = medita, treino = treina, leio = lê, estudo = estuda, rezo = reza,
    vou = vai, saio = sai, passeio = passeia, faco|faço = faz, cozinho = cozinha, ando = anda, escrevo = escreve, bebo = bebe, como = come, ligo = liga, assisto = assiste, pedalo = pedala, limpo = limpa, visito = visita, fumo = fuma, jogo = joga, nado = nada, viajo = viaja, trabalho = trabalha,
    ouço|ouco = ouve, levo = leva, malho = malha, jejuo = jejua, tiro = tira, vejo = vê, compro = compra, uso = usa`,
  'how often': `todo dia, todos os dias, todo santo dia, toda manha, toda noite, toda tarde, todo domingo, todo sabado, todo fim de semana, todo final de semana, toda semana, toda segunda, toda terca, toda quarta, toda quinta, toda sexta, todo mes, todo ano, aos domingos, aos sabados, nos fins de semana,
    aos fins de semana, no fim de semana, as segundas, as tercas, as quartas, as quintas, as sextas, diariamente, sempre, por dia, por semana, por mes, vezes na semana, vezes por semana, antes de dormir, de manha, de manha cedo, de madrugada, cedo, tarde, todo verao, toda vez, uma vez por semana,
    duas vezes por semana, de noite, à noite, a noite, depois do almoco, na hora do almoco, de segunda a sexta, dia sim dia nao, desde crianca, geralmente, normalmente`,
  frequent: `sempre, geralmente, normalmente, todo dia, todos os dias, toda manha, toda noite, todo domingo, todo sabado, toda semana, costumo, toda segunda, toda terca, toda quarta, toda quinta, toda sexta, aos domingos, aos sabados, nos fins de semana, todo fim de semana, toda tarde, no dia a dia, diariamente`,
  drugs: `remedio, remedios, insulina, losartana, sertralina, fluoxetina, escitalopram, metformina, puran, levotiroxina, omeprazol, ritalina, venvanse, rivotril, clonazepam, anticoncepcional, antidepressivo, antidepressivos, atenolol, enalapril, sinvastatina, pantoprazol, dipirona, paracetamol, ibuprofeno,
    quetiapina, litio, bupropiona, venlafaxina, zolpidem, vitamina d, creatina, suplemento, whey, roacutan, corticoide, antialergico, anti hipertensivo, remedio para, comprimido, melatonina, ozempic, mounjaro, anticoagulante, lamotrigina, carbamazepina, hidroclorotiazida, aas, citalopram,
    antirretroviral, prep, pilula, bombinha`,
  diets:
    'vegetarian-, vegan-, ovolactovegetarian-, flexitarian-, pescetarian-, carnivor-, onivor-, crudivor-, ovolacto, abstemi-',
  'marital states':
    'casad-, solteir-, divorciad-, viuv-, separad-, noiv-, desquitad-, amasiad-, enrolad-, uniao estavel, amigad-, juntad-, comprometid-, recem casad-',
  'project nouns': `bazar, evento, festival, campanha, feira, mostra, congresso, sarau, mutirao, vaquinha, livro, romance, app, aplicativo, site, sistema, blog, canal, podcast, jogo, game, startup, empresa, loja, negocio, tcc, tese, dissertacao, monografia, artigo, casa, cozinha, banheiro, apartamento, ape, horta, documentario, curta, filme, album, disco, banda, peca, curso, portfolio, robo, drone, bot,
    chatbot, plataforma, marketplace, ecommerce, e commerce, newsletter, roteiro, novela, quadrinho, hq, ong, biblioteca, casamento, festa de casamento, mural, quarto, intercambio, barco, motorhome, kombi, jardim, ferramenta, projeto, api, dashboard, planilha, saas, mestrado, obra, exposicao, aplicacao,
    coletivo, cooperativa, guitarra, maquete, colecao, programa, mvp`,
  making: `escrevendo = escrevendo, desenvolvendo = desenvolvendo, criando = criando, construindo = construindo, montando = montando, fazendo = fazendo, reformando = reformando, organizando = organizando, programando = programando, planejando = planejando, produzindo = produzindo, abrindo = abrindo,
    gravando = gravando, tocando = tocando, restaurando = restaurando, lancando = lançando, preparando = preparando, trabalhando em = trabalhando em, trabalhando num = trabalhando num, trabalhando numa = trabalhando numa, trabalhando no = trabalhando no`,
  'using tools': `uso = usa, usamos|a gente usa = usa, programo em = programa em, programo com|programamos em|a gente programa em = programa em, desenvolvo em = desenvolve em, desenvolvo com = desenvolve com, codo em|codo = programa em, trabalho com|trabalhamos com|a gente trabalha com|mexo com = trabalha com,
    mexo no = usa o, mexo muito com = trabalha com, escrevo em = escreve em, edito no|edito em = edita em, rodo = roda, rodamos = roda, estou usando|estamos usando|a gente esta usando = usa, desenho no = desenha no, manjo de|manjo = domina, domino = domina, migrei para|migramos para|passei para = usa`,
} as const;
