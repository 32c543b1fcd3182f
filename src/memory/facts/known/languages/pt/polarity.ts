/** The Portuguese words of what becomes of what their clause mentions, by kind and slots (see `polarity`). */
export const polarity = {
  drops: `
    larguei, largamos, deixei, deixamos, abandonei, abandonamos, tranquei, trancamos, cancelei, cancelamos, apaguei, exclui, desinstalei, cortei, parei, encerrei, encerramos, descartei, descartamos, joguei fora,
    engavetei, arquivei, aposentei, terminei, acabei, troquei, trocamos, substitui, suspendi, pausei, deletei, derrubamos, desisti, matei, tirei, sai de, sai do, sai da, sai, saimos de, saimos do, saimos da,
    pedi demissao do, pedi demissao da, pedi demissao de, pedi as contas no, pedi as contas na, pedi as contas do, pedi as contas da, pedi as contas, me demiti do, me demiti da, me demitiram do, me demitiram da,
    me mandaram embora do, me mandaram embora da, fui demitido do, fui demitida da, fui demitido da, fui demitida do, fui mandado embora do, fui mandada embora da, desisti do, desisti da, desisti de, cansei do,
    cansei da, cansei de, enjoei do, enjoei da, enjoei de, me aposentei do, me aposentei da, me aposentei de, parei com, parei de usar, parei com a, parei com o, larguei de, me separei do, me separei da, me separei de,
    me divorciei do, me divorciei da, me divorciei de, terminei com, acabei com, rompi com, me desliguei do, me desliguei da, abri mao do, abri mao da, deixei de, me mudei de, me livrei do, me livrei da, fugi do,
    fugi da, larguei o, defendi, entreguei, desisti da ideia da, desisti da ideia do, desisti da ideia de, me despedi de, me despedi do, me despedi da, perdi, perdemos, venceu, tive que largar, tive que deixar,
    fui embora do, fui embora da, me desfiz do, me desfiz da, me livrei, dei tchau pro, dei tchau pra, dei adeus a, dei adeus ao, fui desligado do, fui desligada da, me desapeguei do, soltei, pedi demissao na,
    pedi demissao no, renomeamos, mudamos o nome de, mudamos o nome da, mudamos o nome do, larguei ele, vendi ele, vendi ela, larguei ela, destruí, destrui, me tiraram do, me tiraram da, trocaram meu, trocaram minha,
    mudei do, mudei da, nao respondo mais a, nao respondo mais ao, nao respondo mais pro, nao namoro mais, nao estou mais com, nao to mais com, fechei minha conta do, conclui, finalizei, finalizamos, terminamos`,
  'sheds vehicle pet technology home project other_home': `
    vendi, vendemos, dei, demos, doei, doamos, devolvi, devolvemos, me desfiz de, me livrei de, nos livramos de, passei pra frente, bati, quebrei, passei adiante, repassei, entreguei, compraram, roubaram, furtaram,
    tive que vender, tivemos que vender`,
  sheds: `
    chega de, nada de, adeus, tchau, acabou, acabou-se, fim do, fim da, fora, sem mais, acabaram, o fim do, o fim da, descansa em paz, ultimo dia no, ultimo dia na, ultimo dia como, ultima semana na,
    ultima semana no, antes eu era, antes eu tinha, antes eu usava, antes eu trabalhava, antes eu jogava, antes era, eu era, ja nao sou, ja nao uso, ja nao moro, ja nao trabalho, em vez de, em vez do, em vez da,
    ao inves de, ao inves do, no lugar do, no lugar da`,
  goes: `
    ja era, acabou, morreu, ja nao, ta fora, esta fora, foi cancelado, foi cancelada, caiu, ficou pra tras, nao é mais, nao rola mais, nao existe mais, faliu, fechou, foi pro espaco, foi pro lixo, quebrou, pifou,
    foi descartado, foi descartada, terminou, nao vai mais, ta descartado, ta descartada, foi de base, ja foi, nao ta mais, nao esta mais, virou passado, é passado, é coisa do passado, sumiu, foi roubado, foi roubada,
    deu pt, deu perda total, nao mais, saiu de cena, foi pro saco, sem chance, foi pra gaveta, ta na gaveta, ficou com meu, ficou com minha, nao aguentou mais, nao deu mais, nao da mais, nao era pra mim, nao deu certo,
    nao funcionou, ja acabou, ta pronto, ta pronta, ficou pronto, ficou pronta, ta curado, ta curada, sarou, foi vendido, foi vendida, me mandou embora, me demitiu, fechou as portas, ficou caro demais,
    ficou cara demais, é meu ex, é minha ex, agora é meu ex, agora é minha ex, eu larguei, eu vendi, a gente vendeu, ja larguei, ja vendi, nao deixa mais, no fim nao, morreram, me traiu, terminou em, terminaram,
    acabaram, foi dificil demais, era dificil demais, nao é mais meu, nao é mais nossa, nao é mais minha, nao é mais nosso, mandou todo mundo embora, e eu terminamos, e eu nos separamos, e eu nos divorciamos,
    fechou de vez`,
  'goes pet partner family vehicle technology': `
    morreu, faleceu, partiu, se foi, nos deixou, descansou, virou estrelinha, foi pro ceu, nao esta mais com a gente, nao resistiu, nao ta mais com a gente, foi embora pro ceu, quebrou de vez, pifou`,
  over: `
    nunca mais, ficou no passado`,
  'over partner marital_status': `
    meu ex, minha ex, ex marido, ex mulher, ex namorado, ex namorada`,
  'unnamed partner marital_status': `
    terminamos, rompemos, nos separamos, nos divorciamos, nos largamos, a gente terminou, a gente acabou,
    a gente rompeu, a gente se separou, a gente se divorciou, a gente se largou, me separei, me divorciei,
    a gente nao ta mais junto, a gente nao ta mais junta, a gente nao esta mais junto, a gente nao esta mais junta,
    a gente nao ta mais juntos, nao estamos mais juntos, nao estamos mais juntas, acabou entre a gente,
    acabou entre nos, me largou, me deixou, terminou comigo, acabou comigo, rompeu comigo, me deu um pe na bunda,
    pediu o divorcio, assinamos o divorcio, fiquei viuva, fiquei viuvo`,
  'unnamed work': `
    pedi demissao, pedi as contas, me demiti, me demitiram, fui demitido, fui demitida, me mandaram embora,
    fui mandado embora, fui mandada embora, fui desligado, fui desligada, perdi o emprego, perdi meu emprego,
    sai do emprego, sai do trabalho, larguei o emprego, larguei o trabalho, larguei o trampo`,
  'unnamed work profession': `
    me aposentei, ja me aposentei`,
  lacks: `
    nao, não, sem, nem, nunca`,
  lapse: `
    mais, faz seculos, faz anos, faz meses, faz semanas, faz tempo, ha meses, ha anos, meses sem, anos sem, semanas sem, um ano sem, desde janeiro, desde fevereiro, desde marco, desde abril, desde maio, desde junho,
    desde julho, desde agosto, desde setembro, desde outubro, desde novembro, desde dezembro, desde o natal, desde o ano novo`,
  now: `
    agora, ja, hoje em dia, atualmente, oficialmente, novo, nova, mudou, mudamos, nao é mais, desde segunda, no fim, em vez, no lugar`,
  opens: `
    fora de, cansei de, chega de, adeus`,
  'closes decision goal technology': `
    nao, ja era, nunca mais, fora, ja nao`,
  'goes boss': `
    se aposentou, foi transferido, foi transferida, foi promovido, foi promovida, pediu demissao, saiu da empresa, foi pra outra, mudou de area`,
  none: `
    quase morreu, morreu de rir, deixei meu, deixei minha, perdi a chave, perdi o onibus, quebrou o, quebrou a, quebrou um, quebrou uma`,
  new: `
    novo, nova, atual`,
} as const;

