/**
 * Common words of Portuguese, of Brazil and of Portugal, in lower case: by them a text under a Portuguese tag is told from Spanish and
 * English. They are not left out of what is searched for, which was measured and finds less; what a
 * conversation is about is told without `STOP_WORDS.pt`, which names no day, time or number.
 */
import { foldAccents } from './fold-accents.ts';

const WORDS = `
a à ao aos às o os as um uma uns umas de do da dos das dum duma em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem sob sobre
até desde entre e é ou mas nem que quê se como quando onde aonde quem qual quais quanto quanta quantos quantas porque por pois porquê
eu tu você vocês vc vcs ele ela eles elas nós gente me mim te ti lhe lhes nos vos comigo contigo conosco connosco
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas dele dela deles delas
este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo deste desta desse dessa disso daquele daquela
neste nesta nesse nessa nisso naquele naquela
não sim também já ainda só muito muita muitos muitas mais menos bem mal aqui aí ali lá cá agora então depois antes sempre nunca
todo toda todos todas tudo nada algo algum alguma alguns algumas outro outra outros outras mesmo mesma cada
ser sou és somos são era eram fui foi fomos foram seja será sendo estar estou está estamos estão tá tô estava estavam esteve estive
ter tenho tem tens temos têm tinha tinham teve tive tivemos haver há havia houve ir vou vai vais vamos vão ia iam indo
fazer faço faz fazem fez fiz fizemos fazia feito dizer digo diz disse disseste disseram falou falei falamos contei contou
poder posso pode podes podem podia querer quero quer quis queria dar dou dá deu dei ver vejo vê viu vi saber sei sabe sabes
ficar fica ficou fiquei ficamos gosto gosta gostaria preciso precisa lembra lembras oi olá obrigado obrigada
hoje ontem amanhã anteontem dia dias noite tarde manhã segunda terça quarta quinta sexta sábado domingo semana mês ano anos
`;

/** The words, with and without their accents. */
export const PORTUGUESE_WORDS: ReadonlySet<string> = new Set(`${WORDS} ${foldAccents(WORDS)}`.trim().split(/\s+/));
