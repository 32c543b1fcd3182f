import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/memory/conversation/repeats/read-question.ts';
import { likenessOfQuestions, SAME_QUESTION } from '../../../src/memory/conversation/repeats/same-question.ts';

type Pairs = Readonly<Record<'en' | 'es' | 'pt', [earlier: string, query: string][]>>;

/** Pairs by whoever wrote the rules, each of a kind of difference that decides: they hold the rules, and tell nothing of how often these are right. */
const OTHERS: Pairs = {
  en: [
    ['Can a cat eat dog food?', 'Can a dog eat cat food?'],
    ['What should I do before a marathon?', 'What should I do after a marathon?'],
    ['Is Spanish harder than French?', 'Is French harder than Spanish?'],
    ['How do I install docker on ubuntu?', 'How do I uninstall docker on ubuntu?'],
    ['Who was the first man on the moon?', 'Who was the last man on the moon?'],
    ['What is the cheapest flight to Rome?', 'What is the most expensive flight to Rome?'],
    ['How do I export contacts from Gmail?', 'How do I import contacts to Gmail?'],
    ['What are the symptoms of diabetes?', 'What are the causes of diabetes?'],
    ['How do I cook rice with milk?', 'How do I cook rice without milk?'],
    ['What is the tallest building in Chicago?', 'What is the oldest building in Chicago?'],
    ['How much protein is in an egg?', 'How much fat is in an egg?'],
    ['Can I return shoes bought online?', 'Can I return shoes bought in a shop?'],
    ['Is it safe to take aspirin with alcohol?', 'Is it safe to take aspirin with food?'],
    ['How do I open a PDF on my phone?', 'How do I sign a PDF on my phone?'],
    ['Who wrote the music of Star Wars?', 'Who wrote the script of Star Wars?'],
    ['What happens if I file my taxes late?', 'What happens if I file my taxes early?'],
    ['Which wine goes with fish?', 'Which wine goes with red meat?'],
    ['How do I add a user to a group in Linux?', 'How do I remove a user from a group in Linux?'],
    ['What is the capital of Australia?', 'What is the population of Australia?'],
    ['How long is the flight from Madrid to Lima?', 'How long is the flight from Lima to Madrid?'],
    ['Do I need a visa to work in Japan?', 'Do I need a visa to visit Japan?'],
    ['how do you say thank you in japanese', 'how do you say you are welcome in japanese'],
    ['What time does the pharmacy on Main Street open?', 'What time does the pharmacy on Main Street close?'],
    ['Should tomatoes be kept in the fridge?', 'Should bread be kept in the fridge?'],
    ['How old must you be to drive in Texas?', 'How old must you be to drink in Texas?'],
    ['When was Picasso born?', 'When did Picasso die?'],
    ['How do I convert a string to an int in Java?', 'How do I convert an int to a string in Java?'],
    ['What is the best exercise for the lower back?', 'What is the worst exercise for the lower back?'],
    ['Does coffee raise blood pressure?', 'Does coffee lower blood pressure?'],
    [
      'What does the manual say about cleaning the filter of the dishwasher?',
      'What does the manual say about replacing the filter of the dishwasher?',
    ],
    ['Is the museum free for students on Sundays?', 'Is the museum free for seniors on Sundays?'],
    ['How do I freeze a column in Excel?', 'How do I freeze a row in Excel?'],
    ['How many calories are in a banana smoothie?', 'How many calories are in a mango smoothie?'],
    ['what is 20 minus 5', 'what is 5 minus 20'],
    // What one of them goes on with behind what both say.
    ['how long do refunds take?', 'and how long does a refund take if i paid by paypal'],
    ['how long do refunds take?', 'how long does a refund take when I pay by PayPal?'],
    ['and how long does a refund take if i paid by paypal', 'how long will it take for the refunds??'],
    ['Do I need a visa for Japan?', 'Do I need a visa for Japan if I work there?'],
    ['Do I need a visa for Japan if I work there?', 'Do I need a visa for Japan?'],
  ],
  es: [
    ['¿Puede un gato comer comida de perro?', '¿Puede un perro comer comida de gato?'],
    ['¿Qué hago antes de una maratón?', '¿Qué hago después de una maratón?'],
    ['¿Es más difícil el francés que el alemán?', '¿Es más difícil el alemán que el francés?'],
    ['¿Cómo instalo docker en ubuntu?', '¿Cómo desinstalo docker en ubuntu?'],
    ['¿Quién fue el primer hombre en la luna?', '¿Quién fue el último hombre en la luna?'],
    ['¿Cuál es el vuelo más barato a Roma?', '¿Cuál es el vuelo más caro a Roma?'],
    ['¿Cómo exporto los contactos de Gmail?', '¿Cómo importo los contactos a Gmail?'],
    ['¿Cuáles son los síntomas de la diabetes?', '¿Cuáles son las causas de la diabetes?'],
    ['¿Cómo hago arroz con leche?', '¿Cómo hago arroz sin leche?'],
    ['¿Cuál es el edificio más alto de Chicago?', '¿Cuál es el edificio más antiguo de Chicago?'],
    ['¿Cuánta proteína tiene un huevo?', '¿Cuánta grasa tiene un huevo?'],
    ['¿Puedo tomar aspirina con alcohol?', '¿Puedo tomar aspirina con comida?'],
    ['¿Cómo abro un PDF en el móvil?', '¿Cómo firmo un PDF en el móvil?'],
    ['¿Quién escribió la música de Star Wars?', '¿Quién escribió el guion de Star Wars?'],
    ['¿Qué pasa si presento la renta tarde?', '¿Qué pasa si presento la renta antes?'],
    ['¿Qué vino va con pescado?', '¿Qué vino va con carne roja?'],
    ['¿Cómo agrego un usuario a un grupo en Linux?', '¿Cómo quito un usuario de un grupo en Linux?'],
    ['¿Necesito visa para trabajar en Japón?', '¿Necesito visa para visitar Japón?'],
    ['¿A qué hora abre la farmacia de la calle Mayor?', '¿A qué hora cierra la farmacia de la calle Mayor?'],
    ['¿Cuándo nació Picasso?', '¿Cuándo murió Picasso?'],
    ['¿Cómo convierto un string a int en Java?', '¿Cómo convierto un int a string en Java?'],
    ['¿El café sube la presión?', '¿El café baja la presión?'],
    ['¿Cómo inmovilizo una columna en Excel?', '¿Cómo inmovilizo una fila en Excel?'],
    ['¿Cuánto dura el vuelo de Madrid a Lima?', '¿Cuánto dura el vuelo de Lima a Madrid?'],
    ['¿Es gratis el museo para estudiantes los domingos?', '¿Es gratis el museo para jubilados los domingos?'],
    [
      '¿Qué dice el manual sobre limpiar el filtro del lavavajillas?',
      '¿Qué dice el manual sobre cambiar el filtro del lavavajillas?',
    ],
    ['¿Cuánto es 20 menos 5?', '¿Cuánto es 5 menos 20?'],
    ['¿Cómo le enseño a mi perro a sentarse?', '¿Cómo le enseño a mi perro a no ladrar?'],
    ['¿Cuál es el mejor ejercicio para la espalda?', '¿Cuál es el peor ejercicio para la espalda?'],
    ['¿Se puede congelar la tortilla de patata?', '¿Se puede congelar la ensalada de patata?'],
    ['¿En cuánto tiempo llega un reembolso?', '¿Y en cuánto tiempo llega un reembolso si pagué con PayPal?'],
    ['¿Hace falta visado para Japón?', '¿Hace falta visado para Japón si trabajo allí?'],
    ['¿Hace falta visado para Japón si trabajo allí?', '¿Y hace falta visado para Japón?'],
  ],
  pt: [
    ['Quanto tempo demoram os reembolsos?', 'E quanto tempo demora um reembolso se eu paguei com PayPal?'],
    ['Quanto tempo demoram os reembolsos?', 'E quanto tempo demora um reembolso quando pago com PayPal?'],
    ['E quanto tempo demora um reembolso se eu paguei com PayPal?', 'Quanto tempo demoram os reembolsos?'],
  ],
};
const AGAIN: Pairs = {
  en: [
    ['What is the difference between TCP and UDP?', 'What is the difference between UDP and TCP?'],
    ['How do I reset my router?', 'what are the steps to reset a router'],
    ['what is the boiling point of ethanol', 'at what temperature does ethanol boil'],
    ['how far is the moon', 'What is the distance to the Moon?'],
    ['Can I bring a power bank on a plane?', 'are power banks allowed on planes'],
  ],
  es: [
    ['¿Cuál es la diferencia entre TCP y UDP?', '¿Cuál es la diferencia entre UDP y TCP?'],
    ['¿Se puede congelar la pasta cocida?', 'puedo congelar pasta ya cocida?'],
    ['¿A qué temperatura hierve el etanol?', 'punto de ebullición del etanol'],
    ['¿Cada cuánto riego un cactus?', 'con qué frecuencia hay que regar los cactus'],
  ],
  pt: [
    ['Posso congelar arroz cozido?', 'dá para congelar arroz cozido?'],
    ['como congelo o pão?', 'como congelar pão?'],
  ],
};

