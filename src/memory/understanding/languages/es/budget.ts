/** The rules of what may be spent, in Spanish: money by itself, or an amount beside a word for it. */
export const budget = `
  {m:money} => m  ✓ 30 euros  ✗ 30 minutos
  (presupuesto | presu | gastar) [de/es/maximo/max/total/hasta/unos/como/seria] [de/unos/hasta] [:] {a:amount} !(<lengths> | <people> | <currencies>) => amount a  ✓ presupuesto de 500  ✗ presupuesto de 3 días
  (hasta | maximo | max | menos de | no mas de | unos | como mucho | tope) {a:amount} !<lengths> <per person> => amount a  ✓ hasta 40 por persona  ✗ hasta 4 personas
  (hasta | maximo | max | no mas de | como mucho | tope) {a:amount} !(<lengths> | <people> | horas | :) $ => amount a  ✓ máximo 500  ✗ hasta 4 personas
  {a:amount} <per person> [,] [en] {c:<currencies>} => amount a c  ✓ 150 por barba, euros  ✗ 150 por barba
  {a:amount} !(<people>|<lengths>) <per person> => amount a  ✓ 40 por persona  ✗ 2 por mesa
  {a:amount} [pesos] (como/de) (maximo | mucho | tope) !de => amount a  ✓ 500 como mucho  ✗ 3 como máximo de edad`;
