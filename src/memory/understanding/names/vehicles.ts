/** Makes and models of cars and motorcycles. */
export const MAKES = `
  toyota, honda, ford, chevy, chevrolet, nissan, mazda, subaru, kia, hyundai, volkswagen, vw, audi, bmw, mercedes, volvo, skoda, fiat, renault, peugeot,
  citroen, opel, vauxhall, tesla, lexus, jeep, dodge, gmc, buick, cadillac, mini cooper, jaguar, land rover, range rover, porsche, dacia, suzuki,
  mitsubishi, tata, mahindra, maruti, byd, rivian, corolla, camry, prius, impreza, f-150, silverado, tacoma, tundra, rav4, cr-v, fabia, octavia, astra,
  clio, harley, harley-davidson, yamaha, kawasaki, ducati, royal enfield, brompton, picanto, miata, zafira, yaris, hilux, qashqai, micra, sandero,
  tucson, sportage, passat, tiguan, megane, kuga, scooty, i10, i20, swift dzire, berlingo, navara, elantra, altima, sentra, mondeo, kangoo, kodiaq,
  karoq, touran, baleno, ertiga, fortuner, innova, etios, ecosport, onix, cruze, aveo, s10, twingo, c3, c4, palio, siena, vento, amarok, suran, jetta,
  vocho, crv, hrv, versa, tsuru, frontier, i30, ibiza, arona, benz, vitara, bajaj, rouser, zanella, gilera, lancer, chery,
   haval, geely, xtz, gixxer,
  model 3, model s, model x, model y, land cruiser, alfa romeo, mini cooper, harley davidson`;

/** Models that are everyday words too: they count where a vehicle is spoken of. */
export const MODELS_AND_WORDS = `
  golf, polo, seat, ram, lincoln, polestar, civic, accord, outback, forester, fiesta, focus, mustang, corsa, panda, triumph, vespa, fit, jazz, leaf,
  wrangler, bronco, odyssey, sienna, beetle, juke, duster, creta, activa, kona, nexon, transit, insignia, ka, ranger, falcon, spark, tracker, logan,
  partner, leon, renegade, compass, mini, ninja, pulsar, dominar, vulcan, mg, uno, cronos, argo, punto, gol, fox, bora, wave, tornado, biz, march, kicks, rio, swift`;
