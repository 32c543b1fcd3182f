/** Portuguese rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  unless:<denied> {v:<having>} !<no thing> {x:items} => owned {v} {x}  ✓ tenho dois filhos, um cachorro e um gato = family tem dois filhos  ✗ não tenho filhos
  unless:<denied> {v:<having>} !<no thing> {x:noun} (, | com) [que se chama | que se chamam | chamado | chamada | chamados] [o/a/os/as] !(!({c:name})) {y:phrase} => owned {v} {x}: {y}  ✓ tenho uma gata, a Frida = pet tem uma gata: Frida  ✗ tenho uma gata
  unless:<denied> {v:<having>} !<no thing> {x:noun} {y:<called>} [o/a/os/as] {z:phrase} => owned {v} {x} {y} {z}  ✓ tenho um cão que se chama Bolt = pet tem um cão que se chama Bolt  ✗ tenho um cão
  unless:<denied> (adotei | adotamos | a gente adotou | resgatei | ganhei | peguei para criar) [um/uma/uns/dois/duas] !(!(<animals>)) {x:phrase} [, (o/a) {y:name}] => pet+past tem {x} {y}  ✓ adotei uma vira-lata, a Paçoca = pet tem vira-lata Paçoca  ✗ adotei um estilo
  {m:<my>} {k:<animals>} [(mais/mais) velho/nova] (se chama | se chamam | chama | <is> [o/a]) !(!({c:name})) {x:called} [e (o/a) {y:name}] => pet {m} {k} se chama {x} {y}  ✓ minha gata se chama Pituca = pet sua gata se chama Pituca  ✗ a gata se chama Pituca
  {m:<my>} {k:<animals>} [, | <in>] [o/a] {x:name} => pet {m} {k} se chama {x}  ✓ meu cachorro, o Thor, late = pet seu cachorro se chama Thor  ✗ o cachorro Thor
  (o/a) {x:name} (, | <opening>) {m:<my>} {k:<animals>} => pet {m} {k} se chama {x}  ✓ a Mel, minha cachorra, tem 12 anos = pet sua cachorra se chama Mel  ✗ a Mel, cachorra da Ana
  {m:<my>} {k:<partners>} [atual] (se chama | <is> [o/a]) !(!({c:name})) {x:called} => partner {m} {k} se chama {x}  ✓ minha namorada se chama Letícia = partner sua namorada se chama Letícia  ✗ a namorada se chama Letícia
  {m:<my>} {k:<partners>} [,] [o/a] {x:name} => partner {m} {k} se chama {x}  ✓ minha esposa, a Cláudia, é vegana = partner sua esposa se chama Cláudia  ✗ a esposa Cláudia
  (com/<the>/do/da) {x:name} , {m:<my>} {k:<partners>} => partner {m} {k} se chama {x}  ✓ com o Bruno, meu marido = partner seu marido se chama Bruno  ✗ com o Bruno, marido da Ana
  {m:<my>} {k:<partners>} [tambem] {w:<kin deeds>} !(otim-/lind-/chat-/demais/bem/muito/que/assim/tao/viajando/aqui/com/dormindo/me/razao/brav-/mal/doid-/com/louc-/raiva/ciume) {x:phrase} => partner? {m} {k} {w} {x}  ✓ meu marido é caminhoneiro = partner seu marido é caminhoneiro  ✗ meu marido é lindo
  unless:<denied> {v:<together>} (com) [o/a] !(!({c:name} | meu/minha/um/uma)) {x:phrase} => partner {v} com {x}  ✓ sou casada com o Rogério há 10 anos = partner é casada com Rogério  ✗ sou casada
  unless:<before nouns> (namoro | namoro com) [o/a/um/uma] !(!({c:name} | <the>)) {x:phrase} => partner namora {x}  ✓ namoro o Vinícius desde o colégio = partner namora Vinícius desde o colégio  ✗ o namoro acabou
  unless:<denied> {v:<being>} [um/uma] {x:<marital states>} => marital_status {v} {x}  ✓ sou viúvo = marital_status é viúvo  ✗ a casada
  (fiquei/fico) {x:<marital states>} => marital_status+past! é {x}  ✓ fiquei noiva ontem! = marital_status é noiva  ✗ fiquei triste
  (casei | me casei | nos casamos | a gente casou | casamos) !com => marital_status+past! casou  ✓ casamos no sábado = marital_status casou  ✗ caso com ele
  (casei | me casei | nos casamos | casamos) … com [o/a] {x:name} => partner+past! casou com {x} ; marital_status+past! casou  ✓ casei ano passado com a Bruna = partner casou com Bruna  ✗ caso com ele
  (me separei | separei (faz/ha/do/da/,/$) | nos separamos | a gente se separou | me divorciei | nos divorciamos) [do/da/de] [{x:name}] => marital_status+past! está separado ; -partner+past {x}  ✓ separei faz dois meses = marital_status está separado  ✗ eles se separaram
  (terminei | terminamos) [o namoro] [com [o/a] {x:name}] (, | $ | e <own openers>) => -partner+past namora {x}  ✓ terminei com a Letícia = -partner namora Letícia  ✗ terminei o livro
  estou (noivo/noiva/namorando/casado/casada) [com] (do/da/de/o/a) {x:name} => partner namora {x}  ✓ tô noivo da Camila = partner namora Camila  ✗ estou noivo
  unless:<denied> (sou | virei) [uma/um] {k:<parents>} [coruja] (de/da/do/das/dos) !(ceu/santo/noiva/planta) {x:phrase} => family é {k} de {x}  ✓ sou mãe de dois = family é mãe de dois  ✗ sou mãe
  ^ {k:<parents>} de {n:<counts>} [{x:noun}] => family é {k} de {n} {x}  ✓ mãe de dois, moro em Itu = family é mãe de dois  ✗ mãe de santo
  ^ {n:<counts>} {k:<relatives>} $ => family tem {n} {k}  ✓ 34 anos, Curitiba, dois filhos = family tem dois filhos  ✗ tem dois filhos
  somos {n:<counts>} {k:<relatives>} => family são {n} {k}  ✓ somos cinco irmãos = family são cinco irmãos  ✗ somos cinco
  somos {n:<counts>} (em casa | aqui em casa | na familia) => family são {n} em casa  ✓ somos quatro em casa = family são quatro em casa  ✗ somos quatro no carro
  {m:<my>} {k:<close kin>} [mais velho | mais velha | mais novo | mais nova] (se chama | se chamam | chama | <is> [o/a]) !(!({c:name})) {x:called} [e [o/a] {y:name}] => family {m} {k} se chama {x} {y}  ✓ minha filha se chama Valentina = family sua filha se chama Valentina  ✗ a filha se chama Valentina
  {m:<my>} {k:<close kin>} [mais velho | mais velha | mais novo | mais nova | cacula] [,] [o/a] !<months> {x:name} [,] [(de | tem | que tem) {n:number} (anos/meses)] => family {m} {k} se chama {x} {n}  ✓ meu filho Bernardo tem 5 anos = family seu filho se chama Bernardo 5  ✗ o filho Bernardo
  {m:<my>} {k:<close kin>} (de | tem | que tem | fez | faz | vai fazer | completou | completa | com | esta com) {n:number} [e {q:number}] {u:<ages>} => family {m} {k} tem {n} {q} {u}  ✓ meu filho de 7 anos é autista = family seu filho tem 7 anos  ✗ o filho de 7 anos
  {m:<my>} {k:<close kin>} (mora/moram/vive/vivem) (comigo | com a gente | {p:<in>} {x:phrase}) => family {m} {k} mora {p} {x}  ✓ minha mãe mora em Itu = family sua mãe mora em Itu  ✗ a mãe mora em Itu
  {m:<my>} {k:<close kin>} (mora/moram/vive/vivem) comigo => family {m} {k} mora consigo  ✓ minha mãe mora comigo = family sua mãe mora consigo  ✗ a mãe mora longe
  unless:<denied> (moro | vivo | moramos | a gente mora) com [o/a/os/as] !(!(meu/minha/meus/minhas/amigos/amigas | <counts> | <relatives> | <partners>)) {x:phrase} => home mora com {x}  ✓ moro com minha avó = home mora com sua avó  ✗ vivo com dor
  (estou/to | a gente esta) (gravida/gravido/gravidos) [de {x:phrase}] => family está grávida de {x}  ✓ tô grávida de 5 meses = family está grávida de 5 meses  ✗ a grávida
  (meu/minha) {k:<vehicles>} [novo/nova/atual] <is> [um/uma/o/a] !(velh-/nov-/car-/bo-/lind-/ruim/vermelh-/pret-/branc-/prata/muito) {x:phrase} => vehicle seu {k} é {x}  ✓ meu carro é um Onix prata = vehicle seu carro é Onix prata  ✗ meu carro é lindo
  unless:<denied> {v:<driving>} [um/uma/meu/minha/o/a] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} => vehicle {v} {x}  ✓ dirijo um HB20 = vehicle dirige HB20  ✗ dirijo mal
  unless:<denied> (comprei | peguei | troquei {y:phrase} (por/pelo/pela)) [um/uma/minha/meu] [novo/nova] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} [, (um/uma) {z:phrase}] => vehicle+past tem {x} {z}  ✓ comprei uma moto, uma Biz 125 = vehicle tem moto Biz 125  ✗ comprei pão
  {m:<my>} {k:<close kin>} [mais velho | mais velha | mais novo | mais nova | cacula] (<is> | tambem e) !(!(<professions> | <afflictions>)) {x:phrase} => family {m} {k} é {x}  ✓ minha irmã é dentista = family sua irmã é dentista  ✗ minha irmã é legal
  {m:<my>} {k:<close kin>} [mais velho | mais velha | mais novo | mais nova] tem !(!(<illnesses> | alergia)) {x:phrase} => family {m} {k} tem {x}  ✓ minha mãe tem diabetes = family sua mãe tem diabetes  ✗ a mãe tem diabetes
  {m:<my>} {k:<close kin>} (esta/estao) (no/na/em) {n:<ordinal years>} {x:phrase} => family {m} {k} está no {n} {x}  ✓ minha filha está no primeiro ano = family sua filha está no primeiro ano  ✗ a filha está no primeiro ano
  {m:<my>} {k:<close kin>} [o/a] {x:name} (esta/estao) (no/na/em) {n:<ordinal years>} {y:phrase} => family {m} {k} {x} está no {n} {y}  ✓ minha filha Lara tá no primeiro ano = family sua filha Lara está no primeiro ano  ✗ a Lara está no primeiro ano
  (estou/estamos | a gente esta) esperando [o/um/uma/meu/minha/nosso/nossa] [primeiro/primeira/segundo/segunda/terceiro] !(!(filho/filha/bebe/gemeos/neto/neta/menino/menina)) {x:phrase} => family está esperando {x}  ✓ tô esperando meu primeiro filho = family está esperando filho  ✗ estou esperando o ônibus
  nasceu [o/a] (meu/minha/nosso/nossa) {k:<relatives>} [, [o/a]] [{x:name}] => family+past tem {k} {x}  ✓ nasceu meu sobrinho, o Téo = family tem sobrinho Téo  ✗ nasceu o dia
  {k:<animals>} chama {x:called} => pet tem {k} chamado {x}  ✓ meu hamster chama Pipoca = pet tem hamster chamado Pipoca  ✗ o gato mia
  unless:<denied> {v:<having>} !<no thing> {x:noun} : {y:rest} => owned {v} {x}: {y}  ✓ tenho 3 gatos: Mingau, Tofu e Nina = pet tem 3 gatos: Mingau, Tofu e Nina  ✗ tenho 3 gatos
  (adotei | adotamos | a gente adotou | resgatei | ganhei) [um/uma] !(!(<animals>)) {x:noun} (, | e) (demos/dei/botei/colocamos) o nome de {y:name} => pet+past tem {x} chamado {y}  ✓ adotamos um gatinho, demos o nome de Simba = pet tem gatinho chamado Simba  ✗ dei o nome de Simba
  ando (de/num/numa/com/no) [meu/minha/um/uma] !(bicicleta/bike) !(!(<vehicles> | <makes>)) {x:phrase} => vehicle anda de {x}  ✓ ando de Fiat Uno = vehicle anda de Fiat Uno  ✗ ando de skate
  vou … de !(!(<vehicles> | <makes>)) {x:phrase} => habit vai trabalhar de {x}  ✓ vou trabalhar de bicicleta todo dia = habit vai trabalhar de bicicleta todo dia  ✗ vou de avião
  (troquei | trocamos | a gente trocou | troquei de carro) [o/a/meu/minha/um/uma] {y:noun} (por/pelo/pela) [um/uma] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} => vehicle+past! tem {x}  ✓ trocamos o Corolla por um Compass = vehicle tem Compass  ✗ troquei o gás por outro
  (vendi | vendemos | a gente vendeu) [o/a/meu/minha] !(!(<vehicles> | <makes> | <models and words>)) {x:noun} => -vehicle+past tem {x}  ✓ vendi o Fusca = -vehicle tem Fusca  ✗ vendi o sofá
  ^ {x:<counts>} {k:<animals>} => pet tem {x} {k}  ✓ dois gatos, um apê pequeno = pet tem dois gatos  ✗ vi dois gatos
  ^ {x:<marital states>} (e | com | , | $) => marital_status é {x}  ✓ viúva e com três filhos = marital_status é viúva  ✗ uma viúva alegre
  {m:<my>} !(!(<car models> | <makes>)) {x:phrase} => vehicle tem {x}  ✓ meu Onix 2019 tá fazendo barulho = vehicle tem Onix 2019  ✗ o Onix 2019
  {m:<my>} (carro/moto/caminhonete/carrinho) , (um/uma/o/a) {x:phrase} => vehicle tem {x}  ✓ meu carro, um Sandero 2012, quebrou = vehicle tem Sandero 2012  ✗ um carro, um Sandero
  (tenho/temos | a gente tem) (o/a/os/as) !(!({c:name})) {y:called} , (um/uma/meu/minha) !(!(<animals> | <relatives>)) {x:phrase} => owned tem {x}: {y}  ✓ tenho a Mel, uma labradora linda = pet tem labradora linda: Mel  ✗ tenho a Mel aqui
  {m:<my>} {k:<animals>} !(de/da/do) => pet? tem {k}  ✓ meu cachorro comeu chocolate = pet tem cachorro  ✗ o cachorro comeu`;
