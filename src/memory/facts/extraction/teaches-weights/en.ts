import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const ENGLISH_TEACHES: FeatureWeights = {
  bias: -1.35,
  features: `
    1.85: btw
    1.75: so
    1.6: decided
    1.55: -^ -'ve
    1.5: years
    1.45: after
    1.4: -all -me | call me
    1.35: myself | year
    1.3: #14 | as | please
    1.25: #20 | here | shellfish
    1.2: , | august | mostly
    1.15: -^ -een | boiler | by | doing
    1.1: -^ -n't | number | since | team
    1.05: read | teaching | time | we | word
    1: ^ been | ^ being | dad | every | left | living | mum | remember that | we've
    0.95: -^ -ver | -i -ite | ^ can't | called | ive | now | of | our | stand | thing
    0.9: -^ -ays | -n't -eat | note | recipes | stuff | up
    0.85: -^ -day | -^ -i | -but -i'm | -orn -and | -the -ent | ^ i | birthday | born and | but i'm | is | started | to shellfish | tuesdays
    0.8: -ish -, | -the -ing | -tor -, | alcohol | frame
    0.75: -a -ist | -ing -ith | -to -ish | -to -me | 0 | an | lease | to me | turned
    0.7: , need | -, -eed | -^ -his | -a -gal | -i -eak | -i'm -gic | -in -it | -nce -i | -on -a | -you -can | ^ this | a paralegal | app | break | can't
    0.7: data | i speak | i write | i'm allergic | i'm building | in it | ok | on a | paralegal | side | since i | suggest | train | whenever | window
    0.7: you can
    0.65: -, -ord | -^ -ust | -and -ave | -ate -ing | -for -ing | -ily -, | ^ favourite | ^ just | and have | but | decision | ever | my
    0.6: -, -ver | -^ -ied | -^ -ing | -^ -we | -a -0 | -and -ing | -be -ful | -ble -, | -ery -day | -ful -ith | -go -for | -hen -you | -her -,
    0.6: -it -for | -n't -and | -n't -do | -on -ays | -run -a | -ter -, | ^ we | a 0 | be careful | biscuit | born | can | careful | careful with | code
    0.6: english | family , | go for | it for | keep | marathon | over | retired | run a | tbh | training | we're | when | when you
    0.55: #10 | -, -now | -^ -my | -^ -ote | -a -per | -ant -and | -ary -and | -eas -? | -ere -. | -has -to | -his -is | -if -it | -ing -my | -me -,
    0.55: -tes -, | -ver -ink | ^ always | ^ my | ^ note | currently | do | eats | fan | give | halal | has to | here . | i explain | i've | ideas ?
    0.55: if it | in september | learning | living in | me , | never drink | olives | september | size | software | this is
    0.5: , with | -, -ith | -^ -ave | -^ -im | -bee -ngs | -i -nit | -i'm -a | -ind -hat | -ing -ard | -ing -for | -ist -. | -ite -hor | -ked -for
    0.5: -so -i | -ted -at | -the -ery | -the -nts | ^ i've | ^ im | ^ started | ^ we've | actually | author | bee | bee stings | building | coriander
    0.5: daughter | favourite author | florist | fortnight | forward | going forward | i knit | i'm a | knit | mail | nhs | nobody | originally
    0.5: remember | report | sam | self | so i | started at | stings | the bakery
    0.45: , always | , even | , from | -'re -a | -, -rom | -, -ven | -0 -tes | -: -'re | -^ -hi | -^ -use | -a -hip | -a -red | -are -ing | -at -a
    0.45: -ber -is | -een -ing | -eep -in | -ent -ing | -fan -of | -ger -in | -i -ant | -ing -own | -is -my | -les -, | -ost -ays | -so -ing | -the -age
    0.45: -the -est | -the -nhs | -you -est | -ype -0 | : we're | ^ don't | ^ hi | ^ it's | ^ use | accountant | and nobody | anything with | at a
    0.45: being a | both | divorced | drink | everything | fan of | final | four | future | goal | good | hospital | is my | keep in | learning to
    0.45: number is | on | shed | shoe | startup | stop | the nhs | times | trying | trying to | type 0 | wants | watch | water | we're a | weekends
    0.45: you suggest
    0.4: , help | -, -ats | -, -elp | -, -n's | -^ -for | -ail -. | -ant -to | -ats -ing | -ded -to | -i'd -ike | -i'm -the | -icy -ood | -ing -to
    0.4: -iya -, | -let -nts | -nch -, | -now -on | -our -ind | -ove -icy | -ric -, | -rom -now | -the -ler | -was -orn | -way -in | -who -ats | .
    0.4: ^ after | ^ for | ^ trying | bad | before | biology | blind | bullet | bullet points | colour blind | decided to | eats everything | europe
    0.4: food | from now | going with | hi | i'd like | i'm colour | i'm the | knees | love spicy | metric | metric , | my daughter | now on | own
    0.4: rather | royal | spicy | spicy food | thats | the boiler | tips | vegetarian , | want to | was born | who eats | wild
    0.35: , not | , please | -'ve -ded | -, -ase | -, -ave | -, -dly | -, -nce | -, -not | -a -gle | -a -tle | -and -we | -as -a | -ast -, | -at -ify
    0.35: -ave -een | -cks -? | -eam -at | -eep -her | -eft -ded | -est -, | -i -ore | -i'm -eft | -im -a | -ing -but | -n't -get | -nto -ing | -red -ant
    0.35: -the -ock | -uld -you | -ven -if | a beagle | a chartered | about the | and we | are | as a | beagle | block | breakfast | breakfast ,
    0.35: building a | chartered | chartered accountant | down , | even if | find | fix | handed | i'm left | im a | keep kosher | kosher | left handed
    0.35: marcus | moment | somewhere | spare | team at | thats my | the moment | there's | warehouse | with
    0.3: #7 | , it | , thats | , they | -, -hey | -, -it | -: -t's | -^ -ber | -^ -ery | -^ -hen | -^ -i'm | -a -mac | -ads -up | -ake -up | -ast -ear
    0.3: -at -ian | -by -day | -ere -in | -for -me | -for -ood | -hat -can | -hot -, | -i -are | -i -ear | -i -get | -i -go | -ine -, | -ing -as
    0.3: -is -to | -ith -ing | -les -who | -my -ail | -nut -rgy | -oat -, | -ord -the | -ore -old | -own -the | -the -hed | -the -ice | -ust -ned
    0.3: -ver -use | : what's | ^ every | ^ i'm | ^ remember | ^ when | ^ whenever | a mac | allergy | always , | asthma | at atlassian | atlassian
    0.3: band is | bike | blood | by friday | can't stand | cats , | doing my | down the | flying , | for good | for me | fyi | have been | heads
    0.3: heads up | hospital , | i get | i go | i restore | i wear | in | is to | last year | mac | my email | negative | never use | peanut
    0.3: peanut allergy | postman | restore | restore old | saving | seven | shot | shot , | small | speak | the shed | to flying | turned 0 | twins
    0.3: wear | weve | word the
    0.25: , any | , first | , my | , one | , safe | -, -afe | -, -any | -, -my | -, -rst | -. -com | -^ -at | -^ -fyi | -^ -me | -^ -tly | -^ -ure
    0.25: -ade -. | -and -the | -ase -, | -ass -the | -ast -eek | -ber -my | -by -ade | -ded -, | -gan -, | -his -ear | -how -do | -i -eep | -ick -one
    0.25: -in -eds | -in -ish | -ing -at | -ire -at | -ish -? | -ity -of | -ive -me | -lls -me | -mes -, | -my -ber | -my -dad | -my -ine | -ned -0
    0.25: -o -ive | -ody -oes | -ond -ear | -ork -for | -to -ass | -to -be | -to -ire | -uns -on | -up -in | . com | ^ at | ^ currently | ^ fyi | ^ going
    0.25: ^ hoping | ^ me | ^ pure | a living | a postman | and the | basically | big | bins | by trade | can't do | cat | com | dana | day | desk
    0.25: don't eat | emojis | ex | fave | fishing | french | give me | hiking | home | home , | hoping | hoping to | how do | hr | i can't | i keep
    0.25: i'm learning | i've decided | in leeds | last week | marketing | me | moment , | my dad | my number | normal | o | o negative | part | pass
    0.25: pass the | plumbing | priyanka | pure | remember my | retire | retire at | runs on | second year | snacks | sundays | tagalog | things
    0.25: this year | to be | to pass | to retire | trade . | twin | up in | us | vegan , | vegetarian | want | whole | wide | wont | work for
    0.2: ! ! | , have | , just | , now | , since | , two | -! -! | -, -eds | -, -her | -, -ing | -, -lay | -, -two | -, -ust | -0 -th | -^ -0 | -^ -as
    0.2: -^ -ian | -^ -so | -^ -wed | -a -new | -a -tea | -a -vet | -am -ing | -ame -eas | -and -my | -and -one | -ant -, | -any -ent | -at -yal
    0.2: -ate -a | -ats -, | -ber -hat | -ced -so | -day -! | -do -the | -dow -ats | -elf -: | -for -all | -for -oth | -ght -. | -how -uld | -i -,
    0.2: -i -do | -i -ead | -i -ect | -i -fix | -i -ick | -i -say | -i -tch | -im -0 | -im -ced | -in -lsa | -ine -ogy | -ing -it | -is -nka | -ise -,
    0.2: -ith -me | -my -d's | -my -ice | -my -ies | -my -ner | -n't -eve | -ner -ith | -no -ses | -oes -for | -of -a | -oms -, | -out -in | -the -ase
    0.2: -the -bar | -the -ion | -to -hat | -up -ere | -vel -, | -we -ave | -wed -, | 0 th | ^ 0 | ^ as | ^ best | ^ married | ^ so | ^ widowed | a new
    0.2: a tea | a vet | account | and my | army | at home | at royal | ate a | badly | call | cats | day , | dear | decent | diabetes | divorced so
    0.2: do the | editor | else | for all | for both | gone | hip | how would | i , | i call | i do | i fix | i say | i tick | i'm training | im 0
    0.2: im divorced | in tulsa | is priyanka | last | leith | level | lyon | marine | marine biology | most | mushrooms | mushrooms , | my partner
    0.2: name ideas | name's | of a | out in | partner | person | phd | seats | single | so nothing | solicitor | steps | steve | th | the bar | the end
    0.2: tick | to that | too | training for | tulsa | we have | wee | week | widowed | widowed , | window seats | with me | wood
    0.15: , never | -, -ond | -0 -yrs | -^ -ase | -^ -i'd | -^ -iya | -a -ern | -a -fan | -a -ght | -a -hop | -a -ole | -all -hat | -all -ity | -am -,
    0.15: -art -ime | -ats -my | -ave -ype | -ays -ave | -d's -ame | -do -a | -e's -ood | -eam -, | -eat -ore | -een -her | -ent -a | -ess -, | -ex -rmy
    0.15: -for -ers | -for -the | -ght -and | -hat -? | -hat -our | -hat -the | -his -ing | -i -ain | -i -eck | -i -own | -in -gos | -ing -ere
    0.15: -ing -the | -it -ple | -ite -and | -job -, | -kip -the | -mum -of | -my -0 | -my -and | -my -nts | -my -ull | -n't -ink | -of -ror | -one -lls
    0.15: -ook -for | -ore -any | -ove -ing | -ter -all | -tom -, | -ver -you | -we -ent | 0 diabetes | 0 yrs | ^ hiya | ^ i'd | ^ please | a fan
    0.15: a little | after all | aisle | all that | always have | am , | bar | been together | before any | between | boots | calls me | cant stand
    0.15: constantly | cook | cook for | corolla | deep | do a | eat before | everyone calls | ex army | file | flying | for the | have type | hiya
    0.15: husband | i check | i own | in lagos | into | irish | it simple | job , | lagos | losing | makes | maths | may | mortgage , | mum of | my 0
    0.15: my full | my husband | of horror | part time | passport | points | priya | recipe | rent a | running | settled | site | skip the | snacks ?
    0.15: sourdough | starting | studying | sub | swim | talk | team , | that ? | that our | that the | vet | west | what can | where's good | years and
    0.15: yrs
    0.1: , am | , kindly | , second | , that's | , too | -'ve -led | -'ve -ved | -, -am | -, -one | -, -too | -^ -ads | -^ -orn | -^ -ted | -^ -uge
    0.1: -a -eek | -a -man | -ail -, | -ake -me | -alk -to | -and -i | -and -is | -ars -now | -as -one | -bit -of | -chi -and | -eat -ump | -eed -elp
    0.1: -eed -it | -een -ars | -elf -yed | -ens -and | -ere -so | -for -0 | -hat -der | -hat -i'm | -hat -to | -hey -ake | -his -ime | -hoe -ize
    0.1: -i'd -her | -im -gic | -in -hat | -in -ith | -ine -at | -ing -our | -ink -hol | -is -lly | -ith -us | -ize -is | -lay -the | -lly -ing
    0.1: -lsh -and | -my -hoe | -my -tes | -ngs -for | -ode -is | -oks -, | -old -ers | -on -ite | -ood -for | -ory -, | -oth -? | -our -ers | -so -the
    0.1: -t's -a | -the -eat | -the -hes | -the -ids | -tly -ced | -tly -ing | -uit -, | -uld -be | -up -for | -use -ric | -ves -ith | -way -to
    0.1: -win -ter | -you -go | ^ born | ^ heads | ^ huge | ^ never | a week | advice | and bred | and i | any | as someone | ask | ate | band
    0.1: biscuit , | bit of | both ? | bred | bred in | clients | code is | coeliac | daft | drink alcohol | employed | every sunday | example .
    0.1: explain | feet | find me | for | for 0 | for something | free | full | gardener | good for | green | gyms | heat | heat pump | here so | huge
    0.1: i | i ever | i take | i watch | i'd rather | i've lived | im allergic | in leith | in that | invoice | is basically | karen | law | leave
    0.1: lives with | make me | making | mates | menu | mornings | my notes | my shoe | my timezone | near | need help | need it | notes
    0.1: old typewriters | on site | play the | polish | private | pump | recently | recently divorced | safe | self employed | shoe size | should be
    0.1: size is | so the | stefan | swap | take | talk to | that i'm | the heat | the lease | theres | they make | this time | trade | twin sister
    0.1: typewriters | up for | use metric | way to | we've got | wedding | welsh | welsh and | what to | with us | within | without | won't | working on
    0.1: would you | years now | you go
    0.05: , a | , desk | , ever | , im | , mostly | , skip | , so | , tips | , where's | -, -a | -, -esk | -, -im | -, -ips | -, -kip | -, -so | -0 -and
    0.05: -0 -urs | -^ -ish | -^ -its | -^ -on | -^ -rom | -a -art | -a -ity | -a -ote | -a -vel | -a -win | -age -ide | -ake -a | -all -, | -amp -,
    0.05: -and -his | -and -i'm | -and -red | -and -ves | -at -ork | -ces -, | -e's -one | -e's -our | -eck -out | -een -at | -een -nce | -ent -,
    0.05: -ent -in | -eps -ing | -ery -ime | -eve -ded | -for -ong | -hat -snt | -hen -do | -hon -, | -hop -ith | -i -lly | -i -ome | -i -ord | -i -ort
    0.05: -i -ste | -i'm -ent | -i'm -our | -ike -my | -in -lsh | -ine -ars | -ing -so | -ize -0 | -led -nty | -lol -, | -lse -uld | -mes -ith | -my -ood
    0.05: -my -ort | -my -ree | -nic -, | -no -jis | -no -lue | -nts -. | -nts -and | -of -our | -oir -and | -ok -eve | -one -is | -ook -ter | -ots -?
    0.05: -our -of | -out -my | -out -the | -ply -to | -red -ine | -so -hat | -so -no | -the -are | -the -tes | -ull -ame | -up -at | -us -in | -ver -eat
    0.05: -we -eep | -we -get | -who -lse | -you -ite | -you -now | 0 and | 0 hours | ^ bullet | ^ from | ^ its | ^ on | ^ right | ^ there's | a note
    0.05: a novel | a part | a small | a twin | a worcester | about | about my | aest | and i'm | and this | at work | be | been since | boots ? | boring
    0.05: boyfriend | bristol | called monty | calling | choir | choir and | clue | colour | cork | drive | el | every time | fluent in | formula
    0.05: forward , | four of | full name | ginger | grapefruit | help | i clean | i come | i paste | i sing | i word | i'd | i'm 0 | i'm fluent
    0.05: in welsh | it's | job | jobs | just | just turned | keeps | like my | living , | lol , | look after | lose | made | marathon , | microwave
    0.05: mind that | monty | my blood | my boyfriend | my passport | need | never eat | nine years | no clue | no emojis | nurse | ok weve | order | out
    0.05: paste | perth | podcasts | red wine | reply to | school | share | shop | sing | size 0 | so no | so what | stick | teacher , | than | the spare
    0.05: the thing | the wedding | there's four | thing i'm | together | tom | type | up at | us in | use | usually | veg | veggie | w | we get
    0.05: we keep | weeks | weve decided | when do | who else | wine , | worcester | you know | you write
    -0.05: , honestly | , i | , like | , read | -, -ead | -, -i | -, -ike | -^ -aft | -^ -eed | -^ -it | -^ -ive | -^ -nue | -^ -ple | -a -che | -a -job
    -0.05: -a -rot | -a -sta | -a -use | -aft -a | -ake -the | -and -hey | -ank -you | -ard -and | -ask -me | -at -kia | -ate -nto | -ave -two
    -0.05: -ays -put | -ble -to | -btw -so | -e's -sed | -eat -ere | -eep -hat | -end -the | -ent -is | -ere -can | -ere -to | -ext -oor | -hat -did
    -0.05: -hat -gal | -hat -n't | -hen -it | -how -uch | -i -eat | -i -end | -i -fer | -i'm -off | -ies -, | -ift -eas | -ike -i'm | -ike -im
    -0.05: -ilk -and | -im -so | -in -bon | -in -nce | -ine -i'm | -ing -der | -is -gan | -is -ing | -is -nly | -is -sed | -it -ter | -ite -a | -ith -my
    -0.05: -ive -ove | -k -and | -led -ain | -man -, | -me -? | -mes -up | -my -ard | -my -one | -n't -let | -no -ing | -now -. | -of -ing | -old -and
    -0.05: -on -, | -one -. | -ore -, | -ork -at | -ork -hts | -ork -in | -ose -i | -ose -my | -ple -for | -ple -in | -put -the | -red -day | -ree -mes
    -0.05: -rot -led | -run -the | -she -oes | -tes -it | -the -oke | -the -ter | -to -ork | -ugh -the | -uld -we | -ved -in | -ven -, | -was -a
    -0.05: -who -rks | ^ continue | ^ draft | ^ it | ^ need | ^ one | ^ people | ^ seeing | a job | a parrot | a rental | a three | airport | allergic
    -0.05: along | always put | and they | ask me | at nokia | bed | bees | btw so | bus | called captain | comes up | continue | crashes | diabetic
    -0.05: don't | don't let | door | draft a | dubai | eat here | fixed | forty | getting | gift | gift ideas | gives | hates it | have two | he's
    -0.05: how much | i eat | i lived | i'm off | im so | imagine i'm | in lisbon | info | iron | is only | is that | is vegan | japan | k and
    -0.05: keep that | languages and | lasagne | lighthouse and | like i'm | like im | lines | live above | me ? | me again | milk and | monday
    -0.05: moving out | my card | names | next door | nissan | nokia | on , | one , | orders | pain | parents | parrot called | people in | pune and
    -0.05: put the | really | recs | rental | rewrite | rock , | roll | run the | rust | seeing | send the | she goes | should we | sleep | suppose i
    -0.05: suppose my | sveltekit | table for | take the | ten | thank you | that legal | the airport | the rewrite | the weekend | through | through the
    -0.05: to work | translate into | two | uses | vegetarian for | was a | washing | we're going | where can | who works | wifi | with my | work at
    -0.05: work in | work nights
    -0.1: , got | , quick | , six | , the | -, -est | -, -got | -, -ick | -, -six | -, -the | -0 -ear | -0 -k | -^ -ake | -^ -if | -^ -ope | -^ -why
    -0.1: -a -arf | -a -ion | -a -ook | -a -ory | -a -ral | -a -rge | -a -tor | -ack -in | -ain -. | -and -'re | -and -no | -and -ved | -ant -a | -ash -,
    -0.1: -ate -the | -d's -a | -ear -old | -eas -for | -ell -me | -ery -ing | -for -a | -ght -a | -ght -now | -guy -on | -has -a | -hat -ion | -hat -tax
    -0.1: -his -by | -his -guy | -how -it | -how -old | -i -oke | -i -uld | -i'm -ack | -ids -, | -in -ris | -ine -? | -it -by | -ite -me | -ith -0
    -0.1: -ken -and | -ker -for | -me -at | -my -get | -my -ion | -n't -ive | -ner -and | -oes -ean | -oes -i'm | -oke -ian | -ook -out | -ore -oon
    -0.1: -ork -. | -ort -it | -ory -. | -ove -a | -ove -his | -ser -. | -six -of | -tes -to | -the -nes | -uld -the | -ves -one | -who -ves | -you -?
    -0.1: 0 k | 0 year | ^ if | ^ make | ^ pretend | ^ what | ^ why | a doctor | a dwarf | a nut | above | alone | alone , | and no | before noon
    -0.1: bought | bought a | customer | does mean | driving a | dwarf | ears , | emails | every morning | fish | flight | for a | goes i'm | guy on
    -0.1: has a | hate the | headache | hour | how it | how old | i bring | i spoke | i'm back | ideas for | in paris | in this | it by | kids ,
    -0.1: lives alone | log | love this | lunch | m | me at | my budget | my character | nearly | price | right now | roleplay | six of | sort | sort it
    -0.1: spoke | spoke italian | teacher | tell me | the one | this by | this guy | user . | users | version | want a | weekend | weekend , | with 0
    -0.1: would one | write me | year old | you ?
    -0.15: ! | , because | , hated | , i'm | , those | , where | -, -ame | -, -hat | -, -i'm | -, -ose | -, -ted | -, -ves | -0 -ith | -: -hat | -^ -ack
    -0.15: -^ -ert | -^ -git | -^ -ich | -^ -int | -^ -who | -a -ame | -a -gan | -a -gne | -a -ror | -and -a | -and -arn | -bob -, | -by -the | -cat -,
    -0.15: -do -if | -do -you | -dog -is | -een -a | -ell -, | -ert -nto | -fer -a | -for -our | -ght -ove | -git -mit | -hat -if | -hat -my | -hat -uld
    -0.15: -hen -uld | -i -. | -i -ays | -i -ing | -i'm -not | -ids -and | -im -ing | -in -his | -ire -is | -ith -a | -ith -two | -m -ves | -mit -m
    -0.15: -my -vel | -nes -of | -no -ets | -on -my | -ond -one | -one -day | -ong -, | -ong -the | -ood -, | -ote -, | -our -ent | -pm -, | -rst -.
    -0.15: -the -ank | -the -ime | -the -ite | -the -orm | -the -per | -to -ngs | -to -uts | -ues -bob | -uld -one | -vim -and | -was -ian | -why -oes
    -0.15: 0 with | : what | ^ according | ^ back | ^ git | ^ insert | ^ print | ^ which | ^ who | a ford | a lasagne | a vegan | according
    -0.15: according to | along the | am | and a | and earn | and you're | another | because | bob , | by the | cat , | checks | coming | commit
    -0.15: commit m | dentist | do if | do you | does | dog is | ever , | first . | five | ford | git | git commit | go | hated it | hire is | i .
    -0.15: i always | i'll | i'm not | i'm reading | innkeeper | insert | insert into | italian , | kids and | lawyer | lines of | lived in | m gives
    -0.15: make it | might move | mine | more | move to | my novel | name : | nudge | nudge me | nurses | on my | one day | pick | pm , | pointer
    -0.15: question | quote , | second one | should i | stuck | the bank | the form | the innkeeper | the lines | the time | then | tonight , | values
    -0.15: values bob | was vegetarian | what if | when should | why does | with a | with two | would | write a | wrong
    -0.2: , i've | , it's | , its | -, -and | -, -its | -: -i | -^ -am | -^ -ere | -^ -hat | -^ -hey | -^ -in | -^ -our | -^ -rry | -a -alf | -a -bit
    -0.2: -a -yer | -aft -, | -ame -: | -ase -: | -ate -rks | -day -so | -do -i | -eed -to | -eep -and | -ent -to | -i -ike | -i -rly | -ich -of | -in -a
    -0.2: -in -my | -in -tex | -ing -and | -ing -rom | -it -der | -it -ply | -ive -for | -my -dog | -my -t's | -nch -for | -of -ine | -on -old
    -0.2: -ond -ion | -one -ith | -ord -and | -ply -in | -rry -on | -rst -aft | -so -ain | -ted -it | -ten -tes | -ter -is | -tex -, | -the -dge
    -0.2: -the -eck | -the -ong | -you -, | : i | ^ am | ^ in | ^ our | a bit | a half | afternoon | age : | antibiotics | back in | based in | been a
    -0.2: bored | bread | bring | carry on | character is | client | const | cool | do i | doesn't | done | draft , | eleven | first draft | forget
    -0.2: fridge | hard | has | i like | i nearly | in a | in latex | in my | it shorter | it simply | it under | italian | languages | latex , | longer
    -0.2: my dog | n | need to | on saturday | one | oven | paris | play | please : | reply in | so explain | splitting | ten minutes | the | the deck
    -0.2: the fridge | translate | try | undefined | which of | why | you ,
    -0.25: , look | , this | -, -his | -, -ook | -a -der | -a -ire | -a -lot | -age -is | -any -ore | -arn -0 | -ays -ins | -bai -, | -der -a | -ear -ith
    -0.25: -hat -do | -his -ail | -i -ate | -i -der | -i -ork | -i -use | -i -ved | -i'm -in | -iac -, | -ile -e's | -in -and | -in -bed | -ing -che
    -0.25: -ipt -and | -is -iac | -it -. | -ite -our | -ive -in | -me -. | -n't -ind | -our -new | -say -i'm | -so -ear | -ter -in | -the -ipt | -unt -,
    -0.25: -yer -, | ; | ^ were | a book | a dating | a lawyer | a splitting | always rains | any more | battery | bear | bear with | comma | croydon
    -0.25: dont | dubai , | earn | earn 0 | eggs | evening | favourite colour | get the | girl | have | hinge | honestly | i use | i work | i'm in
    -0.25: in bed | in croydon | it . | it always | json | knackered , | loved | loves | me . | might get | my student | of mine | our new | prefer
    -0.25: prefers | profile | rains | say i'm | script | six | so bear | splitting headache | staying at | sunday , | tell | tesla | that i | the script
    -0.25: this email | were i | what do | working
    -0.3: , been | -'ve -ver | -, -ess | -: -ame | -^ -ine | -^ -nna | -^ -set | -^ -uck | -a -lin | -a -ord | -a -ppy | -and -tes | -box -is | -gan -now
    -0.3: -had -i | -how -ong | -i -een | -i -ive | -i -nly | -i -ont | -i -sed | -i'm -all | -if -my | -in -bai | -ing -you | -int -, | -is -a | -kid -i
    -0.3: -my -box | -my -ope | -of -hem | -on -the | -one -and | -oss -is | -out -. | -out -a | -out -ght | -say -i | -so -be | -to -eds | -uch -a
    -0.3: -ves -in | -we -ved | : name | ^ gonna | ^ imagine | ^ set | ^ stuck | ^ wouldn't | asking | bacon | best | boss is | cake | driving
    -0.3: flatmate's | going to | had i | happened | hated | hold | horoscope | how long | i been | i dont | i only | i used | i'm all | i've never
    -0.3: if my | in dubai | inbox | inbox is | is a | it's my | kid i | live for | lives in | long | meet | my flatmate's | my horoscope | my inbox
    -0.3: of them | on the | out . | rn | say i | says the | show | so be | such | such a | sunday | thank | the first | to leeds | vegan now | vim
    -0.3: what does | wouldn't
    -0.35: , age | , that | -, -e's | -^ -ind | -^ -oh | -^ -she | -a -ber | -a -ery | -a -ock | -age -: | -all -ars | -an -iew | -and -hes | -ant -ink
    -0.35: -any -ets | -ays -get | -but -hat | -can -you | -day -for | -eed -? | -ght -, | -hat -oks | -i -ave | -i -ked | -i -ust | -ike -, | -in -an
    -0.35: -ing -a | -ink -ght | -ked -at | -may -, | -my -ord | -nts -ing | -out -, | -the -bus | -the -sea | -ver -ter | ^ oh | ^ remind | ^ she
    -0.35: ^ translate | ^ what's | a rock | all ears | an interview | but that | can you | cant think | character | cover letter | dating | down | ears
    -0.35: error | half | i could | i have | i worked | idea | in an | kid | mate | may , | must | out , | problem | see | story | table | taking
    -0.35: that looks | the bus | the sea | think straight | what would | worked at | you
    -0.4: , while | -, -ers | -, -ile | -, -use | -^ -had | -a -dog | -a -nut | -a -olf | -ars -, | -ave -ids | -ber -for | -did -i | -ght -on | -go -,
    -0.4: -is -0 | -mas -, | -my -our | -nce -0 | -new -ire | -of -you | -one -, | -the -all | -the -rst | -ver -and | ^ had | ^ ping | ^ should | a
    -0.4: a dog | bob | chef | christmas , | could | cover | did i | electric | excel | flying to | getting a | go , | have kids | he | is 0 | landlord
    -0.4: login | love | minutes | mondays | my neighbour | new hire | of you | parrot | puppy | sea | since 0 | used to | we lived | working from
    -0.4: writes
    -0.45: , entertain | , is | -'re -ing | -, -ght | -, -is | -a -ver | -ain -me | -and -hen | -and -ver | -ere -? | -for -his | -get -the | -get -to
    -0.45: -gic -to | -had -a | -his -eek | -in -the | -ing -ain | -is -, | -my -nds | -one -? | -out -of | -ver -, | a pilot | a table | allergic to
    -0.45: always | and nothing | and then | and wants | apparently | blocked | don't live | entertain | entertain me | film | for this | had a | hates
    -0.45: i just | in the | is , | landlord's | late | like | moving | my favourite | on hold | out of | pilot | print | quick | role | speed
    -0.45: this week | weird | what
    -0.5: , asking | -0 -ery | -^ -say | -a -ing | -ake -his | -elf -ger | -i -ght | -i'm -on | -ind -ing | -ing -up | -let -me | -me -get | -ont -ave
    -0.5: -ove -to | -so -far | -t's -my | -ter -ith | ^ say | ^ staying | a call | age | bio | bit | don't have | dont have | elf ranger | hate | hire
    -0.5: i'm on | kids | knackered | lawyer , | let me | make this | me forget | mind being | move | ranger | recruiter | so far | the dentist
    -0.5: thinking | vim and | wish
    -0.55: , cheers | , go | -, -ect | -, -go | -^ -how | -a -ree | -ain -it | -ays -the | -fer -the | -hat -, | -i -am | -i -lay | -i'm -so | -ifi -is
    -0.55: -in -0 | -ing -0 | -ing -ird | -ing -me | -is -it | -ish -i | -ith -no | -my -ead | -old -ith | -sed -to | -we -ght | -we -had | ^ how
    -0.55: ^ thinking | a lighthouse | captain | card | city | deck | drives | explain it | finally | flu | gonna | i am | i love | i play | i'm so
    -0.55: in 0 | is it | lighthouse | lisbon | lives | look | merge | my head | my mate | never | not | or | prefer the | put | she | short | that ,
    -0.55: think | thursday | top | we had | we might | wifi is | with no
    -0.6: -'re -the | -^ -ate | -^ -ets | -^ -you | -a -ker | -alf -elf | -and -n't | -ing -, | -ion -of | -my -oss | -ove -the | -the -new | -ver -day
    -0.6: ^ lets | ^ you | a bakery | a teacher | answer | been | boss | doctor | draft | echo | flights | garden | haha | half elf | i hate | i've got
    -0.6: imagine | leader | mean | milk | much | my boss | on sunday | paid | remind | remind me | staying | sure | the new | there | they | told
    -0.6: tonight | travel | you're the
    -0.65: -, -rry | -^ -lol | -^ -the | -^ -uld | -a -ard | -ard -, | -ery -, | -i -was | -ing -. | -ing -of | -is -rom | -my -ger | ^ lol | ^ suppose
    -0.65: ^ the | back | bloke | cheers | cold | coworker | dogs | him | i was | is from | looks | meeting | my coworker | my manager | nights | ring
    -0.65: so tired | suppose | thinking of | tired | which
    -0.7: -'ve -got | -^ -do | -^ -ose | -^ -t's | -ave -a | -i -ill | -i -ish | -if -i | -in -don | -in -ore | -ith -you | -my -ate | -n't -ave
    -0.7: -red -, | -the -ist | -the -ond | ^ do | guy | have a | i wish | if i | manager | my phone | only | opening | pets | pretend | test
    -0.7: the second | we're having | wish i | with you | works
    -0.75: -^ -is | -i'm -at | -old -, | -til -day | ^ is | and never | better | delayed | i live | i'm at | let | lived | ping | ping me | pub | right
    -0.75: will
    -0.8: -day -, | -my -ame | -so -red | far | goes | having | nothing | rock | said | that | to | were
    -0.85: , lives | -rks -at | ^ let's | her | interview | it | let's | my name | neighbour | work | works at
    -0.9: -ber -to | google | how | no | phone | remember to | shorter | wrote
    -0.95: -my -ent | comes | my friend | vegan | whats
    -1: -^ -a | -day -. | ? | ^ a | if | rome | while | you're
    -1.05: -i -ove | -of -the | lets | of the | some | still | who
    -1.1: #4 | ^ write | elf
    -1.15: again | email | till | tomorrow | where
    -1.2: -i -n't | : | i don't | might | saturday
    -1.25: #0
    -1.3: until
    -1.4: used
    -1.45: worked
    -1.5: #1 | friend | say
    -1.55: -on -day | next | was
    -1.6: live
    -1.65: says | today | user
    -1.7: had
    -1.85: this`,
};
