/** The English rules of what goes on, what is had beside it, and what changes nothing. */
export const stays = `
  (still | as ever | as always | same as ever | same as always | same old | nothing's changed | nothing has changed | hasn't changed | haven't changed | no change | no changes | unchanged
    | and counting | going strong | hanging in there | haven't moved | staying put | sticking with | sticking to | stuck with | same | remains | stands | it is | confirmed | for life | always will be
    | to this day | till the end | all good with | never left | never stop | won't stop | never stopping | not leaving | never leaving | never quit | wouldn't change | won't change | not giving up
    | staying with | as happy as | happy as ever | happily | not moving | years married | years of marriage | years together | years strong | keeps going | going strong | haven't moved
    | not going anywhere | that's right | that's correct | same here | same one | no plans to (leave/move/change/quit/stop) | can't live without | is here to stay | till i die | as much as ever
    | as always) !(can't | no | not | thinking | looking | deciding | wondering | haven't | time | here's | hoping | waiting | to | as his | as her) => still  ✓ yep still on the ambulances 
    ✗ can't decide
  ^ (yes/yep/yeah/yup/yea/sure/exactly/right/correct/indeed/absolutely/aye) [,] (i'm/i/we/we're/still/in/at/my/our/the/it's/that's/only/just/all/same) => still  ✓ yeah, I'm a bass player  ✗ yeah, please
  (that's/thats | it's | that is) my (car/van/truck/bike/dog/cat/job/school/course/name) !now => still  ✓ tyre pressure for a Corsa? thats my car  ✗ that's my mum's car
  {k:known} [is/are] (fine | good | great | well | doing well | ok | okay | happy) => still  ✓ yeah Captain's fine  ✗ Captain's sick`;

