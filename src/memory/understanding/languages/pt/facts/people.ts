/** Portuguese rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  unless:<denied> {v:<having>} !<no thing> {x:few} (,/:/<opening>) {y:each} => owned {v} {x}: {y}  ✓ tenho dois filhos, a Luísa de 4 e o Miguel de 9 = family tem dois filhos: Luísa, de 4 anos ; family tem dois filhos: Miguel, de 9 anos  ✗ tenho dois filhos, Luísa e Miguel
  unless:<denied> {v:<having>} !<no thing> {x:few} (,/:/<opening>) {y:named} [)] [[,] e {z:few} (,/:/<opening>) {u:named}] => owned {v} {x}: {y} ; owned {v} {z}: {u}  ✓ tenho uma filha de 6 anos, a Manu, e um menino de 3, o Davi = family tem uma filha de 6 anos: Manu ; family tem um menino de 3: Davi  ✗ tenho uma gata
  unless:<denied> {v:<having>} !<no thing> {x:items} => owned {v} {x}  ✓ tenho dois filhos, um cachorro e um gato = family tem dois filhos  ✗ não tenho filhos
  unless:<denied> {v:<having>} !<no thing> {x:noun} (chamado/chamada/chamados/chamadas | que se chama | que se chamam | de nome) [o/a/os/as] {z:phrase} => owned {v} {x} que se chama {z}  ✓ tenho um cão que se chama Bolt = pet tem um cão que se chama Bolt  ✗ tenho um cão
  unless:<denied> (adotei | adotamos | a gente adotou | resgatei | ganhei | peguei para criar) [um/uma/uns/dois/duas] !(!(<animals>)) {x:phrase} [, (o/a) {y:name}] => pet+past tem {x} {y}  ✓ adotei uma vira-lata, a Paçoca = pet tem vira-lata Paçoca  ✗ adotei um estilo
  unless:<denied> {v:<together>} (com) [o/a] !(!({c:name} | meu/minha/um/uma)) {x:phrase} => partner {v} com {x}  ✓ sou casada com o Rogério há 10 anos = partner é casada com Rogério  ✗ sou casada
  unless:<before nouns> (namoro | namoro com) [o/a/um/uma] !(!({c:name} | <the>)) {x:phrase} => partner namora {x}  ✓ namoro o Vinícius desde o colégio = partner namora Vinícius desde o colégio  ✗ o namoro acabou
  unless:<denied> {v:<being>} [um/uma] {x:<marital states>} => marital_status {v} {x}  ✓ sou viúvo = marital_status é viúvo  ✗ a casada
  (fiquei/fico) {x:<marital states>} => marital_status+past! é {x}  ✓ fiquei noiva ontem! = marital_status é noiva  ✗ fiquei triste
  (casei | me casei | nos casamos | a gente casou | casamos) !com => marital_status+past! casou  ✓ casamos no sábado = marital_status casou  ✗ caso com ele
  (casei | me casei | nos casamos | casamos) … com [o/a] {x:name} => partner+past! casou com {x} ; marital_status+past! casou  ✓ casei ano passado com a Bruna = partner casou com Bruna  ✗ caso com ele
  (me separei | separei (faz/ha/do/da/, | $) | nos separamos | a gente se separou | me divorciei | nos divorciamos) [do/da/de] [{x:name}] => marital_status+past! está separado ; -partner+past {x}  ✓ separei faz dois meses = marital_status está separado  ✗ eles se separaram
  (terminei | terminamos) [o namoro] [com [o/a] {x:name}] (, | $ | e <own openers>) => -partner+past namora {x}  ✓ terminei com a Letícia = -partner namora Letícia  ✗ terminei o livro
  estou (noivo/noiva/namorando/casado/casada) [com] (do/da/de/o/a) {x:name} => partner namora {x}  ✓ tô noivo da Camila = partner namora Camila  ✗ estou noivo
  unless:<denied> (sou | virei) [uma/um] {k:<parents>} [coruja] (de/da/do/das/dos) !(ceu/santo/noiva/planta) {x:phrase} => family é {k} de {x}  ✓ sou mãe de dois = family é mãe de dois  ✗ sou mãe
  ^ {k:<parents>} de {n:<counts>} [{x:noun}] => family é {k} de {n} {x}  ✓ mãe de dois, moro em Itu = family é mãe de dois  ✗ mãe de santo
  somos {n:<counts>} {k:<relatives>} => family são {n} {k}  ✓ somos cinco irmãos = family são cinco irmãos  ✗ somos cinco
  somos {n:<counts>} (em casa | aqui em casa | na familia) => family são {n} em casa  ✓ somos quatro em casa = family são quatro em casa  ✗ somos quatro no carro
  ^ [o] (aniversario/niver) (de/do/da) {m:<my>} {k:words} (<is>/cai) [em/no] [dia] !(!({n:number})) {x:phrase} => own:aniversário_de_{m}_{k}+voice o aniversário de {m} {k} é {x}  ✓ o aniversário da minha irmã é 3 de março = own:aniversario de sua irma o aniversário de sua irmã é 3 de março  ✓ o aniversário do meu marido é dia 3 de março = own:aniversario de seu marido o aniversário de seu marido é 3 de março  ✗ o aniversário da minha irmã é hoje
  {m:<my>} {k:<near ones>} (<is> | tambem e) (alergica/alergico) (a/ao) {x:phrase} => near {m} {k} tem alergia a {x}  ✓ minha mãe é alérgica a dipirona = family sua mãe tem alergia a dipirona  ✗ minha mãe é alérgica
  unless:<denied> (moro | vivo | moramos | a gente mora) com [o/a/os/as] !(!(meu/minha/meus/minhas/amigos/amigas | <counts> | <relatives> | <partners>)) {x:phrase} => attribute:convivência! mora com {x}  ✓ moro com minha avó = own:convivencia mora com sua avó  ✗ vivo com dor
  (estou/to | a gente esta) (gravida/gravido/gravidos) [de {x:phrase}] => family está grávida de {x}  ✓ tô grávida de 5 meses = family está grávida de 5 meses  ✗ a grávida
  (meu/minha) {k:<vehicles>} [novo/nova/atual] <is> [um/uma/o/a] !(velh-/nov-/car-/bo-/lind-/ruim/vermelh-/pret-/branc-/prata/muito) {x:phrase} => vehicle seu {k} é {x}  ✓ meu carro é um Onix prata = vehicle seu carro é Onix prata  ✗ meu carro é lindo
  unless:<denied> {v:<driving>} [um/uma/meu/minha/o/a] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} => vehicle {v} {x}  ✓ dirijo um HB20 = vehicle dirige HB20  ✗ dirijo mal
  unless:<denied> (comprei | peguei | troquei {y:phrase} (por/pelo/pela)) [um/uma/minha/meu] [novo/nova] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} [, (um/uma) {z:phrase}] => vehicle+past tem {x} {z}  ✓ comprei uma moto, uma Biz 125 = vehicle tem moto Biz 125  ✗ comprei pão
  (estou/estamos | a gente esta) esperando [o/um/uma/meu/minha/nosso/nossa] [primeiro/primeira/segundo/segunda/terceiro] !(!(filho/filha/bebe/gemeos/neto/neta/menino/menina)) {x:phrase} => family está esperando {x}  ✓ tô esperando meu primeiro filho = family está esperando filho  ✗ estou esperando o ônibus
  ando (de/num/numa/com/no) [meu/minha/um/uma] !(bicicleta/bike) !(!(<vehicles> | <makes>)) {x:phrase} => vehicle anda de {x}  ✓ ando de Fiat Uno = vehicle anda de Fiat Uno  ✗ ando de skate
  vou … de !(!(<vehicles> | <makes>)) {x:phrase} => habit vai trabalhar de {x}  ✓ vou trabalhar de bicicleta todo dia = habit vai trabalhar de bicicleta todo dia  ✗ vou de avião
  (troquei | trocamos | a gente trocou | troquei de carro) [o/a/meu/minha/um/uma] {y:noun} (por/pelo/pela) [um/uma] !(!(<vehicles> | <makes> | <models and words>)) {x:phrase} => vehicle+past! tem {x}  ✓ trocamos o Corolla por um Compass = vehicle tem Compass  ✗ troquei o gás por outro
  (vendi | vendemos | a gente vendeu) [o/a/meu/minha] !(!(<vehicles> | <makes> | <models and words>)) {x:noun} => -vehicle+past tem {x}  ✓ vendi o Fusca = -vehicle tem Fusca  ✗ vendi o sofá
  ^ {x:<marital states>} (e | com | , | $) => marital_status é {x}  ✓ viúva e com três filhos = marital_status é viúva  ✗ uma viúva alegre
  {m:<my>} !(!(<car models> | <makes>)) {x:phrase} => vehicle tem {x}  ✓ meu Onix 2019 tá fazendo barulho = vehicle tem Onix 2019  ✗ o Onix 2019
  ^ {n:<counts>} !crianca- !(!(<relatives> | <animals>)) {x:noun} ($ | , | e) => owned tem {n} {x}  ✓ 34 anos, Curitiba, dois filhos = family tem dois filhos  ✗ vi dois gatos  ✗ 5 crianças e 4 adultos`;

/** Portuguese rules of whom the user names within other statements. */
export const within = `
  {m:<my>} [{n:figure}] {k:<near ones>} [<kin ranks>] [,/:/<opening>] [<is>] {x:each} => near+voice+asks+negated+planned {m} {n} {k}: {x}  ✓ com minhas netas, a Alice de 10 e a Laura de 7 = family suas netas: Alice, de 10 anos ; family suas netas: Laura, de 7 anos  ✗ minhas netas, Alice e Laura
  {m:<my>} {k:<near ones>} [{b:<kin ranks>}] [atual] [,/:/<opening>] [que] (se chama | se chamam | chama | <is>) !dia {x:named} [)] [{d:deed}] => near {m} {k} {b} se chama {x}, {d}  ✓ minha filha se chama Valentina = family sua filha se chama Valentina  ✗ a filha se chama Valentina
  {m:<my>} [{n:figure}] {k:<near ones>} [{b:<kin ranks>}] [,/:/<opening>] !<months> {x:named} [)] !(morreu/faleceu/partiu/virou) [{d:deed}] => near {m} {n} {k} {b} se chama {x}, {d}  ✓ minha filha Rosângela trabalha no hospital = family sua filha se chama Rosângela, trabalha no hospital  ✓ meu cachorro, o Thor, late = pet seu cachorro se chama Thor  ✗ o cachorro Thor
  {m:<my>} {k:<near ones>} [{b:<kin ranks>}] {a:aged} [{d:deed}] => near {m} {k} {b} tem {a}, {d}  ✓ meu filho de 7 anos é autista = family seu filho tem 7 anos, é autista  ✗ o filho de 7 anos
  {x:named} (,/<opening>/<is>) {m:<my>} {k:<near ones>} [{b:<kin ranks>}] [{a:aged}] ({d:deed} | $ | ,) => near {m} {k} {b} se chama {x}, {a}, {d}  ✓ com o Bruno, meu marido = partner seu marido se chama Bruno  ✗ com o Bruno, marido da Ana
  {m:<my>} {k:<animals>} !(de/da/do) => pet? tem {k}  ✓ meu cachorro comeu chocolate = pet tem cachorro  ✗ o cachorro comeu
  {m:<my>} {k:<near ones>} [{b:<kin ranks>}] {d:deed} => near? {m} {k} {b} {d}  ✓ minha mãe mora em Itu = family sua mãe mora em Itu  ✗ a mãe mora em Itu`;

