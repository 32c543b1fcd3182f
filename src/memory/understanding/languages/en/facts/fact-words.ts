/** English words that rules of facts speak of. */
export const factWords = {
  'phrase ends': 'that, because, so, but, which, who, when, where, if, while',
  'noun ends': 'in, at, of, for, with, to, from, since, on, by, as, and, the, a, an, my',
  with: 'with, plus',
  'own openers': "i, i'm, my, we, i've, our, we're, live, work",
  'no name': 'a, an, the, very, so, not, from, here, in',
  'third person':
    'i = they, my = their, me = them, mine = theirs, our = their, we = they, us = them, am = is, myself = themselves',
  'favorite key': 'favorite = favorite *',
  forgettable: 'where i live = home, how old i am = age',
  partners: 'wife, husband, partner, girlfriend, boyfriend, fiance, fiancee, spouse',
  relatives:
    'son, daughter, sons, daughters, brother, sister, brothers, sisters, kid, kids, children, twins, mother, father',
  animals: 'dog, cat, dogs, cats, beagle, parrot, hamster, puppy, kitten',
  intolerances: 'allergy, allergies, intolerance',
  illnesses: 'asthma, diabetes, migraines, epilepsy, arthritis',
  vehicles: 'car, truck, van, motorbike, bike, scooter',
  degrees: 'degree, masters, phd, diploma',
  dwellings: 'house, flat, apartment, condo',
} as const;
