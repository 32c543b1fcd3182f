/**
 * English for everyday words that a way of Apertium's leaves as they are, as data: one a line, the word, and what it means. Written
 * by hand, of words that came through `pt-es` and `spa-eng` unchanged. A plural with -s is read as its singular.
 */
const PORTUGUESE = `
  abacaxi: pineapple
  aipim: cassava
  alface: lettuce
  amendoim: peanut
  apê: apartment
  bagunça: mess
  barriga: belly
  biquíni: bikini
  brigadeiro: chocolate sweet
  cachaça: sugarcane liquor
  cachecol: scarf
  cachorra: dog
  cachorro: dog
  cadela: dog
  câmera: camera
  carregador: charger
  casaco: coat
  cebola: onion
  celular: mobile phone
  chinelo: flip-flop
  chope: draught beer
  churrasco: barbecue
  cobertor: blanket
  condomínio: condominium
  coxinha: chicken snack
  creche: nursery
  crochê: crochet
  cueca: underpants
  cunhada: sister-in-law
  cunhado: brother-in-law
  diarista: cleaner
  eletricista: electrician
  encanador: plumber
  engarrafamento: traffic jam
  escova: brush
  estágio: internship
  estimação: pet
  faxineira: cleaner
  feijão: beans
  feijoada: bean stew
  fígado: liver
  filhote: puppy
  fogão: stove
  galinha: chicken
  geladeira: refrigerator
  gravata: tie
  horta: vegetable garden
  injeção: injection
  ioga: yoga
  joia: jewel
  lanche: snack
  linguiça: sausage
  liquidificador: blender
  macarrão: pasta
  mandioca: cassava
  manteiga: butter
  maquiagem: makeup
  maracujá: passion fruit
  melancia: watermelon
  moça: young woman
  moço: young man
  moletom: sweatshirt
  morango: strawberry
  musculação: weight training
  natação: swimming
  noivado: engagement
  óculos: glasses
  padaria: bakery
  papagaio: parrot
  passarinho: bird
  peixinho: fish
  picanha: steak
  pimenta: pepper
  pirulito: lollipop
  porteiro: doorman
  pulseira: bracelet
  refrigerante: soft drink
  rodoviária: bus station
  sabonete: soap
  sacola: bag
  sanfona: accordion
  saudade: longing
  seriado: series
  sobremesa: dessert
  sogra: mother-in-law
  sogro: father-in-law
  sorvete: ice cream
  sofá: sofa
  tartaruga: turtle
  terreiro: temple
  travesseiro: pillow
  tricô: knitting
  trilha: trail
  varanda: balcony
  vestibular: entrance exam
  violão: guitar
  xampu: shampoo
`;

/** The lists of the languages that have such words, BCP-47's first part. */
export const GLOSSES: Readonly<Record<string, string>> = { pt: PORTUGUESE };

/** Returns the English of each word of a list. */
export function glossary(list: string): ReadonlyMap<string, string> {
  const lines = list.trim().split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.trim().split(': ') as [word: string, english: string]));
}

/** Returns a translation with the English of the words that were left as they are. */
export function glossed(text: string, words: ReadonlyMap<string, string>): string {
  if (words.size === 0) return text;
  return text.replace(/\p{L}+/gu, (word) => {
    const bare = word.toLowerCase();
    return words.get(bare) ?? (bare.endsWith('s') ? words.get(bare.slice(0, -1)) : undefined) ?? word;
  });
}
