import type { LanguageTimes } from './language-times.ts';

export const SPANISH_TIMES: LanguageTimes = {
  weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  numbers: ['un/una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  times: [
    {
      phrases: 'ayer\nanoche',
      unit: 'day',
      by: -1,
      examples: { 'Ayer fui al dentista': '2026-11-10', anoche: '2026-11-10' },
    },
    { phrases: 'anteayer/antier\nantes de ayer', unit: 'day', by: -2, examples: { 'anteayer llovió': '2026-11-09' } },
    {
      phrases: 'manana',
      unit: 'day',
      by: 1,
      notAfter: 'la/esta/pasado/cada/una/toda/media',
      examples: { 'mañana viajo': '2026-11-12', 'corro por la mañana': null, 'pasado mañana': '2026-11-13' },
    },
    { phrases: 'pasado manana', unit: 'day', by: 2, examples: { 'pasado mañana viajo': '2026-11-13' } },
    {
      phrases: 'hace * dia/dias',
      unit: 'day',
      by: 'number',
      examples: { 'hace tres días': '2026-11-08', 'hace unos días': null },
    },
    {
      phrases: 'la semana pasada\nla pasada semana\nla semana anterior',
      unit: 'week',
      by: -1,
      examples: { 'fui la semana pasada': '2026-11-02/08' },
    },
    {
      phrases: 'la semana que viene\nla proxima semana\nla semana proxima/entrante',
      unit: 'week',
      by: 1,
      examples: { 'la semana que viene': '2026-11-16/22' },
    },
    {
      phrases: 'hace * semana/semanas',
      unit: 'week',
      by: 'number',
      examples: { 'hace dos semanas': '2026-10-26/11-01' },
    },
    {
      phrases: 'el finde/fin pasado\nel fin de semana pasado\nel pasado fin de semana',
      unit: 'weekend',
      by: -1,
      examples: { 'el fin de semana pasado': '2026-11-07/08' },
    },
    { phrases: 'el mes pasado\nel pasado mes', unit: 'month', by: -1, examples: { 'el mes pasado': '2026-10' } },
    {
      phrases: 'el mes que viene\nel proximo mes\nel mes proximo/entrante',
      unit: 'month',
      by: 1,
      examples: { 'el mes que viene': '2026-12' },
    },
    { phrases: 'hace * mes/meses', unit: 'month', by: 'number', examples: { 'hace 11 meses': '2025-12' } },
    { phrases: 'el ano pasado\nel pasado ano', unit: 'year', by: -1, examples: { 'el año pasado': '2025' } },
    { phrases: 'el ano que viene\nel proximo ano', unit: 'year', by: 1, examples: { 'el año que viene': '2027' } },
    { phrases: 'hace * ano/anos', unit: 'year', by: 'number', examples: { 'hace diez años': '2016' } },
    {
      phrases:
        'lunes/martes/miercoles/jueves/viernes/sabado/domingo pasado\nel pasado lunes/martes/miercoles/jueves/viernes/sabado/domingo',
      unit: 'weekday',
      by: -1,
      examples: { 'el viernes pasado': '2026-11-06', 'el miércoles pasado': '2026-11-04' },
    },
    {
      phrases:
        'lunes/martes/miercoles/jueves/viernes/sabado/domingo que viene\nproximo lunes/martes/miercoles/jueves/viernes/sabado/domingo',
      unit: 'weekday',
      by: 1,
      examples: { 'el viernes que viene': '2026-11-13', 'el próximo miércoles': '2026-11-18' },
    },
  ],
  asked: [
    { phrases: 'hoy\nesta manana/tarde/noche', unit: 'day', by: 0, examples: { '¿qué te dije hoy?': '2026-11-11' } },
    {
      phrases: 'lunes/martes/miercoles/jueves/viernes/sabado/domingo',
      unit: 'weekday',
      by: -1,
      notAfter: 'los/cada/todos/otro/proximo',
      examples: { '¿qué te conté el martes?': '2026-11-10', '¿qué hago los martes?': null },
    },
    {
      phrases: 'esta semana',
      unit: 'week',
      by: 0,
      examples: { '¿de qué hablamos esta semana?': '2026-11-09/15' },
    },
    {
      phrases: 'este/el finde\neste/el fin de semana',
      unit: 'weekend',
      by: -1,
      examples: { 'el finde': '2026-11-07/08' },
    },
    { phrases: 'este mes', unit: 'month', by: 0, examples: { 'este mes': '2026-11' } },
    { phrases: 'el otro dia\nestos dias', unit: 'week', by: -1, examples: { 'el otro día': '2026-11-02/08' } },
  ],
};
