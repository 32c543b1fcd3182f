/** The rules of what may be spent, in Portuguese: money by itself, or an amount beside a word for it. */
export const budget = `
  {m:money} => m  ✓ 30 reais  ✗ 30 minutos
  (orcamento | verba | gastar) [de/e/maximo/max/total/ate/uns/no] [de/uns/ate/maximo] [:] {a:amount} !(<lengths> | <people> | <currencies>) => amount a  ✓ orçamento de 500  ✗ orçamento de 3 dias
  (ate | maximo | max | menos de | uns | no maximo | por volta de | cerca de) {a:amount} !<lengths> <per person> => amount a  ✓ até 40 por pessoa  ✗ até 4 pessoas
  (maximo | max | no maximo | ate) {a:amount} !(<lengths> | <people> | horas | h | :) $ => amount a  ✓ no máximo 500  ✗ até 4 pessoas
  {a:amount} <per person> [,] [em] {c:<currencies>} => amount a c  ✓ 150 por cabeça, reais  ✗ 150 por cabeça
  {a:amount} !(<people>|<lengths>) <per person> => amount a  ✓ 40 por pessoa  ✗ 2 por mesa
  {a:amount} no maximo => amount a  ✓ 500 no máximo  ✗ 500 no total`;
