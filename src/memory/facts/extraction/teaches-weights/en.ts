import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const ENGLISH_TEACHES: FeatureWeights = {
  bias: -2.1,
  features: `
    1.6: -^ -ver | years
    1.55: decided | here | time
    1.45: ive
    1.4: #20 | shellfish | since
    1.35: after | by
    1.3: -^ -'ve | august | team
    1.25: ^ favourite | btw | is
    1.2: every | year
    1.15: as | can't | now
    1.1: stand
    1.05: -^ -i | -all -me | ^ can't | ^ i | call me | up
    1: #14 | remember that | so | thing
    0.95: -iya -, | ^ being | please
    0.9: -a -ist | divorced
    0.85: -^ -day | -a -0 | -ded -to | -i'm -gic | a 0 | app | birthday | building | decided to | english | i'm allergic | started
    0.8: , from | -, -rom | -^ -im | -ite -hor | -orn -and | ^ im | author | born and | call | favourite author | of | to shellfish
    0.75: -^ -elf | -^ -my | ^ my | break | i'm building | mostly
    0.7: , | -ail -. | -in -eds | . | an | bakery | find | going with | in leeds | originally | our | speak
    0.65: -a -per | -est -, | -igo -, | -ked -for | -ted -at | -to -ish | ^ started | being a | need | started at
    0.6: -^ -ase | -ant -and | -ber -is | -ing -ard | -one -is | -the -age | ^ please | block | born | forward | going forward | good | halal | it's
    0.6: last | me | nobody | note | number | number is | remember | thats | wrong
    0.55: , so | , they | -, -hey | -, -so | -^ -ays | -a -gal | -a -gle | -be -ful | -but -i'm | -ent -ing | -for -ing | -ful -ith | -i -eak | -i'm -a
    0.55: -ist -. | -n't -and | -ord -the | -the -ing | ^ always | ^ i've | a beagle | a paralegal | badly | be careful | beagle | biscuit | but
    0.55: but i'm | careful | careful with | i speak | i'm a | living | made | myself | oil | over | paralegal | rather | side | somewhere | type | we
    0.55: we have | weve | whenever | word | word the
    0.5: -^ -fyi | -^ -we | -a -red | -and -one | -d's -ame | -in -lsa | -in -our | -ing -ere | -lls -me | -oks -, | -to -me | -you -can | ^ fyi | ^ we
    0.5: asthma | based | eats | fyi | in tulsa | pension | priya | run | school | to me | tulsa | use | wants | you can
    0.45: , my | -, -my | -0 -tes | -at -ian | -eps -ing | -hat -the | -im -0 | -is -to | -let -nts | -we -ave | ^ bullet | at atlassian | atlassian
    0.45: bullet | bullet points | doing | im 0 | in | is to | keeps | left | miss | shed | that the | the record | we've
    0.4: , thats | , with | -, -ith | -^ -rom | -are -ing | -ber -hat | -his -ing | -i -tch | -icy -ood | -ish -? | -ive -me | -me -, | -my -0 | -my -ife
    0.4: -ove -icy | -tom -, | -tor -, | -ver -ink | ^ from | aest | can't stand | coeliac | cook | drink | give me | i've | im | love spicy | me , | my
    0.4: my 0 | my timezone | never drink | peanut | peanut allergy | spare | spicy | spicy food | suggest
    0.35: -^ -e's | -^ -hen | -^ -ure | -ads -up | -am -, | -ase -, | -dow -ats | -een -ars | -ers -. | -ery -day | -go -for | -his -ear | -i -,
    0.35: -i -eck | -i -eep | -i -ore | -i'm -our | -im -gic | -in -ish | -ist -, | -les -who | -my -ail | -no -jis | -nts -. | -ore -old | -our -ind
    0.35: -the -ery | -uld -you | -ust -ned | -ver -you | ^ pure | ^ when | ^ whenever | am , | basically | blind | colour | colour blind | decent
    0.35: emojis | explain | go for | heads | heads up | house | i , | i call | i check | i keep | i restore | i'm colour | im allergic | law | lease
    0.35: mail | my email | no emojis | on | own | perth | pure | record | restore | restore old | royal | seats | should be | thats my | the bakery
    0.35: this year | turned | turned 0 | wee | weekends | when | window seats
    0.3: , would | -, -ats | -, -nce | -^ -een | -^ -i'm | -^ -n't | -^ -ted | -eam -, | -eek -. | -eep -in | -hat -snt | -i -say | -ind -hat | -ith -an
    0.3: -my -ter | -my -ull | -ned -0 | -now -, | -ond -ear | -one -lls | -one -of | -ote -hat | -red -ant | -ter -, | -the -ock | -tly -ing | -uld -be
    0.3: -you -to | -ype -0 | 0 | ^ been | ^ i'm | a chartered | accountant | calls me | chartered | chartered accountant | currently | daughter | ever
    0.3: everyone calls | f | i say | its | keep in | marcus | mind that | my full | note that | second year | seven | shift | stick | tagalog | team ,
    0.3: type 0 | week . | window | with an | wont | you to
    0.25: -, -ody | -0 -? | -0 -am | -^ -at | -^ -wed | -a -ery | -all -, | -and -ave | -art -ime | -ats -my | -ced -, | -for -the | -gan -, | -hen -you
    0.25: -hoe -ize | -how -uld | -ine -ogy | -ite -and | -ite -at | -ith -the | -ize -is | -my -and | -my -eam | -my -hoe | -ned -me | -o -ive | -ome -,
    0.25: -ore -any | -out -it | -so -you | -the -ent | -two -ats | -uit -and | -vel -, | -wed -, | -you -go | 0 ? | 0 am | ^ at | ^ never | ^ widowed
    0.25: a living | a worcester | about it | and have | band | band is | before any | biology | biscuit and | blood | boiler | can | case | divorced ,
    0.25: fly | for the | free | home | home , | husband | i | i never | invoice | living in | marine | marine biology | maths | mum | my husband
    0.25: my shoe | my team | name's | negative | neovim | nurse | o | o negative | part | part time | points | priyanka | settled | shoe | shoe size
    0.25: size | size is | so you | student | tamil | theres | third | trying | trying to | twin | ux | vegan , | way | when you | whole | wide | widowed
    0.25: widowed , | with the | worcester | you go
    0.2: , a | , am | , even | , have | -, -a | -, -am | -, -ave | -, -dly | -, -ven | -0 -lla | -^ -ads | -^ -all | -^ -ust | -a -art | -and -is
    0.2: -and -red | -any -ent | -as -one | -ays -ply | -by -ade | -der -0 | -ere -, | -eve -ded | -for -me | -hat -to | -her -of | -i -own | -i -too
    0.2: -i'd -ike | -ide -; | -im -lly | -ing -ith | -ing -my | -is -ing | -is -led | -my -oal | -no -lue | -of -all | -ok -eve | -ood -for | -sed -in
    0.2: -the -ble | -the -ort | -und -the | -you -ote | 0 corolla | ^ going | ^ heads | ^ just | ^ we've | ^ what | a part | actually | always reply
    0.2: and bred | anything | are | as someone | bred | british | by trade | clue | coriander | corolla | day | elixir | favourite | food | for me
    0.2: give | goal | good for | here , | how would | i own | i too | i'd like | isnt | menu | my goal | no clue | of all | ok weve | plus | record ,
    0.2: round the | side ; | sparky | the table | timetable | to make | under 0 | water | weve decided | what to
    0.15: , biscuit | , need | , please | -, -ase | -, -eed | -, -uit | -0 -th | -^ -ery | -^ -its | -^ -iya | -^ -let | -^ -orn | -ade -. | -age -ide
    0.15: -ake -a | -and -he | -and -his | -ave -een | -ays -ave | -can -u | -cus -, | -do -i | -eck -out | -een -nce | -ent -in | -has -to | -i -ite
    0.15: -i -run | -i'm -ent | -if -it | -im -a | -ing -on | -ing -to | -it -for | -ith -, | -its -ing | -me -in | -my -d's | -my -nts | -now -and
    0.15: -nts -a | -on -ite | -out -ing | -own -the | -ply -to | -rom -ere | -the -ode | -uld -a | -ull -ame | -ven -if | -you -est | 0 th | ^ born
    0.15: ^ every | ^ hiya | ^ its | always have | and he | and nobody | and this | been since | bred in | can u | dad's | do i | else | even if
    0.15: find me | fluent in | forward , | full name | getting | got | has to | have been | hiya | i run | i write | i'm | i'm fluent | if it | im a
    0.15: it for | just | lagos | marcus , | me in | my dad's | now and | on site | or | pls | reply to | retired | something | speech | starting | th
    0.15: the water | trade . | wants a | with | would a | years , | you suggest
    0.1: #7 | , 0 | -'ve -ved | -, -0 | -, -uld | -^ -hat | -^ -ok | -ade -up | -ail -, | -all -ime | -and -der | -and -use | -ant -so | -as -a | -at -a
    0.1: -ced -so | -der -, | -dly -, | -do -for | -for -ong | -for -ood | -hat -do | -hat -i'm | -hat -our | -i -all | -i -get | -i -ick | -i -ste
    0.1: -i -uch | -i -ver | -im -ced | -in -gos | -in -my | -ine -ars | -ing -at | -ing -the | -ink -hol | -ith -ipe | -ive -got | -kip -the | -lin -for
    0.1: -my -ily | -my -ind | -nch -, | -now -on | -of -our | -rom -now | -run -a | -the -ord | -uch -fer | -une -, | -up -my | -ved -to | -was -orn
    0.1: ^ after | ^ call | ^ it's | ^ ok | a midwife | alcohol | all time | and one | and use | as a | at a | building , | building a | called
    0.1: cant stand | code | coriander , | dana | divorced so | do for | drink alcohol | film | fluent | for good | french , | from now | going | i get
    0.1: i much | i paste | i tick | i'd | i've lived | im divorced | in lagos | in my | in your | intolerant so | it's a | ive got | level | made up
    0.1: midwife | much prefer | my daughter | my mind | near | nine years | now on | paste | ringing | run a | skip the | spell | stand coriander
    0.1: stefan | step | steve | stripe | table | terraform | that i'm | that our | tick | timezone | tips | u | um | up my | was born | what do
    0.1: with stripe | wood
    0.05: ! ! | , haven't | -! -! | -, -ond | -, -ver | -. -com | -^ -as | -^ -for | -a -ote | -a -wee | -ake -up | -and -aby | -and -we | -app -led
    0.05: -at -my | -elf -yed | -ere -in | -for -a | -for -ars | -gle -med | -go -ith | -gue -is | -hen -im | -her -gue | -how -me | -i -can | -i'm -the
    0.05: -in -gow | -ing -as | -ing -i'm | -ish -, | -me -ddy | -nce -my | -now -ere | -rin -, | -so -go | -so -hat | -uld -hat | -us -on | -ust -so
    0.05: -ver -use | -way -to | . com | ^ as | ^ for | a note | a wee | adhd | allotment | always , | and baby | and we | app called | at my
    0.05: beagle named | both | buses | change | client | com | count | daily | deaf | declan | diabetes | do | employed | fastmail | fastmail . | final
    0.05: for a | for years | full | go with | hiya , | i can | i'm the | in glasgow | introduce | just so | k | keep | know where | lead | leeds | make
    0.05: may | me teddy | month | mother tongue | never use | none | none of | please , | postman | reply | self | self employed | show me | since my
    0.05: so go | so what | study | take up | teddy | the thing | thing i'm | timezone is | tongue | tongue is | trade | training | us on | very | way to
    0.05: whenever you | where's | wife | would | would that
    -0.05: , i've | , what | -, -ess | -, -nts | -, -ves | -0 -ery | -0 -pm | -^ -aft | -^ -ake | -^ -am | -^ -ats | -^ -git | -^ -ind | -^ -ing
    -0.05: -^ -ope | -a -dog | -a -nut | -a -olf | -a -ral | -aft -, | -aft -a | -ain -, | -and -you | -ate -nto | -ays -, | -ays -ins | -ays -use
    -0.05: -ble -to | -dge -me | -do -u | -eep -hat | -end -and | -ere -i | -ere -is | -ers -for | -ery -ing | -ext -oor | -ght -ove | -git -mit
    -0.05: -hat -tax | -hey -say | -how -old | -i -oke | -i -ose | -i -ven | -i -wer | -ice -. | -iew -, | -ike -i'm | -in -obi | -ine -? | -ing -der
    -0.05: -ire -is | -lay -a | -m -ves | -man -: | -mit -m | -my -her | -my -ing | -my -ite | -n't -ind | -nto -man | -oke -ian | -ook -, | -ork -at
    -0.05: -ork -hts | -ote -, | -our -new | -own -, | -pm -, | -rst -aft | -ser -. | -tes -it | -the -ite | -to -buy | -to -ngs | -ure -, | -ver -ing
    -0.05: -ver -ter | -you -, | -you -? | 0 pm | ^ am | ^ draft | ^ git | ^ make | ^ remind | ^ staying | ^ whats | a dog | afternoon | again ,
    -0.05: always rains | always use | and you | answer | bit | commit | commit m | cover letter | do u | door | draft , | draft a | electric
    -0.05: every morning | first draft | german | german : | girl | git | git commit | gives | gives me | go | hates it | him | hire is | how old
    -0.05: i could | i even | i lactose | i lived | i spoke | in nairobi | into german | is that | it always | keep that | like i'm | lisbon | m
    -0.05: m gives | might move | minutes | move to | nairobi | name : | next door | nudge | nudge me | our new | parrot | play a | pm | pm , | prefer
    -0.05: profile | quote , | rains | really | reckons | red | spoke | spoke italian | stuck | ten | they say | to buy | top | translate into | user .
    -0.05: what my | work at | work nights | you , | you ?
    -0.1: , because | , cheers | -, -ers | -, -ick | -0 -, | -^ -if | -^ -int | -^ -nna | -^ -she | -^ -uck | -a -che | -a -ree | -ake -the | -am -gic
    -0.1: -and -i'm | -and -no | -and -ork | -ate -, | -be -a | -can -you | -ery -, | -get -to | -ght -now | -i -ays | -i -had | -i'm -not | -ift -eas
    -0.1: -ike -im | -ing -rom | -led -ain | -mas -, | -me -a | -me -ike | -mes -up | -my -ard | -my -dog | -my -ead | -my -end | -n't -ive | -nes -of
    -0.1: -no -ets | -not -ing | -on -the | -ond -ion | -one -. | -ong -the | -ore -, | -ore -oon | -so -be | -ted -to | -the -ead | -two -ids
    -0.1: -ugh -the | -uld -the | -ver -aid | -why -oes | 0 , | ^ gonna | ^ if | ^ print | ^ she | ^ stuck | a three | along the | am allergic | and
    -0.1: and i'm | and no | and work | be a | because | before noon | buy | called captain | can you | cheers for | chef | christmas , | comes up
    -0.1: could | days , | dog | driving a | evening | five | gift | gift ideas | goes | gonna | happened | honestly | i always | i had | i'm not | ideas
    -0.1: like im | lines of | me a | me again | me like | my card | my dog | my head | never said | on the | pick | prefers | right now | roleplay
    -0.1: second version | sign | so be | take the | tell | the | the bread | the lines | those | through | through the | two kids | version | weird
    -0.1: why does | work | working from
    -0.15: , look | , this | , what's | -, -his | -, -ook | -0 -ars | -: -ame | -^ -ain | -^ -in | -a -alf | -a -bit | -a -ing | -a -ood | -a -ory
    -0.15: -ain -. | -ame -: | -and -ing | -ask -me | -did -i | -een -a | -for -his | -hat -my | -hat -oes | -hen -i | -i -ive | -i -was | -i'm -0
    -0.15: -i'm -all | -iac -, | -in -0 | -ing -hat | -ing -i | -is -0 | -is -a | -is -iac | -ive -for | -kid -i | -let -me | -me -get | -my -get
    -0.15: -nts -ing | -out -. | -ove -a | -ove -to | -the -new | -the -urs | -to -ork | -uck -in | -who -ves | 0 years | : name | ^ explain | ^ in
    -0.15: a bit | a half | age | age : | ask me | been a | bob | budget | car | coffee | cover | did i | ears , | eat | flight | for this | haha | hour
    -0.15: i was | i'm all | imagine | in 0 | is 0 | is a | italian | italian , | kid i | let me | lighthouse and | man | me forget | my budget
    -0.15: neighbours | nissan | out | out . | print | properly | pune and | second | speed | staying | stuck in | the neighbours | the new | to work
    -0.15: were | what's | when i
    -0.2: , been | , those | -'ve -got | -, -ain | -, -ose | -^ -do | -a -ber | -age -: | -ant -ink | -but -i | -fer -a | -for -my | -go -on | -hat -uld
    -0.2: -i -. | -ich -of | -ifi -is | -in -nce | -ind -ing | -ing -0 | -ing -che | -ink -ght | -ish -i | -it -? | -ith -no | -ked -at | -nce -0
    -0.2: -nce -the | -nch -for | -on -my | -ork -. | -t's -my | -the -ond | -the -orm | ^ do | ^ we're | ^ what's | a splitting | and you're | bacon
    -0.2: bread | but i | cant think | for my | go on | i . | it ? | log | love | loves | mate | mind being | october | on my | queue | says the
    -0.2: since 0 | splitting headache | straight | straight , | sunday | the dentist | the second | there a | think straight | which of | wifi | wifi is
    -0.2: with no | worked at
    -0.25: , age | , asking | , i | -, -age | -, -i | -, -tly | -^ -say | -^ -you | -a -ord | -a -yer | -ain -it | -ake -his | -all -ars | -ame -,
    -0.25: -and -tes | -at -kia | -bai -, | -do -you | -go -, | -hat -in | -his -eek | -i -ked | -in -bai | -int -, | -is -, | -ite -me | -new -ire
    -0.25: -on -old | -ork -in | -per -, | -say -i | -so -i'm | -the -dge | ^ say | ^ you | a lawyer | a pilot | a teacher | all ears | always | at nokia
    -0.25: bio | bloke | cake | cheers | coming | days | did | do you | does | dubai | dubai , | ears | explain it | flights | fridge | go , | he | hinge
    -0.25: i worked | in dubai | info | is , | lawyer | lawyer , | make this | must | new hire | nokia | once | pilot | role | say i | shorter | should i
    -0.25: so i'm | teacher | that in | the fridge | this week | work in | working | write me
    -0.3: , entertain | , go | -, -go | -, -rry | -, -use | -0 -ear | -^ -'re | -^ -ack | -^ -lol | -^ -uld | -a -use | -ain -me | -and -'ve | -and -ver
    -0.3: -but -hat | -der -a | -ear -old | -eep -ing | -elf -ger | -ere -? | -had -i | -hat -oks | -i -ate | -i -een | -i -fer | -i -ont | -ian -,
    -0.3: -ids -, | -im -so | -in -and | -ing -. | -ing -in | -ion -of | -ith -a | -my -ker | -my -nds | -ory -. | -out -, | -so -red | -to -the | 0 year
    -0.3: ^ back | ^ lol | a dating | but that | coworker | driving | elf ranger | email | entertain | entertain me | finally | had i | headache | i been
    -0.3: i dont | im so | kid | kids , | knackered | move | my coworker | out , | ranger | short | story | sure | tax | that looks | thursday | to the
    -0.3: with a | year old
    -0.35: ! | -^ -ate | -^ -est | -^ -oh | -a -lin | -a -ver | -and -hen | -and -hes | -day -for | -eep -and | -i -am | -i -end | -i -sed | -i -ust
    -0.35: -if -i | -in -an | -in -don | -is -the | -my -ame | -out -ght | -so -far | -the -ist | -ver -day | ^ oh | ^ translate | and then | at | best
    -0.35: bring | dating | flatmate's | from | has | hold | i am | i just | i used | if i | in an | is the | landlord | live for | mean | milk
    -0.35: my flatmate's | on hold | paragraph | recruiter | remind | remind me | so far | tesla | the form | then | think | translate | used | used to
    -0.35: will
    -0.4: , lives | , while | -, -ile | -^ -how | -ard -and | -ere -a | -gic -to | -i -ill | -ile -e's | -my -ate | -oss -is | -red -day | -rks -at
    -0.4: -the -all | -til -day | -ves -in | ^ how | ^ ping | allergic to | and i've | boss is | deck | delayed | don't live | guy | hate | hates
    -0.4: having | hire | how | landlord's | lets | lives in | moving | right | told | travel | we're having | what would | where | works at
    -0.45: -ays -the | -box -is | -day -, | -his -is | -i -ish | -i'm -at | -ike -, | -in -the | -is -rom | -ith -my | -me -. | -my -box | -my -ord
    -0.45: -n't -ave | -not -a | -out -of | -ove -the | -the -sea | ^ should | above | been | echo | have a | i live | i wish | i'm at | if | in the
    -0.45: inbox | inbox is | is from | like | lunch | me . | my favourite | my inbox | not a | nothing | out of | sleep | the sea | this is | vim
    -0.45: vim and | wish | wish i | with my | works
    -0.5: -^ -had | -ber -to | -hat -i | -i'm -on | -my -ger | -old -ith | -ont -ave | -sed -to | ^ had | ^ suppose | bank | city | doctor | dont have
    -0.5: drives | i'm on | kids | lived | look | my manager | new | nights | opening | pets | pretend | remember to | suppose | who | writes
    -0.55: , is | -, -is | -^ -the | -ain -to | -ave -a | -ing -up | -old -, | ^ let's | ^ the | blocked | dogs | family | i don't | let's | put | said
    -0.55: saturday
    -0.6: #4 | -, -hat | -^ -is | -alf -elf | -i -ved | -we -ght | ^ is | back | draft | elf | google | half elf | lives | might | paid | that | we might
    -0.65: #0 | -'re -the | -^ -ets | -^ -ose | -^ -t's | -had -a | ^ lets | and never | captain | card | don't | had a | her | looks | more | rock
    -0.65: still | that i | vegan | whats | you're the
    -0.7: -of -the | comes | far | i hate | it | leader | let | manager | my phone | of the | some | to
    -0.75: -^ -a | -fer -the | -ing -, | -ith -you | ^ a | again | i love | interview | my name | prefer the | tomorrow | with you
    -0.8: -my -oss | : | ^ write | a lighthouse | boss | lighthouse | my boss | phone | ping | ping me | sea
    -0.85: not | worked
    -0.9: -on -day | down | json | she | till | while | you're
    -0.95: -i -ove | half | no | only | today
    -1: #1 | until
    -1.1: ? | next | one
    -1.15: had
    -1.2: -day -.
    -1.25: -i -n't | says
    -1.3: friend
    -1.5: user
    -1.55: was
    -1.6: say | this
    -1.65: live`,
};
