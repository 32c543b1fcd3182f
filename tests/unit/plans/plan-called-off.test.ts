import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';

const extractor = new PlanContextExtractor();
const OPEN: Readonly<Record<string, PlanState>> = {
  en: { activity: 'hike', location: 'Snowdonia', date: '2026-12-12', party_size: 4 },
  es: { activity: 'excursión', location: 'Albarracín', date: '2026-12-12', party_size: 4 },
  pt: { activity: 'trilha', location: 'Petrópolis', date: '2026-12-12', party_size: 4 },
};
const after = (query: string, language: string): PlanState => {
  const planState = OPEN[language] ?? {};
  const at = { language, planState, referenceTime: new Date('2026-11-30T10:00:00Z'), timeZone: 'UTC' };
  return mergePlanState(planState, extractor.extractFromQuery(query, at));
};

describe('PlanContextExtractor.extractFromQuery, calling off', () => {
  it.each([
    ['en', 'we skipped Snowdonia, saving our money'],
    ['en', 'the hike was called off in the end, half the group has covid'],
    ['en', 'snowdonia fell through on us'],
    ['en', 'scrapped the hike because of the storm warning'],
    ['en', 'my sister cancelled the hike, she is poorly'],
    ['en', "we're bailing on snowdonia"],
    ['en', 'the hike sadly never happened'],
    ['en', 'had to cancel saturday the 12th, everyone is ill'],
    ['es', 'anulé lo de Albarracín, mi madre está ingresada'],
    ['es', 'la excursión al final se suspendió, diluviaba'],
    ['es', 'lo de albarracín quedó en nada'],
    ['es', 'mi jefe me ha puesto guardia, cancelo la excursión'],
    ['es', 'la excursión fue cancelada por la nieve'],
    ['es', 'no, ya fue'],
    ['pt', 'desmarquei a trilha, o joelho não deixa'],
    ['pt', 'a trilha foi cancelada de última hora pelo guia'],
    ['pt', 'petrópolis não rolou, choveu a semana toda'],
    ['pt', 'a trilha acabou que não rolou'],
    ['pt', 'a gente cancelou a trilha com a turma'],
    ['pt', 'acabámos por cancelar'],
  ])('leaves nothing of a plan that is named (%s): %s', (language, query) => {
    expect(after(query, language)).toEqual({});
  });

  it.each([
    ['en', 'cancelled netflix yesterday'],
    ['en', 'I skipped breakfast before the hike'],
    ['en', 'cancel the hike insurance'],
    ['en', "I don't want to cancel the hike"],
    ['en', 'thinking of cancelling the hike'],
    ['en', 'should we skip snowdonia?'],
    ['en', 'my flight to Rome was cancelled'],
    ['en', 'I cancelled my gym membership on saturday'],
    ['en', 'the meeting fell through'],
    ['en', 'he skipped school on the 12th'],
    ['en', 'we nearly cancelled the hike'],
    ['es', 'cancelé Netflix ayer'],
    ['es', 'anulé la cita del dentista'],
    ['es', 'no queremos cancelar la excursión'],
    ['es', 'la reunión se suspendió'],
    ['es', 'casi cancelo la excursión'],
    ['es', 'me cancelaron el vuelo a Roma'],
    ['es', 'cancela la excursión de Ana con su clase'],
    ['pt', 'cancelei a Netflix ontem'],
    ['pt', 'desmarquei o dentista'],
    ['pt', 'não quero cancelar a trilha'],
    ['pt', 'o pneu furou na estrada'],
    ['pt', 'a reunião foi cancelada'],
    ['pt', 'quase cancelei a trilha'],
    ['pt', 'minha tia é um doce mas esquece-se de tudo'],
  ])('leaves the plan as it is where something else is off, or nothing (%s): %s', (language, query) => {
    expect(after(query, language)).toEqual(OPEN[language]);
  });
});
