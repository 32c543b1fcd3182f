import type { FeatureWeights } from '../../text/feature-weights.ts';

/** The weights of Portuguese, written by `tests/bench/fit-wants.ts`: not to be changed by hand. */
export const PORTUGUESE_WANT: FeatureWeights = {
  bias: -3.1,
  features: `
    1.95: =ours
    1.75: =asksMemory
    1.7: =definite
    1.4: =mePast
    1.25: =ofMe
    1.1: eu
    1: que | que a
    0.95: na
    0.9: -dos | quando
    0.85: -lta
    0.8: onde
    0.75: -nho | -ome | com | ja
    0.7: #5 | -nde | ^quantas | a | quanto
    0.65: -mos | -ram | =mePresent | =ofOthers | ^a | o | ou
    0.6: -hos | -tar | ^onde | e o | falta | meu | no
    0.55: -ela | -sta | ^em | ainda | come | qual e | vem
    0.5: -eus | -sco | -uel | ^qual e | a minha | o meu
    0.45: -nda | -ndo | -uem | =ofSomeone | aniversario | convidados | e a | quantas | quem | vai | vao
    0.4: ^em que | aquela | com o | minha
    0.35: #3 | -mer | ^eu | ^o | chama | comer | era | jantar | nao come | que esta | se chama | vem$
    0.3: -asa | -ido | -ino | -ião | -oga | -ola | -rio | -rro | -tos | ^quanto | ^que | aluguel | casa | comida | dia | dieta | dieta$ | mudou
    0.25: -afé | -ava | -bra | -car | -ema | -gem | -ima | -ina | -sso | -tas | -ual | -ões | ^sugere | ^sugere um | a festa | aconteceu | cafe | da
    0.25: de ferias | domingo | eu gosto | ferias | festa | filhos | gosto | meus | mudanca | plano | qual | quantos | que aconteceu | que o | todos
    0.25: vou
    0.2: -ama | -eno | -eta | -evo | -has | -nei | -ois | -rei | -udo | -vro | ^como se | ^ja | ^quantos | a casa | do | e que | ele | faz | lembra
    0.2: livro | nas | nome | o livro | o problema | pagar | posso | problema | sou | tenho que | tenho$ | tomo | treino | viagem | viagem$
    0.15: -abe | -dar | -ebê | -ega | -ego | -ico | -ilo | -mar | -odo | -uei | ^aquela | ^com quem | ^de | ^faz | ^monta | ^monta o | ^para | ^quais
    0.15: ^quantos dias | a ana | a bia | a lista | alguma | alguma coisa | ana | aquilo | bebe | bia | com quem | comida preferida | como se | contrato
    0.15: depois | depois do | dias | do meu | dor | em que | escola | monta | monta o | mudou$ | o contrato | paguei | preferida | quais | quantos dias
    0.15: sabe | sao as | se mudou | tenho | todo | todo mundo | voo$
    0.1: -ere | -nce | -ova | -rar | -rso | -rça | -sse | -sto | -zes | ^como | a gente | aquilo do | as | ate | banco | chama o | clara | coisa | curso
    0.1: curso$ | da mudanca | de carro | disse | feriado | feriado$ | gente | ja paguei | mim | mim$ | mudanca$ | na terca | nao | o plano | para o
    0.1: para onde | plano da | quarto | quem vai | sugere | sugere um | terca | tudo | ultima | uma lista
    0.05: -adê | -ano | -ceu | -dei | -ele | -ias | -jar | -nha | -nhã | -nto | -olo | -rie | -tão | ^cade | ^cade a | ^e a | ^faz uma | ^no | ^posso
    0.05: ^quais sao | ^quantos anos | ^tem | anos o | apartamento | aquele | bolo | cade | cade a | carro ou | casamento da | chama a | churrasco
    0.05: da minha | endereco | endereco da | era o | falta para | faz uma | lista de | mesmo$ | meu pai | mora | na ultima | no churrasco | no feriado
    0.05: o endereco | ou de | paguei$ | pai | para a | prova$ | quais sao | qual era | quando$ | quanto tempo | quantos anos | reuniao | sai | sao os
    0.05: ser | tinha | trabalho$ | vai ser | viajar | vizinho | voo
    -0.05: -das | -der | -eci | -eve | -ine | -mir | -omo | -sas | -ssa | -tes | ^fala | ^passa | ^qual o | ^quando | agua$ | aprender | aqui$ | carro$
    -0.05: de uma | dormir | dormir$ | fala | me | muito | natal | numero | o natal | os | outro | perguntas | qual o | que eu | que numero | quem e
    -0.05: sobre a | te | uma frase | vida$
    -0.1: #2 | -ber | -ece | -eza | -ios | -ito | -las | -oin | -one | -oto | -ver | =thanks | ^com que | ^nao | ^por | ^por que | ^preciso de
    -0.1: ^que horas | a luz | acha | ao | bom$ | com que | do carro | do sol | este | fica | frio | luz | nossa | numa | para | preciso de | que voce
    -0.1: tem um
    -0.15: -ase | -bus | -cem | -cha | -gre | -hou | -iro | -leu | -nte | -ria | -rês | -uas | 0$ | ^valeu | ^vamos jogar | agora | do trabalho | duas
    -0.15: frase | funciona | hoje$ | jogar | onibus | poe | por que | que serve | sao | serve | serve o | tres | troca | valeu | vamos jogar | vida
    -0.15: vinagre
    -0.2: -dio | -imo | -leo | -lor | -mas | -nia | -rma | -uer | ^qual a | ^quem e | calor | casa$ | da lua | do mundo | lua | lua$ | oleo | qual a
    -0.2: quer | tira
    -0.25: #given | -hor | -ixa | -lar | -nça | -que | -res | =greeting | de 0 | deixa | fica o | melhor | que faco | sobre | tem | vantagens
    -0.3: #8 | -ade | -aiu | -ens | -ero | -gua | -oca | -ocê | -stá | ^o que | agua | caiu | explica a | que os | tem a | voce
    -0.35: -rve | -zer | bom | sol
    -0.4: -ala | -oje | -tou | =arithmetic | =favour | ^me da | esta | hoje | mais | me da | pode ser
    -0.45: #1 | -cia | -era | ^quando foi | como | explica | ganhou | quando foi
    -0.5: -ica | como o | e | por
    -0.55: -ada | -bre | -eça | 0 | ^estou | ^me
    -0.6: -dor | pode | uma
    -0.65: -ona | -tal
    -0.7: -ode
    -0.75: faco$
    -0.8: estou
    -0.85: =assent | o que | se
    -0.9: computador | que e
    -0.95: =now
    -1.15: um
    -1.6: =task
    -2.1: =knowledge`,
};
