import type { TaggedValues } from '../tagged-value-data.ts';

/** The data by which Portuguese tells the values that the tagger found. */
export const PORTUGUESE_VALUES: TaggedValues = {
  told: `
    name = name se chama {x}, surname = surname seu sobrenome é {x}, nickname = nickname quer ser chamado de {x}, home = home mora em {x},
    other_home = other_home tem outra casa: {x}, origin = origin é de {x}, spoken_language = spoken_language fala {x}, timezone = timezone seu fuso é {x}, work = work trabalha em {x},
    other_work = other_work também trabalha em {x}, profession = profession é {x}, team = team sua equipe: {x}, studies = studies estuda {x}, partner = partner seu par é {x}, marital_status = marital_status é {x},
    family = family tem {x}, pet = pet tem {x}, hobby = hobby gosta de {x}, likes = preference gosta de {x}, dislikes = preference não gosta de {x}, prefers = preference prefere {x}, technology = technology usa {x},
    project = project seu projeto é {x}, decision = decision decidiu: {x}, goal = goal seu objetivo é {x}, habit = habit costuma: {x}, allergy = allergy tem alergia a {x}, health = health tem {x},
    diet = diet sua dieta: {x}, vehicle = vehicle tem {x}, email = email seu e-mail é {x}, phone = phone seu telefone é {x},
    birthday = birthday faz aniversário em {x}, favorite = preference gosta de {x}, attribute = attribute:{k} seu {k} é {x}, note = note {x}`,
  rules: `
    age {n:number} [anos/aninhos] $ => age tem {n} anos  ✓ age 63 anos = age tem 63 anos
    home !(!(com/sozinh-)) {x:rest} => attribute:convivência! mora {x}  ✓ home sozinha = own:convivencia mora sozinha
    home [um/uma/o/a] <dwellings> !(!(em/no/na/nos/nas)) {x:rest} => home mora {x}  ✓ home apartamento na Tijuca = home mora na Tijuca
    home !(!(em/no/na/num/numa/nos/nas/perto)) {x:rest} => home mora {x}  ✓ home no Recife = home mora no Recife
    origin !(!(<demonyms>)) {x:rest} => origin é {x}  ✓ origin mineira = origin é mineira
    work trabalhando {x:rest} => work trabalha {x}  ✓ work trabalhando no Rumi = work trabalha no Rumi
    work !(!(em/no/na/num/numa/para/com/como/de)) {x:rest} => work trabalha {x}  ✓ work na Petrobras = work trabalha na Petrobras
    work !(!(vendo/entrego/atendo/dirijo/cuido/faço/dou/limpo/costuro/cozinho/toco/tenho/trabalho/conduzo/conserto/ensino/canto/preparo/administro)) {does:rest} => work {does}  ✓ work vendo bolo = work vende bolo
    partner {k:<partners>} [,] [o/a] {x:propers} => partner seu {k} se chama {x}  ✓ partner marido Edson = partner seu marido se chama Edson
    family {k:<relatives>} [,] [o/a] {x:propers} => family {k} se chama {x}  ✓ family filha Lívia = family filha se chama Lívia
    family !(!(gravida/esperando)) {x:rest} => family está {x}  ✓ family grávida de 5 meses = family está grávida de 5 meses
    pet {k:<animals>} [,] [o/a] {x:propers} => pet {k} se chama {x}  ✓ pet cachorro Pipoca = pet cachorro se chama Pipoca
    hobby !(!(-o/vou)) {does:rest} => hobby {does}  ✓ hobby toco violão = hobby toca violão
    dislikes !(!(odeio/detesto/nao)) {does:rest} => preference {does}  ✓ dislikes detesto coentro = preference detesta coentro
    habit !(!(-o/vou/dou)) {does:rest} => habit {does}  ✓ habit nado na terça = habit nada na terça
    habit me {does:rest} => habit se {does}  ✓ habit me levanto às 5 = habit se levanta às 5
    allergy !(!(alergic-/intolerante/celiac-)) {x:rest} => allergy é {x}  ✓ allergy alérgica a camarão = allergy é alérgica a camarão
    health !(!(<afflictions>)) {x:rest} => health é {x}  ✓ health diabético tipo 2 = health é diabético tipo 2
    health !(!(tomo/uso/faço)) {does:rest} => health {does}  ✓ health uso aparelho auditivo = health usa aparelho auditivo
    diet !(!(<diets>)) {x:rest} => diet é {x}  ✓ diet vegetariana = diet é vegetariana
    diet nao {does:rest} => diet não {does}  ✓ diet não como carne = diet não come carne
    attribute !(!(<faiths>)) {x:rest} => being é {x}  ✓ attribute budista = attribute:religion é budista`,
  links: `:, é, eh, são, se, chama, o, a, os, as, um, uma, do, da, de, atual, seu, dona, ainda`,
  mine: 'meu, minha, meus, minhas, nosso, nossa, nossos, nossas',
  nouns:
    'trabalho|trampo|emprego|empresa|empregador|negócio|escritório|cargo|chefe|firma|loja|estúdio|ofício|turno|equipe|estágio|serviço|ateliê = jobs',
  cues: 'aniversário = birthday, niver = birthday, nasci = birthday, nascido = birthday, nascida = birthday, nascimento = birthday, faço = birthday, aniversariante = birthday',
  passing:
    'de = before, da = before, do = before, diz = behind, dizem = behind, disse = behind, fala = behind, falou = behind, pede = behind, pediu = behind, pergunta = behind, quer = behind, querem = behind, precisa = behind, acha = behind, manda = behind, me disse = behind, me pediu = behind, me perguntou = behind, me manda = behind',
  sought:
    'quero, queremos, queria, queríamos, prefiro, preferimos, preferia, procuro, procuramos, procurando, busco, buscamos, buscando, preciso, precisamos, gostaria, gostaríamos, tô atrás de, atrás de, me recomenda, recomenda, indica, me indica, reserva, acha',
};
