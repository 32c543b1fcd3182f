import { describe, expect, it } from 'vitest';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';
import { read } from './labelled-plans.ts';

const SAID_AT = '2026-09-14T10:00:00+01:00'; // a Monday
const TRIP: PlanState = { activity: 'trip', location: 'Chile', date: '2027-03' };
const DINNER: PlanState = { activity: 'dinner', location: 'Leeds', date: '2026-09-18', time: '20:00', party_size: 4 };

function after(query: string, language: string, open: PlanState = {}): PlanState {
  return mergePlanState(open, read(query, language, SAID_AT, open));
}

describe('PlanContextExtractor.extractFromQuery, of what is beside a plan', () => {
  it.each([
    ['quiero hacer una reclamación al hotel de Cádiz por la noche del viernes', 'es'],
    ['ayuda con una queja para el hotel de Cádiz del viernes', 'es'],
    ['me ayudas con un correo para el hotel de Cádiz del viernes', 'es'],
    ['I need to put together a letter to the landlord of the flat I rent in Leeds by friday', 'en'],
    ['need to prepare a complaint to the council in York by friday', 'en'],
    [
      'preciso de ajuda para redigir uma notificação ao proprietário do apartamento que alugo em Recife desde agosto',
      'pt',
    ],
    ['preciso mandar uma carta para o hotel de Recife na sexta', 'pt'],
  ])('finds none in a document: "%s"', (query, language) => {
    expect(after(query, language)).toEqual({});
  });

  it.each([
    ['quiero sacar el precio de un almuerzo para 20 en Rosario', 'es'],
    ['vendo empanadas en Rosario, quiero poner precio a un almuerzo para 20', 'es'],
    ['I sell lunch boxes in Leeds, want to work out a price for lunch for 20', 'en'],
    ['I want to charge for a birthday party for 20 in Leeds', 'en'],
    ['faço bolo pra fora em Recife e quero botar preço num jantar para 20', 'pt'],
  ])('finds none in a trade: "%s"', (query, language) => {
    expect(after(query, language)).toEqual({});
  });

  it.each([
    ['mándame un mensaje para confirmar la cena del viernes en Lugo', 'es'],
    ['quero jantar em Lugo na sexta com uma carta de vinhos boa', 'pt'],
    ['send me an email to confirm dinner on friday in Lugo', 'en'],
  ])('finds the plan beside a message or a menu: "%s"', (query, language) => {
    expect(after(query, language)).toMatchObject({ location: 'Lugo', date: '2026-09-18' });
  });

  it.each([
    ['hago tortas por encargo en Rosario, una cena el sábado para 20', 'es'],
    ['i bake cakes to order in Leeds, a birthday party on saturday for 20', 'en'],
    ['faço bolo pra fora em Leeds, no sábado um aniversário pra 20', 'pt'],
  ])('takes no place from where a trade is: "%s"', (query, language) => {
    expect(after(query, language)).not.toHaveProperty('location');
  });

  it.each([
    ['I want dinner in Leeds, been craving it since tuesday', 'en', { activity: 'dinner', location: 'Leeds' }],
    ['I want a hotel in York, no break since april', 'en', { activity: 'hotel', location: 'York' }],
    ['quiero un hotel en Sevilla, estoy sin vacaciones desde marzo', 'es', { activity: 'hotel', location: 'Sevilla' }],
    ['quero um hotel em Recife, tô sem férias desde março', 'pt', { activity: 'hotel', location: 'Recife' }],
  ])('takes no day to come from what has lasted since then: "%s"', (query, language, plan) => {
    expect(after(query, language)).toEqual(plan);
  });

  it('takes a month to come where something begins with it', () => {
    expect(after('quiero un hotel en Sevilla desde diciembre', 'es').date).toBe('2026-12');
    expect(after('quero um hotel em Recife desde dezembro', 'pt').date).toBe('2026-12');
  });

  it.each([
    ['skint til friday, want a cheap dinner in Leeds', 'en'],
    ['skint until friday, want a cheap lunch in Leeds', 'en'],
    ['ando pelado hasta el viernes, busca una cena en Leeds', 'es'],
    ['tô sem grana até sexta, quero jantar em Leeds', 'pt'],
  ])('takes the day until which something is so for no day of an outing: "%s"', (query, language) => {
    const plan = after(query, language);
    expect(plan).toMatchObject({ location: 'Leeds' });
    expect(plan).not.toHaveProperty('date');
    expect(plan).not.toHaveProperty('date_end');
  });

  it('takes the day until which a stay lasts', () => {
    expect(after('hotel en Sevilla hasta el domingo', 'es').date_end).toBe('2026-09-20');
  });

  it.each([
    ['entro a las 9 de la mañana', 'es'],
    ['salgo del trabajo a las 7', 'es'],
    ['i finish at 6 so any time after', 'en'],
    ['i start work at 7', 'en'],
    ['entro às 9 no trampo', 'pt'],
    ['saio do trabalho às 18h', 'pt'],
  ])('takes no hour from when work begins or ends: "%s"', (query, language) => {
    expect(after(query, language, DINNER)).toEqual(DINNER);
  });

  it('takes the part of the day beside it', () => {
    const { time: _time, ...open } = DINNER;
    const query = 'mañana no puedo salir, entro a las 8. de noche mejor';
    expect(after(query, 'es', open)).toEqual({ ...open, time: 'noche' });
  });

  it.each([
    ['hago pileta nomás', 'es'],
    ['solo hago senderismo de vez en cuando', 'es'],
    ['I do pilates now and then', 'en'],
    ["that's class", 'en'],
    ['three kids and a wife in labour', 'en'],
    ['my wife, Marina, is five months pregnant', 'en'],
    ['mi mujer, Marina, está embarazada de cinco meses', 'es'],
    ['gosto muito de vinho', 'pt'],
    ['gosto demais de praia', 'pt'],
    ['faço natação de vez em quando', 'pt'],
    ['minha esposa, Marina, está grávida de cinco meses', 'pt'],
  ])('leaves an open plan as it is by "%s", which tells of a life', (query, language) => {
    expect(after(query, language, TRIP)).toEqual(TRIP);
    expect(after(query, language, { activity: 'trip' })).toEqual({ activity: 'trip' });
    expect(after(query, language, { location: 'Chile' })).toEqual({ location: 'Chile' });
  });

  it.each([
    ['my husband, Cordoba, hates flying', 'en'],
    ['mi prima, Valencia, odia volar', 'es'],
    ['minha prima, Valência, odeia voar', 'pt'],
  ])('takes no place from the name of whoever is named right before it: "%s"', (query, language) => {
    expect(after(query, language, { activity: 'trip' })).toEqual({ activity: 'trip' });
    expect(after('dinner with my wife, Leeds, friday', 'en').location).toBe('Leeds');
  });

  it('takes no place from what is gone to every day', () => {
    expect(after('theory test thursday, bus to site at 6am', 'en')).not.toHaveProperty('location');
  });
});

