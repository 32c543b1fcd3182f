/** Portuguese words that rules of several slots speak of, of Brazil first; without accents where they may be left out. */
export const words = {
  articles: 'o, a, os, as',
  or: 'ou',
  and: 'e, mais',
  numbers: `um|uma = 1, dois|duas = 2, tres = 3, quatro = 4, cinco = 5, seis|meia = 6, sete = 7, oito = 8, nove = 9, dez = 10, onze = 11, doze = 12, treze = 13, quatorze|catorze = 14, quinze = 15, dezesseis|dezasseis = 16, dezessete|dezassete = 17,
    dezoito = 18, dezenove|dezanove = 19, vinte = 20, trinta = 30, quarenta = 40, cinquenta = 50, sessenta = 60, setenta = 70, oitenta = 80, noventa = 90, cem|cento = 100, duzentos|duzentas = 200, trezentos|trezentas = 300, quatrocentos = 400,
    quinhentos = 500, seiscentos = 600, setecentos = 700, oitocentos = 800, novecentos = 900, mil = 1000`,
  'number joints': 'e',
  few: 'um par de = 2, meia duzia de = 6, meia duzia = 6, uma duzia de = 12, uma duzia = 12, um casal = 2',
  scales: 'k = 1000, mil = 1000',
  'range joints': '-, –, a, ou, e, ate',
  'of money': 'de, em',
  'hour marks': 'h, hs, hrs, horas',
  weekdays: `domingo = 0, segunda feira|segunda = 1, terca feira|terca = 2, quarta feira|quarta = 3, quinta feira|quinta = 4, sexta feira|sexta = 5, sabado = 6`,
  months: `janeiro|jan = 1, fevereiro|fev = 2, marco|mar = 3, abril|abr = 4, maio = 5, junho|jun = 6, julho|jul = 7, agosto|ago = 8, setembro|set = 9, outubro|out = 10, novembro|nov = 11, dezembro|dez = 12`,
  dayparts: 'manha|manhazinha = mañana, tarde|tardinha = tarde, noite|noitinha = noche, madrugada = noche',
  'hour parts': 'manha = mañana, tarde = tarde, noite = noche, madrugada = madrugada',
  'clock minutes':
    'meia|30 = 30, quinze|15 = 15, cinco|5 = 5, dez|10 = 10, vinte|20 = 20, vinte e cinco|25 = 25, quarenta e cinco|45 = 45, um quarto = 15, pouco = 0',
  meridiem: 'am|a.m.|a.m = am, pm|p.m.|p.m = pm',
  lengths:
    'minuto|minutos|min|mins = m, hora|horas|h|hs|hrs|horinha|horinhas = H, dia|dias|diarias|diaria = D, noite|noites|pernoite|pernoites = D, semana|semanas = W, mes|meses = M',
  // People that one says one goes with.
  'one person': `namorado, namorada, marido, mulher, esposo, esposa, noivo, noiva, mae, pai, mamae, papai, irmao, irma, filho, filha, amigo, amiga, primo, prima, avo, vo, vovo, vovó, vovô, chefe, colega, tio, tia, sogro, sogra, cunhado, cunhada, crianca, bebe, sobrinho, sobrinha, neto, neta, parceiro, parceira, mozao,
    amor, boy, crush, socio, vizinha, vizinho, melhor amigo, melhor amiga, filhinho, filhinha, brother, mana, mano, enteado, enteada, afilhado, afilhada, madrinha, padrinho, companheiro, companheira, gata, miúdo, miuda`,
  'two people': 'pais, avos, sogros, velhos, padrinhos',
  people: `pessoas, pessoa, adultos, adulto, amigos, amigas, convidados, filhos, filhas, irmaos, irmas, criancas, primos, primas, colegas, tios, tias, sobrinhos, sobrinhas, netos, netas, bebes, cabecas, lugares, viajantes, meninos, meninas, casais, idosos, menores, alunos, jogadores, hospedes, passageiros,
    turistas, miudos, caras, gatos pingados, comigo, participantes, integrantes`,
  children:
    'crianca, criancas, filho, filha, filhos, filhas, bebe, bebes, menor, menores, miudos, miudo, menino, meninos, menina, meninas',
  'per person': `por pessoa, por cabeca, cada um, cada uma, cada, p / p, / pessoa, / pess, / cabeca, pp, a pessoa, por casal, por pax, por adulto, cada pessoa, por barba, a cabeca, por participante`,
  corrections:
    'ou, nao, opa, ops, desculpa, desculpe, perdao, melhor, alias, digo, quer dizer, na verdade, na real, que seja, que sejam, poe, coloca, bota, deixa em, ou seja, no fim, no final, no fim sao, entao, agora, bom, ta, espera, pera, ja, pensando bem, acho melhor, pode ser, vai ser, ate, sao, serao, somos, so, que',
  definite: 'o, a, os, as, do, da, ao, esse, essa, este, esta, no, na, desse, dessa',
  'table name': 'restaurante',
  spent: 'em, no, na, inteira, inteiro',
  ordinals:
    'primeiro = 1, primeira = 1, segundo = 2, segunda = 2, terceiro = 3, terceira = 3, quarto = 4, ultimo = 5, ultima = 5',
  'activity joints': 'de, em, com, do, da',
  'activity heads': 'infantil, esportiva',
  'aim fillers':
    'a, o, ir, marcar, um, uma, uns, umas, fazer, os, as, oi, ola, e ai, sair, que, quero, organizar, algo, em, num, numa, para, levar, queria, comer, ver se, mas',
  'aim stops':
    'em, no, na, nos, nas, num, numa, para, com, por, a, ao, o, os, as, este, esta, do, da, desde, entre, sobre, e, ou, que, se, me, eu, ele, ela, sao, tem, como, quando, nao, meu, minha, seu, sua, ja, isso, muito, mais, porque, mas, te, nem, foi, era, estou, vai, vao, sou, somos, sem, perto, onde, qual, voce, pelo, pela, dia, ate, amanha, tava, estava',
  'aim within': 'o, a, os, as, ao, meu, minha, meus, minhas, seu, sua, um, uma, do, da, dos, das, de, nosso, nossa, pra, pro, para',
  replies: `sim, nao, ok, okay, beleza, obrigado, obrigada, oi, ola, tchau, perfeito, otimo, claro, bom, boa, bom dia, boa noite, nada, nenhum, nenhuma, depende, exato, certo, entendi, ja, pronto, bem, mal, talvez, depois, melhor, outra, outro, qualquer, tanto faz,
    nao sei, sei la, por favor, kkk, kkkk, continua, segue, ajuda, isso, valeu, show, top, massa, legal, maravilha, ainda, fechado, combinado, bora, opa, eita, hum, pode ser, agora, parabens, fixe`,
  greetings:
    'oi, ola, ei, opa, bom, boa, beleza, ok, entao, tipo, ah, eh, gente, galera, pessoal, por favor, obrigado, e, mas, melhor, nao, sim, claro, olha, bora, tudo bem, bom dia, boa tarde, boa noite, oie, cara, mano',
} as const;
