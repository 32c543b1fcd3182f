/** Hours and parts of the day in Portuguese. */
export const time = `
  ^ {h:hour} e {q:<clock minutes>} $ => clock h q  ✓ nove e quinze  ✗ nove e quinze pessoas
  (as/pelas/umas | la pelas | por volta das | a partir das | depois das | antes das | la para as | ate as | para as) [umas] {h:hour} !(%|<people>|<currencies>|<lengths>|melhores) => clock h  ✓ às 9h  ✗ 9 reais
  (as | pelas | la pelas | por volta das | a partir das | depois das | antes das | tipo as | tipo umas | umas | ate as | para as | das) {h:hour} [em ponto] !(%|<people>|<currencies>|<lengths>|melhores|vezes) => clock h  ✓ às 9  ✗ as 9 pessoas
  [as/a/pelas/umas/tipo | la pelas | por volta das | a partir das | depois das | das] {h:hour} [h/hs/horas] [em ponto] (da/de/a) {p:<hour parts>} => clock h p  ✓ às 9 da noite  ✗ 9 da lista
  (as/pelas/umas/tipo/das | la pelas | por volta das | a partir das | depois das) {h:hour} [h/horas] e {q:<clock minutes>} [(da/de) {p:<hour parts>}] => clock h q p  ✓ às nove e meia  ✗ as nove
  (voltar/voltando/volta/voltamos | entro/largo | saio (do/da) (trabalho/trampo/servico/escritorio/aula/escola) | (comeco/termino/acabo) [a/de] [trabalhar]) [no (trabalho/trampo/servico)] (antes das | as | pelas | ate as | só as) {h:hour} [h] => ignored  ✓ voltando antes das 16h  ✓ saio do trabalho às 18h  ✗ antes das 16h  ✗ saímos às 18h
  entre [as] {h:hour} e [as] {i:hour} (da/de) {p:<hour parts>} => clock h p  ✓ entre 5 e 7 da noite  ✗ entre 5 e 7 pessoas
  (das/de) {h:hour} as {i:hour} => clock h  ✓ das 5 às 7  ✗ de 5 a 7
  {h:hour} (ta/tá/esta/fica/seria) (bom/otimo/melhor/perfeito/bem) => clock h  ✓ 9h tá bom  ✗ 9h de voo
  {h:hour} e meia [(da/de) {p:<hour parts>}] !<lengths> => clock h 30 p  ✓ oito e meia da noite
  [as/la] [pelas] {l:<clock minutes>} (para | para as) {h:hour} [(da/de) {p:<hour parts>}] => clock h l p  ✓ às quinze para as oito  ✗ às oito
  [as/a/pelas/tipo | a partir das] {h:hour} {x:<meridiem>} => clock h x  ✓ 8pm  ✗ 8 pessoas
  [as/a/pelas/tipo/umas/das | a partir das | depois das] {h:clock} => clock h  ✓ 21h  ✗ 21
  (à uma [hora] [da tarde] | a uma (hora | da tarde) | (uma/1) da tarde) !<people> => at 13  ✓ à uma da tarde  ✓ 1 da tarde  ✗ uma pessoa
  meio dia e meia => clock12 30  ✓ meio-dia e meia  ✗ meio-dia
  [a/de] meia noite => at 0  ✓ à meia-noite  ✗ meia
  ([ao/no/de] meio dia [e meia] | [na] hora do almoco) => at 12  ✓ ao meio-dia  ✓ na hora do almoço  ✗ meio quilo
  (a/de/pela/na/durante | a partir da | durante a | no fim da | no final da | fim de | final da | final de | no comeco da | comeco da | no inicio da | parte da) {p:<dayparts>} => part p  ✓ de noite  ✗ duas noites
  (no nascer do sol | nascer do sol | ao amanhecer | cedinho | bem cedo | unless:mais cedo) => part mañana  ✓ bem cedo  ✗ cedro
  (no por do sol | ao por do sol | fim de tarde | depois do almoco) => part tarde  ✓ no pôr do sol  ✗ sol
  (depois do trabalho | after) => part noche  ✓ depois do trabalho  ✗ trabalho
  {h:hour} !(de/por/em/en) => clockbehind h  ✓ sábado 10h  ✗ 10 de abril
  // Straight behind a day: "sexta noite".
  [a] {p:<dayparts>} => behind p  ✓ noite  ✗ noites`;
