import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const ENGLISH_TEACHES: FeatureWeights = {
  bias: -1.45,
  features: `
    2.15: btw
    2.1: so
    1.5: -ery -day | crochet | myself | we've
    1.45: please
    1.4: #14 | called | remember that
    1.35: -^ -'ve | after | boiler | home | mum | since | years
    1.3: #20
    1.25: , | -^ -ver | -all -me | as | call me | dad | number | shellfish
    1.2: august | by | can't | year
    1.15: -^ -een | doing | jobs
    1.1: side | teaching | weekends
    1.05: -but -i'm | -you -can | ^ favourite | ^ this | bad | but i'm | living | you can
    1: -^ -n't | -hen -you | -his -is | -n't -eat | ^ been | mostly | olives | this is | time | when you
    0.95: -i -ite | 0 | decided | every | here | our | team | tuesdays
    0.9: -^ -day | -on -ays | ^ can't | before | birthday | fan | halal | learning | stand | thing | to shellfish
    0.85: #10 | -^ -ays | -a -gal | -a -ist | -fan -of | -ish -, | -nce -i | a paralegal | drink | fan of | my | ok | paralegal | since i | software
    0.85: to flying | window
    0.8: ^ always | decision | final | keep | left | now | of | recipes | training | up | wants | we're
    0.75: -een -ing | -go -for | -i -nit | -in -it | -my -ies | -nia -and | -orn -and | -the -ing | -to -me | -tor -, | ^ being | at home | born and
    0.75: but | english | florist | go for | i knit | in it | is | knit | lease | originally | self | small | started | stuff | to me
    0.7: , always | -, -ord | -, -ver | -^ -ing | -a -per | -are -ing | -for -ing | -i'm -gic | -me -, | and the | band | biscuit | break | divorced
    0.7: fave | food | i'm allergic | i'm learning | i'm training | ive | me , | on | tbh | water | with
    0.65: -^ -at | -^ -i | -^ -me | -at -ify | -ber -is | -eam -at | -ere -. | -ily -, | -the -age | ^ at | ^ i | ^ me | accountant | born | both | check
    0.65: code | daughter | ever | everything | here . | in | knees | marathon | number is | protein | retired | team at
    0.6: -^ -ust | -^ -we | -ant -and | -ful -ith | -her -, | -my -ins | -n't -and | -n't -do | -n't -ink | -nes -, | -nto -ing | -on -a | -on -nds
    0.6: -one -is | -run -a | -tes -, | -the -ler | -the -ock | ^ going | ^ it's | ^ just | ^ we | actually | can | careful | careful with | eats
    0.6: family , | frame | galway | going with | i take | i write | mail | on a | on weekends | over | report | run a | suggest | the boiler | we
    0.6: whenever
    0.55: -, -now | -^ -ied | -^ -ote | -ber -hat | -eam -, | -eas -? | -for -me | -i -are | -ick -one | -ith -me | -iya -, | -nch -, | -ost -ays
    0.55: -ted -at | -the -ent | -the -ery | -ton -for | -ver -ink | ^ never | ^ note | anything with | app | coriander | do | flying | for me | future
    0.55: geelong | good | ideas ? | learning to | nearby | never drink | read | started at | the bakery | turned | vegetarian | we're a | with me
    0.5: , from | -'re -a | -, -rom | -^ -hi | -a -ass | -a -red | -ake -up | -ble -, | -do -my | -ent -ing | -hat -the | -his -ear | -i -ore | -i'm -gan
    0.5: -i'm -the | -icy -ood | -ing -for | -ing -ith | -ing -my | -is -way | -it -for | -ite -hor | -ity -of | -lls -me | -now -on | -ork -for
    0.5: -ove -icy | -rom -now | -was -ced | -way -in | -ype -0 | ^ hi | ^ started | ^ we've | a narrowboat | and | are | author | building | building a
    0.5: currently | do my | down , | favourite author | from now | full | hospital | i'm building | i'm the | i'm vegan | it for | love spicy
    0.5: my daughter | name's | narrowboat | now on | rather | sam | saving | seven | shed | spicy | spicy food | that the | this year | type 0 | wedding
    0.45: , even | , first | , one | , please | -, -ase | -, -n's | -, -rst | -, -ven | -^ -im | -a -0 | -ack -and | -and -ave | -ant -to | -be -ful
    0.45: -bee -ngs | -eep -her | -ell -it | -how -uld | -i -get | -ies -for | -ind -hat | -ine -, | -ing -but | -ing -own | -ive -me | -my -nts
    0.45: -oes -for | -on -rth | -our -ind | -so -ing | -so -no | -the -nts | -to -uit | -uit -ing | -was -orn | -you -est | ^ after | ^ im | a 0
    0.45: alcohol | and have | be careful | bee | bee stings | being a | blind | colour blind | earth | give me | hi | i get | i'm colour | in september
    0.45: keep kosher | kosher | living in | metric | on earth | priya | royal | september | shifts | shoe | so no | sources | spell it | stings
    0.45: thats my | tips | to quit | want to | was born | wild | without | you suggest
    0.4: , need | , we've | -, -ats | -, -ave | -, -eed | -^ -for | -^ -ork | -a -gle | -all -ity | -ase -, | -ase -ver | -ast -eek | -at -a | -eep -in
    0.4: -eft -ded | -ere -in | -for -ood | -has -to | -hat -can | -how -do | -i -ear | -i'm -eft | -ing -ard | -ist -. | -jo -. | -mes -, | -one -lls
    0.4: -ord -the | -own -the | -red -ant | -the -nhs | -up -ere | -ver -art | . | ^ don't | ^ for | ^ work | a chartered | a living | about the | aisle
    0.4: always , | and nobody | ask | asthma | at a | bank | block | calls me | case | cat | chartered | chartered accountant | down the | europe
    0.4: everyone calls | for good | forward | french | going forward | handed | has to | how do | how would | i wear | i'm left | jo | jo . | keep in
    0.4: last week | left handed | never start | nhs | nurse | person | polish | quick one | size | sourdough | spare | spreadsheets | steve | swim
    0.4: tagalog | the end | the nhs | together | tuesday | wear | weights | weve | word the | writing a
    0.35: , help | , live | -, -elp | -: -'re | -^ -ave | -^ -his | -^ -my | -^ -use | -a -dic | -am -ing | -an -old | -ant -, | -ars -now | -ary -and
    0.35: -ass -the | -ate -ing | -ays -gle | -ber -my | -by -ade | -cks -? | -for -ers | -ger -in | -gle -ith | -if -it | -ing -it | -is -my | -n't -eve
    0.35: -ody -oes | -ote -hat | -ric -, | -so -i | -the -ice | -to -ass | -to -hat | -to -ish | -use -ric | : we're | ^ my | ^ use | a paramedic
    0.35: a small | always struggle | an old | blood | brompton | by trade | can't do | constantly | don't drink | don't eat | green | hospital , | if it
    0.35: is my | leith | made | makes | marketing | metric , | migraines | months | my name's | negative | note | note that | paramedic | pass
    0.35: pass the | phd | remember | remember my | so i | struggle | struggle with | thats | to pass | to that | training to | trains | twin | us
    0.35: use metric | whole | years now
    0.3: , any | , now | , thats | , with | -, -any | -, -ing | -, -ith | -0 -tes | -: -t's | -^ -i'd | -^ -ure | -^ -wed | -a -air | -ade -. | -ain -,
    0.3: -and -der | -and -ing | -ast -, | -ast -so | -ats -ing | -day -! | -ded -i'm | -ead -in | -eed -it | -ese -ays | -est -ook | -hey -hem
    0.3: -his -ing | -i -, | -i -do | -i -eak | -i'd -ike | -i'm -a | -ime -, | -in -ish | -ise -, | -les -who | -nts -the | -o -ive | -out -hat
    0.3: -out -the | -the -bio | -the -ble | -up -in | -we -ent | -who -ats | -you -now | : what's | ^ best | ^ i'd | ^ i've | ^ pure | ^ widowed
    0.3: a beagle | allergy | beagle | best book | bins | biology | book | boring | breakfast | breakfast , | choir | colour | day | day , | decided i'm
    0.3: diabetes | doable | dodgy | drive | eats everything | editor | find | fortnight | give | gone | head in | hr | i , | i do | i sing | i speak
    0.3: i'd like | i'm a | i've | law | losing | my timezone | near | need it | o | o negative | own | pork | postman | pure | sing | single | the bio
    0.3: the shed | these days | they them | time , | trade . | train | turned 0 | up in | wants the | watch | we have | west | who eats | widowed | win
    0.3: work for | you know
    0.25: , about | , am | , gift | , my | , not | , safe | , when | -'ve -ded | -'ve -ree | -, -afe | -, -am | -, -eds | -, -ift | -, -my | -, -not
    0.25: -, -ody | -, -out | -^ -i'm | -a -ght | -a -oir | -a -tea | -ail -. | -ats -my | -big -fan | -can -ell | -do -a | -dow -ats | -elf -: | -ent -a
    0.25: -fer -ins | -i -uch | -i -ver | -i'd -her | -in -ase | -in -gos | -in -ith | -in -lin | -ing -at | -ing -ing | -ins -to | -ith -ing | -my -0
    0.25: -my -and | -my -ice | -my -ner | -ned -0 | -ngs -for | -nut -rgy | -ond -ear | -ore -any | -our -ers | -ter -, | -the -bar | -the -ids
    0.25: -tom -, | -two -ers | -uch -fer | -ust -ned | -we -ave | ^ i'm | a choir | a postman | a tea | aest | all | any | before any | big fan | camper
    0.25: camper , | cats , | clients | desk | do a | favourite | fyi | help | i explain | i much | i'd rather | in case | in lagos | in leith | lagos
    0.25: lose | marcus | much prefer | my 0 | my husband | my partner | my wife | nobody | nursing | on tuesday | order | partner | passport
    0.25: prefer trains | rent a | seats | second | second year | shoes | solicitor | steps | than | the bar | times | trains to | tunde | vegetarian ,
    0.25: week | window seats | word
    0.2: ! ! | , a | , they | -! -! | -, -a | -, -dly | -, -hey | -0 -th | -^ -0 | -^ -ber | -^ -its | -^ -uge | -a -mac | -a -new | -a -oat | -am -,
    0.2: -and -my | -and -ves | -ank -, | -any -ent | -ast -ear | -at -yal | -ave -out | -ays -ave | -den -dge | -eat -ump | -een -ars | -ex -rmy
    0.2: -for -all | -for -the | -fts -. | -gan -at | -ght -. | -hon -, | -ike -my | -im -0 | -im -a | -ine -ogy | -ing -lto | -is -lly | -is -nka
    0.2: -is -tle | -ist -of | -lly -ing | -lto -in | -my -ber | -my -e's | -my -ull | -n't -get | -now -it | -of -a | -on -0 | -ook -for | -ove -ing
    0.2: -the -eat | -the -van | -tly -ing | -to -be | -to -the | -to -wim | -uld -you | -up -at | -vel -, | -way -, | -wed -, | 0 th | ^ 0 | ^ huge
    0.2: ^ its | ^ remember | a mac | a new | account | advice | alto | alto in | always have | am , | and my | army | at royal | band is | bank ,
    0.2: basically | bouldering | bridge | can't stand | cook for | dana | data | every sunday | ex | ex army | example . | for all | for something
    0.2: for the | four | girlfriend | going | gym | heat | heat pump | hebden | hebden bridge | hiking | huge | i call | i cant | i've three | im 0
    0.2: im a | into bouldering | is basically | is making | is priyanka | just | know it | last year | like my | list of | lyon | mac | marathon ,
    0.2: marine | marine biology | mates | my full | my girlfriend | my number | of a | on 0 | one is | peanut | peanut allergy | podcasts | priyanka
    0.2: pump | quit | rent | shot | sing alto | slack | snacks ? | stop | studying | swap | tea | th | the heat | there's | to be | to swim | to the
    0.2: trade | twins | type | up at | walk | want | what can | wide | widowed , | years and
    0.15: ! | #7 | , ever | , hate | , im | , just | , since | , skip | , too | -, -her | -, -im | -, -kip | -, -ond | -, -one | -, -too | -, -ust
    0.15: -0 -yrs | -^ -big | -^ -elf | -^ -fyi | -^ -hen | -^ -ok | -^ -orn | -a -hip | -a -ole | -a -rce | -a -vet | -ail -, | -all -, | -all -hat
    0.15: -art -ime | -as -a | -as -one | -at -ian | -at -ome | -at -ork | -ate -a | -ave -een | -ave -ype | -by -day | -ced -so | -d's -ame | -day -i
    0.15: -ded -, | -dog -, | -eed -elp | -eek -and | -elf -yed | -eve -ded | -hop -ith | -hot -, | -i -ask | -i -ick | -i -ort | -i -say | -i -tch
    0.15: -i -udy | -i'm -ian | -im -ced | -in -lsa | -ing -een | -ing -the | -ink -hol | -ked -for | -let -nts | -mum -of | -mum -to | -my -cat
    0.15: -my -d's | -my -rst | -ok -eve | -ore -old | -rth -: | -sta -, | -t's -a | -ter -all | -the -ase | -the -ood | -tly -ced | -to -ing | -uld -be
    0.15: -ull -ame | -und -, | -und -the | -uns -on | -ven -if | -you -go | 0 diabetes | 0 yrs | ^ big | ^ born | ^ currently | ^ fyi | ^ married | ^ ok
    0.15: ^ right | ^ when | ^ whenever | a vet | activities | after all | all that | anything green | as a | as someone | at atlassian | at work | ate a
    0.15: atlassian | back and | badly | bar | bullet | bullet points | by friday | cant stand | cook | corolla | divorced so | dog , | doing my
    0.15: drink alcohol | easy | emojis | estate | estate , | even if | free | from | full name | gardener | gentle | grapefruit | have been | have type
    0.15: hip | i are | i ask | i drive | i restore | i say | i study | i tick | i'd | im divorced | in tulsa | irish | job | me | moved | mum of
    0.15: mum to | my cat | my first | need help | normal | ok weve | out | part time | place | plumbing | recently | recently divorced | restore
    0.15: restore old | round the | runs on | self employed | settled | shot , | site | so nothing | sparky | speak | spell | startup | still can't | sub
    0.15: support | take | template | tick | timezone | tulsa | uni | use | veg | vet | wee | week and | welsh | weve decided | won't eat | wont | wood
    0.15: you give | you go | yrs
    0.1: , knees | , mostly | , second | , tips | , two | -'ve -led | -'ve -ust | -, -ees | -, -ips | -, -two | -. -com | -0 -urs | -^ -ase | -^ -gle
    0.1: -^ -ish | -^ -rom | -^ -two | -a -art | -a -ent | -a -fan | -a -man | -a -ote | -ail -ore | -ake -a | -ame -eas | -and -i'm | -and -sed
    0.1: -and -the | -as -an | -ask -for | -ats -, | -but -'ve | -by -ext | -ces -, | -der -i | -eat -ore | -een -her | -ers -. | -ess -is | -for -oth
    0.1: -gle -mum | -gue -is | -hat -? | -hat -der | -hat -our | -hen -do | -her -gue | -his -ime | -i -ect | -i -eep | -i -own | -ice -a | -ill -n't
    0.1: -in -ber | -in -ics | -in -lsh | -ion -in | -ire -at | -ith -us | -ize -0 | -lay -the | -les -, | -my -ind | -my -ort | -my -y's | -ner -ith
    0.1: -ngs -ith | -nts -for | -ode -is | -of -our | -oks -, | -old -ers | -on -ite | -ors -, | -rew -up | -the -are | -the -cil | -the -ier
    0.1: -the -ort | -to -ire | -to -uni | -ton -0 | -up -for | -we -ver | -you -n't | . com | 0 hours | ^ everyone | ^ from | ^ hoping | ^ please
    0.1: ^ single | ^ two | a fan | a midwife | a note | a part | a train | a wheelchair | allotment | and bred | and i'm | and raised | and this | as an
    0.1: ask for | at | ate | been together | boots | bred | bred in | but i've | by next | call | camping | code is | coeliac | com | council | courier
    0.1: daughters | deep | eat before | email before | flying , | for both | forward , | grew up | here , | honda | hope | hoping | hoping to | i keep
    0.1: i own | i'm going | ideas | in welsh | isnt | jargon | korean | lead | leave | level | may | midwife | mortgage | mortgage , | most
    0.1: mother tongue | my dad | my mind | my passport | name ideas | need | non | old | old typewriters | on site | paddington | paddington 0
    0.1: play the | raised | raised in | retire | retire at | scissors | should be | sian | single mum | size 0 | start | stick | summer | sundays
    0.1: team , | that ? | that our | the council | the courier | the office | the record | the spare | the table | the thing | theres | thing i'm
    0.1: this time | to retire | to uni | tom | tongue | tongue is | too | trying | trying to | two daughters | typewriters | up for | ux | warehouse
    0.1: we never | wheelchair | when do | winter | with us | youngest
    0.05: , 0 | , both | , have | , kindly | , what | -'re -sed | -, -0 | -, -oth | -, -uld | -0 -and | -0 -ers | -^ -ery | -^ -ian | -^ -iya | -^ -not
    0.05: -^ -ted | -^ -tly | -a -ank | -a -dow | -a -eek | -a -hop | -a -sub | -a -vel | -a -win | -ada -, | -ade -up | -age -a | -age -ide | -age -so
    0.05: -alk -to | -amp -, | -and -is | -and -one | -and -red | -app -led | -cks -, | -dad -, | -dhd -so | -e's -elt | -eak -log | -ear -is | -ect -nyl
    0.05: -ens -and | -ere -, | -ess -, | -fee -ter | -for -ars | -ght -and | -got -0 | -hat -to | -her -in | -hoe -ize | -i -ide | -i -ode | -i -ord
    0.05: -i'm -our | -ide -a | -ies -and | -in -ine | -in -ing | -in -ney | -ine -at | -ing -ery | -ing -our | -ing -so | -ing -to | -ink -fee | -is -o
    0.05: -ish -? | -it -ong | -ith -an | -ive -, | -ize -is | -kip -the | -log -and | -me -and | -me -the | -my -hoe | -my -ood | -my -ree | -no -ses
    0.05: -now -the | -oat -, | -oat -ear | -ode -in | -of -0 | -off -the | -ond -and | -ood -for | -ook -ter | -ose -the | -ote -to | -ots -? | -out -my
    0.05: -own -, | -ree -ids | -rgy -in | -ric -ith | -rin -, | -rom -yon | -rst -age | -ses -and | -set -in | -so -go | -ted -a | -the -0 | -to -ead
    0.05: -uit -, | -ull -ime | -up -my | -use -in | -ust -ted | -ved -to | -ver -eat | -we -eep | -win -ter | -you -eed | -you -ite | 0 and | ^ english
    0.05: ^ every | ^ hiya | ^ not | ^ trying | a bank | a novel | a sub | a twin | a week | a window | about | about my | about that | adhd so | adopted
    0.05: adopted a | an | app called | autumn | biscuit , | boots ? | calling | code in | coffee after | collect | collect vinyl | cv | declan | degree
    0.05: degree in | don't forget | drink coffee | drive a | else | employed | feet | first language | fishing | for anything | for years | from lyon
    0.05: full time | fun | ginger | good for | got 0 | hackney | heading | hiya | i code | i collect | i ever | i lead | i ride | i word | in hackney
    0.05: is o | it wrong | just adopted | just turned | karen | lamb | language so | look after | made up | manage a | married | maths | me and | me the
    0.05: metric with | midwife and | my blood | my shoe | name's spelt | never eat | noon | note to | of 0 | off the | other | pension | please never
    0.05: points | pregnant | private | rescue | ride | ride a | run | self : | set in | shoe size | size is | skip the | so go | speak tagalog | spelt
    0.05: stay | stefan | tagalog and | take up | talk to | teacher , | the 0 | the kids | them | this thing | three kids | thursdays | training for
    0.05: turning | twin sister | two cats | up my | veggie | we keep | we're based | we've got | what to | wife | with an | within | worth | year is
    0.05: you need | you write | zero
    -0.05: , hated | , it's | , quick | , so | , why | -, -kes | -, -so | -, -ted | -, -why | -^ -ake | -^ -ats | -^ -git | -^ -hat | -^ -it | -^ -nst
    -0.05: -a -afe | -a -job | -a -ked | -a -ure | -a -yer | -ach -me | -ack -hen | -aft -, | -age -in | -ake -for | -all -ght | -an -our | -ark -all
    -0.05: -at -ing | -at -my | -ays -put | -day -0 | -do -you | -eas -for | -eat -a | -eep -and | -eep -hat | -end -and | -ere -i | -ets -lay | -for -a
    -0.05: -for -our | -ght -now | -ght -to | -git -mit | -guy -on | -hat -gal | -hat -if | -hat -it | -hat -my | -hey -ark | -his -guy | -his -say
    -0.05: -how -it | -how -old | -i -ach | -i -had | -i -now | -i'd -ove | -iac -, | -if -i'm | -ike -i'm | -ike -im | -ily -lan | -in -bon | -in -ris
    -0.05: -ing -old | -ing -you | -ipt -and | -is -gan | -is -in | -is -not | -is -sed | -it -ere | -ius -, | -ive -and | -k -hat | -ked -out | -llo -,
    -0.05: -m -ves | -man -: | -me -a | -mit -m | -my -ard | -my -end | -my -t's | -n't -ust | -now -ith | -nto -man | -oes -hat | -ong -, | -ook -out
    -0.05: -or -no | -ote -, | -ove -a | -put -the | -ree -mes | -rks -hts | -rom -ing | -rst -aft | -the -ern | -the -ipt | -to -buy | -to -eds
    -0.05: -uld -eat | -uld -the | -uld -we | -ule -i | -us -, | -ver -aid | -ver -ind | -ves -one | -who -is | -yes -or | -you -. | -you -? | -you -ver
    -0.05: ^ const | ^ git | ^ her | ^ it | ^ make | ^ whats | a cafe | a horse | a job | a nut | a pain | a rental | accra | age : | all night
    -0.05: allergies | alone | alone , | always put | an hour | and breathe | and can't | and i've | and you're | another | anyway | at my | bark
    -0.05: bark all | breathe | bug | cafe | commit | commit m | could eat | do you | does that | don't trust | draft , | due | eat a | eleven | father
    -0.05: first | first draft | fixed | flight | for a | for christmas | forty | german : | get the | git | git commit | guy on | hated it | hold with
    -0.05: horse | how it | how old | i | i cook | i had | i want | i'd love | i'll | i'm cooking | i'm trying | ideas for | if i'm | in lisbon
    -0.05: in paris | info | into german | iron | is in | is not | is vegan | k what | keep that | know with | lasagne | lawyer | lets roleplay
    -0.05: like i'm | like im | lives alone | m gives | mad | make | making a | me a | me again | mum's | my card | my life | my sister's | my student
    -0.05: never been | never mind | never said | nights | nissan | novel | nudge | nudge me | oh | once | open | or no | pain | parents | patient | pick
    -0.05: plot | put the | quote | quote , | rental | right now | rule i | script | second version | serving | short | should we | sister's | soup
    -0.05: spring , | tech | tell | that legal | the form | the script | they bark | this essay | this guy | to buy | to leeds | trust | under a | us ,
    -0.05: vegetarian for | what if | who is | works nights | yes or | york . | you . | you ? | you never
    -0.1: , six | -, -and | -, -est | -, -six | -0 -by | -0 -nfo | -^ -ody | -^ -ror | -a -arf | -a -ber | -a -car | -a -gne | -a -ill | -a -ory
    -0.1: -a -ral | -a -ror | -a -rot | -a -sla | -a -ter | -ain -the | -ase -: | -ave -to | -ays -get | -btw -so | -d's -a | -eam -is | -eep -his
    -0.1: -ent -to | -ere -can | -fer -ion | -for -ght | -for -ten | -get -is | -gin -age | -gin -ok | -has -a | -hat -ion | -hen -we | -hes -,
    -0.1: -his -ror | -i -ave | -i -eat | -i -ell | -i -ght | -i -lay | -i -nce | -im -ing | -ime -i | -in -ese | -ind -me | -ing -ide | -ion -b
    -0.1: -is -iac | -it -der | -ith -a | -k -and | -led -ain | -me -. | -me -? | -me -at | -me -to | -my -ead | -my -get | -nch -for | -nfo -uth
    -0.1: -nly -, | -no -ies | -oes -i'm | -of -his | -of -ine | -of -ing | -oke -own | -old -and | -on -, | -ond -ion | -ook -, | -ork -hts | -ost -ses
    -0.1: -ple -for | -ple -in | -ror -: | -rot -led | -rst -. | -six -of | -tes -it | -the -gin | -the -gym | -to -ngs | -to -put | -uck -in | -uth -:
    -0.1: -ver -ing | -was -ian | -yer -, | 0 by | 0 info | ^ according | a book | a car | a dating | a dwarf | a lasagne | a parrot | a stinking
    -0.1: a tesla | am | apply | auth | auth : | being | bread | broke down | btw so | called captain | chords | correct | croydon | days , | dubai
    -0.1: dwarf | fails | film | first . | for | for ten | goats | goes i'm | happened | has a | hates it | have to | i eat | i have | i play
    -0.1: in croydon | in portuguese | info auth | inverness | it under | k and | keep getting | keep this | kid | live and | login ok | login page
    -0.1: longer | loved | make it | mate | me . | me ? | me at | me to | most nurses | moving to | my budget | my head | my mum's | of moving | of this
    -0.1: on , | only , | option b | parrot called | people | people in | please : | pointer | prefer option | profile | simply | six of | soft | spring
    -0.1: starving | stinking | stinking cold | stuck in | sveltekit | ten | the gym | the login | the one | this error | time i | to put | two goats
    -0.1: tz | undefined | version | was vegetarian | washing | we lived | weekend | when we | where can | with a | work nights | would | write | yeah
    -0.15: , ignore | , look | -'ve -een | -0 -ear | -^ -ert | -^ -int | -^ -who | -a -cue | -a -eet | -a -lat | -a -rge | -a -rse | -a -spy | -and -rks
    -0.15: -and -rth | -ant -a | -ard -and | -art -the | -ate -. | -ate -nto | -ate -the | -ave -two | -bob -, | -ear -old | -eed -to | -end -,
    -0.15: -ert -nto | -ext -eek | -ght -ove | -hat -tax | -his -for | -how -ong | -i -ays | -i -ned | -i -oke | -i -ork | -i'm -ack | -i'm -ing
    -0.15: -ift -eas | -in -gue | -in -nce | -ing -in | -is -gic | -is -own | -it -hes | -ite -an | -ith -0 | -ive -for | -mes -up | -n't -ind
    -0.15: -n't -ork | -no -ing | -of -hem | -oke -ian | -on -the | -one -, | -ons -, | -ory -ing | -our -ent | -out -, | -pm -, | -rds -? | -rom -the
    -0.15: -rry -on | -ser -. | -the -r's | -to -do | -to -get | -to -ork | -ues -bob | -unt -, | -use -the | -ves -ing | -who -ves | 0 year | ^ insert
    -0.15: ^ print | ^ who | a cottage | a doctor | a flat | a good | a spreadsheet | a spy | a three | afternoon | again . | and forth | b | back | bed
    -0.15: berlin | bob , | bus | care | carry on | comes up | coming | dentist | don't work | driving a | ears , | failed | five | flatmate's | forth
    -0.15: from the | gift ideas | girl | going to | hate the | hated | have two | how long | hungry | i always | i bake | i bring | i know | i prefer
    -0.15: i spoke | i work | i'm back | ignore | in prague | insert | insert into | is allergic | is down | it crashes | letter | life | like
    -0.15: might move | move to | my flatmate's | name : | need to | next week | of mine | of them | on the | orders | out , | paris | pm , | prague
    -0.15: prefers | quick | roleplay | see | show | shut | sign | splitting | spoke | spoke italian | spy | start the | stuck | thank | that's
    -0.15: this for | to berlin | to do | to get | to have | to work | translate into | use the | user . | values | values bob | want a | which | with 0
    -0.15: write an | year old
    -0.2: , age | , i'm | , those | , where | -, -ght | -, -i'm | -, -ose | -, -tly | -, -use | -, -ves | -0 -, | -0 -ith | -: -ame | -^ -in | -^ -ope
    -0.2: -^ -rry | -^ -ves | -a -alf | -a -lot | -age -: | -age -is | -ake -the | -ame -: | -an -iew | -and -ive | -and -you | -any -ets | -ars -old
    -0.2: -cat -, | -eal -? | -ere -to | -fer -a | -fer -the | -for -ion | -ges -and | -hat -do | -i -ate | -i -der | -i -wer | -im -at | -ime -so
    -0.2: -in -an | -ing -, | -ing -ate | -ing -che | -it -ply | -it -was | -my -any | -my -nds | -ner -and | -oes -ean | -ons -? | -ord -, | -ord -and
    -0.2: -ork -. | -out -. | -out -ons | -rst -, | -so -ain | -so -i'm | -ten -ars | -ter -is | -the -dge | -the -hop | -the -per | -to -cut | -uch -a
    -0.2: -vim -and | -why -is | -you -ake | 0 , | 0 with | : name | ^ in | ^ were | a half | a lawyer | a meeting | a splitting | a sucker | according
    -0.2: according to | against | an interview | and you | away | bake | bees | book about | bring | cat , | could | customer | deal | deal ?
    -0.2: does mean | dont | email | first , | forget | fridge | half | hinge | honest | hour | i lived | i've got | im at | in an | innkeeper
    -0.2: it simply | it was | italian | italian , | languages and | lighthouse and | live for | model | my character | my company | my favourite | n
    -0.2: never | nice | on saturday | option | out . | party | play | prefer the | reading a | so explain | so i'm | splitting headache | such | such a
    -0.2: sucker | sucker for | sunday | taking | teacher | ten years | the fridge | the innkeeper | the shop | time so | to cut | try | were i | what do
    -0.2: why is | years old | you make
    -0.25: , is | , that | -, -ers | -, -is | -^ -ack | -^ -ets | -^ -ich | -^ -if | -^ -ine | -^ -nna | -^ -ple | -a -nut | -a -ood | -a -ree | -a -tor
    -0.25: -a -use | -ack -in | -and -tes | -box -is | -can -you | -der -a | -ead -: | -eak -for | -een -a | -ere -his | -gan -now | -get -the
    -0.25: -ght -get | -ght -on | -go -, | -hat -did | -his -ail | -how -uch | -i -sed | -ies -, | -ike -ere | -ile -e's | -in -tex | -ine -? | -ing -rom
    -0.25: -ire -is | -is -due | -is -ing | -it -but | -ite -our | -my -box | -no -ets | -of -you | -one -ith | -ore -oon | -ork -at | -ose -i
    -0.25: -ten -tes | -ter -and | -ter -in | -tex -, | -the -ime | -the -rst | -the -rty | -the -sea | -the -ter | -to -uts | -up -, | -ved -in
    -0.25: -we -ded | -you -, | ; | ^ back | ^ gonna | ^ if | ^ imagine | ^ people | ^ pretend | ^ which | a customer | always | antibiotics | been a
    -0.25: before noon | bored | can you | car | character is | checks | client | cottage | eggs | electric | evening | everyone | favourite colour
    -0.25: font | friend , | getting | go , | headache | hire is | hot | how much | i used | i've been | in latex | inbox | inbox is | is due | is going
    -0.25: it but | it's my | kids | knackered , | latex , | like where | log | loves | my client | my inbox | name | nearly | nurses | of you | print
    -0.25: python | rn | role | roll | says the | sea | sunday , | suppose i | ten minutes | the party | the sea | the time | this email | translate
    -0.25: up , | vegan now | what did | where this | work at | you ,
    -0.3: , i | , i've | , its | , this | -'ve -ver | -, -e's | -, -ess | -, -his | -, -i | -, -its | -^ -am | -^ -oh | -^ -our | -^ -she | -a -bit
    -0.3: -a -che | -a -end | -a -ire | -a -ock | -a -olf | -a -ppy | -all -ars | -and -arn | -and -hes | -ate -rks | -bai -, | -ber -for | -by -the
    -0.3: -cut -the | -ear -ith | -eed -an | -ere -hat | -f -0 | -gic -to | -had -i | -i -een | -ids -and | -if -my | -ike -, | -in -bai | -it -by
    -0.3: -ith -two | -ive -in | -kid -i | -my -dog | -my -ope | -my -oss | -old -for | -one -? | -ood -, | -ore -nch | -oss -is | -our -new | -out -a
    -0.3: -out -ght | -ply -in | -say -i'm | -so -be | -so -ear | -the -bus | -ugh -the | ^ am | ^ oh | ^ our | ^ she | ^ wouldn't | a | a rock
    -0.3: all ears | allergic to | and earn | bacon | bear | bear with | before lunch | boss | boss is | by the | chef | const | cut | cut the | diabetic
    -0.3: double | driving | dubai , | ears | f 0 | friday | get my | had i | have | hold for | horoscope | i been | i teach | i worked | i'm reading
    -0.3: i've never | if my | in dubai | it by | kid i | kids and | landlord | lol | meet | mine | my boss | my dog | my horoscope | need an | not
    -0.3: our new | questions | redundancy | reply in | ring | say i'm | so be | so bear | teach | the bus | through | through the | with two | working
    -0.3: wouldn't
    -0.35: , cheers | , do | , right | -, -do | -^ -had | -a -ame | -a -lin | -a -ord | -ain -. | -and -hey | -and -n't | -ant -ink | -any -is | -ars -of
    -0.35: -ays -ins | -but -hat | -day -for | -do -i | -eed -? | -ell -me | -hat -oks | -his -eek | -i -ont | -i -rly | -i'm -not | -ile -is | -in -ore
    -0.35: -ing -a | -ink -ght | -is -a | -ish -his | -ked -at | -my -ger | -my -vel | -nce -0 | -old -ith | -on -old | -ter -ith | -the -ext | -ver -,
    -0.35: -we -had | ^ had | ^ what's | a bit | a friend | always rains | and they | asking | battery | bit | but that | cant think | company is | cover
    -0.35: do i | does | don't live | finish | finish this | flat | i dont | i nearly | i'm not | is a | it always | json | lived in | lives in
    -0.35: might get | mondays | much | must | my novel | only | plays | rains | since 0 | speed | staying | staying at | swears | tell me | tesla
    -0.35: that looks | the dentist | the joke | the same | there , | think straight | this week | thought | we had | why | worked at | years of
    -0.4: , go | -, -go | -, -ore | -^ -ind | -^ -set | -^ -uck | -^ -you | -a -ake | -a -mer | -a -old | -ain -for | -ave -ids | -for -his | -get -to
    -0.4: -i -nly | -i'm -all | -i'm -in | -ich -of | -in -and | -in -bed | -ind -ing | -ing -0 | -ing -up | -is -0 | -ish -i | -it -. | -ite -a
    -0.4: -ker -for | -may -, | -my -her | -my -ord | -nts -ing | -on -my | -say -i | -the -ile | -the -new | -ver -ter | -you -do | ^ ping | ^ remind
    -0.4: ^ set | ^ stuck | ^ translate | ^ you | a cake | a cold | a table | and then | back in | blocked | bob | card | cheers | client is
    -0.4: cover letter | down | excel | flying to | for this | haha | has | have kids | hold | i could | i love | i only | i'm all | i'm in | in bed
    -0.4: is 0 | it . | knackered | landlord's | long | look | love | may , | mean | mind being | my mate | on my | say i | silly | spain for | speaks
    -0.4: story | talking | team is | test | the file | the new | then | used to | what does | which of | wish | with your | working from | you do | your
    -0.45: , asking | , been | -, -ect | -: -i | -^ -lol | -a -ery | -a -gan | -and -it | -arn -0 | -ave -a | -day -so | -ere -? | -ets -and | -ght -,
    -0.45: -had -a | -i -pen | -i -uld | -i -ust | -i -was | -int -, | -is -, | -is -hat | -is -rom | -les -and | -let -me | -me -get | -my -our
    -0.45: -my -unt | -new -ire | -one -and | -ous -, | -ove -the | -the -ong | -ves -in | : i | ^ lol | a teacher | a vegan | age | and it | and nothing
    -0.45: aunt | don't have | earn 0 | essay | guy | had a | have a | his | i just | i open | i was | is , | is from | late | lawyer , | let me | logo
    -0.45: looking for | me forget | minutes | my aunt | my manager | my neighbour | new hire | on friday | on sunday | recruiter | so tired | the wrong
    -0.45: there | top | users | vim | write a
    -0.5: , entertain | , while | -'re -the | -, -ile | -a -dog | -ain -me | -ake -at | -ake -his | -and -two | -hat -, | -i -am | -in -don | -ing -ain
    -0.5: -ing -ird | -mas -, | -the -ist | -the -oke | ^ should | a call | a dog | and two | argue | best | boy | christmas , | entertain | entertain me
    -0.5: expect | hire | i am | imagine | late , | lisbon | make this | more | parrot | put | that , | they | thinking | travel | vim and | when i'm
    -0.5: work | you're the | your first
    -0.55: -'re -ing | -, -rry | -^ -the | -^ -uld | -elf -ger | -ere -is | -i -ish | -n't -ave | -ont -ave | -red -, | -so -far | -the -ven | -ver -and
    -0.55: ^ the | a pilot | character | doctor | dont have | earn | echo | elf ranger | gonna | hard | hates | having | he's | i hate | i wish | is that
    -0.55: languages | lunch | milk | no | on hold | pilot | ranger | so far | the best | the oven | think | tired | vegan | writes
    -0.6: -^ -is | -ach -, | -ain -it | -alf -elf | -i -ked | -i -ved | -in -0 | -ing -. | -ith -no | -so -red | -ver -day | -we -ght | ^ is | ^ thinking
    -0.6: coworker | drives | explain it | flights | flu | half elf | he | in 0 | interview | joke | looks | move | moving | my coworker | puppy
    -0.6: question | we might | were | what | wish i | with no | wrote
    -0.65: , you | -'ve -got | -, -you | -^ -ate | -^ -do | -^ -how | -^ -say | -and -ver | -ard -, | -ery -, | -hat -uld | -hen -i'm | -i -ill
    -0.65: -i'm -at | -i'm -on | -ing -me | -ing -of | -ion -of | -ore -i | -ove -to | ^ do | ^ how | ^ say | ^ staying | a bakery | a lighthouse
    -0.65: and wants | bloke | captain | finally | i'm at | i'm on | idea | lighthouse | lives | one | opening | or | pub | remind | remind me | same
    -0.65: thinking of | what would
    -0.7: -0 -ery | -^ -a | -^ -yed | -a -ard | -did -i | -eep -ing | -get -my | -if -i | -my -ame | -my -ate | -my -ent | -ort -the | -sed -to
    -0.7: -t's -my | -the -ond | ^ a | cake | did i | doesn't | error | him | i live | if i | leader | problem | rock | said | saturday | she | sun
    -0.7: the second | thursday | to | will
    -0.75: -^ -t's | -a -ing | -ave -0 | -ays -the | -i -ove | -i'm -so | -ifi -is | -old -, | ^ lets | ^ suppose | city | cold | go | have 0 | how
    -0.75: i'm so | lived | my name | pets | suppose | told | we're having | wifi is | you
    -0.8: , apparently | -^ -ose | -a -ker | -a -ver | -of -the | comes | far | laptop | login | my phone | neighbour | nothing | of the
    -0.85: answer | apparently | better | crashes | draft | getting a | google | meeting | ping | ping me | shorter | till | uses
    -0.9: , lives | -and -hen | -day -. | -ent -is | -is -it | been | if | is it | merge | some | that | the | whats | works
    -0.95: -ber -to | -the -all | -til -day | ^ let's | ^ write | again | delayed | done | goes | i don't | let's | phone | pretend | remember to | while
    -0.95: you're
    -1: ? | and never | dogs | let | my friend | opener
    -1.05: lets | who
    -1.1: -ith -you | -rks -at | elf | it | next | tonight | with you | works at
    -1.15: #4 | -i -n't | manager | still | user | where
    -1.2: might | right | rome
    -1.25: #0 | her | worked
    -1.3: :
    -1.35: -day -,
    -1.4: -on -day | tomorrow | until | used
    -1.45: live
    -1.5: had | say
    -1.6: says
    -1.75: #1
    -1.85: today
    -1.95: friend
    -2.1: was
    -2.2: this`,
};
