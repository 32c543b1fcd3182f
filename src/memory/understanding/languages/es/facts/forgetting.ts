/** Words that ask to have something forgotten. */
export const forgettingWords = {
  'compound names': `numero de telefono, número de teléfono, numero de celular, número de celular, numero de movil, número de móvil, direccion de correo, dirección de correo, correo electronico, correo electrónico, direccion de mail, fecha de nacimiento, lugar de nacimiento,
    lugar de trabajo, estado civil, zona horaria, fecha de cumpleaños, direccion de casa, dirección de casa, nombre y apellido`,
  'on a page': `de la, de las, de los, de el, de ese, de este, de esa, de esta, de linkedin, de facebook, de instagram, de contacto, de netflix, de spotify, de google, de twitter, del formulario, del texto, del grupo, del documento, del mail, del correo, del archivo, del informe, del excel,
    del encabezado, del pie, del cv, del parrafo, del párrafo, del mensaje, en el, en la, en este, en esta, anterior, anteriores, del codigo, del código, del chat, del historial`,
  'forget it':
    'olvidalo, olvídalo, olvidelo, olvídelo, olvidela, olvídela, borrelo, bórrelo, borrela, bórrela, eliminelo, elimínelo, eliminela, elimínela',
  papers: `
      comentario, comentarios, mensaje, mensajes, cuenta, cuentas, perfil, foto, fotos, archivo, archivos, carpeta, carpetas, lista, texto, parrafo, tabla, publicacion, post, tweet, mail anterior,
      pregunta, consulta, pedido, historial, turno, reserva`,
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
  unless:me/se/nos <forget> [por favor] (todos/todas) [mis/los/las] (datos/informacion/cosas/recuerdos) !(<on a page>) => everything  ✓ borrá todos mis datos  ✗ borrá el archivo
  (no guardes nada | olvidalo todo | olvídalo todo | borralo todo | bórralo todo | borrame de tu memoria | bórrame de tu memoria) => everything  ✓ de todo lo que te he contado no guardes nada  ✗ no guardes el archivo
  unless:me/se/nos (<forget>/<unknow>) [usted] [de] [por favor | por completo] [mas] [lo] [de] donde (vivo/resido) => slot home  ✓ Ya no quiero que recuerdes dónde vivo  ✗ dónde vivo
  unless:me/se/nos (<forget>/<unknow>) [usted] [de] [por favor | por completo] [mas] [lo] [de] (donde/cómo/como/cuantos | en que | a que) {x:phrase} => named donde {x}  ✓ quiero que te olvides de dónde laburo  ✗ dónde laburo
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] (<what is known> | cual es | cuales son
    | como se (llama/llaman)) [de/sobre] (mi/mis) !(<papers>) {x:noun} !(<on a page>) => named {x}  ✓ borra lo que te conté de mi trabajo  ✗ mi trabajo
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] [lo de | sobre] (mi/mis) !(<papers>) {x:noun} !(<on a page>) => named {x}  ✓ olvidate de mi trabajo  ✗ mi trabajo
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] [lo de | sobre] (mi/mis) {x:<compound names>} => named {x}  ✓ Elimine de su memoria mi número de teléfono  ✗ mi número de teléfono
  unless:me/se/nos (<forget>/<unknow>) [,] [por favor | por completo] [,] [de] [mas] [lo de | sobre] (mi/mis) !(<papers>) {x:noun} (y/e) (mi/mis) {y:noun} !(<on a page>) => named {x} ; named {y}
    ✓ borra mi correo y mi teléfono  ✗ mi correo y mi teléfono
  unless:me/se/nos (<forget>/<unknow>) [de] [mas] [por favor] mi direccion de correo => slot email  ✓ no guardes más mi dirección de correo  ✗ mi dirección
  unless:me/se/nos <forget> [,] [por favor | por completo] [,] lo (de/del) [la/el/los/las] {x:noun} => named {x}  ✓ Borrá lo de la moto  ✗ borrá la foto
  unless:me/se/nos <forget> [,] [por favor | por completo] [,] (el/la/los) !(<papers>) {x:noun} que te (di/dije/pase/conte) => named {x}  ✓ bórrame el correo que te di  ✗ el correo que te di
  (ese/esa/este/esta/el/la) !(<papers>) {x:noun} que (te/le/les/os) (di/dije/pase/conte/mande) , [ya] (<forget>/<forget it>) => named {x}  ✓ ese teléfono que le di, olvídelo  ✗ ese teléfono que le di
  unless:dejes/deja/te/se (<forget>/<unknow>) [de] que [te (dije/conte) que] {x:phrase} => that {x}  ✓ olvidá que soy vegana  ✗ soy vegana
  unless:me/se/nos (<forget>/<unknow>) [de] (mi/mis) !(<papers>) {x:few} (vieja/viejo/anterior/antigua/antiguo/actual) $ => named {x}  ✓ olvida mi dirección vieja  ✗ mi dirección vieja
  [lo de | lo que te dije de] (mi/mis) {x:noun} , [ya] <forget> => named {x}  ✓ mi dirección, olvídala  ✗ lo de mi alergia
  de (mi/mis) {x:noun} no (guardes/recuerdes/retengas) nada => named {x}  ✓ de mi salud no guardes nada  ✗ de mi salud no hables
  (haz/hace/hacé) como si (nunca/no) [te] [hubiera/hubiese] (dicho/contado/dado) (mi/mis) {x:noun} => named {x}  ✓ hacé como si nunca te hubiera dicho mi edad  ✗ hacé como si nada`;
