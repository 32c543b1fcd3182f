import type { SlotSigns } from '../question-signs.ts';

/** The parts of a Spanish question that decide what it asks. */
export const SLOTS: SlotSigns = {
  numbers: `
    cero:0 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16
    diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80
    noventa:90 cien:100 ciento:100 doscientos:200 quinientos:500 mil:1000 millon:1000000 millones:1000000 medio:1/2 media:1/2 docena:12
    primero:1 primera:1 primer:1 segundo:2 segunda:2 tercero:3 tercera:3 tercer:3 cuarto:4 cuarta:4 quinto:5 quinta:5 ii:2 iii:3 iv:4 viii:8
    doble:x2 triple:x3 bis:b`,
  negations: 'no sin nunca jamas tampoco ni nadie ninguno ninguna ningun nada excepto salvo evitar evito',
  conditions: 'si salvo',
  from: 'de desde del =sustituir',
  to: 'a al hasta hacia',
  speakers: 'yo me mi te nos nosotros tu vos usted puedo tengo estoy voy fui soy',
  past: 'era eran iba iban habia habian tenia tenian decia decian decias podia podian debia ponia servia salia valia hervia -aba -aban -abas',
  aspects: 'escribir inventar pintar fundar crear descubrir nacer mujer hombre',
  measures: 'medir pesar profundo largo habitante superficie velocidad capacidad',
  beforeVerbs: 'se me te le les lo la los las nos puedo puede pueden podes debo debe deben',
  verbEnds: 'ar er ir arlo erlo irlo arle irle arla erla irla arse erse irse arlos irlos ando iendo',
  swaps:
    'puedo puede pueden podes podria debo debe deben deberia necesito tengo con para entre sobre contra siempre mi tu su mis tus sus fue es era sera durante',
  soft: `
    comer tomar beber ir viajar poner pongo pone dejar dejo venir perder perdi querer gustar gusta gustaria falta encontrar pasar
    cuerpo humano temperatura punto codigo error pedir pido pide tomar pagar
    seguro legal permitido bueno malo recomendar adecuado correcto normal
    persona gente ciudad pais lugar sitio lado consejo ayuda idea tipo clase marca casa
    tengo une unen uno cosa veces hijo`,
  whole: `
    mas menos antes despues mejor peor dentro fuera arriba abajo durante todos todas tras
    hijo hija hijos hijas hermano hermana hermanos hermanas abuelo abuela tio tia primo prima sobrino sobrina novio novia esposo esposa
    suegro suegra nieto nieta padre madre papa mama cunado cunada padrastro madrastra yerno nuera jefe jefa`,
  same: `
    auto: coche, carro, automovil, vehiculo
    computadora: ordenador, compu, pc, computador
    celular: movil, telefono movil, smartphone, cel
    departamento: piso, apartamento, depto
    patata: papa, papas, patatas
    palta: aguacate
    heladera: nevera, frigorifico, refrigerador, refri
    caloria: calorias, kcal, kilocaloria, kilocalorias, cal
    kilometro: km, kms, kilometros
    kilo: kg, kilogramo, kilogramos, kilos
    gramo: gr, gramos
    hora: horas, hs, h
    cocer: cocinar, coccion, cocina, cocino, cuece, cocinarse
    preparar: elaborar, preparacion, prepara, prepare, preparan
    lavar: limpiar
    quitar: sacar, remover, obtener, conseguir, consigo, tramitar, sacarse, tramite, saco, quito, quitarle, sacarle, sacarlo, quitarlo, sacarla, quitarla
    arreglar: reparar, solucionar, componer
    empezar: comenzar, iniciar, inicio, comienzo
    terminar: acabar, finalizar, fin, final
    escribir: escrito, autor, escritor, escribio, autora
    descubrir: descubrio, descubridor, descubierto
    inventar: invento, inventor, inventado
    fundar: fundo, fundador, fundado, fundacion
    pintar: pinto, pintor, pintado, pintaron
    crear: creo, creador, creado
    comer: come, coma, comen, coman
    idioma: lengua, lenguaje
    habitante: habitantes, poblacion
    documento: documentos, papel, papeles, documentacion, papeleo, requisito, requisitos
    ventaja: beneficio, beneficios, ventajas
    desventaja: inconveniente, inconvenientes, desventajas
    sintoma: sintomas, senales
    curar: tratar, cura, tratamiento, tratarse
    nacer: nacimiento, nacio, nacido
    morir: fallecer, muerte, murio, fallecio, fallecimiento
    ganar: gano, ganador, ganado
    viajar: entrar, ir, ingresar, viajo
    medico: doctor
    barato: economico
    contrasena: clave, password, pass
    casar: casarse, boda, matrimonio, casamiento, nupcias
    divorciar: divorciarse, divorcio
    ayunas: estomago vacio
    malo: mal, dano, perjudicial, nocivo, danino, peligroso, toxico
    diferencia: diferencias, diferenciar, distinguir, diferente, distincion, distingue, distinguen, diferencian, diferencia entre
    velocidad: rapidez
    recomendar: sugerir, aconsejar, recomendable, recomendado, recomendada
    guardar: almacenar, conservar
    bueno: buena, buenos, buenas
    minimo: como minimo, al menos, por lo menos, minima
    maximo: como maximo, maxima
    descargar: bajar, descarga
    instalar: instalacion
    configurar: configuracion
    calcular: calculo, sacar la cuenta
    convertir: paso, pasar, convierto, convierte, convierten, conversion
    enviar: mandar, envio
    cancelar: anular, dar de baja, baja
    recuperar: recuperacion
    cambiar: modificar, cambio
    postgresql: postgres, psql, pg
    javascript: js
    kubernetes: k8s
    base de datos: bd, bbdd, db
    estados unidos: eeuu, ee uu, usa, eua
    reino unido: uk
    primera guerra mundial: guerra mundial 1
    guia: tutorial
    pelicula: film, peli
    gabriel garcia marquez: garcia marquez, gabo
    venezolano: de venezuela
    permitido: legal, permiten, licito, autorizado
    obligatorio: obligacion, obligado
    percent: por ciento, porcentaje, porciento
    funcionar: funciona, funcionamiento, funcionan
    medir: mide, miden, altura, alto, alta, estatura
    superficie: area, extension
    capacidad: caben, entran, cabe, entra
    sustituir: en vez de, en lugar de, reemplazar, sustituto, sustituta, sustitucion, reemplazo, reemplaza, sustituyo, sustituye, alternativa a
    hundir: hundio, hundimiento, hundido
    construir: levantar, construyo, construccion, levantaron, construido, construyeron
    caducar: vencer, vence, caduca, vencimiento, caducidad, echarse a perder, estropearse, estropea
    vacuna: vacunas
    deshacer: deshago, deshace
    restablecer: resetear, reset, restablezco, reseteo
    ingrediente: ingredientes, que lleva, que llevan
    mujer: mujeres
    hombre: hombres
    pesar: pesa, pesan, peso
    profundo: profundidad
    largo: longitud, larga
    color: colores
    temperatura: temp
    velocidad: veloz
    bicicleta: bici, bicis
    fijo: estatico, fija, estatica
    configurar: configuro, pongo, poner, configuracion
    pedir: pedirle, digo, decirle, decirles
    hervir: hierve, ebullicion, punto de ebullicion
    persona: ser humano
    adulto: adulta
    epoca: meses, mes, temporada
    comprar: compra, compro
    telefono: tel
    ingles: idioma ingles
    television: tele, tv
    universidad: uni, facultad, facu
    colegio: escuela, cole
    trabajo: laburo, empleo, curro
    dinero: plata, guita
    nino: nene, nena, chico, chica, ninos
    bebe: bebes
    hotel: alojamiento, hospedaje
    boleto: billete, pasaje, ticket, tiquete
    gafas: anteojos, lentes
    ducha: regadera
    auriculares: audifonos, cascos
    zapatillas: tenis, deportivas
    activar: habilitar, encender, prender, activo, prendo
    desactivar: deshabilitar, apagar, desactivo, apago
    borrar: borro, eliminar, elimino
    plural: plurales
    sinonimo: sinonimos
    - mancha, manchas, manchado, manchada
    - grado, grados
    - sistema solar
    - a nivel mundial
    - mejor manera, mejor forma, mejor modo
    - como era`,
};
