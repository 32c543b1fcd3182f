import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const ENGLISH_PASSING: FeatureWeights = {
  bias: -0.55,
  features: `
    2.05: =passing
    1.7: me
    0.95: -his | i | this
    0.9: ^is the | say
    0.85: -e's | ^i'm | are you
    0.8: out
    0.75: i'm | me a | the temperature
    0.7: in my | suggest
    0.65: -ice | -o's | ^are the | ^has | ^who's | in the | is it | me$ | who's
    0.6: -ilm | -ook | 0 to | are | at the | film | have i | it$ | meeting | up
    0.55: -ned | ^i | did i | email | say$ | this$ | we | with my
    0.5: -eft | -n't | ^how much | going | have | how much | left | much | tickets
    0.45: -eds | -uch | ^any | ^how cold | ^what's | ^what's on | are we | for lunch | has | i have | leeds | lunch | lunch$ | much do | what's on
    0.4: -ail | -end | -ike | -lla | -oto | ^did | ^did i | ^what time's | ^where did | book a | cost | cost$ | do$ | ok$ | photo | time's | train | up$
    0.4: what time's | where did
    0.35: -aid | -ave | -ays | -ext | -lan | ^do you | ^how | ^how's the | ^what time | get | going$ | how cold | how's the | next | paid | paid$ | plan
    0.35: plan$ | to do | what time
    0.3: -ark | -day | -ear | -hop | ^do | ^give | ^give me | ^where's | ^who are | at$ | doing | flight | flight to | give me | look | out$ | the
    0.3: there$ | two | what do | what's | where's | who are | you$
    0.25: -hts | -ime | -lta | -tal | ^how are | ^how's | ^should | ^should i | ^what shall | ^what was | ^when does | any | how are | i eat | i wear
    0.25: lights | me something | my | off | put | shall | something | something to | table | time | to$ | was the | wear | what shall | what was
    0.25: when does
    0.2: -her | -ide | -ist | -kes | -nch | -ost | ^have | ^have i | ^tell | ^tell me | ^when do | ^where's my | are the | balance | balance$ | card$
    0.2: doing$ | eat$ | for$ | much is | new | on my | out of | running | send | should i | the weather | there | turn the | watch$ | weather
    0.2: weather like | when do | where's my | you
    0.15: -ers | -ert | -eue | -ing | -ket | -oat | -tch | ^do i | ^how far | ^i want | ^is | ^what do | about | ahead | anything | at | bank$ | bitcoin
    0.15: card | date$ | did | don't | eating | eating$ | far | flight$ | for me | had$ | has the | house$ | how far | my parcel | of a | on the | parcel
    0.15: power | price | queue | queue at | sleep | the 0 | the power | want to | watch | write
    0.1: -all | -ick | -ife | -led | -man | -mas | -oin | -ote | -rol | -udy | -ume | -urn | 0$ | ^how many | ^how often | ^is it | ^remind | ^remind me
    0.1: bitcoin$ | christmas | days | does my | does the | house | how often | i got | i take | i want | is bitcoin | leave$ | life | many calories
    0.1: many days | my phone | now | often | right now | so | take my | tell me | temperature | turn | volume | want | wear a | you have
    0.05: -act | -cel | -ets | -now | -ock | -oss | -row | -w's | ^am | ^am i | ^has my | ^where's the | another | calories | cold | date | does a | give
    0.05: got | has my | have in | how's | i need | know | leave | like | list$ | petrol | phone | price of | remind | remind me | right | school
    0.05: school$ | the bank | the dog | the war | there a | war | what should | where's the
    -0.05: -ado | -age | -ank | -ant | -art | -ass | -ast | -bin | -cky | -der | -eck | -ect | -emp | -esh | -est | -ews | -fer | -gar | -get | -ght
    -0.05: -hem | -ids | -ill | -ilt | -ins | -int | -ked | -ker | -kie | -lia | -mes | -net | -nol | -nth | -oft | -olk | -pet | -rth | -sed | -sil
    -0.05: -t's | -ten | -tle | -ump | -ung | -urr | -urt | -use | -ute | -ved | -vel | -ver | 0 lb | ^best | ^could | ^could you | ^does honey
    -0.05: ^how can | ^i'd | ^i'd like | ^is a | ^what temperature | ^who wrote | a banana | a blue | a cactus | a cat | a day | a for | a good | a heat
    -0.05: a jellyfish | a kettle | a mortgage | a snake | again$ | alligator | as | as a | australia | bake | bake bread | banana | banana$
    -0.05: bank account | bash$ | basil | bed | bed sheets | best way | blood$ | blue whale | blue$ | body | body$ | bread go | brew coffee | bring
    -0.05: british | budget | built | built$ | business | buttermilk$ | cabin | cabin$ | cactus | cadence | california | call | cancel | carpet
    -0.05: cats purr | check | check engine | chicken | clean | collect | colorado | colorado$ | come | command | command to | contract | cooked | cooker
    -0.05: cookie | cookie dough | could | could you | crocodile | cry | cry$ | css | css media | cups | day$ | delete | delete a | delta | descale | die
    -0.05: do people | does honey | dough | drywall | engine | engine light | ethanol | favourite | first row | flies | fly | fogging | for buttermilk
    -0.05: for drywall | for mobile | fresh | fresh basil | from a | from the | fruit flies | getting | git commit | go down | goes | good
    -0.05: good substitute | gym contract | hard | hard$ | heat pump | home$ | hurt | i boil | i cancel | i clean | i descale | i do | i fix | i freeze
    -0.05: i live | i see | i set | i stop | i use | i water | i'd | i'd like | iceland | iceland$ | improve | improve my | in bash | in california
    -0.05: in colorado | in$ | india | is$ | it | it work | jar$ | jellyfish | kettle | large letter | last | last git | lb | lb pork | legal | letter
    -0.05: light | like in | like to | limit | limit on | long do | mac how | machine | many cups | many minutes | media | media query | mexico$
    -0.05: minutes | mobile | month | mortgage | mortgage$ | my favourite | my gym | my running | need$ | of australia | on call | onions | onions make
    -0.05: passport | passport$ | places | planets | plant | plant$ | plays | pork | pork shoulder | president$ | pump | purr | purr$ | quart | quart$
    -0.05: query | query for | rate | red wine | rid | rid of | row | running cadence | safe to | say i'm | screws | sheets how | shoulder | sink | sink$
    -0.05: sky | slack | slow | slow cooker | snake | snake plant | snoring | snoring$ | soft | someone | space$ | speed | speed limit | spend | sticky
    -0.05: stock | stop snoring | stung | stung by | substitute | substitute for | superglue | temp | that$ | the cabin | the changes | the president
    -0.05: the sky | the year | them | them$ | time is | time of | titanic go | titanic sink | to a | to get | to know | to mexico | to travel | travel
    -0.05: turmeric | turmeric$ | turn off | using | vegetables | vinegar | vinegar$ | water a | weigh | weigh$ | whale | what are | what does
    -0.05: which year | who wrote | win | win the | woman | wrote | wrote the | yolk | you say | your
    -0.1: -014 | -ach | -amp | -ate | -bel | -dia | -eam | -ely | -eum | -eze | -fee | -fel | -gan | -ges | -hid | -hon | -iat | -ico | -ilk | -ink
    -0.1: -ise | -ite | -low | -ndo | -nge | -nse | -ogs | -oms | -oni | -ory | -ots | -ows | -pot | -ren | -ric | -ron | -top | -ude | -uit | -unt
    -0.1: -urs | -ust | -ype | -yre | -zil | =own | ^are you | ^i need | ^in | ^is pluto | ^what makes | ^when did | ^when is | ^when's my | ^where was
    -0.1: ^which team | ^who | ^who was | a negroni | a wedding | account | again | age | and udp | animal | app | app$ | are in | bad$ | beat
    -0.1: betelgeuse | between tcp | bigger | boil an | bones are | brazil | breaking | breaking bad | buttermilk | capital | capital of | cells | change
    -0.1: changes | changes$ | cheese | children | coffee | commit | concrete | deficiency | discovered | do we | dogs | during | egg$ | eiffel
    -0.1: eiffel tower | expired | far is | fastest | fasting | fiat | fiat 0 | for my | frame | freeze | from london | fruit | germany | germany$
    -0.1: get it | git | glasgow$ | hamsters | have$ | heat | home insurance | hours | hundred | hundred years | i say | in germany | in google
    -0.1: in space | intermittent | intermittent fasting | invitation | ireland | iron | iron deficiency | is a | is pluto | it off | jar | label | land
    -0.1: land animal | large | lettuce$ | location | london to | mac | makes | many bones | mariana | mariana trench | me how | merge | mexico
    -0.1: minimum age | minimum wage | moon | moon$ | museum | my glasses | nail | negroni | negroni$ | new york | no | of 0 | of solitude | often should
    -0.1: ok to | one hundred | opening | orchid | percent | percent of | picture frame | pregnancy | pregnancy$ | president | pressure | python
    -0.1: rabbits | red | repot | requirements$ | rings | rings$ | roses$ | rust | rust$ | sheets$ | solitude | solitude$ | stop | sun | symptoms of
    -0.1: tcp and | team | telephone | the capital | the eiffel | the fastest | the mariana | the moon | the museum | the sun | the symptoms
    -0.1: the telephone | the universe | the us | to new | tomatoes | tower$ | trench | trench$ | type | tyre | tyre pressure | udp$ | undo | universe
    -0.1: universe$ | up when | vegan | vegan$ | wage | walter | walter white | wedding | wedding invitation | weight | what | what makes
    -0.1: what temperature | when did | when is | when should | when's my | where was | which team | with a | without | years | years of | york$
    -0.1: you take | you tell
    -0.15: -aby | -afe | -aim | -alt | -any | -aps | -asp | -cal | -ees | -ery | -gal | -gow | -igh | -ish | -ive | -ken | -kyo | -mit | -n's | -nzo
    -0.15: -one | -ons | -ore | -ous | -ped | -pus | -rgh | -scs | -set | -sso | -uce | -ula | -une | -uto | ^how long | ^reason | ^the | ^what causes
    -0.15: ^whats | ^when was | ^who is | a mask | a planet | a wasp | an egg | baby | blue | bones | born | born$ | by a | called | causes | chemical
    -0.15: chemical formula | claim | do you | edinburgh | for citrus | formula | from tcp | fscs | glasgow | gold | google maps | google sheets | gym
    -0.15: how can | how's that | http 0 | i share | in 0 | insurance | invented | it ok | lettuce | live | live$ | liver | maps | meaning | monzo
    -0.15: moons | moons$ | most | most moons | my sister's | name | night watch | number of | octopus | ok for | pay | pay tax | picture | planet has
    -0.15: plural | pluto | process | prune | queen | queen victoria | raw | reset | roses | router | safe | sales | salt | see | share my | sister's
    -0.15: sister's birthday | stings | table salt | tcp$ | the flight | the liver | the night | there in | tokyo | tower | ubiquitous | us | victoria
    -0.15: wasp | water | what causes | whats | when i | when was | white wine | who is | york | you allowed | you claim
    -0.2: -ace | -ana | -ars | -ask | -eep | -ese | -ete | -ger | -hey | -hor | -ile | -ipe | -lin | -mal | -ode | -oil | -oop | -ort | -r's | -ral
    -0.2: -rge | -ria | -rie | -rst | -ugh | 0 | ^are grapes | ^google | ^what | ^who painted | after | are grapes | author | back | background | bash
    -0.2: berlin | berlin wall | boil | citrus | climate | compound | compound interest | difference between | does it | eat | egg | first | fix
    -0.2: for loop | glasses | hiccups$ | home | how to | if i | in a | inflation | interest | is inflation | knead | loop | lottery | make | marie
    -0.2: mask | maternity | maternity leave | my cat | night | people | photoshop | reason | recipe | recipe$ | requirements | sales tax | should you
    -0.2: states | symptoms | tax$ | that | the berlin | the best | they | to have | wall | was marie | way | way to | who painted | who was | with
    -0.25: -'ve | -ary | -ase | -ash | -bay | -d's | -ded | -don | -eat | -lls | -mum | -nia | -nic | -ody | -our | -ove | -rse | -rus | -ses | -tor
    -0.25: -tre | -tus | -ult | ^are | ^does | ^where do | adult | an adult | bad | cats | centre | do if | ebay | ebay sales | explain | fridge
    -0.25: handmaid's | handmaid's tale | have to | hiccups | i've | london | me what | minimum | need to | of the | on a | one | painted | rain
    -0.25: recommended | remove | taxed | tell | the handmaid's | the titanic | titanic | use | what the | where do | white | who | wine
    -0.3: -ain | -ans | -ead | -ggs | -hat | -ies | -ion | -ity | -lue | -ncy | -nes | -ngs | -nts | -oon | -ord | -ork | -pes | -rry | -son | -ure
    -0.3: -xed | ^can i | ^what should | ^who's the | ^why does | allowed to | at home | between | blood | brew | cat | cold brew | eggs | go to | grapes
    -0.3: how$ | it's | keep | kitchen | kitchen$ | mean | mean$ | old | on$ | radium | sheets | should | tcp | the difference | the kitchen | the last
    -0.3: the uk | udp | uk | uk$ | who's the | why does | won the
    -0.35: -ame | -ess | -ful | -ney | -rld | -tes | -ttp | -ups | ^what's the | ^why do | best | bread | by$ | called$ | cup | cup$ | difference | for a
    -0.35: honey | http | long can | need | painful | planet | size | tale | why do | won | world | you need
    -0.4: -gle | -ium | -ize | -red | -rew | -uld | ^my | ^what year | ^what's a | ^where is | for | google | how long | i tell | long | tell you
    -0.4: temperature$ | what year | what's a | when | where is | you i
    -0.45: -ake | -eed | -ere | -its | -wed | ^what did | ^why | allowed | and | does | tax | what did | what's the | why
    -0.5: -ack | -ats | -ean | ^can | be | do | was | year did
    -0.55: -een | -ood | -und | ^where | ^which | go | if | set$
    -0.6: -ale | -ces | -ent | -nce | can i | or | share | where
    -0.65: -and | -are | -ine | -oes | -ted | ^what's my | on | set | what's my | year
    -0.7: a | by | in
    -0.75: -hen | -ich | ^how do | which
    -0.8: -ter
    -0.85: ^what is | is | to | what is
    -1.15: how
    -1.2: how do
    -1.35: can | of`,
};