describe('PlanContextExtractor.extractFromQuery, of what is put right', () => {
  it.each([
    ['friday. no wait, saturday', 'en', { date: '2026-09-19' }],
    ['10th to 15th. hang on, better the 17th to the 20th', 'en', { date: '2026-09-17', date_end: '2026-09-20' }],
    [
      "10 to 15 of may. no wait, jo can't do may, better june 7 to 12",
      'en',
      { date: '2027-06-07', date_end: '2027-06-12' },
    ],
    ['el viernes. no, espera, el sábado', 'es', { date: '2026-09-19' }],
    [
      'del 10 al 15. no para, fede no puede en enero, mejor febrero del 7 al 12',
      'es',
      { date: '2027-02-07', date_end: '2027-02-12' },
    ],
    ['not the 20th, the 22nd', 'en', { date: '2026-09-22' }],
    ['no el 20, el 22', 'es', { date: '2026-09-22' }],
    ['não dia 20, dia 22', 'pt', { date: '2026-09-22' }],
    ['sexta. não, pera, melhor sábado', 'pt', { date: '2026-09-19' }],
    [
      'de 10 a 15 de janeiro. o Beto não pode em janeiro, melhor fevereiro, de 7 a 12',
      'pt',
      { date: '2027-02-07', date_end: '2027-02-12' },
    ],
  ])('takes the day that puts another right in the same message: "%s"', (query, language, days) => {
    expect(after(query, language, { activity: 'trip', location: 'Bath' })).toEqual({
      activity: 'trip',
      location: 'Bath',
      ...days,
    });
  });

  it('leaves two days open where either will do', () => {
    const query = 'friday, or better saturday if you can';
    expect(after('friday or saturday', 'en', { activity: 'dinner' }).date).toBe('2026-09-18');
    expect(after(query, 'en', { activity: 'dinner' }).date).toBe('2026-09-18');
  });

  it.each([
    ["liam's out so 4 of us. and porto not lisbon, its cheaper", 'en', 'Lisbon', 'Porto'],
    ['thinking Bude not Newquay', 'en', 'Newquay', 'Bude'],
    ['no Lisboa, Oporto', 'es', 'Lisboa', 'Oporto'],
    ['pues Gandía y no Sagunto', 'es', 'Sagunto', 'Gandía'],
    ['Recife e não Natal, é mais barato', 'pt', 'Natal', 'Recife'],
    ['pensando bem, Pipa e não Natal', 'pt', 'Natal', 'Pipa'],
  ])('takes the place that is named in place of the known one: "%s"', (query, language, known, place) => {
    expect(after(query, language, { activity: 'trip', location: known }).location).toBe(place);
  });

  it.each([
    ['Why not Lisbon?', 'en'],
    ['maybe not Lisbon', 'en'],
    ['mejor no Lisbon', 'es'],
  ])('takes no place from "%s", which names no other', (query, language) => {
    expect(after(query, language, { activity: 'trip', location: 'Lisbon' }).location).toBe('Lisbon');
  });

  it.each([
    [
      'cancelamos Valencia y pasamos cuatro días en Teruel, en coche, la segunda semana de febrero',
      'es',
      'Valencia',
      'Teruel',
    ],
    ["let's cancel Leeds and spend four days in Whitby, by car, the second week of february", 'en', 'Leeds', 'Whitby'],
    [
      'vamos cancelar Santiago e passar quatro dias em Gravatá, de carro, na segunda semana de fevereiro',
      'pt',
      'Santiago',
      'Gravatá',
    ],
  ])('takes another plan in place of the one that it calls off: "%s"', (query, language, location, place) => {
    const marathon = { activity: 'marathon', location, date: '2027-04-11', party_size: 2 };
    expect(after(query, language, marathon)).toEqual({ location: place, date: '2027-02', duration: 'P4D' });
  });

  it.each([
    ['al final lo pasamos a septiembre, seremos dos', 'es', '2027-09'],
    ['mejor movemos el viaje a octubre, seremos dos', 'es', '2026-10'],
    ["let's move it to march, just the two of us", 'en', '2027-03'],
    ['push the trip to May, just the two of us', 'en', '2027-05'],
    ['passamos pra setembro, somos dois', 'pt', '2026-09'],
  ])('moves it to the month of "%s"', (query, language, date) => {
    const open = { activity: 'trip', location: 'Bath', date: '2027-06-05', date_end: '2027-06-08' };
    expect(after(query, language, open)).toMatchObject({
      date: language === 'es' ? date.replace('2027-09', '2026-09') : date,
      party_size: 2,
    });
    expect(after(query, language, open)).not.toHaveProperty('date_end');
  });

  it.each([
    ['bowling alley in York, Sunday the 20th, same time', 'en', 'bowling alley'],
    ['bolos en York, el domingo 20, a la misma hora', 'es', 'bolos'],
    ['boliche em York, no domingo dia 20, no mesmo horário', 'pt', 'boliche'],
  ])('keeps the rest of it where something is to be the same: "%s"', (query, language, activity) => {
    const party = { activity: 'picnic', location: 'Leeds', date: '2026-09-19', time: '14:00', party_size: 10 };
    expect(after(query, language, party)).toEqual({ ...party, activity, location: 'York', date: '2026-09-20' });
  });

  it.each([
    ['el Camino de Santiago en la segunda semana de mayo', 'es', 'camino de santiago'],
    ['Camino de Santiago in the second week of May', 'en', 'camino de santiago'],
    ['o Caminho de Santiago na segunda semana de maio', 'pt', 'caminho de santiago'],
  ])('reads the week of a month as its month: "%s"', (query, language, activity) => {
    expect(after(query, language)).toEqual({ activity, date: '2027-05' });
  });

  it.each([
    ['Gracias Ana, no Lugo', 'es', 'Lugo'],
    ['Hi Ana, not Lisbon please', 'en', 'Lisbon'],
    ['Obrigada Ana, não Natal', 'pt', 'Natal'],
    ['Si no Lugo, Vigo', 'es', 'Lugo'],
  ])('takes nobody who is spoken to for the place instead, nor an alternative: "%s"', (query, language, known) => {
    expect(after(query, language, { activity: 'trip', location: known }).location).toBe(known);
  });

  it.each([
    ['quiero un viaje por Asia desde enero', 'es'],
    ['quero uma viagem pela Ásia desde janeiro', 'pt'],
  ])('takes a month soon to come for one that begins then: "%s"', (query, language) => {
    expect(read(query, language, '2026-11-10T10:00:00+01:00', {}).date).toBe('2027-01');
  });

  it.each([
    ['Para el viernes', 'es'],
    ['También el viernes', 'es'],
    ['Vale, el viernes', 'es'],
    ['For friday', 'en'],
    ['Sorry, friday', 'en'],
    ['With friday then', 'en'],
    ['Para sexta', 'pt'],
    ['Então sexta', 'pt'],
    ['Bom, sexta', 'pt'],
  ])('takes no word of any talk for a place because it begins with a capital: "%s"', (query, language) => {
    expect(after(query, language, { activity: 'dinner', location: 'Leeds' })).toEqual({
      activity: 'dinner',
      location: 'Leeds',
      date: '2026-09-18',
    });
  });

  it.each([
    ['Leeds friday', 'en', 'Leeds'],
    ['Soria el viernes', 'es', 'Soria'],
    ['Olinda sexta', 'pt', 'Olinda'],
  ])('takes a name that is as short for one: "%s"', (query, language, location) => {
    expect(after(query, language, { activity: 'dinner' })).toEqual({
      activity: 'dinner',
      location,
      date: '2026-09-18',
    });
  });
});
