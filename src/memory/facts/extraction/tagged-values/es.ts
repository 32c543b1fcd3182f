import type { TaggedValues } from '../tagged-value-data.ts';

/** The data by which Spanish tells the values that the tagger found. */
export const SPANISH_VALUES: TaggedValues = {
  told: `
    name = name se llama {x}, surname = surname su apellido es {x}, nickname = nickname quiere que le digan {x}, home = home vive en {x},
    other_home = other_home tiene otra casa: {x}, origin = origin es de {x}, spoken_language = spoken_language habla {x}, timezone = timezone su zona horaria es {x}, work = work trabaja en {x},
    other_work = other_work también trabaja en {x}, profession = profession es {x}, team = team su equipo: {x}, studies = studies estudia {x}, partner = partner su pareja es {x}, marital_status = marital_status es {x},
    family = family tiene {x}, pet = pet tiene {x}, hobby = hobby le gusta {x}, likes = preference le gusta {x}, dislikes = preference no le gusta {x}, prefers = preference prefiere {x}, technology = technology usa {x},
    project = project su proyecto es {x}, decision = decision decidió: {x}, goal = goal su objetivo es {x}, habit = habit suele: {x}, allergy = allergy es alérgico a {x}, health = health tiene {x},
    diet = diet su dieta: {x}, vehicle = vehicle tiene {x}, email = email su mail es {x}, phone = phone su teléfono es el {x},
    birthday = birthday cumple años el {x}, favorite = preference le gusta {x}, attribute = attribute:{k} su {k} es {x}, note = note {x}`,
  rules: `
    age {n:number} [años/añitos/tacos/pirulos] $ => age tiene {n} años  ✓ age 67 años = age tiene 67 años
    home !(!(con/sola/solo)) {x:rest} => attribute:convivencia! vive {x}  ✓ home sola = own:convivencia vive sola
    home [un/una/el/la] <dwellings> en {x:rest} => home vive en {x}  ✓ home monoambiente en Flores = home vive en Flores
    home !(!(en/cerca/por/a/entre/al)) {x:rest} => home vive {x}  ✓ home cerca de Soria = home vive cerca de Soria
    origin !(!(<demonyms>)) {x:rest} => origin es {x}  ✓ origin chilena = origin es chilena
    work trabajando {x:rest} => work trabaja {x}  ✓ work trabajando en Rumi = work trabaja en Rumi
    work !(!(en/para/de/con/como/por)) {x:rest} => work trabaja {x}  ✓ work para una ong = work trabaja para una ong
    work !(!(vendo/reparto/atiendo/manejo/llevo/cuido/hago/doy/dirijo/conduzco/limpio/coso/cocino/trabajo/administro/tengo/regento/enseño/arreglo/reparo/preparo/coordino/toco/canto)) {does:rest} => work {does}  ✓ work vendo tortas = work vende tortas
    other work !(!(vendo/reparto/atiendo/manejo/llevo/cuido/hago/doy/dirijo/conduzco/limpio/coso/cocino/trabajo/administro/tengo/regento/enseño/arreglo/reparo/preparo/coordino/toco/canto)) {does:rest} => other_work {does}  ✓ other work reparto para Rappi = other_work reparte para Rappi
    profession !(!(desemplead-/cesante/sin/desocupad-)) {x:rest} => profession está {x}  ✓ profession desempleada = profession está desempleada
    profession !(!(doy/hago/vendo/cuido/manejo/conduzco/enseño/limpio/arreglo/reparo/atiendo/trabajo)) {does:rest} => profession {does}  ✓ profession cuido ancianos = profession cuida ancianos
    studies !(!(en)) {x:rest} => studies estudia {x}  ✓ studies en la UBA = studies estudia en la UBA
    partner !(!(<partners>)) {x:rest} => partner tiene {x}  ✓ partner novia = partner tiene novia
    partner {k:<partners>} [,] [el/la] {x:propers} => partner su {k} se llama {x}  ✓ partner esposo Raúl = partner su esposo se llama Raúl
    marital status !(!(casad-/separad-/divorciad-)) {x:rest} => marital_status está {x}  ✓ marital status separada = marital_status está separada
    family {k:<relatives>} [,] [el/la] {x:propers} => family su {k} se llama {x}  ✓ family hija Vera = family su hija se llama Vera
    family !(!(embarazada/esperando)) {x:rest} => family está {x}  ✓ family embarazada de 20 semanas = family está embarazada de 20 semanas
    pet {k:<animals>} [,] [el/la] {x:propers} => pet su {k} se llama {x}  ✓ pet perro Rocco = pet su perro se llama Rocco
    hobby !(!(-o/voy)) {does:rest} => hobby {does}  ✓ hobby toco el bajo = hobby toca el bajo
    likes !(!(amo/adoro)) {does:rest} => preference {does}  ✓ likes amo el picante = preference ama el picante
    likes me {x:rest} => preference le {x}  ✓ likes me encanta el mar = preference le encanta el mar
    dislikes !(!(odio/detesto/aborrezco/no)) {does:rest} => preference {does}  ✓ dislikes odio el café = preference odia el café
    project !(!(-ando/-endo/-iendo)) {x:rest} => project está {x}  ✓ project escribiendo una novela = project está escribiendo una novela
    habit !(!(-o/voy/doy)) {does:rest} => habit {does}  ✓ habit nado los martes = habit nada los martes
    habit me {does:rest} => habit se {does}  ✓ habit me levanto a las 5 = habit se levanta a las 5
    allergy !(!(alergic-/intolerante/celiac-)) {x:rest} => allergy es {x}  ✓ allergy alérgica a la nuez = allergy es alérgica a la nuez
    allergy (alergia/intolerancia) {x:rest} => allergy tiene alergia {x}  ✓ allergy alergia al polen = allergy tiene alergia al polen
    health !(!(<afflictions>)) {x:rest} => health es {x}  ✓ health diabética tipo 2 = health es diabética tipo 2
    health !(!(tomo/uso/padezco/sufro)) {does:rest} => health {does}  ✓ health uso audífonos = health usa audífonos
    diet !(!(<diets>)) {x:rest} => diet es {x}  ✓ diet vegetariana = diet es vegetariana
    diet no {does:rest} => diet no {does}  ✓ diet no como carne = diet no come carne
    birthday !(!(en/por/cada)) {x:rest} => birthday cumple años {x}  ✓ birthday en agosto = birthday cumple años en agosto
    birthday (el/los/un) {x:rest} => birthday cumple años el {x}  ✓ birthday el 3 de mayo = birthday cumple años el 3 de mayo
    attribute !(!(<faiths>)) {x:rest} => being es {x}  ✓ attribute budista = attribute:religion es budista`,
  links: `:, es, son, se llama, llama, se, el, la, los, las, un, una, actual, de, del, don, doña, sigue, siendo, también, favorito, favorita`,
  mine: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
  nouns:
    'trabajo|laburo|curro|chamba|pega|empleo|empresa|empleador|empleadora|negocio|oficina|puesto|jefe|jefa|compañía|firma|local|estudio|despacho|oficio|turno|equipo|emprendimiento|taller = jobs',
  cues: 'cumple- = birthday, cumplí = birthday, nací = birthday, nacido = birthday, nacida = birthday, nacimiento = birthday',
  passing:
    'de = before, dice = behind, dicen = behind, dijo = behind, pide = behind, pregunta = behind, quiere = behind, quieren = behind, necesita = behind, piensa = behind, cree = behind, manda = behind, me dice = behind, me dicen = behind, me dijo = behind, me pide = behind, me pregunta = behind, me manda = behind',
  sought:
    'quiero, queremos, quisiera, quisiéramos, querría, querríamos, queria, prefiero, preferimos, preferiría, preferiríamos, busco, buscamos, buscando, necesito, necesitamos, me gustaría, nos gustaría, me vendría bien, recomiéndame, recomendame, recomiéndanos, resérvame, reservame, encuéntrame, búscame, buscame',
};
