/** Portuguese rules of what the user’s body needs: allergies, health, diet. */
export const body = `
  unless:<denied> (sou/fiquei) [super/muito/bem] {v:<allergic>} (a/ao/à/aos/às/com/de/em) [o/a] {x:items} => allergy {v} a {x}  ✓ sou alérgica a camarão = allergy é alérgica a camarão  ✗ sou alérgica
  unless:<denied> (tenho/peguei/desenvolvi/temos | (estou/to/ando) com) (alergia | intolerancia | alergia alimentar | uma alergia | muita alergia | alergia forte | alergia grave | alergia severa) (a/ao/à/de/com/por/aos/às) {x:items} => allergy tem alergia a {x}  ✓ tenho alergia a dipirona = allergy tem alergia a dipirona  ✓ tô com intolerância a lactose = allergy tem alergia a lactose  ✗ alergia a camarão é comum
  minha (alergia/intolerancia) <is> [a/ao/à/de/com] {x:items} => allergy tem alergia a {x}  ✓ minha alergia é a pelo de gato = allergy tem alergia a pelo de gato  ✗ a alergia é comum
  !(porque/pq/pois/que/isso/mas) {x:noun} me (da/deixa/causa/dao/fazem) [muita] (alergia/empolado/empolada/urticaria) => allergy tem alergia a {x}  ✓ amendoim me dá alergia = allergy tem alergia a amendoim  ✗ porque me dá alergia
  unless:<denied> (nao (posso/podemos) (comer/ingerir/consumir/beber/tomar/ver) | nao (como/tolero/digiro)) !(nada/muito/mais/isso/tudo/agora/hoje/direito/bem/tanto/de/fora/aqui/e/agua) {x:items} => diet não come {x}  ✓ não como carne = diet não come carne  ✗ não como muito
  unless:<denied> (nao (bebo/tomo)) !(nada/muito/mais/isso/tudo/agora/hoje/desde/agua/tanto/conta/partido/jeito) {x:items} => diet não bebe {x}  ✓ não bebo álcool = diet não bebe álcool  ✗ não bebo muito
  unless:<denied> {v:<being>} [quase/praticamente/estritamente] {x:<diets>} => diet {v} {x}  ✓ sou vegetariana há 6 anos = diet é vegetariana  ✗ prato vegetariano
  unless:<denied> (virei | me tornei | agora sou) {x:<diets>} => diet+past! é {x}  ✓ virei vegano em janeiro = diet é vegano  ✗ acho que vou virar vegano
  (faco/sigo | estou fazendo | estou em | estou na) [uma] (dieta | jejum) {x:phrase} => diet faz dieta {x}  ✓ faço dieta low carb = diet faz dieta low carb  ✗ dieta é difícil
  minha dieta <is> {x:phrase} => diet sua dieta é {x}  ✓ minha dieta é sem açúcar = diet sua dieta é sem açúcar  ✗ a dieta é boa
  unless:<denied> {v:<being>} [um/uma/pessoa] [meio/muito] {x:<afflictions>} [{y:phrase}] => health {v} {x} {y}  ✓ sou diabético tipo 1 = health é diabético tipo 1  ✓ sou hipertenso, posso tomar café? = health é hipertenso  ✗ o hipertenso
  unless:<denied> (tenho | fiquei com | convivo com | sofro de | sofro com | trato | estou tratando | estou em tratamento de | fui diagnosticad- com | me diagnosticaram com | descobri que tenho | o medico disse que tenho) [um/uma/uns/a/o] [leve/cronica/cronico | {n:figure} graus de] !(!(<illnesses>)) {x:items} => health+past tem {x}  ✓ sofro de enxaqueca = health tem enxaqueca  ✗ não tenho asma
  unless:<denied> uso [um/uma] {x:<aids>} => health usa {x}  ✓ uso óculos = health usa óculos  ✗ óculos de sol
  unless:<denied> (tomo/tomando | estou tomando | passei a tomar | comecei (a tomar | com) | to com | estou com | me (passaram/receitaram/receitou/passou)) [a/o/uma/um] !(!(<medicines>/<remedies>)) {x:phrase} => health toma {x}  ✓ tomo losartana todo dia = health toma losartana todo dia  ✗ não tomo remédio
  (trocou/trocaram/troquei/mudou/mudaram/mudei) [minha/meu] [a/o/da/do] {y:<medicines>} (pela/pelo/por/para | pra) [a/o] {x:<medicines>} => -health toma {y} ; health toma {x}  ✓ o médico trocou a losartana pela valsartana  ✗ trocou o carro pela moto
  unless:<denied> (faco) (terapia/fisioterapia/quimioterapia/hemodialise/psicoterapia/analise/fisio) [{x:phrase}] => health faz terapia {x}  ✓ faço terapia toda semana = health faz terapia toda semana  ✗ terapia é caro
  (faco | estou fazendo | estou em) (tratamento/acompanhamento) (para/de/contra/com) {x:phrase} => health faz tratamento de {x}  ✓ faço tratamento pra depressão = health faz tratamento de depressão  ✗ o tratamento para depressão
  parei de fumar => health+past parou de fumar ; -habit+past fuma  ✓ parei de fumar faz 3 semanas = health parou de fumar  ✗ parei de rir
  unless:<denied> nao como nada (de/com) {x:phrase} => diet não come nada de {x}  ✓ não como nada de origem animal = diet não come nada de origem animal  ✗ não como nada
  (faco | estou fazendo | sigo) {x:<diet names>} => diet faz {x}  ✓ tô fazendo low carb há um mês = diet faz low carb  ✗ receita low carb
  (cortei | tirei | parei de comer | larguei | parei com) [o/a] {x:<foods>} => diet+past não come {x}  ✓ cortei açúcar da minha vida = diet não come açúcar  ✗ cortei o papel
  {x:noun} me (faz/fazem) mal => diet não tolera {x}  ✓ leite me faz mal = diet não tolera leite  ✗ isso faz mal
  ^ {v:<allergic>} (a/ao/à/aos/às) {x:items} => allergy {v} a {x}  ✓ alérgica a níquel desde pequena = allergy é alérgica a níquel desde pequena  ✗ a alérgica a níquel
  (diagnosticaram me | me diagnosticaram | recebi diagnostico | tive diagnostico | recebi o diagnostico) [com/de] {x:things} => health+past tem {x}  ✓ recebi diagnóstico de TDAH = health tem TDAH  ✗ o diagnóstico de TDAH`;
