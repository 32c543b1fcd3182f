/** Spanish rules of what the user asks to have forgotten. */
export const forgetting = `
  <forget> [,/usted] [por favor] [,] [de] (todo | absolutamente todo) [lo que | , | . | $] [te/les] [sepas/sabes/sabés/sepa/guardado/conte/dije/tengas/tenga/tienes/tenes/ha/sabéis] [guardado] [de mi | sobre mi | de mí | sobre mí | guardado] => everything  ✓ olvidate de todo  ✗ se olvidó de todo
  <forget> [,] [por favor] [,] (todos/todas) [mis/los/las] (datos/informacion/cosas/recuerdos) => everything  ✓ borrá todos mis datos  ✗ borrá el archivo
  (no guardes nada | olvidalo todo | olvídalo todo | borralo todo | bórralo todo) => everything  ✓ de todo lo que te he contado no guardes nada  ✗ no guardes el archivo
  <forget> [,] [por favor] [,] (de) donde (vivo/resido) => slot home  ✓ olvidate de dónde vivo  ✗ dónde vivo
  <forget> [,] [por favor] [,] [de] [lo que sepas | lo que sabes | lo que te dije | lo que te conte | lo que sabés | lo que tengas | lo que tenes | lo] [de/sobre/del] [la/el/lo/los/las] [de] (mi/mis) {x:noun} => named {x}  ✓ olvidate de mi trabajo  ✗ mi trabajo
  <forget> [,] [por favor] [,] [de] [lo] (de/del) [la/el/los/las] {x:noun} => named {x}  ✓ Borrá lo de la moto  ✗ borrá la foto
  <forget> [,] [por favor] [,] (el/la/los) {x:noun} que te (di/dije/pase/conte) => named {x}  ✓ bórrame el correo que te di  ✗ el correo que te di
  <forget> [,] [por favor] [,] [de] (donde/cómo/como/cuantos/cuántos) {x:phrase} => named donde {x}  ✓ quiero que te olvides de dónde laburo  ✗ dónde laburo
  <forget> [,] [por favor] [,] que {x:phrase} => that {x}  ✓ olvidá que soy vegana  ✗ soy vegana
  (ya no quiero que | no quiero que | no hace falta que) (recuerdes/sepas/guardes/recuerde/guarde) [mas/donde/como/que] [mi/mis] {x:phrase} => named {x}  ✓ ya no quiero que recuerdes mi edad  ✗ quiero que sepas mi edad
  ya no quiero que recuerdes (donde vivo) => slot home  ✓ Ya no quiero que recuerdes dónde vivo  ✗ dónde vivo
  (ya no | no) (recuerdes/guardes/recuerde/guarde) [mas] (mi/mis/donde) {x:phrase} => named {x}  ✓ no recuerdes más mi edad  ✗ no recuerdes eso
  lo de (mi/mis) {x:noun} , <forget> => named {x}  ✓ Lo de mi alergia, bórralo  ✗ lo de mi alergia
  <forget> [de] (mi/mis) {x:phrase} => named {x}  ✓ Borra de tu memoria mi número de teléfono  ✗ mi número de teléfono
  (quita/saca/elimina/borra/quitá/sacá) [lo de] (mi/mis) {x:phrase} => named {x}  ✓ quita mi número de teléfono de tu memoria  ✗ mi número de teléfono`;
