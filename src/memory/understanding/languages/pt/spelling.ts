import type { SpellingData } from '../../spelling.ts';

/** The way Portuguese is spelled in chats. */
export const spelling: SpellingData = {
  words: `
    vc ce > voce
    vcs > voces
    q k ki > que
    pq pke > porque
    tb tbm tmb > tambem
    pra pro pras pros p > para
    hj hoji > hoje
    amnh amnha amanhan > amanha
    dps > depois
    blz > beleza
    vlw > valeu
    obg obgd brigado brigada > obrigado
    qro kero qero > quero
    tô to tou > estou
    tá ta > esta
    tamo tamos > estamos
    ñ naum > nao
    sab > sabado
    sex > sexta
    qui > quinta
    qua > quarta
    seg > segunda
    ter > terça
    dom > domingo
    fds findi finde > fim de semana
    niver bday > aniversario
    rest resto > restaurante
    churras > churrasco
    breja brejas > cerveja
    gnt > gente
    pfv pf pfvr > por favor
    qdo qnd > quando
    qto > quanto
    msm > mesmo
    cmg > comigo
    td tdo > tudo
    mto mt > muito
    ond > onde
    nois noix > nos
    namo mozao > namorado`,
  letters: 'k > qu, k > c, z > s, s > z, s > c, c > s, x > ch, ch > x, w > u',
};