/** Portuguese rules of the age beside a name. */
export const ages = `
  [,] [que/q] [ja] (de | tem | com | esta com | fez | faz | completou) [ja/quase/so] {n:figure} {u:<age times>} => told {n} {u}  ✓ de 6 meses = 6 meses  ✗ de 6
  [,] [que/q] [ja] (tem | com) [ja/quase/so] {n:figure} !(!($ | e)) => told {n} anos  ✓ tem 71 = 71 anos  ✗ tem 3 gatos
  [,] de {n:figure} !(<age times> | de | <months>) => told {n} anos  ✓ de 6 = 6 anos  ✗ de 6 de maio
  [,] {n:figure} {u:<age times>} => told {n} {u}  ✓ 3 aninhos = 3 aninhos  ✗ 3 andares
  [,] !(um/uma/dois/duas/tres) {n:figure} !(!($ | e)) => told {n} anos  ✓ 14 = 14 anos  ✗ 14 andares`;

/** Portuguese rules of what is said of somebody whom the user names: what they do, are and where they live. */
export const deeds = `
  [,] [que/q/e] [ela/ele] [ja/tambem/agora] {w:<kin deeds>} !<no deeds> {x:phrase} => told {w} {x}  ✓ trabalha no hospital = trabalha no hospital  ✗ trabalha muito
  [,] [que/q/e] [ela/ele] [tambem] <is> [um/uma] !(!(<professions> | <afflictions> | <demonyms> | <diets>)) {x:phrase} => told é {x}  ✓ é enfermeira em Braga = é enfermeira em Braga  ✗ é linda
  [,] [que/q/e] tem !(!(<illnesses>)) {x:phrase} => told tem {x}  ✓ tem asma = tem asma  ✗ tem febre
  , !(!(<professions>)) {x:noun} => told é {x}  ✓ , farmacêutica = é farmacêutica  ✗ , linda`;
