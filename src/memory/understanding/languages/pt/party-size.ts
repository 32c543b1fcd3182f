/** Words about people who join the company, and about those who leave it. */
export const partyLists = {
  joins: `vem, vêm, vem junto, vai junto, vao junto, vai tambem, vao tambem, tambem vai, tambem vao, tambem vem, tambem vêm, topou, toparam, topou ir, topou vir, confirmou, confirmaram, entrou, entraram, quer ir, querem ir, quer vir, se animou, se animaram, vai comigo`,
  leaves: `caiu, cairam, caiu fora, cairam fora, desistiu, desistiram, furou, furaram, cancelou, cancelaram, saiu, sairam, saiu do grupo, nao vem, nao vêm, nao vai, nao vao, nao vai mais, nao pode, nao podem, nao consegue, nao conseguem, pulou fora, deu para tras, ficou doente, ficaram doentes`,
  adds: 'bota, poe, coloca, inclui, soma, adiciona, conta com, acrescenta',
} as const;

/** The rules of how many people go, in Portuguese. \`company\` is whom the speaker takes along; the speaker is counted by the slot. */
export const company = `
  [a/o/meu/minha/um/uma/seu/sua/nosso/nossa/mais] [meu/minha] [mais] <one person> [dele/dela/deles] => 1  ✓ minha mulher  ✗ meus amigos
  [os/meus/dois/seus/nossos] [meus] <two people> !de => 2  ✓ meus pais  ✗ pais de família
  [os/as/meus/minhas/outros/outras/mais/nossos/nossas/uns/umas] [meus/minhas] {n:count} <people> => n  ✓ meus dois filhos  ✗ meus filhos
  mais {n:count} => n  ✓ mais dois  ✗ mais`;

