/** Words about people who join the company, and about those who leave it. */
export const partyLists = {
  joins: `vai com a gente, vao com a gente, vem com a gente, vêm com a gente, vem comigo, vêm comigo, vao comigo, quer ir junto, querem ir junto, vem,  vêm, vem junto, vai junto, vao junto, vai tambem, vao tambem, tambem vai, tambem vao, tambem vem, tambem vêm, topou, toparam, topou ir, topou vir, confirmou, confirmaram, entrou, entraram, quer ir, querem ir, quer vir, se animou, se animaram, vai comigo`,
  leaves: `nao vao poder ir, nao vai poder ir, nao vao poder vir, nao vai poder vir, nao vao poder, nao vai poder, nao pode ir, nao podem ir, nao consegue ir, nao conseguem ir, nao vem mais, nao vêm mais, nao topou, desanimou, desanimaram, cancelaram, vai ficar em casa, vao ficar em casa, fica em casa, ficam em casa, esta de castigo, ta de castigo, ta doente, esta doente, estao doentes, ta fora, esta fora, to fora, tem que trabalhar, arregou, arregaram, miou, caiu,  cairam, caiu fora, cairam fora, desistiu, desistiram, furou, furaram, cancelou, cancelaram, saiu, sairam, saiu do grupo, nao vem, nao vêm, nao vai, nao vao, nao vai mais, nao pode, nao podem, nao consegue, nao conseguem, pulou fora, deu para tras, ficou doente, ficaram doentes`,
  adds: 'mais, bota, poe, coloca, inclui, soma, adiciona, conta com, acrescenta',
} as const;

/** The rules of how many people go, in Portuguese. \`company\` is whom the speaker takes along; the speaker is counted by the slot. */
export const company = `
  [mais/outro] [um/outro] casal [amigo] => 2  ✓ um casal amigo  ✗ um casaco
  [a/o/meu/minha/um/uma/seu/sua/nosso/nossa/mais] [meu/minha] [mais] <one person> [dele/dela/deles] => 1  ✓ minha mulher  ✗ meus amigos
  [os/meus/dois/seus/nossos] [meus] <two people> !de => 2  ✓ meus pais  ✗ pais de família
  [os/as/meus/minhas/outros/outras/mais/nossos/nossas/uns/umas] [meus/minhas] {n:count} <people> => n  ✓ meus dois filhos  ✗ meus filhos
  mais {n:count} => n  ✓ mais dois  ✗ mais`;

