/** Numbers that name nothing, in Portuguese: with an open plan they answer (`bare`) or correct (`corrected`) one of its slots. */
export const answers = `
  ^ [<corrections>] (entao | entao sao | entao somos | ou seja | com isso) {n:number} [total | no total | ao todo] $ => company n  ✓ então 12  ✗ então 12 reais
  ^ [uns/umas/tipo] {n:amount} [total | no total | ao todo | acho] $ => bare n  ✓ 5  ✗ 5 noites
  ^ [<corrections>] [<corrections>] <corrections> {n:amount} [entao/agora/total | no total | ao todo | acho | com * [*] | no maximo] $ => corrected n  ✓ no fim são 18  ✗ no fim 18 reais
  ^ {n:amount} com (o/a/meu/minha/um/uma) <one person> $ => bare n  ✓ doze com o bebê  ✗ doze com vista
  ^ {n:number} (confirmados/confirmadas/certos/certeza | com certeza) $ => company n  ✓ 38 confirmados  ✗ 38 km
  ^ {n:amount} (agora | já) $ => corrected n  ✓ 10 agora  ✗ 10 bares
  ^ {n:amount} (melhor | no maximo) $ => corrected n  ✓ 18 no máximo  ✗ 18 melhores bares`;
