import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { VOICE_SIGNS } from '../../../src/memory/facts/extraction/voice-signs.ts';
import { foldAccents } from '../../../src/memory/text/fold-accents.ts';

const folded = (text: string) => foldAccents(text.toLowerCase());

const learnt = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).map((one) => (one.kind === 'fact' ? one.value : one.kind));

describe('what a message brings of other voices', () => {
  it.each([
    ['es', 'CARLA: Soy de Murcia.\nTOMÁS: Yo trabajo en una notaría.\nescribe cómo sigue'],
    ['es', '[09:12] Nico: vivo en Jaén\n[09:13] Bea: yo tengo un loro\nhaz un resumen'],
    ['es', '- ¿De dónde eres?\n- Soy de Bilbao\n- ¿Y tu trabajo?\n- Soy carpintero\notro diálogo parecido'],
    ['es', '—Me llamo Inés —susurró la niña—. Vivo en el faro.\nponlo más tenso'],
    ['es', 'Estimado Sr. Rey:\nMe llamo Olga Paz y soy arquitecta en Soria.\nAtentamente,\nOlga\n\n¿es formal?'],
    ['es', 'De: Raúl Gil\nPara: Ventas\nHola, soy Raúl y trabajo en la sede de Vigo.\n\nqué le digo'],
    ['es', 'esto es de mi vecino:\nMe llamo Omar y tengo 40 años'],
    ['es', 'en alemán: soy panadera y vivo en Cádiz'],
    ['es', 'al inglés por favor\nsoy enfermero y trabajo en un hospital de Ávila'],
    ['es', 'rol: me llamo Ryu y vivo en Kioto'],
    ['es', 'en minecraft vivo en una cueva y tengo tres perros'],
    ['es', 'tengo tres hermanas en un problema de mates'],
    ['en', "NURSE: I'm from Cork.\nPATIENT: I work at a mill.\nkeep going"],
    ['en', 'Guest: i am allergic to nuts and i have a dog\nHost: noted\nrate the reply'],
    ['en', "From: Lena Frost\nTo: Sales\nHi, I'm Lena and I work in the Oslo office.\n\nhow do i reply"],
    ['en', 'Dear Mr Holt,\nMy name is Petra and I am a vet in Bath.\nKind regards,\nPetra\n\nis it too formal?'],
    ['en', "what my aunt texted:\nI'm allergic to latex, tell them\nwhat do i say?"],
    ['en', 'RESUME\nOtis Ray\nI live in Tulsa\nI speak Dutch\n\nwhat is missing?'],
    ['en', "change to third person: i'm a baker and i live in Boise"],
    ['en', "in german please\ni'm a welder and i live in Leeds"],
    ['en', 'in skyrim i have a wife and i live in Whiterun'],
    ['en', 'i have two kids in the simulation scenario'],
    ['en', "as my gran used to say, 'I'm 21 and I've never been kissed'"],
    ['en', "mum told me 'I'm vegan now'"],
    ['en', 'my uncle used to say I live for my work'],
    ['en', 'fix my essay please\nMy name is Tom and I live in Leeds'],
    ['en', "I'll be the customer: hi, I'm Ray, I'm 45 and I'm allergic to nuts"],
    ['en', 'I have nine kids. Just kidding!'],
    ['es', "mi abuelo siempre decía 'tengo 65 años y todavía bailo'"],
    ['es', 'corrígeme esta redacción\nHola, me llamo Peter y soy de Londres'],
    ['es', 'te hago de cliente: buenas, soy Ramón y soy alérgico a las nueces'],
    ['es', 'tengo nueve hijos. Es broma, jaja'],
    ['pt', "meu avô sempre dizia 'tenho 65 anos e ainda danço'"],
    ['pt', 'corrige a minha redação\nMeu nome é Pedro e moro em Recife'],
    ['pt', 'eu faço o cliente: oi, sou o Ramon e sou alérgico a nozes'],
    ['pt', 'tenho nove filhos. Era brincadeira kkk'],
  ])('is not said of the user (%s): %s', (language, content) => {
    expect(learnt(content, language)).toEqual([]);
  });

  it.each([
    ['es', 'Contexto: soy enfermera en Lugo.\nPregunta: ¿qué turno me conviene?', 'es enfermera en Lugo'],
    ['es', 'Algunas cosas sobre mí:\n- vivo en Mendoza\n- tengo dos gatos', 'vive en Mendoza'],
    ['es', 'Hola:\nMe llamo Julia y trabajo en Correos.\n¿Me ayudas con una carta?', 'se llama Julia'],
    ['es', 'mi cuñado escribió ayer. Por cierto, soy celíaca', 'es celíaca'],
    ['en', "Background: I'm a vegan from Leeds.\nQuestion: what do I cook?", 'is a vegan from Leeds'],
    ['en', 'About me:\n- I live in Perth\n- I have two cats', 'lives in Perth'],
    ['en', 'Hello,\nmy name is Asha and I work at Tesco.\nCan you plan my week?', 'is called Asha'],
    ['en', 'I build games in Unity and I live in Leeds', 'lives in Leeds'],
    ['en', "'cause I'm vegan and I live in my parents' house in Leeds", 'is vegan'],
    ['en', 'I have nine kids. Just kidding! I live in Leeds', 'lives in Leeds'],
    ['es', 'soy vegetariana... jaja mentira, amo el asado', 'ama el asado'],
    ['pt', 'trabalho na Embraer... mentira, trabalho na Natura', 'trabalha na Natura'],
  ])('leaves what users tell of themselves (%s): %s', (language, content, value) => {
    expect(learnt(content, language)).toContain(value);
  });

  it.each([
    ['es', 'soy Siri jaja'],
    ['es', 'tengo un hijo de puta de jefe'],
    ['es', 'vivo en un sinvivir'],
    ['es', 'me ofrecieron trabajo en Correos, ¿lo acepto?'],
    ['es', 'trabajo de investigación de 10 páginas'],
    ['en', "i'm Groot"],
    ['en', 'i have a son of a bitch boss'],
    ['en', 'i live in constant stress'],
    ['en', 'my child component does not rerender'],
    ['en', 'i love being ignored'],
    ['en', 'I was born in a barn lol'],
    ['en', 'we close on mondays'],
    ['en', 'oh and our flour supplier is Shipton Mill'],
    ['es', 'cerramos los lunes'],
    ['es', 'desde hace un mes estoy en pilates'],
    ['pt', 'fechamos às segundas'],
    ['pt', 'mudei pro plano de 700'],
    ['pt', 'mudei pra Claro'],
  ])('takes no idiom for a fact (%s): %s', (language, content) => {
    expect(learnt(content, language)).toEqual([]);
  });
});