export const partySize = `
  ^ [em/um/como] {n:<group sizes>} $ => n  ✓ em trio = 3  ✗ um trio de jazz
  {g:group} [acabou/tambem/ja] <leaves> -ar/-er/-ir => 'none'  ✓ a Diana não pode comer glúten  ✗ a Diana não pode
  ^ eu (mais | e mais) {n:number} $ => plus n  ✓ eu mais um  ✗ eu mais
  (vao/vêm/vai/vem) [comigo | com a gente] {c:group} [comigo | com a gente] $ => join c  ✓ vão minha colega de apê e o namorado dela  ✗ vão nos fins de semana
  ((entao | por isso) [ja] <leaves> !(-ar/-er/-ir) | (ele/ela) nao [claro] $) => less 1  ✓ então não vai  ✓ ele não  ✗ ele não bebe
  [so/apenas] [vamos/somos/vai] {c:crew} => crew c  ✓ meu marido, a mãe dele e eu  ✗ meu marido e a mãe dele
  ([umas/uns] {n:count} (adultos/criancas/meninas/meninos/homens/mulheres/alunos/pais) [,] (e/mais/com) {m:count} (<people>/<one person>) | [para/somos/sao/serao/seremos] {n:count} adultos/adulto [,] [e/mais/com] {m:count} [<children>] | [para/somos/sao/serao/seremos] {n:count} <children> (e/mais/com) {m:count} adultos/adulto) => sum n m  ✓ 28 crianças e 4 professores  ✓ 2 adultos e 1 criança  ✓ 8 crianças e 2 adultos  ✗ 28 crianças  ✗ 2 adultos  ✗ 8 crianças
  {n:number} [pessoas] (no total | ao todo) => total n  ✓ eu e os primos, 6 no total  ✗ no total
  (somos/seremos/vamos/iremos/estamos/seriamos/eramos | vamos ser | vai ser | vao ser | a gente e | a gente ta em | estamos em | vamos em | sao | serao) [em/uns/umas/os/as/so/tipo/ao] [todo] {n:count} [<people>] !(<lengths> | <currencies> | vezes | casais | a | ao | de | da) => n  ✓ somos 4  ✗ somos primos
  (somos/seremos/vamos/sao | a gente e) {n:count} (e/mais) {b:company} => sum n b  ✓ somos 4 e um bebê  ✗ somos 4
  ^ [<corrections>] (fechou/fechamos/deu/deram/confirmou/confirmaram) [em/com/os/as] {n:number} $ => crew n  ✓ fechou 14  ✗ fechou 14h
  (grupo de | mesa para | mesa de | mesa com | reserva para | lugar para | turma de | em) {n:count} [<people>] !(<lengths> | <currencies> | <months> | a) => n  ✓ mesa para 6  ✗ mesa de madeira
  [para/uns/umas] unless:com/outros/outras/meus/minhas/de {n:count} (pessoas/pessoa/adultos/convidados/cabecas/lugares/participantes/jogadores/alunos/hospedes) => n  ✓ 4 pessoas  ✗ com 4 pessoas
  para !(um/uma) [os/as/nos] {n:count} !(<lengths> | <currencies> | restaurantes/bares/lugares/opcoes/coisas/planos/mesas/vezes/casais/: | h | horas | de | da) => n  ✓ para dois  ✗ para duas noites
  ({n:count} (ingresso/ingressos/entrada/entradas/bilhetes/passagens) | {n:count} (homens/caras/mulheres/meninas/rapazes) | (familia de | [um] grupo de) {n:number} | ^ {n:count} (na plateia | no balcao | no camarote) | ^ [so] (vao/vem/vêm) [uns/umas] {n:number} $ | (cabem | comigo (da/somos/sao/fica/ficam)) {n:number}) => n  ✓ dois ingressos  ✓ 9 caras  ✓ família de 4  ✓ um grupo de 7  ✓ dois na plateia  ✓ vão 3  ✓ só cabem cinco  ✓ comigo dá cinco  ✗ ingressos  ✗ 9  ✗ grupo  ✗ dois no bar  ✗ vão 3 dias  ✗ cabem
  (((vêm/vao/vai/vem/entra/chega/vamos | vai vir | vao vir) mais {n:count} | mais {n:count} (vem/vêm/vao/vai/querem/quer)) | ^ [<corrections>] [<corrections>] mais {n:count} [entao/agora] $) => more n  ✓ vêm mais dois  ✓ mais dois vão  ✓ mais dois então  ✗ mais dois bares
  (nos/nós) {n:count} e {b:company} => sum n b  ✓ nós dois e meus pais  ✗ nós dois
  ({g:group} [acabou/ja] <joins> ($ | comigo | com (a gente) | tambem | junto) | ^ [<corrections>/e] <adds> {g:group}) => more g  ✓ minha prima vem também  ✓ bota o Rodrigo e o Téo na conta  ✗ minha prima vem de Santos  ✗ bota fé
  ({g:group} [acabou/tambem/ja] <leaves> [mais/poder] [vir/ir] | ^ [<corrections>] <leaves> {g:group} | ^ [<corrections>/e] (menos | sem contar | tirando) {g:group}) => less g  ✓ a Carla desistiu  ✓ caiu a Paula e a irmã dela  ✓ menos meu irmão  ✗ a Carla dormiu  ✗ caiu a ligação  ✗ menos barulho
  (({n:count} [ja] <leaves> [mais] | <leaves> {n:count} [da/do] [lista/grupo] $) | ({n:count} a menos | ^ [<corrections>] menos {n:count} [<people>] $)) => less n  ✓ dois desistiram  ✓ saíram 4 da lista  ✓ dois a menos  ✓ menos um  ✗ dois dormiram  ✗ menos
  {g:group} (traz/leva | (vai/vao) (levar/trazer)) {h:group} => more h  ✓ o Beto vai levar dois amigos  ✗ o Beto vai levar vinho
  [somos] {n:count} adultos [,] {g:group} => sum n g  ✓ 2 adultos, 1 adolescente e minha sogra  ✗ 2 adultos
  {n:number} (com [a/o] {p:person} | [,] (contando/incluindo/comigo) [comigo/com/eu]) => n  ✓ 6 com a Carol  ✓ quatro, contando comigo  ✗ 6 com vista
  ((somos um casal | somos casal | um casal | ^ [o] casal $) !(de/com/e) | (a dois | em casal | jantar romantico | so nos dois | nos dois | para casal | para o casal | somos um casal)) => 2  ✓ somos um casal  ✓ casal  ✓ jantar a dois  ✗ um casal de amigos  ✗ os dois bares
  [um] casal (com/e/mais) {n:count} [<people>/<one person>/<children>] => sum 2 n  ✓ casal com um bebê  ✓ casal e dois filhos  ✗ casal
  (nos/nós) {n:count} e {m:count} casais => couples n m  ✓ nós dois e dois casais  ✗ dois casais
  {n:count} casais => times n 2  ✓ dois casais  ✗ um casal
  (^ (os/as | nos | so os | so) {n:count} $ | (nos/nós) {n:count}) => n  ✓ os dois  ✓ nós três  ✗ os dois bares
  (com/levar/levando/levo | junto com) {g:group} => plus g  ✓ com a Bia e 3 amigos  ✗ com amigos
  [e] ({a:company} tambem | tambem (vai/vem/vao/vêm) {a:company}) => more a  ✓ e minha mãe também  ✓ também vai minha mãe  ✗ minha mãe
  ((vou/irei/viajo/estou/janto/viajar/ir/jantar/almocar/indo/vai) [eu] (sozinho/sozinha/so) !(no/na/num/numa/em/o/a/dia/de) | (so eu | eu sozinho/sozinha | so para mim | para uma pessoa | apenas eu | somente eu | ^ (sozinho/sozinha | para mim | eu) $)) => 1  ✓ vou sozinho  ✓ só eu  ✓ pra mim  ✗ só vou  ✗ só isso`;
