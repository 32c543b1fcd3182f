import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const ENGLISH_PASSING: FeatureWeights = {
  bias: -0.95,
  features: `
    2.3: =passing
    1.55: me
    1.05: ^is the
    0.95: -his | ^i'm | this
    0.9: ^what's | are you | me a
    0.85: -e's
    0.8: ^who's | i'm | me$ | out | suggest
    0.75: ^are the | ^has | have i | i | is it | the temperature
    0.7: -ilm | at the | film | say
    0.65: -o's | ^how much | ^i | are | how much | in the | we | who's | with my
    0.6: ^any | did i | email | have | in my | it$ | meeting | say$ | this$ | tickets
    0.55: -eft | -end | 0 to | ^did | ^did i | ^how cold | are we | do$ | from 0 | has | left | much do
    0.5: -day | -ear | -eds | -ook | ^suggest | ^suggest a | ^what's on | a number | for lunch | how cold | leeds | lunch | lunch$ | ok$ | suggest a | up
    0.5: up$
    0.45: -ail | -lla | ^how | ^how's the | ^what time's | get | going$ | how's the | much | need an | paid | paid$ | photo | time's | what time's
    0.45: what's on
    0.4: -ark | -ext | -hts | -hut | -n't | -til | ^do you | ^where's | a table | book a | cost | cost$ | going | i have | i wear | later | later$
    0.4: lights | next | shut | the 0 | train | until | where's
    0.35: -aid | -ice | -ike | -lta | -ned | -tal | ^give | ^give me | ^what time | ^who are | any | doing | flight | flight to | give me | look
    0.35: me something | something to | to do | to$ | two | wear | what time | who are
    0.3: -her | -ner | -oto | -uro | ^do | ^have | ^have i | ^how are | ^how's | ^what shall | ^when does | ^where did | ^write | ^write me | buy | did
    0.3: euro | for$ | going for | how are | i eat | price | shall | to buy | turn the | was the | watch$ | what shall | when does | where did | write me
    0.3: you$
    0.25: -ays | -hop | ^i want | ^is | ^tell | ^tell me | ^when do | at$ | doing$ | i put | leave$ | milk$ | off | page | running | table | the volume
    0.25: the weather | top | weather | weather like | what should | what's | you
    0.2: -ave | -eys | -ime | -nch | -oat | -ost | -tch | -ten | -uch | ^should | ^should i | ^what | ^what was | ^where's my | anything | balance$
    0.2: bitcoin | card$ | don't | eating$ | had$ | has the | her | house$ | i doing | keys | keys$ | me to | my | new | out of | put | send | should i
    0.2: sleep | so | temperature | the house | the power | there | there$ | time | watch | wear a | when do | where's my | won't
    0.15: -ers | -ert | -eue | -ged | -lan | -oin | -udy | 0$ | ^how far | ^how many | ^where's the | ahead | are the | balance | bank$ | birthday | card
    0.15: date$ | does my | flight$ | for my | have in | i got | is the | life | like | many calories | many days | much is | my parcel | of a | out$
    0.15: parcel | petrol | plan | plan$ | power | price of | queue | queue at | right now | run | school | school$ | something | take my | tell me
    0.15: what do | what was | where's the | you have
    0.1: -act | -cel | -est | -ide | -ife | -ist | -man | -mas | -now | -ock | -ote | -row | -yer | ^am | ^am i | ^is it | ^what do | am | am i | another
    0.1: bitcoin$ | calories | christmas | days | does the | eat$ | eating | how far | i owe | i want | is bitcoin | know | lawyer | macbook | message
    0.1: my phone | note | off$ | on my | options | owe | plants | read | the | the bank | the dog | the war | there's a | till | turn | want to | war
    0.1: write
    0.05: -all | -ber | -ble | -epy | -kes | -oad | -ool | -oor | -rol | -ume | ^do i | ^has my | ^how often | ^what are | ^when | ^who sings | account$
    0.05: at | date | do with | dog$ | door | door$ | for me | free | get there | has my | how often | how's | i do | i feed | i had | i need | more
    0.05: name | number | octopuses | octopuses$ | often | on the | open$ | score | score$ | sings | sleepy | space | there a | time to | train$ | volume
    0.05: want | who sings | working
    -0.05: -ado | -ady | -age | -amp | -art | -ast | -ato | -cks | -dia | -ect | -ely | -ery | -esh | -eum | -fer | -gar | -ges | -ght | -hid | -hot
    -0.05: -iat | -ico | -ilt | -kie | -lia | -low | -men | -mes | -n's | -nge | -nse | -nth | -oms | -oni | -ore | -ors | -per | -ple | -ppy | -ric
    -0.05: -rom | -rta | -sts | -t's | -ude | -uff | -uis | -ump | -urr | -urs | -use | -ute | -ved | -wer | -yre | 0 how | =own | ^are you | ^at
    -0.05: ^at what | ^best | ^could | ^could you | ^css | ^distance | ^does honey | ^first | ^first female | ^hi | ^how does | ^i'd | ^i'd like | ^if i
    -0.05: ^meaning | ^meaning of | ^what temperature | ^where was | ^which team | ^why did | ^why is | a banana | a blue | a cactus | a cat | a day
    -0.05: a div | a for | a good | a job | a kettle | a lawyer | a negroni | a puppy | a wedding | adapter | adult$ | again$ | age | and the | and udp
    -0.05: app | app$ | are cats | are in | are they | as a | at hastings | at what | australia | bad$ | bake | bake bread | banana | banana$ | bash$
    -0.05: battle | battle of | before | betelgeuse | between tcp | blood$ | blue whale | blue$ | body | body$ | boil an | boil$ | bones are | breaking
    -0.05: breaking bad | built | built$ | business | but | buttermilk$ | cactus | capital | capital of | cats purr | cells | change | changes | changes$
    -0.05: cheese | claims court | class | class data | cold | colorado | colorado$ | command | command to | commit | control | convert | cooked | cookie
    -0.05: cookie dough | cooking | could | could you | court | court$ | cry | cry$ | database | delete | die | distance | do people | does honey | done$
    -0.05: dough | during | early | fasting | female | fiat | fiat 0 | file | file$ | first female | first$ | flour | fly | frequency | frequency for
    -0.05: fresh | fresh basil | from | from a | from london | fruit | germany | germany$ | get it | glasgow$ | goes | good | got | hard | heat | hi
    -0.05: home insurance | hours | how does | http 0 | hundred years | i boil | i book | i freeze | i live | i mow | i pay | i set | i use | i'd
    -0.05: i'd like | in bash | in colorado | in germany | in google | in kyoto | in one | in python | in space | in summer | intermittent
    -0.05: intermittent fasting | invitation | ireland | it off | jar | job interview | keep going | kettle | knife | label | landing | laptop$ | large
    -0.05: lawyer for | legal | let | lettuce$ | light$ | like to | limit | list | london to | long do | long is | luis | many times | marta | me again
    -0.05: me how | meaning of | merge | mexico | milk | minimum age | month | mow | much paracetamol | museum | my dog | my laptop | need$ | negroni
    -0.05: negroni$ | no$ | normal | of australia | of hastings | of one | of solitude | one hundred | onions | onions make | opening | or no | orchid
    -0.05: pancake | pancakes | pancakes$ | pay tax | plant | players | pls | pls$ | plug | potatoes | pregnancy | pregnancy$ | president | president$
    -0.05: print | process | pulling | pump | puppy | purr | purr$ | red | removing | repot | required | requirements$ | robin | roses$ | rugby union
    -0.05: rust | rust$ | safe to | said | savings | say i'm | screen | screenshot | screenshot on | screw | season | sheets$ | sink$ | sky | slander$
    -0.05: slugs | solitude | solitude$ | speed | status | status code | steps | still | sting | stings | stock | stop | substitute | substitute for
    -0.05: sun | superglue | survive | takes | taller | tcp and | temp should | that's | the battle | the capital | the class | the first | the museum
    -0.05: the president | the right | the sky | the sun | the universe | the us | the wall | there's | times | to new | to the | tomatoes | travel
    -0.05: tulip | tulip bulbs | tuple | turmeric | tyre | tyre pressure | udp$ | universe | universe$ | using | vegetables | vinegar | vinegar$ | walter
    -0.05: walter white | wedding | wedding invitation | weight | whale | what does | where was | which team | why did | why is | win | without | woman
    -0.05: women | would | years | years of | yes | yes or | you say | you take | you tell | your
    -0.1: -014 | -aby | -ace | -aim | -alt | -ant | -any | -bin | -bts | -che | -dle | -eam | -eep | -ees | -emp | -ete | -ets | -eze | -fee | -fel
    -0.1: -gal | -gan | -gby | -ger | -gow | -hed | -ian | -iew | -igh | -ils | -ins | -ire | -ise | -ish | -kyo | -lbs | -ler | -mer | -ndo | -ome
    -0.1: -ons | -ort | -ory | -ose | -ots | -own | -ows | -pus | -ren | -rgh | -rly | -ron | -rth | -set | -sso | -ton | -ugs | -une | -urt | -uto
    -0.1: -ype | -zen | -zil | 0 percent | ^a | ^chicken | ^getting | ^how can | ^if | ^in | ^is pluto | ^python | ^what's 0 | ^when did | ^when is
    -0.1: ^when should | ^when was | ^who is | ^who was | a mask | a planet | about | about it | after | an egg | animal | as | baby | be frozen | beat
    -0.1: being | best way | bigger | bigger than | born | born$ | brazil | bulbs | by a | cache | called | came | can it | chemical formula | children
    -0.1: chrome$ | claim | coffee | come | compound | compound interest | css | data is | day$ | debts | deficiency | define | discovered | div | do we
    -0.1: do you | done | earth | edinburgh | egg$ | eiffel | eiffel tower | far is | fastest | fewer | flight time | food | food$ | for citrus | frame
    -0.1: freeze | from tcp | frozen | frozen$ | getting a | glasgow | go for | google sheets | grass | gym | hamsters | home | how should | hundred
    -0.1: i write | in 0 | in$ | insurance | interest | interview | invented | iron | iron deficiency | is a | is pluto | is that | it be | japanese
    -0.1: japanese for | keeps | kyoto | kyoto$ | land | land animal | laptop | lawn | leasing | leg | less$ | libel | light | live | live$ | liver
    -0.1: london$ | mac | many bones | mariana | mariana trench | mash | mash$ | maternity | maternity leave | middle | minimum wage | my glasses | nail
    -0.1: need a | new york | nobel | octopus | of 0 | off the | one$ | percent | percent of | phillips | phillips$ | picture frame | pluto | prune
    -0.1: rabbits | raw | reset | roses | router | rugby | salt | see | sink | slander | spend | still go | summer | symptoms of | table salt | take
    -0.1: tcp$ | team | telephone | temp | the eiffel | the fastest | the lawn | the liver | the mariana | the middle | the symptoms | the telephone
    -0.1: titanic sink | to run | tokyo | too | too much | tower | tower$ | trench | trench$ | type | tyres | ubiquitous | undo | union | up when | vegan
    -0.1: vegan$ | wall fell | water | what temperature | what the | what's 0 | what's that | when did | when is | when should | when was | white wine
    -0.1: who is | with a | york$ | you claim
    -0.15: -ach | -ade | -ame | -ans | -aps | -ars | -ask | -awn | -d's | -ead | -hem | -hor | -ims | -ink | -ion | -ips | -lip | -mit | -mol | -nzo
    -0.15: -ogs | -oop | -ove | -pot | -ree | -rge | -ria | -scs | -tle | -tus | -ugh | 0 0 | ^are grapes | ^explain | ^git | ^the | ^what causes
    -0.15: ^what makes | ^what should | ^who painted | a cold | account | air | air out | are grapes | author | back | background | bash | blue | bones
    -0.15: causes | chrome | citrus | claims | climate | code | cold$ | cone | cone volume | do if | does it | dogs | egg | fix | for loop | from the
    -0.15: fscs | glasses | google maps | got the | hand | hastings$ | have$ | how can | how to | i share | it in | it ok | it safe | it's | job$
    -0.15: jupiter | just | leave my | letting | lettuce | location | loop | lottery | made | makes | maps | mask | meaning | monzo | moons | moons$
    -0.15: most | most moons | my cat | my sister's | night | night watch | number of | ok for | ok to | paracetamol | per | photoshop | photosynthesis
    -0.15: picture | planet has | please | plural | plural$ | pressure | queen | queen victoria | rate | recipe$ | requirements | sales tax | saturn
    -0.15: save | share my | should you | side | sister's | sister's birthday | slug | small | small claims | states | symptoms | tax$ | tell | that$
    -0.15: the air | the berlin | the flight | the moon | the night | them | them$ | there in | to have | us | victoria | wage | what | what are
    -0.15: what causes | what makes | what$ | who painted | who was | wine | with | wrote the | york | you allowed
    -0.2: -ana | -ate | -bay | -cal | -ded | -der | -eal | -eat | -eps | -ggs | -han | -hey | -hod | -hon | -ies | -ile | -ing | -int | -iod | -lin
    -0.2: -lls | -mal | -mum | -nia | -nts | -ode | -oil | -ong | -ous | -out | -ped | -pes | -ral | -red | -res | -rie | -rry | -rus | -sil | -top
    -0.2: -tre | -ttp | -uce | -ula | -ung | -unt | -vel | -ver | ^does | ^google | ^got | ^how long | ^reason | ^what am | ^what's the | ^whats
    -0.2: ^where do | ^who wrote | a wasp | at 0 | bad | basil | berlin wall | bike | boil | buttermilk | centre | chemical | difference between | eat
    -0.2: ebay | ebay sales | eggs | formula | fridge | go to | grapes | gross | handmaid's | handmaid's tale | hiccups$ | how's that | http | i still
    -0.2: inflation | it | knead | less | make | marie | method | minimum | moon$ | my job | need to | net | now | of the | often should | painted
    -0.2: people | period | planets | python | rain | reason | recommended | remove | road | road bike | safe for | sheets | stung | than | the best
    -0.2: the difference | the handmaid's | they | tick | to give | udp | uk$ | was marie | way | way to | what am | whats | where do | white | who
    -0.2: who wrote | wrote
    -0.25: -afe | -ass | -ata | -don | -eas | -ese | -ipe | -ity | -ive | -ken | -lue | -lug | -nic | -ody | -one | -ord | -pet | -rld | -rse | -ser
    -0.25: -uit | -ure | -xed | ^0 | ^can i | ^i've | ^there's | ^who's the | ^why do | again | an adult | berlin | blood | brew | carpet | chicken
    -0.25: cold brew | cup$ | data | difference | gave | getting | git | hastings | hiccups | i gave | i say | in a | is inflation | it out | keep
    -0.25: kitchen$ | london | long can | me what | moon | no | old | on a | on$ | pay | radium | recipe | rice | safe | taxed | tcp | the kitchen
    -0.25: the last | the titanic | the uk | titanic | use | when i | why do | world | wrong
    -0.3: -ash | -bel | -ilk | -ill | -ium | -ncy | -nes | -ney | -ork | -r's | -rst | -sis | -tes | -tor | -ups | -ust | ^who won | ^why does
    -0.3: allowed to | at home | between | bread | by$ | car$ | cat | cats | do | first | honey | how long | job | kitchen | long | mean$ | notice
    -0.3: planet | should | tale | tax | tell you | the car | to me | wall | wax | who won | why does | won | won the | you i | you need
    -0.35: -'ve | -ful | -gle | -its | -ize | -old | -oon | -our | -rew | -son | -ult | 0 | ^what did | ^where is | ^which | adult | best | called$ | cup
    -0.35: does | explain | for a | google | how$ | i tell | i've | into | mean | need | painful | size | temperature$ | uk | what did | where is
    -0.4: -ary | -ase | -asp | -ere | -ked | -nto | -und | ^what's a | allowed | have to | one | that | wasp | what's the | who's the
    -0.45: -ain | -ean | -ess | -hat | -nce | -ngs | -wed | ^can | ^what year | ^why | car | was | what year | what's a
    -0.5: -ack | -eed | -ine | ^where | for | if i | when | why | year did
    -0.55: -ale | -ent | -ood | -uld | be | set$ | where
    -0.6: -ake | -als | -ats | -ces | -een | -oes | ^my | by | go | set | share | vs | year
    -0.65: -ted | ^what's my | a | and | can i | what's my
    -0.7: -are | is | on
    -0.75: -and | -ter | ^how do | if
    -0.8: ^what is | in
    -0.85: -hen | to
    -0.95: -ich | what is | which
    -1.05: or
    -1.1: how
    -1.2: how do
    -1.35: can
    -1.45: of`,
};
