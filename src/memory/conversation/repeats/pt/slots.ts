import type { SlotSigns } from '../question-signs.ts';

/** The parts of a Portuguese question that decide what it asks. */
export const SLOTS: SlotSigns = {
  numbers: `
    zero:0 dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 catorze:14 quatorze:14 quinze:15 dezesseis:16
    dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19 dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80
    noventa:90 cem:100 cento:100 duzentos:200 quinhentos:500 mil:1000 milhao:1000000 milhoes:1000000 meio:1/2 meia:1/2 duzia:12
    primeiro:1 primeira:1 segundo:2 segunda:2 terceiro:3 terceira:3 quarto:4 quarta:4 quinto:5 quinta:5 ii:2 iii:3 iv:4 viii:8
    dobro:x2 triplo:x3`,
  negations: 'nao sem nunca jamais tampouco nem ninguem nenhum nenhuma nada exceto salvo evitar evito n',
  conditions: 'se caso salvo',
  from: 'de desde do da dos das =substituir',
  to: 'a ao aos até para pra pro',
  speakers: 'eu me mim te nos tu voce vc posso tenho estou vou fui sou',
  past: 'era eram ia iam havia tinha tinham dizia dizias podia podiam devia fazia servia saia valia fervia -ava -avam',
  aspects: 'escrever inventar pintar fundar criar descobrir nascer mulher homem',
  measures: 'medir pesar profundo comprido habitante superficie velocidade capacidade',
  beforeVerbs: 'se me te lhe lhes o a os as nos posso pode podem podes devo deve devem vou vai quero queria preciso',
  verbEnds: 'ar er ir ando endo indo ou eu iu ei aram eram iram ava avam',
  swaps:
    'posso pode podem podes poderia devo deve devem deveria preciso tenho com para pra entre sobre contra sempre meu minha teu tua seu sua meus seus foi é era será durante',
  soft: `
    comer tomar beber ir viajar por ponho poe deixar deixo vir perder perdi querer gostar gosta gostaria falta encontrar passar
    corpo humano temperatura ponto codigo erro pedir peço pagar
    seguro legal permitido bom mau ruim recomendar adequado correto certo normal
    pessoa gente cidade pais lugar sitio lado conselho ajuda ideia tipo classe marca casa
    vezes filho bastante coisa vender`,
  whole: `
    mais menos antes depois melhor pior dentro fora cima baixo durante todos todas tras
    filho filha filhos filhas irmao irma irmaos irmas tio tia primo prima sobrinho sobrinha namorado namorada esposo esposa marido
    sogro sogra neto neta cunhado cunhada padrasto madrasta genro nora chefe patrao`,
  same: `
    carro: automovel, veiculo, auto
    computador: pc, notebook, laptop
    celular: telemovel, smartphone, cel
    apartamento: ap, apto, flat
    onibus: busao, autocarro, bus, bumba
    trem: comboio
    geladeira: frigorifico
    freezer: congelador
    banheiro: casa de banho, wc
    caloria: calorias, kcal, quilocaloria, cal, valor calorico
    quilometro: km, kms, quilometros, quilometragem
    quilo: kg, quilograma, quilogramas, quilos, kilo, kilos
    grama: gr, gramas, g
    mililitro: ml, mililitros
    hora: horas, hs, h
    minuto: minutos, min, mins
    cozinhar: cozer, cozimento, cozinha, cozinho, cozido, ferver
    preparar: elaborar, preparo, prepara, prepare, preparacao
    limpar: lavar, limpeza
    tirar: remover, retirar, tiro, tira, retiro, removo, tirou
    arrumar: consertar, reparar, arranjar, resolver
    comecar: iniciar, inicio, começo
    terminar: acabar, finalizar, fim, final, termina, acaba
    escrever: escrito, autor, escritor, escreveu, autora, escreve, grafia
    compor: compos, compositor, composto, compositora
    descobrir: descobriu, descobridor, descoberto
    inventar: inventou, inventor, inventado
    fundar: fundou, fundador, fundado, fundacao, fundada
    pintar: pintou, pintor, pintado, pintaram
    criar: criou, criador, criado
    comer: come, coma, comem
    idioma: lingua
    habitante: habitantes, populacao
    documento: documentos, papel, papeis, documentacao, papelada, requisito, requisitos
    vantagem: beneficio, beneficios, vantagens
    desvantagem: inconveniente, inconvenientes, desvantagens
    sintoma: sintomas, sinais
    curar: tratar, cura, tratamento
    nascer: nascimento, nasceu, nascido, recem-nascido
    morrer: falecer, morte, morreu, faleceu, falecimento
    ganhar: ganhou, ganhador, vencedor, venceu
    medico: doutor, dr
    veterinario: vet, veterinaria
    barato: economico
    senha: password, pass
    casar: casamento, matrimonio, bodas, casou
    divorciar: divorcio
    mau: ruim, mal, prejudicial, nocivo, perigoso, toxico, perigo
    diferenca: diferencas, diferenciar, distinguir, diferente, difere, diferem, distincao, versus, vs
    velocidade: rapidez
    recomendar: sugerir, aconselhar, recomendavel, recomendado
    guardar: armazenar, conservar
    bom: boa, bons, boas
    minimo: no minimo, ao menos, pelo menos, minima
    maximo: no maximo, maxima, limite
    baixar: download, transferir
    instalar: instalacao
    configurar: configuracao, configuro
    calcular: calculo, conta
    converter: converto, converte, conversao, equivale
    enviar: mandar, envio, mando, remeter
    cancelar: anular, cancelamento, cancelo
    recuperar: recuperacao, reaver, recupero
    mudar: alterar, modificar, trocar, troca, mudo, altero, troco, muda, mudança, alteracao, atualizar, atualizo
    estados unidos: eua, usa
    reino unido: uk
    guia: tutorial
    filme: pelicula, longa
    permitido: legal, permitem, licito, autorizado
    obrigatorio: obrigado, obrigacao
    percent: por cento, porcento, percentual, porcentagem
    funcionar: funciona, funcionamento, funcionam
    medir: mede, medem, altura, alto, alta, estatura, altitude
    superficie: area, extensao
    capacidade: cabem, cabe
    substituir: em vez de, no lugar de, substituto, substituta, substitui, alternativa a
    construir: levantar, construiu, construcao, construido
    vencer: vence, vencimento, validade, prazo, data limite
    desfazer: desfaz, desfaco
    reiniciar: restart, reinicio, reload, recarregar
    ingrediente: ingredientes, que leva, que vai
    mulher: mulheres
    homem: homens
    pesar: pesa, pesam, peso
    profundo: profundidade
    comprido: comprimento
    cor: cores
    temperatura: temp, graus, grau
    bicicleta: bike
    epoca: meses, mes, temporada
    comprar: compra, compro
    telefone: tel, fone de contato
    televisao: tele, tv
    faculdade: facul, universidade
    escola: colegio
    trabalho: emprego, trampo, serviço
    dinheiro: grana
    pai: papai, painho
    mae: mamae, mainha
    avo: vo, vovo
    crianca: miudo, miuda, criancas
    bebe: bebes, nenem, neném
    hotel: hospedagem, alojamento
    passagem: bilhete, ticket
    mala: bagagem
    banco: agencia
    ativar: ligar, ligo, ativo, habilitar, ativacao
    desativar: desligar, desligo, desativo, desabilitar
    apagar: apago, deletar, deleto, excluir, eliminar, remover branch
    colocar: por, ponho, coloco, botar, boto, poe, inserir
    whatsapp: zap, wpp, whats
    instagram: insta
    reuniao: reunioes
    cachorro: cao, caes, dog, doguinho, cachorrinho
    gato: gatinho, bichano
    pao: paozinho
    remedio: comprimido, medicamento, medicacao
    preco: custo, valor, custa, custam, preços
    aniversario: niver, faz anos
    imposto de renda: ir, irpf
    belo horizonte: bh
    sao paulo: sp
    rio de janeiro: rj
    nota fiscal: nf, nfs, notas fiscais
    planilha: excel
    branco: claro, clara, branca
    - mancha, manchas, manchado, manchada
    - sistema solar
    - melhor maneira, melhor forma, melhor jeito
    - passo a passo
    - como era`,
};
