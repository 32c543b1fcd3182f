/** The Portuguese rules of what goes on, what is had beside it, and what changes nothing. */
export const stays = `
  (continuo | continuamos | continua | continuam | sigo | seguimos | segue | seguem | ainda | permaneco | firme | firme e forte | mantido | mantida | mantemos | mantenho | de pe | valendo
    | como sempre | de sempre | ate hoje | ate o fim | confirmado | confirmada | so confirmou | nada mudou | sem mudanca | sem novidade | nao troco | daqui ninguem me tira | tudo igual | a mesma coisa
    | o mesmo de sempre | nao largo | nao saio | nunca vou largar | jamais vou largar | ficamos com | anos de casados | anos juntos | nao mudou | segue firme
    | aguenta firme) !(nao/nao/sem/procurando/pensando/esperando) => still  ✓ continuo em Belém  ✗ paro em Belém
  ^ (sim/isso/claro/exato/aham/uhum/lógico) [sim/,] [,] (continuo/sou/moro/tô/to/estou/ainda/no/na/com/trabalho/uso/a/o/minha/meu/faco/tenho/seguimos/somos/moramos/mesmo) => still  ✓ sim, no SUS  ✗ sim por favor
  {k:known} sempre ($ | ,) => still  ✓ Linux sempre, não troco  ✗ sempre`;

export const besides = `
  (fazendo | tendo | comecei) (aula/aulas) de {l:<languages>} => also l spoken_language >fala_um_pouco_de  ✓ também tô fazendo aula de grego  ✗ fazendo aula de ioga
  (tambem | alem disso | alem de | nos fins de semana | no fim de semana | aos sabados | aos domingos | à noite | por fora | nas horas vagas | de quebra | nas folgas | nos finais de semana
    | ainda por cima) => also  ✓ nos fins de semana faço uns bicos de garçom  ✗ na segunda
  (adotei/adotamos/peguei/resgatei/resgatamos/ganhei/ganhamos/compramos/comprei/chegou) (mais | um | uma | outro | outra | mais um | mais uma | um novo
    | uma nova) <animals> [, ] [o/a/chamado/chamada/se chama | o nome é | que se chama] {v:value} => also v pet >tem_um_bicho_chamado  ✓ adotamos mais um gato, a Lola  ✗ vi um gato
  nasceu [hoje/ontem] [meu filho | minha filha | nosso filho | nossa filha | o bebe] [, ] [o/a] {v:who} => also v family >tem_um_bebê,  ✓ nasceu a Helena!  ✗ nasceu torto
  [e] (nos fins de semana | aos sabados | à noite | nos finais de semana | por fora | nas horas vagas) (faco (uns bicos | bico) de | trabalho (de | como | num | numa | no | na) | dou aula de
    | sou) {v:value} => also v other_work >também_trabalha_de  ✓ nos fins de semana faço uns bicos de garçom num buffet  ✗ nos fins de semana durmo
  tambem (dou aula de | trabalho (de | como | num | numa | no | na) | faco bico de | sou) {v:value} => also v other_work >também_trabalha_de  ✓ também dou aula de ioga aos sábados  ✗ também durmo
  (peguei gosto por | peguei gosto pelo | peguei gosto pela | comecei a (fazer/jogar/praticar/treinar/aprender) | me apaixonei por | me viciei em | entrei no | entrei na | to curtindo | virei fa de
    | descobri | tomei gosto por | comecei no | comecei na) [a/o] {v:value} => also v hobby >gosta_de  ✓ ultimamente peguei gosto por crochê também  ✗ peguei gripe
  (to aprendendo | estou aprendendo | comecei a estudar | to estudando | tambem falo | falo tambem) {l:<languages>} => also l spoken_language >fala_um_pouco_de  ✓ tô aprendendo alemão  ✗ tô aprendendo a nadar
  (sou alergic-) (a/ao/à) {v:value} tambem => also v allergy >é_alérgico_a  ✓ sou alérgica a camarão também  ✗ sou alérgica
  (descobri que sou | tambem sou) alergic- (a/ao/à) {v:value} => also v allergy >é_alérgico_a  ✓ descobri que sou alérgica a camarão  ✗ sou alérgica
  (tenho/temos/tem) tambem (uma/um) (casa/sitio/ape/apartamento/chacara/casinha/chale) (em/no/na) {v:value} => also v other_home >tem_uma_casa_em  ✓ temos também uma casa em Ubatuba  ✗ tenho uma casa
  tambem (tenho/temos/tem) (uma/um) (casa/sitio/ape/apartamento/chacara/casinha/chale) (em/no/na) {v:value} => also v other_home >tem_uma_casa_em  ✓ a gente também tem uma casa em Ubatuba  ✗ tenho uma casa
  (agora uso | uso | tambem uso | agora tambem uso) {v:value} tambem => also v technology >usa  ✓ agora uso Go também  ✗ uso Go
  tambem uso {v:value} => also v technology >usa  ✓ também uso Go  ✗ uso Go
  (tenho | tem) [tambem] (uma/um) (irma/irmao/filha/filho/irmazinha/irmaozinho) [tambem] [, ] [a/o] {v:who} => also v family >tem_um_familiar,  ✓ tenho uma irmã também, a Clara  ✗ tenho uma irmã
  (to/estou/estamos/ando) trabalhando (em | no | na | num | numa) !(casa/isso) {v:value} => busy v project >está_trabalhando_em  ✓ estou trabalhando no Rumi  ✗ estou trabalhando em casa
  (time de | equipe de | uma equipe de) {n:figure} => also n team >tem_uma_equipe_de_@  ✓ trabalho em fintech, equipe de 5  ✗ equipe de vendas`;

export const idle = `
  (quase | a ponto de | pensando em | penso em | por pouco | talvez | quem sabe | tomara | sonhei | imagina | imagine | um dia | algum dia | ano que vem | mes que vem | semana que vem | queria
    | gostaria | adoraria | quero | sera que | e se | vale a pena | to pra | estou pra | pretendo) => 'idle'  ✓ quase larguei tudo  ✗ larguei tudo
  (filme | serie | novela das | no teatro | videogame | no jogo | personagem | a musica) => 'idle'  ✓ num filme o cachorro morre  ✗ meu cachorro morreu
  se … (-asse/-esse/-isse/-assem/-essem/-issem) => 'idle'  ✓ se me demitissem  ✗ se me demitem
  (hoje nao | so hoje | pra amanha | ate quinta | ate sexta | ate segunda | ate domingo | de ferias | de viagem | a passeio) => 'idle'  ✓ hoje não jogo  ✗ não jogo mais`;
