/** Words that ask to have something forgotten. */
export const forgettingWords = {
  unknow: `ya no quiero que recuerdes, ya no quiero que sepas, no quiero que sepas, no quiero que recuerdes, no quiero que guardes, no recuerdes, no conserves, no retengas, ya no necesito que guardes, ya no necesito que recuerdes,
    no sigas guardando, no sigas recordando, ya no recuerdes, no guardes, no recuerde, no guarde, ya no quiero que guardes, no quiero que tengas guardado, ya no hace falta que recuerdes, no hace falta que recuerdes`,
  'what is known': `lo que sepas, lo que sabes, lo que te dije, lo que te conte, lo que sabés, lo que tengas, lo que tenes, lo que tienes, lo que recuerdes`,
  forget: `olvida, olvidá, olvidate, olvídate, olvide, olvidese, olvídese, quiero que te olvides, quiero que olvides, quiero que borres, necesito que borres, quiero que elimines, podrias olvidar, podrias borrar, puedes olvidar,
    puedes borrar, podes borrar, podes olvidar, ya puedes olvidar, olvidala, olvídala, olvidalos, borrala, bórrala, borralos, borralas, bórralos, eliminala, elimínala, elimínalo, saca, sacá, quita, olvidaos, olvidad, borra, borrá,
    borrar, borrad, borralo, bórralo, bórrame, borrame, borre, elimina, eliminá, elimine, eliminalo, saca de tu memoria, sacá de tu memoria, quita de tu memoria, borra de tu memoria, borrá de tu memoria, elimine de su memoria,
    eliminá de tu memoria, quitá, descarta, suprime, suprimí, elimina de tu memoria, borre de su memoria, olvidar`,
} as const;

/** Spanish rules of what the user asks to have forgotten. */
export const forgetting = `
  unless:me/se/nos <forget> [de/,/usted] [por favor | por completo] [,] [absolutamente] todo [lo que] [,/te/yo/les] … [de mi | sobre mi | guardado] => everything  ✓ olvidate de todo  ✗ se olvidó de todo
  unless:me/se/nos <forget> [por favor] (todos/todas) [mis/los/las] (datos/informacion/cosas/recuerdos) => everything  ✓ borrá todos mis datos  ✗ borrá el archivo
  (no guardes nada | olvidalo todo | olvídalo todo | borralo todo | bórralo todo | borrame de tu memoria | bórrame de tu memoria) => everything  ✓ de todo lo que te he contado no guardes nada  ✗ no guardes el archivo
  unless:me/se/nos (<forget>/<unknow>) [de] [por favor | por completo] [mas] [lo] [de] donde (vivo/resido) => slot home  ✓ Ya no quiero que recuerdes dónde vivo  ✗ dónde vivo
  unless:me/se/nos (<forget>/<unknow>) [de] [por favor | por completo] [mas] [lo] [de] (donde/cómo/como/cuantos | en que | a que) {x:phrase} => named donde {x}  ✓ quiero que te olvides de dónde laburo  ✗ dónde laburo
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] <what is known> [de/sobre] (mi/mis) {x:noun} => named {x}  ✓ borra lo que te conté de mi trabajo  ✗ mi trabajo
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] [lo de | sobre] (mi/mis) {x:noun} => named {x}  ✓ olvidate de mi trabajo  ✗ mi trabajo
  unless:me/se/nos (<forget>/<unknow>) [de] [mas] [por favor] mi direccion de correo => slot email  ✓ no guardes más mi dirección de correo  ✗ mi dirección
  unless:me/se/nos <forget> [,] [por favor | por completo] [,] lo (de/del) [la/el/los/las] {x:noun} => named {x}  ✓ Borrá lo de la moto  ✗ borrá la foto
  unless:me/se/nos <forget> [,] [por favor | por completo] [,] (el/la/los) {x:noun} que te (di/dije/pase/conte) => named {x}  ✓ bórrame el correo que te di  ✗ el correo que te di
  unless:dejes/deja (<forget>/<unknow>) que {x:phrase} => that {x}  ✓ olvidá que soy vegana  ✗ soy vegana
  [lo de | lo que te dije de] (mi/mis) {x:noun} , [ya] <forget> => named {x}  ✓ mi dirección, olvídala  ✗ lo de mi alergia
  de (mi/mis) {x:noun} no (guardes/recuerdes/retengas) nada => named {x}  ✓ de mi salud no guardes nada  ✗ de mi salud no hables
  (haz/hace/hacé) como si (nunca/no) [te] [hubiera/hubiese] (dicho/contado/dado) (mi/mis) {x:noun} => named {x}  ✓ hacé como si nunca te hubiera dicho mi edad  ✗ hacé como si nada`;
