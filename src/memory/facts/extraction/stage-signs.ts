/**
 * The words by which a conversation shows that what its user says next is not their own: a part that they play, or a text to work on. In Spanish, English and
 * Portuguese alike; folded text is what they are read in. Each sign has an example that shows it and one that does not, which are its tests.
 */
export interface StageSign {
  readonly of: StageKind;
  readonly pattern: RegExp;
  readonly example: string;
  readonly not: string;
}

/**
 * The kinds of what signs tell. Of a user's message: `roles`: it deals out the parts of a play; `performs`: in it the assistant alone is to speak; `text`: it announces
 * a text to work on; `own text`: one that tells of the user; `leaves`: it steps out of the play or the text. Of an answer: `takes`: it asks for the text; `asks`: it
 * has the user say the next thing, without a question mark; `details`: it asks for what the user is.
 */
export type StageKind = 'roles' | 'performs' | 'text' | 'own text' | 'leaves' | 'takes' | 'asks' | 'details';

/** Alternatives of a pattern, put down as words behind commas; `*` stands for any ending. */
const any = (words: string): string =>
  `(?:${words
    .split(/,\s+/)
    .map((word) => word.trim().replaceAll('*', '\\w*').replaceAll('.', '\\.'))
    .join('|')})`;

const A = any(
  'a, an, the, my, your, un, una, el, la, los, las, mi, tu, o, os, as, um, uma, meu, minha, seu, sua, teu, tua',
);
const YOU = any(
  "you are, you're, youre, you be, you play, you'll be, you will be, ur, u r, u be, tu eres, vos sos, usted es, eres, sos, seras, tu haces, tu, vos, voce e, voce faz, voce, vc e, vc faz, vc, ce e",
);
const I = any("i, i'm, im, i'll, yo, soy, eu, sou");
const THE = any('the, my, el, la, mi, o, meu, minha');
const PRAISE = any(
  'best, one, man, goat, hero, boss, mejor, unico, unica, melhor, maximo, amor, sol, vida, rey, reina, angel, anjo, idolo',
);
const TO_PRETEND = any(
  'pretend, imagine, suppose, simulate, make believe, act like, finge, finja, imagina, imaginate, supon, simula, simule, simulemos, simulamos, faz de conta, faca de conta, faz como se, haz como, haz de cuenta, hace de cuenta, hagamos de cuenta, hagamos como, hace como',
);
const WHO = any(
  "to be, that you, that you're, that i, that i'm, that we, you, you're, youre, ur, u, i, i'm, im, we, we're, ser, que soy, que eres, que sos, que yo, que tu, que vos, que usted, que es, que estamos, que somos, que eu, que voce, que vc, que sou, si fueras, si yo, una entrevista, uma entrevista",
);
const TO_REHEARSE = any(
  'practic*, practis*, practiquemos, ensay*, ensaia*, ensaiemos, rehears*, simul*, trein*, pratica*, run through, fake, mock, drill, de mentira',
);
const REHEARSED = any(
  'interview, entrevista, role, emergency, emergencias, call, llamada, ligacao, scene, escena, cena, oral, exam, examen, sale, venta, venda, pitch, atendimento',
);
const LET_US = any("let's, lets, let us, vamos, vamo, juguemos, jugamos, jugar, play, jogar, brincar, we");
const PLAYS = any(
  'rol, role, rpg, d&d, dnd, dungeons, teatro, theatre, skit, improv, sketch, act out, escena, obra de teatro, peca de teatro',
);
const TO_READ = any(
  'corrig*, corrij*, revis*, repas*, traduc*, traduz*, translat*, mejor*, melhor*, pule, pulir, polir, proofread*, correct, polish, improve, edit, fix, check, rate, look over, look at, go over, olhada, vistazo, ojeada, opin*, feedback, lees, have a look, assess*, evalu*, avali*, make of, acha, what you think, te parece, sounds, suena, soa, nota, mark, grade, read, leer, leo, ler, te leo',
);
const TEXT = any(
  'redac*, texto, textos, text, texts, ensayo*, ensaio*, essay*, frase, frases, sentence*, oracion*, parrafo*, paragraph*, paragrafo*, fragment*, passage*, trecho*, capitulo*, chapter*, cuento*, conto, contos, relato*, story, stories, historia, novela*, novel, poema*, poem*, guion*, script*, roteiro*, dialogo*, dialogue*, lyrics, speech, discurso*, monolog*, opening, beginning, comienzo, comeco, presentacion*, apresentac*, introduction, testimoni*, depoimento*, transcri*, post, posts, articulo*, article*, artigo*, mensaj*, message*, mensag*, correo*, email*, e-mail*, carta*, letter*, anuncio*, advert*, talk, charla, palestra, exposicion, screenplay, lines, lineas, linhas, perfil, profile, something, algo',
);
const TO_HAND = any(
  'paste, pasting, send, sending, show, share, dictat*, dictar, ditar, te paso, te passo, te mando, te pego, te copio, te envio, te dicto, mando, colo, envio, vou colar, vou mandar, vou te mandar, vou ditar, voy a pegar, voy a dictar, te voy a dictar, mostrar',
);
const WRITER = any("i, he, she, she's, they, my \\w+, mi \\w+, ele, ela, eu, minha \\w+, meu \\w+");