const isAgain = (language: 'en' | 'es' | 'pt', [earlier, query]: readonly [string, string]) => {
  const [one, other] = [readQuestion(query, language, { mayName: true }), readQuestion(earlier, language)];
  return (
    one !== null && other !== null && likenessOfQuestions(one, other, { answer: '', cosine: null }) > SAME_QUESTION
  );
};

describe.each(['en', 'es', 'pt'] as const)('likenessOfQuestions, in %s', (language) => {
  it.each(OTHERS[language])('tells another question: %s / %s', (...pair) => {
    expect(isAgain(language, pair)).toBe(false);
  });

  it.each(AGAIN[language])('knows the same one: %s / %s', (...pair) => {
    expect(isAgain(language, pair)).toBe(true);
  });
});

describe('readQuestion', () => {
  it('reads a few words that name a matter as asking again, never as what could be asked again', () => {
    expect(readQuestion('fifteen percent of 80', 'en')).toBeNull();
    expect(readQuestion('fifteen percent of 80', 'en', { mayName: true })?.kind).toBe('what');
    expect(readQuestion('I work at Google in Madrid', 'en', { mayName: true })).toBeNull();
    expect(readQuestion('The weather in Rome was lovely the whole of last week', 'en', { mayName: true })).toBeNull();
  });

  it('reads what somebody wants to know, in whatever words it is put', () => {
    expect(readQuestion('I want to know if I can bring my cat on the plane', 'en')).not.toBeNull();
    expect(readQuestion('Quiero saber si se permiten gatos en el avión', 'es')).not.toBeNull();
  });
});
