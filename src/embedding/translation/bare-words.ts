/**
 * Words whose marks hurried writers leave out, as data. In Spanish those with ñ: by the words and not by the letter, for "una" would then be
 * read as "uña". In Portuguese the common ones, which the way by Spanish does not know bare ("nao"), and not "e", "esta", "avo". A word is
 * listed with its endings where its bare form is no word of its own, or one that hardly anybody means ("ano"); "campana", "cuna", "danos",
 * "mono", "pena" and "sonar" stay what they are.
 */
const SPANISH = `
  acompañ: a an ar as e en o ó ado ada ados adas ando ante antes arme arte amiento
  año: - s
  añad: ir e en o ido iendo
  araña: - s
  bañ: ar arme arse arte era eras o os
  cabaña: - s
  cariñ: o os osa oso osas osos
  castañ: a as o os
  compañer: a as o os
  compañía: - s
  contraseña: - s
  cuñad: a as o os
  cumpleaños: -
  dañ: ado ada ados adas ar o
  desempeñ: a an ar o
  diseñ: a ado ador adora adores adoras amos an ando ar e o os
  dueñ: a as o os
  engañ: a ado ada an ar o os
  enseñ: a ada ado amos an ando anza ar arme arte as e en o
  españ: a ol ola oles olas
  extrañ: a ada ado an ar as o os
  hazaña: - s
  jalapeño: - s
  lasaña: - s
  leñador: - es
  mañana: - s
  montañ: a as ero era eros
  muñec: a as o os
  niñ: a as o os era eras ez ita itas ito itos
  otoño: - s
  pañuelo: - s
  peldaño: - s
  pequeñ: a as o os ita ito itas itos
  pestaña: - s
  piña: - s
  puñado: - s
  quinceañera: - s
  rebaño: - s
  regañ: a an ar ó
  reseña: - s
  señ: al ales as or ora oras ores orita oritas
  sueño: - s
  tamaño: - s
  viñedo: - s
  cataluña: -
  coruña: -
  ibáñez: -
  logroño: -
  muñoz: -
  núñez: -
`;

const PORTUGUESE = `
  não: -
  você: - s
  também: -
  até: -
  amanhã: -
  já: -
  são: -
  estão: -
  então: -
  vão: -
  irmã: - s o os
  mãe: - s
  pão: -
  mão: - s
  aç: ão ões úcar
  alérgic: a o as os
  alemã: - o
  almoç: o ar amos ando ei ou
  aniversário: - s
  atenção: -
  avi: ão ões
  bebê: - s
  cabeça: - s
  café: - s
  cart: ão ões
  começ: a ar amos ando ei o ou
  coraç: ão ões
  criança: - s
  danç: a ar ando
  difícil: -
  endereço: - s
  escritório: - s
  fácil: -
  família: - s
  feijão: -
  férias: -
  francês: -
  história: - s
  informaç: ão ões
  inglês: -
  licença: - s
  liç: ão ões
  maçã: - s
  março: -
  médic: a o as os
  mês: -
  música: - s
  número: - s
  ônibus: -
  opini: ão ões
  português: -
  praça: - s
  preç: o os
  profiss: ão ões
  próxim: a o as os
  promoç: ão ões
  remédio: - s
  reuni: ão ões
  sábado: - s
  saúde: -
  serviço: - s
  televis: ão ões
  terça: - s
  três: -
  últim: a o as os
  verão: -
  água: - s
`;

const BARE: Readonly<Record<string, string>> = {
  á: 'a',
  â: 'a',
  ã: 'a',
  é: 'e',
  ê: 'e',
  í: 'i',
  ó: 'o',
  ô: 'o',
  õ: 'o',
  ú: 'u',
  ñ: 'n',
  ç: 'c',
};

/** The lists of the languages that have such words, BCP-47's first part. */
export const BARE_WORDS: Readonly<Record<string, string>> = { es: SPANISH, pt: PORTUGUESE };

/** Returns the words of a list by how they are written bare. */
export function wordsByBareForm(list: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of list.trim().split('\n').filter(Boolean)) {
    const [stem = '', endings = ''] = line.trim().split(': ');
    for (const ending of endings.split(' ')) {
      const word = stem + (ending === '-' ? '' : ending);
      words.set(
        word.replace(/[^a-z]/g, (letter) => BARE[letter] ?? letter),
        word,
      );
    }
  }
  return words;
}

/** Returns a text with its bare words as they are spelled, capitals kept. One in which such a mark stands is by somebody who writes them. */
export function respelled(text: string, words: ReadonlyMap<string, string>): string {
  if (/[ñãõç]/i.test(text)) return text;
  return text.replace(WORD, (bare) => {
    const word = words.get(bare.toLowerCase()) ?? bare;
    return bare.replace(/\p{L}/gu, (letter, at: number) => {
      const spelled = word.charAt(at);
      return letter === letter.toUpperCase() ? spelled.toUpperCase() : spelled;
    });
  });
}

/** A word that is not a part of an address. */
const WORD = /(?<![\p{L}\p{N}/@:._-])[a-záéíóúü]+(?![\p{L}\p{N}/@_-]|[.:]\p{L})/giu;
