/** Words by which a user doubts what an answer took for granted, as data: patterns over folded sentences, with the sentences that test them. */

/**
 * A sign of doubt. `any`: of whatever the answer said; `touched`: of a fact that the sentence touches, "no" beside "my job"; `calm`: none,
 * although it reads like one. What is unclear counts as doubt: a fact that is not confirmed today may be so tomorrow.
 */
export interface DoubtSign {
  readonly of: 'any' | 'touched' | 'calm';
  readonly pattern: RegExp;
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
}

/** A whole sentence that begins so refuses or reassures, and says nothing of what is so. */
const POLITE_ES =
  'gracias|(?:te |se )?(?:preocup\\w+|molest\\w+)|hace falta|(?:hay|pasa|tiene) (?:problema|nada|drama|apuro)|importa';
const POLITE_EN = 'thanks|thank you|problem|problems|worries|need|rush|idea';

export const DOUBT_SIGNS: Readonly<Record<'es' | 'en' | 'pt', readonly DoubtSign[]>> = {
  es: [
    {
      of: 'calm',
      pattern: new RegExp(
        `^no[,;:]? (?:${POLITE_ES})\\b|^no (?:lo )?(?:se(?! si\\b)|entiendo|entendi|recuerdo|me acuerdo|puedo|pude|encuentro)\\b`,
      ),
      must: [
        'No, gracias',
        'No te preocupes, era una idea',
        'No hay problema',
        'No sé qué regalarle',
        'No entiendo la última parte',
      ],
      mustNot: ['No', 'No, ya me mudé', 'No trabajo más ahí', 'No sé si sigo ahí', 'No, gracias, ya no vivo ahí'],
    },
    {
      of: 'any',
      pattern: /^(?:no+|nono|nop|para nada|al contrario|falso|mentira|incorrecto|error|mal)(?:$|[\s,.;:!])/,
      must: ['No', 'No, ya me mudé', 'Nooo, nada que ver', 'Para nada', 'Incorrecto.', 'No vivo más ahí'],
      mustNot: ['Nosotros vamos igual', 'Noche de cine entonces', 'Maldición, qué calor'],
    },
    {
      of: 'any',
      pattern:
        /\b(?:eso|esto|aquello|asi|lo que (?:decis|dices|dijiste)) (?:ya )?(?:no|nunca) (?:es|era|fue|esta|corre|va|aplica|vale)\b|\b(?:eso|esto|aquello) (?:ya )?(?:cambio|paso|quedo atras|era antes|es (?:viejo|mentira|falso|incorrecto|erroneo))\b|\bya no es (?:asi|cierto|verdad|el caso)\b|\bno (?:es|era) (?:asi|cierto|verdad|correcto)\b|\b(?:te|se) (?:equivoc\w+|confund\w+)\b|\bestas? (?:equivocad|confundid|desactualizad)\w+|\bdato (?:viejo|equivocado|desactualizado)\b|\bnada que ver\b/,
      must: [
        'Eso ya no es así',
        'Eso era antes',
        'Creo que te equivocás',
        'Mirá, ya no es cierto',
        'Estás confundido con otra persona',
        'Ese dato viejo borralo',
      ],
      mustNot: ['Eso me sirve', 'Eso es lo que buscaba', 'Así está bien'],
    },
    {
      of: 'touched',
      pattern:
        /\b(?:no|ya no|nunca|jamas|tampoco|deje|dejamos|dejo|renuncie|abandone|cambie|cambiamos|cambio|vendi|perdi|murio|fallecio|antes|antiguo|antigua|anterior|viejo|vieja|ex|en realidad|de hecho|ahora)\b/,
      must: [
        'Ya no trabajo ahí',
        'Dejé la guitarra hace un mes',
        'En realidad somos siete',
        'Ahora estoy en otro equipo',
      ],
      mustNot: ['¿Y cuánto gana un ingeniero?', 'Perfecto, reservá para cuatro'],
    },
  ],
  en: [
    {
      of: 'calm',
      pattern: new RegExp(
        `^no[,;:]? (?:${POLITE_EN})\\b|^(?:i )?(?:don't|do not|didn't|can't|cannot) (?:know(?! (?:if|whether)\\b)|understand|get it|remember|find|worry)\\b`,
      ),
      must: [
        'No, thanks',
        'No problem',
        "Don't worry about it",
        "I don't know what to cook",
        "I don't understand the last part",
      ],
      mustNot: ['No', 'No, I moved', "I don't work there", "I don't know if I still work there"],
    },
    {
      of: 'any',
      pattern:
        /^(?:no+|nope|nah|wrong|false|incorrect|not (?:really|true|quite|any ?more|any longer|at all))(?:$|[\s,.;:!])/,
      must: ['No', 'No, I moved', 'Nope', 'Not anymore', 'Wrong.'],
      mustNot: ['Now I see', 'Nobody called', 'Not sure which one to take'],
    },
    {
      of: 'any',
      pattern:
        /\b(?:that|this|it)(?:'s| is|'s been| was| has) (?:not|no longer|wrong|false|incorrect|untrue|outdated|old|changed|before)\b|\b(?:that|this|it) (?:isn't|wasn't|ain't|changed|used to be|no longer)\b|\bno longer (?:true|the case)\b|\bnot (?:true|correct|right) (?:any ?more|any longer)?|\byou(?:'re| are|'ve| have| got)? (?:it )?(?:wrong|mistaken|confused|mixing)\b/,
      must: [
        "That's not true",
        "That's no longer the case",
        "It isn't like that",
        'You are mistaken',
        'You got it wrong',
        'That used to be so',
      ],
      mustNot: ["That's great", 'That helps', 'It is what I wanted'],
    },
    {
      of: 'touched',
      pattern:
        /\b(?:no|not|never|no longer|any ?more|\w+n't|used to|quit|left|stopped|gave up|changed|switched|moved|sold|lost|died|passed away|before|former|formerly|old|previous|ex|actually|in fact|now)\b/,
      must: [
        "I don't work there",
        'I quit the job',
        'Actually we are seven',
        'I used to play the guitar',
        'My former boss called',
      ],
      mustNot: ['How much does an engineer earn?', 'Great, book a table for four'],
    },
  ],
  pt: [
    {
      of: 'calm',
      pattern:
        /^nao[,;:]? (?:obrigad[oa]|se preocup\w+|precisa|tem problema|faz mal|importa|sei(?! se\b)|entendi|entendo|lembro|consigo)\b/,
      must: ['Não, obrigada', 'Não se preocupe, era uma ideia', 'Não tem problema', 'Não sei o que dar de presente'],
      mustNot: ['Não', 'Não, já me mudei', 'Não sei se continuo lá'],
    },
    {
      of: 'any',
      pattern: /^(?:nao+|nada disso|negativo|errado|mentira|falso|que nada)(?:$|[\s,.;:!])/,
      must: ['Não', 'Não, já me mudei', 'Nada disso', 'Errado.', 'Não moro mais lá'],
      mustNot: ['Nossa, que calor', 'Nada como um café'],
    },
    {
      of: 'any',
      pattern:
        /\b(?:isso|isto|aquilo) (?:ja )?(?:nao (?:e|era|esta|vale)|mudou|era antes|e (?:mentira|falso|errado|antigo))\b|\bja nao e (?:assim|verdade)\b|\bnao e (?:mais )?(?:assim|verdade)\b|\b(?:voce|vc|ce) (?:se )?(?:enganou|confundiu|errou|esta (?:enganad|confundind|desatualizad)\w+)/,
      must: [
        'Isso já não é assim',
        'Isso mudou',
        'Você se enganou',
        'Olha, não é mais verdade',
        'Você está confundindo',
      ],
      mustNot: ['Isso me ajuda', 'Isso é o que eu queria'],
    },
    {
      of: 'touched',
      pattern:
        /\b(?:nao|nunca|nem|jamais|parei|larguei|sai|deixei|mudei|troquei|vendi|perdi|morreu|faleceu|antes|antig[oa]|velh[oa]|ex|na verdade|agora|terminei)\b/,
      must: [
        'Larguei o violão faz um mês',
        'Na verdade somos sete',
        'Agora estou em outra equipe',
        'Meu antigo chefe ligou',
      ],
      mustNot: ['E quanto ganha um engenheiro?', 'Perfeito, reserva para quatro'],
    },
  ],
};
