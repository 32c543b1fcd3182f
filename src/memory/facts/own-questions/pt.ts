import type { OwnQuestionsData } from './own-questions-data.ts';

/** Portuguese questions of users about themselves. */
export const portugueseQuestions: OwnQuestionsData = {
  leads: `
    oi, ola, opa, ei, e, então, por favor, voce sabe, voce lembra, voce se lembra, voce ainda lembra, vc sabe, vc lembra, sabe, lembra, lembra de, sabes, lembras-te, lembras te de, me diz, me diga, me fala, me lembra, diz me, diga me, pode me dizer,
    pode me lembrar, poderia me dizer, ok`,
  ends: 'por favor, obrigado, obrigada, de novo, mesmo, outra vez, valeu',
  passing: `
    agora, hoje, ontem, amanhã, atualmente, esta semana, essa semana, esta noite, essa noite, este mes, esse mes, este ano, esse ano, ainda, hora, momento, estou, sinto, humor`,
  holds: {
    named: 'chama, chamam, chamado, chamada, nome',
    placed: 'em, no, na, num, numa, pelo, pela, para, com',
    counted: 'um, uma, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez',
    taken: 'toma, tomando, usa, remedio',
  },
  rules: `
    (como [e que] [eu] me chamo | (como/qual) [e] [o] meu nome) => asks name  ✓ Como eu me chamo?  ✓ qual é o meu nome?  ✗ Como você se chama?
    qual [e] [o] meu apelido => asks nickname  ✓ qual é o meu apelido?  ✗ qual é o apelido dele?
    (onde/aonde | em que (cidade/bairro)) [e que] [eu] (moro/vivo) => asks home  ✓ Onde eu moro?  ✗ Onde você mora?
    de onde [e que] [eu] sou => asks origin  ✓ De onde eu sou?  ✗ De onde ele é?
    (onde/aonde | para quem | pra quem | em que empresa) [e que] [eu] (trabalho/trampo) => asks work placed  ✓ Onde eu trabalho?  ✗ Onde ela trabalha?
    (com o que [e que] [eu] trabalho | qual [e] [a] minha profissão | [o] que [e que] [eu] (faço da vida | faço de trabalho)) => asks profession work  ✓ Qual é a minha profissão?  ✗ o que eu faço?
    (quantos anos [e que] [eu] tenho | qual [e] [a] minha idade | que idade [e que] [eu] tenho) => asks age  ✓ Quantos anos eu tenho?  ✗ Quantos anos ele tem?
    (quando [e] ([o] meu aniversário | que [eu] faço (anos/aniversário) | [eu] faço (anos/aniversário)) | que dia [e] [o] meu aniversário | qual [e] [a] (data do meu aniversário | minha data de nascimento) | quando [e que] [eu] nasci)
      => asks birthday  ✓ Quando é meu aniversário?  ✗ Quando é o aniversário dela?
    ((a/ao) que [e que] [eu] (sou (alérgico/alérgica) | tenho alergia) | [eu] (sou (alérgico/alérgica) | tenho alergia) (a que | a quê | a o que | ao que | a alguma coisa) | (que/quais) alergias [e que] [eu] tenho
      | [eu] tenho [alguma/algumas] (alergia/alergias) [a alguma coisa] | quais [são] [as] minhas alergias) => asks allergy  ✓ a que eu sou alérgica?  ✓ tenho alergia a quê?  ✗ sou alérgica a camarão?
    que dieta [e que] [eu] (sigo/faço) => asks diet  ✓ Que dieta eu sigo?  ✗ Que dieta é boa?
    ((que/qual/quais) (remédio/remédios/medicamento/medicamentos/medicação) [e que] [eu] (tomo/uso | estou tomando | tô tomando) | (qual/quais) [e/são] [a/os] (minha/meus) (medicação/remédios/medicamentos)) => asks health taken  ✓ Que remédio eu tomo?  ✗ Que remédio ela toma?
    (que/quais) (idiomas/línguas) [e que] [eu] falo => asks spoken_language  ✓ Que idiomas eu falo?  ✗ Que idiomas ele fala?
    [o] que [e que] [eu] (estudo/curso) => asks studies  ✓ O que eu estudo?  ✗ o que ela estuda?
    (onde | em que (faculdade/universidade/escola)) [e que] [eu] estudo => asks studies placed  ✓ Onde eu estudo?  ✗ Onde ela estuda?
    ((que/qual) [e o] (carro/moto) [e que] [eu] tenho | qual [e] [o] meu carro) => asks vehicle  ✓ Qual é o meu carro?  ✗ qual carro eu compro?
    (quais [são] [os] meus (hobbies/passatempos) | (que/quais) (hobbies/passatempos) [eu] tenho) => asks hobby  ✓ Quais são os meus hobbies?  ✗ quais são os hobbies dela?
    (como se (chama/chamam) | qual [e] [o] nome (do/da/dos/das)) [o/a/os/as] (meu/minha/meus/minhas) (bicho/bichos/pet/pets/animal) => named pet  ✓ Como se chama o meu bicho?  ✗ como se chama esse bicho?
    (como se (chama/chamam) | qual [e] [o] nome (do/da/dos/das)) [o/a/os/as] [meu/minha/meus/minhas] {x:<animals>} => named pet x  ✓ Como se chama o meu cachorro?  ✗ como se chama o cachorro dela?
    (como se (chama/chamam) | qual [e] [o] nome (do/da)) [o/a] (meu/minha) {x:<partners>} => named partner x  ✓ Como se chama a minha namorada?  ✗ como se chama a namorada dele?
    (como se (chama/chamam) | qual [e] [o] nome (do/da/dos/das) | quais [são] [os] nomes (dos/das)) [o/a/os/as] (meu/minha/meus/minhas) {x:<relatives>} => named family x  ✓ Qual é o nome da minha mãe?  ✗ qual é o nome da mãe dele?
    (quantos/quantas) {x:<relatives>} [e que] [eu] tenho => counted family x  ✓ Quantos irmãos eu tenho?  ✗ quantos irmãos ele tem?
    ((pra/por/para) (que/qual) time [e que] [eu] torço | (que/qual) time [e que] [eu] torço | de que time [e que] [eu] sou) => asks attribute:football_team favorite:time  ✓ Pra que time eu torço?  ✗ que time joga hoje?
    (qual/quais) [e/são] [o/a/os/as] (meu/minha/meus/minhas) {x:few} (favorito/favorita/favoritos/favoritas/preferido/preferida/preferidos/preferidas) => favorite x  ✓ qual é a minha cor favorita?  ✗ qual é a cor favorita dela?
    (qual/quais) [e/são] [o/a/os/as] (meu/minha/meus/minhas) {x:rest} => key x  ✓ qual é o meu tipo sanguíneo?  ✗ qual é o tipo sanguíneo dela?
  `,
};
