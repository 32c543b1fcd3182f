/** The words and rules of whether a text in English asks for places to go to, so that a numbered list behind it is one of places. */
export const placeLists = {
  venues: `bars, pubs, cafes, cafés, coffee shops, restaurants, diners, bistros, gastropubs, bakeries, pizzerias, steakhouses, taverns, breweries, wineries, vineyards, rooftops, wine bars, cocktail bars, eateries, tearooms, hotels, hostels, guesthouses, campsites,
    b&bs, museums, galleries, art galleries, parks, beaches, castles, churches, cathedrals, theatres, theaters, cinemas, movie theaters, bookshops, bookstores, gyms, pharmacies, supermarkets,
    nightclubs, jazz clubs, karaokes, neighborhoods, neighbourhoods,
    landmarks, sights, viewpoints, attractions, playgrounds, places, spots, malls, shopping malls, spas, swimming pools, ice cream shops, flea markets, food markets, hairdressers`,
  venue: `bar, pub, cafe, café, coffee shop, restaurant, diner, bistro, gastropub, bakery, pizzeria, steakhouse, tavern, brewery, winery, vineyard, rooftop, wine bar, cocktail bar, tearoom, hotel, hostel, guesthouse, campsite, b&b, museum, gallery, art gallery, park, beach,
    castle, church, cathedral, theatre, theater, cinema, movie theater, bookshop, bookstore, gym, pharmacy, supermarket, nightclub, jazz club, karaoke, neighborhood, neighbourhood, viewpoint,
    playground, mall, spa, swimming pool, flea market, hairdresser, place, spot`,
  // places only where it is told where they are: a "store" may be of data, a "market" one of money
  'twofold venues':
    'stores, store, shops, shop, markets, market, clubs, club, libraries, library, gardens, pools, pool, courts, stations, station, venues, venue, joints, towns, villages, squares',
  // what makes another thing of a place when it stands behind it
  'no venues': `of chocolate, of soap, of gold, of progress, of origin, of work, online, on the web, in the table, in the list, in the code, in the string, in the array, in the ranking, in the queue, have in common, left open in the form`,
  // words that are not between a request and the places that it is for
  'before venues': `best, good, great, nice, cheap, top, cosy, cozy, quiet, romantic, decent, other, more, another, new, affordable, vegan, vegetarian, italian, mexican, spanish, japanese, indian, thai, chinese, french, local, independent, family, kid, kids,
    dog, friendly, pet, late, night, live, lovely, fancy, trendy, hip, fun, famous, popular, some, any, rooftop, brunch, breakfast, pizza, sushi, tapas, ramen, burger`,
  'one venue':
    'a, an, any, another, some, one, a good, a nice, a great, a decent, any good, the best, the nearest, the closest, the cheapest, the nicest',
  'asks for': `
      find, finding, search for, search, searching for, look for, looking for, look up, recommend, recommend me, recommendations for, recommendation for, suggest, suggestions for, show me, show us,
      give me, give us, tell me, list, name, know, know of, got, hunting for, i'm after, we're after, point me to`,
  'wishes for': `
      want, would like, would love, i'd like, i'd love, we'd like, we'd love, need, fancy, feel like, in the mood for, let's try, let's go to, want to go to, want to visit, want to see, want to find,
      want to try, want to explore, like to visit, like to see, like to go to, like to try, love to visit, love to see`,
  'is there':
    'is there, are there, is there any, are there any, got any, any, know any, do you know any, have you got, do you know',
  nearness: `
      nearby, near me, near here, near us, around here, around me, close by, close to me, in town, in the area, in my area, in this area, in the neighborhood, in the neighbourhood,
      within walking distance, walking distance, near my hotel, round here, downtown, in the city`,
  // what one does in places; "where" asks for a place only before one of these
  'done there': `eat, eat out, have dinner, have lunch, have breakfast, have brunch, have a drink, have drinks, get dinner, get lunch, get breakfast, get brunch, get a drink, get drinks, get a coffee, get coffee, get food, get a bite, grab dinner, grab lunch, grab breakfast, grab a bite, grab a drink, grab a coffee, grab coffee,
    dine, drink, stay, sleep, dance, go out, go dancing, go for dinner, go for lunch, go for breakfast, go for brunch, go for a drink, go for drinks, go for a walk, go tonight, go this weekend, visit,
    celebrate, party, watch the game, have a picnic`,
  'does there':
    'eat, dine, stay, dinner, lunch, brunch, breakfast, drinks, a drink, coffee, a coffee, a date, food, a bite',
  'eaten there': 'to eat, to drink, for dinner, for lunch, for breakfast, for brunch, for drinks, to eat out',
  'kind of something':
    'cheap, nice, good, quick, romantic, fancy, quiet, special, casual, close, nearby, fun, cosy, cozy, different, cheaper, closer, quieter, decent, affordable, new, outdoors, great, cool, lively, central, warm, small',
  // of the kitchen at home: what is asked for are dishes
  'at home':
    'cook, recipe, recipes, fridge, ingredients, pantry, microwave, at home, freezer, air fryer, diet, meal plan, meal prep, grocery list, shopping list, slow cooker, leftovers, homemade, bake',
  // other things than places that a list may be of
  'other things': `films, film, movies, movie, shows, series, books, book, songs, song, recipes, recipe, dishes, dish, desserts, dessert, wines, wine, cocktails, names, name, steps, reasons, tips, tricks, gifts, gift, games, game, exercises, days, hours, times, prices, price,
    phone, number, address, addresses, menu, menus, ingredients, concerts, plays, flights, trains, buses, actors, quotes, jokes, topics, guests, info, information, details, summary, tickets`,
  'goes on asking':
    'about, else, other, options, are my options, are our options, are the options, is good, is there, good, places, near, nearby, around, open, up, now',
  'goes on wishing':
    'do you recommend, do you suggest, would you recommend, would you suggest, can you recommend, can you suggest, should we, have you',
  // words that no way from a request to its places leads over
  'breaks off': `in, at, on, for, from, of, with, to, that, which, who, is, are, was, were, and, or, my, your, his, her, our, their, by, as, than, not, do, does, did, how, why, when, what, where, decimal, protein, chocolate, granola, energy, candy, progress, search, snack, status, nav,
    tool, tab, task, menu, scroll, salad, days, day, time, times, hours, reasons, ways, tips, ideas, names, reviews, photos, pictures, facts, app, online, data, web, because, but, if, about, near,
    this, that's, customers, clients, jobs, job, work, bugs, bug, gaps, holes, typos, parking`,
  'told before':
    'first one, second one, third one, fourth one, fifth one, last one, first, second, third, fourth, fifth, last, former, latter',
  // places that one chooses for what is on there: with a plan for them, a list may as well be of films
  programmes: `
      cinema, cinemas, film, films, movie, movies, theatre, theatres, theater, theaters, play, plays, concert, concerts, gig, gigs, opera, musical, musicals, comedy, show, shows, exhibition,
      exhibitions, festival, match, game, flight, flights, trip, party, barbecue, bbq`,
  steps: `add, heat, cook, cut, mix, put, let, serve, open, close, make, go, use, install, run, create, book, call, find, choose, try, take, click, check, write, define, first, then`,
} as const;

