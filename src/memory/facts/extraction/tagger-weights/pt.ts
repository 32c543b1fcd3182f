import type { PackedTagWeights } from '../tag-weights.ts';

/** The weights of the tagger of Portuguese, written by `tests/bench/fit-tagger.ts`: not to be changed by hand. */
export const PORTUGUESE_TAGGER: PackedTagWeights = {
  slots:
    'name surname nickname age birthday home other_home origin spoken_language timezone work other_work profession team studies partner marital_status family pet hobby likes dislikes prefers favorite technology project decision goal habit allergy health diet vehicle email phone attribute note',
  end: -1.54,
  next: -1.72,
  features: `
* AWChme|a! Ae|a( Ab|a+ Ad|a, ChEaGdHhNcOhVbcddbgejbka|a- AeBhHdkh|a. AcCcDbEdJdMdQcRdTcUdWdZdadkilc|a/ AdBiGh|a0 AbCdFdGhJdLdOdUdWdYdZdcedd|a0,00 Bd|
a00 AYGhJdLdMdNdQdSeTdVcZcacbdceedfelemc|a000 Abic|a0000 AbBbGdadkd|a00000 Bhkh|a: AhDZFbGbHcIdMbNdOePbRbSbVbaabcfbgbibji|a= Ac|a@ BbGijb|
a^ ChDgGdHbMbNdPbbddcjh|aa ChDcEbFcGdHYJaOaRiSdUhWbZbac|aabrir dh|aacamada BdTd|aaceita Ad|aacho Xh|aacordar Xh|aadianta Ad|aadvogado Oh|aagora Ad|
aai Ad|aainda Ad|aalcool Bded|aalemao Kh|aalergica fi|aalgo Ad|aalmoco Ydeh|aalta Bd|aalugar Bd|aama AdBd|aamanha Bc|aamiga AdBd|aamigo Be|
aamo AgBiCdWkXhYg|aanao Bd|aando Ab|aaniversario BdGh|aanos FcSi|aao AaHd|aaos Fhld|aapelido Bd|aaprendendo AjKiQiVj|aaprendi Kh|aaqui AcBd|aareia Bd|
aariano AdWh|aas MdNj|aate Abdh|aatendo Ad|aatuo Oh|ababa Bd|abanho Bgeh|abarata BhXh|abarca Bh|abarulho Yh|abebo Bhei|abem AcBe|abernardo BhTh|
abeto AhBdCdDh|abicho Ad|abidu Uh|aboa Ac|abom Ae|abrigadeiro Ad|acabo Bh|acachorro Uh|acade Ad|acafe AdBhWh|acalca Ad|acaminho Vh|acaminhoneiro Bd|
acampo BhHh|acardapio Bd|acasa Ac|acasado BdSc|acastanha Bhfh|acerveja AdOdVh|achama AjCbDdEcHbKdLdOdQcRhTjUjVcWdZdadddgdic|achamado Ac|
achamo AhCjDdHd|achefe Bd|achegar Bcfh|acheiro Bh|achico Bd|achove Bd|achuva Bd|acidade AhHi|acinco AcMdPh|acivil BcQc|aclinica Ad|acolega Bd|
acolegio Bh|acoloca Ahjh|acom CdEdFiHeJcKdNdPcQdRbZdaidcggjclc|acome AbBdhd|acomecei AhVi|acomer hh|acomida XhYh|acomo AiChOjQdTcVdecgdhi|
acompletar AhBdFh|acomprar Ad|aconfeiteira BdOd|aconserto Bd|aconsulta Ae|aconta Bd|acoral Vh|acorolla ic|acorrer Ah|acorro Bh|acozinha Bd|acriar Ac|
acurso AhQi|acurtas BcYd|acurto AhXj|ada AbBhEdObPdQcUcWcXeadcdddghie|adanco AiVj|ade AhBjCbEjFhGhJhKbOiPcQgRcUdVhYeihjd|adeixa AcBc|adesde Ab|
adesse Bd|adetesto AhXi|adeu AdBd|adez Ac|adica Bd|adieta hh|adigo Sh|adipirona Bd|adireto Bd|adiz Ch|ado CeDdEdFdGcJiLcRbSbTaUbXcZcabddgdhdid|
adoce BdXd|adois AaBhHdOdPhRdWdXdYdad|adomingo Bc|adona AbCcHdmh|ados Ab|aduas Ab|adurmo eh|ae CjGdIcJbLdMZNdPcSdZibeccibjh|aeja McQh|aela Ad|aele Ad|
aem CYDbEaHkIiJhMeNcOdRYScTZUaZafcgahdiajdla|aemprego BcOd|aengenharia BhQh|aentao Bd|aentendi Ad|aentendo AhKi|aentre BdHi|aequipe Ph|aera Ab|
aescala Ad|aescola Ad|aescrevo Ae|aescritorio Bd|aespanhol BhKh|aesperando Ad|aesposa Bd|aessa AbBd|aesse AbBe|aestadio Bc|aestagiario Bd|aeste AdBd|
aestou BcOiQcShhd|aestudar Bhdh|aestudei AdKd|aestudo AiQk|aeu AbBdXdYd|aex AcOd|aexemplo Bd|aexplica Ad|afabrica Bh|afaco AjCdNhQhRdXdbdld|
afaculdade Bc|afala BdKh|afalar Ad|afalo BdKi|afan ih|afavorita BiYi|afaz AbShTd|afazendo bd|afazer AdVh|afeito Ad|afeminino Bd|afica AdBe|afico Ad|
aficou AcBd|afilha AdTh|afilho BhTh|afilhos BbTb|afilosofia Qh|afiquei Sh|afissurado Vh|afoi AdBd|afor Ac|aformei Qh|afrances Bd|afrio Bd|afui AcBc|
afuso Lh|agabinete Bc|agalinhas BhUh|aganha Bd|aganhei Ad|aganho Ad|agarimpeiro Ad|agata Uh|agato Uh|agente Ad|agerente BhPh|agosto Ad|agrupo Ad|
aguarda Ac|ah Bd|aha AbFd|ahoje Ad|ahora Lh|ahorario BhLh|ahoras Ac|aindica AdBd|aingles Ad|ainterior Bh|airma Th|aisso AdBd|aja Ad|ajalapao Bd|
ajoao Ad|ajogo Vi|ajornalista BdOd|ak) 10 Ad|ak, 1 AcBd|ak, 10 AhBdHcOcSkTdWdXd|ak, 13 Ac|ak, 15 AhBdJiKhOd|ak, 17 Ac|ak, 18 BcHi|ak, 19 BdWhXd|
ak, 20 Kh|ak, 22 AhBgOdQhaj|ak, 24 AiCcDcHiTdZh|ak, 25 AbHbMhObWcXbYccdehgd|ak, 26 AcBbXc|ak, 27 AhBhCdOcPiQcli|ak, 28 Ab|ak, 8 AhBdHcOkPdQbRdSdTdXd|
ak0 27 AdGhQd|ak00 27 dced|ak^ 1 EhRiVdWd|ak^ 10 AkOdSlXd|ak^ 13 AjOdfdgk|ak^ 15 JiKhOcQdSdVdWdXcedfdgd|ak^ 17 Ac|ak^ 2 JdOdWdXdli|ak^ 20 AgKh|
ak^ 22 AhDdWdai|ak^ 25 AdJdOdSdTcYcacejfcmh|ak^ 26 AdVdch|ak^ 27 AcTbVbedgdhd|ak^ 29 eggd|ak^ 4 AiOdgj|ak^ 6 Ac|ak^ 8 AjDdJdOlQhSdVbWdXcZdfdgdld|
aka 1 AcBdTc|aka 17 AhMj|aka 18 AiMibi|aka 19 Bi|aka 2 AhUh|aka 24 Ad|aka 25 Ad|aka 8 Ac|akabrir 27 dh|akalergica 27 fi|akalmoco 27 Ydeh|akatuo 26 Oh|
akaula 27 Bh|akbaba 27 Bd|akbarca 27 Bh|akbarulho 27 Yh|akcheiro 27 Bh|akchove 27 Bd|akcinco 1 BhTh|akcom 19 hi|akcom 22 Ahah|akcom 27 AZUcce|
akcom 4 Aigi|akcomecei 27 AhVh|akcomida 27 AhYh|akcomo 25 Hi|akcomo 27 AcCd|akcomo 29 Ac|akcomo 8 AiBhMgOi|akconcurso 27 dh|akcoral 27 Vh|
akcorolla 27 ic|akcorrer 27 Ah|akcurso 6 AhBd|akcurso 8 AhBd|akcurto 27 Ac|akda 17 Ab|akda 18 Ad|akda 8 Ad|akde 1 Ac|akde 10 Ab|akde 17 Ad|
akde 19 MiWd|akde 2 Adfh|akde 22 Qdah|akde 23 Ahii|akde 24 BgCdEdLiMcOcQcTdZdadgeld|akde 25 Bd|akde 26 Bd|akde 27 Ab|akde 4 gh|akde 5 Biehih|akde 7 Ac|
akde 8 AkBdHdOjQhVc|akdica 27 Bd|akdieta 27 Bdhh|akdo 0 Ad|akdo 10 Ad|akdo 2 Ad|akdo 22 Ad|akdo 24 Ad|akdo 25 Ad|akdo 27 Ad|akdo 5 BhMh|akdois 1 Th|
akdois 2 BhUh|akduas 1 Bi|akdurmo 27 eh|ake 10 Ac|ake 11 Abhd|ake 12 Ac|ake 13 Abgd|ake 15 Kh|ake 17 BiVi|ake 20 Kh|ake 22 Ahai|ake 25 AdBdHhOcPdTc|
ake 26 Ac|ake 27 RcVcZbaddd|ake 28 Ab|ake 8 QdRh|akem 15 Yi|akem 18 Adeg|akem 20 HdJcKiMdQdYi|akem 22 AhHcJdQdaj|akem 24 CdHgKdLaMhPdQeRcTcUeWdYdacdd|
akem 5 BdWh|akem 7 Adeg|akem 8 AhOdQi|akemprego 27 BcOd|akequipe 27 Ph|akera 8 Ac|akescola 27 Be|akesperando 27 Ad|akesse 18 Ad|akestagiario 27 Bd|
akestou 10 AiSi|akestou 27 BdOhYdgd|akestou 8 AiOi|akestudei 15 AdKd|akestudei 20 AdKd|akestudo 27 BjQh|akeu 25 BdVieh|akeu 26 Bc|akeu 29 AhVieg|
akfaculdade 27 Bd|akfala 20 Kh|akfalo 20 AhKi|akfavorita 27 AgBiYi|akfazendo 27 AcQd|akfazer 6 Ad|akfilha 26 BcTd|akfilha 27 BbTd|akfissurado 27 Vh|
akfui 10 Ad|akfuso 27 Lh|akgrande 27 Bd|akhorario 27 BhLh|akingles 27 Qh|akinterior 27 Bh|akja 25 Ad|aklargar 27 Bhch|aklista 27 Bd|akmais 25 Bd|
akmal 26 Bd|akmanha 25 Bh|akmas 25 Wh|akmedicina 26 Bi|akmes 26 Bd|akmeu 0 AiRj|akmeu 1 RdTk|akmeu 18 Ac|akmeu 2 Uh|akmeu 20 AhKi|akmeu 23 Aiii|
akmeu 5 ih|akmeu 8 Ab|akminha 0 PdRiUd|akminha 1 PdRcTjUd|akminha 2 TdUj|akminha 8 Pi|akmoramos 27 Hh|akmoro 27 AdBc|akmudar 27 Bd|akna 18 Mh|
akna 24 Ad|akna 26 Bh|akna 8 Ad|aknada 27 hd|aknao 25 AdBgeh|aknao 27 BbXc|akneta 27 Bd|akno 17 Ad|akno 18 Ah|akno 22 ai|akno 24 AhGiHh|akno 27 AcBiHh|
akno 8 Ad|aknoite 27 Bc|aknoiva 26 Sh|aknoiva 27 Bd|aknome 27 Uh|aknum 17 Ad|ako 0 Ac|ako 1 Ad|ako 15 Kh|ako 18 Ab|ako 20 AiKi|ako 22 ah|ako 24 AbHd|
ako 25 Ad|ako 27 AcBc|ako 5 Ac|ako 6 AhQh|ako 8 AcOdRc|akpai 27 Tg|akpara 17 Ad|akpara 24 AaBcHb|akpara 27 Bc|akpara 4 Bhgh|akparar 27 dh|
akpaulo 27 Hd|akpelo 27 Bhfh|akperdido 27 Bd|akplantao 27 Qdeh|akpor 26 Xh|akporto 27 HdMh|akprofessora 27 Oh|akque 27 Akmi|akque 28 Bd|akquero 27 Ad|
akresidente 27 Od|aksegunda 27 Mh|aksei 5 Ad|aksem 19 AdYchi|aksemana 27 Bd|aksempre 26 Ad|aksempre 27 AhYh|akser 1 Bd|akservidor 27 BhOh|akso 22 Aiaj|
akso 26 Ad|akso 27 Acgh|akso 29 AdBh|aksou 1 JdOdVdld|aksou 10 CdJcOcSjVcgdhelc|aksou 11 AhJcOdSdVdgdhkld|aksou 12 AhOdfighlc|
aksou 13 AiJdOcSdVdgkhdlb|aksou 14 AiOcgdlj|aksou 15 AiCdEhFdJkKcOcQdSdVcWdgchblb|aksou 27 AdOdgd|aksou 8 AjCdEeFdJcOmPdQdScTdWdXdfdgbhclZ|
aksozinho 27 Bd|aktecnica 27 Oh|aktecnico 27 Bh|aktem 4 gh|aktenho 13 gh|aktenho 27 Ac|aktenho 3 Aifj|aktenho 4 AjFcgjlb|aktexto 27 Bd|
aktocador 27 BdVd|aktorco 27 lh|aktrabalho 27 AdOh|aktrata 27 Xh|aktres 1 BiTi|akum 1 AiTk|akum 17 Mi|akum 18 Mbbi|akum 2 Uj|akum 23 Ad|akum 29 Ad|
akum 5 BcCdHdMcRdTdUdWddeijld|akum 8 AdMdObRhbd|akuma 17 Ai|akuma 2 AhUh|akuma 5 adih|akuma 8 Ad|akuso 22 Bdahgd|akvira 2 Ad|akvirar 11 Ad|
akvirei 11 Ahhi|akvou 27 Aceh|al Bh|alargar Bhch|aleio AbVd|aler Acdh|aletras BhQh|alibras Bd|alista Bd|alivia BcTc|alivro Ad|alow Bhhi|alugar Bc|
am Bc|amae Ti|amail Ad|amais Wi|amal Bd|amandar Yh|amanha VhYdeh|amaquina AhBdOgaj|amarido BhRi|amarreco Ad|amas BdWh|amatar Ad|ame AcCiHdOdgc|
amedicina Bidh|amedico Bd|ameia dhed|ameio Ad|amenina Tc|ames Bd|ameses Bd|ameu CcEdHbJdMiObQcSdXdYdZdbdcdedfdgdhdihjhlc|
aminha CdHcKcMbOcPiTiVbWdXdYbZcadcdddedfcld|aminhas Ad|aminutos Ad|amora Ad|amoramos Hh|amoro Hh|amoto ai|ams Ad|amudar Bd|amudei Ad|amulher Rh|
amundo Ac|an AcXd|ana CaDcEbGdHcJaKdMjOdPbQiRZTcUbWcXcYdZbacbccdfdgciblb|anada Bdhd|anamorada Rh|anamorado Bd|anao AZch|anas Ab|anasceu Ad|anatal Bc|
anem AcBd|anessa AcBd|anina Bh|aninguem Ad|ano CaDcEZFcJXKbMjOcQhRaTbUbVdWbXcZcaheefdgdhaible|anoite Bb|anoiva Bd|anos AcBd|anota Bd|anotaria Bd|
anotebook Bhai|anova Hh|anovela BhXi|anuma Ae|anunca Ad|ao DbEbFcGcIcJbKhLdNcOaRjUiVbWbXaYebcfcgahcib|aoculos Ad|aodeio AhXj|aoi Ad|aolho Bd|
aonca BhZh|aonde Ac|aos PhUd|aou AaBc|aoutra Bd|apaga Ad|apai Th|apalmas BdHd|apapagaio BdUd|apara CbDcEbFdGdHhIdJbKdLdNcRaUbVdYdfdhcibmc|aparar dh|
apassei Ad|apassou Ad|apatinete Bhih|apatroa Rh|apaulo Hd|apeco Ad|apediu Ad|apega Ad|apeguei Ad|apela Qh|apele Aili|apelo Adfh|aperdido Bd|
apersonagem Bd|apeso Ahli|apiano Bd|apinto BhVh|aplantao BhQdeh|apode AdBc|apoe Bdhh|apolicial Oh|apor EiFdHcJcPcQcRdTdUdYhadchfdgchdlc|aporque fh|
aportaria Bd|apouco Bd|apraia He|aprecisa Bd|aprefiro Yh|aprestar Ad|apreto Bd|aprincipalmente Xh|aprocurando AdBd|aprogramo Ad|aquando AaWc|
aquarto AdBgQh|aquatro Bh|aque BdMdVbmh|aquem Ad|aquer AbBcTd|aqueria Ad|aquero Bb|aquinta Ad|aquinto Th|arecebi Ad|areceita AdBc|arede Mh|
arelatorio Ad|arendeira Bd|aresidente Od|aresponder Wi|aresposta Ad|arespostas BhYh|arestaurante Ad|arogerio AhBdCeDh|aromance BhWh|asaio Ad|
asanguineo Bdlh|asanto Bd|asao lh|ase AcBb|asegunda Mh|asegundo Ac|asei Bdah|asem AaBiQdUdVdYihh|asemana Bd|asempre AiVdYi|aser gd|aserra AdCdHh|
aservidor BhOh|asetor MhPd|aseu Ac|asigno Bhlh|asitio AhBdHh|asked AhCbDcEbIhNhOdQdUhWgccgijakbljma|aso CdEhKdOdUdVdWdXdYdaild|asobre AcQhbi|
asobretudo Ad|asobrinho BdTd|asocial Bd|asocio Ph|asocorro Bd|asogra Bd|asomos AhBd|asou AiBdDbGbHbIdJhKdMbOjPaQaRbUcWbXbYcZdacccecidjdlimd|
asozinha AdBc|asozinho Bd|asuas AdBdXd|asugere AdBd|asuporto AiXi|atamanho AhFcli|ate Ad|atecnica Oh|atela Bdae|atelescopio Bhbh|atem AdFdHegh|
atenho AhBbCdFiHeJdKdMcNcOcPdRcSdVcWhXbYdadcdedfhghhdlh|atentando Aidi|aterapia gh|aterca AcBh|aterceiro AhBe|atexto AdBd|atia Bd|atinha Ad|atipo Adld|
atirar Ad|atirei Ad|atireoide Bhgh|ative Ac|atocador BdVd|atoco AhVi|atoda Ac|atodo Aa|atomo Bh|atorco lh|atrabalhei Ad|atrabalho Ad|atrata Xh|
atres AbBhOdPdUhWdgd|atroco AiWi|atu Bd|atudo Ad|aultimo Ac|aum CcDdEdFcGcHcJcLcQbSdUiVcXbYdZcbgccddfdhdijmc|auma HdOcQdVdWdXdYcbggdld|aumas AhVi|
aunica BdTd|auns Bd|ausa jh|ausam Ac|ausar Ac|ause Xh|auso MeOdVdWdXdahghhd|auva Xh|avai Ac|avalidade AcBd|avamos Ac|avem AdBd|avendo Ah|averde AdBhZh|
aviciada Yh|avinho BhXh|avira Ad|avirar Ad|avirei Aihh|aviro Bc|avisto Ahli|avitoria Bd|avivo Ac|avizinho AdBd|avo Th|avou Wdeh|aw! ! Ae|aw( 00 Ac|
aw, 00 CcDcFjHeJdOcPdQdSdUdWcXdYdZcadhd|aw, 000 Ac|aw, a AgBgPhTcli|aw, anda Ac|aw, area Ac|aw, cafe BdWh|aw, calor AhXi|aw, casado AbSb|aw, como Ad|
aw, cozinho Ad|aw, dois AhTh|aw, e AdBded|aw, entao Ac|aw, explica Ac|aw, frio Xi|aw, guarda Ac|aw, idade Ad|aw, indica Ad|aw, lista Ac|aw, mas Ad|
aw, meu Ad|aw, monta Ac|aw, moro AbHc|aw, nada Ad|aw, nao Ac|aw, nem Ac|aw, ninguem Ad|aw, o ThUg|aw, perto Ab|aw, poe Ad|aw, por Ad|aw, porto Ah|
aw, portugues AiKh|aw, qual Ad|aw, refaz Ac|aw, resposta Ac|aw, roteiro Ad|aw, sem Ah|aw, sim Ad|aw, so Ac|aw, socorro Ad|aw, sou Ad|aw, sugere Ad|
aw, titulo Ad|aw, trabalho Mh|aw, tres Th|aw, troca Ad|aw, um AiBcTd|aw, vou Aheh|aw- 0000 Ackh|aw0 , BbTdad|aw0 de Gh|aw0 e BiTh|aw0 º Bh|
aw0,00 e Bcld|aw00 ) Ad|aw00 , BcFcld|aw00 . Bd|aw00 / Gh|aw00 00000 AcBh|aw00 ; Bd|aw00 anos Fi|aw00 e BcFc|aw00 h Bd|aw00 mes Bd|aw00 minutos BdFd|
aw00 por Bd|aw000 000 AdBhkh|aw0000 , Bc|aw00000 - Bhkh|aw: 0 AcTd|aw: @ CdEhHdJdOdQdTdUdWdXdYdZdadcdhdjjld|aw: a Aimi|aw: nome Ac|aw= 00 Ad|
aw^ 00 AjFjld|aw^ @ Aijj|aw^ a Ac|aw^ adoraria Ae|aw^ amei Ae|aw^ ando Ae|aw^ anota Ad|aw^ ariano Wh|aw^ assina Ad|aw^ att Ad|aw^ boa Ab|aw^ bom Ac|
aw^ calcula Ad|aw^ cardapio Ad|aw^ carro Ad|aw^ cearense Jh|aw^ cerveja Ad|aw^ chamo Ac|aw^ coloca Ad|aw^ comecei Ad|aw^ como Ad|aw^ const Ad|
aw^ crianca Ad|aw^ croche AhVh|aw^ decidi Ad|aw^ deixa Ac|aw^ ela Ad|aw^ estagiario AiOi|aw^ estudo AhQh|aw^ eu Ad|aw^ faco Ve|aw^ fora Ac|aw^ fui Ad|
aw^ genival Ch|aw^ gente Ad|aw^ imagina Ad|aw^ leio eh|aw^ lembra Ad|aw^ me Ac|aw^ meu mh|aw^ meus Tdmh|aw^ mineiro Ad|aw^ moro Ac|aw^ n Ad|aw^ nao ch|
aw^ neto AhRiTd|aw^ o Zhme|aw^ oi Ab|aw^ onca Zh|aw^ peso Ad|aw^ pode Ac|aw^ prefiro Ad|aw^ prezados Ac|aw^ programo Ad|aw^ quem Ad|aw^ resolvi Ad|
aw^ resposta Ad|aw^ segue Ad|aw^ sem hd|aw^ sim Ad|aw^ sou Ac|aw^ tenho Ac|aw^ todo Ad|aw^ tomo Aieh|aw^ torco lh|aw^ trabalho Ad|aw^ transforma Ad|
aw^ uso gh|aw^ vamos Ad|aw^ vivo Oh|aw^ vou Ad|awa amendoim AdBd|awa capital Ad|awa chave Ad|awa claudia AhRi|awa coluna Ad|awa conta Ad|
awa distancia AcBd|awa escola AhMi|awa estudar Ahdh|awa feira Ad|awa garganta Ac|awa gente Ad|awa ler Ad|awa madrinha Ad|awa menina Ad|awa moca Ad|
awa noite Ad|awa nota Ad|awa pacoca Uh|awa patroa AhRh|awa receita Ad|awa reuniao Ac|awa segunda Ad|awa senha Ad|awa transportadora AhMh|
awabrir uma dh|awacordar cedo Xh|awalergica a fi|awamendoim , Bdfe|awano e Bd|awanos e BcFd|awaos 00 BdFhld|awas 0 AcBe|awas 00 Ac|awas cinco Ac|
awbarulho de Yh|awbidu e Uh|awbom dia Ad|awcalca 00 Ad|awcasada com Bd|awcheiro de Bh|awchuva , Bd|awcinco irmaos BhTh|awcom 00 Figd|awcom @ Acjd|
awcom a Ac|awcom dois AbUd|awcom leite Ad|awcom o Ac|awcom tres AhUh|awcomecei a AhVh|awcomo a AdCd|awcoral da Vh|awcurso tecnico AhBd|awda ideia Ad|
awda igreja Vi|awda mae Ad|awdas 00 Ad|awde 0 AcBiTild|awde 000 Ad|awde 0000 AhFjGjJcMdOegdidlc|awde abelha Ad|awde banco Ac|awde belem Ad|
awde bicicleta Bheh|awde brasilia AcHd|awde cafe Mi|awde casa Ac|awde comedia Ad|awde dia Bd|awde dois AiTj|awde domingo Ad|awde escola Ad|
awde fumar Bheh|awde gato Bhfh|awde gemeos AdBd|awde historia BgQhZd|awde itaquera Ac|awde julho Bi|awde logistica Migd|awde madrugada Ad|
awde manaus BhLh|awde manha MdVheh|awde marco Ad|awde nascimento AdBc|awde noite AbBc|awde novo AcBd|awde outra Ad|awde plantao Ad|awde presente Ad|
awde renda Ad|awde semana Ad|awde solteira Ad|awde tres Od|awde tudo Bc|awde um Bd|awde usar ai|awdepois das Bh|awdesde 0000 Ad|awdesde pequena AdBc|
awdez anos Ad|awdia inteiro Ac|awdica de Bd|awdireito a BcQc|awdo ano Bd|awdo brasil Ad|awdo interior AhBdJh|awdo meu Ad|awdo noivo Ad|awdo sol Ad|
awdos 00 Ad|awdou aula Ah|awduas horas Ad|awe 00 AiCdWdZiadddlh|awe @ Aijj|awe a Ac|awe alemao Ac|awe assim Ad|awe caminhoneiro AhOh|awe celiaca Ad|
awe diabetico Ad|awe dois Bd|awe ele Ad|awe eu Ad|awe frances Ad|awe legiao AhZi|awe mail Ad|awe mais Ad|awe meu Ad|awe moro AhHh|awe nao AcYh|
awe o BbLhUd|awe professora Od|awe rua Ae|awe sexta Ad|awe so Ad|awe sobre AiBdbi|awe trabalho Ac|awe um AcBh|awe vegana Ad|awem 00 Ad|
awem 0000 BdFhGhHcQdYdae|awem alphaville AdHd|awem bh AdHd|awem brasilia AiIi|awem campinas AcHc|awem casa Adeg|awem dois AcPd|awem flutter Hd|
awem gramado AdHd|awem ingles AcKc|awem itabuna Ac|awem lisboa Mh|awem manaus BdRd|awem natal Hh|awem ouro Ad|awem outubro Ad|awem palmas AhHh|
awem portugues Bh|awem praia BhYh|awem quimica Ad|awem salvador AhHh|awem sorocaba Hh|awem ubatuba Ad|awem uberaba HdJh|awem urubici Ad|
awengenharia civil BhQh|awenzo e BhTh|awescala 00 Ad|awesta gravida Ad|awestagiario de Bd|awestou desempregado AiOi|awestou em Ad|awestou gripado Ac|
awestou morto Ad|awestou procurando Ad|awestou sem Oi|awestudo direito AhQi|aweu nao Ac|aweu pinto AhVi|awfaco 00 AhFi|awfaco aniversario Ad|
awfaco trilha AhVi|awfavorita e AgBiYi|awfaz 00 Ad|awfissurado em Vh|awfuso de Lh|awha 00 AdFd|awhorario da BhLh|awindows ad|awingles bem Bh|
awlargar o Bh|awletras , BhQh|awlow carb Bhhh|awmae acamada BhTh|awme explica Ac|awme trata Xh|awmedicina esse Bi|awmeu aniversario Ad|awmeu avo Ad|
awmeu chefe Ad|awmeu colega Ad|awmeu computador Ac|awmeu filho AhTh|awmeu fuso Ad|awmeu marido AhRh|awmeu namorado AcRd|awmeu objetivo Ad|
awmeu passatempo Ad|awmeu patrao Ad|awmeu signo Ahlh|awmeu sonho Ad|awmeu tcc Ad|awmeu tio Ad|awmeu vizinho Ad|awmeu zap Ad|awmeus avos Ad|
awmeus videos Ad|awminha amiga Ac|awminha esposa AcRd|awminha filha AhTi|awminha irma Th|awminha mae Ti|awminha meta Ac|awminha mulher Rh|
awminha namorada Rh|awminha prima Ad|awminha sogra Ad|awminha tia Ad|awminha vizinha Ad|awmora em Bd|awmoro em Bd|awmoro sozinha BhHh|
awmoro sozinho BhHh|awmoto e ah|awms tainha Ad|awna cozinha Ad|awna escola AcMc|awna marra Ad|awna prefeitura AhMh|awna sala Bd|awna usp Qh|
awnada de hd|awnao bebo Bhei|awnao como Xi|awnao curto BhXh|awnao da Bd|awneta de Bd|awnina , Bh|awno 0 Ah|awno bras HdMh|awno celular Ad|
awno concurso Ad|awno direito Bhgh|awno feminino AhBdYi|awno formulario AdMd|awno frio AdBdmd|awno intervalo Ad|awno lugar Ac|awno mcdonald's Hd|
awno onibus Ad|awno porto AhHh|awno quintal AdBc|awno rio Ac|awno servico Ac|awno terceiro Qd|awnoite , Bd|awnome de Uh|awo banco AiMi|awo cracha Ad|
awo dia Ad|awo ingles Kh|awo negativo Bhlh|awo nome AhUh|awo nuno Rh|awo portao Bi|awo quintal Ae|awo sergio Rh|awos 00 Ac|awos dois AhPi|
awpai de BhTg|awpalmas , BdHd|awpara 0 Ad|awpara 00 Ae|awpara @ jh|awpara enem AiHdQidh|awparar de dh|awpelo de Bhfh|awperdido em Bd|awpor ano Ad|
awpor audio Ad|awpor causa Ad|awpor dia Ad|awpor favor Ad|awposso comer Ahhh|awpraia grande He|awprocurando emprego AdBd|awprofessora de Oh|awque a Aj|
awque o Ahmh|awquimica , BhQh|awse chama Bd|awsei fazer Ad|awsem emprego BiOi|awsempre em AiYh|awso fala Ac|awsomos cinco Ag|awsou a Aclc|
awsou advogada Oh|awsou celiaca Ahgi|awsou daqui Ad|awsou de lh|awsou do Ad|awsou eletricista Oh|awsou enfermeiro Oh|awsou fa Ac|
awsou fissurado OdSdVg|awsou formada AdOd|awsou medico Ad|awsou solteira Sh|awsou vegetariano Jdhi|awtecnica de Oh|awtem 0 BhPh|awtem 00 AcFd|
awtem alzheimer Ad|awtem dois Ad|awtem tres Ae|awtenho 0 Acgd|awtenho 0,00 AiFdgclj|awtenho 00 FjTdWdgcla|awtenho alergia Aifi|awtenho direito Ad|
awtenho dois Ad|awtenho tdah gh|awtenho tres AiUh|awtenho uma Ad|awtexto de Bd|awtipo sanguineo Ad|awtivesse 00 Wh|awtocador de BdVd|awtoda semana gh|
awtodo dia Ac|awtodo domingo Vi|awtomo losartana Ac|awtorco para lh|awtrabalho com Mi|awtrabalho para Ad|awum anao Ad|awum filme Ad|awum gato Ad|
awum menino Ad|awum metro Ac|awum papagaio Uh|awum roteiro Ad|awum telescopio Ahbh|awum texto Ad|awuma hora Ad|awuma moto Ad|awuma pousada dh|
awuma semana Ad|awusar postgres Ac|awuva passa Xh|awvira lata Ad|awvou de Aceh|aw  AZBZCdDdEdFdGcHdIdJdKeLdMdPdQdReSdTcVdWeYdZeadccecgehdidjekbme|
azeca AhBdCdDh|azootecnia BcQd|aº Bi|a AZBZCdDdEdFdGcHdIdJdKeLdMdPdQdReSdTcVdWeYdZeadccecgehdidjekbme|b! Th|b( AbBd|b) Ab|b, AjBlDjHhJhidjYlhmc|
b- GdHdli|b. AhBhCZDbEbHiKcRbScUbVhXbabbhfcgcibjcmd|b/ AhGh|b0 JdMcOcQbUdVdWdXdYd|b0,00 BdRdlh|b00 AeCdFdJeMcNdPcQcRdSeVdZccefejhld|b00/00/0000 jh|
b000 HdOdTdUciilc|b0000 AdMdQdReSdYdgdihlc|b: AZHdJdOcPdUdWhXhgd|b; AhFdHgli|b= Ad|b? AbHd|b@ AcBd|ba CcHbIdJhScVcWcXcZdadgdhclb|babre Ad|bacamada Th|
bacha Ad|bacucar Bdhh|bagora AcBcXd|bagosto Bh|bagua Ud|bai Ab|bainda AcBc|bairbnb Bd|balugar Bd|bamanha Ab|bamigo Ad|bano Ad|banos AdPdUdadgcidlc|
bantigo AhBdWh|bao Ac|baos bh|baparelho Acgd|baprende AiFi|baqui McOi|bas AcMdUdeh|bassim AdBd|bataca Ahgh|bate BhMdWidh|batras Ac|batrasou AiMi|
bauditivo Bd|baula Ad|baulas Ad|bavo Ad|bazul Ad|bazulejo Vh|bbanho eh|bbarulho UdXh|bbatalhao Mh|bbebo Aheh|bbem Sh|bbetim BdQd|bbicicleta Bheh|
bboa Ac|bbom AdOd|bbond Ad|bbraco Ad|bbranco Ad|bcabeca Vh|bcabras AhUh|bcachorro Ad|bcafe OdYh|bcai Bd|bcaiu Ad|bcaixa Bh|bcaminho AgThVh|bcarb hh|
bcarro AdWd|bcarteira BcOd|bcasa Adeh|bcaseiro bh|bceia Ad|bcelular AbNd|bchama BbTd|bcheiro AdWe|bchico AhEhUh|bchocolate Ad|bcinco BbMdPd|bcivil Qh|
bclaudia Bd|bcodigo Ad|bcoentro Xh|bcoisa Ad|bcolegio Rh|bcom CdDhEdKhNdOdPdQcRcTdUcZdddfdhdld|bcome Oh|bcomedia BdJd|bcomida AhXi|bcomigo Ac|bcomo Mh|
bcompletar Bd|bcomprar Bd|bcompras Bh|bconserto Ad|bcontrato Ahmi|bconvite Bd|bcoracao AdBd|bcorrer AhVh|bcozinha Bd|bcozinhar AiWiXh|bcriar Ac|
bcuiaba Lh|bcuritiba Bd|bcurso Bc|bcurta Bd|bcurtas AhBhYi|bcurto Xh|bd Ad|bd! ! Ab|bd( ) Ad|bd) 00000 Ac|bd, 0 CcDhFdJcOcSdWcXcZdadgdhdld|
bd, 00 CiDYEbGdHhJZKdLcPcRbScUaVbWZXbYcZaaaccedfchbic|bd, 000 AcHe|bd, a FdHdMhQdTdgdld|bd, acha Ahli|bd, agora Ad|bd, ainda CdDiHcPdRiTdUdld|
bd, anda Bhdh|bd, aquecimento AcOdld|bd, ate Ac|bd, brigam AdBhTh|bd, calor AhHh|bd, casado AcFd|bd, cidade CdHdQiTdih|
bd, com AiChDiEdJdMdOdRdTdZdadghlc|bd, como BbCdDdEcFdGcIdJbLdOcQcRcSdTcUcWcXhYdZdbddcedfdhciclc|bd, conversa Ad|bd, corrige AdHd|bd, cozinho AhJdhi|
bd, curso BhQg|bd, da Oh|bd, de CdFhHdRdTild|bd, diz Ad|bd, dois BhHi|bd, duas Ad|bd, e AdBhCbDaEdFiHhJbLdNdUaVcWaYbZbacccddgahbla|bd, ela Ac|
bd, ele Ad|bd, em AhBdFh|bd, entao AhBiHdOcQcRdTdWdXdYhZhacgh|bd, era Ad|bd, escala BhOh|bd, escreve AcBh|bd, esse gh|bd, esta EhHdMdOdPdQdWdYigdld|
bd, estou ChHd|bd, eu AYBcHcRcad|bd, explica Ad|bd, faco AjCiHhJhMhOh|bd, falo JiKdOdhdlc|bd, faz CdEhHdJdMcPdQdTdWjXdadgdld|bd, frio AhHi|
bd, guarda AhBhShlhmh|bd, hoje Ad|bd, idade AdHcJd|bd, ideia Ad|bd, isso Ad|bd, ja AdBhHdMdQdah|bd, la JhMd|bd, levo Ad|bd, lista AcBhch|
bd, mas AhBdCdEiHdJhMdOcQcTdVdWbXcgdhdlh|bd, me AcFdHdJdMcOeQcgd|bd, meu AhBdCdHdKhRcUiad|bd, minha AhCcMdRdUi|bd, mito Ad|bd, modelo Fh|
bd, monta AhRhZi|bd, moro AiBdgh|bd, n Ad|bd, na HdQhZd|bd, nada AiYi|bd, nao BiOhQdRdahgdiild|bd, ne Sh|bd, nem HdWiZild|bd, no AhHi|bd, normal Ad|
bd, nunca AiGiYi|bd, o BdCbDdFdHbJcLdMbNdOiQcTaVcWcXcYdZcahccdcla|bd, obrigada Ad|bd, obrigado Yh|bd, onde HhMdhd|bd, ou AiRi|bd, pedreiro ChSc|
bd, pode AiBcCdEhWdXjYdZdld|bd, poe AbHd|bd, por CcDhHcJhMcOdPdQdRdTdYjld|bd, porto AiMhOi|bd, portugues AcBhJdKhOdld|
bd, posso AhCdGhHdJcMcNhPdQdRdSdUdVcWdXdadedfdhc|bd, precisa Ac|bd, preciso BiDdHhJdMiOdRdTd|bd, prefiro Xh|bd, principalmente BhCdWi|bd, protetor Fh|
bd, qual FhJdTdWdgd|bd, qualquer CdDhfh|bd, quanto AdJdMdOh|bd, que AbBjCcEhFcHbJdMbNdOcPdTiXdYcZdad|bd, quem AcHdlh|bd, quero CdEhJdjd|bd, receita Ad|
bd, refaz Odlh|bd, relatorio Bd|bd, resposta Bhch|bd, roteiro Ad|bd, sai Md|bd, sem Wh|bd, sempre AdWh|bd, sim ah|
bd, so AdCcDiEdJdMdPhQdTdUdWcXdaccdgd|bd, socorro Ac|bd, sou BeCiEdFcJdMcPdQcRdTdWdadgdhild|bd, tem AdBcCdHbIdJcMcOcPcQcRcSdUbWhfdgchilc|
bd, tenho FdJcPcQcRcTdUdVhWdld|bd, texto HdKh|bd, tira AjMhXi|bd, titulo BdFh|bd, trabalho Hh|bd, traduz Ad|bd, tres Sh|bd, troca Bd|bd, tudo BiCiRd|
bd, um AcBhFdHcMdObQhRdUdli|bd, uma HdLh|bd, usa FdZild|bd, vale Bc|bd, viuva ld|bd, voce Ac|bd, vou Ad|bd- 0000 kh|bd. , Ac|bd. . QhVi|bd0 , AcBiHd|
bd0 anos AcOd|bd0 de Ad|bd0 filhos BdTd|bd0 º Bd|bd00 , AZFbQdTigdlc|bd00 . Bd|bd00 00000 jh|bd00 anos BcUd|bd00 de Ad|bd00 e lc|bd00 kg ld|
bd00 mes BdTd|bd00 mil Ad|bd00/00/0000 , jh|bd000 000 Bd|bd0000 , AdQe|bd: @ Ad|bd: o BhXh|bda AdPdQcRdTdUbWdXcadcdgcielc|bda agua Ud|bda amendoim Ad|
bda claudia Bd|bda estudar Ad|bda noite AiQiVd|bda nota Ad|bda trabalho AdHd|bdainda nao Bd|bdalva Th|bdamanha as Ad|bdamendoim , fh|bdano do Ad|
bdanos . Fh|bdanos 00 Bd|bdanos de Fd|bdanos nao Ad|bdanos que Bd|bdantes de Ageh|bdaos 00 Ad|bdaqui , Bc|bdaqui do AcMd|bdaqui em AiOi|bdaqui no ah|
bdas 0 Ae|bdas Ad|bdas segundas AdBh|bdate no AiWieh|bdate o Ad|bdazul , Ad|bdbarulho de Ad|bdbatalhao . Mh|bdbem , Kc|bdcaminho . Thed|
bdcarteira , BcOd|bdcasa e Bc|bdcelular , Bd|bdcheiro de AdWe|bdclaudia , Bd|bdcom 0 AiJi|bdcom chuva AdHd|bdcom dois AhDi|bdcom meu Kh|
bdcom meus AhKh|bdcom o AcScVg|bdcom tres Ac|bdcom um Sh|bdcomigo , AcBd|bdcontrato de Ahmh|bdcurso de Bd|bdcurtas , Yi|bdda , BcXd|bdda oficina Ad|
bdda portaria Ad|bddas 0 Ad|bdde 0 Ti|bdde 00 AiBcUi|bdde 0000 Ac|bdde apresentacao Ad|bdde bicicleta Aheh|bdde cafe Ad|bdde chuva Bd|
bdde comedia AcJc|bdde dia Oh|bdde domingo Ac|bdde enfermagem Bh|bdde familia Ac|bdde fome Ad|bdde garcom AhBd|bdde gato AiBdfh|bdde gemeos Oh|
bdde historia Bd|bdde idosos AhOh|bdde itaquera Ac|bdde manaus Lh|bdde marco Bd|bdde matematica Ad|bdde nascimento AhJiWd|bdde noite Ac|bdde novo Ad|
bdde outra Ad|bdde plantao Od|bdde semana Ac|bdde terror Bd|bdde tres AhOh|bdde tudo AdBd|bdde um AhBdUi|bdde uma Ad|bdde vez AcBh|bdde volta Ad|
bddepois das Bh|bddesde 0000 AhSh|bddesde abril Oh|bddesde pequena BhZh|bddez anos Bd|bddia , BdOd|bddia de Bheh|bddireito a Ad|bddo ceara Bd|
bddo meu AdBiPi|bddo rh Ad|bddo vizinho Ad|bde 00 FdVdgdjdlj|bde BdEcFcKcReSdUhWdXdheidjd|bde a HhRcfd|bde agora Ad|bde ainda AhBdFhld|bde assim AhOi|
bde autista Th|bde com AhHhSh|bde como AiEj|bde da Bc|bde de AcQd|bde dificil Ac|bde dois Ad|bde ela AhSh|bde estou ChQh|bde estudo AiJild|
bde eu AhBcHdMhQdRjTcUdac|bde faco BdMd|bde fiquei Ad|bde ja Hh|bde meio AdBh|bde mesmo Ad|bde meus Bi|bde minha AjVj|bde moro BdCc|bde n AhBcQi|
bde nao FdRdTdhdlh|bde nenhum FhTe|bde nunca Ac|bde o BiCdFdHdOcQdRcUcadghjhlh|bde os Hh|bde preciso FhSh|bde quer Ac|bde rua Ad|bde ruim Bd|bde se Ad|
bde sem AdBh|bde sobre AdQe|bde sou BiHh|bde tem OdRdTh|bde tenho BjMh|bde um AbBg|bde uma Ad|bde vai Th|bde vivo Ch|bde vou AjQigh|bdecidiu Ad|
bdem 0000 BhHhMdQdYdgiid|bdem agosto Ac|bdem casa Agaheg|bdem curitiba Oh|bdem flutter bh|bdem manaus AhRi|bdem outubro Ad|bdem palmas Ad|
bdem praia AhYh|bdem que AiMi|bdem quimica Bd|bdem ubatuba Ad|bdemais AcBd|bdescola , AdMd|bdesde AiBiHhQdSiUcZh|bdesse Bc|bdesta gravida Ad|
bdeu nao BiWhXj|bdevagar Ad|bdevs Bh|bdfavorita e AcYd|bdfaz 00 AiTi|bdfaz mal Ad|bdfica em Ad|bdfilho de AdTd|bdfilme de BdXd|bdformal , AhYi|
bdgluten e Ad|bdgrande e Bd|bdgrupo da BdVc|bdh de Ad|bdha 0 AiMh|bdha 00 Rh|bdha dez AcHd|bdha tres AhHh|bdha um Ahdi|bdhoras vagas Nd|bdia AaMdOcVd|
bdiario BdOd|bdias Ad|bdidosos , Oh|bdieta Ac|bdireito gh|bdireto Wi|bdisse Ac|bdiz Ad|bdjulho , Bi|bdkg , Ah|bdlata , Ac|bdliga no Ad|bdmais velho Ad|
bdmanaus , Rd|bdmanha e Mc|bdmas eu Ac|bdmas moro AcHc|bdmas nao AdHdQh|bdmas o Ad|bdme faz AhXi|bdmedicina esse Bh|bdmes que Fh|bdmeses , Ad|
bdmesmo , AhHh|bdmeus pais Td|bdmil km Ac|bdminutos , Ad|bdmora comigo Th|bdmorava em Ad|bdna minha Ad|bdna quinta Ad|bdna sala Ad|bdna savassi Ad|
bdna semana BhHh|bdna usp Qh|bdnada , AdBd|bdnao , AbBdXc|bdnao da BjUhXh|bdnao deixam Ad|bdnao desse AiXi|bdnao e Bd|bdnas horas AiNiVi|
bdnasceu em Ad|bdnasceu no Ad|bdnegativo , lh|bdnem me BhXh|bdnina , Bh|bdno 0 Ad|bdno bras Oh|bdno direito AdBhgh|bdno feminino Ad|
bdno lugar AiCiEdjh|bdno meio AhBd|bdno quintal BhUh|bdno servico ad|bdnoite e BbQc|bdnuma escola BhOh|bdo KhOhRaScTcUbVbZdahgdidld|bdo cachorro Vh|
bdo dia ah|bdo outro Ahjh|bdo que AdBc|bdoce Xh|bdois AaPdSh|bdomiciliar Bdch|bdontem , BcTd|bdontem e Ad|bdos Ad|bdou 00 jh|bdouvido , BcVd|
bdpadaria em Bc|bdpara , BhHg|bdpara 0 Bd|bdpara mim Ac|bdpara um Ad|bdpassa a Ahjh|bdpelo de Bc|bdpequena , BcZd|bdperto de AdHd|bdponto . Bd|
bdpor dia Adeh|bdpor favor AcBc|bdpor nada AiWi|bdpor um Ad|bdprecisa de BhQh|bdpreciso de Bd|bdquando eu Xh|bdque a Ac|bdque da BdVd|bdque e Bd|
bdque eu AcBhai|bdque nao AjBcTiVi|bdquintal , bd|bdse chama AbTdUd|bdse escreve AiDi|bdsem acucar Ad|bdsemana passada Fi|bdsemanas , Ac|
bdsempre em Ac|bdservico , Bc|bdso , Ad|bdso no Ahah|bdsou eu AhOh|bdsupermercado , Bd|bdtarde , Ad|bdtem 0 Ph|bdtem 00 Th|bdtenho 00 Ch|
bdtoda semana Ahih|bdtodo dia Ad|bduas Ad|bdum metro Bcld|bdum salao Td|bduma pousada dh|bdvai fazer Bi|bdvai ser Ad|bdverde com Ad|bdvez , Bi|
bdvida , Ad|bdx 00 Ad|bd  AYBaCdDdEdFdGcHdIdJdKeLdMcPdQdReSdTcVdWeYdZeadccecgdhdidjekbme|be BiGcIdLbNbQhRhShVhZebeccdciclh|
begins CiGaIdMcNaOhPebcddfhjh|bela Bc|bele Bc|beletrico ih|belevador Ad|bem CcEdIhJbLdPcTbUcWcZdfcic|bemprego Oh|bentao AbMdPdXh|benzo Bd|
bepisodios Ad|bera Ad|bescola BdMe|bescorpiao Bhlh|bescreve AcBcjd|bescrito AdKd|besperando Ad|besqueceu Rh|bessa Ac|bessas Ad|besse Ac|besta AcMcRd|
bestadual Mh|bestou AcBaQd|bestuda Ad|bestudar Bd|beu PdWjXjad|bexemplos Yh|bexige Ad|bexplica Bd|bfacil Ad|bfaculdade Ad|bfalando Oh|bfalar AdBd|
bfalo Ad|bfavor Ad|bfavorita AcYd|bfaz AhShTihh|bfazem BhUh|bfazer Bd|bfederal AdBhdh|bfeira Ad|bfeminino AhBdWhYd|bfez Ac|bficou Ad|bfilha Bd|
bfilhos Ti|bfilme BdXd|bfilo Ah|bfoi AdBe|bfora AcXd|bformal AiBdYi|bfrances Kh|bfrete Ad|bfrio Bd|bfumar eh|bg Bd|bganha AhHdZi|bganhou AdBd|
bgatos Bd|bgemeos Bd|bgraus Acgd|bgrupo AdVc|bguarani Kh|bguarda Bd|bh Ac|bha AjBhCdJdQdRhShTdUdWdXdbddhfdgh|bhoje Ac|bhora Ac|bhorario Ac|bhoras Nd|
bia Ad|bicaro Th|bidade Ad|bidosos Oh|bigreja Vh|bindica BdQd|binss Ad|binteiro Ad|binterior Jd|binternet Ad|birmao BdTd|birmaos AhTh|bisso AaBc|
bja Bc|bjejum Ad|bjogo Ad|bkkk AcBc|bkkkk Ac|bkm Ac|blata Ac|bleio AhKh|bleite Ad|bliga Ad|bligacao Ad|bline Ad|blinux Ad|blisa Ad|blista Bd|
blondrina Mh|blow Ad|bm Ad|bmae Ad|bmais ch|bmal AcOded|bmanaus Lh|bmandou Ab|bmanha AiMcei|bmaratona Ahdh|bmas AhChEdHdJiKcMcOdQhReTdUdWdXdadddge|
bme AiJdMhOdRdUdVdWdXiedfj|bmeia AhBd|bmes FhTd|bmeses Ac|bmesmo BdHh|bmeu AdKdce|bmeus AcTd|bmil Bd|bmim Bd|bminha AbVced|bminutos AbFcTdgdld|
bmontes BhJh|bmora BiTj|bmorava Ad|bmoro Bd|bmorre BhUh|bmorreu Ac|bmulher Ad|bmysql ai|bn Bd|bna CdEiIcJbLcOdPdQiScTdUdWcXdYdZdbdgdhdld|bnada Ac|
bnao AdHdMcOcXiadccgdhd|bnas AhBiFhNiViecgd|bnasceu AbRdUd|bnascimento BdJdWh|bnatal Ac|bne Ac|bnegativo Ahlh|bnem Xh|bnenhuma Ad|bneovim Bd|
bnessa AcBd|bnesse Ad|bnetos Ad|bninguem Bd|bno ChEhFdJcKdLcRdTdVhXcYdZdedfdhdid|bnoite Adeh|bnoiva Sh|bnome Ac|bnomes Ad|bnota Ad|bnova Ad|bnovo Bd|
bnum Ad|bnuma Oi|bnunca Ad|bo BcObQcScTbVdWdXcgchcidjhldmd|boculos Aggimh|bodeia Ad|bonde Ad|bontem Td|bos Ac|botavio Rh|botimo Ac|bou AdBdKeWdadgdji|
boutro Ad|bouvido BcVd|bouvidos Ad|bpaciente Ad|bpaga Ac|bpago Bd|bpai Ad|bpara AcHhLdQcRdSdUdVdhdmc|bparcial Ad|bpassa Xhjh|bpasso AhYi|bpelo Ad|
bpequena AdBcZd|bperdeu AcMd|bpergunta Ad|bperto AdHd|bpessoas Ph|bpizza Ad|bpode AdBc|bpoe AdBd|bpolo Bh|bponto Bd|bpor CcJhMcOdRdUdWhadeiid|
bporco BiWh|bporque AhKi|bportao mh|bportugues Kc|bposso AcBc|bpouco Ad|bpoucos Bd|bpousada dh|bpraia Yh|bprata AiBdii|bprecisa AcBhQh|bpreciso Bc|
bpreferida Ad|bprova BhOh|bpublico Bh|bqual Bc|bquando gc|bquanto AdBd|bquarto BgQh|bquase AhHh|bque FdHcMbOcRcVhahfdgdhh|bquebrou Ac|bqueijo Wh|
bquem Bc|bquer AcRdTh|bquero AcBc|bquieto Ad|bquintal Adbd|breais AcFd|breclama Ad|breclamacao Ad|brede Bd|bresolvi AhFh|brespostas AbXd|
brestaurante Ad|breuniao AdBcXd|broca Ad|brs Ad|brural AdHd|bsabados Bd|bsanguineo Ad|bsanto AcBded|bsao AZ|bse AdDiRdTdUdXd|bsegunda Ad|bseis BdSd|
bsem AdOcUdWd|bsemana AeHdid|bsemanas Fd|bsempre AcVh|bservico Bc|bsete BhFh|bsimpatico Ad|bso Ad|bsobre Bc|bsobretudo Aifi|bsolar Ahbh|bsolo Ac|
bsolto Ad|bsomos Ac|bsou BcOh|bsozinha Hh|bsozinho Hh|bsuas AdXd|btamanho Ac|btambem Bd|btarde Ad|btecnico Ad|btem AdMd|btempo Ad|btempos Ad|
btenho BcCh|bteo AiTi|btermica Ad|bthor Ad|btira Bd|btoca AiWi|btoda ih|btodo Abeiid|btrabalho AdBd|btranca Bd|btres AbHdOcUd|btudo Ac|
bum AcBdMdOdQdRdSdWcXhYdidlc|buma AbBdOd|bumas Ad|buns AdBc|burgente Bd|busa Ac|busar AdBd|buse AhXh|buso Ad|busp Qh|bvai Oi|bvale Ad|bvegetariana Ad|
bvelha Th|bvender Bhci|bverde Bc|bveterinaria Bd|bvez Ad|bvezes Ad|bvida Ac|bvinil AhBdVh|bvirar Ad|bvisita Xh|bvoce Ad|bvou AdBc|bvoz Bc|bx Ad|
b{ Acjd|bº Ah|b AYBZCdDdEdFdGcHdIdJdKeLdMcOePdQdReSdTcVdWeYdZeadccecgdhdidjekbme|c( Ab|c) Ac|c, CcDhEZHdJZKcMeNeSbUhVcWhcegehdjdkcmd|c- Aifjkd|
c. AcBiChDdJdQdTdZdkild|c0 AcGiOcPcUdWdXdYdhd|c0,00 AhFcgdlj|c00 AcCcDdFeGhHhJcLdMcNdQcRdTbUdVdWcXcYcZdadbdcdeeidmd|c00/00/0000 AhHi|c000 AcBdld|
c0000 BdDdJhOcPdQcTdWdXdadli|c00000 Bhki|c: BiDhEbFbIdJaMbNdPbRcScUaVcZabdfdgchbjclZmh|c@ Bc|c^ DhFiGdHcLbNcPeYdbXcddbghjhlhmb|
ca AcCdHcMaNcOcThWdYdadedgblc|ca( ) Ac|ca( 00 Ad|ca, 0 Ac|ca, 00 AdBeFdTdld|ca, 000 AdBd|ca, a BiCcHdMcQbRiTaUilh|ca, cafe BhWh|ca, cidade AhHi|
ca, com Bd|ca, como AZOb|ca, de HhJh|ca, dois BhTh|ca, duas Ad|ca, e BcChDdHdOcRdTdXh|ca, eu Ad|ca, explica Bd|ca, faco AiOiQhgd|ca, indica Bd|
ca, ja Ad|ca, mas Wh|ca, me Ac|ca, meu AdKd|ca, minha AbUc|ca, moro BcHc|ca, na Ac|ca, nao AcBc|ca, no AbMcQdad|ca, nunca Ac|
ca, o BiCbHbMdPiQdRhUhZbabld|ca, por AbBd|ca, porto Mh|ca, principalmente Xh|ca, sem Bhhh|ca, sempre AhYi|ca, so AiBdai|
ca, sou AiBdCdFhJdMdOiPdQdSdTcVbWcXdYdfdhclh|ca, tem AcTe|ca, tenho AjFjWifilc|ca, tomo Ac|ca, trabalho BhMh|ca, tres Th|ca, um AhTiih|ca, uma Ad|
ca, vou Bheh|ca- 0000 Bdkd|ca. , ChDd|ca/ 0000 BdGd|ca0 , Bcah|ca0 de Gi|ca0 e BiTh|ca0 º Bh|ca0,00 , AiFdli|ca0,00 e Bc|ca00 , BeCdDdFdHiQcTced|
ca00 / BhGh|ca00 anos BbFdTd|ca00 de Ac|ca00 por AdBd|ca00/00/0000 , AhHi|ca0000 , AhChDdOdTdWdli|ca0000 - Ac|ca00000 - Bhki|ca: ( Ad|ca: 0 Bd|
ca: @ BdGi|ca: a AcBi|ca: sou Oild|ca: tenho AdFd|ca^ 00 Fh|ca^ @ Bd|ca^ ^ ChDgGdHbMbNdPbbddcjh|ca^ a BcCcIdMjPcQcadghlc|ca^ acho AhXh|ca^ amo CdWi|
ca^ ando Ad|ca^ aos AhFh|ca^ aprendi AhKh|ca^ ariano AdWh|ca^ boa Ad|ca^ bom Ad|ca^ coloca Ahjh|ca^ comecei AhMh|ca^ como AkHhOiTdWdhi|ca^ danco AiVj|
ca^ de Ab|ca^ deixa AcBd|ca^ detesto AhXi|ca^ dia Ad|ca^ e Ch|ca^ em AiHi|ca^ estou AdShYhhd|ca^ estudei Ad|ca^ estudo AhBhQj|ca^ eu Pd|
ca^ faco AiFhOcSd|ca^ falo AhKi|ca^ ficou Ad|ca^ fui Bdgh|ca^ jogo AhVi|ca^ leio Ad|ca^ me Yh|ca^ meu AeEdMcOcPcQdahddgdjh|ca^ meus AdUd|
ca^ minha KdMcOdPhQbVdYcZdbdedfd|ca^ moro AcBdHd|ca^ n AdXd|ca^ na Ac|ca^ nao AcBh|ca^ no HdMhQdac|ca^ noiva BdSd|ca^ nunca Xh|ca^ o AdCbHdMdPcahldmd|
ca^ odeio AhXj|ca^ oi Ad|ca^ onca BhZh|ca^ os Pi|ca^ para Ab|ca^ passei Ad|ca^ peso Ahli|ca^ pode Wh|ca^ por Ac|ca^ programo Ad|ca^ quando Ad|
ca^ que Ac|ca^ quero Ac|ca^ sem hd|ca^ sempre eh|ca^ so Ac|ca^ somos Ah|ca^ sou AhCiDcFZGdHdJiMbNbPcQbRdShUdWdXdadedjdlh|
ca^ tenho BdKdMdOdRdVdWcXcadedgihe|ca^ tive Ad|ca^ toco AhVi|ca^ todo Bd|ca^ tomo Bieh|ca^ torco lh|ca^ trabalhei Ad|ca^ trabalho Ad|ca^ uso Aiahgi|
ca^ vamos Ad|ca^ vendo Ah|ca^ virei Aihh|ca^ vivo AdOh|caa escola Md|caa estudar Bhdh|caa gente Ad|caa minha AiBdPhQh|caa noite Bd|caa patroa BhRh|
caabrir uma dh|caacacias , AcFc|caadotar um Ad|caagora sou Ah|caajuda a Ad|caalergia a Ac|caalergica a Bhfi|caalergico a Ad|caamanha as Ad|
caamendoim , AdBdfd|caamiga e AdOd|caanalista de Oh|caando de Aiij|caanos , AhCdDdHiOhUd|caanos de Ac|caanos e AeBd|caanos em AcHc|caaos 00 BdFd|
caaprendi a Ad|caaqui , AdFd|caaqui de AhHi|caaqui do HhMd|caaqui em AiHi|caaqui no HhMd|caarea de Mi|caarroz , Ad|caassim : AhCdTh|caassina como Ch|
caate o Ac|caaula de Bh|cabarulho de XgYh|cabico de Ad|cabike todo Vi|cabrir dh|cacacias AcFc|cacafe e Ad|cacamada BdTd|cacapital do Ad|cacasa , Ad|
cacasa de AcHe|cacasa e AjBdKhah|cacasa em AdHd|cacasado , AcOb|cacausa da Aigj|cacausa de Ac|cacausa do Ad|cachama de CdEhQd|cachamar de Eh|
cachamo me AiCi|cachefe e Ac|cacheiro de Bh|cacho AdXh|cachuva , BdWh|cacivil , Ad|cacolega de Ad|cacolega e Ad|cacom 00 Fh|cacom a Mc|cacom dois AdUe|
cacom leite Be|cacom o AhCdMcRiThUcad|cacom tres BhUh|cacom um Ri|cacomecei a BhVh|cacomigo , Yh|cacomo a AcBdCd|cacomprar uma Ad|cacomprei uma Ad|
caconhece por AhEh|cacoral da Vi|cacresci em HcKhMd|cacuido de AhMiOh|cacuritiba , AiXi|cacurso de Ad|cacurso zootecnia BcQd|cada minha Ac|
cada portaria Bd|cada um Ac|cadas 00 Be|cade 0 BiTi|cade 00 Fc|cade domingo Bd|cade manha Vh|cade outra Bd|cade tudo BhWh|cade um AcBd|cade uma Mh|
cadepois das Bh|cadepois do Ad|cadesde os Ad|cadia , Ac|cadia de AiHiVh|cadia para Ad|cadica de AdBd|cadinheiro para Ahdh|cadireito a BcQc|
cadirijo um AiOiii|cado interior Jh|cado socorro Bd|cadois anos AhSh|cadois filhos BdTd|cadoro Ad|cadotamos TiUd|cadotar Ad|cadotei AdUd|cadou aula Bh|
cadr . AcCdHd|cadvogada Hh|cae 0 Bh|cae a AiCiHcMbRiTdadbccddc|cae agora Ad|cae atendo Ad|cae da Ad|cae de AjQhZi|cae em AjHhPi|cae estudo AhQi|
cae eu Aa|cae faco NdQdeh|cae mail Ad|cae meia Bded|cae meu AcBcMcPhRdTdUd|cae minha AcPdRd|cae moro BhHh|cae nao AdYh|cae nunca Ad|
cae o AiBcHhKiMbQcRhTcYeZcdd|cae os AhTh|cae para Ad|cae quero Ac|cae sem Bh|cae so Ac|cae sobre Bhbi|cae trabalho Bc|cae um AjBhThUild|cae uma Ah|
cae vou Ad|caedito meus Ad|caem cabo Bh|caem dois Pd|caem ingles Bd|caem palmas BdHd|caem portugues BhYh|caem quimica BhQh|caenfermeiro e Aheh|
caengenharia civil BcQc|caenzo e AeBhTh|caeroporto Ad|caesta com Ad|caesta em Ad|caestagiario de MhOdQh|caestou a Ad|caestou com Figd|
caestou em AcHcMcQd|caestou fazendo bd|caestou na AhHcMjQc|caestou no Mb|caestou sem AdOi|caestou tentando Aidi|caeu , AhCdDiHd|caeu de AiEiHdJdPd|
caeu e Ac|caeu estou Ad|caeu nao AdBc|caeu pinto BhVh|caeu queria Ad|caeu sou Aehd|caeu tenho Ad|cafaco aniversario Gh|cafalar em Bh|
cafavorita e AhBiWhYiZh|cafaz 00 Bd|cafaz um Ad|cafilha de AiJjTh|cafilho de Ad|cafissurado em AhVhWh|cafora , AiJi|caformada em MdOdQi|caformal , Ac|
cafuso de AdLh|cafuso e Lh|cagalera da bh|cagenda eh|cagente esta Aibh|cagora AhHhMdVh|cagosta de Ac|cagosto de AiWiXh|cagripado , Ad|cah de AbHd|
caha 00 Fd|cahoje e Ad|cahoje estou Ad|cahoje vou Ad|cahomem , AdFd|cahorario da BhLh|caidade = Ad|caideia de Ac|cainda Ad|caisso num Ad|
caisso para Acjd|caitabuna , Ad|caja fui Ad|cajuda Ac|cala , Ad|calargar o AdBh|calembra de Ac|calergica Bhfi|calergico Ad|caletras , AdBhQh|
calguem Ad|caliga no Ad|calista de Ac|calmoco Yd|caloja e Ad|calugar Ad|caluguei Adid|camae acamada BdTd|camae de AiTj|camais , Ad|camanda para Ad|
camanha , AhOi|camanha Ad|camas o Ac|cambev Ad|came chamo AhCjDdHd|came explica AdBc|came formei Qh|came trata Xh|camei Ad|camendoim Ad|camestre de Ad|
cameu avo Bd|cameu chefe Bd|cameu filho BiTh|cameu marido BhRh|cameu namorado Bd|cameu signo Bhlh|camiga AbBdHdOd|camigo Ac|caminas , Ad|
caminha amiga AdBd|caminha esposa Bd|caminha irma Th|caminha mae BiTj|caminha mulher BhRh|caminha namorada BhRh|caminha sogra Bd|caminutos , Ad|
camonta um Ad|camontando um Ahbh|camora em AcBdMd|camorando em Hh|camorava em AbHc|camoro em HhJdMc|camoro na AhMh|camoro no HiMd|camoro sozinho Bd|
camudei de Ad|cana minha Ad|cana zona Hh|canada , Ad|canada de hi|canalista Oh|canamoro a AcBd|canao , AiFiShhi|canao bebo Bhei|canao como Xhhh|
canao curto AhBhXi|canao e AdHd|canao pega Ad|canao pode Ad|canao se Ad|canao sou AbOchd|canao suporto AhXi|canao tem Ad|canao tenho Ac|
canao troco AiWi|canao uso Acad|canasceu em Ad|canasceu no Ad|canasci no Ac|canda Ad|cando Ahij|caneta de AbBdJd|canina , AdBh|caniquel , Ahfh|
caniversario AdGh|cano AhHhdi|cano coral Vh|cano meu AhMi|cano terceiro AhBe|canoite , Ac|canoite e ei|canome de Uh|canome e AdChDdEdHcZdadld|
canos CcDdFdOhQdShUdWdYdadld|canota Ac|canovo , Ac|cantes Ac|cao de Lh|cao dia Ac|cao do Ad|cao meu AjMiii|cao nome BhUh|caolinda , Ad|caonibus , Ad|
caorganizando um Ahbh|caos Fd|caouvido , Ad|capaga a Ad|capai , Ac|capai de BhTh|capalmas , AdBdHd|capapel , Ad|capara uma Ad|caparar de dh|
caparecida Ad|caparei de eh|capassa a Ad|capassado , Ad|capassado em Ad|capavor de Xh|capedreiro , AdQd|capelo de Bhfh|capelotas , Ad|capensando em Ad|
capensei em Ad|capequena , Ae|caperdido em Qd|caperiodo de Ah|caperto de Jdfh|caplanilha de Ad|capode mandar AhYh|capode me Ac|capode ser Abgd|
capor um ih|caporque o AhMi|caposentado Bh|caposento Ad|caposso comer Bh|capreciso de Ac|caprefeitura de Ad|caprendi AdBd|capreparando para AiHdQidh|
capresento Ch|caprofessora de BhOi|caprogramo em Ahah|caquando for Ad|caque a AcBi|caque e AhCdOhgi|caque eu AcBd|caque me BcCh|caque o AdBhmh|
caque sou AiOhVh|caque tem Ad|caque tenho Ad|caque voce Xh|caquem calca Ad|caquem tem Ahgi|caquero , Aheh|caquero um Ad|
caqui BdEcFdHkOdPdQdRdTdWdadgdjd|caquimica , BhQh|carea Mi|careceita de Ad|carefaz a Ad|careformando a Aibj|cariano Bd|carroz Ad|carua do Ad|
cas AcMdei|casabado em AdHd|casai de Ad|casai no Ad|casao as AiNi|casao paulo Hd|case chama AjCcDdEdHcKdQcRhTjUhWdZdadid|casegundas e Bh|
casem acucar Bdhd|casem emprego BdOd|casemana , Ac|casempre em Yh|caseparou , Ad|caser so AhEiad|caseverino , Ad|caso fala BdKh|caso quer Ad|
caso sei ah|casobre o Ac|casobrenome e CcDiHdKd|casol , AbFb|casolteira e AhHhSh|casou a BdCiMdlc|casou de AjCcDdEdFiGjHdJiMdOcQdTdVcWcXdadfdgdid|
casou do AjBdCcHdJiOdPhQdTdWbli|casou fissurado Vh|casou mae AiTh|casou o AhCjHdJdMdPdRdTd|casou um Ac|cassim CdTh|cassina Ch|cate Ab|catecnica de Oh|
catem 0 Ph|catem 00 Be|catende Ad|catendo Bd|catenho 0 Bc|catenho 00 ld|catenho dois Bd|catenho que Ad|catenho tres BiUh|catenho um AiUi|
catenho uma Bdad|caterca um Ad|catexto de AdBd|catipo sanguineo Ahlh|catitulo de Ad|cativesse 00 Wh|catocador de BdJdVi|catorco para AhCdHcMdWiZi|
catrabalha na AcMd|catrabalhei na Ad|catrabalho com AhMhah|catrabalho em BcHdMh|catrabalho na Mh|catrabalho no AiHdMjad|catrabalho para BdMh|
catrampo de AhOh|catres filhos BdTd|catres gatos Bd|catuo AhBhOh|caula Bi|caum anao Bd|caum papagaio BdUd|caum salao Bi|caum telescopio Bhbh|
caum texto Bd|cavai fazer Ad|cavegano em AdHd|caverde com Ad|cavi um Ad|caviajar para Ad|caviajo , Ad|cavida e Zh|cavideos no Ahai|cavim de AiHdJi|
cavinte e Ad|caviuva , AhTh|caviver de Ad|cavivo com Ad|cavivo de Ac|cavivo em HiPd|cavivo no HhMd|cavo Ac|cavoce e Ac|cavoce me Xh|cavou de ehii|
cazeca , Ad|ca  AZBaCdDdEdFdGcHdIdJdKeLdMdPdQdReSeTcVdYdadccecgehdidjekb|cbaba AdBd|cbaiano AcJd|cbanho Bd|cbarca Bieh|cbarulho XgYh|cbatalha Ad|
cbeleza Ad|cbem Ad|cbernardo BhTh|cbicho Ti|cbicicleta Ad|cbico Ad|cbike Vi|cbisavo Bh|cbom Ad|cbrasileiro AcSc|cbrigadeiro Ad|ccachorro Ac|
ccadastro Ahjh|ccafe AcFdWd|ccaixa Ac|ccalcula Ad|ccamarao Ad|ccapital Ad|ccardapio Bd|ccarta Ac|ccartorio Ad|ccasa Mdag|ccasado AbOb|ccasei AhSh|
ccastanha Bhfi|ccausa AhMdgi|ccearense Oh|ccelular Ai|ccerveja Bd|cchama CdEhHdJdQdTi|cchamam Ad|cchamar Bd|cchamem AiBdXi|cchamo AiBcCiHd|
cchefe AaBcPd|cchegar Adfh|ccheiro Bh|cchove Ad|cchuva BdWh|ccidade AbHb|ccinco AiMi|ccivil BcQi|ccliente Ac|ccodigo Ai|ccoisa Ad|ccolega Aaac|
ccolegio Md|ccom CcFjHcLcNdPbQcRjXdZdddhdld|ccome AeBd|ccomecei BhVh|ccomida Yh|ccomigo Yi|ccomo CcDhQdTbVcedfdgd|ccompletar Ad|ccomprar Ac|
ccomprei Ac|ccompro Ad|cconcurso AcHd|cconhece AhEh|cconsulta Bd|cconta Ad|ccoracao AiHdZi|ccoral Vi|ccorrer dh|ccresci HcKhMd|ccriado AhHdJh|
ccrianca Ad|ccrio Uh|ccuido AhMjOi|ccuritiba AhXi|ccurriculo Ahki|ccurso Ac|ccurto Ah|cd Ad|cda AcBdHcLcOdTdZc|cdaqui Ad|cdas AdBd|
cde BdEcHcIdMcOdRcSdbacdfbhhlb|cdemais Ad|cdepois Ab|cdermatite Ad|cdescobri Ad|cdescreva Ac|cdesde Ac|cdesse AcBd|cdetesto BhXi|cdia HiOc|
cdiario AdOd|cdias Ad|cdica AdBd|cdieta Bhhh|cdigital Ad|cdinheiro Ah|cdipirona Ad|cdireito Ad|cdireto AhBdYh|cdirijo AiOiii|cdisse Ad|cdiz Ac|
cdo AdCdQcTcbbed|cdocumento AhCh|cdois AiBdPcSi|cdomiciliar Ad|cdou Nh|cdoutorado Ad|cdr AcCdHd|cduas Th|cdurmo AhHdIieh|cduvida Ad|
ce AhDcHhJbLcMcNbPhRhSdTeWeccgejb|cedito Ad|ceja AdMdQh|cela AbBdRd|celetricista Hdli|celetrico Ac|cem AYLhMYOdPbRdTcYhaaid|cemail jh|cemprego BcHdOh|
cenfermeiro Aheh|cengenharia BcQc|centao Ac|centende Ad|centrada Ad|centre Bc|centregador ih|cenzo Ad|cepoca Ad|cequipe Ph|cera Ad|cerro Yh|
cescreve Ab|cesposa Ai|cessa AdBc|cesse AdBd|cesta Aa|cestagiario MhOdQh|cestou CcEdFhHbJcMhUdWcXdadbald|cestudo AdHd|
ceu CcDiEiFcGbHdIdJbKdLdMcNdOhQdRcTdUdXdZdadccdcfdhbld|cexemplo Ad|cexplica Ac|cfa AiJdMdQdVhWjld|cfabrica BhMh|cfaco AhBj|cfaculdade Ad|cfala ChHd|
cfalando Ad|cfalar AhBiTh|cfavorita AhBiWhYiZh|cfaz AaBdSh|cfazenda Ad|cfazendo Qi|cfazer bh|cfebre Ad|cfederal AbHd|cfeijao Ac|cfeito Ac|cfica Be|
cficar BhYh|cficha ChHd|cfico AiBd|cfilha AhBbJj|cfilho AcBd|cfilme Ad|cfiquei Sh|cfissurado AhVhWh|cfiz Ad|cfolga Vh|cfor Ad|cfora AjJiMi|
cformada MdOdQi|cformal Ac|cfrances Ad|cfrio Ad|cfui Acgh|cfuso HdLi|cg AdBd|cgabinete AhBdPh|cgalera bh|cganho AdBd|cgatos CdJdUj|cgemeos BhTh|
cgenival AhFh|cgente Ah|cgerente BhPh|cgosta Ab|cgosto AhBcWh|cgrande Ad|cgravida Ad|cgripado Ad|cgrupo Ac|cguarulhos AhFh|ch AcBdHd|cha AbBbFd|
chistoria Ad|choje Od|chomem AdFd|chora Ad|chorario AdBhLi|choras Ad|cia Ad|cidade Ab|cideia Ac|cimagina Ae|cindica Ac|cingles Ac|cinstagram Ad|
cinterior BhJh|cintervalo AiMi|cisso BdKiMdjd|citabuna Ad|cja AbBdUd|cjoao Ad|cjogo Eijd|ckaua Fh|ckombi ih|cla Wh|clargar AdBich|clegal Bd|cleio AcVd|
cleite Ad|cler AcFd|cletras AdBhQh|cleva Ad|clhe Hh|cliga Ad|clista AbBd|clivia BdTd|clivro Ad|cloja Ac|clouca Wh|clua Ad|clugar Ad|cm AcFc|cmae AiTk|
cmais OdYcai|cmal Ac|cmanda Ac|cmanha Oi|cmarido Ac|cmarketing Ac|cmas CcEiJdMcWhhd|cme CjDdHcMdOdTdgc|cmedicina Bidh|cmenina Td|cmeses Ac|cmesmo Ad|
cmestre Ad|cmeu AYHcMcOcQdRiTiWdZdabbdcdee|cmeus AbBh|cminas Ad|cmineiro Ad|cminha BjHcKdMcPiTiZdddedfdmd|cminutos Ac|cmoca Ad|cmodelo Ad|cmonta Ad|
cmontando Ahbh|cmora AcMd|cmoramos Hh|cmorando Hh|cmorar Ad|cmorasse Ad|cmorava AbHc|cmoro AhBbCdHiJcLdQdad|cmulher MdRh|cmundo Ac|cn Bd|
cna AdBcNcOdQaTdVbbe|cnada Wdhi|cnamorada AdBd|cnamorado BdRi|cnao AcCbDcEdHbJdKcMbNdOZPcQdRcTcUdVbWhXhacddfdgbhilbmd|cnas Bc|cnasceu AbHdTd|
cnasci HcMd|cnascido AiGiHcJiMd|cnascimento Ad|cnem AdBc|cneta AbBdJdTd|cnina AdBh|cniquel Ahfh|cno MhRdSdTdUdYdZdccgdid|cnode Ahai|cnoite Bbei|
cnoiva AdBcSd|cnoivo Sh|cnome AbDdEcHcJdLdMdOdQcRdTcZcadlc|cnos Ad|cnotaria AhHh|cnovela BdXd|cnovo ji|cnum BhHh|cnumero Abkc|cnunca Ab|cnutri Bd|
co HaNdOdRaUhVdWcXdbdgcihlc|coficina Ad|colinda Ad|conca BdZd|conde Ad|conibus Ac|corganiza Ad|corganizando Ahbh|cos PhUh|coutra AiHi|couvido Ad|
cpaga Ad|cpai AcThWd|cpais Ad|cpalmas AdBdHd|cpao Ad|cpapagaio Bd|cpapel Ad|cpara AeBcMbPcUdWdYdadid|cparar Bhdh|cparei eh|cpassa Ac|cpassada Hh|
cpassado AcHd|cpasso Ad|cpassou Ad|cpatroa AcPdRh|cpaulo Hd|cpavor Xh|cpeco AdBc|cpediatra AcTd|cpediu Bd|cpedreiro AcOdQd|cpega Ad|cpeguei Ahadii|
cpele Bd|cpelo fh|cpelotas Ad|cpensando Ac|cpensei Ad|cpequena Ae|cperdido Qd|cpergunte Ad|cperiodo Ah|cperto Jdfh|cpeso Bhli|cpiano AdFd|cpizza Ad|
cplanilha jh|cplantao AcQdeh|cplataforma Ad|cpode Cigd|cpoe Abhh|cpor MdWhYdadih|cporque AiMhfh|cportao Bh|cporto HcMh|cportugues Ad|cposso hi|
cpouco Ac|cpraia Ad|cpreciso Ac|cprefeitura Ad|cpreferida AhBdQdZi|cpreferido AhHcZi|cprefiro Yh|cpreparando AiHdQidh|cpreto Ad|cprincipalmente Ac|
cprofessora Oh|cprofissao Oh|cprofissional Hh|cprogramo AiBdHdMdaj|cprova Cdlh|cpython AhOdbh|cqual Ac|cquando Ad|cquanto Ad|cquarto BcQd|cquase Ad|
cquatro BiTh|cque HdMdOiQdTcUdWeddgi|cquebrei Ac|cquem gi|cquer AbBd|cqueria Ad|cquero MdQd|cquimica Ad|cquinta Ac|cquintal Ad|cquinto Th|cravi Ad|
creceita Ac|creclama Ac|crefaz Ac|creformando Aibj|cresidente AdOd|cresolvi ch|cresponder BhWh|cresposta Ac|crespostas BhYh|crevisao Ad|crio AdBc|
crogerio Ad|crua AdCc|csabado Hd|csai AbMd|csaio Ac|csanguineo Bglh|csao AiBhHcNiTdlh|cse BcCbDdEcHbKdOdQcRhTjVdXdZdadddgdhdid|csegunda Mh|
csegundas Bh|csei Bc|csem AcBcOd|csemana AbBd|csemanas Ad|csempre AiYj|cseparou Ad|cser AhEi|cserra Bd|cservidor AdBhOi|csete Bc|csetor Mh|csetubal Ad|
cseverino Ad|csexta Ad|csigo Mh|csindica mh|csitio Hh|cso DdFiGiHdMdOcVcWdXdYc|csobre AcQhbh|csobrenome CcDiHdKd|csobrinho AiBdTi|csocorro Oh|
csol AbFb|csolo Th|csolteira AiDi|csolto Ad|csomos BgHhPi|csonho dh|csou AjBcCiDhEbFhGiHZIdJhLdMcOdQbRaSbUbVgWbXdYdZdaccdechciblh|csozinha BcHdOh|
csozinho AhBdHh|csp Ac|csugestao Ad|csuporto BhXh|ctabela hh|ctarefas Adad|cte Bd|ctecnica Oh|ctecnico Bi|ctem Beid|ctempo Ad|
ctenho BeOdPdUiVdWbXbYdbddded|cterapia gh|cterca Ab|ctese Qh|cteve Ae|ctexto AcBd|ctinha Ad|ctipo Ahlh|ctira Ad|ctitulo Ac|ctive AdBd|ctocador BdJdVi|
ctodo Bd|ctomo AcBjeh|ctorco AhCdHcMdWiZi|ctrabalha AcMd|ctrabalhar Ad|ctrabalhei AdBd|ctrabalho AjCdEdHbJcLdMmOiPdQcRdTdUdVdWdXdYcgdlc|ctrampo AjMiOh|
ctrata AiXhYi|ctratar AhEh|ctres BcTaUd|ctroca Ac|ctrocar Ad|ctroco Bd|ctudo ah|cum AaFdGdHdOcQcVdXdZdbhcddegdhdmc|cuma AaBgHdQdVdYcbhih|cumas AdUh|
cunica Bd|curubici Ad|cusava Ad|cuso Ac|cvaga Ad|cvai Ac|cvaldir AhOh|cvamos ai|cvao Ac|cvegano AcHd|cvelha AiFi|cvelho Ti|cvem Bd|cvender Fh|
cvendi Ad|cvendo AdBh|cverde Ad|cvez Hh|cvi Ad|cviajar Ac|cviajo Ad|cviciada Yh|cvida HcZh|cvideos Ahai|cvim AiHdJi|cvinho BdXd|cvinte Ad|cviuva Th|
cvive AdHd|cviver Hh|cvivo HiJdMcPdQd|cvizinha Ad|cvizinho Ac|cvoce WhXg|cvoltar Ac|cvoltei Qh|cvoltou Ad|cvoo Ad|cvou HdMdih|cvoz Ad|czeca Ad|
czona Hh|c AYBaCdDdEdFdGcHdIdJdKeLcMdPdQdReSeTcVdYdZeadccecgehdidjekb|d! Ti|d( AaBc|d, AcCjDTFdHeOePjSdVcadcimc|d. CbDcJbKdOePaSdThUbXbacbhfcgdidlbmc|
d/ Ac|d0 CbDhEcFcIcKcMiNcOdRbSbUcVbWbXbYcZbbccdfclZ|d0,00 AcOh|d00 AiCiDYEbFdIdJYKbLbMeNdPaRdSbVeXcYcZZbdccdcebfali|d000 BcHdUd|
d0000 AcBiIcMcOePdQcRdUeWdXdYdbdgi|d00000 Adjh|d: AcBcCdDdHdJdMdPdQcSdTbUdVcWhXhZdedfdgclc|d; AhMdfild|d= Ad|d? AZBc|d@ BdDdai|
da CcDdEdFcIdJcKdQbTbWcXdceddgcjhlc|dabril Oh|dacha AhRdli|dacorde Zh|dacucar Ad|dadolescente Td|dagenda Ad|dagora AaBd|dagua AdUd|dai Ad|
dainda AhCdDhJcPdQdRiTdUcWcadgdlc|dajuda BcTd|dalergia Bhfh|dalgo AdBd|dalguem Ad|dalmoco Ad|danalista AiBdCdDhMh|danda Bhdh|dando Ac|dano AcHd|
danos AdUcWdgcid|dantes Odhh|dantigo Bd|dao Ac|dapresentacao Ad|daquario Ad|daquecimento AcOdld|daqui AcOc|darquitetura AhOi|darroz BcXd|das QdUceh|
daspirador Ad|dassim EhOi|date AcBhHdOddh|datuo Qh|dauditivo Adgd|dautista BhTi|dazul Ad|dazulejo Ad|db Acld|dbanco AdBd|dbarco Ad|dbarulho AhBhUhXi|
dbatalhao Mh|dbebe Bd|dbem AiKh|dbetim AdQd|dbicicleta Aheh|dbom Ac|dbons Ad|dbot Ahai|dbras Oh|dbrasil Ac|dbrigam AdBhTh|dcabeca BcVh|dcachorro Vh|
dcada Ad|dcade Ad|dcai AdBd|dcaixa Ah|dcalor Hh|dcaminho AhBdThed|dcarro AdOdWd|dcarteira AiOi|dcartorio Ad|dcasa AhBbMdOdaheh|dcasada AiTi|
dcasado AbFd|dceara Oh|dcelular ah|dcerveja Ad|dcha Ad|dchama BdTcUdhi|dchamado Ad|dchamam AdBd|dchapeco Ai|dchove Ac|dchurrasco Ad|dchuva AdBdHd|
dcidade CdHdJdQiTdWd|dcinco AhBdMiPd|dcivil Ad|dclaudia Bd|dcliente Ad|dcodigo Acad|dcoimbra Qh|dcolegio Rh|
dcom BdChDhEcJcKdOdPdQbRbShTdUaWbXbYcZcabddfdhdlc|dcomedia AcJc|dcomer Ac|dcomida Bd|dcomigo Th|
dcomo AiBcCbDcEiFcIdJaKdLdQbRcScTcUcVdWbXhYdZcbddcecfciblb|dcompensa HdMh|dcomprar Ac|dcompras Ah|dconcordar Ad|dconversa Ac|dconvite AhEi|dcoracao Ad|
dcorretor AhSh|dcorrige AdHd|dcozinha Ac|dcozinho AhJdhi|dcpf AcDd|dcriancas AdMd|dcrime BhXi|dcronograma Ac|dcuiaba Lh|dcuritiba FhOh|dcurso Bi|
dcurta AdBd|dcurtas AhYh|dcusta Ad|dda AcIdJdNcOhPcQcSdTdVbWdcdlc|ddas Bd|dde AdBbDdEdHdJcLaMdOZPbQdRbTdXcYiZbabfalb|ddeclaracao AiBcMdQi|ddeixa AhMi|
ddeixam Ad|ddemais AcOd|ddesde AjBeUiZh|ddesse UhXi|ddetesta AdHd|ddevs Bh|ddez AcHdMd|ddia McVdah|ddias Ad|ddiferenca Ac|ddificil AeBd|ddireito Acgh|
ddireto Wi|ddivide Bd|ddiz AcBd|ddizer Ad|ddjavan Ac|ddo AdMcNdOcPhQdRdUdVcad|ddois BhDiHhOdPd|ddomiciliar Bd|ddomingo Ab|ddona Bh|ddrink Ad|
dduas BcHd|ddurmo Ac|de AbCaEbFhHhJZKaLbMeNbOdbdccdcld|dela Sh|dele Ac|deles Ad|delevador Ac|dem AcBdCdJcQcRcSeTdUdVcWdXcacedgcld|dembarcado AhMh|
denfermagem Bh|dengenheiro AdSd|densino Ah|dentao AiBiCdHdOcQcRdTdWdYhZhacgh|denzo AcTd|dera Bc|descada Bh|descala BhOh|descorpiao Ahlh|
descreve BhDiPd|desqueceu Ad|desqueci Ad|dessa Be|dessas Bd|desse gh|desta EhHdJdMcOcPcQdVdWdYigdhdld|destou CiEdHcJhPdQhRdTdWcld|destudar Ad|
destudo AiJild|deu BhCcEdHaIcJcLdQbRiSdTbUbVcWhXiZccdgdldmd|dex AhFh|dexercicio Bd|dexiste Ac|dexplica Ad|dfaco AjBdCiHhJhOh|dfala AdWh|dfalar Ab|
dfalo BdJiKdOdhdlc|dfamilia Ac|dfarmacia Ac|dfavor AcBc|dfaz AhCcDdEhHdJdMcOdPdQcRcThUdWiXiZdadld|dfazem AhUh|dfazenda Ad|dfazer Ad|dfederal di|
dfeijao Ac|dfeijoada Ad|dfeminino Ac|dfico Ad|dfilha Bd|dfilho AhJdli|dfilhos BbTc|dfilme AdXd|dfilosofia AdBd|dfiquei Ac|dflutter bh|dfoi Ad|dfome Ad|
dfor Ac|dfora Ad|dformal Bd|dformulario Ad|dfrances Kh|dfrente Ad|dfrio BdHiOd|dfuso AhHh|dg Ac|dganho Ad|dganhou Ac|dgarcom AiBdJh|dgato Bc|
dgemeos Oh|dgente Ab|dgostaria BhVh|dgosto Ad|dgrafico Ad|dgramado Ad|dgrande Ad|dgravida Ad|dgrupo Vh|dguarda AhBgShlhmh|dh Be|dha gh|dhistoria Bd|
dhoje AbHd|dhoras AhNiTdVi|dhorta BhOh|dhospital Oh|didade AdBdHcJd|dideia Ac|didosos AhOh|dines Ad|dinfancia Bd|dingles Ad|dinspecao Bcic|
dinterior Ad|dinternet AdBh|dinverno Bd|dirmao BdTd|disso Ab|ditaliano Ad|ditaquera Ac|dja BiMdah|djantar AhTi|djapones Bd|djogo Bd|djoinville Ad|
dkg ld|dkkk BdSh|dkkkk Ad|dkm ei|dla JhMd|dlado Bdid|dlarguei AhHh|dlate Ad|dleio AiOi|dleitor Ad|dlevo Ad|dlinha Ad|dlista Abch|dlivia AiBd|
dlogistica Ad|dlondrina AhFh|dlugar AiCiEdjh|dmae Oh|dmaio Ad|dmais BcSdWcXd|dmal Oh|dmanaus AiLhRj|dmao Ad|dmaratona AiBd|dmarco Bd|dmarketing Ac|
dmas EhHbJhMcNdOcPdRdTdUdVcWbXcadedgdlh|dmatematica Ad|dmateriais Ad|dme BiCcDdEdFdHdJcMbOdQcRdSdUdVcYdedfigcld|dmedicina Bd|dmeia Acdd|dmenos Ac|
dmes Ac|dmesmo AcBdKd|dmestre Fh|dmetro Adld|dmeu CdJdKiMhOcRcUiadcdgdld|dmeus Kh|dmil Ad|dmim Ab|dminha AhCcJdMdOdRcSdTcUiVjedfdgcld|dmito Ad|
dmodelo Fh|dmonta AhBdCdUdZi|dmonte Ad|dmontes AhBd|dmora OdTi|dmoro BbCbFdHbJdTe|dmorre Uh|dmuda AhMh|dmuito Bd|dmulher Ad|dmundo Ad|dn BbQh|
dna CdKhLcMbObPdQhRcSdTdUcWcXdYdZcaibdfdgdii|dnada WiYi|dnao AjBiCbDdEdFbGcIcJcKcNdRhSdTiVhXjZcbdcbddecfchbiimd|dnas AiFhMhNhVdgd|dnasceu Th|
dnascimento AhJi|dnatal AdBd|dne Sh|dnem AhHdWiXhZild|dnenhum FhTd|dnenhuma Ad|dnessa AdBhWh|dnesse Ad|dneta AiBdJjTg|dnetos Bh|dnina BdCdHd|
dno BhCcFdHhJdRcSdTcWhXdYdahddfdidjhld|dnoite AgQiVd|dnoivado Ad|dnome AbPhReUc|dnomes AcOd|dnormal Ad|dnota Ac|dnove gh|dnovo Ad|dnum Ac|
dnunca DdGiJdKdMdQdXdYi|do AdBgCZDcFbHZIiJbLcNcQaSdWaYbZbfcjh|dobrigada Ad|dobrigado Yh|doficina Ad|doficio Ad|donde BdHhadgdhd|dontem ShTh|dorkut Ac|
dos Jc|dosasco AdBc|dou OdRi|doutra Ad|doutro jh|douvido AhBdVi|dpadaria Mc|dpago Ad|dpai BhSh|dpais BdTd|dpalmas Ac|dpao Ahgh|
dpara AaBdFcPbQdRhSdUcVdYdadfdgbhdlcmc|dparaiso Ad|dpassada Fi|dpassado Ad|dpasseio Ad|dpassou AdHdTi|dpataxo CiJcOcld|dpauta AhBd|dpedido Ad|
dpedindo Acjd|dpediu AdRh|dpedreiro ChSc|dpeguei FhGh|dpele Ac|dpelo AhOdfi|dpequena BhZh|dpeso Ad|dpessoas Ph|dplaca Ad|dplanilha Ad|dplantao Oc|
dpode AiBdCdEhFdWdXjYdZdld|dpoe AaHd|dponto Bihh|dpor AcCcHcJhMcOcPcQcRdTdUdYiadeiidld|dporco AiBdWh|dporque Ad|dportaria Ad|dporto AiBhMiOj|
dportugues AdJdOdld|dpos Ad|dposso AhCdGhHdJcMcNhPdQdRdSdUdVcWdXdadedfdhc|dpouco Ad|dpoucos Ahbi|dpousada dh|dprata AhVi|dprecisa AcBiQhbg|
dpreciso BhDdHhJdMhOdQdTdWd|dprefiro Xh|dpresente Ac|dprimeiro Ad|dprincipalmente BhCdWi|dprotetor Fh|dprova AhOh|dpsicologia AcBh|dqual FhJdTdWdgd|
dqualquer CdDhfh|dquando Bigh|dquanto AcJdMchd|dquarto AcBhQh|dquase Bd|dquatro Bd|dque AdBhCcDdGcHbJdNdOaPcQdSdZbfc|dqueijo Wh|dquem AbHdlh|
dquer BhHdPh|dqueria Bd|dquero CdEhHhJdjd|dquilos ld|dquimica Bd|dquinta Ac|dquintal BhUh|dreact Ad|dreceita AcBd|drecife Oh|dreclama BhRi|
dreclamacao Ad|drede Oh|drefaz Odlh|drelatorio Bd|drenovar Ad|dresposta Adch|drespostas AdXd|dreuniao AcXd|drh AcBh|droca Ad|droda Ad|drogerio Ac|
dromance Ac|droteiro Ad|drs AiNi|drua Ac|druim Bd|drural Bd|dsabado BiSh|dsai BdMd|dsala Ad|dsalao Td|dsamba Ad|dsao Bc|dsavassi Ad|dse Ac|dsegunda Ad|
dsegundas AdBh|dseguro Ad|dseis Sh|dsem Ac|dsemana Hhih|dsempre BhVh|dseparou Ad|dser Ac|dsera Bd|dservico Khadeh|dsete AhFh|dsetembro Ad|dseverino Ac|
dshopping AhBdWi|dsim ah|dso BdCcDiEdJdMcOdQdRdTdWcXdZdabgdhdld|dsobre AcQe|dsocorro Ad|dsorvete AdMd|dsou AiCiDdEdFcHiJcKiMbPdQcRdTdUdWdXdadgdhhld|
dsupermercado Ad|dtamanho Ad|dtambem Oh|dte Ad|dtecnica AdBh|dtela Bc|dtem BdCcEdFdIdMbOcPbQbScTiWhXdZcacbdddfdgbhilc|dtemporada Bd|
dtenho FdJcMhPcQdRcTcUdWdZdadhdlc|dteo Ad|dterca Ac|dterror Bd|dtexto BdHdKh|dtinha Ad|dtira AiMhOdXj|dtirar AdBd|dtitulo BcFh|dtodo AhEhOdQdeiih|
dtopicos Ad|dtrabalhar Ad|dtraduz Ad|dtrampo Qc|dtres McOhQdShUd|dtroca AdBd|dtrocar AiOi|dtu AbCc|dtudo CiMdRd|dubatuba Ad|
dum AdCcFcHbJdMbOaShUiVcWcYdZcadcddhfdgciclh|duma AbBcHdJdLhOd|dumas Ad|duns hh|durgente AdOd|dusa FdZild|dusar AhBdFh|dusp Qh|dvagas Nd|dvai Bd|
dvale BcHd|dvamos Ad|dvegana Ad|dvelha Th|dvelho Ad|dvem Ad|dverde Ad|dversao Ad|dveterinaria Bd|dvez AbBi|dviagem Adid|dviajar Bd|dvida AcSd|dvila Bd|
dvirou Acih|dviuva ld|dviuvo AdFh|dvive AdMd|dviver AiJi|dvivo AhChFhMdld|dvizinha Ad|dvizinho Ad|dvoce Bc|dvolta Ad|dvoltar Ac|dvoo AdBc|dvou AiBcQi|
dvoz Ac|d{ Ad|dº Ab|d AYBZCdDdEdFdGcHdIdJdKdLdMcOdPdQdRdSdTbVdWeYdZeadccecgdhdidjekbme|ea HdIcJdMcOcWdXcadgdhc|ea! Ae|ea( Ab|ea+ Ad|
ea, ChEaGdHhNcOhVbcddbgejbka|ea,00 Bd|ea- AeBhHdkh|ea. AcCcDbEdJdMdQcRdTcUdWdZdadkilc|ea/ AdBiGh|ea0 AbCdFdGhJdLdOdUdWdYdZdcedd|
ea00 AYGhJdLdMdNdQdSeTdVcZcacbdceedfelemc|ea000 AaFdGcHdPcTdUcibkh|ea: AhDZFbGbHcIdMbNdOePbRbSbVbaabcfbgbibji|ea= Ac|ea@ BbGijb|
ea^ ChDgGdHbMbNdPbbddcjh|eaa ChDcEbFcGdHYJaOaRiSdUhWbZbac|eaaba Od|eaabe Bd|eaabo Ad|eaaca Bc|eaaco AjCdHdNhQhRdWdXdadld|
eaada AaDdHcJdMdPdQdTaYiZbhcld|eaade BcDdGdHhMdNdOcTcWdYdddlb|eaado AZJdPcRcSbWcaegc|eaafe AdBhWh|eaaga AdBd|eaai Ad|eaaia AcHe|eaail AdBd|
eaaio AdBdUd|eaais OdWi|eaala AdBcKh|eaall Bh|eaalo KiMc|eaama AiCbDdEcHbJdKdLdOdQbTiUjVbWcXdYdZdacdcgdhdic|eaame Ch|
eaamo AgCiDdEcHcJdMcOdQcRdTdUdWjadgdhdld|eaana AcBdHdJd|eaano AbBcHdJbKcMdVd|eaao AaHd|eaaos BdFhld|eaara CbDcEbFdGdHhJaKdLdNcRbUbVdfdhcmc|
eaare BbIdVd|eaas MdNj|eaasa Ac|eaase Ac|eaata AcXi|eaate Aadh|eaato Uhld|eaatu AdBhJdMdPh|eaaua Bd|eaava AaBc|eab li|eaba AhJhLiQdadfdle|eabe AiKi|
eabem AcBe|eaboa AcHh|eabom Ae|eabra AdQdVh|eabre AcQhbi|eabro Bd|eaca AdOdVdghlc|eacao AdBgXhgc|eacar AcBhdh|eacei AhVi|eaceu AcBdTd|eacha AcBd|
eache Bcbd|eacho BdXh|eacia Rc|eacio PiRd|eaco Vdeh|eacom CdEdFiHeJcKdOdPcQdRbSdZdaidcggjclc|eacos Ad|eacou AcBd|
eada AcCdDdEcHcKcNbPcQbShTdUbZhachcidlc|eadao Bd|eade BiCbEiFhGhJhKbOiPcQgRcUcVgYdjdkd|eadei AbBcKd|eader BiYd|eadeu AcBd|eadez Ac|eadia lc|eadio AdBb|
eadir AdBc|eadiz Ch|eado CcDbEbFcGbHdKcLbMhNeRZSjTeUcWhXhZbaadcgehbic|eador AbHdJdPdWdYdbhlc|eados AaHdTd|eae CjGdIcJbLdMZNdPcSdZibeccibjh|eaeas Bc|
eaebi Ad|eaebo Bhei|eaeca CdDh|eaeci Ad|eaeco lh|eaede AcMh|eaedo Bd|eaefe Bd|eaega AcBd|eaego AcOcXd|eaeia AdZded|eaeio KdMdOdQdVcXigdlc|eaeis AdBd|
eaeja McOdVh|eaejo Xh|eaela AbXhYdad|eaele li|eaelo AbBdOeTcld|eaem CYDbEaHkIiJhMeNcOdRYScTZUaZafcgahdiajdla|eaema BaUd|eaena BbCcDiJd|eaera AdOd|
eaere AcBc|eaero AdBb|eaes AhBcCdDh|eaesa Ad|eaeso Ahli|eaeta HcOdhh|eaete AcFdih|eaeto CdDhHcRdWhYd|eaeu AbBdXdYd|eaeve Ad|eaevo Ae|eaex AcOd|
eaeza AdBd|eafan ih|eafaz AbBdShTd|eafe HdMhWh|eafia OdQhVh|eafoi AdBd|eafor Ac|eafui AcBc|eagar AdYdch|eagem Ndhh|eagio Mh|eagno Bhlh|eago AdBd|
eagra Bc|eague Bd|eah AdBd|eaha AbFd|eahar Xh|eahas AdBgUh|eahei AcBd|eaher Rh|eahol BhKh|eahos AbBcHdTd|eai Ad|eaia CdJiMdOdQbRcTdUdVdWiZdadedfdgcld|
eaial AdBd|eaiao Ad|eaiar Ac|eaica AZCdHdQhTcUcVcXcYdfhlc|eaico AaUdVcXdedid|eaida AdBdXhbd|eaide gh|eaido AcQdRi|eaidu Uh|eaiga Ac|eaige Bd|
eaigo BdSh|eaija BhXh|eail AcBd|eaila CdDh|eailo Ad|eaime Ahhi|eaimo AbBdOdWd|eaina BhCdEdTdXdai|eaing BhXh|eaino Di|eaio PdUh|eaior Bh|eaios Vd|
eaipa Bd|eaipe PhRd|eaipo Adld|eair Ad|eaira AaBcMdObQcTdfd|eairo MdSdUcVcYhbcdcedfdgc|eais AeChOcPdgcld|eaisa BhTi|eaita OdYijd|eaite Adfh|
eaito AaHdWdadgc|eaiu Bd|eaiva Ad|eaive Ac|eaivo TdYd|eaixa AbBd|eaiza AdBd|eaja Ad|eal Bh|eala AaMd|ealar AcBi|ealas Jd|ealca Ad|ealco Bhlh|
ealda AdBd|ealdo Th|eale Ad|ealei AdWh|ealeo BiTi|ealer Acdh|eales Ac|ealgo Ad|ealha AbTgfd|ealho AbTgad|ealia AhBbCdDiTc|ealis BcHd|ealla Bcic|
ealo Ab|ealos AdBg|ealow Bhhi|ealta Adgd|ealto Ad|eam Bc|eama AaBhOdVhYh|eamae Ti|eamal Ac|eamao Kh|eamar AcBd|eamas BeHdMdViWh|eame AcCjHdOdgc|
eamei Qh|eamem Bd|eamer Bhhh|eames Ad|eameu CcEdFdHbJdMiObQcSdXdYcZdbdcdedfdgchdihjhlc|eamia BbQc|eamo AcWh|eamos AgBcXdciec|eampo AdHhVd|eams Ad|
ean AcXd|eana CYDbEaGcHcKbMjObPbQhReScTcWbYdabbbccfcgdhjiajdlZ|eanal NhOc|eanao AZOdch|eanas AbBdTd|eanca AcVdZhgd|eance NdWh|eanco PhVigd|eanda Aa|
eande AbBdHdTd|eandi BdKh|eando AhCcFdHcJdKjPdRdScUdWaXhYcadcddifdgdlcmd|eanem AcBd|eaneo Bdlh|eaner Bd|eanha CcEhFcHbJdKcLcMbObPhSdWbXcYaZcadcddc|
eanho AhCdEdFiGdHcJcKdMbNcOcPcRcSdVcadcdddfhghhclimd|eani AiKi|eania AhBbQdYh|eano AhCZDbFbJiMiOaPdQiRZTaUaVdXaZbahddedfbgchiiajdlc|
eanos AdFcHdMdOeSiUe|eanso AhBcCdDh|eant Vi|eanta AZFhTdXe|eante AaHdNcUclc|eanto AbCcMdOdThXdlc|eao DbEbFcGcIcJbKgLdNcOaRjUiVbWaXaYebcfcgahcib|
eaoao Ad|eaoca Udjh|eaoce Bd|eaoco AjMdOcViWhXdYd|eaoda Ac|eaode Adad|eaodo Aa|eaoes AdNiVd|eaogo Vi|eaoi Ad|eaois AaHdOdPhRdad|eaoje Ad|eaola AcMe|
eaome AcBcHdTdhd|eaomo AhChOjQdRdTcVchild|eaona AcBeCcMdOdQdVcfdgdldmh|eaono Vh|eaook Bhai|eaool Bded|eaora AcLhMbPdVcXcaccded|eaoro Hh|
eaos BeFdMdNdQdThUd|eaosa AdBb|eaota AdBc|eaote Ad|eaoto aild|eaou AaBc|eaova Hh|eaove Ad|eaovo AdEh|eaows ad|eapa Bc|eapai Th|eape bc|eapia gh|
eapio Ad|eaplo Bd|eapoe Bdhh|eapor EiFdHcJcPcQcRdTdUdYhadchfdgchdlc|eapre AiVdYi|eaque BdHeMdTeVbfhmh|eaqui AcBd|eara AdChDdEdJiNcQdRdUcVdWdZc|
earam Ad|earar AZXdbddihd|earas AbOdTdUc|earb Bhhh|earca AcBhXdeh|earco Bhlh|earda Acgh|earde AdZh|eardo Th|eare BiVh|earei ShXdhh|earem Hh|earer Ah|
eares AaCcFdIcMdOcQcUhWcYdgchdld|eari Ch|earia HcOdRdec|eario CdDhJcLiObPdQcTdWdXbadbdedgdld|earir dh|earma Th|earmo eh|earo lc|earoa Rh|earor AdBd|
earos Ad|earou AcBd|earra AdCdHh|earro AcOdWhYhbd|earso Qi|earta Ad|earte Ac|earto AjBgOdXkgdhd|earu HdJh|eas AaMd|easa AeMcQd|easal Bd|easam Ac|
easao lh|easar Ab|easas AcBd|easca Ad|easco AdVh|easde Ab|ease AaBcHd|easei AdBdah|easem AZBiQdUdVdYihh|easer Aegd|eases Bc|easeu AcHd|easia Bbgc|
easim Ad|easmo Bd|easo CdEhKdOdUdVdWdXdYdaild|eason ChRd|easou AiBdDbGdHbIdJhKdMbOjPaQaRcTdUcWbXbYcZdacbdccddecidjdlimd|easp AdBc|eass ih|
eassa AZBaOdVdXd|easse AdBd|easso Ac|easta AcBdCdDdEdHdJdMbOiQdRcUdWdXdZdadiblb|easte Ad|easto BaCdDdMdWcli|eata BaCdDdMdOdRdTdXhgdlc|eatal AcHd|
eatao Qdei|eatar FhOdlc|eatas Yh|eate AaBddhedgd|eatem AcFdHegh|eates AdYc|eatio AhBdHh|eato AdTclc|eaton BhWh|eator AcMhPdTdVd|eatos AbPd|
eatou BdOiQcbdddhd|eatra AdBc|eatre HiMdQc|eatro Ac|eatt Ad|eatu JdMdPi|eatuo Oh|eaty AhHdZi|eaua AhCi|eauas AaQdWdXdYd|eauco AdBd|eauda AdTi|
eaudo AhMdQjUd|eauei Ac|eauem AcBd|eauer AaBbTd|eaues Td|eauim AiBdFdli|eaula Ad|eaulo BdHd|eaum CcDdEdFcGcHcJcLcQbSdUiVcXbYdZcbgccddfdhdijmc|
eauma HdPdQcVdWcXcYbbgfdgchdlcmd|eauna AdWdbh|eauno Bd|eauns Bd|eaupo Ad|eaura AcBdDdHdTdZhld|eaure Od|eauro HdJdOdVdld|eaurt Bd|eaus Lh|eausa BdMdjh|
eause Xh|eauso HdMdOdVdWdXdahghhd|eauva SdWdXh|eava AbBc|eavai Ac|eavc Ad|eave Ad|eavel Bc|eavem AdBd|eaver Ac|eavi Ac|eavia BcTc|eavil BcQc|eavo Ab|
eavou Wdeh|eavro Ad|eaxo AiJiOd|eaxto AdBd|eazar Bhbh|eazer AcVh|eaº Bi|ea AZBZCdDdEdFdGcHdIdJdKeLdMdPdQdReSdTcVdWeYdZeadccecgehdidjekbme|eb! Th|
eb( AbBd|eb) Ab|eb, AjBlDjHhJhidjYlhmc|eb,00 BdRdlh|eb- GdHdli|eb. AhBhCZDbEbHiKcRbScUbVhXbabbhfcgcibjcmd|eb/ AhGh|eb0 JdMcOcQbUdVdWdXdYd|
eb00 AeCdFdJeMcNdPcQcRdSeVdZccefejhld|eb000 CcDdEdFdHcIcJdLdMcOdPcQcRdScTcUbVdWcXdYcZcbdcdfdgchdijkjla|eb: AZHdJdOcPdUdWhXhgd|eb; AhFdHgli|eb= Ad|
eb? AbHd|eb@ AcBd|eba CcHbIdJhScVcWcXcZdadgdhclb|ebaba AbLhfd|ebaca gh|ebada AdIdJcWdZhbdfdhcldmd|ebade AcBe|ebado AbBdCcIdJcKdMcQcSbTbVcYcadddidld|
ebaes CiDd|ebafe OdYh|ebaga Ac|ebago Bd|ebai AbHd|ebaia AcPh|ebail AdBd|ebaio Pd|ebais AbFcOdgc|ebaiu Ad|ebala AcBd|ebale Ad|ebalo Ac|ebama AcBhTdVhYh|
ebana MbQchcic|ebani Kh|ebano AdJdMd|ebao Aa|ebaos AhThbh|ebapa Ad|ebara AdHhIdLdQcRdSdUdVdhdmc|ebarb hh|ebare Vh|ebas AcMdUdeh|ebasa AhMieh|ebase Hh|
ebata AdBbMdii|ebate BhMdWidh|ebato mi|ebaus AcLhgd|ebava AdBcTd|ebavo Ad|ebbel Ch|ebbem Sh|ebbnb Bd|ebboa Ac|ebbom AdOd|ebbou ih|ebbra Vh|ebbre AdBd|
ebcai Bd|ebcal Ad|ebcao BdHdQcTdUdVdgdlc|ebcar Bdhh|ebces AdKh|ebceu BhThUd|ebcha AcBc|ebche BhYh|ebcho Ad|ebcia AaCdfd|ebcio AdBbWd|
ebcom CdDhEdKhOePdQcRcTdUcZcddfdhdld|ebcos BcNd|ebcou Ac|ebd Ad|ebda AdPdQcRdTdUbWdXcadcdgcielc|ebdas AcTd|ebde BdEcFcKcReSdUhWdXdheidjd|ebder Adch|
ebdes Ac|ebdeu Aa|ebdia AbJdMdOcVd|ebdir Ac|ebdiu Ac|ebdiz Ad|ebdo KhOhRaScTcUbVbZdahgdidld|ebdor Oclh|ebdos AeHcNdUdWdXdld|ebdou AZ|
ebe BiGcIdLbNbQhRhShVhZebeccdciclh|ebeas Ad|ebebo Aheh|ebece Ad|ebede AdBc|ebefa AdRh|ebega Bd|ebego OhXd|ebeia Ii|ebeio KhXd|ebeis AdSd|ebeja Ad|
ebejo BcVhXd|ebel AdCh|ebela CiJdYdld|ebele Ac|ebelo Befd|ebelu lg|ebem CcEdIhJaLdPcTbUcWcZdfcic|ebema Cd|ebena AbZd|ebene AcCc|ebeno Ad|ebeos Bd|
eber NiOd|ebera Ac|ebere Bd|ebero AbBb|ebeta AbOd|ebete AcFh|ebeto AdTdld|ebeu PdWjXjad|ebeus Tc|ebeva Yh|ebeve AbBcjd|ebevs Bh|ebeza Ad|
ebfaz AhShTihh|ebfez Ac|ebfia Vh|ebfoi AdBe|ebfre Bd|ebg Bd|ebgar AcBb|ebgas AbBdMd|ebgem AdNiOhhdid|ebgia Qh|ebgio Ad|ebgos Ac|ebgou Ac|ebgra Ad|
ebgro Ad|ebgua Ud|ebh AdBeCdHh|ebha AjBhCdJdQdRhShTdUdWdXdbddhfdgh|ebhao Mh|ebhar Wh|ebhas Ab|ebher AcBd|ebhor Ad|ebhos BdMcUd|ebhou AdBd|ebia Ac|
ebial BcMdXd|ebiao Ad|ebiar Bcch|ebias Ab|ebica JdMcXhddgclc|ebico BcEhVdadecgdld|ebida AbCcXh|ebido AaBdOdVc|ebies Aili|ebiga Ab|ebige AcBd|
ebigo AcBecdme|ebija Xh|ebijo Wh|ebilo Ah|ebima AhBdYi|ebime Ac|ebimo Ac|ebina AcCcOdedfcld|ebine Ad|ebino WhYd|ebins Hd|ebio Ad|ebior Jd|ebios AbBh|
ebira BcOdQdXd|ebiro AbChHdMdPdTdWcXdYdlc|ebisa Qh|ebise Uh|ebita AbMdOd|ebite AcVdcd|ebito AZKdTeec|ebiva AiCiDdgh|ebivo Qdedlh|ebixo Ac|ebiz Ahii|
ebja Bc|ebjam BhTh|ebjum Ad|ebkkk AaBc|ebkm Ac|eblar NdXdddgd|eblas AcBd|eblda Ad|ebler Ac|ebles Be|eblha AbXd|eblho AbBcTcUdXhYdedgd|eblia AjTi|
eblla Ad|eblme BdXd|eblor Bd|eblos AhOd|eblow Ad|eblto Ad|eblva Th|eblvi AhFh|ebm Ad|ebmae Ad|ebmal AhBcOcedhh|ebmam Ad|ebmao BdTd|ebmar AcWd|
ebmas BdChEdJiKcLdMcOdPdQhRdUcVcWdXcadbdddgdld|ebmba AhChUh|ebme AiJdMhOdRdUdVdWdXiedfj|ebmes FhTdVdWegdlc|ebmeu AdKdce|ebmia Ab|ebmil Bd|ebmim Bd|
ebmos BdCdMdPcRiUd|ebmpo Ac|ebn Bd|ebna CdEiIcJbLcOdPdQiScTdUdWcXdYdZdbdgdhdld|ebnal Nh|ebnao AdHdMcOcPdXiadccgdhd|ebnas AhFhMdQdVh|ebnca AdTd|
ebnce Ni|ebnco AcBcPd|ebnda AbBdMdOcVhbeedlh|ebnde FiQcRdTc|ebndi Ad|ebndo BdHcLdMcQbRdUhVcgbidld|ebne Ac|ebnem Xh|ebneo Ac|ebner Oh|ebnet Ad|ebngo Ad|
ebnha CcFdJdMbOcRdVbWcXcZhadcdfclb|ebnho BbChHhOdXdgdld|ebnia Ac|ebnil AhBdVh|ebnio AdBd|ebno ChEhFdJcKdLcRdTdVhXcYdZdedfdhdid|
ebnos AdGcMdNdQdUcVdadcdecidlcme|ebnss Ad|ebnta Ac|ebnte BaMcOcQdTdXdgc|ebnto BaCdHcJdMcOdadciecld|ebnum Ad|ebnux Ad|ebnzo Bd|
ebo BcObQcScTbVdWdXcgchcidjhldmd|eboa AdJd|eboas Ph|eboca UhWiXdld|eboce Xh|eboco Ac|eboda ih|ebode Ab|ebodo AdOdeiid|ebogo Ad|ebois AbOdPdSh|eboje Ac|
ebola BdMe|ebolo Ac|ebom Ad|ebome BcOhUc|ebomo Mh|ebona UdXd|ebond Ad|ebone Ad|ebono AcBdMdTd|ebora AdOdTicdgd|eboro Bd|ebos Ac|ebosa BcUcghld|
ebose Bigi|eboso Ad|ebota ji|ebou AdBcKeWdadgdicji|ebova AcBh|ebovo Bc|ebpai Ad|ebpoe AdBd|ebpor CcJhMcOdRdUdWhadeiid|ebpos AcBc|ebpre AcVh|
ebque FdHdKiMdObQdRcSdVhahfdgchh|ebqui McOiXd|ebra ad|ebral AbHddh|ebram Ac|ebrar Abdb|ebras AcJdNcQdTcUhWdYdld|ebrca AhRheh|ebrco Bh|ebrda AdBc|
ebrde AcHd|ebre bh|ebrea Ad|ebrei Ad|ebrer Vh|ebres FcHcLdMbObPiTcUdWdXdYdddgdhdld|ebreu Ac|ebri Ad|ebria AdOcPdVhYd|ebrio AdBcMdOcUdmd|ebriz Bd|
ebrla Ad|ebrma Bd|ebros AbTd|ebrou BcKiPd|ebrre UhXd|ebrro Wcdd|ebrs Ad|ebrsa Ad|ebrso Ad|ebrta Ad|ebrte AdBcbd|ebrto AbHeOdQhcc|ebsal BdYd|
ebsao AaMdgh|ebsar AdBc|ebsas AcBcHdMd|ebsco Ad|ebsde AiBiHhQdSiUcZh|ebse AdDiRdTdUdXd|ebsem AdOcUdWd|ebses Ab|ebsim AdBc|ebsio BiOePiQh|
ebsmo HhQhVdld|ebso Ad|ebson Bd|ebsos Oh|ebsou MhOh|ebsql ai|ebssa BbOdVdWdhdjh|ebsse AbOdUdXcYdad|ebsso Adgd|ebsta AdBdMiPdQdRcTdYded|ebsto Ab|
ebtal Udbd|ebtao MhOdYdmi|ebtar AdBdNd|ebtas AdBhFdTdVdYh|ebtei Ad|ebtel Ad|ebtem AdMc|ebteo AiTi|ebter bd|ebtes CdMdPdRcTdUdWdYdad|ebtim BdQd|
ebtio Bd|ebtor AcOdTi|ebtos FcOdUiWdXdgclc|ebtou AdBaQd|ebtra AcBd|ebtre AcBh|ebtro BbHdXh|ebuai HdMh|ebual BdMh|ebuas AbXd|ebuco Ad|ebuda AcBc|
ebudo JdTdWdYdfi|ebuei Ac|ebuem AcBb|ebuer AcRdTh|ebues Kc|ebula Th|ebulo Bc|ebum AcBdMdOdQdRdSdWcXhYdidlc|ebuma AaBdfd|ebuna Wh|ebuns AdBc|ebupo AdVc|
ebura CiDdQc|eburt AiCjDdHd|ebus Ad|ebusa AcBd|ebuse AhXh|ebuso AdBc|ebusp Qh|ebuto PhReZh|ebvai Oi|ebval AhOi|ebvan Bd|ebvao Bd|ebvel Bbgh|ebver AcSd|
ebvez Ad|ebvil Qh|ebvim Bd|ebvio Rh|ebvor Ad|ebvos Ad|ebvou AiBcaj|ebvoz Bc|ebx Ad|ebzem Uh|ebzer Bc|ebzes Ad|ebzul Ad|ebzza Ad|eb{ Acjd|ebº Ah|
eb AYBZCdDdEdFdGcHdIdJdKeLdMcOePdQdReSdTcVdWeYdZeadccecgdhdidjekbme|ecao CdDhFdHcJdKdMdPcRdSdTcVcWiXhZcadcdfdgbhdlb|ecar dhhh|ecas Ab|ecei Ad|ecer Ad|
eceu Ad|echa BcOdYh|eche BiViYh|echo JhOd|ecia AcCcHdOdRhTbUcld|ecil Ad|ecio BbOdPhRdTdUdWiXdld|eclt Ad|ecom DcJdKdQdScTdUcddfehdld|econ Ad|ecos CdTd|
ecou AdBd|ecpf Ac|ecre Hh|ed's Hd|eda AbOcPdQdWdXdcdgd|edao Xi|edar Ocdigd|edas AdTd|ede AaFdWe|edei Ab|eden Ad|eder dh|edes Ac|edeu BdJhTd|
edia CcHiJdMcOcPcQcRhTcUdVcZdbdld|edio MhOd|edir BcCh|ediu Ad|ediz Ac|edo AaPbUdadld|edor AhCcJbMdOiQdRcSdTcViWcXbYdZcacbgecfdgbhc|edos CdHhUdWdXdddld|
edou Ac|edro CiEd|ee AaBdCbHbIdJcMcOaWbXcZcbdcdddgeid|eeas AjVifi|eebe Th|eebo AiBhJdWiei|eeca DbEiHcJcMdOcQdTcUcWdXdZhadlc|eece Ac|eeci Ad|
eeco CdDiHh|eect Ac|eede BcMh|eedo Ab|eefa AdRh|eefe Ac|eega AcBd|eego OhWdXcYd|eeia AbIiQc|eeio AcKdMcOcQcVdgd|eeis HdOhPi|eeja OdVh|eejo Xh|
eela DhEdHcJdMcPdRcScTbUcWdYiecfdgchdlc|eele Aa|eelo BdUdld|eelu lh|eem AcHcIhJcLdOdPcRcSdTcUeYhabgcidld|eema ChHhMd|eena CjEdHdJdZdld|eene AjBcCjHdMd|
eeno Ab|eeos AiBdTj|eera AaHd|eere Ab|eero AaBc|eesa Ac|eeso Ac|eesp Mh|eeta HiMdRdVcgd|eete FhMhXdih|eeto AhChDcMdOdRiUdVdWiZcaclc|eeu AdBaXd|
eeus AcTcUd|eeva AcYh|eeve AcBc|eex Ad|eeza HdYi|efa Ac|efan ih|efaz AcShTc|efia Qh|efit Bh|efoi Bd|efor Ad|efre AhBd|efui Acgd|eg Ac|egal Ad|
egar AdBcYdch|egas Bc|egem HdNiWdXdhh|egia AiFdHdQjRdSdVbWcXdedfhld|egio MhRh|egir Ac|egno Ahlh|egos Bd|egra Ac|egua AcUd|egue AbOdld|eh Bd|eha dcgc|
ehao Ac|ehar WiXi|ehas Uh|ehef AdBh|ehei Ac|eher Bd|ehia Ac|ehol Kh|ehon Ahai|ehor Ui|ehos CdHjQdThUdlc|ehum Ad|eia Ad|eial AcMdWhXd|
eiao AhHdMdOdRdUdVdZhlh|eiar Acch|eias AcMc|eiba MdQd|eica CbDcFdHcIcJcOiPdQhRdSdUbYdZbadccddedgihdid|eici Ad|eick Ad|
eico CdDdHcJdRdSeTcVaYcZdadecghhc|eida AeEhHcJdMcOdQcRdVc|eide Bighmh|eidi Ad|eido BcJhMdPdQdRhSdTcVbWcXdedgd|eidu Uh|eies Bilh|eife HhMd|
eiga CdHiRcUd|eigo AbBdVdcdhd|eija BhXh|eijo AcWh|eila CiDdSh|eilo Ad|eima BcTd|eimc Ac|eimo AcBcOdVdWdgd|
eina ChDcEcFdHhJbLdNdOdPdUdVdWcYdZcadcdechbidlb|eine Ad|eing Xh|eino BhCdDdEdHdJcOdQeYhadgdhd|eins Hh|eior Ah|eipa Ac|eipe AiHcJiMdPhQdRiZd|eipo Ad|
eira DcEcFdJdKdLdOhPcQaShTbVhWbXbYdZcaccdeefihdla|eiro BcCaEdFdKdLdMcOjPbTcUbVbYaZdadcddceefdgb|eisa Ti|eise Uh|eiso Ac|eita AdObQdYhgdld|
eite OdVdcdgi|eito AcHcRdTdUdacddld|eiva AiCdDhMiSh|eive Ac|eivo AdTded|eixa Ad|eixe Ac|eixo Ac|eiza Ad|eja Ad|ejam BcTc|ejao Ac|ekkk AcBc|ekut Ac|
el Ad|ela Bd|elao HdQhVi|elar Wdadgd|elas BcJd|elco lh|eldo Th|elei Wh|elem Ad|eleo Ti|eler Bcdh|eles AdVd|eleu Ac|elga Ad|elgo Ad|elha TiViXdedgchd|
elho BdHdJdUdVdZdbddd|elia BiCiDdIhJcMdQcTiVdZd|elio AiChHdRdUdii|elis AiHi|eliz Ad|ella AhCdDiMdih|elle Hi|elme Bd|elor OdXi|elos BiOd|elow Ahhi|
elpa Ad|elpe Ac|elsa Ad|elta Ab|elte Aifi|elto AbOdld|elva AdTh|elvi AdBd|em CdHdlh|emae AeOd|emal AcOdedhh|emam Ad|emao KiThXdYd|emar CdDdHcWiYdehld|
emas BdJcMdQdUcWd|emba Uh|eme Ad|emei Ac|emel AhUi|emem Ac|emer hh|emes AbBdFdVdWd|emeu Uccemh|emia AhQhRcUdViedld|emim Ad|emir Ad|emos AYBdPcTd|
empo AdHhVd|en Ac|ena AbBeHdIdJcKdQdWdXdbdhdic|enal Ad|enao BdOdTdci|enas AdFcMdNhQd|enca QdZh|ence Ni|enco BdHdPhQcUdWcYdgdlc|
enda CdEdJiObRdTdUcadbdedgd|ende AbMdTc|endi Ac|endo AcBdCdEhHdMcObScUdWbYdgcmd|ends BhDiHhIcJhQheclhme|ene AdBd|enem BcHcQiXcdh|eneo AhBchilc|ener Oh|
enes AhChKh|enge BdTd|engo AdMd|enha AdCcFdJdMaOcRcTeWdXdZdadbhcdid|enho JcMcOcQcRdUcVhWcadcdgchdlcmd|enia VdYd|enil AiBhOdVhWild|enio BdHh|enis Ad|
eno AaIcMdOdTdUcVbXdYdeehd|enor Ch|enos AdFhMdThUdbdidld|ense AiJj|enso AhCighld|enss Ad|enst Ad|enta AcFhTdXdYd|
ente AdCcDcEdFbHcJaLcNbRcScUcWcZcadcddcidlc|ento AdBeCcHcJdMcOcRdThXdaclc|enua Ac|enum Ac|enzo Th|eo HcIdMbQdWdac|eoao Ad|eoas AcPh|eoca UiXdld|
eoce Xi|eoco HdMcOiQdWcYdehgdhd|eocx Ad|eode Ddai|eodo Odfi|eoes NiVdgd|eoi Ab|eoim fh|eois FdHcJdMcOdQdRdThWdadld|eoku AhVi|eolo Mh|eoma Ad|
eome AbBbOc|eon Ad|eona AhCcJdMcOdQdRdUdViWdXhfigchc|eond AcBdCdHdld|eone Mh|eono BdTdVh|eook Ahai|eora AhCdEdJdOjQbSdVbWbXhYcZdcdedfdgcld|eoro HhOd|
eos AcTd|eosa AjCcDdFdHiPdRcTcUhghlh|eose AhBigj|eoso AeBd|eota HdOcjdlh|eoto AiCcDiHcJdQdRdTdVdWdXdZdaifdgdli|eou AbBd|eovo AdEhTd|epai Th|epao Hh|
epas Ad|epia gh|eplo Ad|epm AcDd|epoe AcBd|epor Aa|epos Bc|epre Vd|eque CdDiOdTdUd|equi Ac|eram Ad|erao AhBiMdQiSh|erar AcBcWdXdbddi|
eras CdEdHaKiMhNcRdTcVcWcXdYdadcdgdld|erca AbBheh|erco BhWhgd|ercy Ad|erda gh|erde Zhgc|erdo Tiei|erea Ab|erei BdShXd|erem AiOiii|erer BhVh|
eres AdCcFcJcKdLdMbObPhQcRdWcXdYdZcddfdgchclc|erh Ac|eria DdIdJbKdLdOiRbSdTcUdVhWaXcYaadccfcgbhdlcmc|erie Ad|erim Bhgh|
erio AhDdEdLhMhPcQaSdTcUbVcWbXhYcZdabbdcdddfcgdhcidmc|erir dh|eriz Ad|erla Ad|erma Jd|ermo eh|eroa Rh|erof Ad|erol CdRh|erom Ac|eron Ac|eror Ad|
eros AbTdUd|erou AbBb|eroz Ac|erpg Ad|erra CdHhMd|erre AcBc|erro HdOcRdUhXdddld|ers Ad|ersa Ad|erta HhOd|erte Bc|erto HhMhNdOcYdZcac|erua Ad|erva Ad|
esal AcYd|esao AcMdQdUdVdgh|esar Bd|esas AdBcOdWc|esca AdMd|esci Ad|esco HcMhQdVhadld|esde AdHhScZd|ese AdBd|esei Ab|esem UdYhhh|eser Td|eses BeJjTh|
eseu Hh|esia Aigj|esil AbHdMe|esim AaBc|esio AdBiOdPiQh|esma Aigi|esmo AhQhWild|eso Tdadeh|esol Zi|eson AhCiEdHdTdUc|esou AcBc|esp Ac|essa Aa|
esse AcBdXd|essi Ac|esso Ab|esta AhCdFcJdLdOjPcQbSdTcUbWdXdZdadbdecfdhdlh|este Ac|esto AaXd|etal CdGhJdUdWcXcYdbdhd|etao AdOcQcUdWdXiYdfdgcld|
etas AjBiTdWjYjgd|etcc Ad|ete Ac|etem AdPg|eten Hdhild|eteo BiTh|eter Hd|etes CdDdMdPdRiTdUcYcld|etia Ac|etil Ad|etim AbBdHdQd|etio AcHe|eton AhChMeWh|
etor AeCdHdQdRdVcWdXdld|etos AcFdUiWdXdgdlc|etou Ab|etra AbBd|etre EhHdOj|etri Ad|etro HcMcOdUdXj|etu AhYh|etum AiKi|euai AdHdMh|eual AbMh|
euas AdWdXdYd|euba Ad|eube Ad|euca CdEhOdQdRdTcUiWcgdld|euco AcBcbd|euda BdEhHdTi|eudo BcMdOdahfd|euel Ad|euem AZBd|euer AbBcTc|eues Kh|euia Ad|
euim Acld|eulo AcBd|eum AcOdXc|euma AaBd|eume Ad|euna HdJdWhbh|euno Rh|euns AcBdNd|eupo Ad|eura AhCbDhHcJcLdMiOdPdQiRdUcVdWcXdYdZhac|eure Oh|
euro AaJdOcVdld|eurt AiBcCcDiHd|eusa AdBd|euse BhXh|euso BcLh|eusp Qh|euta Oh|eute AhJi|euto AcBhPhRd|euva OdXh|euvo AhSjld|euza Ad|evai Ac|
eval ChOild|evan AcBc|evao Bd|evba ah|evel Acghkd|evem Ad|ever Ac|evez Ac|evia Ti|evil Qh|evim AiBdai|evio Bhlh|evo Th|evoo Ad|evor AcBclc|evos Ad|
evou Bb|evoz Ad|evro Ad|exta Ad|exto Ac|ezap Ad|ezar bh|ezem AdBdUd|ezer AeVh|ezes Ad|ezul AdBd|ezza Bd|eº AdBi|f's Hd|fa HdIcJdMcOcWdXcadgdhc|
fad McQhah|fae HiOd|fah ChDdHdld|fai AdHcJdMhOdRcYeecgdld|fal AdBiDcEdFdGhIcJaKbLcOiPbRbScTbUbZbabedfchjidlamd|fam AZBbMdPdTc|fan AcCdMdih|
fao CZEbFaGbIbJaLaNcOdRcUdXiaafchZiajd|fap hh|far CbDcFbHeIcJbKcLcMaPbQcRbScTaUcWiZaadcidlidjdlY|fas CZDcEbFZGbIcKhMhOdQbRaSbXdZaaZcddaeigehaibjelY|
fau CcDdQdTdUiWdZdadld|faz AdBdShTcme|fba CbEcIhLhRcTdVcWcXdYdZdddfdgdld|fbe KiTh|fbh CdHh|fbi Ad|fbo AkOdSdVhWiejld|fbs Ad|
fca BjEjFcGcHZIcKbPeRZSaTdUhWcYbZhaZdcgjhbjdld|fcc Ad|fce NhXhgd|fci AcHd|fck Ac|fco CaDhFeIcJbKdRbSbXeYbZaaZdbfdjd|fct Ad|fcx Ad|fcy Ad|
fda DbEiGdJhKcMdNcPbQcTdZhaagehcjdmd|fde AcEcFbKcPeReSdUcZhhe|fdi Ab|fdo AeCdDbFbGbHdIdKdNePdSiUbVcWhXhYdZZaddegdhbibjdlX|fdu AjCdHdMdRhWiZiadld|
fe AaBdCbHbIdJcMcOaWbXcZcbdcdddgeid|fea Ab|fef AdBh|fei AaBaHdJdOcVcXbYdfdld|fel AbBiDdHcJcMbOdPdRbShTdVdWdXdZdhdkdlb|
fem AdCcEdHdIhLcPcTdUaWcYiZcaZfbgahhla|fen CdHcJdMhOdQdTdUdWdXdZdhild|feo AhCdDdHdRdTiUdhilc|fer AdBeCcEdHbJcNhPbQbScTdYbZdbcfdgblbmd|
fes EbFaGcKiLaMdNhOcWcXcacbcdefbgdhaicmc|fet Od|feu AcBdOcQdRdUbXdcdlcmh|fex Ad|fez AdOd|ffa Abld|ffe BdQdTdVdgdhdlc|ffi CiHc|fg Ac|
fga AeBdCdHiIdQcRcTcddld|fge Td|fgo AdCdHcJdMbQcRdSdUdXdYcZhahfdhcidlb|fh Bd|fha AdCbDdFcJcKdMbOeQbRaSeViWcXbYhZcacbgcdgcic|fhe BhMdQdViYhad|fhi ah|
fho CcFcKdNdOcPcQcRcScThUbVhWddcgdhbidlbmc|fia AiBiDaEaFZGcKaNaQkSZUYVhXbYdaYgihZiajclZ|fid AjCiUdVdWdahiild|fie Ab|fil AcHcJcMdPdRdSdTdUdWiadgdhdlc|
fim AdBdCdEdHcJcMcOdPdQcRcTdUdWcXdYdaifhlb|fin AhCdMdPdRiThUc|fio DaEbFbIbKbMiSbTcVaZacedbfbgajdlimd|fir ChMdTddhld|
fis FcGdJbKdMcNdPiQcRcVbZcbcfchcidlb|fit Ac|fiu Aa|fiz Bdii|fja OdVhecgd|fjo WhXh|fkk AcBc|fku AhVi|fl Ad|fla ChDjEcFdHcIcJbKcLcWaZcbcdcfcgahblc|
fle AhHhJcMcPdQdRdTdVdWcYdaigdlh|fli AiBcChEdHcJiMdTdadlc|fll Biai|flo AbIdPdQbRdVcWcXcacbdddgdlc|flt Ad|flu AiCdEiMhad|fly AdPhRd|fm CdHdlh|
fma ChNdPdQcRcadfdghhdlc|fmc Ac|fme AbBaOcQbVdYcbdedgdhd|fmo FdHbJbQiSdTcWhZieifcgdhdlb|fms Bd|fn Ac|fna CjDaEdGcKaLaOcQcSbXhYdZcaccbgehiiZjdlY|
fnd AcBdCdHdld|fne CiHcOdPdQcRcTdUcVdacfcld|fng AhBcHcJcQiTdVdWcXhld|fni Ki|fno CaDbFcGcHdIbJiKhLcMaObTdUaXbZbacddfcgchijd|fns AcHhMdNdad|fnt Vi|
fo HcIdMbQdWdac|foa AdJcPd|foe AcBd|fof Ad|foi Ad|fok AhUdai|fol AhCcKhMdRhZi|fom AbDcJcKcPdQdRcScTdUcddfdhdld|
fon AhBeCjDcHaJcKdLdMcOcPcQbSdTbUbZcaidcfdgdhdidlb|for DcEcFcGcKcLbOhQaRaSbUiViWcXhYaZafbgdhblb|fos AbCdDbEcGbHhIbJdKcMaOeQdRbTjXbabfdhblbmd|
fou AZBYHeKdMdOdPdQdReTdUdVcWdXdYdadceddfdicmd|fow Mdhi|foz Ab|fpa AcHd|fpe CdJiMbOcQcRhTdUdVcadbcgclc|fpf Ac|fpg Ad|fpi AcHd|fpm AcDd|fpo AbHhVclc|
fra EZFbGbIdKbMhNaOiTdWdcedcechaicjdlc|frb Bhhh|fre CcDdJcLdMbNdOiPcQhRdSdTcUbWcXcYbZcacbhfcgchdidlc|frh Ac|fri AcBcCh|
fro BiEbFcHiJcKbLcOiQcRhVdZbacgcicjd|frs Ad|frt AiBcCcDiEdHdad|fru HdJh|fry Ac|fsa AdBcCcDdFdHhJdKcMbOcPcQbRbSdVcWcZcabfdhdid|
fse BeFdHcJjKcMcOcRcSdTcVcadgihdlc|fsi Ac|fso AcChEdHbJcMbOcPcTcUcVcWbXbZcabbdfdgihclb|fsp AcCd|fss CdJdRdTdUdWdZdih|fst Ad|
fta CZDbEbGcIdJYKcLbNbOiPZQdSaVcWbZaabcbdcfbhbjc|fte CaDbEbGbHdLbMgRbSbUaVbWaZaaaceecfilbmd|fti CdRi|ftl lh|fto AdEbFbIhJZKcLaNbObSbYbcidceehbiajd|
ftt Ad|ftu HdJdMdPhQdWdYh|fty AhHdZi|fua ChRdUd|fue AdChDiHdJdMeOcQdTdUcVcXdfcgdhdlc|fui Abgd|ful Adbh|fum HdKiQdWcXdad|fup AcBd|
fus CdJdLgMcPcQcRiTbUcVdadfd|fut BcMdah|fva CcDhJdLdPcQcRdShUcVcZccdecfchdid|fvc Ad|fve Ab|fvi AaFd|fvo CcDdHdJdMdPcSjUcVdWcXcZcddedfdgdhdic|
fws EdHdai|fxa Ac|fxe Ac|fxo AiJiOd|fza HcVcYi|fze Ad|fzo Th|fº AdBi|hasks ATBaGdIcKcMaNdOZPdQdRcSaTbUbVbWdZcacbdddeafcgaibla|
hfiction ATBbCaDdEdFcHZIdJcKdLdMYOZPcQbRcSbUcVcWcXcYcacbdcdfcgchbidlcmd|hhypothetical AYBcFcHcJdMcOcPdQdRdTbUdVdWiadfdgbldmd|
hidle AXBZCdFbHaRhTdUdWdXdYdcdgdhdlb|hpast AYBbHcMcOdQeUc|hplanned AYBbHdMdOdQcUdWdXdYdbddc|htemporary AbBZJdLdMdQdVcXcYdahbdedgd|
hvoice AcBcHdJcMiQdTcecghmd|k0 AhMdOdPcRlShTcUcgdld|k1 BiCcDdFcHcJbKdLcOaPbQcScTpUbVbWcXcYcadddebfcgahcicla|
k10 AkCcDdEdFdHcJaKcMcOZPdQcSpTcUcVaWdXaYcZcacebfagbhcla|k11 AkCdEdFdJbKdMdOcQdScVcWdXdfdgchmlb|k12 OdVdfjghlc|
k13 AjCcDdEdFdJcObQdRdScUcVcWcXcZdedfcgnhdlZ|k14 JdObVdgdlk|k15 AhCbDdEhFcIcJlKlLdMeNbOePcRcSaTbUcVcWdZcacbcccedfbgahaidjdlZmd|k16 OdVh|
k17 AhHdIcMkOdPdQbRcTcUcWcXcZcadfdgdlc|k18 CcFdKcLdMhOcPcQeRdSdTbUcZcabbjfdhclcmd|k19 BjCdFdHcJdMiQcSdTcUdVcXicdfihklc|
k2 AiCdEdFdJcKdMbOcPdQdRbSdTaUmVdXcYcZcadbdcdddgbhdiclhmd|k20 AkCdFdHcJaKoMdNcPcRcSdTcUcVdXcZdadccfdgchdidjdld|k21 AdRdUd|
k22 AiBhCYDaEaFcGdHYIbJZKbLbMaNdOeRdScTbUaVcWaXaYbZaaqdbebgahbibjcmd|k23 AhBdCcDiEdHcJdMdPdRcTcUcVdacik|
k24 BgCXDaEaFcHjKcLiNcObPbQeScTaUbVbWZXbYdaZcddaecfdgchbibjelamc|k25 AZBdCbEdGdIdKbLcMdOdQeRbScTZUaWcZdaaekiclcmh|k26 AYBcCcGdIdKdMbTcUbVaWcYdabgdlc|
k27 AUEaFcHdKcOcRcTcUaVdWeXdadgdiajbkcmj|k28 AdBdOcTdUdad|k29 KdOcSdVhWdXceigd|k3 Qcfi|k4 AnBhCcFcHdJdMcObPdQbSdUbVcWcXcZdadddgqhdla|
k5 CcEdHcIdJcKdNdPcQcRbTcUaXbYdZcbcdefdgchdimlb|k6 MdQiVdXdched|k7 IjMbQcac|k8 AkBiCZDaEbFaGbHcIcJYKbLbNhOrPiQiRhSaTaUdWZXcYaZaaacbddeafZgXhZicjdlW|
k9 BhXh|ka0 AcBiPdRlTcUd|ka1 AcCdHcJbMcOcPcQdReTlUdVdWdYdZcadddedfdgcidlc|ka10 AbBdgd|ka11 AdBc|ka12 Acfj|ka13 AdTdgi|ka14 AcJdli|ka15 AbOdTdgd|
ka16 Vh|ka17 AaHdMiQcVdWddced|ka18 CdKdOcPcQhRdTcUdXiZdabbifdgbhdld|ka19 AbXced|ka2 AaBhMdRcTcUkid|ka20 AcTd|ka21 Ad|ka22 AaMdQhTdah|ka23 adih|
ka24 AcBdIdQcTdZcdd|ka25 AhDXFiGbIdKiLYOjViZXbcdeeighkc|ka26 AcBdCiDcEcHeIcJcKdMdOiPdTeUbYeZdabciidjdlb|ka27 BhChDcHjJhMkQgRiSdbgheihkd|
ka28 CcEhFcHdJdKcMcNdQcRdSdUcYiahfdhdlb|ka29 AiBhCcEdHcJcKcPdRdVmWbXaYbbcccdceifchciclb|ka4 AbUdggld|ka5 AbBhHdMcOdPdQdRcTdUcbddcgdijlc|ka6 NdQjVdXdee|
ka7 HiIjMbQd|ka8 AYJdMdQhSdTcWcXbYcZdadbdccedfdgchdlc|kb0 BdSh|kb1 OcPdRdTkUdVdYdecgcld|kb10 Sh|kb13 Bc|kb14 lh|kb15 Xh|kb17 AcQdYd|
kb18 AbHdQcTcWcXbehfe|kb19 OcVdWcXihj|kb2 AdOeTbgd|kb20 Kh|kb22 AeHdTdgd|kb23 Ad|kb24 AcCdIdLjOcPdUdVdWcXdZcaedcedgdhdldmd|
kb25 AdDbEcHdIcLbNcPcQYRdSaWhXjZcfigbhclb|kb26 EaIeLdMhNbPbVdWcXiYdZabdcefihhjclZmc|kb27 AcCdEiFcOiTeVhjhkdlb|kb28 AdCdHdMcOdPcRcTcWiXibefdgd|
kb29 AhBdKheh|kb4 Rigi|kb5 MhQdWcad|kb6 AbVdch|kb7 AbHceh|kb8 BdJdPiUdWdYdcdddedgdhd|kb9 AhBdXh|kc0 CdHcMdOdRjUdlc|
kc1 AcCcEdFdHcLcMcObPcQcSdTkUcVdWbXcYcZcadcdddedfcgbhdidlc|kc10 CdDiMdOdPdQdTgYdgdld|kc11 AbBdHd|kc12 AcBifj|kc13 Acgh|kc14 Ac|
kc15 CdFhHbJiLdMdSbTcWdZcddgdhdlc|kc16 Vh|kc17 AbBhHcMjQcVddded|kc18 BiCcDdEhFdLdObRdSdTbUcZbbhfdgdhdlc|kc19 AaFdWc|kc2 AeBcCcHdJdOdQdRcTcUjWcXdYdZdlb|
kc20 AZ|kc21 Ac|kc22 AcCdDcEcFdHbJiLdMbOcPdRdTcUdVdWdXdYdZdaibhfdgdhdidlc|kc23 AcBcae|kc24 AbBdFdHcObQdXhYdbddded|kc25 BhDhHiIcMiOhbcceehiijZkc|
kc26 ChHiJZPaUdZZaXbdhhiejbkdld|kc27 AcCdDYJcKdRiScUhXdZheefegcihjakdlcmh|kc28 CbDhEiGhHbIdJaLcMaQbRbUcYjZcddfchaiclb|
kc29 AiCdEhFeHcJcKdPdWbXbYbZdcddcehfdijjdlc|kc4 AdFhedld|kc5 AeQdUddc|kc6 AaBhHdMdQjXded|kc7 AeBhIjMbQc|
kc8 AcCbDbEdFcGcHhIcJYKdLcMhQhRbSdTaUcWYXbYbZcacbdfcgbhc|l/ HcJj|l0 AbBdGhHcMdPdRhTeUdadcdecihmd|l0,0 Bgmg|l0,00 Ac|
l00 AcFdJhLdMcPdQdRdUdVdWdXcYcadbddhkhlcmc|l0000 AbBdTd|l@ AbGdki|la CbDcEcFaGbIhJZMbQhRdScUcVbWaYdZbbhcjgaibla|labelha Ad|labre Bhmh|labrir BiMdbi|
lacaba Bhmh|lacabamos AhHi|lacabei AhFj|lacai Ad|lacha AbHd|lacho AcBbXc|lacoriano Hh|ladoraria Ad|ladotei Bd|lagora BdJdMhOiQdVhWdedhd|lai Abmg|
lainda AbBc|lajuda AcBb|lalaga AdBd|lalergia fi|lalergica Bc|lalergico Bifi|lalguem AdBdld|lalternada Th|laluga Ih|laluguei Bd|lamanha Ad|
lambulatorio Bi|lamiga AbBcHd|lamigo AcBbTd|lamo Ad|lanalisar AdHd|lanalista Mh|lananindeua Tj|landa Hg|lando Mdig|laniversario Gjlc|lano dh|
lanos AhBcCdMdPdRiUddd|lantes AbBced|laos Ab|lapartamento Bd|lapelido BcCdEi|lapp bi|laprender dh|laprendi AdBeFd|laquario AdBhUh|
laqui BgCjQcRbTdUcaheeic|las HcMhPdQcUdYdadfj|lassim AhBcbh|lassina BcCcDhHd|lassinatura Ad|lassino AdBc|late dh|latendo AbNh|laula AbFdQdVd|
lavaliaram AdBeYe|laviao Bece|lavo AcBdHc|lbaba AdBd|lbairro AhCdHiQhRdad|lbanco ah|lbanda HdZi|lbanho Bc|lbaralho Bheh|lbarca AiBbHieb|lbarco Bgih|
lbarulho BdTe|lbatalha AdBcMd|lbatemos Beme|lbebo Ad|lbeleza Ad|lbem Ad|lbento Ad|lbico Be|lbicos Nh|lbisavo AdBdbd|lboa BhYh|lbolo Oh|lbolseira BiQh|
lbom AcWi|lbot Bgbg|lbota Ad|lbraco Bhbh|lbranch Bgch|lbruna Bc|lcabana AcBdHdIc|lcachorro AcBcTdUd|lcachorros Ui|lcafe AhBcWiYd|lcai Bd|lcaixa Pi|
lcaminhoneiro Bd|lcampo AdBd|lcanceriana Gh|lcanto BiVj|lcapino Bheh|lcara Ac|lcarimbo Bd|lcarro ih|lcartao Bhmh|lcasa QcTdacbdcemh|
lcasada AiBdCdHcMdRj|lcasado Ad|lcasamento Bicj|lcasar Rh|lcasou Ad|lcastanha AdBcfc|lcausa Mh|lcearense AcBd|lcelular Biai|lcerveja AcBcQd|
lchama BdEh|lchamado AdBd|lchamam Eh|lchamo BhDiEd|lchave mg|lchefe BcGdHdRdThlh|lchegar fh|lcheguei AdBgHh|lchimarrao Bhei|lcidinha Mi|lcinco Ad|
lclientes Ad|lcnpj Bgmg|lcobra Ad|lcodigo mj|lcoelha Ac|lcoimbra Ii|lcolega AZBcTdacbd|lcolegio Ad|lcoloca Bd|lcom AbCcFhLcMbOdPdQcVcWbXdZddcgZhdlcmh|
lcomecei AdFd|lcomer Bhhh|lcomi AdBd|lcomida Yh|lcomigo WiYiee|lcomo FdHbMgNdQdUdVdWjacccedhj|lcompletei BiFi|lcompramos BhIh|lcomprar be|
lcompras BiMh|lcomprei Bd|lcomputador ajld|lconcorrencia Ad|lconst Ad|lconstruindo BhQdbi|lconta AhBdNi|lcontinua Zi|lcontrato Bimi|lconversa Ad|
lconverte AcBc|lconvivo gh|lcooperativa AiOh|lcoordeno BhMi|lcoracao AiBcMh|lcordel Bd|lcorolla Ahih|lcorrer Bjdj|lcorrija AcKd|lcorro Bgeg|
lcortei Bhhi|lcostas Bhgi|lcovid gh|lcozinha BhPh|lcozinho Rh|lcreche Ad|lcria AdBd|lcrianca AdBd|lcrio AeUh|lcuido AiMiVi|lcurso AdMdNcQh|lcurto BiWh|
lcusta Ad|lda AdCcDdFbIdJcKdLdMdNhOcPcQbRbUbVcZicddcfdgcibldmd|ldanco Bd|ldaqui Yh|ldas Hdee|lde AbCaDcFeIbLdObPaQcSdTcUbWiYdZaaeccfbjd|ldecidi chme|
ldecidido Bjcidi|ldecidimos ci|ldecidiu ci|ldei AcBd|ldeixa mh|ldemos BiUi|ldentista Ad|ldepois Ac|ldera Ad|ldescobri Bigi|ldescreva AdBd|
ldesde AiCdEi|ldessas BcMe|ldeve Ad|ldez AcHd|ldia GiHbMdVh|ldigamos AdFd|ldinheiro Bidi|ldipirona Ad|ldireito Bgmg|ldirigir Ahgi|ldisse Bcgh|
ldistancia Ri|ldivorcio Uh|ldiz AbBd|ldizendo Ae|ldo AbChDdEdHbMhNiOdRcTcWbXdZcacbcdcedgdhdlc|ldois AbPc|ldona Bd|ldormir Ad|ldos Ad|ldou AcBiNjXd|
ldoutorado Ad|ldrone Bcbc|lduas BiHhLheg|ldurmo Aceh|le AbBhCdEbFbIhKcNdQcRYTdUcXaYdcddhhakhlb|ledito AhBdHdMdai|ledson Th|lela AcBcMd|lele AdBdHd|
leles AcBdHdMd|lem AcBeCcEdFdGgHdIaMaPdUdVdgchdidld|lembrapa AdBd|lemprego Mh|lempresa AdBcHdMc|lendereco AgHi|lenfermeiras Pg|lengenharia AiBcQh|
lenquanto Mh|lentao HdLhRdeh|lentrando AdBc|lentrega AdHd|lentregou Bd|lentrei Bi|lenxaqueca Bd|lequipe Ph|lera Acbh|lescala AcBd|lescola AaBiMd|
lescreva Bdbd|lescreve AdBc|lescrevendo Bhbh|lescrever Hh|lescrevo ahbi|lescritorio Pi|lesperando BhTi|lesposo Ri|lesquece cdmi|lessa BcMeViYc|
lesse Bddijd|lesta AcMcbh|lestou AgCdEdGdIdJcMbNdObPcQjUcWdZdbicddgedgiidldmd|lestudando BhQhdh|lestudei AcBe|lestudo AhMcei|
leu AhDdEcFiGhHcLhNcPiQaRhSdTbUbVZZiacbdfciclcmd|levandro AdBc|lex AdBdTe|lexcel Ad|lexemplos BhYh|lexercicio AdBd|lexpediente BiNi|lfabrica BcMc|
lfaca Bd|lfaco AbBhGhVdYddd|lfaculdade AhBdEhHdQiZd|lfado Ad|lfala BcCdWhYhee|lfale BhYh|lfalo KgVe|lfalou Ad|lfamilia Ad|lfan Beme|lfanfic Ad|
lfarmacia Bhmh|lfavor AdHdYh|lfavorito Zj|lfaz AcBame|lfazem Ac|lfazendo QhTdbhddgd|lfazer AbQdbi|lfechada Ad|lfedora AhBcce|lferiados BhIh|lfez Ad|
lfica AdMdmi|lficando AcBdbd|lfico Li|lfilha HcRdThdd|lfilho AbBd|lfilme RdZiac|lfim Bgdg|lfiquei Uh|lfit AdBd|lflor Ad|lfluente Ad|lfoi AdBe|
lfolga AdVh|lfolheto Ad|lfora Nh|lformei BiQjYc|lfosse Ad|lfrente BhYh|lfrequento Bili|lfrom Ad|lfui HdJhMd|lfuso BhLi|lg AdBcUe|lgabinete AdPh|
lgalera Bcahbd|lgalinhas Ad|lganho MiOi|lgarnise Bc|lgata AhTcUi|lgaucho Bdme|lgemeos Bi|lgente AlBmFhHiIjPhQcRdUdaibh|lgerente Ad|lgodot Bhbh|
lgostaria Bede|lgosto AiBhMdOdWlXhZigc|lgourmet BcNc|lgraus Bgmh|lgrupo AcBdYeld|lguarani Bd|lguarda Bgch|lguardando dh|lguia AcBdOd|lh AdHd|lha ei|
lhernia Bigi|lhistoria Bd|lhoje OdShai|lhonda AdBd|lhora Ad|lhoras HdVh|lhorror BiXifd|lhorta Bhbh|lhospedes BeYe|lideia Ad|limagina AcBdHd|
limagine Ad|limc Ad|limpressora ah|linchou Ad|lindica AdBc|lingles Ad|linternet Bhmi|linventei AhBhbi|lirma Od|lirmao Tg|lisso AbBb|litabuna AdBdYd|
lja Uhld|ljiu BhVh|ljogo Ac|ljovens AdBeYe|ljuiz Ad|ljuiza Bede|ljuntando AhBhdj|ljuntar Bgdg|ljuntos Sh|ljustica Ad|lkindle BcVd|llancamento Bhci|
llargar Bh|llargo ch|lleio Ad|lleite gh|llembra Admh|llembre mg|llendo AdBd|llenha Bcbc|lleva Bc|llia Uh|lliga Ad|lligacao ai|lliguei Ad|
llingua AiBhKi|llista AcBdadde|llivro cd|lloja AcHd|llojinha BiMdNi|llouca BiWh|lmacaron Bd|lmae AdTj|lmail AhBdjh|lmais ThZh|lmal BeYe|lmanda Bb|
lmandar AhYhjh|lmande AdBc|lmandou Adhi|lmanga BdXe|lmanha AdBiej|lmanicure Oh|lmarcou Ad|lmaria AdBc|lmarido AhBcThae|lmarque Li|
lmas CiEcHdJdLhMhPdQdRdTdUdVdXdadcd|lmatriculei BhQh|lmatriz Ad|lme AiDhElFcGcIcJaKdLcMZObPbQhRbTbUbVcXhYiZbaabbcbecfdhcibkdldmd|lmedico Bhchgh|
lmeia AcBded|lmeio Bd|lmes AhMh|lmeses Hh|lmesmo AhBdZi|lmeta AdBidi|lmetros Bhih|lmeu AhFbIcJbKdNdOhQdRdSdUcWaXbYcdhecfcgZhaicjhli|
lmeus AhHdMcQdWdaiddli|lmigrando Bhah|lmil Bgdg|lmim BjWjYh|lminha CbEcFcGdHcJcKhLdMdNdQhUdVcXdZhabcdedgbhdlcmc|lminhas Bifi|lmodelo Ad|lmoinho Bgbh|
lmonta AdBd|lmontando Bhbi|lmora BhHicdmh|lmorada Hd|lmoradores Bheh|lmoramos AiHi|lmorando AhBgHk|lmorava AcBbHc|lmorei Ad|lmoro HjMdee|lmoto Ud|
lmudei Hi|lmuito BiWhXedh|lmulher BhPi|lmundo BbCdEiVb|lmunicipal Ad|ln Mdhi|lna AcDdEbFdJcNbQZRbTcUdWdXdYdZcacbccdgdhhidlc|lnada Bdedhh|
lnamorada AhRiTcZd|lnamoro BgRj|lnao AbBdHbJdMbOdPdQdRdXhddeagdhi|lnarrado AcBdMe|lnas AhNhOdQdTcUdVhgi|lnasci BhGjHcJi|lnem fi|lneta AhBbHdJhMd|
lneto Bd|lninguem AcBdEd|lno AdCcEcFdJaPiRcSdTcWdXcYcZcccdefcgchcidlb|lnoite Bhei|lnome ChDdEiHbLdOdPcRdTdZcacld|lnomes AdBd|lnos BdHjMd|lnosso BeYe|
lnove AdPg|lnovela AdBd|lnum BkHiMcQd|lnuma AcHd|lnumero AiFdZild|lnunca Aa|lnutri Bihj|lo AdCiHeIdJcKdMXNbObRcSdVcWcXbYbbcfdhdjdlb|lobjetivo AiVddj|
loculos mg|loficina Adidmg|loi Ch|lolho Bhbedh|londe AcBdHd|lonix AdBd|lontem AcBc|loperei AdBcYd|loptou AcBdFdgd|lorganizando Bhbi|lorla Bgeg|
los AdIhMdPbee|lou AdBikh|loutubro Bd|lpadaria Ac|lpaga AiNi|lpai AhRdTjldmd|lpalestra Ad|lpao Mh|lpapagaio Bd|lpara HaMaNdOcQdUdVbXddhgh|lparte Bhbh|
lpassa AcBd|lpassada Ad|lpassado AdHd|lpassar Bidi|lpassatempo BiVi|lpassei AcHdcehg|lpassou AbBcHd|lpatinete Ac|lpatroa BdTe|lpavor BhXi|lpediatra Ad|
lpediria Bd|lpediu AbBd|lpeguei Ad|lpele Fi|lpensando AcBcHdQd|lperder dh|lpergunta Ad|lperiodo BhQh|lperiquitos Ad|lpersa Beee|lpescador Hh|lpesco Bd|
lpessoa AcTc|lpessoal Ad|lpicada Bb|lpico Bhch|lplano Addh|lplataforma Bhbh|lpode AiEkHcMdQdTdYiadld|lpoe AcGged|lpoemas Bjbi|lpolicial JdMhQd|
lpolo Be|lpopular Bhmh|lpor AhEdFcGhHcJdKhPdQdRdVdYgZdadbdcddifdgi|lporco BiXh|lporque CdEeHdJiMdfh|lportao Ad|lportugues AhBd|lposso Ahfigi|
lpousa Bece|lpousada AcBd|lpovo Ac|lpraia Ac|lprecisa Ad|lpreciso AZBbMd|lpreferia BhYh|lpreferida Zh|lprefiro BgCiEgWdXdYjed|lpresente Ad|
lprestar AdHd|lpretendo Ad|lpreto AcBcMd|lprima AcBdHd|lprimo AdMd|lprincipal Bgch|lprocuracao AdBd|lprocurando HdOh|lprof AcBd|lprofessora Mh|
lprojeto bh|lpronomes Bhlh|lprova AcBd|lpublicar dh|lquadra Eh|lqual AbBdHd|lqualidade Bd|lquando Kdjh|lquanto AbBcHd|lquantos Ad|
lque AcBgFcIcJdLcPcQbRcTbUcVhWcXhaddbfchdidldmh|lquebrei Bd|lquem BbChMdRd|lquer AbBb|lqueremos Acdi|lqueria AaBcbe|lquero AcHcMcVdadbdcddh|
lquilos Bbdc|lquinta HdIi|lquintal BhUi|lradio Ae|lramo BiMi|lrapaz Bdmd|lrascunho Bd|lreact Bdad|lrecebi Be|lreceita AdBd|lrecuperar Bhbh|
lreforma Bgmg|lreformando AdBcbc|lregistrado Bhmg|lrelatorio Ac|lrepetente BiQi|lreserva mg|lresolvi Bici|lresposta BhWdYi|lrespostas BhYh|
lrestaurante AhBdHi|lresuma Ad|lresume AcBc|lreuniao AbBdRd|lrezei AdBd|lrezo eh|lrh AcBdme|lribeirao AdBd|lrima AdBbMcNeVd|lrio AdBc|lrodizio Bhmh|
lromance AdHc|lrpg Bd|lrua Bc|lsabado Vh|lsabados Bheh|lsaber AbBc|lsai AbBcGd|lsaiba cemg|lsaio AiBcMi|lsalao Be|lsanto AdBd|lsao AbBjHcNh|
lse AbHdOdQdTiWhge|lsegunda BbHc|lsegundo BhQh|lsegura Nh|lseguro Bhmh|lselect AdBd|lsem AdOdgh|lsemana HiIgMd|lsempre BhHdLhWjYj|lsenha mi|lser Ad|
lsera Ac|lsergio Beme|lservico Bhah|lsete Tdgi|lsetup Bhah|lseu AcBdee|lsindica BhMh|lsindico AcBhNi|lsitio Hh|lso AaBhHdMdTdVdacbdei|lsobre Abbh|
lsogra Bhkh|lsogro AhBcHdIdPi|lsolteiro AdBd|lsomos AdBjPj|lsonho Bidi|lsopa Bheh|lsorteio Bhbh|lsou AiCZDcEbIdLcPhQhSdUdVhWkZcacbccdddedfihdidlcmd|
lsozinha Hi|lsubo Biei|lsugere Bd|lsupor AdBdTd|ltabela hh|ltalvez Ad|ltambem BhNh|ltartaruga Bd|ltati Bhch|ltaxi Be|ltcc Bhbi|lte AcBdEd|
ltelemarketing Ad|ltelhado mg|ltem AYHcPdQdTdUdbcidmh|ltemos BhUh|ltenho AdBjFaHdLdOdPdRcVdWbXjYdbccdddedmd|lterca AhGieg|lterceiro BiQi|lterco Bheh|
lterminei Ad|ltese BjQibj|ltesoureira Ad|ltexto AdBc|ltime Ad|ltinha AdBd|ltipo Bili|ltira AdBd|ltirar BiQibc|ltireoide Ad|ltive ghid|ltivesse AdBd|
ltoca Ac|ltocando Bibi|ltoco Ac|ltoda AcBheh|ltodo BdCdEhHhJcMcOcPdViWd|ltomo Adgg|ltrabalha Bd|ltrabalhei AdBd|ltrabalho AdHdac|ltraducoes BcNc|
ltraduzo Bibhee|ltrampo BcOimd|ltransportadora Ad|ltravou Bd|ltreino Vh|ltres AbPceh|ltrilha AdBd|ltrinta BbFcTd|ltroca AdBb|ltrocamos AiBcih|
ltrocar Bidi|ltroquei Bd|ltv Ad|lubatuba AcBd|lum AYBiCcEdFcGbHaJcLcObQbRZVcXcZcbhccdeedfdgchdiZma|luma AXFdHbIhLbOdQcUcVcWcXdYcbgfdgdld|lumas AdUc|
lunica Pj|luno ih|luns AcNh|lusa AbMd|lusar Adci|lusava Bc|luso Mdahcegh|luva Ad|lvai Aacj|lvalida Ad|lvamos BhIdMdTdbi|lvao Bhch|lvelha Bc|lvem AcMi|
lvencimento Bhmh|lvendo AbNiOhadbd|lvenho BhJh|lverdade AdHd|lvestibular Qh|lvezes AcBcVc|lvi AdBd|lviajar AcHd|lvida Oh|lvideos AdBcad|lvim Bd|
lvinte BcSh|lviolao BiTj|lvirei Ad|lviro eh|lvivemos AhHi|lviver dh|lvivo LhMdPdRh|lvizinha AcBd|lvizinho AZBbHdTd|lvizinhos Ad|lvo Ad|
lvoce CdEhHdRdXhcemg|lvolta Bgmg|lvoltar Bidi|lvoltei AhHh|lvoo Bgmg|lvou AZEdHbIeMdchmd|lzap Bgkg|lzona Hh|lº Ad|
l ATBVCaDbEaFaGZHbIbJaKcLbMaNdOcPbQbRcSbTZUcVbWcXcYbZcabbccYdceZfcgchbibjckXlcmc|n1 CiOhVdWdXdfdjdld|n16 AaDcKcPhWdXcYWbefdgcjakcla|
n2 BiCcEdFbHdJaKcMcOZQbRdTiUcVhWcYdZiacedfbhbjclj|n3 AaCiDcEcFcHbJaLdOYPdQcRcSbUbXjZbccfbiclimd|n4 AZIZLdNZRdfekemY|n8 AaBe|o+ Bhkh|
o0 AaCdDcFdGdLcMiOdPcQbUdWdXdYdZdcdebgdlb|o0,00 AjBdCdFcOdgdlk|o00 CbDbFjJcLdMdObPdQcRdSdUdWbXdYcZcacfdgdhdmd|o000 AbBc|o0000 Abihkd|o00000 ki|
o@ AjBcCbDbEhFcHbJbKcLcMdObPdQcRdScTcUcVdWcXcYcZcahbdccddecfcgdhcidjklc|oa AbBdCYDcEbFbGdHdJbKcLaNcScTiUhVbWcXaYbZbdbebfbhcialh|oacabamos AhHi|
oacabei Fj|oaccess AcBcCdTdaccd|oacha AbBcHdXdYdbdmd|oachei AcBc|oacho UdXigdld|oacordei Ad|oacordo Pdcdej|oacoriano AiBcHhJiVdde|oacrescenta Ad|
oadapta AdBd|oadoraria AbBd|oadoro XjYggd|oadotamos BcThUc|oadotei Bc|oadvogado Oh|oafonso AjBdChDhHd|oagencia BiMi|oagente BiOi|
oagora BcCcEdFdGdHhJcLdMhNdPdRdTdUdViWdcdddecgdldme|oainda AaBc|oajusta Ab|oalem Mh|oalemao Ki|oalergia AbBbfc|oalgo Ac|oalmocei Ad|oalmoco MdOdei|
oaluguei AbBcic|oamanha AcHd|oamei Ac|oamendoim Bhfh|oamerica BhCdHdLild|oamo AdCdJdMdOcQdWjgdld|oamor AcBd|oana AdBhTh|oanalista BgHbMhOh|oanda AbBb|
oando LdMbNdQcWdbhdcgcij|oanel BcFcgdlh|oaniversario AcBcGd|oano Ac|oanota Ad|oantes AcBe|oantigamente Ad|oanuncio AcBd|oaos Fhejgdld|oaponte BiYj|
oaposentado Oi|oaprendi AdBdFdKhadbe|oaqui AhBcCjHiJcMhPcQcRbTdUcZdebld|oarea BbMiOcgd|oariano JdWi|oarlindo AcBiTi|oas AdWeYdecfi|oaspirador Ac|
oassim AcTd|oassina BbDhHcMdRd|oassino BbDhMdPdUdWdadgdid|oassisti AdBdVd|oassunto AcBcWdXdld|oate dj|oatendo AcHcNiWcYdeche|oatt Ad|oatualiza AcBc|
oautista AcBcTdgc|oautoescola Ad|oauxiliar BhOi|oavisa AcBc|ob lh|obaba Bc|obaiano Ad|obaralho Bhei|obarata Xi|obarco Biadcdii|obarulhento Ad|
obatemos AdBdmd|obebo Bhehgh|obechamel Ad|obeleza Ad|obidu AdBhUh|obilhete AbBc|oboa Aa|obolseira MdOd|obolsista BiCdJdOkgdlc|obom Ab|obons Ad|
obora Ac|obot Bibi|obota AbBcYe|obranch Bhci|obrasileiro AcBdOd|obrigam Ab|obrigamos AdBdmd|obrinde Ac|ocabecote AcBd|ocabelo Ac|ocachorro AdBd|
ocade Ad|ocafe AiOdWkXdYd|ocalco Bhli|ocalcula AZBcFdld|ocalendario AbBcOd|ocalor AhBcXi|ocampo Hied|ocanceriana Giedgd|ocapino Bieimd|ocapricha Ac|
ocardapio AbBc|ocarioca BiJj|ocarne AcBcWdXchd|ocarro AcBd|ocarta AdBc|ocasa BhIi|ocasada AiOdRiSi|ocasado BdWd|ocasar Ac|ocaso AbBd|ocatarinense Jh|
ocearense BdJhWdXdgd|ocego gi|ocelery Bhag|ocerveja AcBcVd|ochama AhBdEhHdOdTdUhld|ochamo Ci|ochegou AcBdOd|ocheguei Hi|ocidade HiTd|
ocidadezinha AdBcTd|ocinco Th|oclinica AdBdCd|ocodigo Ac|ocoelho AdBc|ocoentro AhBbXh|ocoleciono AhBhVj|ocoloca BcVdYdjh|
ocom BiCdFjHdPcRdTiWdYdadcdedgh|ocome AdBdhd|ocomecei BhFdMiOdQhVjfdld|ocomentarios Yi|ocomeu Ac|ocomi AdBd|ocomida AdBdmd|
ocomo CdFdHiJcNcPdQdRdUdVbXdccebfdgcidld|ocompletei BjFj|ocomprar AcBcCdaedd|ocomprei AbBc|ocomunhao Ad|oconcordo AdBdYe|oconfeiteira Bd|
oconfirma AcBd|oconforme AbBcMd|oconfundo AbBd|oconsidera Lh|oconst AbBd|oconta Ad|ocontratei McPi|oconversa AcBc|oconverte Ad|oconvite AcBd|
oconvivo adgg|ocoordeno Mi|ocorretor Oh|ocorrige AdBefd|ocorro Biei|ocortei AhBihj|ocostumo BhVjehgd|ocozinho AhRhThUd|ocresci BdHcJdKhMd|ocria AcBcFd|
ocriado Ad|ocrianca AcBc|ocrio UjWded|ocroche Vh|ocron AcBdmd|ocuido AhBcMiViWd|ocurso BgQj|ocurto BiOdWiXjYg|oda AcBcbd|odanco BcVibd|odaqui Yh|
ode FdLcMcOdQcRcWcXcYdZhddgd|odecidi Bhckmd|odecidimos Bick|odeclaracao AcBc|odei AbBc|odeixa Bhmi|odemos AhBgUi|odepois Uged|odescobri gi|
odescreva AaBcYe|odescreve Ad|odesde HhMd|odesign AcBcOd|odespedida AdBdYd|odetestei Ae|odetesto Xj|odez AdBd|odia AdXeedmh|odiagnostico AdBc|
odica AcBcOc|odigamos AdFd|odipirona AhBbXdfh|odirijo AhMdOhii|odivide AdBd|odivorciada Bc|odiz AcBc|odizem AbBd|odois BiTiUh|odona AaCcHdOdUd|
odou MiNiOiQdYdaebdedmd|odoutoranda OcQj|odrink AdBd|oduas AcLiQdTdUded|odurmo AdOdXdej|oe CiDdEdFdIcJdKdMcOcPdQcRbVbWcXhYcZcacfdgdhdldmc|
oeca BhHdWdZjld|oedito BbHdMdQdai|oeis AcBc|oela AYBbMcOdfd|oele AYBZCcDdEdFdGcHcIdJcKdLdMcOePdQdRdSdTcVdWeYdZeadccecfegdhdidjekbme|oeles AbBdHdQe|
oem AhHj|oembora Ad|oenquete AcBcXd|oentao AbHdLhOdPeQdRdXdbceh|oentendo AhKi|oentre AcBdYd|oentrei BkMhQk|oenvia Acjd|oenxaqueca gh|oenzo BhCdTjld|
oepilepsia Bc|oequipe AcBc|oerror Ad|oerrou AdBd|oescala AbBcGdTe|oescolhi Ac|oescondidinho BhMdVbZj|oescreva AbBbHdMdbc|oescreve AZBbMdYd|
oescrevo Qdaibj|oespirrei AdBd|oesqueci Ac|oessa AcBdMd|oesse AbBd|oesta AbBcVc|oestadio Ad|oestagiario AjBcMhQh|
oestou CcDdEcFhGcHeIcJaMdNcPbQhShUaWbXcZcbgccdgecfciclbmc|oestudei AcBdMd|oestudo AjHcJdMbOdPdQjRdTdUdVdejfdgd|
oeu DdEcFhGhJhNcOiQbRhTbUcWcZbacbcfdgbiclcmb|oevita BhWhXj|oex AbBdOc|oexercicio AcBcQdYdcddd|oexplica AbBb|ofaca AcBdadbd|
ofaco AhBgCdGhHcJdKcPcRdScTcUcWbXbYcadccdcfcidlcmc|ofado AiBcWiXd|ofala BdCdMdWjXhYiec|ofale Yg|ofalo AhBbKiVcWdYded|ofamilia Ac|ofan ii|
ofarmaceutica BbOcQd|ofavor AbBcHd|ofaz AeBa|ofazemos Ad|ofazendo BhMjOh|ofazer Vied|ofeijao Ad|ofeira HiJd|ofeito Ac|ofeliz AcBd|ofica ck|oficha AdBd|
ofico BdHhIiPdec|oficou AcBd|ofilha BbJiPdVddc|ofilho AcBbTb|ofilosofia BhQj|ofiquei AhBiSi|ofisica BhQi|ofisioterapeuta AhOh|ofiz Fi|ofn AbBdjd|
ofolheto AcBc|ofora MhNi|oformada Ac|ofranqueza AiBaYi|ofrase Ac|ofrequento BhMdVdbdlj|ofrio BcOdXh|ofui HdJhOdgi|ofumo Biei|ofusca Ad|ofuso BgLhgd|
ogalera BdEh|oganhei AdBd|oganho Oh|ogarcom AhOh|ogaucho AdBdgemd|ogenival BcChOd|ogente BaFi|ogit AcBd|ogostaria Ac|ogostei Ad|ogosto MdNdWkcdid|
ogracas AdBdYd|ogramineas AiBdfi|ograna Ad|oguarda BiXdcimh|oha ei|ohamster AdBd|ohb Ad|ohoje MdOcShYdaied|ohorario BgLh|ohospedes AcBcYc|oia Ac|
oidade Bd|oideia AcBc|oiguana AiBcUile|oihhh Ad|oimagina AaBbHd|oimagine Ad|oimpressora Ad|oindica AcBbQd|oindicado AcBd|oindicativo HcTdacli|
oines BhTh|oinformamos AdBdme|oinformatica BhQi|oingles AcBcKd|oinventa Ac|oirmao BaQdVd|oisso Ad|oitaliano BcJdKh|oja AaBdFdMdOdTdXeedgdhdlc|
ojames AcBcCdHdld|ojapa AbBc|ojogo MdQdVigd|ojornalista AhMh|ojulgue Ad|ojuntos IeSjUd|okkkkk Ad|ola AcOdQdmi|olanche Ad|olargo BhPecied|olarguei Ac|
olegenda AbBdad|olei Ac|oleio BhHdMdQdVcei|oleite BiXifi|olelia AjBcCiDhQdZdld|olembra mi|olembre Bimi|oler FeTdUddj|olicenciatura Ac|oliguei AcBd|
olinguagem Yi|olista AbBdOcYd|olote Ie|om CdHdlh|omacaron AcBdKd|omae Bccd|omaluca Ad|omanda AbBd|omanequim BdFdlh|omanga Xi|omano AdBdmc|
omarceneiro AgOh|omaria Cj|omarque Mc|omas AiBcChEiIdJaKdLhMhNhPcQbRcTcUcWiacbdccdcedfdgchcidlcmc|omatriculei BhMdQi|
ome ChDiFdGcHbJcLdMcNcOcPeRcTcUcYhadbcdcedfdhdidmd|omeco Bhli|omemoriza Ad|omenos AdBdWd|omergulhador Oj|omestrado Ad|omestre BiOj|ometade Mh|
omeu BhFaIcJbKeMbNbQcScUdWaXaYbcbeafbgYhajilg|omeus QdWdXcedgclhmj|omigrou Ac|omineiro Ac|
ominha CaDdEbFaGcHcJbLcMdNcOdPhQcRhScVaWbXcZhaabeccebhbjdlamd|ominhas Ad|omodelo Ac|omolho Ad|omonta AbBc|omonto Odbi|omoramos AiHi|omorando Hh|
omorar Ac|omorei Ac|omoro HlIdJcMbOdPdQcVcadec|omotor Ad|omotorista Oh|oms AbBcEd|omuda AcBd|omudei BcHh|omultidao AhBcfd|on MdOdXhgdhh|
ona CbEdHbIdJcLdOhPhQcRdTdUcWdXdZdacfegdhhldmd|onada AbYi|onamoro Rj|onao AdCcDdEdFdHaJcKcLdMbNdOZPdQcRdSdTcUdVbWhXiZdacbdcjdcfhhilc|onarrado AcBdMd|
onas MdNiOcQdgd|onasceu AcTd|onasci GhHaJkQekeme|onascido HcJi|onatura BhCdDdHdMdTdWdZjadld|onaturalizada Ac|onem AbBd|onessa Ad|oneta AcBdOdTd|
oneto AhRiThmd|onick Ad|onina AdBh|oninguem AaBcEdfd|ono AhCdEdIiJcMiPhRdTdUdVdWbXdYdcddcidld|onoiva Bc|onomes AcYi|onos BdHjMdOdUdVded|onosso AdBcYc|
onota Ad|onotaria AjBcHhOiQdYd|onumero FdZild|onunca AZMdOcPdTdUdVcXiYicdgcldmj|onutri bdgdhj|
oo AaDcEbFbGcHbIbJaKbLaMXOaQZScUgVbWcXcYcZhbcdaecfdhcjclZ|oobrigada Ac|oodeio AhXjld|oodiei AbBc|ooficio Ad|ooi BcCh|oolha Ad|oonca VdZigc|oonde Ad|
oong AdBd|oontem AbBc|ooptamos WdXdci|oordena AcBd|oorganiza Ad|oos BeEhHdMcPiTdUhVdgd|oou Hd|oouco AdBddd|opaga Ac|opai Ti|opalestra AcBdMdQd|
opao AbBbWdXdYdhb|opara AeMdWjgh|oparaense AiJi|oparaguaia AhBbJiVdWcZcgdld|oparaty AhBcHcZh|oparei Biej|opartitura AcBd|opassei BdHdcbghhh|
opasso MdQddc|opassou AdBdMdPdTcad|opeco AdBd|opedagio Ad|opedalo ee|opediatra AcBcMdOc|opediu AbBcMdOdQd|opeguei AdBdCdHdRdTdUdadiild|opeixe Ad|
opele AiFhli|opensei Ac|operda BiMdPdQdSdWdgj|operder Bhdi|operdi Ad|opergunto Ad|operto AaHcIjJdQcTd|opescador Hh|opescetariana Aihi|opesco Vi|
opeso lj|opetisco AcBc|opicada Bhfj|oplanilha AdBdVdbe|oplantas AiBdWiXd|opode CiEjHcJcMcOdQdTdUdVdWiXgYiadcdfdgdld|opoe AbGhMdOdQdbc|opoeira AjBdOdfj|
opoema Ad|opolen AbBcXd|opor AhGiHdKhOhQdVdYhcded|oporque AhBdCdEdHdJiPdQdRdcdfj|oporto MjTdZd|oportugues AiBcKgYd|oposso Ac|opousada AcBd|oprazer Ac|
oprecisa AbBbdd|oprecisamos AcBc|opreciso AYBaMdQd|oprefere AcBd|opreferia BhYh|oprefiro CiEgHeOdVdYiddecgd|opresente AcBc|opretendo AdNcVdcddi|
oprezada AbBdDdHdZd|oprezados Ac|oprincipalmente OcXjld|opriscila AjBdChDhHd|oprocurando Bd|oprogramo BcCdEdHdJdMdQdRdUdajgd|oprojetista Oh|
oprotetor AcBd|opunho Ac|oquadro AdBdWd|oqual AZBcHdMd|oqualquer Ac|oquando AcBbHdjh|oquanto AaBcHcMdQd|oquantos Ad|oquarto AbBhQi|oquase AcBd|
oquatro Th|oque AcBhHdLdMdOcVjcimc|oquebrei AbBc|oquem BbChMdRdgd|oquer Ac|oqueremos Uddi|oqueria AdBebd|
oquero AaHbJdKcMbNdOcPdRdTdUdVcXhbbcbdiecfdgchdidlc|oquimica AdBdOdQd|oquinta AbOdgk|oquinteto AhBhDdHdWi|oquinze AdBd|oramal AcBd|oramo MiOdXe|
orascunho AcBc|oravi AbBdld|orecebi AcBdOdXe|oreceita AdOd|oreclama AcBd|oreconhecida AcBc|oredige AcBd|oredija AcBcHdbd|orefaz AaBc|oreformando Bcbh|
oregime Ahhi|orelatorio AbBcOd|orendeira AcOd|orepetente MdQidd|oreserva AcBd|oresidente AdHeObQi|oresido Hh|oresolvi Bick|orespondam AhGdjiki|
oresponde AdVd|oresposta AdObYh|orespostas Yh|orestaurante AbBdHd|oresuma AcBd|oresume AbBbYe|orezei AcBdHd|orezo Biej|orodo Ac|orogerio AiBdChDhHd|
orolou AcBd|orota Ad|oroteiro Ac|ors Ad|orua Hi|osabado AcBdHdWe|osai AZBbGdHdMcQdYdaded|osalao AcBcMdYd|osaudade AbBcee|ose AZBcHdTdWd|osegue Ac|
osegunda Ad|oselect AaBcCdDdHd|osem OcYihhld|osemana Ad|osempre AhHdMdVdehgdmd|oseparada AcSd|oseparei AhBjSj|oser AdBdQdTdVd|osera AcBdfdid|
oserra BhCcHild|osete BhTh|osetimo AdBd|oseu Ac|oseverino Ac|oshopping AhBhXj|osigo Bihjlc|osim Ac|osimulador AhBiOcbk|oso BdHdMcOdPdVcYdajbdcdgc|
osobremesa AcBchc|osobrenome Ac|osocorro Ad|osofro Bhgi|osolicito AdBdmd|osolta Ad|osolteirao AhBdSh|osolteiro BcUe|osomos BiMdPjQdUeVdadee|
osou AjChGhHbIbJgLbRdUZWiXdYcZbaZbbcbdaebiajdlimc|osubo BiNdYdZdejld|osudoku Ad|osugere AbBc|osugestao AcBc|otamanho AdYihe|otambem BhNh|
otamires AbBcCbHbQdTc|ote AbBc|otecnica Ad|otecnico Oh|otelemovel aeki|otem AZBaFdHdOeTb|otemos BhUiVe|
otenho CcEdFhGcHbJcKbLcMcOaPbScUgVaYaZcbaccdbebhcjdmb|otenis Ad|oteo BhTh|oteoria Ac|oterminei AcBd|otexto AaBc|otime Ad|otinha AcBdMd|otipo lh|
otira AbBced|otirando AiXi|otirei AcBdQd|otireoide Adgd|otitulo AbBd|otive AcBdMdic|otocador BaHdJdMdOcTdVhed|otoco JdOdQdVhWdXdecgc|otoda AdBePd|
otodo AdJdLdMdQdViWeYdehmd|otofu AbBbCbHcQdTdUdadld|otomo BgHdNdOdQdVdWcXdddeigh|otorcedor AbBcOd|otorco AhCdHcMcWiXhZiadgdlj|otrabalhei AbBcFdHdMcee|
otrabalho CdEdHbJcKdMlOiPdQcRcTdUdVbWcXcYbbcdcfdgbhdlcmd|otraca AcBd|otraduzo biec|otrampo AhBcHdMhOged|otranca AcBcYd|otranquei AcBc|
otransforma AcBdXd|otreino BiVjei|otres Bd|otroca AaBdddki|otrocamos Bcig|otroquei AdBd|otudo MiNdOgTcWe|oum HdIcOdRdUcWdYjacedlj|ouma AaBhLiMc|
ouniao Sh|ousa McXhYj|ousamos ah|ousava AcBdad|ouso AiHdMcOdVdajccgk|ouva Xi|ovai ai|ovale Ad|ovaleu Ac|ovalida Acjd|ovalidade AbBcFdld|
ovamos HdIdJdMdTdahbi|ovao Bicj|ovendi AbBd|ovendo BjNjOidded|ovenho JiMc|overde AhBhVdXdZjgdlc|ovi AbBcNdUd|ovigia AhOi|ovim AhBcEdHdJiMdTeWdacid|
ovinte Bc|ovirei AhBgOiQdhi|ovisto Cdli|oviuva BdHd|ovivemos BdHi|oviver Ac|ovivo HjJdMcOhQcRhUdVcYdfdgcld|ovo AcBd|ovoce BbCdEhRdXd|ovolei AhBhWjYd|
ovoltar AcBcfd|ovoltei BdHh|ovou AcCdEcHbMcOcQcTdUdVcWdXdYdccdjgcih|ovovo DcEj|ovoz AcBd|owordpress Bhah|oxadrez BhVj|oyamamoto AhDi|
ozeca BdChEdHdZdld|pa HdIcJdMcOcWdXcadgdhc|pabel Ad|pacab Ab|pacam BhTh|pacha Ad|pacho Ac|pacor AjJiei|pacre Hh|pacuc hh|padap Ad|pador Ae|padot Ad|
padvo AhOi|paero Ad|pagor AcBd|pagos Bh|pagro AiQh|pagua BhUd|pai AdBd|pajud Ac|pajus Ad|palem Ki|paler OdQcVdfjld|palgo Ad|palgu Ad|palmo Ydeh|
palph AdHd|palug Ac|palzh Ad|paman AcBc|pamar Yh|pamei Ae|pamen fh|pamer Lh|pamig AbBd|pamo Wi|pana Ad|panal BhVhWh|panao Ad|panda Ab|pande Rh|
panes AhOdQhRi|pango AhJihdld|panim Bhhh|paniv Ab|pano Qi|panos AcFiUdgd|panot AdBdjd|pante Ac|panti Wh|panun Ad|pao Ad|paos BbNd|papar AiBdCh|
papel Ac|papos AhOi|papre BdKh|paqua Aili|parea Ac|parge Ad|paria Wh|parqu AiMhQi|parro Ac|parte Bh|parti Bd|pas AaMd|pasma Ajgj|paspi Ad|passe Ph|
passi AcBd|pastr AhVi|patac Bcgd|pate Acdhed|paten Aa|patra Mc|patt Ad|paudi Acgh|paula Bc|pauto Mdah|pavc Ad|pavo Ac|pavos Ad|pazul Ac|pbaba Oh|
pback Ad|pbahi Ac|pbaia EiJcXh|pbair Ad|pbanc BdMhQd|pband Ad|pbanh Bheh|pbara AhXh|pbarr Hh|pbaru XhYh|pbata Ad|pbati Ac|pbebe AhTh|pbebo Bhei|
pbele Ac|pbem Ab|pbent Bh|pbern Th|pbeti AcBdHdQd|pbeto AiCiRh|pbh CdHh|pbici AdBheh|pbico Bd|pbidu Uh|pbilh Ac|pbiom Oh|pbisa AhTi|pbiz Ahii|
pboa AcBc|pbola Ac|pbole Ad|pbols AhOhQd|pbom Ad|pbond AcBdCdHdld|pboni Ad|pbota Ad|pbrac Bd|pbrag Hh|pbras IhJbPdQc|pbrin Ac|pcabe CdEild|pcabr BhUh|
pcach BcUi|pcada Ad|pcade Odgi|pcafe HdMhWh|pcaiu Bd|pcaix Bh|pcalc lh|pcalo JdOdVdXhld|pcama Ad|pcame Oh|pcami BiOhRhShThVg|pcamp Be|pcanc Ad|
pcand AhJdMdli|pcanh AjJdOcgdhelk|pcans Ad|pcapi Bd|pcara AbBdCdDd|pcarb Bhhh|pcard AaBdOb|pcari AhBdVh|pcarl Ad|pcarn CdDhOd|pcaro CdRh|pcarp AhOi|
pcarr VdXd|pcart AdMdOc|pcaru HdJh|pcasa JcMcOcQcSjXcgd|pcase AdBiOdVh|pcaso Ad|pcast Tdfh|pcata ChHd|pcaus Ac|pcava AiBdVi|pcear JiMgOdQd|pceia Ad|
pceli gi|pcelu Aead|pcent AcHd|pcert Ab|pcerv OdVh|pcha AhYi|pcham AaBbChXc|pchap AhHi|pchav Ad|pchef Ab|pcheg Ab|pchei AhBd|pchic BiCdEiUh|pchov Ad|
pchur Ad|pchuv Ac|pcida CdEi|pcinc BcMdPh|pcivi Qh|pclar AdMi|pclau Ri|pclie AcBd|pclin Ad|pclt Ad|pcobr Ad|pcoel Bd|pcoen AiBhXj|pcois AbBd|
pcole JdOdTdVild|pcolo Ac|pcolu Ad|pcom AbDdJdKdQdScTdUcddfehdld|pcomb Ad|pcome AdBaJdOcQdWd|pcomi AcXh|pcomo Ac|pcomp AhCcMcOiPdRhTdUdVdWdXdadld|
pcomu Ab|pconc AaDdHdWd|pcond Ad|pconf Ojgdlc|pcong Ad|pconh Ad|pcons BdNd|pcont CdHdJdMhOjPdVcWcXcYcfdgbhdlcmh|pconv AZBcSdgc|pcoop AiMi|pcoor Ad|
pcora Md|pcoro HdJdMdPiWdih|pcorr BiMcQcVi|pcort Ahhi|pcost BcOh|pcozi AhWiXibi|pcpf Ac|pcrac Ad|pcres Ad|pcria AaMdOd|pcroc AhBhViYh|pcron Ac|
pcuia HdLi|pcuid Bd|pcunh AdTd|pcurr Ad|pcurs Bc|pcurt AdBhXhYh|pda AbOcPdQdWdXdcdgd|pdalv BhTh|pdaqu Ad|pdas Ad|pde AaFdWe|pdebo ChDdHc|pdeci Ac|
pdecl Ac|pdeix Ab|pdema AcBd|pdemi Ad|pdent Ad|pderc Ad|pderm Aggh|pdesc AaBd|pdesd AdHhScZd|pdese AhOi|pdesi Oh|pdess AcBd|pdete Ad|pdeu Ac|pdeus Ad|
pdia AcMdOdVd|pdiab gild|pdiag Bdgh|pdiar Bd|pdica Ac|pdiet Ac|pdife Ac|pdigi Ad|pdinh Ad|pdipi AhXdfi|pdire Qh|pdiri Ad|pdisc Ad|pdist AcBd|
pdivi AcBd|pdivo AhOdSj|pdiz Ac|pdize Ac|pdjav AcBd|pdo AaPbUdadld|pdoce Xh|pdocu Ac|pdois FdHdOdPhRdThWcXdYdadecld|pdomi AcBhch|pdona Ac|pdono Ad|
pdor Ac|pdou Ad|pdout OdQh|pduda AhEhHdTh|pdurm eh|pduvi Ad|pe AaBdCbHbIdJcMcOaWbXcZcbdcdddgeid|pedit Ac|peduc Ad|pela AbBd|pele Ac|peles Ad|
pelet AdBhOhih|pelev Ac|pem AcHcIhJcLdOdPcRcSdTcUeYhabgcidld|pemai Ad|pemba Bd|pembr AhMi|pempr AaOh|penca Ad|pende Ad|penem AhHdQidh|penfe Oi|
penge OdQh|pengr Ahdi|penqu Ad|penro BiYi|penta AcBc|pentr Bd|penxa gh|penzo Th|pepis AdBd|pepoc Ad|pequi Ph|perro Ac|pesco AgRdTdli|pescr AdHdOi|
pesma Aifi|pespa Kh|pespi Ac|pespo Ad|pesqu Ab|pessa AdBd|pesse Ab|pesta AiMjOiQdRdTcUc|peste Ad|pesto Ad|pestu Qhdi|peu AdBaXd|pevan AiCiEdlh|pex Ad|
pexem BhYi|pexer Ad|pexpe Ab|pexpl Ae|pexte BiPh|pfa Ac|pfaca Ad|pfaco Vdeh|pfacu Ad|pfala BaKcOc|pfale Ad|pfalo Ad|pfami AbTd|pfan ih|pfarm Oi|
pfaro Ac|pfavo BcYi|pfaz ShTc|pfaze AdUdVh|pfebr Ad|pfech Ac|pfede Addh|pfeij AcBd|pfeli Ri|pfemi AhBiQhWhYi|pferi AcBd|pfest Ad|pfica BeId|pfich Ad|
pfico AcBd|pfilh OdReTkUdVdgdld|pfilm Bd|pfilo AhChQh|pfiqu Sh|pfirm AcJd|pfisc Ad|pfisi AiOiQi|pfiss OdSdVg|pflue Ki|pflut Hd|pfoi Bd|pfolg Ac|
pfome Ad|pfont AiCdDi|pfor Ad|pfora AbXd|pform AaMcOcYhhd|pfort AcHd|pfoto Vh|pfran ChYi|pfree BiNiOhVd|pfren Ac|pfrio Xhmd|pfui Acgd|pfuma Bieh|
pfunc Ac|pfusc Ad|pfuso Lh|pg Ac|pgabi AiMi|pgali AhUh|pganh AcBbZd|pgara AdBh|pgarc AhOh|pgarg Ac|pgari Ad|pgast AdQh|pgati AcUd|pgato TcUi|pgauc Jh|
pgela Bheh|pgeni Ch|pgent Aa|pgera AdBd|pgere BcCd|pglut Ahhi|pgoia Wh|pgold Ad|pgost AaBd|pgota Ahgh|pgrac Ad|pgrad Bd|pgram Hdfi|pgran Ab|pgrau Bd|
pgrav gi|pgrin Ad|pgrip Ac|pgrup Ad|pguar CdHiKiOcQdTc|ph Bd|pha dcgc|phein AhMh|phist AhBhQhWhZh|phome Ad|phora LjMc|phorr Ad|phort AhHh|phote Mh|
pia Ad|picar Th|pidad Ac|pidei Ab|pigre Vi|pigua AiHhUi|pimag Ac|pimc Ac|pimpo Ad|pimpr Ad|pindi Aalc|pines Ch|pinfa Ad|pinss Ad|pinte AcMcOdQd|
pinve Ac|pipho Ad|pirma AiTk|pisso AcBb|pitab Ac|pital Kh|pitaq Ac|pja Ad|pjala HhMd|pjane AhOdYi|pjapa Ac|pjapo AhKh|pjeit Ad|pjoao Ad|pjoel Ad|
pjoin AhHi|pjorn Oh|pjulh Bh|pkaua AiCi|pkkk Bd|pkkkk Ad|pl Ad|pla Bd|plabo AhMi|plabr AjUj|plarg Ahci|plata Ad|plege Ad|plegi AhZi|pleio BdKd|
pleit Xh|plemb AbBd|pler dh|pletr BdQh|plibr AiHeKi|plice Ad|plimi Ad|plimp Ad|pline AdQd|plinh AdBd|plisb Mh|plist AcOdXh|plitr Ad|plivi Ti|
plivr Addh|plogi Migd|plond AhCdHiMhTd|plong AdBdTd|plosa Ac|plouc Ab|plow Ahhi|pluga AcBd|pm CdHdlh|pmaca BdHi|pmace HhJh|pmadr AbBd|pmae AeOd|
pmaga AiBdCdDhMh|pmail Ad|pmais AbOdWh|pmal AcBd|pmana CcLhMdadld|pmanc Bc|pmand AaBd|pmanh BhMcVheh|pmani OhVd|pmao Ac|pmaqu AcBi|
pmara AhBhJdMdPhVhdh|pmarc BhCdHdJdOgQdTdViZdlc|pmari Ri|pmarl AjBdCjHdWdlc|pmarr AbBd|pmart Ad|pmas AbBc|pmata Ad|pmate Ac|pmato AhHh|pmatr Ad|
pmcdo Hd|pme Ad|pmedi ObXcgdhi|pmedo Ac|pmei Ac|pmeia dh|pmeio Ac|pmemo Ad|pmeni BiTi|pmeno Ad|pmerc Ac|pmes AdBd|pmese Ac|pmesm AcBb|pmest Eh|
pmeta Ab|pmetr AcBh|pmeu cemh|pmeus AdTcmh|pmim Ad|pmimo AhBcUi|pmine Ad|pminh Aaed|pminu AcBeFdTdgeld|pmoca Jh|pmode AcBdOd|pmont AdHdJi|pmora Ab|
pmoro BdHh|pmorr AdBdUd|pmort Ac|pmoto ai|pmuda Ab|pmuit Ac|pmult AhXi|pmund Ac|pmusi Ac|pn Ac|pna AbBeHdIdJcKdQdWdXdbdhdic|pnada AZXdhd|pnamo Ac|
pnao BdTdci|pnarr Ad|pnas AdBdNd|pnasc AaBcHdJcMdOdQdTcld|pnata GiMd|pnatu AgHdZi|pne AdBd|pnega Bhlh|pnego Ad|pnem AbBcXd|pnenh AcBd|pneov AiBdai|
pness AcBc|pneta Od|pneto AhRi|pnick Ad|pnina AcCd|pning Ac|pno AaIcMdOdTdUcVbXdYdeehd|pnode AhDdai|pnoit Aagd|pnoiv Sh|pnome AcOdVd|pnord Ac|pnos Bd|
pnota BdOi|pnote Ahai|pnova BhPi|pnove AhBhXh|pnovo AbBd|pnum Ac|pnuma AdOi|pnume Ad|pnunc Ad|pnuno Rh|pnutr Ad|po HcIdMbQdWdac|pobje Ad|pobri Ac|
pocul Bhgh|pofic Ad|poi Ab|poleo Aili|polho Ac|polin Hh|pon Ad|ponca Zh|ponde BdMd|ponib Ad|ponte Ad|popal Ac|poper Ad|porga AdBc|porig AiBdhi|
porku Ac|porqu AhVi|pos AcTd|posas AbHc|potav Bhlh|potim AdBd|pou AbBd|pouro Ad|poutr AbBc|poutu Ad|pouvi AcBdVd|ppaci AdBd|ppaco Uh|ppada Ai|ppaga Ac|
ppai Th|ppale Ad|ppalm Hh|ppapa Uh|ppara CcJjLdNcQcUdVcWdYdZhedhdib|ppare Bd|ppari Hh|pparo AiBdOi|ppart ch|ppass AbQdVd|ppata BdJiOd|ppati ih|
ppato Ad|ppatr BdHiPc|ppeda QhVd|ppedi AbBd|ppeix AbDdHd|ppela BhQhYd|ppele Eh|ppelo AhBdfh|ppens Ac|ppequ Ac|pperd gh|pperf Ad|pperg Ac|pperi Uh|
ppern Jh|ppers Ad|ppesc AjVhhi|ppeso Ac|ppess AcOdPhVdWe|ppime AiXi|ppint BhVhZh|ppizz Bd|pplac Acld|pplan OdQcVdWiXd|pplat AhMh|ppm AcDd|ppode Ab|
ppoe AcBd|ppoei Aifj|ppoli Ad|ppolo BhMh|pponh Ad|ppor Aa|pporc BiWhhh|pport AhKhPdQcRdTdUdWdXdadceld|ppouc AbBcbc|ppous dh|pprai HdWjYh|pprat AdBd|
ppraz Ac|pprec AcBc|ppred Ad|ppref AdBcMhYc|ppreg Adgh|ppres AcBd|pprez AbDd|pprim AbBc|pprob Ad|pproc Ab|pprof Oh|pprog Ac|ppron Ad|pprot Ad|
pprov AdOh|ppsic AiQi|ppunh Ad|ppyth Ahai|pquad Ac|pqual Ac|pquan Ab|pquar AbBh|pquas AdBd|pque AaBdTd|pqueb AdVh|pquei AcWhZh|pquem Ac|pquer AZBcTc|
pques AdBd|pquie AdBd|pquil AcJd|pquim Ac|pquin CcDiJdMdOdQcUdWhbdehld|pradi AiOdVild|pravi Ad|preai Bd|prece Oh|preci HhMd|precl AcBc|preco Ad|
precu Ac|prede Mh|predi Ac|prees BhYh|prefa Ac|pregi Ac|prela Ad|prend Oh|prepe Ad|prese Ad|presi AdOd|preso AbBdFd|presp BbOcYjgd|prest AhMi|presu Ad|
preun Bc|previ Ac|prh Ac|prico Ad|prim Bhgh|prio AdCcHdJhMc|probo Ad|proda Ac|prodo Ac|proge AhChMdRg|prosa ChHdRdTc|prote Ac|prpg Ad|prs Ad|prua Ad|
prura Ah|psaba Abeh|psabe Mh|psaco AcBd|psaio Ad|psair Ad|psamb Ac|psang AcBcld|psant AbQdad|psao Ud|pse AdBd|pseca Ad|psegu Vd|psei Ad|pseis AhHdPi|
psele Ad|psem UdYhhh|psema Aabdgi|psemp Vd|psenh Xi|psepa AhSi|pserg HdJiRhZd|pseri JhMd|pserr CdHh|psert AhXh|psete AdBjFh|pseti Ad|pseto Mh|pseve Ab|
psext Ac|pshop AhXh|psign Ahlh|psigo Ad|psilv Ad|psim Ac|psimp AcBd|psimu AhOdbh|psind AiOh|psiti AdHe|pso Tdadeh|psobr BcMdOdbh|psoci PhRe|psoco Ac|
psofr lh|psogr AcBh|psol AdBh|psola Bhbh|psolo AhBd|psolt AhOcSk|psolu Ad|psomo Ad|psonh Ad|psoro Hh|psou AcBd|psozi BgHiOd|psp Ac|psuas AcWhXd|
psudo AhVi|psuge Ab|psupe Mi|psurd AdBhTh|psusp Ac|ptain ChDdHcRd|ptama Bdld|ptard Ac|ptatu Ad|ptcc Ad|pte Ac|ptele kd|ptem Pg|ptemo Bd|ptemp AbBc|
ptenh AbBb|pteni Ad|pteo BiTh|pterm Ac|pterr lh|pteso AhOi|ptext Ac|pthor AhUi|ptia Ac|ptio Ad|ptipo Ad|ptira AcHhXd|ptire gh|ptitu Ad|ptoca AaBbHdVd|
ptodo Ab|ptoma Ad|ptorc Ae|ptorr Bh|ptrab AdBdPdVd|ptrad NiVd|ptran Mh|ptrat gh|ptrav AdBd|ptres OcPcThUhWdYdgdld|ptrig AiTi|ptril AiVi|ptrip Ad|
ptroc Bc|ptu AhYh|ptudo AcBcOdah|pubat Ad|puber AhCdJhMdNiOdQdVdad|pum AcOdXc|puma AcBd|pumas Ab|pumba Bhlh|punic Ac|puniv BhXh|puns AcBdNd|purub Ad|
pusar Bd|puse BhXh|pusp Qh|puva Xh|pvaga Ad|pvai Ac|pvald BdCh|pvale TiUd|pvali Ac|pvalo Vh|pvamo Ac|pvaqu Ad|pvasc lh|pvba ah|pvega hi|
pvege JdMdOdSdVdgdhjld|pvelh AdUh|pvem Ad|pvenc Ad|pvend BiMhOhPhTd|pvene AcJd|pverd BcHdZh|pvest Bc|pvete AhBdOh|pvez Ad|pveze Ad|pviaj Bd|pvici Yh|
pvida AcBd|pvide Ac|pvim Ad|pvinh Xh|pvini AiBhOdVhWild|pvint Ac|pviol AhQhVi|pvira Ab|pviro Ac|pvisi AcBh|pvist Ad|pviuv AhHdOdSjlc|pvive Ac|pvivo Ad|
pvizi AbTd|pvo Th|pvoce Xh|pvole AhWh|pvoo Ad|pvou Bc|pvoz Ad|pwand ChEdTd|pyout Ad|pzap Ad|pzeca ChDcJdZdgdld|pzona Ad|pº AdBi|
s. AQBWCVDWEaFXHYIeJWKZMYNaOVQdReSYTeUcVYWVXWYcZYaZbYcXdYeYfYgbhcicjblemd|s.^ kh|s0 AaCdFdGhHdIcJcMcNdOcRdUdVcWdXdYdZdbccdddfd|
s00 BiCbDcEcFmHbIcJbKbLcMbNcOcQbRaScUdVbXcYdbcccedfbhejblj|s000 AcHdOdTdUcWdiiki|
s0000 BhCcDdEcFiGjHbIcJbKdLdMdOdPdQbRcSdTcUcVcWcXcYcZdbdedfcgdhdjdkhli|s00000 DdFdGhHdjd|s0000^ AhCdFdHdOdihlj|s000^ Ac|
s00^ CcDcFlHdJdOcPdQdReSdUdWcXdYdZcadfdgdhd|s0^ AdCdDdQdld|s@ AiBdCcEcFdHdKdMcOdQdTdUdVdWdXdZdacbdddgdidjllc|
s@^ AjCcDcEhFdHcJcKdLdOcQcSdTdUdWcXcYdZdahcdedfdgdhdjkkclc|sA AkBmClDkElFUGXHmJiKcMiNcObRjSZTiUkVZXXYYakbbcbddeZfXgbhbiijWkZmc|
sA^ AkBjCmDiFWGbHlIbKYLcNdOVPeRhSWVdWhXcYYZibaccdaeZfWgXhWjXkYmb|sa AXCaEaFeGcHZIdJdRdVhWiXhYhghiajcka|sa. AaBiEcIcKdMdNaPdRdVZaebcddgcheic|
sa0 AbCdFdGhJdLdOdUdWdYdZdcedd|sa00 AYGhJdLdMdNdQdSeTdVcZcacbdceedfelemc|sa000 Abic|sa0000 AbBbGdadkd|sa00000 Bhkh|sa@ BbGijb|
saA AYCaDkFdGcIcJdKbNdObPeRXSbUYXZYcZhbcceebfbgdhZihjdkcmc|sa^ AbBdCSDSEZFWGaHZMcNbOjRbSiTdfiidjXkald|saa AZChDakc|w! AcBaTc|w( Bd|w) Ac|w+ Bhkhlh|
w, AVBWCYDYEcFZGbHbJZKbMbNbOXSbVcWXXYYdZbacbacadbeafagdhZkblT|w- AcBjli|w. AYBaCdFdLcMdOdQhTZVcWdYaZdbcedhdkdla|w/ AdBiGhLh|
w0 AaBiCcDcEdFcGhHdIcJcNcOcRcSdUcVcWcXdYcZcbccddcfc|w0,00 AiCdFcHdOdQdRdSdTdUdVdWdadfdll|w00 BiCZDaEbFoHbIcJaKaLbMbNcOaQaRaSbUcVbXbYcbcccecfagehejbli|
w00,0 Ad|w00/00/0000 BdDdGild|w000 AbCdFdHdMcOdQdTdUcWdiiki|w0000 AdBiCcDdEcFiGjHcJbLdMdOdPdQcRdSdTdUdVcWcXcYcZdbdfdgchdihla|w00000 ki|w: AXHd|
w; AdBZHdadld|w? AbBbYdld|w@ AkBdCaDcFcGcHbIdJbKcLcMcObPcQbRdScTbUbVcWbXbYcZbbcccdcecfcgchcicjokclamc|wa HdIcJdMcOcWdXcadgdhc|wabelha Ad|wabrir dh|
wacamada BhTh|wacha Ad|wacho Ac|wacordo ei|wacre Hh|wacucar hh|wadolescente Ah|wadoraria Ad|wadvogada Oh|waeroporto Ad|wagora AcBd|wagosto Bh|
wagua BhUd|wai AdBd|wajuda Ac|wajusta Ad|walem Ad|walemao BhKi|walergia Qcfhgc|walergica fi|walgo Ad|walguem Ad|walmoco Ydeh|walphaville AdHd|
walugar AdBd|walzheimer Ad|wamanha AcBc|wamei Ae|wamendoim fh|wamiga Ac|wamo Wi|wana Ad|wanao Ad|wanda Ac|wanderson AhRh|wangolano Jh|waniversario Ab|
wano Qi|wanos AcFiUdgd|wanota AdBdjd|wantes Ad|wantigo Wh|wanuncio Ad|wao Ad|waos BbNd|waparecida Ch|waparelho Bd|wapelido Ac|waposentadoria Ad|
waprende Bd|waprendendo Ki|waquario Aili|waqui Ad|warea Ac|wariano Wh|warquitetura AiMhOcQi|warroz Ac|wartesanal Bh|was AaMd|wasma Aigi|waspirador Ad|
wassim Ab|wassina Ad|wastronauta Ad|wataca Bcgd|wate Acdhed|watt Ad|waudio Ad|waula Bd|wavc Ad|wavo Ac|wavos Ad|wazul AdBd|wazulejo Vh|wb) 00000 Ad|
wb, 0 Ac|wb, 00 AdFdlb|wb, a AcPh|wb, cafe Bd|wb, cidade Bd|wb, com Bc|wb, como Bc|wb, da Bd|wb, de Ad|wb, e AeBWHcPdQdTb|wb, entao BaPd|wb, esta Bd|
wb, explica Bd|wb, faz Bd|wb, guarda Bd|wb, indica BdQd|wb, ja Bd|wb, mas Bd|wb, me Bc|wb, nao BaTd|wb, o AdTd|wb, onde Bd|wb, pode Bd|wb, por Bb|
wb, posso Bd|wb, qual Bc|wb, que BZ|wb, quem Bd|wb, so Bd|wb, sou Bc|wb, tem BbTc|wb, tenho Bd|wb, um BcTdld|wb- 0000 kh|wb. . AdBc|wb0 , AbBiHdld|
wb0 . Ac|wb0 anos Ab|wb0 de Gh|wb0 e Ad|wb0 filhos Bd|wb0 meses Ad|wb0 mil Ac|wb0 º AhBd|wb0,00 , AhCdHdli|wb0,00 e AhFdgdlj|wb00 ) Ac|
wb00 , CbDbEdFlGbHdJcKdLdMdObPbQcRcSdUcVdXcYcZhabcdedfdgbhbickd|wb00 . AhBdFi|wb00 / Gh|wb00 00000 ki|wb00 ; AhBdFdli|wb00 anos AeUdld|wb00 de Bd|
wb00 e lh|wb00 h Ab|wb00 mes Fh|wb00 minutos AdFdld|wb00 ou Ad|wb00 por Ac|wb00 quero Ad|wb00 reais AcFd|wb00 semanas Fd|wb00 x Ad|
wb00/00/0000 , BdDdGild|wb000 , Ad|wb000 000 kh|wb000 mil Ac|wb0000 , AdCdDdEdFhGiHdJcMdOdPdQdTdWdXdYdgdihlc|wb0000 - Ac|wb0000 . Ad|wb0000 e Ac|
wb00000 - ki|wb@ , AiCdDdEiHdJdaijc|wb@ e Ahji|wb@ no jh|wb@ ou Aiji|wba casa bh|wba claudia Bd|wba estudar Bd|wbaba Oh|wbabrir uma dh|
wbacordar cedo Xh|wbahia Ac|wbaiano EiJc|wbairro Ad|wbalergica a fi|wbalphaville e AdHd|wbalzheimer e Ad|wbamendoim , Bhfh|wbanco Mh|wbando de Ad|
wbanho Bheh|wbano , Ad|wbano do Ah|wbanos , Ad|wbanos . Fh|wbanos de Ad|wbaos 00 AdBd|wbaos sabados Bd|wbape , Ad|wbaqui , Jh|wbarata Xh|wbarea de Ac|
wbarroz , Ac|wbarulho XhYi|wbas 0 Be|wbassim , Ad|wbassina como Ad|wbatalhao Mh|wbate no Bc|wbatt . Ad|wbbanco , AhMi|wbbanco do Ac|wbbarulho de BdYh|
wbbatalhao . Mh|wbbidu e Uh|wbblumenau , AcHd|wbboa , Ac|wbboa noite Ac|wbbom dia Ad|wbbrasil , AcHdMd|wbbrasilia , HcIh|wbcafe e Ac|wbcaminho . AcTh|
wbcarteira , AcBcOc|wbcartorio , Ad|wbcasa , Ad|wbcasa e AeBc|wbcasado , Ac|wbcelular , Ad|wbcha , Yh|wbchamo me Ac|wbchef , AdBh|wbcheiro de Ah|
wbcinco , Ad|wbcinco irmaos Th|wbclaudia , AhRi|wbcom o Vg|wbcomigo , AdBc|wbcomunhao parcial Ad|wbcontrato de AdBh|wbcozinha , Ad|wbcozinho para Ad|
wbcresci em Ad|wbcrianca de Ad|wbcroche e AhVh|wbcuritiba , AhHi|wbcuritiba e AcHd|wbcurriculo , Ad|wbcurso de AiBd|wbcurso tecnico AdQd|
wbcurtas , BhYi|wbda , Bc|wbda igreja Vh|wbde 0 AcBiTi|wbde 0000 Adld|wbde bicicleta Bheh|wbde comedia BdJd|wbde dia Bd|wbde fumar eh|wbde gato Bhfh|
wbde gemeos Bd|wbde idosos Oh|wbde julho Bi|wbde manaus BhLh|wbde manha Mceh|wbde marco Bd|wbde nascimento Bc|wbde noite Bc|wbde novo Bd|wbde tres Oc|
wbde tudo Bd|wbde um Bc|wbdeclaracao de Ad|wbdesde pequena BcZd|wbdez anos Bd|wbdia , AbBdOd|wbdia 0 Ac|wbdia de Biei|wbdia inteiro Ad|
wbdiabetico e Ad|wbdica de Ad|wbdinheiro para Ac|wbdireito a Qi|wbdireito e Ad|wbdivorciado , AhSi|wbdo ano Bcdd|wbdo interior Jd|wbdois anos Ac|
wbdublin , Ad|wbe 00 Bclc|wbe a Bd|wbe ainda Bd|wbe dois Bd|wbe estou BcQd|wbe eu Bb|wbe ja Bd|wbe meus Td|wbe minha Bc|wbe moro Bd|wbe o BZVc|
wbe preciso Bd|wbe quero Bd|wbe sobre Bd|wbe tem Th|wbe vai Th|wbe vou Bd|wbebe AhTh|wbebo Bhei|wbeleza Ac|wbem 0000 AdBdHdQeYd|wbem Ab|wbem casa eg|
wbem curitiba Bd|wbem manaus BdRd|wbem portugues Yh|wbem praia BhYh|wbenfermeiro e Oh|wbengenharia civil AhQh|wbento Bh|wbenzo e AhTh|wbequipe de Ad|
wbernardo Th|wbescola , BdMd|wbestadio civil Ac|wbestagiario de AhOi|wbetim AcBdHdQd|wbeto AiCiRh|wbeu , Ad|wbeu nao BcXd|wbfavorita e AjBcYj|
wbfaz 00 Td|wbfebre , Ad|wbfeira , Ac|wbfilho de Bd|wbfilhos , Ac|wbfilme de Bd|wbfissurado em OdSdVg|wbfluente , Bh|wbflutter , Hd|wbfora , Ad|
wbformada em AcOd|wbformal , BhYi|wbfuso de Lh|wbfuso e Ad|wbgosta de Ac|wbgostaria de Ad|wbgota , Ahgh|wbgripado , Ac|wbh CdHh|wbha um dc|
wbhistoria , AiQhZh|wbhomem , Ad|wbhorario da Lh|wbhoras a Ad|wbicicleta AdBheh|wbideia , Ad|wbideia de Ad|wbidu Uh|wbilhete Ac|wbines e Ch|
wbingles bem Bh|wbinteiro , Ad|wbitabuna , Ad|wbiz Ahii|wbjoao , Ac|wbjulho , Bi|wbjuntar 00 Ad|wbkg , Bi|wbla , Ac|wblargar o Ah|wblata , Ad|
wbleite , Ad|wbletras , Qh|wblisboa , HdMh|wblisboa e AcHd|wblista de Ac|wblogistica , Mi|wblow carb hh|wbmae acamada Th|wbmae de Ad|wbmanaus , Rd|
wbmanha , Ad|wbmanha e Md|wbmarco , Ad|wbmedicina esse Bh|wbmedico , Ad|wbmei e Ad|wbmes que Bd|wbmeses , Ad|wbmesmo , Bc|wbmeta e Ad|wbmetro , Ad|
wbminutos , Bd|wbmora em Bd|wbmorando em Ae|wbmoro em Ac|wbmoro no Ad|wbmoro sozinha AhHh|wbmoro sozinho AhHh|wbmoto , Ad|wbmuda o Ac|wbna sala Bd|
wbna usp Qh|wbnada , Bd|wbnada de Abhd|wbnao , AbBc|wbnao bebo Aheh|wbnao curto AhXh|wbnao da BcXd|wbnao tenho Ad|wbnas horas Nd|wbnatal , GiHd|
wbnegativo , lh|wbnem me AdBdXd|wbneta de AcOd|wbnina , AdBh|wbno direito Bhgh|wbno feminino Bd|wbno quintal Bcbd|wbnoite , Ac|wbnoite e AdBcQc|
wbnome de AhUh|wbnovo , AcBd|wbo codigo Ad|wbo negativo lh|wbo portao Ai|wbo quintal Ad|wboa AcBc|wboi , Ac|wbolinda , Hh|wbom Ad|wbon line Ad|
wbond AcBdCdHdld|wbonibus , Ad|wbonito Ad|wbouro preto Ad|wbouvido , AdBcVd|wbpaga frete Ad|wbpai de AhTg|wbpai se Ad|wbpalmas , Hh|wbpara , BhHg|
wbpelo de AiBdfh|wbpensando em Ad|wbpequena , AdBc|wbperdido em Ac|wbpersonagem principal Ad|wbplanilha de Ad|wbplantao , Ad|wbpode me Ad|wbponto . Ad|
wbportugues e AiKh|wbpraia grande AcHd|wbprecisa de Ad|wbprefeitura de AhMh|wbprefiro que Ad|wbprezados , Ac|wbprocurando emprego Ad|wbprofessora e Od|
wbquando eu Xh|wbque nao BcTd|wbquimica , Ad|wbquinta e Ad|wbquintal e Ad|wbraco Bd|wbranco Ad|wbras HdMh|wbrasil AbHdMe|wbrasileiro Ac|wbrasilia IhMd|
wbreceita de Ad|wbrecife , AhHi|wbresposta para Ad|wbreuniao as Ad|wbreuniao e Ad|wbrio branco Ad|wbrosangela , ChHdRdTc|wbse chama Bc|wbsem acucar Bd|
wbsem emprego AiOi|wbsem gluten Ad|wbsemana , Ad|wbsemanas , Bd|wbseparou , Ad|wbserra , Ad|wbservico , AdBc|wbseverino , Ac|wbsim , Ac|wbsobre o Ac|
wbsol , Ad|wbsolteira e AiOdSi|wbsupermercado , AiBdMi|wbtaina , ChHdMd|wbtarde , Ad|wbtcc e Ad|wbtecnica de Oh|wbtecnico de Bd|wbtem 0 BhPh|
wbtemos um Td|wbtemporada , Ad|wbtenho alergia fh|wbtexto de Ad|wbtipo sanguineo Ad|wbtocador de AcVd|wbtoda semana gh|wbtorco para lh|wbtrabalho , Ad|
wbtrabalho com Mi|wbtrabalho em Ab|wbtrabalho no Ad|wbtres anos Ad|wbtudo , Ac|wbum metro Bd|wbuma pousada dh|wbuva passa Xh|wbvegetariano , hh|
wbvendedor de Oh|wbvez , Bi|wbvida , AdBd|wbvideos no Ad|wbvim de Ad|wbvinte e Ac|wbvira lata Ac|wbviuvo , AgSi|wbviver de Ad|wbvou de eh|wbzap e Ad|
wbzeca , AcCcDd|wb  AYBZCdDdEdFdGcHdIdJdKeLdMdPdQdReSdTcVdWeYdZeadccecgehdidjekbme|wcabeca CdEiVh|wcabelo Ad|wcabras BhUh|wcade Ac|wcadeirante Ahgh|
wcafe HdMhWh|wcaiu Bd|wcaixa Bh|wcalcula Ad|wcalor AhXi|wcamarao Ad|wcaminho BiThVh|wcaminhoneiro AhOh|wcamiseta Ad|wcampinas AcHc|wcampo Hh|
wcampos Hh|wcanhoto AiOdlj|wcapital Ad|wcara AbCdDd|wcarb Bhhh|wcardapio Ad|wcarol CdRh|wcarteira AcBcOc|wcartorio Ad|wcaruaru HdJh|wcasa AeMdQd|
wcasada Sh|wcasado AgSi|wcasal Ad|wcasamento Ad|wcasar Ad|wcaseiro bh|wcaso Ad|wcastanha Ahfh|wcausa Ad|wceara Mg|wcearense Jh|wceia Ad|wceliaca gi|
wcelular Aead|wcerto Ad|wcerveja OdVh|wcha AhYi|wchamo Ac|wchapeco AhHi|wchave Ad|wchef AdBh|wchefe Ac|wchegar Ac|wcheiro Ah|wchico AdBiEhUh|wchuva Ad|
wcida AhEi|wcinco BcMdPh|wcivil Qh|wclaudia AhRi|wcliente Ad|wclinica Bd|wclt Ad|wcoentro AiBhXj|wcoisa Ad|wcoisas Ad|wcolega Ac|wcoloca Ad|wcoluna Ad|
wcom AbDdJdKdQdScTdUcddfehdld|wcome AdBd|wcomedia Ad|wcomer Bdhh|wcomida Xh|wcomigo Ac|wcomo Ac|wcompletar Ad|wcomprar Bd|wcompras AdBh|wcomputador Ac|
wcomunhao Ad|wconcordar AdBd|wcondominio Ad|wconfeiteira AhOh|wconserto Ad|wconst Ad|wconta MiOh|wcontador Oh|wcontinua Ac|wcontrato AdBi|wconvite Ad|
wcooperativa AiMi|wcoracao AcBd|wcorolla ih|wcorredor Ac|wcorreio Ad|wcorrer BhVh|wcorro Vh|wcostela Ad|wcozinha Bdbi|wcozinhar AhBiVgWiXiYg|
wcozinho Ad|wcpf Ac|wcracha Ad|wcresci Ad|wcriado Ad|wcrianca Ad|wcroche AhBhViYh|wcuiaba HdLi|wcurriculo Ad|wcurso Bc|wcurta Ac|wcurtas BiYi|
wcurto Xh|wda AbOcPdQdWdXdcdgd|wdalva BhTh|wdaqui Ad|wdas Ad|wde AaFdWe|wdecidi Ad|wdeclaracao Ad|wdeixa Ac|wdemais AcBd|wdente Ad|wdercy Ad|
wdermatite Aggh|wdescobri Ad|wdesculpa Ad|wdesde AdHhScZd|wdesempregado AiOi|wdeu Ac|wdeus Ad|wdia AcMdOdVd|wdiabetico Ad|wdica Ad|wdicas Ad|wdieta Ac|
wdiferenca Ad|wdinheiro Ad|wdipirona AhXdfi|wdireito Qh|wdireto Wh|wdistancia AcBd|wdivorciado AhSi|wdiz Ac|wdizem Ad|wdjavan AcBd|wdo AaPbUdadld|
wdoce AcXh|wdois FdHdOdPhRdThWcXdYdadecld|wdomiciliar ch|wdomingo Ad|wdona Ac|wdono Ad|wdor Ac|wdou Ad|wduda AhEhHdTh|wdurmo eh|wduvidas Ad|
we AaBdCbHbIdJcMcOaWbXcZcbdcdddgeid|wela AbBd|wele Ac|weles Ad|weletricista Oh|weletrico AdBhih|welevador Ac|wem AcHcIhJcLdOdPcRcSdTcUeYhabgcidld|
wemail Ad|wembrapa AhMh|wemprego AcOh|wendereco Ad|wenem AhHdQidh|wengenharia AhQh|wengenheiro AdOd|wengravidar Ahdi|wentao AcBc|wentre Ac|
wenxaqueca gh|wenzo Th|wepisodios AdBd|wepoca Ad|wequipe Ph|werro Ad|wescorpiao AhBhOdli|wescreve Ad|wescritorio Ac|wesmalte Aifi|wespanhol Kh|
wesposa AcRd|wesqueci Ad|wessa AdBd|wesse Ac|westa Ad|westadio AhMi|westadual BiMh|westagiario AhOi|weste Ad|westou Ad|westudo Qg|weu AdBaXd|wex Ad|
wexemplo Ad|wexemplos BhYh|wexercicio Ad|wexplica AeBc|wexplicar Ad|wfa Ac|wfaca Ad|wfaco Vdeh|wfaculdade Ad|wfala Ac|wfalando Bd|wfalar Bc|wfalo Ad|
wfamilia AbTd|wfan ih|wfarmacia Ad|wfavor AbBd|wfavorita AjBcYj|wfaz ShTc|wfazem BdUd|wfazendo Ac|wfazer Vh|wfebre Ad|wfederal Addh|wfeijao Ac|
wfeliz Ad|wfeminino AhQdWhYi|wfesta Ad|wfica AcId|wficha Ad|wficou AdBd|wfilha AhBdTiVd|wfilho Th|wfilhos Ab|wfilme Bd|wfilo Bh|wfilosofia Qh|
wfiquei Sh|wfisica Qi|wfisioterapeuta AhOi|wfissurado OdSdVg|wflor Ad|wfluente Ki|wflutter Hd|wfoi Bd|wfolga Ad|wfome Ad|wfor Ad|wfora AbXd|
wformada AcOd|wformal BhYi|wformulario AcMd|wfrances Ac|wfranquia Ad|wfrente Ac|wfrio Xhmd|wfui Acgd|wfumar Bheh|wfusca Ad|wfuso Lh|wg Ac|
wgabinete AiMi|wgalinhas AhUh|wganha AdBcZd|wgarcom AhOh|wgarganta Ac|wgarimpeiro Ad|wgato fh|wgaucho Jh|wgemeos Bd|wgenival Ch|wgente Ab|wgerente Ph|
wgluten Ahhi|wgolden Ad|wgosta Ac|wgostaria Ad|wgosto Ad|wgota Ahgh|wgramado AcHd|wgrande Ad|wgringo Ad|wgripado Ac|wgrupo Ad|wguarani AiKi|
wguarulhos CdHiTd|wh Bd|wha dcgc|whistoria AhQhZh|whomem Ad|whorario AhLh|whoras Ab|whorta AhHh|wia Ad|wicaro Th|widade Ac|wideia Ab|wigreja Vi|
wigual Bd|wimagina Ad|wimc Ac|windica Ac|wines Ch|winss Ad|winteiro Ac|winterior AhBd|winternet Ad|wintervalo Ad|winverno Ad|wiphone Ad|wirmao AhBdTi|
wirmaos BhTh|wisso AcBb|witabuna Ac|witaliano AhKh|witaquera Ac|wja Ad|wjalapao HhMd|wjanela AiOdYi|wjapones AhKh|wjoao Ad|wjoinville AhHi|wjulho Bh|
wjuntar Ad|wkaua AiCi|wkkk Bd|wkkkk Ae|wl Ad|wla Bd|wlaboratorio AhMi|wlargar Ahch|wlata Ad|wlegenda Ad|wlegiao AhZi|wleio BdKd|wleite Xh|wlembra Ac|
wler dh|wletras Qh|wlibras AiHeKi|wliga Ad|wligacao Bd|wlimite Ad|wlimpo Ad|wlingua Ac|wlinha AdBd|wlisboa Mh|wlista AcBdOd|wlivia Ti|wlivro Ad|
wlivros Bhdh|wlogistica Migd|wlondrina CdHiMhTd|wlosartana Ac|wlouca Ab|wlow Ahhi|wlugar Ac|wm CdHdlh|wmacaron Ad|wmaceio HhJh|wmadrinha Ad|
wmadrugada Ad|wmae AeOd|wmail Ad|wmais AbOdWh|wmal AcBd|wmanaus Lh|wmanda Ad|wmandar Ad|wmanha BhMcVheh|wmao Ac|wmaquina Ad|wmaratona Bidh|wmarco Ac|
wmarido AhRi|wmarra Ad|wmas AbBc|wmcdonald's Hd|wme Ad|wmedica AcOd|wmedicina dh|wmedico AbOd|wmedo Ac|wmei Ac|wmeia dh|wmeio Ac|wmenino Ac|
wmeninos AhTi|wmenos Ad|wmes AdBd|wmeses Ac|wmesmo AcBb|wmestrado Bh|wmestre AhEh|wmeta Ac|wmetro Ac|wmeu cemh|wmeus AdTcmh|wmim Ad|wmineiro Ad|
wminha Abed|wminutos AdBeFdTdgeld|wmoca Ad|wmodelo AcOd|wmonta Ac|wmontes AdBhJh|wmora Ad|wmorando Ad|wmorar Ad|wmoro BdHh|wmorto Ad|wmoto ai|
wmotor Ad|wmuda Ac|wmudar Ac|wmuito Ad|wmundo Ac|wmusica Ad|wn Ac|wna AbBeHdIdJcKdQdWdXdbdhdic|wnada AZXdhd|wnamorada Rh|wnamorado AcRd|wnao BdTdci|
wnas AdBdNd|wnasceu BdTd|wnascido Ad|wnascimento AcJdWh|wnatal GiMd|wnatura AhHdZi|wne AdBd|wnegativo Bhlh|wnegocio Ad|wnem AbBcXd|wnenhum Ad|
wnenhuma AdBd|wneovim AiBdai|wnessa AdBd|wneta Od|wneto AhRi|wnetos Ad|wnick Ad|wnina AcCd|wninguem Ac|wno AaIcMdOdTdUcVbXdYdeehd|wnode AhDdai|
wnoite Aagd|wnoiva Sh|wnoivado Ac|wnome Ad|wnomes Ad|wnos Bd|wnota AbBd|wnotaria AiOi|wnotebook Ahai|wnovela AhXh|wnovo AbBd|wnum Ac|wnuma AdOi|
wnumero Ad|wnunca Ad|wnuno Rh|wnutri Ad|wo HcIdMbQdWdac|wobjetivo Ad|wobrigada Ad|wobrigado Ad|woculos Bhgh|woficio Ac|woi Ab|wolho Ad|wolinda Hh|
won Ad|wonca Zh|wonde BdMd|wonibus Ad|wontem Ad|worganiza Ad|workut Ac|wos AcTd|wosasco AbHc|wotavio Bhlh|wotimo AdBd|wou AbBd|wouro Ad|woutra Ac|
woutro Ad|woutubro Ad|wouvido AdBcVd|wpacoca Uh|wpadaria Ai|wpaga Ac|wpago AdBd|wpagode Ah|wpai Th|wpalmas Hh|wpapagaio Uh|wpara AZNdic|wparaty AhHdZi|
wparintins AhHh|wpassa Xh|wpassado Ad|wpassatempo Ad|wpasso BhYh|wpataxo AiJiOd|wpatinete ih|wpato Ad|wpatrao Ad|wpatroa Rh|wpedido Ad|wpeixe Ac|
wpela Qh|wpele Ac|wpelo AhBbfh|wpensando Ad|wpequena AdBc|wperdido Ac|wpersonagem Ac|wpeso Ac|wpessoas Ph|wpinto AhVi|wpizza Bd|wplaca Acld|
wplanilha Ac|wplano Ac|wplantao Qdeh|wplataforma AhMh|wpm AcDd|wpode Ab|wpoe AcBd|wpoeira Aifj|wpoema Ad|wpolo BhMh|wponto Ad|wpor Aa|wporco BiWhhh|
wportao Ab|wporto AiHhMh|wportugues Kh|wpouco AcBdbd|wpousada dh|wpraia HdWjYh|wprata AdBd|wprazer Ac|wprecisa Bd|wprefeitura AhMh|wpreferida Bd|
wprefiro Ac|wpresente Ac|wprezados Ac|wprima Ad|wprocurando Ad|wprocx Ad|wprof Ad|wprofissao Ad|wprogramo Ad|wprova Oh|wpsicologia AhOdQi|wpublico Bh|
wpunho Ad|wpython Ahai|wquadro Ad|wqual Ad|wqualquer Ad|wquando Ac|wquanto Ad|wquarto AcBgQh|wquase AdBd|wque AaBdTd|wquebrei Ad|wqueijo AdWh|wquem Ac|
wquer AcBcTc|wquero AbBd|wquieto AdBd|wquimica Ac|wquinta Ab|wquintal Acbd|wquinto QdTh|wravi Ad|wreais Bd|wreceita Ac|wrecife HhMd|wreclama AdBd|
wrede BdMh|wrefaz Ac|wrelatorio Ad|wrenda Ad|wrendeira AhOh|wresidente Od|wresolvi AdBd|wresponder Wi|wresposta Od|wrespostas AiBdYi|wrestaurante AhMi|
wreuniao Bc|wrh Ac|wrico Ad|wrim Bhgh|wrio AdCcHdJhMc|wrodoviaria Ad|wrogerio AhChMdRg|wrosangela ChHdRdTc|wroteiro Ac|wrpg Ad|wrs Ad|wrua Ad|
wrural Ah|wsabado Ad|wsabesp Mh|wsaco Ad|wsaio Ad|wsair Ad|wsamba Ac|wsanguineo AdBdld|wsanto AdBcHdMd|wsao Ud|wse AdBd|wseca Ad|wsegue Ad|
wsegunda AcBdMh|wsegundo Ah|wsei Ad|wseis AhHdPi|wsem UdYhhh|wsemana Ab|wsempre Vd|wsenha Ad|wsenhor Ad|wseparou Ad|wsergio Rh|wserie Ad|wserra CdHh|
wservico AcBc|wsete AdBiFh|wsetor Mh|wseverino Ab|wsexta Ad|wshopping AhXh|wsigno Ahlh|wsigo Ad|wsim Ac|wsimpatico Bd|wsindica AhOi|wsitio AdHe|
wso Tdadeh|wsobre bh|wsobrenome Ac|wsobretudo AdBc|wsobrinho AdTd|wsocial Ad|wsocio Ph|wsocorro Ac|wsogra Ad|wsol AdBh|wsolar Bhbh|wsolo AhBd|
wsolteira AhOdSi|wsomos Ad|wsonho Ad|wsorocaba Hh|wsou AcBd|wsozinha AdHh|wsozinho BhHh|wsp Ac|wsuas AdBdXd|wsudoku AhVi|wsugere Ac|wsugestao Ad|
wsupermercado AhMi|wtaina ChHdMd|wtainha Ad|wtamanho Bdld|wtarde Ac|wtcc Ad|wte Ac|wtecnica Oh|wtelefone Ad|wtelescopio Ahbh|wtem Pg|wtemos Bd|
wtempo AcBd|wtemporada Ad|wtenho AbBb|wtenis Ad|wteo BiTh|wterca Ab|wterceiro Qd|wterreno Ac|wtexto Ac|wthor AhUi|wtia Ac|wtio Ad|wtipo Ad|wtira Ac|
wtirar Bd|wtirei Ad|wtireoide gh|wtitulo Ad|wtoca Bd|wtocador AcVd|wtodo Ab|wtorco lh|wtorres Bh|wtrabalho Bd|wtranca Ad|wtransforma Ad|wtransito Ad|
wtransportadora AhMh|wtrata Xh|wtres OcPcThUhWdYdgdld|wtrigemeos AiTi|wtrilha AiVi|wtroca Ab|wtu AhYh|wtudo AcBcOdah|wubatuba Ad|wuberaba HdJh|
wuberlandia Hh|wum AcOdXc|wuma AcBd|wumas Ab|wunica Ad|wuns AcBdNd|wurubici Ad|wusar Bd|wuse BhXh|wusp Qh|wuva Xh|wvai Ac|wvaldir BdCh|wvaleu Ac|
wvalidade Ad|wvalor Ad|wvalorant Vi|wvamos Ac|wvaquinha Ad|wvba ah|wvegana hh|wvegetariana hh|wvegetariano Jdhild|wvem Ad|wvendedor Oh|wvender Bi|
wverde AiZh|wvestibular Bd|wveterinaria AhBd|wvez Ad|wvezes Ad|wviciada Yh|wvida AcBd|wvideos Ad|wvim Ad|wvinho Xh|wvinil AiBhOdVhWild|wvinte Ac|
wviolao AhQhVi|wvira Ac|wvirar Ad|wviro Ad|wvisita AcBh|wvisto Ad|wviuva Sh|wviuvo AhSjld|wviver Ac|wvivo Ad|wvizinha Ad|wvizinho Ad|wvo Th|wvoce Xh|
wvolei AhWh|wvoltou Ad|wvoo Ad|wvou Bc|wvoz Ad|wyoutube Ad|wzap Ad|wzeca ChDcJdZdgdld|wzona Ad|w} Ac|wº AdBi|
w AYBZCdDdEdFdGcHdIdJdKeLdMcPdQdReSdTcVdWeYdZeadccecgdhdidjekbme`,
};
