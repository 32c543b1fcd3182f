/** Spanish rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  me llamo {x:called} => name se llama {x}  ✓ me llamo Juan Pérez = name se llama Juan Pérez  ✗ me llama Juan
  tengo {n:number} (anos/añitos) => age tiene {n} años  ✓ tengo 34 años = age tiene 34 años  ✗ tengo 34 gatos
  (vivo/vivimos) en {x:phrase} => home vive en {x}  ✓ vivo en Villa Crespo con mi novia = home vive en Villa Crespo con su novia  ✗ vivo bien`;
