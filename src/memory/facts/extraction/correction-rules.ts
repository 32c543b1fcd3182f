/** Ways in which a user puts the assistant right, as data: patterns over folded sentences, with the sentences that test them. */

/** A way of putting right. `what` is what the user says was meant. */
export interface CorrectionRule {
  readonly pattern: RegExp;
  readonly must: readonly (readonly [sentence: string, what: string])[];
  readonly mustNot: readonly string[];
}

export const CORRECTION_RULES: Readonly<Record<'es' | 'en' | 'pt', readonly CorrectionRule[]>> = {
  es: [
    {
      pattern:
        /^(?:no|nono)[,;:] (?:pero |si )?(?:ya )?(?:te|le|os) (?:dije|habia dicho|he dicho|comente) que (?<what>.+)$/,
      must: [
        ['No, te dije que salgo el martes, no el jueves', 'salgo el martes, no el jueves'],
        ['No, ya te había dicho que éramos cinco', 'éramos cinco'],
      ],
      mustNot: [
        'No te dije que salgo el martes',
        'No, le dije que no a mi jefe',
        'No, te dije que no',
        '¿No, te dije que salgo el martes?',
        'No, mi madre dijo que sale el martes',
        'No, te dije que vengas, le grité',
      ],
    },
    {
      pattern:
        /^(?:no|nono)[,;:] (?:yo )?(?:me referia a|quise decir|queria decir|te pedi|te pregunte por|te hablaba de|te preguntaba por) (?<what>.+)$/,
      must: [
        ['No, me refería a la reunión del viernes', 'la reunión del viernes'],
        ['No, te pedí el tren de las ocho', 'el tren de las ocho'],
      ],
      mustNot: ['No me refería a eso', 'No, quiero el tren de las ocho', 'Me refería a la reunión del viernes'],
    },
    {
      pattern:
        /^eso no (?:es|era|fue) lo que (?:te )?(?:pedi|pregunte|dije|queria|quise decir)[,;:] (?:yo )?(?:me referia a|quise decir|queria|queria decir|te pedi|te pregunte por|te hablaba de) (?<what>.+)$/,
      must: [['Eso no es lo que te pregunté, me refería a los precios de 2025', 'los precios de 2025']],
      mustNot: ['Eso no es lo que te pedí', 'Eso no es lo que dijo mi jefe, quería otra cosa'],
    },
  ],
  en: [
    {
      pattern: /^no[,;:] (?:but )?i (?:already )?(?:told you|said)(?: that)? (?<what>.+)$/,
      must: [
        ['No, I told you I leave on Tuesday, not on Thursday', 'I leave on Tuesday, not on Thursday'],
        ['No, I said that there are five of us', 'there are five of us'],
      ],
      mustNot: [
        'No I said nothing',
        'No, she said that there are five of us',
        'No, I said no',
        'No, I told you so',
        'No, I said hello to him',
        'No, did I say that there are five of us?',
      ],
    },
    {
      pattern: /^no[,;:] i (?:meant|asked for|asked about|was asking about|was talking about) (?<what>.+)$/,
      must: [
        ['No, I meant the meeting on Friday', 'the meeting on Friday'],
        ["No, I asked for the eight o'clock train", "the eight o'clock train"],
      ],
      mustNot: ['I meant the meeting on Friday', "No, I didn't mean the meeting", 'No, I want the early train'],
    },
    {
      pattern:
        /^that(?:'s not| is not| isn't| was not| wasn't) what i (?:asked|asked for|said|meant|wanted)[,;:] i (?:meant|asked for|asked about|said|wanted) (?<what>.+)$/,
      must: [["That's not what I asked, I meant the prices of 2025", 'the prices of 2025']],
      mustNot: ["That's not what I asked", "That's not what he asked, I meant well"],
    },
  ],
  pt: [
    {
      pattern:
        /^(?:nao|nao nao)[,;:] (?:mas )?(?:eu )?(?:ja )?(?:te )?(?:disse|falei|tinha dito|tinha falado) que (?<what>.+)$/,
      must: [
        ['Não, eu disse que saio na terça, não na quinta', 'saio na terça, não na quinta'],
        ['Não, já te falei que somos cinco', 'somos cinco'],
      ],
      mustNot: [
        'Não disse que saio na terça',
        'Não, ela disse que sai na terça',
        'Não, eu disse que não',
        '¿Não, eu disse que saio?',
      ],
    },
    {
      pattern:
        /^nao[,;:] (?:eu )?(?:quis dizer|queria dizer|me referia a|estava falando (?:de|da|do)|pedi|perguntei (?:por|sobre)) (?<what>.+)$/,
      must: [
        ['Não, eu quis dizer a reunião de sexta', 'a reunião de sexta'],
        ['Não, pedi o trem das oito', 'o trem das oito'],
      ],
      mustNot: ['Não quis dizer isso', 'Não, quero o trem das oito', 'Eu quis dizer a reunião de sexta'],
    },
    {
      pattern:
        /^nao (?:e|foi|era) (?:isso )?(?:o )?que (?:eu )?(?:pedi|perguntei|disse|queria)[,;:] (?:eu )?(?:quis dizer|queria|pedi|perguntei (?:por|sobre)) (?<what>.+)$/,
      must: [['Não foi isso que eu perguntei, quis dizer os preços de 2025', 'os preços de 2025']],
      mustNot: ['Não foi isso que eu pedi', 'Não é o que meu chefe pediu, queria outra coisa'],
    },
  ],
};
