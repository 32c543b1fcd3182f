import type { PackedTagWeights } from '../tag-weights.ts';

/** The weights of the tagger of English, written by `tests/bench/fit-tagger.ts`: not to be changed by hand. */
export const ENGLISH_TAGGER: PackedTagWeights = {
  slots:
    'name surname nickname age birthday home other_home origin spoken_language timezone work other_work profession team studies partner marital_status family pet hobby likes dislikes prefers favorite technology project decision goal habit allergy health diet vehicle email phone attribute note',
  end: -1.88,
  next: -2.11,
  features: `
* AXli|a# Adjd|a& AcBhHdMh|a' lh|a( AcCbDcFcJdLcQbScUdWcYdZccdfdghhdidlcmd|a) Ac|a+ Liahkh|a, EbHiNcRhThVdWdXbYdZcdbiekc|a- AcBiadihkh|a. AbBiChHdYh|
a/ Mdli|a0 AbCdDdFdGhJdKdLbNeQcWcXdYdZcbdcdfdhcic|a00 AZCdDdFdGiJdLdMdNeObRdTcUdVdYdZdacbdcddeed|a000 AbFdGdHdMdOdQdTdVdWdXdadddfdgdicjdkilhmd|
a0000 AcGdHdMdQdddii|a0000-00-00 Ad|a00000 Adkhmd|a: ChDcEcFZHcIdJcLcMbUbVbWcXdYcabbdecicjh|a= AdMdai|a@ Bb|a[ Ad|a^ Fhcdfh|
aa CbDcEaGeHcKdLbOiYcZbahcdihjdkdlimd|aabide AhXi|aabout McVcWjccdd|aabove Ac|aaccra Bd|aacres Bd|aadopted Uh|aadore AhWh|aafter Ab|aalice BhHh|
aall AbBeMcVcZd|aallotment Be|aalready AhFi|aalso Ahhh|aam AhBdChKdMdQdSiVcWdXcedgdhcld|aan EdHcKdOhUcVcZdcddhld|aand CcEdIhKhMbRhThXcYdZdcdfhmd|
aanother AdBd|aany Ac|aanything Wi|aarchitecture Bd|aare HdVh|aarsenal Bh|aas BdEiKdMdNiShZdadkhld|aask Ad|aasked AdBc|aasthma Bdgd|
aat CcDcEaFiGbJZKdLbMiNhPbRbScUbWdXcYbZcadbbcdfdgbicjh|aaussie BdJd|aaws Bdad|ab Ac|ababy AdTh|aback Ac|abakery Bd|aband AdBcVc|abank lh|abarista BdOd|
abarry's BhZh|abased ci|abasically Mh|abe BcZh|abeach Bd|abeagle Uh|abeats AiBdZi|abeen AiBdOi|abefore Bgei|abeing AiBdJhWihhjhld|abell BhVh|
abesides Ad|abest AcBd|abetter Bd|abetween AcMh|abig AhWi|abio Qh|abirch fh|abirth AiGi|abirthday's BdGh|abiryani BdWd|ablind Bd|ablock Bd|ablood Ac|
ablue BiXh|aboard Wh|abody AdMd|abollywood AdBd|abooking AcMd|abooks AhZi|aboss BhRclh|aboth Ad|abought Bd|aboyfriend BhRh|abreathe Ad|abritish BhYh|
abroken Bh|abrother Bd|abrutalist BhWh|abuild Mh|abuilding AdBc|abullet Ac|abuses bh|abut BdCdHcOdVdWhXh|aby AdEhHdTdVdcd|ac Ad|acab Bd|acafe Bd|
acall Ac|acalled BjEcHbJcKdQdRhUhZdacbjcdddid|acalling bh|acalls Bd|acan Ac|acan't AcVd|acaptain AdVh|acar Ad|acaravan IhTd|acare Qd|acarnivore hh|
acat Uh|acats BbUd|achapter Bd|acheap ah|acheese Bd|achem BiQi|achemistry BdQd|achristmas Bd|acircular Bd|acivil BhSh|aclass AdBd|aclinic bh|
aclub NhOd|acold Ad|acollect Vh|acome Ac|acoming Be|acook Od|acorrect BhXgYh|acould Ad|acounty BhHh|acure Bd|acycle Biei|adad's AdIh|adarwin Bd|
adaughter's BdTc|aday AcBdec|adear AcBc|adecember Bd|adecided Bc|adeposit dh|adesk AdOh|adesmond Ri|adid Ad|adivorced Bd|adj BhNh|ado NiVhWcadld|
adob Bd|adoctor's Bd|adodgy gh|adoes Ac|adog AcXh|adoing QgVh|adon't Abhh|adouble AdBd|adown Md|adr AcHdYh|adrive Ab|adrop Ad|adry Bd|aeastern BcLd|
aeat hj|aeczema Bd|aeditor ah|aeight AdBh|aelectrician Bd|aeleven AcPh|aelf Ac|aelse's Ad|aemacs Bdad|aemails BhYh|aend Bc|aengaged BdSd|
aengineering BdOd|aenglish Bd|aevening Ac|aevenings Bc|aever AhXgYhZh|aevery AZei|aeveryone Ad|aex AdBd|aexplain AdBd|afair Ad|afamily AcBh|afan XhYh|
afather BdTd|afav BeZi|afavourite AeBc|afeb FdGh|afeeder bi|afeel AcBd|afinal Ad|afinally Ad|afind AdBd|afinished Bd|afirm Bd|afirst AcBdCh|
afish Bcadfd|afishing Bh|afive AcTd|afix Oh|aflat Md|afluent Kh|afly ei|aflying Bd|afood Ad|afor AdFdJcMhQdTcUdZdhdidlcmd|afour Ac|afree Bdhd|
afriend AdBc|afriends Ad|afrom AhCcDcEbFcGdHiIdJlLcMbNdOcPdRcUcVdWbXcYbZcabbddcfdhdiclcmd|agarden Md|agets Ac|agetting Be|agift Bd|aginger Bd|
agirl BdTd|agirls Td|agive Yg|agiven Wh|agluten fh|ago OdQh|agoal AdBd|agoes Admh|agoing Bd|agone Bc|agood BdKhcd|agoogle Bd|agot MdWiddld|agrade BiOi|
agranddaughter's BcTc|agreat BgYh|agreek BdKd|agreen Bhlh|agym eh|ahad Ac|ahalf Ji|ahappily Bd|ahas AbBeHhTdgd|ahate OdVdWhXied|ahates AbBd|
ahave MdOdUdVcWcXcfhld|ahaven't AdBd|ahe Ad|ahe's Ac|ahealth BdMc|ahebden Ad|ahelen lh|aher AdBc|ahere AdBdOdTd|ahey Bd|ahim Bd|ahimself Bd|ahindu Bd|
ahip Bhgh|ahis Ab|aholidays AhIh|ahomeschool Bhch|ahonda Biih|ahonestly AhXh|ahorror Xh|ahospital Mh|ahour Ad|ahouse bc|ahuge Yh|ahurling Bd|
ahusband Ri|ahusband's Th|ai BcCcFeHcJcOiPdTcUdVhWdadehfele|ai'd Ac|ai'm CjDcFiGdHcJhKcNdRcShTcUdWdXbZdadbdcehhidli|ai've KgOdThVhhd|aideas Ad|aif Ac|
aimport Ad|ain CaDbEaGbHlJhNcOdRcTcUaVeXbbdedfcgehdiajclc|ainformal Bibh|ainfosys Bd|aintern Ad|ainto JdTdVk|airish Jd|
ais AiDaEbFZHeIdJaNbScTgUdWdXcZjbeceddebfcgbhcicjhmi|aisland Ad|aisn't Ad|ait AdHc|ait's AjCjEdJbLdMdQdTdUdVdXdYdZcedgild|aits BdCiOdld|ajazz BbWc|
ajob Bd|ajob's Mh|ajoined Ad|ajoint Bd|ajunior BhOh|ajust AdMd|ak AdWh|ak( 21 BcCcHcMdRh|ak, 1 AiBcTi|ak, 10 AhHdSjTd|ak, 11 hh|ak, 15 AdCcHcJhKcRc|
ak, 19 Ad|ak, 2 AhBcUdfh|ak, 20 AiBdHbJhKiTdad|ak, 21 AlBbCjDbJdMdOdQdRiSdThUcadldmd|ak, 22 AhBcHcai|ak, 24 CdHiTb|ak, 25 TgUdci|ak, 26 AcHcch|
ak, 27 AbBeCcMcOcQdYdaceb|ak, 28 AZ|ak, 29 AdBcLiWiadcded|ak, 4 HdTd|ak, 6 CdHcQiRdTd|ak, 7 BdOdTd|ak, 8 BcTd|ak. 22 AdBg|ak/ 27 Bhlh|ak0 1 Ti|
ak0 13 gh|ak0 26 Bd|ak0 4 gh|ak0 7 Bh|ak00 1 Fh|ak00 26 Bd|ak00 27 BcQd|ak00 28 Bd|ak000 26 Bd|ak000 27 Bd|ak0000 27 Bb|ak: 18 Ah|
ak: 21 AaBcDdHcRbTcmd|ak: 24 AcHd|ak: 29 Ac|ak: 8 AiOi|ak= 21 Ad|ak= 22 AhBiai|ak= 24 Ad|ak@ 26 Bhji|ak@ 27 Ad|ak^ 0 AiRi|ak^ 1 Tj|ak^ 10 AjCdHdSk|
ak^ 11 Ajhk|ak^ 14 AiHdOdlj|ak^ 15 AjCdHdJiKiVdhd|ak^ 17 eh|ak^ 18 Ahbi|ak^ 19 AkCdJhSdVcWdXhYdZdfjhhid|ak^ 2 AhUiVcXcYdZdadfigd|ak^ 20 AhJdKi|
ak^ 21 AiCjHbLdRhUdVdfdhdidld|ak^ 22 CdHdOdSdVdXdZdaigdhdid|ak^ 23 Hdii|ak^ 25 AaShTbUcbd|ak^ 26 AYHc|ak^ 27 AaHdPdQdScUcVbbdgdic|
ak^ 29 CcHdMcOhUhdiehfchc|ak^ 4 AlCdHdSdVdWdZdfcgmhdld|ak^ 5 AhHdii|ak^ 8 AiCcHcNdOkSdVcXdYdZdfdhd|ak^ 9 AiOi|aka 0 Ad|aka 1 Th|aka 10 BhJdOdShld|
aka 11 Odhi|aka 15 JiKdOdld|aka 17 BhVd|aka 18 Odaddh|aka 19 Bd|aka 2 AdOcUh|aka 22 Mdah|aka 23 AcHdJcMdOdaeigld|aka 27 AdBh|aka 29 Ocdd|aka 4 Bd|
aka 5 Oddiic|aka 6 AiQi|aka 7 Md|aka 8 AiFdHdJcNcOmPeRiUdVcWdXdYdacbdgdidlb|aka 9 AdOd|akabout 27 bi|akacres 27 Bd|akadopted 27 Uh|akall 20 Ac|
akalways 29 Bc|akam 10 AiSj|akam 27 AbBcOc|akam 8 BhOh|akan 15 Jh|akan 22 Oh|akan 8 AgJdOi|akand 15 AiBdKi|akand 20 AiBdKi|akand 21 AiRi|akand 22 Bh|
akand 25 AbBbTdYd|akand 26 AcBc|akand 27 AcBeTc|akand 29 Oh|akand 8 BhQh|akanswer 27 Bd|akare 11 Ad|akas 27 Bd|akasked 27 AdBc|akat 17 Ac|
akat 24 AhBcHdMdQh|akat 29 AdMd|akback 26 Bd|akbakery 25 BhMh|akbakery 26 BgMh|akbakery 27 Bd|akband 27 BbVc|akbank 27 lh|akbarclays 27 BcMc|
akbased 27 Hg|akbe 27 Bd|akbeagle 27 Uh|akbeen 27 AaBdHdOdVd|akbefore 25 Bhdh|akbefore 26 Bhdh|akbeing 27 Achh|akbiscuit 26 Bd|akblue 19 Xh|
akbooking 18 Bibh|akboss 21 AgBiRdlh|akbought 27 Bd|akboyfriend 21 BhRh|akbritish 15 BhYh|akbritish 20 BhYh|akbuilding 27 AdBc|akbuses 27 bh|
akbut 25 Ad|akbut 27 Ad|akby 26 Bi|akcafe 27 Bd|akcall 27 Ac|akcalled 21 BiRh|akcalling 27 bh|akcan 29 Ad|akcan't 26 Bh|akcan't 29 AdXh|
akcaptain 27 BhVh|akcaravan 27 IhTd|akcat 26 BdUd|akcode 26 Bhmh|akcoming 27 Bd|akcoriander 26 Xi|akcorrect 25 BhXgYh|akcorrect 27 BhXgYh|
akcurrently 27 Mh|akdad's 27 Ih|akdarwin 27 Bd|akdaughter's 8 BcTd|akdays 26 AhHh|akdays 27 Bc|akdecided 27 Bd|akdeposit 27 dh|akdidn't 29 AhBd|
akdo 27 AcVd|akdo 29 AcWd|akdoing 27 AaWh|akdon't 29 AaXchg|akdown 27 Hh|akdrive 27 Ad|akdrop 22 Ad|akeat 19 Ac|akeep LhOcUhXdYdadedhi|akeeping Bhch|
akeeps Ab|akend 27 Bd|akengaged 27 BdSd|akenglish 27 Bd|aketo Bd|akevenings 27 Bd|akever 29 Zh|akeverything 27 ch|akfamily 27 Ti|akfan 27 XhYh|
akfarm 27 BdOd|akfather 27 BdTd|akfavourite 8 AcBd|akfeeder 26 bi|akfirst 29 Ch|akfluent 20 BhKh|akfor 27 Mh|akfor 29 Bhdh|akfour 1 BhTh|akfour 27 Ph|
akfriend 21 Ad|akfrom 15 Jd|akfrom 20 Jd|akfrom 24 BcMdTd|akfrom 27 Ab|akgerman 27 Yh|akget 27 Ac|akgetting 10 Ac|akgetting 27 Aj|akgirl 27 BdTd|
akgirlfriend 26 BdRd|akgirlfriend 27 BcRc|akgive 27 Bd|akgiven 27 Bd|akgluten 27 Bifhhh|akgo 11 Ad|akgo 27 Qh|akgoes 27 mh|akgone 27 Bd|akgot 19 Ad|
akgot 27 AcBbTd|akgot 4 Bh|akgym 27 eh|akhalf 15 AhJj|akhalf 27 Bd|akhall 27 Bh|akhanded 27 Ad|akhappily 10 Bd|akhas 13 Ad|akhas 4 Ac|akhate 27 AbBdWc|
akhave 13 Ad|akhave 19 Ahfh|akhave 27 Bd|akhere 27 Hh|akhome 27 Ad|akhomeschool 27 Bhch|akhurling 27 Bd|akhusband 21 Rh|akhusband's 27 Th|aki 17 AhOi|
aki 18 Ad|aki 19 Vi|aki 22 OdQhVhad|aki 26 Vd|aki 27 Yi|aki 28 eh|aki 29 VhYdacgile|aki 7 AhOi|aki 8 AcVeed|aki'd 29 Ad|aki'm 10 AhBhCdSi|
aki'm 11 AiCchj|aki'm 13 ghlc|aki'm 14 AiCdhdlj|aki'm 15 CcJjKdYdhd|aki'm 20 Jh|aki'm 21 ChJdhdld|aki'm 27 BbMjcdlc|aki'm 4 gi|aki'm 8 AjChOi|
aki've 27 BhVi|akin 1 Bd|akin 15 HcJZMdYj|akin 20 HcJZKhMdYj|akin 22 JcMcQcYdakcd|akin 24 AdHhKdLcVdWdYcadgeleme|akin 25 Fh|akin 27 AbBiFhQdWccied|
akind AdBd|akinfosys 26 Mh|akinfosys 27 Mh|akinto 27 AcVc|akis 10 Ac|akis 11 AaTdhd|akis 13 Thgc|akis 15 JdZh|akis 19 Achd|akis 2 Ad|akis 20 KiZd|
akis 21 AcMdTaZd|akis 22 Zdah|akis 25 Ac|akis 27 AgBaMcZh|akis 28 Mh|akis 29 Ad|akis 4 Abgc|akit 27 Acch|akit's 21 AiBdCi|akit's 27 Ccahbi|akjob 27 Bd|
akjob's 27 Mh|akjunior 8 BhOh|akjust 27 AhYi|akjust 29 Ad|akkeep 2 BiUhVh|akkeep 27 BbVd|akkeeping 27 Bhch|akknees 26 gi|akknees 27 gi|aklast 26 Hd|
aklead 27 MhOd|aklearn 27 Bhdh|akleeds 26 BhHi|akleith 27 BhHh|aklike 25 XiYh|aklike 27 AdBdYh|aklittle 20 AhKi|aklive 27 Ac|aklived 27 AdBdHd|
akliving 27 Hg|aklooking 27 BhVhWh|aklost 2 AhBdUi|aklove 26 Bd|aklove 27 AcBd|akmake 27 Ad|akmarried 27 Sh|akmate 21 Ad|akme 21 AhEi|akme 22 Ac|
akme 27 Yh|akme 29 Yd|akmind 25 Ah|akmodel 27 Vd|akmore 27 BcWe|akmostly 22 Ahah|akmother 27 BgTg|akmum 26 BjTh|akmum 27 Ah|akmy 0 CdHdRkTaUdVdYdgcid|
akmy 1 BhRbTjUdYdgcic|akmy 15 AdYd|akmy 17 Ad|akmy 18 Mdid|akmy 2 BdRdUi|akmy 20 TdYdid|akmy 22 Ad|akmy 23 AiRdTcij|akmy 29 AaTcVded|akmy 4 Tdgi|
akmy 5 AiTdij|akmy 8 AdOdRcTdVh|aknear 24 Jh|aknees gh|aknever 29 eh|aknew 8 AdBc|aknights 27 Mh|akno 1 Ad|akno 17 Bchd|akno 19 Bhhh|akno 22 Bd|
aknot 15 Ad|aknot 27 Ac|aknow Ad|aknurse 27 Bh|akof 15 Kh|akof 20 Kh|akof 22 Ad|akof 24 Ac|akof 27 AcMdZd|akof 29 AcBd|akoff 27 Ad|akon 18 Ad|
akon 22 AhHcaj|akon 24 AgLg|akon 25 Ad|akon 27 AcBdec|akone 1 Ad|akone 26 Bd|akone 27 Xg|akonly 26 BcYd|akonly 29 Ac|akopen 27 dh|akor 22 Adad|
akorder 27 mg|akour 17 AjMjOi|akour 18 AhMhbh|akour 2 Uh|akour 29 Mh|akour 7 bdmi|akour 8 AbOcTd|akout 27 Ac|akpacked 27 ch|akpaint 27 BiOh|
akparents 27 Th|akparrot 27 Bd|akpayroll 27 BhMh|akpenicillin 27 Bhfh|akphd 26 Bd|akplace 27 Bh|akplace 7 Bh|akplay 27 BhVh|akplumber 27 Bd|
akpodcast 27 Bhbh|akpoints 26 BiYi|akpoints 27 Yi|akporridge 27 Bh|akread 27 Zh|akreading 27 Bb|akrescue 2 Ad|akretired 8 Bc|akride 27 Ad|akrun 25 Bd|
akrun 27 Ad|aksaving 27 Bd|akschool 27 Bc|aksea 27 Bd|aksecond 1 Bh|akshort 27 Bc|akshut 27 Bc|aksing 27 AiBd|aksingle 27 BdSd|aksister 26 BdTd|
aksit 27 Bd|aksite 27 Bd|aksix 1 BiTi|aksix 27 BdPded|akskip 27 Wh|akso 26 Ac|akso 29 Ab|aksourdough 26 Bd|akspanish 26 BhKi|akspanish 27 BhKh|
aksparky 27 Oh|akspeak 20 Kh|akspeaks 20 Ac|akspicy 19 Xi|akspoke 20 Ad|akstand 27 Vh|akstarts 27 Bhmh|akstay 27 BdHh|akstay 8 Ah|akstick 27 kh|
akstripe 27 Bhch|akstudy 27 Ad|akstudying 27 Bd|aksuch 27 Bd|aksuit 25 Xh|aksuit 27 Xh|akswim 27 dd|aktake 27 Adld|akteaching 27 Bi|akteam 26 AhPh|
akteam 27 BhPi|aktext 27 Yh|akthat 27 Bc|akthe 0 AiMdRkUd|akthe 1 AiTjUdch|akthe 15 AdBd|akthe 17 AgMiUcZd|akthe 18 UdVdid|akthe 19 AbBd|
akthe 2 AjUlei|akthe 22 Abadcc|akthe 23 Mdih|akthe 27 AhTi|akthe 28 Ac|akthe 29 AcMb|akthe 5 Ad|akthe 7 AiMhVi|akthe 8 AcMcOiRdTdUdVcid|akthese 26 Bh|
akthings 27 Yh|akthis 27 Bc|akthree 1 Accd|akthree 27 Ph|akthrough 27 Bd|aktime 27 Bc|aktiny 17 AhMh|aktiny 18 Bd|akto 15 Ad|akto 19 fh|akto 2 Ad|
akto 20 Ad|akto 24 Aacd|akto 27 Yc|akto 29 di|aktook 27 Vh|aktown 27 AjJi|aktraining 27 Bd|aktwice 27 Th|aktwins 27 Th|aktwo 1 AdTi|aktwo 2 AcTdUi|
akup 27 Ac|akuse 2 Adad|akuse 22 Ajaj|akuser 27 Bc|akuses 22 AcBd|akvegan 26 Bd|akvolunteer 27 Nh|akwant 27 Bd|akwants 22 Ad|akwas 11 Ac|akwater 27 Bd|
akwe 28 Ad|akwe 29 AiMiVd|akwe're 27 Th|akwe've 27 Ac|akweddings 27 Bc|akwee 7 Bd|akwheelchair 13 Bi|akwho's 13 AhBd|akwidowed 27 Bd|akwife 27 BdRd|
akwith 13 gh|akwith 15 fh|akwith 19 fh|akwith 22 Biahch|akwith 25 Bi|akwith 26 ad|akwith 27 Tcad|akwith 4 Aigjld|akwoman 27 ld|akwon't 29 Ad|
akwork 27 AiMj|akworking 27 Bd|akwrite 22 Ahai|akwrite 27 AdBcae|akwriting 27 Bd|akyear 27 BcQd|akyear 9 Bh|akyears 27 AdBd|akyoruba 27 BcKd|
akyou 26 Bd|akyou 29 Ad|akyounger 1 Ad|alactose hh|aland BhOh|alast Ac|alaw Qi|alead Mh|alearn Addh|alearning Vh|aleft HhOdlh|aleg Bd|alife Yh|
alight Bd|alike OdVdXhYigd|aline AdBd|alittle AhKi|alive Ab|alived AdBdHd|alives Ad|aliving Hg|aload AdBd|alocker Agmh|alogistics Mh|alol Ad|along Ac|
alooking BhVhWh|alooks Ad|alosing Bd|alost BdUi|alove OdWjgd|alovely Ad|aloves AcBd|alow AdBhhi|am Bd|amade Bd|amail Bd|amake Ac|amalay BhKh|
amandarin BhKh|amarketing BiMi|amarried AcSh|amassey Ad|amate Ad|amaths BcOd|amaureen Bcmd|ame BdElFdHbJcKdLdMdQdRcTcUdYjZeadbdcddeedfdgdidld|
amedical AdBd|ameet Uh|ameeting Bc|ametal Vh|ametric BhYh|amidwife Bd|amind Bd|amiss Bd|amissed Ad|amissing AdBd|amobile Ad|amodel Vh|amore AcWdch|
amorning Ad|amornings AdBhXh|amost AdBd|amostly ah|amoved Hi|amoving ch|amr Dh|amum Be|amum's Ac|amy EbGcJbLcMeNcObRhScTjWdZdfcgihcihjdlc|
amyself AhCjHdJdWd|an Bd|aname Ad|aname's AgBiCj|anamed AdMdUh|anan's Bh|anear AhJhQdUdadfild|anearly AcBd|aneed Ad|aneeds Bc|anegative Bd|
aneighbour Ad|aneighbour's Bd|anever Ad|anew AbMc|anewcastle Ad|anext Ac|anhs Bd|anight AdNdeh|anine Ac|anissan BdMd|ano AZCdMdOcQdVdWdXcZdadfdgdld|
anode Bd|anot AbBdHdJdOcVdXhgd|anotes Ahah|anothing AdBc|anov Gh|anovember Bh|anow DiHd|anumber Bd|anumber's Ai|anurse Ad|anursing BhQh|ao lh|
aobi Bhmh|aof AgCcEcFiLcMbPiRcSdUcViWhXiadbccbddedfchclb|aoff AbHdad|aoh Bd|aok AdBd|aold BhMdTcUiih|aon EcJbKdLiMdQhRcSdTdUdWdZcahgciclc|aonce Ad|
aone AaTdih|aone's gh|aones Ad|aonly ThYcadlh|aopen Ad|aoption AdBd|aor AdBcHdad|aorder mg|aother Ac|aour EdFdHcRdTiVdWdXdYdbhedgcld|aoutside AiHj|
aover AcYiadch|aown ec|apacked ch|apaddington Zh|apaint Bi|apaper Yh|aparagraphs BdYd|aparents Bh|aparish Nh|aparrot Ad|apartner BhRi|apast Hh|
apaste Ad|apay Bd|apayroll BhMh|apcos AdBdgd|apeanut Bh|apeople Ad|apeople's Ad|aperson Ad|aperth BhMeQh|apescatarian Bd|aphone AdBhXh|api Ae|
apiano Bh|apicked Adch|aplain Yh|aplan Adch|aplay Vh|aplays Ad|aplease Ac|aplumber BcOd|aplumbing Bh|apodcast bh|apollen Bd|aporridge ei|aport Hh|
apositive Bd|apottery BdVd|apower Ad|aprefer BdYied|aprefers Ad|apregnant Bd|aprimary Oh|apronounced AdBd|aproper Bc|aprosthetic lh|aps ah|
aput AhBdEiHdMdOdVdYiadjg|aquestion Bd|aquick Ad|aquit Bhdh|aradio AdBdVc|araining Ad|arank Bd|aravi AhBdCdDh|ard Gh|aread OdZh|areading Hd|
areckons Ad|ared Ad|aremember Ad|arescue Ad|arestore Vh|areturns AdBd|aride Ad|arose Bd|around AiHi|aroyal BhMh|arun Aa|arunning Bdah|as Ad|asaid AcBd|
asales Ad|asaving Bd|asay BdEiXh|asays AcBd|aschool Ac|ascript Ad|aseason AhZh|asell BhMh|asells AhBdMi|asend Ad|aseven Bh|ashare Td|ashe Ad|ashe's Ac|
ashed md|asheep Oh|asheffield BdHc|ashellfish fh|ashoe AdBd|ashop Aead|ashort AcYh|ashut Bc|aside AbBc|asigned Kh|asince AZOd|asingle Ad|asiobhan BdCd|
asit Bd|asite Bd|asix AbTied|asixty BhPh|asize AhFclj|asked CWDZEdGZKdLZMcNaQbRiShTgYccZfhhhihma|askip Bheh|aso AdBbCgHcOhYd|asome AdBc|
asomething AdBd|asomewhere Ad|ason's AdBdRd|aspare Ad|aspeak KhYd|aspeaks Ac|aspell Bc|aspelt Ch|aspicy Xi|aspoke Ad|astand AhWhXj|astanding Bgmg|
astart Ad|astarting Bc|astarts mh|astartup BhMh|astats AdBd|astay BdHhjd|asteps Yh|astick kh|astill AcBd|astop Ac|astripe Bhch|astuck Bd|astudies Bd|
astudio Bh|astudy Qh|astudying Qh|asubject Bd|asuch Bd|asuggest Ab|asuit Xh|asure Bd|asurname's AhDi|aswim ddeh|atake OdXdgild|atakes Bd|atalk BdKh|
atata Mi|atea Ad|ateach Oj|ateacher AdBcOe|ateaching Bi|ateam Pi|ateam's BiPi|atech Od|atell Ac|aten AcBb|aterry Zh|atest Ad|atext Yh|athan Ad|
athat AeOdad|athat's BcJh|athe DcEaFdHbJZKbMiQeRhScThUkWcXbabfehcihjcla|athem Be|athen Ac|atheo BdTd|athese AdBd|athey Aclh|athing Bd|athings Yi|
athink AcBd|athinkpad ah|athird Ad|athirty AcBd|athis BdHdOhTdWdXcYdajcd|athose Ad|athree AbPi|athrough AhBd|atill BcHi|atime HhLcPdVdmd|atiny Bc|
ato AdEcFcIdJbKcLcMbNdPdTcUcVcXdZdadfigchcicjhlc|atold Bd|atoo Ac|atowards AdBdad|atown BdHdJi|atoyota Bi|atrain BhWi|atraining Bc|atranslator BdOd|
atried AcBd|atrue BhWh|aturn AhFi|aturned AhBhFh|aturning Fd|atwelve AcBc|atwice Th|atwo AYYdcefchd|atype Adgh|auk Lh|aunder AcBi|auni Ad|aup Vh|
aupon AdBd|aupsc di|aus Ac|ause AhHdMdOcaj|aused Ad|auser AdBcld|auses AcBd|autc BhLh|avicar BdOd|avillage Bh|avoice Xh|avolunteer Nh|aw' 0 Bhlh|
aw( bob Ad|aw( echo Ae|aw( ella RdTh|aw+ 0 AcLi|aw+ 00 Ackh|aw, + Ah|aw, 0 AdBdHb|aw, 00 CdDdFjHaMdOdQcRdSdTcUdadmc|aw, 000 BcHd|aw, 0000 AcBdHdkd|
aw, @ Hdjh|aw, a Ad|aw, age Ad|aw, always Bc|aw, and fh|aw, asking Ad|aw, been Ac|aw, biscuit AhBdUh|aw, boring Ad|aw, both Ad|aw, bred Ad|
aw, called Uh|aw, desk Oh|aw, diagnosed Ad|aw, divorced AgSh|aw, doing AcBdQc|aw, fav Bd|aw, first Ch|aw, five Uh|aw, four AbBh|aw, god Ad|aw, half Ad|
aw, hate Wi|aw, i'm Ab|aw, in AhQi|aw, jonah BdTh|aw, knees Abgd|aw, leeds Hh|aw, literally Ad|aw, live AhHi|aw, lives Ad|aw, long Ad|aw, moved Hcch|
aw, narrow Ad|aw, needs Ad|aw, new Ad|aw, night Ad|aw, nights Ac|aw, no AbYdcc|aw, nothing Ad|aw, obviously Ad|aw, one Aiih|aw, parents Bd|
aw, plain Yh|aw, plan Ad|aw, properly Ad|aw, sadly Ad|aw, second Ac|aw, six AcTd|aw, skip AhWiYg|aw, sligo AhHi|aw, the Ad|aw, then AdBh|aw, three Ab|
aw, two Ub|aw, up Hh|aw, use Ad|aw, we've Ahch|aw, well Ad|aw, welsh JhKd|aw, wide Ad|aw, wifi Ac|aw- 0000 Bhkh|aw/ them Bhlh|aw0 ' Bhlh|aw0 , BdTd|
aw0 . Bd|aw0 acres Bh|aw0 every Bd|aw0 rd AiBdGi|aw0 years Bi|aw00 , AeBdFd|aw00 at BdQd|aw00 december BhGi|aw00 k AdBc|aw00 kg Bhlh|aw00 m Fh|
aw00 on Bd|aw00 year Fh|aw000 - Bhkh|aw000 000 Bhkh|aw000 0000 Ad|aw000 cm li|aw0000 , Bb|aw0000 000 Ad|aw0000 in Bc|aw0000 transit Bhih|
aw0000-00-00 00:00 Ad|aw00000 000000 md|aw: 0 BhGdHhhh|aw: 00 Fahdli|aw: alice Ad|aw: i'm Ac|aw: oslo Ad|aw: we're Adcd|aw^ - Ad|
aw^ 00 AjCeFlGcSeVeXdYefehcidla|aw^ 0000-00-00 Ad|aw^ @ Zdji|aw^ [ Ad|aw^ a Ac|aw^ after Ac|aw^ again Ad|aw^ all Ad|aw^ alternatives Ad|aw^ am Ac|
aw^ answer Ac|aw^ anyone Ad|aw^ anything AbWd|aw^ anyway Ac|aw^ as Ad|aw^ at Ad|aw^ back Ac|aw^ bee Ahfi|aw^ been Ab|aw^ before Ac|aw^ being hh|
aw^ besides Ad|aw^ best Ac|aw^ big AcVdWd|aw^ born Ad|aw^ call Ac|aw^ camping AhVdXi|aw^ console Ad|aw^ contact Ad|aw^ dear Ac|aw^ decided Ad|
aw^ divorced Sh|aw^ doing Ac|aw^ don't Ab|aw^ driving Ad|aw^ every Ac|aw^ everything Ad|aw^ explain Ab|aw^ favourite Ad|aw^ first Ad|aw^ fix Ac|
aw^ fridays Ac|aw^ from Ac|aw^ fun Ad|aw^ fyi Ad|aw^ gift ChHd|aw^ git Ad|aw^ going Ad|aw^ good Ad|aw^ got Ad|aw^ had Acgd|aw^ hate Ad|aw^ heads Ac|
aw^ hello Ab|aw^ hey Ab|aw^ hi Ab|aw^ himself Ri|aw^ hiya Ab|aw^ honestly Ad|aw^ huge Yh|aw^ i Ad|aw^ i'm ChSh|aw^ in AeHc|aw^ insert Ac|aw^ keep Ab|
aw^ kind Ad|aw^ kiwi Jh|aw^ let's Ae|aw^ lost Ad|aw^ love Ad|aw^ make Ac|aw^ married Sh|aw^ morning AcVd|aw^ most Ad|aw^ moved Ad|aw^ mr Ad|aw^ mum Ad|
aw^ my Ta|aw^ myself AhCi|aw^ neither Ad|aw^ never Ac|aw^ no CeZdchfd|aw^ nobody Ad|aw^ note Ad|aw^ nurse AiOi|aw^ oh Ac|aw^ ok Ac|aw^ okay Ad|
aw^ olives AhXi|aw^ on Ac|aw^ one Ab|aw^ or Yh|aw^ our Ab|aw^ over Ad|aw^ patient Ad|aw^ penicillin Aifi|aw^ people Ad|aw^ quick Ac|aw^ redo Ad|
aw^ remember Ac|aw^ revision Ad|aw^ right AbHd|aw^ routine Ad|aw^ seeing Ac|aw^ select Ac|aw^ send Ac|aw^ shellfish Ahfi|aw^ shorter Ac|aw^ sir Ac|
aw^ size Ae|aw^ small AcXd|aw^ started Ab|aw^ test Ae|aw^ that's Ad|aw^ the MgTdid|aw^ there Ad|aw^ there's Pj|aw^ they've Ac|aw^ this Ad|aw^ three Ac|
aw^ training Ad|aw^ tunde RiTgZd|aw^ two gd|aw^ type Ad|aw^ vegetarian hh|aw^ wah Ad|aw^ we Ac|aw^ we're Xh|aw^ we've Ac|aw^ weekend AhNh|
aw^ weekends Ad|aw^ when's Ad|aw^ who's Ad|aw^ widowed Sh|aw^ work AdMd|aw^ writing Ac|aw^ yes Ad|awa 00 ahlc|awa 0000 AjBdahii|awa baker Ad|
awa bakery AbBcMcOc|awa bank AhMi|awa beagle Uh|awa bean Ad|awa big eh|awa bit AdBd|awa book Ad|awa brompton Ahih|awa camper dh|awa chef BhOcRh|
awa choir BhVh|awa customer Ad|awa cv Ad|awa dancer Ad|awa decade Ad|awa deposit Bd|awa detective Ad|awa developer Ad|awa doctor AbOc|awa drummer AdOd|
awa fan Xh|awa friend Ad|awa good Ad|awa half Ac|awa hospital Ad|awa human Ad|awa kelpie Ad|awa kid AbTd|awa lawyer Ad|awa little Ad|awa living Bh|
awa long Bd|awa mac Ahah|awa member Ad|awa midwife AhOi|awa new Ad|awa night Aiei|awa nightmare Ad|awa nissan Ad|awa novel Ad|awa nurse Ac|awa pain Ad|
awa paralegal AhOh|awa paramedic AiOi|awa parrot Ad|awa part Ad|awa passion Ad|awa place Hh|awa plumber Oh|awa postman AhOh|awa secret Ad|
awa stay AcOc|awa student AcOd|awa sub Od|awa sucker AdOd|awa table Ad|awa teacher AdOd|awa team Bc|awa tin Ad|awa tiny AdBcMd|awa toddler AhTh|
awa train Wh|awa vampire Ac|awa van Ac|awa vet Od|awa wee HdTh|awa week Ac|awa weirdo Ad|awa wheelchair gh|awa widower BhSh|awa wife Ad|awa window Yh|
awa woman AhOdli|awa worcester lh|awa year Ad|awabout 00 Ac|awabove 00 Ad|awaccra , Bd|awadopted a Uh|awalk ei|awalking Wh|awall day Bd|awall time Bd|
awam a AdBdOd|awan accountant BdOh|awan aussie Jh|awan email BhWgXi|awan epipen Ad|awan hour Ab|awan old BcUd|awand 0 Th|awand can't Ji|
awand english AiBdKi|awand everything Ad|awand four Bd|awand green Ad|awand i Bc|awand i'm Bd|awand my AdBcTdYd|awand no Bd|awand two AcTe|
awanswer first BhYh|awant AcBcTd|awants AbBc|awas AYjd|awas a Og|awas someone Ad|awat 0 AcMd|awat 00 AhFjHdMcQdlcmd|awat 000 Ad|awat 0:00 Ad|awat @ ji|
awat atlassian Mh|awat christmas Ad|awat deloitte Ad|awat first Ad|awat five Ad|awat four Ad|awat google Ad|awat night AcNh|awat royal Mh|
awat school Ac|awat sea Ad|awat six Beeelh|awat tesco Be|awat weddings Ad|awat woolworths Mh|awbakery , BdMe|awbakery i BhMh|awband and BdVd|
awbank with lh|awbased , BdHd|awbe careful Ad|awbe doing AhWh|awbeen a Od|awbeen in Ac|awbeen together Si|awbeen type gh|awbeen up Ad|awbeen with Ad|
awbefore i'm Bhdh|awbeing 00 Fh|awbeing a Bhhh|awbeing called Wh|awbell ringing BhVh|awbig fan BdXh|awbio , Qh|awbirch pollen fh|awbiscuit , BcUc|
awbiscuit and Uh|awblue cheese Xh|awboard games Wh|awborn and Ab|awborn in AhJi|awbritish english BhYh|awbrutalist architecture BhWh|
awbullet points Ac|awbut no Ad|awby 0000 Addh|awby christmas Bhdh|awcalled biscuit Ad|awcan't do Bh|awcan't stand Xh|awcarnivore diet hh|awcats , BcUd|
awclean offices Oh|awcode in ai|awcode is Bhmh|awcollect vinyl Vh|awcorrect my BhXgYh|awcouncil , BdMd|awdairy , Bchd|awdear sir AdBd|awdecided to Ad|
awdivorced , Bd|awdo nights AiMi|awdo the Ac|awdoing the Bd|awdoing up Ac|awdon't drink Bihh|awdown the Bi|awdrink , Bd|awdrive a Bd|awdrive the Ad|
awe MiVcad|awe're HdXhhhld|awear AiBhOdgili|aweastern time Bd|awedding Ac|aweddings Bc|aweek Bc|aweekend AdNh|aweekends Bd|aweeks Ad|aweigh lh|
aweird AdBd|awell Kh|awellington BhHi|awend of Bd|awengaged to BdSd|awere Ad|awest Lh|awet AhHi|awevery day Biei|awevery time Bd|aweverything to ch|
awfamily of Ti|awfan of Xh|awfarm outside BdOd|awfav season AdZd|awfavourite author Ad|awfavourite colour Ac|awfirst name Ch|awflat in dd|awfor 00 Ad|
awfor a Mibdec|awfor an Ahdi|awfor christmas Ad|awfor the Bgeh|awfour of Ph|awfour years Ad|awfrom enugu Jh|awfrom german Jd|awfrom lagos Ac|
awfrom lyon AcHd|awfrom manchester Ad|awfrom the Ad|awget a eh|awget into Ad|awgetting divorced Ad|awgirlfriend is Bd|awgirls , BdTd|awgo to Qi|
awgoing forward Ac|awgot 0 Ai|awgot a AdBc|awgot married Sh|awgot the Ad|awgot two Td|awgrade science Bh|awhas been AhHh|awhas three AdTd|awhat AbBd|
awhat's Ad|awhate anything AhWh|awhate mondays AdBdXd|awhate the AdBd|awhave a Bd|awhave adhd Ad|awhave been Ad|awhave kids AcTd|awhave no mh|
awhave two Ac|awhebden bridge Ad|awheelchair Bi|awhen Ac|awhere , BcOd|awhere in Hh|awhich Ac|awhite AdBhgh|awhole AdBd|awhome , Bc|awhome in Ad|
awhorror films BhXh|awhouse deposit Bi|awhusband's a Th|awhy Ad|awi am Ac|awi asked Ad|awi bank lh|awi can't Ae|awi collect Vh|awi cycle Aheh|
awi die Ad|awi do Vd|awi don't hh|awi farm AhOi|awi fix Oh|awi go Qh|awi hate Ve|awi haven't Ad|awi keep Od|awi knit AjVj|awi know Ad|awi left Ad|
awi like XiYi|awi live Ac|awi look Ad|awi mean Ad|awi miss Ad|awi moved Ac|awi own BgMh|awi paint Ah|awi prefer Ac|awi rent Ac|awi ride Ac|awi sing Ad|
awi speak Ad|awi swear Ad|awi take Odgild|awi teach Oh|awi use li|awi volunteer Ad|awi wear Odgi|awi'm 0 Ai|awi'm 00 CcFkOdSdhdlZ|awi'm a Ad|
awi'm all Ad|awi'm back Ad|awi'm building Ab|awi'm captain Ad|awi'm coeliac gh|awi'm colour Aigi|awi'm dead Ad|awi'm divorced AhBhSi|awi'm doing Ac|
awi'm fluent Ad|awi'm forever Ad|awi'm half Ad|awi'm in JdMj|awi'm into Vh|awi'm learning Vhdi|awi'm left Ahlh|awi'm making Ad|awi'm muslim AiCdli|
awi'm no Ad|awi'm not Ad|awi'm on Ad|awi'm saving Ad|awi'm scottish AdCd|awi'm self AhOh|awi'm short Ad|awi'm starving Ad|awi'm the Oh|
awi'm training Ac|awi'm vegan hh|awi'm writing Ad|awi've a BhVi|awi've got Ue|awi've had Ahgh|awi've made Ad|awi've two AiUh|awife's BhRi|awill Ac|
awin 00 Ac|awin 0000 Aa|awin a BhHcVj|awin abuja AdHd|awin august Ad|awin bath AdHd|awin bed Ab|awin belfast AhHh|awin british AhYh|awin canada Ad|
awin cape AdHd|awin chicago AdHd|awin cork Jd|awin croydon Ac|awin darwin AhHh|awin denver AdHd|awin donegal Ad|awin dubai Ad|awin dublin AhHh|
awin english AdKc|awin europe Ad|awin french Yh|awin german Ke|awin glasgow Ad|awin greek AhKh|awin harare BdHdJh|awin hospital Ac|
awin infosys AhBhHeMh|awin irish Kd|awin january Ad|awin july Hd|awin june AbBcHc|awin lagos BhJh|awin leicester Ah|awin leith AhBdHhdd|
awin lisbon AdHd|awin logistics BhMh|awin london AcHc|awin march AdHd|awin may Ad|awin melbourne AhHh|awin mind Ac|awin my Fh|awin ohio Hd|
awin oslo Bd|awin paris AdHd|awin payroll Bi|awin perth AdHd|awin portuguese BhKdYh|awin reading Hh|awin rome Hd|awin september Ad|awin singapore AdHd|
awin spain AcHc|awin the AaMc|awin this Bd|awin welsh Je|awin word AcHd|awin york AdHd|awindow BhYi|awine Yh|awis 0 Ad|awis 00 AdFaHdMdQcRdZdadjdljmb|
awis 0000 Bimh|awis 00000 Zdmi|awis @ Aijj|awis a AhBcTibd|awis aest AhLi|awis awful Ad|awis basically Mh|awis broken Ad|awis called Ah|awis daft Ad|
awis django Ahah|awis fine AdBhCh|awis in Bcah|awis kevin Ad|awis my Ac|awis no AhYh|awis off Ad|awis on BcQi|awis portuguese Kh|awis pregnant AhTi|
awis rubbish Ad|awis the BcZh|awis to Addd|awis uk Acld|awis vegan Ad|awit's all ah|awit's called Ahbi|awit's raining Ad|
awith AhCcDhEbFcGdHeIdJbKcLbOcQbRcScUcWiYdbdciddecgihdid|awithout Ab|awits mot Ad|awjob's in Mh|awjust adopted AhUh|awjust moved Hh|awjust outside Ah|
awjust the Yi|awjust turned Fh|awkeep bees BhVh|awkeep the Bd|awkeeping the Bhch|awknees are gi|awlagos to Bd|awlast year Bigh|awlearn to Bhdh|
awleft handed Bhli|awlike my XiYi|awlike the Ad|awlive in Ac|awlived in AdBdHd|awliving in Hg|awload shedding Ad|awlogistics , Mh|awlooking at BhVhWh|
awlooks infected Ad|awlove that Ae|awm 0 Bd|awmaking a Bd|awmassey ferguson Ad|awme , Ae|awme . Ad|awme ? Ad|awme again Ad|awme and Ad|awme barty AhEh|
awme better Ad|awme five Ad|awme happy Ad|awme in Bd|awme out Ad|awme smudge Eh|awme ten Ad|awme three Ac|awmind my Ai|awmore than BdWe|
awmorning before eh|awmostly kotlin Ahah|awmother tongue Bd|awmoved to Hh|awmr balogun Dh|awmum to AhBd|awmy 0000 ih|awmy aunt AcTc|awmy back's Ad|
awmy birthday's AcTd|awmy blood AcBh|awmy boss Rclh|awmy boyfriend's AiRjTd|awmy brother AhTi|awmy brother's AiTh|awmy car Ad|awmy cell Ad|
awmy character AcTd|awmy client Ad|awmy code Ac|awmy colleague Ad|awmy cousin AcMhTd|awmy coworker Ad|awmy dad Ae|awmy dad's AcTd|awmy daily Ad|
awmy daughter AjTj|awmy daughter's AjTi|awmy desk Ac|awmy dog Uh|awmy email Ad|awmy employer Ac|awmy english AbKbYd|awmy ex Ad|awmy father AdTd|
awmy fav Ad|awmy favourite AbBd|awmy fiance AiRi|awmy flatmate's Ac|awmy friend Ad|awmy friend's AdTd|awmy girlfriend Rh|awmy goal Ac|awmy golf Ahih|
awmy gran AdTd|awmy grandad AdTd|awmy granddaughter's AjTj|awmy grandmother Ad|awmy hands Ad|awmy head Ad|awmy husband Td|awmy inbox Ad|awmy job Ad|
awmy job's Mh|awmy kid AiTh|awmy knees Ahgi|awmy laptop Ad|awmy life Ad|awmy locker Ac|awmy manager Ad|awmy mobile Ac|awmy mother Bc|awmy mug Ad|
awmy mum AiTh|awmy mum's Ac|awmy name Ac|awmy name's Ci|awmy nan AcTd|awmy neighbour Ad|awmy neighbour's Ad|awmy notice ci|awmy novel Ad|
awmy number Ac|awmy old AhUi|awmy one BhTh|awmy own AdTd|awmy parents BhHh|awmy partner AhRh|awmy phd Ad|awmy shoe Ad|awmy shop Ad|awmy side Ad|
awmy sins AcTd|awmy sister's Th|awmy son AjTi|awmy son's AjRdTj|awmy team Ad|awmy team's Pi|awmy thing Ad|awmy throat Ad|awmy timezone Ad|
awmy twin AiTi|awmy wife Te|awmy wife's Ri|awname : Ad|awname's spelt Ch|awnear hebden Ad|awnear longreach Jh|awnights at Mh|awno emojis BhYh|
awno more Bhch|awnode examples Bd|awnot a Ad|awnot australian Ad|awnot one AhXh|awnow , Bd|awnumber's 00000 Ai|awo negative lh|awobi , Bhmh|
awof 00 AiFj|awof a Oh|awof all AcBd|awof asheville Hh|awof four Th|awof horror BhXh|awof june Bh|awof mine Ac|awof our AhTh|awof spreadsheets AhWiXd|
awof the Ac|awof them Bd|awof two Ad|awof us Ad|awof water Ad|awof year Ad|awoff the Ad|awoman lc|awon 0 Bd|awon a Oi|awon account Ad|awon aws Ahah|
awon friday Bc|awon halloween Ad|awon monday Ad|awon my Bc|awon paper Bc|awon sabbatical Ad|awon saturday Bc|awon the AdVhed|awon windows Ad|
awon't AcBb|awone for Xh|awonly please BdYd|awoption b Ad|aworcester lh|awork MiOdWdXd|aworks Bd|awour 00 Ad|awour house Ad|awour place ad|
awour second AiTi|awout of Bc|awover everything Bd|awpaddington 0 Zh|awparrot called Bd|awpaste code Ad|awplace in Bh|awplay bass Ah|awplay the BhVh|
awpodcast on Bh|awpollen , Bd|awprefer option Ad|awprefer short AhBd|awps 0 ah|awput @ jh|awread all Bd|awread these Bd|awreading dune Ad|
awreckons wd Ad|awrestore old Vh|awrite ah|awriting BcVe|awrun my Bd|awrun the Bc|awsales team Ad|awschool , BhQh|awshoe , Bdld|awshoe size Ad|
awshop , Bdad|awside hustle Ad|awsince 0000 Ac|awsing alto Ad|awsister is BdTd|awsite in Bd|awsix years Bc|awsize 00 AiFcli|awskip the Wh|
awsmall talk Xi|awso no hi|awso skip Ac|awspare key Ad|awspicy food Xi|awstand musicals BdXh|awstand up Vh|awstay at AhBd|awstay in Hh|awstick it kh|
awstripe for Bhch|awsuch a Bd|awsuit me Xh|awsurname's nwachukwu AhCdDi|awswim at Addd|awtake a Bdld|awteach year Bh|awteam , Bd|awteam of BgPh|
awterry pratchett Zh|awthat in Ad|awthat the AiBcmi|awthe 00 Bd|awthe allotment AiVi|awthe baby AgThch|awthe back Ad|awthe bakery Mg|awthe bank Ac|
awthe best Ad|awthe blue Ac|awthe booking AcMd|awthe books AcOh|awthe bottom Ad|awthe capital Ad|awthe caravan AjTdii|awthe clinic AiMh|
awthe council AiMi|awthe cure BiZi|awthe damp Ad|awthe dentist AdBcOc|awthe dmv Ad|awthe doctor Ad|awthe dog AcUc|awthe dog's AiUi|awthe end Ad|
awthe fags Ad|awthe fence Ad|awthe film Ad|awthe flyer Ad|awthe footer Ad|awthe form Ac|awthe fuse Ad|awthe garden Ad|awthe gym Ac|awthe hospital AhMh|
awthe invoice Ad|awthe jargon Ac|awthe kids AgTh|awthe landlord Ac|awthe library AhMi|awthe life Yh|awthe loft Ad|awthe login Ad|awthe manager Ad|
awthe market Bhei|awthe memo Ad|awthe mongo Ad|awthe neighbours Ad|awthe new Ad|awthe nhs BhMh|awthe novel Ahbi|awthe office Ad|awthe one Ac|
awthe only Ac|awthe other Ad|awthe plumber Ad|awthe road Ad|awthe royal Mh|awthe school Ab|awthe script Ad|awthe second AdBcMd|awthe shed Ad|
awthe shop Ad|awthe spare Ae|awthe stats Ad|awthe vet Ad|awthe vicar AhOh|awthe village AdBh|awthe whole Ad|awthe wife AgRi|awthe wifi Ab|
awthe wrong Ad|awthe youngest Ad|awthem with Bc|awthere's four BiPi|awthese days Bh|awthey / Bhlh|awthink straight Ad|awthis font Ad|awthis list Ad|
awthis one Ad|awthis paragraph Ad|awthis spreadsheet Ad|awthis year AdBi|awtill thursday Ad|awtime zones BdPd|awto 00 Ae|awto @ jh|awto calgary AhHh|
awto cats Bh|awto eggs Ad|awto flying Bi|awto go Bd|awto leeds AbBdHc|awto me Bc|awto open dh|awto penicillin Bd|awto quit Ahdh|awto retire Ai|
awto shellfish Bh|awto spanish Ae|awto swim Ad|awto type Ad|awtraining for Bd|awturned 00 BiFh|awturning 00 AcBcFd|awtwenty years Bc|awtwin boys BhTh|
awtwin sister Bd|awtwo cats Ad|awtwo days Bd|awtwo goats Bd|awtwo teenagers BhTh|awtype 0 gh|awup at Ad|awup in Bd|awuse python Adad|awuse them Ad|
awveg household hd|awvegan , Bdhd|awvegetarian , Bchc|awvoice notes Xh|awwas 00 Ac|awwas vegetarian Ad|awwe keep AjUhhi|awwe moved Ad|awwe use Ac|
awwe're a AcTd|awwe're expecting AhTi|awwe're having Ad|awwe've decided Bd|awwe've got Ai|awwedding photography Nh|awwheelchair user Bi|awwho lives Hh|
awwife , Bd|awwindow seat Yh|awwith / AdBdld|awwith 00 Ad|awwith a Ad|awwith adhd gh|awwith ginger AhWi|awwith me BhWi|awwith postgres Bhch|
awwith the Vd|awwoman with Bd|awwork , Bced|awwork at AiMi|awwork for Bc|awwork nights Bheh|awwrite rust Ahah|awwriting a Bd|awyear 00 AcBhFdQh|
awyear at BdQd|awyears , Bc|awyears old Ad|awyour answers Ah|aw  AeBcHdMeReTdZefelemd|ax ah|ayear Acde|ayears Ab|ayoruba BcKd|ayou AaBcXdYc|
ayounger Ad|ayour Bc|ayours AdBd|azero AdBc|azulu Qh|a AeBcHdMeReTdZefelemd|b! AiHhVifh|b% Ad|b& HdMiad|b' BcTdlh|b( CiDhHcQdRcSdUdVdZdadfdhdihjdld|
b) FdJdLdRcgh|b+ BdLhah|b, AhBlDiEhJhPeQhVhYhahjbme|b- BgHhMdTdUdadkh|b. BiDcEcFiHhNdOhViZhhdiejd|b0 CbDdEdFdIdJdKdNdRdUbbdccfcid|b0.00 AdBheh|
b00 AdCcGgLdMdRdVdYeZdbdedfdgckh|b000 MdOdQdVdadddedgdihjhkilamd|b0000 BhGhJcOdVdYdedibjckhld|b0000-00-00 Ad|b00000 Adkh|b000000 mc|b00:00 Ac|
b: AaCcFdHdOcTcVdYdZdjd|b; AiBdCdDiJiKdTd|b= BdOdXhajfd|b? HhOcTdli|b@ AbBe|b] Ac|ba AcBcCdNdQbYcZdgcmd|babout Bd|babove Ad|baccording Bhlh|
baccordingly Ad|baccounts Bh|bacross Bh|baddress Ad|badvice Bd|bafter Biei|bagain AcBc|bagainst Ad|bage Ac|baldi Mh|ball BcMhTdZddd|ballergic Ad|
ballergy Bifi|balone Ad|balways Adec|bam AcBc|ban AdBdOd|band BkEbFiKgRiTiWcZcadbdcbddkclhme|banother Ad|banswer Ad|banswers Bd|bany AcBd|banything Ad|
banyway Ad|bapp Aa|bappointment Ad|barchitecture AhWi|bare CcHbMdOcUcXifd|bas AcJdNhOcVdYdedjg|basked Ac|basks Ad|basleep Uiid|
bat BiCcFbJdOhRcXdYcZcbcfclc|bate AkUk|baugust Gi|bb MhQe|bbaby Ad|bback AdBeHcWh|bbakery Bb|bbalogun Ad|bband AcVi|bbased Hh|bbasically AdBhHh|
bbass Ad|bbattery Bhih|bbe Ab|bbeats Ad|bbed Ac|bbeef Ah|bbeen BcCdVdii|bbees Vh|bbefore ei|bbehind md|bbeing AcOdWdZi|bbetter Ad|bbetween Mh|bbig Bd|
bbike Acid|bbipolar Bdgd|bbirthday Ad|bbiscuit Bb|bbit Ae|bbites Ad|bblocked Ad|bblood Ahmh|bboard Ad|bbollywood Ad|bbooking Mc|bbooks Yh|bboring Bd|
bborn AiHi|bboss Ad|bboston Bd|bboth Ud|bbox Ad|bboys Ti|bbrakes Aiii|bbreakfast ehhh|bbred Ac|bbrings Ahfh|bbristol Bh|bbrother Bd|bbtw AgBiChFhld|
bbug Ad|bbuilding Ad|bbut CkEdJiLdOdRcSdTcUdVcadddgdhdidjdlcmd|bbutter Bd|bbuttons Bd|bby FdKdOhShTdUcVcWdYdbdcddhgd|bc Acad|bcake Ac|bcall AdBdXd|
bcalled BcOd|bcalls OdXh|bcan lh|bcan't AcJh|bcar Ae|bcard Ad|bcaretaker AdOd|bcase Ad|bcast Bd|bchain BhMh|bchapter Ac|bcheese Xh|bchef AdRi|bchem Qh|
bchoice BdSd|bchoir Vi|bchords Ad|bchurch Vi|bcity Ad|bclass AdBd|bclock Ad|bcloses fi|bcm Bdli|bcode Ad|bcold Bc|bcollie Ad|bcome Ae|bcomes gi|
bcoming Ad|bcomma Oh|bcomments Ad|bcommerce AdBhQh|bcommit Ad|bcook Ai|bcool Ad|bcopy Ad|bcoriander AiOdXi|bcorolla Ad|bcosy Yh|bcourse Ac|
bcousin AdMh|bcrashes Acbd|bcrew Ad|bcrowds Wh|bcure AiZi|bd! ! Shfi|bd' 0 Ahlh|bd( bob Ad|bd( echo Ad|bd( ella BdTd|bd(  Ad|bd) , Fdgi|bd+ 0 Lh|
bd, + AhBdCdDh|bd, 0 AhBcCcDiJdLdMdQcRdTcUhacdhidld|bd, 00 BcCiDbEcFcGcJbKdLdMcNdOdQbRbSbTbUcVbWcXcYcZbabcddcedfchhiblZmd|bd, 000 Ac|bd, 0000 AiHdii|
bd, @ AhBcCdDh|bd, a AbBcChFcHdJcic|bd, about Ch|bd, add AcHd|bd, address Ad|bd, age AbCdHd|bd, all Bi|bd, always EdHdMdWgYiZhad|bd, am Fh|
bd, and BiCaDaEcLbMcTiUdZcdegchciblimd|bd, any FdTdZj|bd, as AiQi|bd, asking Ad|bd, assume BhWgXh|bd, back Bd|bd, be Bd|bd, because Eh|bd, been AcBcad|
bd, before Bd|bd, best AcBdOd|bd, biscuit AdBdUd|bd, bit Ah|bd, boring BhMh|bd, both BjUj|bd, bred BbHdOd|bd, budget Ad|bd, but HhThfd|bd, by AcThld|
bd, c AhBdCdHdZdacii|bd, called AhBcHdah|bd, can AcHdVdWcXdYdedgjhdld|bd, cheers Ad|bd, city AaCdFdld|bd, coeliac Ahfh|bd, could AdBhWh|
bd, currently Bidi|bd, day Bhdi|bd, decision Bh|bd, desk Bhgh|bd, did Zh|bd, divorced AhFi|bd, do BdHiTd|bd, does AhHdKhMdRi|bd, doing BhOhQh|
bd, don't FdQhlc|bd, eight Ad|bd, even BiYi|bd, ever BiYi|bd, everyone Hd|bd, everything AdBdHd|bd, exam Ad|bd, fav BhZh|bd, finn RdTh|bd, first BiHd|
bd, for AiCcHcMdVdYiZdacfdli|bd, four Bh|bd, from AeBiChFhHdJc|bd, fyi BiWh|bd, gift BeTd|bd, go Ad|bd, god Vh|bd, going Bhhh|bd, got FhHe|bd, haha Ad|
bd, half Ph|bd, has AcBiIh|bd, hate Ad|bd, have AjVdXihh|bd, he AaBcDdHdMdOdTd|bd, he's Ac|bd, help Ab|bd, hence AhJh|bd, honestly Ad|
bd, how AcFdHbJdMhPdWcXdYdZcbcddgdid|bd, i CiDbGcHdKbLcNcObRaSbUcVaYjZbbcccdcedfbgbicldmi|bd, i'm AZBhFdJdMbOdQcTdUcVcWdZdadcdgdld|bd, i've AcCd|
bd, ideas Ad|bd, if AgBhLiMg|bd, ignore Ad|bd, in BiChFh|bd, is CcDcEhFcJcKdLcMdRhSdThVbWbXcYcZdadccddfdhd|bd, it Bh|bd, it's AbBdCdMdUdbh|bd, its Ad|
bd, jonah AdTd|bd, just FhMdahid|bd, keeps ah|bd, knees AhHhOh|bd, last Ad|bd, leeds FcHdli|bd, live AhFhSh|bd, lives Ab|bd, living AhJhOh|
bd, long BhQh|bd, look Ad|bd, make Ad|bd, married Ad|bd, me HdMiQdUdWiXdedgdhd|bd, might Ad|bd, more Zh|bd, mostly AiBjHdMiOhVj|
bd, my AjEcFdHaJcKdLhQdRjVcWbXbYcZkabbdcdddfdidlb|bd, name AcUd|bd, need AdFhHd|bd, needs Adbh|bd, never HdJhhh|bd, newcastle AcBc|bd, night AdQhTd|
bd, nights AhMi|bd, no AhCbDdJdMdOdTdUdYigiidld|bd, nobody AdCh|bd, none Ad|bd, not BiChHdMdOhShUdXhhdmh|bd, nothing XiYh|bd, now BcHdJh|
bd, obviously Ad|bd, on AhFh|bd, one BdHhTc|bd, only BhJhmh|bd, or AcBdYd|bd, over BhMh|bd, plain Xh|bd, plan AhBhdi|bd, play Hh|bd, please AcBdKeWcYd|
bd, plot AdBd|bd, properly Bhfh|bd, put Ad|bd, quiz AcQd|bd, rather Vh|bd, retired AdFc|bd, right Bd|bd, sadly fh|bd, same Bh|bd, says Bd|
bd, school Ad|bd, second AdBiMdQi|bd, send AdTi|bd, she's AhOdVi|bd, should Abad|bd, single AdBhFdGhld|bd, six BhMdUjfd|bd, skip Ad|bd, sligo AhFh|
bd, so AhBhCZFbLiOhPcQZUaVbWabbdbhd|bd, stuck Oh|bd, suggest Ad|bd, summarise Ad|bd, swears AdRd|bd, teach AdBd|bd, tell Ac|bd, thanks AhFiJhfc|
bd, that BdLh|bd, that's CbDhEdHhJdMcQcSdTcUdVcWdXdZcadfdhdic|bd, the DdHcQdRdSdUcVcYdZdajbdchecfdgdld|bd, there's Bi|bd, they Ad|bd, this Ad|
bd, three AdBi|bd, trying AhHhJi|bd, turning FhHd|bd, two BhCcDdHiQcRdTcZdadfdhdidld|bd, use Ad|bd, ux CcFiHd|bd, wants AdMh|bd, we BiMh|
bd, we're AdVh|bd, we've Ac|bd, well AhWi|bd, what AaCdEdGcJcObQbRhSdUeacccdb|bd, what's AbMd|bd, whatever HdMdYi|bd, when eh|bd, where Aa|
bd, where's AhWhai|bd, which CdDhHcIhMbOcQdThUdWdYcZdccfdhd|bd, while AcBdid|bd, who CdMcUcXhZiadid|bd, who's AiHdUi|bd, why Ac|bd, wifi AcBdad|
bd, will Rh|bd, with BiDjHcMdScZdid|bd, work CdHiMd|bd, working BhChFh|bd, would ad|bd, write AhBdGiHdJhYd|bd, yes BdMi|bd, you BdDdJiMdQdRdTcWdZdadld|
bd,  Ad|bd- 0000 AdBhkh|bd. . Ad|bd. log Ad|bd/ them Bhlh|bd0 , AcBgHcMdachhlc|bd0 . Be|bd0 acres Od|bd0 and Md|bd0 every Bced|bd0 for Ad|
bd0 in AdBeid|bd0 so Gh|bd0 years AhBi|bd00 , CdGhOcQhTdlcme|bd00 . AcBd|bd00 / Ad|bd00 000 AdBh|bd00 and FgTh|bd00 at AdQd|bd00 feet lh|bd00 fixes Ad|
bd00 i lh|bd00 on AdBdTd|bd00 th Ad|bd00 years Oh|bd000 - AdBhkh|bd000 0000 idjh|bd000 cm Bdld|bd000 on Ad|bd0000 , BhGhMc|bd0000 000 Adkd|
bd0000 and Bd|bd0000-00-00 00:00 Ad|bd000000 if kh|bd00:00 : Ad|bd: 0 AdBhhh|bd: 00 Ad|bd: a Bd|bd: i BdOdfh|bd: name Ad|bda 00 AhOhah|bda 0000 Ac|
bda bakery Ad|bda big Aced|bda bit Ad|bda book Ab|bda cat Bhdh|bda chef Ri|bda choir AjBb|bda fortnight BhFh|bda little Ad|bda living AdBiOh|
bda long Ac|bda new Ad|bda no Bhfh|bda small AcMd|bda team Ac|bda vet AdRd|bda week Biei|bdabout 00 Ad|bdabout it Ac|bdaccording to Bhlh|bdafter 00 Oi|
bdafter the Ad|bdagain , Bc|bdagain . Ad|bdairy AeBh|bdall day AhMi|bdall of Ad|bdall over Ad|bdall the Ad|bdallergic to Ad|bdallergy , Ac|bdan app Ad|
bdan email AhXh|bdan hour Bd|bdan old ah|bdance Ad|bdand , Kh|bdand a HdRdTb|bdand all BcHd|bdand bred Ad|bdand can Kh|bdand dogs Ad|
bdand english AiHdJhKh|bdand everything Ad|bdand forth Ad|bdand four AiTdii|bdand hates Ad|bdand he AhMdRdThUh|bdand i BiChJcOhYcadfdmd|
bdand i'm BjHdOdXhlh|bdand i've QhTh|bdand it AdBc|bdand it's AhHh|bdand its AhBhRh|bdand lives Ad|bdand me Ac|bdand my HhJdKcQdRdTdUdZdfhhdjh|
bdand never AcBcYd|bdand no OdTd|bdand nobody AhDhQhTd|bdand one Ad|bdand only Fh|bdand quite Th|bdand she's AbBdRd|bdand starting Fi|
bdand still AbBcHcTd|bdand the AiBhFdJdKcPdQdTbVcahgbli|bdand they've BhMh|bdand use Ad|bdand wants AcKd|bdand we AhPdRhad|bdand won't Acad|
bdand works Ad|bdand you AcEd|bdanswer , Ad|bdanswer first AhYh|bdanything with AdWd|bdanything you Bi|bdapp called Bdbd|bdapp in Bhbh|bdare all BhPh|
bdare five Ad|bdare getting AgRh|bdare out Xh|bdare vile AiXi|bdas a AbBcgd|bdas of Bi|bdas well AdBiNhUh|bdasleep , Uiid|bdat 0 AcOd|bdat 00 AhOhdi|
bdat a BhOhah|bdat aldi Mh|bdat first Bd|bdat four Ac|bdat home KhOd|bdat my BcOd|bdat night BjNh|bdat our Ad|bdat royal Oh|bdat school AcKd|
bdat sea Td|bdat tesco AhBd|bdat the AdMd|bdat weddings Ad|bdate a AhUi|bdate my AhUi|bday GhMdOd|bdays AaHhTd|bdback . BhWi|bdback and gh|
bdback in Ad|bdback then AdHd|bdbakery , AeMe|bdbakery i AhMh|bdbank , Bi|bdbased , AiHiMh|bdbased in AcBd|bdbass in Ae|bdbefore i Kh|bdbefore the Ad|
bdbeing my BhZi|bdbiscuit , AiBdUh|bdbooks , Yh|bdbreakfast , Bhehhh|bdbred in Ad|bdbtw , AhFh|bdbut can Ad|bdbut friends AjCjHdZd|bdbut i BiCdEdKiXi|
bdbut i'm AhHh|bdbut it Ad|bdbut literally BiCh|bdbut my Bi|bdbut no Ad|bdbut not AcBd|bdbut that's AdBd|bdbut the AcHd|bdbut these AdBdOd|bdby a Ad|
bdby my Ad|bdby ten eh|bdby the Fd|bdcall me Ad|bdcalls me AcOd|bdcan i Acgdlh|bdcan you Fh|bdcan't stand BhJh|bdcar , Adie|bdcats , Bdfc|
bdcats and Ui|bdchoir and Vh|bdcode is Ad|bdcommit - Ad|bdcrowds , Wh|bddairy , Bhhi|bddaughters , Ad|bdday , Ac|bdday and BcMd|bdday so Gh|
bddays , AdBh|bddays now Bd|bddentist and AhOh|bddivorced , Sh|bddo my Xi|bddo the Ad|bddoes my AhXi|bddoes not BhUh|bddoes that AdBdid|bddog , Uh|
bddoing my Ad|bddown the AdMh|bddraft , Ad|bddrink , Ahhh|bddry , AhYh|bddue in Bj|bdead Ad|bdecember AhGhld|bdecided Ad|bdeliveries Ad|
bdelixir , Ahah|bdementia BhTh|bdengineer , Ad|bdenglish , BcKc|bdenough , Kh|bdeposit Bc|bdever , BdYd|bdevery other BiTh|bdeverything , Bd|
bdeverywhere , Ac|bdeyes , lh|bdfan of AcXd|bdfiesta , Bd|bdfine , Ch|bdfirst , KiMd|bdfive , Ad|bdflat in Hd|bdfor 00 AiSi|bdfor a AcMhVbbdec|
bdfor about Vh|bdfor all ah|bdfor an Ad|bdfor everything Ahah|bdfor good Bjci|bdfor me Bihi|bdfor ten Ad|bdfor the AcBiMdNhOceh|bdfor this Bc|
bdfor twenty Bdad|bdfor two Ad|bdform , Ac|bdfour kids Bd|bdfour times Adjd|bdfree , Adhd|bdfree by dh|bdfrom a Bd|bdfrom bristol Ad|bdfrom enugu AhCh|
bdfrom lagos Ad|bdfrom lyon Ad|bdfrom my Ac|bdfrom now AhBiYj|bdfrom the AhChVh|bdgirlfriend is AhTh|bdgive me Ad|bdgives me Ad|bdgo , Ahah|
bdgo with Ad|bdgoes on Ahjh|bdgoing forward BhYi|bdgood , Hh|bdgood for Ac|bdgot a AhTh|bdgot into Ad|bdgot no AcTd|bdgrade science AhBdMh|
bdgreen , Bd|bdhalf , Ad|bdhanded in Ahch|bdhas 0 Ad|bdhas just AhTi|bdhas no Ac|bdhas the BiRh|bdhas three Th|bdhates me AdTd|bdhaul trucker AhBd|
bdheat pump Ai|bdhere , AhOiSdVcfdge|bdhere . AiLi|bdhere again AhCh|bdhere at Ac|bdhere in Ad|bdhey , Ad|bdhistory , Bh|bdhome , BiHhhh|bdhome dad Ah|
bdhorses , Uh|bdhour shifts AdFd|bdhouse , Ac|bdhouse in Ac|bdhow do Bd|bdhygienist , Oi|bdi am AbHd|bdi can't Aighli|bdi don't AcXdlh|bdi feel BdHhJe|
bdi had Ad|bdi hate Ad|bdi have Bd|bdi know Ad|bdi live Bd|bdi love AdBd|bdi must BhNhOd|bdi need AhOh|bdi own AgBhMh|bdi said AhJh|bdi see AhOh|
bdi start Ad|bdi was Ad|bdi'm 00 AcCd|bdi'm a Ab|bdi'm building Ac|bdi'm learning AhFh|bdi'm off Ahgi|bdi'm the Bd|bdi've got Hh|bdi've settled Ad|
bdiabetes Ad|bdid Ad|bdideas ? Ae|bdie BdMd|bdied AdBd|bdiesel Ad|bdiet AiUh|bdif i Ac|bdif my Adfd|bdif the Bhkh|bdif you Ahjh|bdin , Ac|bdin 0000 Aa|
bdin a Md|bdin accra Bd|bdin belfast Bd|bdin bihar Ad|bdin english Ac|bdin french Bc|bdin glasgow AhBd|bdin hackney Hi|bdin hull Od|bdin infosys AhBd|
bdin it AiWj|bdin july Bdmh|bdin june AcBd|bdin law Ad|bdin law's AcTd|bdin leeds AdBd|bdin leith Ad|bdin lisbon Ad|bdin melbourne ei|bdin mind Ac|
bdin my AbFdRdWchd|bdin nine Bdbd|bdin oslo HdJi|bdin pune Hh|bdin rust Ad|bdin september BhTh|bdin the AcHdObPdQdRcTcWbecghhdidld|bdin this AcBb|
bdin trinidad Ac|bdin with Bd|bdinto a Bh|bdinto english Kh|bdinto the BdRd|bdintolerant , Ad|bdirect AhYh|bdirish , Bh|bdis , Ad|bdis 00 HiRdidmd|
bdis 000 Ad|bdis 0000 AiBcmh|bdis @ Ac|bdis a CdHcRhTbZdfiig|bdis allergic Ad|bdis at Aibi|bdis basically AiVi|bdis called AbRdUd|bdis closed Ad|
bdis daft AcHc|bdis down Ad|bdis fine AgChYg|bdis for AhCiHdRd|bdis from Ri|bdis getting AhTi|bdis good Ad|bdis in Th|bdis it Fh|bdis killing Ab|
bdis making AhTdii|bdis my AjBjCbFdHbKgLdRdTdUcXiZkbdfcgchdicjh|bdis no Ad|bdis not CdHiKd|bdis off Ad|bdis on AbBcmc|bdis only AdKd|
bdis pregnant AhRi|bdis showing Ad|bdis stuck Ahbi|bdis that Bd|bdis the AbCdHcRcUdZhic|bdis to Ad|bdis vegan Ac|bdis with Bh|bdit , AcBc|bdit at Bhkh|
bdit is Ad|bdit's the Adjd|bdits mot id|bdivorced Sh|bdjanuary , Ac|bdjargon , BhXh|bdjob , AhMi|bdjust ate Ad|bdjust got Rh|bdjust started AdTd|
bdkey is Ac|bdkg , lh|bdkids , cd|bdkids . Bd|bdkids and AdTd|bdkilling me Bd|bdkilos and lh|bdknow it Ad|bdlagos , Jh|bdlanguages and Ad|
bdlast month Hd|bdlast night AdBd|bdlast year Bigh|bdlatex , Ahah|bdlet me BdTd|bdlike a Ac|bdlike i Aifi|bdlive in Ac|bdlives with BhTh|
bdliving , BhOh|bdliving in AhJh|bdlogistics , AiMi|bdlong haul Bd|bdlooking at AdVd|bdlunch , Bheh|bdmake me AiBhWiXi|bdman , Ad|bdmarathon , dh|
bdmarcus , Ch|bdmaruti plant Bd|bdmassey ferguson Ad|bdmaths at Oh|bdme better Xh|bdme i BdPd|bdme in Adfi|bdme on Ad|bdme out Bdfd|bdmeans i BhTh|
bdmetric , AhYi|bdmetric and Ad|bdmonday ! Mh|bdmonzo , AhMi|bdmore than AhWi|bdmorning and eh|bdmortgage , Td|bdmost days AhVi|bdmostly , Ad|
bdmum to Ad|bdmy cousin BhMh|bdmy favourite Ad|bdmy husband Bd|bdmy mother Bc|bdmy own BdMdTd|bdmy sins HdXh|bdmy spare Ad|bdmy throat Bdfd|
bdmy twenties gh|bdname from Ad|bdname is AeRdTd|bdneed an AhUh|bdneeds a Bhbi|bdnext door Ac|bdnights , Ad|bdnights and Bd|bdnights at AdOd|
bdnine years Hh|bdno , Ad|bdno contest AiZi|bdnobody at BiQi|bdnot , Bd|bdnot the AiBdOh|bdnotes , AhXh|bdnow , AjFiOhgd|bdnow . Bd|bdnow and AhHh|
bdnow on AdBjYj|bdnumber is Ac|bdnurse , Oh|bdo BdXh|bdoes Xiid|bdof , Ad|bdof 00 Bc|bdof a AdOh|bdof all AdBd|bdof four Th|bdof june AdBh|
bdof my AcBhTh|bdof our Ad|bdof spreadsheets Ad|bdof the Bd|bdof them AcTd|bdof this Ac|bdof us AiPjTc|bdoff , Ad|bdoff as Ad|bdoffices at Oh|bdog Xh|
bdoing BaFd|bdold , Bd|bdold and BhFh|bdold retired BhFh|bdon , AdBd|bdon 0 AhFi|bdon a bd|bdon aws Bd|bdon emissions Ad|bdon friday AbBc|
bdon her BhUh|bdon monday Td|bdon my AaBiCdOdPk|bdon sabbatical Ad|bdon saturday Achdlh|bdon saturdays AdBh|bdon site Ahlh|bdon sunday Ad|
bdon sundays Ac|bdon the EhMdNdObPcThVhedjdlcmc|bdon top AcBhNh|bdon tuesday Ad|bdon't AdBc|bdonce . Ad|bdone , Th|bdones , AcBdTd|bdonly please AhYh|
bdor not AhOh|bdorders , Ad|bdoriginally but AhJh|bdoslo , Bd|bdother weekend Td|bdout , Ac|bdout for AiCdfi|bdout of Ac|bdout the AdBdMd|
bdoven , Ahmh|bdover everything AiZi|bdown AaMhcdmh|bdown bakery Bd|bdpaper . Bd|bdpeople , FdXh|bdphone number Ad|bdplease , BhYh|bdpodcast on Bd|
bdpollen , fh|bdpregnant , Bhgh|bdput it Ad|bdr Yh|bdraft Ad|bdrank the Ad|bdrd of AdGd|bdreckons wd AhRi|bdred wine Bi|bdregards , Ad|bdrink hh|
bdrive Ac|bdriver Bd|bdrole = Ad|bdrops Bdid|bdrun the BhPh|bdruns on Adad|bdry Yh|bdsaturday , Bc|bdsays the AjRijh|bdsays  Ad|bdschool bus Ad|
bdscience , Mg|bdseats . Bhih|bdsecond year AdBdQc|bdseven , BhTh|bdshop , ah|bdshop on Ahei|bdshort answers Ad|bdshowers every Ad|bdsince 0000 Mhgc|
bdsince i AhBiHdghhh|bdsince lockdown Ahhh|bdsince school Ad|bdsince the BcHi|bdsir , Ad|bdsite in Ad|bdsize is Ac|bdskye , Hh|bdsmoking , AhBhdh|
bdso convert Lh|bdso go Wi|bdso i BjHdJhTheh|bdso i'm Ad|bdso i've Ac|bdso is Bd|bdso no AhCdGhHdXdhilh|bdso skip Ad|bdso the Ad|bdso there's Gh|
bdso what's Bd|bdson is Tg|bdspare time Bd|bdstand musicals Ad|bdstand up Vh|bdstory , Yh|bdstory . Ad|bdstudent , BhQh|bdstuff , Ad|bdsuit me BhXhYh|
bdswim at Bhdh|bdswimming , AhVi|bdtalk , AhBd|bdteacher , Oh|bdteacher and Rh|bdteam , AcPh|bdten years hd|bdterm , Qh|bdth in Ad|bdth of Ah|
bdthat won't Biii|bdthat's my Ahjh|bdthe ad Bd|bdthe blue Ac|bdthe books Oh|bdthe deck Bhlh|bdthe end ch|bdthe last Ad|bdthe lease ch|bdthe lido Bi|
bdthe market Ai|bdthe nhs AiMh|bdthe night Bc|bdthe one Bc|bdthe rest AhHdIi|bdthe side Bhah|bdthe third AgBd|bdthe village Vh|bdthe water Bd|
bdthe way Ci|bdthem , Ad|bdthen , Bd|bdthen the eh|bdthere , Ad|bdthese days BiHhTd|bdthey / lh|bdthing , Ac|bdthink i'm AiMi|bdthink straight Ad|
bdthis thing BiTi|bdthis up BdTd|bdthis year AdBi|bdthrough a Ac|bdtill i AhZi|bdtill thursday AcHc|bdtime and Lh|bdtime i AdBd|bdtime i'm Ad|
bdtimes a Ac|bdtimes and Bd|bdto 0 Ad|bdto a Ad|bdto an Ad|bdto be Ac|bdto cats Ahfh|bdto flying Bh|bdto give AhTh|bdto go Adce|bdto leave AhBdch|
bdto leeds Ad|bdto me AaBc|bdto my Ac|bdto pass Ad|bdto penicillin Adfd|bdto self Ad|bdto shellfish fh|bdto the AbBdec|bdto this AcSd|bdto you AiDi|
bdtongue is Ad|bdtonic , Ad|bdtoo late Ad|bdtwo rabbits Ad|bdtwo years hh|bdtype 0 Ad|bdtz = Ad|bdubbo BdOd|bdunder 000 AhBd|bdunder me BiPi|
bdunder the Ohmd|bdune Ad|bdup , AdBc|bdup in Ac|bdup the BdVd|bdus , BdPd|bduse that Ahjh|bdused to Bdid|bdvan der Ad|bdveg household hh|bdvegan , hh|
bdvegan and Ah|bdvegan now Bd|bdvoice notes AdXd|bdwants a AjBhMiRhTh|bdwants me Ad|bdwants the Tdlh|bdwants to AdTd|bdwas a Ad|bdwe get AhHh|
bdwe have AdBdHd|bdwe need Bc|bdwedding photography Ad|bdwee ones Ad|bdweeks , Ad|bdwhat's good Ad|bdwhen i AcHcad|bdwhen i'm Ad|bdwhen you AdBiYj|
bdwhenever you Wh|bdwhich is Kh|bdwhile the Ad|bdwho lives Ad|bdwill be AiTi|bdwith / Ad|bdwith a ChMc|bdwith me BiTdWiXhYg|bdwith my AiHiMh|
bdwith no Ac|bdwith one Fh|bdwith stripe Be|bdwith the BbKiNhVdcc|bdwith this Ad|bdwith us BiTg|bdwithout it BhTh|bdwon't let Ad|bdwon't start ii|
bdwon't stop AhUh|bdworks at AbTc|bdwould say Ad|bdx + Ad|bdyear , Ac|bdyear 00 AhQh|bdyear at AcQd|bdyear law Qh|bdyear old Bd|bdyears , Aa|
bdyears in Ad|bdyears now Ad|bdyears old Ac|bdyesterday , Bd|bdyou give Wh|bdyou need Bijh|bd} ; Ad|bd  AdBcHdTdfelemd|beating BdOe|beats BiUh|
beggs Bd|begins CiHjThbeddjhkc|beleven Ad|belf Ad|belixir Ahai|bemojis AhYh|benglish Bb|benough Kh|berror Ad|best Ad|beven Bd|bever AdBdYe|
bevery AeBhMdOcei|beveryone AcChXd|beverything AbBdVdcd|beverywhere eh|bex AiRiTd|bexamples Ad|beyes lh|bf Bd|bfan WiXd|bfav BdZd|bfeb dh|bfeel Bc|
bfiesta Bd|bfifteen Ad|bfilms AhXh|bfinal Bd|bfine AdCh|bfirm Ad|bfirst CdKjMdQddd|bfishing Ah|bflat AdHd|bfloor Ad|bflorist Oh|bfluent BhKi|
bflying Ad|bfootball Ad|bfor AcCbFcHhIdJcKcOhQcTbUdWcahgeiclc|bforget Ac|bform Bd|bformat Ad|bfour jd|bfree Bdhh|bfriend Ad|
bfrom CjEdFdHbIdMdNdOdPdRdUdVhYhZdadbddchdidld|bfront AiTi|bfull Ad|bgames Bd|bgarlic Ac|bgeelong Vh|bget Ac|bgets Bibh|bgetting Ac|bgirl Th|
bgirlfriend AhTh|bgirls Ai|bgive AdBd|bgiven AcWd|bgives Ad|bgluten Ahhi|bgo cd|bgoats Ad|bgoes Ahjhmg|bgoing Yi|bgone Ac|bgoogle AdBd|bgot TjUd|
bgp AhBdTi|bgrade AhBdMh|bgrammar Ad|bgreat AhYh|bgreen Bd|bgreggs Bd|bgrey Ad|bgreyhound AdUe|bgreyhounds Ad|bgym Ad|bgyms AhWh|bhackney Hi|bhad Ad|
bhaha Ad|bhaiku AhVh|bhalal hi|bhalf Ad|bhalloween Ad|bhammer Ad|bhanded Aichlh|bhas CdDcMdTiZdih|bhates AcTd|bhaul AhBd|bhave BcUhhd|bhaving Oh|
bhealth HdMh|bheat AjUi|bhelen Telh|bhelp Ad|bher AdBc|bhere AiCiHbLiMdOhPcRcSdUdVbecfcgdic|bhey Ad|bhiking BhVh|bhim AdBd|bhindi Kd|bhis AdBc|
bhistory BhQi|bhit Bd|bhives Ad|bhobart Qd|bhome AiHhhh|bhomeschool Ahch|bhorse Ad|bhorses Uh|bhospital Ad|bhour AcFdld|bhours AdBd|bhousehold Bihild|
bhow AcBc|bhusband AdTd|bi CbFdGdJhQdRcTbUdXcZcfdidli|bi'd Ad|bi'm BcMbOdTcVcXdbdghlc|bi've BbFhVd|bidea AcBd|bideas Aa|bif AdHcfdjhkh|
billustrator AhOh|bimpact Ac|bin CaIhKcNcOiTdUbWiXdZcadible|binfo Ad|binsomnia gh|binspector Oh|binto JdRdTd|binvoice Ad|
bis DdEdGdIdJcKgMaNdObQdScYcZjadbidcecihkdla|bisland Bc|bisn't AhRh|bit AZBcOcTcVbWdXdYdkh|bit's AdBcYdjd|bitem Bd|bits AdRhid|bjargon BhXh|bjazz ih|
bjob MiOh|bjobs BiMh|bjoke Bd|bjune Ad|bjust BcHcRjUd|bk Ab|bkaren AhTh|bkeane AjCiDdjh|bkeep Ad|bkeeps AbUh|bkerala Hd|bkey Ae|bkg lh|bkids Ti|
bkilling Bd|bkind Ad|bkindle Bdah|bkit Ad|bknees gi|bknow Ad|bknows Ad|bkochi BhMh|blady Ad|blagos Ji|blanguage Ad|blanguages Ad|blast cdgh|blate Ad|
blaw Qh|blaws Ac|blead Od|bleader Bd|blease ch|bleave Ad|bleeds Bc|bleft AcOd|bleg AiFclj|blegs Ahgh|bleicester Jh|bleith AhBc|blet BcTd|bletter AcBd|
blevel Bd|blibrary Ah|blicence dh|blife Ad|blight Hh|blike Ydfi|bline Ac|blines Ad|blist Ac|bliterature AhQh|blives Ae|bliving JhVc|blockdown hd|
blogistics AiMi|blol BcFh|blondon Ae|blong AcBbRd|blook Ab|blooking AdVd|blost Ac|blove Ad|bloves Ad|blow Adhd|blunch Adeh|bmad Bdgd|bmade Ad|
bmake AhWiXhbd|bmanager Bd|bmarathon di|bmarch GhHd|bmarcus Ch|bmarket eh|bmarketing AhMi|bmaruti Bd|bmassey Ad|bmat Bc|bmaths Bc|bmay Ad|bmayo BhHh|
bme AbBcOcTcYcZd|bmeans Th|bmeat Ac|bmenu Ad|bmetformin gh|bmetric AhYj|bmiddlemarch Ad|bmidwife AdOd|bmigraines gh|bmiles Ad|bmilk Ad|bmind Ad|
bmine Bcmd|bmins Ad|bminutes Ac|bmodule Ad|bmonday Ac|bmondays AdBd|bmoney Bd|bmonth Ad|bmonths Ac|bmonzo Bcld|bmore WhYdch|bmorning Ad|bmortgage Td|
bmost AgVi|bmostly Ac|bmother Bd|bmotion Bd|bmrs Ac|bmuch Ac|bmushrooms Bh|bmy BdCcOdQdUdfcmc|bn BdCifd|bnails AhOi|bname AcChRdTc|bnamed Ug|bnames Bd|
bnear Bh|bnearly Fh|bneed Uh|bneeds AcBhbi|bnegative li|bnetwork Ad|bnever AcBc|bnext AcHd|bnhs Mh|bnight AdNhOd|bnights Mdeh|bnine Udbdeh|
bno BbTdYdZihd|bnobody DhQi|bnone Bd|bnorwich AdBhHdIh|bnot BaUd|bnotes BdXh|bnothing AcBcVd|bnotice ci|bnov BhHh|bnovel Ad|bnow AhBiCdHhOhTdYhgc|
bnumber AcBd|bnumbers Ad|bnurse Oj|bnursing AiQh|bnut BiVi|bnwachukwu Ad|bof AeCdGgJcMdPiQdRdSdThUcVdWcXcYcbdcddeedgdhdlc|boff Acdd|boffice Mh|
boffices Oh|boil Ad|bok Ac|bold ad|bolives AhBgXi|bon CdEjIdJbKcLcRcWcXdYcZccdfcgcibjckclh|bonce Ac|bone AaBeMdOdUdYdZdbdmd|bone's Ad|bones AbBcTd|
bonly Yh|bopen AdBd|bopening Ad|boption Ad|boptions Wh|bor AdBeadfdhdjh|border mg|borders AcBd|boriginally Jh|boslo Bd|bother Od|bout AcCdHcOdTdUdXcfi|
boutside AhOhih|boven Aimh|bover AhOdVdYiZiadch|bown Bi|bpage Ab|bpaid Ad|bpaper AdBcCd|bparagraph Ac|bparagraphs Yh|bparents Td|bparty Ad|bpast Hi|
bpayroll AhMh|bpays Ad|bpenicillin AhBd|bpeople FcPhld|bperson MdWi|bperth JhQd|bpescatarian Ahhh|bphoenix BhHh|bphone Ac|bphotography AhBdNh|
bpicked Ahch|bpickle AhBdUh|bplace Bc|bplan AdBd|bplease AcHcKdQdYh|bplumbing AhMi|bplymouth Hh|bpm Ad|bpodcast Bd|bpolicy Ad|bpollen fh|bpork Ahhh|
bportuguese AhYh|bpositive Aglh|bpostgres ch|bpostman Ah|bpot Ad|bpottery Bd|bpratchett Zh|bpregnant gh|bpressure AdBh|bpriya Bd|bproperly Bd|bput Ab|
bquestion Yh|brabbits Bd|bradio AhVh|brain Hh|brank Ad|brd AcBdGc|breact ad|breading Ad|brecipe Ac|breckons AhRi|brecs Ad|bregards Ad|bresident Ad|
bretired Ad|breturns Ad|bright AbBd|bringing AhVh|broast AhYheh|brole Ad|brome AdBd|bround Ac|brun AdPh|brunning Xi|bruns Acad|brust ch|bsaab ih|
bsaid AdBc|bsake AiTi|bsalary Ac|bsales AhMj|bsalt Be|bsaturday Bb|bsauce Ad|bsay Ac|bsays Rhjh|bschool McTi|bseason Ac|bseat Yh|bseats BhWhih|
bsecond AdMd|bself AdBd|bseptember Bh|bserial Ac|bsettled Ac|bsetup Ac|bseven Bh|bshare BhTi|bshe Fd|bsheep AhOh|bshellfish Bhfh|bshifts AcBc|
bshop aheh|bshopify MdPh|bshort Yh|bshould AcBd|bshowers Ad|bside Ab|bsince AjCdEhHiJcQdRdTdUcbdcdddhhidjdlc|bsir Ad|bsister Ad|bsite Ad|bsix Ac|
bsize Ad|bskegness Ih|bsleep Ad|bsmall AdBd|bsmoking Bhdh|bso AgBkCdFdGiHhJiKdLgNdQdUdVcZccdehghhiiclhmd|bsober Bhlh|bsoftware Ad|bsolicitor Oh|
bsome Ac|bsomething Ad|bson AhTh|bsons Th|bsources Ad|bspeaking Ci|bspeech Ac|bspell Ad|bspelt Ch|bst Gh|bstaff Ph|bstand Ji|bstar Ad|bstart Bd|
bstarted AdTd|bstarts md|bstartup Bc|bstay Ad|bsteps Yh|bstiff Ad|bstill AbBdTc|bstop AdBc|bstudent BiQh|bstudying BcQc|bstuff Ad|bstyle Ad|
bsubject jh|bsuggestions Ac|bsuit BhXhYh|bsunday Ac|bsupport Bh|bsure Ac|bsurveyor AhOh|bswimming AhVi|btables AhXhYh|btagalog Kh|btake Ac|btakes Vh|
btalk Bd|btastes AhBdXi|btbh lh|btea Zh|bteacher Th|bteam PhZd|bteapot Ac|btech Ad|bteenagers AhTh|btemplate Ad|bten ehhd|bterm Qh|btesco Ad|
bth Fdldmh|bthat AaBdXd|bthat's Bdjh|bthe AdBbFdMbOdPdQeRcScTcUbXcZcgchcidkc|btheir Ad|bthem AbTdlh|bthen Ac|btheo BdTd|bthere AcBd|bthere's Bd|
bthese BhHhTdhh|bthey lh|bthing Ac|bthink AhMi|bthinkpad Beae|bthis AYWdXcYd|bthree Md|bthrough Ab|btill HaTdZi|btime AcCdHcLjRdVcZded|btimes Ab|
btimetable Ac|btired Ad|bto AdBcDiKdMdObRdUdVcXdZdadgdhclb|btoast Ad|btoday Ac|btongue AcTd|btonic Ad|btoo Ab|btook Ad|btowards Ad|btown Jb|
btrack Bhdh|btracks Ad|btransit ih|btranslator Ah|btrouble Ahgh|btrue AdWd|btrust Ad|btutor AhTh|btwelve FdOd|btwo PiQcUegd|btype Ad|btz Ad|buct BhQh|
bunder Pimd|buni Th|buniversity Qh|buntil AcBdHd|bup AbHdMhTdcd|bupdate Ad|bups Ad|bupsc dh|bus Ac|buse jh|bused Bdid|buser ai|buses AcBd|bvan ih|
bveggie BiRh|bversion Ac|bvet BdRd|bvillage Bh|bvinyl Vh|bvoice AdXd|bwant Bd|bwanting Ad|bwants MhOdRiUdlh|bwar Bd|bwarehouse Mh|bwarhammer Vd|
bwas AbBcTd|bway Ad|bwe AdBeMdTc|bwe'd AdHd|bwe're Bd|bwe've Ad|bwedding Ti|bwee Ad|bweek Ac|bweekends Ac|bweeks AbTd|bwell Bc|bwellington Hh|bwent Ad|
bwere Ad|bwhat AbBaMdde|bwhat's AcBd|bwheel AiVi|bwheelchair Bhli|bwhen AbHcMdYiadld|bwhenever Bimh|bwhere AdBc|bwhich BbKh|bwhile Ad|bwhippets AhUh|
bwhite gh|bwho HdUh|bwhy Ad|bwidower AhSh|bwill AiTi|bwinter Ad|bwith IdKhObPdTcUdWhZdceechd|bwithin Ad|bwithout HdTh|bwoman AdSd|bwon't BiRdTiUhahih|
bword Bc|bwords Ab|bwork Ae|bworker Oh|bworks AaBdTb|bworth Ad|bwould Ac|bwrong Ad|bx ah|byear md|byears AaTcUdhc|byes AdBd|byesterday Bd|
byou AaWhgdjh|byour Ab|byrs AcFc|b} Ac|b— Ac|b AdBcHdMeReTdZefelemd|c( AdLdQhVdgc|c) AdFhHd|c+ Ldkg|c, AbDiEZHcKdOhRdSXVcXbaddZeejckclc|c- Aeic|
c. AcBbYcac|c0 AcCdLdYdZdeb|c00 AdCcDcGhJdKdLdRbTcUdVcZdabcddeedfdhhmc|c000 Aadeiekgld|c0000 AcHcJhMdQdTddd|c00:00 Acld|
c: AeBiCcDjEdFdJcLdMcOdUhVcWdXdYcZcacbdecfhhcicjdlami|c= Acacmh|c@ Aejc|c[ Ad|c^ ChFhShceddhhiimb|ca AZCcDdEcJdLcUcYdZdceghiimd|ca) , Fh|ca+ 0 BcLd|
ca+ 00 kg|ca, + AdBh|ca, 0 AdHc|ca, 00 AdFahh|ca, 000 Ad|ca, 0000 Bdkd|ca, @ Bd|ca, a BcHeJdUcld|ca, always Ad|ca, and AhHhThUcfh|ca, been bh|
ca, both Ad|ca, called Uh|ca, currently Ad|ca, desk AdOh|ca, do Ad|ca, doing AhBc|ca, everything Ad|ca, fav AjZi|ca, first Ch|ca, five BhUh|
ca, four BbTd|ca, from AiHhJj|ca, half AhJi|ca, hate AhBhWiXh|ca, i OjVbXc|ca, i'm AhBbFhJdOiVdcc|ca, i've gd|ca, in Qh|ca, is AcKdgd|
ca, it's AjDdHdgi|ca, its Ac|ca, knees Bcgd|ca, leeds Bc|ca, live BiHi|ca, me Ac|ca, moved Hcch|ca, my KdThUc|ca, no AcBcYdcc|ca, not Ac|
ca, now AhDiHe|ca, one AdBiih|ca, plain Yh|ca, retired Ad|ca, said Ad|ca, same eh|ca, six Bd|ca, skip BhWiYg|ca, so Aa|ca, some Ad|
ca, the MhTbUhZcacbdccih|ca, there's AdPd|ca, turning Fd|ca, two AdUc|ca, up Hh|ca, use AdBd|ca, we Ad|ca, we're Ad|ca, we've Bh|ca, with Ad|
ca, work Ad|ca- 0 Bdid|ca0 ' Bhlh|ca0 , Hh|ca0 am Ad|ca0 rd Gh|ca00 , CdDdMdRcUdadfdgdli|ca00 and Ab|ca00 at AhBdQh|ca00 december Bd|ca00 is Ad|
ca00 k Bd|ca00 on AhGh|ca00 with Ahgh|ca00 years Ad|ca000 - Bhkh|ca0000 , Adgh|ca0000 in AhHdJi|ca00:00 : Acld|ca: 0 AdGd|ca: a AjUi|ca: i Ac|
ca: i'm AdBcCdOdfi|ca: the Aa|ca: we're Bdce|ca: we've Ad|ca^ 00 AdBdGdld|ca^ @ AdBd|ca^ ^ Fhcdfh|ca^ a Bdlc|ca^ after AdBd|ca^ always eh|ca^ am AhSh|
ca^ anything BdWdfh|ca^ as Ac|ca^ at AiFhMh|ca^ bee Bhfi|ca^ been BdVebd|ca^ being AiBiFhJhhh|ca^ besides Ad|ca^ big AhBcVdWi|ca^ born Bd|ca^ both Ad|
ca^ call Bd|ca^ currently Mh|ca^ dear AcBc|ca^ doing Bd|ca^ evening Ad|ca^ every AcBcec|ca^ favourite Ac|ca^ for Bc|ca^ going Bd|ca^ had AdBdgd|
ca^ hey Bd|ca^ himself Bd|ca^ honestly AhXh|ca^ huge Yh|ca^ i BcPdVhddgi|ca^ i'd Ac|ca^ i'm DeEdFiKdRdSiTdWdXbYd|ca^ i've KhThVhhd|ca^ if Ad|ca^ in Jd|
ca^ is Aa|ca^ it's CiHcZdad|ca^ just Fh|ca^ keep AdYd|ca^ lol Ad|ca^ moved Hh|ca^ mr Dh|ca^ my EdFdGdNdOdThWcXdYaZbadbedbedgdih|ca^ myself BiCh|
ca^ no AdZechfd|ca^ not Ac|ca^ now Ad|ca^ oh Bd|ca^ on Bd|ca^ or BhYh|ca^ our AhBbEdOhVdbhicmd|ca^ penicillin Bdfd|ca^ please Ac|ca^ put Ehjc|
ca^ second Ad|ca^ size AiFclj|ca^ so AhCi|ca^ surname's Dh|ca^ the AhCbNdOdUhVdbicbdciimc|ca^ there's BhPh|ca^ two Acgd|ca^ up Ad|ca^ vegetarian Bdhd|
ca^ was Ad|ca^ we BdMiVcadcc|ca^ we're HdXhcdhhld|ca^ we've Bc|ca^ weekend AdBhNh|ca^ work AhBd|ca^ writing Bd|caa 00 Fh|caa 0000 Bhih|caa bakery BcMd|
caa bank BcMd|caa beagle Uh|caa big Xheh|caa fan Xh|caa good Bd|caa half Ad|caa narrowboat Hh|caa night Biei|caa nissan Bd|caa parrot Bd|caa part Bc|
caa place BhHh|caa plumber BdOd|caa stay AiBc|caa tiny Bc|caa train BhWi|caa wee Th|caa week Bd|caa wheelchair ghld|caa window Yh|caa woman Bd|
caa worcester lh|caabout the Ac|caaccount of Ahgi|caaccra , Bd|caactually , AhJh|caaddress me AjYi|caadopted a Bh|caafter 00 BdOd|caagain , HdTdgh|
caage : AbFcld|caall our Ad|caall the Ad|caallergic to Hdfj|caalways , Ad|caalways use Ad|caam a AcBcOd|caan aussie BdJd|caand , Oh|caand a AcTh|
caand always AgYh|caand baby BhTh|caand breathe Ad|caand have Ph|caand i VcXbehgc|caand i'm AbBdMhOc|caand i've Ab|caand my BdMdPdVcYiadbdddmd|
caand she's Ad|caand the AgMcOcTaUjVd|caand they Ac|caand this AcTd|caand two Bd|caand use Ahah|caand we're Ad|caanswer in AdBdKc|caanswer me Ai|
caanything but Wdfh|caanything with AiWifh|caanyway , Ad|caapp for Ad|caapp in AhHdah|caare a Ai|caare getting Ac|caare in AdHd|
caas a AiFhHdOiTdbdidlh|caas an AjJhOi|caas dr AdYh|caas in AdHd|caas my AeRc|caas of Ad|caas the Ad|caask , AhWh|caasked about Ad|caasks , AhZh|
caasthma , AdTe|caat 00 BbFd|caat @ Ac|caat a AkMkadbefi|caat my AiTi|caat our Mhad|caat royal BgMh|caat six edlh|caat the MhTdme|caate my Ad|
caaugust , Ad|caaway , Ahmh|caback at AhFi|caback in Yh|cabakery i BgMg|cabakery in Hh|caband is AiZi|cabank with lh|cabased in AhHiJdMd|cabe doing Wh|
cabe in HdKdLi|cabed in Hh|cabeen a AhBdMdOhVdhh|cabeen in BcHh|cabeen since Ad|cabeen type gh|cabeen vegan Bdhd|cabeen with Hdgc|cabees , Ad|
cabefore i'm AdBhdh|cabefore work Bcec|cabeing a AhBhOihh|cabeing called Wh|cabeing my Ad|cabeing the Oh|cabest , Ch|cabig fan Xh|cabig into AiVj|
cabio , AdBhQh|cabirch pollen Bd|cabird feeder bi|cabirthday is Ghld|cabiscuit , Ud|cabiscuit and Uh|cabit of AjHdKhVj|caborn and Jh|caborn in AhHdJj|
caboss is Ad|caboth do AiVi|cabout AaMdTcVdWhdd|cabove Ac|cabred in AhJi|cabrother , HdTh|cabrutalist architecture Bd|cabuilding , AiHdMibh|
cabut i AhVi|cabut i'm AhJh|cabut it Ad|cabut my AcTc|cabut no Bd|cabut the Ad|caby a Ad|caby the Ac|cacall me AiEk|cacalls me AhEj|cacamper , Ad|
cacan do Ad|cacan i Ad|cacan put Aiji|cacan't abide AhXi|cacan't do Bh|cacan't have Ahfh|cacan't stand AiWhXj|cacan't think Ad|cacape town BdHd|
cacar in AdHc|cacare home AdBd|cacats , AhBdfh|caccount Ahgi|caccra Bd|cacentre , Ad|cacharacter is Ad|cacity : AbHd|cacode at Ah|cacode in Biai|
cacode is Bhmh|cacodes in Adad|cacoffee , Aiei|cacolour blind Bd|cacome from AjHbJj|cacontest , Ad|cacooking for Ad|cacorrect my BhXhYh|
cacottage in AcHc|cacould you Ad|cacouncil , Ad|cacres AhHh|cacross Ad|cactually AiChHdJhKd|cadaughters , Ah|caday , Ad|caday is Ad|cadays , Ad|
caddress AjYijh|cadecided to Bddd|cadesert island Ad|cadesigner , AhHh|cadhd AdFd|cadiagnosed at AcFd|cadivorced , AhHh|cadjust Ad|cado a ei|
cado an Ad|cado i Ad|cado my Ad|cado nights Mi|cado the Ac|cadoctor , Fd|cadog , Ui|cadog at Beee|cadoing a Bc|cadoing the AhBdMdQi|cadon't do AcXd|
cadon't drink he|cadon't eat Ad|cadon't have Ac|cadon't say AhXi|cadon't use Adad|cadon't work Ad|cadopted Bh|cadore Wh|cadown as AhShkh|cadown the Md|
cadrive a AhBdih|cadrive the AcMd|caduring the Ad|caeldest , HdTi|caemail is jh|caemployer , AhMh|caend of Bd|caengaged to AiHdRi|caever , Yh|
caevery day Bdec|caevery other mi|caevery sunday Bc|caeverything in HdZiad|caeverything to Bh|caexplain the Ad|caf , AhFh|cafailed its Ad|
cafamily of Ti|cafan of AiHdJdWhXkYh|cafarm outside Hh|cafav season AhZh|cafind the Ac|cafirst name BhCh|cafish , Ahah|cafix the Ad|caflat in Acdc|
cafluent in AhKh|cafor a FdVcbcdkld|cafor an Bidh|cafor me Ac|cafor my AjThbi|cafor the BhOcThUc|cafor this AhOh|caforward , AhWi|cafour of Ph|
cafour years lh|cafree , Ad|cafreelance as AhOh|cafrica AdBd|cafrom a Ab|cafrom lagos Bd|cafrom my Ad|cafrom the AeBd|cafrom this Ahah|cafter BeOd|
cagain HdTdgh|cage Acld|caget a AdOd|caget into Ad|caget my Ad|caget the Ab|cagetting a Ad|cagirlfriend is AhRdTi|cagive me Yi|cagives me Ad|cago Ac|
cago by AhEh|cago to Qh|cagoes i'm Adhd|cagoes with AiZi|cagoing to cc|cagoing with cj|cagood , Aiai|cagood to Ad|cagot a AdBbHdMcOdVd|
cagot married BhSh|cagot my AiTdVi|cagot the Bddh|cagot two Td|cagroup is lh|cagym is Ad|cahad a AcUd|cahalf , AhRi|cahalloween , AhGh|cahas a Ad|
cahas been BhHh|cahas three BdTd|cahate anything BhWi|cahate the AcBdMd|cahate this Ad|cahave a MdTdfi|cahave been Ad|cahave no Bhmh|cahave one Ad|
cahave porridge Bh|cahave two Bc|cahaving 0 Bhlh|cahe's a AbOc|cahe's from Ad|cahe's got Ac|cahello , AiTi|cahelp me Ad|cahelp with Ac|cahere ( Th|
cahere , BdQh|cahere in AiBhHi|cahere is Ad|cahiya , AhCh|cahome , BdHdld|cahome is AiHj|cahomework , Ad|cahorses , Udih|cahour , Ac|cahouse , AhHdRi|
cahouse is Ad|cahow to Ad|cahusband's a AhBhRhTh|cahyderabad for AiMi|cai always Ac|cai am BdChKdMdQdShVdXcgehdld|cai bank lh|cai can't Ac|
cai chose Ac|cai collect Vh|cai could Ad|cai cycle Biei|cai do MhNiVdWcXd|cai don't Achi|cai drive Ac|cai ever Zh|cai fix BhOh|cai get Ac|cai go Qh|
cai hate OdVdXied|cai have AcMdVdYdadld|cai haven't AdBd|cai just Ac|cai keep LhOdXded|cai left Ad|cai like BhXiYige|cai live AbBc|cai lose Ac|
cai love AhOdVhWj|cai only Ac|cai paint Bh|cai paste Ad|cai prefer Bd|cai read Ad|cai restore Vh|cai ride Ad|cai run Ac|cai speak AhKi|cai stay Hh|
cai study Qh|cai support Xh|cai take BhOdgild|cai talk AhKh|cai teach Oj|cai turn AhFi|cai use Ahah|cai was Ac|cai wear AiBhOdgili|cai work MjOe|
cai write ah|cai'll be Fh|cai'm 0 Bh|cai'm 00 ld|cai'm a FcOgPdQdRdbccddcfdhclh|cai'm all Ad|cai'm at Ad|cai'm building Bd|cai'm captain AdBd|
cai'm colour Bigi|cai'm down Hh|cai'm from AhHcJj|cai'm going ch|cai'm half Ah|cai'm in HiJbMiQdVcYdadgd|cai'm into Bh|cai'm learning BiVh|
cai'm left Bhlh|cai'm moving Aici|cai'm muslim Bdld|cai'm no AdBdXd|cai'm not BcOdXi|cai'm on AgLi|cai'm self BhOh|cai'm short Ad|cai'm the Oicd|
cai've a BhOdUdVh|cai've been AjOihh|cai've got dd|cai've had Bhgh|cai've three Bh|cai've two BiUh|caif it's Ad|caife , AcOc|cain a AdBhHdVi|
cain accra Bd|cain bed Bc|cain british BhYh|cain cape Bd|cain darwin Bd|cain german BhYh|cain infosys Mh|cain leeds BhHh|cain london Bd|
cain my AdBiFhQdVc|cain the MiQdYd|cainto the Ad|cais 00 Bdmd|cais 00000 Bdmd|cais a McOcRcTg|cais at Ad|cais basically Mh|cais called Bi|
cais django Bd|cais from Ab|cais in AdBdHd|cais my AbTd|cais no BhYh|cais off Bd|cais on Qh|cais the AcZhmd|cais to Bd|caisn't a Ad|cait , Ac|
cait in Ad|cait is AiViZd|cait's a Ad|cait's all Bh|cait's called Bhbi|cait's got AiWi|cait's my AdTd|cait's raining Ad|cait's the Ad|cajargon , Ad|
cajob's in Mh|cajollof , Ad|cajust a Hdih|cajust adopted Uh|cajust got Ad|cajust moved Bh|cajust the AhBiYi|cajust turned BhFh|cakeep getting Ad|
cakeep it Wh|cakeep the AdBd|cakeep your Ah|cakeeper , Ahah|cakeeping the Bhch|cakept the AhUh|cakg , Ahlh|caknees are Ad|cakotlin , AhHh|
calads , AdBh|calagos to AhBdHh|calanguage is ad|calawyer , Ad|calcohol Bi|calearn to Bhdh|calevels : AhQi|calike a Bd|calike i'm AdFd|calike me Ad|
calike my TcXhYh|calike the AdBc|caline , Adkd|calist , Ad|calist of Ad|calive in JbMcQdYd|calive just Ah|calived in BdJd|calives in AbHe|
caliving in AiHjJc|call AbKdMd|callergic Hdfj|callotment Bcmd|calogistics , AdBhMh|calooking at BhVhWh|calot , Ad|calot of Ad|calots of Ac|
calove spicy Xi|calove the Ad|calso Ad|calways Yheh|cam AbBeJdSdVdfdld|camaiden name Ad|camake me Ad|camakes me Ac|camaking a Ad|caman , AhHdRi|
caman of AiFi|camanage a AhMi|camanager , Ad|camanager at Ad|camarathon , Ad|camarried in Ad|camate , Ad|camay , Ad|came , jh|came : Hh|came a MdRdai|
came about Ac|came and AgBdRiTd|came as AhEh|came at Aiji|came five Bd|came in AhHcJdYi|came to Ac|cametric only BdYd|camight go Ad|
camorning before Bheh|camostly , Ad|camostly in ah|camuch prefer Bh|camum to eh|camy 0 Bi|camy 0000 Bhih|camy birthday's BdGh|camy blood Ad|
camy boss Rclh|camy brother Bd|camy cat Uh|camy dad's Bd|camy daughter's BdTc|camy fav AcBd|camy favourite Bd|camy friend AdBd|
camy granddaughter's BcTc|camy husband BhRi|camy husband's Th|camy job's Mh|camy knees Bigi|camy locker Agmh|camy mate Ad|camy mum's AdBd|
camy name's Ch|camy notes Ahah|camy number's Ai|camy old BhUi|camy partner BhRi|camy shoe Ad|camy shop BdMe|camy son's AdBdRd|camy team Pi|
camy team's BiPi|camy wife's BhRi|can HdJcVcYd|canairobi , AhHdLi|caname : AZBdCaHdRcTd|caname is DdEdGdHbKbLcMbQcRiTjUdVcYcZaacjdlb|caname's spelt Ch|
cand BdCcScUiVcXdZcahbccddcjdmc|canear the Ad|caneed a Ac|caneeds a AcOd|caneighbour's a Ac|canever once Ad|canever use Yi|caniamh , Fh|canna AdFd|
cano kids BdTd|cano more Bhch|cano that's Ad|canot a AbBdOb|canot one BhXh|canot the Ad|canote : Adme|canotes , AgYh|canow , Aa|canow i AcOd|
canswer Kc|canswers Ad|canumber is TdZdmi|canuts , Ad|cany AcBd|canything AhHdWhfi|canyway Ac|caobi , Bhmh|caof a WiXiad|caof all Bd|caof our Bi|
caof the Td|caoff as Eh|caoff the Ac|caoffice in AhHh|caoffices at Ad|caon 0 Gh|caon an Bd|caon my AaBcPd|caon paper Ch|
caon the AiOdQdThViXdYbbcccddecidmh|caon this Aiai|caone , Ad|caone for BhXh|caone in AdYd|caone is Zdjh|caones , AdFd|caonly have Ah|
caoriginally from HdJi|caour cat Uh|caout of AbBc|caown a Mh|caparamedic , Ad|caparents ' Ac|caparents at AhFh|caparrot called Bd|caplace in Bh|
caplant , AhHi|caplatform team Md|caplay , HhTd|caplay the BhVh|caplease , AhHdQigh|capm , ch|capodcast on Bh|capollen , fh|capp Hdah|capril AiIi|
capriyanka , AhFh|caps 0 Bdad|carains in AcHd|caraspberry pi Ae|care HdPiVb|caread it Ad|careading is Ac|cared and Ad|caregards , CjDcHdMd|
caremember my Ac|carented a Ac|careply to jh|carestore old Vh|caretire at dh|caride a AhHeMdii|caroad , Acjc|carsenal Bh|carule i Ad|carun a Bh|
carun my Bd|carun the Bc|caruns on ag|cas AiCdEcHcIdJhNiOjQcRcScUdVcadbeddedgdickhlh|casanjay , Fh|casaturdays at AiMcNi|casaves me Ad|casay i'm AcFc|
casays the Ad|caschool , BhFhQh|casend the Ad|caset in Ad|caseven , Ad|cashall be Ad|cashe's a AcOc|cashoe , Ac|cashop , AhBd|casince 0000 Bd|
casince i ch|casince my Ad|casince the Ab|casister is AhBd|casite in AdBd|casize 00 lh|casize is GdHdKdLdMdRdTdZcadlk|cask Wh|casked AcBc|casking Ac|
caskip the BgWh|casks AhZh|casleep , AhFh|caso a Ac|caso be Ad|caso don't Ad|caso i Ab|caso i'm AhChJh|caso it's Oh|caso my Ac|caso no hh|caso skip Bd|
caso the AiMhUg|caso use Lhad|casomeone else's Ad|casomeone who Ai|casow in AiHi|caspeaking as Oh|castack is Ahah|castarted at AiMhTh|
castation near Jh|castay at AiHi|castay in AhHiMdYd|casthma AdTd|castripe for Bhch|castuck at Ad|castuff , Ad|casuch a AhBdli|casuggest a Ad|
casunday , Ac|caswim at Fh|caswimming , AhWh|caswitch to Ad|cat GdIdJcMkPdRcUcVcWcYeZdbcfigcibkd|catake a Aili|cate Ad|catea at Ad|cateach me Ad|
cateach year Bh|cateacher , AiHhSh|cateam , AcBd|cateam at AhMiPd|cateam is Ph|cateam of AdBhPh|catell the Ac|cath of Bh|cathat in AhHdah|
cathat looks Ad|cathat the AdBi|cathat's my Ad|cathat's the Ab|cathe 0 Gh|cathe allotment Bc|cathe baby Th|cathe bakery BhMh|cathe booking AdBdMd|
cathe books AhBcZi|cathe caravan Td|cathe cheap Ahah|cathe clinic bh|cathe end Bd|cathe gate Ac|cathe hospital Mh|cathe library Bd|cathe life Yh|
cathe new AdBd|cathe only Ahlh|cathe royal Mh|cathe script Ad|cathe second Ac|cathe spare Ad|cathe vicar BdOd|cathe wife BcRc|cathem with Bc|
cathen the Ad|cathere , ChHd|cathere a Ad|cathere's four BiPi|cathese days Hh|cathey / Bhlh|cathing , Ahgi|cathink i'm Ad|cathis is AhCi|
cathis year BcQd|cathree time BdPd|cathrough the AcBd|catill i Ad|catime , Ad|catime i'm AcFc|catime is AhZh|catimezone is AiLi|cato be Zh|
cato learn Ad|cato me AiWgYi|cato my Ad|cato open Bhdh|cato put Ad|cato quit Bhdh|cato read Ah|cato speak Ad|cato swim Bd|cato the MdOcddeg|
catomorrow , AhQh|catongue is AhKi|catrain to Ad|catraining for AjBddi|catranslate into Ad|catunde , AhFh|caturned 00 Fh|catutor , Ad|catwo cats BdUe|
catz = Ad|caugust Ad|caunder a Ad|caunilag , Ad|caunless i'm Ad|caup , Ac|caup in AkHhJiMd|caup the Ad|caup to Ac|caup with gh|cause them Bc|
caused to Ad|causer = Ad|caussie AhBdHhJe|cavalues ( AcHd|cavegan and Ai|cavegetarian , AhOh|cavet nurse Od|cavolunteer at Ah|cawant a Ad|
cawant the Ad|cawant to dh|cawants a Ac|cawas a AbOd|cawas born AhJh|caway Ahmh|caway of AhJh|cawe have mh|cawe keep BjUhhi|cawe moved Hh|cawe own Ad|
cawe use ah|cawe're a AjBdbehi|cawe're expecting BiTi|cawe're having Ad|cawe've a Uc|cawe've got Bi|cawedding in Bi|caweek , Ac|caweekends i Nd|
cawell , Ih|cawent to Ad|cawhat i Ac|cawhat with Ahgh|cawhat's a Ad|cawhat's the Ad|cawheelchair user Bd|cawhen i Ac|cawhen i'm AcFd|cawhere i Ad|
cawhich is Ad|cawhile i Ad|cawho lives Hh|cawidow , Hh|cawife , HdRhThUd|cawife is Rg|cawifi is Ad|cawith / AhBdlh|cawith a McOcVcailc|
cawith my AiBiVigi|cawith stripe Bhch|cawith the AgMaThUdVcWdYdghmd|cawith two Ad|cawoman with Aigh|cawon the Ac|cawork , Ad|cawork at HdMh|
cawork for AiMi|cawork in HdMh|cawork is Ahah|caworked at Ad|caworking as Md|caworking from Kh|caworking in HdMh|caworks at AbMd|cawriting a Ahbj|
cawrong , Ad|cayear at Bd|cayear is Ai|cayear law BhQh|cayear old BdTd|cayears , AbOdge|cayears at Ad|cayears of AdKd|cayes , AhSi|cayesterday , Ad|
cayou do Ad|cayou suggest Ad|cayou're my AdRd|cayoungest , HdTi|cazero , Ad|ca{ name Ad|ca , Ad|ca  AeBcHdTdlemd|cb Ac|cbaby AdBcTb|cback FhYh|
cbad Ad|cbadly AhHdKi|cbake Ad|cbakery AiBdMi|cband Zi|cbased AhBdHiJdMdcd|cbasically AcBcMd|cbe HdJdKdLiMdfi|cbeagle BhUh|cbecause Ad|
cbeen KdOhTdUdidld|cbees Ad|cbefore Ab|cbeing AhJcOiWihglc|cbelow Ad|cbesides AhMi|cbest Ch|cbetter AdBdXd|cbex AdHd|cbig HdVjWc|cbike AhHh|cbio AcQh|
cbiology Ac|cbirch Bd|cbird bi|cbirthday Gild|cbirthday's Gi|cbirthdays Ad|cbit AjFdHcKhVj|cblue Ad|cbook Ad|cbooking Bd|cbooks ah|cborn AhHdJk|
cboss AcRdlh|cboth AgVi|cbought AdBd|cbouldering Ad|cboy AcHd|cboyfriend BdCdRh|cbred AhJi|cbrother BdHdRd|cbrutalist Bd|cbudget Ad|
cbuilding BcCdHcMhOdRdTdUdadbi|cbus Ac|cbuses bh|cbut JhMcTcVhWhXcgdhdlc|cby MdTded|ccab Hh|ccall AiEkMd|ccalled AdUe|ccalling Ahbh|ccalls AhEj|
ccame Ad|ccamper Ad|ccan Bdji|ccan't AhMdOdVcWhXkfhld|ccape BdHd|ccapital Ac|ccaptain AdVh|ccar AdHc|ccaravan Ih|ccard jikd|ccare AbBcHcQd|ccat Uh|
ccaterer Ac|ccats AhBdfh|ccentre Ad|ccharacter Ad|ccheap Bhah|ccheers AhHi|cchem AdBiQi|cchemistry AdBdQd|cchildren AhUh|cchippy Hh|cchoice AhFh|
cchristmas Ad|ccity AZHc|cclass AdBd|cclean Ac|cclient Ac|cclinic Bhbh|ccloses Ad|ccoat AiHi|ccode mh|ccodes Adad|ccoeliac AdBdgd|ccoffee Ahej|
ccolleague Ac|ccollege Ad|ccolour Bd|ccome AiHbJj|ccomes Ad|ccoming Bd|ccommutes ei|cconfuse Ad|cconst Ae|ccontact AiCiDdjh|ccontest Ad|ccooked Ad|
ccooking Ad|ccorrect BhXhYh|ccorrection AhOh|ccottage AcHc|ccouncil Ad|ccousin Ad|ccurrently Ac|ccurry AdHd|cd Ad|cdad Ai|cdad's AcHdIhhd|cdancer lh|
cdating Fh|cdaughter CdHcTi|cdaughters AhTh|cday Be|cdays Md|cdecided Bdchdd|cdesert Ad|cdesigner AhHh|cdiagnosed Fd|cdiesel Ac|cdivorced AiBdHhTh|
cdjango AhBcah|cdo NiXdYdacld|cdoctor AdFd|cdoes CiHdRd|cdog Ui|cdog's Bh|cdoing HdQjTcUdZdcddd|cdon't AdKdMdTdVdWcad|cdonegal Ad|cdown AhJdMcShkh|
cdr Yh|cdrink Ac|cdrive Fdih|cdrives Ad|cdue Ac|cduring Ad|ce Bdid|cearth AiCdHdZj|ceat hi|ceditor AhBhah|ceight AdBi|celdest HdTi|celeven BcPd|
celf AdBc|cemail jh|cemployer HdMi|cend AdBccd|cengaged AiHdRi|cessay Ad|cest Bd|ceven Ad|cever BhYiZh|cevery Ac|ceveryone Ac|ceverything AhHdZiah|
cex Ac|cexcuse Ad|cexplain AdBc|cf AhFh|cfailed Ad|cfamily AdTh|cfan AiHdJdWhXkYh|cfather AdBdTd|cfav AhZj|cfavourite Zi|cfeet Ad|cferguson Bd|
cfile Ac|cfilm Zi|cfinally Ad|cfind AcBd|cfinished Ac|cfire Ad|cfirst Ch|cfish Bdah|cfishing Vh|cfive Ad|cfix AbBc|cflat AcMd|cfluent AhKh|
cflutter AdUd|cfly Biei|cfog Ad|cfoot Bd|cfor BcCdFcJcQcThVcWcYbZcacdkfcgeiclbmd|cform kh|cforward AhWi|cfour AcBi|cfree Ac|cfreelance AhBd|cfriday Ad|
cfriend AbHc|cfriend's Td|cfriends AjEhgi|cfrom AcBcVdYdah|cgcses AiHi|cgeelong Ad|cgerman Kh|cget AZOd|cgift AhFh|cgirl AcBdTd|cgirlfriend Ti|
cgive WhYiad|cgiven Wh|cgives Ad|cgluten Acgc|cgo EhHdQhch|cgoal Ad|cgoes AiZihdji|cgoing adci|cgone hh|cgood Tdai|cgot HcMbVhWcYdadbdcdld|
cgrace AcBdHc|cgrandad Th|cgranddaughter's AdBd|cgroup lh|cgym Aceh|chackney Ad|chad AcUcid|chair AiHi|chalf BeHdOcRiTd|chalifax Ac|chall Bhci|
challoween Gh|chanded Od|chappily BdSc|charare Ad|chas AcBdTc|chate HdMdVdWiXhed|chave AdHcMcOcVcXcddfhlc|chaven't Bd|chaving AdBi|che Ad|che's OcTh|
chead Oi|chealth Hi|chello Ti|chelp HdRi|cher AhFi|chere AhHiMdOdRdTh|cheres Ad|chey AiCj|chilux Ad|chimself CdRh|chindu Aihi|chip Bhgh|chistory Ad|
chiya AiCi|chold Bc|cholidays BhIh|chome CcHjKhMcOdTdlc|chomeschool Bhch|chomework Ad|chonestly AdBhXh|chorror Bd|chorses Udih|chour AhHi|chouse HcRi|
chousehold Ad|chow Ad|chusband Ad|chusband's AhRhTh|chyderabad AiMi|ci DcGbHZJcKhOiPaRdShUcXifdidlh|ci'd Bd|
ci'm DdHhJjKbLhNdOhPcQdRcUcWcXcYcZdacbcidlh|ci've AhBiKhMdVhdcgh|cif Aa|cife AcOc|cin AbBdHbKcOcPdRbTaUdXcZdbelb|cinto AbVh|cinvoice Ad|
cis AaFcHbJbKcNdSdZhcbdeecgdhdidjb|cisn't Ab|cit BcHcViXiZdcd|cit's BdJdKcMeOcTcUdWiYdbhgcld|cits Bcld|cjargon Ac|cjob's Mh|cjollof Ad|cjune gh|
cjust JdMcVdadedgd|ck AaBcWc|ckeane jh|ckeep Bd|ckeeper Ahah|ckeeping Bhch|ckeeps AdBd|ckelpie Ad|ckept AhUh|cketo lh|ckey mi|ckeys Ad|ckg Ahlh|
ckid Ad|ckids Hd|ckiwi Bcfd|cknackered Ad|cknees Fh|cknow Ad|cknows lh|ckotlin AhHh|clads Ad|clagos Bc|clanguage ad|clast Ad|clate Bd|claw AdQi|
clawyer Ad|clead Mi|clearn Bhdh|clearning BhVhdh|cleave Ad|cleaves Ad|cleeds BdFc|cleft Bc|clegs AhHi|clevels AhQi|clike AcFdMcTcVdWiYigcld|clikes Ad|
climerick AcHd|cline AbBdHdkd|clist AbBd|clive BdHhJbMbQdVdWdYcad|clived BdJd|clives AaHe|cliving AjHiJcMdOh|cload AdBd|clocker Bhmh|clog Ac|
clogistics AdBhMh|clol Uh|clong Ac|clooking BhVhWh|clost AdBc|clot Ac|clots Ac|clove FhMd|clovely AdBd|clow Bd|clunch Ad|cmac Ad|cmad AhWh|cmaiden Ad|
cmake Ab|cmakes Ac|cmalay Kh|cman AiFiHcRi|cmanage AhMi|cmanager AcHdOh|cmarathon Ad|cmarried Si|cmate Ad|cmates Eh|cmaths AdBc|cmaureen Bcmc|cmay Ad|
cme AiCcDdEhFcGcIdNdPdQcRhScTaUbXhYiZcbcccdcfdhdicjjlb|cmean Bd|cmeat Ad|cmeeting Ac|cmetric BdYd|cmidwife Ac|cmight Ad|cmigraines Ad|cmiles Hh|
cmodel AdBdVc|cmodule Ad|cmonday Ad|cmoney Ad|cmonths Ad|cmore Bc|cmorning Ab|cmornings BhXh|cmoss AdFd|cmostly Hdah|cmother AeTg|cmoved Acad|cmum eh|
cmust Acjd|cmy AaDhEcJcLcNdOcSdhdidld|cmyself AiWi|cn Fh|cnairobi AhHdLi|cname DdEcGdHaKbLcMbQcRiTjUcVcWdYbZZacjclb|cname's Ch|cnan's Bh|cnear Ac|
cnearly Bd|cneed Ab|cneeds AbOd|cneighbour AbCdHd|cneighbour's Ab|cnever HhJdMdYhad|cnew Ad|cnewcastle Ac|cnext Ad|cniamh Fh|cnine Ac|cno AYTbXdZdci|
cnobody Ac|cnoise Ad|cnoon Ad|cnot AbHcMdOaVdXicimd|cnotes AhYhah|cnothing Zi|cnov Ad|cnovel Ac|cnow Hded|cnumber BdTdZdmh|cnurse Hd|cnuts Ad|
cobi Bhmh|cof AcBaEdFbGhHdJbOcRdUcWhZdabbccbedlcme|coff EhHdTdad|coffice Hh|coffices Ad|cok Ac|cold AdBh|colives Ad|con BhFdJbLhNcQhRcSdWcZcaigbiclc|
conce AbBd|cone AdHdXgZdjh|cone's Ad|cones FdHi|conly Th|cor AdYh|coriginally Ji|coslo Ad|cother Ad|cour AbCdHcOcYd|cours AiKi|cout Ad|coutside AhMh|
cover AcBcYc|cown MhUded|cowner AgHh|cpacked ch|cpaint Bi|cpaper Ch|cparagraph Ad|cparamedic AcHcJd|cparents BiFhTh|cparrot Ac|cpartner Rh|cpaste WgXh|
cpayroll BhMh|cpeople Aa|cperson Ab|cperth BdQd|cpets AcTd|cphd Qhbd|cphone Ac|cphysio AhHh|cpirate Ad|cplace Bh|cplain BdYd|cplanning Ad|cplant Hi|
cplatform Md|cplay HhTdVh|cplease BcHdQiWdggmd|cplumber FdHh|cplus Bd|cpm ch|cpodcast AdBhbh|cpollen fh|cport AdBdHd|cpower AhHh|cprefer AaYhed|
cprinter Ad|cpriyanka AhFh|cprofile Ad|cproperly Ad|cprosthetic Bd|cps Bdad|cpub Ad|cput Ab|cquote Ad|crains AcHd|cranger Ad|craspberry Ae|crate Ad|
crats Ad|crd BiGh|creact ch|cread HdZh|creading Ac|crecipes Ad|cred Ac|creference Ad|cregards CjDcHdMd|cremember AeBd|crented Ad|crestore Vh|
cretire dh|cretired Ad|cretriever AiHdUh|crhyme AhDi|cride AhBdMdii|cright Ac|cring Ac|croad Acjc|crome Ad|croommate Ac|croute AhHh|croutine Ad|
crule Yh|crun HdTd|crunning Adah|cruns ag|crust Ad|csafe Ad|csalt Ad|csanjay Fh|csaturday Ac|csaturdays AhMcNi|csaves Ad|csaving Bd|csay AaBdFc|
csays Aa|cschool Fh|cscottish Jh|csecond AdTc|csee Ad|csell Mh|csend Abjc|cseptember AiHi|cset Ad|cseven AdBh|cshall Ad|cshe Ad|cshe's AcOc|
cshellfish Adfh|cshift Mh|cshoe Ac|cshop Aiah|cshort Ad|cshould Ad|cshows Adad|cshut Bd|cside Bc|csign Ad|csince BcMcTd|csing AhVh|csingle Ad|
csiobhan BdCd|csister Th|csit Bd|csite AdBd|csix Aced|csize GdHdKdLdMdRdTdZcadlk|cskip Wh|csleep AhFh|csmall Ac|cso DiFdHbKdMhTcYcabcdgcldmd|
csomething AdBd|csomewhere Ac|cson's AdBdOdTd|csoul Ad|csourdough Ad|csow AiHi|cspanish Ad|cspeak HcKjMdYe|cspeaking Oh|cspeaks Ad|cstack Ahah|
cstaff Ad|cstand Wh|cstanding Bhmh|cstart Ac|cstarted AiMh|cstarting Ad|cstarts Bhmh|cstartup BhMh|cstation Jh|cstay AiHjJdMcQdYd|cstiff AiXi|
cstill AbBc|cstings Ad|cstop Ac|cstripe Bhch|cstuck Ac|cstudy AcMdQh|cstudying Bc|cstuff Ad|csuch AhBdli|csuggest AcBc|csunday Ab|csupervisor Ad|
cswears Kh|cswim AhFh|cswimming AhWh|cswitch Ad|ctake Ahgcli|ctalk AdBd|ctastes Ad|ctbh Ad|ctea Ac|cteach Oi|cteacher AhHhSh|cteaching Bh|
cteam BhHdMhPiQdTcad|cteam's BiPi|ctells AiYh|ctelly AhWh|cten AcBd|cterm AhHh|ctesco Mh|ctest Ad|cth Ad|cthan Ab|cthat AcHcOdTdVcWdXdlc|cthat's AaBc|
cthe AaDdEdHcJcKcNeOaQdRYSdTcUXedfchd|cthem Bdjd|cthen Ab|cthere ChHdOd|cthese Bc|cthesis Ad|cthey Adlh|cthing AhWigh|cthings Yh|cthink Ac|
cthinking Ad|cthinkpad ah|cthird AdBcTd|cthis BcCiQc|cthose Ac|cthree AbPhTa|cthroat Ad|cthursday Ad|ctickets Ad|ctill Ab|ctime FcHdLcZh|
ctimezone AhLi|cto FdJcKcMcUdVbacdhgdld|ctold Ad|ctomorrow AhQh|ctongue AhKi|ctonight Ad|ctortoise AcHd|ctown AhHcJi|ctoyota ic|ctracks Ad|ctrain Ac|
ctraining AjBcdi|ctranslate Ad|ctuesday AiOi|ctulsa Ad|ctunde AhFh|cturn AdBc|cturned BiFh|ctutor Ac|ctwelve BdPd|ctwin AhHdTi|ctwins Ti|ctwo AbUb|
ctyping Ad|ctz Ad|cum Ai|cuncle Ad|cundefined Ad|cunder AcTc|cunderstand Bd|cuni Ad|cunilag Ad|cuniversity Ad|cunless Ad|cup HhJiMeQdTcWcYdaddclcme|
cus ch|cuse AdLilh|cused Ad|cuser Ab|cuses Bd|cutc BhLh|cvalues AcHd|cvampire AdBd|cvegetarian AhOh|cvery AhHi|cvet Od|cvillage Hh|cvim Ad|
cvolunteer Nh|cwaist AiFdlj|cwalk AcHdej|cwalking BhWh|cwant AeBb|cwants Ad|cward AcFc|cwas AbOc|cwatching Ad|cwater AcBdHd|cway AjJhTi|
cwe HdJdOdWdXdYcbdgdld|cwe're Xhbdhh|cwe've Hcadid|cwedding AdBeVd|cweddings Ad|cwee AiBcJhTd|cweek Ac|cweekend Ad|cweekends Nd|cweeks Ac|cweigh Bhlh|
cwell HdIhJh|cwellington Hh|cwere Ad|cwhat AcBdOdgh|cwhat's Ac|cwheelchair Bd|cwhen AZFdOd|cwhenever AeBcmd|cwhere AhHhgh|cwhich Ac|cwhile Ad|cwho Ac|
cwhole Ac|cwhy Ri|cwidow Hh|cwidowed Ac|cwife HdRiUd|cwifi Ac|cwild Bh|cwill Ad|cwinter AhHh|cwith AiCdFdJdObQcSdTiYcZcahbcdcfcgkic|cwithout AcBd|
cwoman Ahgh|cwon Ac|cwon't AdBc|cwork HcMjQdWdYd|cworked Ad|cworking BdHdJc|cworks AbMc|cwould Ab|cwrite AcHdVdYd|cwriting AiBdbj|cwrong Ad|cyeah Ad|
cyear QhTdVdmh|cyears AdBcKdMcgd|cyes Si|cyesterday Ad|cyet Ad|cyo AjTdUhah|cyoruba BdKd|cyou AcBa|cyou'll Ad|cyou're AcRd|cyounger BcTc|
cyoungest HdTi|cyrs AhOh|czero Ac|c{ Ad|c AdBcHcMeReTdjdlemd|d! MiVcfh|d& adjh|d' Ac|d( ChHdWhZd|d) Bckh|d+ BcCdDh|d, AcBiChDdFdJaKcLcPeQhRZWiYiZdme|
d- BhHhkh|d. AbDbEcFYJbKcLhNcPdScUhVbYdhcme|d/ Ac|d0 BcCbDhGbIdJcKdMdNdRbSdVdZbbdccfdgdid|d0.00 Aheh|
d00 BdCiDaEcFcJbKcLcMcNdOjPdQdRaVaWbXcYbZabcccdhebfchhld|d000 AdHdMdOcTdihkh|d0000 CcDdFdJbKdLdOcPdRdSdTcUdVcWcXdYdZdcdedfcjild|d00000 kh|d00:00 Ad|
d: AbCcHcOdQdThVcWdYdZdadbdedfcgdhhid|d; AbBdHd|d= Abacjd|d? AWBdHcOdTcUd|d@ BbCdDh|d] Ad|da AcChEdGdIcJaLdNcQbRhSaTcWeXcYcZbbjedgbmd|daberdeen Ad|
dabout Adbc|daccording Ahlh|daccra Bd|dacres Od|dacross Bh|dad AcBd|dadd AcHd|daddress Ad|dadvice Ac|dafter Bj|dagain AdChah|dage AaCdHd|dair Ad|
daldi Mh|dalice Bdid|dall AaBhHcMdZh|dallergic Rdhh|dallergy fi|dalready Ad|dalto Fh|dalways EdHdMdTdVdWhYiZhad|dam AdFhHd|dan OcTdahbdih|
dand CZDaEbFjThZdbecdddfhhcibjcme|danswers UiYd|dany FdHdTdWdXdYdZjedfd|daoife Ac|dapparently Bd|dapril AcHd|dare AdHdRc|dargue Bd|
das CcOcQhRdVdYcZdedfdgdidld|dasked AbDd|dasking Ad|dassistant AiBcCcDi|dassume BhWgXh|dat AeCdFdJcQjRcVdYcZcgckhld|daustin AhFh|dautocorrect Adad|
daway Bd|daws Bc|db Mh|dbabysit AcTc|dback AbBdVdWh|dbakery AcBbMc|dband BhMiViZd|dbased Odch|dbasically BhHhVi|dbattery ih|dbe BcTiddld|dbecause BdEh|
dbeen AcHdJhadhd|dbefore HdKheg|dbeing BdZi|dbelfast Bd|dbest AbBdOd|dbetter Ac|dbig Aced|dbihar Ac|dbio Bc|dbiology Ac|dbipolar AdBdgd|dbirth gh|
dbiscuit AdBbUc|dblock Bd|dblue Ac|dbob Ad|dbody BhMh|dboiler Ad|dbook bh|dboring Mh|dboth BiUj|dbreakfast ehhh|dbred AdBcHdOd|dbritish Bd|dbroke Fh|
dbrother Ad|dbudget Ad|dbug Ad|dbuilding Ac|dbus Ad|dbut BdCiJhKiUdVcXhZccdddgdhcidld|dbutter AcCd|dbuttons gh|dbuy Ad|dby AdQdVddild|dc AhCcHdacii|
dcake Ad|dcall Bc|dcalled AaBcHdMcOdRcTcWdahbc|dcalls Ad|dcame Ac|dcan FcJdSdTdVdWbXcddedgjhd|dcan't AiOdghli|dcar Ad|dcarry Ad|dcast Biai|dcat Bhdh|
dcats fh|dchain Mh|dchapter Ad|dcheers Ad|dcheese Ad|dchef AcFcRi|dchem Ad|dchickpeas Ad|dchoice Sh|dchoir AjBb|dchoose Ad|dchords Ad|dchurch Vh|
dcity AaCdFdld|dclass Bd|dclosed Ad|dcm Bdld|dcode Bc|dcoeliac AhTdfh|dcold Ad|dcomes Ac|dcoming Ad|dcomma Oh|dcommerce AhBdQh|dcompany Ad|
dcontest AiZi|dconvert Lh|dcook Ad|dcos AhEi|dcould AcBhWh|dcousin Mh|dcrashes Ad|dcrowds Wh|dcurrently Bidi|ddad AiCh|ddaft AcHc|ddairy Ahhi|
ddating BhTh|ddaughters AhBd|dday MhOhcddh|ddays HhTcVh|ddead Ad|ddecember Ad|ddecided Fh|ddeck Bhlh|ddeclan Ac|ddeliveries Ad|ddental Ad|ddeposit jh|
dder Ad|ddesk Biehgh|ddesmond BcTc|ddiabetic Fdld|ddid Zh|ddie AdBdMd|ddied Ac|ddiesel ih|ddinner Ac|ddinners AdRh|ddivorced Fi|ddo AcBaHhMdOdTbgd|
ddoes HdJdKhOdRiTcid|ddoesn't CdRh|ddog Ahej|ddogs AcBd|ddoing AdBcOhVd|ddon't AdBhFdMcQhXd|ddone Ad|ddoor Ac|ddouble Bd|ddown AdMhVdmh|ddriver Ac|
ddrops Bhih|ddubai Bc|ddubbo AhOh|ddurham Ad|dduring BgNh|deaster Ad|deat AhHi|deating Ad|deats Uh|decho Ad|deight Ac|deleven BhMh|della BdTd|
demail Xh|demissions Ad|dend Adch|dengaged Ad|denglish AiHbJiKi|denough BdTd|denugu AhCh|depipen Ad|derror Ad|deurope Ad|deven BhYi|devenings Bh|
dever AdYh|devery BhMceh|deveryone BdChEgHc|deverything OdQcTdVdZiahgd|dexam Ad|dexpect Ad|dexplain Ad|deyes Bd|df Bd|dfamily Ad|dfan Adah|dfav BhZh|
dfavourite Ac|dfeb dh|dfeel BcHhJe|dferguson Ad|dfiesta Bd|dfilm AdBd|dfinal Ad|dfinance Ad|dfind Hd|dfine Ch|dfinn RdTh|dfirst HdMddded|dfit Adld|
dfive Ti|dfix Ad|dfixes Ad|dflat AcHd|dflu Ad|dfluent AhKh|dflutter Bhbh|dfood ch|dfor DcEcFcIdJdKcQcSdTaUcVeWbXcagdbfhgbiblh|dforth Ad|dfortnight Fh|
dforward BhYi|dfour Ucii|dfourth AiHi|dfree Ab|dfrench Bd|dfriday Aa|dfriends AiCjHdZd|dfrom ChHcJbMdQdRhTbUdZdfdhcicld|dfyi BiWh|dgame Bd|dgames Ad|
dgeelong AiVh|dgerman BdOd|dget Ad|dgets AdBibh|dgetting AhRhTi|dgift BdTd|dgive Mdgdld|dglasgow AhBd|dglaswegian AcOd|dgo AbWhcd|dgod AcVh|dgodot bi|
dgoes Bcgdmg|dgoing AdBhYhhh|dgood BhKhci|dgoogle AcBd|dgorgeous Ad|dgot JdPdgd|dgp BdTd|dgrace Ad|dgrade Ad|dgreen Bc|dgreggs Ad|dhackney Hi|
dhad AbBh|dhaha Ac|dhair Bh|dhalf JhPh|dhand Md|dhands TdZh|dharbour BdMd|dhard Bd|dhas BhHhMcThgdic|dhate Ac|dhates AcBd|dhaul Bd|
dhave AiBcMdOdRdTcUcVdXiiild|dhe BcCdDdHcMcOcThUhVdlc|dhe's Ac|dheart hi|dhelp AbBdTdld|dhence AhJh|dher AcTdUh|dhere BjCdEiHcedfdgiic|dhiking AhBcVh|
dhim Aggh|dhis AiBdHdRiSiTdad|dhistory AhQh|dhit AhCdii|dholidays Hh|dhome HdKhVc|dhonestly Cg|dhope Ad|dhour Bd|dhours Ac|dhousehold Aihi|
dhow AbFdHbJdMhPdWcXdYcZcbcddgdid|dhr Ad|dhull Od|dhungry Ad|dhusband Bd|dhyderabad Ac|di BjCiDaEdFdIdLbSaUcYiaccbdaibjd|di'd Bcfd|
di'm BiFcJcKdLdMhNdObSdUcVbZcadccdhecgbhdmd|di've AcCcHcThhdlc|didea Bd|dideas AbBc|dif LiTdUdkh|dignore Ad|din AcChHaKdLdNdQcSeUbWcXdZbaaia|dinfo Ac|
dinfosys AhBdHi|dinstead Ad|dinto AcBiUhVcbi|dinverness Ad|dis AdCaDbFbGcIcJbMdNdOdPcScThXaYaaddcfbhc|disland Ad|dit HcJdOcRcUcVcWjXbZdacbcddgclcmd|
dit's CdHhMcRdTcUdadbhdd|ditem AcUc|dits Rh|djargon AhXh|djazz Bdih|djob Ad|djobs AhMi|djoke Bc|djonah AcBh|djuly Bd|djune AaHd|djunior Fh|
djust BdEdFhMdOdThahid|dk Ac|dkeep Ad|dkeeps Uiah|dkerala AiHdJi|dkids Bb|dkilling Ab|dkindle Ad|dknees AiBdHhOh|dknow AdBd|dknows Ad|dlagos ah|
dlandlord Hh|dlast gh|dlatex Bd|dlaw Qh|dlaw's AcTd|dleader Ad|dlearning AhFh|dlease ch|dleave Ah|dleeds BeFcHdOdli|dleft FdOd|dlegal Mh|dleith Ac|
dlet Ac|dletter AdBd|dlibrary Ah|dlicence dh|dlido Bi|dlife Bd|dlight Hh|dlike AcBcMcTdYd|dline Ad|dlinguistics Qh|dliterally BhCh|dlittle Ad|dlive Sh|
dlives Aa|dliving JhOi|dlockdown Ahhh|dlog Ad|dlogin Ad|dlol BcYd|dlondon Ac|dlong HiJdRe|dlooks Ad|dlost Ad|dlot Bd|dlove AcBd|dlovely Ad|dloves AbSc|
dlunch eh|dm ah|dmad gi|dmade AcTd|dmake Xh|dmaking AhTdii|dmanager Ac|dmanchester Ad|dmarch Bd|dmarket Ah|dmaruti Oh|dmat AhUi|dmaths AcBcQc|
dmaureen AbRc|dmayo Hh|dme BkCaFcHeIcKcNdPiQbRbScUcVaWkXiYgbdccebfiid|dmeal Ad|dmeant BhHh|dmelbourne ei|dmicrowave Bhmh|dmight Ad|dmind Ab|dmine Acmd|
dmissing AhBdHh|dmonday Td|dmondays AdBd|dmoney BcYd|dmonth Hd|dmonths Adeh|dmonzo Bc|dmore Zh|dmortgage BhTh|dmoss Ac|dmostly AhBjHdMhOiVjXdYdge|
dmot id|dmother Bc|dmotion Ad|dmould Hh|dmove Ad|dmoved BhJhTd|dmrs AhCcDi|dmum Ad|dmum's Ac|dmushrooms Ah|dmusic Ad|dmusicals Ad|dmust AdNhOd|
dmy AjBkCdDdFdGcIcJZLhNbPiQZXjZmceecfiiajjmc|dmyself AcHd|dn AcBdfd|dnairobi Ad|dname AcBcOdUd|dnamed Bc|dnative ad|dnear AiHiJc|dneed FhHdTdgdjhld|
dneeds bi|dnever AdHdJhMdYc|dnewborn Ad|dnewcastle AcBc|dnext Ab|dnhs Ah|dnigeria Ad|dnight AbBhQhTd|dnights Mh|dnine BbHhUdbd|
dno AhCaDcEdFdGhJcKdLcMcObRcTbUbVdXhbdcdecgjhhiclh|dnobody DhQhRdTc|dnone Ab|dnorwich AhIh|dnot ChDdJdKcOiQdRdTcVcZdadgdhcidld|dnotes AdXd|
dnothing MdVdXhYh|dnovember Bd|dnow CdObTdYicdgc|dnumber Ac|dnumbered AhYh|dnursing Bc|dnut AhVh|dobviously Ac|doctober Ac|
dof BdCdNcQdSdThUcVdWdYcbedcedgdhd|doff gi|doffice Bc|dok Ad|dold Bdld|don EhGcHaKdQaRcTcYiZccdddfdgcicjikd|done AcHhOdPdVdWdZdgemd|dones Ac|
donions Hh|donly FhJhKdhhmh|dopen Ac|doptions AhBdWh|dor AZBdYchc|dorders Bd|doslo HdJi|dother BhTh|dour BkRiTcZi|dout AcBiCdHdMhOdUdfc|dover Mh|
down Td|doxford AhTh|dpacking AhMh|dpaper AhHi|dparamedic AdFd|dpass Ad|dpassed Ad|dpassword Ac|dpast AgHg|dpeckham BiOi|dpenicillin Adfd|
dpeople AcOdPi|dperson Oh|dperth AdBcQd|dpescatarian BdTd|dphoenix AhHh|dphotography Ad|dphysics AiQi|dphysio Ah|dpiano Sh|dpick AdBc|dpickle BdUd|
dpilot AcHc|dplace AcBc|dplain Xh|dplan Ahdi|dplant Bd|dplay Hh|dplease AbBcCbHbJdKdOdTdVdWcYhZeadfdidld|dplot Ad|dplus Ad|dpodcast Bd|dpostgres ch|
dpottery Ad|dpractice AhBdCdDh|dprefers AdBd|dpregnant AiRigh|dpressure Ahmh|dprimary AhEh|dpriya AdBd|dproperly Bhfh|dpump Ai|dquestion BdYh|
dquite Bh|dquiz AcBdQd|drabbits Ad|drain Ad|dramp AiMi|drather AgVh|dravi Ad|drd Ad|dreact Bd|dread Bd|dreading AcWh|dreal AdBd|drecipe Ac|
dreference Ad|drefund Ad|dreply Ad|dresident Ad|drest AhHdIi|drestore Bd|dretired AdBhVh|dright AcBc|droad AdFd|droast Bd|drome Ad|drugby Bd|drun Ac|
drunning Ad|drust ci|dsabbatical Ad|dsadly fh|dsafe Ad|dsaid Jh|dsalt Abhd|dsaturday Achdlh|dsaturdays AdBh|dsay Ac|dsays AcBdHd|dschool AcKdgd|
dscience AhBdMh|dsea BdTdVh|dseats Bh|dsecond AbBhHdMdQi|dsee Oh|dself Ad|dsend Ti|dseptember AbBiTh|dset Ad|dsettled Ad|dseven Th|dshare Ti|
dshe AhCiFd|dshe's BcMdOdRdTdVi|dshed Bi|dshellfish fh|dshift Ad|dshifts AcFd|dshopify MdPh|dshould Ohad|dshowing Ad|dshows Ac|dsian Bd|dside Adih|
dsince Ob|dsingle AcFdGhld|dsins HdXh|dsit Ad|dsite Ahlh|dsix MdUifd|dsize Ad|dskegness Ih|dskip Ad|dskye Bd|dsleep AdBh|dsligo AhFh|dslow Bd|
dsmall AcMd|dsmoking ch|dso AkBiCYFbGiLjOgQZUaVbWdXgbadbgime|dsoap BdXd|dsober Ahlh|dsoftware BhTh|dsome Bd|dsomeone Ad|dsomething Ac|dson Bd|
dsorry Ad|dsort Ad|dsoul Ad|dspeak AhTi|dspeaks Ad|dspeech Hh|dspell Dh|dspreadsheets Ad|dstack Adad|dstaff Ad|dstand Jh|dstarbucks Ab|dstart ih|
dstarted AdTd|dstarting Fi|dstarts BcOcmd|dstartup Bcbd|dsteady AhBdgi|dstick Ad|dstill AaBcHcTdld|dstop Uh|dstraight Ad|dstripe Be|dstuck AhOhbi|
dstudent Qh|dstudies AcFc|dstudio Bd|dstuff Ad|dsuggest AcBe|dsuggestions Ad|dsuit AhYh|dsummarise Ad|dsummer AbHd|dsummit Ad|dsun Ad|dsunday Ac|
dsundays Ac|dsure Ad|dsurvive Ad|dsuspended Ac|dsveltekit Ad|dswears AcRd|dswim Bc|dtable Ac|dtakes Vh|dtalk Ad|dtamil Ae|dtata AdBhOh|dtea Ji|
dteach AdBd|dteacher Hc|dteam BePh|dtell Ac|dten BhOddheh|dterm AdQh|dterraform Ahah|dtesco Bd|dtext BhXh|dth Bd|dthan AiWjXi|dthanks AhFiJhfc|
dthat AcBbCdHdOdTdUdVdWcXdYchekdld|dthat's CbDhEdJcLiMcQcRdSdTcUdVcZcacfdhdic|dthe DbFZGbJaLcNiQdXbYdZdaiihjhkhlhmd|dthem AcTdlh|dthen AdHdMd|
dtheo AcTc|dthere AcBc|dthere's AdGhfd|dthey Ac|dthey've BhMh|dthing Ti|dthis AZBdHdMcSdVcWdXcYc|dthose AdBd|dthree Wc|dthroat Bdfd|dthrough Ac|
dthursday AbHc|dtiles Ai|dtill Ad|dtime VdZded|dtimes Mdjd|dtimetable AcBd|dto AXJiMdOdRdScTcUdVdZdadbdccddgc|dtoast Ac|dtomorrow Ac|dtone AdMd|
dtonic AhBe|dtoo Ab|dtop AcNh|dtouch AdTd|dtown Bc|dtrack AiBddh|dtracks Bc|dtrinidad Ac|dtrucker AhBd|dtrying AhHhJi|dtuesday Ad|dtulsa Ad|dturn Bd|
dturning AhFhHdTi|dtwelve FhOh|dtwenties gh|dtwenty Bdad|dtwice Ad|dtwo CbDdHhJdRbSgTcUdWcXdYcZdadfdidlc|duk Bd|dunder AhBdPiYdmd|duntil Bd|
dup AbMhTcVhbcehid|dupsc Bd|dursula Ac|dus AhHdPj|duse Ab|duser Ac|dux CcFiHd|dvegan Ad|dvegetarian AhFh|dveggie Ah|dvet AcRd|dvile AiXi|dwaist Ac|
dwait Ad|dwant Ab|dwants AdHdKcMhQdRhUdlh|dwarehouse Mh|dwarhammer Ad|dwas AbBbHd|dwater Bc|dway Hi|dwd AhRi|dwe CdMhPdad|dwe're AcVi|dwe've Ab|
dweak AiQiVdZd|dwedding Ad|dweddings Ad|dweek Bjei|dweekend Td|dweeks Ad|dweights BhFh|dwelder AcFc|dwell BhKdNhWi|dwhat AZCcEdGcJbObQbRhSdUeaccchd|
dwhat's AbMdld|dwhatever CdMdYi|dwhen BhHdLdOdTdYiehgdld|dwhen's BhVhWh|dwhenever Bhmh|dwhere AaHc|dwhere's AhWhai|
dwhich AdCdDhHcIhMbOcQdUdWdYcZdccfdhd|dwhile AcBcid|dwhitby Ad|dwhite Th|dwho CdMcOcThXhZhadidld|dwho's AiFhHdUi|dwhole Ad|dwhy Ab|dwifi AcBdad|
dwill Rh|dwindow Ad|dwinter AiHh|dwith AeDjJcMdObPdScUdXgZdedfcgchdlc|dwithout RdTh|dwon't BiHdThihld|dword Ac|dwords Ad|dwork CdMdQdTd|
dworking ChFhMd|dworks AZBdFcTcld|dworth Ad|dwould Adad|dwrite AhBeGiHdZd|dwrong Ac|dyear AbFdHdTdgh|dyears Hg|dyes BcHdMiVdgdld|dyesterday Ad|
dyou CdDiJiLdMcOcQcSdTbUbVdWhYjZdacecidjhlc|dyou're Ad|d{ Ad|d— Ad|d AcBcHdMdRdTdVdYdZdfdldmd|e'll Ad|e're BdXh|e've BbUc|ea AaShTdgd|ea# Adjd|
ea& AcBhHdMh|ea' lh|ea're HdVdhhld|ea's Hh|ea've CcKgOcThVhhc|ea( AcCbDcFcJdLcQbScUdWcYdZccdfdghhdidlcmd|ea) Ac|ea+ Liahkh|
ea, EbHiNcRhThVdWdXbYdZcdbiekc|ea- AcBiadihkh|ea-00 Ad|ea. AbBiChHdYh|ea.00 Bhah|ea/ Mdli|ea0 AbCdDdFdGhJdKdLbNeQcWcXdYdZcbdcdfdhcic|
ea00 AZCdDdFdGiJdLdMdNeObRdTcUdVdYdZdacbdcddeed|ea000 AZCdFdGbHcJdKdLdMcOcPdQcRcSdTcUdVcWdXdZdaccddcedfdgchcjbkjmc|
ea: ChDcEcFZHcIdJcLcMbUbVbWcXdYcabbdecicjh|ea= AdMdai|ea@ Bb|ea[ Ad|ea^ Fhcdfh|eaa CbDcEaGeHcKdLbOiYcZbahcdihjdkdlimd|eaa's Hh|eaab Biihlh|eaaby AdTh|
eaach Oi|eaack Ab|eaacs Bdad|eaact Ae|eaade AdOh|eaadi Oh|eaado AdBcid|eaady AhFh|eaafe Bd|eaage AcBiHc|eaaid AcBc|eaail AdBd|eaain AYHdMdYh|
eaair AdBh|eaake VcWdgild|eaaks AcBc|eaala Hc|eaald AhBdCdDh|eaalf JiUd|eaali AiBcCcDi|eaalk Kh|eaall AbHcQcTdZdld|eaam AhBdChKdMdQdSiVcWdXcedgdhcld|
eaama BcWc|eaame AcMdZdehfd|eaan EdHcKdOhUcVcZdcddhld|eaand AdBhCbDcEcGcIhKhLcRiSdXhZbdefhgemc|eaane Ad|eaani BdWd|eaank AcBc|eaans Mh|eaant AbBdHcTc|
eaany AcBd|eaard Ac|eaare AdHbQcUdVhZd|eaark BhYh|eaarn Acdh|eaars AbOd|eaart Ac|eaaru Bd|eaary AbGh|eaas BdEiKdMdNiShZdadkhld|eaasa AdBdHd|eaase Ab|
eaash AdBbQc|eaask Ad|eaass Ad|eaast Ab|eaat CcDcEaFiGbJZKdLbMiNhPbRbScUbWdXcYbZcadbbcdfdgbicjh|eaata Mi|eaate HcMcTdUdVcXigdld|eaats AhBdVdZifc|
eaave McOdUdVcWcXbfhlc|eaavi AhBdCdDh|eaaws Bcad|eaays AcIhTdVcehgd|eaazz BbWc|eab li|eab's Mh|eabay Bd|eabby bh|eabe BcZh|eaber AbBcGhMdObedld|
eabig AhWi|eabio Qh|eabit Adbh|eable AbBcbe|eabox Bc|eabs AcBd|eabut BdCdHcOdVdWhXh|eaby EhGcHdJdMdThUdVcXdadbdgdid|eac Ad|eacab Bd|eacal AbBemd|
eacan Ac|eacar AdOd|eacat Uh|eace AdMdac|eaced Acdh|eaces Pd|each HdJhVdbdgd|eack AeCdch|eacle Bhei|eacos AdBcgd|eacra Bd|eacs ah|eact Ac|eacto Oh|
eacue Ad|ead Ab|ead's AcHdIhQhUd|eada AcHd|eadad Ti|eadan Bd|eaday Aa|eadd Ac|eade OiYd|eadel Vh|eaden AcMd|eader Ab|eades Ac|eadge Adeh|eadgy gh|
eadi Oh|eadid Ad|eadio AdVc|eadj BhNh|eadle Bd|eadly Ac|eado MhNiVhWcYdadld|eadob Bd|eadog AcXh|eadon Hd|eadow Yi|eadr AcHdYh|eadry BcMd|eads AdBd|
eady Ac|eae's BcCjDiFdHcJdKdLeMcOdQcTcUcVcWdXdYcZdadbcialcmd|eaead AcZh|eaeak Kh|eaeal Ab|eaeam Pi|eaeap ah|
eaear CdDdEdJhKdLdUcVcWdXcYdZdacdcedfihdidlh|eaeas AdBc|eaeat hi|eaect Ac|eaeds Ac|eaeed Ac|eaeek BbKd|eaeel AcBc|eaeen OiPcTcWdYdZdmc|
eaeep AdLhMdXdYdadedgdhi|eaeer Nh|eaees gh|eaeet AcZh|eaeft HhOdlh|eaeka Td|eaeks Ad|eaeld Hc|eaele Cd|eaelf CjHdJdMdRcWdYd|eaell AbBhKhVged|eaelt Ch|
eaely Ad|eaema Bd|eaend AaCdNhRhTdVdcd|eaens BiQi|eaent AdBdKiMdTdVbbdhg|eaeps Ab|eaera Bd|eaere AaHhOdTc|eaern AcCdHdLdii|eaero AcBb|eaers Ab|
eaert AbBc|eaery AZHcOcVceigd|eaese AdBd|eaesk AdOh|eaess AcVbgh|eaest LhOdWdXiYdgd|eaeto Bd|eaets AbBeUd|eaety Bd|eaex AdBd|eaext AcYh|eafan XhYh|
eafav BeZi|eafe Ac|eafeb FdGh|eafer OdYied|eaff AdPh|eafix Oh|eafly ei|eafor AdFdJcMhQdTcUdZdhdidlcmd|eaft Ab|eagan HhRd|eaged Sd|eager Ab|eages Ad|
eaget Xc|eaght AZHbMcNcTdVdWdYbehgdlc|eagie Ci|eagle AcUh|eago AdHdOdQg|eagot MdWiddld|eags Ad|eague Be|eagym eh|eah Ad|eah's Bh|eaha Bc|eahad Ac|
eaham AdBcHc|eahan AdCd|eahas AbBeHhTdgd|eahat AdOdVcadgd|eahe Ad|eahed md|eahem AdQh|eahen Ab|eaheo BdTd|eaher AbBbHdMdObUcgdld|eahey Ablh|eahim Bd|
eahip gh|eahis HdOhVdWdXcYdajcdgd|eahma Bdgd|eahoe AdBd|eahop Aead|eahts Ad|eahut Bc|eai BcCcFeHcJcOiPdTcUdVhWdadehfele|eai'd Ac|
eai'm CjDcFiGdHcJhKcNdRcShTcUdWdXbZdadbdcehhidli|eaiac Bd|eaial AdBigi|eaian AdBdJdMhOc|eaice Ac|eaich Ac|eaick Ab|eaics Ad|eaicy Xi|eaid AZBd|
eaide BdHjOdXibc|eaied BdJdad|eaief Wh|eaies AcViYd|eaif Ac|eaife AdOd|eaiff Wi|eaift Ad|eaigh lh|eaign Bd|eaigo AcBbCdQdgd|eaike HdOdVdXhYiedgd|
eail Aa|eaild BhMh|eaile AdBe|eaill BcHiQd|eails BhYh|eailt Bi|eaime BeHhLcPdVdmd|eain CcDbEZGaHlNbOcRcTcUaXcbdceedfbgdiZjclb|eaina BhHh|eaind BcVd|
eaine AZQhgc|eaing AdCbDdEdFdHbIcKcLdOdPcQiRbSeTcUcVhXaYcZZbjcjibjhme|eaink AdVc|eains AcYhad|eainy Bc|eaion BdWdXdYdacgh|eaior BhOh|eaipe BiMhch|
eaipt Ad|eair Bhli|eaird Ab|eaire AcMd|eairl BdTd|eairm Bd|eais AiDaEbFZHeIdJZNbScTgUdWdXcZjbeceddedfcgbhcibjhmi|eaisa Bd|eaise AdBd|
eaish AcNhOdVdXdhc|eaiss Bd|eaist AcOcWhmd|eait AdHc|eaite Aeai|eaith AhCcDhEbFcGdHeIdJbKcLbOcQbRcScUcWiYdbdciddecgihdid|eaits BdCiHdOdUdld|eaity Abih|
eaium gdlh|eaive AbOdTdVdlb|eaize AhFclj|eajob Bd|eajoy AhBdWh|eak AdWh|eakay Bd|eake AdTcVcYdgild|eaked Abci|eaker Bd|eakes AdBd|eakip Bheh|eakit Bc|
eaks Ac|eal's Bdjh|eala CdJhRdTcadgd|ealan Acch|ealar Bdgd|ealat Md|ealaw Qi|ealay Vi|eald CiDdHbTd|eale AbHc|
ealed BgEcHaJbKdOdQdRhUhVdZdacbicdddedgdid|ealeg Bd|ealen lh|ealer Ad|eales AbBd|ealet Ac|ealf Ac|eali AhCiDdHdZh|ealia Bcgd|ealie Bd|ealin Ad|ealk Ae|
eall CcHbOdSdTdViXjZcfcgdid|ealla Bc|ealls BdMjXd|eally AcHdWdYd|ealol Ad|ealor AdBd|ealow Achi|eals AhBbOdXhgdli|ealso Ahhh|ealt RdTh|ealth BdMc|
ealub NhOd|ealue BiXh|ealve AcBc|eam AbBb|eam's Pi|eama Wh|eamal Bh|eaman Adlb|eamas BbCdRd|eame ElFdHaJcKcLdMdOeQdRdSeTbUcYiadddgdhdiclc|eamed AdHdUg|
eamer AcBbOdld|eamh AhCh|eamic Bd|eamit AdHdQddh|eamot AhBdCdDh|eamp BcDdHdUi|eamr Dh|eams BdHd|eamum Be|eamy EbGcJbLcMeNcObRhScTjWdZdfcgihcihjdlc|
ean AcBdaddh|ean's AaBdRdfc|ean't AaHdMdObVcadgdhilc|eana Ac|eanal AbBegd|eance AbBdMdTdUdYded|eanch Ad|eancy Bd|eand BdCbIcLcNcme|eanda Bhih|
eandi AdCd|eands AcBb|eandu Bd|eane AiChDhHd|eaned FhMd|eaner AcRi|eanes AcHc|eanet Adac|eanew AbMc|eaney Bd|eango Bd|eangs NcXhYh|eanhs Bd|
eani AiHcKiTdWi|eanic AcMc|eank Mifd|eanka Bc|eanly ThYcadlh|eano AZCdHdMcQdVdWdXcZdacfdgdld|eanot AbBdHdJdOcVdXhgd|eanov Gh|eanow DiHd|eans KhMhTd|
eant FcHcOhThVdddld|eanto HdJdMdTdVkic|eants AYHdac|eanty AdBhHh|eanue BhHh|eanut Vdfi|eany Ab|eao lh|eao's BcUd|eaoad Ad|eaoal AdBd|eaoat AcBhHh|
eaobi mh|eaock AdBc|eaods Ad|eaody AcBcMd|eaoes Abmh|eaof AgCcEcFiLcMbPiRcSdUcViWhXiadbccbddedfchclb|eaoff AbHdad|eaoft Hh|eaoh Bd|eaok AdBd|
eaoke AcBc|eaoks BcZh|eaold CdTcUiYddcheihld|eaole AcBc|eaolf Bd|eaoll Mh|eaome Yddd|eaoms Bd|eaomy BcVd|eaon EcFdJbKdLiMdQhRcSdTdUdWdZcahgciclc|
eaona AhBdCdDh|eaond AdWd|eaone AaCdHdMcOdPdQdTcbdcdih|eaong AdHdMdVdZh|eaons AdBc|eaood AbBeDdJdKhOdWbXdYccdidlc|eaook Od|eaool Abch|eaor AdBcHdad|
eaord md|eaore MdOdYdehhh|eaork MjOdWdXcYdgd|eaors Be|eaort AcOdYh|eaosa BdKd|eaose MdOcTcechh|eaoss Rclh|eaost BcUi|eaosy BhYh|eaota Bh|eaote Mh|
eaoth Ad|eaour CcDcEcFdHbJcLcNdQdRcSdTiVbbgcd|eaout JdQdTdWiccddfbgcld|eaove FdMdOdQhWjadedgd|eaown BeUd|eaows AcBc|eap's Udbh|eapad ah|eapay Bd|
eape Bd|eaped AdBd|eapen Ac|eaper AcBdMdOdYh|eaph AcBd|eaphs Yd|eapi Ae|eaple AcBd|eapon AdBd|eaps Adah|eapsc di|eaput AhBdEiHdMdOdVdYiadjg|
ear's AdBbRcTYUcic|earal BiQhbi|earan Bc|earce BhWh|earch Acadfhld|eard AeCdHcMdNiOdTdXcZibdgdld|eards AcBcad|eare AhCdDiJhMdUi|eared AaBcTdYdld|
earee AaHdMcOcPiZdhd|earer Bh|eares AdHc|earet AhBdCdDi|earic Yh|earil Th|earin Kh|eark BdYh|earks AdBb|earls Td|early Ad|earm AhMhOh|earms BbWc|
earn dh|earns AbBcTd|earom AhCcDcEbFcGdHiIdJlLcMbNdOcPcRcUcVdWbXcYbZcabbddcfdhdiclcmd|earop Ad|earor AdXh|earos Bd|earot Ad|earra Bh|earry Ad|
ears AaShTdYdhd|earse AdBd|earst AcBdCh|eart Hh|earth GiMdQh|earts mh|earty AbBcTd|earu Hi|earue BhWh|earun Aa|eary CcEdJcMhNhOhTcVcWdXdYcZdadedldmd|
eas AcBeOd|eas's Bd|easa AhHi|easan BdMd|easay BcEiXh|ease Acch|eased AcVdgh|easer AdBcld|eases AcHdUdad|easey Ad|eash AdQh|easha Ch|eashe Ad|easic Bd|
easie BcJd|easit Ad|easix AbTied|eask Ad|easka BcHd|easo AdCgHcOhYd|eason MdZh|easql Bdad|eass Bc|eassy Bd|east BiQdTdWdXdehld|easta BdOd|easte Ad|
easts Ad|easys Bd|eat AdFdHbTdYdbdgc|eat's AhBcCjDcEdLcMcRdTcUcVcWdXcYcZbbhcdedfdghhdiclcmd|eata Mi|eatal Ad|eatas Bh|eatay BdHhjd|
eate BeCcHjJdMcRdTdUcVcZdadgchdicld|eatea Ad|eated Scdhgd|eaten AbBdYd|eater AZHbMdOcQdRdVdWdXdZdgd|eates AcBeMdOdXdYdah|eath Ac|
eathe DcEaFdHbJZKbMiQeRhScThUkabfehcihjcla|eaths AdBbOdQd|eatic Lhgclh|eatin Bd|eatle KhYdld|eatly QeXhah|
eato EcFcIdJbKcLcMbNdPdTcUcVcXdZdadfhgchcicjhlc|eatom AdBd|eaton AdHhMdTdXiZh|eatoo Ac|eatop AcBd|eator AdMdOcah|eatro ah|eatry Qd|
eats OdTdUiVcZdacedfigdidld|eatup Mh|eatwo AYYdcefchd|eauba BcKd|eauch Ad|eauck Bc|eaudy BdQh|eauge Yh|eaugh Bc|eaugu Bd|eauit dhfd|eauk Lh|eauld AcBc|
eaule Bd|eaulu Qh|eaund AhHi|eaung Bhah|eauni Ad|eaunk ch|eaup Vh|eaure AdVdWhZc|eaurf Bd|eaurn AhFi|eaurs Ac|eaurt BdHd|eaus Ac|eause HdMcObVdajhd|
eaust AdBcJdMd|eautc BhLh|eauth AdBhHh|eavan Td|eave Udcimd|eavel Ad|eaven AcOdPhVc|eaver AcBdHdObUcVdYiadchgd|eaves AaVdXd|eavi Ch|eavil BhSh|
eawas AYjd|eaway AcVd|eawe MiVcad|eawer Ac|eawes Xh|eawet AhHi|eawhy Ad|eawim ddeh|eawin BdHd|eawn Ahfi|eaws ah|eax ah|eaxi Ad|eaxty BhPh|
eay's GhJdRhTcYd|eaya AdTh|eayal BhMh|eayce BhDhHd|eayed ai|eayer Ad|eayes Ad|eayo Ab|eayou AaBcXdYc|eaype Adgh|eays AbCdHaOcQcRcTcUdadbdeigdlc|
eazes AdBd|eazi AiBdHdRi|eazy AdEd|eazz Wiih|ea AeBcHdMeReTdZefelemd|eb! AiHhVifh|eb% Ad|eb& HdMiad|eb' BcTdlh|eb'll Ac|eb're AdBd|eb've BaFhVd|
eb( CiDhHcQdRcSdUdVdZdadfdhdihjdld|eb) FdJdLdRcgh|eb+ BdLhah|eb, AhBlDiEhJhPeQhVhYhahjbme|eb- BgHhMdTdUdadkh|eb-00 Ad|eb. BiDcEcFiHhNdOhViZhhdiejd|
eb.00 Bhaheh|eb0 CbDdEdFdIdJdKdNdRdUbbdccfcid|eb00 AdCcGgLdMdRdVdYeZdbdedfdgckh|eb000 BiCcDcEcFdHdIcJcKdLdNcObPdQdRcSdTbUcVcWcXcZdbdccecfckklZ|
eb: AaCcFdHdOcTcVdYdZdjd|eb:00 Ac|eb; AiBdCdDiJiKdTd|eb= BdOdXhajfd|eb? HhOcTdli|eb@ AbBe|eb] Ac|eba AcBcCdNdQbYcZdgcmd|ebaab ih|ebabs AdHd|ebaby Ad|
ebace Ac|ebach Ac|eback AbBhHcWhdhge|ebact Bcad|ebad High|ebada Bg|ebade BcMh|ebads Ad|ebady Ad|ebafe Bd|ebaff Ph|ebaft Ad|ebage cd|ebaha Ad|ebai Ad|
ebaid AbBc|ebail Mi|ebain AdBcadhd|ebair Bhlj|ebake AiMdThWiXhbc|ebaks Ad|ebala Hd|ebale AdBc|ebalk Bd|eball BcMhOdTcXdYdZddc|ebals AbBdXdgd|ebalt Be|
ebam AcBc|ebama AhWh|ebame Tcehmd|ebamp AdBdUd|eban AdBcHhJdOdZdhdid|eband BkEbFiKgMiRiThViWcZbadbccbddkcme|ebane AjCiDdjh|ebank Acfd|ebans Mh|
ebant BdFcTdgh|ebany AcBd|ebaph Ac|ebapp Aa|ebarb Wh|ebard AdNi|ebare CcFdJdMdUbXiZdfdidld|ebark AdBdTd|ebarm Ad|ebars AaPdQdTcUdYdedhc|ebart Bc|
ebary NhQdVdWdYd|ebas AcJdNhOcVdYdedjg|ebase AbHcKdQdYhadch|ebash Qi|ebass AbBd|ebast AhHhTdWdXdbdcdehld|ebat BiCcFbJdOhRcXdYcZcbcfclc|ebate UkVd|
ebath Ah|ebato Ad|ebats AeBiTdUiVcahgd|ebaul Bd|ebave TdUhhd|ebaws Ac|ebaya Th|ebays AdNdOcPdQcRhUdZdadbdeigdidjh|ebazz ih|ebb MhQe|ebbbo BdOd|
ebbby Ad|ebbe Ab|ebbed Ac|ebber FdGiOd|ebbia AdJd|ebbig Bd|ebbit Ad|ebble Begh|ebbo AhHh|ebbon AhQh|ebbox Bh|ebbtw AgBiChFhld|ebbug Ad|
ebbut CkEdJiLdOdRcSdTcUdVcadddgdhdidjdlcmd|ebby AiFcKdMdOgRdSgTdUhVcWcXdYdcddhgdhd|ebc Acad|ebcal Ad|ebcan lh|ebcar Ae|ebced Sh|ebces BdPhWd|
ebchi BhMh|ebcks AeMhTdld|ebcm Bdli|ebcto AhOh|ebcts gh|ebcus Ch|ebday AbBdMdOcQdTcYdadcddbehgdlc|ebdea AcBd|ebded BdOdTdUdlh|ebden Ac|
ebder PiVdXhYiecgclc|ebdge Ad|ebdid Ad|ebdie BdMd|ebdio Vh|ebdle ah|ebdly Bd|ebdo BdXh|ebdog Xh|ebdon Ac|ebdow Ad|ebdr Yh|ebdra AdCd|ebdry BcMhYh|
ebe AbBc|ebe'd AdHd|ebe's BcPdUiVdih|ebead AdBced|ebeam Ph|ebeap Ad|ebear AdVdWdbdedmd|ebeas AdBcCdZh|ebeat UiYi|ebech bh|ebecs Ad|ebect JhOdjh|
ebed Hdeh|ebeds Acbi|ebee Bd|ebeed BdUh|ebeef Ah|ebeek Ac|ebeel AiVi|ebeen BbHcRdTcUdVdiild|ebeep MdOhUiid|ebees Vhgild|ebeet Ad|ebeft AcOd|ebegs Ahgh|
ebeir Ad|ebeks AbTd|ebeld Hd|ebelf Bd|ebell BcHdYdad|ebelp Ad|ebelt Ch|ebema AdBhTh|ebend gd|ebens QiTd|ebent AcCdHbKhTdUdVeZdadhdidld|ebenu Ad|
ebeps Ui|eber AbBiFdGjHbJcUdVc|eberd OdWh|ebere BdCiHaLhMcNdOhPcRcSdUdWdXcadbdcdfcgcic|eberm Qh|ebern Ad|ebero Ac|ebers AdHcOcPdQdRdUcZhccddfdgdld|
ebery AdBhHcOcUcVdZdcdehgdih|ebese HhTchh|ebess BhMdVh|ebest BaGdTbli|ebets Uhbigd|ebett Zh|ebews fi|ebex AjCiEiHdRhVdZdic|ebext AbHd|ebf Bd|
ebfan WiXd|ebfav BdZd|ebfeb dh|ebfor AdFcHhIdJcKcOhQcTbUdWcahgeiclc|ebfts Oh|ebg's Ad|ebgas AdBd|ebged Ac|ebger gh|ebges AcTd|ebget Aa|ebggs AdBc|
ebght AbOdQdYd|ebgic Ad|ebgie BiRh|ebgin AcBcUe|ebgle AcBd|ebgly Ad|ebgo cd|ebgon AgXh|ebgos Ji|ebgot TjUd|ebgp AhBdTi|ebgue AbTd|ebgun Ad|ebgym Ad|
ebhad Ad|ebhar Ad|ebhas CdDcMdTiZdih|ebhat AZBbCdHdXdYcdd|ebhed Ad|ebhef AdRi|ebhem AbTdlh|ebhen AaHbJdMcYiadgdld|ebheo BdTd|ebher AdHdMdbdedgdid|
ebhes Abbc|ebhey Aelh|ebhik Bd|ebhim AdBd|ebhin Ad|ebhis AYVdWdXcYd|ebhit Bd|ebhon di|ebhop Bhaheh|ebhot Ad|ebhow Bc|ebhts Mdeh|
ebi CbFdGdJhQdRcTbUdXcZcadddfdidli|ebi'd Ad|ebi'm BcMbOdTcVcXdbdghlc|ebia AiBdHdJh|ebial Ac|ebian hg|ebice AdBeOcSdXcYdde|ebich HcIhKh|
ebick AcMdRcTcZd|ebico ad|ebics HdMi|ebict BhWh|ebide OhTdihlh|ebids Ti|ebied Bd|ebier AcBcTc|ebies FhHdRdTdWhld|ebiet AiUh|ebiew Ad|ebif AdHcfdjhkh|
ebife AbBdOd|ebiff Wh|ebift Ab|ebig WdXd|ebign Ac|ebigo Od|ebike AdYdfiic|ebiku AhVh|ebile AbBc|ebilk Ad|ebill BdMdQdUdZi|ebils BdOi|ebily Bd|
ebime AdCdFdHcLiQdRdVcWhZdadecfdgd|ebin CaIhKcNcTdUbWiXdZcadible|ebind BdChmd|ebine BeOdTdUdVcghmc|ebing AdDdFdGcIdKcLcNbPcRaSbTcUeViYiacfbia|
ebink AjMihh|ebins AbBdHd|ebint Bc|ebio Ac|ebion AcHdOdQdTdadbcecghhdld|ebipe BdMh|ebipt Bd|ebird Bd|ebire Ac|ebirl Th|ebirm Ad|ebiry Ad|
ebis DdEdGdIdJcKgMaNdObQdScYcZjadbidcecihkdla|ebise Ac|ebish Md|ebist Ojlc|ebit AcBcObTcUdWdXcYdaibikh|ebite BcHdOdgh|ebith HhIdKhObPdTcUdWhZdceechd|
ebits AeBiTdYgid|ebity BdHh|ebium Adgd|ebive CdHdMdXcZdli|ebize Ad|ebjis AhYh|ebjob MiOh|ebjoy Ad|ebk Ab|ebked BbTdch|ebken Ac|ebkes Vhii|ebket eh|
ebkey Ae|ebkg lh|ebkit Ac|ebkle AhBdUh|ebkwu Ad|eblad Ad|eblal hi|eblan AdBc|eblar AdBdgd|eblat AdHd|eblaw Qh|eblay Ad|ebldi Mh|eble AaCcgh|
ebled BcCcHdOdccld|ebleg AiFclj|eblen AhTdUdfhlh|ebler Ad|ebles AdBiMiPcUiacgdld|eblet AeBcTd|eblia Ad|eblic lh|eblie gh|eblin AhBd|eblix Agah|
eblla Ad|eblle Mdih|eblls AdMdOdXh|eblly AcBhCdTdUdVd|eblms AhXh|eblog Kh|eblol BcFh|eblon dh|eblor Nh|eblot Ad|eblow Achd|eblth HdMh|eblum Ad|
eblve FdOd|ebmad Bdgd|ebmal ai|ebman Sddh|ebmap hh|ebmas Ad|ebmat AcUd|ebmay Ad|ebme AbBcOcTcYcZd|ebmed Ug|ebmer AbBdVd|ebmes HdTdUdghlc|ebmit Ad|
ebmma Oh|ebmpt Ad|ebmrs Ac|ebmy BdCcOdQdUdfcmc|ebn BdCifd|ebn't ThVdXdZdahfdgcihlc|ebnag Ac|ebnal AdBd|ebnce CdEhHhJcNdTcWdZdbdcchhicjdlcmd|ebnch eh|
ebnda AdBd|ebnde AhCiDd|ebndi Kd|ebnds AYTd|ebned Uh|ebnee Bd|ebner cd|ebnes CdDhcd|ebnfo Ad|ebnge Ad|ebngs CdOdQcTdYcfh|ebnhs Mh|ebnia Ahgh|ebnic Ac|
ebnix BhHh|ebnks AhBdTh|ebnly Yh|ebno BbTdYdZihd|ebnon Ch|ebnot BaUd|ebnov BhHh|ebnow BhCdHhTdYhgc|ebnst Ad|ebnth Ad|ebnto JdRdTdad|
ebnts BiMiOhRhTcUcbdidlh|ebnut BhVhfh|ebnyl Vh|ebnzo Bcld|eboad Bd|eboan AcTd|eboat AhNhUdih|ebob Ad|ebobs BiMh|ebock Abid|ebode Ab|ebods AdBcQd|
ebody AbDhQi|eboes AhCdTdXhidjh|ebof AeCdGgJcMdPiQdRdSdThUcVdWcXcYcbdcddeedgdhdlc|eboff Acdd|eboft Ac|ebogs Ad|ebogy HdMdQibh|eboid Bhah|eboil Ac|
eboir Vi|ebok Ac|eboke AbBdTd|eboks Yhad|ebold HdMcOdadhhlc|ebole AbBd|eboll Mh|eboma Qh|ebome WdYdbdcdhhld|
ebon BhCdEjIdJbKcRcWcXdYcZccdfcgcibjckclhme|ebond AcMdTc|ebone AaBdChHcMcOdPdRdWdXbYcZcbccdgeic|ebong AdRdZhgd|ebons BcHcRiUdVdecgcld|ebont AiTi|
ebood hcmh|eboof Ad|ebook Td|ebool AhMcTich|eboom AcBd|eboor Bd|ebop Ac|ebope AhVi|ebops Adid|ebopy Ad|ebor AdBeadfdhdjh|ebord AeTdmd|
ebore MdOcVcXdYceihdld|ebork AdHdYdhhmd|eborm Bd|eborn AiHi|ebors Bjch|ebort BdZd|ebory BiQi|ebose Ac|eboss Ac|ebost Vi|ebosy Yh|ebote Ad|eboth Ud|
ebots AdBd|eboup Ad|ebour AcFcOeUdbdjd|ebous AdBc|ebout AdHdOcPdRdUcZdadddfhgchdidlc|ebove AbBdQc|ebowd Ci|ebowl Ahei|ebown AaJbMhTdcdhc|ebows Ac|
ebox AcBh|eboy Ad|eboys Ti|ebpad Bead|ebpan BiXi|ebped Ad|ebpen AcBd|ebper CdHdMdOi|ebphs Yh|ebphy AhBcNh|ebple AcFcPhld|ebpm Ad|ebppy Bd|ebpsc dh|
ebput Ab|ebr's AbTd|ebrce BiQh|ebrch GgMcZdecld|ebrd AcBdGc|ebrds AcQdUhVc|ebred ObSh|ebree McXdfdhhme|ebren AiTi|ebres Mdch|ebrew AdBg|ebrey Ad|
ebrgy Bhfi|ebric AhYj|ebril Ad|ebrin Ahgi|ebrip Ac|ebrks AaTa|ebrls Bd|ebrly AhBbFh|ebrns Th|ebrom CjEdFdHbIdMdNdOdPdRdUdVhYhZdadbddchdidld|ebror Ad|
ebrry Ad|ebrse Oi|ebrst CdKjMdQddd|ebrth BdJhQd|ebrts Admd|ebrty AcBd|ebrue AdWd|ebrun Ph|ebsay AbBd|ebsco Ad|ebsed BcHhJcOdRcTcbdgdid|ebsel Ad|
ebser ai|ebses BbMiOdTdVdXdbdedfh|ebsey Ad|ebshe Fd|ebsin Ad|ebsir Ad|ebsit BZ|ebsix Ac|ebska BhHh|ebsks Ad|ebsla BdTd|ebslo Bd|
ebso AgBkCdFdGiHhJiKdLgNdQdUdVcZccdehghhiiclhmd|ebson BdJdMdOdTgWiZdld|ebssy Ad|ebst Gh|ebsta Bd|ebsts Ph|ebsty BhKi|ebt AcBdHdJd|ebt's AdBaJdMdTdYced|
ebtal AcBd|ebtax Ad|ebtay Ad|ebtbh lh|ebtch Ac|ebtea Zh|ebted AcBcTccddc|ebten BdTdYdeh|ebter AbHcMdQdUcVcccdegd|ebtes AdBdMdOdTdVdWdXiYdaebh|
ebth Fdldmh|ebthe AdBbFdMbOdPdQeRcScTcUbXcZcgchcidkc|ebths MdQd|ebtia AcHd|ebtil AbBdHd|ebtle AcBc|ebtly Ad|ebto AdBcDiKdMdObRdUdVcXdZdadgdhclb|
ebtol Bh|ebton Od|ebtoo Ab|ebtop bh|ebtor AjBdOi|ebtry Bc|ebtup AcBc|ebtw ChFd|ebtwo PiQcUegd|ebtz Ad|ebube BhVh|ebuce Ad|ebuck Bc|ebuct BhQh|ebuff Ad|
ebug AdBd|ebugh AcBcKhQd|ebuid Ad|ebuit AiYh|ebuld AaBc|ebule Ac|ebum Ad|ebumb AdBdMe|ebume Ad|ebund AbUd|ebune AcQd|ebung Ac|ebuni Th|ebunk ch|
ebuns Acad|ebunt AcBd|ebup AbHdMhTdcd|ebups Ad|ebura AdBdCdgd|ebure QhWhZhhc|eburf Ad|eburg BdCd|eburn VhWh|eburs AdBd|eburt Hh|ebus Ab|ebuse bijh|
ebust BeGiHbOcRiUdld|ebut AcBb|ebute Ad|ebuti Bd|ebuty Ad|ebvan ih|ebvat Ac|ebved Ad|ebvel bdld|ebven OcPdThVcgdld|ebver McNdVdZiadchechdld|
ebves AeHdXh|ebvet BdRd|ebvin Ad|ebwar Bd|ebwas AbBcTd|ebway Ae|ebwds Wh|ebwe AdBeMdTc|ebwee Ad|ebwer BcTd|ebwes BhTh|ebwho HdUh|ebwhy Ad|ebwin Ac|
ebx ah|ebxes Ac|ebxir Ahai|eby AcSdVddh|ebyed AdBcad|ebyes Bclh|ebyle Ad|ebyms Wh|ebyor AhOh|ebyou AaWhgdjh|ebype Ad|ebyrs AcFc|eb} Ac|eb— Ac|
eb AdBcHdMeReTdZefelemd|ec Ac|ecab Ad|ecal MdZiadgdmd|ecan Jhld|ecar AdHcOh|ecat Uh|eced AhBhCdSjTdUddhld|ecel AdBd|eceo Ad|ecer Aigi|eces AbPhXdYdgd|
eche Ac|echi AdBhMh|echo Ae|ecil AiMi|ecks AcHdld|ecle Aheh|ecm li|econ Ad|ecos Aggi|ecsv Ad|ecto BiOh|ects Bhgh|ecv Ac|ed Ad|
ed's AhCdHdIhMdQhRiUbVdbdgdib|edad HdJhTi|edan AcHd|eday AWCcHcMcOdQdTcYdaccddbehgdld|ede Ad|edea AdBd|eded AcOdli|edel AiOcVj|eden AdMc|
eder HcUdVdXkYiecgclc|edes HdRi|edev Ch|edge AiDcJdMdQiTcUdVdZdadid|edgy Ahgh|edhd gh|edic Oh|edie Bd|edio BhVh|edle Uhah|edly AbKh|edm Ad|edmv Ad|
edo Vd|edob Ad|edog AdXh|edon JcMdTd|edot ah|edow AhOdSiYi|edr AdHd|edra AbBdCc|edry AhMjQdYh|edue bd|ee'd Ad|ee's CgHbMcOdQcTbUjVdZcacbcghhdiildmd|
eead BdHdTdVdZiddgd|eeak Ad|eeal Aegd|eeam AdPiTdid|eean AbCdHchd|eear AdUdVcWdXdYdedfcgilcmd|eeas AbZh|eeat HdLiMdUdYh|eebt dh|eech bh|eeck Ad|
eect AdOcYh|eedo Ad|eeds BbMdbc|eeef Aihj|eeek AdKh|eeel AcVd|eeen AeBdQcWdYdbdecfc|eeep AeMdXdYdgd|eeer McNh|eees AhBhUcfhgjld|eeet BdHdZh|
eeft HdOdlh|eege Ac|eegg Ad|eegs gh|eein Ad|eeka Th|eeks Ac|eeld AiBhHj|eele AhCi|eelf RiWdlc|eell AcBcHcJdQdVgXdYcecld|eelt Ch|eely Ad|eema Thgh|
eemi Bh|eemo Ad|eend CdHdMdNhRiTbUdVcXdYdgdidld|eens AgBhQhTdUifd|eent CcDdHcKhOiRcSdTbUdWdXdZdacbefchgicld|eeps Yh|eerb Ad|eerd AdOdWi|
eere BdHiLdMcSdUdWdXdadcdgdld|eerm Ad|eern AhCdHdLiOdiild|eero ah|eers AcHcOcPdRdUcYiZcccgdld|eert Aa|eery EdHcOhQdTdcdddehgdic|eese AhJdKjTdZd|
eesh AiCj|eesk Oh|eess JdMdTdVhWdYdbdcded|eest BYCdGcHbJdKdLlMcOcRdUdVdWdXdYdZcacbdcdgchdlcmd|eete Ad|eeth Ad|eeto Ahhi|eets HdWigd|eett Zh|eeun AiCi|
eeve Ad|eews Adfh|eex AcBcRdTd|eext HdYh|eeys Ad|ef CdHdli|efan BcChHdad|efav AdBd|efax AhHi|efeb BhFeGiHddh|efee Yhfd|efer Ohed|efit Ad|efix Oh|
eflu Ad|efor AcChTdYdZcgeld|efry Ad|efts Oh|efty AiOdli|eful Ac|efun Ac|efyi Ac|eg's AhUi|egal HdOh|egan Ochild|egar Ad|egas BcHd|eged Si|eger VdWhgh|
eges Ac|eget AdBb|egex Ad|eggs AiBcEdHdJdNiadfd|eght BdCcJcOdPhQcRdSdTdUdVcZdacbdddfcgchdidlb|egic AdCd|egie BiCh|egin Bc|egit Ad|egle BdHdSi|egly Ad|
egmt HdLi|ego AdOdQh|egod Ac|egon BhXh|egos Jh|egot AcBcUd|egow Ad|egp BhTh|egry Ad|egth Ad|egue AaTd|egun Dh|ehad Ad|eham AhCdHkJcMcOdTdad|ehan Ad|
ehar Ad|ehas BcTd|ehat AbBd|ehef Rh|ehem TdZi|ehen AbHdMd|eheo AhTi|eher AcCdHcMdYdbdedgcidld|ehes Abbd|ehet AiVj|ehey Adlh|ehi Ab|ehik AhHh|ehim Bd|
ehio AhHcZi|ehip gh|ehis AbBcOcVdWdXcYd|ehma Aigi|ehoe Ad|ehon AdBhHddi|ehop Mhad|ehor Ad|ehot Ac|ehow Ac|ehr Ad|ehts eh|ehut AdBc|ei AbHcNdgd|ei'd Ad|
ei'm AbSgTdid|eiac gihgld|eial Ahgi|eian AjCeDcEdFdHZJiLcOiQdSdUdVcWdXcYccdddedfdgdhkicjdlbmd|eias AiRi|eica Bh|eice AcCdRdUdWdYdddmd|eich HhIhKd|
eick AbMdRcTdXdkh|eico AcJdad|eics AcCdHbMiTdVd|eict AdBcWc|eide CiOcTdVcYcbcidli|eids TiYd|eied OcSkVdgdld|eief Wh|eier AaBbTd|
eies AcFhHcQdRdTdUdVhWhld|eiet Udhh|eiew AcBd|eif Adjh|eife BbChDdFdHcJdMcQcRiSdTbUcVcZdadbdfdgdicld|eiff Wi|eifi mh|eift ChHd|eify AhMiPd|eigh Ad|
eign AcBd|eigo CdHiMdRdTdZdadgild|eika AjChJdTi|eike OdXhid|eiku BhVh|eild Hd|eile AdBc|eilk Ac|eill AbBdMdQdTd|eils OhYh|eily Sc|
eime AbHdLjQcVcYdedgd|ein AeCdIiOdQhUdXdZdee|eina AiJi|eind Ac|eine ChHcMdOdTcUcVcZdadcdddicld|eing AdCYDdEdFbIdKdLcPcQhRaSdUdViXhZebidifageibjdld|
eini Ad|eink Adhh|einn Ci|eino Jh|eins BcHdUdWiadec|eint HcTdai|einy EiMd|eion AdHcOcQdTbUdecgihdidld|eior AhOh|eipe MhVd|eips Ab|eipt AdBd|eire JdMd|
eirl Ad|eirm Ac|eis AcKhQcRdbccidd|eisa Ae|eise CdHdMiRdTcYdbi|eish DdEdFdHbKhLcOcSdTcUcXdZcbdcdecfhidldmd|eiss Ad|eist BiCdHcLiOjTdVdWhZdadgdmd|
eit AcHdXdkh|eite AdTd|eith AdHhOdQcTdZdgd|eits AbYg|eity BdCdHbbdddld|eium Bdgdlh|eius AhCdHdJdMdYj|eive AdBiCdOcVdZdgdhdidli|eiwi Jhfh|eiya BhHdRi|
eize AdBd|ejis BhYi|ejob AcMdOh|ejos HdJh|ejoy BdEhWd|ejun Bh|ek BeWh|ek's Ad|ekay CdEi|eked AdOcTdci|eken Ac|eker AdHdOhSdTcVdXdYdhdidli|ekes AbBcVd|
eket eh|ekey Ac|ekg Bhlh|ekid Th|ekin Ad|ekip eh|ekit Ac|ekle Uh|ekup Ac|ekwu AhCdDi|el's Ac|elal AhBhhj|elan HcMdRhTd|elar Bd|elat Md|elaw Ad|
eled HcMeOcQdRhScVdZdbicdedgdid|eleg Fd|elem Ad|elen AhBhChTdfhlh|eler AjBdTi|eles BiMiQcTdUhacecgclc|elet ai|eley AhDiHc|elia Ahgi|elic AcXdlh|
elie Acgd|elim AhCdlj|elin AkCdHhJdMdQdaifk|elix AhBhah|ella AhCdHdRhih|elle Mdih|ello Aa|ells Ad|elly BcCcEdHbJhOeSdThUdWdXdYhadbdhdidlc|elms BhXh|
elof AhZi|elog Kh|elol AcBc|elon di|elor AdNh|elos lh|elot Aa|elow Bchi|elsa Hh|elsh HdQc|elth BiMh|elto Ac|elub NhOd|elus Ac|elux Aiii|elve AhPiXild|
em AcFh|em's PiTc|emac ah|emad AcBe|emal Biah|eman CcHcMdVcaddhedhcidli|emap hh|emas AdCdHdMdRcXiZd|emay Ac|eme AdBd|emed CiHdRdTdld|emer BcVilc|
emes Adgc|emew Ad|emic Bd|emil AhKi|emin Bi|emit AhHdQdRidh|emma AdOh|emon Ac|emot AhCiDd|emps AhEh|empt Ad|emr Ac|emrc Ad|emug Ad|emum ed|
emy AbCcOdPcUdmh|en BdCdZdlh|en's AjHcMdRdTjUbVdZdadfighld|en't AbBdCdObTdUcVdadgdhhidlc|enag Bd|enah Th|enal AbBdgd|enan DiTc|enas Ad|
ence RiScTdWdXdYdccgd|ench AdJdQdddeh|ency Ac|enda ih|ende AjBcDiHdRiZd|endi AiChKh|ends ChDiEgHiIcJiPeVhfg|endu Cdhdlh|ened AbFiUh|enee AdBd|
ener RhTdYdZhic|enes CdDhHiPdQdWdXdadcdgild|enet Bh|enew AZMcOd|eney Ac|enfo Ad|enge AdBdEh|engo ah|engs AdCdOdQdTdXgmd|enhs AhCdHdMjZd|enia BhHdgh|
enic HcMhTdid|enit AiVj|enix Bh|enka AjChHdRiTd|enks AhXhYi|enly ThYh|enna AbCcRd|eno AeBaCcHdMdOcQdSdVdXdZcadfcgdld|enon BdCdDh|enos Ad|enot AbBeOdgd|
enov BdGhHd|enow AbFdJdOchc|enta Ad|ente Ad|enth Ac|ento TdVhad|ents AdOhRcUdVcZccdfdgdmd|enty Hh|enut Vcfh|enyl Vh|enzo Ahlh|eo lh|eo's Uigd|eoad Ab|
eoal Ab|eoan AcBcJd|eoat BiHhNhTdUhih|eobs BhMh|eock AdBd|eode McYh|eods Bc|eody Ab|eoem Ad|eoes AbUdgdmh|eof AbGhMcPhQdUdVdWdbdcdedle|eofa Ad|eoft Bd|
eoga Ac|eogs AcBc|eogy AiCdHcMdQjRdTdViZdfcgdld|eoh Ab|eohn AcCd|eoid AiBhai|eoil Ac|eoir Vh|eok Ac|eoke AaBc|eoks BiMdUhYh|eold AdCdHdOdQddcgdlc|
eole Aa|eolf ih|eoll BiMh|eols Ad|eoma BhQh|eome AbWdYdbdcdddhd|eomg Ad|eoms AhXi|eomy AhVi|eon AaQgSdTdUdYdZdhd|eona AhCiHd|eond HcOcTiUdWc|
eone AbHbMbOcPcQcRdWcYdZdbdcchdld|eong MdQcZh|eons AXBcHdVdgd|eont AcBd|eony Ad|eood AdJdOcWihcidld|eoof Ac|eook Ac|eool CdHbTcZichgdld|eoom AcBd|
eoon Hh|eoot Ad|eope AcBhHdVigd|eor BbOd|eord HhMdOdQdRdTbUdaceimd|eore AcMdOcWbXdYcehld|eork AdOdYdehgdhh|eorm ai|eorn BdHdTh|eors AcBich|
eort OdTdYigdld|eory AbBiQi|eosa Kh|eose AcOdhh|eoss Rclh|eost AaBe|eosy Yh|eote AdMh|eoto Ad|eots AcBd|eoul Ad|eoup Ac|
eour AdCcFdHcJdMeOdQdRdSdThUcVcadbd|eous AaBc|eout OdTdVcfbghhd|eove AeBcQh|eowd AhBcCdDi|eowe Ad|eowl Bhei|eown AdTdUdhd|eows AaMd|eoys Th|ep Ac|
ep's Udbh|epad Ahai|epak Ad|epan BhXh|epay Ad|eped AcBd|epen AdBb|eper BhHcMdUdVcWdgdlc|epes Ad|ephs AdBhYh|ephy HdUi|epie AhUh|eple AaPi|eply Ac|
eppy AdBd|eps ah|epsc di|epsy gh|epts Ac|epub Bd|epun Ad|eput AcYd|eqa AdMd|er's CdOdPcRbTkUZadgc|eral HdLiMcZdadid|eran HhMdTd|erap Ad|erat Ad|
eraw Ad|erby AhHh|erce BhQhWh|erch CdEdGhJdMcQcTdYdZhecfhld|erd AhBc|erdo Ad|erds HcQdTdUdVhaded|ered AcCbFdHdMdOhRdTdUdfdlcmd|
eree HdMbObPhTjVeXcYdfbhhme|erel Ac|eren BiTi|erer AiOi|eres HcMcch|eret Ci|erew AiCdTimi|erge Ad|ergy Acfi|eric BhYi|erid Ad|eril AcHd|erim Ad|
erin Bhgh|erip Ad|eris AcHd|erit Ad|erks AbTd|erky Oh|erly AdBdFd|erms TdWiXdfd|ermy Ad|erne AjHhMi|erns AcBcTd|erom AZCdHdOcYh|eron HdTh|eror Xh|
eros Ac|erow Ad|erry BdHdJiMd|erse OiRh|erst AcBdMd|erth AdHdJh|erts mg|erty AdBcEhTd|erue AhBdWh|es's AdUd|esan HdJhMd|esaw Bd|esay AcBc|
esed AeHhOcRcSdTcVd|esel AdBd|eser Ab|eses AhCdHcMhOdQjRdTdVdWdXdYcacedfh|eset Ac|esha Ch|eshe Ad|esic Ac|esie AdCdHdJhZd|esin Ab|esir AbBdCd|
esis Bibi|esit dh|esix Ti|eska AdBhHh|esla Bd|eslo Bd|esly Ad|eso AbBZXdgd|eson AiHhJdMdTjVdZcgd|esor Ac|esql Ad|essy Ad|est AdHd|esta AhMdOhii|
este AcHd|ests AcPh|esty Eh|esub Od|esys AhHdMj|et's AZBdTcYd|etal BcYd|etar Ad|etas MjZd|etax Bd|etay AcBdOd|etbh ld|etch Jh|etea BhYh|
eted BdHdTddhld|eten TcXdYcZdfihh|etep Ad|eter DhEcGdKdLdMbNdOdPdQcSdThUbVcWcXdYcZcddfdgb|etes AcBdHcMdOcTdVdWdYcbh|etex fi|eth Admh|
ethe AeFcQdRdTcUbZhchgbhdicld|eths HdQhTdVdYdld|etia AbBdDdHd|etic Lh|etis Aigj|etle BdCdJdMiYdadld|etly hh|eto AbMdTdVd|etol BhHh|etom HdRhTd|
eton CdJiacih|etop Ab|etor AdBhOhTd|etow AhHh|etro ah|etry AdBc|ette Ac|etup BcMh|etwo AeHdOdWdYdcdfchc|eual Ac|euba Kh|eube Vh|euch Ac|euck Ab|
euct BhQh|eudy Ad|eues Ad|euff Ac|euge Yh|eugh AhBcDhQdTdVhXdZdbdgdid|eugs Ad|eugu AhHiJh|euit HdJdUjZddh|euja AdHd|euk AdHeZd|euld Ac|eule Ac|
eull AdHc|eulu AiJdQh|euly Hd|eum Ac|eumb Bd|eumn AhZi|eund BcUh|eune HhJdQdVd|eung ah|euni Th|eunk ch|eunt AbBdTc|eup Mh|eups Ac|eura AbBdCc|
eure AdBhCcHcJdMcOdVdWiZhcdgd|eurf Ad|eurg BdCdHhJd|eurn BhVhWh|eurs Ab|eurt BhHh|eus Ab|euse AcObTcYi|eust AdGiHcJdMdOcUeai|eutc Lh|eute Ahih|
euth HhJd|euts Ac|evan AiCcDjHcJcMcOcQdRcTdUdVcXdZdadhdiild|evat AdBd|eved Ac|evel Mdbhld|even BhHdOdPhThVcfcgdld|ever AaCdMdVdZcadchheld|
eves QdUdVcXjfcgcld|evil Sh|evin AcBd|evit Ad|evor Ad|ewah Ad|ewas Ac|eway AbOd|ewd Ad|ewds AhXi|ewe ch|ewed AhSi|ewee AdBcHd|ewer AcOcSiTdVd|ewes Xh|
ewho Uh|ewhy Ad|ewim eh|ewin AhBdHhTh|ex ah|exam Ac|exed Ad|exes AdBc|exir Biah|exty AhPh|ey's ThUdZhid|eyal AhMh|eyce DhHd|eyed Bdah|eyer AcTd|
eyes AaHdlh|eyms Wh|eyo Ad|eyon Ad|eyor BhOh|eyou AcBc|eype Bc|ezes Ac|ezon Ad|ezzy Ad|f'd Ab|f'm AbSgTdid|
f's AhBeEcFcGbHeJbKbLbMeNcObSbTjUjVaWZXaYaZeadcbeahbiild|f't AbBdCdObTdUcVdadgdhhidlc|fa AaShTdgd|fab Biihlh|fac ahgild|
fad BcCcEdFdLdQcRcUdVcXeZhccdchdiclb|faf CdHdVdYi|fag Acid|fah AbCcHcTh|fai AhJdMdVi|fak Ab|fal CbDcEdFcGdHYJcKcLhMhNdPdRbScTZUbWcXdZifbhila|
fam DdHiIiKdLdOePiRcTbUcVdWcXcYcacbdccebgciclc|fan AhDjEaFbGbJjLdNcOiPbQXRhSaTZUZVcWdYdZdabbddhecfZgahkjc|fap Ab|
far AcCcHcKdLdNdPdSdVeWcXcZdaccbecfbgihclcmc|fas AcBcCbEdHbJbKcLcNcQcSdTcVbWcXhaccbedfchdiclc|fat AeCcEcFcGcJdLhObRcSdTbZcbcfbgala|fav AcBd|faw AbTd|
fax BdHh|fay AYEiFdJcLcMcObPcQaRcSdTZUcWbXbYcZcabbdcddeeifchcicla|fba Kh|fbe AeBbCdDhHddd|fbh ld|fbi ad|fbo Hh|fbs AbMi|fbt HdJddh|
fby AhGdSdTgUhXdadgd|fc Ac|fca Bh|fcd AhQh|fce AcCcFdJdPdRiYcZdedfbgciclbmb|fch BhDdEcFdHiLdMdNdPdRdTbUcWdXdcddcgbiclamc|fci Bdbh|
fck AbFdMaOcRcTbUdVbbdhdickhlcmd|fcm li|fco HcJcMiZhad|fcs AdCdHbMiTdVdYdZdahfdgdld|fct AbCdHdMcQhTdYhZdgd|fcv Ac|fcy AdBe|fd Ad|fda CdHdij|fdd Ab|
fde BdChDhHeJcLdVdWdZcbbcddcecfcgchciblh|fdi AiCiHdJdKhld|fdm Ad|fdo Vcld|fdr AdHd|fds CcDdFcLdNdOdPdRdSdTiUbVhYdZdabddfbgdhciclbmc|
fdu AgChHcJdKhTdZhhdidlh|fdy AaEiMcTc|fea AdMdUcYh|feb BhFeGiHddh|fed DcEcFdGcHcIbLcMeNcPcQaSnTcUiVbWdXdYdZZacbhciecfYhdiajd|
fee CcFcJcRcSdTiVdacbcgeiclbmd|fef Rhhi|feg FdHh|fek AdKh|fel AiCdHdKdLdOcPdRdSdTcUcViWcXcYcZcaibicdecfhgchdiclc|fem CcHdTdUdZi|
fen AcBhEdFbGcJaKcLcObPgSdThUcXbaacdddfigcib|feo HdTi|fep AeMcYdgd|fer EaFaIbJdKaLZMcOiPcQYThVdZdacfYghjdmi|
fes AcEbGbIcJZKaLbMhSaTbVeXhZedeeegihZiZjcmd|fet FdJdLdOcQcSdVhZiahccehfcicmc|fev AdChMd|few AcEcJdOcRcUcVcWdXdYdZhld|
fex BeCiEhHbJdLdMdOdQdRdUdVdXdYdZdfiicld|fey AcCbDiJdLdMcOdQdRdSdTdUcVdWdXdYdZdacfdhd|ff CdHdli|ffa Ac|ffe BcChDdFdHcJdQcRiSdTbUcVcZcadbdddfdgdicld|
fff AdCcHcMdOdPhQdUdWhZd|ffi Bibh|ffo AbBd|fft BcChTcVcWcXcYclh|ffy AhMiPd|fga Ab|fge DcEhLdMcNdPcRcSdTdUbWdXdZdacbcfchdiclc|fgg Ac|
fgh BbDhHhJdQdTdWdXdYdZdbdfdgdidlc|fgn AcBd|fgo BdCdHhKdLdMcOcRcTcUdWdXdYbZdahghid|fgp BhTh|fgs CcDdEcFdJcNiObQcRdTcUcVbZdacbdccechciclbmd|fgu AhHiJh|
fgy AiCdHcMcOdQjRcSdTcUdViWdXdYdZcadediclc|fha Ch|fhd gh|fhe AdFcJdQcRdTcUbZhchgbhdicld|fhi AcBgKh|fhn AcCd|fho Ac|fhr Ad|
fhs AhCcDdEdFdHbJdLdMjSdTcUdVbWdZhacfchdiclc|fht BdCcJcOdPhQcRdSdTdUdVcZdacbdddfcgchdidlb|fhy HdUi|fi AbHcNdgd|fia CdDcHaJhQdRdYdZdacgjld|
fic AeCbFcHaKdLhRcSdVdYhZdacechcmd|fid CdHcThUdVdaifdlc|fie AhEhHbJiKdLdOhQdUiVcWdXdYdZcacbdedgciclbmd|fif Adjh|fig BcChUcWdXdYdld|fik AhHh|
fil CcDcHbJcKiLcMiOdRdUcZcaccdddfdhdiblb|fim CdHdMdOcTdVcli|fin DaEcGbIiNdObRdUeedfjibld|fio MdTdWdXdYdZifdgdld|fip gh|fir CdHdTdWdXdYd|
fis AdJdLdMbOcQcRcYiedgiidlc|fit CcDdFdHcMdNdOaPdSdUiVhWdYcZcahdjedgchdmd|fix TiVdeegd|fja AaBhHcmh|fk BeWh|fka AkBhCiHhJcMcOcRhTiUdZdacld|
fke AdMbOdQdTbVbWdgiiclc|fkg Bhlh|fks AdHcNdQcTaYicdfdhdlc|fku BhVh|fky Oh|fla BdCbDdEdLdMcOdQcSdUcacgcihld|fld DcHiJcLcNdOdPdQcRcSdYdZcfcgchdlbmd|
fle AdDbEcFcGcJaKdLbNdOaRbShTeUhVdbdcbdchclZ|flf HcQdRhTdWdXcYdZdbdcdfdgdhdih|fli AhCiDdHdZh|flk Ad|
fll CdDdEdFdHcLcMjObQbRcScTaUdVjWcXiYdZbbdddedfdgchcib|flm Bd|flo AbBcCdJcTdZd|fls HcRdUdVcXiedfdgclh|flt RdThVd|flu BcJd|
fly AcBdCbDdEcFcGdHZLdOcPcQcRcTiUeWbXbccddib|fm AcFh|fma BiCdFdHcJdMcRdUdVdWhXdYdZdecfdgjidlc|fmb Bc|fme AZFdLiMdPeQbSdTdUcYbhcic|fmg Ad|fmh AhCh|
fmi BiHdXh|fmm Fd|fmn AhZi|fmp AhDdHdUi|fmr Ac|fms BhCcHcMdOcRdTcUdVdWiXjZdacgchdidlc|fmt HdLiad|fmv Ad|fmx AhBcai|fmy CcOdPcQcUcVhXhmh|fn BdCdZdlh|
fna BdChDdJiMdOdQdRbSdTbWdYdZiadfdgdidld|fnd BeEdRiSdWcYcidlc|fne CiDhEcIdKcLcNdOcRbScVcWdZbabcafbghla|fng AdCXDcEdFdIcKcLcPdQhSdTeUdViXhdifageiajdlc|
fni AhCdHhJdKiRdVdWhad|fnk AdBiHcMhfdgd|fnn Ci|fno BdCcHcMcQdSdUdVcWdXdZcfcgdld|fns CdFdHbKgNdPdRcSdUhVaWhZdaebdccfbgbhdic|
fnt CbDcFbGcHZJcKhLcNdOjPdRbScTeUbWcXbYcZbahbcfbhhibla|fny AdBcCdEjHdJcMcVdZdgd|fo lh|fob AZMd|fod AcCdJdOcWiacgdhcidlc|foe Ad|
fof AeGhMcPhQcRdUdWcYdZibdccfdgchdld|fog BiKhTcVd|foh Ab|fok Aa|fol CdTbVdZicigdheld|fom HbMdObUdWiadbddcld|fon CdEaFcGbHhIcKcMcRaSbThUdWdccdjfahblZmd|
foo Ae|fop MgOdVdadcd|for AbJcKdLdOiQcSdTaXhZbgchdidkdlcmd|fos CdFdJiKdMdOdQcTdUcXcYdZdadcdfdghid|fot AaChDdHcObQdTdUeVbWdYcZcddedfchd|fou AbXdYd|
fov BdGhHd|fow AdCdFcObQcShTcUdZdacbdcdddecfcgcidlb|fox AcBh|foy EhMdWd|foz Eh|fp Ac|fpe RdTcfdhdid|fph BdHeMdih|fps AdBdEhHdRcTcVdahgdid|fpt AcBb|
fpy AcBc|fqa AdMd|fql Ad|fra AbCbHdOdThWdbdgdlh|frc AhCdHdZdii|frd BdCbDdFdJcLdMbNhOaQbRcSdUcWiYdZhabddeifcgchdiclcmd|
fre AeDiEcGcKdLbMdRbSbTdWhXdabbdgdiblb|frg BdCdHhJd|fri AcBh|frk AeOdQdTcVdWdXcehgdhhlc|frl AbRd|frm HcOhTcVcahbdcd|frn CcHcLiMdOcQcThUdadecii|
fro AdBhHcai|frr AcCdHdRdTd|frs AYGcJdObQdUbYhabddfcgdhb|frt AbCcHiLdQcRdTcUdVdYhZcacbdechdidlc|fru EdHiJdMdld|
fry AdBhCaDcEbFdKcLcMjOgPdRbSdTddcegfcgciala|fsa CdHjJcTdadicld|fsc Hddigh|fse AdCaDdEdFdHcKiMhOgPdSdVaZbadbichebfbgdicme|
fsh ChDbFcGdHZIdKhLbMdObPdScTbUbWdXcZbadbccdeciblbmd|fsk Oh|fso AbUhXdgd|fss BdCcJdMcObTdViWcXdYcZdccecic|
fst AdCdDcEcGiIcKcLmNdPdQdRdUbVbXdZZdcfagcheiajdlemd|fsv Ad|fta AiCbDdHbMiOhRcTcUhVdWdYdZcadbdcdgdiild|ftc Lh|
fte AcBdCaDcHiJcKcLdNdOdQcRcSdTbUabcccfchcihlb|fth CdEdFdHjKcMhOdRdTeUbVeYdZcddeegchdmh|fti Bd|fto AdDcKcMcRdTcUdZcacgdlc|
fts AcCdFdGcHeJdKcLdNdOhQaRcScTcVZWiZaabccddfhhbiblc|ftt AhBiMh|ftw ChFd|fty BdCcDcEiJcLcPhRcSdTaWcXcYcZcabbcddfdhdli|fub BbMdNhOc|fue AdGdOdYcedld|
fug AcBc|fuk AdHeZd|ful AbCd|fum VdZdecgdlh|fun BcChDhHdRdUdZdidld|fup BcHhMiTdYdlc|fur CbDdFdJhMeOdQdSdThUcYdacbcfc|
fus AbHbJcOcQcTcUcVcYiZdddebfcgdhdlc|fut AbBeHdIdJcOcPdQcUdVaWcZdddfighhclc|fux Hdii|fuy Ad|fva AbBdDdHcTd|fve AdCaFcHcJdLdMdObPiScVdadbdfchciclh|
fvi Ch|fvy AdBdhd|fwd BbCdDi|fwi Jhfh|fwl Bhei|fwn TcUdfihd|fwo AeHdOdWdcdfchc|fws AcHdMdTcVdfh|fwu AhCdDi|fx ah|fxi Ad|fxt HdYh|
fya DdHcJdMdQdRiTiUdVdYdZdadfdidld|fye Ch|fyi Ac|fyl Vh|fyo Aa|fys AbCcHaJdKdMhOcQcRcUdZdacdbeigcidlc|fze AdBd|fzi AjCiHdRi|fzo Ahlh|fzy AcEd|fzz Wiih|
hasks AZBcCbDdEcGcJYKZLcMYNdOaPdQgScTcVaXcbcccdbebhaidmc|hfiction APBaCYDdFXGdHWJaKcLdMaOZQdRaUdWdXdYcZdadbccdedfahclcmd|
hhypothetical AVBYFbHaJdMcObRcScTZUdVdYeZhedfhgchdidld|hidle AXBeDcEdGdHcJcLdMbOdRbSdTZUcVbWbXcYaZcaccddcebfdgchdicmc|hmaterial AbBbRdfd|
hnegated AbBdCdHZJcKcOeabbdddebfggdhbmh|hpast AaBdIdJjKaLdMZNdOYPdRcSdUcVbWbXcYdaabddceZfbhaiblZ|
hplanned AYBdHcIdJbKcMcNdOaPdQcUcWbXcYbZdbcdiecgdhaidlcmd|hreported AUBaFdRdTchbld|htemporary AZBcCcFcHcIdJcKdOdPdQcSbTdVaWcXcYbZhadcbebfdhbickclcmd|
hvoice AaBdCbDaFbGZHdIaLZNbOeQZRjThWeXZYXZXadbZcbdaeZfYgchZjbkc|k0 AjBdFdHcKdMbNeOdPdQdRmTZUbVcWdXdYcZdadbdcdedfdgbiclc|
k1 AhBiCbDdEhGbHeJbKcLcMdNcOcQbRcTpUbVcWbXaYaZcabdcfbgZhciZlame|k10 AlCbFcHcJbLdMcObQcRcSqUcVbWcXcYcZdadbdcdfcgbhcidlamd|
k11 AiBiCbFcHcJcKcMcOaPdQdSdTcUcVbZcaccdddecfcgchpidlbmd|k13 AjCcFcHdJdMdObQdRdScThVbWdYcZcadecgn|k14 AiCbDcEcFdGdHaJcLcMcOcRdSdTcUdVdXcYcZdacgchhiclm|
k15 AhCXDZEaFbGbHaIbJmKkLdMaNbOZPcRbScTaUaVbWcXbYhaabecbecgbhZiZjclYmb|k16 BhVh|k17 AhBiCcEdFcJdMjNjOjPdRcSdTbUdVaXaYcZcaddhgciblb|
k18 CbFcJcLcOcRbScTdUaVhWbXbYbadbnfbgbhdidld|k19 AhBjCcEcFcHbKcLdNcPcQbRcScTdUcXkZcbdddfkhkiblame|
k2 AjBiCbDdFcHaJcKcLdMaNcOdPcQbRbSbTZUqWcYcZcbccbdcfjgZhbialamc|k20 AjCZDbEaFcGbHYIcKqLZMbNbObPcRZScTZUbVbWdXcYhZcabcbedfbgbhbiajclamb|
k21 AiBhCnDZEhFbGcHcIcJZKZLZMdNcOaQaRlThVbWcXbYaaabccbdbecfbgbhbiajdld|k22 AiCZDaEZFcGbHaIcJYKaLZMcNbPdQdRaSbTaUaVeWdXbYaZYarbccideedhbiajdlc|
k23 AhCbDbEcGdHZJbKcLcOcPdQcRbSdTaUbVcWcXcYcZbacbcccddedgcimlb|k24 AdCZDbEcFcGcHjIiKbNdOcRcScUcWbXbYbZaaabcfcgchdialamb|k25 AaIcNcOdPbQcUdVelcmi|
k26 AXBZEcFcGdIdJcOeQdRbTcZcbbeegciajhlc|k27 AWBcEaLYOcRbXdcjgdicjblb|k28 AcBdCcFdHcMhObPdQdSiZdbdcdgdlb|k29 AcBdCdDcEcFaHcIcJcPbRdTaZddheifbiejdld|
k3 fj|k4 AmBjCcDcEdFbHaJcKcLcMbNcObPdQcRbScTcUcVaWaXbYbZcabccebgsibjd|k5 AiCcJcMcOcQdRdTcUdVbWdXcYcZdaddhgdhdillc|k6 CcDdHaMcOdQlRcTcUcVdWcYdadgcidlc|
k7 BiFdIjPdQcSdTcVgWcXdYcZdabbigdic|k8 AiBiCdDcFcGcHYIdJZKcLcNjOsPcSaTdUZWaXbYdZaadcbedfagZhZiajdlX|k9 FdMdOiQhVdgd|ka0 AcBhHdMdRjTc|
ka1 AaHbQdReThUcVdWdYdadbdccddgdheld|ka10 HdOdSh|ka11 AcMdOdRdTdVdfdgdhi|ka13 Ocgk|ka14 AdBdHd|ka15 AbCdHeOdXdaddilc|ka16 Vh|ka17 AcBiNiTdVcYdacdhgdld|
ka18 AcCcFdOdRdTdUdVhWcXcYcacbjgdhdiclcmb|ka19 AZJdOdTdVcacfhhhme|ka2 AYHdMdTcUhbdfcgd|ka20 AcHdKgaddi|ka21 AhDkEbFdGdJcLcOdQcRbUdVcaccdddicmh|
ka22 AZCdDdGdHaJdMaTdUdXdYcZdahchdcfehcid|ka23 AbCcDcHbJdLdMiOdQdTdVdZdadddijld|ka24 AaIaJcLhMbmd|ka25 ChDbEkFhGZHbLdPeTjVhWdYhZbacgihiihjckd|
ka26 BdCkEYIbJdThUhVhWeZhbddeghhiiY|ka27 CdDbEhFhHjJiMhRhTjUifhheihjhkd|ka28 CcDhFhKdLcObQcRcShVdZcbdcceigehhidmd|
ka29 CdDaEiGaHbIbJYPdRcSaTdWhXlYhbeehia|ka4 AcBdCdHdMdOdTdUdVdYdhd|ka5 Aced|ka6 HcMdQkVd|ka7 AdIjMcOdQcVbadbdidlc|
ka8 AcCbFdHcJdOgPdTaUdWdZdbdcdfdgdhdidlb|ka9 AdMd|kb1 CdFhOcQcTiUcVdWcXcYcZdadddfdgbhdiclb|kb10 BdSj|kb11 Vdhk|kb13 FcOdgi|kb14 hdli|kb15 AbBcCdMdOeTb|
kb16 Ah|kb17 BhHcMiNiRdTiUdVbWbXcYdZdahgdidld|kb18 AcHbNcOcPdRdSdTeUdVgWcXdYcZdbifdgdld|kb19 VcXifggdhjid|kb2 HdMcSdTaUkbdgchdicld|kb20 AeBcMdOdTd|
kb21 ChHdMbOdRhYdadddid|kb22 AcBdCdFcGdJeMcQcRdTcUdVbYdZbahchfehdid|kb23 AdHdMdOdih|kb24 AbQdVcYdbdidmd|kb25 AcBdGcIdJhLcMcQaRbScTcUdVdZdkd|
kb26 CiFiHiIdJhPeQcUhXiadccdefegijhlh|kb27 EhFiHhKgOj|kb28 AdCaGdHhJhKcLdPdQcRhScTdUdVaZdbdccddgdic|kb29 AcBdDcEdFdGdHZLcNbQbTcVbWgYdZaield|kb3 fi|
kb4 AiOdVdYdecgjmi|kb5 Adii|kb6 BbVeld|kb7 HdIiOcTcVcWdbj|kb8 AhBcCcDdFeHbJcKdLdNjOjPdSdUcWcYdZcacccdcfcgchcib|kb9 BdFdMd|kc0 AhCcDdHbJdMdRkThUcZdadlc|
kc1 DcEcGcHbJbLcMdQcRcSbTlUhVdWcXcYcZcbdcbddfcgchdiclame|kc10 AjCdJdMdQdRiShTicdddgdld|kc11 BbFdHdTdVd|kc13 AaFclc|kc14 Ahhi|kc15 Bdadbddifc|kc16 Vh|
kc17 AhHiJcKdMiNdOaRcTcUeVdYdZdhdidlb|kc18 BiCbFdGcJcLdNdTeUcWcXcYbZiahbifcgbiclb|kc19 AdBcHcOdTcehgc|
kc2 CbDaGdHYJbKdLdMbOdQaRbSdTZUmWdXdYcZdbcccgdhdihlbmc|kc20 AdKiadbddi|kc21 AcDcFhGcHaJdMdQcRcadlamh|kc22 CdFcGdJdLdMbRdSdTbUcXdYdZdaicjdcfchdid|
kc23 AaBdHc|kc24 BeFcHcJcLiMdOdQcThadmd|kc25 KhLhOjXiZdahbdfdhiibjilg|kc26 EZIeJhLhOiUhahddfdgjiblh|kc27 AeMhYiagfegihc|
kc28 DdEdGdHhJhKbLcNcRcScVgXhYiZcbccbdceifblame|kc29 AdCdDZEkGYJcMhQdRhSbUdWhYhZdbcdigd|kc4 AdBdFiHdMdTclb|kc5 AcMdbd|kc6 AiHhMcQlTdVdbc|
kc7 AdCdHhIjJcMcOcQcRhTcUdVdZdabbagcidldmb|kc8 CZDbEdGdHhJZKcLcNbQeTbUaVeWbXcYbbdccedfchcib|kc9 MdOhQi|l' GdTdmh|l+ Adkh|l- Ad|l/ Ad|l0 FdPbQdWcYcaccd|
l00 GhHbJdOhPcQiRdUdVcacbeccedghmc|l00.00 AcBdac|l000 AaMd|l0000 AdFdkc|l= AaBc|l@ Aaki|la CaDcEbGaHiIdLbMiNbTcYbZbagcbecfegdhbjd|labout AZHcVdbjdc|
labove AhBdHiMd|lacceptance Ad|laccount Ahgdmi|laccounting BhQh|lactually Adad|lad BdUiae|laddress AdMeYi|ladore BiWi|lafrikaans Ah|lafter BdHhed|
lagain Bb|lagainst Bhch|lago Ad|lagreed Bhch|laim Aidj|lalarm Aimh|lalcohol AdBd|lall HdLdTdVdZjahgdmd|lallergic Ab|lallotment Bemi|lalto BhVh|
lalways AdBgHcJeMcQdTdVcYkadcdddeigd|lam AdBeKdOdPdVdWdXcYdacedfbidlc|lan BhHiJcMcZdadgd|land AdCcEdFdHdIcJhKhLcMdOaTdUdZabbdcebhbidjhma|
lanswer BhKcYi|lanswers Ad|lany BbHied|lanyone AiBcfi|lanything BcDhHc|lapp bi|lapply AdBdOd|lare HcMcQdSdddecgh|largument Ad|larray Bddd|
las AhEcFhIcKdQdTcUdVcWcXcZdadbdddfigcmd|lasheville Hi|lasked AbBcdd|lasking BcTh|lassumes lh|lasthma Ad|
lat AcCdGcHaIdJbMiOZPcRdUdWcXeYeZdahbdedgcidki|lautism AiWi|lb Ac|lbaby AbBcTcmd|lback AZFdmc|lbackend ah|lbackend's Bjai|lbad gh|lbake Mdei|
lbakery Ac|lbalcony ai|lballincollig Hh|lband AhBhZibi|lbank AhBdlh|lbanned Ad|lbarista Ni|lbartholomew Eh|lbased Hibecd|lbasically Ba|lbass AdBc|
lbe AdHbMbad|lbeagle Uh|lbeat Bhii|lbeats BhZh|lbecause Lg|lbee Ac|lbeen AdIcJdKdMhNdPdQbTbUdWdYdZdbjccdbeciclc|lbeing HcOcWhli|lbesides Ah|lbess Bd|
lbest AcHcZi|lbetter AdBd|lbetween Ab|lbex Ad|lbig BhHcTeWiXjYiad|lbins Bhmi|lbird AdMcbi|lbirthday AcGildmc|lbirthday's GiPdTd|lbit OdWiXh|
lbloke AdBdmd|lblood BiZdlimi|lblue cemi|lboiler li|lbook Zi|lbooked BdIe|lbooks MjTc|lboring Ad|lborn AhGiHbJj|lboss AdBc|lboston Ac|lboth BiTh|
lbought BjHi|lboyfriend's AcBdTclc|lboys bd|lbreakfast Bd|lbride Bdfd|lbrittas AdBc|lbroke AdBc|lbrood Th|lbrother AbBbTd|lbrother's BdMd|
lbrutalist Bd|lbtec AdBcMdQd|lbug AdBbac|lbuilding McVdbj|lbus HbTg|lbut BhEjHjIiJcKdNdQdSdTdYcadbecdddedgcmd|lby JhMdNhYdbd|lcab AcBcLd|lcake AcBdmd|
lcall AhWhXdah|lcalled AaHcUebh|lcalling Ad|lcallum AhHh|lcamping AdBdHd|lcan BaHcJdMbOdXdYigdjild|lcan't MbQcTdUdVcWiXhcdebfhlc|lcape AcBcHd|
lcaptain Vh|lcaravan Hd|lcard AdBd|lcarpenter Ad|lcase Ad|lcat AcUh|lcatalogue Ad|lcaterer Bgmh|lcats AhTh|lcelebrate Bd|lcell Bgkg|lcellar Ad|
lcfo AhBhPi|lchain Bd|lchapter BhZh|lcharacter AaBb|lcheap Bhah|lchild Ad|lchipper BdHd|lchooks Ad|lchose AdMdch|lcite BhWh|lcity AcBdHd|lclass Bd|
lclean AdBd|lclient Bc|lclients Ad|lclinic Bcbd|lclothes Ad|lcoach BjMj|lcode BgMdaj|lcode's ah|lcoding AdBjQebi|lcoffee Ad|lcolleague AcBc|
lcollecting BhVh|lcollege Hc|lcome AcHcMdadee|lcoming Bcmc|lcommittee AcBici|lcommutes Bc|lcompany AcBdHd|lcompany's Aimh|lcontext BiOj|
lconversation Bhdh|lconversational Bidi|lconverting Bhbi|lcoriander AhXi|lcorolla Ac|lcottage AdBd|lcould HdWi|lcount Ad|lcourse Adad|lcousin AcBc|
lcover Bdde|lcraig Ci|lcrane Bd|lcrashing Ad|lcrew Bc|lcto Ad|lcuisines Zh|lcurrently AdFcMcQh|lcustomer Ad|ldad's AhRdTi|ldaily ag|ldairy AhBdTi|
ldance BjMedi|ldata Ad|ldating Ri|ldaughter Ac|ldaughter's AbMj|ldaughters BiTi|lday BiGdHdMhThmj|ldays AiBhMiOiVieh|ldebt Ad|ldecember Bdee|
ldecided AhVcckdc|ldecision Bici|ldeep Bc|ldeposit AbHa|lderby Oc|ldesert AhBcZh|ldesign bi|ldesk Vhhc|ldesmond Me|ldetermined Bjdj|ldev ah|ldevs ad|
ldiabetic Ad|ldiagnosed Fdgh|ldid Qh|ldidn't Bimh|ldivorced Th|ldjango agee|ldo AhBhJdKdPdTgViWiahddehgclcmd|ldob Ghke|ldoes DhHdPi|ldog AaBbec|
ldogs Ad|ldoing AdBiHdOdQkTddd|ldon't AcEcHaJdMcVcXhYhaeejhdmj|ldoor Bd|ldown Ackh|ldream AhBidi|ldrink eh|ldrinking Ad|ldrive AiBhMiehih|
ldriven AdBdHd|ldriver AhTg|ldriving Bc|ldrop Ah|ldropped AcBd|ldundee AhBhTi|lduring Qj|le AdBc|leat Ad|leight Ac|lelder Bb|leleven Ac|lelf AcBcHd|
leloped BcHd|lemail Bcdd|lemailed AdBdjd|lemployed Ad|lend cj|lended ch|lenfield Bd|lengaged Ad|lengineers Ad|lenglish KjRhYc|lessay Yd|leven AcBbKdYc|
levenings AcNhWd|lever XhYhZh|levery BbTbVdXdde|leveryone BbEiHdad|leveryone's Eh|leverything Adai|lex AdBcld|lexpecting BiTi|lexplain AbBd|
lextension Ad|lfair Ad|lfamily Iibdmc|lfan AcBhXhYhgc|lfarm Hi|lfarmer Hh|lfather BdTd|lfav AjZk|lfavorite Zhad|lfavourite AhBiMdZlld|lfeeder AcMc|
lfeel Ac|lfictional AcBdCdHd|lfifties BhFh|lfile AdBcacmd|lfilm Ad|lfinal MeQi|lfinally AdBcHe|lfind AcBdYd|lfire Bd|lfirst Ab|lfiscal Bimh|lfish AdTd|
lfishing AdVi|lfits Bhmh|lfix AdBd|lflat AdMdOd|lflatmate's AcBd|lflight's AhBhGdmi|lfluent AdKi|lfly Vh|lflying Bd|lfodmap AdBd|lfonterra BhMh|
lfoot AdBd|lfooty AhBhPhVjXgYh|lfor DcEdGbHbJbKcLdNdPcQcSdTdUbVcWbXdZcdjfdicmi|lforever AdBc|lforget AbBkmj|lforth Bhch|lfour AaBded|lfoxes Bc|
lfraud BiPi|lfree BcFcThViYcdc|lfreelance AhJdOh|lfridays Bhei|lfridge AcBdOd|lfriend AcBb|lfriend's AdBcTd|lfrom BbCdKhVdbdddedgdidldmd|lfull ChRd|
lfun AdBd|lfuture Bimi|lfyi Bhgh|lgarden Ad|lgardener Ad|lgas mh|lgate Ahmh|lgerman AdKg|lgerry Ad|lget FhHcJdMcOcdhebldmh|lgetting Ad|lgirl AcBdHd|
lgirlfriend's BhRh|lgive AgBhHdLiMdOcWjXgYj|lgiven AdBc|lgo AdHdTdeh|lgoal dh|lgoes ihmc|lgoing Hdck|lgolf AcBdOd|lgone Vech|lgood BeHhIdYd|lgoogle Bd|
lgot IcJdLdPdRdThVbWcXdYdZebccbhdldmd|lgoue Th|lgout cehh|lgrams BhYh|lgranddaughter's Ad|lgrew AhBcHbJh|lgroup lh|lgrow BhVh|lguests AdBdXc|
lgujarati ae|lgutters AcVc|lguy AdBdme|lgym Bcmd|lhabit AhBdHdahbd|lhad AZBcHcUagi|lhalf AaBdHc|lhalfway Bibi|lhand Ad|lhanding ci|lhangs Bimh|
lhappily BdSc|lhas BcMdPdTcUhVdZidd|lhate BiWjXh|lhave AaFdHaIhJdMaNdObTbVbXcacbedbfhlbme|lhaven't Bd|lhaving HhThld|lhe AaBcad|lhe's AcBd|lhead PhVe|
lhealth AdBcMc|lhello AiHhJh|lhelp AcBc|lher BdHdMdRcadld|lhere AbHhYd|lhey AhBcCcHiJd|lhi AcBd|lhilux Ad|lhip Bhgh|lhire Ad|lhired Ad|lhis Ad|
lhiya BhCh|lhnd Qh|lhome ae|lhonda AcBd|lhonestly AdBcXc|lhoping Ad|lhorror Ad|lhours MhTd|lhouse chgh|lhousehold Bd|lhow AbBcme|lhusband AbBcVdfd|
lhusband's AjRjTd|lhusbands BiRiTd|lhustle Bibk|lhyderabad BdMd|li CZDbHhIcJhKcMiNjRZVhbbeifhheigjdlh|li'd AhMeWhYidd|li'll AdFj|
li'm BiCdDdEdGcIcLhNcPiQdSbUbVgXiZccidiicjdmc|li've BgEdFcIdJdLdNdScWdXdZdchechdlbmc|lideas Ad|lif BbHcJdWifd|limagine Ad|
lin AcCcDdEdGdIbLdNdVdYcZcbefdhdmi|linbox AdBd|linfo Bimi|linfosys Ad|linsert Ad|linterned AdBd|linto Abdi|linvoice AdBd|lirish Jh|
lis EdFbGdHXIdJbMcNdOdPbTcUbVaXdYcZdccdmecfckh|lit BbFiHcMcTcUdVdXcddgijildmd|lit's BeCcMcOcQdRdUdWcXdYdZiabddld|lits HhJdMe|ljack Bd|ljazz Ad|
ljenkins Ahai|ljess AiBdTi|ljob AdBhMi|ljob's McNi|ljollof Ad|ljon Ci|ljot mi|ljournal Bheh|ljune AdBcgd|ljust AdIdJdOcThVcWiddedgcicmd|lk dj|
lkampala AhJh|lkeen Vh|lkeep WhYicdebmi|lkeeping Bhcg|lkeeps AdBc|lkelpie AiTi|lkerala Bded|lkey Admi|lkey's Bamb|lkeyed AhBdMh|lkeys Hj|lkid Ac|
lkids AhYdai|lkindly AdBd|lknitting Ad|lknow AcBd|lknown BdEhHdMd|lknows Bdld|lkotlin Bhah|llabel jh|llabradoodle AhBcUh|llad Ad|llad's BiTj|
lladders AiOi|llads AiMi|llagos BdHd|llandlord FdOd|llanguages Ad|llaravel Biah|llast AcBd|llate AcBd|llaunch Bd|llaw AcBd|llead BiMhPjVd|lleader AdHd|
lleaning Bc|llearn BcFhdc|llearned Ad|llearning AcFdQgdi|lleave HcYh|lleft AhOdgi|llegally AhHh|llet AbBc|llet's AbBdOd|lletter AaBdCdMcdd|
llibrary AcBd|llido Bheh|llift Ad|llike MdTdVdWkXhYhed|lline Ad|llisbon Bddd|llist Bdde|lliterally Eh|llittle Hhad|llive FdHmMdTdVcWdXdadeb|llived Ac|
llives AcBdHd|lliving BgJdOi|llocker Bhmh|llocksmith Bhmh|lloft AhRh|llog Ad|llogin Ad|llol BcEhYe|llong Ad|llook AiBhMieifi|llooking Ad|llose Ac|
llove AcBcHcMd|llovely Ad|llow AdBdVe|llunch AdBd|lma'am Oi|lmac Bhah|lmad Wh|lmake BcIdMdgdmh|lmaking AcBc|lmam's AdBhmh|lman ghmd|lmanage Ph|
lmanager Ac|lmanaging AjMg|lmarch Bdce|lmarine Bi|lmark BhNh|lmarried AcSh|lmassey Bdid|lmasters Qi|lmatches Ad|lmate AcBd|lmaternity Mi|lmates Ei|
lmaths AiMhTh|lmay Hh|lmazda Ad|lme BgDdEbFcHbJcKdLiNdPdQcRdShTcUdWhYhacbdcddbgiidlcme|lmeal Adbi|lmean AcMedi|lmeat Bc|lmemoir Acbi|lmet AdBc|
lmeter mg|lmidwife AaBbFcObTd|lmight AdBd|lmind AhBhgjmj|lmine AdBd|lminute bi|lmobile cc|lmodel Acai|lmodule Ad|lmohammed Ad|lmondays Ad|lmongo Bd|
lmonologue AdOd|lmonzo Ac|lmore AiOhXjYh|lmorning AeBcdd|lmost AcBa|lmostly Biah|lmother AhKi|lmove Be|lmoved FcHkJcYdaded|lmoving Bi|lmr Bd|lmrs Bhmh|
lmuch fi|lmum eh|lmum's CdGdMdThZdehkbldmi|lmust AcBc|lmx Bc|lmy FdGgHcJYOZQiSaUdWcXbZicdfagchbidjgki|lmyself AdBdVhWc|ln AdBd|
lname AdBeDiMdZcadbdldmc|lname's AdBiCi|lnarrowboat AdBiHiUd|lnearly AcBdHd|lneed AaBa|lneeds AcBc|lneighbour Bd|lneighbour's AdBd|lneighbours AdBd|
lnephew Bd|lnever AdHhJdMcOdVdWiYicdehgd|lnew AaBcHdTdmd|lnewborn AdBd|lnext Td|lnick Zh|lnickname AcBc|lnight AiMhQhad|lnights Bd|lnine Mh|
lnineteen Ad|lnits Bc|lno HdMbOhTbWdiimd|lnobody BhMhOh|lnone Ad|lnot BjHcJdMdQdTcVbWhXjYgbdcjmd|lnote Iemj|lnothing AcBd|lnov AiBcHdIi|lnovel Acbc|
lnow ScTcYhcdddgdldmd|lnumber Mhkimc|lnurse AcHc|lnurses AdBc|lnursing BiTj|lobsidian ah|locado Bdme|loctopus Bhch|
lof AeBeFdHdJdMkOcQcTcUdWhZjabbcddeblc|loff Vhceegmc|loffice HcMd|lofficially Hh|loh Ad|lok AhUigi|lold AaFcMdTdVgadlc|
lon FcHdIcKcMhOcPiQbTbUaZcddfciblc|lonce AdBdMdUcVdYddh|lone AYBbTcVd|lonions Ad|lonly AcBhgi|lopen AdBhdh|loperator AcBdMd|lopinions AhBcUh|
lor AbFdOd|lorder Ac|lorgans AdBcMd|lother AdBd|lour CdFdJdKeMcObQcTdWdYdZcahbhccddedfdmi|lours AdBdKc|lout HjTdViaabdccgc|lover BcHh|
lown HdMhNeUhVded|lowned AiHi|lowner ih|loxford Ug|lpacked Adch|lpaid Bhmi|lpaint Bjmi|lparalegal Ab|lparamedic Ac|lparcel Bd|lparents AcIh|lpart Qh|
lparticular Ad|lpartner AcTc|lpass Ac|lpassword mh|lpatient Ac|lpay Bhdh|lpayroll Ac|lpenguin BhVh|lpenicillin AdBd|lpeople AdBcHdPd|lphd QiVcbd|
lphd's BiQj|lphoenix Ad|lphone AcBc|lphoto Bd|lphysio Ad|lpick AdBd|lpizza bi|lplace Bh|lplain Bd|lplay AcBhMcVj|lplaying AdBeMc|lplease AhTdWjYi|
lplumber Ad|lplumber's AcBd|lplus Ui|lpoem BcOc|lpoint dh|lpoints Be|lpony BcUc|lporridge AdBbec|lporter BdOd|lpostgres Bhch|lpostman AdBc|
lpottery AdBd|lprefer BiWiXlYjed|lprefers Ad|lpregnant AiTi|lpressure Bhmi|lpretend AdRd|lprice AdBdid|lprobably BdZd|lproject bh|lps Bd|lpub Ac|
lpune BhMi|lpure Ad|lput HcJdMdPdXhadddkhmd|lquality Mi|lquantity Ahlh|lqueensland BcMc|lqueue Ad|lquit AhHi|lquite Ac|lquote AdOd|lrailway Ad|
lrather JdWgYicc|lrd AhHdJh|lreach AiBdjh|lread AdBidieh|lreading AcMcbc|lreal Ad|lreally Ad|lrecently Ad|lreception AdMc|lreckons Bd|lrecord ih|
lred Bcce|lreferee Mjej|lreference CdFdlimi|lregister Oc|lremember BcTd|lremind Ad|lrenovating bi|lrent Mckdmh|lreply BgKdYj|lreport Ac|lrescue Ad|
lresident Hi|lresolved Bd|lrest Ph|lrestore BhVh|lresults AdBcHc|lretire Bidi|lretired AcBd|lrevision Th|lride HcMdii|lring BhZdehli|lrma Ahjh|
lroguelike BiQebh|lrole Ad|lrolled BdMd|lroommate Bd|lround Ad|lrows ci|lroyal Be|lrule Yh|lrun BhHcMjOdQbWdXdYdbddi|lrunning AdBd|lruns Bh|
lrust AhMhah|lruth's AdBhmh|lsaid Ad|lsales AdBcMc|lsame Bd|lsanta Td|lsaturday AiMcNi|lsave AcBa|lsaves AcBd|lsaving Ajbddk|lsaw AdBd|
lsay AbBbHdKdLhOdYdadkc|lsays AdBdOdjh|lscarborough Ad|lschool Ab|lscissors Bimi|lscottish Xi|lseason AgZh|lseat BcYd|lsecond McQiTd|lseeing AcRd|
lsell Ad|lsend AdBeei|lserial Bhmh|lset AbBcbc|lshall Bd|lshare AhBhTh|lshe Abhd|lshe's AdBd|lshear Ad|lshed BjHdmi|lsheep BdJh|lshellfish AdBdfg|
lshift AhBiMi|lshifted AhBb|lship Biai|lshoe BhTdZdlj|lshoot AcBd|lshop BhRceh|lshould BcHdKdLiOcYdad|lshut mi|lsick Ad|lside BjNjOebkdd|lsign jh|
lsigned Ki|lsince AcHhMcTdVc|lsing BiVj|lsingle Ai|lsir AiBcChMh|lsister BhHdeh|lsister's Ad|lsit MiVddh|lsix AbBcld|lsixty BiFi|lsize Bili|
lsleep AdTd|lsmall AZHbMgYdid|lso AcBdHhJcKeMZSdTbUcVdYiZdccddedgdhcld|lsome Ad|lsomebody Ahih|lsomeone BkHiei|lsomething AbBd|lsomewhere Th|lson AbRd|
lson's AcRd|lsooner Yh|lsource BdWd|lspare Ydedmj|lspeak AhBiKiObYhad|lspeaking Oh|lspeech Ad|lspend Ad|lspine Ad|lsplit BdUh|lsplitting AdBcme|
lspurs AdBdgc|lsquad BiPi|lstack AhBd|lstaff Ad|lstand Wh|lstardew Be|lstart Ac|lstarted AeMjVime|lstartup Bi|lstats Ad|lstay Hc|lstaying AZTdmc|
lstep AdBd|lstiff Ad|lstill AdBaKiWdYd|lstings Ac|lstripe Bccd|lstroke Bheg|lstruggle AdBd|lstuck AcBcbc|lstudent AbHdMd|lstudio AdBc|lstudy AdHdMdQh|
lstudying BiQhdi|lsub Bhdh|lsuch Bb|lsuggest Ac|lsuit BcXc|lsuitcase Bhmi|lsummary Ad|lsunday ej|lsupport BjXj|lsuppose Ac|lsurgery Ad|lsurname Ad|
lsurveyor Ahlh|lswearing AhJh|lswears AdBdKdad|lsweet Ad|lsynth AcBcab|ltable Th|ltablets Bimi|ltagalog BhKh|ltake Mdddlj|ltaken BhMhVh|ltakes Ad|
ltalk AhBcKi|ltbh Th|ltea Ad|lteach OiYd|lteacher AhBcMdTh|lteaching AdVh|lteam AdPiQdTdVd|lteam's AdPi|ltechnically Ad|ltell AbDdTh|ltells BhYh|
ltemplate AdOd|ltempted ce|lten Bd|lterraform Ad|ltesco BhMh|ltesla AhMh|lthai Zi|lthan Ac|lthandi AhFh|lthanks Bhii|lthat IdLhMeTcVcZdaddeedmi|
lthat's BcRh|lthe DcEbFbHcKdLaPiQeRdSdVYWcXaYcagebfbgdhbjdlYmj|ltheir Bhmh|lthem AcBd|lthen Ac|lthere Ph|lthere's Acbi|lthese BiHhOi|lthesis Ad|
lthey BcHc|lthey've AeOjSd|lthing AhUdahbhme|lthings BjYj|lthink AdBcVd|lthinking AcBcdd|lthinkpad Bcac|lthirty AeBcMdTc|
lthis AaChHbJdKdMdUdYdZcdiebgcmd|lthose AdBd|lthree OiTcUh|lthrough AdBiahbi|lthrows Bc|ltime BiHdLiMcYhadddedgdlc|ltimes Ad|ltimetable AhTh|
ltimezone Lh|ltiny BiJhMh|ltips Ad|lto CdEcGcHcJbLcMcNcQaRcTeVbbadkecgbhdlbmd|ltodo AdBdad|ltogether Hi|ltomorrow AdBhdi|ltomorrows Bdfd|ltoo Ac|
ltook Bici|ltop Mh|ltowards AdVi|ltown HcIiJh|ltracks Bhbh|ltrades BiMj|ltrain AdBd|ltraining AkBkMdOhdlme|ltranslator AiBcJdKh|ltrombone BgVg|
ltrunk BbHccc|ltrying cddg|ltulsa AdBe|ltune BhMiVd|lturn GiHdld|lturned AcBiFi|lturning Bj|lturns Gc|ltwenty AdMd|ltwice Ad|ltwin Ad|
ltwo BeHiJdKdMcOcQdTjUdgd|ltype Ad|ltz Ad|luber BdNced|lubuntu AcBcac|lum AiHhOi|luncle's Ad|lunder Bi|lunderstand Ad|luni HhOj|lunstuck Adad|
lup HcOdQdRhYdacdiehldme|lupload Ahah|lus MjPc|luse AaMeWjYhaged|lused AaBcHbMc|luser AcBd|lusing Adai|lusually BiVheh|lvegan Hd|lvegetarian Ad|
lvery AdUi|lvideo Aiai|lvietnam BiKi|lvim Ad|lvodafone BdMd|lvolunteer BiMh|lvolvo Bhih|lvoted Bhch|lwaiting AdBd|lwake eh|lwalk BdHd|lwalking AhHg|
lwant AbVccd|lwants AcBdadmh|lwas AcFdHZJiKdMbOdPeQcTdYdacceghhd|lwater Bd|lwaterdeep Ad|lway HiYd|lwe AdIdJcMdNdOcQdRdWcXdZdaedcejgdlc|
lwe're IdJcMdNeQdThVdXbYcZdcjedicldmd|lwe've AhBiOdQdVcWdYdbeciedgdiilcmd|lwear AcBcHd|lwedding AcBc|lwednesdays Bheh|lwee JhTdbh|lweek AhBiHiMhQiUd|
lweekends AiNiViYd|lweeks Ad|lwent cj|lwere ci|lwhat BcHcMiRhTcVdZh|lwhat's AbBdHd|lwhatever BdXh|lwheel Bd|lwhen AcBZJdKcVc|lwhenever Xi|lwhere AZBc|
lwhere's AdHd|lwhich BbRh|lwhile Ad|lwhining Ad|lwho Ad|lwho's AhBcfi|lwhole Idmd|lwhy AcBcRd|lwidowed Bd|lwife AcBdTc|lwifi Bilhmj|lwill AaBbTdgd|
lwindow Bc|lwinter Ad|lwise BiViYh|lwish AcBdVd|lwith AaHaJdNcOcPcQcWdXcYcbbdcfcid|lwithin BdHh|lwithout eh|lwolfie Bd|lwoman AcBiTdli|lwon't AaBb|
lwonder Adgd|lwood Vj|lwords Ac|lwork HdMiNiQdVdWdXdYdahbccdedjhlc|lworked AcBdMd|lworker Ad|lworking AiHdMiOgTdadbjcemd|lworks AbBd|lwould AdBdFhHd|
lwouldn't Ad|lwrite MhOhVdaj|lwrites Adad|lwriting AcBiMcNiObQcbmdd|lwrote Yh|lx Ad|lxbox AdBdFd|ly'all Sj|lyeah Ac|lyear HcMdQkTdVc|lyears BZMbOhVe|
lyes Ad|lyo AdYeah|lyoruba He|lyou FdHbJcKbMbOdQdTbUcVdWhXjYiZdaccdedgdjild|lyou'll ViYd|lyour AdBiFdmi|lzone BhLh|l— Ac|
l AdBaCdDdEdFdGdHcIdJdKcLdMcNdOdPdQdRcSdTcUdVdWdXdYcZcadbccdddedfcgdhdidjdkglcmc|n1 Oh|n16 AbYdke|
n2 AcBZEdJcKdLcMbNdQcRcScTbUcWcXcYdZaacbdfagchbicjdlb|n3 AaBbEcFcJcKdLhMcNcOaQcRcScTbUhWdXdZaacbdcegbiblcmc|n4 AWFdIaKcLYNZPZRdXiZbbedcfdjdkcmc|
n8 AZEgIcNdZiiijglh|o# Acjd|o+ BhGdki|o- Ad|o0 AbCdDcFdGiJdLdMdOdQdRdUcYeZeabbddegdhhmc|o00 BbCbDbEdFkHZJcKdLdMcQaRcSbTbUcVcWcXcYcZdabbdccddedfcgbibjd|
o000 AcFdHcQdTdadiekjlh|o0000 AdBdHdic|o0000-00-00 Ad|o= Ad|o@ AhCcDcFdHcJdKdLdMhOdQdRdSdTcUdVcWdXdYdZcadcdfdgdhdidjkldmd|o[ AaBc|
oa AcCdDcEdFdJbKcMaPaRcTcUhVcWcXdYcZdaabddcedfdmd|oab AhBhli|oabeg Ac|oabout Ad|oaccording Ad|oactually BdChHdad|oad BdUi|oada AdBhTh|oadd Ad|
oafter JdWdYdbbclddmd|oagain Ad|oage Ad|oah AdBd|oalice CdDdHiMeTd|oall BbHdLi|oallergic Ad|oalready AhFi|oalso Yg|oalternatives Ad|oalways BhKdYjddeh|
oam Bbfc|oamateur CdOdVjWdXdYdZcfcgdld|oamit BbHcIdQdRhTd|oan AcHhJc|oananya HdTi|oand CdEdHiIdJcKcMbNdPcQcRbUgYgZbabbdccddebfigihdidjhlcmb|
oanjali AjBcChDhHd|oanswer KcYh|oanswers AcBd|oany BcHi|oanyone AhBcfi|oanything Bbfh|oanyway Oh|oaoife Ci|oapp Ad|oarsenal BiZj|
oas AiBeFiIdKgMbNdOhPdQcRdTcUdVbWbXcYcZdacbdcddcfchdmd|oasking BcTh|oassume Lg|oasync Ad|oat FiHbJdMhNdOcPdQcTcYcccdbedlj|oatrial AhBhOdYdgj|ob Ac|
oback AbFdHcMded|obaking AhBhVi|obakkie's AhBcCdii|oband BhOi|obarry's Zh|obe AcBc|obear mi|obebop Ad|obecause BhMePi|obed AhBiej|obee Bjfl|
obeen BiFdMgNdOjQdWdYdbiccddedidld|obefore AdYcei|obeing AlBbCdFiMdQdTdYcbdddhilj|obell BhVh|obenoni AhHi|obesides BcJdMh|obest AcBdHdYdZh|
obig BcCdDcHcJdKdLdMdOdRdSdTdUdWjYhadedfdhdicld|obins Bjmj|obio Ac|obirch fi|obiscuit AhHdUj|obit AdBcKhVdad|oblight's Ad|obloke Ad|obloods Ad|
oblue AhBhXjhd|obob Ad|obody AcMd|obohs AiZi|oboiler Bhmh|obook AcBb|obooked AcBcHcIdbd|oboring Ad|oborn GhHbJjMdQdYdadddmd|oborrowed Ad|
oboth AdBhMdOdTiUd|oboundaries AcBc|obrand Bicj|obreakfast Ad|obred Ac|obroke AcBcQdme|obrother Th|obrutalist VdWhZd|obtw hi|obullet BiWhXjYi|
oburna AhBcZi|obut DdEiHiIhJhKcLdNcPdQcTaUcWgYbZcacbdccdbecfhhbidmc|oby Rh|oc Ad|ocabin AdOd|ocall AcEiVdXcfd|ocalled TdUibc|ocalm Ad|ocamera's Ad|
ocamping BcHdVdXi|ocan Ab|ocan't TdWhXihj|ocape AhHhIhdd|ocaravan AcHcIiMdQdad|ocarnivore hi|ocarriers Ad|ocats AiUdfi|ochanged AdBd|ocheap Ac|
ocheck Ad|ocheers Hi|ochords AcHdTd|ochronic gh|ochukwuemeka Ch|oci Ad|ocian AdBiTi|ocite BhWj|ocity Ac|ocivil BhCdSi|oclothes AcBcWdYc|ocloudy Bd|
ocobb Ad|ocoeliac Bd|ocollecting BhVi|ocomes Ad|oconsole Ad|oconst Ac|ocontact jh|oconverting Bibj|oconvince Ad|ocoriander BhXjYhhg|ocorrection Ad|
ocorrugations AcBc|ocos lh|ocould Wi|ocraig BiCi|ocricket's Ad|ocroissants AdBc|ocrumb HdMi|oculinary Qi|ocups Ad|ocurly Bhadli|
ocurrently AcFcHdMhOcQh|ocv Ad|odad AhHdTi|odad's AbBchc|odairy AiBcMdNdTh|odangote BhDdHdMj|odark Yjed|odate BdGiXd|odating FhRibd|oday AdBgah|
odays AhBdHi|odear AaBcCdOd|odebt Bjdj|odecided ch|odeepak Ac|odef Abjd|odefault BgWhYh|odental Oh|odepends Ac|odeployed Ahaj|odeposit's Ad|
odermot AjBdChDh|odesk Oi|odesperate Ad|odiagnosed AbFd|odictating gh|odid Ac|odidn't Ae|odifferent Ac|odigging Bibk|odiogenes Ad|odisc Bhgi|
odistro AiBjaj|odivorced AhSh|odiwali BcZh|odo AZBdGdHdMdOdWdXdYc|odob Gikd|ododgy gh|odoes AcBbDhHd|odog AbBd|odoing HcMbOcQjUdVcWdYcZdbdcddded|
odolly BiZi|odon't MdXihc|odr AcBdHd|odriving Ad|odropped AcBdTd|odropping Bhci|oduring md|odust Ad|oe fdii|oeastern AiBdCcLi|oeat AiHdLiWdYdhi|
oecho Ad|oeditor BiOdai|oee AcBd|oeight BiPk|oeilidh Th|oelectrician Oh|oeleven AcHd|oella RdTh|oemacs AhBcah|oemail Ad|oemailed AcBdQdedjd|
oemployed Ad|oending Ad|oenglish BiQi|oeven AaBdKdfd|oevening BiQj|oevenings BgNi|oever gi|oevery ei|oeveryone AdBdEhHd|oeveryone's BcEhHdMdYd|
oeverything BdHdOdQdZiaiec|oexam Ad|oexcept Ad|oexcuse AdYd|oexplain AZBcCdHd|of CdHdli|ofailed Ad|ofamily AdBd|ofast Bhei|ofav AhOdQdVdXdYdZlgd|
ofavorite AcBc|ofavourite YhZh|ofeb BhFdGjidld|ofictional AaBcCcHdTdbdce|ofifteen Ad|ofilm Ad|ofinal BgQh|ofinally AcBdCd|ofinished AcBc|ofinn Ad|
ofiona AiBdDh|ofirst CiLd|ofish AcBdfc|ofits Bimi|ofive AhBiPiTdUifd|ofix Ac|oflat BhHj|ofly AdBced|ofood AcBdVd|ofooty PgViYh|
ofor GdJdKdMbQbRdTbWcXdYbZdaccddbmh|oforty Ad|ofour Bhlj|ofourth Ac|ofridays ej|ofrom AiBiJjKdMdQdTdWhYici|ofull AdTdgcli|ofun AbBcHd|ofyi BiLhSgghmi|
ogaffer BdEhOd|ogarlic Ad|ogate's Ad|ogentle AdBc|ogerald AjBdChDhHd|ogerry AbBd|oget BiObdi|oghana Ac|ogift ChHd|ogin TdUj|ogit Ad|ogive AcBcXd|
ogives AcBc|ogluten AhBhfjhh|ogmt Ad|ogo AcBccc|ogoal AcBd|ogod Ac|ogoing BdShdcee|ogood BbKh|ogot AcBcMcOdVibddcgdmd|ogreen AhBhlj|ogrew BhHdJi|
ogroundnut Ad|oguess Ad|oguests AdBdhd|ogym BhMdQdei|ohad AbMdOcUcbdghid|ohaha Ad|ohalal AhBchg|ohalf Bc|ohalfway Bhbj|ohamza BhHcTj|ohands HdZj|
ohappily Bbddhd|oharbour AbBdDcHd|ohas AcBaTd|ohate WkXhYg|ohated Ac|ohave Ad|ohaven't Ad|ohay gi|ohe AbBbOc|ohe's AdBbOcThgcld|oheads Ac|oheart Ad|
oheights BjWhXkgh|ohello CdJhZd|ohelp AbBd|ohence AcBc|oher BcRcld|ohere AhHi|oheres AcBd|oherr AcBcCdDcHcMdUcad|ohey AhBbCiHhJcYdld|ohi AaBcVd|
ohimself BbRhic|ohindu AcBdHdld|ohis Tg|ohiya AdCiTd|ohnd BhMdQh|oholidays BhHcIiQd|ohollis Ad|ohome BiHi|ohonestly Xi|ohoping di|ohorror AcBdXd|
ohotel's AbBcHcMdQdYd|ohouse Ad|ohow BcFhHbKdThYdahmc|ohubby's BiOcRk|ohuge BjWgYk|ohurling AiBcVdYdZicd|ohye BhCjHdMdQd|
oi CaDbIbJhKgLcPhQgTeUcZabbjckdlgmb|oi'd HdMdVdWiXjYidcedle|oi'll BhFi|oi'm DaEaFhGbHcIcLiNbUZZaadbjfhiajcma|
oi've CcDcEcFcGcHZJcKhLdNdOcPcRcScThVhWcXbYdZcaabbebgjihldmd|oibuprofen's AiBbCdHdfh|oice Ad|oicu Oi|oideas Ad|oif AdBbHcJdMeWied|oife ChHdRd|
oimagine Ac|oimport Ad|oin BjJdQhSkTdUdVhWcYcZdadddedgcidmc|oinsert AbBbHd|oinsulation's Ad|oinsurance Ad|ointermittent AhBhhj|ointro Ac|
ois AaBaFcHbJcKcMdOdQdTcUdVhYdZcacgildmc|oisla AhTi|oit AZBbHcYd|oit's ChDcEdFdGdIdKcLdMbNdOaPdQbRcSdUaVcWcXcYcbiccdcecfchdlbmc|oitalian BcKhZd|
oits BhChaild|ojaipur BcHhQcld|ojet Ad|ojobs Ac|ojohn AcBdCdZd|ojoint Ad|ojonah BdTh|ojot Bjmj|ojunior Oh|ojust BiFhIdJdTbWgYdZdadcddcedgcmc|
ok CdVdWiZdidld|okampala AiBcCdHhJhTd|okaykay AiBcCdEi|okeep Tblhmh|okeeping Bibeci|okeeps Ac|okids Ad|okind Ac|okindly AbMded|okiwi Jh|oknees AbBbgb|
okonnen BhYh|olactose hi|olagos AhBhHi|olandlord Ad|olast AcBdGd|olaunch AcBcHd|olaw Ad|olaws AdBd|olearn AhFh|oleave Yild|oleaves Ac|oleeds Hh|
olekker AdBd|olet AdBd|olet's AaBcHdMeOdid|oletter AcBdTd|olibrarian AhBdOh|olike AcTc|oliterally Ad|olive AiBiHiMi|olived Bd|olives AZBcHbJd|
oliving AhHhJe|oload AdBd|olocksmith Bimj|olog Ad|ologin AbBc|olol BcUh|olong AcYdgh|olook Ad|olost AcBced|olots Ac|olotus HcMh|olouder Ac|olove AbVd|
olovely AdBcTc|oloves AcBdVd|olow Ad|olower AcBc|om AdBcHdac|oma AcBdHdQcTd|oma'am HdOhgdld|omac Ad|omaiden AcBd|omain Bd|omajoring AhQj|
omake AcIbYdgdmj|omakes Ac|omalay Ki|omam's Bimj|omargaret AiBdDh|omarried Sh|omary Ad|omash Ac|omatches AbBcadcd|omate AdBcVdYdceed|omaths AhQh|
omaybe Ad|ome JdMhNdOhRiTbWdXcYbedgd|omeals Ad|omeet BhUi|omessi AcCd|omigraines Bc|omileage Ad|ominding Ad|omine AdBd|omissing AcBd|omobility Bhii|
omocks AbBcHdQd|omohammed AhBdCiHdRdTd|omombasa AhBcCdHhMdQd|omonologue AcOc|omorale Ac|omorning AcVd|omornings Xi|omost AcTdViWdYcehgc|
omostly AdMdWdXdYcedhi|omother Kh|omould Ad|omountains WcYi|omoved HhJdYdbedd|omr AdCdDgHcTdUiddid|oms AcBdCdHdTd|omum AdHc|omum's AcBdmd|
omushrooms AhXifd|omuslim hhlh|omy EeFVGhHeJXOZQdRiSZXbadcaeYfagdhZjhki|omyself AiCjHdJd|oname AbBd|oname's BhCh|onan's ii|onapoleonic AdBd|onarrow Ad|
onarrowboat Ad|onear AcBc|onearest Ac|onebraska AdHh|oneed AaBc|oneeds AbOd|oneither Ac|onephews AdBd|onever AcBcHhMdOcPdVdYjcdedgdmd|onew AcHhOd|
onewborn AhBaTh|onext AbBc|ongozi AiBdCiVd|onick Zi|onights MdNiVc|onineteen Ad|ono AcBiCcFdHcJdLdMdQdSdTeUdVdXdYhZhadbdebfbgdldmd|onobody BdMdOh|
onone Ac|onot AaBdCdHcJdMdOdSdXiidmc|onote Limh|onothing BcVdYdZi|onova AbBbDcHcJdLdMdTdadid|onow BcDiJdMdOhXdYd|onurse AiOi|onursing BhQiVd|onut Idfh|
oobituary Ad|oobviously Ad|ooctober Gh|oof AhBaZi|ooff AbBdTd|oofficially HjOdPd|ooga AbBcJdOd|ooh Hdagch|ooi Ac|ook Accg|ookay Ad|oolive Ad|
oolives VdXigd|oomaha's BhHj|oomg Ad|oon AjBhCgFdGhHcJdLcMYOcQhUdVgWcXbYbZdahbcccdcfbhhicldmc|oonce Bidj|oone BiUjgdii|oone's Achd|oonions Ad|
oonly BcHh|oooh Ac|oopen BhQi|ooptional AhQiVdZd|oor BhOcXhYj|oosce Ad|ooslo Ad|oosteoarthritis AhBbcdgh|
oour CdEcFcJcKcLdPdQdRcSdUhVdWdXcYcZcahbjcddcedfcgchdiblbmj|oout Hi|oover Mh|ooystercatcher Ad|opacking BhOjec|opager Ad|opaint AdBd|opale Ad|
opanic Ad|opaper Yi|oparcel AdBcddmd|oparents HdTi|oparish NiOd|oparks Ad|opart HdOi|opassword AbBc|opastry Oh|opatient AbBcOd|opayments AcHeXdZd|
opcos BdCd|opear AcBd|openicillin AhBcYdfh|opeople AaBdHd|opermanent AdBcOd|opermit Ad|operth AdBhHh|opescatarian Bb|ophd Bc|ophotography BjVi|
opiano Oh|opicking Ad|oping Ad|opixel HdLdTdZdajhdidld|oplain WeXdYh|oplan AbBd|oplay Biccegmd|oplayed AcBcMd|oplease MdTcVdgjmj|oplus Ui|opoem AcBcOb|
oport Hi|oposter AcBd|opostgres ah|opotato Ad|opractice Oh|opray Biei|oprefer Ac|oprefers Ad|opreparing AdHd|opresently Ac|opretend AcRd|oprimary Oh|
opriya Ch|opronounced AcBcCd|oproperly Ac|opros Ad|oprosthetic gcli|oprove AcBcOdme|opryce CdDiHcMd|ops AcBcFd|opub AbBbHcWc|opulled AdBd|opulls Ad|
opune BcHh|oput CdEhHdKdMcNdOgPcRdTdVdWdXdYcadbdcdddedjbkimd|opython Ac|oqualified Mh|oqueensland CdHdMiUeZdid|oquick AbBc|oquilt Bibj|oquite Ac|
oquiz Ad|oraising AcBcTc|oramp Oi|orang AdBckc|orank Ac|orant AcBd|oraspberry Bhai|orather Ac|oravi AiBdDhHd|ore Ad|oreach id|oreact ah|oread BhViej|
oreading AcBd|oreal Ab|oreally BhVi|ored AcBd|oredo Ad|oredundancy AcBdHdJd|oreference AcCd|oremember AhCcGdMcQdThYcZdadbcddlimj|oremind Ac|
orent AdBckc|orent's Ac|orented AbBcbd|oreply Acjd|oresiding HiQd|orespected Ad|orestoring Vi|orestructure Ad|oretired Oh|oretro Ad|orevision Th|
oright AbHd|oroommates AcBd|oroutine AcBc|orun Vddh|orunning ai|oruth's Bimj|osadly Ad|osaid Ad|osalsa BiHcVjec|osalt BiUi|osam BhCh|osame ei|
osara's AbBc|osaves Ad|osaving Bhbcdj|osaw AbBcMdbd|osay AbFd|osays Ac|oscared BcVdXh|oschool Oi|oschooled AbBcHbJdMdQd|oscripts Ad|osecond AaHdOdTc|
osee BhTbej|oseeing AaBdOcRd|oselect AaBc|oself AcBcOc|osend AbBbZdfdmd|osent Ad|oseparated AhSh|osesame AhBcfh|osesame's Bjfj|oset AcBcmd|oshame Ad|
oshe Ad|oshe's AbBdOb|oshell AhBhai|oshellfish Ydfkhd|oshld AcBc|oshopping Bcdd|oshort Ac|oshorter Ac|oshould AbBcObad|oshow AdBdYd|oside Ac|osign Ad|
osigning BdEh|osince HhMiVcegmd|osingle Bj|osiobhan Bc|osiobhan's BiCi|osir BdChMiOdYd|osister BhHdTi|osix AcBd|osixty AgBhPjQdld|osize Fclj|
oskip AhBiWlXhYied|oskoda ii|osligo AhHi|osmall AbBcXcYdgd|osmelled AcBd|osmith AbBdHdVdZd|osmoking Ac|osnowball Ad|
oso BbChDcEbGcHhIcKaNiOhPcQbRbScVbZadbebfhiclamb|osocks Ad|osome AbBcTdmd|osomebody AiBcMhih|osomething Ac|osorry Ac|osoul Ad|osourdough AhBcViZd|
osparky Oh|ospeaking Oi|ospeaks AcBd|ospeech Oh|ospell AeBdmd|ospreadsheets BjWhXj|osqueaks Ac|ostage Bhgild|ostand AdBdMeNe|ostarbucks Ac|
ostardew AhBcVd|ostarted AdBcHdMjmc|ostarter's AbBcbcmd|ostarts Ad|ostate Ad|ostay BiOi|ostaying AaBdTd|ostepmothers AcBcYd|ostepson AiTi|
ostill AaBdad|ostop BjWkXhYhed|ostory Ad|ostove's AcBc|ostreaming AcBdQdld|ostrongly AdBd|ostructural Oi|ostuck AaBc|ostudies AcBdQd|ostudio AdHbIige|
ostudying AhQiVddi|osuggest AbBc|osummarise Ad|osummit BhHdQddj|osunday AcBc|osunsets AcBc|osupervisor AdBdOd|osuppose AbBdHdOdTd|osurname Di|
osurname's ChDh|oswap AdBc|oswears BcKh|osweet Zi|otakes Ad|otalk Yh|otallaght AiBcCdHi|otamil Kh|otaps Ac|otastes Ac|otata HdMi|otaylor Ad|
otea AdYhee|oteach AcBd|oteachers AcBc|otech BiMdQi|oteetotal AcBdHc|otell AcBcDd|otempted AcBccd|oten AcBd|oterm BdHhQd|oterms AcBd|oterraform Ba|
oterrible Ad|otesla Adid|otest Ad|otexan AjJiYe|otext AjBtYiku|otexture Ad|othai BjZj|othanks ddii|othat AbBc|othat's AdBaRhTdYc|
othe AdDbEbFbHXJZKaLaNbOZQaSdVaWcXcYaZdagebfbgbhajdkbla|othen AbBjej|othere BdMiTd|othere's Adbh|otherefore Ad|othey BbFd|othey've AdSc|othing Ad|
othinking AbBcdc|othird Ad|othirty AcBd|othis AcCjHbKdMcYdZcbjgdldmd|othistle Mj|othose AbBc|othought AdBd|othree MhOhTcWdXdciec|othrice AdBcVded|
othrows AdBc|othunderstorms AhBcWiXd|otidy Ac|otips Ac|otj BiCjWhXhYiZd|otma AcBcFcHdQd|oto Bhdi|otom AhRhTd|otomorrow BiMcdj|otonight Ad|otoo Ac|
otook OdVj|otortoises AcBcUd|otottenham AiBcHh|otoyota Mc|otraining dhmd|otrains Ac|otranslate Ad|otried AdBdVd|otruckie Oh|otry Ad|otrying dg|
otuesdays Bcec|otunde RiTgZd|oturned Fi|oturning AcFcGh|otwelve Bd|otwenty BiFj|otwin BhTh|otwo AdCcHcIcKdLdMcOdPcQbScVcWdXdYdZcadfbgihdidlcmd|otxt Ac|
otype AcBe|otyping AcBdgd|ough Ad|ouk Li|oukulele Ad|ounemployed AcOc|ouni OhVd|ounless Ac|oup HiMcddeh|ouse Ad|oused AdBd|ouser Ac|ousing Biai|
outc BhLi|ovegan hh|ovegetarian Aihi|overtigo BcHdgh|ovet Ad|ovillage Bicj|ovim AcBdad|ovisitors Ad|ovolunteer BiNkXdcd|owah Ac|owalk AdBd|
owalking BiHdQcWj|owant Ad|owants AcBcac|owas BdTh|owashed Bb|owe AdBhCbDdEdFdGdIcJbLcMhNdObQcRdUgWbXaYaZddcfdgblamb|
owe're CcFdIdJbLdMbNdOcQcRdSdTiUcVbXhZdbiecgchilbmc|owe've CcFcGcHgIjJcObPdQdSiVcWcXcYcZdbdciddecgchdlbmc|oweak AcBd|owedding AbBc|oweekend BiIiNiOdVd|
oweekends Bc|oweigh Bhei|oweird AcBd|oweirdly BcWiXdYd|owell AbBddd|owelsh JhKd|owent HdOdTdWecjedhgmd|owere chhd|
owhat AdHbJdMiRdTbUcVdWcXdYdZhadddihldmd|owhat'd AbBc|owhat's AZBbHcid|owhat've AcBdHc|owhatever BcXh|owhen FdLiMdUdVg|owhen's Ac|owhenever WhXj|
owhere BcHj|owhere'd Ad|owhere's AbHd|owhich AdBbHdMeRhad|owhile Ad|owhite Ad|owho AbBc|owho'd Ad|owho's Ab|owhy lh|owide AcBdld|owidowed HeSg|
owife AiBhRj|owifi AbBc|owigan AhBhHjMi|owild Vh|owill Ac|owindow TdYh|owish Ad|owith MdPiTbWdajcdgcld|owon AcTd|owork Mi|oworking HcMiOhVj|
oworks AbHdMd|oworth Ad|owot AcBd|owots AdBdOc|owould Ui|owouldn't AbBc|owow AdBd|owrite AbBdOd|owriting BhNiQd|oxhosa AiBcJd|oy'all Sh|oyamaha Bhih|
oyear FdMdQh|oyes AbBd|oyet Ac|oyinka AhBbHcRiTd|oyo ChTcUdVdYdaigdld|oyoga Ad|oyou BcHcMdTbWdXdYcgdjjkh|oyou'll Jh|oyours Ad|ozero Ad|
o AaBQHdMdRdTdZefekSlemd|pa AaShTdgd|paber AiBdHjJd|pabou Ac|pabuj AdHd|pacco Oi|pacre Bh|pacro Ad|pacti Bh|pactu Bd|pad Ad|padd Ac|paddi BcWd|
paddr AcBd|padhd gh|padop AhUh|pador Ad|padul Ad|padva Ahdh|padvi Bd|paest AjHdLk|pafri Kh|pafte AbBi|pagai AaBcHd|page Fh|pagen Ac|pair Ad|pairp Ad|
palbu AcBd|palic Cd|pall AcBdMcah|palle AcCdHdfi|pallo Vi|palon Ad|palte Ac|palto Ac|pam AbBd|pamaz Ad|pan Acaddh|panal Ph|
pand AYBdCdGdMcNdOcRdXdYdZdcdge|panna AbCc|panot Ac|pansw Yh|pany Ad|panyo Ac|panyt AdVdWi|panyw AbBd|pappl AdBcOdgd|pappr BhPh|papri Ad|parch OdWh|
pare AcVigh|pargu Ac|parju Bh|parmy Ad|parth gh|pas AdBcOd|pashe Hh|paske Ab|paski Ac|pasle BcUd|passi Bd|pasth Aigi|pastr AhVi|pat AdFdHbIhTdYdbdgc|
pate BcUd|patla AiLhMh|patte Ad|paudi Ac|paugu AdBhGiHd|paunt AcTc|pauss Jh|pauth Ac|pautu AhZi|pawfu Ad|paws Ahah|pbaby AgTiUd|pback BeTd|pbaco Ad|
pbad gh|pbadl Kh|pbake OhVd|pball Hh|pbalo Dh|pband AdBcMdVh|pbank Mi|pbarb Mh|pbari Oh|pbarr BcZh|pbart Eh|pbase AdBiHh|pbasi BdHdMh|pbass Ah|
pbath AdOd|pbatt AdBcid|pbe AbBc|pbeac Ac|pbeag Uh|pbean Ad|pbeat AbBd|pbeca Ac|pbed Hdeh|pbeef Aihj|pbeen AaBc|pbees Vhfh|pbefo Bgei|pbegi Ac|
pbein Bchh|pbelf AhHh|pbell AhVh|pberl Ab|pbesi Ad|pbest Ab|pbett BcUi|pbetw Mh|pbex AhCiEiHdVd|pbig WdXd|pbiha Ad|pbike Bi|pbill Ad|pbio Ac|pbiol Ac|
pbipo AhBdgi|pbirc fh|pbird AjBhVjbj|pbirt AaBdTd|pbiry AhWi|pbisc HdUj|pbit AbBdMd|pblea BhQh|pbloc Ad|pblok Ad|pbloo AbBh|pbob Ad|pboll AiBdWi|
pbook AcBhMcZddh|pboot Ad|pbore Ad|pbori Ad|pborn Ac|pboss Rclh|pbost Ad|pboug Ad|pboul AiVj|pboun Ad|pboy Ad|pboyf AhRjTc|pboys Th|pbraz Jh|
pbrea AcYdehhh|pbrid Ac|pbrie Wh|pbrin Bdfd|pbris Hh|pbrit AhHhJdYh|pbrom Ahih|pbroo AdHd|pbrot AiTi|pbrut Wi|pbtw ChFd|pbudg BdUh|pbug AdBd|pbuil Mh|
pburn AhZi|pbuse Ah|pbusi Ad|pbut AcBb|pbutt Ad|pby AcSdVddh|pc Ac|pcab Ad|pcake AcBd|pcalg Hh|pcall AiHdOdQeRhUhVdacbjccdd|pcame Ac|pcamp AiOdXidi|
pcan AcBcld|pcan' AdJi|pcana HdJh|pcapi Ac|pcapt Vh|pcar Ac|pcara AiIhTdii|pcarb AdBhQh|pcard BcHdWi|pcare BeOi|pcat Uh|pcats AhTdfi|pcell Ac|
pcels AiCdYj|pcent HdLiZd|pceo Ad|pchai AbMhTd|pchar AcBcHcTdVdbd|pchea Ad|pchee AcXh|pchef Rh|pchem Zi|pches Vi|pchic AbBcHd|pchil AiBiOhTj|pchin Ci|
pchip MdOj|pchoi Vh|pchoo AhUh|pchor Ad|pchos Ad|pchri HhXi|pchur Ad|pcirc Ad|pciti Ad|pcity Ab|pcivi BhSh|pclas AZ|pclea Aehd|pclie Ab|pclin AhBcMh|
pcloc Ad|pclos Bb|pclot Ad|pclou Ad|pclub NhOd|pcm li|pcoat Bd|pcode Yi|pcoel gh|pcoff Yhfd|pcold Ac|pcoll TdVi|pcolo Td|pcome AcBbgd|pcomi Ac|
pcomm MdOhYhcd|pcomp Bc|pconc Ac|pconf Ac|pcons AbBc|pcont AaOdchgh|pcori AhBhOdXk|pcorn AcBcHd|pcoro ih|pcorr BdYh|pcost Mh|pcosy Yh|pcoun AhHhMiNh|
pcour Ac|pcous AcTc|pcove Ad|pcowo Ad|pcrai Ch|pcras AdBc|pcrav Bc|pcree Ad|pcrew Bd|pcrin Ad|pcroc AiVj|pcrof AiHi|pcros AjViei|pcrow AhXi|pcsv Ad|
pcure BiZi|pcust AbOd|pcv Ac|pcycl Aheh|pd Ad|pdad' IhTd|pdaft Ad|pdail Ad|pdamn Ae|pdamp Ad|pdang AhMh|pdarw AhHh|pdate Ad|pdati Ac|pdaug AkRdTkid|
pday AbGhMd|pdays Ac|pde Ad|pdead Ad|pdear Ac|pdebt dh|pdeca HdYi|pdece AdBhGhld|pdeci AZBccc|pdecl AhRh|pdeep ChHd|pdegr Bd|pdeli AdBd|pdell Ad|
pdelo Ac|pdelv AiXi|pdeme Th|pdent Ae|pdepl ah|pdepo Bhdi|pderb AhHh|pdes AhHdRi|pdese Ad|pdesk Oh|pdesm AiHdRhTh|pdeta AdBd|pdete AbBh|pdev Ch|
pdeve Adci|pdevi AcBd|pdiab Ac|pdiag Ad|pdiam AhHcJi|pdidn Ad|pdie Bd|pdied AdBd|pdies AdBd|pdiet AdUchh|pdiff BhWi|pdinn Ad|pdire BhYh|pdisa Ac|
pdisc Ahgh|pdish AdBd|pdist ah|pdivo AhBhSk|pdiwa HeZh|pdizz Ad|pdjan Ahah|pdm Ad|pdmv Ad|pdo Vd|pdob Ad|pdoct AdTd|pdocu AdBhWhgd|pdodg Ahgh|
pdoes AdUd|pdog AdXh|pdog' AiUi|pdogs Ad|pdoin Qd|pdon' hh|pdona Aheh|pdone Ac|pdoor Bd|pdoub Ad|pdown Bcmh|pdr AdHd|pdraf Ac|pdram BhWh|pdrin Bihh|
pdriv BdMdXcbd|pdrop Bc|pdrum AdOd|pdry AcYh|pduba Ad|pdubb AhHh|pdubl AhHh|pdue bd|pdune Ad|pdurb HiJd|pdurh Hh|pdust Eh|pdyin Ad|pearl Ac|pearn Ad|
peast CdHdLi|peat HdLi|peate Ad|peati Bd|peats BiUh|pecho Ae|pecze gh|pedit Adah|pegg Ad|peigh Ah|peith Ad|pelec AhOi|pelev Ph|pelix Biah|pella RdTh|
pelse Ac|pelsi AdBhTh|pemac ah|pemai TdWgXhYh|pemoj BhYi|pempl Ab|pend Ad|pendi Ad|penga AhSi|pengi Ab|pengl AdHcJb|penou AdKh|penug AiHiJh|pepil gh|
pepip Ad|perro Ad|pest Be|pethi Zh|petsy Ac|peuro AdHd|peven AdBc|pever AXHdMcObQcTdYeeigdhd|pex AcBcRdTd|pexam Ab|pexce Bd|pexcu Ad|pexpe AjTj|
pexpl AaBd|pexte Aibi|peyes Aclh|pf CdHdli|pfags Ad|pfail AbBdid|pfair Ad|pfall AcBd|pfan AdBc|pfanc Ad|pfarm AiMhOi|pfarr Ad|pfast Bhhh|pfath AcTd|
pfaur AcBd|pfav AdBd|pfavo AZBd|pfeat AhDi|pfeb BhFeGiHddh|pfeel Ac|pfeet Ac|pfell AiRi|pfenc Ad|pferg Ad|pferr Ad|pfian AjRj|pfict Ad|pfies Mdii|
pfift Ad|pfile AcBd|pfilm BhXh|pfina AcBc|pfind Ad|pfine AcCh|pfing Acgh|pfini Ac|pfire BiTh|pfirm Ac|pfirs AcBdMd|pfish Vifb|pfix Oh|pfixe Ad|
pflat AeMdOdTdid|pflig Ac|pfloa Bhih|pflor Oh|pflu Ad|pflue BhKi|pflut AiBdHdah|pflye Ad|pflyi Xi|pfoot TdXi|pfor AbTdYdZdgeld|pfore Ac|pforg Ab|
pform Yh|pfort Aa|pforw Ac|pfoun AhMi|pfour BhPhTi|pfoxe Ad|pfree Achh|pfrem AhHh|pfren JdYh|pfrid AZ|pfrie AZBdRdTd|pfrom AZCdHdOcYh|pfry Ad|pfun Ac|
pfunc Ad|pfunn AdBd|pfuse Ahgh|pfuss Bd|pfyi Ac|pgael Ac|pgard Mc|pgarl AcXd|pgcse HdQi|pgeel AhHhVh|pgene AiVi|pgent Ad|pgera AhBdCiDdHd|pgerm AdJc|
pget Bc|pgets BdUd|pgett BcVd|pgift ChHd|pging AiEhWi|pgirl AhRigd|pgit Ad|pgive Bb|pglas BiJhMdOdgh|pglut Ahfihh|pgmt HdLi|pgo AdOdQh|pgoal Ab|
pgoat AhBdUh|pgod Ac|pgodo ah|pgoes Acgdmh|pgoin Aa|pgold Bc|pgolf ih|pgone Ab|pgood Aa|pgoog AbBd|pgot AcBcUd|pgp BhTh|pgrac HdZh|pgram AhEh|
pgran RdTiid|pgrav AdWh|pgrea BhYh|pgree AhHdKhYdli|pgreg AjHdMhNi|pgrew Ad|pgrey BeUh|pgrou Ac|pgrow Ah|pgues AbBd|pguil AbBdHcMd|pguin AcUd|
pgyms BhWh|phad Ad|phaha Ad|phaik BhVh|phair Ad|phala AhBhhj|phalf Ac|phali AhHi|phall AaMc|phamm Bd|phand AaBiOdVdlh|phang Bdmd|phapp AcBcSd|
phara AhHdJi|pharb Ad|phard AcBcCdRd|phas BdTd|phate AdBcOdVdWhed|phave BcUd|phavi Od|phe's Ac|phead Ad|pheal BiMh|phear Bd|pheat Ud|pheav Ad|
phele Telh|phell AbHd|phens AiUifd|pher Bd|phere AcChVcedfdge|phey Ab|phi Ab|phiki BhVh|phila Ad|phill Bh|philu Aiii|phim Bd|phims Ri|
phind BdCdHdJdKhMdhdlh|phip Ahgh|phis Bd|phist AcBhQi|phive Ad|phiya Ab|phmrc Ad|phoba AhHh|phobb Vi|pholi Ad|pholl AcBhYh|phome AdHhhd|phond Ahih|
phone Ab|phorr Xi|phors Ahfi|phosp BeYd|phour Aa|phous AcHdUdVc|phove Ac|phr Ad|phuge Yh|phuma Ad|phung Ad|phurl AiZi|phust Ad|phyde Hi|pi AbHcNdgd|
pi'd Ad|pi'm AbSgTdid|pi've AcBcUd|pibad Ad|pibup AiCdfi|pidea AbBc|pidio Ad|pif Adjh|pife ChHdRd|pillu BhOh|pimpo Ad|pimpr Ad|pin AeCdIiOdQhUdXdZdee|
pinbo Ad|pinfe Ad|pinfo HdMi|pinse Ac|pinso gh|pinsp Oh|pinst Ad|pinsu Ab|pinte BdVdhh|pinto Vh|pintr Ac|pinve AiHi|pinvo Ad|piris AhJhYd|piron Bidi|
pis AcKhQcRdbccidd|pisn' BhRh|pist AiHdLjZd|pit AcHdXdkh|pit's AeBdHh|pital JcZd|pitem Bd|pits Ad|pjain AhBdhi|pjama Jh|pjanu AbMdQd|pjarg BhXh|
pjava Ad|pjazz Wiih|pjean AbCd|pjob AcMdOh|pjobs BhMh|pjohn AcCd|pjoin Ac|pjoke AdBc|pjoll AhZi|pjona Th|pjos HdJh|pjudg AhOh|pjuly Hd|pjune AaHc|
pjuni Oh|pjust Ad|pk BeWh|pkamp AhHi|pkare Bh|pkean AiBdCdDh|pkeep OcUiYdched|pkelp Uh|pkera AcHbJhTd|pkerr AhJi|pketo Ahhi|pkevi Ad|pkey Ad|pkeys Ad|
pkg Bhlh|pkid Th|pkids TiYd|pkili Ad|pkill Ac|pkilo lh|pkind Aaah|pkiwi Jhfh|pknee BhYdgj|pknit AiVj|pknow BbMcQi|pkoch BhMh|pkotl Ahai|plact hh|
plady Ad|plago Jh|plake Ad|plang Ac|plapt Ad|plast Acgh|plate EdHdfi|plaun BhMi|plaw Ad|plaws Ad|plawy Ad|plead Bd|pleaf Ac|plear Bcdi|pleav Acch|
pleed BdMd|pleft AhHdOclj|pleg Fd|plega Ad|plegs gh|pleic Ah|pleit Hhdd|pleng Ad|plet Ac|plet' Ad|plett AcBc|plibr AkMiOhli|plice Bhdh|plife AdBhNiVd|
plift Oh|pligh AbHdOd|plike BbXhYh|pline AbBc|pling Ad|plink AhXhYi|plisb AdHd|plist AbBc|plite AcBhQh|plitt Ad|plive Ab|plivi Jh|pload Ac|plock Ad|
ploft Ad|plog Ac|plogi BhMi|plol AcBc|plond AcHc|plong AdBcHcJh|plook AdBd|plosi Ad|plost Ad|plot Ad|plove AaBdOd|plow AhBdhi|plunc Adeh|plurc Te|
plyon Ad|pm AcFh|pmac ah|pmaca AhCdDh|pmack Ac|pmacr Ad|pmad AcBe|pmade Ad|pmail Ad|pmain Ad|pmake Ac|pmala AhKh|pman Ab|pmana AcMdVd|pmanc Ac|
pmara BgKhdi|pmarc AcBgGhHcMdld|pmarg AiChHiZd|pmark AhBheh|pmarr MhOdSh|pmart Ad|pmary Ac|pmass Bc|pmast Bd|pmate Acid|pmath Qh|pmaur AhHdRiTi|
pmay Ac|pmayo AdBhHh|pme AdBd|pmean Ad|pmeat AdBd|pmech Bh|pmedi MdQhWdlh|pmeet AcBcUh|pmelb AhHh|pmemb Ad|pmemo Bd|pment Ad|pmess Ab|pmeta Vh|
pmeth AhBdQh|pmetr BhYi|pmicr Bdmd|pmidd AhBdZi|pmidw Bd|pmigr AhBhgj|pmile Ac|pmilk Ac|pmind AbBc|pmint Hdai|pminu Ad|pmiss Ab|pmobi ih|pmode OcVh|
pmond AaBcHcXdad|pmone Ab|pmong Ad|pmono Ad|pmont AbBcCdHdMcTdZdehld|pmonz Ahlh|pmora Ad|pmore AbWcYdch|pmorn HdVd|pmort AcTd|pmost AdBe|pmot Ad|
pmoti AdBd|pmoul Ad|pmove AeBe|pmr Ac|pmug Ad|pmum ed|pmum' Aa|pmurd Ad|pmush AhBhXi|pmusi BeXh|pmusl AiCdlj|pmust AhZi|pmy AbCcOdPcUdmh|pmyse Bh|
pn BdCdZdlh|pnail AdBhOh|pname ClMdRcTdUg|pnan AcTd|pnan' Ah|pnand Ad|pnati lh|pnatu Wh|pnear AbFdld|pneed AbBbbc|pnega li|pneig AZTc|pneit Ac|
pneph Ad|pnetw Bd|pneve AeBd|pnew AZMcOd|pnewb AhTh|pnewc Ad|pnext AcHd|pnhs AhCdHdMjZd|pniam AhCh|pnick Aifi|pnige Ac|pnigh HdQdTdWdXdYdeigdld|
pnine AcUdbdeh|pniss AdMd|pno AeBaCcHdMdOcQdSdVdXdZcadfcgdld|pnobo Ad|pnode Ad|pnois Ad|pnon Ad|pnone AcBd|pnoon Ac|pnorm Ac|pnort Ad|pnorw HhIh|
pnot AbBeOdgd|pnote Ac|pnoth AbBbVd|pnoti Ahahci|pnov BdGhHd|pnove bh|pnow FdJdOdhd|pnowh AhHh|pnumb AbTc|pnurs BhOiQiVd|pnut Vc|pnuts Ad|pnwac AhCdDi|
po lh|pobvi Ad|pocea AiCi|pocto Gh|pof AbGhMcPhQdUdVdWdbdcdedle|poffe Yd|poffi AaMi|poh Ab|pohio Hd|poil Bd|pok Ac|pokay Ad|pold Uhld|poliv AhBhXj|
pomah Hh|pomg Ad|pon AaQgSdTdUdYdZdhd|ponce AcBd|pone AdMdOdVdYdih|pone' Ab|pones AdBc|ponio Ad|ponly ThYh|popen Bc|poper Bd|popti AcWh|por BbOd|
porga BiMh|porig Ji|poslo Bd|pothe Aa|pour mi|pout Abfc|pouts Od|poven Bhmh|pover AcYiacch|pown AcTded|powne AcBcid|poxfo Ac|pp Ac|ppack ch|ppage Ab|
ppaid Ac|ppape OdYh|ppara AgOiYh|pparc Ad|ppari HdNh|ppark Bhgh|ppart CdRhSh|ppass Aa|ppast Hh|ppati Ad|ppaul CgJd|ppay Ad|ppaym Hd|ppayr BiMh|
ppcos Ahgi|ppeck Bgbh|ppeni Akfk|ppeop AbPi|pperf AdBd|pperm Ac|ppers AbBd|ppert JhQh|ppesc AhRdhi|ppetr Ad|ppets Ad|pphoe Bh|pphon BdXh|ppick BhUhch|
pplac ad|pplai Yh|pplan Ad|pplas Oh|pplay Oc|pplea AbBd|pplot HdMibh|pplum BiOh|pplus Ac|pplym Hh|ppodc bh|ppoem Ad|ppoin Ac|ppoli BdKh|ppoll fh|
ppool Ad|ppork Bhhh|pporr ei|pport AhYhZd|pposi Bhlh|ppost HdOiTdZdch|ppota Ad|ppott AiVi|ppowe Ad|pprac Ahlh|pprat Zh|ppraw Ahfi|ppref Ab|
ppreg AhTigh|pprep Ac|ppres Aa|ppric Ad|pprim Oh|pprin Ab|ppriy AhChRiTc|pprob Ab|pprof Ac|pproj Ac|pprom Ad|ppron Ac|pproo Ad|pprop AbBb|ppros lh|
pps ah|ppsyc AdBiQi|ppub Bd|ppun Ad|ppune Hi|pput AcYd|ppyth Ab|pqa AdMd|pqant AiHdMjZd|pqual Oh|pquee Mh|pques AcYh|pquic Bdah|pquit dh|pquot Ad|
pradi AhBiViZh|prail BiVh|prain AbBcHd|prame BhCh|prang Ac|prank Ac|prath AcBhHh|pravi Ch|prd AhBc|pread BdMcOc|preal Ad|preas Ac|preci AaBd|
preco AdMd|precr Bcdh|pred Ac|predo Ad|predu AcBd|prefe Ac|prefu Ad|prega AbBded|prege Ad|prema AiSi|preme Ac|prent Ad|prepl AcBhgh|prese BhOh|
presi Bc|preso Bd|prest gh|preti AhBdOh|pretr Ad|pretu Ad|previ Ab|prhym Ad|pride Ac|prigh AbBdHd|pring BhVh|proad Ac|proas BiYheh|proll Bc|
prome AdBcHc|proof Oi|proom Ad|prosa BhCh|prota Ad|prout Ac|proya AhMh|prubb Ad|prule AcBd|prun AeBc|prunn Xiah|prust aich|psaab Bhih|psabb Ad|
psadl Ad|psafe Ad|psaid Ac|psake Bd|psala Bd|psale MiOh|psalt Ad|psame Ac|psand Cd|psant Ad|psaoi AiRh|psara Ac|psatu AcWh|psavi Ac|psaw Bd|psay AdBd|
psays AdBcRd|pscam AiBdHdUi|psche Ad|pscho AcHdTc|pscie Bh|pscot AdBcCdDcHcKdLdMd|pscri Ac|pseas AcBcZd|pseat AcYiid|pseco RcTh|psecr AcBhNhOd|
pseei Ac|psele Ac|pself AdBd|psell Bd|psend Ac|psent AcBd|psepa AhSh|psept Ad|pseri Ad|pserv Ad|psesa Aifj|psetu AdBd|pseve Bh|pshar BcTd|pshe Ad|
pshee AcOh|pshef AgHh|pshel AjBiMjbdfi|pshif Bd|pship Ad|pshoe Ac|pshoo Ad|pshop MgPddd|pshor AdHdYi|pshot Ad|pshou Ac|pshow Ac|pshut AdBc|
psian AhHdRiTd|psick Ad|pside AbBb|psigh Ac|psign Ab|psimp Ad|psinc AcOcSd|psing BeHcOdSi|psins AcTd|psiob Ch|psir AbBdCd|psist Ti|psit Ac|psite AcBd|
psitt Ad|psix Ti|psixt AiFhPh|psize AdBd|pskeg AdHdIh|psket Ad|pskim Ad|pskip eh|pslac Ad|pslee AbUc|pslig AhHi|pslim BhWi|pslow Ad|psmal BdVc|
psmel Ad|psmok Bhdh|psmud Eh|psnow Ac|pso AbBZXdgd|psobe Bhlh|psoci AhQiZd|psock Ad|psofa AcBd|psold AbOdTc|psoli BhOh|psome AZBbYe|pson AiBhTj|
pson' AjRdTj|psons Th|psoul Ad|psoup Ad|psour AiViWh|pspai AcHc|pspan Jd|pspar AeOh|pspea AaBbCdVd|pspec Qh|pspee Bd|pspel AcCh|pspli AcBd|pspoi BiYh|
pspre AhBdWj|pspri AdBiHh|psqua Ae|pst AdHd|pstaf AdBiPhUi|pstan OdXh|pstar BbHdOdUdZi|pstat Ab|pstay AcOd|pstef AhCi|pstep AhBiTi|pstic Adkh|pstif Ad|
pstil AcBdTe|pstin Ac|pston AhOhZh|pstor Ac|pstov Ad|pstra BdYi|pstre Ab|pstro Ad|pstuc Ac|pstud OiQiVcXdYdgd|pstuf AbBd|psub Od|psubj AdBd|psuch Ad|
psuck AdOd|psugg AdBd|psuit Xh|psumm Be|psund AeHd|psupe Ac|psure AcBc|psurg Ad|psurn Ad|psurv AdBhOh|psvel Ad|pswea Ac|pswee AhZh|pswim BgVieh|
pswin AhBcHh|psydn Ad|psynt Ac|ptabl AhBhXhYhai|ptaga BhKh|ptake BdOdVdXdYdgild|ptalk Ac|ptall HiUdlh|ptami AhKi|ptast AdBcXd|ptata Mi|ptaxi Adbh|
ptbh ld|ptea BhYh|pteac OhTc|pteam HdPjTcadid|ptech AcOd|pteen Ad|ptell Ab|ptemp Ad|pten Aceh|pterm Ab|pterr AhHdZhai|ptest Ac|ptexa AhHdJi|ptext Yh|
pth Admh|pthan Ch|pthat AaBd|pthe AdFcQdRdTcUbXcZhchgchdicld|pthem AdBcTd|pthen Ad|ptheo AhTi|pther AaBd|pthes Hhbi|pthey lh|pthin AcBbHdMcTdZd|
pthir AbEd|pthis AcBdXdYd|pthos Ac|pthou Ab|pthre McPi|pthri HdJh|pthro AcBd|pthum Ad|pthur Adeh|ptick Ac|ptide AcBhUd|ptill AhBbTi|
ptime AaHdLjQcVeZdbdgd|ptin Ad|pting BcHc|ptiny EiMd|ptips Ac|ptire AdBd|pto AbMdTdVd|ptoas AdBc|ptoda Bd|ptodd AjTj|ptoge Si|ptold Ad|ptom AhRhTd|
ptong Bd|ptoni Ad|ptool Ad|ptoot AiHi|ptop Ad|ptort Ui|ptowa Bd|ptoyo AhMh|ptrac AiTddhii|ptrad Ac|ptrai Wjdd|ptran Bi|ptree Ad|ptrev Ad|ptrie Ad|
ptrin BdHdJh|ptrip Ad|ptrou Bhgh|ptruc Bh|ptrue AhBdWh|ptry Ad|ptues Ad|ptuls Hi|ptund AhRiZd|ptune AhMiOh|pturn AcFi|ptwel Pi|ptwic Ad|ptwin Th|
ptwo AeHdOdWdYdcdfchc|ptypi Ad|puct AdBhQh|puk AdHeZd|pukra HdJh|pukul Ad|pum Ac|puncl Ac|punde Oc|puni Th|puniv Ad|punre AdBdFd|pup Mh|pups Ad|
pupsc di|pus Ab|pused Ad|puser Ac|puses AdBd|putc Lh|pute Ahii|pvalu Ad|pvamp Ac|pvari AiBdgeli|pvega AdHdMdOdhi|pvege Odhj|pvegg BiRh|pvers AcBcid|
pvica AhOh|pvill Bh|pviny Vh|pvisa Ac|pvoic BdXh|pvolu MdNh|pwah Ad|pwais Bd|pwait Bd|pwake Hi|pwalk BcHdWh|pwall Ad|pwalt AiHhRdTh|pwant AaBclh|
pward Ac|pware Mh|pwarh AiBdVi|pwas Ac|pwatc Ac|pwate Ac|pway Ad|pwd Ad|pwe ch|pwe'r Xh|pwe'v Bd|pwear Odgi|pwedd NiTd|pwee BcHd|pweek AbNhQcTcXcejlc|
pweir Ab|pwell Kh|pwels HdQc|pwent AbBdRd|pwest AjLhUi|pwhat AcBd|pwhee Vd|pwhen AaWh|pwher Ab|pwhic AdBdKd|pwhip BhUh|pwhit CdDhHhOdgh|pwho Uh|
pwho' Ab|pwhol Ac|pwhy Ad|pwide lh|pwido AiHdJdMdOdSlTdVdXdYdgdld|pwife CdMdRjTdUdVegdid|pwifi mh|pwind Yi|pwine Yh|pwint AcBd|pwise AdBd|
pwith AZQcTdgd|pwolf AhEi|pwoma AiOdlj|pwon' AdBaid|pwool Mh|pworc lh|pword AbBdHc|pwork AaMbTdVdeh|pwort Ac|pwrec Ad|pwrit Bd|pwron Ac|px ah|
pxero Ahah|pyear AcShVcYdbdedhdmd|pyes AbBd|pyo Ad|pyoga Ad|pyork AcBdHc|pyoru Kh|pyou AcBc|pyou' Ac|pyoun Ad|pyour AcBd|pzero Ac|pzone BcPd|
pzulu AiJdQh|s. ARBVCUDWEZFYGbHbJWKZMcNbOZPbQdRXSYTcUdVWWZXZYZZWaZbYcedZedfWgWidjdlcmc|s.^ AcHd|s0 AcBjCcDdEdFcHdIdJdKdMdNdRdVdWdXdaibcccfchbidjckeli|
s00 BiCaDcEcFnGhHcIdJbKcLcMbNcOcPbRbTdUdVaWdXdYcZaaebcccebfcgdhajblh|s000 AbCdFeGdHdLdMcOdTdUdVdWdXdZdadbdcdddedgdhdjdkhmd|
s0000 AeBjFdGhHdJbMdOcPdQdRcSdTcUdVcWcYdZdahcdihjckilc|s00000 AhBhCcEdFdHcJdKdLdMcOdPdQcRdTcUdVcWdXdYcZcbdddgdidjckjlcmh|s00000^ Ad|s0000^ BdHd|
s000^ AdBgHdki|s00^ AhCbDcFlHZJdKdLdMcOcQbRcScTbUcVdWdXdYdZdaccdddedfcgcicjdlhmd|s0^ AeUdadhh|
s@ AiCcDdEcFcGdHcJdKdLdMcNdOdPdQdRcSdTcUdVcWcXdYcZcacbdcdddedfchdidjmlcmd|s@^ AhCdFdHdMdRdTdVdXdZdfdgdhdjkkdld|
sA AhBmCjDkEkFUHlIiJkKhLhMjOaPcSYVZWbXcYdZiahdeecfVgbhaiijUkY|sA^ AjBiCkFWGcHmJhLhMiNdRiThUiVcXdYdZiahbecYdeeYfcgchdjXkc|
sa AYDcEbFdHdJdOhVhWgXhYheifgjbka|sa. AaEYHhIdJdNZPdThVbWdXbYdZdagbcddhd|sa0 AbCdDdFdGhJdKdLbNeQcWcXdYdZcbdcdfdhcic|
sa00 AZCdDdFdGiJdLdMdNeObRdTcUdVdYdZdacbdcddeed|sa000 AZCdFdGdHdLdMcOdQdTdUdVdWdXdZcacbdcdddfdgdicjdkilhmd|sa0000 AbGdHdMdQdddii|sa00000 Abkimd|sa@ Bb|
saA AYDiHbKaPeRcSeTbgejbkame|sa^ AaBZCZDWEaFZGXHWJYKcLXMaShViabfighjZkcld|saa AYCgHgQhWgkd|w! AcBaHc|w# Ad|w& AcBhHdMi|w' Aclh|w( AdBYHdTcWckh|
w) AbHcTcgd|w+ Liackh|w, ASBUCXDaEaFaGZIdJZKaLaMaNcObPcRaSZVXWZXZYWZZaVbZdZfYgZiYkblWmd|w- AbBhHdihkh|w. AaBYHaMcObTbUcVdZcccmc|w/ Ac|
w0 AcBiCbDcEcFcGhHeIcJcKcMdNdQeRdUeVdWdXdahbdccfcidjckd|w0.0 Ac|w0.00 AdBh|w00 BiCYDaEbFpGhHbIcJaKbLbMbNcObPaRaSdTcUcVaWcXcYbZZadbbcaeafagbhdidjalj|
w000 AbCdFdGdHcLdMdOdQdRdTdUdVdWdXdadbdcdddedfdgdhdjckimd|w0000 AeBiCdFdGhHcJbKdOcPdQdRcSdTcUdVcWcYcZdahcdedfcihjckilc|w0000-00-00 Ac|
w00000 AhGdTdZdadjdkimh|w000000 md|w00:00 Ad|w0:00 Ad|w: AXCcHdTchhmd|w; AdBZHdJd|w= Acaj|w? AbBZHd|
w@ AiBdCbDdEcFbGcHaIdJcKcLcMbNcOcPcQdRbScTbUcVbWbXbYcZbacbdcdddedfbgdhcicjokclbmc|w[ Ac|wa AaShTdgd|waberdeen Hh|wabout Ac|wabuja AdHd|waccording Ad|
waccount Ac|waccountant AhOi|waccounts AdBhOh|wacres Bh|wactually AdBd|wactuary AhOh|wad Ad|wadd Ac|waddress Ad|wadhd gh|wadopted AhUh|wadore Ad|
wadult Ad|wadvice Bd|waest AjHdLk|wafrikaans AhKh|wafter Ab|wagain AZBdHd|wage Fh|wagenda Ad|wagent Bh|wair Ad|wairport Ad|walice CdHh|wall AcBdMcah|
wallergic AdCd|wallergy Adfi|wallotment Vi|walternatives Ad|walto Ac|wam AbBd|wamazon Ad|wan Acaddh|wand AYBdCdGdMcNdOcRdXdYdZdcdge|wanna AbCc|
wanother Ac|wanswer Ac|wanswers Yi|wany Ad|wanyone Ac|wanything AdVdWi|wanyway AbBd|wapril Ad|warchitecture BhWh|ware AcVigh|warjun Bh|warmy Ad|
warthritis gh|was AdBcOd|washeville Hh|wasked Ab|wasking Ac|wasleep BcUd|wasthma Aigi|wat AdFdHbIhTdYdbdgc|wate BcUd|watlassian Mh|waugust AdBhGiHd|
waunt AcTc|waussie Jh|waustin Hh|waustralian Ad|wauthor Ad|wautumn AhZi|wawful Ad|waws Ahah|wb! ! Ad|wb' 0 Bhlh|wb) , AcBbTdgd|wb+ 0 AdLi|wb+ 00 kh|
wb, 0 BdHd|wb, 00 Adhh|wb, 000 Bc|wb, 0000 BdHd|wb, a Bd|wb, always BbYd|wb, and AcBXHaMcOdQcTdec|wb, any Bd|wb, at Bd|wb, biscuit BdUd|wb, both BdUd|
wb, but Bc|wb, can Bb|wb, do Bd|wb, doing BdQd|wb, even Bd|wb, fav BdZd|wb, first Bc|wb, four Th|wb, how Bd|wb, i Ba|wb, i'm Bc|wb, is AeBa|
wb, jonah BdTd|wb, mostly Bd|wb, need Bd|wb, never Bd|wb, nights BdMd|wb, no Bd|wb, now Bd|wb, one Bd|wb, parents Bd|wb, plan Bd|wb, please Bd|
wb, so AbBRHaJdLcMdOdTcXcecgdhc|wb, that's Bd|wb, the Bb|wb, then eh|wb, two AdTd|wb, what AeBc|wb, what's Bd|wb, which Bc|wb, who Bc|wb, with Bc|
wb, you Bd|wb- - AdBdHd|wb- 0000 Bhkh|wb/ them Bhlh|wb0 ' Ahlh|wb0 , AZBgHcMdQdacddhhlc|wb0 . Ad|wb0 am Ad|wb0 and Md|wb0 every AdBded|wb0 in AdBeid|
wb0 pm Ad|wb0 rd AcGc|wb0 so Gh|wb0 th Bh|wb0 with Ad|wb0 x Ad|wb0 years Bj|wb00 % Ad|wb00 , CbDcEdFlJcKdLdMcOcRdSbTaUdVdWdXdYdZdabcdedfdgdhbmc|
wb00 . AjBcFkHdld|wb00 and BiFjMdRdgdje|wb00 at AcBdQd|wb00 december AhGild|wb00 feet Bh|wb00 hour Fd|wb00 hours Ad|wb00 i Aclh|wb00 info Ad|
wb00 is AiFi|wb00 k Ac|wb00 kg lh|wb00 now ld|wb00 october Ai|wb00 on BcFhTd|wb00 people AcFd|wb00 th BcFd|wb00 too Ad|wb00 with AhFh|wb00 years Adld|
wb00 yrs AcFc|wb000 - Bhkh|wb000 000 kh|wb000 0000 id|wb000 cm Bdli|wb000 on Ad|wb000 that Biii|wb0000 , AeBhGhHdJdMcai|wb0000 000 Bd|wb0000 and Ad|
wb0000 transit Ahih|wb0000-00-00 00:00 Ac|wb00000 000000 mc|wb000000 if Bhkh|wb: 0 Bhhh|wb@ and jh|wb@ as jh|wb@ or Ahjh|wb@ that's Ahjh|wb@ tz Ad|
wb[ 0000-00-00 Ad|wba 00 Ohah|wba 0000 Bc|wba bakery AdBcMd|wba big Bd|wba chef Ri|wba choir Vh|wba living BhOh|wba long Bd|wba small Bd|
wba teacher Rh|wba team AdPc|wba vet BdRd|wba wheelchair gh|wba widower AhSh|wbaby Th|wbaccording to Ad|wbaccount of Ad|wback's Ad|wbackend Ad|
wbacon Ad|wbactually , Bd|wbad gh|wbadhd , Ad|wbadly Kh|wbadopted a AhUh|wbaest , AiLi|wbagain , AcBd|wbagain . Ad|wbage , Ad|wbaker Ad|wbakery Oi|
wbalice , Ad|wball day BdMd|wball of Bd|wballergic since Ac|wballergy , AcBd|wbalogun Dh|wbalto in Ad|wbam , Ad|wbam a AdOd|wbam i Ad|
wban accountant Ad|wban email BhXi|wban hour Ad|wban old Bc|wband , Bdfd|wband AdMdVh|wband a MdTd|wband bred Ad|wband can't Jh|wband english Bd|
wband four BdTd|wband i BWOcRcld|wband i'm BaTd|wband i've Bd|wband its BiRi|wband my BZFdTcVdYced|wband nobody BhDhQi|wband one Bd|wband we Bb|
wband we're Bd|wbank Mi|wbanswer , AdBd|wbanswer first BhYh|wbanswer in Ac|wbanything but Ad|wbanything with Bd|wbanyway , Ac|wbapp called AhBd|
wbapp in Bhbg|wbapp is Ad|wbarista Oh|wbarry's Zh|wbartholomew Ad|wbarty AhEh|wbas a AdBd|wbas dr Yh|wbas well Bd|wbased AdBiHh|wbasically BdHdMh|
wbasked for Ad|wbasleep , BcUd|wbass Ah|wbassistant , Ad|wbasthma , gh|wbat 0 Bd|wbat 00 AcBd|wbat a Bc|wbat aldi Mh|wbat home Ah|wbat monzo Ai|
wbat night Nh|wbat tesco Ad|wbat the Be|wbattery Bdid|wbaugust , Ad|wbautumn , AiZi|wbback . AdBhWi|wbback in Bd|wbback then Bd|wbback when Ad|
wbbakery , AcBdMd|wbbakery i AgBhMh|wbbakery in AiMiOi|wbband and BhVh|wbband is Ac|wbbank , AdBi|wbbank with lh|wbbased , BiHjMh|wbbased in Bd|
wbbass in Ah|wbbeen a Ad|wbbeen with Ac|wbbees , Ac|wbbefore i'm Bhdh|wbbeing a Ahhh|wbbeing called AhWh|wbbeing my Bd|wbbell ringing AhVh|wbbest , Ad|
wbbetter , Ad|wbbex , AhEi|wbbig fan Ad|wbbio , Ad|wbbirch pollen fh|wbbirding , AiBhVi|wbbiscuit , Ui|wbblue cheese Xh|wbbob , Ad|wbboiler is Ad|
wbbooks , Yh|wbboring but Ad|wbborn 00 Ad|wbborn and Ad|wbboss is Ab|wbboston , AcHc|wbbought a Ad|wbbreakfast , Bhehhh|wbbred in Bd|wbbrompton , Ahih|
wbbrother , Ad|wbbrother to AhTh|wbbrother works AcTc|wbbrutalist architecture AhWi|wbbtw , Fd|wbbuilding a Ac|wbbut i Bd|wbby christmas Bhdh|
wbby the Ci|wbcall me Bd|wbcamper , Ahdh|wbcan you Bd|wbcan't do Ai|wbcan't stand Ji|wbcan't think Ad|wbcanada , Ad|wbcar , AdBdid|wbcare home Ac|
wbcareful with Ad|wbcat , AcUc|wbcats , Ahfi|wbcats and Ui|wbcell is Ad|wbcelsius , AiCdYi|wbcentral , HdLiZd|wbcharacter is AcTd|wbchef , Ad|
wbchoir and Vh|wbchristmas , Ac|wbclean offices Oh|wbcode , Yh|wbcode at Ac|wbcode in Ac|wbcode is AhBdmh|wbcoffee , AcXc|wbcold showers Ad|
wbcollect vinyl Vh|wbcompany is Ad|wbconsole . Ad|wbcork , Jd|wbcorrect my AhXgYh|wbcouncil , AhMh|wbcrowds , AhXi|wbcroydon , AiHj|wbdad , AdTd|
wbdairy , Bhhi|wbday and BdMd|wbday so Gh|wbdear sir Ad|wbdebt free dh|wbdecided to Ad|wbdentist and BhOh|wbdeposit on Bd|wbdeveloper , Ad|
wbdiabetic , Ad|wbdiagnosed at Ad|wbdivorced , Si|wbdivorced so Sh|wbdm , Ad|wbdo my BhXh|wbdoctor , Ac|wbdog , AbBh|wbdog at Ad|wbdog bites Ad|
wbdoing a Ac|wbdoing the Ad|wbdon't drink Aihh|wbdon't give Ad|wbdon't trust Ad|wbdown , Ac|wbdown the AjBd|wbdrink , Bhhh|wbdrive a Ac|wbdry , BhYh|
wbdubai , AdHd|wbdue in bd|wbdurham , Hh|wbe AbBc|wbeach Ac|wbeagle Uh|wbean Ad|wbear Ad|wbeaster , Ac|wbeastern time Ad|wbeats Ad|wbed Hdeh|
wbeef Aihj|wbeen AaBc|wbees Vhfh|wbefore Bgei|wbegg , Ad|wbeggs , Ad|wbeginner Ad|wbeing Bchh|wbelfast AhHh|wbelixir , Bhah|wbell AhVh|wbella , RdTh|
wbemployer , Ad|wbengaged to AhSh|wbengineer , AdBd|wbenglish , Bc|wbenglish . AdKd|wbenough , AdKh|wbepilepsy , gh|wberlin Ab|wbesides Ad|wbest Ab|
wbetter AbBd|wbetween Mh|wbever , AdBdYd|wbevery day ei|wbevery time Bd|wbeverything , AdBd|wbeverything to Aici|wbeverywhere , Bd|wbex AhCiEiHdVd|
wbexplain the Ad|wbeyes , Aclh|wbf , CdHdli|wbfailed its id|wbfamily of Ti|wbfan of BdXh|wbfarm outside AgOh|wbfav season Ad|wbfavourite , Ad|
wbfiesta , AhMdii|wbfine , AdCh|wbfirst , AdBdKcMe|wbfirst name AhCh|wbfirst time Ad|wbfish , AiViag|wbfive , AdTi|wbflat in Be|wbfluent in Ad|
wbflying , AhXi|wbfor a AcMibdeb|wbfor about Bi|wbfor everything Bcad|wbfor me hi|wbfor my AdHd|wbfor the eh|wbform , AdBd|wbforward , Ad|
wbfour kids Ah|wbfour of Ph|wbfour times Ad|wbfree , Bdhd|wbfrench , AhYh|wbfriday , Ad|wbfriend , Ad|wbfrom bristol Bd|wbfrom now AdBjYj|
wbfrom the Vc|wbfun things Ad|wbfyi , Ad|wbgift ideas Ac|wbginger in AhWi|wbgirlfriend and AhRh|wbgirlfriend is AhBdRhTd|wbgit commit Ad|
wbglasgow , AdHd|wbgluten free Ad|wbgo , Bh|wbgo to Qi|wbgo with AcBdcd|wbgod help Ad|wbgood , Hh|wbgood morning Ad|wbgot 0 Ud|wbgot a Ab|
wbgot into Bd|wbgot the Ad|wbgrade science Mg|wbgreen , Ac|wbgrew up Ad|wbhalal , Ad|wbhalal only Aihi|wbhalf elf Ad|wbhalloween , Ad|wbhanded in AdBh|
wbhate mondays Ad|wbhate the Ac|wbhaving 0 BdOd|wbhead in Ad|wbheads up Ac|wbhello , Ac|wbhere , AcVdld|wbhere in Bd|wbhere so Bh|wbhey hey Ad|
wbhi , Ac|wbhiya , Ac|wbhome , AdHhhd|wbhome in Bi|wbhorror films AhXh|wbhorses , Ahfi|wbhospital , Ac|wbhour , Ad|wbhouse , AdBd|wbhouse deposit Aidh|
wbhouse is Acbd|wbhusband's a Th|wbhyderabad for AhHi|wbhygienist , BiOi|wbi can't Ad|wbi don't Bd|wbi make Bd|wbi own BhMh|wbi said Bd|wbi'm 00 Ad|
wbi'm a Bd|wbi'm divorced Sh|wbi'm off Bd|wbi've a AhVi|wbi've been AdVd|wbi've got Ad|wbif you Bijh|wbife , ChHdRd|wbig WdXd|wbihar Ad|wbike id|
wbin , Bc|wbin 0000 Ad|wbin a AiBdHdVi|wbin august Ad|wbin boston Bd|wbin hackney Hi|wbin harare Ad|wbin infosys Mh|wbin it Bb|wbin july mh|
wbin june Bc|wbin lagos AhJi|wbin latex Ahah|wbin leicester Jh|wbin leith Bc|wbin logistics AhMi|wbin my Ah|wbin oslo Bd|wbin payroll Bi|
wbin portuguese AhYh|wbin pune Hh|wbin the AX|wbin this Bc|wbin with Ad|wbinbox is Ad|wbinsert into Ac|wbinto the Ac|wbintolerant , Bd|wbintro for Ad|
wbinverness , AiHi|wbio Ac|wbiology Ac|wbipolar AhBdgi|wbirch fh|wbirding AiBhVi|wbirish , AdBh|wbirth Ad|wbirthday's AcTd|wbiryani AhWi|
wbis 0000 Bhmh|wbis a BcTdfh|wbis basically Bd|wbis called Ud|wbis fine BhCh|wbis in Bc|wbis killing Bd|wbis my Vh|wbis on Bc|wbis the BbZd|
wbiscuit HdUj|wbist , AiHdLjZd|wbit , AcBc|wbit AbBdMd|wbit at kh|wbitalian , Ad|wbjanuary , Ac|wbjanuary and Ad|wbjargon , BhXh|wbjargon is Ac|
wbjob , BdMc|wbjob's in Mh|wbjollof , AhZi|wbjonah , AhTi|wbjune , AcHd|wbjust got Rh|wbk and Ad|wbkeep bees AhVh|wbkeep in Ac|wbkeep the Ad|
wbkeeping the Ahch|wbkg , Bhlh|wbkid , Th|wbkid i Ad|wbkids , Accd|wbkids and Bd|wbkids of BhTi|wbkids these AcTd|wbkilos and lh|wbkind regards Ad|
wbkiwi and Jdfh|wbknees are gh|wbknit , AhVi|wbkotlin , Ahai|wblagos to Ac|wblandlord , Ad|wblast week Bi|wblast year Bigh|wblatex , Ahfi|
wblawyer , AcOd|wblearn to dh|wblearning to Ac|wbleeds . Ji|wbleft handed Ahlh|wblife , Ad|wblike my Yi|wblinguistics , Ad|wblist , Ad|
wbliterally , Ad|wblive in Hh|wblived in Ad|wblives with BhTh|wbliving , BhOh|wbliving in Jh|wblocked Ad|wblogin page Ad|wblogistics , BiMi|wbloke Ad|
wblong haul AhBd|wblong story Ad|wblood AbBh|wblook after Ad|wblooking at AhBdVhWh|wblow impact Ac|wblunch , Bheh|wbm 0 Ad|wbmaking a Ac|wbman , AdBd|
wbmarathon , Bhdh|wbmarch , Ad|wbmarried , Sh|wbmaths , AhQh|wbmaths at BhOh|wbmaths teacher AdOd|wbmay . AdHd|wbme better Xh|wbmember since Ad|
wbmetric , BhYh|wbmetric and AdBd|wbmidwife and AhOh|wbmine , Ad|wbmonday , Ad|wbmoney , Ad|wbmonth , Ad|wbmonty , Ad|wbmore than BcWd|wbmorning ! Ac|
wbmorning and Bheh|wbmortgage , AdTd|wbmot on Ad|wbmother tongue AcTd|wbmoved from Ad|wbmr balogun Ad|wbmum , AiTh|wbmum of Ad|wbmum says Ad|
wbmum to Aded|wbmusicals , BdXh|wbmy blood Ahmh|wbmy cousin Mh|wbmy fiance Rh|wbmy mother Bd|wbmy notice ci|wbmy one BhTh|wbmy son Ac|wbmy spare Bd|
wbmy team Ad|wbname is AdCdRd|wbname's spelt Ch|wbnan and AdTd|wbnarrow , Ad|wbnarrowboat , Ad|wbnative , Bh|wbneeds a Bcbc|wbneighbour has Ad|
wbneighbour's a Ad|wbnhs , AhMi|wbniamh , AhCh|wbnigeria , Ac|wbnight and Ad|wbnight shifts Ad|wbnights , Ab|wbnights and AdBd|wbnights at AhBdMiOd|
wbnine at Bi|wbno , AbYd|wbno emojis AhYh|wbno gym Ad|wbno more ch|wbno no Ad|wbno that's Ad|wbnode examples Ad|wbnote to Ad|wbnotes , BhXh|
wbnothing , Ad|wbnovel is Aibi|wbnow , BcOdhd|wbnow and Hg|wbnumbers , eh|wbnurse and AdOd|wbnuts , Ad|wbo negative lh|wbob Ad|wboctober , Ac|
wbof 00 BdOd|wbof a Oh|wbof all Bd|wbof four Th|wbof horror Xh|wbof them Bd|wbof this Bd|wboff , Ad|wboffice is Ad|wboffices at Oh|wboh and Ad|
wboh i Ad|wbok so Ad|wbold and BhFh|wbolives are AiXi|wbolives in Ac|wbollywood AiBdWi|wbon , Bd|wbon 0 Bd|wbon a Oh|wbon an Bhah|wbon friday Bc|
wbon her Bd|wbon monday Mh|wbon my Bd|wbon paper BdCd|wbon saturday Bc|wbon the AdVhedmc|wbone , AcTh|wbone of Ad|wbone who Ac|wbones , AdBc|
wbonly please BhYi|wbook Ad|wbooking AcMd|wbooks AcBiYh|wboots Ad|wboption b Ad|wborders , Bd|wbored Ad|wboriginally but BiJi|wboring Ad|wborn Ac|
wboslo , Bd|wboss Rclh|wboston Ad|wbottom Ad|wbought Ad|wbouldering AiVj|wbout for Bcfc|wbout of Bd|wboven , mh|wbover everything Bd|wbown bakery Bd|
wboy Ad|wboyfriend's AiRjTd|wboys Th|wbpaper . AdBd|wbparalegal at Ah|wbparamedic and Ah|wbparents won't AdTd|wbparrot called Ad|wbpart time Ad|
wbpaste code Ad|wbpatient is Ad|wbpeople , Xh|wbplay the AhVh|wbplease , Ad|wbplumber , AcOd|wbpolish , AhJd|wbpollen , fh|wbprefer short Ad|
wbpregnant , Bhgh|wbpriyanka , AhCh|wbps 0 ah|wbrain . Ad|wbrazilian Jh|wbrd of AhBd|wbread all Ac|wbread these Ac|wbreading a Ac|wbreading dune Ad|
wbreading is AhHh|wbreakfast Bhehhh|wbregards , Ab|wbrent a Ab|wbretire at Ai|wbretired , AhOh|wbrevision timetable Ac|wbridge Ad|wbright , Ac|
wbright so Ad|wbrings Bdfd|wbristol BhHh|wbritish Yh|wbroad , Ad|wbroke Ad|wbrompton Ahih|wbrother AhTh|wbrother's AiTh|wbrubbish , Ad|wbrun my AdMd|
wbrun the Ac|wbruns on Bd|wbrust and Adad|wbrust at Ahah|wbrutalist AhWi|wbsadly , Ad|wbsam , AdCd|wbsaturday , Bc|wbsaving for Ad|wbsaving up Ad|
wbsays the BdRd|wbschool , Ad|wbschool in Ac|wbscience , Bh|wbscottish , Cd|wbsecond hand BdMi|wbsecond paragraph Ad|wbsecond version Ad|
wbsecond year Bd|wbselect name Ad|wbsend the Ac|wbseven , BhTh|wbshellfish , Ahfh|wbshoe size Ad|wbshop , Bc|wbshop on Ac|wbshopping list Ad|
wbshort answers AhBd|wbshorter . Ad|wbsince 0000 Mh|wbsince lockdown hd|wbsince my gh|wbsince the Bb|wbsins , Ac|wbsir , AbBd|wbsister in Ad|
wbsix months Ad|wbsix of AcTd|wbsix years Ac|wbsize is Ad|wbskip the Wh|wbsligo , AhHi|wbsmoking , Bichdh|wbsmudge , Eh|wbson is AhBgTi|wbspare key Ae|
wbspreadsheet , Ad|wbspring , Ad|wbsquad , Ad|wbstack is Ad|wbstand up BhVh|wbstarted at Ac|wbstats module Ad|wbstay at Ad|wbstaying in Ad|
wbstick it Bhkh|wbstory , Yh|wbstraight , AhYi|wbstudent , AhBhOiQh|wbsuch a Ad|wbsucker for AdOd|wbsuit me Xh|wbsurname's nwachukwu Ad|
wbswim at Bhdieh|wbswimming , BhVi|wbtake a Ad|wbtamil , AiKi|wbtea at Ad|wbteach year AhOh|wbteacher , Oh|wbteam , Ac|wbteam of Ph|wbterm , Qh|
wbterraform for Ah|wbterry pratchett Zh|wbthat , Ad|wbthat the Acmc|wbthat's the Ad|wbthe baby Td|wbthe bakery AgMh|wbthe booking Ac|wbthe books Ac|
wbthe cure AiZi|wbthe dentist Ac|wbthe heat Ai|wbthe kids AdTd|wbthe lease ch|wbthe market Aheh|wbthe name Ch|wbthe nhs Mh|wbthe night Bd|
wbthe school Ac|wbthe second Bc|wbthe village BhVh|wbthem , Ac|wbthem with Ad|wbthen the AdBh|wbthere , AdBd|wbthere are Ad|wbthere's a Ac|
wbthere's four Pi|wbthese days BiHh|wbthey / Bhlh|wbthing , Ad|wbthree , Ad|wbthree weeks Ad|wbthree years Ad|wbthrough a Bd|wbthursday , Ad|
wbtime , Ad|wbtime and Li|wbtime i Bd|wbtimezone is Ad|wbtiny , AhEi|wbto cats Bhfh|wbto go AdBdcd|wbto leave Bh|wbto leeds BdHe|wbto me BbYb|
wbto penicillin Bdfd|wbto shellfish Bhfh|wbto the AhBd|wbtraining for Ac|wbtrains , AiWi|wbtrinidad , AhJh|wbtunde , RiTgZd|wbturned 00 Fi|wbtw ChFd|
wbtwenty years Ad|wbtwin sister Ad|wbtwo bed Ad|wbtwo goats Ad|wbtwo rabbits Bd|wbtwo teenagers AhTh|wbtwo years hd|wbtype 0 gh|wbudget Ac|wbudgie Uh|
wbug AdBd|wbuild AhMi|wbuilding Aa|wbum i'm Ad|wbunder the AhBd|wbup , AcBc|wbup a Ac|wbup for Vh|wbus , BdPd|wbused to Ad|wbuser . Ae|wbuses Ah|
wbusiness Ad|wbut AcBb|wbutter Ad|wbvalues ( Ad|wbveg household Bhhh|wbvegan , hh|wbvegan and Bh|wbvegan now AdBdhd|wbvegan since Ahhh|
wbvegetarian , Ahhi|wbvery much Ad|wbvet in Od|wbvoice notes BdXh|wbvolunteer at Ad|wbwant to Ad|wbwants the lh|wbwd 00 Ad|
wbwedding photography AhBdNh|wbwee ones AdTd|wbweek , Ac|wbweekend and Ad|wbweekends are Ad|wbweeks , Bc|wbwell , Ac|wbwelsh , JhKc|wbwhen you BiYj|
wbwhenever you Wh|wbwhich is BdKd|wbwidowed , Sh|wbwidower , AhBhSi|wbwife and AcRd|wbwifi is Ab|wbwindow seat Yh|wbwith / Bd|wbwith a Bidh|
wbwith me BiWi|wbwith my BhMh|wbwith postgres ch|wbwith the AdBdNhVd|wbwoman with Acld|wbwon't let BdTe|wbwoolworths , Mh|wbword . Ad|wbwork at Ad|
wbwork for AbMc|wbwork nights Aheh|wbwriting a Ac|wby AcSdVddh|wbyear , AbQd|wbyear 00 BhQh|wbyear at BdQd|wbyear is Ad|wbyear law Qh|wbyear old Fh|
wbyears , Ad|wbyes , Ac|wbyork . AdHc|wb  AdBcHdMeReTdZefelemd|wc Ac|wcab Ad|wcake AcBd|wcalgary Hh|wcall Bd|wcalled AjRhUhbj|wcalling bh|
wcalls AdXh|wcamper dh|wcamping Xi|wcan AcBcld|wcan't AdJi|wcanada Ad|wcapital Ad|wcaptain Vh|wcar Ac|wcaravan AiIhTdii|wcard Ac|wcare Ac|wcareful Ad|
wcaretaker AhBdOh|wcat Uh|wcats AhTdfi|wcell Ad|wcelsius AiCdYj|wcentral HdLiZd|wceo Ad|wchain Mh|wchapter AdBd|wcharacter AcTd|wcharge Ad|
wcheese AdXh|wchef Rh|wchem AhBhQhZi|wchemistry Ad|wchicago AdHd|wchicken Ad|wchickpeas Ad|wchild Ac|wchildren Ad|wchoice Ad|wchoir BhVh|wchooks AhUh|
wchords Ad|wchose Ad|wchristmas HdXi|wchurch Ad|wcircular Ad|wcity Ab|wcivil Sh|wclass AbBd|wclient Ac|wclinic AiMh|wclock Ad|wcloses Bd|wclothes Ad|
wclub NhOd|wcm li|wcode Yi|wcoeliac gh|wcoffee Yhfd|wcold Ac|wcolleague Ad|wcollect Vh|wcollege Ac|wcolour Td|wcome Bd|wcomes AdBcgd|wcoming Ac|
wcomma Oh|wcomments Yh|wcommerce Qh|wcompany Ac|wconcrete Ad|wconsole Ad|wconst Ae|wcontact Ad|wcook AdBh|wcooking Ac|wcoriander AhBhOdXk|wcorolla ih|
wcorrect AhXgYh|wcorrection Ad|wcosy Yh|wcouncil AiMi|wcounty AhHh|wcourse Ad|wcousin AcTc|wcoworker Ad|wcrashes Bc|wcrew Bd|wcringe Ad|wcrochet AiVj|
wcrowds AhXi|wcsv Ad|wcure BiZi|wcustomer Ad|wcv Ac|wcycle Aheh|wd Ad|wdad's IhTd|wdaft Ad|wdaily Ad|wdamp Ad|wdancer Ad|wdarwin AhHh|wdating Ac|
wdaughter AiTj|wdaughter's AjTi|wday AbGhMd|wdays Ac|wde Ad|wdead Ad|wdear Ac|wdebt dh|wdecade Ad|wdecember BhGhld|wdecided AaBdcd|wdecision Ad|
wdeclan AhRh|wdeepak Ad|wdell Ad|wdeloitte Ac|wdelve AiXi|wdementia Th|wdentist Ac|wdeposit di|wdepot Bh|wderby AhHh|wdes AhHdRi|wdesk Oh|
wdesmond AiHdRhTh|wdetective Ad|wdev Ch|wdeveloper Ad|wdiabetes Ad|wdiabetic Ac|wdidn't Ad|wdie Bd|wdied AdBd|wdiesel AdBd|wdiet Udhh|wdifferent Ad|
wdinner Ad|wdirect BhYh|wdivorced AhSj|wdiwali HeZh|wdizzy Ad|wdjango Ahah|wdm Ad|wdmv Ad|wdo Vd|wdob Ad|wdocker Ad|wdoctor's Ad|wdodgy Ahgh|wdog AdXh|
wdog's AiUi|wdogs Ad|wdoing Qd|wdon't hh|wdonate Aheh|wdone Ac|wdonegal Ad|wdouble Ad|wdown Bcmh|wdr AdHd|wdraft Ac|wdrink Bihh|wdriver Ad|wdrops Bd|
wdrummer AdOd|wdry AcYh|wdubai Ad|wdubbo AhHh|wdublin Hh|wdue bd|wdune Ad|wdurban HiJd|wdurham Hh|wdying Ad|weaster Ac|weastern CdLi|weat HdLi|
weating Bd|weats BiUh|wecho Ae|weczema gh|weditor Adah|wegg Ad|weither Ad|welder Th|welectrician AhOi|weleven Ph|welixir Biah|wella RdTh|wemacs ah|
wemails AhBdYh|wemojis BhYi|wemployed Ad|wemployer Ac|wend Ad|wending Ad|wengaged AhSi|wengineer Ac|wengineering AdOd|wenglish AdHdJb|wenough AdKh|
wenugu AiHiJh|wepilepsy gh|wepipen Ad|werror Ad|west Be|weurope AdHd|weven Ac|wevenings Ab|wever AbBd|wevery AaMdeh|weveryone AbBdChXd|
weverything AdBcVd|weverywhere Adeh|wex AcBcRdTd|wexam Ac|wexamples Bd|wexcel Bd|wexcuse Ad|wexpecting AjTj|wexplain Ab|wextension Aibi|weyes Aclh|
wf CdHdli|wfags Ad|wfailed AdBdid|wfan AdBc|wfarm AiMhOh|wfather AcTd|wfav AdBd|wfavourite AaBd|wfeb BhFeGiHddh|wfeel Ad|wfeet Ac|wfella AiRi|
wfence Ad|wferguson Ad|wfiance AjRj|wfiesta Mdii|wfifteen Ad|wfile Ad|wfilms BhXh|wfinal Ad|wfinally Ad|wfind Ad|wfine AcCh|wfinished Ad|wfirm Ac|
wfirst AcBdMd|wfish Vhfb|wfix Oh|wfixed Ad|wflat Md|wflatmate's Ac|wflight Ad|wflorist Oh|wflu Ad|wfluent BhKi|wflutter AiBdHdah|wflyer Ad|wflying Xi|
wfont Ad|wfootball AiXi|wfooter Ad|wfor AbTdYdZdgeld|wforever Ad|wforget Ac|wform Aa|wforty Ad|wforward Ac|wfour Ti|wfourth Ac|wfoxes Ad|wfree Achh|
wfremantle AhHh|wfrench JdYh|wfriday Ac|wfridays Ac|wfridge Ad|wfriend Ab|wfriend's Ac|wfriends Ad|wfrom AZCdHdOcYh|wfry Ad|wfun Ac|wfunction Ad|
wfuse Ad|wfyi Ac|wgaelic Ad|wgames Wh|wgarden BdMd|wgarlic AcXd|wgcses HdQi|wgeelong AhHhVh|wgentle Ad|wgerman AdJc|wget Bc|wgets BdUd|wgetting BcVd|
wgift ChHd|wginger AhWi|wgirl Ad|wgirlfriend AiBdRiTd|wgirls Bi|wgit Ad|wgive Bd|wgiven Bd|wgives Ad|wglasgow Ad|wglaswegian Jh|wgluten Ahfihh|
wgmt HdLi|wgo AdOdQh|wgoal Ab|wgoat AiUi|wgoats Bd|wgod Ac|wgodot ah|wgoes Acgdmh|wgoing Aa|wgolf ih|wgone Ab|wgood Aa|wgoogle AbBd|wgot AcBcUd|
wgp BhTh|wgrace AcHd|wgrade AhOh|wgraduate Ad|wgran AdTd|wgrand Ad|wgranddaughter's AjTj|wgrandmother Ad|wgreat BhYh|wgreek Kh|wgreen lh|
wgreggs AjHdMhNi|wgrew Ad|wgreyhound AhBdUh|wgreyhounds Bd|wgyms BhWh|whad Ad|whaha Ad|whaiku BhVh|whair lh|whalal AhBhhj|whalf Ad|whalifax AhHi|
whall Ac|whalloween AcBc|whammer Bd|whanded AdBili|whands Ad|whangs Bdmd|whappily AdSd|whappy Ad|wharare AhHdJi|wharbour Ad|whard Ac|whas BdTd|
whate OdVdWhed|whates Ad|whave BcUd|whaven't Ac|whaving Od|whe's Ac|wheadache Ad|wheads Ac|whealth BiMh|wheart Bd|whelen Telh|whello Ab|whens AiUifd|
wher Bd|where ChVcge|whey Ab|whi Ab|whiking BhVh|whilarious Ad|whilux Aiii|whim Bd|whimself Ri|whindi AhKh|whindu Cdhdlh|whip Ahgh|whis Bd|
whistory BiQi|whives Ad|whiya Ab|whmrc Ad|whobart AhHh|whobby Ad|wholidays Ad|whome AdHhhd|whomeschool Bhch|whonda Ahih|whonestly Ac|whorror Xi|
whorse Ad|whorses Ahfi|whospital BeYd|whour Ab|whours Ad|whouse Ad|whousehold AcBd|whr Ad|whuge Yh|whuman Ad|whungry Ad|whurling AiZi|whusband Td|
whustle Ad|whyderabad AhHi|wi AbHcNdgd|wi'd Ad|wi'm AbSgTdid|wi've AcBcUd|wibadan Ad|widea AdBd|wideas AcBc|wif Adjh|wife ChHdRd|willustrator BhOh|
win AeCdIiOdQhUdXdZdee|winbox Ad|winfected Ad|winfo Ad|winformal Bh|winfosys AhHdMj|winsert Ac|winsomnia gh|winspector Oh|winsurance Ad|winto Vh|
wintro Ad|winverness AhHi|winvoice Ad|wirish AhJhYd|wiron Ad|wis AcKhQcRdbccidd|wisland Ac|wisn't BhRh|wist AiHdLjZd|wit AcHdXdkh|wit's AeBdHh|
witalian JcZd|wits Ad|wjanuary AbMdQd|wjargon BhXh|wjazz Wiih|wjob AcMdOh|wjobs BhMh|wjohn AcCd|wjoint Ad|wjoke Bd|wjollof AhZi|wjonah Th|wjos HdJh|
wjudge AhOh|wjuly Hd|wjune AaHc|wjunior AhOh|wjust Ad|wk BeWh|wkaren Bh|wkeane AiBdCdDh|wkeep OdUhed|wkeeping Ahch|wkeeps AcUh|wkelpie Uh|
wkerala AcHbJhTd|wkerry AhJi|wketo Ahhi|wkevin Ad|wkey Ad|wkeys Ad|wkg Bhlh|wkid Th|wkids TiYd|wkilos lh|wkind Ac|wkindle Acah|wkiwi Jhfh|wknees Bhgj|
wknit AiVj|wknow Ac|wknows Bd|wkochi BhMh|wkotlin Ahai|wlactose hh|wlady Ad|wlagos Jh|wland Oh|wlandlord Ab|wlanguage Ad|wlanguages Ad|wlaptop Ad|
wlast Acgh|wlate Ac|wlater AdEd|wlatex fi|wlaw Ad|wlaws Ad|wlawyer Ad|wleader Bd|wleaflet Ad|wlearn dh|wlearning Vhdi|wleave Ab|wleeds BdMd|
wleft HdOdlh|wleg Fd|wlegal Ad|wlegs gh|wleicester Ah|wleith Hhdd|wlength Ad|wlet Ac|wlet's Ad|wletter AcBc|wlevel Ad|wlibrary AhBhMi|wlicence Bhdh|
wlife Bd|wlight AcBcHd|wlike BbXhYh|wline AcBd|wlinguistics Ad|wlisbon AdHd|wlist AbBc|wliterally Ad|wliterature BhQh|wlittle Ad|wlive Ab|wlived Ac|
wliving Jh|wload Ad|wlocker Ac|wloft Ad|wlog Ac|wlogin Ad|wlogistics BiMi|wlol AcBc|wlondon AcHc|wlong AcBbHd|wlongreach Jh|wlook Ab|wlooking AhBdVgWh|
wlosing Ad|wlost Ad|wlot Ad|wlove AcBd|wloves Ac|wlow AhBdhi|wlunch Adeh|wlyon Ad|wm AcFh|wmac ah|wmackerel Ac|wmad AcBe|wmade Ad|wmail Ad|wmain Ad|
wmake AdBd|wmalay AhKh|wman Ab|wmanager Ab|wmanchester Ac|wmarathon Bidi|wmarch AcGhHc|wmarcus Bh|wmargate AhHi|wmarket eh|wmarketing BhMi|
wmarried AdOdSh|wmary Ac|wmate Xh|wmates Ad|wmaths Qh|wmaureen AhHdRiTi|wmay Ac|wmayo AdBhHh|wme AdBd|wmeals Ad|wmean Ad|wmeat AdBd|wmedical Ad|
wmeet Uh|wmeeting Ac|wmelbourne AhHh|wmember Ad|wmemo Ad|wmetal Vh|wmetric BhYi|wmicrowave Bdmd|wmiddlemarch AhBdZi|wmidwife Bd|wmigraines AhBhgj|
wmiles Ad|wmilk Ac|wmind AcBc|wmint Hdai|wmiss Ad|wmissing Ad|wmodel OcVh|wmonday Acad|wmondays AcBcXd|wmoney Ab|wmongo Ad|wmonologue Ad|wmonth Ad|
wmonths Ac|wmonzo Ahlh|wmore AbWcYdch|wmorning AaVd|wmornings Xh|wmortgage AdTd|wmost Ac|wmot Ad|wmother Bc|wmotion Bd|wmould Ad|wmr Ac|wmug Ad|
wmum ed|wmum's Aa|wmushrooms AhBhXi|wmusic Ad|wmusicals BdXh|wmuslim AiCdlj|wmustard AiZi|wmy AbCcOdPcUdmh|wmyself Bh|wn BdCdZdlh|wnails AdBhOh|
wname AbChRd|wname's AiCk|wnamed Uh|wnan AcTd|wnan's Ah|wnando's Ad|wnarrow Ad|wnative Ad|wnearly AdBd|wneeds AcBcbc|wnegative li|wneighbour Ac|
wneighbour's AbTd|wneighbours Ad|wneither Ac|wnetwork Bd|wnever AeBd|wnew AZMcOd|wnewborn AhTh|wnewcastle Ad|wnext AcHd|wnhs AhCdHdMjZd|wniamh AhCh|
wnigeria Ac|wnight Nh|wnightmare Ad|wnights ehgd|wnine AdUdbdeh|wnissan AdMd|wno AeBaCcHdMdOcQdSdVdXdZcadfcgdld|wnobody Ad|wnode Ad|wnon Ad|wnone AcBd|
wnoon Ac|wnormal Ac|wnorth Ad|wnorwich AhBgHhIh|wnot AbBeOdgd|wnote Ac|wnotes Xh|wnothing AbBbVd|wnotice ci|wnov BdGhHd|wnovel bi|wnow FdJdOdhd|
wnowhere AhHh|wnumber AdBc|wnumbers Ad|wnurse Oi|wnursing BhQiVd|wnut Vc|wnuts Ad|wnwachukwu AhCdDi|wo lh|wobviously Ad|woctober Gh|
wof AbGhMcPhQdUdVdWdbdcdedle|woffice AbMi|woffices Oh|woh Ab|wohio Hd|woil Bd|wok Ac|wokay Ad|wold Uhld|wolive Ad|wolives AhBhXj|womg Ad|
won AaQgSdTdUdYdZdhd|wonce AcBd|wone AdMdOdVdYdih|wone's Ab|wones AdBc|wonly ThYh|wopen Bd|woption Ac|woptions BhWh|wor BbOd|worder mg|worders Bd|
woriginally Ji|woslo Bd|wother Ab|wour mi|wout Abfc|woutside Od|woven Bhmh|wover AcYiadch|wown AcTded|wowner AdBcid|woxford Ac|wp Ac|wpacked ch|
wpage Bb|wpager Ac|wpaid Ac|wpain Ad|wpaint Bi|wpaper BcOdYh|wparagraph AcBd|wparagraphs Yh|wparalegal AhOh|wparamedic Oh|wparcel Ad|wparis AcHd|
wparish Nh|wparks Ad|wpart Ac|wpartner AhRh|wparty Ac|wpassion Ad|wpassport Ac|wpassword Ad|wpast BhHh|wpatient Ad|wpaul Ad|wpay Ad|wpayments Hd|
wpayroll BiMh|wpcos Ahgi|wpeanuts Ad|wpenicillin Akfk|wpeople AcPi|wperfect Ad|wperson AbBd|wperth JhQh|wpescatarian AhRdhi|wphoenix Bh|wphone BdXh|
wpicked AcBhch|wpickle Uh|wpilot Ad|wpipeline Ad|wplace ad|wplain Yh|wplan Ad|wplease AbBd|wplot Ad|wplumber Oh|wplumbing BiMh|wplus Ac|wplymouth Hh|
wpodcast bh|wpoem Ad|wpoints Ac|wpolicy Ad|wpolish AhKh|wpollen fh|wpork Bhhh|wporridge ei|wport Hh|wportuguese AhBhYh|wpositive Bhlh|wposter Ac|
wpostgres ch|wpostman AhBhOi|wpotato Ad|wpottery AiVi|wpower Ad|wpractising Ahlh|wpratchett Zh|wprawn Ahfi|wprefer Ac|wpregnant AhTigh|wprices Ad|
wprimary Oh|wprint Ad|wprinter Ad|wpriya AhRiTd|wpriyanka AhCh|wproblem Ad|wproject Ac|wprompt Ad|wpronounced Ad|wproper Ad|wproperly Ad|
wprosthetic lh|wps ah|wpub Bd|wpun Ad|wpune Hi|wput AcYd|wpython Ab|wqa AdMd|wqantas AiHdMjZd|wqueensland Mh|wquestion AdYh|wquestions Ad|wquick Ac|
wquit Ahdh|wquote Ad|wradio BhVh|wrain AcBcHd|wraining Ad|wrank Ac|wravi Ch|wrd AhBc|wread Od|wreading Bd|wreason Ad|wreceipts Ad|wrecipe AcBd|
wrecruiter Ad|wred Ac|wredo Ad|wredundancy Ad|wreference Ac|wregards Ab|wregex Ad|wremarried AiSi|wremember Ac|wrented Ad|wreply Ac|wresident Bd|
wrestaurant Ad|wretire Ai|wretired Oi|wreturns Ad|wrevision Ac|wride Ac|wright AbBdHd|wringing BhVh|wroad Ac|wroast BiYheh|wroll Ad|wrome AdBcHc|
wroof Ad|wroofer AiOi|wrota Ad|wroutine Ac|wroyal AhMh|wrubbish Ad|wrule Ad|wrun AeBc|wrunning Xiah|wrust aich|wsaab Bhih|wsabbatical Ad|wsadly Ad|
wsafe Ad|wsaid Ac|wsake Bd|wsales MiOh|wsalt Ac|wsame Ac|wsanta Ad|wsaoirse AiRh|wsaturday Ad|wsaturdays Ad|wsaving Ac|wsaw Bd|wsay AdBd|wsays AdBcRd|
wschool AcTd|wscience Bh|wscottish CdKd|wscript Ad|wseason AcBcZd|wseat Yh|wseats Ad|wsecond RcTh|wsecret Ad|wseeing Ac|wselect Ac|wself AdBd|wsell Mh|
wsells Ad|wsend Ac|wsent Ad|wseptember Ad|wsetup AdBd|wseven AdBh|wshare BdTd|wshe Ad|wshedding Ad|wsheep BhOh|wsheffield AgHh|wshellfish AhBhfi|
wshifts AcBc|wshoe Ad|wshop Aead|wshopify AiBdMiPd|wshopping Ad|wshort Yi|wshorter Ab|wshot Ad|wshut AdBc|wsian AhHdRiTd|wsick Ad|wside AbBb|wsigh Ad|
wsimple Ad|wsince AcOcSd|wsing Ad|wsingapore AdHd|wsingle AhSi|wsins AcTd|wsir AbBdCd|wsister's Th|wsit Ac|wsite AcBd|wsitting Ad|wsix Ti|wsixty AhPh|
wsize AdBd|wskegness AdHdIh|wsketch Ad|wskip eh|wslack Ad|wsleep Ad|wsligo AhHi|wsmall BdVc|wsmoking Bhdh|wsmudge Eh|wso AbBZXdgd|wsober Bhlh|
wsocks Ad|wsofa Ad|wsolicitor BhOh|wsome AdBc|wsomeone Ac|wsomething Ac|wsomewhere Ab|wson AiBhTj|wson's AjRdTj|wsons Th|wsoul Ad|wsoup Ad|
wsourdough AiVi|wspain AcHc|wspanish Jd|wspare Ad|wsparky Oh|wspeak Ac|wspeaking AdBcCd|wspeech Bd|wspell AcBcYd|wspelt Ch|wsplitting Ad|
wspreadsheet Ac|wspreadsheets AiWj|wspring Ac|wst AdHd|wstack Ad|wstaff AdPh|wstand OdXh|wstanding mg|wstarbucks Ad|wstarted Ac|wstarting Ac|
wstarts mg|wstartup Mh|wstarving Ad|wstats Ac|wstay AdOd|wstaying Ab|wsteady Ad|wstefan AhCi|wstep Ad|wsteps Yh|wstick kh|wstiff Ad|wstill AcBdTe|
wstory Ad|wstraight AhYi|wstuck Ac|wstudent AhBhOiQh|wstudies Ad|wstudy Ad|wstudying BcQhVd|wstuff Ad|wsub Od|wsubject AdBd|wsuch Ad|wsucker AdOd|
wsugar Ad|wsuggest Ad|wsuggestions Bd|wsuit Xh|wsummer Ad|wsummit dh|wsunday Ad|wsure AcBc|wsurgery Ad|wsurveyor BhOh|wsveltekit Ad|wswear Ad|wswim eh|
wswimming BhVi|wsydney Ad|wtable Ac|wtables BhXhYh|wtagalog BhKh|wtake BdOdXdYdgild|wtakes AdBdVd|wtalk Ac|wtamil AhKi|wtastes AdBcXd|wtata Mi|
wtaxi Ad|wtbh ld|wtea BhYh|wteach Oh|wteacher AaTc|wteaching Ai|wteam PiTd|wteam's Pi|wteams Ad|wtech AcOd|wteenagers BhTh|wtelly Ae|wtemplate Ad|
wten Aceh|wterm Ad|wterraform Ahai|wterry Zh|wtest Ad|wtext Yh|wth Admh|wthan Ac|wthanks Ac|wthat AbBd|wthat's Ab|wthe AdFcQdRdTcUbXcZhchgchdicld|
wthem AdBd|wthen Ad|wtheo AhTi|wthere AbBc|wthere's Ad|wthese AcBdHh|wthesis bi|wthey lh|wthey've Ac|wthing AaBd|wthink AdBd|wthinking Ac|wthirty Ac|
wthis AZBdXdYd|wthose Ac|wthough Ad|wthought Ac|wthree McPi|wthroat Ad|wthrough Bd|wthursday Ad|wtill Bc|wtime AcHdLjQdVded|wtimes Ad|wtimetable Bd|
wtimezone Ad|wtin Ad|wtiny EiMd|wtips Ac|wtired Ad|wto AbMdTdVd|wtoast AdBc|wtoday Bd|wtoddler AjTj|wtogether Si|wtold Ad|wtom AhRhTd|wtongue Bd|
wtools Ad|wtop Ad|wtortoise AhUi|wtowards Bd|wtoyota AhMh|wtrack Bhdh|wtracks Bc|wtrain Wh|wtraining Aa|wtrains AiWi|wtransit Ad|wtranslator BhOh|
wtrevor Ad|wtried Ad|wtrinidad HdJh|wtrouble Bhgh|wtrue AhBdWh|wtry Ad|wtuesday Ad|wtulsa Hi|wtunde AhRiZd|wturned Fi|wturning Ac|wtwelve Pi|wtwice Ad|
wtwin Th|wtwo AeHdOdWdYdcdfchc|wtype Bc|wtyping Ad|wuct AdBhQh|wuk AdHeZd|wukulele Ad|wum Ac|wuni Th|wuniversity Ad|wup Mh|wups Ad|wupsc di|wus Ab|
wused Ad|wuser Ac|wuses AdBd|wutc Lh|wute Ahii|wvalues Ad|wvampire Ac|wvegan Odhi|wvegetarian Odhj|wveggie BiRh|wversion AdBc|wvicar AhOh|
wvictoria AhBd|wvillage Bh|wvinyl Vh|wvoice BdXh|wvolunteer Nh|wwah Ad|wwaist Bd|wwalking Wh|wwant Ab|wwants AcBclh|wward Ac|wwarehouse Mh|
wwarhammer AiBdVi|wwas Ac|wwatching Ad|wwater Ac|wway Ad|wwd Ad|wwe ch|wwe're Xh|wwe've Bd|wwear Odgi|wweddings AcNh|wwee BcHd|wweek Aa|wweekend Nh|
wweekends Aa|wweeks Ac|wweird Ac|wweirdly Ad|wweirdo Ad|wwell AbKh|wwelsh HdQc|wwent AbBdRd|wwest Lh|wwhat AcBd|wwhatever Ac|wwheel Vd|wwheelchair Bi|
wwhen Ac|wwhen's Ad|wwhenever WhYdmh|wwhere's Ad|wwhich AdBdKd|wwhippets BhUh|wwhite gh|wwho Uh|wwho's Ac|wwhole Ac|wwhy Ad|wwide lh|wwidow Si|
wwidowed AhSi|wwidower AhBhSi|wwife CdMdRiTdUdVegeid|wwife's Ri|wwifi mh|wwindow Yi|wwindows Ac|wwine Yh|wwinter AcBd|wwith AZQdTdgd|wwoman AiOdlj|
wwon't AdBaid|wwoolworths Mh|wworcester lh|wword AcHdad|wwords Ad|wwork AcMbOdeh|wworker Oh|wworking AcOd|wworks AdBc|wworth Ac|wwriting AaVd|
wwrong Ac|wx ah|wxero Ahah|wyear md|wyears AcShTdhd|wyes AbBd|wyo Ad|wyoga Ad|wyork AdHc|wyoruba Kh|wyou AcBc|wyou're Ad|wyour AdBd|wyours Ad|wzero Ac|
wzones BdPd|wzulu AiJdQh|w} Ad|w— Bd|w AdBcHdMeReTdZefelemd`,
};