/** Words by which it is told what such a word is said of, and whose doing it is. */
export const sides = {
  aside: `
    em, no, na, pra, para, com, sem, por um, por uma, as, ligado, aberto, cedo, tarde, hoje, sozinho, sozinha`,
  light: `
    infelizmente, ja, tambem, oficialmente, pra mim, ontem, hoje, no domingo, na segunda, na terca, na quarta, na quinta, na sexta, no sabado, semana passada, esse, este, faz, ha, de vez, e, mas, finalmente, enfim,
    no fim, outra vez, de novo, eu, a gente, agora, da gente, dormindo, de velhice, em`,
  'turn tails': `
    de, do, da, com, em, no, na, o, a, pro, pra`,
  openings: `
    isso, nao, sim, ja, nada, que nada, nem, precisa nao, nao precisa`,
  joints: `
    e, mas, entao, porque, ai, bom, olha, ah, nossa, sim, nao, tambem, kkk, ontem, hoje, quando, enquanto, agora, no fim, acontece que`,
  they: `
    ele, ela, eles, elas, alguem, todo mundo, ninguem, um dos, uma das`,
  determiners: `
    meu, minha, meus, minhas, seu, sua, nosso, nossa, nossos, nossas, o, a, os, as, um, uma, esse, essa, o meu, a minha, os meus, as minhas, ao, do, da`,
  own: `
    eu, nos, a gente, me, sou, estou, to, tenho, vou, moro, trabalho, uso, faco, ando, somos, estamos, temos, vamos, moramos, usamos, fiz, fui`,
  it: `
    o, a, ele, ela, isso`,
  swaps: `
    troquei, trocamos, trocaram, substitui, passei, passamos, migrei, converti, transformei, mudei de, mudei do, mudei da, trocou, trocou meu, trocou minha, me trocou, migramos, mudaram, mudou, pulei, me passaram de,
    substituiu`,
  into: `
    por, pelo, pela, pra, para, pro`,
  moods: `
    bem, mal, otimo, otima, dificil, facil, feliz, triste, cansado, cansada, muito, mais, menos, melhor, pior, super, nervoso, nervosa, lindo, linda, bom, boa, doente, pronto, pronta, louco, louca, tao, pouco, monte,
    desastre, vontade, medo, fome, sono, frio, calor, pensando, procurando, tentando, vendo, tudo, todos, ela, eles, gente, onde, quando, como, quem, causa, culpa, casa`,
  moment: `
    uma hora, meia hora, um minuto, um pouco, de novo, outra vez, hoje, hoje a noite, essa semana, esse fds, por hoje, ate amanha, mais cedo`,
  'at hours': `
    as, às, la pelas, ate as`,
  wholes: `
    aulas, aula, curso, faculdade, ideia, plano, emprego, vaga, projeto, assinatura, conta, vida, dieta, clube, grupo, time, treinos, treino, vicio, habito, negocio, remedio, tratamento, licenca, ape, apartamento, casa,
    mundo, doutorado, mestrado, oficina, fase, etapa, historia, turno, lance, dias, fim, dia`,
  whens: `
    quando, assim que, ate que, depois que, antes que, antes de`,
  ifs: `
    se, caso, tomara, como se, a menos que`,
  be: `
    é, esta, ta, sao, ficou, foi, virou`,
  any: `
    um, uma, outro, outra, algum, alguma, uns, umas, qualquer`,
};

