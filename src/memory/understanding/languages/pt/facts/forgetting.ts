/** Portuguese rules of what the user asks to have forgotten. */
export const forgetting = `
  <forget> [de] tudo [o que] [voce] [sabe/sobre/isso/de/que] $ => everything  ✓ esquece tudo  ✗ esqueci tudo
  <forget> [de] (tudo/todos/todas) [o que] [voce] (sabe/tem/os/as/que/lembra/guardou) [eu] (mim | meus dados | te (contei/disse/falei) $ | sobre mim | a meu respeito | de mim) => everything  ✓ esqueça tudo o que sabe sobre mim  ✗ esquece tudo o que eu disse sobre o bolo
  <forget> [de] (meus dados | meus dados pessoais | minhas informacoes | minha memoria | as informacoes sobre mim | o que sabe de mim | o que voce sabe sobre mim | tudo sobre mim) => everything  ✓ apaga meus dados  ✗ apaga meus erros
  unless:nao/nunca <forget> [de/disso] [,] que [eu] {x:rest} => that {x}  ✓ esquece que eu sou alérgico a camarão  ✗ não esquece que sou alérgico`;
