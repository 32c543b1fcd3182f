/** Portuguese rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  unless:<denied> (me chamo | chamo me) [o/a] {x:called} => name se chama {x}  ✓ me chamo João Silva = name se chama João Silva  ✗ não me chamo Ana
  meu nome [completo/todo/inteiro/verdadeiro] <is> [o/a] {x:called} => name se chama {x}  ✓ meu nome é Carlos Souza = name se chama Carlos Souza  ✗ meu nome fica bom
  (aqui | aqui quem fala | quem fala | quem fala aqui | quem escreve) <is> (o/a) !(!({c:name})) {x:called} => name se chama {x}  ✓ aqui é a Jussara = name se chama Jussara  ✗ aqui é o lugar
  unless:<denied> sou (o/a) !(!({c:name})) !<clubs> {x:called} !(de/do/da) => name se chama {x}  ✓ sou a Lari = name se chama Lari  ✗ sou a favor
  ^ [oi/ola/opa/fala] [eu] sou [o/a] !(!({c:name})) !<clubs> !<professions> !<demonyms> {x:called} (, | $ | e <own openers>) => name se chama {x}  ✓ sou Gastão, tenho 30 anos = name se chama Gastão  ✗ sou gaúcha, tenho 30 anos
  ^ {x:name} aqui ($ | ,) => name se chama {x}  ✓ oi! Caio aqui = name se chama Caio  ✗ tudo aqui
  (me apresento : | prazer , [eu] [sou | me chamo] [o/a]) !(!({c:name})) {x:called} [,] => name se chama {x}  ✓ prazer, Marlene = name se chama Marlene  ✗ prazer em conhecer
  ^ [sou | me chamo] [o/a] {x:name} , {n:number} [anos] !* => name se chama {x} ; age tem {n} anos  ✓ sou a Lari, 23, psicóloga = name se chama Lari ; age tem 23 anos  ✗ Lari tem 23
  ^ [sou | me chamo] [o/a] {x:name} , {n:number} [anos] , (de/do/da) {y:place} => name se chama {x} ; age tem {n} anos ; origin é de {y}  ✓ sou a Lari, 23, de Maceió = origin é de Maceió  ✗ Lari, de Maceió
  unless:<denied> [prefiro que | prefiro] <call me> [so/apenas] [de/por] [o/a] {x:called} => nickname é chamado de {x}  ✓ pode me chamar de Duda = nickname é chamado de Duda  ✗ me chama de volta
  meu apelido [é/eh] [o/a] {x:called} => nickname é chamado de {x}  ✓ meu apelido é Zeca = nickname é chamado de Zeca  ✗ o apelido é Zeca
  meu sobrenome <is> {x:called} => surname seu sobrenome é {x}  ✓ meu sobrenome é Kowalski = surname seu sobrenome é Kowalski  ✗ o sobrenome dela
  unless:<denied> tenho [ja] [meus] {n:number} (anos/aninhos) !(de/da/do/para/na/no/em) => age tem {n} anos  ✓ tenho 34 anos = age tem 34 anos  ✗ tenho 10 anos de casa
  unless:<denied> tenho [ja] [meus] !<counts> {n:number} ($ | ja | e !({m:number}) | mas) => age tem {n} anos  ✓ tenho 34 e ainda não dirijo = age tem 34 anos  ✗ tenho 34 livros
  unless:<denied> (acabei de fazer | acabei de completar | completei | fiz) !<counts> {n:number} (anos !(de/do/da) | $ | ontem | hoje | na semana | na <weekdays> | semana | mes | agora | esse) => age+past tem {n} anos  ✓ fiz 50 semana passada = age tem 50 anos  ✗ fiz 50 salgados
  (estou com | com [os] meus) {n:number} anos => age tem {n} anos  ✓ tô com 63 anos = age tem 63 anos  ✗ estou com 63 reais
  unless:<denied> (faco | completo | vou fazer) {n:number} [anos] (em/no/na/dia/mes/semana/amanha/sabado | daqui a) {x:phrase} => birthday faz {n} anos em {x}  ✓ faço 19 em março = birthday faz 19 anos em março  ✗ faço 19 bolos
  meu aniversario (<is> | cai | e) [no/em/na/sempre] [dia] !(<weekdays>/hoje/amanha/semana/mes/depois/proxim-) {x:phrase} => birthday seu aniversário é {x}  ✓ meu aniversário é dia 12 de outubro = birthday seu aniversário é 12 de outubro  ✗ meu aniversário é amanhã
  (faco) (aniversario/anos) (em/no/dia) [dia] !(<weekdays>/fim) {x:phrase} => birthday faz aniversário em {x}  ✓ faço aniversário em 3 de maio = birthday faz aniversário em 3 de maio  ✗ faço aniversário no sábado
  nasci (em/no/dia) [dia] !(!(dia | {n:number} | <months>)) {x:noun} [de {m:<months>}] => birthday+past nasceu em {x} {m}  ✓ nasci em 1990 = birthday nasceu em 1990  ✗ nasci em Recife
  (nasci | nasci e cresci | nascido e criado | nascida e criada | nasci e me criei | cresci | fui criado | fui criada) {p:<in>} !(casa/familia/berco/hospital/meio/lar/roça/outro) {x:phrase} => origin+past nasceu {p} {x}  ✓ nasci e cresci em Feira de Santana = origin nasceu em Feira de Santana  ✗ nasci em casa
  unless:<denied> (sou | somos | a gente e) [natural/original/originalmente/originário/la] [ca/aqui] de !<zodiac> !({c:<tongues>}) {x:place} => origin é de {x}  ✓ sou de Belém do Pará = origin é de Belém do Pará  ✗ sou de áries
  unless:<denied> sou (do/da) {x:<states>} => origin é de {x}  ✓ sou do Ceará = origin é de Ceará  ✗ sou do Flamengo
  unless:<denied> (sou | venho | vim | sou cria) (do interior | da zona rural | do sertao | do litoral | la) (de/do/da) {x:phrase} => origin+past é do interior de {x}  ✓ venho do interior do Ceará = origin é do interior de Ceará  ✗ sou do tempo do orkut
  unless:<denied> venho (de/do/da) {x:name} => origin é de {x}  ✓ venho de Luanda = origin é de Luanda  ✗ venho de carro
  unless:<denied> sou [um/uma] !(!(<demonyms>)) {x:noun} [de {y:place}] => origin é {x} {y}  ✓ sou mineiro de Montes Claros = origin é mineiro Montes Claros  ✗ sou mais mineiro
  unless:<denied> {v:<live>} !(bem/mal/nesse/nessa/neste/nesta/onde | em cima | no trabalho | no onibus | na filosofia | na internet | no mundo) {x:phrase} => home {v} {x}  ✓ moro em Recife com meus pais = home mora em Recife com seus pais  ✗ não moro no Rio
  unless:<denied>/<before nouns> {v:<dwell>} [hoje/atualmente/agora/aqui/juntos/bem] {p:<in>} !(!({c:name} | <dwellings> | <settlements>)) {x:phrase} => home {v} {p} {x}  ✓ vivo em Lisboa há 3 anos = home vive em Lisboa  ✗ vivo no mundo da lua
  ^ (morando/vivendo) [agora/hoje/sozinho/sozinha] {p:<in>} {x:phrase} => home mora {p} {x}  ✓ morando em Londres desde 2019 = home mora em Londres desde 2019  ✗ gente morando em Londres
  (meu bairro | minha cidade | minha quebrada) <is> [o/a] {x:phrase} => home mora em {x}  ✓ meu bairro é o Bixiga = home mora em Bixiga  ✗ o bairro é bom
  unless:estou/estamos/esta/vim/chegamos/cheguei/to/passeando/ferias/vou/morar aqui (em/no/na/de/do/da) {x:name} => home? mora em {x}  ✓ aqui em Teresina tá 40 graus = home mora em Teresina  ✗ estou aqui em Gramado
  unless:<denied> <moved> [de vez | agora | recentemente | ontem] para [o/a] !(ca/casa/la/um/uma/outro/outra/frente/fila/segunda/versao) {x:phrase} => home+past! mora em {x}  ✓ me mudei pra Campinas mês passado = home mora em Campinas  ✓ mudei-me para Braga = home mora em Braga  ✗ mudei para outra fila
  meu endereco [atual/novo] <is> {x:rest} => home seu endereço é {x}  ✓ meu endereço é Rua das Acácias, 45 = home seu endereço é Rua das Acácias, 45  ✗ endereço é obrigatório
  (minha casa | meu ape | meu apartamento | nossa casa) (fica/esta/<is>) {p:<in>} {x:phrase} => home mora {p} {x}  ✓ minha casa fica em Itu = home mora em Itu  ✗ minha casa é bonita
  unless:<denied> falo [bem/fluente/fluentemente/tambem | muito bem | um pouco de] !(!(<tongues>)) {x:items} => spoken_language fala {x}  ✓ falo inglês e espanhol = spoken_language fala inglês  ✗ falo sério
  meu {k:<tongues>} <is> {x:phrase} => spoken_language fala {k}: {x}  ✓ meu inglês é intermediário = spoken_language fala inglês: intermediário  ✗ o inglês é difícil
  meu fuso [horario] <is> [o/a] [de/do/da] {x:phrase} => timezone seu fuso é {x}  ✓ meu fuso é o de Manaus = timezone seu fuso é Manaus  ✗ o fuso é outro
  unless:<denied>/que/se meco {x:figure} => attribute:height mede {x}  ✓ meço 1,78 = attribute:height mede 1,78  ✗ não meço palavras
  unless:<before nouns> [eu] peso {x:figure} [kg/quilos/kilos] => attribute:weight pesa {x} kg  ✓ peso 82 kg = attribute:weight pesa 82 kg  ✗ o peso é 82 kg
  calco [numero] {x:number} => attribute:shoe_size calça {x}  ✓ calço 39 = attribute:shoe_size calça 39  ✗ calça 39
  meu tipo (sanguineo | de sangue) <is> {x:phrase} => attribute:blood_type seu tipo sanguíneo é {x}  ✓ meu tipo sanguíneo é O negativo = attribute:blood_type seu tipo sanguíneo é O negativo  ✗ meu tipo é loiro
  unless:<denied> sou !( !canhoto/canhota/destro/destra/ambidestro/ambidestra) {x:words} => attribute:handedness é {x}  ✓ sou canhoto = attribute:handedness é canhoto  ✗ canhoto não
  unless:<denied> (sou do signo de | sou de | sou | meu signo <is>) [o/a] [de] {x:<zodiac>} => attribute:zodiac_sign seu signo é {x}  ✓ sou de áries = attribute:zodiac_sign seu signo é áries  ✗ sou de Touros
  unless:<denied> sou [muito | uma pessoa] {x:<faiths>} => attribute:religion é {x}  ✓ sou evangélica = attribute:religion é evangélica  ✗ sou da igreja
  meus pronomes (<is> | :) {x:phrase} => attribute:pronouns seus pronomes são {x}  ✓ meus pronomes são elu/delu = attribute:pronouns seus pronomes são elu/delu  ✗ os pronomes são
  (meu/minha) {k:<papers>} (<is> | :) {x:phrase} => attribute:{k} seu {k} é {x}  ✓ minha placa é ABC1D23 = attribute:license_plate seu placa é ABC1D23  ✗ o CPF é grátis
  (torco) [muito | desde crianca] para [o/a] {x:phrase} => attribute:football_team torce para {x}  ✓ torço pro Grêmio = attribute:team_supported torce para Grêmio  ✗ torce pro Grêmio
  unless:<denied> sou [muito/doente] {x:<clubs>} => attribute:football_team torce para {x}  ✓ sou flamenguista = attribute:team_supported torce para flamenguista  ✗ os flamenguistas
  meu time [do coracao | de coracao | de futebol] <is> [o/a] !(!({c:name} | <clubs>)) {x:phrase} => attribute:football_team torce para {x}  ✓ meu time é o Bahia = attribute:team_supported torce para Bahia  ✗ meu time é ruim
  estou com !<counts> {n:number} (ja | $ | e !({m:number})) => age? tem {n} anos  ✓ tô com 29 já e nada de casar = age tem 29 anos  ✗ estou com 29 reais
  sou de {n:number} $ => birthday nasceu em {n}  ✓ sou de 1992 = birthday nasceu em 1992  ✗ sou de 2 cidades
  unless:<denied> (frequento | vou (ao/a/no/na) | sou (da/do) | congrego na) [<the>] !(!(<temples>)) {x:phrase} => attribute:religion frequenta {x}  ✓ frequento um terreiro de umbanda = attribute:religion frequenta terreiro de umbanda  ✗ frequento um bar
  sou (bilingue/trilingue/poliglota) [, [falo]] {x:items} => spoken_language fala {x}  ✓ sou bilíngue, português e alemão = spoken_language fala português  ✗ escola bilíngue
  sou (da/do/de) !(!((umbanda/candomble/igreja/espiritismo/axe/terreiro/congregacao/universal/assembleia/religiao/budismo/quimbanda/crisma | santo daime))) {x:phrase} => attribute:religion é de {x}  ✓ sou da umbanda = attribute:religion é de umbanda  ✗ sou da turma
  (minha idade <is> | tenho (quase/so/apenas/exatos) | estou beirando os) {n:number} [anos] => age? tem {n} anos  ✓ minha idade é 45 = age tem 45 anos  ✗ a idade é 45
  unless:<denied> (mudei/mudamos | a gente mudou | acabei de mudar | acabamos de mudar) [de vez | agora | recentemente | ontem] para [o/a/um/uma] !(<technologies>/<makes>/claro/vivo/tim/oi/nubank/iphone/android/samsung/netflix) !(!({c:name} | {k:known} | <dwellings> | <settlements> | bairro | centro | zona | rua)) {x:phrase} => home+past! mora em {x}  ✓ mudei pra Recife mês passado = home mora em Recife  ✗ mudei pro plano de 700
  (alugo | aluguei | comprei | compramos | alugamos | financiei | a gente alugou | a gente comprou) [um/uma/o/a/meu/minha/nosso] !(!(<dwellings>)) {y:few} {p:<in>} {x:phrase} => home+past? mora {p} {x}  ✓ aluguei um apê na Lapa = home mora na Lapa  ✗ aluguei um carro na Lapa`;