/** Words that read what holds now: nouns of slots, kinds of things in them and what stands between. */
export const values = {
  nouns: `
    trabalho = work, trampo = work, emprego = work, firma = work, empresa = work, curso = studies, faculdade = studies, facul = studies, carro = vehicle, moto = vehicle, namorada = partner, namorado = partner,
    marido = partner, mulher = partner, esposa = partner, esposo = partner, casa = home, ape = home, chefe = own:chefe, chefia = own:chefe, iphone = technology/phones, celular = technology/phones,
    telefone = technology/phones, notebook = technology/laptops, computador = technology/laptops, cachorro = pet, cachorra = pet, gato = pet, gata = pet`,
  'renewed nouns': `
    apartamento = home, endereco = home, cidade = home, editor = technology/editors, navegador = technology/browsers, sobrenome = name, nome = name, cachorro = pet, cachorra = pet, gato = pet, gata = pet`,
  phones: `
    iphone, pixel, galaxy, samsung, xiaomi, motorola, nokia, celular, android, redmi`,
  laptops: `
    macbook, thinkpad, dell, notebook, computador, pc, lenovo, mac`,
  editors: `
    vim, neovim, emacs, code, vs, vscode, zed, cursor, intellij, pycharm, webstorm, sublime, editor`,
  browsers: `
    chrome, firefox, safari, brave, edge, opera, arc, vivaldi, navegador`,
  filler: `
    agora, ja, atualmente, oficialmente, se chama, chamado, chamada, o, a, um tal de, uma tal de, desde segunda, hoje em dia, novo, nova, em, no, na, fica em`,
  called: `
    se chama, que se chama, é, o nome dele é, o nome dela é, chamado, chamada, dessa vez`,
  subjects: `
    eu, a gente, to = be está, estou = be está, sou = be é, ando = be anda, estamos = be está, ja sou = be é`,
};

/** The endings of verbs whose subject is the user. */
export const ownEnding = /(?:ei|amos|emos|imos)$/u;
