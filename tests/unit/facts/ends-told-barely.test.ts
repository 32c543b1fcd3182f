/** Ends that are told in few words, and second homes, held against what is known. */
import { describe, expect, it } from 'vitest';
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

type Code = 'es' | 'en' | 'pt';

/** Returns the values that stand once somebody of whom `known` is known says `message`, behind `before`. */
function standing(language: Code, known: Readonly<Record<string, string>>, message: string, before?: string) {
  const user = new ToldTurns(language);
  for (const [slot, value] of Object.entries(known)) user.learn([factSaid(slot, slot, value, language)]);
  user.tell(message, { before });
  return user.standing.map(({ slot, value }) => `${slot}: ${value}`);
}

describe('what an answer ends of what the assistant named', () => {
  it.each([
    ['pt', { vehicle: 'tem um Onix' }, 'já vendi', 'Vai vender o Onix?'],
    ['es', { vehicle: 'tiene un Onix' }, 'ya lo vendí', '¿Vas a vender el Onix?'],
    ['en', { vehicle: 'drives a Fiesta' }, 'no need, sold it', 'Do you want help selling the Fiesta?'],
    ['en', { hobby: 'plays tennis' }, 'not any more', 'Still playing tennis on Saturdays?'],
    ['es', { hobby: 'juega al pádel' }, 'ya no', '¿Sigues jugando al pádel?'],
    ['pt', { work: 'trabalha na Renner' }, 'não, saí em maio', 'Ainda tá na Renner?'],
    ['en', { pet: 'has a cat called Misty' }, 'she died on Sunday', 'Is Misty doing better?'],
  ] as const)('is over in %s: %j "%s"', (language, known, message, before) => {
    expect(standing(language, known, message, before)).toEqual([]);
  });

  it.each([
    ['pt', { vehicle: 'tem um Onix' }, 'ainda não', 'Vai vender o Onix?'],
    ['es', { vehicle: 'tiene un Onix' }, 'no, me lo quedo', '¿Vas a vender el Onix?'],
    ['en', { pet: 'has a cat called Misty' }, "lost her for an hour, but she's back", 'How is Misty?'],
    ['en', { vehicle: 'drives a Fiesta' }, 'I left it at the garage', 'And the Fiesta?'],
    ['pt', { hobby: 'joga tênis' }, 'vendi', 'Tênis no sábado?'],
  ] as const)('stands in %s: %j "%s"', (language, known, message, before) => {
    expect(standing(language, known, message, before)).toHaveLength(1);
  });

  it('is no job where something else was asked after', () => {
    const known = { work: 'works at Aldi', hobby: 'plays tennis' };
    expect(standing('en', known, 'I quit', "How's the tennis going?")).toEqual(['work: works at Aldi']);
  });
});

describe('what somebody stops being', () => {
  it.each([
    ['en', { profession: 'is a barista' }, 'I stopped being a barista last year'],
    ['en', { profession: 'is a barista' }, 'quit being a barista, thank god'],
    ['en', { diet: 'is a vegetarian' }, 'i gave up being a vegetarian'],
    ['es', { profession: 'es camarera' }, 'dejé de ser camarera'],
    ['pt', { diet: 'é vegetariana' }, 'parei de ser vegetariana'],
  ] as const)('is over in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toEqual([]);
  });

  it('is what they never stopped being', () => {
    expect(standing('en', { profession: 'is a barista' }, 'I never stopped being a barista')).toContain(
      'profession: is a barista',
    );
  });
});

describe('what ends without being named', () => {
  it.each([
    ['en', { partner: 'has a girlfriend called Maya' }, 'We split.'],
    ['en', { partner: 'has a girlfriend called Maya' }, 'she left me'],
    ['es', { partner: 'tiene una novia llamada Maya' }, 'Ya no estamos juntos.'],
    ['es', { partner: 'tiene una novia llamada Maya' }, 'me dejó'],
    ['pt', { partner: 'tem uma namorada chamada Maya' }, 'A gente terminou.'],
    ['pt', { partner: 'tem uma namorada chamada Maya' }, 'ela me largou'],
  ] as const)('is over in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toEqual([]);
  });

  it.each([
    ['en', { partner: 'has a girlfriend called Maya' }, 'We split the bill.'],
    ['es', { partner: 'tiene una novia llamada Maya' }, 'Terminamos la reunión tarde'],
    ['pt', { partner: 'tem uma namorada chamada Maya' }, 'A gente terminou de jantar agora'],
    ['en', { partner: 'has a girlfriend called Maya' }, 'They split.'],
  ] as const)('stands in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toContain(`partner: ${known.partner}`);
  });

  it.each([
    ['en', { work: 'works at Aldi', profession: 'is a nurse' }, 'I quit.'],
    ['es', { work: 'trabaja en Zara', profession: 'es enfermera' }, 'presenté la renuncia ayer'],
    ['pt', { work: 'trabalha na Renner', profession: 'é enfermeira' }, 'Pedi demissão.'],
  ] as const)('takes the job and leaves the profession in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toEqual([`profession: ${known.profession}`]);
    const { profession } = known;
    expect(standing(language, { profession }, message)).toEqual([`profession: ${profession}`]);
  });

  it('confirms nothing that is named before it', () => {
    const user = new ToldTurns('en');
    user.learn([factSaid('partner', 'partner', 'lives with Tasha', 'en')]);
    expect(user.tell("Tasha's staying put and I'm off to Leeds, so that's over")).toEqual([]);
  });
});

