/** The Portuguese word lists of the rules of what is known, and of what they mention. */
export const lists = {
  small: `
    o, a, os, as, ao, à, do, da, dos, das, de, um, uma, meu, minha, meus, minhas, nosso, nossa, com, em, no, na, num, numa, nesse, nessa, esse, essa, este, esta, pra, para, pro, pela, pelo, por, me, nos, se, ja, usar,
    ser, fazer, ir, comer, tomar, jogar, tocar, trabalhar, trabalhar no, trabalhar na, morar em, estudar, vender, toda a, todo o, a historia do, a ideia do, aula de, aulas de, eu e o, eu e a, la no, la na, la do, la da,
    mais`,
  leads: `um tal de, uma tal de, um cara chamado, uma moca chamada, um rapaz chamado, chamado, chamada, que se chama, se chama, o, a, tudo, uma menina chamada`,
  stops: `
    um ano sabatico, um tempo, umas ferias, um descanso, algo, nada, eso, esto, ello, isso, isto, desde, porque, faz, agora, hoje, ontem, segunda, terca, quarta, quinta, sexta, sabado, domingo, na segunda, na terca,
    na quarta, na quinta, na sexta, no sabado, no domingo, semana, mes, ano, mes passado, semana passada, esse mes, este mes, esse ano, entao, quando, gracas, enfim, finalmente, por enquanto, que, e, mas, ja, no final,
    ainda, tambem, se, kkk, kkkk, kkkkk, rs, de vez, depois, antes, nem, so, em vez, no lugar, nao, como sempre, a partir, pra sempre, mesmo, de novo, com meu, com minha, uns, umas, gracas a deus, por aqui, viu, ne,
    mes que vem`,
  theirs: 'seu, sua, seus, suas, teu, tua',
  'of what': 'de, do, da, dos, das, do meu, da minha, de um, de uma',
  of: 'de, do, da, dos, das, do meu, da minha, de uma, de um, em, no, na',
  not: 'nao, nao, nunca, nem, jamais, sem, ainda nao, quase',
  titles: `
    gerente, chefe, encarregad-, diretor, diretora, lider, coordenador, coordenadora, supervisor, supervisora, analista, consultor, consultora, senior, pleno, responsavel, capita, editor, editora, socio, socia,
    inspetor, inspetora, efetiv-, titular, professor, professora, executiv-, especialista, engenheir-, tecnic-, desenvolvedor, desenvolvedora, oficial, sargento, presidente, vendedor, vendedora, administrador,
    administradora, caixa, enfermeira, enfermeiro, medic-, chef, cozinheir-, delegad-, tesoureir-, secretari-`,
  mine: 'meu, minha, nosso, nossa, o, a, do, da',
  me: 'me, nos, mim, meu, minha, eu, a gente, nos, nosso, nossa, comigo',
  grades: `
    primeiro ano, segundo ano, terceiro ano, quarto ano, quinto ano, sexto ano, setimo ano, oitavo ano, nono ano, primeira serie, segunda serie, terceira serie, quarta serie, creche, jardim, prezinho, pre, ensino medio,
    ensino fundamental, primario, faculdade, segundo semestre, terceiro semestre, quarto semestre, quinto semestre, sexto semestre, primeiro semestre, colegial`,
  roles:
    'namorado = marido, namorada = esposa, noivo = marido, noiva = esposa, namoro = casamento, namora = é casada com, ficante = namorado',
  animals:
    'cachorro, cachorra, cachorrinho, cachorrinha, gato, gata, gatinho, gatinha, filhote, coelho, coelha, papagaio, tartaruga, passarinho, peixe, hamster, calopsita, vira lata',
  languages:
    'ingles, frances, grego, alemao, italiano, portugues, espanhol, chines, mandarim, japones, russo, arabe, coreano, libras, hebraico, holandes',
  doing: `
    comer, viver, morar, trabalhar, buscar, ver, estudar, correr, fazer, ser, usar, tomar, dormir, jantar, jogar, nadar, cozinhar, treinar, andar, escrever, ler, pensar, falar, sair, ir, beber, fumar, dizer, aprender,
    almocar, viajar, visitar, chorar, tocar, pintar, dancar, cantar, casar, ter, poder, cuidar, sentir, comecar, olhar, dar, comprar, descansar`,
};
