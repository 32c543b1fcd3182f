import type { LanguageTimes } from './language-times.ts';

export const PORTUGUESE_TIMES: LanguageTimes = {
  weekdays: ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
  numbers: ['um/uma', 'dois/duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  times: [
    {
      phrases: 'ontem',
      unit: 'day',
      by: -1,
      notAfter: 'de',
      examples: { 'Ontem fui ao dentista': '2026-11-10', 'ontem à noite saímos': '2026-11-10' },
    },
    {
      phrases: 'anteontem\nantes de ontem',
      unit: 'day',
      by: -2,
      examples: { 'anteontem choveu': '2026-11-09', 'foi antes de ontem': '2026-11-09' },
    },
    { phrases: 'amanha', unit: 'day', by: 1, notAfter: 'de', examples: { 'amanhã viajo': '2026-11-12' } },
    {
      phrases: 'depois de amanha',
      unit: 'day',
      by: 2,
      examples: { 'depois de amanhã viajo': '2026-11-13' },
    },
    {
      phrases: 'ha/faz * dia/dias\n* dia/dias atras',
      unit: 'day',
      by: 'number',
      examples: { 'há três dias': '2026-11-08', 'dois dias atrás': '2026-11-09', 'há alguns dias': null },
    },
    {
      phrases: 'semana passada\npassada semana\nsemana anterior',
      unit: 'week',
      by: -1,
      examples: { 'fui na semana passada': '2026-11-02/08' },
    },
    {
      phrases: 'semana que vem\nproxima semana\nsemana seguinte',
      unit: 'week',
      by: 1,
      examples: { 'na semana que vem': '2026-11-16/22', 'na próxima semana': '2026-11-16/22' },
    },
    {
      phrases: 'ha/faz * semana/semanas\n* semana/semanas atras',
      unit: 'week',
      by: 'number',
      examples: { 'há duas semanas': '2026-10-26/11-01', 'duas semanas atrás': '2026-10-26/11-01' },
    },
    {
      phrases: 'fim de semana passado\nultimo fim de semana\nfinal de semana passado\nultimo final de semana',
      unit: 'weekend',
      by: -1,
      examples: { 'no fim de semana passado': '2026-11-07/08' },
    },
    {
      phrases: 'fim/final de semana que vem\nproximo fim/final de semana',
      unit: 'weekend',
      by: 1,
      examples: { 'no fim de semana que vem': '2026-11-21/22' },
    },
    {
      phrases: 'mes passado\npassado mes',
      unit: 'month',
      by: -1,
      examples: { 'no mês passado': '2026-10' },
    },
    {
      phrases: 'mes que vem\nproximo mes',
      unit: 'month',
      by: 1,
      examples: { 'no mês que vem': '2026-12' },
    },
    {
      phrases: 'ha/faz * mes/meses\n* mes/meses atras',
      unit: 'month',
      by: 'number',
      examples: { 'há 11 meses': '2025-12', 'dois meses atrás': '2026-09' },
    },
    { phrases: 'ano passado\npassado ano', unit: 'year', by: -1, examples: { 'no ano passado': '2025' } },
    { phrases: 'ano que vem\nproximo ano', unit: 'year', by: 1, examples: { 'no ano que vem': '2027' } },
    {
      phrases: 'ha/faz * ano/anos\n* ano/anos atras',
      unit: 'year',
      by: 'number',
      examples: { 'há dez anos': '2016', 'dez anos atrás': '2016' },
    },
    {
      phrases: `
        segunda/terca/quarta/quinta/sexta/sabado/domingo passado/passada
        segunda/terca/quarta/quinta/sexta feira passada
        ultimo/ultima segunda/terca/quarta/quinta/sexta/sabado/domingo`,
      unit: 'weekday',
      by: -1,
      examples: { 'na sexta passada': '2026-11-06', 'na quarta-feira passada': '2026-11-04' },
    },
    {
      phrases: `
        segunda/terca/quarta/quinta/sexta/sabado/domingo que vem
        segunda/terca/quarta/quinta/sexta feira que vem
        proximo/proxima segunda/terca/quarta/quinta/sexta/sabado/domingo`,
      unit: 'weekday',
      by: 1,
      examples: { 'na sexta que vem': '2026-11-13', 'na próxima quarta': '2026-11-18' },
    },
  ],
  asked: [
    {
      phrases: 'hoje\nesta/nesta manha/tarde/noite',
      unit: 'day',
      by: 0,
      examples: { 'o que te disse hoje?': '2026-11-11' },
    },
    {
      phrases: 'segunda/terca/quarta/quinta/sexta feira\nsegunda/terca/quarta/quinta/sexta/sabado/domingo',
      unit: 'weekday',
      by: -1,
      notAfter: 'toda/cada/todo/outra/outro/proximo/proxima/aos/a/uma/pela/minha',
      examples: { 'o que te contei na terça?': '2026-11-10', 'o que faço às terças?': null },
    },
    {
      phrases: 'esta/nesta/essa/nessa/desta/dessa semana',
      unit: 'week',
      by: 0,
      examples: { 'do que falamos esta semana?': '2026-11-09/15' },
    },
    {
      phrases: 'este/neste/nesse/esse fim/final de semana\nfim/final de semana',
      unit: 'weekend',
      by: -1,
      examples: { 'no fim de semana': '2026-11-07/08' },
    },
    { phrases: 'este/neste/esse/nesse mes', unit: 'month', by: 0, examples: { 'neste mês': '2026-11' } },
    { phrases: 'outro dia\nestes/esses dias', unit: 'week', by: -1, examples: { 'no outro dia': '2026-11-02/08' } },
  ],
};
