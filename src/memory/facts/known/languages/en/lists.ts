/** The English word lists of the rules of what is known, and of what they mention. */
export const lists = {
  small: `
    the, a, an, my, our, this, that, at, to, from, with, of, in, on, for, as, up, out, being, using, doing, playing, working, working at, working for, living in, going to, taking, eating, my job at, my job as,
    the job at, the whole, all the, all my, old, little, poor, both, being a, having, writing, driving, studying, a bit of, our dear, dear, that old, the old, my old, good old`,
  leads: `a chap called, a guy called, a girl called, a man called, a woman called, a guy named, a girl named, someone called, called, named, a lovely, my own, all in, all on`,
  stops: `
    a year off, a break, time off, some time off, a gap year, a sabbatical, a rest, it easy, my time, a while, been, something, anything, nothing, everything to, it, them, some, since, because, now, today, yesterday,
    last, this, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, so, though, when, thanks, finally, at the moment,
    for now, luckily, that, who, which, and, but, instead, anymore, any more, any longer, these, too, as well, also, it is, it was, is it, if, lol, haha, btw, please, from now, from here, as of, for good, at last,
    already, again, next, starting, from, with my, with the, after, before, not, still, in the end, where, until, till, every, same, in january, in february, in march, in april, in may, in june, in july, in august,
    in september, in october, in november, in december, full time, part time, actually, ever, ago, or, his, her, took over, and counting`,
  theirs: 'his, her, their, your, its',
  'of what': 'of, of the, of my, of our, of a, of an',
  of: 'of, of the, of my, of our, of his, of her, of a, in',
  not: `not, never, no, don't, dont, didnt, cant, didn't, haven't, hasn't, isn't, wasn't, won't, wouldn't, can't, couldn't, nearly, almost, without`,
  me: "me, us, my, our, i, we, i'm, i've, we're, we've",
  grades: `
    kindergarten, preschool, nursery, reception, first grade, second grade, third grade, fourth grade, fifth grade, sixth grade, seventh grade, eighth grade, 1st grade, 2nd grade, 3rd grade, 4th grade, 5th grade,
    6th grade, middle school, high school, secondary school, primary school, year 1, year 2, year 3, year 4, year 5, year 6, year 7, year 8, year 9, year 10, year 11, sixth form, freshman, sophomore, junior, senior,
    first year, second year, third year, fourth year, final year, elementary school, big school, college, university, uni`,
  roles:
    'boyfriend = husband, girlfriend = wife, fiance = husband, fiancee = wife, partner = spouse, bf = husband, gf = wife',
  spouses: 'husband, wife, spouse',
  shifts:
    'earlies, lates, nights, days, mornings, evenings, night shift, day shift, early shift, late shift, the early shift, the late shift, afternoons, weekends',
  diets:
    'vegan, vegetarian, pescatarian, gluten free, keto, carnivore, halal, kosher, flexitarian, paleo, low carb, dairy free',
  titles: `
    manager, supervisor, director, lead, leader, head, chief, captain, partner, editor, coordinator, accountant, analyst, engineer, developer, consultant, nurse, teacher, sister, chef, sous chef, foreman, principal,
    deputy, sergeant, associate, executive, officer, administrator, specialist, designer, architect, vp, vice president, president, assistant manager, team leader, shift leader, technician, buyer, producer, boss,
    charge, professor, lecturer, inspector, sales, permanent, staff, ceo, cto, cfo, coo, owner, controller, planner, strategist`,
  mine: 'my, our, the',
  pets: 'dog, cat, puppy, kitten, rabbit, bunny, hamster, parrot, budgie, tortoise, turtle, goldfish, fish, horse, pony, guinea pig, bird, ferret, snake, lizard, hen, chicken',
  languages:
    'english, spanish, french, german, italian, portuguese, mandarin, chinese, japanese, russian, arabic, catalan, korean, hindi, dutch, swedish, polish, greek, turkish, welsh, irish, hebrew, norwegian, danish, swahili',
};
