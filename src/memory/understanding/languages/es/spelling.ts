import type { SpellingData } from '../../spelling.ts';

/** The way Spanish is spelled in chats. */
export const spelling: SpellingData = {
  words: `
    q k ke qe > que
    xq pq porq xk porke > porque
    x > por
    xa pa > para
    pal > para el
    d > de
    tb tmb tbn tmbn > tambien
    mñn mnn manna mñna mñana > mañana
    kiero qiero qero kero > quiero
    keremos qeremos > queremos
    toy > estoy
    tamos > estamos
    finde findes > finde
    xfa porfa porfi plis > por favor
    dnd dond > donde
    cdo > cuando
    sab > sabado
    vie vier > viernes
    dom > domingo
    juev > jueves
    mier > miercoles
    rest resto restó > restaurante
    resto-bar > restaurante
    bday cumple > cumpleaños
    hs hrs > horas
    persnas pers pax > personas
    amiwos amiwis > amigos
    bn > bien
    salu2 > saludos
    aki > aqui
    ak > aca
    vamo > vamos
    nohce > noche
    algien > alguien
    hoi > hoy
    aora > ahora
    pizas pissas piza pisa > pizza`,
  letters: 'k > qu, k > c, z > s, s > z, s > c, c > s, x > ch, w > gu, v > b, b > v, y > ll, ll > y, j > g, i > y',
};
