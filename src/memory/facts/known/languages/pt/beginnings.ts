import type { BeginningRow } from '../../beginning-row.ts';

/** The events that begin something for the user and so end what was, in Portuguese. */
export const beginnings: readonly BeginningRow[] = [
  {
    slots: 'work profession',
    events: `
      comecei, comeco, entrei, fui contratado, fui contratada, me contrataram, me chamaram, consegui emprego, consegui trabalho, consegui vaga, arrumei emprego, arrumei trampo, arrumei trabalho, novo emprego,
      emprego novo, trampo novo, primeiro dia, fui admitido, fui admitida, assinei, fui efetivado, fui efetivada, passei no concurso`,
    before: 'em, no, na, num, numa, pela, pelo, pra, pro',
    value: 'value',
    frame: 'trabalha em @',
  },
  {
    slots: 'work profession',
    events: `
      comecei, comeco, fui contratado, fui contratada, consegui emprego, consegui vaga, arrumei emprego, fui promovido, fui promovida, me promoveram, agora trabalho, hoje trabalho`,
    before: 'como, de, a, pra',
    value: 'value',
    frame: 'trabalha como @',
  },
  {
    slots: 'home',
    events: `
      me mudei, nos mudamos, a gente se mudou, mudei, mudamos, vim morar, viemos morar, fui morar, fomos morar, voltei a morar, agora moro, agora moramos, me instalei, comprei um ape,
      comprei uma casa, compramos um ape, compramos uma casa, casa nova, ape novo, novo endereco, endereco novo, to morando, estou morando, divido ape`,
    before: 'em, no, na, pra, para, pro',
    value: 'who',
    frame: 'mora em @',
  },
  {
    slots: 'age',
    events: `
      meu aniversario, meu niver, fiz, completei, faco, fiz aniversario`,
    before: 'de',
    value: 'figure',
    frame: 'tem @ anos',
  },
  {
    slots: 'home',
    with: `
      aluguei, alugamos, comprei, compramos, consegui, conseguimos, arrumei, divido, achei`,
    events: `
      ape, apartamento, casa, kitnet, quitinete, sobrado, quarto, studio, flat, cantinho`,
    before: 'em, no, na, pra',
    value: 'who',
    frame: 'mora em @',
  },
];