/**
 * The rules of what is asked for: `places`; `asked` is that where the clause is a question; `more` where a plan to go out is open; `else` is
 * another thing, which ends that, and `never` says that no list here is of places. `breaks off` has the words that stand between a request and
 * its places in no sentence that asks for places.
 */
export const placesAsked = `
  unless:don't/not/can't/cannot/to/i/we <asks for> [me/us/the] [{n:number}] [!<breaks off> *] [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'places'  ✓ find bars near me
    ✓ show me three cheap italian restaurants  ✗ find the bug in the stores  ✗ recommend wine for restaurants  ✗ recommend protein bars
  (want/like/love/need/trying) to find [me/us/the] [{n:number}] [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'places'  ✓ I want to find bars  ✗ I want to find the code of bars
  unless:don't/not <wishes for> [{n:number}] [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'places'  ✓ I want to visit museums  ✗ I want to open bars
  unless:don't/not (try | <asks for>
    | <wishes for>) [me/us] <one venue> [!<breaks off> *] [!<breaks off> *] <venue> !<no venues> (in/near/nearby/with/for/that/which/to/where/around/by/on/close/tonight/please/open/serving/within/here/and/or/but/now/today
    | $) => 'places'  ✓ recommend a good restaurant  ✗ I need a bar chart  ✗ give me a name for my bar
  (book/get) (a/us) [a] (table/room) (somewhere/anywhere) => 'places'  ✓ book us a table somewhere  ✗ book a table
  (which/what) [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'places'  ✓ which galleries are free?  ✗ what days do museums open?
  what (are/were) (some/any/your) [!<breaks off> *] [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'places'  ✓ what are some good tapas bars?  ✗ what are some names of bars?
  (which/what) [!<breaks off> *] <venue> !<no venues> (is/are/should/would/do/can/could/has/have/in/near/for/serves/shows/opens/you/to | $) => 'places'  ✓ what hotel should we pick?  ✗ what is a bar?
  (what/which/what's) [is/are] the (best/top/nearest/closest/nicest/cheapest/coolest/oldest/biggest/most) [{n:number}] [!<breaks off> *] [!<breaks off> *] (<venues> | <venue>) !<no venues>
    => 'places'  ✓ what are the best bars here?  ✗ what's the bar?
  <is there> [a/an/any/some] [!<breaks off> *] [!<breaks off> *] <venues> !<no venues> => 'asked'  ✓ any good places nearby?  ✗ any news from the bars?
  <is there> (a/an/any/some/another) [!<breaks off> *] [!<breaks off> *] <venue> !<no venues> (in/near/nearby/with/for/that/which/to/where/around/by/on/close/open/serving/within/here/you | $)
    => 'asked'  ✓ is there a gym near here?  ✗ is there a hotel policy?
  ^ [and/hi/hey/the] [top/the] [{n:number}] [<before venues>] [<before venues>] [<before venues>] <venues> !<no venues> (<nearness> | in/near/around/with/for/to/open/within) => 'places'
    ✓ best coffee shops in Leeds  ✗ bars, museums and so on
  ^ <before venues> [<before venues>] [<before venues>] <venues> !<no venues> $ => 'places'  ✓ kid friendly restaurants  ✗ restaurants
  ^ (a/an/another) [!<breaks off> *] [!<breaks off> *] <venue> !<no venues> (in/near/with/nearby/open) => 'asked'  ✓ a bar with a terrace?  ✗ a bar
  ^ [and/what/how] [about] (other/another/more/any) [!<breaks off> *] (<venues> | <venue>) !<no venues> => 'places'  ✓ any other bars?  ✗ we went to another bar
  unless:in/at/from/of/to/with/on/like (other/another/more/any) [!<breaks off> *] <venues> !<no venues> => 'asked'  ✓ can you list more bars?  ✗ what did you buy in other bars?
  (which/what/other/more/a/some | <asks for> | <wishes for> | <is there>) [a/any/some/me] [!<breaks off> *] <twofold venues> !<no venues> [*] [*] (<nearness> | (in/near/around) {p:known}) => 'places'
    ✓ find bookish shops in Leeds  ✗ find the bug in the store
  where (can/could/should/do/shall/would/might/to) [i/we/you/one/people/locals/students/tourists] [go] [to/and/out] <done there> => 'places'  ✓ where can we get a drink?  ✗ where is the bug?  ✗ where do I put this?
  where [should/can/could/do/shall] [i/we] go !(to/from/wrong/if/when/next) => 'asked'  ✓ where should we go on Saturday?  ✗ where do I go to reset it?
  (where's | where is | where are) [a/the] (good/nice/best/great/open/fun) (for/to) [eat] [<does there>] => 'places'  ✓ where's good for brunch?  ✗ where's my lunch?
  (where's | where is | where are) (a/an/some/any) [!<breaks off> *] [!<breaks off> *] (<venue> | <venues>) !<no venues> => 'places'  ✓ where's a good pharmacy?  ✗ where's a bug?
  where (can/could/is/are/do) (i/we/there) … <nearness> => 'places'  ✓ where can I buy bread near here?  ✗ where can I buy bread?
  (somewhere/anywhere) [else] [<kind of something>] [and] [<kind of something>] (to/for) (<done there> | <does there>) => 'places'  ✓ find me somewhere to eat  ✗ put it somewhere to dry
  (find/know/recommend/suggest/want/need/try/like/fancy/after/for/get) [me/us] (somewhere/anywhere) [else] [<kind of something>] [and] [<kind of something>] $ => 'places'  ✓ find us somewhere nice  ✗ it is somewhere
  (place/places/spot/spots) [!<breaks off> *] (to/for) (<done there> | <does there> | <dinner> | <eating>) => 'places'  ✓ a good place to stay  ✗ a place to store keys
  (find/know/got/get/grab/fancy/want | looking for) [me/us/of] (something/anything) [<kind of something>] [and] [<kind of something>] <eaten there> => 'places'  ✓ find me something to eat  ✗ I made something to eat
  what [sights] [can/should/could] [i/we] [to] (visit | see (in/around/near) {p:known}) => 'places'  ✓ what to see in Rome  ✗ what to see on Netflix
  (what's/what | what is) (near/around/nearby) !(the corner) => 'asked'  ✓ what's near Times Square?  ✗ what's new?
  // Of an open plan, the text goes on with it.
  (other/more/what/any/some/different/better/my | give me | show me) (option/options/alternative/alternatives/suggestion/suggestions/recommendations/ideas) => 'more'  ✓ any other options?  ✓ more options  ✗ options pricing
  <asks for> [me/us] (something/one/any) => 'more'  ✓ give me something italian  ✗ give me bread
  ^ [and/maybe/something/anything/one | what about | how about] [else] (<nearness> | (near/around/in | close to) {p:name}) => 'more'  ✓ and near Sol?  ✗ I live near Sol
  ^ [and | show me | give me] (another/others/more | any others | any more | another one | some more | anything else | something else | somewhere else) $ => 'more'  ✓ any others?  ✗ another day
  (something/somewhere/anything/one) (cheaper/closer/nicer/quieter/fancier/smaller/bigger/livelier | more (central/casual/romantic/formal) | less (expensive/formal/noisy)) => 'more'  ✓ something cheaper  ✗ something to do
  what (do/would/can) you (recommend/suggest) => 'more'  ✓ what do you recommend?  ✗ what do you think?
  // Another thing is asked for.
  (what/which/who/how/when/why/whose/what's/who's) !(<goes on asking> | <goes on wishing> | <venues> | <venue> | to visit | to see) => 'else'  ✓ what days is it open?  ✗ what about Sol?
  where (is/are/was/did/do/does) => 'else'  ✓ where is it?  ✗ where to
  (see/watch/another/other/more/the | <asks for> | list of) [me/us/some/the/a] [<before venues>] [{n:number}] <other things> => 'else'  ✓ tell me the details  ✗ find bars
  (the) <told before> => 'else'  ✓ is the second one open?  ✗ second
  (list) (of) !(<before venues> | <venues>) => 'else'  ✓ a list of guests  ✗ a list of bars
  (book/reserve) (the/it/that/this/for/me/us) => 'else'  ✓ book it  ✗ books
  // No list here is of places.
  unless:with/of/to/a/and <other subjects> => 'never'  ✓ which store should I use in React?  ✗ bars
  (write/draft/translate/summarize/summarise/explain/rewrite/paraphrase) => 'never'  ✓ write a story in a pub  ✗ a pub
  <at home> => 'never'  ✓ something for dinner from my fridge  ✗ something for dinner`;
