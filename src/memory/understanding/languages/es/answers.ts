/** Numbers that name nothing, in Spanish: with an open plan they answer (`bare`) or correct (`corrected`) one of its slots. */
export const answers = `
  ^ [<corrections>] (asi que | o sea | o sea que | entonces somos | con lo que | total) {n:number} [total | en total] $ => company n  ✓ así que ocho  ✗ así que ocho euros
  ^ [unos/unas/como/casi] {n:amount} [total/dale/porfa | en total | creo | por favor] $ => bare n  ✓ 5  ✗ 5 noches
  ^ [<corrections>] [<corrections>] <corrections> {n:amount} [mejor/entonces/ahora/total | en total | creo | con * [*] | como (mucho/maximo/tope)] $ => corrected n  ✓ al final 18  ✗ al final 18 euros
  ^ {n:amount} con (el/la/mi/un/una) <one person> $ => bare n  ✓ doce con el bebé  ✗ doce con vistas
  ^ {n:number} (seguro/seguros/fijo/fijos/confirmados/confirmadas) $ => company n  ✓ 8 seguro  ✗ 8 seguros de coche
  ^ {n:amount} (ahora | ya) $ => corrected n  ✓ 10 ahora  ✗ 10 bares
  ^ {n:amount} (mejor | como (mucho/maximo/tope)) $ => corrected n  ✓ 18 mejor  ✗ 18 mejores bares`;