describe('what is so of somebody else', () => {
  it.each([
    ['en', "my husband's birthday is 3 March", ["their husband's birthday is 3 March"]],
    ['en', "Mia's birthday is 3 March", []],
    ['en', "can't do nuts, Mia's allergic, she's 4", []],
    ['en', "I can't eat nuts, I'm allergic", ['does not eat nuts']],
    ['en', 'my dad is allergic to sulfa drugs', ['has a dad who is allergic to sulfa drugs']],
    ['en', 'my daughter is 4 and loves horses', ['has a daughter aged 4']],
    ['es', 'el cumple de mi marido es el 3 de marzo', ['el cumpleaños de su marido es el 3 de marzo']],
    ['es', 'el cumpleaños de Mía es el 3 de marzo', []],
    ['es', 'no podemos comer nueces, Mía es alérgica', []],
    ['es', 'no como nueces, soy alérgica', ['no come nueces']],
    ['es', 'es alérgica a la penicilina, que no se me olvide', []],
    ['es', 'mi madre es alérgica a la penicilina', ['su madre tiene alergia a la penicilina']],
    ['es', 'Martín, mi marido, maneja un camión', ['su marido se llama Martín, maneja un camión']],
    ['pt', 'o aniversário da minha irmã é 3 de março', ['o aniversário de sua irmã é 3 de março']],
    ['pt', 'o aniversário da Mia é 3 de março', []],
    ['pt', 'não podemos comer nozes, a Mia é alérgica', []],
    ['pt', 'não como nozes, sou alérgica', ['não come nozes']],
    ['pt', 'minha mãe é alérgica a dipirona', ['sua mãe tem alergia a dipirona']],
  ])('is not given to the user (%s): %s', (language, content, values) => {
    expect(learnt(content, language)).toEqual(values);
  });
});

describe('the signs of other voices', () => {
  it.each(VOICE_SIGNS.map((sign) => [sign.of, sign.example, sign] as const))(
    'tell the %s of "%s"',
    (_of, example, { pattern, not }) => {
      expect(folded(example)).toMatch(pattern);
      expect(folded(not)).not.toMatch(pattern);
    },
  );
});
