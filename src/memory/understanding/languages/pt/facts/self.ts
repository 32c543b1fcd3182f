/** Portuguese rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  me chamo {x:called} => name se chama {x}  ✓ me chamo João Silva = name se chama João Silva  ✗ me chama
  tenho {n:number} anos => age tem {n} anos  ✓ tenho 34 anos = age tem 34 anos  ✗ tenho 34 gatos
  (moro/moramos) (em/no/na) {x:phrase} => home mora em {x}  ✓ moro em Recife = home mora em Recife  ✗ moro bem`;
