/** The English rules of new values. */
export const news = `
  (started my own | opened my own | set up my own | launched my own) !(letter/post/mail/eyes) {v:value} => is v job >runs_their_own  ✓ I opened my own bakery  ✗ opened my own letter
  (gone freelance | went freelance | self employed now | went self employed | freelancing now) => over job  ✓ I've gone freelance  ✗ freelance work
  {p:who} (starts on | starts monday | starts next | starting monday | starts tomorrow) => is p ended  ✓ PwC starts on Monday  ✗ school starts on Monday
  (got engaged to | proposed to) {k:known} => reword k roles partner  ✓ I got engaged to Sam  ✗ engaged in a chat
  (go by | call me | my name's | my name is | known as | please use | changed it to | changed my name to | it's) {q:who} (now | from now on | these days | instead | since) => is q name  ✓ I go by Robin now  ✗ I go by train
  (the big | turned the big | had my) {n:figure} (birthday | yesterday | last week | last month | on) => is n age >is_@_years_old  ✓ I turned the big 40 yesterday  ✗ the big day
  (i'm | i am) {n:figure} (now | as of) => is n age >is_@_years_old  ✓ I'm 41 now  ✗ I'm 41
  (pushed | moved | brought) (it | that | the launch | the date | the release | us) (back | forward | out) to {v:value} => is v decision goal >moved_to  ✓ we pushed it back to October  ✗ pushed it back
  (converted to | ported to | ported it to | rewrote it in | rewriting it in | rewrote everything in | redid it in | rebuilt it in | moved it to | now in) {v:value}
    => is v ended project technology decision >is_now_in ✓ we rewrote it in Rust  ✗ rewrote it
  (is | are | it's | he's | she's) [now] (at/in/doing) {v:value} now => is v ended  ✓ he's at Oakwood Primary now  ✗ he's at home
  (went back to eating | i eat | eating) {v:value} (again | now) => is v diet >eats  ✓ I eat meat again  ✗ I eat meat
  (gone | went | going | i've gone) {d:<diets>} => is d diet >is  ✓ I went vegan in March  ✗ I went home
  (swapped | swapped out | traded | traded in | replaced | exchanged | ditched | dropped | left | switched | changed | dumped | scrapped | swap) {k:known} [in/out] (for/with) {v:value} => swap k v 
    ✓ swapped the violin for the cello ✗ swapped the violin
  (switched | moved | migrated | changed | went | gone | jumped | graduated | moved everything | switched me | moved us | pushed it | move) [over/everything] from {k:known} (to | over to
    | on to) {v:value} => swap k v  ✓ we've moved from Slack to Teams  ✗ moved from Slack
  (instead of | rather than) {k:known} [it's/we're/i'm/we] [going with | using | doing | taking | use | on] {v:value} => swap k v  ✓ instead of Kafka we're using RabbitMQ  ✗ instead of Kafka
  (using | use | chose | picked | going with | went with | doing) {v:value} (instead of | over | rather than) {k:known} => swap k v  ✓ we're using RabbitMQ instead of Kafka  ✗ using RabbitMQ
  (not | isn't | it's not) {k:known} [, ] [it's/but/he's/she's] (it's/but) {v:value} => swap k v  ✓ it's not Phil but Wendy  ✗ it's not Phil
  {k:known} (turned into | became | has become | is now | has turned into | grew into) {v:value} => swap k v project decision hobby goal job  ✓ the podcast turned into a book  ✗ the podcast turned out well
  // What is so now.
  (we're | i'm | we are | i am) [now/back/both/currently/happily] (settled/living/based/staying/back) [down] in {v:value} => is v home >lives_in  ✓ I'm back in Dublin for good  ✗ I'm back
  we've settled in {v:value} => is v home >lives_in  ✓ we've settled in Hobart  ✗ we've settled it
  (got | bought | found | rented | signed for | closed on | picked up) (my/our/a/an) [own/new/first] [*] (place/flat/apartment/house/condo/studio/home) [of (my/our) own] [, ] [it's] in {v:value}
    => is v home >lives_in ✓ got my own flat in Sutton at last  ✗ got a flat tyre
  (we're | i'm | i am | we are) in {v:value} => is v ended  ✓ we're in Raleigh since August  ✗ we're fine
  (i'm now | now i'm | i am now) (a/an) {v:value} => is v ended profession >is_a  ✓ I'm now a driving examiner  ✗ I'm a driver
  (joined | i've joined | moved over to | jumped to | defected to | gone to work for | i work (for/at) | crossed over to) {p:who} => is p work >works_at  ✓ I moved over to KPMG  ✗ I joined in
  (made me | promoted me to | promoted to | bumped up to | bumped me up to | stepped up to | moved up to | put me in charge of | got promoted to | been promoted to | been made | got made | i made
    | was made | appointed me | i'm now | got bumped up to) [head of | a | an | the] {v:title} => is v profession work >is_@_…  ✓ they made me store manager  ✗ that made me laugh
  (it's | we're | there's | there are | we are | just | now) [just | now | up to | down to] [us] {n:figure} (of us | in the team | on the team | people | strong | on the desk | on support)
    => is n team >are_@_in_the_team ✓ it's just five of us on support now  ✗ it's just fine
  we're {n:figure} in the team => is n team >are_@_in_the_team  ✓ we're five in the team now  ✗ we're fine
  (i'm | now | and i'm | i am | i started | started) [now] (seeing | dating | engaged to | married to | with | going out with | in love with | back with | together with) !(the flu | a cold | the kids
    | my | a) {v:value} => is v partner >is_with  ✓ I'm seeing Hannah now  ✗ I'm seeing a doctor
  (is now | is | now | he's | she's) my {r:<spouses>} => reword r roles partner  ✓ Rosa is my wife as of Saturday  ✗ my wife
  (he's/she's/so) [my] (husband/wife) now => reword roles partner  ✓ he's my husband now  ✗ he's my brother
  {p:who} (is my (boss/manager) now | is in charge now | runs the team now | is the new boss | replaced (him/her)) => is p ended boss  ✓ Rupert is my boss now  ✗ Rupert took a nap
  {p:who} (took over | is my manager now | is my boss now | replaced) => is p ended boss  ✓ Rupert took over her team  ✗ nobody took over
  (i use | we use | i'm on | we're on | i've got | i'm using | i bought | bought | got | got myself | i got | i have | i drive | picked up | i'm in | ordered | upgraded to | everything's in
    | everything's on | it's all in | it's | now it's | i've bought | i've got myself | i go to | he goes to | she goes to | i take | i'm doing | i do | we have) !(all | not | it | in | too | so
    | the same | my | over | really | very | because | done | hard) [now] {v:value} => is v ended  ✓ everything's in Apple Notes now  ✗ it's not good
  (put me on | moved me to | moved me onto | switched me to | changed me to | i'm on) [the] {s:<shifts>} => is s own:schedule own:shift own:horario >works  ✓ they've put me on earlies  ✗ put me on hold
  (it's | i'm now | call me | my name is now | i go by | i'm | known as | my surname is now | changed my name to | it'll be) [now] {q:who} (now | these days | from now on) => is q name  ✓ it's Stephanie Obi now  ✗ it's now
  (just | i'm | only | now) {d:<diets>} => is d ended diet >is  ✓ just vegetarian  ✗ just tired
  {v:value} (from here on | from now on | going forward) => is v ended preference >prefers  ✓ plain paragraphs from here on  ✗ from now on
  {k:known} (in/into/at) {g:<grades>} => reword g grades family studies  ✓ Freya's in Year 1 now  ✗ Freya in the garden
  (turning | turned | reworking | rewriting | rebuilding | converting | porting | redoing) … (into/in/to/with/as) {v:value} => is v ended project decision >is_now  ✓ I'm turning the canal material into a book  ✗ turning around
  (we're | i'm) (rewriting/rebuilding/redoing/porting/moving) {k:known} [*] (in/to/with/on) {v:value} => is v project technology decision >is_rewriting_it_in  ✓ we're rewriting the recipe app in React Native  ✗ we're rewriting
  we (ship | launch | release | leave | start | meet | fly | go live | open) (on/in) {v:value} => is v decision goal >ships_on  ✓ we ship on the 26th of May  ✗ we ship shoes
  (the date | launch | deadline | release | the launch) [has/is] (moved | slipped | changed | pushed | now) … (to/is) {v:value} => is v decision goal >ships_in  ✓ launch slipped to August  ✗ the date palm
  {k:known} called {v:value} => is v pet >has_a_pet_called  ✓ the cat's called Mrs Tibbles now  ✗ the cat`;
