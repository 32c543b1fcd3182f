/** Portuguese rules of what the user asks to have noted. */
export const notes = `
  (lembra/lembre/lembrar) [de/-se/se] [,] que {x:rest} => note {x}  ✓ lembra que o portão da minha casa abre às seis = note o portão da sua casa abre às seis  ✗ lembro que sim
  (anota/anote/guarda/guarde/registra/registre/salva/salve) [ai/isso/essa/por/favor] (que | :) {x:rest} => note {x}  ✓ anota aí: o código fica com a síndica = note o código fica com a síndica  ✗ anotei o código
  nao (esquece/esqueca/esquecas) [de/nunca] que {x:rest} => note {x}  ✓ não esquece que o contrato vence em agosto = note o contrato vence em agosto  ✗ esquece que o contrato vence
  (fica/fique) sabendo que {x:rest} => note {x}  ✓ fica sabendo que o forno não liga = note o forno não liga  ✗ fiquei sabendo
  (leva/leve/tenha/tem) em (conta/mente) que {x:rest} => note {x}  ✓ leva em conta que o forno é pequeno = note o forno é pequeno  ✗ levei em conta`;
