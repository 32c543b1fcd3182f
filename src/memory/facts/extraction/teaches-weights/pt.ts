import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Portuguese, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const PORTUGUESE_TEACHES: FeatureWeights = {
  bias: -0.65,
  features: `
    1.75: comigo
    1.7: -^ -mos
    1.65: desde
    1.55: -to -ndo
    1.5: 0
    1.45: -ada -com | de
    1.35: -^ -aco | ^ faco | cozinhar | dificil | sempre
    1.3: -ica -com | fiquei | nas
    1.25: , | -^ -ode | -a -nte | ^ pode | como | meus
    1.2: -a -ola
    1.15: -odo -dia | chama | todo dia
    1.1: comecei | toda
    1.05: devs | me
    1: -ada -em | -e -uei | -nao -rto | -nte -ta | ano | curtas | gente ta | meu
    0.95: -em -ica | faco
    0.9: -^ -sou | ^ sou | ape | irmaos
    0.85: -iro -que | -o -tao | bebo | e | fazendo | no | posso | prefiro que
    0.8: -^ -oro | -mos -o | -o -rro | ^ minha | a gente | estudo | montando | nada | por | treino
    0.75: , tenho | -, -nho | -^ -eio | -^ -nto | -^ -ogo | ^ jogo | comida | correr | empresa | num
    0.7: -^ -eu | -^ -idi | -de -ica | -do -ara | -ndo -um | -tas -, | ^ decidi | ^ estudo | ^ eu | cafe | decidi | duas | periodo | prefiro
    0.65: -^ -alo | -^ -ito | -^ -pre | -fui -ada | -nha -ida | -nte -em | -se -ama | -sou -sta | ^ entrei | ^ falo | ^ sempre | alergia | enem | entrei
    0.65: escola | se chama
    0.6: #10 | , ta | -, -ta | -^ -ndo | -^ -tei | -eu -rar | -ica -a | -que -o | -sso -mer | ^ virei | alergica | alergica a | de logistica | logistica
    0.6: nunca | posso comer | que o | react | virei
    0.55: -^ -cei | -^ -rto | ^ comecei | ^ curto | ^ prefiro | acordar | barulho | bem | curto | respostas | tomo
    0.5: -0 -0 | -0 -ses | -^ -lho | -^ -ota | -^ -uso | -ano -ado | -ira -e | -iro -pra | -nho -e | -nte -tem | -sao -lta | -sse -ano | 0 0 | 0 meses
    0.5: ^ anota | ^ tenho | ^ trabalho | ^ uso | alta | ano passado | anota | asma | australia | cuido | e agora | esse ano | gente | gente tem
    0.5: maratona | muito | nos | odeio | prazer | pressao | pressao alta
    0.45: -^ -oco | -^ -udo | -ata -, | -dar -edo | -em -ina | -ira -ata | -me -mei | -meu -lho | -nas -ras | -nha -rra | -nho -gia | -que -vou | -qui -e
    0.45: -ras -gas | -res -hos | -sta -, | ^ programo | ^ toco | acordar cedo | agosto | aqui e | cachorra | dia | filho | horas vagas | lata | lata ,
    0.45: minha cachorra | nas horas | profissao | programo | que vou | resolvi | tenho alergia | toco | trampo | tres filhos | vagas | vida | vira
    0.45: vira lata
    0.4: , posso | -, -sso | -^ -amo | -^ -eus | -^ -rei | -^ -uei | -e -um | -iro -de | -rro -ado | . | ^ escrevo | ^ meus | e um | escrevo | filha | ha
    0.4: interior | mas | praia | quatro | sou
    0.35: , principalmente | -, -nte | -ada -, | -dos -0 | -lho -de | -meu -ail | -oro -nha | -pre -em | -que -oce | -sou -ada | -sou -ica | -sou -nte
    0.35: -um -iro | ^ tomo | ceara | chamado | coentro | dev | do ceara | dos | dos 0 | espanhol | gosto de | meu email | minha | moro sozinha
    0.35: principalmente | quando | que voce | sempre em | tudo
    0.3: , que | -, -que | -^ -omo | -e -a | -e -iao | -ido -e | -ndo -de | -nha -asa | -nho -um | -nos -, | -o -ato | -qui -em | ^ namoro | anos ,
    0.3: aqui em | bolo | carro | com | come | e a | em | manaus | minha casa | moramos | namoro | rural | sozinha | tenho um | to fazendo | um cachorro
    0.3: usar | vestibular
    0.25: -, -nha | -^ -meu | -^ -nho | -com -0 | -de -aia | -e -nda | -e -sta | -eus -ais | -ita -e | -lho -omo | -nao -sto | -nha -rma | -o -dia
    0.25: -pra -sta | -ria -uma | -tou -ndo | -zer -0 | ^ meu | brasil | chocolate | com 0 | concurso | e ainda | favorita | favorita e | fazer 0
    0.25: federal | festa | fiz | meu filho | meus pais | minha filha | minha irma | nao curto | nao gosto | o dia | pelada | portugues | pra festa
    0.25: solteira | solteira e | trabalho como | vendo
    0.2: #14 | #7 | -^ -evo | -^ -por | -ate -o | -da -gia | -da -lia | -de -nha | -de -sar | -dei -de | -do -sil | -e -bre | -hb -0 | -ina -sse
    0.2: -lho -no | -meu -rro | -na -lia | -na -ras | -nda -com | -nho -ois | -oce -ica | -rro -e | -rso -da | -to -ado | -tos -do | -um -hb | ^ por
    0.2: alemao | aqui | ate o | concurso da | de manha | do brasil | e sobre | familia | hb | hb 0 | janeiro | manha | medicina esse | na petrobras
    0.2: tenho dois | trabalho no | um hb | um restaurante
    0.15: , o | , trabalho | -, -lho | -, -o | -^ -nao | -^ -qui | -a -ose | -cei -a | -de -iao | -e -o | -em -rco | -ira -de | -mos -ois | -nao -omo
    0.15: -nao -sso | -que -sou | -rar -um | -sou -ira | -uma -ina | -uma -ola | ^ ando | ^ aqui | ^ nao | a lactose | ando | ando de | aviao | buarque
    0.15: comecei a | comprar um | de aviao | e o | em marco | fica | fusca | lactose | marco | meses | nao como | nao posso | numa escola | que sou
    0.15: temos | temos dois | to morando | uso
    0.1: -0 -nos | -^ -ala | -^ -dou | -^ -nha | -^ -sci | -^ -sto | -ado -do | -ala -igo | -ana -ada | -com -a | -de -eus | -de -mar | -dou -ula
    0.1: -e -tar | -em -aba | -ha -0 | -ino -dio | -meu -mpo | -mos -de | -mpo -e | -nao -xam | -nho -, | -plo -. | -sci -em | -ula -de | 0 anos | ^ dou
    0.1: ^ fala | ^ nasci | agora | app | aula de | carro e | cedo | chamo | com a | de deus | de fumar | deixam | diabetica | dipirona | dou aula
    0.1: ensino | ensino medio | exemplo | exemplo . | exemplos | fala comigo | fumar | gatos | ha 0 | irma | medio | meu carro | meu sonho | nao deixam
    0.1: nasci | passada | passado | porco | precisa | semana passada | tipo | voce
    0.05: -0 -e | -^ -nos | -a -dia | -de -aus | -de -eca | -em -iro | -low -arb | -mas -0 | -meu -ivo | -nos -mos | -qui -de | -sou -mae | 0 e | ^ nos
    0.05: ^ nunca | aqui de | carb | curitiba | de manaus | em janeiro | ingles | low | low carb | meu objetivo | morando | o | objetivo | passada ,
    0.05: sou mae | umas 0 | vai | visita
    -0.05: -0 -nas | -0 -ros | -: -sou | -^ -bei | -^ -ela | -^ -nde | -^ -to | -^ -ual | -as -0 | -bei -de | -com -o | -faz -ina | -har -na | -ivo -no
    -0.05: -mos -em | -ora -e | -sto -de | -tem -0 | -uda -com | : sou | ^ acabei | ^ ela | ^ qual | ^ to | acabei | acabei de | ajuda com | alergico a
    -0.05: as 0 | atuo | casada | casada com | com o | doutorado | em gramado | eu morava | fora | mais | ninguem | quero | tem 0 | vegetariano | vivo no
    -0.1: , ja | , obrigada | -, -ja | -^ -era | -a -oim | -bom -dia | -de -ira | -e -ais | -e -eu | -e -nho | -efe -e | -eve -um | -faz -um | -fim -de
    -0.1: -mei -e | -meu -efe | -ndo -em | -nho -lta | -oje -to | -ome -, | -ria -de | -sou -um | -tou -com | ^ adoraria | ^ comprei | ^ monta
    -0.1: a amendoim | adoraria | alergico | bom dia | chefe e | comprei | consulta | curta | da | dizendo | e eu | entregar | escreve um | esse texto
    -0.1: estou com | faz um | fim de | hoje to | mei e | meu chefe | monta | monta um | musica | os | por que | semana | sou um | tenho consulta
    -0.1: vegetariana
    -0.15: , nem | -, -nem | -^ -iro | -^ -nca | -^ -nst | -^ -nta | -^ -sso | -a -nta | -ano -e | -com -sse | -faz -uma | -me -bra | -na -ola | -nta -um
    -0.15: -nte -ava | -o -meu | -sou -o | -sse -afo | -ta -ndo | -tos -, | -um -olo | ^ const | ^ quanto | acha | antes | com esse | const | e alergico
    -0.15: epoca | faz uma | filme | gente morava | me lembra | medica | mei | mundo | na escola | natal | o meu | ou | quanto | sou o | um bolo
    -0.2: #4 | -, -mos | -: -eu | -^ -faz | -^ -iso | -^ -ja | -^ -oi | -com -um | -duz -pro | -e -ail | -e -se | -em -sao | -igo -e | -imo -, | -nha -as
    -0.2: -nha -ima | -nho -? | -nho -que | -nho -tem | -nho -uma | -oi -, | -que -e | -rso -de | -sao -ulo | -ssa -sta | -sta -nha | -um -dia | -um -xto
    -0.2: -uma -ita | : eu | ^ ano | ^ faz | ^ ja | ^ oi | ^ preciso | ^ trabalhei | amanha as | amigo | amigo e | argentino | com um | crianca
    -0.2: curso de | das | dentista amanha | deus | e mail | e se | em sao | jeito | mail | meu amigo | minha prima | oi | oi , | otimo , | paulo | prima
    -0.2: que e | recife | sao paulo | sem | tenho que | tenho uma | todo | traduz pro | um dia | um texto | uma receita
    -0.25: -^ -bom | -^ -cou | -^ -ina | -^ -mei | -^ -uem | -a -rao | -ano -que | -dor -de | -ela -uda | -em -lho | -eu -sou | -ito -, | -ivo -ndo
    -0.25: -ndo -pro | -oje -e | -que -vem | -sou -do | -ssa -, | ^ amei | ^ bom | ^ ficou | ^ imagina | ^ nossa | ^ quem | a camarao | amei | ano que
    -0.25: ate | aula | beleza | depois | em julho | erro | eu sou | gramado em | hoje e | imagina | julho | lembra | lista | nossa | nossa , | que vem
    -0.25: queijo | salvador | sou do | tenho | vem | versao
    -0.3: ! ! | -! -! | -0 -; | -^ -ive | -^ -na | -ade -0 | -e -que | -eu -nho | -ive -ndo | -meu -ega | -nos -ava | -tou -no | 0 ; | ^ coloca | ^ na
    -0.3: ^ quando | ^ tive | avo | chefe | cidade | coloca | disse | e que | estou no | eu tenho | idade 0 | meu colega | para | postgres | senha
    -0.3: virar | vive
    -0.35: -, -nda | -0 -de | -^ -duz | -^ -ixa | -^ -vc | -e -ico | -e -oro | -em -ado | -lho -em | -mos -que | -oro -no | -se -eu | -sou -a | -sou -ais
    -0.35: -ta -vel | -vc -e | 0 de | ^ deixa | ^ digamos | ^ gostei | ^ tem | ^ traduz | ^ vc | a segunda | as | comi | deixa | digamos | digamos que
    -0.35: e moro | gramado | meu vizinho | moro no | paragrafo | reuniao | se eu | sou a | sou mais | trabalho em | traduz | vc | vc e | vizinho
    -0.4: -0 -hos | -^ -e | -^ -ele | -^ -ume | -a -nda | -em -0 | -iro -e | -nao -tei | -sou -ado | -to -sem | 0 filhos | ^ e | ^ ele | ^ resume
    -0.4: ^ vamos | a | demais | em 0 | ficou | mao | medicina | mineiro | nao gostei | resume | tabela | to sem | trabalhar
    -0.45: -^ -hei | -^ -um | -a -dar | -a -mia | -bre -o | -da -eia | -eu -sse | -me -ala | -pra -nha | -sse -xto | ^ um | ajuda | certo | e mora | faz
    -0.45: ideia | internet | me fala | opcao | pra minha | qual | sobre o | trabalhei | usava
    -0.5: ! | -^ -ano | -a -ora | -ita -de | -nho -com | amiga | camarao | desse | diz | ela | ele | falo | fazer | mora em | morei | moro | na | nome
    -0.5: primeira | receita de
    -0.55: -: -0 | -^ -eve | -^ -que | -ava -em | -edo -de | -em -asa | -nao -nho | -nha -ada | -por -que | -pra -lar | : 0 | ^ escreve | ^ que | anos
    -0.55: em casa | escreve | late | morava em | nao tenho | ne | obrigada | ta | tem
    -0.6: -^ -dei | -^ -oca | -^ -tem | -^ -vou | -de -nte | -ica -, | -nos -e | -pra -tar | -to -com | -uma -ora | 0 minutos | ; | ^ estudei | ^ vou
    -0.6: anos e | chegar | de presente | estudei | explica | faculdade de | fome | idade | ja | linha | odeia | pensando | pensando em | presente
    -0.6: print | queria | se | tive | to com | to pensando | transito
    -0.65: -^ -oje | -^ -se | -^ -tou | -bra -de | -de -um | -na -nha | -oce -e | ^ estou | ^ hoje | ^ se | cerveja | de um | estou | falar | favor | kkk
    -0.65: lembra de | voce e
    -0.7: -ade -de | -ndo -ego | -nho -0 | cara | dessa | numa | procurando | procurando emprego | to procurando
    -0.75: -^ -a | -nao -sou | -nha -0 | -um -lme | ^ a | bom | gato | nao sou | nessa | personagem | ter | um filme
    -0.8: #0 | -^ -ssa | -ado -, | -me -ica | -nha -nha | boa | horrivel | me explica | quem | te | valeu
    -0.85: -de -0 | -ndo -da | de 0 | estuda | imposto | um | uma
    -0.9: -meu -igo
    -0.95: -de -gar | -de -ovo | de novo | gosta | gosta de | novo
    -1.05: -rto -de | mae
    -1.1: otimo | pra | suas | texto
    -1.15: -^ -ria | -eu -ava | era | hoje | que | rpg
    -1.2: meio | vamos
    -1.25: -e -nte | esse | gostei | isso | morava
    -1.3: -o -ner | eu | minutos | receita
    -1.4: -^ -o | : | ^ o | colega | essa
    -1.45: -ora -em
    -1.5: amanha
    -1.55: nomes
    -1.6: fui | tempo
    -2.7: ?`,
};
