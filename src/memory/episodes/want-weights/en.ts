import type { FeatureWeights } from '../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-wants.ts`: not to be changed by hand. */
export const ENGLISH_WANT: FeatureWeights = {
  bias: -2.5,
  features: `
    1.75: i
    1.65: =ofOthers
    1.55: -e's | =ours
    1.5: =mePast
    1.3: my
    1.2: -y's | =asksMemory
    1: -a's | -ing
    0.95: -ent | -n's
    0.9: ^who is | who is
    0.8: -ies
    0.75: -ave | ^who's
    0.7: -ist | -ose | -r's | ^can i | ^the | ^who | at | is | the | thing
    0.65: -ame | -ove | ^what | at the | favourite | what
    0.6: after | been | we | who | you know
    0.55: #5 | -ate | -ike | -ith | -nah | -o's | -rip | ^how much | ^what's | hannah | trip | what's | when | where | who's | with
    0.5: -cks | -d's | -ich | -ill | -ned | -now | ^when is | ^where's | ^which | birthday$ | dad's | due | he | know | new | to | when is | where's
    0.5: which
    0.45: -ess | as | date | date$ | her | like | thing$ | week$
    0.4: -ber | -erm | -her | ^can | appointment | appointment$ | birthday | coming | everyone | food | like$ | move | move$ | of the | on | the new
    0.4: trip$ | was | will | with the
    0.35: -aby | -ats | -ays | -eed | -eek | -gan | -hen | -ite | -lan | =definite | ^how | about the | baby | for | happened with | list | present
    0.35: size | to$ | up | week
    0.3: #12 | -ere | -hts | -s's | ^was | ^where | ^whose | a living | do for | do on | go | his | living | living$ | on the | recommended | whose
    0.25: -ary | -ash | -end | -hew | -ion | -ork | -til | ^make | ^same | ^same as | ^when's | ^when's the | christmas$ | clean | gave | has | is my
    0.25: job | last time | leaving | me the | number | number$ | plan | same | same as | told | until | was it | were | when's | when's the
    0.2: -any | -der | -eft | -hey | -ids | -oad | -oat | -ong | -rty | -tay | -tor | -ugh | ^do | ^was it | ^wat | ^when | ^why did | am | am i | both
    0.2: can i | do we | gave me | house | house$ | how many | how much | it to | left | many | mondays | mondays$ | old | omar's | one$ | party | party$
    0.2: stay | teacher | they | told you | was that | wat | well | why did | work
    0.15: -ass | -dle | -eds | -ell | -ied | -ish | -led | -ney | -nts | -oth | -ous | -uch | -uld | -ved | -xes | ^how many | ^when does | after the
    0.15: any | called | called$ | class | class$ | did | for the | get | have to | i take | i told | ideas for | leeds | long until | make | money
    0.15: much | pet | project | run | should | should i | still | the therapist | therapist | until the | what i | when does
    0.1: -ans | -ark | -ect | -ily | -oan | -oes | -rms | -uke | -use | -uts | ^do i | ^does | ^make a | ^what kind | ^where did | ^why | about me
    0.1: address | at work | band | do i | done | go to | have | i still | jess | kind | kind of | know about | list of | list$ | loan | luke | make a
    0.1: married | married$ | much was | name | name$ | play$ | potatoes | project$ | summer | summer$ | taking | the baby | the loan | the project
    0.1: the summer | the trip | to do | to tell | what kind | where did | will they | you about
    0.05: #2 | -ace | -ank | -eas | -een | -eet | -enu | -ger | -ind | -ise | -mas | -nce | -nny | -ook | -ran | -ric | -sit | ^and | ^how can
    0.05: ^how long | ^so | ^what's my | ^where do | a list | all | ben | car | choose | christmas | dog | for that | get out | get$ | him | how can
    0.05: how long | husband | i need | ideas | kids | know what | last | left on | long | me a | meet | meet at | menu | on this | operation
    0.05: operation$ | paid | pick up | plans | plans for | puppy | puppy$ | quote | run in | say$ | school$ | starter | the 0 | together | together$
    0.05: what's my | where do | work$ | writing | wrong with
    -0.05: #0 | -aph | -ast | -hem | -ian | -ips | -kyo | -nks | -pen | -sis | -tes | -urs | 0 of | ^can you | ^difference | ^difference between | ^good
    -0.05: ^how to | ^love | ^tell | ^tell me | ^what languages | ^where was | ^who's playing | ^write | an email | ask | does one | does this | email
    -0.05: end$ | ephemeral | history$ | how to | in tokyo | is 0 | love | me with | paragraph | playing | please | please$ | power | python | python$
    -0.05: smell | some | thanks | the last | the weather | them | them$ | time is | tips | tips for | tokyo | tokyo$ | use | weather | what languages
    -0.05: where was | who's playing | with something | write | you help | you say
    -0.1: -arn | -ets | -ges | -llo | -out | -sts | -uiz | 0 and | =arithmetic | ^another | ^hello | ^if | ^turn | ^what are | ^what day | ^when did
    -0.1: ^write a | another | by | chicken | come from | difference between | does it | don't | fix$ | from$ | hello | history | how | in
    -0.1: isn't working | it in | languages | learning | machine | meaning | of | off | quiz | someone | ten | the first | tonight | what day | when did
    -0.1: working | working$ | write a
    -0.15: -'re | -ked | -net | -ord | -ory | -ost | -ral | -rds | -rld | -und | =thanks | ^how do | ^i'm | ^oh | ^what's a | ^which team | better to
    -0.15: between | difference | flour | going to | i'm | missing | never | oh | planet | roman | sound | start with | tables | team | that | that start
    -0.15: to me | what are | what do | what's a | which team | words | world
    -0.2: -age | -ase | -eam | -hes | -iet | -ken | -lot | -ons | -ree | -rom | -ups | 0$ | ^how did | ^i have | ^is it | ^is there | ^what's the
    -0.2: ^which is | are in | bad | do | fix | from | how did | is there | it out | me something | other | password | phone | planets | plot | plot of
    -0.2: prize | prize for | says | start$ | tell me | three | usually | what's the | which is
    -0.25: -eak | -ile | -ive | -lar | -our | -rie | -ses | -ven | ^what does | ^what was | ^what's your | ^who did | better | can you | day$ | die$
    -0.25: egg | egg$ | explain | i want | it's | learn | speak | to learn | what does | what's your | who did | won | your
    -0.3: #symbols | -ead | -elp | -his | -ife | -own | -ple | and | do they | down | fall | git | help | help$ | in italian | italian | life | oil
    -0.3: this | water
    -0.35: -ght | -lly | -man | -orn | -ted | ^what is | an | best | born | day | do you | now$ | rain | something$ | what is
    -0.4: #3 | -ear | -les | -n't | -ome | -ver | =greeting | are the | come | do$ | now | there
    -0.45: -art | -low | -rst | first | in the | is the | mean$ | out$ | win
    -0.5: #1 | -ink | -wer | ^my | cold | i do | mean
    -0.55: -ail | -ers | -top | good | how do | something
    -0.6: -ire | ^i | about$ | war | you
    -0.65: -ain | today$
    -0.7: -est | -rry | -ves | =now | what can
    -0.75: #given | =favour | it
    -0.8: =assent
    -0.85: -all | 0 | if | today
    -1.15: =task | are
    -1.2: for$
    -1.8: a
    -1.9: =knowledge`,
};
