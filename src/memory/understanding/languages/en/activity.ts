/** The things that people go out for, in English: lists by what they tell of hour and purpose. */
export const activityLists = {
  // of an evening with food
  dinner: `
      dinner, dinners, supper, drinks, drink, cocktails, cocktail, cocktail bar, cocktail bars, pints, pint, beers, beer, a pint, bar crawl, pub crawl, happy hour, tapas, wine bar, wine bars, steak,
      tea and cake, few drinks, dinner and drinks, date night, nightcap, dinner date, birthday dinner`,
  lunch: 'lunch, lunches, paella, sunday roast, roast, lunch date, business lunch',
  breakfast: 'breakfast, brunch, bottomless brunch, brekkie',
  eating: `restaurant, restaurants, bar, bars, bares, cafe, cafes, café, cafés, coffee shop, coffee shops, coffee, bakery, bakeries, food, eat, eating, eat out, dine, dining, brewery, breweries, winery, wineries, wine tasting, steakhouse, steakhouses, pizzeria, diner, diners,
    tea house, afternoon tea, bbq, barbecue, barbeque, rooftop bars, rooftop bar, rooftop, gastropub, gastropubs, bistro, bistros, food truck, food trucks, food market, food hall, street food,
    food tour, picnic, ice cream, gelato, dessert, sushi, ramen, tacos, pizza, pizzas,
    burger, burgers, kebab, curry, pasta, noodles, dim sum, seafood, oysters, meal, a meal, bite, a bite, takeaway, beer garden, beer gardens, tearoom, chippy, fish and chips, distillery,
    whisky tasting, beer tasting, cheese tasting, tasting menu, vineyard, vineyards, tea, high tea, cookout`,
  night: `nightclub, nightclubs, club, clubs, clubbing, dancing, salsa dancing, concert, concerts, theatre, theater, movie, movies, film, films, cinema, comedy show, comedy shows, comedy club, comedy, stand up comedy, stand up, live music, gig, gigs, party, parties, jazz club, jazz clubs, jazz, karaoke, pub, pubs, quiz,
    pub quiz, quiz night, opera, ballet, musical, musicals, play, broadway show, night out, girls night, games night, game night, bowling, disco, rave, poker night, open mic, burlesque, drag show,
    fireworks, hen do, stag do, hen party, stag party, bachelorette, bachelor party, bonfire night, cabaret, casino, board games, board game night, trivia night, drag brunch, circus, ghost tour,
    late show, gala`,
  outdoors: `hiking, hike, hikes, trek, trekking, climbing, rock climbing, bouldering, skiing, snowboarding, surf, surfing, kayak, kayaking, canoeing, paddleboarding, paddle boarding, diving, scuba diving, snorkel, snorkeling, snorkelling, yoga, pilates, rafting, white water rafting, cycling, bike ride, bike tour, biking,
    mountain biking, camping, glamping, birdwatching, bird watching, fishing, sailing, running, parkrun, run, horse riding, horseback riding, zip lining, ziplining, whale watching, stargazing, caving,
    coasteering, kitesurfing, foraging, apple picking, strawberry picking, pumpkin picking, wild swimming, cold water swim,
    boat trip, boat tour, boat ride, river cruise, hot air balloon, skydiving, paragliding, sledging, sledding, ice skating, ice fishing, swim, dog walk, rowing, punting, canoe trip, fruit picking, kite flying`,
  outings: `museum, museums, gallery, galleries, art gallery, art galleries, exhibition, exhibitions, exhibit, park, parks, theme park, theme parks, water park, aquarium, zoo, zoos, beach, beaches, viewpoints, landmarks, market, markets, flea market, christmas market, christmas markets, farmers market, car boot sale, shopping, shops, bookshops, bookstores, vintage shopping,
    massage, spa, spas, spa day, walk, walks, walking tour, walking tours, tour, tours, guided tour, sightseeing, swimming, swimming pool, golf, mini golf, minigolf, crazy golf, golfing, tennis,
    padel, squash, badminton, football, football match, football game, basketball game, baseball game, hockey game, soccer, rugby, cricket, match, game, gym, gyms, festival, festivals,
    botanical garden, gardens, castle, castles, escape room, escape rooms, laser tag, go karting, karting, paintball, trampoline park, trampoline parks, trampoline, trampolines, trampolining,
    hot chocolate, footy, panto, pantomime, pottery, barefoot bowls, lawn bowls, retirement do, open house, arcade, pottery class, cooking class, cooking classes, dance class, painting class,
    workshop, workshops, lesson, lessons, race, class, camp, science camp, summer camp, egg hunt, treasure hunt, planetarium, library, waterfalls, waterfall, hot springs, cathedral, cathedrals, ruins,
    lighthouse, farm, petting zoo, soft play, playground,
    playgrounds, carnival, fair, funfair, street art tour, ferry ride, scavenger hunt, pool, day out, day trip, day trips, reunion, family reunion, birthday party, birthday, wedding, baby shower,
    book club, volunteering, afternoon out, axe throwing, roller skating, batting cages, flower show, car show, air show`,
  stays: `
      hotel, hotels, hostel, hostels, accommodation, airbnb, b&b, bed and breakfast, flight, flights, cruise, cruises, getaway, getaways, road trip, safari, cabin, cabins, cottage, cottages, lodge,
      villa, resort, resorts, apartment, apartments, place to stay, somewhere to stay, guesthouse, treehouse, tree house, yurt, houseboat, barge, cabins, caravan, campsite, city break, mini break,
      weekend away, beach holiday, ski trip, honeymoon, staycation, retreat, yoga retreat, weekend trip, room`,
  shows: 'show, shows',
  vague: 'trip, trips, travel, traveling, travelling, vacation, holiday, visit, visiting, activities, outing, sightsee',
  table: 'table, tables',
  weekends: 'weekend, long weekend, week, fortnight',
  'left out': `
      not, no, without, except, instead of, not to, not the, don't want, never, nor, rather than, no more, after, before, after the, before the, not a, instead of a, instead of the, apart from,
      other than, than, sick of, tired of, avoid, no need for, hate, skip the, skip, since the, since my, about the, during the, cooking, roast a`,
  'not sought': `
      on the, my, your, his, her, their, our, from the, near the, close to the, next to the, near a, near my, by the, of the, from my, opposite the, outside the, behind the, walk from the,
      at the same, back to the, leave the, across from the, near our, near, from, read the, with a, with the`,
  'other senses': `
      of favours, chart, charts, code, codes, exam, graph, graphs, through, insurance, agency, agent, website, websites, page, pages, industry, critic, review, reviews, owner, manager, server, data,
      api, of contents, schema, migration, tags, meeting, call, app, business, of, poisoning, prices, closed, tracker, simulator, theory, console, column, row, recipe, recipes, policy, engine, paddle,
      rack, racket, boots, shoes, gear, equipment, leftovers, coming home, with the team, at work, code review, bank, bill, store, day to day`,
} as const;

