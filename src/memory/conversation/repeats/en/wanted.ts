/** The English words by which a query in few words says what it wants to be told: a line a sort of answer, with its words behind it. */
export const WANTED = `
  when: date dates day year month due deadline expiry expire expires expiration birthday season born next last until
  time: time times hours opening closing opens open closes close starts start schedule
  duration: duration length time minutes mins hours hrs days weeks months years last lasts takes shelf life timing
  frequency: frequency times schedule interval
  age: age
  price: price prices cost costs fee fees charge charges rate fare pay money dollars pounds bill worth
  amount: amount number quantity dose dosage ratio proportion cups grams spoons litres liters mg ml count total
  place: place location address whereabouts
  who: author writer wrote
  name: name names called
  phone: phone tel telephone mobile contact
  mail: email mail
  number: number no num
  secret: code password pin passcode combination combo
  size: size sizes measurements dimensions height tall high width wide length deep depth diameter big inches feet ft area
  weight: weight weigh weighs heavy kilos kg pounds lbs
  distance: distance miles km kilometers kilometres
  temperature: temperature temp degrees hot boiling
  speed: speed fast
  way: steps instructions tutorial method recipe command shortcut trick guide formula calculate way
  cause: cause causes reason reasons
  signs: symptoms signs
  harm: effects contraindications risks dangers side
  meaning: meaning means mean definition define
  colour: color colour shade
  brand: brand make model
  sort: type kind sort variety
  word: translation translate say word
  papers: requirements documents papers paperwork
  limit: limit maximum max minimum min allowance
  use: use used uses purpose
  difference: difference differences vs versus between
  ingredients: ingredients
  ideas: ideas tips reviews advice
  director: director directed
  actor: actor actress
  singer: singer sings sang
  president: president
  inventor: inventor invented
  painter: painter painted
  founder: founder founded
  creator: creator created
  composer: composer composed
  owner: owner
  user: username login
  wages: salary wage wages paid
  rent: rent
  toll: toll
  deposit: deposit
  fine: fine
  energy: calories kcal
  portions: servings portions
`;
