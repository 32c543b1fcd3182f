import { describe, expect, it } from 'vitest';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';
import { read } from './labelled-plans.ts';

const SAID_AT = '2026-09-14T10:00:00+01:00'; // a Monday

function after(query: string, language: string, open: PlanState): PlanState {
  return mergePlanState(open, read(query, language, SAID_AT, open));
}

describe('PlanContextExtractor.extractFromQuery, with a plan open', () => {
  const open = { activity: 'dinner', location: 'Leeds', date: '2026-09-18', time: '20:00', party_size: 4 };

  it.each([
    ["let's talk about something else", 'en'],
    ['cambiemos de tema', 'es'],
    ['bueno, cambiemos de tema: ¿qué cocino hoy?', 'es'],
    ['vamos mudar de assunto', 'pt'],
    ["ah forget it, it's sold out", 'en'],
    ['deixa pra lá, esgotou', 'pt'],
  ])('ends it by "%s"', (query, language) => {
    expect(after(query, language, open)).toEqual({});
  });

  it.each([
    ['cancela la cena', 'es'],
    ['me ha salido un lío, cancela lo del viernes', 'es'],
    ['al final no vamos a salir', 'es'],
    ['mejor lo dejamos', 'es'],
    ['ya no hace falta, gracias', 'es'],
    ["we're not going after all", 'en'],
    ['I need to cancel the dinner', 'en'],
    ["we've decided not to go", 'en'],
    ['no fim a gente não vai sair', 'pt'],
    ['não precisa mais, obrigada', 'pt'],
  ])('ends it by "%s", which calls off what it is for', (query, language) => {
    const activity = { es: 'cenar', en: 'dinner', pt: 'jantar' }[language] ?? '';
    expect(after(query, language, { ...open, activity })).toEqual({});
  });

  it.each([
    ['lo cancelamos, que ha pillado gripe', 'es'],
    ['lo cancelamos que Ana está mala', 'es'],
    ['se cayó el plan', 'es'],
    ['suspendido por lluvia', 'es'],
    ['ya no se hace', 'es'],
    ['todo el mundo se ha rajado', 'es'],
    ["so dinner's off, half of them have a cold", 'en'],
    ['yeah nah leave it, not rescheduling', 'en'],
    ["can't make it anymore", 'en'],
    ['cancelled because of the rain', 'en'],
    ['everyone bailed', 'en'],
    ['não vou conseguir ir', 'pt'],
    ['cancelado por causa da chuva', 'pt'],
    ['o povo furou tudo', 'pt'],
  ])('ends it by "%s", whoever and whatever is why', (query, language) => {
    const activity = { es: 'cena', en: 'dinner', pt: 'jantar' }[language] ?? '';
    expect(after(query, language, { ...open, activity })).toEqual({});
  });

  it.each([
    ["it's Dan's birthday on the 3rd of March", 'en'],
    ["Kai's off", 'en'],
    ['es el cumple de Dani el 3 de marzo', 'es'],
    ['é o aniversário do Dan no dia 3 de março', 'pt'],
  ])('keeps its day by "%s", which is of something else', (query, language) => {
    expect(after(query, language, open).date).toBe(open.date);
  });

  it.each([
    ['looks like rain on friday :( can we move it to sunday?', 'en'],
    ['dan lluvia el viernes :( ¿podemos pasarlo al domingo?', 'es'],
    ['vi que vai chover na sexta :( dá pra passar pra domingo?', 'pt'],
  ])('moves it by "%s"', (query, language) => {
    expect(after(query, language, open).date).toBe('2026-09-20');
  });

  it.each([
    ['cancela el sushi', 'es'],
    ['cancela lo que pedí de la tarta', 'es'],
    ['leave it at eight', 'en'],
    ['cancela lo del domingo', 'es'],
    ['no canceles la cena', 'es'],
    ['¿se puede cancelar la cena?', 'es'],
    ["don't cancel dinner", 'en'],
    ['cancel my gym membership', 'en'],
    ["we're not going to Rome", 'en'],
    ['não cancela o jantar', 'pt'],
  ])('goes on with it by "%s"', (query, language) => {
    const known = { ...open, activity: { es: 'cenar', en: 'dinner', pt: 'jantar' }[language] ?? '' };
    expect(after(query, language, known)).toEqual(known);
  });

  it('changes what it is for where the text says what takes its place', () => {
    expect(after("forget dinner, let's do bowling", 'en', open)).toEqual({ ...open, activity: 'bowling' });
  });

  it.each([
    ['tengo dos hermanas', 'es'],
    ['mi padre cumple 70 el domingo', 'es'],
    ['mi hermana cumple 25 en marzo', 'es'],
    ['¿a qué hora cierra el súper? creo que a las diez', 'es'],
    ['vivo con mis dos hermanos', 'es'],
    ['By the way my sister is flying in from Denver on the 11th at 9am', 'en'],
    ['my flight lands at 6pm on Tuesday in Boston', 'en'],
    ['I turn 40 in May', 'en'],
    ['Errei minha idade: são 41 anos, faço 42 só em maio', 'pt'],
    ['tenho duas irmãs', 'pt'],
  ])('takes nothing from what is told of another subject: "%s"', (query, language) => {
    expect(after(query, language, open)).toEqual(open);
  });

  it('counts who joins and the day that is better beside what is told of another subject', () => {
    const query = 'mi padre cumple 70 el domingo, mejor el sábado';
    expect(after(query, 'es', open)).toEqual({ ...open, date: '2026-09-19' });
    expect(after('my sister is flying in, so 5 of us', 'en', open).party_size).toBe(5);
  });

  it('begins another one where a change of subject brings it', () => {
    const query = "ok, let's talk about something else: bowling in York on Saturday";
    expect(after(query, 'en', open)).toEqual({ activity: 'bowling', location: 'York', date: '2026-09-19' });
  });

  it.each(['déjalo así', 'by the way, how do I tie a tie?', 'talk to you about something else later'])(
    'keeps it by "%s"',
    (query) => {
      expect(after(query, query.startsWith('d') ? 'es' : 'en', open)).toEqual(open);
    },
  );

  it.each([
    ['can we shift the lot by a week', 'en', { date: '2026-09-25' }],
    ['joga tudo uma semana pra frente', 'pt', { date: '2026-09-25' }],
    ['lo adelantas media hora?', 'es', { time: '19:30' }],
    ['bring it forward an hour and a half', 'en', { time: '18:30' }],
  ])('moves it as a whole by "%s"', (query, language, moved) => {
    expect(after(query, language, open)).toEqual({ ...open, ...moved });
  });

  it.each([
    ["oh and Kev's bringing his cousin", 'en', 5],
    ['el Pau trae a dos colegas', 'es', 6],
    ['saíram 2 da lista', 'pt', 2],
    ['leave the toddler out', 'en', 3],
  ])('counts who comes and goes: "%s"', (query, language, party_size) => {
    expect(after(query, language, open).party_size).toBe(party_size);
  });

  it.each([
    ["Marta can't make it, Sunday then", 'en', '2026-09-20', 4],
    ["Tom can't make friday, thursday instead", 'en', '2026-09-17', 4],
    ["two of them can't come, and let's do Sunday", 'en', '2026-09-20', 2],
    ["Jo has dropped out, let's do sunday", 'en', '2026-09-20', 3],
    ['Marta no puede, mejor domingo', 'es', '2026-09-20', 4],
    ['el viernes no puede mi novio, mejor el domingo', 'es', '2026-09-20', 4],
    ['a Luis no le viene bien, lo pasamos al domingo', 'es', '2026-09-20', 4],
    ['Marta no puede', 'es', '2026-09-18', 3],
    ['a Marta não vai, melhor domingo', 'pt', '2026-09-20', 4],
    ['sexta a Ju não pode, domingo então', 'pt', '2026-09-20', 4],
    ['dois não vêm, e passa pra domingo', 'pt', '2026-09-20', 2],
  ])('keeps in the company who cannot come on the day that is moved for them: "%s"', (query, language, date, size) => {
    expect(after(query, language, open)).toEqual({ ...open, date, party_size: size });
  });

  it.each([
    ['can you move the dinner to Sunday?', 'en'],
    ['¿puedes pasar la cena al domingo?', 'es'],
    ['me mueves la cena al domingo?', 'es'],
    ['você pode passar o jantar pra domingo?', 'pt'],
  ])('is moved by a request that is a question: "%s"', (query, language) => {
    expect(after(query, language, open).date).toBe('2026-09-20');
  });

  it.each([
    ['dinner for two in York on saturday', 'en', { activity: 'dinner', location: 'York', party_size: 2 }],
    ['y otra cosa, cena para dos en Jaén el sábado', 'es', { activity: 'cena', location: 'Jaén', party_size: 2 }],
    [
      'e outra coisa, jantar pra dois em Évora no sábado',
      'pt',
      { activity: 'jantar', location: 'Évora', party_size: 2 },
    ],
  ])('leaves nothing of itself in another plan: "%s"', (query, language, plan) => {
    const vet = { activity: 'vet', location: 'Leeds', date: '2026-09-16', time: 'tarde' };
    expect(after(query, language, vet)).toEqual({ ...plan, date: '2026-09-19' });
  });

  it('keeps what is known where another thing to do takes the place of one that is off', () => {
    const query = "actually forget the dinner, let's do a museum on sunday";
    expect(after(query, 'en', open)).toMatchObject({ activity: 'museum', location: 'Leeds', date: '2026-09-20' });
  });

  it('takes a number for the hour where the same message tells the part of the day, or corrects an hour', () => {
    const { time: _time, party_size: _party, ...bare } = open;
    expect(after('after school so like 4', 'en', bare).time).toBe('16:00');
    expect(after('after 3pm, no make that 4', 'en', bare)).toEqual({ ...bare, time: '16:00' });
  });

  it('chooses the day and the place that are told again', () => {
    expect(after('today or tomorrow, well, tomorrow', 'en', { activity: 'physio' }).date).toBe('2026-09-15');
    const query = 'Chamonix or Morzine, probably Morzine. yes Morzine';
    expect(after(query, 'en', { activity: 'ski trip' }).location).toBe('Morzine');
  });

  it('reads a house by the place that it is in, and by its last word', () => {
    expect(after('en el hospital de Jaén', 'es', { activity: 'donar sangre' }).location).toBe('Jaén');
    expect(after('royal opera house, 12th december', 'en', { activity: 'ballet' })).toEqual({
      activity: 'ballet',
      location: 'royal opera house',
      date: '2026-12-12',
    });
  });
});
