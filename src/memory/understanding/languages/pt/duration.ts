/** Lengths of time in Portuguese; dates are taken before, so "daqui a 3 dias" is gone. */
export const duration = `
  unless:cada/por/ao/ha/faz/toda [umas/uns/de/por] {n:count} {u:<lengths>} !(por/na semana | antes | depois | atras | em ponto | da noite | da manha) => length n u  ✓ 3 noites  ✗ cada 3 noites
  unless:cada/por/ha/faz [de/por/umas] {n:count} {u:<lengths>} e meia => length n u half  ✓ duas horas e meia  ✗ às duas e meia
  meia hora => length 30 m  ✓ meia hora  ✗ hora
  hora e meia => length 1 H half  ✓ hora e meia  ✗ uma hora
  ^ [uma/a] semana !(!(em/no/na)) => length 7 D stay  ✓ semana em Gramado  ✗ a semana
  um (fim de semana | final de semana) !(!(em/no/na)) => length 2 D stay  ✓ um fim de semana no Porto  ✗ o fim de semana no Porto
  (um | de | para um) (fim de semana | final de semana) [inteiro/prolongado] => length 2 D  ✓ um fim de semana  ✗ o fim de semana
  (o dia todo | o dia inteiro | dia inteiro | um dia inteiro | bate e volta | bate volta) => length 1 D  ✓ o dia todo  ✗ todo dia
  (uma quinzena | quinze dias) => length 15 D  ✓ quinze dias`;