export const activity = `
  unless:<left out>/<not sought> {a:<dinner>} !<other senses> => activity a food evening  ✓ dinner  ✗ no dinner
  unless:<left out>/<not sought> {a:<lunch>} !<other senses> => activity a food midday  ✓ lunch  ✗ no lunch
  unless:<left out>/<not sought> {a:<breakfast>} !(<other senses> | included) => activity a food morning  ✓ brunch  ✗ my breakfast
  unless:<left out>/<not sought> {a:<eating>} !<other senses> => activity a food  ✓ bars  ✗ bar chart
  unless:<left out>/<not sought> {a:<night>} !<other senses> => activity a evening  ✓ karaoke  ✗ party of
  (a/the/some/any/great/good/magic/comedy/drag/late/see/catch/tonight's/what) {a:<shows>} !(<other senses> | me/you/us/off/up) => activity a evening  ✓ see a show  ✗ to show
  unless:<left out>/<not sought> {a:<outdoors>} !<other senses> => activity a morning  ✓ hiking  ✗ not hiking
  unless:<left out>/<not sought> {a:<outings>} !<other senses> => activity a  ✓ museums  ✗ near the museum
  unless:<left out>/<not sought> {a:<stays>} !<other senses> => activity a travel  ✓ hotel  ✗ my hotel
  unless:<left out>/<not sought> {a:<services>} !<other senses> => activity a service  ✓ plumber  ✗ my plumber
  unless:<left out>/<not sought> {a:<vague>} !(<other senses> | this page) => activity a travel vague  ✓ trip  ✗ no trip
  ^ [a] {a:<table>} for {n:count} => table a food  ✓ a table for 4  ✗ a table for data
  (watch/see/catch) (the/a) !(<night> | <outings> | <outdoors> | <eating> | <shows> | few/lot/bit/good/nice/doctor) {x:words} => phrase x evening vague  ✓ watch the darts  ✗ watch me
  (thinking of | thinking about | up for | let's do | fancy | how about | what about) the !(<idle verbs>) {a:<outings>} => activity a  ✓ thinking of the zoo  ✗ the zoo
  {a:<weekends>} !(!(in/at/away)) => activity a travel vague  ✓ weekend in Lisbon  ✗ weekend
  (book/reserve/need/get/a/want) [us/me] [a/the] {a:<table>} !(wood | data | row | tennis | in my | my | report | html | in the) => table a food  ✓ book a table  ✗ i need a table in my report`;
