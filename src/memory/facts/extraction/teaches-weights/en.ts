import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const ENGLISH_TEACHES: FeatureWeights = {
  bias: -1.5,
  features: `
    2.05: btw | so
    1.7: years
    1.5: #14 | after | year
    1.45: -all -me | call me | myself | please
    1.4: #20 | mostly | shellfish
    1.35: boiler
    1.3: -^ -'ve | since
    1.25: as | august | here | team
    1.2: , | by | number
    1.15: -^ -n't | ^ favourite | teaching | tuesdays
    1.1: -n't -eat | called | dad | doing | living | of | remember that
    1.05: -^ -een | decided | time | to shellfish | we've
    1: -ery -day | -i -ite | -the -ent | mum
    0.95: ^ always | ^ being | halal | now | our | recipes
    0.9: -^ -ays | -^ -ver | -a -ist | -for -ing | -hen -you | -ish -, | -orn -and | ^ been | ^ can't | born and | ok | stand | tbh | when you
    0.85: -a -gal | -but -i'm | -i'm -gic | -the -ing | -you -can | a paralegal | alcohol | birthday | but i'm | i'm allergic | ive | learning | lease
    0.85: left | paralegal | stuff | up | window | you can
    0.8: -^ -day | -are -ing | -go -for | -ing -for | -on -ays | -to -me | 0 | can't | ever | go for | my | report | side | thing | to me
    0.75: -ing -ith | -the -nts | biscuit | break | but | decision | every | florist | olives | over | self | software | we | whenever | word
    0.7: #10 | -, -ord | -her -, | -his -is | -ily -, | -tes -, | -ver -ink | born | final | frame | is | keep | marathon | never drink | started
    0.7: suggest | this is
    0.65: -^ -his | -^ -ied | -^ -ust | -ake -up | -and -ave | -and -ing | -een -ing | -i -nit | -in -it | -n't -do | -nce -i | -on -a | -run -a
    0.65: -the -ery | -tor -, | . | ^ just | ^ this | actually | and have | daughter | english | french | good | i knit | in it | knit | on a | retired
    0.65: run a | since i | the bakery | turned | we're | weekends
    0.6: -, -ats | -, -ver | -ant -and | -at -ify | -be -ful | -ble -, | -eam -at | -eas -? | -ere -. | -the -age | -the -ler | -was -orn | anything with
    0.6: can | currently | divorced | drink | family , | fortnight | here . | ideas ? | read | sam | tagalog | team at | the boiler | was born | water
    0.6: wild
    0.55: , please | -'re -a | -, -ase | -^ -i | -a -0 | -a -red | -ate -ing | -for -ood | -ful -ith | -i -are | -les -, | -n't -and | -nch -,
    0.55: -the -nhs | -the -ock | -ype -0 | ^ i | ^ it's | a 0 | be careful | being a | both | building a | careful | careful with | do | eats
    0.55: everything | food | for good | future | i explain | i write | i'm building | i'm learning | in september | living in | mail | nhs | september
    0.55: seven | the nhs | training | type 0 | we're a
    0.5: , from | -'ve -ded | -, -n's | -, -now | -, -rom | -^ -im | -^ -use | -a -per | -ber -is | -for -me | -ger -in | -has -to | -i -eak | -i'm -the
    0.5: -ind -hat | -ing -but | -ive -me | -ked -for | -me -, | -one -is | -to -ish | -was -ced | ^ don't | ^ im | ^ use | accountant | before
    0.5: building | coriander | europe | for me | give me | going with | has to | hospital | i speak | i'm the | me , | my daughter | number is | on
    0.5: shed | tips | watch
    0.45: , even | , not | , one | -, -ave | -, -not | -, -ven | -0 -tes | -^ -for | -^ -hen | -^ -hi | -^ -ing | -^ -we | -and -the | -ast -, | -at -a
    0.45: -ber -my | -cks -? | -eep -in | -i -ear | -i -ore | -icy -ood | -if -it | -ing -my | -is -my | -it -for | -ost -ays | -our -ind | -ove -icy
    0.45: -ric -, | -so -i | -so -ing | -ted -at | -ver -use | -way -in | -you -est | ^ after | ^ for | ^ hi | ^ started | ^ we | ^ we've | ^ when
    0.45: a living | and the | are | at a | blind | block | breakfast | breakfast , | cat | colour blind | down , | fan | i wear | i'm colour | if it
    0.45: is my | it for | keep in | learning to | love spicy | metric , | never use | originally | own | remember | remember my | royal | shoe | size
    0.45: so i | spicy | spicy food | started at | swim | take | the shed | vegetarian , | wants | wear | with | you suggest
    0.4: , always | , first | , help | , need | -, -eed | -, -elp | -, -rst | -^ -ave | -^ -my | -^ -ote | -ail -. | -ary -and | -ass -the | -bee -ngs
    0.4: -eep -her | -eft -ded | -ent -ing | -ere -in | -for -all | -for -the | -how -do | -i'm -eft | -ick -one | -in -ish | -ine -, | -ing -ard
    0.4: -my -ice | -on -rth | -ord -the | -the -ice | -to -ass | ^ my | ^ note | about the | allergy | an | app | bee | bee stings | bins | dear | desk
    0.4: earth | fishing | for all | for the | forward | going forward | handed | hi | how do | i'm left | i've | in | keep kosher | knees | kosher
    0.4: left handed | makes | marketing | nobody | on earth | pass | pass the | person | rather | small | spare | stings | thats my | times | to pass
    0.4: train | vegetarian | weve | word the
    0.35: ! ! | , with | -! -! | -, -eds | -, -ith | -: -'re | -^ -at | -^ -me | -^ -tly | -a -gle | -a -mac | -an -old | -and -ves | -ats -ing
    0.35: -ber -hat | -by -ade | -day -! | -do -a | -fan -of | -hat -can | -his -ear | -how -uld | -i'd -ike | -ing -it | -ing -own | -ist -. | -ite -hor
    0.35: -ity -of | -let -nts | -lls -me | -mes -, | -now -on | -nto -ing | -ody -oes | -ork -for | -our -ers | -red -ant | -rom -now | -to -hat
    0.35: -uns -on | -ven -if | -who -ats | : we're | ^ at | ^ best | ^ going | ^ me | ^ whenever | a beagle | a chartered | a mac | an old | and nobody
    0.35: author | band | band is | beagle | biology | blood | bullet | bullet points | by trade | chartered | chartered accountant | constantly | day
    0.35: day , | do a | eats everything | even if | fan of | favourite author | flying , | from now | gone | help | how would | i take | i'd like | lose
    0.35: lyon | mac | moment | negative | now on | plumbing | runs on | sourdough | steps | thats | the moment | this year | to flying | to that | twin
    0.35: twins | west | who eats | whole | work for
    0.3: , any | , just | , my | , safe | , they | -, -afe | -, -any | -, -hey | -, -my | -, -ust | -. -com | -ade -. | -and -we | -ase -ver | -ast -ear
    0.3: -ast -eek | -at -ian | -ave -een | -by -day | -ded -, | -dow -ats | -est -ook | -for -ers | -hop -ith | -hot -, | -i -, | -i -ect | -i -get
    0.3: -iya -, | -les -who | -my -and | -my -d's | -n't -eve | -ner -ith | -nut -rgy | -o -ive | -ond -ear | -one -lls | -own -the | -ter -,
    0.3: -the -ase | -the -bar | -the -ort | -up -ere | . com | ^ i've | a postman | and we | asthma | at atlassian | atlassian | badly | best book
    0.3: by friday | calls me | can't do | cats , | com | corolla | diabetes | don't eat | down the | everyone calls | fave | full | fyi | give | hiking
    0.3: hospital , | hr | i , | i get | last week | last year | losing | marcus | metric | moment , | my husband | normal | note | o | o negative
    0.3: peanut | peanut allergy | postman | seats | second year | shot | shot , | steve | studying | the bar | there's | trade . | warehouse | we have
    0.3: wedding | week | window seats | wood
    0.25: , am | , have | , since | , thats | -, -am | -, -her | -, -ing | -, -lay | -: -t's | -^ -fyi | -^ -uge | -^ -ure | -^ -wed | -a -tea
    0.25: -all -ity | -ant -, | -any -ent | -d's -ame | -eat -ore | -ens -and | -gan -, | -ght -and | -his -ime | -his -ing | -i -ant | -i -tch | -i'm -a
    0.25: -ine -ogy | -ing -at | -ing -the | -ing -to | -ire -at | -is -lly | -ise -, | -ith -ing | -lly -ing | -my -0 | -my -dad | -n't -ink | -oat -,
    0.25: -ode -is | -oes -for | -ook -for | -ore -old | -out -the | -to -ire | -to -uni | -tom -, | -up -at | -ust -ned | -we -ave | -we -ent | -wed -,
    0.25: : what's | ^ currently | ^ fyi | ^ hoping | ^ huge | ^ pure | ^ trying | ^ widowed | a tea | aisle | any | ask | bad | big | boring | call
    0.25: can't stand | code is | cook for | eat before | editor | emojis | ex | find | flying | green | have been | home | home , | hoping | hoping to
    0.25: huge | i restore | i'm a | irish | is basically | is making | made | marine | marine biology | me | my 0 | my dad | name's | nurse | phd
    0.25: podcasts | points | priyanka | pure | restore | restore old | retire | retire at | run | saving | so nothing | speak | stop | the end
    0.25: this time | to retire | to uni | turned 0 | up at | use | vegan , | wide | widowed | widowed , | win | wont
    0.2: , now | , skip | , too | , two | -, -dly | -, -kip | -, -too | -, -two | -^ -0 | -a -eek | -a -hip | -a -hop | -a -man | -a -vet | -ail -,
    0.2: -all -hat | -am -ing | -ant -to | -ars -now | -art -ime | -ase -, | -at -yal | -ate -a | -ats -, | -ats -my | -ave -out | -ave -ype | -ces -,
    0.2: -e's -one | -eed -it | -elf -: | -ent -a | -eve -ded | -for -0 | -fts -. | -hat -der | -hat -i'm | -hat -our | -hat -the | -hen -do | -i -ver
    0.2: -im -a | -in -lsa | -ine -at | -ing -our | -ink -hol | -is -nka | -ish -? | -ith -me | -lay -the | -my -ail | -my -ber | -my -ies | -my -ull
    0.2: -ned -0 | -ok -eve | -ore -any | -ory -, | -ote -hat | -ove -ing | -rth -: | -t's -a | -ter -all | -the -ble | -the -est | -the -van | -tly -ced
    0.2: -tly -ing | -to -be | -up -in | -use -ric | -vel -, | -you -now | 0 diabetes | ^ 0 | ^ married | a midwife | a vet | a week | advice | after all
    0.2: all | all that | always , | army | at royal | ate a | basically | before any | bike | colour | deep | drink alcohol | drive a | else
    0.2: every sunday | example . | favourite | fix | for 0 | for something | four | going | have type | i call | im a | in tulsa | is priyanka | keeps
    0.2: level | midwife | mortgage , | most | my email | my full | my number | my timezone | my wife | near | need it | note that | ok weve | out | part
    0.2: part time | play the | recently | recently divorced | rent a | site | snacks ? | solicitor | space | startup | swap | that i'm | that our
    0.2: that the | the wedding | things | to be | trade | tulsa | type | uni | up in | us | use metric | usually | vet | want to | weve decided
    0.2: when do | wife | with me | without | years now | you know
    0.15: , ever | -0 -urs | -0 -yrs | -^ -i'd | -^ -i'm | -^ -iya | -^ -ok | -^ -so | -a -ght | -a -new | -a -ole | -a -ote | -am -, | -ame -eas
    0.15: -amp -, | -and -i'm | -and -is | -and -my | -app -led | -ays -ave | -ced -so | -eam -, | -eat -ump | -een -nce | -elf -yed | -ere -so | -ess -,
    0.15: -ex -rmy | -for -oth | -ght -. | -hat -? | -i -eck | -i -eep | -i -ick | -i'd -her | -im -0 | -im -ced | -ime -, | -ion -in | -ite -and
    0.15: -ite -at | -mum -of | -my -ine | -my -ner | -my -nts | -n't -get | -of -a | -of -ror | -oir -and | -old -ers | -out -in | -the -eat | -the -ids
    0.15: -uld -be | -ull -ame | -ver -eat | -ver -you | 0 hours | 0 yrs | ^ hiya | ^ i'd | ^ i'm | ^ ok | ^ so | a new | a note | absolutely | account
    0.15: aest | always have | am , | and | and i'm | and my | and this | anything | app called | at home | ate | bar | been since | between | boots
    0.15: choir | choir and | code | daft | dana | data | decent | divorced so | doing my | drive | ex army | for both | from | full name | gardener
    0.15: heat | heat pump | here so | hip | hiya | i can't | i cant | i check | i ever | i keep | i sing | i tick | i'd | i'd rather | im 0
    0.15: im divorced | it's | just | last | law | leith | mates | may | mum of | my partner | name ideas | never eat | nursing | of a | of horror
    0.15: old typewriters | out in | partner | passport | pump | quit | self employed | sing | single | skip | slack | something | sub | summer | sundays
    0.15: talk | team , | template | than | that ? | the heat | the lease | tick | time , | tom | typewriters | veggie | wee | what can | when | won't
    0.15: years and | yrs
    0.1: , can | , desk | , second | -'ve -ree | -, -can | -, -esk | -, -ody | -, -ond | -, -one | -0 -ers | -^ -all | -^ -ase | -^ -ber | -^ -ian
    0.1: -^ -its | -^ -rom | -a -art | -a -ern | -a -win | -ada -, | -all -, | -and -i | -at -ork | -chi -and | -cks -, | -e's -ood | -e's -our
    0.1: -een -ars | -ent -, | -got -0 | -hey -ake | -i -go | -i -ide | -i -lly | -i -own | -i -say | -i'm -our | -ide -a | -in -eds | -in -gos
    0.1: -in -hat | -in -ith | -ing -ing | -ing -too | -ist -of | -it -ple | -my -ind | -my -ood | -my -ree | -my -rst | -no -jis | -no -ses | -oks -,
    0.1: -oms -, | -on -ite | -ood -for | -ors -, | -ote -to | -our -of | -rom -yon | -ses -and | -so -no | -so -the | -ter -hat | -the -are | -the -tes
    0.1: -to -arn | -to -wim | -uld -you | -und -the | -us -in | -we -eep | -who -lse | -win -ter | -you -go | ^ from | ^ its | ^ never | ^ please
    0.1: ^ remember | ^ there's | a part | a train | a twin | about | and i | at work | cant stand | christmas | declan | eat | forward , | four of
    0.1: free | from lyon | ginger | good for | got 0 | i go | i own | i ride | i say | i'm going | i'm training | i've decided | in lagos | in leeds
    0.1: in leith | in that | it simple | job | karen | lagos | leave | leeds | list of | midwife and | mushrooms | mushrooms , | my blood | my first
    0.1: my mind | need | no emojis | note to | off | on site | place | polish | private | priya | ride | ride a | round the | safe | school | settled
    0.1: share | should be | so no | so the | spell | spreadsheet | teacher , | the spare | there's four | theres | they make | to learn | to swim | too
    0.1: trying | trying to | twin sister | us in | walk | we keep | weeks | where's good | who else | working on | writing | writing a | you give
    0.1: you go
    0.05: , if | , me | , mostly | , never | , tips | , what's | , where's | -'ve -led | -'ve -ved | -, -ell | -, -if | -, -ips | -, -me | -, -uld
    0.05: -0 -and | -0 -th | -^ -elf | -^ -on | -^ -orn | -^ -two | -a -big | -a -sub | -a -tle | -a -vel | -ade -up | -age -a | -ake -a | -alk -to
    0.05: -and -der | -and -red | -as -an | -as -one | -ats -. | -be -ble | -ber -the | -bit -of | -by -ext | -der -, | -dhd -so | -do -ple | -ead -is
    0.05: -eak -log | -een -her | -ees -are | -fee -ter | -gue -is | -hat -snt | -her -gue | -hoe -ize | -hon -, | -hon -in | -i -cle | -i -ord | -i -ste
    0.05: -ike -my | -im -gic | -in -ber | -ine -ars | -ing -ere | -ing -ery | -ing -hen | -ing -so | -ink -fee | -is -o | -ith -us | -ize -0 | -ize -is
    0.05: -led -nty | -log -and | -me -the | -mes -ith | -my -hoe | -my -nan | -my -tes | -nds -i | -ngs -for | -now -it | -nts -, | -nts -and | -of -our
    0.05: -ork -as | -ose -the | -oth -? | -ots -? | -out -my | -ply -to | -red -ine | -rew -up | -rom -ork | -the -her | -to -ead | -to -ook | -to -the
    0.05: -up -for | -up -my | -ves -ith | -we -get | 0 and | 0 th | ^ born | ^ on | ^ two | a big | a novel | a sub | about my | adhd so | and bred
    0.05: as an | as someone | at | autumn | bakery | been together | bit of | boots ? | both ? | bred | bred in | bristol | by next | called monty
    0.05: camping | clients | coffee after | cook | cooking | cycle | do people | doing a | drink coffee | estate | estate , | explain | feet | find me
    0.05: for anything | formula | from cork | galway | gave | girlfriend | gmt | grapefruit | grew up | gyms | handed , | heading | household | i are
    0.05: i cycle | i paste | i watch | i word | i'm 0 | i've lived | ideas | im allergic | is o | just turned | kilos | knees are | know it | lead
    0.05: learn | like my | lives with | made up | making | manage a | marathon , | marathon in | maths | matters | maureen | me the | menu | microwave
    0.05: mind | monty | mortgage | mother tongue | my girlfriend | my nan | my notes | my shoe | nan | nine years | notes | order | paste | quite
    0.05: red wine | remember the | reply to | scissors | shifts | shoe size | size 0 | size is | sparky | speak tagalog | starting | stefan
    0.05: tagalog and | talk to | th | the office | the table | the thing | thing i'm | timezone | to cook | to the | together | tongue | tongue is
    0.05: training for | up for | up my | ux | w | we get | weekends i | welsh | wine , | with us | within | work as | worth | zero
    -0.05: , he | , i | , six | , we | -'ve -een | -, -he | -, -i | -, -six | -, -we | -0 -k | -0 -nfo | -: -0 | -^ -ats | -^ -ere | -^ -gin | -^ -git
    -0.05: -^ -it | -^ -llo | -^ -now | -^ -ror | -a -afe | -a -ess | -a -gne | -a -ked | -a -mer | -a -ook | -a -ory | -a -rge | -a -sla | -a -use
    -0.05: -a -yer | -ake -the | -and -ive | -any -ore | -at -ing | -ate -nto | -ays -get | -ble -to | -dog -is | -eam -is | -eep -hat | -ell -,
    -0.05: -ere -i | -for -ght | -for -my | -for -ten | -ght -now | -gin -. | -gin -age | -gin -ok | -git -mit | -guy -on | -hat -in | -his -guy
    -0.05: -his -ror | -how -it | -how -ong | -i -ate | -i -eat | -i -ned | -i'm -ack | -i'm -off | -ids -, | -ift -eas | -ike -i'm | -im -ing | -ime -i
    -0.05: -ing -hat | -ing -in | -is -nly | -is -not | -ith -our | -ked -out | -llo -, | -m -ves | -me -? | -me -to | -mit -m | -my -ard | -n't -ive
    -0.05: -nfo -uth | -not -a | -of -his | -old -and | -ond -ion | -one -. | -ook -out | -ork -hts | -ory -. | -ost -ses | -ple -in | -red -day
    -0.05: -ree -mes | -ror -: | -she -oes | -six -of | -so -i'm | -tes -it | -the -gin | -the -gym | -the -nes | -the -r's | -to -get | -to -ome
    -0.05: -uld -one | -uld -the | -uld -we | -use -and | -uth -: | -ved -in | -ves -one | -we -ved | -who -is | -who -ves | -you -. | -you -? | 0 info
    -0.05: 0 k | : 0 | ^ begin | ^ git | ^ he's | ^ hello | ^ it | ^ now | ^ one | ^ shorter | ^ whats | a cafe | a cottage | a ford | a lasagne | a mess
    -0.05: a tesla | above | alone | alone , | along | and i've | another | any more | auth | auth : | away | begin | begin . | cafe | coming | commit
    -0.05: commit m | cool | correct | dentist | dishes | dog is | emails | ever , | everyone | for my | for ten | ford | forty | get the | gift
    -0.05: gift ideas | git | git commit | guy on | gym | hates it | have | he's a | hello | hello , | honestly | how it | how long | i eat | i'm back
    -0.05: i'm off | info auth | iron | is not | is only | keep getting | keep that | kids , | like i'm | live in | lives alone | login ok | login page
    -0.05: longer | m gives | make | me ? | me to | mess | most nurses | moving out | my card | my character | my sister's | new | not a | of this
    -0.05: one , | option | pay | people in | pick | rewrite | right now | roleplay | rust | she goes | should i | should we | sister's | six of | so i'm
    -0.05: sort | soup | speaks | starving | support | that in | the dishes | the gym | the login | the next | the one | the word | this error | this guy
    -0.05: three | time i | to berlin | to get | to have | to rome | translate into | tz | users | who is | work nights | wrong | yesterday | yesterday ,
    -0.05: york | york . | you . | you ?
    -0.1: , hated | , i've | , it's | , look | , those | , you | -, -ame | -, -and | -, -ook | -, -ose | -, -ted | -, -ves | -, -you | -0 -ith | -0 -on
    -0.1: -^ -hey | -^ -ves | -^ -yed | -a -ber | -a -che | -a -ill | -a -ood | -a -ral | -a -rot | -aft -, | -and -'re | -and -no | -ard -and | -ate -is
    -0.1: -ays -use | -btw -so | -eas -for | -eep -and | -end -, | -ere -to | -ges -and | -ght -get | -has -a | -hat -n't | -hat -tax | -hen -uld
    -0.1: -hen -we | -how -old | -i -ell | -i -ght | -i -ing | -i -oke | -i -ork | -i -wer | -i'm -not | -iac -, | -ies -, | -ike -im | -im -at
    -0.1: -in -ris | -ing -der | -is -iac | -is -in | -is -sed | -is -the | -it -der | -ite -me | -ith -two | -k -and | -led -ain | -mes -up | -my -get
    -0.1: -nes -of | -oke -ian | -one -day | -ong -the | -ore -, | -ork -at | -ork -in | -ort -, | -ote -, | -rom -ing | -rot -led | -rst -aft
    -0.1: -ten -tes | -the -eck | -the -hop | -the -ime | -the -orm | -to -lin | -us -, | -use -the | -ves -ing | -vim -and | -was -ian | 0 on | 0 with
    -0.1: ^ according | a parrot | a three | again . | along the | always use | and no | and you're | berlin | bread | btw so | called captain | checks
    -0.1: comes up | croydon | customer | dentist , | doesn't | draft , | driving a | dubai | ears , | first | first draft | has a | hated it | hot
    -0.1: how old | i bring | i could | i spoke | i work | i'm not | i'm reading | ideas for | im at | in croydon | in paris | is in | is the | it under
    -0.1: k and | lawyer | lighthouse and | like im | lines of | live for | lol | my budget | n | nudge | nudge me | one day | parents | parrot called
    -0.1: quote , | should | six | spoke | spoke italian | sunday | ten minutes | thank | the deck | the form | the lines | the shop | the time
    -0.1: this email | two | us , | use the | was vegetarian | washing | we're going | weird | when should | when we | with two | work at | work in
    -0.1: write me
    -0.15: , where | -'ve -ver | -, -use | -^ -ert | -^ -in | -^ -int | -^ -ope | -^ -ple | -^ -rry | -^ -who | -a -arf | -ack -in | -an -iew | -and -you
    -0.15: -ant -a | -ase -: | -ate -rks | -ate -the | -bob -, | -der -a | -eed -to | -ell -me | -ert -nto | -for -ion | -ght -ove | -hat -do | -hat -ion
    -0.15: -his -ail | -i -der | -in -nce | -in -the | -ine -? | -ing -you | -ire -is | -it -but | -it -by | -it -hes | -ith -0 | -my -any | -my -dog
    -0.15: -my -t's | -no -ets | -oes -ean | -oes -i'm | -on -the | -ore -oon | -ork -. | -our -ent | -ove -a | -pm -, | -rst -, | -ser -. | -ted -it
    -0.15: -ter -and | -ter -is | -the -dge | -the -ite | -the -per | -the -ter | -uch -a | -ues -bob | -yer -, | -you -, | -you -ake | ; | ^ in
    -0.15: ^ insert | ^ people | ^ print | ^ who | a dwarf | a nut | afternoon | age : | an interview | and you | antibiotics | b | before noon | bob ,
    -0.15: bring | character is | cottage | does mean | done | down | dwarf | eggs | failed | first , | five | font | for | forget | fridge | friend ,
    -0.15: get my | goes i'm | half | happened | hate the | headache | hire is | honest | i've never | in the | innkeeper | insert | insert into | it but
    -0.15: it by | it crashes | knackered , | landlord | languages and | like | lived in | make it | mate | might move | mine | minutes | move to
    -0.15: my company | my dog | name : | nearly | need to | on the | paris | pizza | play | please : | pm , | see | splitting | stuck | such | such a
    -0.15: sveltekit | table | tell me | the fridge | the innkeeper | the rewrite | undefined | user . | uses | values | values bob | want a | what do
    -0.15: with 0 | you , | you make
    -0.2: , i'm | , ignore | -, -e's | -, -i'm | -^ -ack | -^ -am | -^ -ich | -a -alf | -a -ame | -a -der | -a -ire | -a -ord | -and -tes | -ars -,
    -0.2: -art -the | -box -is | -cat -, | -d's -a | -do -i | -ead -: | -eak -for | -fer -the | -hes -, | -how -uch | -i -ive | -i -rly | -if -my
    -0.2: -ile -is | -in -an | -in -tex | -ing -, | -ing -and | -ing -che | -is -a | -it -ply | -ite -our | -ith -a | -me -. | -my -box | -my -vel
    -0.2: -of -hem | -ong -, | -ons -, | -ons -? | -ore -nch | -ory -ing | -ose -i | -our -new | -rry -on | -rst -. | -so -ain | -so -be | -tex -,
    -0.2: -to -eds | -to -ngs | -why -is | ^ am | ^ back | ^ which | a | a book | a doctor | a half | a lawyer | a splitting | a sucker | before lunch
    -0.2: book about | carry on | cat , | chef | client | const | could | do i | driving | favourite colour | first . | flatmate's | getting | girl
    -0.2: going to | hated | how much | i nearly | i used | i've been | if my | ignore | in an | in latex | inbox | inbox is | is a | it simply | italian
    -0.2: italian , | json | latex , | me . | meet | my flatmate's | my inbox | my novel | nice | nurses | of them | our new | party | plot | prefer the
    -0.2: profile | reading a | show | so be | so explain | splitting headache | start the | sucker | sucker for | sunday , | suppose i | that i | then
    -0.2: to leeds | why is | with a | working | would | yeah
    -0.25: , its | , this | -, -ers | -, -his | -, -its | -0 -, | -^ -if | -^ -ine | -a -end | -a -gan | -a -lot | -a -olf | -a -tor | -age -is | -ame -:
    -0.25: -and -arn | -and -hey | -any -ets | -ays -ins | -eal -? | -ear -ith | -eed -an | -fer -a | -get -the | -ght -, | -ght -on | -go -, | -hat -did
    -0.25: -hen -i'm | -i -sed | -i -uld | -i'm -all | -ids -and | -ile -e's | -in -bed | -in -my | -is -0 | -it -was | -ked -at | -kid -i | -me -at
    -0.25: -n't -ind | -nch -for | -of -ine | -of -ing | -on -my | -ord -and | -oss -is | -out -, | -out -. | -out -ght | -so -ear | -the -bus
    -0.25: -the -ile | -unt -, | -up -, | 0 , | ^ if | ^ imagine | ^ were | ^ wouldn't | a dating | a vegan | according | according to | always
    -0.25: always rains | and earn | and they | back in | based in | bear | bear with | bored | boss is | deal | deal ? | dont | evening | excel | film
    -0.25: go , | hard | has | i support | i worked | i'm all | in bed | in my | is 0 | it always | it was | it's my | joke | kid i | kids and
    -0.25: languages | love | me at | might get | need an | of mine | on my | out , | out . | prefers | print | rains | so bear | staying at | swears
    -0.25: the bus | the file | the same | thought | translate | try | up , | we lived | were i | what did | worked at | wouldn't | your
    -0.3: , age | , been | , that | -, -ess | -, -ght | -, -ore | -, -tly | -: -ame | -^ -ind | -^ -oh | -^ -our | -^ -set | -^ -uck | -a -ake | -a -ock
    -0.3: -ain -. | -all -ars | -and -it | -bai -, | -ber -for | -but -hat | -can -you | -day -so | -eed -? | -een -a | -ere -hat | -gan -now | -had -i
    -0.3: -hat -oks | -i -ach | -i -ave | -i -een | -i -nly | -i -ont | -i -ved | -ike -, | -in -a | -ing -rom | -ive -in | -les -and | -my -ope
    -0.3: -one -? | -one -ith | -ood -, | -out -ons | -ply -in | -say -i'm | -the -rst | -the -rty | -the -ven | -to -cut | -to -uts | -we -ded | : name
    -0.3: ^ oh | ^ our | ^ ping | ^ remind | ^ set | ^ stuck | ^ what's | a cake | a good | a rock | all ears | and it | and then | but that | can you
    -0.3: don't live | dubai , | ears | electric | had i | hinge | hold | horoscope | i been | i dont | i have | i only | i teach | in a | kids
    -0.3: lives in | log | must | my horoscope | quick | reply in | rn | role | say i'm | says the | taking | teach | teacher | that looks | the joke
    -0.3: the oven | the party | through | to cut | used to | vegan now | vim | why
    -0.35: , right | -^ -had | -^ -nna | -^ -she | -a -bit | -a -ppy | -age -: | -and -hes | -ant -ink | -any -is | -arn -0 | -ave -ids | -i -ust
    -0.35: -i -was | -ich -of | -in -and | -in -don | -ing -up | -ink -ght | -is -hat | -ish -his | -it -. | -my -ead | -my -nds | -nts -ing | -of -you
    -0.35: -old -for | -on -old | -one -and | -out -a | -out -of | -say -i | -the -ext | -the -sea | -ugh -the | -ver -ter | -ves -in | ^ gonna | ^ had
    -0.35: ^ she | ^ should | a bit | a table | and wants | argue | asking | bacon | battery | been a | bit | bob | cant think | company is
    -0.35: cover letter | cut | double | earn | earn 0 | expect | finish this | flying to | haha | hate | have kids | he's | hold for | hour | i was
    -0.35: i've got | it . | kid | mondays | my head | of you | out of | paid | plays | puppy | questions | say i | sea | tesla | the dentist | the sea
    -0.35: think straight | through the | which of | wish
    -0.4: , cheers | , is | -'re -ing | -, -is | -a -dog | -a -ery | -a -nut | -and -two | -and -ver | -ard -, | -cut -the | -day -for | -f -0
    -0.4: -for -his | -hat -, | -hat -uld | -his -eek | -i -pen | -i'm -in | -i'm -on | -in -bai | -int -, | -ish -i | -ite -a | -mas -, | -may -,
    -0.4: -my -ord | -my -our | -nce -0 | -new -ire | -old -ith | -one -, | -ous -, | -the -oke | -ver -, | ^ translate | a dog | a friend | a pilot
    -0.4: and two | blocked | character | christmas , | cover | cut the | dating | don't have | f 0 | finish | for this | i hate | i just | i love
    -0.4: i open | i'm in | i'm on | in dubai | knackered | landlord's | late | may , | my favourite | my mate | my neighbour | new hire | pilot | python
    -0.4: silly | since 0 | test | that , | there , | this week | what
    -0.45: , entertain | , go | -, -go | -: -i | -^ -lol | -a -lin | -ain -me | -ake -at | -ake -his | -ent -is | -gic -to | -i'm -so | -ing -a
    -0.45: -ing -on | -is -, | -is -ing | -ker -for | -me -get | -my -ger | -ter -ith | -the -all | -we -had | -you -do | : i | ^ lol | a teacher
    -0.45: allergic to | best | cheers | deck | entertain | entertain me | flu | gonna | i'm so | idea | is , | is that | lives | logo | long | look
    -0.45: loves | make this | me forget | mean | my manager | never | on sunday | one | oven | parrot | short | speed | team is | thursday | we had
    -0.45: what does | with your | working from | you do
    -0.5: , asking | , while | -, -ect | -, -ile | -^ -the | -^ -you | -ach -, | -elf -ger | -ere -? | -ere -is | -get -to | -ind -ing | -let -me
    -0.5: -n't -ave | -ont -ave | -ort -the | -so -far | -the -ist | -the -new | -ver -day | ^ staying | ^ suppose | ^ the | ^ you | a call | age | bio
    -0.5: card | does | dont have | elf ranger | hire | lawyer , | let me | lunch | merge | milk | mind being | more | ranger | recruiter | remind
    -0.5: remind me | same | she | so far | so tired | story | suppose | talking | the best | the new | they | think | thinking | top | which | write a
    -0.5: writes
    -0.55: -'ve -got | -^ -ate | -a -ree | -ain -it | -get -my | -had -a | -i -am | -i'm -at | -in -0 | -ing -0 | -ing -ain | -ith -no | -my -oss
    -0.55: -ore -i | -ove -the | -ove -to | -sed -to | -the -ond | -ver -and | -we -ght | ^ thinking | and nothing | back | boss | captain | explain it
    -0.55: finally | flights | garden | go | had a | hates | he | i am | i'm at | imagine | in 0 | lisbon | move | moving | my boss | nights | not
    -0.55: on hold | problem | pub | put | question | said | ten | the second | there | told | travel | vim and | we might | with no
    -0.6: -'re -the | -, -rry | -^ -how | -^ -ose | -^ -say | -a -ing | -alf -elf | -did -i | -eep -ing | -i -ish | -i -lay | -ing -ird | -ing -me
    -0.6: -is -it | -is -rom | -my -ate | -red -, | -t's -my | -the -ong | ^ how | ^ lets | ^ say | a lighthouse | coworker | did i | echo | error
    -0.6: half elf | i play | i wish | interview | is from | is it | lighthouse | much | my coworker | on friday | or | staying | sure | the wrong
    -0.6: wish i | you're the
    -0.65: -^ -do | -^ -is | -^ -t's | -^ -uld | -and -n't | -i -ill | -i -ked | -ifi -is | -in -ore | -ing -of | -ion -of | -my -ent | ^ do | ^ is
    -0.65: a bakery | cake | city | cold | drives | getting a | guy | laptop | lived | looks | ping | ping me | ring | thinking of | tired | were
    -0.65: what would | wifi is | will | you
    -0.7: -ave -0 | -ery -, | -if -i | -ing -. | -so -red | -til -day | better | bloke | doctor | goes | have 0 | i live | if i | leader | meeting
    -0.7: pretend
    -0.75: -0 -ery | -a -ard | -my -ame | and never | comes | dogs | draft | if | let | my friend | my phone | opening | pets | right | some | wrote
    -0.8: -a -ver | -ays -the | -ber -to | -day -. | answer | crashes | far | him | login | my name | neighbour | nothing | remember to | rock | to
    -0.8: we're having | whats | work
    -0.85: , apparently | -^ -a | -^ -ets | -a -ker | -ave -a | -i -ove | -of -the | -old -, | ^ a | ^ let's | apparently | google | have a | having
    -0.85: let's | of the | shorter | the | works
    -0.9: , lives | ? | delayed | how | only | rome | that
    -0.95: -and -hen | -rks -at | been | lets | manager | opener | phone | still | till | tonight | vegan | who | works at
    -1: -ith -you | ^ write | her | i don't | with you | you're
    -1.05: : | elf | it | might | where | while
    -1.1: -day -, | -i -n't | again | no | saturday
    -1.15: #0
    -1.2: email | used
    -1.25: #4 | worked
    -1.3: until
    -1.35: #1 | next | tomorrow
    -1.45: had | say
    -1.5: user
    -1.55: live
    -1.6: says
    -1.65: -on -day
    -1.75: friend
    -1.85: today
    -1.95: was
    -2: this`,
};
