export const planSignLists = {
  'other subjects': `um app, meu app, o app, aplicativo, um site, meu site, questoes, exercicios, slides, tese, cronograma, arquivo, arquivos, pasta, servidor, servidores, piada, piadas, receita, receitas, codigo, funcao, funcoes, python, javascript, typescript, java, sql, regex, script, api, endpoint, bug, bugs, debug, array, json, html, css, programar, excel, algoritmo, query, commit, docker, backend, frontend, laco, variavel, tabela, banco de dados, repositorio, compila, framework, dataset, kubernetes, react, node, git, pull request, ticket, stacktrace, cron, timeout, log, logs, teste unitario, planilha, redacao, poema, novela, letra de musica, tcc, classe, null, thread, branch, migration, deploy, capitulo, dialogo, personagem, personagens, roteirista, vilao, protagonista, slogan, logo, ingredientes, forno, marinada, sobras, colheres, calorias, curriculo, tinder, legenda, pauta`,
  'subject verbs': `é, são, está, estão, foi, fecha, abre, custa, custam, sai, saem, começa, termina, fica, ficam, tem, parece, falha, dura, cobra, cobram`,
  'no aims': `comecando, feliz, bom, boa, otimo, outro, outra, tenho, temos, preguica, sorte, tempo, clima, transito, engarrafamento, noticias, aluguel, preco, precos, populacao, trabalho, emprego, eleicoes, guerra, chuva, neve, dados, erro, erros, casa, familia, gente, escola, colegio, escritorio, vida, problema, problemas, dinheiro, ajuda, greve, nada, algo, inverno, verao`,
  // Verbs that tell of a life or of work where a message begins with them: what stands before a place is then nothing to do.
  'telling verbs': `vem, comecar, iniciar, comecam, recebi, ofereceram, comeco, comeca, comecamos, comecei, inicio, inicia, iniciei, moro, mora, moram, moramos, morei, vivo, vive, vivem, vivi, divido, divide, dividimos, dividi, assino, assinei, assinamos, decidi, decidimos, decido, alugo, aluguei, alugamos, comprei, compramos, compro, vendo, vendi, vendemos, abro, abri, abre, abrimos, fecho, fechei, fechamos, contrato, contratei, contratamos, estudo, estuda, estudam, estudei, trabalha, trabalham, ensino, dou, termino, terminei, acabei, defendo, entro, entrei, nasci, casei, casada, casado, entrega, entregam, uso, usamos, toco, toca, tenho, tem, nunca, sempre, decidido, conta, escreve, jogo, treino, corro, viro, virei, faltei, passei, em casa, na loja, na firma, no trabalho, falha, falham`,
  addresses: 'prof, profe, professor, professora, moço, moça, senhor, senhora, chefe, bro, amigo, amiga',
  askers: 'que, quais, qual, algum, alguma',
  'asks beside': `pode, posso, da para, abre, abrem, fecha, fecham, aceita, aceitam, quem, quando, como, quanto, precisa, por que`,
  'relative pronouns': 'que, onde',
  hedges: 'acho que, eu acho que, creio que, me parece que, deve ser',
} as const;

