import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { VOICE_SIGNS } from '../../../src/memory/facts/extraction/voice-signs.ts';

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
  ])('takes no idiom for a fact (%s): %s', (language, content) => {
    expect(learnt(content, language)).toEqual([]);
  });
});

describe('the signs of other voices', () => {
  it.each(VOICE_SIGNS.map(({ of, example, pattern }) => [of, example, pattern] as const))(
    'tell the %s of "%s"',
    (_of, example, pattern) => {
      expect(example).toMatch(pattern);
    },
  );
});