const sign = (of: StageKind, pattern: string, example: string, not: string): StageSign => ({
  of,
  pattern: new RegExp(pattern, 'u'),
  example,
  not,
});

export const STAGE_SIGNS: readonly StageSign[] = [
  sign('roles', `\\b${TO_PRETEND} ${WHO}\\b`, 'haz como que eres mi casero', 'imagina lo cara que es la casa'),
  sign(
    'roles',
    `(?:^|[,.:;!] ?|\\b(?:y|and|e|que|where) )${YOU} (?:de )?(?:${THE} (?!(?:\\w+ )?${PRAISE}\\b)\\w+|${A} [^.?!]{2,40}(?:,|\\b(?:y|and|e)\\b) ?${I}\\b)`,
    'you are the queen',
    'you are a star',
  ),
  sign('roles', '\\b(?:voce|vc) e a (?!melhor|unica)\\w+', 'voce e a atendente', 'voce e a melhor'),
  sign(
    'roles',
    `\\b${any('you ask, u ask, tu preguntas, vos preguntas, voce pergunta, vc pergunta, interview me, entrevistame, me entrevista*, voce entrevista')}\\b|\\b${any('interview, ask, quiz, test, examin*, sabatin*, entrevist*, pregunt*, pergunt*, write, escrib*, redact*, escrev*')}\\b[^.?!]{0,40}\\b(?:as if i|like an? \\w+|como si (?:yo |tu )?fuer|como se (?:eu )?foss)\\b`,
    'you ask and i answer',
    'did you really ask him',
  ),
  sign(
    'roles',
    `^(?:(?:please|por favor|now|ahora|agora|ok|can|could|would|you|u|puedes|podes|pode|voce) )*(?:(?:be|play|act as|seja|se) ${A}(?! (?:bit|little|lot|tad)\\b)|(?:haz|hazme|hace|haceme|faz|faca|actua|atua|aja) (?:de|como|o papel de|el papel de)) \\w+`,
    'be an angry customer',
    'be a bit shorter',
  ),
  sign(
    'roles',
    `\\b${any('quiero, quero, i want')} ${any('que seas, que hagas de, que voce seja, q voce seja, que vc seja, you to be, you to play')} ${A}\\b`,
    'quero que voce seja um entrevistador',
    'quiero que sea un regalo',
  ),
  sign(
    'roles',
    `\\brole ?-?play\\w*|\\bmock \\w*(?:interview|call|trial|oral)|\\b${any('text adventure, aventura de texto, aventura en texto, 20 questions, twenty questions, 20 preguntas, 20 perguntas, guess who i am, adivin* quien soy, adivinha quem eu sou, adivinha quem sou, two truths and, dos verdades y, duas verdades e')}\\b`,
    'guess who i am',
    'a good role in a play',
  ),
  sign('roles', `\\b${LET_US}\\b[^.?!]{0,20}\\b${PLAYS}\\b`, "let's play d&d", 'a good role in d&d'),
  sign(
    'roles',
    `\\b${TO_REHEARSE}\\b[^.?!]{0,30}\\b${REHEARSED}\\b`,
    'vamos a practicar una entrevista',
    'i practise the piano',
  ),
  sign(
    'roles',
    `\\b${REHEARSED}\\b[^.?!]{0,20}\\b${any('fictici*, simulad*, de mentira, de mentirita*, de pega, drill, de practica')}\\b`,
    'una entrevista de trabajo ficticia',
    'una entrevista de trabajo',
  ),
  sign(
    'roles',
    `\\b${any("let's play, lets play, juguemos a, jugamos a, vamos a jugar a, vamos brincar de, brincar de")} ${any('que, los, las, doctors, doctor, medico*, house, casita, shop*, school, escola, escolinha, mercado, teacher*, hospital*, detective*')}\\b`,
    "let's play doctors",
    "let's play chess",
  ),
  sign(
    'roles',
    `\\b${any('my, mi, meu')} (?:\\w+ )?${any('personaje, personagem, character, avatar')}\\b|\\b${any('d&d, dnd, rpg')} ${any('character, guy, girl')}\\b`,
    'mi personaje de rol',
    'a good character',
  ),
  sign(
    'roles',
    `\\b${any("quiero, quero, vamos a, vamos, let's, want to, para, pra, help me")} ${any('ensayar, ensaiar, rehearse, simular, simulate')}\\b`,
    'haz una queja, que quiero ensayar',
    'ensayamos los martes',
  ),
  sign(
    'roles',
    '\\b(?:on behalf of|en nombre de|em nome d[aeo]s?)\\b',
    'carta en nombre de mi abuela',
    'el nombre de mi abuela',
  ),
  sign(
    'performs',
    `\\b(?:and|y|e) (?:me )?${any('tell, explain, review, write, describe, give, ask for, explic*, cuent*, conta*, escrib*, escrev*, describ*, descrev*, dime, decime, diz, diga*, dame')}\\b`,
    "pretend you're a pirate and explain vaccines",
    'pretend you are my boss and i ask for a rise',
  ),
  sign('text', `\\b${TO_READ}\\b[^.?!]{0,60}\\b${TEXT}\\b`, 'me corriges una redaccion', 'corrige el precio'),
  sign(
    'text',
    `\\b${TEXT}\\b[^.?!]{0,80}\\b(?:la |lo )?${TO_READ}\\b`,
    'tengo una redaccion, me la corriges',
    'un texto muy largo',
  ),
  sign('text', `\\b${TO_HAND}\\b[^.?!]{0,60}\\b${TEXT}\\b`, "i'll paste a post i saw", 'i paste the tiles'),
  sign('text', `\\b${TEXT}\\b[^.?!]{0,60}\\b${TO_HAND}\\b`, 'an essay, i will paste it', 'an essay on bees'),
  sign(
    'text',
    `\\b${any('what, lo que, o que, no que, do que')} ${WRITER} ${any('wrote, escribi*, escreveu, escrevi, is putting, va a poner, vai por, vai botar')}\\b`,
    'check what my pupil wrote',
    'what i said',
  ),
  sign(
    'text',
    "\\b(?:lo que|o que|what) (?:escribio|escribi|escreveu|escrevi|va a poner|vai por|(?:he|she|they)(?:'s|'re) putting)\\b",
    'repasa lo que escribio mi alumna',
    'lo que dijo',
  ),
  sign(
    'text',
    `\\b${any('escrib*, escrev*, write, hacer, fazer, make')}\\b[^.?!]{0,30}\\b${any('frases, sentences, monolog*, stand-up, diary, diario')}\\b`,
    'tengo que hacer frases para clase',
    'write to my mum',
  ),
  sign(
    'own text',
    `\\b${any('cv, curriculum, curriculo, resume, hoja de vida, cover letter, carta de presentacion, carta de apresentacao, my bio, my profile, mi bio, mi perfil, minha bio, meu perfil, linkedin')}\\b`,
    'translate my resume',
    'translate my story',
  ),
  sign(
    'takes',
    `\\b${any('paste, send, share, show, post, drop, dictate, read, write, copy')} ${any('it, them, that, me, us, the, your, away, here, what')}\\b`,
    'paste it here',
    'i have pasted a list',
  ),
  sign(
    'takes',
    `\\b${any("go ahead, fire away, ready when you, go for it, let's see, let's hear, love to read, first clue, has he got, has she got, you got, please do, let me have it, listening, start when*, does it say, shoot")}\\b`,
    'sure, go ahead',
    'he went ahead',
  ),
  sign(
    'takes',
    '\\b(?:peg|copi|mand|envi|pas|compart|escrib|lee|muestr|ensen|dict|sub)\\w{0,3}(?:me|nos)?(?:lo|la|los|las)\\b|\\b(?:comparte|escribe|pega|manda|envia|pasa|lee)(?:me)? (?:el|la|los|las|lo|aqui|tu|tus)\\b',
    'pegala aqui',
    'pasa por la tienda',
  ),
  sign(
    'takes',
    `\\b${any('ponlo aqui, ponla aqui, te escucho, adelante, cuando quieras, tomo nota, dame la primera, dale, venga, a ver, pasamelo, empieza, empeza, comece, comeca')}\\b|^\\W*por favor\\b`,
    'adelante',
    'delante de casa',
  ),
  sign(
    'takes',
    `\\b${any('cola, manda, envia, compartilha, passa, escreve, mostra, dita, coloca, poe, le')} ${any('o, a, os, as, aqui, ai, pra, que, ver')}\\b|\\b(?:me manda|pode) ?(?:\\w+ )?${any('mandar, colar, enviar, ditar, passar, mostrar, escrever, ler, falar')}\\b|\\bmanda(?:[!.]|$| a primeira)|\\bme manda\\b`,
    'pode mandar',
    'ele manda muito',
  ),
  sign(
    'asks',
    `\\b${any('tell me, tell us, cuentame, cuenteme, contame, digame, dime, decime, conte, conta, me diz, me diga, me fala, me fale, diga, ask, asks, pregunta, pergunta, your turn, your move, state your, introduce yourself, presentese, presentate, apresente-se, shoot, tu turno, te toca, sua vez')}\\b`,
    'tell me about your experience',
    'he told me',
  ),
  sign(
    'details',
    `\\b${any('name, names, address, details, about you, about yourself, your experience, your age, your job, last job, nombre, direccion, datos, sobre ti, de ti, tu experiencia, tu edad, tu trabajo, nome, endereco, dados, sobre voce, sobre vc, sua experiencia, sua idade')}\\b`,
    'what is your name',
    'paste the text',
  ),
  sign('leaves', '\\b(?:(?:ja|je|ha|he){2,}\\w{0,2}|k{2,}|(?:rs)+|lol|lmao|rofl)\\b', 'jajaja', 'two brothers'),
  sign(
    'leaves',
    `^(?:(?:ok|no|vale|nah|nao),? )*${any('thanks, thank you, thx, ta, cheers, gracias, obrigado, obrigada, valeu, vlw, brigado, brigada, perfecto, perfect, perfeito, otimo, great, lovely')}\\b`,
    'thanks, that is it',
    'good morning',
  ),
  sign(
    'leaves',
    "^(?:no|nao),? (?:that's|that is|asi|esta bien|ta bom|ja|ya|basta|chega)\\b|\\b(?:wait|hold on|espera|pera),? (?:no|nao)\\b",
    'no, that is enough',
    'no, from york',
  ),
  sign(
    'leaves',
    `\\b${any('by the way, btw, anyway, another thing, por cierto, otra cosa, cambiando de tema, alias, a proposito, outra coisa, mudando de assunto')}\\b|^(?:\\w+,? )?${any('hey, oye, che, olha, mira')}\\b`,
    'by the way i am coeliac',
    'the way i see it',
  ),
  sign(
    'leaves',
    `\\b${any('end of, stop, out of, enough, fin, fim, basta, fuera de, fora d*, sai d*, saindo d*, voltando, chega de')} .{0,20}\\b${any('role, play, character, scene, act, rol, papel, personaje, personagem, juego, jogo, brincadeira, verdad, verdade, normal')}\\b`,
    'ok end of role play',
    'the end of the road',
  ),
  sign(
    'leaves',
    `\\b${any("seriously, for real, in reality, in real life, irl, actually, jokes aside, en realidad, en serio, de verdad, en la vida real, ahora en serio, na verdade, na vida real, serio, de verdade, another day, otro dia, outro dia, made it up, made that up, me lo invente, inventei, is real, are real, 's real")}\\b`,
    'en realidad soy dentista',
    'es la realidad',
  ),
];

const BY_KIND = new Map<StageKind, readonly RegExp[]>();
for (const { of, pattern } of STAGE_SIGNS) BY_KIND.set(of, [...(BY_KIND.get(of) ?? []), pattern]);

/** True where a folded text shows a sign of this kind. */
export function tellsOf(of: StageKind, folded: string): boolean {
  return BY_KIND.get(of)?.some((pattern) => pattern.test(folded)) ?? false;
}