/** The rules of what a Portuguese text wants, as far as its words say so. They help where few slots are there; no plan needs them. */
export const planSigns = `
  (procur- | busc- | encontr- | acha | ache) !(o erro | erros | trabalho | emprego) => 'request'  ✓ procura bares  ✗ procissão
  (recomend- | sugere | sugira | sugest- | indica | indique | indicacao/indicacoes | indicar | dica/dicas) => 'request'  ✓ recomenda um bar  ✗ comenda
  (me mostra | mostra | me da | me de | me passa | me fala | me diz | organiz- | planej- | monta | monte) !(que | como | quando | mais | por | se | o erro) => 'request'  ✓ me mostra bares  ✗ me diz que sim
  (onde/aonde) (posso | podemos | poderia | tem | ha | da para | ir | vamos | comer | jantar | almocar | tomar | sair | dancar | ficar | fica o melhor | voce recomenda) => 'request'  ✓ onde jantar  ✗ onde moro
  (tem/ha/conhece/conhecem/existe/sabe) [de/ai/por ai] (algum | alguma | alguns | algumas | algo | um bom | uma boa | bons | boas | um | uma) => 'request'  ✓ tem algum bar  ✗ tem que ir
  (algum/um/alguma/outro/uma) [bom/boa/belo] (lugar | lugarzinho | cantinho | programa | canto | opcao) => 'request'  ✓ algum lugar para jantar  ✗ lugar
  (que/quais/qual) (bares/restaurantes/hoteis/museus/programas/lugares/praias | sao os melhores | as melhores | o melhor | a melhor) => 'request'  ✓ quais bares têm  ✗ que bar
  (perto de mim | por aqui | por perto | aqui perto) => 'request'  ✓ bares por perto  ✗ perto
  (reserv- | marca/marcar [mesa/uma] | fazer uma reserva | compra/comprar [ingresso/ingressos/passagens]) !(natural | de lugar) => 'book'  ✓ reserva o segundo  ✗ conserva
  (me ajuda com | me ajuda a organizar | quero | queremos | queria | queriamos | gostaria | gostariamos | a fim de | afim de | to a fim | vontade de | preciso | precisamos | podemos | poderiamos | vamos | bora | partiu | vou | iremos | pensando em | pensei em | seria legal | seria bom | por que nao | que tal um/uma/se/jantar/sair | combinar | combinando | comemorar | festejar | celebrar | marcar | topa | topam | anima | animam | levar | curtir | pretendo | querendo) => 'wish'  ✓ quero jantar  ✗ querido
  (quero/queremos/queria/gostaria/de/podemos/poderiamos/vamos/vou/em/preciso/planejando/pensando/bora/querendo) (ir | viajar | voar | visitar | conhecer | fugir) => 'motion'  ✓ quero ir para Paraty  ✗ quero jantar
  (passar/passaremos/passamos) [uns/o/um/as/a/uma] (dias | fim de semana | final de semana | ferias | semana | feriado | feriadao | natal | reveillon | carnaval) => 'motion'  ✓ passar uns dias em Paraty  ✗ passar o tempo
  (vamos | bora | partiu | iremos | vou | viajo | viajamos | viagem | voo/voos | passagem/passagens | escapada | bate volta | bate e volta | mochilao) (para/pra/pro/a/em/ao) => 'motion'  ✓ vamos para Santos  ✗ vamos
  (o que | que) (fazer | ver | visitar | tem para fazer | da para fazer | tem de bom) !com => 'todo'  ✓ o que fazer em Recife  ✗ o que é
  (coisas para fazer | programas | atividades) => 'todo'  ✓ coisas para fazer em Recife  ✗ coisas
  (comecar | comeca | comecemos | vamos comecar | recomecar | recomeca) [tudo] (de novo | do zero | outra vez | do comeco) => 'over'  ✓ vamos começar de novo  ✗ começar a obra
  (esquece tudo | apaga tudo | zera tudo | zerar | reseta | do zero | limpa tudo | recomecar | recomecemos | esquece o que falei | esquece o que eu falei | volta do inicio | esqueca tudo) => 'over'  ✓ esquece tudo  ✗ esquece isso
  // Texts about something else, whatever they mention.
  ^ (no/na/num/numa) (livro/filme/serie/novela/conto/videogame/gibi) => 'other'  ✓ no livro, jantam em Roma  ✗ jantar e ver um filme
  ((recomend-/sugere/sugira/indica/ideia/ideias/que) [de/para/um/uma/algum/alguma/me] [um/uma/bom/boa] (presente/presentes/brinde/discurso/cartao/podcast/serie/series/livro/livros/bolo/bolos) | (filme/serie/algo) … … (no/na/em) (sofa/cama/netflix/tv/casa) | (quero/queria/gostaria) [passar] [em] [de] (ser !voluntari- * | medicina/direito/enfermagem/pediatria/odonto/odontologia/psicologia/engenharia/veterinaria)) => 'other'  ✓ sugere um presente pro aniversário do pai  ✓ que filme vejo no sofá hoje  ✓ quero ser veterinária  ✗ sugere um bar pro aniversário do pai
  <other subjects> !(de teatro) => 'other'  ✓ uma função em Python  ✗ o bar
  (escrev- | redij- | traduz- | traduc- | resum- | explic- | significa | define | definicao | corrig- | cancel- | anul-) => 'other'  ✓ escreve um poema  ✗ escritório
  (avalia meu | avalia minha | revisa meu | revisa minha | aja como | finge que | descreve | descreva | parafraseia | do mundo | capital de | capital do | historia de | historia do | historia da | quem e | quem foi | quem era | quem projetou | quem inventou | quantos habitantes | que idioma) => 'other'  ✓ a capital do Brasil  ✗ o bar
  (aprender | aprendo | estudar | estudo) !(a surfar | surf | surfe | a dancar | forro | samba | a cozinhar | a mergulhar) => 'other'  ✓ quero aprender inglês  ✗ dançar`;