export const besides = `
  (taking | having | doing | started | signed up for) {l:<languages>} (lessons/classes/course/lesson) => also l spoken_language >speaks_some  ✓ I've been taking Greek lessons too  ✗ taking Greek yoghurt
  (had | welcomed) (a/our) [baby/second/third/first/little] (son/daughter/boy/girl) [last/this] [month/week/year/night/sunday/monday/friday] [,] [called/named] {p:who}
    => also p family >has_a_child_called ✓ we had a son last month, Felix  ✗ we had a lesson
  (added | picked up | adding) {v:<languages>} as (a/my) (minor | second major | second subject | extra) => also v studies >also_studies  ✓ I've added Russian as a minor  ✗ added milk
  (we've | i've | we | i | just) (welcomed | adopted | fostered | got | brought home) [a/another/little] {p:who} [too] => also p pet >has_a_pet_called  ✓ we've adopted Biscuit  ✗ we've adopted it
  (been getting into | dabbling in | trying my hand at | started playing | started learning | signed up for | joined a) {v:value} (too | as well | also) => also v hobby >likes  ✓ been getting into pottery too  ✗ getting into trouble
  (i also | we also | i've also started) (play/do/collect/bake/sing/paint/knit/run/swim/climb/like/love/enjoy) {v:value} => also v hobby >likes  ✓ I also play squash  ✗ I play squash
  (i also speak | i speak | picking up) [some | a bit of | a little] {l:<languages>} (too | as well | also) => also l spoken_language >speaks  ✓ I speak some Welsh too  ✗ I speak Welsh
  (number two | baby number two | second one | new arrival | little one) [is | is here | arrived | has arrived | was born] [, ] {p:who} => also p family >has_a_child_called  ✓ baby number two is here, Nina  ✗ number two
  (also | too $ | as well | on weekends | on the weekend | at weekends | on saturdays | on sundays | on the side | besides | in addition | plus | on top of that | in my spare time | in my free time
    | evenings and weekends | as a side gig | side hustle | part time | my side stuff | for fun) => also  ✓ on weekends I DJ weddings too  ✗ on monday
  [we/i/and/just/finally] (got | adopted | rescued | brought home | bought | have | welcomed | took in | fostered | picked up | there's | theres | there is) (a | an | another | a second | a new
    | our) [second/new/little/rescue/baby/other] <pets> [too/now/also] [, ] [too] (called/named | (her/his/its) names | (her/his/its) name's | (her/his/its) name is | we named (her/him) | we called (her/him)
    | we call (her/him)) {v:value} => also v pet >has_a_pet_called  ✓ we got a second dog, her name's Willow  ✗ we saw a dog
  (adopted | rescued | brought home | took in | welcomed) {p:who} => also p pet >has_a_pet_called  ✓ we adopted Ginger  ✗ we adopted a plan
  (had a | welcomed a | have a new | we had a | welcomed our) [baby/little/second/first/son/daughter] (boy/girl/son/daughter/baby) [, ] (called/named | (he's/she's) called
    | (his/her) name is) {v:value} => also v family >has_a_baby_called  ✓ we had a baby boy, he's called Finn  ✗ we had a baby shower
  (baby | little) {p:who} (arrived | was born | is here | came | joined us | has arrived) => also p family >has_a_baby_called  ✓ Baby Arlo arrived at 4am  ✗ baby food arrived
  {p:who} (was born | is here at last | arrived safely) => also p family >has_a_baby_called  ✓ Arlo was born on Thursday  ✗ I was born
  (there's | i have | i've got | i've also got | i also have | and) (a/my/another) [little/big/older/younger/twin/baby/half/step] (sister/brother/son/daughter/cousin/nephew/niece/kid/child) [too
    | as well | also] [,] [called/named/too] [,] {v:value} => also v family >has_a_relative_called  ✓ there's my little sister as well, Abena  ✗ there's my sister
  (i've also | i also | i've | and | i have) [also/recently/just/now] (taken up | got into | gotten into | started doing | picked up | took up | discovered | fallen in love with | got hooked on
    | got the bug for | started) !(to | a | an | the | trouble | it | my | some | a job | work | at | using | fish | eating) {v:value} => also v hobby >likes  ✓ I've also taken up birdwatching 
    ✗ I've taken it up
  (i'm learning | i am learning | learning | i've started learning | i also speak | i've picked up some | taking lessons in | brushing up on | i've been learning) {l:<languages>}
    => also l spoken_language >speaks_some ✓ I'm learning Arabic  ✗ I'm learning fast
  (i'm also | i'm | turns out i'm | also) allergic to {v:value} (too | as well | also | now) => also v allergy >is_allergic_to  ✓ I'm allergic to shellfish too  ✗ I'm allergic to shellfish
  (we also have | we've also got | i also have | we have | bought | we've bought | i've got) (a/an) (cabin | cottage | place | flat | house | holiday home | apartment | condo | beach house
    | second home | bungalow) [too | as well] in {v:value} => also v other_home >has_a_house_in  ✓ we also have a cabin in Door County  ✗ we also have a cabin
  (i also | i) (teach/coach/drive/tutor/freelance/bartend/babysit/moonlight/do/work/run) [some/as/at/a] {v:value} (on saturdays | on sundays | on weekends | at weekends | on the side | in the evenings
    | too | as well) => also v other_work >also_does  ✓ I do some bookkeeping on the side too  ✗ I do bookkeeping
  i also (teach/coach/drive/tutor/freelance/bartend/babysit/work/run) [at/as/in/a/an/for] {v:value} => also v other_work >also_does  ✓ I also teach yoga on Saturdays  ✗ I also like yoga
  (picked up | do | doing | got) [some] weekend (shifts/work) (at/in/as) {v:value} => also v other_work >also_works_at  ✓ plus I've picked up weekend shifts at a pub  ✗ weekend plans at a pub
  (i've added | i added | added | i'm also doing | i'm also taking | i also study) (a/an) [minor | course | module | second major] [in] {v:value} => also v studies >also_studies  ✓ I've added a minor in maths  ✗ I've added salt
  (i'm | i am | we're | been) (working on) !(it/that/this/my/a/the/some/something) {v:value} => busy v project >is_working_on  ✓ I'm working on Rumi  ✗ I'm working on it
  (i write | i use | i'm using | i code in) {v:value} (as well as | on top of | alongside | besides) {k:known} => also v technology >uses  ✓ I use Julia as well as Python  ✗ I use Julia
  team of {n:figure} => also n team >has_a_team_of  ✓ I work in fintech, team of 5  ✗ team of people`;

export const idle = `
  (nearly | almost | about to | thinking of | thinking about | thinking i | maybe | perhaps | i might | i may | we might | we may | i wish | i'd love | i'd like | would love | dreamt | dreamed
    | had a dream | imagine | one day | some day | someday | next year | next month | next week i'll | what if | what happens if | should i | considering | tempted to | wondering | hope to | hoping to
    | want to | wants me to | threatening to | if i | if we | if they | i'd rather | can't wait to | supposed to | pretend) => 'idle'  ✓ I almost quit  ✗ I quit
  (movie | film | the show | tv show | episode | the play | school play | the book where | video game | in the game | the sims | my character | the song | the man in the | sketch show | the series)
    => 'idle' ✓ a film where the dog dies  ✗ my dog died
  (out/off/away/sick) (today/tonight/tomorrow) => 'idle'  ✓ Hugh's out today  ✗ sold it today
  (no * today | not today | for tomorrow | till (thursday | friday | monday | tuesday | wednesday | sunday | saturday | the weekend) | until (monday/tuesday/wednesday/thursday/friday/saturday/sunday)
    | back (sunday/monday/tomorrow/tuesday/friday) | on holiday | on vacation | for the weekend | visiting) => 'idle'  ✓ no tennis today  ✗ no more tennis
  (lol | jk | just kidding | kidding) $ => 'idle'  ✓ I'm marrying Bad Bunny lol  ✗ lol I sold it`;