export const partySize = `
  [so/apenas] [vamos/somos/vai] {c:crew} => crew c  ✓ meu marido, a mãe dele e eu  ✗ meu marido e a mãe dele
  [umas/uns] {n:count} (adultos/criancas/meninas/meninos/homens/mulheres/alunos/pais) [,] (e/mais/com) {m:count} (<people>/<one person>) => sum n m  ✓ 28 crianças e 4 professores  ✗ 28 crianças
  ^ {n:count} (na plateia | no balcao | no camarote) => n  ✓ dois na plateia  ✗ dois no bar
  {n:number} [pessoas] (no total | ao todo) => total n  ✓ eu e os primos, 6 no total  ✗ no total
  [para/somos/sao/serao/seremos] {n:count} adultos/adulto [,] [e/mais/com] {m:count} [<children>] => sum n m  ✓ 2 adultos e 1 criança  ✗ 2 adultos
  (somos/seremos/vamos/iremos/estamos/seriamos/eramos | vamos ser | vai ser | vao ser | a gente e | a gente ta em | estamos em | vamos em | sao | serao) [em/uns/umas/os/as/so/tipo/ao] [todo] {n:count} [<people>] !(<lengths> | <currencies> | vezes | casais | a | ao | de | da) => n  ✓ somos 4  ✗ somos primos
  (grupo de | mesa para | mesa de | mesa com | reserva para | lugar para | turma de | em) {n:count} [<people>] !(<lengths> | <currencies> | <months> | a) => n  ✓ mesa para 6  ✗ mesa de madeira
  [para/uns/umas] unless:com/outros/outras/meus/minhas/de {n:count} (pessoas/pessoa/adultos/convidados/cabecas/lugares/participantes/jogadores/alunos/hospedes) => n  ✓ 4 pessoas  ✗ com 4 pessoas
  para !(um/uma) [os/as/nos] {n:count} !(<lengths> | <currencies> | restaurantes/bares/lugares/opcoes/coisas/planos/mesas/vezes/casais/: | h | horas | de | da) => n  ✓ para dois  ✗ para duas noites
  {n:count} (ingresso/ingressos/entrada/entradas/bilhetes/passagens) => n  ✓ dois ingressos  ✗ ingressos
  [para/somos/sao/serao/seremos] {n:count} <children> (e/mais/com) {m:count} adultos/adulto => sum n m  ✓ 8 crianças e 2 adultos  ✗ 8 crianças
  (vêm/vao | vai vir | vao vir) mais {n:count} => more n  ✓ vêm mais dois  ✗ mais dois
  mais {n:count} (vem/vêm/vao/vai/querem/quer) => more n  ✓ mais dois vão  ✗ mais dois
  ^ [so] (vao/vem/vêm) [uns/umas] {n:number} $ => n  ✓ vão 3  ✗ vão 3 dias
  (nos/nós) {n:count} e {b:company} => sum n b  ✓ nós dois e meus pais  ✗ nós dois
  (vai/vem/entra/chega/vamos) mais {n:count} => more n  ✓ vai mais um  ✗ vai um
  {g:group} [acabou/ja] <joins> ($ | comigo | com (a gente) | tambem | junto) => more g  ✓ minha prima vem também  ✗ minha prima vem de Santos
  {g:group} [acabou/tambem/ja] <leaves> [mais/poder] [vir/ir] => less g  ✓ a Carla desistiu  ✗ a Carla dormiu
  ^ [<corrections>] <leaves> {g:group} => less g  ✓ caiu a Paula e a irmã dela  ✗ caiu a ligação
  {n:count} [ja] <leaves> [mais] => less n  ✓ dois desistiram  ✗ dois dormiram
  ^ [<corrections>/e] <adds> {g:group} => more g  ✓ bota o Rodrigo e o Téo na conta  ✗ bota fé
  {n:count} (a menos) => less n  ✓ dois a menos  ✗ dois
  ^ [<corrections>] menos {n:count} [<people>] $ => less n  ✓ menos um  ✗ menos
  ^ [<corrections>] [<corrections>] mais {n:count} [entao/agora] $ => more n  ✓ mais dois então  ✗ mais dois bares
  {n:number} com [a/o] {p:person} => n  ✓ 6 com a Carol  ✗ 6 com vista
  {n:number} [,] (contando/incluindo/comigo) [comigo/com/eu] => n  ✓ quatro, contando comigo  ✗ quatro
  (somos um casal | somos casal | um casal) !(de/com/e) => 2  ✓ somos um casal  ✗ um casal de amigos
  [um] casal com {n:count} [<people>/<one person>] => sum 2 n  ✓ casal com um bebê  ✗ casal
  (nos/nós) {n:count} e {m:count} casais => couples n m  ✓ nós dois e dois casais  ✗ dois casais
  familia de {n:number} => n  ✓ família de 4  ✗ família
  {n:count} (homens/caras/mulheres/meninas/rapazes) => n  ✓ 9 caras  ✗ 9
  [um] grupo de {n:number} => n  ✓ um grupo de 7  ✗ grupo
  {n:count} casais => times n 2  ✓ dois casais  ✗ um casal
  ^ (os/as | nos | so os | so) {n:count} $ => n  ✓ os dois  ✗ os dois bares
  (nos/nós) {n:count} => n  ✓ nós três  ✗ nós vamos
  (com/levar/levando/levo | junto com) {g:group} => plus g  ✓ com a Bia e 3 amigos  ✗ com amigos
  [e] {a:company} tambem => more a  ✓ e minha mãe também  ✗ minha mãe
  [e] tambem (vai/vem/vao/vêm) {a:company} => more a  ✓ também vai minha mãe  ✗ também vai
  ^ [somos/um/o] casal $ => 2  ✓ casal  ✗ casal de amigos
  para mim e [para] {a:company} => plus a  ✓ pra mim e minha mulher  ✗ pra mim
  (a dois | em casal | jantar romantico | so nos dois | nos dois | para casal | para o casal | somos um casal) => 2  ✓ jantar a dois  ✗ os dois bares
  (vou/irei/viajo/estou/janto/viajar/ir/jantar/almocar/indo/vai) [eu] (sozinho/sozinha/so) => 1  ✓ vou sozinho  ✗ só vou
  (so eu | eu sozinho/sozinha | so para mim | para uma pessoa | apenas eu | somente eu) => 1  ✓ só eu  ✗ só isso
  ^ (sozinho/sozinha | para mim | eu) $ => 1  ✓ pra mim  ✗ pra mim e ela`;
