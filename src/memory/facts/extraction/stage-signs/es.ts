import type { SignsData } from '../../signs/signs-data.ts';
import type { StageKind } from './stage-kind.ts';

/** Signs in Spanish. */
export const SPANISH: SignsData<StageKind> = {
  lists: {
    opener: 'por favor, ahora, ok, vale, puedes, podés, che, dale, bueno, venga, oye, mira, hola, entonces',
    a: 'un, una, el, la, los, las, mi, tu',
    you: 'tú eres, vos sos, usted es, eres, sos, serás, tú haces, tú, vos',
    i: 'yo, soy',
    praise: 'mejor, único, única, máximo, amor, sol, vida, rey, reina, ángel',
    to_pretend: `
      finge, finja, imagina, imagínate, supón, simula, simule, simulemos, simulamos, haz como, haz de cuenta, hace de cuenta, hagamos de cuenta, hagamos como, hace como`,
    whom: `
      ser, que soy, que eres, que sos, que yo, que tú, que vos, que usted, que es, que estamos, que somos, si fueras, si yo, una entrevista`,
    to_rehearse: 'practic*, practiquemos, ensay*, simul*, de mentira',
    rehearsed: 'entrevista, rol, role, emergencias, llamada, escena, oral, examen, venta, pitch',
    plays: 'rol, role, rpg, d&d, dnd, teatro, sketch, escena, obra de teatro',
    to_read: `
      corrig*, corrij*, revis*, repas*, traduc*, mejor*, pule, pulir, vistazo, ojeada, opin*, feedback, lees, evalu*, te parece, suena, nota, leer, leo, te leo`,
    text: `
      redac*, texto, textos, ensayo*, frase, frases, oración*, párrafo*, fragment*, capítulo*, cuento*, relato*, historia, novela*, poema*, guión*, diálogo*, discurso*, monólog*, comienzo, presentación*,
      testimoni*, transcri*, post, posts, artículo*, mensaj*, correo*, email*, e-mail*, carta*, anuncio*, charla, exposición, líneas, perfil, algo`,
    to_hand: `
      dictar, te paso, te mando, te pego, te copio, te envío, te dicto, mando, envío, voy a pegar, voy a dictar, te voy a dictar, mostrar`,
    handed: 'peg~, copi~, mand~, envi~, pas~, compart~, escrib~, lee~, muestr~, enseñ~, dict~, sub~',
    them: 'lo, la, los, las, melo, mela, melos, melas, noslo, nosla, noslos, noslas',
    give: `
      comparte, compárteme, escribe, escríbeme, pega, pégame, manda, mándame, envía, envíame, pasa, pásame, lee, léeme`,
  },
  signs: {
    roles: `
      <to_pretend> <whom>  ✓ haz como que eres mi casero  ✗ imagina lo cara que es la casa
      ({begin} | y/que) <you> [de] (el/la/mi) !([{word}] <praise>) {word}  ✓ vale, tú eres la doctora  ✗ eres el mejor
      ({begin} | y/que) <you> [de] <a> …40 ({comma} | y) <i>  ✓ eres un camarero y yo pido la cuenta  ✗ eres un cielo y te quiero
      tú/vos preguntas  ✓ tú preguntas y yo contesto  ✗ no sé qué preguntas hacen
      entrevístame  ✓ entrevístame para el puesto  ✗ me entrevistan el lunes
      ^ [<opener>,]* haz/hazme/hace/haceme/actúa (de | como | el papel de) {word}  ✓ che, haceme de entrevistador  ✗ hace frío de noche
      ({begin} | y/que) [<opener>,]* [usted/tú/tu/vos] hágale/hazle/hacele (de | como si | el papel de) {word}  ✓ ayúdeme a practicar, usted hágale de cliente  ✗ hazme la cena de siempre
      ^ sé <a> {word}  ✓ sé un cliente enfadado  ✗ sé que es tarde
      quiero (que seas | que hagas de) <a>  ✓ quiero que seas un entrevistador  ✗ quiero que sea un regalo
      aventura de/en texto  ✓ una aventura de texto  ✗ una aventura de viaje
      (20 preguntas | adivin* quién soy | dos verdades y)  ✓ adivina quién soy  ✗ adivina qué comí
      vamos/juguemos/jugamos/jugar …20 <plays>  ✓ ¿jugamos una partida de rol?  ✗ el rol de mi jefe
      <to_rehearse> …30 <rehearsed>  ✓ vamos a practicar una entrevista  ✗ practico el piano
      <rehearsed> …20 (fictici*/simulad*/mentirita* | de mentira | de pega | de práctica)  ✓ una entrevista de trabajo ficticia  ✗ una entrevista de trabajo
      (juguemos | jugamos | vamos a jugar) a (que/los/las/médico*/casita/detective*)  ✓ vamos a jugar a los médicos  ✗ vamos a jugar al ajedrez
      mi [{word}] (personaje/avatar)  ✓ mi personaje de rol  ✗ un buen personaje
      (quiero | vamos | vamos a) ensayar/simular  ✓ haz una queja, que quiero ensayar  ✗ ensayamos los martes
      en nombre de  ✓ carta en nombre de mi abuela  ✗ el nombre de mi abuela`,
    'own part': `
      <to_pretend> [que] (yo/soy/estoy/somos/estamos)  ✓ imagina que soy una reina y vivo en un castillo  ✗ imagina que eres médico, tengo tos
      <to_pretend> …60 (y/, | mientras) yo  ✓ finge que eres taxista y yo soy una turista  ✗ finge que eres taxista. soy enfermera
      ({begin} | y/que | <opener>,) [usted/tú/tu/vos] (eres/sos/hágale/hazle/hacele/haz/hazme/haceme/hace) …40 ({comma} | y) yo (soy/hago/sería)  ✓ oye hazle de portero, yo soy "rosa"  ✗ eres un cielo y te quiero
      (vamos/juguemos/jugamos/jugar/hagamos/hacemos/empecemos) …20 <plays>  ✓ hagamos un juego de rol, soy un elfo  ✗ el rol de mi jefe
      mi [{word}] (personaje/avatar) (es | se llama)  ✓ mi personaje es un mago  ✗ un buen personaje
      (aventura de texto | adivin* quién soy | dos verdades y)  ✓ dos verdades y una mentira: tengo nueve gatos  ✗ adivina qué comí
      (juguemos | jugamos | vamos a jugar) a (que/los/las/médico*/casita/detective*)  ✓ vamos a jugar a los médicos, soy la enfermera  ✗ vamos a jugar al ajedrez`,
    performs: `
      y [me] explic*/cuent*/conta*/escrib*/describ*/dime/decime/diga*/dame  ✓ finge que eres un pirata y explícame las vacunas  ✗ finge que eres mi jefe y te pido un aumento`,
    text: `
      <to_read> …60 <text>  ✓ me corriges una redacción  ✗ corrige el precio
      <text> …80 <to_read>  ✓ tengo una redacción, me la corriges  ✗ un texto muy largo
      <to_hand> …60 <text>  ✓ te paso un post que vi  ✗ te paso la sal
      <text> …60 <to_hand>  ✓ es una carta, te la leo o te mando una foto  ✗ una carta de amor
      lo que [mi {word}] (escribió/escribí | va a poner)  ✓ repasa lo que escribió mi alumna  ✗ lo que dijo mi alumna
      escrib*/hacer …30 frases/monólog*/stand-up/diario  ✓ tengo que hacer frases para clase  ✗ escribe a mi madre`,
    'own text': `
      (cv | currículum | currículo | hoja de vida | carta de presentación | mi bio | mi perfil | linkedin)  ✓ ¿me traduces mi CV?  ✗ traduce mi cuento`,
    takes: `
      <handed> + <them>  ✓ pégala aquí  ✗ pasa por la tienda
      <give> el/la/los/las/lo/aquí/tu/tus  ✓ comparte el texto  ✗ comparte piso
      ponlo/ponla aquí  ✓ ponlo aquí mismo  ✗ ponlo en la mesa
      (te escucho | adelante | cuando quieras | tomo nota | dame la primera)  ✓ claro, adelante  ✗ delante de casa
      dale/venga/empieza/empezá/pásamelo  ✓ venga, empieza  ✗ vengo luego
      a ver  ✓ a ver, a ver  ✗ haber
      ^ {marks} por favor  ✓ ¡por favor!  ✗ un favor`,
    asks: `
      cuéntame/cuénteme/contame/dígame/dime/decime/diga/pregunta  ✓ cuéntame de tu experiencia  ✗ me lo contaron
      háblame/hábleme/háblanos (de/sobre) (ti/usted/vos | tu {word} | su {word})  ✓ háblame de tu experiencia  ✗ me habló de ti
      preséntese/preséntate  ✓ preséntate, por favor  ✗ te presento a mi jefe
      (tu turno | te toca)  ✓ ahora te toca  ✗ me toca a mí`,
    details: `
      nombre/dirección/datos  ✓ mándame tus datos  ✗ manda el texto
      sobre/de ti  ✓ algo más sobre ti  ✗ algo sobre el texto
      tu experiencia/edad/trabajo  ✓ dime tu edad  ✗ dime la edad del perro`,
    leaves: `
      jaja*/jeje*/haja*/jaj*/lol  ✓ jajaja  ✗ jamás
      ^ [no/ok/vale/nah,]* gracias/perfecto  ✓ vale, gracias  ✗ da las gracias
      ^ no, (así | está bien | ya | basta)  ✓ no, así está bien  ✗ no, de Soria
      espera, no  ✓ espera, no  ✗ me espera en casa
      (por cierto | otra cosa | cambiando de tema | a propósito)  ✓ por cierto, soy celíaca  ✗ por ciertos motivos
      ^ [{word},] oye/che/mira  ✓ bueno, oye, soy celíaca  ✗ la radio no se oye
      (fin | basta | fuera de) …20 rol/papel/personaje/juego/verdad/normal  ✓ fin del juego  ✗ el fin del mundo
      (en realidad | en serio | de verdad | en la vida real | ahora en serio)  ✓ en realidad soy dentista  ✗ es la realidad
      (otro día | me lo inventé)  ✓ eso me lo inventé  ✗ todos los días`,
  },
};