describe('a second home', () => {
  it.each([
    ['en', 'lives in York', "We've a cottage in Wales, so weekends are there", 'Wales'],
    ['es', 'vive en Madrid', 'tenemos casa en Baeza', 'Baeza'],
    ['pt', 'mora em São Paulo', 'temos um sítio em Ibiúna', 'Ibiúna'],
  ] as const)('stands beside the home in %s: %s, "%s"', (language, home, message, place) => {
    const facts = standing(language, { home }, message);
    expect(facts[0]).toBe(`home: ${home}`);
    expect(facts[1]).toMatch(new RegExp(`^other_home: .*${place}`));
  });

  it('is the home where it is the only one', () => {
    expect(standing('es', {}, 'tengo casa en Olivos')).toEqual(['home: tiene casa en Olivos']);
  });

  it('is lived in once the home is given up', () => {
    const known = { home: 'lives in Fremantle', other_home: 'has a house in Denpasar' };
    expect(standing('en', known, 'we sold the Fremantle flat, now we live in Denpasar')).toEqual([
      'home: lives in Denpasar',
    ]);
  });
});

describe('a word that only tells which thing is meant', () => {
  it.each([
    ['es', { goal: 'quiere correr los 21k de Rosario' }, 'chau Rosario'],
    ['es', { work: 'trabaja en una fintech de Rosario' }, 'chau Rosario'],
    ['en', { goal: 'wants to run the marathon of Rome' }, 'goodbye Rome'],
    ['pt', { goal: 'quer correr a maratona do Rio' }, 'tchau Rio'],
  ] as const)('ends nothing of that in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toHaveLength(1);
  });

  it.each([
    ['es', { hobby: 'hace un curso de yoga' }, 'dejé el yoga'],
    ['es', { home: 'vive en un piso de Rosario' }, 'chau Rosario'],
    ['pt', { hobby: 'faz aula de violão' }, 'larguei o violão'],
  ] as const)('ends what it stands for in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toEqual([]);
  });
});

describe('a change in a long message', () => {
  it.each([
    [
      'es',
      { health: 'toma enalapril' },
      'Otra cosa, el médico me quitó el enalapril porque me daba una tos horrorosa y ahora llevo losartán. ¿Puedo seguir tomando pomelo en el desayuno?',
    ],
    [
      'en',
      { health: 'takes metformin' },
      'Right, another thing while you are here. The doctor took me off metformin because it upset my stomach for weeks. Is it still fine to have grapefruit juice with my breakfast, or should I wait a while?',
    ],
    [
      'pt',
      { vehicle: 'tem um Onix' },
      'Aqui em casa a semana foi uma loucura por causa da obra e do calor. Vendi o Onix pra pagar o pedreiro. Você sabe se dá pra parcelar o resto no cartão sem juros muito altos?',
    ],
  ] as const)('is weighed by the sentence that tells it, in %s', (language, known, message) => {
    const [[slot, value]] = Object.entries(known) as [[string, string]];
    expect(standing(language, known, message)).not.toContain(`${slot}: ${value}`);
  });
});

describe('what makes way for another', () => {
  it.each([
    [
      'es',
      { home: 'vive en Zaragoza' },
      'nos hemos bajado a vivir a Cariñena, que en Zaragoza no aguantábamos más sin ascensor',
      'Cariñena',
    ],
    [
      'es',
      { work: 'trabaja en Correos' },
      'ahora echo las horas en Renfe, de noche, que en Correos no me renovaron',
      'Renfe',
    ],
  ] as const)(
    'is not guessed back where it is spoken of behind that, in %s: %j "%s"',
    (language, known, message, now) => {
      const active = standing(language, known, message);
      expect(active).toHaveLength(1);
      expect(active[0]).toContain(now);
    },
  );
});

describe('studies that are dropped', () => {
  it.each([
    ['en', { studies: 'studies law at Leeds' }, 'i dropped out of uni'],
    ['en', { studies: 'is doing a degree in maths' }, 'quit college in May'],
    ['es', { studies: 'estudia Derecho' }, 'dejé la facultad'],
    ['pt', { studies: 'estuda Letras' }, 'tranquei a faculdade'],
  ] as const)('are over in %s: %j "%s"', (language, known, message) => {
    expect(standing(language, known, message)).toEqual([]);
  });

  it('are not where another drops theirs', () => {
    const known = { studies: 'studies law at Leeds' };
    expect(standing('en', known, 'my brother dropped out of uni')).toHaveLength(1);
  });
});
