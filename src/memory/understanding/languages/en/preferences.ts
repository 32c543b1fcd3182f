/** Wishes in English, each under one name; \`{x:not}\` before a word is its denial. A few are kept only as a denial: nobody asks for dear. */
export const not = `
  (no | not | nothing | without | avoid | never | isn't | aren't | don't | doesn't | nowhere
    | ain't) [want/need/have/be/to/is] [to] [be] [a/an/the/any/anything/anywhere/somewhere/that's/that] [too/so/very/super/overly/that/crazy/over/way/really/especially] [be] => 'no'
    ✓ not too expensive  ✗ too expensive
  (quieter | less) than a => 'no'  ✓ less than a bar`;

export const preferences = `
  (outdoor seating | outdoor dining | outdoor terrace | outdoor tables | outside seating | terrace | patio | sit outside | outside table | al fresco | outdoors) => 'outdoor seating'  ✓ with outdoor seating  ✗ door
  {x:not} (terrace | patio | outdoor seating) => 'no outdoor seating'  ✓ no outdoor seating  ✗ outdoor seating
  (pet friendly | dog friendly | allows dogs | takes dogs | dogs allowed | bring the dog | bring our dog | bring my dog | with the dog | with our dog | dogs welcome) => 'pet friendly'  ✓ pet friendly  ✗ pet
  (family friendly | kid friendly | child friendly | kids friendly | good for kids | good with kids | kids menu | suitable for kids | high chair) => 'family friendly'  ✓ kid friendly  ✗ kid
  (with the kids | with kids) => said  ✓ with kids  ✗ kids
  quiet/quieter/peaceful => 'quiet'  ✓ a quiet place  ✗ quite
  {x:not} quiet => 'not too quiet'  ✓ not too quiet  ✗ quiet
  vegan => 'vegan'  ✓ vegan  ✗ vega
  (vegetarian | veggie | veggie options | vegetarian options) => 'vegetarian'  ✓ vegetarian  ✗ vegetable
  (gluten free | coeliac/celiac/coeliacs/celiacs) => 'gluten free'  ✓ gluten-free  ✗ free
  (dairy free | lactose free | lactose intolerant) => 'dairy free'  ✓ dairy free  ✗ dairy
  (nut allergy | nut free | allergic to nuts | peanut allergy) => 'nut free'  ✓ nut allergy  ✗ nuts
  halal => 'halal'  ✓ halal  ✗ hall
  kosher => 'kosher'  ✓ kosher  ✗ closer
  (with a view | with [a] [nice/good/great/sea/ocean/lake/mountain] view/views | nice view/views | great view/views | good view/views | sea view | ocean view | river view) => 'with views'  ✓ with a view  ✗ view
  live music => 'live music'  ✓ live music  ✗ music
  {x:not} live music => 'no live music'  ✓ no live music  ✗ live music
  (cheap/cheaper/inexpensive/affordable | budget friendly | on a budget | not expensive | low cost | cheap and cheerful) => 'cheap'  ✓ cheap  ✗ cheat
  {x:not} cheap => 'not too cheap'  ✓ not too cheap  ✗ cheap
  romantic => 'romantic'  ✓ romantic  ✗ roman
  {x:not} romantic => 'not too romantic'  ✓ not romantic  ✗ romantic
  fancy !(a/an/going/some/sushi/italian/doing/trying/getting/seeing/coming/it/that/mexican/indian/thai/pizza/curry) => 'fancy'  ✓ somewhere fancy  ✗ fancy a pint
  (upscale | elegant | luxury/luxurious | posh | high end | fine dining) => 'fancy'  ✓ upscale  ✗ scale
  {x:not} (fancy/posh/upscale/elegant) => 'not too fancy'  ✓ nothing too fancy  ✗ fancy
  (casual | relaxed | laid back | chill/chilled | low key) => 'casual'  ✓ casual  ✗ cashier
  cosy/cozy => 'cozy'  ✓ cosy  ✗ copy
  (wheelchair accessible | accessible | step free | wheelchair/wheelchairs | ramp access) => 'accessible'  ✓ wheelchair accessible  ✗ access
  (free parking | with parking | parking/carpark) => 'with parking'  ✓ with parking  ✗ park
  traditional/authentic => 'traditional'  ✓ authentic  ✗ author
  with [a/an] [private/heated/indoor/outdoor/swimming] pool => 'with a pool'  ✓ with a pool  ✗ pool
  (with [a] hot tub | hot tub) => 'with a hot tub'  ✓ with a hot tub  ✗ hot
  (breakfast included | with breakfast) => 'breakfast included'  ✓ with breakfast  ✗ breakfast
  {x:not} (expensive/pricey/spenny/dear) => 'not too expensive'  ✓ nothing too pricey  ✗ expensive
  {x:not} (noisy/loud/rowdy) => 'not too noisy'  ✓ not too loud  ✗ loud
  {x:not} touristy => 'not too touristy'  ✓ not touristy  ✗ touristy
  {x:not} (crowded/busy/packed/rammed) => 'not too crowded'  ✓ not too busy  ✗ busy
  {x:not} spicy => 'not too spicy'  ✓ not spicy  ✗ spicy
  {x:not} far => 'not too far'  ✓ not too far  ✗ far
  ((near | close to) the (beach/sea/station/tube/subway/water/centre/center) | walking distance | centrally) => said  ✓ near the station  ✗ station
  (with a fireplace | log fire | sea front | waterfront | by the water | on the beach | beachfront | window seat | window table | private room | all inclusive | non smoking | vegan options
    | dance floor | big screen | craft beer | trendy | hidden gem | instagrammable | indoor/indoors | easy | beginner/beginners | free !(on/for/at/tonight/this/tomorrow/parking/that/next/if)) => said
    ✓ with a fireplace  ✗ fire`;
