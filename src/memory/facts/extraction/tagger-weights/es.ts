import type { PackedTagWeights } from '../tag-weights.ts';

/** The weights of the tagger of Spanish, written by `tests/bench/fit-tagger.ts`: not to be changed by hand. */
export const SPANISH_TAGGER: PackedTagWeights = {
  slots:
    'name surname nickname age birthday home other_home origin spoken_language timezone work other_work profession team studies partner marital_status family pet hobby likes dislikes prefers favorite technology project decision goal habit allergy health diet vehicle email phone attribute note',
  end: -1.98,
  next: -1.83,
  features: `
* AXCg|a( AdBd|a) Ad|a+ Ac|a, DeGdHhJcLYOhRiTiUiWcXeZZdcmc|a- AcBhLh|a. Aa|a/ AbGh|a0 AcFdGhLcMdOdPdUdYdZd|a0,00 lb|
a00 AZGhLdOcPdQdRdUeVdWdXdYdZdadbdcdeeic|a000 AbYeickh|a0000 AcGdidkh|a0000-00-00 Ad|a0000000000 Bhkh|a00:00 Ad|
a: BeCiEaGcIdJcKcLbNdOcPcQcRaScUaVcWdXcYdbcgdhcmh|a= AbHd|a? AiXhYhZi|a@ AdBd|a^ ChFgHdJgQdTdhhmb|aa CbDdEdFbHiIcJaKdLcMeNcQbRaScZcahbddhgchdibjimb|
aab lh|aabogada Oh|aabogado Bd|aaca CiHd|aaceptar Bh|aacuesto Aieh|aadolescentes Bd|aadoptamos Bc|aaficionado BcWh|aagapornis Bc|aagosto AdBd|aagua Ac|
aahora Bc|aahorrar AhBddh|aahorro Ad|aal HcJdKdOcQcTbaedcejfjgclc|aalergia AhBbfh|aalergico Ab|aalgo Ac|aalgun Ad|aalimento Uh|aamiga Ac|aamigos Eh|
aanda BeTdWiXh|aando Ad|aanos BcFdMdSi|aantes Admd|aantonella BdTd|aapartamento BhIh|aapellido AiBdCdDjEdHd|aapp Ad|aaprende Ad|aaprender AdBdad|
aarduino Bh|aarea Pd|aarquitecta Bi|aarriba Bh|aatletico Bhlh|aauto Bb|aavena eh|aayer Ad|aazucar Bc|ab Ki|abahia Hh|abailo AhVh|abaja hh|abanco Bd|
abano Bd|abastante Bh|abien Yd|abimbo Bd|aboda Bd|abodas Bd|abrasilena Bd|abuen Bd|abuena BcJdMdOh|abuenas AdBd|abueno AcBd|abuenos Ad|abug Bd|
abuzz Bhbh|acabecera Zh|acada ei|acae Bd|acafe Wh|acajera Bh|acall Mh|acalle AdBd|acalzo Fclh|acambia ch|acanarias BdLd|acanto BhVh|acarrera Qi|
acasados Bd|acasi AcBhFh|acasilla AdBc|acastellano Yh|acatalogo AhBd|acedula AhBdCh|aceliaca AdBd|aceno Ad|acesante BcOd|achan Ad|achelo Bd|
achica AdRhgd|achico Td|acinco AdBhTi|acincuenta Bd|acliente lh|aclinica Ad|acobren bi|acocina Ah|acodigo Yh|acolecciono AhVi|acolegio AdBhch|
acolores Bc|acome Ad|acomemos Bhhh|acomida Ac|acomo AiChDcEhFdHcLdOhSdTdUdYdcddcfhgdhilh|acompanero AdBd|acomprar AdBd|acomprarme Bhdh|acomunidad Bh|
acon CbDbEbGdHaIcJbLcMdNdOcQaRlVbWdXcZbaidefbghhdibjdlb|acontestame Yi|acontraria BdYd|acoro Vh|acorredora Vh|acorreos BdMd|acorro Ac|acorsa ih|
acosa Ad|acrie BhTh|acualquier AcBd|acuando Acmd|acuanto Ac|acuatro AaYdld|acuenta Bd|acuido Ac|acumpleanos AcBc|acumplo Fg|acura Oh|acurso BdQh|
ada Ac|adame Ad|adan Ad|ade BhEaJjLgOiRdUcedfdjckd|adecidi ch|adecime AiDdEjHdMd|adecimos Ad|adecir Fh|adejar di|adejo Ad|
adel AdFcGhHdJcLdMiNcOdQeRdTcUdVdWcXcYcadddedlc|adepartamento Ad|adepto Bd|ades BdWd|adesde CcHiJdLdPdQdRdTcUdXdcdddidld|adetesto AhXi|adevuelve AdBc|
adia AiBdGhQh|adiagnosticaron Aigi|adias Ac|adicen AiCdEi|adieta hi|adime AdBh|adio Ad|adjango Bdad|adoce Ad|adoctor AdBd|adomingo Bd|adomingos Ag|
adon Ad|adonde Ac|ados AcFdMcOdUiWdXdYdcdgcldmd|aduele Ad|adueno Bd|aduermo Ad|aejemplos Bh|ael CbDcFcHcJcKhNcOdRbTaXiZiabbeeefihcjd|
aen CZDaEZFcHkIiKcLgMhOdRYTeUbXcZbbdfbgbicjckcld|aencanta Xj|aencantan Ad|aensayo Bd|aentre Ab|aequipo AdPh|aera AbBc|aeres AdBdOd|aerror AcBc|
aes AhFcIcMcNdOaPcScTdUaWeXbYcZibbccedfchaibji|aesa AbBc|aescribeme Ad|aescribo Bd|aescuela Ad|aese AdBd|aeso AdBb|aespanoles Bd|aesposo Rh|
aesta AZBcld|aeste Ab|aesto Bd|aestos AdBd|aestoy FdHdOhQdShXddbld|aestudia AcBc|aestudiar ch|aestudie AiJdKdQj|aestudio Qi|aeusebio AcBd|aevita Xh|
aexpliques Bh|afalta Bd|afaltan Ad|afamilia Di|afanatico Bd|afarmacia Bd|afatal AdXd|afavorita Mh|aferia Bd|afinal Bcad|afotos ah|afp Qh|afrances Ad|
afue Ad|afuera Ad|afui AdBd|agalga Bd|agano Bdli|agato Ad|aglobant BcMd|agoogle Ad|agraciela Ch|agrado Ac|agrandes Bc|agrupo lh|aguardia Nh|
agusta VhWiXh|agustan Xh|agustaria Addd|aha Ac|ahabla Ch|ahablamos BhKh|ahables Bc|ahablo Kh|ahace AaFd|ahacemos AjBcMhOdVi|ahacer AhOhXh|ahaciendo hh|
ahago AhFdMgQcVjacld|ahalal Bchd|ahan Ad|ahasta Be|ahay mh|ahe Ac|ahecho AdBd|ahemos Adcc|ahermanos Bd|ahernan Bd|ahija dh|ahincha Wi|ahipertenso Bcgd|
ahistoria McWh|ahora Li|ahoras AcLh|ahoy Ac|ai Ad|aideas AeBd|aingles Ad|ainsomnio gh|aintolerante Aifi|ainvitacion Bd|air Bd|ajaja Ad|ajubilarme Ah|
ajubile Bd|ajueves MhOdVd|ajurado BdOd|ak, 10 AiBdHdOcRdSkTdUdge|ak, 18 Ac|ak, 2 AiBdUi|ak, 20 Bd|ak, 22 Tdai|ak, 24 BhCaEdHkJdOdRdTcUc|
ak, 25 AdBYEhHdKdPdScTdUdVcYcacbigc|ak, 26 AcBdEhOdSdgd|ak, 27 MbOcQdRcUdVcciehfahcld|ak, 28 AeBc|ak, 4 OdSdgi|ak, 8 AjCdHbMbOlPdSdUdVcbd|ak/ 24 Li|
ak0 26 BdPe|ak0 27 GhPdld|ak00 26 Bbld|ak00 27 Gibdddgc|ak0000 26 Bdkd|ak0000 27 Bckd|ak0000000000 26 Bhkh|ak0000000000 27 Bhkh|ak: 19 Ad|ak: 21 AcCd|
ak: 24 AdHd|ak: 25 AeBdThme|ak: 26 Ad|ak: 27 AlBbDhZilhmi|ak= 24 Ad|ak? 27 AiXhYhZi|ak@ 27 Bdjc|ak^ 0 AhRh|ak^ 1 AhTi|ak^ 10 AjSk|ak^ 11 AkOdhk|
ak^ 12 Agfh|ak^ 13 Aigj|ak^ 15 AjCdJkMdOdZdhd|ak^ 17 Ac|ak^ 18 Vi|ak^ 22 Cdah|ak^ 23 AhZh|ak^ 24 Cd|ak^ 25 AcFcKdTcXbaddcejfcgghd|ak^ 26 AeMbXbdcfc|
ak^ 27 FhJdLhTdUdZahhmd|ak^ 28 Ad|ak^ 29 Oded|ak^ 3 fh|ak^ 4 AhCh|ak^ 8 AjCcEdFdOlVhZdddechd|aka 22 AiHdPhajcg|aka 24 AdHiJcMcUdWdaded|aka 25 Ad|
aka 27 Tbcdejfi|aka 8 Bh|akaca 27 Ad|akacuesto 27 Aieh|akadolescentes 27 Bd|akaficionado 27 BcWh|akahora 25 AhMi|akahora 26 AhMh|akahora 27 AdYd|
akahorro 27 Ad|akal 15 Ad|akal 18 Ad|akal 19 fh|akal 22 Ad|akal 8 Ac|akalergia 27 AhBcfh|akalergico 27 Ab|akanda 27 AiBhWiXh|akanos 26 Ad|
akanos 27 BcFd|akanota 26 li|akapp 26 Bdbd|akaprender 22 Adad|akarriba 27 Bh|akavena 27 eh|akazucar 27 Bd|akbailo 22 AhVh|akbaja 27 hh|akbici 27 Bi|
akbodas 27 Bd|akbuenos 24 Ad|akcafe 25 Bh|akcafe 26 Bh|akcajera 27 Bh|akcanto 27 Bc|akcarne 27 Bi|akcasa 25 Bb|akchica 26 Bdgd|akcinco 1 Th|
akcobren 27 bi|akcocina 26 AhBd|akcomo 15 Jhhd|akcomo 25 AaOd|akcomo 26 Adgh|akcomo 27 AcBb|akcomo 28 Bd|akcomo 8 AiOk|akcomprarme 27 Bhdh|
akcon 19 AdBd|akcon 22 AhMdRcai|akcon 24 Ad|akcon 25 AcTd|akcon 27 RbThgd|akcon 4 AiBdgj|akcoro 27 Vh|akcorreos 27 BdMd|akcorrer 27 AiBd|akcorro 27 Ad|
akcuatro 2 Td|akcurso 27 Bd|akde 0 Ad|akde 1 Ac|akde 10 Ab|akde 11 Aihi|akde 15 Kh|akde 17 Ad|akde 18 Ad|akde 19 Ac|akde 20 Kh|akde 21 Ac|akde 22 JdMd|
akde 24 AhCcHeIdJjLiMdOcQbUdWdZcadid|akde 25 AbBdVc|akde 26 Bd|akde 27 BdDhTb|akde 28 Ad|akde 4 Ahgi|akde 8 AiJcOjQj|akdejar 27 di|akdel 15 Mh|
akdel 17 Mhmh|akdel 8 Ad|akdepartamento 27 Ad|akdesde 1 Ac|akdesde 24 AiHi|akdesde 26 AdMh|akdesde 27 Ab|akdetesto 27 Xi|akdia 27 AhGh|
akdiagnosticaron 4 Aigi|akdias 27 Ad|akdjango 27 Bdad|akdomingos 25 AiBeVh|akdomingos 29 Vh|akdos 1 TiUc|akdos 2 Ad|akduele 27 Ad|akejemplos 27 Bh|
akel 1 Ac|akel 15 BhKhXdYh|akel 17 Mc|akel 18 Acbddd|akel 19 Ahfh|akel 2 UjXd|akel 20 KiZd|akel 22 Ad|akel 24 BhMhlhmg|akel 27 Ac|akel 5 Ac|akel 6 Bd|
akel 8 AcMhUdXcfd|aken 15 HcIdJcMcQbYj|aken 17 AcMd|aken 18 ii|aken 20 HdMcQdYh|aken 22 HZIdJdLdMaQcTdalccdd|
aken 24 HhIjJhLYMdPdTcUdVdWcXdYdabedhdidlb|aken 25 Ac|aken 26 Ad|aken 27 AcYdbccedblh|aken 28 Ac|aken 5 ii|aken 7 AaHd|akequipo 25 BhPh|akequipo 27 Ph|
akera 27 Ad|akeres 8 AdOd|akes 11 Abhcld|akes 12 Ac|akes 13 Abgdld|akes 15 Ac|akes 22 Ahai|akes 25 Ad|akes 26 Ac|akes 27 BdGhbddd|akes 8 AaObld|
akescribeme 27 Ad|akeso 25 Bd|akeso 27 Bc|akestoy 10 AhOdSi|akestoy 27 Mi|akestoy 8 AiOi|akestudio 27 Ad|akevita 27 Xh|akfalta 27 Bd|akfanatico 27 Bd|
akfotos 27 ah|akfp 27 Qh|akfui 8 Ad|akgato 25 Ud|akgatos 25 Bd|akgatos 26 Bd|akgrupo 27 AdBhlh|akguardia 27 BhNh|akgusta 26 Ad|akgusta 27 Ac|
akgustan 27 Xh|akhablamos 20 BhKh|akhables 27 Bc|akhablo 20 AhKi|akhace 27 Sh|akhago 27 AbVd|akhasta 27 Ac|akhermana 27 BdTd|akhija 25 BdTd|
akhija 26 Tddh|akhija 27 Bidh|akhincha 27 Wi|akingles 27 Bidh|akinsomnio 27 gh|akintolerante 27 Aifi|akir 27 Bd|akira BhUh|akjapones 27 Kh|
akjubilarme 27 Ah|akjubile 27 Bd|akla 0 Ac|akla 1 Th|akla 18 QdWdbicd|akla 23 Aiij|akla 24 Ac|akla 25 Ad|akla 26 Ad|akla 4 Aigi|akla 7 Ih|
akla 8 BcQcVc|aklaburo 26 AhMh|aklaburo 27 AhMh|aklactosa 27 hd|akleo 27 Th|akleo 28 AdBd|akllama 27 Ad|akllamo 21 Ac|akllave 27 mh|akllevo 27 Mh|
aklo 26 Bd|aklola 27 Uh|akloro 26 BhUh|aklos 1 Ad|aklos 15 Ac|aklos 19 Bhfh|aklos 2 AiJiUcXifd|aklos 28 Ad|aklunes 27 Ad|akmal 27 Bd|akmanana 27 Bd|
akmanejo 28 Ai|akmarketing 27 BiOh|akmartes 27 Vh|akmas 25 AhBd|akmas 26 Bd|akmas 27 Bi|akmaster 27 Qh|akme 25 AdBi|akmejor 27 Xh|
akmi 0 AiMdPdRlTbUcbdlc|akmi 1 RbTkUcld|akmi 15 AiKhUh|akmi 17 Mdbh|akmi 18 AdBbUeidmc|akmi 2 AiRcTbUk|akmi 5 Bdih|akmi 7 hh|akmi 8 AdMdOdPhRbTdld|
akmonoambiente 27 AhHh|akmoto 27 Bi|akmudamos 27 Hi|aknaci 27 Jh|aknada 27 Yh|akni 27 AdBd|aknieto 25 BcTc|aknino 27 BhXh|akno 25 Ad|akno 27 AdBc|
aknocturna 27 BdQc|aknombre 27 Bd|aknovia 25 Bd|aknovia 27 Bd|aknunca 25 Bd|aknunca 27 Bd|ako 24 Ad|akobra 27 Bi|akodia 27 AdBd|akodio 27 Yh|
akopcion 27 ch|akopciones 27 AhBdWh|akpadre 27 BhTh|akpara 2 Mh|akpara 25 Bc|akpara 27 Aebc|akpareja 27 Rd|akpero 25 Ac|akpero 26 Ad|akpero 27 AhBdmh|
akperro 2 Bd|akpersonas 27 Ph|akpiso 27 Bh|akpizza 27 Bd|akplan 27 Bd|akpor 24 Ac|akpor 25 BhMh|akpor 27 AcQhXc|akprefiero 27 AcBdYd|akpreparo 27 Bd|
akprobando 22 Ad|akprobar 22 Ad|akque 22 Ad|akque 24 Ad|akque 27 mh|akqueda 27 AjBcHi|akquedo 27 ci|akremodelando 27 Bhbh|akrespondeme 25 Ah|
akrespondeme 27 AiYh|akrespondeme 28 Ah|akrocio 27 Bd|akrodilla 27 gi|akropa 27 BhMh|akrutina 27 Bd|aksan 24 Ad|aksantiago 27 Bd|akse 25 Ad|akse 26 Bd|
aksegundo 27 BhQi|aksemana 25 BhTh|aksemana 26 BhTh|aksemana 27 Bc|aksenora 27 Bd|aksepas 26 Ah|akser 27 Yd|akser 8 dh|aksiempre 25 eh|aksiempre 26 Ad|
aksiempre 27 Yi|aksobre 27 Me|aksomos 25 AhSh|aksomos 27 Ac|akson 27 WdXdZi|aksoy 1 AdJdOdld|aksoy 10 AhCdJdOdSjgdhdld|aksoy 11 AhCcJcOdgdhklc|
aksoy 12 JdOcghlc|aksoy 13 AiCdJdOcSdgl|aksoy 15 AkBdCaJmObSdTdVdWdYdgchblb|aksoy 16 Vh|aksoy 25 Ad|aksoy 27 Oelc|aksoy 28 Ac|
aksoy 8 CaDdEdJbOlSdTdVcWdXeYdgbhc|aksubir 27 mh|aksuegros 27 BdTd|aktabla 27 Bd|aktango 27 BhVh|aktecnica 27 BhOh|aktener 1 Bhch|aktengo 1 AhTigd|
aktengo 26 Ac|aktengo 27 AaUdgc|aktengo 4 AjFdgj|akterminar 27 Qh|aktia 27 BdTc|aktiene 4 Ac|aktoco 27 Ad|aktoda 27 ed|aktodo 27 Yhai|aktodos 27 Ad|
aktortilla 27 Wh|aktrabaja 27 Bd|aktrabajo 28 Ad|aktras 27 Bd|aktreinta 27 Fh|aktres 1 Ti|aktres 2 BhUj|akturnos 27 Bd|akun 1 AiTiXhYg|akun 15 Ad|
akun 17 Ac|akun 18 Mbbi|akun 2 McUjid|akun 23 AdMd|akun 28 Ac|akun 5 AhMiOh|akun 8 AaOc|akuna 1 AhTh|akuna 17 AjMjQd|akuna 18 IdQdbhdh|akuna 2 AcMd|
akuna 23 Bhii|akuna 8 AdBh|akunica 27 Bc|akusa 22 AcBdad|akusaba 22 Ad|akusamos 22 Ahaj|akuse 22 Ad|akvendo 27 Bd|akviajar 27 Ad|akviernes 27 mh|
akvive 27 AdBd|akvivo 27 AdBa|akvoy 27 Ad|akvs 22 Ad|akxl 27 Bdld|aky 1 Ad|aky 11 Ahhi|aky 15 AiKi|aky 17 AiQi|aky 22 AdBh|aky 25 BcHhMdOcQhfdlc|
aky 26 AbHhYdgc|aky 27 AcMdQcShVc|aky 28 AaBidh|aky 7 AiQi|aky 8 AhOh|akyo 27 Ac|akyo 28 Ad|ala CbFdGdHdLcRhSbUbVhWiXiadhcjekdlc|alaburo Bc|
alactosa Bdhd|alado Bhmh|alas BdKdMdOdPdTdVaXiZibeeigdlc|alautaro Bd|ale AbBdUi|alei Ad|ales AdWh|aletras Oi|alibres AiVi|alibro Ad|alimpio BhMi|
alinea Ad|allama BiCcDdEcHcJdWeZdadbgcdid|allamaba Ac|allamame AhCdEi|allaman Ad|allamaria Ad|allamas Ad|allamo CiDdEdHdJdMd|allave mh|allega Ad|
allevamos Ad|allevo Ae|alo AcBdXh|alocal Ad|alogo AhBdch|alola Uh|aloro Uh|alos CdEcHaIdJhKcLcMbOdRdSdVbWjXjgaielZ|alugo Jh|aluna AdBd|alunes Ab|
amac Bdad|amaestra Oh|amail AdBd|amal Bd|amama Ad|amanana Be|amanda Uh|amanejo Bd|amanos Bhlh|amapudungun BcKc|amaraton dh|amarido AdBd|
amarketing BiOh|amarta AdBd|amartes eh|amarzo Gh|amas Yh|amaster Qh|amate AdBjeh|ame AYJeMcOdShUdVagdhdld|amedia Adei|amedico Bd|amedio AbBc|
amedito Bheh|amejor AdXh|amemoriza Ad|amenos Ad|amenu AdBd|amenuda Bd|amercado Ad|amerida BhHh|ames AhBdHi|ameses AdBc|ametodo Bd|amexico Bd|
ami CcEdFcGdHbJcLeMcNdOZRjSdTiVbWcXcZcaccbfcgbkd|amido Ajlj|amientras Ac|amiercoles Ah|aminutos eh|amio Ac|amis AiFhMcThUhVcld|amisma Ad|amismo Bc|
amonoambiente AhHh|amucho Bd|amudamos Hi|amurcia BdHd|amusica BiWh|amuy Xh|anaci Jh|anada Yh|anadie AcBd|anado eh|anecesito Ac|anegativo Bclc|
anenas BdTd|anene BhTh|ani AZBb|anina Th|aninguna AcBc|anino BhXh|ano AaFdTbcigdld|anoche AhOi|anoches AdBdNd|anocturna BdQc|anombre AdBd|anos Ab|
anota Ad|anotaria BcMd|anovela BhWiYg|anovia BbRc|anovio Ad|anuestra Bd|anueva Ad|anueve AdTd|anuevo Bd|anumero Bd|anunca ehld|ao AaBdHd|aodia AdBd|
aodio WiXgYi|aoficina AdBdMd|aojos AiBdli|aok Ac|aong BiMi|aopciones AhBdWh|aorlando BdHd|aos Ad|aotra AcBd|aotro AdBd|apadezco AhBd|apadre Ad|apan Ad|
apanico BiWhXhgi|apantalon Ahlh|apapa AdBd|apara AcTdUdVdWdXdmd|aparana Bded|aparte Bc|apasa Ac|apasame Ad|apasamos Ad|apase Bc|apases Ad|apaso Ac|
apatinete ih|apedido Ad|apedro BiZi|apeliculas BhXh|apelo Bd|apelusa BcUc|apequena BhTh|apequenas Bd|aperro AdUi|apersonas Ph|apida Xh|apide Ad|
apie Bd|apiel Ajlj|apinto AgVh|apiso Ac|aplan AdBc|aplantas Bd|apodcast Bh|apoder Ad|aponga AiCi|aponle Ad|apor AcCiHbOdTdXhbdcdgdld|aporque Ad|
apractico AiQiVh|aprecios Bd|aprefiero Bb|apregunta Bd|apreparo Bd|aprimer AdBhdh|aprimera Ad|aprimero AdBhYh|aprobando Ad|aprobar Ad|apropuse Ahdh|
apuedes Eh|apuerto AcBd|apues Ad|apulpo AdBc|aque AdChEdHdOcdcgc|aqueda BcHh|aquede AcBd|aquedo ch|aqueremos Ab|aquien AdBd|aquiere Ab|aquiero AdBd|
aquince BdTd|aquinto Qh|aradios Bh|arapido Ad|arappi BhMh|are BdWgXh|areceta Bc|arecien AdBiSh|aregistro Bd|aregla Bd|aremodelando Bhbh|aresolvimos Bd|
arespondeme AhBd|arespuesta Bd|arespuestas BhYh|arestaurante Oh|arestaurar Bh|arestauro Bi|arevisar BhMh|ario AdBc|arocio Bd|arodilla gh|aroja Ad|
aropa BhMi|arosa AhCdDh|aruedas Bd|aruta AcBe|arutina Bd|asabe AcBd|asabor AhBd|asalen Ad|asan Ac|asanta Hd|asantiago Bd|ase AdCdEdVdYdbggd|
asea AhBbMdOi|asecundaria Qh|asegunda AcBcWd|asegundo OdQhbhgh|aseis AcTd|asemana Ad|asepas Ah|aser AdOcYcdh|aservidor Ah|asi Aa|asiembro AhBd|
asiempre eh|asiendo Bh|asiete Ad|asin AYHdUdWdedhi|asistemas Bd|asked DaEaFgGbLaNbQaRhSaWgXbabcadcedgchaihjckdlhma|asobre AdMeQh|asocia Ph|asocial lh|
asoda Zh|asofi Ch|asoldadura BhQh|asolo Ac|asoltera Bd|asomos AjCdEdFdHdKdMcPjTiUdYdaccded|ason BdWdXcZh|asoporto Ah|
asoy AiCiEhFaGeHZIdJhKcLdMcNeOiPdQdRcTdUbWdXdZdccdcedghhhidlh|asu AbBc|asubir mh|asuelo Bheh|asueno Bd|asus Ad|asydney BdHd|atabla Bc|atal AdBd|
atalla Ajlj|ataller AiBd|atan Bd|atango Vh|atarde Bd|atardes AhBdNh|ate Ac|ateam AiWj|atemperatura BhYh|atener ch|
atengo AiCcDcEcFjHdJdMcNdObScWdXcYdcdddfcgkhdidlcmi|atenia Ad|aterminar Qh|atia BcTc|atienda AdBh|atiene AZFdldmd|atienes Ad|atijuana Bd|atipo Bigh|
atoca Ad|atoco Ac|atoda Beed|atodas Ad|atodo Yhahed|atodos Ac|atomar Bi|atomo BiVcWiXgghld|atortilla Wh|atrabaja AdBeRd|atrabaje Ad|atractor Ad|
atraductora Od|atraduzco AdBh|atramites Sh|atras Bd|atreinta Fh|atres AZOdThUhYdbdcdddgdlc|atrimestre Bggh|atrujillo BdHd|atu AbBc|aturno AdBd|
aturnos Bc|atus Ad|atuteame BhXh|aun CcEdHcKcLcMhRcWcZcccfchcihjdmb|auna EdGdHbJbKdMjQbRdSdUeWdXcYdZdbicdfbheiilcmd|aunica Bc|auno Ac|aunos AdBd|
ausa AaBcRdadld|ausaba AcBd|ausamos aj|ausar Ac|ause Ad|auso AiXdajgh|ausuario Bhmh|ava Ad|avale Ad|avalencia AhMh|avegana Bd|avegetariano Bhhi|
aveinte Ad|avender Bd|avendo BhMhbh|aver AcBc|averde Zh|aversa Bd|aversion AdBc|avez AbBd|aviajar Ad|avida Ac|avilla BhHh|avino Ac|avisto Ad|
aviuda AdBd|avive AcBc|avivimos Hh|avivo HiOd|avoy Ab|avs Ad|avuelo Vh|aw) values Ad|aw+ 00 Ac|aw, 00 AgCdEdFjGdHcOdRdSeUd|aw, @ Ahjj|aw, ahora Ab|
aw, al Ab|aw, ando Ac|aw, asi Ad|aw, calcula Ad|aw, casada AhSi|aw, como Ad|aw, con Acmh|aw, contestame AhYh|aw, cualquier Ad|aw, cuatro AcBiUh|
aw, cumpleanos Ad|aw, de Bd|aw, dime AhEh|aw, dos Uc|aw, el Phcd|aw, en BiIhMc|aw, es Ac|aw, explicamelo Ac|aw, frances Ac|aw, gano Ad|aw, guardia Nh|
aw, guia Ad|aw, haz Ad|aw, ideas Ad|aw, joven Ad|aw, la ch|aw, me Ab|aw, mi AdTd|aw, no Ab|aw, nunca Ad|aw, ojo Ad|aw, otro Ad|aw, pan Ac|
aw, perdon Ad|aw, pero Ac|aw, plan Ac|aw, por Be|aw, prefiero AdYd|aw, profesora Ad|aw, puerto Ad|aw, que Yh|aw, redacta Ad|aw, ruta Ad|aw, se Bdbh|
aw, siempre AcYd|aw, sin hc|aw, solo Ac|aw, soltero Sh|aw, somos Ad|aw, son Ad|aw, soy Ac|aw, tercer AiQi|aw, tipo AhBdei|aw, todo Ad|aw, turno AcOd|
aw, un Ac|aw, una Ad|aw, vendo AiMhOhbi|aw, vive Ad|aw, vivo Ad|aw, y Bd|aw- 0 BhLh|aw/ 00 Ad|aw0 , Bc|aw0 de BhGh|aw0 y BdPe|aw0,00 , Bd|aw0,00 y Bc|
aw00 , BZFcGdld|aw00 0000 Bhkh|aw00 anos Fhld|aw00 con BcFd|aw00 de FcGh|aw00 el BhFh|aw00 kilos Fdli|aw00 metros Bd|aw00 semanas Be|aw00 y Fd|
aw000 , Bdkd|aw000 000 AcBiki|aw0000 , Bbkd|aw0000 0000 Bgkh|aw0000-00-00 00:00 Ad|aw0000000000 por Bhkh|aw: 0 Ad|aw: 00 Ae|aw: @ Cdjhmd|
aw: la AjBdZimh|aw: leche Ad|aw: lima Ad|aw: los Ai|aw: mi Ad|aw? el AiXhYhZi|aw^ 00 AjFi|aw^ 0000-00-00 Ad|aw^ acabo Ac|aw^ acordate Ac|
aw^ acuerdate Ad|aw^ al Ac|aw^ anda Ad|aw^ anota Ae|aw^ antes Ad|aw^ aparte Ac|aw^ apunta Ac|aw^ atentamente Ac|aw^ buenas AcCd|aw^ bueno Ac|
aw^ canto AcVc|aw^ capaz Ad|aw^ casi AhFh|aw^ como eehh|aw^ contestame Ac|aw^ continua Ad|aw^ dale Ac|aw^ de Ac|aw^ decidi ch|aw^ decidido Ad|
aw^ diseno Ac|aw^ don Ad|aw^ doy MdNh|aw^ edito Ad|aw^ el Zccj|aw^ en Ab|aw^ enfermera AhOh|aw^ escribime Ac|aw^ estimado Ad|aw^ estoy Ac|
aw^ estudie Qh|aw^ estudio Ac|aw^ fui Ad|aw^ guarda Ad|aw^ hablo Ad|aw^ hago AeOd|aw^ hernan Ch|aw^ hola Ab|aw^ juego Vi|aw^ la AcZd|aw^ laburo Ad|
aw^ le Ab|aw^ leo Ad|aw^ lidero Ad|aw^ lo Ac|aw^ los AdWd|aw^ manda Ac|aw^ manejo Ad|aw^ me Xb|aw^ medito Aheh|aw^ memoriza Ad|aw^ messi Ad|
aw^ mira Ad|aw^ mis Ad|aw^ no Yhfd|aw^ nosotros Ad|aw^ nunca ei|aw^ odio Wi|aw^ ojo Ad|aw^ pinto ed|aw^ pon Ad|aw^ ponelo Ad|aw^ practico AhVh|
aw^ prefiero AcYc|aw^ preparo Ad|aw^ programo Ac|aw^ quedamos Ac|aw^ quiero Ad|aw^ recorda Ac|aw^ recuerda Ad|aw^ select Ad|aw^ siendo Ah|aw^ sin Aihi|
aw^ suelo Ahei|aw^ talla Ad|aw^ tene Ac|aw^ tenga Ab|aw^ tengo Ac|aw^ tomo gh|aw^ trabaja Ad|aw^ trabaje Ad|aw^ trabajo Ab|aw^ tras Ad|
aw^ tuteame AjWiXjYi|aw^ uf Ac|aw^ una Lh|aw^ uso gh|aw^ uy Ad|aw^ vale AbCd|aw^ vamos Ac|aw^ vendo AbOd|aw^ ¿ AY|awa 00 Bh|awa @ HdWdadddfdji|
awa astro Ahah|awa cargo Pi|awa correr Bded|awa cusco AdHd|awa escribir Ad|awa la ce|awa las ei|awa lisboa AdHd|awa londres Ad|awa los fh|awa mi Ad|
awa montones AdBcVc|awa portugal Ad|awa restaurar Ah|awa rocco Ad|awa ser AgYddh|awa tocar Ai|awa usar Ac|awa veces Ad|awa viernes AdBd|
awabogada laboralista BhOh|awabrir una dh|awaca andamos Ad|awacuesto a Aieh|awadolescentes y Bd|awahora en AdYd|awahora estoy AiMi|awal final Ad|
awal grano WiXh|awal latex Ad|awal mani Ad|awal niquel Ahfi|awalergia al Adfc|awalergico a Ac|awanos , AdBc|awanos y BcFd|awanota que li|
awantes del Be|awatletico nacional Bhlh|awavena con eh|awb 0 Ki|awbahia blanca Hh|awbailo tango AhVh|awbaja en hh|awbuenos aires Ad|awcall center Mh|
awcalzo 00 BjFcli|awcasa hablamos AiKh|awcasa no Ai|awchan chan Ad|awchica , BhRh|awcilantro , Bd|awcinco en Bh|awcinco hermanos Th|awcincuenta , Bd|
awcliente es lh|awcocino sin Bd|awcodigo de Bd|awcolecciono vinilos Ah|awcomo a Bd|awcomo soy gh|awcomprarme un dh|awcon alzheimer Bd|awcon banana ei|
awcon el Ad|awcon eso Ac|awcon la Rc|awcon las Ad|awcon los BcTh|awcon maite AiRhTg|awcon mi Ad|awcon mis Ad|awcon nadie Bdmd|awcontestame en Yi|
awcoro de Vh|awcorro el Ae|awcuatro horas Bc|awde 0 Ac|awde 00 FiGdOcThddlc|awde ahi Ad|awde arequipa AcBdHd|awde badajoz Jh|awde barrio Bh|
awde bogota AiLi|awde cabecera Zh|awde canarias AiLi|awde chapinero Ad|awde chile Ad|awde chimbote AiBeJi|awde cinco Bh|awde compras Oh|
awde cordoba AdQd|awde covers BcVc|awde cuatro AhBeTi|awde derecho Ac|awde dia Ad|awde enfermeria Ad|awde envidia Ad|awde eso AbBd|awde espana AdJd|
awde experiencia Ad|awde fuengirola Hh|awde globant AcJd|awde guayaquil Jh|awde guitarra BhNh|awde historia Ac|awde invierno Ad|awde jabones bh|
awde julio Ad|awde la DhMgQd|awde lima Lg|awde los Qh|awde lunes ei|awde madrid Ad|awde marketing AiOh|awde medicina Qh|awde mi Qd|awde mis Ac|
awde montevideo AcHd|awde nacimiento AcBd|awde noche AdXh|awde novia Ad|awde noviembre BhGh|awde nuevo AcCh|awde oficina Ad|awde pantalon Bd|
awde peluqueria Ac|awde penarol Ac|awde piso Ac|awde profesion Bd|awde puebla BhJh|awde pura Ad|awde quien Ad|awde san Ad|awde seis PhTd|
awde soldadura AhQh|awde soporte Bd|awde toda Ad|awde trujillo AhHhJd|awde turismo Bh|awde una BdOd|awde usted Yi|awde vegetariana Aihi|
awdecidimos usar Bici|awdecime lupe AhEh|awdejar el dh|awdel 0 Bd|awdel 00 AdBhFdld|awdel equipo Ad|awdel hospital AhMi|awdel taller Mh|
awdesde 0000 Ac|awdesde chica Acgd|awdesde el Ad|awdesde los Oh|awdesde marzo Bd|awdesde que AdMh|awdetesto las AhXh|awdia de AhGh|awdice asi Ad|
awdjango con Bdad|awdon eusebio Ad|awdos cosas Bd|awdos hijos BdTe|awdos nenas Ud|awel 00 FcGhMdddlb|awel 0000 Ad|awel area Ac|awel atletico Ahlh|
awel auto Ac|awel backend BiMhOh|awel banco AcBd|awel bar Ad|awel boton AcBd|awel cafe AhXi|awel celu Bd|awel cilantro AiXk|awel codigo Ad|awel de mg|
awel dia AcGd|awel dueno Ad|awel encargado Ad|awel final AdBc|awel fondo AdUh|awel gato AhUi|awel horno Ad|awel iba Ac|awel informe Ad|
awel ingles AcBcKd|awel jueves AhBdZi|awel local Bd|awel logo AdBd|awel lunes AcBc|awel mail BhXh|awel mango BhYh|awel mar Ac|awel martes Bd|
awel mes Fh|awel metodo Bd|awel mio Ad|awel mundo Ac|awel olor AhBd|awel otono AiZj|awel perro Bd|awel picante AiWi|awel primero Ac|awel quechua Kh|
awel reggaeton AiXi|awel rojo Ad|awel sat Ad|awel segundo Ac|awel seguro Ad|awel sol Ac|awel sonido Ad|awel surf Ad|awel tanque Ad|awel turno Ad|
awel verde AhZh|awel viernes AcBd|awel wifi Ad|awen 00 AcBd|awen abril Bdgd|awen adelante Ab|awen arequipa AhJh|awen benidorm Ad|awen berlin AcHd|
awen bici Ad|awen bilbao AdHd|awen bimbo HcMh|awen bogota AdHd|awen cali AdHc|awen canada Ad|awen caracas Bd|awen cartagena Hh|awen casa Ac|
awen catalan BhYh|awen chile Hcch|awen colombia Ad|awen cordoba AhHh|awen correos Mh|awen cuba Ad|awen cuenta AbBc|awen dolares Bh|awen el QcUhlh|
awen elixir Ahah|awen enero Ad|awen espana AdHd|awen espanol Yi|awen euros Yh|awen excel Ad|awen figma Adad|awen frances Bd|awen galicia AdHd|
awen girona AhHh|awen globant AhHdMi|awen godot Bhbh|awen google AcHd|awen gramos BhYi|awen hora AiBdLi|awen ingles Kbdc|awen invierno Ab|
awen junio Ad|awen la AdIdVdccec|awen latex AeHe|awen lavapies AhHh|awen logistica AhBiMh|awen los Bd|awen maracaibo AhHh|awen marte Ad|
awen marzo AdBi|awen mas Ad|awen mayo Ad|awen mendoza AcHd|awen mexico AcHd|awen mi Ad|awen moto ii|awen octubre BhGh|awen orlando AhHh|
awen palma HdIh|awen paris Ad|awen pasto AhHh|awen portugues Bh|awen puerto Ac|awen quito AcHd|awen rosa BhVh|awen rosario AbHd|awen santiago AdHd|
awen segundo AhQh|awen serio AdBd|awen sevilla AhHh|awen sistemas BiMh|awen suiza AdHd|awen telefonica Hd|awen tercer AcQd|awen tres Ad|
awen typescript Biah|awen una Id|awen utc AdHd|awen ypf Ad|awen zaragoza AhHh|awequipo , BcPd|awequipo de Ph|awequipo somos BhPh|awes 00 Bhlh|
awes 0000000000 kh|awes @ AhBiCeZdjj|awes alfajor AiZi|awes como Ad|awes correr Ac|awes de AdBc|awes diabetico Ad|awes el Bdmh|awes en AhGh|
awes enfermera Ad|awes hipertensa Ad|awes jubilarme Addd|awes la WiZc|awes mi Ad|awes muy Adld|awes osde Bh|awes un Ad|awes una Ad|awes vegana Ad|
awes viernes Ad|awespanol , Bd|awespanol neutro Yh|awestoy ahorrando Ac|awestoy armando Ac|awestoy casado AdBd|awestoy desempleado Oh|
awestoy divorciada BhSh|awestoy embarazada Oc|awestoy en Mi|awestoy haciendo hh|awestoy pensando Ad|awestoy preparando Ac|awexpliques lo BhXh|
awfavorita es AdBd|awfp de Qh|awgalga adoptada Bd|awgano 0000 lh|awgata frida BhUh|awgrupo sanguineo Bc|awguardia en BhNh|awgustan los Xh|
awgustaria llegar Addd|awhablo quechua AhKh|awhace 00 AdBhFd|awhace dos Bi|awhace un Sh|awhago ceramica AiVi|awhago la Ac|awhasta el Ad|
awhermana y BdTd|awhija me BdTd|awhija renata BhTh|awhijos , BcTc|awhincha de Wi|awhipotiroidismo y Bd|awindows Ac|awingles , Bd|awintolerante a Bd|
awjubilarme a Ah|awjuego al Vi|awjuego de Vd|awla abuela Ac|awla atencion Bd|awla berenjena Yh|awla cabeza AdBd|awla carpinteria AjMdOiVhWdbd|
awla cintura Ac|awla cocina Aibi|awla columna Ad|awla comida AhWi|awla compra Ac|awla contraria Ad|awla contrasena Ad|awla empresa Ab|
awla escuela AhMh|awla eso AhQi|awla espalda Ac|awla facultad AdQe|awla familia Ad|awla farmacia AhMh|awla feria Ac|awla garganta Ad|
awla hipoteca AdBd|awla historia Wh|awla hora AcLd|awla impresora AdBd|awla lactosa Ad|awla linea Ac|awla lista Ad|awla llave mh|awla logistica AcBd|
awla luna Ad|awla maestra Ad|awla montana AiWi|awla musica AiWh|awla nube Ad|awla obra Ad|awla oficina Mi|awla opcion Bd|awla ortografia Ad|
awla pagina Ad|awla palabra Ad|awla pandemia Ad|awla paz Ad|awla periodista AdOd|awla portada Ad|awla primera Ac|awla profesora Ad|awla que Bh|
awla receta Ad|awla rodilla Ahgh|awla ropa Ad|awla ruta Ac|awla secundaria AiQi|awla segunda AbBcWd|awla semana AcBded|awla siesta Ac|awla tabla Ad|
awla torre Ad|awla uba Ad|awla unica AdBd|awla universidad Qi|awla version Ad|awla vida Ac|awlaburo en AhMh|awlas 0 Ac|awlas afueras Bd|awlas cinco Ad|
awlas dos Uh|awlas horas Lh|awlas multitudes AhXi|awlas noches Ad|awlas notas Ad|awlas nubes Ac|awlas nueve Aiei|awlas peliculas AhXh|
awlas respuestas Ad|awlas reuniones Bc|awlas seis Ad|awlas tardes Ad|awleo y Th|awlista de Bd|awllama norma Th|awllamo julieta Ad|awllevo el Mh|
awllevo seis Ad|awllevo tres Ad|awllevo un eh|awlo basico BhXh|awlo mio AdBd|awlo mismo Ac|awlo que Bd|awloro que BhUh|awlos 00 FhWeaddiedfdlc|
awlos acaros Bhfh|awlos comentarios Ad|awlos doce Ad|awlos domingos Ac|awlos dos Ad|awlos espanoles Ad|awlos finde AdBd|awlos gastos AdBd|
awlos gatos Xi|awlos jueves Bh|awlos lunes Ad|awlos martes AdBh|awlos miercoles Qe|awlos moviles Ad|awlos ojos Ad|awlos perros Wh|awlos sabados Ad|
awlos viernes AiBheimh|awmadre , BhTh|awmadre con Bd|awmani , Bd|awmartes de Bd|awmartes y Bh|awmas chico BhTh|awmas en BiYh|awmaster en Qh|
awme des AdBdXdYd|awme encanta Bd|awme expliques AiBc|awme flipa Ad|awme gustan Xh|awme jubile Ad|awme levanto Ac|awme llaman Ad|awme llamo Ch|
awme separe BiSh|awme trates Bd|awmedia hora Bheh|awmedito veinte Bheh|awmerida , BhHh|awmi abuelo AcTc|awmi amiga Ad|awmi barrio AdBd|awmi casa hh|
awmi codigo Ac|awmi comida Ad|awmi companero Ad|awmi correo Ad|awmi cuenta Bh|awmi cumpleanos Ad|awmi cunado Ad|awmi empresa Ad|awmi equipo Ph|
awmi esposo Rh|awmi ex Ad|awmi gata Uh|awmi hermana Th|awmi hermano Th|awmi hija Ahdh|awmi hijo BcTh|awmi horoscopo Ad|awmi jefa Ad|awmi jefe Ac|
awmi labrador Ad|awmi lengua Ad|awmi mama AbTc|awmi marido Ri|awmi meta Ac|awmi moto Ac|awmi nieta AhTh|awmi nieto AhTh|awmi novia Rh|awmi numero Ad|
awmi objetivo Ad|awmi obra Ac|awmi padre AcTc|awmi papa Ad|awmi pareja Rh|awmi peli Ad|awmi prima AbTc|awmi primo Ad|awmi sobrina Ad|awmi sobrino Ad|
awmi socia PhRd|awmi talla Ab|awmi tia Ad|awmi vecina Ac|awmi vecino Ad|awmi vieja AcTd|awmi zona Ad|awmido 0,00 Aili|awminutos antes eh|awmis 00 AhFh|
awmis alumnos Ad|awmis dos AiTh|awmis padres Ac|awmis ratos Ad|awmis suegros Bi|awmonoambiente en AhHh|awmudamos a Hi|awmujer es Rh|awnaci en Jh|
awnenas , BdTd|awni nada Ad|awno como Yh|awno habla Ad|awno hay mh|awno la Bc|awno puedo fi|awno se Ad|awno tengo mi|awno tomo BiWiXh|awnovia se Bd|
awobra social Bc|awpantalon es Ahlh|awpara la Ac|awpara mi Bc|awpara que Bd|awpase codigo Bd|awpedro paramo Zi|awpero el Ahmh|awpero no Ad|
awperros , Bd|awpersonas a Ph|awpinto acuarelas BhVh|awpor escrito Yh|awpor eso Jh|awpor mi BhMh|awpor semana Bi|awprefiero esa Ad|awpregunta tonta Bd|
awprimera persona AdBd|awprimero , BhYh|awprofesora de Oh|awque llovio Ad|awque los Bi|awque me Bi|awque no mh|awque se Ah|awque sepas Ac|awque te Ad|
awqueda en AjBdHi|awquedo en Ahci|awquiero bajar di|awquiero correr Addd|awquiero llegar Ahdh|awquiero terminar Ad|awquiero vender Ad|
awremodelando la Bhbh|awrespondeme siempre Ah|awrespuestas cortas BhYh|awrestaurar radios Bh|awse llama AiCdbh|awsegunda opcion AdBd|awsegundo de BhQi|
awsegundo parrafo Bd|awseis anos AdBcTd|awseis personas BhPh|awsemana en Bd|awsepas que Ah|awser piloto Ad|awsiempre en Yi|awsocial es Ahlh|
awsoda stereo Zh|awsomos cinco Ah|awsomos seis AgTi|awson los WdXdZh|awson tres AiBc|awsoy , Ad|awsoy abogado AdOd|awsoy albanil AhOh|
awsoy aldric AcBdCcJdld|awsoy alergico AZ|awsoy camionero AhOh|awsoy capricornio CdOdgdlh|awsoy celiaca gh|awsoy celiaco AdBh|awsoy clienta Ad|
awsoy contador Oh|awsoy corredora Vh|awsoy de Jh|awsoy del Ad|awsoy fan Ad|awsoy hincha AhWi|awsoy ingeniero AcOc|awsoy la JdOd|awsoy maru Ch|
awsoy mas Yi|awsoy medico AcOd|awsoy monotributista Ad|awsoy muy Xh|awsoy nico Ad|awsoy profesora Oh|awsoy team Ad|awsoy todo Ad|awsoy vegana AhJdhi|
awsoy vegetariano Ahhh|awsoy viuda AhSh|awsoy viudo AhSi|awsoy yo Ad|awsoy zurda Ailj|awsoy zurdo Ailj|awsubir al mh|awsubir el Ad|awte pase AdXe|
awte pida Xi|awtenemos tres AhTh|awtener 00 Ad|awtener hijos Bhch|awtengo 00 FiTbUdacgYlZ|awtengo 000 Ad|awtengo asma gh|awtengo dos Aegc|
awtengo el Ad|awtengo fiebre Ad|awtengo hambre Acgd|awtengo hijos Ad|awtengo hipotiroidismo gh|awtengo la Ad|awtengo mellizos AhBiTh|awtengo que Ac|
awtengo tdah gh|awtengo tres TeUigd|awtengo un Ad|awtengo una Ad|awtiene 00 AcFdld|awtiene alzheimer BhTh|awtiene tres Ad|awtipo 0 Bigi|awtoco el Ad|
awtoda la ed|awtodo el Ac|awtodo en ah|awtodo lo Ad|awtodo oidos AcBd|awtodos los Ad|awtomo alcohol Bh|awtomo levotiroxina gd|awtrabaja en Bd|
awtreinta y Fh|awtres dias Bc|awtres gatos Uh|awtres nietos BhTh|awtres opciones Bd|awtu respuesta Ad|awun 00 BdFclh|awun amigo Bc|awun auto Bh|
awun banco AiMi|awun beagle AhUh|awun burro Ac|awun cafe Ad|awun call Mh|awun desastre Ad|awun diario Bheh|awun enfermero Ad|awun equipo Pg|
awun gato Ad|awun genio Ad|awun hijo AhTh|awun huron AhUi|awun labrador Ad|awun loro Uh|awun mail Ac|awun perfil Ad|awun perro AcUd|awun piso Ad|
awun servidor Ad|awun taxi AhMiOh|awun versa Adie|awuna app Ad|awuna cafeteria bh|awuna caldera Ad|awuna carta Ad|awuna clinica Ac|
awuna consultora AdOd|awuna fintech AiMi|awuna galga Ad|awuna gata AcUc|awuna hilux ih|awuna hora AdBh|awuna mina Ad|awuna multa Ad|awuna nina AiTi|
awuna pizzeria Mh|awuna pulsar Ah|awuna receta Ad|awusamos jira ah|awuso audifonos Bigh|awuso neovim ah|awusted , BcYc|awva a AdBd|awva en Bgch|
awverde botella Zh|awviajar a Ad|awviernes a Bd|awvive en AdBd|awvivo en Bb|awvivo sola AhHi|awvoy a Ad|awy castellano Kh|awy de Bd|awy despues Ad|
awy dos AhUh|awy el Uc|awy estudio AiQi|awy jueves Bheh|awy la Ac|awy le Ah|awy los AcBd|awy me AZBd|awy no AZ|awy quiero Ad|awy sin Ab|awy tengo Th|
awy tomo Bc|awy un Fh|awy una Bi|awy usamos ai|awy vivo AhHh|awy yo Bidh|awyo solo Ad|awzapato es Ailh|awzona horaria Ac|
aw  AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|axl Bdld|ay CcEdFhHcIcJcKgLcMdRcTgVgWcXdbdfcidmd|aya Aa|
ayo BdOhPdQdahgd|azapato Ailh|azona Ac|a¿ Ac|a AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|b! Ac|b' Ad|b( BeHdRhTd|
b) Ab|b, AiBmDkEiFgHhOhXhja|b- HdLh|b. DcEcIdKdLdOhQdUcVdXhZhedfigdicjdlcmd|b/ Gh|b0 AbHdLhOdUdaeidld|b0,00 Ad|b00 AdFdWdZcahehfd|b000 HdRdYeihkh|
b0000 CdLeMeQdTdUdYdZdiikhlb|b00000 lh|b00:00 Ac|b0:00 Bd|b: AdCcJdRhUdfdgd|b; AiBiCjDdEcIdLdMbPdRcThVhYcacbccddchdidjemd|b= Ad|b? BcHhMd|b@ Ad|
ba AdCdHbJhMcRdScVhZdbdgchdid|babierta AcMd|babre Ad|babril GdThgd|babuela Bc|baca Bd|bacaros Bhfh|bacuarelas AhVh|badoptada Ad|baficionado AhOdVh|
bafueras Hd|bagapornis AhUh|bagradeceria Ad|bahora Xh|bal AdMdei|baldric Ad|balergia fi|balergica Ac|balgo Ab|balguien Bd|balla Ad|balternativa Ad|
bamarillo Aiii|bamateur AhVi|bamigos Ad|banda AiTi|bandres BhRh|banillo Bdld|bano Ad|banos AbFhJdMdOcPeQdXdYdcddcedgclc|banterior Ad|bantes Yimd|
bantonella AiTiUe|baparte AdBd|bapellido Ad|bapp Ad|baprendi Yh|barabe BdOd|barea AdBiMi|barequipa Bc|bargentina Lh|barquitectura Ad|barroz Ad|
bascensor Bd|basi Bdfh|baudifonos Ahgi|bautonoma AhOh|baves Vh|bayer Bc|bayudame Bd|bazul Ad|bb AcBimh|bbackend Mh|bbajo AdBc|bbanana eh|bbano Aded|
bbasico BhXh|bbastante Ac|bbebe Ad|bberenjena AhBhWgXhYjhh|bbici Adid|bbien Ad|bbizcocho Uh|bblanca Bd|bboca Bc|bbodas Bi|bbotella AhZh|bbreve Ad|
bbruno AhBdTi|bbuena Ad|bbuenas Ad|bbueno Ad|bbuenos Ac|bburgos Ad|bbusco BcTd|bbuzz bh|bcabeza Ad|bcada Aceimd|bcae Td|bcallejero AdUd|bcambia Bich|
bcanto Vc|bcapital Hh|bcaracas Ad|bcargo BhPh|bcarrera Qc|bcarta Ad|bcasa AdTh|bcasado AdSd|bcasados AhSh|bcasas MhVd|bcasero Ac|bcasilla Ad|
bcastellano AiYi|bcatalan BiYh|bceliaco gh|bcena BdQd|bceno AcBh|bcenter Mh|bcentro Ad|bcepa Ad|bcerca Ad|bcerdo Bi|bcerramos Ac|bcerrar Ad|bchan Cd|
bcharlamos Ad|bchica Ac|bchico Ti|bchile AhBbch|bchimbote Ad|bciclo Ad|bcierra Ad|bcilantro Xh|bcinco AcBhTd|bcincuenta AdBhlh|bcine AdBi|bcita Ad|
bciudad Ac|bcivil Bc|bclases MeQd|bcliente Ad|bclientes Ad|bcocino Bd|bcolegio Md|bcolor Ad|bcomemos Aihh|bcomer Bcfh|bcomida Bc|bcomo MiUdgi|
bcompartida Ad|bcomprar Ad|bcompras Oh|bcon CdDdFiHiKhLdNdPcUdZdbhcddbfcgbhdicld|bconmigo BiYi|bcontestame AdYd|bcoro Bd|bcorrer Bc|bcorta Ac|
bcortas AhYi|bcortes AhBcCd|bcorto Ac|bcortos Ad|bcosa AdBd|bcosas Ad|bcovers Bc|bcree Rh|bcuadrilla AdPd|bcualquier Ad|bcuando AiHcTiUdjhlhmh|
bcuanto AdBd|bcuantos Bd|bcuatro Adld|bcumpleanos Ad|bcumplidos Fi|bd) ; Ad|bd, 0 AhOh|bd, 00 AiBhCkEaFcHhJdMdRcSdTdUcZdachdli|bd, 000 BdCcDhTd|
bd, a AbBd|bd, ahora AaHdMdch|bd, al AiJi|bd, algun Ad|bd, amo Ad|bd, ando ChDdJd|bd, aparte Ad|bd, armame Xhhh|
bd, asi AgBiCdFdHcJhKdLdMdPdQdRhTcUdVdZdddgilc|bd, aunque Ji|bd, ayudame AaKdQhlh|bd, busca AdHd|bd, busco BiVh|bd, calcula Ad|bd, casada Fh|
bd, casado Bd|bd, ciudad AaCdFc|bd, codigo Ad|bd, come AhBcRh|bd, como AbJdLdMcOdld|bd, con AkBhChDiEcLdQdRdTdUdWdZcadghld|bd, consejos Ad|bd, cosa lh|
bd, cuando Ac|bd, cuanto TdUh|bd, cuatro AhUh|bd, cuentame Ad|bd, cumpleanos HdRiTh|bd, dale Ad|bd, dame AdBdOdVcXh|bd, de AdBhChDcEhFdHcJdMcUdYdgdlc|
bd, decia Ad|bd, dice AcBcHd|bd, dime Ac|bd, donde BcHh|bd, dos AiBgShThVh|bd, duermo Hh|bd, edad AcCd|bd, el BiDbEhGhJbLdMcOcQcRdScZcbdcd|
bd, empieza AcBd|bd, en AiCdDdHcIjLdMiUdadcdld|bd, es CbDcHbJcMdRjTcUdcdgd|bd, escribe HdZi|bd, ese AhCjEdHdJdMdZd|bd, eso AcHded|bd, esta Bhch|
bd, estoy AbHd|bd, explicame AbXd|bd, explicamelo AcBdRd|bd, frances Ki|bd, gracias Ad|bd, guardia Qh|bd, guia AhHh|bd, hace Bh|bd, hago Ad|bd, hay Ad|
bd, haz Ad|bd, hazme Oh|bd, hipertenso Fdlh|bd, imaginate BdHhJd|bd, inventame Ad|bd, jaja AaBcTd|bd, la ChOd|bd, le AdBbUd|bd, llevo AdJhRd|bd, lo Ad|
bd, luego Ad|bd, me AeBhEdJcMdQhSeTdUcXhYild|bd, mi BhDcEcHeIdKdLcPdQcRhTiUhVcXcYdZeadbcddgdhdidlc|bd, nada BiZi|bd, nadie AiEiHd|
bd, necesito BdJdOdUd|bd, ni Ac|bd, no CcDdEcKdTcUcVdXeZhahcdddlb|bd, nunca Ad|bd, o AcBdOdgdld|bd, pan Ad|bd, para AhCcDhOhXh|bd, pasalo AdBd|
bd, pasame Ad|bd, perdon Ac|bd, pero DdHbJhWhXdeh|bd, plan BhFh|bd, poco AcCd|bd, podes Ah|bd, poema Ad|bd, ponlo Ad|bd, ponme Bd|
bd, por AiCcEhFdHcJdMhNdOhQdTdUdVcXhYhZcddgdlcmd|bd, prefiero Ad|bd, que BdCcDbHdIbJaKcLbNdPbQbRZUhVcXaYeZcacbdccfigeiblimd|bd, quedo Ad|
bd, quiere FdTh|bd, quiero AhBcHiJdKhQdYdgd|bd, receta Ad|bd, recomiendame AhDdZi|bd, redacta AbXhch|bd, respondeme Ad|bd, ruta AcBcHd|bd, salia Ad|
bd, se Aafdig|bd, sera Ad|bd, si AhBhMdYhai|bd, siempre AbBjYh|bd, sigamos Ad|bd, sin BiShYh|bd, sobre AiBjOcVjWhXibi|bd, solo Xhmi|bd, soltero Bh|
bd, somos AhOhPiTd|bd, soy AaMdOcSdld|bd, te AbBcHd|bd, tengo AcBiChgdld|bd, tercer Qh|bd, tiene CdHcTh|bd, toca Bh|bd, todavia AdHd|bd, todo AbBhHdhi|
bd, trabajo Ad|bd, tres AhBdWh|bd, tu AcOd|bd, turno Mh|bd, un BhDcEdHhJcOhRdgd|bd, una AhBdLhMdUc|bd, vendo Ad|bd, vive AdTh|bd, vivo AcFcHdLhOcgd|
bd, y AiBhCZGdIcKcMhQeTcVcWcXbYdZbaifbghiblZmd|bd, ya CdEdMc|bd, yo AdRdTi|bd- 0 HdLh|bd/ 0000 Ad|bd0 , AcBhLh|bd0 . Ad|bd0 de eh|bd0 negativo Aclc|
bd0,00 , Bd|bd00 , AcCdFd|bd00 0000 Ac|bd00 anos AcBi|bd00 con Bd|bd00 de BcMhTc|bd00 grados Bc|bd00 kilos AdBc|bd00 metros Ud|bd00 que BhTh|
bd00 y Tgah|bd000 , Bhkh|bd000 0000 AhBd|bd000 y Ahih|bd0000 , HdMdihld|bd0000 0000 kh|bd: 00 Ad|bd: lima Ad|bd:  Ad|bda 00 Ah|bda @ Ac|bda Ae|
bda cargo Ph|bda correr Ad|bda la AbVc|bda los AdQhdd|bda mi AZ|bda montones AiVi|bda restaurar Ad|bda ser Acdd|bda ver Ac|bda viernes ei|bdabril , gd|
bdafueras de Hd|bdahora en BhXh|bdal grano Ah|bdal ingles Ad|bdame Bd|bdano , Ad|bdano pasado Bh|bdanos , Ae|bdanos ; AhFh|bdanos de Ad|bdanos en AcFd|
bdanos tengo AhFh|bdanos y Od|bdantes del Aceh|bdantes que AhYi|bdarea de BiMi|bdarequipa y Bd|bdargentina , Ad|bdarroz y Ad|bdasi , Ac|
bdasi que AiBefh|bdberenjena y Yh|bdblanca , Hh|bdbotella , Ah|bdcada cuatro Ac|bdcalor , Xh|bdcanarias , Ld|bdcarrera de BdQc|bdcasado con AdSe|
bdcasero con Ad|bdceliaco , gh|bdceno con AdBh|bdcharlamos con Ad|bdchica , Ad|bdcincuenta , AdBilh|bdcivil , Oh|bdcivil en Bd|bdclases de MeQd|
bdcodigo , AhXi|bdcomer mani Aifi|bdcomo se Ac|bdcomo si Ac|bdcomo siempre Ad|bdcon 00 AhHh|bdcon alzheimer Ad|bdcon dos AhBdHi|bdcon ejemplos AhBd|
bdcon el Aa|bdcon eso Ac|bdcon esta Ad|bdcon la Hd|bdcon las Ac|bdcon los Ad|bdcon mi AiHiKhOdScTdUdbh|bdcon un Ac|bdcon una Bi|bdcoro de Bd|
bdcortas , AhYi|bdcosas que Ad|bdcree que Rh|bdcuando me Ahli|bdcuatro anos Bd|bdcuatro horas Ad|bdcumpleanos anos AdTd|bdcumplidos , Fi|
bddan alergia fh|bdde 00 Th|bdde 0000 Ad|bdde abril AdGd|bdde ahora AhXhYg|bdde arquitectura AhBd|bdde arriba Ad|bdde avisarme Ad|bdde badajoz Ah|
bdde barrio Ah|bdde casa BhUh|bdde chico Ad|bdde eso Ac|bdde fiebre BdTd|bdde globant Ad|bdde guitarra AiBc|bdde jabones Ad|bdde la AbHdJcQdUcWdgd|
bdde lengua AcBi|bdde lima Lg|bdde logistica AcBh|bdde los GdQg|bdde lugo Ad|bdde lunes AiBhMiei|bdde madrid Ac|bdde medicina Qh|
bdde mi AZBhMdOcQdTcUhXdbh|bdde mis Ac|bdde nacimiento AhJi|bdde noche Xh|bdde noviembre Gh|bdde nuevo Ch|bdde oficina Ac|bdde once AdBh|bdde pan AiOi|
bdde pantalon Ad|bdde pie AcFd|bdde piso Ad|bdde ponce Ji|bdde por Ad|bdde que AbBd|bdde riesgos AhBdPh|bdde seis BdTd|bdde siempre Ad|bdde toda AhOh|
bdde un Ab|bdde usted Yh|bdde vino Yh|bddel 0 Ad|bddesde ayer Ad|bddesde hace HhOh|bddesde marzo AhOi|bddesde que AiMhOghh|bddespues de Hi|
bddiario y Bheh|bddias , Bi|bddice que OdRh|bddiez anos Ad|bddivorciada y AhSh|bddolares y Adld|bddos anos AdBi|bddoy un AhMh|bddulce , AiBhXiYh|
bde BdCdDbEdFaOhRdadhdjdkc|bdecia Abjd|bdecidido Ac|bdefinitiva Ad|bdeh , Adhc|bdel 0 AdBd|bdel 00 Ac|bdel AcJdKdOdRdTdUdVdWdXcYdadecfd|
bdel archivo Ad|bdel area Ad|bdel cilantro Bd|bdel cine AdBi|bdel coro Bd|bdel de Ahji|bdel final Ac|bdel fondo Uh|bdel jueves Ad|bdel logo BdPd|
bdel lunes Ad|bdel mismo Bd|bdel perro BdUd|bdel sabado Ad|bdempieza en AiTi|bden 00 AdUh|bden 0000 AdSd|bden abril Ahgi|bden agosto ci|
bden casa AhKhTihg|bden catalan AjBcYh|bden chile Bc|bden cuenta Aa|bden diez Ad|bden dolares AiBd|bden el CiQcRcTbYebhddlc|bden elixir Ad|
bden enero Ad|bden euros AhBd|bden frances Ad|bden girona Ahbh|bden godot bh|bden gramos AiYi|bden guadalajara BhOdVh|bden hora Ac|bden ingles Bb|
bden junio Ad|bden la HcRdVdbcccdcec|bden lavapies Ad|bden lima AcOd|bden los AcBd|bden marzo BiSh|bden mi AcBi|bden noviembre AhRh|bden portugues Ah|
bden puerto AcOd|bden que Rh|bden rosa AhVh|bden tres Ac|bden un AhMhTdUcli|bden una CdOkWdYdhdld|bdenfermero , BhRh|bdequipo de Ad|bdes 00 AdBd|
bdes @ Bd|bdes alergico AcRd|bdes como AiEi|bdes de AhBdRi|bdes el AbBdKdld|bdes la AbBc|bdes lo AiZi|bdes mi AiCdZj|bdes muy AdTd|bdes un Ac|
bdes una Ad|bdesayuno Aiei|bdesde AiHhJdLdOiPdQdTdUdXdbdcdddhiidlc|bdesempleado Td|bdespacio Ad|bdespanol , Ad|bdespanol y Ac|bdespues Hi|bdesta en Ad|
bdesta haciendo Rh|bdestoy en AcMd|bdetras AdBh|bdeuros , Yh|bdfarmacia y Mc|bdfavorita es Ac|bdfebrero , Bdhd|bdflutter y Ahci|bdfrances y Kh|
bdgallegas , Bi|bdgatos y Bd|bdgoogle me Ad|bdgrado y Ad|bdguadalupe pero Ch|bdhace dos AiOd|bdhace poco AdSd|bdhace rato BdHd|bdhace seis Hhed|
bdhace tres AiHi|bdhace un BhMh|bdhasta el AcHc|bdhay un Ac|bdhermano , BhMh|bdhermanos , Th|bdhija de BdSd|bdhijos y AdTe|bdhola , Ad|bdhoraria es Ad|
bdhoras , Ad|bdhorno , mh|bdhuevos , Ad|bdia Ab|bdiario Bheh|bdias Aa|bdibarra y BhCh|bdice BdOdRh|bdiez Hc|bdigo Bd|bdimprenta , Bh|bdinaki , Bh|
bdingenieria civil BcQd|bdingles , AdBh|bdingles y BdKd|bdinvierno , Ad|bdiscutimos BiPi|bdivorciada Sh|bdjaja , Ahgi|bdjueves , Ad|
bdjueves tengo Admd|bdjunio y Bd|bdjuntos , Bd|bdkilos , AiFdlh|bdla abuela Admd|bdla carrera Qd|bdla de Ad|bdla formula Bd|bdla lactosa Bd|
bdla lluvia Bd|bdla madrugada AhBdei|bdla nena Ad|bdla paz Ai|bdla penicilina AiBc|bdla reunion Ad|bdla sal mh|bdla segunda Ad|bdla semana AhHdUh|
bdla tiene Bimi|bdla universidad Bi|bdla vida Ac|bdlas 0 AiBd|bdlas 0:00 Bded|bdlas cinco AcBh|bdlas reuniones Bc|bdlas tres Bc|bdlautaro , BdRc|
bdle encanta AcRdTd|bdle gusta AcTc|bdleche , Bd|bdlengua de AdQd|bdlima , Lg|bdlinea por Ah|bdlitros de Ac|bdllama bruno BdTd|bdlo aprendi BhYh|
bdlo basico AhXh|bdlo mio BcZc|bdlo que Ad|bdlos 00 Bd|bdlos acaros Bhfh|bdlos finde AiVi|bdlos gastos Ad|bdlos lunes Bd|bdlos mariscos AhBd|
bdlos martes AiVh|bdlos perros Xh|bdlos sabados AdMc|bdlos viernes Ai|bdlunes a ei|bdmanana , Bded|bdmarzo , BdSd|bdmas chico AhTh|bdmas de Ad|
bdmaterna , Ad|bdmayor , AcTc|bdme da Wh|bdme dan AiXi|bdme des Ad|bdme dice Ac|bdme dicen Ac|bdme digas Ad|bdme esta Ahah|bdme expliques AdXd|
bdme faltan Bd|bdme gusta Xh|bdme jubile BhMh|bdme llaman AhCdEiTd|bdme llamo Ac|bdme lo AdBc|bdme parece BhXi|bdme pide Wdih|bdme piden Ad|
bdme pierdo Ad|bdme pongas Ad|bdme preguntan Oh|bdme pregunto Ad|bdme puso Ad|bdme quedo Ac|bdme sale AiViWdXd|bdme salen AcXd|bdme tiene AcBd|
bdme tira Ac|bdmedia hora eh|bdmedio y AhQh|bdmenor , AcTd|bdmes que BhFh|bdmi barrio Bd|bdmi cuenta BiMh|bdmi equipo Ad|bdmi gato BiHi|bdmi hijo Bcbd|
bdmi perro BhXh|bdmi vida Bd|bdminutos antes Bheh|bdmio , Ad|bdmontana , Ad|bdnacio el AhRh|bdnada , Ad|bdnada el Ad|bdnegativo , AiBclh|bdnegra , Ah|
bdnenas , Ud|bdneuquen y Hh|bdni nada Ad|bdni para Ad|bdni vivo Ac|bdno , AcSd|bdno entiendo Ad|bdno es Aigi|bdno existe lh|bdno hay Ac|bdno la AiWdXj|
bdno le Aili|bdno me AcTcad|bdno pasa ihld|bdno quiero Ahgh|bdno sabe Ad|bdno se Ac|bdno soy BhXh|bdno vamos Bd|bdnoche , Ad|bdnomas , AhHiJd|
bdnota : Ad|bdnuestra casa Ad|bdnueva , Ad|bdnuevo , Ch|bdo en BeQe|bdoaxaca y Jh|bdoce Ad|bdocho , Md|bdocker Ad|bdolivia , BhTh|bdolor a AdXd|
bdomingos Ae|bdonde AdBd|bdorden del Bd|bdos AaBdHdMdOdPdee|bdoy AhNd|bdpantalon es Bd|bdpara cenar Ac|bdpara comprarme Ad|bdpara cuando AhBd|
bdpara dos Ad|bdpara el ahchdc|bdpara las Ahah|bdpara los AiEi|bdpara mi Ab|bdpara que Acbd|bdpara todo Lh|bdpara un Abdc|bdpaso , Hh|bdpassword : Ad|
bdpero es Ad|bdpero llevo Ah|bdpero no Jc|bdpero soy AhCdHdJi|bdpero vivo AiQh|bdperros , Xh|bdpersonas , Ph|bdpersonas a Ph|bdperuana y AdBdMd|
bdpesos que Ad|bdpoco , AdSe|bdpongas emojis AiYi|bdponlo en Adjd|bdpor ahi Ad|bdpor el AaHc|bdpor escrito BdYh|bdpor eso AhJh|bdpor favor Bdjh|
bdpor instagram Ad|bdpor la OhQh|bdpor las Ab|bdpor mi Ah|bdpor no BdPe|bdpor primera Ad|bdpor semana Bi|bdpor si kh|bdpor un AbHc|bdpor una Ad|
bdporque no Achd|bdpresente que Ad|bdpuedo comer Ad|bdpuedo ver Ahfh|bdque da Mh|bdque de Bi|bdque el Ab|bdque en Ad|bdque es Bd|bdque estudio Ad|
bdque le AhTi|bdque los Adbd|bdque me MhUiVdXdhc|bdque no AdTiXh|bdque se AdBbMdOhTd|bdque soy Ahgcjhli|bdque tengo Ac|bdque viene Fh|bdque vive Ad|
bdque yo Bd|bdqueda en Ad|bdquedarnos con Ad|bdquiere que Td|bdrico , Ad|bdsanguineo es Ac|bdse come BhUh|bdse llama AdBdTcUd|bdse me AdBc|
bdse nos BiTi|bdse va AiUi|bdseguros , Ad|bdseis anos BcTdgd|bdsemana pasada Fh|bdsi , AdBc|bdsi el Beke|bdsi o Bheh|bdsiempre , Bd|bdsiempre en Bd|
bdsiempre lo Ad|bdsilla de Ad|bdsin ascensor Ad|bdsin luz AhHh|bdsin sal Ad|bdsocial es Ad|bdson lo BhZh|bdsoy alergica hh|bdte digo AhJi|bdtengo 0 Ad|
bdtengo 00 AhBdChEh|bdtenia un Ad|bdtercero de Ac|bdtiene 00 AiBdTh|bdtiene alzheimer BhTh|bdtiene dos Ad|bdtiene tres AcTd|bdtipo 0 AiBdgh|
bdtodas las Ac|bdtodo , Ad|bdtodo el Bc|bdtodo lo Bd|bdtodos los Ae|bdtomo alcohol Ah|bdtrabaja en Ad|bdtrates de AdYd|bdtres gatos Bd|
bdtres restaurantes Bh|bduda Ad|bdulce XhZd|bdun 00 Adld|bdun auto AhBd|bdun colegio Bd|bdun diario eh|bdun equipo Ac|bdun estudio BhOi|bdun grupo Ad|
bdun mail Ac|bdun rato Bd|bduna alarma Ac|bduna app AcKh|bduna ferreteria BdOd|bduna obra Ad|bduna tabla AhBdWh|bduser . Ad|bduso para Bdid|
bdusted , Xd|bdvamos a Bd|bdveces el AdBdYe|bdveces por AdBi|bdveinte anos Bd|bdver , Bdfd|bdvez que Bded|bdvive en Ad|bdvivo en Bb|bdvivo sola BhFh|
bdy 00 Ac|bdy a Acgd|bdy ahora AdBd|bdy amo AdHd|bdy busco AcBhOcTh|bdy con Sh|bdy contras Ad|bdy de AhHiJcZdhhld|bdy dice Ac|
bdy el AiBhHdKdMdPdTiUhahbhcc|bdy en Ahgh|bdy es BjHhPdbdlh|bdy estoy Oheh|bdy estudio AhBhHh|bdy falla AdBd|bdy hace Hh|bdy jueves Bh|bdy la AiBighlj|
bdy las AiBdli|bdy le AbBdRdUdlc|bdy lo AbBdHcMc|bdy los HhMhOhRc|bdy me AcBhFdHbJhUcYcadla|bdy mi AiBiHbJdLiMbOigcjh|bdy mis AiBhFiThgd|
bdy no FhLdMcOcPcQeRdShTbVcXcYcchecfcgcjdld|bdy nunca BcMdld|bdy peso lh|bdy por AhBdMh|bdy queria BhFh|bdy quiere AcBd|bdy quiero FdHdJdMhRcUhgdlc|
bdy quisiera Ad|bdy se MhOdTdUdgdld|bdy siempre Bd|bdy sigo gh|bdy soy BcFdJdQild|bdy su BdTd|bdy tengo Adhd|bdy tiene Ac|bdy tomo gh|
bdy trabajo BiJcgi|bdy tu Ad|bdy un AhTi|bdy una BiFh|bdy usamos BhPh|bdy vendo BhVh|bdy viene Ad|bdy vienen Bd|bdy vive Ac|bdy vivo AdCdFd|bdy ya Ac|
bdy yo AdBhFdHbJcMcOdPhQdSdUcadiclc|bdya no Ac|bdyo , BiOdPi|bdyo soy BcPd|bdyo te Bd|bd en BjSi|
bd  AaBdCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|befectivo Ahci|begins CjEhFhHhRh|beh Adhc|bejemplos Ac|
bel AbBcCdEcHcKdMdOeRdTbbbcedifahdjhle|bemojis BhXhYh|bempieza AiTi|bempresa Bc|ben EdFdHbOjRiWeXcZdbieefcjdmc|bencanta Ac|bencarnacion Bd|
benfermero BhRh|bequipo Ac|bera AdBd|berror AcBc|bes AeBdCcEiHcMcOdTcUcVdWdXcZibddd|besa AcBe|bescalada AiWi|bescribo Hh|bescrito Yh|bescuela AdMc|
bese AcBd|beso Ac|bespalda Ad|bespanol Ad|besta BbOdRiThYd|beste Ac|bestilo Bd|besto AdBd|bestos Ad|bestoy BdMc|bestudia Ad|bestudiar ch|beuros Yh|
bexplicame AdBd|bexpliques AdBdXd|bfacil Ad|bfaciles Ad|bfacturas Bd|bfalta Bd|bfamilia Ad|bfarmacia Mc|bfaros BhVh|bfavorita AdMh|bfavorito Ad|
bfebrero hd|bfelipe Ad|bfinal Ab|bfinde BcVd|bflutter Ahci|bfondo Uh|bformula Bd|bfotografia AhBhch|bfotos Ad|bfrances Ah|bfrida Bd|bfue Ad|
bfuerte WdXh|bfutbol Xi|bgallegas Bi|bgallinas AiUi|bgano AdTd|bgato Udci|bgatos BeTcUh|bgente Bd|bgetafe Nh|bglobant Bd|bgodot Bhbh|bgoogle Ad|
bgordo Ad|bgracia Bd|bgracias Ac|bgrado Ad|bgrados Ad|bgramos BhYi|bgrande Bc|bgrandes Wh|bgrano AhWiXh|bgringa Ad|bguadalajara AdBe|bguadalupe AhCh|
bguarani Kh|bguardias Bd|bguitarra Bi|bha Ad|bhabla BdCh|bhablar Bd|bhace AhHiOcUdWddd|bhago BcMhed|bhasta AbHcMd|bhazme Bd|bhermano Ad|bhermanos Th|
bhija BdSd|bhijo Bc|bhijos Ud|bhipoteca Ad|bhistoria AhWi|bhobby MdVh|bhola Ad|bhome Ad|bhora Lgeh|bhoraria Ad|bhoras AaBd|bhoy Ac|bhuevos Ac|
bibarra BhCh|bidea Ac|bidiomas Bc|bimprenta Bh|binaki Bh|binfo AcFd|bingenieria BcQd|bingles AaKd|binternet Bd|binversa Ad|bir Ad|biso Ad|bjaja Bcgh|
bjapon Ahdh|bjose Ah|bjuana BdTd|bjudicial Ad|bjueves ei|bjunio Bd|bjuntos AdBd|bjurado AhOh|bkilos Fcli|bkinesiologia BdTd|bkotlin ai|
bla CcDhIdMbOdWcXbgcld|blaburo Bd|blactosa Ahhh|blargas Bi|blas Acaclc|blautaro BdRc|ble AcUc|blei Ad|blengua AdQd|bles Ad|blevotiroxina gd|blibres Ad|
blibros Ad|blicuadora mh|blima HdMd|blinea Xi|blineas AcTdUd|blio Bd|blitros Ab|bllama BdTdbh|bllaman Bd|bllevamos AhRi|bllevo Bd|blluvia UhWi|
blo AbTcZc|bloca Ad|blocal cd|blogin Ad|blogistica Mh|blogo Ad|blola BdUe|blos BeHcMcTdlb|blucas Ad|bluego Yhjh|bluna AdBc|blunes ei|blupita AiEi|
bluz Bd|bm Ad|bmac ai|bmadre Ad|bmadrugada eh|bmail Xh|bmal AcBd|bmama AdEd|bmanana Ac|bmango AhYh|bmani fh|bmaquina Bd|bmar Ad|bmaraton di|
bmariposas Ad|bmartes VhYdeh|bmartin Ad|bmarzo AdBh|bmas AbYc|bmate ei|bmaterna Ac|bmates Ad|bmatricula Bd|bmayores Mh|
bme AhEhFdHbJcMePdQcRcSdTiVhWjXiZcbdccdcedfigdjdldmd|bmedia eh|bmedicina Qh|bmedio QhUd|bmejor AdBiYi|bmellizos Th|bmenor AcTd|bmenos Ac|bmenu Ad|
bmes Fh|bmeses Ab|bmetodo Ad|bmetros AcUd|bmi AdOdQdScTdUc|bmichi AdUd|bmilo AhUi|bminutos Aceh|bmio Ad|bmis Ab|bmismo AdBc|bmontones BcVc|bmotos AdMd|
bmucho Ac|bmultitudes Xg|bmundo Ad|bmurio BdUd|bmuy Ac|bnacimiento Bd|bnacio AhRh|bnacional Ahlh|bnada AaBcXd|bnadie BbTd|bnecesito BcMd|
bnegativo Aili|bnegra Ah|bnegro AcBd|bnenas BdUd|bnenes AiTi|bnerea BhRh|bneutro AhYh|bni OdTdfhhd|bnietos Th|bnina Ad|bninguno AdBc|bninos Bd|
bno BjJdMcOdPdRdTdXiYdacddgihdli|bnoche AcXh|bnocturna BdQh|bnomas AhHiJd|bnombre Ac|bnorma Ti|bnos AcBd|bnota Ad|bnoviembre Gh|bnube Uh|bnuestra Ad|
bnueva Ab|bnuevo Ch|bnunca AbBd|bo AZBcHdQd|boaxaca Jh|bobra Ac|bocho Md|boctubre AhGh|bodia Ac|boficina Ac|boidos Ad|bojos Ad|bolivia BhTh|bolor AdXd|
bonce Ac|bonline bh|bopcion Accd|bopciones Ad|borden Bd|bosde Ahlh|botra AdBd|botro AdBd|bovulos Ad|bpago Ac|bpalabras AdBd|bpan AdOd|bpanama BdHd|
bpaneles AhMi|bpanico Ah|bpantalon Bd|bpara CbEiHcKcPcRcScUcVdXcYcZcahfchcmd|bparrafo Ad|bparte Ad|bpasa Ad|bpaso Hh|bpassword Ad|bpastel AdZd|bpaz Ad|
bpelusa ReUi|bpequena Bd|bpequenas Ahlh|bpero AjCiDcEcJjLdMbOcQjRcTcUdVdWdXdYdZdcdddfdgcicjdlc|bperro AdUd|bperros Xh|bpersona Ad|bpersonas AjBdMhPiUd|
bperuana AdBdMd|bpeso Bc|bpesos Ad|bpide Bd|bpiso Ac|bpizza Ad|bplan Bd|bplanos Ad|bplato Ad|bpoco AbKhSd|bpodcast Bd|bpongas AiYi|bpongo Ad|
bponlo Adjd|bpoquito Ad|bpor CcLdPdSdTdUcbccdgdhhjhkhlc|bporque AbTdehhd|bporton Ahmh|bportugues AiKj|bpositivo lh|bprecios AcBd|bpreferida Ad|
bpreguntas Ad|bpresente Ac|bprima Td|bpueblo Ad|bpuede Bd|bpuedo fh|bpuestito Bhbh|bpuntos Ad|bpuse Uh|bpython Ad|
bque CbEcGcJbRcScVcZdbcccddebfbjhlhmd|bquechua Kh|bqueda AcBd|bquedan Ad|bquedarnos Ad|bquedo Ab|bqueretaro Hj|bquien Ad|bquiere AdBdTd|bquiero BeYh|
bracing AdTe|bradios Ah|brapido Ad|brato Bc|breceta Ad|brecetas Ad|brecien Ad|brenata Bd|brenfe Bd|breparto AiMi|brespuesta Ad|brespuestas BhYh|
brestaurantes BiMi|breuniones AdBc|brico Ac|brio BdJd|broja Ad|bropa Ad|brosa Vh|brosario Ad|bruiz Bd|bruta Ad|bsabado Ac|bsabe Bd|bsal Ahhh|bsale Ad|
bsalen Ac|bsalgo Ad|bsanguineo Ac|bsanto Ad|bse AcRded|bsecundaria Qh|bsegunda AdBc|bseis AcTdgd|bsemana Ad|bsemanas Fd|bsensores bh|bseparacion BhSh|
bsepare AiSi|bservidor Bd|bsesenta AhFh|bsi AcEhGdUdfc|bsiempre AbHd|bsiete Ad|bsilla Ad|bsillon mh|bsin Tdhb|bsistemas AiBhMh|bsobre AhBbMdQhbh|
bsocial BhQhld|bsol Ad|bsolar Ac|bsolas Ad|bsolo AcHi|bsomos AhBcMh|bson AdBdHd|bsoy AdPdhh|bstereo Zh|bsu AcBd|bsuegros Th|bsuena Ae|btabla Wh|
btal Bd|btamales AhOh|btanto Ad|btarde Ab|btardes Ad|bte Jh|btecho Ad|btecnica AdMd|bteja Ad|btelmo Ad|btema Bd|btengo BdChEhmi|btenia Ad|
btercer AdBdQd|btercero Ac|bterror Xh|btexto Ad|btiene Th|btijuana Bd|btipo Bc|btitular Ad|btitulo Ad|btoda AdOd|btodas Ac|btodavia AhQi|
btodo BbHdLeed|btodos AdBihh|btomar Ai|btomates AdVd|btomo AjBcWieigc|btonta Ac|btrabaja AbRc|btrabajo AdBd|btramites AhSh|btrates AdYd|btres BcOdZc|
btrimestre Ad|btrueque Bhbh|btu Ac|bturno Ad|bturnos Bc|btypescript Aiai|bun AbHcJdQcTdicldmd|buna AdBcIcMdTdhc|bunica Th|buniversidad Ad|buno Ac|
bunos AcBdTd|buruguay BhHh|busa Ri|busaba Ad|busado ih|busamos BcPd|busar ci|buser Ac|buses AhYh|buso AdBdid|busted Yh|bva RhUd|bvamos Bd|
bveces AbBiYd|bveinte BcSd|bvendo Bd|bver AdBcfd|bverano Ad|bverde ch|bversion AdBd|bvez AcBced|bvida AdQd|bvieja Mc|bviejo AcBdid|bvino Ad|
bvista AcJd|bvive AcTh|bvivo Fi|bvos Ac|bvoy AdBd|bximena Ch|bxl BdRd|by AhBlCdEbFhGcIcNcSiUhWcXdddghlimd|bya Ac|byo AbOdTcYddh|byoutube bd|b} Ad|
b AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd|c( JiUh|c) Ad|c, AdDiGdJiLdOcRdScThWdZaahcedcgdjcmd|c- AcBdOd|c. AdBc|
c/ AcFd|c0 AcGiPdTd|c0,00 Fdlg|c00 BhCbDdEcFcGiJdLdOdPdRbSiTaUbXcYcZdbccceefcgjhdid|c000 AaBdYe|c0000 AhBdCdHdMdRiTdUdYdgdjild|c0000000000 ki|
c00:00 AdFd|c: AdCbDkEcFcHcJdLdNdOdPcQcRdScUcVcWdXccihdjdmh|c= AdBd|c? AhBiXhYhZi|c@ Acjh|c^ AeChFgIeNdPdQdVhfejdlimZ|
ca CdEdGbJcLdMiPcQeTcXaZbaabdfhgdicmb|ca, 00 BdFclh|ca, 000 Ad|ca, ahora Bc|ca, al AhBcfi|ca, como Ab|ca, con AbRdgd|ca, contestame AdBh|ca, cosa Ad|
ca, cuatro Uh|ca, cumpleanos Ad|ca, de AiBdCbDcHiJkLdMbOcQcTdYdZdad|ca, decime CdEh|ca, dime BhEh|ca, dos Uc|ca, el AdPhcdmd|ca, en BjJdMaPdVd|
ca, es AeBdWh|ca, estoy Ac|ca, gano lh|ca, guardia Nh|ca, la Ab|ca, los JiXcfc|ca, me Ac|ca, mi BcRhUclc|ca, no AcBc|ca, nunca Bd|ca, odio AgXgYh|
ca, pero Ahmh|ca, por Be|ca, prefiero Bd|ca, que BhCiYh|ca, se TdUdbi|ca, siempre Bd|ca, sin Adhc|ca, soltero BdSd|ca, somos AdBdTcUe|
ca, soy AhBdDhEdMdOhTcVcYdadfcgala|ca, tengo FiTcUdghlc|ca, tercer AcBh|ca, tiene Ad|ca, tipo Bheh|ca, trabajo Mh|ca, turno Bd|ca, un BcMcbd|
ca, una AcOd|ca, vendo BiMhOhbi|ca, vive Bd|ca, vivo AdHd|ca, y AiBdFhTiVg|ca, ya Ad|ca, yo ah|ca0 , Bd|ca0 de AdGh|ca0 y Ad|
ca00 , AhBdCcEcFdMcRbSiTbUbYdadbdcdgild|ca00 / Ad|ca00 0000 Bhkh|ca00 anos AdBc|ca00 con Ahgh|ca00 de AcBhGi|ca00 el Fh|ca00 no Ad|ca00 y Ad|
ca000 , Ad|ca000 000 Ad|ca0000 , HdRdji|ca0000 0000 Bdkd|ca0000 y Ahjh|ca0000000000 por ki|ca: 0 AdBd|ca: dos Ad|ca: el Ad|ca: la BjZi|ca: me Ad|
ca: mi Ac|ca: soy Ad|ca: tengo Fd|ca: un AiMh|ca? el AhBiXhYhZi|ca^ 00 BiFh|ca^ 0000-00-00 Ad|ca^ ^ ChFgHdJgQdTdhhmb|ca^ a Ac|ca^ aca Ci|ca^ al Ab|
ca^ ando Ad|ca^ bailo AhVh|ca^ calzo Fclh|ca^ canto Bc|ca^ casi BhFh|ca^ cocino Ai|ca^ colecciono Vh|ca^ como AiCdEdJhMdeehhli|ca^ con FdRhgd|
ca^ contestame AhBd|ca^ cumplo Fg|ca^ curso AhQh|ca^ de AaBcHd|ca^ decidi ch|ca^ decime Ei|ca^ desde Hhgd|ca^ detesto AhXi|ca^ dime AcEc|
ca^ el AdMbOdQcfbiimd|ca^ en BcIcJdMhPcQdWdad|ca^ es Ac|ca^ estoy McOhSgdced|ca^ estudie AjBhQk|ca^ estudio Ai|ca^ fui Ad|ca^ hago AiMhQdVjacld|
ca^ he Ad|ca^ hemos Adcc|ca^ juego Vi|ca^ la AiBcJdMdObRcViWhXhcdiimd|ca^ laburo AcMd|ca^ las Zi|ca^ llamame AhCdEi|ca^ los BeQcVcWi|ca^ me AbYddd|
ca^ medito Bheh|ca^ memoriza Ad|ca^ mi BcKdMdVcZcbidbkd|ca^ mido Ahli|ca^ mis Bd|ca^ naci Jg|ca^ necesito Ad|ca^ no Yifi|ca^ nos Ac|ca^ nuestra Ad|
ca^ nunca eh|ca^ odio AgBhWiXgYh|ca^ ok Ac|ca^ para Ad|ca^ pasamos Ad|ca^ ponle Ad|ca^ practico BhVh|ca^ prefiero Bc|ca^ preparo Bd|ca^ pues Ad|
ca^ que Ad|ca^ quedamos AhPh|ca^ quiero Bddi|ca^ salgo Ad|ca^ si Ad|ca^ siempre Ad|ca^ siendo Bh|ca^ sin Bihi|ca^ somos AhSh|
ca^ soy AhChDZEaFcHcMaOhRdUdXdbddelh|ca^ suelo Bheh|ca^ talla Ajlj|ca^ te Ch|ca^ tenemos TdUh|ca^ tengo CdMeOdSeTiUeVdddfdla|ca^ toco Ad|ca^ todos Ad|
ca^ tomo edgh|ca^ trabajo Xh|ca^ tuteame BhXh|ca^ un Ad|ca^ una AcId|ca^ usamos ah|ca^ uso Bighlh|ca^ vale Ad|ca^ vamos AcBc|ca^ vendo BcOd|ca^ voy Ad|
ca^ ¿ Ac|caa correr AhBd|caa hacer Ad|caa la OhQdTdcd|caa las AcWdXdddej|caa los AeWcXcYdedfh|caa mi AiRiYhli|caa mis AiFh|caa probar Ad|caa que Ad|
caa restaurar Bh|caa ser BhYddh|caa su Ad|caa todo Ad|caa un Hh|caa una AhMi|caa usar AdBc|caa viernes Bd|caabrir una Aibi|caaca , Ad|caaca en AhHiYd|
caacabo de Ae|caacuesto a Bheh|caademas de Ad|caademas del AiMi|caadolescentes y Ahhh|caadoptamos a AjHdTiUh|caadoptamos un AcUd|caahora en BcYd|
caahora es Ad|caahora estoy AhBhMi|caahorrando para Bc|caal final Bdad|caalergia al AiBdfj|caalergica a fi|caalergico a Ac|caalergico al AcBcfc|
caalergico desde Ad|caalgo de Kh|caalicante , Ad|caalquilamos una Ad|caalquilo un Ad|caamo el AiWj|caanda , Ad|caandamos , Ad|caando con Ad|
caando en Mdii|caanimo a Ac|caanos , AiBdCcFdHcRdShUdVcadghli|caanos de AhOihh|caanos el Ad|caanos en AcMd|caanota que lh|caantes de Ac|caantes del Bd|
caaparte de hh|caapellido es AhDiHdZd|caaprendi a Ac|caaqui en Hi|caarmame una Ae|caarquitecta en Ad|caatentamente , AhCiDdHd|caavena con ei|
caayudame a Ad|cabailo tango BhVh|cabaja en hh|cabajo en Bh|cabanda de Bd|cabarrio , Ad|cablanca , Fh|cabogado AcHd|cabrir Bhbh|cabuela Ac|cabuelo Ad|
caca BdHhMdTdYd|cacabeza en Ad|cacabo Ae|cacafe , Ad|cacafe de Ad|cacalzo 00 Bdld|cacamara , Vh|cacambia el Ad|cacambie de Ad|cacaracas , Ad|
cacasa en Ad|cacasa hablamos BhKh|cacasa no mh|cacasa somos AhTi|cacasa y Kh|cacase en Sh|caceite Ad|cacel es kh|cacerrar el Bd|cachan , Ad|
cachica , AdBhRh|caciencias , Ad|cacierran los Ad|cacilantro , Ac|cacinco en Bi|caciudad : CdHh|caclases de Ac|cacliente es Bhlh|cacodigo de AhBdlh|
cacolegio , Ad|cacomo a AiBd|cacomo la Ad|cacomo los Ad|cacomo soy gh|cacomo un Ac|cacomo una Ad|cacompanera de Ac|cacomprarme un Bh|cacon 00 Fh|
cacon el AhLhMcXhccdd|cacon la LdMdRjWdXdbdch|cacon las BdUh|cacon los AdThXded|cacon un Bc|cacon una Ad|caconducia un Ad|cacontexto : CcHdMi|
cacontrato de Ad|cacoro de BhVh|cacorreo es Aijild|cacorro el Ad|cacortas , Ad|cacrie en Hc|cacuando me Ad|cacuando te AhXi|cacuatro anos AiSi|
cacuesto Bheh|cacumpleanos de Ad|cacumpleanos es AhGh|cacurso de AhQi|cada alergia Ahfh|cadale , Ad|cadame un Ac|cade 00 FhOd|cade 000 lh|
cade cabecera Zh|cade cinco Pd|cade dia Qi|cade insomnio gh|cade la MjNdQdRcfd|cade las Aiei|cade los BhQhWh|cade lugo Jh|cade marketing BiOh|
cade mi MdOcQdRiTiUd|cade mis AbTd|cade noche AhOi|cade nueve Bc|cade pantalon Ahlh|cade piso Bd|cade quince BdTd|cade ruedas Bd|cade san AdBd|
cade seis PhTd|cade soldadura BhQh|cade tres Ad|cade trujillo BdHd|cade un AjMiTh|cade una Ti|cade zapato Ailh|cadecidimos usar Bhch|cadejar el dh|
cadeje la AdBd|cadel 0 Ad|cadel 00 Bd|cadel taller AiBdMi|cademas AiMi|cadepartamento de Ac|cadepartamento en AdBdHd|cadesde el gi|cadesde hace Ad|
cadesde los AbFd|cadetesto el Ah|cadetesto las BhXh|cadia , Ad|cadia de Gh|cadias en AdHd|cadice mi Ti|cadieta baja hh|cadiez anos Hi|cadime como Ac|
cadiseno en Ad|cadjango con AhBdah|cadoctora , Ad|cadolescentes Ahhh|cadon eusebio AcBd|cadoptada AiCdTdUi|cadoptamos AiBcHdTiUh|cados nenas BdTd|
cados veces Ad|caduele la Ac|cael 00 BhGh|cael 000 Bh|cael area BaMcPd|cael atletico Bhlh|cael de HdLhmg|cael del AdMd|cael dia AhGh|cael logo AhBdch|
cael metodo Bd|cael mismo Bd|cael perro Uh|cael restaurante AhOh|cael segundo Bcgh|cael tercer Ad|cael verde BhZh|cael viernes Bd|caembarazada de AcFd|
caen 00 Bd|caen 0000 Bd|caen bimbo Bd|caen casa Uh|caen correos BdMd|caen el HcLdMiQbWcXbYdZdddfc|caen globant Bd|caen google AdBd|caen hora BhLi|
caen la MhOcQiRdVcWbXdYccbddeclc|caen las Hi|caen los Bd|caen marzo Bd|caen mas AiYh|caen merida BgHh|caen mi AcPhhh|caen mis Ad|caen moto ii|
caen orlando BdHd|caen puerto AdBd|caen san Ad|caen segundo BhQh|caen tercer Bd|caen tres Bd|caen un HcMiQc|caen una HdMhNh|caen valencia AhMh|
caencanta como Ad|caenfermera en Hd|caentiendo las Ad|caentra a Ad|caequipo , AhBdPh|caequipo de AbPh|caequipo es lh|caequipo somos BhPh|
caequivoque de Ad|caerror : Ad|caes 00 Beld|caes 0000000000 Bhkh|caes de AbBcHbJbLcMcQdRcTcZbadid|caes el AlEdFdHdKiLcPdUdVcXcYdZjadcddbfdidmh|
caes en BhGhHd|caes intolerante Ad|caes jubilarme Ah|caes la AjMcOiQdRdVhWjZbbddd|caes mi Th|caes muy Bdld|caes que Ac|caes un AcBcUdbdlc|caes una Bc|
caescribime a Ahji|caescribime un Ad|caespanol , AhHh|caesta : jh|caesta en AhHh|caeste ano Ad|caesto : Ad|caestoy de Oi|caestoy en AhJdLhMi|
caestoy haciendo hh|caestoy por Qh|caestoy probando Ad|caeuros , Ad|caexamen de Ad|caexplicame como Ac|caexplicame la Ac|caexpliques lo BhXh|
cafalta de Ad|cafalta un Ad|cafanatico del Ad|cafatal , Ad|cafavorita es AiZild|cafavorito de Ad|cafavorito es AhZi|caficionado AiWi|cafiebre , Ad|
cafin de Ad|cafp de Qh|cafui a Ad|cagano 0000 lh|cagatos , AcUc|cagmt - Lh|cagosto Bd|cagregalo Ad|caguardia en BhNh|caguerra del Bh|cagustan los Xh|
cagustan mas AdYc|cagustaria llegar Bd|cahace 00 Fd|cahace un AcMdSh|cahago la Qh|cahago un Be|cahambre y Ad|cahasta el AcBd|cahay un Ad|cahe visto Ad|
cahecho en AdHd|cahernan , Oh|cahija de BiTh|cahija mayor BdTd|cahincha de Wi|cahipertenso , AcFd|cahipotiroidismo y gd|cahola , Ac|cahola soy AiCiEh|
cahora CdEdJdOhTdYdad|cahora de AhLh|cahoraria es AhLh|cahorario de Li|cahorrando Bc|cahotel de Ad|cahoy , Ad|cahoy tengo AhFh|cahuevos , Ac|
caideas de Ad|caingles , AiHhYh|caingles : AdCe|caingles es Ad|cair a Ad|cajefe es Acld|cajubilado de AiBdHdMi|cajuego al BhVh|cajuego de AcVd|
cajueves , Ad|cal AdQcXdac|cala base ah|cala calle Ad|cala comida BhWi|cala contraria BdYd|cala de Lg|cala empresa Bd|cala escuela Ad|cala historia Wh|
cala hora BcLd|cala linea AdBc|cala llave Bhmh|cala musica BiWh|cala piel Ajlj|cala que Bh|cala rodilla gi|cala ruta Ac|cala segunda AcBc|
cala version Bd|calabura en Ad|calaburo en AjMj|calas dos BhUh|calas horas BiLh|calas noches AdBdNd|calas peliculas BhXh|calas respuestas BdYd|
calas tardes AiBdNh|cale decimos Ad|cale gusta Ad|caleche , Ac|calemana Ti|caleo y Th|calergia Aifk|calergica fh|calergico Aa|calgo AcKh|calibro de Zh|
calicante Ad|calimento AgUh|calista de AdBd|callave del Bhmh|callegar a di|calleves la Ad|callevo el BiMhOh|callevo seis Bd|callevo tres Bd|
callevo un eh|calma AcHdTe|calo de Ab|calo del Ahfi|calo mio Ad|calos 00 Fc|calos de Ad|calos domingos Ag|calos espanoles Bd|calos gatos Bd|
calos jueves Bi|calos miercoles Ah|calos viernes Biehmh|calquilamos Ad|calquilo Ac|calta AiCiDcHh|calugar de Ad|calunes a AcBdOd|camadre , BhTh|
camadre con Bd|camail es jhld|camajo , AhEi|camanejo un Ah|camanejo una ih|camarido , EdHdRiTh|camarido se Ri|camarido y Ad|camarta , Ad|
camartes y Bheh|camarzo , Oh|camas en BiYg|camaster en BhQh|camaterna , AiYi|camayor , AhCdEdHcOdRdTkUd|came acuesto Aieh|came crie BhTh|came dan Ad|
came des BdWd|came diagnosticaron Aigi|came dicen AiCdEi|came dio Ad|came duele Ad|came duermo Ad|came encanta AhXj|came encantan Ad|came estoy Ab|
came expliques Bh|came faltan Ad|came gusta AhVhWiXi|came gustan Xh|came gustaria Addd|came hables Bc|came han Ad|came jubile Bd|came llaman Ad|
came llamaria Ad|came llamo CiDdEdHdJdMd|came lo Ad|came pases Ad|came pide Ad|came propuse Ahdh|came quede Ad|came quedo ci|came toca Ad|
camedicina en AdHd|camedio , Ac|camedito veinte Bi|camenor , AhCdEdHdRdTi|camenos las BdXh|cami abuela Be|cami amiga Ac|cami casa hh|cami comida Bd|
cami companero AdBd|cami esposo Rh|cami gata BhUh|cami grupo Ac|cami hermana Be|cami hija dh|cami mama AdBd|cami marido Ad|cami novia BbRc|
cami novio BbRb|cami padre BdTd|cami papa Ad|cami prima BdTd|cami socia Ph|cami tesis AhQh|cami viejo BhTh|camido 0,00 Bclc|camiga Ad|camigo Ad|
camis 00 Fh|camis dos BhTh|camo AjWk|camonoambiente en AgBhHh|camudarme a Ad|camude a Hh|camudo a Ac|camuero de Ad|camujer , Ac|camujer de Ad|
camujer es BhRi|camurio mi Ad|canaci en AhHcJj|canacido en AdHd|canacio el Ad|canada , Ad|canada con Ad|canda BhWiXh|candamos Ad|cando ih|
canecesito un Ad|canecesito una Ad|canenas , Bd|cani el Ajfj|cani en Ad|cani nada Ad|canico , AcFc|canimo Ac|cano , Ajfi|cano Ad|cano como BhYhhh|
cano entiendo Ad|cano es Ab|cano habla Ad|cano hay Bhmi|cano la AdBc|cano me AeBc|cano puedo fi|cano se Ac|cano soporto AiXh|cano soy AaBcObhb|
cano tengo TdXdYdmi|cano tomo BhWiXh|cano trabajo Ad|cano uso Ad|canoches , Nh|canombre : AdHdMe|canombre es AiCi|
canos BdCcFdHdJcMcOhPdRdShUcVcXdYdacbccdfd|canos mudamos Hi|canota Ad|canotaria , AdNd|canovia se AiBdRi|canoviembre , AhSh|canterior Ac|cantes Ab|
canuevo , Ad|canunca se Ad|canuncio Ac|cao en AcHd|cao sea AiOi|caobra social Ahlh|caodio el AhXi|caoficina queda Ahlh|caojo con Ad|caoperan de Ad|
caorden del Ad|caotra vez Ad|capantalon es Bhlh|capapa es Ad|capara el AaWeXc|capara la AdQd|capara los Ad|capara mi Td|capara toda Bd|capara una bd|
capareja , OdRi|caparte AhMhhh|capasa de Ad|capasado y AiHi|capassword : Ac|capau en Ad|capellido BdDiHcZd|capeluqueria , Aibi|caperdon , AhOi|
capero decime AhEh|capero el AdBh|capero es Ad|capero no Ac|capero soy gh|caperros , bc|capersonas a Pi|capeso 00 lh|capiden un Ad|capie de Ad|
capiso en Bh|caplaza de AhOh|caponelo en Acad|caponlo en Ad|capor el Aa|capor la AdQi|capor las Ab|capor mi AeBhRd|capor no Ah|capor un ih|
capor una Ad|caporque no Ad|capotes , Ad|caprefiero la Ad|caprefiero los AhYi|caprefiero que Ab|caprendi Ac|caprendo Bh|capresente que Ah|
capresento : AhCiHd|caprima se AcTd|caprimero , AdBhYh|caprofesora de Oh|caprogramo en Ahah|capunta BcLhmc|caque como Aifi|caque el UhWd|caque en Ac|
caque es Odgildmd|caque estoy Mh|caque la AgBeMcOdXi|caque los BiXdmi|caque me BhYh|caque mi Aidh|caque no Admh|caque pedro Zi|caque se PhRdUjbbld|
caque sea Ad|caque sepas Ah|caque soy Ochhlj|caque te AcXdYd|caque tengo AbFcTd|caque tiene Ad|caque vivo AhHh|caqueda en Bilhmg|caquedamos con AhRh|
caquedo con AhTh|caquedo en AiHhci|caqui HiSh|caquiero bajar Bi|caquiero correr Bd|caquiero llegar Bhdh|caquiero vender Bd|caratos libres AiVi|
carbitro Ad|carea Bd|carecorda que Ae|caremodelando la Bhbh|caresido en AhHh|carestaurar radios Bh|carmame Ad|carmando Bc|caroja , AhMhOdbi|
carquitecta Ad|carriba Bh|carural en Ad|casale en Ad|case como Ad|case llama BjCcDdEcHcJdZdadbgcdid|case llamaba Ac|case me Ad|case que Ac|
casegundo de BhQh|casemestre de Qi|casenora de AiFi|casepas que AhBhgh|casi , AaHdSdTd|casi Ad|casiempre el Ad|casiempre en AiBiWhYj|
casiempre es AhCdEhHcZhld|casiempre la Yh|casiempre lo Ad|casiempre me Ad|casin azucar Bc|casistemas , Ad|casobre el Ac|casobre la Ad|casocial es Bh|
casomos cinco Bh|casomos seis Bd|cason las AcUd|cason los AiXh|cason tres Bh|casoporto el AhWgXi|casoy , Ac|casoy alergico Ad|casoy celiaca Bdgd|
casoy corredora Vh|casoy de AiHbJjLdMdOd|casoy del AcBdld|casoy hincha BhWi|casoy ingeniero BdOd|casoy intolerante Ai|casoy la JdMdOhWdXd|casoy mas Ad|
casoy muy Xh|casoy profesora Oh|casoy team AiWj|casoy todo AcBd|casoy un AbTd|casoy yo Ad|casubir al Bhmh|casubir el AdBc|casufro de Aigi|
catarde , Aiei|catarea de Ad|cate llamas Ad|cate pase Bd|cate pida Xi|catenemos tres BhTh|catener un Ae|catengo 00 BcFeTd|catengo dos Ad|
catengo el BdUh|catengo hipotiroidismo Bd|catengo un AiMcUh|catengo una BdTcUdih|catenia a Ad|catenia un Ac|catentamente AhCiDdHd|catienda de Ad|
catiendo AhMi|catiene 00 BdFeUh|catiene tres Bd|catipo soy Ad|catitular es Ad|catitulo , Ad|catocar el Ad|catoco el AhVi|catoda la Aced|
catodas las AdBd|catodavia no Ae|catodo , Ac|catodo a jh|catodo el Ab|catodo en Bhah|catodo lo Bd|catodos los Aa|catrabaja en AbBdHcMd|
catrabajaba en Ad|catrabajar en AbHdMd|catrabajo , Ad|catrabajo a AcMdjd|catrabajo como Oh|catrabajo con Ah|catrabajo en AiHaJcLiMjOd|
catrabajo es Adld|catrabajo para Mh|catranquilo en Ad|catreinta y BhFh|catres dias AdBc|catu mi Ad|caturno de Ad|caturnos de Ac|catuve un Ac|
cauba , Ad|cauf , Ad|caun call Mh|caun equipo Pg|caun hijo BhTh|caun loro BhUh|caun monoambiente AhHh|caun servidor Ah|caun versa Bd|cauna galga Bd|
cauna gata BcUc|cauna hora Bh|cauna nina Th|cauna ong BiMi|cauniversidad de Ac|caunque Kh|causar el Bc|causted , AhYh|cautonoma AhHh|cava a Bd|
cava en AiBgahch|cavamos a ch|cavamos con Bc|caveces por Bi|cavecina es Ad|cavecino de Hh|cavena ei|cavendo mi Ad|cavengo de AhHdJi|cavi una Ad|
caviajar a AcBdHc|cavida , AcBh|cavida en AhHh|caviernes a Bd|cavino de Ad|caviso AdTd|cavive en AZBcHb|cavivia en AbHcJd|caviviendo en Hh|
caviviera en AcHd|cavivo de Oh|cavivo en BbHhIdJbLcMaad|cavoy a AaBdYd|cay 00 Fh|cay con AhRdUi|cay de AhBdHiJd|cay dos BhUh|cay el Ac|cay en Ac|
cay es Ac|cay estoy Bd|cay estudio BiQh|cay jueves BcVded|cay la AZ|cay las Ad|cay le AhUh|cay los AaBdTd|cay me AdBb|cay medio Bd|cay mi RiUdlc|
cay mis Ad|cay no Aa|cay que Ad|cay quiero Ac|cay se Ad|cay sin Ad|cay soy CcJiSdVdgcld|cay tengo Ucgj|cay un FhUi|cay una Bi|cay usamos ah|
cay vivo AhBhHi|cay yo AhOiPd|cayer Ac|cayo , AhHdOiUd|cayo : Ad|cayo con Ac|cayo de JjMdOdVd|cayo en HiJdMd|cayo llevo Mi|cayo no Ad|cayo queremos Ac|
cayo soy CdEdgd|cayo tengo AiUi|cayudame Ad|cazapato es AgBhlh|cazucar AdBd|ca¿ como Ac|ca es AhLh|
ca  AbBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|cbailo BhVh|cbaja hh|cbanco Bd|cbanda Bd|cbano AiOh|cbar AbHd|
cbarrio Hi|cbase ai|cbebe Ac|cbien BeFhWdXd|cblanca Fh|cbodas gh|cbrasilena AhHh|cbueno Bdmh|cbug Bd|cburro AdTd|cbuscando AdOd|cbuzz Bdbd|
ccabecera BhZh|ccabeza Ad|ccaen AdBdXd|ccafe Ab|ccafeteria AhHh|ccajera BhOh|ccalidad Ag|ccalle FdOh|ccallejero AhUh|ccalzo AiBcFdlh|ccamara Vh|
ccambia Ad|ccambie AcBc|ccambio Ad|ccanto AiBcli|ccaracas Ad|ccarlos Acgc|ccarne AhCi|ccarrera BhQi|ccarta Ad|ccartel Ad|ccasa AiBgCdHcKhPdQdTiVdcd|
ccasado Ad|ccasados AiPdRiTd|ccasas AhOi|ccase HdRhSh|ccasi AdBc|ccel kh|ccenar Bd|cceno Ac|ccerrar ci|ccesante AdBcOd|cchan Ad|cche Ch|cchica Rhgh|
cchiste Ad|cciencias Ad|ccierran Ad|ccilantro AcXh|ccinco AbPh|ccita Ad|cciudad AhCcHjMdRdld|cclases Ab|cclienta Ad|ccliente lh|cclinica Ad|ccobren bi|
ccocina mh|ccodigo Yh|ccolecciono BiVi|ccolegio Ac|ccolor Ad|ccomer Bc|ccomo CcHdJcMcOjTdWdXcadcdddfblb|ccomodoro AdBd|ccompanera Ab|ccompanero Ac|
ccomplutense AiHi|ccompramos ih|ccomprar Ac|ccomprarme Bhdh|ccompras Mi|ccon EdGdHcIdJcKcMdNdOcQaRhVbWdddfbhdiblc|cconducia Ad|cconmigo Ad|
cconstruyendo AjCdHcRdbk|ccontabilidad Ahai|ccontacto AhCiDd|ccontesta Ad|ccontestame Yi|ccontexto CcHdMi|ccontrato Ad|ccordoba ah|ccoro BhVh|
ccorreo jild|ccorreos AhBdMdOh|ccorrer Ahdh|ccorro Ac|ccorsa ih|ccorta Ad|ccortas Ad|ccrie AcBhHbTh|ccuando Ad|ccuatro SiUd|ccuenta Ad|
ccumpleanos BdGhTd|ccumplir AhFh|ccumplo AdFh|ccura BdOd|ccurso AhQj|ccv Acjd|cda BdMdfhgh|cdale Ad|cdame Bc|cdatos Ahah|cde HbIdMhOgPdRhSaThVbXccdfZ|
cdecidi ci|cdecidido ci|cdecidimos Ac|cdedico BdMi|cdejan Ahah|cdejar di|cdeje Ac|cdejo Ad|cdel AhHhQdUdWdZdicle|cdepartamento AbHc|cderecho Fh|
cdes Ah|cdesde BcFcHcWdXdYdfdghld|cdetesto AhBhXi|cdetras Bh|cdia Ac|cdiario Ad|cdias AcHd|cdice Ti|cdicen Eh|cdicho Aici|cdicto AhCh|cdieta Bhhi|
cdiez Adeh|cdigas Ad|cdigo Ad|cdime AcBd|cdiseno Ad|cdistancia Ad|cdivorciada Sh|cdjango AhBdai|cdoce Bd|cdoctora Ad|cdolares Ad|cdomingos Bi|
cdon AcBd|cdonde Ac|cdos Bc|cdoy Ac|cduele AcBc|cduermo Ad|cedito ai|cejemplo Ad|cejemplos Bh|cejercicio Ad|cel AcCcEdGhHbJcKdNdQcRdTcadfdhdiZ|
celche Ad|celectricista AhBdHhJhOd|cemail Acjc|cembarazada AcFd|cempece AdBdHd|cempezar AhOh|cempieza Ad|cempresa Adjd|
cen CcDbEdFcIhJeKdLhMiNhQhRcTZWeXaZbbZcedbfbgbie|cencanta BhWhXj|cencantan BcWh|cencargo Bd|cenfermera AdHd|cenojada AhEh|centiende Ad|centra Bcfi|
centre AcBd|cepoca Ad|cequipo HdPiTdZd|cequivoque Ad|cera AcBdHd|ceres Ac|cerror Ac|ces AhDZEbHcIcJZKiNdRdUbWiYdZibdccdifbgbhcje|cesa Ac|cescena Ad|
cescribe Ad|cescribeme Ac|cescribime Ahji|cescribir Ad|cescuela BdQc|cese AcBd|ceso AcBb|cespanol AhHhKh|cespanoles Bd|cesperando Ad|cesposa BdRh|
cesta BdHhMdOccdjh|cestamos Ac|cestan Ad|ceste AbBd|cesteban Fh|cesto Ac|cestoy JdLgMhVdWdXcYdadbcdble|cestudie Bc|cestudio AdQh|cestudios Ad|
ceuros Ad|cevita Xh|cexamen Ad|cexcel Ad|cexpliques Xh|cextra Ad|cfalta AbBd|cfaltan AdBd|cfatal BdXh|cfavorita AhZild|cfavorito AiCdXhYgZjld|
cfebrero Gi|cfecha Ac|cfiebre Ad|cfin Ad|cfinde AhHdIh|cfirma Ad|cfp Qh|cfue Ac|cfuera AhXhYg|cfui AcBd|cgalgo BdUd|cgano Acli|cgasta Adld|cgastos Ad|
cgente Ad|cgmt Lh|cgo Ad|cgoogle Ac|cgrande Ad|cgripe Ad|cgrupo lh|cguadalajara Ad|cguarda Ad|cguardia BhNh|cguitarra BdVc|cgusta Be|cgustan Xh|
cgustaria Bd|cha AcBd|chabla Ad|chace AaFdSh|chaceme Ad|chacemos BhMh|chacer AcOdXh|chaciendo Bc|chago AhHdQhah|chambre Ad|chan AdBd|chasta Aa|chay Aa|
chazme Ac|che Bc|checho AdHd|chermana Ac|chermano Ac|chice Ac|chicieron Ad|chija dh|chijo Ad|chincha Wi|chipertenso BdFdgh|chola CiEh|chora HdLi|
choraria AgLi|chorario Lh|choras AdBd|chorno bh|chospital Ab|chosteleria Ad|chotel Acjd|choy BcFhhd|chuevos Ac|ci AcBd|ciba Ad|cideas AcBd|
cingeniero Ac|cingles Cdld|cintolerante fi|cir Ac|cjajaja Ad|cjefa lh|cjefe Ad|cjoven Ad|cjuan Ad|cjubilado AiBdHdMiOd|cjubile AhMi|cjuego Ac|
cjueves Ad|cjulio Ad|cjurado AiBdKiOd|ckilos gh|ckira AcBh|cla AcChEcFeHdKcLdMcOcPbScUcWifc|clabura Ad|claburo AjMj|clado Bdmd|clas MdXhbefd|
clavanderia Bd|cle AbUhZd|cleche AcBd|cleer Ac|cleo AdBh|cleyendo AdBd|clibres BiVi|clibro Zh|clista Ad|clisto AhCcHi|cllama Bc|cllaman Ad|cllamo Ac|
cllega AdBd|cllegar di|cllego Ab|cllegue AjJh|cllevar Ad|clleves Ad|cllevo Qd|clo Bbfi|clogin Ad|clogo ch|clola AdUh|cloro Ad|
clos EhFbHdIbJcMcTcWjgbhdlh|clugar Ad|cluna Ad|cluz Ad|cmadre Ac|cmadrid Ac|cmaestria Bg|cmail Aijild|cmajo AhEi|cmal AcBc|cmama AeBd|cmananas AiMi|
cmanejando MhOh|cmanejo Aiih|cmani Ad|cmapudungun AhBcKh|cmaquina Ad|cmaraton dh|cmarido CdEdHdRhThUdlc|cmarketing Bi|cmarta Ad|cmartes Vieh|cmarzo Oh|
cmas Yi|cmascota AhReUh|cmaster Qh|cmate Ad|cmaterna AhYi|cmayor CdEdHcOdRdTkUd|cme AdCiDhEiFdHYLdMZObPcQdRcUaVbXiZcaciclcmd|cmedicina AcHd|
cmedico AcBd|cmedio HcIh|cmejor AdXh|cmemoriza Bd|cmenor AhCdEdHdRdTi|cmenos Xh|cmerida AdBhHh|cmetros Ad|cmexico Ad|
cmi AcEcFdHbJdLdMZNdOaVcabccedfdgdmd|cmiercoles Bi|cmil Xg|cmilonga Ad|cmio AcBd|cmis AaBhFhMdPcUiVded|cmismo Ae|cmit Ad|cmonoambiente AgBhHh|
cmoto Adih|cmudarme Ad|cmude Hh|cmudo Ac|cmuero Ac|cmujer AbBiRi|cmulta Ad|cmurio Ac|cmuseos Ad|cmusica Bc|cmuy BiXh|cnaci AhHcJi|cnacido AdHd|
cnacio Ad|cnada AbYh|cnadie AbBd|cnado Bheh|cname Ad|cnecesito AaBc|cnenas Bd|cnene BhTh|cni AiBcMdXdfj|cnico AcFc|cnieto AiBcTh|cninguna Bc|cnivel Bd|
cno AaCdEcFdJdMcOaSdUdVdadciedfigcmh|cnoche Ph|cnoches BdMe|cnocturna Bd|cnombre BdCjDdHcMdTdZc|cnos Ae|cnotaria BdMdNdPi|cnovia AjBbHdMdRjTdUdlc|
cnoviembre AjHiSh|cnovio AhBbRh|cnuestro Ac|cnueve Bh|cnuevo AcBd|cnunca Bc|co BcHcOi|cobra lh|codia AcBc|codio AiXj|coficina Bdlh|cojala Th|
colvides Ac|conce BcPc|copcion ch|copciones Wh|coperan Ad|corden Ad|cotra Ac|covulos Ad|cpadre Ac|cpadres Ac|cpalabra Ad|cpalta Ad|cpan Ad|
cpantalon Bhlh|cpapa AcBc|cpara AdHdLdTbVdWcXcZcdiecfdgcldmb|cparana Fh|cparece Ad|cpareja HcMcOdRhad|cparte AhCiHdJd|cpasa Ab|cpasado AhHi|cpasalo Ad|
cpasame Ae|cpasamos Id|cpaso Ac|cpasos Ad|cpassword Ac|cpatio Ad|cpau Ad|cpediatria Ad|cpeliculas Bh|cpelo Ac|cpeluqueria Aibi|cpelusa Bc|cpension Ad|
cpequena AdBhFdTh|cpequenas AcBd|cperdon Oi|cperfil Ad|cpero EhObTchd|cperro AcBdUd|cperros Aebc|cpersigo Bd|cpersonas Ph|cpeso lh|cpiden Ac|
cpidiendo Ad|cpie Ad|cpilla Bd|cpintor Ad|cpiso Bh|cpizza AdBe|cplan Bd|cplantas Bdah|cplaza Oh|cpodcast Bh|cponelo Acad|cponle Bd|cponlo Ad|
cpoquito Ad|cpor AcBeOdRcVcWcXaYdbdddgc|cporque Ad|cpotes Ad|cpractico Vh|cpreferido AiZimd|cprefiero Yi|cpreguntan Ad|cpreparando dh|cpreparo Bd|
cpresente Bd|cpresento AhCiHd|cpresupuesto lh|cprima Ac|cprimer AdBbTd|cprimero BhDdYhZh|cprofesora Ac|cprogramador hh|cprogramar Ad|cprogramo Ahah|
cpropuse dh|cprotagonista Ad|cproyecto Ad|cpueblo Bi|cpuede Ahmh|cpuedes BhEh|cpuedo fi|cpuesto AbOd|cpuse AcBd|cpuso Ac|
cque CbDdEcFbHdJcKdOaReUiVcXhghlhmh|cquedamos BhRh|cquedo AjHhThci|cqueremos AcBc|cqueretaro Ad|cquien Ad|cquiere Aa|cquiero AbMdOdTdUd|cquinto Qh|
crapido Bd|crappi BhMh|cratos AiVi|cre BhWhXh|creceta Ac|crecien AdBc|crecorda Adme|credacta Ac|credactar Ad|cremodelando Bhbh|cresido AhHh|
crespondeme Bh|crespuesta Ad|crestaurante Ad|crestaurar Bh|cresuelto Ahch|creuniones Ad|crevisar BhMh|crocio Ah|crodilla gi|croja AhMhOdbi|crojo Ad|
cropa BiMi|cruiz Ad|crural Ad|crust Ad|cruta Ad|crutina AdBd|csabe AbBc|csaber Ae|csacar Ac|csala Ac|csale Ac|csalen AdBc|csangre lh|csanta Bd|
csantiago Ad|csanto AdBd|cse AbCbDcEcHbJdLdQdVdWcYdZdacddgdid|csea Ad|csegundo BhDhQhgh|cseguro Ceih|cseis Bd|cselect Ad|csemestre Qi|csenora AiFh|
csensores Bcbd|csepas Bggh|cser Ahch|csi AbCdHdOdSdUdXcfi|csiempre AiCdEhHbJdKdMbRdUdYjZhddlcmg|csiesta eh|csiete Ab|csin AbBbddhb|csistemas Ad|
csobre AdBdMe|csobrina Ad|csocia BdPd|csocial Bh|csofa Bd|csofi Ch|csola Ad|csoldadura Bd|csolo Ab|csoltera Ad|csomos AdBhHdPiRcUded|cson TdYdZhed|
csoporto BhWgXi|csoy BdCZHZJhLcMcSdUdWiahddgcid|csu Ac|csubir mh|csuegra BdTd|csuelo Bheh|csuelta Ad|csuena Ad|csueno AiBddj|csufro Aigi|csus Bd|
ctabla Bd|ctal Ad|ctalla Adld|ctaller Bh|ctango BhVh|ctanto Ad|ctarde Bdei|ctardes AcBhNh|ctarea Ad|cte BdChHdXh|ctecnica BhOhVh|ctelefonica Ad|
ctelefono Ad|ctene Ac|ctengo OdWdXdcddclb|ctenia AbUd|cterminar Qg|ctesis Qh|ctexto AdBc|ctia AiBcTh|ctiempos Zh|ctienda AcBh|ctiene AbBdFdmd|
ctienes Bd|ctipo AcBd|ctira Ad|ctitular Ad|ctitulo Ac|ctoca AdBd|ctocar Ad|ctoco AhVjXd|ctoda AcBeed|ctodas BdVd|ctodavia Ad|ctodo WhYhedjh|
ctodos AdEg|ctomar Ad|ctomo ej|ctortilla Wh|ctrabaja AbHcMd|ctrabajaba Ad|ctrabajar AbHdMd|ctrabaje Ad|ctrabajo CdEdHZIdJbLiMjPdTdUdccjdlc|
ctrago AiBdXi|ctramites BhSh|ctranquilo Ad|ctras AbBdcd|ctreinta BhFh|ctrueque Bhbh|ctu Bd|cturno AcBd|cturnos Bd|ctuteame BhXh|ctuve Ac|cu Ac|cuba Ad|
cucraniana Ad|cuf Ad|cun AcFcKcLcObRdScWcYeZcbiccedfdiila|cuna AaHcJcOdQcRdTeUdWcXcYdadcdiildme|cunica AdBc|cuniversidad Ac|cuno AcBc|curgencias Ph|
cusa Ad|cusaba Ad|cusar Ad|cuse Ad|cuser Ac|cuso Hi|custed Yi|cusuario Bijdlhmh|cutc Ad|cva aich|cvalencia MhOh|cvalparaiso Ad|cvamos Bdch|cveces AdBi|
cvecina AcUe|cvecino Hh|cvegana Ad|cvegetariana Ahfh|cvender Bd|cvendo Ab|cvengo AhHdJi|cvez AcBe|cvi Ac|cviajar AcHc|cvida Hh|cvieja AhThld|
cviene AdBc|cviernes Nh|cvine AiJi|cvinetas Ah|cvino AcBd|cvisto Ad|cvive AZBcHbTd|cviven Ad|cvivia AbHcJd|cviviendo Hh|cviviera AcHd|cvivimos Hh|
cvivo BcHiIdJbLcMaWdXdad|cvoy AcHdMcYd|cvuelo Bc|cwindows Ahah|cxl AdBd|cy CbDcEbHhIbLcMeUhVhWaXcbdddfcghhbicmd|cya AZTc|
cyo CcEcFdJiMcOiSdTdViWdXdYdadfdgcldmd|czapato AgBhlh|c¿ AbBd|c AbBeCdDdEdFdGdHdIdJdKdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|d! Ac|
d( AcBe|d) Ac|d, AcBhChDcGhJbNhObSdUeYjcjfdghjcmd|d. AZCbHcMhQdVdXiedgdhcid|d/ Aa|d0 BdCcHcJdLhMdUdid|d0,00 Ac|d00 AiCkDdHiIdJbKdLdMbPdRbWdXdYdZchc|
d000 BbCcDhHdMdTdYe|d0000 AbMeQdTdacihkhlc|d0:00 Bded|d: AbBeCcHcJdRdUdacfd|d; HbJcMdRdYcbccdfblc|d= AcBd|d? AbBbRd|d@ Ac|
da AbBdCdHbIdMdRdScUbVaXcZdacbdddgbhclc|dabril GdThgi|dabuela AdBcmd|daburrido Ad|daca Ac|dacaros Bhfh|daceituna Mh|dacordes AdBd|dadolescentes Ai|
dahi AiVhWhXj|dahora CdEdFdHcJdMcXh|dal AcBiJiTcXdeh|dalarma Ac|dalergia Bifi|dalergica hh|dalergico Rd|dalgo Bc|dalguien Bd|dalgun AeBc|dalma AdBjTi|
dalquilar Bc|dalquiler AhBd|dalzheimer Ad|damateur hh|damo AcHd|danda Ac|dando ChDdJd|dandres AcBhRh|danimales BhMi|dano Ud|danos AYJcMdUhedgd|
dantes Adeimc|daparte Ad|dapp AcKh|daprendi AiBhCdOhYhli|dapuntalo Bhgh|darbitro Ad|darchivo Ac|darduino bh|darea AdBiMi|darequipa Ad|darmame Xhhh|
darquitectura AhBd|darroz Ad|dascensor Ad|dasi BiCdFdHcJhKdMdPdQdRhTcUdVdZdddgilc|daunque Ji|dauto AhBdmh|davisarme Ad|daviso Ac|davistar Ad|
dayer AcBd|dayudame AaKdQhlh|dayuntamiento Bd|dazul Ab|db Bimh|dbadajoz Ah|dbajo Ahgi|dbanco Ad|dbarrio Bd|dbasico AhXh|dberenjena Yi|dbici lh|
dbilbao Fh|dbio Ad|dblanca AcBd|dboca Ac|dbocadillo AiXi|dbochas Fh|dbogota Ac|dborges Ad|dbruno BdTd|dbusca AdHd|dbusco AbBiOcVh|dbuzz bh|dc BcMd|
dcada AdBhei|dcafe AcBd|dcalcula Ad|dcalculo Ad|dcaldera BhOh|dcambia Bhch|dcambio Ad|dcancun Ac|dcanto Ah|dcargo Ph|dcarne hh|dcarpinteria AhBdbh|
dcarpintero Bh|dcarrera Qd|dcarta Ac|dcartel Ad|dcasa KhThUhhg|dcasada Fh|dcasado BdSd|dcastellano Bc|dcatalan AjBcYh|dcelu Ac|dcena BhQh|dcenar Ac|
dceno Aheh|dcerdo Ai|dchile Ac|dchocolate Bd|dcilantro Bd|dcinco Bh|dcincuenta AdBilh|dcine Bi|dciudad AbCdFc|dcivil BcQd|dclase Ad|dclases Ac|
dcliente Ad|dclinica Ad|dcobra Ad|dcocino AhBiHhXgYh|dcolectivo Ad|dcolegio Md|dcolor AdBh|dcome AhRhUi|dcomer Ab|dcomida Ac|
dcomo AdCcEhJdLdMdRcSdTcWdYdbdddld|dcomprarme Ad|dcompro Ad|dcon ChDiEcFbHhLcNdPcRcUcWcYcdbeihcidlc|dconmigo BiYi|dconsejos Ad|dconsorcio AhBe|
dcontabilidad Ad|dcontesta Bd|dcontestame Ad|dcontras Ad|dcoro Bc|dcorrer Ac|dcorro OdVh|dcorta Bh|dcortas Ad|dcosa Adlh|dcualquier Ad|dcuando Ad|
dcuanto TdUh|dcuantos Bd|dcuatro Rild|dcuba Ac|dcuentame Ad|dcuento Ac|dcuesta Ad|dcumpleanos AhCdHcRhTi|dcumplidos Fi|dcumplo BhGh|dcurro Bded|dda Wh|
ddale Ad|ddame AdOdVcXhgd|ddan AiXi|ddato AdBc|dde AdBdDbFaGcHiIdJcLbMdPdRhTcUiWZXbYeadfdgaidjhlZ|ddecia Ad|ddejan AdBc|ddejar AcBdQd|ddejo Ad|
ddel AeHcVdWdXdZcmh|dderecho dh|ddes Ad|ddesde OiVh|ddesempleado AiTi|ddespues Ad|ddia Ad|ddiario Ah|ddias AdHdTd|ddice AZBbHc|ddicen Ab|ddieron AiRi|
ddiez Od|ddigas Ad|ddigo Ji|ddime Ac|ddiscute AdBd|ddiscutimos AiPi|ddiseno AdOd|ddoce Bc|ddolares Ai|ddonde AcBcHh|ddormi Ad|ddos BdHhMcObQdXdYdgdhd|
dduerme Bd|dduermo BcHhed|decho Hh|deconomia AdBh|dedad AcCd|deh BhFh|dejemplo Ad|dejemplos Bd|del ChDbFcHbJaLbMcPhSdXbZdajceddeefhgdhbiajckdld|
delche Ac|delixir Ad|demojis AiBcXhYh|dempieza Ad|dempresa Bc|den AbCaDcHZIhKbMiRdUeWaYaZcadeefcgdjd|dencanta AcRdTd|dencarnacion AiCi|denfermeria Bd|
dentiendo Ad|dentonces gh|dentra AiCdEdHdRdTj|dentrada Ad|dequipo Ac|dera Ac|derror Ac|des AdCaDcFdIcJcMcOdPcQcRiSdTcWdbccbdcfdghic|desa Ad|
describe HdZi|describeme Ad|describo Ad|descrito BdYh|dese BdCjEdHcJdMdZd|deso AbBdHdOded|despana Ad|despanol BhKj|desperando Ad|desta BdTcYdah|
destaba AcUc|deste Ad|destilo AcOd|desto Ac|destoy AcHdOhld|destudio AgBiHhOh|deuros AhBd|dexiste lh|dexplicame AbBdXd|dexplicamelo AcBdRdXe|
dexpliques AdXd|dextrana Ad|dfacturas Ac|dfalla AdBd|dfaltan Bd|dfanatico Ad|dfaros AhVh|dfavor Bdjh|dfebrero Aihh|dferia bc|dferreteria BdOd|
dfiebre AcBdTd|dfinal Ab|dfinde AiVi|dfondo Uh|dformula Bd|dfoto Ac|dfotografia Ahch|dfrances Ki|dfrida BdUd|dfrom Ad|dfue Ad|dfuera Ad|dgana Ad|
dganas ih|dgastos Ac|dgato Hi|dgatos AcBeTdUd|dgente AcFd|dgetafe AgNh|dgirona Ahbh|dglobant Ad|dgodot bh|dgoogle Ac|dgracia Ac|dgracias Ad|
dgrado BdTd|dgrados Bc|dgramos AiYi|dgrande Bd|dgrano Ah|dgrupo Ac|dguadalajara AdBhOdVh|dguardia Qh|dguardias AhMi|dguayaquil Ai|dguia AhHh|
dguion BhWh|dguitarra AjBc|dgusta TcXh|dhabla AcBc|dhablar Ad|dhablo Oi|dhace AiBiHiQdUc|dhacer Ad|dhaciendo Rh|dhago Ac|dhasta AdMd|dhay Tc|dhaz Ad|
dhazme Oh|dhermano Ad|dhernia AiFi|dhija AhSh|dhijo Bbbd|dhijos Td|dhipertenso Fdlh|dhistoria BcWh|dhora eh|dhorario BdHd|dhoras AcBd|dhorno Bd|
dhoy Ad|dhuelva AiRi|dhuevos Ad|di AhCiDd|dibarra AhCh|dibuprofeno Ai|dimaginate BdHhJd|dimprenta Bh|dinaki Ah|dinfo Ad|dingenieria AhBdFhQd|
dingeniero Ch|dingles Ac|dinsoportable lh|dinstagram Ad|dinternet Ad|dintolerante Ahgh|dinventame Ad|diquique AiJi|djabones Ad|djaja BcFdQiShTdVdgd|
djajaj Ad|djapon Bc|djardineria Ahgi|djefe AhBcCcDiHe|djimena Ac|djira BdPd|djuana AdBcTcUd|djubilada AdHd|djubilado AdBd|djubile BhMh|djueves Ac|
djuntos Ad|dkilos Bc|dkm Ad|dkotlin Bd|dla AbEcFcGcHbIcSdUZWbYdcdddhc|dlaburo BhQh|dlactosa Bd|dlargas Yh|dlas CdOcScahhdlh|dlautaro AcRc|
dlavanderia Ad|dlavapies Ad|dle BdFdMdRcTiUbid|dleche Bc|dlengua AcBi|dleo Ac|dlevanto Ad|dlevotiroxina Bd|dlicuadora AhBd|dlima AdOd|dlimpio Ad|
dlio Ad|dlista Bd|dliteralmente fh|dllama AcBcTcUd|dllaman CdEiTd|dllamo Ab|dllegue Jh|dllena Aifi|dllevo BdJiRcTd|dllovio Ad|dlluvia AiBdUh|
dlo HbJcKcLdMcTdZjadedjhkh|dlocal Acce|dlogistica Ac|dlogo BdPd|dlola BdUd|dlos AdCdEiGdJcRbSdTdWdbcddld|dluego AcYh|dlugo Ad|dluna Ad|dlunes AhMiei|
dluz Hh|dm Ac|dmac ai|dmadre Ac|dmadrid Md|dmadrugada AhBdei|dmail Bd|dmal AdBd|dmanana Aceg|dmani Bc|dmaquina Ac|dmaraton AiBb|dmarido Bd|
dmariposas AhBd|dmariscos AhBd|dmartes Vh|dmarzo AiBiOiSh|dmas AbJh|dmates Ad|dmayores AhMh|dme BhDcEbFcHdIdKdLcMdNdRcScUiWkYhZcadbddbfhhdidjhkd|
dmedicina Qh|dmejor AdBiYi|dmenos Lh|dmentira Ad|dmenu Ac|dmes FgMdmd|dmeses Ad|dmete Ad|dmetros Ud|dmi BkDbEbLhNcQdSeUiYcZiabbicbdcfdgahbjh|
dmilo AhUh|dminutos Bcei|dmio BcZc|dmis FhRcgd|dmontones AiVi|dmovistar Ad|dmucho Ac|dmundo Ad|dmurio AcUd|dmuy AcTd|dnacimiento AhJi|dnada AcWdXcZi|
dnadie BhEiHdTcUd|dnecesito BdJcLdOdTdUdld|dnegra Ui|dnegro Ad|dnena Ad|dnerea AhRh|dni AZ|dnina Ad|dninera AhBdJh|
dno BiCaDcEcFhGcIcMdNcQcRdShVbZiahgdhbihjc|dnoche BdXh|dnocturna Qd|dnombre Ab|dnos BhTi|dnota Ad|dnoviembre AhGhRh|dnube AgBc|dnuestro AiBhRdUi|
dnueve Bc|dnuevo Ch|dnunca AcBdMdRdTdadld|do AaBcOdQdgdld|docho AgMh|dodia Ad|dojo Ad|dolivia AhBdTh|donce AdBh|dopcion Ad|dorden hh|dotra Ac|
dotro AdBc|dpadres Ad|dpalabras Bd|dpalermo Bd|dpalta Oh|dpan MdOi|dpantalla Ad|dpantalon Ad|dpara CcDhEdHcIdOhRdScUdVeWdYcZcabdbic|dparana ih|
dparece BhXi|dparrafos AhBd|dpasa ihld|dpasada Fh|dpasado Bh|dpasalo AdBd|dpasame Ad|dpassword Ac|dpastor BdFe|dpatio Ad|dpaz Ah|dpelusa Bd|
dpenicilina AiBc|dpequena BdOd|dperdio AdBcTd|dperdon Ac|dperfil AcFd|dpero DdEdHaJhLdMdQhScTdUdWhXcYdddehld|dperra eh|dperro AcUd|dperros Xh|
dpersonas Hh|dperu Ad|dperuana AdMd|dpescado Bd|dpeso lh|dpide Wdih|dpiden Ad|dpie AcFd|dpienso Ad|dpierdo Ad|dpintor AdBdVd|dpiso Ab|dpizza AhBdSheh|
dplan BhFh|dplanos Ad|dplantilla Ad|dpoco CdHdKhSd|dpodcast Bdcd|dpodes Ah|dpoema Ad|dponce Ji|dpongas Ad|dponlo Ad|dponme Bd|
dpor CcEhFcGdHcIcJdMhPcRcScTcUcZcacbccdfcgchjiclc|dporque Adeh|dporton Bd|dportugal Ad|dportugues Bc|dprecios Ad|dprefiero Ad|dpreguntan Oh|
dpregunto Ac|dpresente Ad|dpresupuesto AhBdKiOd|dprimaria Ah|dprimer Bhdd|dprimera Ab|dprofe Ad|dprofesion AdOd|dprofesora Bd|dprogramador Hh|dpros Ad|
dpuede AcBdUd|dpuerto AdOd|dpuestito Ahbh|dpunto AhCdDiJdld|dpuso Ad|dpython Ad|dque CcDaHdKbNcPdQbRhScTiVeWdXYZaabbccadcfiiimd|dqueda Ac|dquedamos Ad|
dquede AhTh|dquedo Ab|dquemo Ad|dqueretaro Hi|dqueria BhFh|dquiere AcBdFd|dquiero FcJbKhMhPdQdRcVdZdedlc|dquince AhHdJh|dquisiera Ad|dquito Ac|
dradico AhJh|drato BcHdee|dreceta Ac|drecien BiYi|drecomiendame AhDdZi|dredacta AbXhch|dregalo Ad|drenata BdTd|drenfe Oh|drepite AhXh|dresido AhJh|
drespondeme Ad|drespuestas BhYi|drestaurantes BiMiOh|drestaurar Ad|dreunion Ad|dreuniones Bc|drevisar Ac|driesgos AhBdPh|drima AiZi|drio AcJd|drojo Ad|
drosa AhVh|drosario AhJh|druso Ac|druta AeBcHd|dsabado Ad|dsabados AdMc|dsabe AbBhTdUiXd|dsacar Ad|dsaco Ad|dsal mh|dsalamanca BdOd|dsale ViWdXd|
dsalen AcXd|dsalia Ad|dsalio BhTh|dsalon Ad|dsalsa Th|dsalto AdBh|dsangre Ad|dsanto BhKh|dse CdFcHdPdQdRdWdXcYcdcfbgclc|dsecundaria AhQi|dseguimos Ad|
dsegunda Ad|dseguro Ad|dseis HiTd|dsemana HcUh|dsemanas Ad|dsenas Jh|dsensores Bhbh|dseparacion Sh|dseparado AhFh|dser Abdd|dsera Ac|dserie Ad|
dservidor Ad|dsi BhEhHdMdRdYhaiehfdkhld|dsiempre AbTdYjcdedgd|dsiete Rh|dsigamos Ad|dsigo gh|dsin BiMdShld|dsirve AhCdHdRdbi|dsobre BgMdOcQcVjWhXibhld|
dsocial BhQi|dsol Ad|dsola Fh|dsolo BhOdSdThXhmi|dsomos BdOhPhTd|dson AaTbUeWd|dsoporte Bh|dsoy BdDdEcJhKcLdMbPcQiRcSdTeUdVdZdadcdedjhlh|dstripe Bd|
dsu AcBcTd|dsuelta Ac|dsuena AhCi|dsupervisora Ph|dsus AbTc|dtabla AhBdWh|dtal Ac|dtampoco Ad|dtan BhXh|dtandil Ai|dtanto Ad|dtarde Ac|dte AaHd|
dteatro Ad|dtecnica AdMh|dtema Ad|dtemporada AcBiMiOd|dtenemos BhRh|dtener AcBhTh|dtengo AcBiChKdTdhcld|dtenia HdTi|dtercer Qh|dterminar Ad|dterror Xh|
dtiempo Ac|dtiene AdCdHcMdOdQdTiUdZd|dtijuana Bd|dtipo Ac|dtira Ac|dtitulo Ac|dtoca Ad|dtoco Bhlh|dtoda Oh|dtodavia Ad|dtodo AcBhCiOdYchhld|
dtodos CdEhhh|dtomo gh|dtorta AcZd|dtrabajo BiHhJcMdQhehgi|dtres BdVdWhXdddee|dtrueque Ahbh|dtu AbOc|dtucuman Ac|dturno MhOh|
dun DcEdJcKcLdMiOgQcRbUdWdXbYdZdadcddchblimc|duna FgHcJdMdOjPhQdRdSdWcXdYcbbcdgchclb|duniversidad Bi|duno AaJdZd|dunos Ad|duruguay AhHh|dusamos BhPh|
dusar Bd|duser AdBd|duso AhBdHhih|dusted Yh|duva Mh|dva AhTiUh|dvamos Bd|dveces BhJhVi|dvecino AdBd|dvegetariana gh|dvegetariano Oh|dveinte AcBdSd|
dvendo AdVh|dver fh|dverano Ac|dverdad Ac|dverde Bcch|dversion Ad|dvez Acid|dvida AcOdQd|dviejo Ad|dviene AcFh|dvienen AdBd|dviernes AhOdddei|dvino Yh|
dvista Ad|dvive AdBhHdTj|dvivo AdCdHbKdLhMcQhTdUdXdYdZdhd|dvuelve Ac|dweb Ad|dwhere Ad|dximena Ch|dy CeGcIdKdLdMiOdPjWaXbbddchajdmd|
dya CdEdOdPdRdShTdUdVdedfdgdld|dyo AbBhCcFdHaJbMbPiQdSdTgUbZdaccdgdiclb|dyoutube Adbd|dzapato Ad|dzurda BdOd|
d AaBdCdDdEdFdGdHdIdJdKdLdMcNdOcPdQdRdTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd|ea AdMcQcbddg|ea( AdBd|ea) Ad|ea+ Ac|ea, DeGdHhJcLYOhRiTiUiWcXeZZdcmc|
ea,00 lb|ea- AcBhLh|ea-00 Ad|ea. Aa|ea/ AbGh|ea0 AcFdGhLcMdOdPdUdYdZd|ea00 AZGhLdOcPdQdRdUeVdWdXdYdZdadbdcdeeic|ea000 AZGcHdMdTdUdVdWdXdYdZdadcdgdicki|
ea: BeCiEaGcIdJcKcLbNdOcPcQcRaScUaVcWdXcYdbcgdhcmh|ea:00 Ad|ea= AbHd|ea? AiXhYhZi|ea@ AdBd|ea^ ChFgHdJgQdTdhhmb|
eaa CbDdEdFbHiIcJaKdLcMeNcQbRaScZbahbddhgchdibjimb|eaab lh|eaaba AZBcEdHdZd|eaabe AcBc|eaaca BcCiHd|eaace AaFd|eaaci Jh|eaaco Ac|
eaada AbCdHcRdTbUcVcZdmd|eaado AZBeCdOcTcUcVbXdZdcdddgd|eaaen Bd|eaafe Wh|eaaga Bd|eaago FdHdMhQcTcVjXdacld|eaaia Bd|eaail AdBc|eaaja AbBeRd|eaaje Ad|
eaajo Bdle|eaal HcJdKdOcQcTbaedcejfjgclc|eaale Ab|eaall Mh|eaalo BcCcDiHdUd|eaama AdCcDdHcJdLdWdZdadcdid|eaame ChDcEiHcJdMdTdUdVcXhYhZdcdddhdlc|
eaamo CiDdEdHdJdMd|eaana AaCdHcJaKdMbObRdVdXdaddcedld|eaano HdMcZdedhi|eaant Md|eaapa AdBd|eaapp AdBd|eaara AcLdTdUdVdWdXdfcmd|eaare Ad|eaaro AdBb|
eaase ah|eaasi AcBgFh|eaaso Ac|eaast Bh|eaata Adgh|eaate ei|eaato Aelh|eaave mh|eaavo Bd|eaaya Bd|eaayo Ac|eaazo bh|eab AhKilh|eaba AaBd|eaban AdVh|
eabar Ab|eabe BcKiOd|eaben Ad|eaber Ad|eabia Adch|eabio AcBd|eabir mh|eabla Ch|eable Ad|eablo Kh|eabol Xd|eabor AhBd|eabre AdMdQhed|eabri Bd|
eabro AhMh|eabug Bd|eaca AdHcghld|eacae Bd|eacal Ad|eacar Admd|eacas Bc|eace AdMd|eacen CdEi|eacer AhOhUd|eaces Uc|eacha AcJcOc|eache Oi|
eacho AbSdUdcdgd|eaci Jh|eacia JdRdTdUeWdgc|eacio AbBdMhVd|eacir Fh|eack Ad|eaclo Bd|eaco Jild|
eacon BdCbDbEbGdHZIcJbLcMdNdOcQaRlVbWdXcZbaidefbghhdibjdlb|eacos AcBdWc|eacs Dh|eacta Ad|eacto Ad|eada CbEdIdJcMdOjPdRdShTdUaZcadbcehfeihmc|eadad Ab|
eadan Ac|eadar Ab|eadas Ab|eade BhEaJjLgOiRdUcedfdjckd|eadel AdCdFcGhHdJcLdMiNcOdQeRdTcUdWcXcYcadddedlc|eaden Bd|eader AbMdOcad|eades EhNiQdWcZhlc|
eadia CcHcOdTdld|eadie AhJdKdQj|eadio MdOdQhUdVdWiXgYhedlc|eadir Ad|eadlo Bd|eado CbEcFcJdKdOiPdRbTbXdacdcfcgchdle|eadon AcBd|eador Oh|
eados AbCdFdHdMdOdQcUiWdXcZcccdcfdgchcld|eadoy Mh|eadre Ac|eadro PdZi|eaeam AiWj|eaebo AdBheh|eaeca Jh|eaece Ad|eaech BhMh|eaeci BdPd|eaeda BcHh|
eaede Bb|eaedo Be|eaees BcYd|eaega Ad|eaeis AbTd|eaeja AcTdZi|eael CaDcFcHbJcKhNcOdRbTdXiZiabbeeefihcjd|eaela AbHdWi|eaele Ac|eaelo eh|eaema AcBb|
eaeme Yh|eaen CZDaEZFcHkIiKcLgMhOdRYTeUbXcZbbdfbgbicjckcld|eaena HcRdTi|eaend Bd|eaene AZFdThldmd|eaeno fdmd|eaenu AdBd|eaeos BdMd|
eaera AYHcSdTdUdVdWdlc|eaere AaBd|eaero AdBdCdEdHdMaPdRcTeUcVdWdXdYhZdcdecgchdlc|eaes AhFcIcMcNdOaPcScTdUaWeXbYcZibbccedfchaibji|eaesa AeBdUdXd|
eaese AdBd|eaeso Ba|eaeta AeBhMdhiii|eaete AcOi|eaeto hd|eaeva AcBd|eaeve AcTd|eaevo Ad|eaeza AcBd|eaezo Ad|eafe AhMdNhWjXiYh|eafia MdVh|eafio BhVh|
eafo Ac|eafp Qh|eafue Ad|eafui AdBd|eaga AjBbCcDiHi|eagas AdVd|eagia Bcfh|eagio AdBhch|eagla Bd|eagle Ad|eago Bdac|eagos EhXd|eagra AcBhTiUd|
eagua AbBi|eague Ab|eagun AdBcKc|eah Ad|eahan AcCd|eahas Ad|eahay mh|eahe Ac|eahes AdBcNd|eahi Ab|eahia Hh|eahon Ad|eahoy Ac|eai Ad|eaial lh|
eaiar Bhch|eaias AbLdTd|eaiba Jh|eaibe Ad|eaibo Bd|eaica AdHcTcec|eaico JdKdLdQhTccd|eaida AcSdTbUdXiedld|eaide AbBd|eaidi ch|
eaido AiBdCcDjEdFdMcOdQdSdTcUcVdYdZcedli|eaiel Ailj|eaien AbBjSg|eaier AcBc|eaiga AcBd|eaigo AaMddcld|eaija Addh|eaijo Ad|eail Ci|eaile Bc|eailo Bc|
eaima Ac|eaime DcEjHcJdMcTdUdgdld|eaimo Bd|eaina AdBcMdldme|eaine Bibi|eaing BhOh|eaino CdEhTc|eaion AaCdHcIdPdVdYhZddcedgild|eaios BdOdTc|eaipe Ad|
eaipo Ph|eair Bd|eaira UhZe|eais AcBc|eaisa Bd|eaiso Ac|eaita Tc|eaiti Bd|eaito AeBdMcUd|eaive AcBc|eaivo HiOdXdgdlb|eaiza AdBe|eaja AcBcRdTegd|
eajan Ad|eajas AdBhMdUh|eaje Ad|eajo AdBeCdHdTdUdld|eajor AdXh|eajos AhBbTdUdli|eaker Bd|eaki Bh|eal Mdei|eala CaFdGdHdLcMhRhSbUbVhWiXiadhcjekdlc|
ealal Bchd|ealan AcBb|ealar Mhad|ealas FdKdMdOcPdXjZhacbecdeigdlc|eale AcBdUh|ealea Bd|ealei Ad|ealen Ac|ealeo Adid|ealer Ai|eales AdHdPcTcUdZcld|
ealga Bc|ealgo Ad|eali AcHc|ealia AhCcDiHdJdLhMd|ealio AdBd|eall Mh|ealla CdJcMdQdTcVbZccdddli|ealle AdBc|eallo AcBdHd|ealo AcChDdHdOdTcXheegdjhld|
ealon AhBclh|ealor Ad|ealos CdDdEcHaIcKcLcMbOdPdRdScWjXjgZielZ|ealpo AdBc|ealta Ad|ealto AdBc|ealve AcBc|ealzo Fclh|eam Bc|eama BcCcHcbgcdgd|
eamac Bdad|eamal AdBd|eaman Ac|eamas AcBeHdJdMcOcYh|eamba Bd|eambo Bd|eame AaFdHdJeMcOcUcXhedgdhcld|eamer Bhdh|eames AhHi|
eami CcEdFcGdHbJcLdMcNdOZRjSdTiVbWcXcZcaccbfcgbkd|eamia MdNh|eamin Bd|eamio Ac|eamis AiFhMcThUhVcld|eamo Ac|
eamos AhCbDcEbFcIdLdNcPjQbRcThYeZdcjfcgbiclb|eampo Bc|eamuy Xh|eana AhCYDcEbJiKbLcMbNdOcPdRaScWhXdabccddfahkibjdlZmd|eanal AhBbOdadji|eanan Bc|
eanar Biei|eanas AcTcbdld|eanca AdHceh|eance Tc|eanco AdTh|eanda CcDhHdOdTcZdld|eande Ab|eandi Bc|eando AbCcHcJcKhRdSaUcWcXbYcadbicdeemc|eane AhCiHdTd|
eanea Ad|eanen Bc|eaneo Bc|eaner Adch|eanes BiNiUcVcWild|eaney BdHd|eanga AhCi|eango AiCcDcEcFjHcJbMcNdObScWdXcYdcddcfcgkhciblcmh|eani Kh|eania Ac|
eanis Bc|eanle Ad|eanlo Bd|eano DdEcFcHcJhKhOdPdRdUcVcZbbdgdhjlZ|eanoa Bd|eanor Bd|eanos AcCdFdIdSiTdUcVdWdZdbcgc|eanse Bd|eanso Bcgd|eant HcJdMh|
eanta AdBhFiIhMcXilcmc|eante BdJdSdZdccgd|eanto CcOcVhWdYdbdddgchdlcmd|eao AaBdHd|eaoca AbBaZd|eaoce Ad|eaoco AbBdOd|eaoda AcBeed|eaodo AdMdYhahedld|
eaofi Ch|eaogo AiBcch|eaoja Ad|eaojo Ac|eaok Ac|eaola AdUh|eaolo Ac|eaoma AdBc|eaome AcBdQd|eaomi AdBhTh|
eaomo AhBhChDcEhFdHcLdOhQdSdTcUcadbdccdcfhgghilhmd|eaona BdCcDi|eaone Ac|eaong BiMi|eaoni BhPh|eaono Vhld|eaopa BiMiWgXh|
eaora AdHdJcKdLiQdUdWdXdYdcdgdld|eaoro Ad|eaos Ad|eaosa CcDhgdhd|eaoso AhMhRh|eaota BcTd|eaoto Ac|eaows Ac|eaoza Bd|eapa AcTd|eapan Ad|eapi Ad|
eapie Bd|eapio BhMi|eaplo Fg|eapor AcCiHbOdTdXhbdcdgdld|eapos Bc|eapp AcBc|eappi BhMh|eapto Bd|eaque AdEdOcdbgc|eaqui Ad|
eara AdEcKiLcPdTdUdVdWdXcYcZcmd|earan AdBc|earar Be|earas AbPdQdYdld|earda Ac|earde AcZh|eardo Ac|eare ShXh|earea BcPd|earen bi|eareo Bc|
eares AbCdFdQcRdWcXbcddbgc|eargo AdBc|earia AcDcEcHcJcMiNdPcQhTcYcbacdgdldmd|earie Th|eario AaBcHdJdMc|earle AdBdUh|earlo AhKi|earme AhEhOddi|earmo Ad|
earna AdBdQc|earno AbTdXd|earo BiHhMcOdRhThUdbdidld|earon BcSdUcWdXcYdddgi|earor AdBd|earos UdVcXdcdfd|earre Xh|earro AbUhld|earsa AdMd|earso BcQh|
earta AcBd|earte AbXd|earto BcMdUe|earu Ch|earzo Gh|easa md|easal AdBcld|easan Ac|easar AdBi|easas Ac|easde CcHiJdLdPdQdRdTcUdXdcdddidld|
ease AeCdEdHdOdWcYcbgddgc|easea AhBbMdOi|easer AcOcYcdh|eases AbTd|easi AcFhOd|easin AYHdUdWdedhi|easma Ad|easmo AdTdVh|easo Bh|easol Bd|
eason BdWdXcZh|easos Ac|easoy AiCiEhFaGeHZIdJhKcLdMcNeOiPdQdRcTdUbWdXdZdccdcedghhhidlh|easta AdBeOdTcWi|easte AaBc|easto BaIdXh|easu AbBc|easus Ad|
eata MdOcRdTigh|eatal Xd|eatan AbBc|eatar AdBhOg|eatas AaBeMdUdWdXd|eate AaHdOcVcXi|eaten AcBd|eater Bgih|eates AaDdHdMdQdTcUcgdmc|eati Ad|eatia BcTc|
eatir AdBc|eato AdCcEiOdUhXdlc|eaton Adfc|eator CbDhEdHdMhObTeVh|eatos AZCdMiTcVdWdXccdlc|eatoy FdHdOhQdShXddbld|eatra Ac|eatre Abgh|eatro AbOdYdadcd|
eatti Bd|eatu AbBc|eatud AdBd|eatus Ad|eauas Vd|eauda AcBc|eaudo Ad|eaues AdTd|eaugo Jh|eauia Md|eaul AhCiHdJd|eaula Ch|eaulo AdBc|eaumo Ad|
eaun CcEdHcKcLcMhRcWcZcccfchcihjdmb|eauna CdDcEdGdHdJbKdMiQbRdScUeVdWdXcYdZcbicdfbheiilbmd|eauno Ac|eaupo lh|eaura AbBiMgOiQidc|eausa AaBbRdUcadld|
eause dh|eauso AiXdYdajgh|eauta AbBdHd|eauto Bb|eauve Ad|eauzz Bhbh|eav AcBdHdMd|eava Acac|eave mi|eaven Ad|eaver AcBc|eaves MhOdVc|eavez AbBd|
eavi AhRi|eavia AcBeHdRc|eavio AdBd|eavo Ac|eavos Ad|eavoy Ab|eavs Ad|eaxi AhMiOh|eaxl Bdld|eaxto Ad|eay CcEdFhHcIcJcKgLcMdRcTgVgWcXdbdfcidmd|
eaya AdCd|eayer Ad|eayo BdCeJhMeOhPcQdYeahbdld|eaza Uh|eazar AcBddd|eazco AdXc|eazo bhgh|ea¿ Ac|
ea AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbecdddedfdgdhdidjdkdldmd|eb Acmh|eb! Ac|eb' Ad|eb( BeHdRhTd|eb) Ab|eb, AiBmDkEiFgHhOhXhja|
eb,00 Ad|eb- HdLh|eb. DcEcIdKdLdOhQdUcVdXhZhedfigdicjdlcmd|eb/ Gh|eb0 AbHdLhOdUdaeidld|eb00 AdFdWdZcahehfd|
eb000 CcDcEdFdHdJeLdMdOdPdQdRcTcUcVcWeXdYdZccdecfdijki|eb: AdCcJdRhUdfdgd|eb:00 Bd|eb; AiBiCjDdEcIdLdMbPdRcThVhYcacbccddchdidjemd|eb= Ad|eb? BcHhMd|
eb@ Ad|eba AdCdHbJhMcRdScVhZdbdgchdid|ebaba AcBd|ebabe AdBdOd|ebace AhHiOcUdWddd|ebaco gh|ebada HcUbXdYcejfdgihdihmc|ebado BdCdFdQcRdSdTbYdddhdlc|
ebaen Ad|ebafe Nh|ebafo Ac|ebaga CiDd|ebago BbMied|ebail Xh|ebais AdBd|ebaja AcBdRcTdgh|ebaje Ad|ebajo Acei|ebaki Bh|ebal CcDiHdMcTdUdei|ebale Ad|
ebalo AhBcUhjh|ebama BcEdHdTdbh|ebame AcBdHdRiTdVhXdYc|eban AhChVh|ebana AcBeCdJccdgc|ebani AhKhfh|ebano CdHdTcZdbdcd|ebant Bc|ebapp Ad|
ebara DdEhHbKaPcRcSbUcVbWcXcYcZcahhcmc|ebare AhSi|ebaro HiRcTiUd|ebasa AbTh|ebasi Bdfh|ebast Bd|ebata AdUd|ebate HdVd|ebato Udch|ebaza Uh|ebazo gh|
ebb AcBimh|ebbar Bd|ebbby MdVh|ebbia AdBich|ebbio AcBc|ebbir Bd|ebbla Ch|ebble Ad|ebblo Ad|ebbol Xi|ebbra Ab|ebbre BcGhTdedgd|ebbri AhMhPiRhTd|
ebby MdVh|ebcae Td|ebcal Adcd|ebcas Jd|ebcel ah|ebcer AcBdQd|ebces AdBhYd|ebcha BbOd|ebche AdXhbd|ebcho AeMcPddd|ebcia Hcchjd|ebcil Ad|ebcio Ri|
ebclo Ad|ebcon CdDdFiHiKhLdNdPcUdZcbhcddbfcgbhdiclc|ebcos WhYhgd|ebcta Ad|ebda Ae|ebdad AaHdTd|ebdan AcBi|ebdar Ad|ebdas AdNh|
ebde BdCdDbEdFaOhRdadhdjdkc|ebdea Ac|ebdel AcJdKdLdOcRcTcWcXcYdadecfd|ebden AcBb|ebder AcBc|ebdes BdQgTdYdedgd|ebdia AeCiDcei|ebdie BbTd|ebdio MdUd|
ebdor hh|ebdos AZHdPcSiTdccdcgdld|ebdot Bhbh|ebdoy AhMhNd|ebdre Ac|ebear bh|ebeas OdTdUd|ebebe Ac|ebeda AcBd|ebede AdTh|ebedo fh|ebees BiYi|ebega Ab|
ebego Yhjh|ebeh Adhc|ebeis AcTdgd|ebeja AcBbMcZd|ebejo AbBdid|ebel AbBdCdEcHcKdMdOeTbbbcedifahdjhld|ebela McZh|ebelo Ba|ebema Bd|ebeme Bd|
eben EdFcHbOiRiWdXcZdbheefcjdmc|ebena BeJdMcOcQcXhYi|ebend Mh|ebeno Ab|ebenu Ad|ebeos Ad|ebepa Ad|eber Ac|ebera AbQcRdVccied|ebere AdBcPdTc|
ebero AgBdChDcEcFdHdJjLdOcPdQhTeUbVcWbXbZcccdcfcgbhcjdlb|ebers AhWh|ebery Bdad|ebes AeBdCcEiHbMcOdTcUcVdWdXcZidc|ebesa AdMdZhce|ebese AcBd|
ebeso AbBdld|ebeta Ac|ebete Ad|ebeto Ahhh|ebeur AhVi|ebeva Ab|ebeve Ac|ebevo AcBdChec|ebeza AiTiUddh|ebfia ch|ebfue Ad|ebgal AdBd|ebgar Wi|ebgas Ud|
ebgia AdOhTdfi|ebgin Ad|ebgio AdBh|ebgle Ad|ebgos VhWd|ebgro Ac|ebgua AcJdQc|ebgui Bhmh|ebgun Ad|ebgym BgNh|ebha Ad|ebhan CdMc|ebhon Ad|ebhoy Ac|
ebhua Kh|ebia BiHdch|ebial Bhld|ebian Ac|ebiar ch|ebias BeHdMdPcTdUdVccd|ebiba Ji|ebibe Ad|ebibo Hh|ebica JcQhRbSdWhcdddhdld|ebice BdOdRh|ebici Adid|
ebick Ad|ebico AdJcUdZddd|ebida AaOcQdRiSdThedlc|ebide AdBd|ebido AaBd|ebie Ac|ebiel BcRd|ebien AbYc|ebier Ad|ebiez Hc|ebigo Yh|ebija AdBcSd|
ebijo AdBc|ebila BdTd|ebile Bcch|ebilo BdUi|ebima AcHdMdTd|ebime WhXh|ebimo AaBeKd|ebina BcLhMdTcUhVcWdXdYdZdgdlc|ebine bi|ebing MdQdTdVi|
ebino AcBdHdPe|ebio AbBb|ebion AdCcMcQhShUeVdWdXded|ebios BbXcYdddlh|ebipa Bc|ebipe AcBdJd|ebipo li|ebipt ai|ebir Ad|ebira AdZh|ebiro Ad|ebisa WdZild|
ebiso Aa|ebita EhUjbh|ebite AcBc|ebito AaMdUd|ebiva Ab|ebive AbTh|ebivo AhCdFhHdMdTdlj|ebiza Bd|ebjaj Ad|ebjar AcBcOddd|ebjas BhHdUd|ebjis BhXhYh|
ebjor AdBhYi|ebjos Xdgd|ebker Ad|ebla AeDhIdMcOdSdXbgchdlc|eblan HcYh|eblar McOdgi|eblas AdOcTcUdVhWcaclc|eblce XhZd|eblda Ad|ebldo AiBc|eble AaQdUcbd|
eblei Ad|eblen Ac|ebleo Bb|ebles BcKcOiTcUdXcYcjdld|eblgo AaBdee|eblia Thlg|eblin ai|eblio Ac|eblla HdPcUcWhcddc|eblle Bh|ebllo Bbiilc|eblmo Ad|
eblo AcMcTcZcbd|eblon Bdmh|eblor Ac|eblos BdHcIdMbSdTbUdWclh|eblta AdBdOded|eblto Ad|eblus Bd|ebluz Bd|eblve Ad|eblvo Ahfi|ebm Ad|ebmac ai|ebmal AbBd|
ebman Ad|ebmap Ad|ebmas HiWcYbfd|ebme AhEhFdHbJcMePdQcRcSdTiVhWjXiZcbdccdcedfigdjdldmd|ebmen AdBc|ebmer BhThfh|ebmes AcFh|ebmi AdOdQdScTdUc|
ebmia AhBeNdWi|ebmin AcBcCc|ebmio Ad|ebmis Ab|ebmos CdIcOdQcRhTcUcVdZdac|ebmuy Ac|ebmw Ad|ebnal Acgd|ebnan Ad|ebnar BcQd|
ebnas AhFcLdMhPiRdSbVbXdbddcfdhc|ebnca AeHhMcTcUh|ebnco AaTdid|ebnda AeMdTiYd|ebnde BaOdVd|ebndi Yh|ebndo AdCcJdOdRdWcXcYdZdadbbcddcedfdidjhli|
ebnea Xi|ebnen Bc|ebneo Ac|ebnes BeMdThUcVdWcXdYcZcdcgc|ebnet Bd|ebnfe Bd|ebnfo AcFd|ebnga Bc|ebngo BdChEhSdmi|ebni OdTdfhhd|ebnia AdBdChFd|ebnis AhUh|
ebnlo AdBdjd|ebno BjJdMcOdPdRdTdXiYdacddgihdli|ebnoa BdRd|ebnol Ad|ebnor AcTd|ebnos AbCcDdFhGdJbKcPdRbVdWcXbZdbccbecfclcmd|ebnso Bd|ebnta FhOcRdTclhmd|
ebnte CdFdHcMdOcRdSiTcZdadhd|ebnto AcBcHdMcUdVbdd|ebo AZBcHdQd|eboca Bc|eboce Ad|eboco AdKhSdlc|eboda AdOd|ebodo BbHdLeed|eboga BiQh|ebogo AdBd|
eboja Ad|ebojo Ad|ebol AbHdMd|ebola BcUd|ebolo Hi|eboma Oh|ebome Ac|ebomo AhBcEdMiTdUdgh|ebon Ad|ebona Ab|eboni BdRd|ebono Bd|ebopa Ad|ebor AdZd|
ebora HdPdThad|ebord Ad|ebosa WcZd|eboso Ad|ebota Ac|ebote Ac|eboto Ac|eboya BdChTd|eboyo MdPh|eboza Ad|ebpan OdUh|ebpas AbWd|ebpaz Ad|ebpio Ad|
ebpon Ahdh|ebpor CcLdPdSdTdUcbccdgdhhjhkhlc|ebpos AdBd|ebpre AbHdTc|ebpto Ad|ebque AdCbEcGcJaQdRcScVcXcZdadccdcedjhmd|ebra Ad|ebral AcQd|ebran Ac|
ebrar AdBccd|ebras AcHcOhQdTcUdYded|ebrca AcMh|ebrce Ad|ebrda BdOd|ebrde Ac|ebrdo Ac|ebre AbFcGiHdTdedgbld|ebrea AcBiMiRh|ebree Rh|ebren Ae|ebreo BdZh|
ebrer Bc|ebres MiQdUcWd|ebrgo Ph|ebri BhMhPiRhTd|ebria AaMdTdZdcdgdld|ebric Ad|ebrie Ad|ebril GdThgd|ebrio Ucbiehmd|ebrle Ab|ebrlo Ac|ebrma Tibd|
ebrme AaBc|ebrna Ad|ebrno Bc|ebro AcQcVd|ebron AbBdTd|ebror AdXh|ebros AdUcXhedlc|ebroz Ad|ebrra AcBhCh|ebrre Ac|ebrro AcUd|ebrsa Ad|ebrta AdMcZimd|
ebrte CiDdMcld|ebrto BdMied|ebrzo AdBh|ebsal hh|ebsar Bbci|ebsas MhUdVd|ebsca Ad|ebsco AdOhTd|ebsde AiHhJdLdOiPdQdTdUdXdZdbdcdddhiid|ebse AcRded|
ebser AcCd|ebses MeQdUhVc|ebsi AcEhGdUdfc|ebsin Tdhb|ebsis Ad|ebsmo AdQdgh|ebsol Mh|ebson AdBdHd|ebsor Bc|ebsos Ab|ebsoy AdPdhh|ebsta AdBdHaJcQdRigdld|
ebste AbMhXd|ebsto AbBc|ebsts Bi|ebsu AcBd|ebtal LhMibc|ebtan HhUdgh|ebtar AcBdcd|ebtas AeHdOdTdUcViXcYhgdld|ebte Jh|ebted Yh|ebtel AcZd|ebten Uh|
ebter Mhch|ebtes ChHdQdWdXaZdadcdid|ebtin Ad|ebtio Ad|ebton Chdhmh|ebtos AdBdFdHcRcSdVdZcaccdgdhdmd|ebtoy BdMc|ebtra AaBdYd|ebtre Bc|
ebtro HdOdcdddgdlh|ebtu Ac|ebtus Ad|ebual Ad|ebuas Uh|ebuay BhHh|ebuba Bd|ebube Adbd|ebuce Ad|ebuda Ac|ebudo Ajhi|ebuen Bd|ebues HhKiPdUd|ebuez Bh|
ebug Ad|ebuiz Bd|ebulo Ac|ebume Bd|ebun AbHcJdQcTdicldmd|ebuna AcBcIcMdQdReTdhclc|ebuno BbKdTieh|ebupe AhCh|ebura Aa|eburo Ac|ebus Ad|ebusa Uhld|
ebuse Uh|ebuso AcBcid|ebuta Ac|ebuto Bh|ebuzz bh|ebva RhUd|ebvan Bh|ebver BbZifc|ebves Vieh|ebvez AcBced|ebvia AhIdMdQiWi|ebvil Bc|ebvos AaTd|
ebvoy AdBd|ebxl BdRd|ebxto AdBd|eby AhBlCdEbFhGcIcNcSiUhWcXdddghlimd|ebya Ac|ebyer Bc|ebyo AbOdTcYddh|ebzan Ad|ebzas Vi|ebzme Bd|ebzul Ad|ebzza Ad|
eb} Ad|eb AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd|ec Ad|ecad ah|ecae Ad|ecas AbHdJd|ecco Ad|ecel Ad|ecen Ad|
ecer Bdmd|eces Ad|echa AcHhJbMcObgd|eche AaXhbd|echo DdEiHcJdPhTcVdYdadcdddhdlc|ecia AdBhMiRcTcUdXcYdbdedgc|ecie Ad|ecil Bd|ecio CjHdOdTdUdVdXdcdlc|
econ AdFcHhIdJdOdZddcgb|ecos BhRhTcUeWhXdfh|ecro Ad|ecta Cdli|ecto AcOd|ecv Ac|eda Ad|edad AdJcQiTdbc|edah gh|edan Ac|edas Nh|ede AaFclc|edea Bbgh|
edel CiJdKcQcRcTcWdXdYdadedfdld|eden AcBb|edeo AbHd|eder BcMdOcVh|edes MdTcUdXgecli|edia AdCcGdQbTcXcYdei|edie AcBcQhmd|edin Ac|edio AcMdOdQhTcUdWhed|
edir Ad|edj Od|edlo Ad|edon Ab|edor CdJdOiTdUcXcYdadgdhcld|edos CcJcLcMdOdQcSiUiWdXcZccbdbfcgahblb|edot Bhbh|edoy MdNh|edra AiCiEiHdRd|edro AiPdRiTd|
eeam Ad|eear Bhbh|eeas AdOdTdUd|eeba Ad|eebe Ti|eebo Aheh|eece AbBd|eech AiMj|eeci AdBiPi|eect Ac|eeda AcBd|eede AcTh|eedo AdYdfh|eees BiYi|eefa Ad|
eefe Ac|eega Aa|eegi MiZd|eeis Udgd|eeja BbCdHhMcRhTbXdZhad|eejo BcXd|eel AdGcRdTcUebcmh|eela ChHcJdOdWhlc|eele Ac|eelo ChEhHdJdOcUdViZdehgdld|
eelu AdBd|eema AbBc|eeme Ac|een AcCdGgKcOcRaXdZdbdfdgcib|eena CiDdEdFdJhLdPdQcUdVcZcadbdfdgdidlcmd|eend Mh|eene AcBemd|eeno CcHdSdTdVcWdXdYdZdfihclcmd|
eenu Ad|eeon Ad|eeos Mh|eepa Ac|eepe Ad|eera CdFdJdKcLdOjShTcUcXhadbcedfcgdidlc|eere AaBcPdTd|eero CcEdFdHcJdKcMhOjPdQdTdUbVcWbXaZcccdbebfdgchcla|
eers AdVcWh|eert Ac|eeru AcBd|eery AhBd|ees AbBdUdZcdcli|eesa AhRiXiZhadcd|eese AbBd|eeso BcHdQi|eeta BdMcRdUdiild|eete AhBdFhHhOhQcTdgdld|
eeto AhBiThhi|eeur BhVi|eeva Ac|eeve AiPhei|eevo BcJdlb|eex Ad|eeza AbTcdh|efan Ac|efas Ad|efia MdVjWcXdch|efil Ad|efin Ac|efio Vh|efka Ahah|efp Qh|
efue AdBd|efui Ad|egal AcBc|egan Ad|egar WiXhYh|egas AbUdZd|eges Ad|egia AdMdQibd|egio ci|egis ah|egla Ad|egle BdHdMd|egma Acad|egon Ad|egos HdJhTdYd|
egra BiTh|egre Acld|egro Bd|egue Kh|egui AdBhmh|egun Ki|egym BgNh|ehan CcDcHdMhUcZi|ehat Ad|ehay mh|ehaz Ad|ehe Ad|ehes Ab|ehia Hh|ehon BdCiMd|ehos Ad|
ehoy Ac|ehua AiKi|ei Ac|eial Acdh|eian AgDdHdJdah|eiar ch|eias HcLjMdPcTeUdVb|eiba AdJh|eibe Ac|eibi Ad|eibo Md|eica CdFdHbJaPdQhSdUdWhZcadbcccddghhc|
eice AcBc|eick AdBdVd|eico CbDdEcFeHdIdJZLiMdPdRdSdUdadbddcedgihc|eida CbEdHdOcQdUiVcZccdddedgc|eide Ad|eidi Ad|eido AdBcCdMdOcRhScTdUdWdYdbdcbed|
eiel BcRh|eien Sg|eier Oh|eies AhHh|eiez Ad|eifi Ac|eiga Ac|eige Ad|eigo AcHdJdMhOdSdUdVdXhYiZdbddcgdhclc|eija BcCdMdOdRdSdThgdld|eijo Ti|eila Td|
eile HbJdch|eilo CdEdHdUh|eima AdMd|eime EhWhXh|eimo AYBdKdTdgd|eina HbJaObPdVbWcXbYcZcbhedfigdhblamd|eine Abbi|eing MdTdUdVi|eino HcMcOcQcXiZdcdhcld|
eion CbEcHhIdJhKdOdQhRdShTbUbVbWdXdZcbcdeedfbghheiclc|eior Ab|eios JiUdWcddfclh|eipa Hc|eipe BdDdEiZd|eipo MdPiTdUd|eipt ah|eir Bd|
eira CcEdHiMdOdQdUhah|eiri AiCdDi|eiro Acdc|eisa CdEdHcOdRdTcUiWdZhld|eiso Hh|eita BhEjHcOcZcgdicld|eite BcRh|eiti AjCdEiHdJh|eito AcHbMcOdTdUcVdld|
eiva Bd|eive AbBb|eivo AdBiCdMdOdTdXcYdZdlj|eiza Ab|eizo Ad|ejaj Ac|ejan Ad|ejar BbHhMd|ejas BiHd|ejis BhXhYi|ejor BbZi|ejos AbXd|ejoz Jh|ekel AiRiUh|
eker BdChad|ekm Ad|ela AdDhIdOdUdgdic|elal AhBhhi|elan AhKidd|elar BhOdTdgi|elas HcLcOcUdVgXgaclc|elce AhXg|elda Bd|ele AcBbTd|elea Ad|eleo Bd|
eles HcOhTbUcXcfbgclb|eley Ad|elga Ac|elgo Bd|elia AdChDcEdHcJcLhMdOdRdThUdgd|elin ahcd|elio TiUdlc|elir Ae|ella CcJiMcOcQdRdUcWhadbdcddcgg|elle AcBh|
ello BaCdEhHhJdUdZdidld|elma HcIh|elo AbBdXh|elon mh|elos HcIdJcMcOdSdUcWdXdcighlh|elpa HdJh|elpo AiZi|elta AcBdHcOded|elte Aiai|elto li|elus AhBdai|
elux Ahii|eluz AdBd|elva Ad|elve Ac|elvo Bifh|emac ai|emal AcBc|eman AdHd|emar Xd|emas AbBeHcJcMhQcXcfdlc|emba HdRdUi|embo HcMh|eme Odgd|emen AcBc|
emer AdBiHeRdTiUddh|emes AaFhHdMd|emi AcQdTd|emia MdNhWh|emil Ac|emin BcCi|emio AcBc|emis Ab|emit Bhch|emna Ac|emon Ad|emos AcFdKhMeOcPdRdTdVccigdld|
empo Ab|empu Ad|emuy Xh|enal Accd|enan Ci|enar MdOcWgXibd|enas AdBjDdEdFcHhLdNdPiScUiVbbddcfchd|enca HhMbTcYceh|ence AZBi|enco HdMhOcPhThUdXdZdid|
enda CiDcHcLdOdRdTcYdZdgdld|ende AaBcOdVd|endi Ac|endo BbCbJcRcVdWcXcYcbgcddceefdmc|ends ChDiFhHhJiOhXhlh|enea AhXigh|ened Ad|enen Bd|
enes FdHcJcNcUbVdWhYdgclb|enet Bd|eney Hh|enfe HdJdMi|enfo AdBd|enga AdBcCcMcVd|engo Mcijmi|eni AbBb|enia Hcgh|enil Oh|enio CcOdlh|enis AdBhUh|enlo Ac|
enme Ac|eno Udgdlc|enoa BdHcMdRdXiad|enol JdKiMdQiUele|enor BcCiTd|enos AdCcDdFhGdJaKdPdRcVcWbZcbcecfcmd|ensa Ad|ense Hh|enso gi|
enta AcBiCcFiOdQdTcVdgclhmd|ente AcBeCcDiEdFcOhQdRcSaUdVdWiYdZcfdgc|ento MiObTcWdXdYcbddcgchclb|enua Ad|enus Ad|eo Bc|eoba Hg|eoca Aa|eoce Ph|
eoco AbKhSelc|eoda Ac|eodo AbBcOdYhahedld|eofe Ac|eoga AhBiOhQhld|eogo AcBdbd|eohn gh|eoid Ahahge|eoja Ad|eojo Ab|eola CbDcEcFdHiJdMcOeRdZdgd|eole Ad|
eolo BgHh|eoma AbBcOc|eome AbBcQd|eomi Th|eomo Ecgghhlc|eona AiBdDcJcMiRhTc|eone Ad|eoni AiBcCdPhRhTg|eono AhEhZild|eopa AhBdMiXh|eopo Ad|
eora AhCbIdJbLhOiPdSdWcXcYcZdbdcdfcgchdidlc|eord AcBd|eorm Ad|eoro MdOd|eosa BiCiMdUdWcZd|eose Ad|eoso Md|eota AdHcLhUd|eote AhJi|eoto Ae|eows Ac|
eoya AcChTd|eoyo AcMd|eoza AhOi|epan Uh|epau Ac|epaz Ac|epdf Ad|epel Ac|eper Ad|epie Ad|epio AjBdMhhdli|eplo Ac|epon Hcdh|epor AcTdcd|epos AdBc|
epra Ac|epre TdYi|epto AcBd|eque AcBeCdHhOcSdZdccddfbgdic|eral Bd|eran AcBd|erar AdBc|eras AeBeOhPdQeTdUdXeYdecld|erca Mh|erce Bd|erco Ad|
erda OcSdhdli|erdo ChDdEhHcJdMdObRdScTdUdVcZdgdljmi|ere Ad|erea Aa|ereo AcKdZh|erer AdBded|eres DcFcJdKbLdQcSbUhVdWbZidcfcga|erga Ac|ergo AbPh|
eria AkCdEbFcHcKcLbMkOhQjRbSdTcUbVhZbbicbeefcgahdiblbmd|eric AcBdCcJdld|erid Ad|erie Ad|eril AcThgd|erio AaBhJdMdQcRdTbXdYdZdbhcdid|eris Ad|erle AbBd|
erlo Aacd|erma Th|erme BcEhXddhme|ermi Ad|erna Ab|erne Ac|erno AhEdHhJdTcUdWiZdcdddfcid|erol Ad|erom Ad|eron BcSdUiXcfi|eror Ac|eros BiFdUbXhgdlc|
eroz AcBd|erpo Ad|erra AdChHdMdQd|erre BdXh|ersa MdTd|erse Ad|erso Ac|erta AcMdOdZimd|erte CcDhJdMbadld|erto BcTdUdedgild|erve Ad|ervo Ad|erzo AcBh|
esal Achh|esan Ad|esap Ad|esar Mh|esas AbMhOdVd|esat Ad|esca AbBcHcMdRd|esco AaBgHdMdOh|esde CdQdTddd|ese AdTcbh|esea Ac|esed Ad|eser Yddh|
eses BiUhVcbcddld|esi AbEhei|esin HdWdedhh|esis AhBcgj|esma gh|esmo AjQhVjgh|esol AjHcMiRhadfh|eson AcBcUdWeXd|esos BdTdgi|esoy Ac|espa Ad|essi Ac|
esta BdCcDdEcFdHbJcOjQcRcSdUdVdXcYdgc|este AYHdMhWcXc|esto AbBcHhMdVdXdddedld|ests Xh|esu AcBd|et Ad|etad AdQe|etal BhMjXd|etan CcUigh|etar BdHdOhXc|
etas AdHcOcQdTdUbVhWdXcYjgdld|ete Ac|eted Yi|etel AdBc|eten Ydfi|eteo ChJd|eter AiMh|etes CaDiHcQcWcZcaccdgiid|etex Hdfi|etia AdCdHdOdRdTcbi|etin AdCd|
etir Ac|eton AhChHcJeXidhfh|etor ChDbEdHdMhQcRcTdVhXcZdbdddld|etos AcEdFdJcQdRcSdVcWcccddgdhdmd|etoy AdMi|etra AdBa|etre AcZdgh|
etro BiCdHdJdMdOcSbTiVdXjZcahdcfdgclh|etti BdCcDiEdHdJbZhld|etu AbBd|etud Ad|etus gh|eual Ab|euas Uh|euay AcBhHh|euba AbBdHd|eube BdTdUi|euca CdHi|
euco AhZi|euda CdSjgdld|eudo BjCdOdSjgdhhld|euel AiTiUdfi|euen Wd|eues KhPdld|euf Ac|euia Ac|euil Jh|eula Ab|eulo Ab|euma Ad|eun AZHdJdQcicld|
euna AdIcLhMdQdRdTdfigchclh|euno KdThUdei|eupe BhChEh|eura HdQiWdXdcdfd|eurf Ad|euro McZhlc|eusa AaRcUhld|euse AcUh|euso Bdgh|eust Acad|euta CcHiJiTd|
eutc Hd|eute Ad|euto Bh|euva Ad|euve Ac|euy Ad|euyo Ad|eva Rc|evas Ad|evel Acad|even Ab|ever AZBaZdcdfd|eves BhMdViXdZh|evez AcBc|evia IiJdMcQcRhVcWh|
evil Ad|evim ah|evio MdRi|evos AbBe|exeo Vh|exir Ahah|exl BdRdli|exto Bc|ey AZBbHcJcMdNdOcQbRdVcbdceeefdgcid|eya AcHd|eyer Ac|eyes AbCdHd|eyo AaOddh|
eypf Ad|ezar Ab|ezca Ac|ezco BdXdgd|ezos Ti|ezul Ac|ezza Ac|fa AdMcQcbddg|faa Ac|fab lh|fac ai|fad AcJbTdVcWdXdbccedcgd|fae Ac|fah Bhghih|faj Ac|
fal AcCaDhEcFdHdJbKdMiNdPcRcSbTaUbWeXbZdabgbhiic|fam AcOd|fan ChDaEZFcIcJcKiLcMiOaPdRcTbUiXdYebcebhclZ|fap Ac|
far CbDdEcFbJaKcNdPcSbTbUbXhZbcidjeighjdlZ|fas AbCcFZGbIcJYKbLiQcRbSZViYiadcdddgcicjd|fat CdHdih|fau Ac|fay AbCiDcMdadmh|faz Oh|fb Acmh|
fba AdLcRcTdUiZcadcdgd|fbe HdJcKiMdOdQdUiXdYdadcdddgdmd|fbi AbBdEd|fbo ad|fby AcMdVh|fc Ad|fca BhCZDcEcFcHhIcJhKcPcScYcabdcghhdiamd|
fce AbCcFdMbOdPhTdbdccdegelb|fch AhHdMi|fci BiPh|fck AcVd|fco BhCaDcEbFbIcLhRbSbThUeWdYeacedgihclcmd|fcs Dh|fct Ac|fcv Ac|
fda DbEaFdGdHdJdLbPcQdSjTdUhabbecddbfcjdlimd|fde AZCdEdFbMdUd|fdf Ad|fdi AaBcHd|fdj Od|fdo AdDbFaHdJdLbOhPbSjTdWcXcddgdjdlh|
fea AdCdHcJdOcQdTdUdVdWddcgild|fed MdYi|fel DcLaNcQcRiTiUdVdfggdhcjckdldmi|fen AdGgKeOcRaUdXbZdfhgbib|feo AdBdHcKdMdQdYdgdiclb|
fer EcFcHaJbKcLcPdSbWdXdYaZaadcidiecgclc|fes BiDhEbFaJYKhLYPbXhZjadfchbiZkb|fet BdHdLiMb|fex BcHdTdfi|fey Hh|fez AaHdcdme|ffa AbBcUd|
ffe BcHcJcNhOdRdTdWjXiYhfcld|ffo AbBd|ffp Qh|fga DhEdHhJcMdOhRcVcZcbddcfcgdhdiclc|fge Ad|fgi MiZd|fgo DcFcIcLcOcQcRcSbVhYiZcccdZfbgbhbiijdla|
fha AcHhJbMcObQdUdgc|fhe AZTdXhbdcddd|fhi Ad|fhn gh|fho DdEiHcJdPhTcVdYdadcdddhdlc|fi Ac|fia EYFbGbKcLeMjQjSaTdUdVjXaYdZZaebifchZjckdlb|
fic AbCcDdHdJdld|fid CdHiJdMdRdZdgdld|fie AZQgmd|fil DhEcFdGdLdRdSdUcZcadcdfdgchd|fim ah|fin DdEdHdIdLdMcOdQcWcedfcgdhhld|
fio CiDbEbFcHdIbJbNcOdPcRhSbWeXaYcadbhchfbibjdlj|fip Ad|fir BdHdWdYcahed|fis CdDdEdFcHdJcKcMcNdOcSdVcbcccgjhclb|fit Acch|fiz AbCd|
fja BcCaDdEdFdHhIdMdOcPdQdUcVcWdXdYdacgblcmd|fje Md|fjo BcCcFdHcOcPcRcScThWdXcYcZdbdfbgcid|fka Ahah|fke AiCcEi|fki AhBhai|fkm Ad|fky Eh|
fla AeGdHhIcJiObSbWjZhadddhbiajelb|fle AcBdDcHaIdJbLdMcPdQcRcScTbVcWcXdZdbdedfdhdid|fli AcHc|fll Mh|
flo AcChDbEjFdHhKcLdMZOaPdQbRcSaTcVhWcYdbadbfcgbhbiblZ|flu AdBd|fma AcBcFdHbIhJbKdMcObQcSdTiVcXdYdabccddfdhdicld|
fme AeBdCdFdHdJcKcMdOaPdTdUcZddheegchclcmd|fmi AcHdQdUdic|fmo EbFcJbKcLcPcRcScTcUcVjaddbeighlb|fmw Ad|fna AhChDZEdFbGcJiOdPcRhSaXdYdZdabcefigchjjcmb|
fnd Mh|fne ChHdMdOdSdZibifclcmc|fng TdUdVidd|fni CdEdHdKhPhRhUd|fno AgDbFbGcJgLbMcNbPbRaThUZVcWjXgadeigdhiiajdle|fns AcBcMd|fnt HcJdMh|fnu Ad|fo Bc|
foa BcCdDiEdHcMcRcTdUdXiac|fog AiUh|fok Ac|fol CcDdEdFdHaIdJcKhLdMiOdPdQhRhTcYiZdaccdgcidlcmd|fon DbEaFaGdHiIeKdLbMdOaRaWdZddhfhhcjdla|
for CiDcEbFcGdHaIcLdMhOiPcRaScTcUdXhabcedcfZgahdjclZ|fos AdCbDbEYIaKbLcOdQdRdTjZebccjjdkd|fot bi|foy AdMeNhYd|foz Jh|fpa BeHbJiLdOdSdTcddedld|
fpe AhBcChDhEjHcJcMcOdRcTdUdZcacgdidld|fpf Ac|fpi Bh|fpm AcBd|fpo JcOdPiQbRcSdTbUcWcXcZibddd|fpp AcBc|fps Ac|fpt ah|fpu Hh|
fra DbEjFcGbJaKhOkPaWcXdgahaicjdla|frd AcBd|fre AbCdFcGiHbMdObPcRcUcVcZbachdla|frf Ad|fri BiCcDiEdHdPiTdUdXdZcchld|frm Ad|
fro CYDbEaFdJaKaLcOhPcQdRhTiVedcfagahajd|frs AdVcWh|frt Ac|fru BdChHdJd|fry AiBdDi|fsa ChDcEcFdHaJbKcLdOcPcQcUiXhZhabbcedlamc|fse HhMdOdTcWcXbYcddgdld|
fsh Ad|fsi FhHhJdMdOcUdZdld|fso BdCcEdFdHhMbObPdQhScTcUcVcZcadccedfdgihbiclc|fst Acac|fsu Ac|ft Ad|fta CcDbFhKdOhPbQeRZSaVZWcXcYdacfdheigjdmd|ftc Hd|
fte AdBeCaDjEbIdKbLdNcOhQeSZUcVbWhYeZcbbfbgZhd|fti AiCbDiEiHcLdMdOdTdUdZhaccdgdld|fto BdDcEiFbJaLbOcPbRbSaWcXcZdabceddfbhh|ftu AbBc|fty Ad|ftz ih|
fua AhCdKjMdTdld|fub md|fue AcBdCcHhOcQeScZdccddfbgdic|fuf Ac|fug Ad|fui Ad|ful CiHdJd|fun AdHhJcKhQcRdTdVcYdcdiclcmd|fuo Ad|fup Ad|fur AdBhVi|
fus CcEdHcMdPhRcTcUdViWdXdYhahddfdghld|fux Ahii|fuz Ac|fva AZBdHdRcTdUdad|fve PhWdXdadcceigdldmh|fvi BdRi|fvo BhJcOdPdQdRdSdTcUdVbWcXbYcZcbcdcfjhdli|
fvs BcTd|fws Ac|fxi AhMiOh|fxl BdRdli|fy AZBbHcJcMdNdOcQbRdVcbdceeefdgcid|fya AdBdHcOdZd|fye Ad|fym BgNh|fyo AcJhMcOcPiTcbc|
fza AcIdJbLdMdQdRdSdVbcdfdgchdlc|fzo Qdbhgg|hasks AVBYCcFcGdHdIdJaKdMaOaQdRcTaUcVdWbXcYdaadcecgdhciclbmc|
hfiction ASBaCaEcFZHaJcMbOXPeQdRdSdTbUaXdYeaddcgchelc|hformer AZBaCdHaIdJcMbQdThUcYdaccd|hhypothetical AVBbCbEdFbHYIcJcMbObQdScTdUcVdXhadfhgahdidlb|
hidle ASBbCaDdEdFaHaJdLeMdOdRdTdUdWdjd|hnegated CcEcHZJbKcLdMaOaScUcVdWjXiYhadeifigbmi|honce AaBdChHdMcRdTdUdWcXhYcZdddedfjgdmd|
hpast AWBdFiHdJdMcNeOcShTdUdVdWdXcYcadchdcecld|hplanned AYBcCdEdHdIdJdKdMbOcQcRcTcUhVdWaXbYdZdacbgecfdgdld|
hreported AWBZCYDbEbFcGdHbJYKdLdMYNdOcPdQcRaSdTcUaVdWaXbZdahbccddcebghidlbmc|hstaged AaBd|
htemporary AYBcChHcJdLdMaOaPdQcSdTiUdVcWbXcYcZbabbccddbebfdgchcibldmb|hvoice AcBcCcFdGcIdJbPcQcSdVcWbYcZdadbbcgdbecfhicjhlcmd|
k0 AiBbCdOcPdRlTbUcVdbdddgdlc|k1 BjCcFbHdJbKcMdObPcQdRbScTqUZVeWcZcacbcfcgahbicla|k10 AkCcDdEdFcHcJdMcOZPdRdSpTbUdVcWdXdYdbdcdecfdgchcidlb|
k11 AkCbEdFdHdJbKdMcOcScTbUdVcWdXdYdZdddedfcgbhplb|k12 JdOcfgghlb|k13 AjBjCcEdFdHdJcMdOcSdUdVcXeZdgnld|k14 BdOdlh|
k15 AkBkCYDaEbFbGbHdIcJoKlMeNcOYPcQhRdSaVbWiXcaccddheafagZhXibjdlYmd|k16 AhBdVh|k17 AgCcDdHcIdJdLdMkPdRdTcUdVcWcXbYcadgcicld|
k18 CdHdJcKcLdOcPdQbRbSdUbZcacbledfbgclc|k19 BiTdcdfjhjld|k2 AjCdEdFcGcHcJhKcOcPdQdRaSdTbUpVdZdaddcfbgbhdlbmd|
k20 AhBhHcJcKlOdRcScTcVcZcadbddiedfdgchdlcmd|k21 AcBdJdMd|k22 AhBhCXDaEZFbGdHVIbJZKcLaMbNcObPeQbRZSbTbUZWaXbYbZaaqchecgahcicjckelZmc|
k23 AjCcDcEcHbIdJcLdMbPdRcTcUcWdXdacbdgdimld|k24 BhCaDZEZFcGdHkIiJjKcLjMcOaPbQaRZSbTcUcVaWdXcYbZdaZbdfdgbhcicjckd|
k25 AbBbCcFcGdHdKdLcNhQdRcTcUbXcZcabekhbibjckclc|k26 AYBaCcFbNdObQcRdUbVdWdZbabbdeegcialdme|k27 AXBdCaMdOaRbTdUajckdmh|k28 AbCcJbMbOcSgVcXbahbb|
k29 Oced|k3 AcBefggc|k4 AmDdEdFbHcJcKdMcObPdQcRbScTdUcVbWbXcYcZdacbdcdecfcgqhcidlb|k5 AhQcTdUdYdijlc|k6 AhMdOdQj|k7 HcIkJcKcPdUcVcWdXcYdedlc|
k8 AkBhCXDaEdFaGcIbJYKcLaMhOsQiSZTcUcWdXdYaZaabbccbeafagYhZiajdld|k9 Qh|ka0 AdOdRgTdUdld|ka1 AXCdFdHdJcKdMcOcPdQdRcSdTjUbVcWdZdadbcecfdgchdidlc|
ka10 AaBdTc|ka11 AdBcVe|ka12 fh|ka13 Ac|ka14 AdOdli|ka15 AZHdKhMcOdRcTcUcWbXdZcdhecgchdld|ka16 BhVi|ka17 AiDdHbIdMiNhOhPdQhTdUdWdbddcld|
ka18 HdPdTbZcbidceeld|ka19 Ac|ka2 AZCdEdHdKdPdRcTdUmVcXbZdadbdddfdgdialcmd|ka20 AcKhUddh|ka21 Ad|ka22 AYCdDdEdFdHcLdMdPdQdTcYeZdahedgdld|
ka23 AcBhCcDdHcMcTdUdadijld|ka24 AdBcDdIaLhMdPdQcTdVdadcc|ka25 ChEhFhGZLYOhPhRiShTjVhXdZYaifdgiidjckbli|ka26 CiEjFhGbKdMhNcOjQbRdSiWdXdadbdedgihhiZ|
ka27 BiCbDZEaHjJhMiRiThXhfiigkd|ka28 AeChEdHaIcKiNdPbQcRdahbcgdld|ka29 OcVh|ka3 fh|ka4 AbCdMdOdQdTcUeVdWdYdgkld|ka5 AbBiddeiij|ka6 Qk|
ka7 BhIkOdQhTbVdcdld|ka8 AZCcDdFdHZIdJcKdMcOiRbSdYcZdadcdecfegdhdid|ka9 Qh|kb0 AbBc|kb1 EdFdOcPdSbTkUbWcXbbdchgchdld|kb10 Si|kb11 hi|kb12 gi|kb13 gi|
kb15 IdJcKhLhNdOdPdSdVcWjcddiecfdgchcld|kb16 hh|kb17 bc|kb18 BcKdPdQdUcVcbgdiecld|kb19 hj|kb2 BeTcUiddfdgcld|kb20 KhZddi|kb21 Bc|
kb22 CdHdJdOdQcRdSdUcVcWcXdYdZdajchedgbhdlcmd|kb23 ih|kb24 AdHgKdLhObPcQbRcSdTdVaYcacbegdhdic|kb25 BeDdEhGcHhJdKcMhNZObRaSdVcWiXjacee|
kb26 FhJhKcMdNdVeXhZdbddefighhcihjime|kb27 EdFgHhOhWeZefchhjilh|kb28 CcIcJbKhMcOcQgRcUcVbZdahbchhig|kb3 Abfh|kb4 FcOdgg|kb5 dhid|kb6 Ab|
kb7 AYKdMcQddgmc|kb8 CdFdHdJcKdNcQiRhSdTdUdVaWcXcYcZdccdhedgchc|kc0 AiCbDdEbHZJcLdObPcQdRnUbYdZdabbbgcidlZ|
kc1 AbCcFdHbJcKdMcOcPdQdRbTjUdVcWdZbadbcecfdgcidla|kc10 AhHdMdOdPdQdRjSiTiYdadddgd|kc11 Bcfh|kc12 AdWceefi|kc13 Fcgk|
kc15 CcHiJgKiMdRcSbUdVdWcXdZcdhecgchdlcmd|kc17 AaCdIdJcLdMhNhObPdRdTcUdWdZddcjcld|kc18 AhBiCcGdJcLcMdPcQhRcSdWcXcYdbjdcfbgcjdldmh|kc19 BeCiUdYdZd|
kc2 BdCdEdFeHcOdRcSdTdUjVdWcXeZdbcfdgdlcmd|kc20 CdKhdhld|kc21 Aagc|kc22 CdMdPdQdTcUdYdajedidmd|kc23 AcBdZd|kc24 AaCcEcIbJhNdOhPdQcRcSdUcVdYdcdgdlc|
kc25 GbHhJhMhOhXhZdihja|kc26 BeEiFdGcIeKdMhNdOiPdQcRdUiZeacbcfj|kc27 AeCcDbKcMhUjghhcihjd|kc28 AhCcDbHhIaKiLbNbPbRaUhVhZhbbdcfcgaidla|kc29 AhOcVjXd|
kc3 AhWdXdYdfk|kc4 CdHcMdOcQdSdTdViWdYdghld|kc5 AbBieiii|kc6 BiHdQk|kc7 BiCdIjJbKhLbMdOcPdRdSdThVcYdccedfc|
kc8 CbDcEbFhGdHiIcJcKcLbOiQeRbSbUaWbYbZcacbdcdfcgbhgicjd|kc9 AdQh|l' Eh|l- AcBd|l/ Ac|l0 AaBhGhgcmd|l00 GiMbOdQdThUcVdWdXdYdZdadcdebjhlbmc|l000 AbBcYc|
l0000 idjh|l00:00 AdBdLd|l0:00 be|l= AbBdHd|l@ BcMcOh|l[ Ad|la CdEdGcJaKdLcRiSbWdXcZaaaddhciblZmb|labogada Ad|labogado Ac|labrimos Bgcg|
labrir AhBcHhbc|labuela Acmh|labuelo AbHdZdmg|laca EhHg|lacabamos Hh|lacaban AiMhOhQd|lacabo Oh|lacaros AdBd|lacordate UdXdeilh|lacostarme Bieh|
lacuario Ui|lacuerdate Memi|lacuesto Biei|ladelante BhYh|lademas AiNheehi|ladministradora Mg|ladoptada Uh|ladoptamos AhBbUg|lagapornis AdBc|
lagosto AcBd|lagradeceria Ac|lagrega Ad|lagregalo Bd|lagua Admi|laguanto Xi|lahi Acmg|lahora HdOdTcYjcdddfdmd|lahorrando AhBidi|lahorro Bhdg|laires Bd|
lajedrez BcVced|lajolotes AdBdUd|lal AaHdKdOdUcWcXcYddd|lalarma Acbemh|lalbanil Ad|laleman AcBdHd|lalergia Bemd|lalergica Bifj|lalergico AaBdWdce|
lalgo Xi|lalguien Adfd|lalgun Ac|lalias EhZdld|lalla Bd|lalquilamos Bd|lalquilo AhHh|lamanece AdBe|lambiental AdBdMd|lamiga AcBc|lamigo Ac|
lamigos Bhbi|lamo Xh|lamores Zh|lanalistas BdMd|landan Bd|lando HbIdMcOdQhadce|lanillo AcTc|lanimo Ad|lanitos Ad|lano AiBjJeMdccdkldmg|
lanos AiGiMhOdRcUiWeXdadldmd|lanota limh|lanterior Ad|lantes Mdeg|lanunciaron Bd|laparte AjMhNhOhfh|lapasiona Ad|lapellido AcBd|lapodos Bd|
lapp McQdRiaddc|laprendi AcBcYb|laprendiendo diee|laprendo Ad|lapunta mh|lapunto BhQi|laquella Ad|laqui Yh|larbitro BhNh|larduino Bibh|larea AhMhOh|
larmame AdBd|larmando BhQdbj|larmar Vi|larquitecta AcBcQd|larreglar Be|larreglo BhVh|larriba Bi|larroz Bd|lascendieron Oh|lasi AcWj|lastillero Bc|
lataque AdBc|latrapada AcBd|lauditoria Bh|laun AcBdme|launque CiHcKh|lauto ii|lautomatizado Be|laves Bd|lavisarme Beme|laviso AdBdTd|layer ch|
layuda Ad|layudame AaBb|layuno Bgeg|lazucar Bc|lbackend ai|lbailo Ad|lbalance Bhei|lbanco Bd|lbano Bhei|lbar ci|lbariloche AbBdRc|lbarrio AcMd|
lbase Aiai|lbateria Bd|lbaterista Ad|lbiblioteca Bhaebh|lbibliotecas AdBcLd|lbici Biei|lbien AdBc|lbigotes AhUi|lbisabuelo Ac|lboda Aicj|lbodas AdBd|
lbombero AcOi|lbonitas BdLd|lborder BeTe|lbuenas BhChWi|lbueno Bhmi|lbuenos Bc|lbulldog Ad|lbuscame AdBd|lbuscando OcQdRhdi|lbusco AZMdOddh|lbuzz AiTi|
lc AcFddh|lcaballero AdBd|lcabana Bd|lcabeza Bd|lcacahuates fh|lcada fi|lcae AdBhGh|lcaen AhXi|lcafe Aceh|lcajera BcOd|lcalcula AcBcLc|lcalidad BhOh|
lcall NjUd|lcamarones fi|lcambialo Ad|lcambiaron BhPi|lcambie AiBb|lcamperizada Ad|lcanal Bhbh|lcancion Zh|lcanela AdBc|lcannot AcBd|lcanto AhVh|
lcapaz Ad|lcapricornio Gh|lcarcassonne Ad|lcargo Bd|lcargue BdMdgd|lcarlota AdBd|lcarrera BhQi|lcarta AbBd|lcartel AdBcSd|lcasa CdDdIdKcNdPdTaWjcdfh|
lcasado BiSi|lcasar Bd|lcasarse Ac|lcase AiBdRj|lcasero AdBd|lcasi BcVdXh|lcasillero Bgmg|lcasita Bgdg|lcatalogo Bhbi|lcefalexina Aifi|lcel Bhki|
lcelular aiddlb|lcelulares BcMc|lcena AdBd|lceno AiBdTdWdXdcdej|lcenter AdBjNi|lcerrar Abch|lchamba MjZcddld|lchambeo Mh|lchica AdBd|lchico AbBc|
lchifla BhWiXg|lchile Ad|lciberseguridad BdOcQe|lcierran Bc|lcilantro BhXh|lcinco AdBcVe|lcirujano BdPd|lciudad LcZh|lclarisimo Bhdi|lclaro Bhmh|
lclase Ad|lclases BhLdNg|lclave Admh|lcliente AaId|lclientes Ad|lclinica Ad|lclub Bimi|lcobraron AcBcWdXdZd|lcoche ih|lcochera Bgmg|lcocina bc|
lcocinar Bc|lcocinero Ad|lcodigo Bili|lcodo BiMdPjRcad|lcojea Ad|lcolecciono Vi|lcollie BdTe|lcolor AhZh|lcolores Zh|lcome Ad|lcomerciales Mi|
lcomida BiZi|lcomo AdCcFhHbJbKdQcTdUdVdcddcfclcmc|lcompanera AYBeMcNeTdUcbdlb|lcompanero AdBcld|lcompaneros BhPiTdZd|lcomparar Bcdd|lcompartimos Ih|
lcomparto AdBdUd|lcompleto ChZd|lcomplutense AdBd|lcompra AcBjMcddek|lcomprar AdBc|lcomprarme Iedh|lcompu ah|lcomunicado Bd|lcomunidad AdBcOd|
lcomunion AdBjci|lcon AbCdGdHaIcJbKcMdNcQaRaVbWdYdcjdefchdiblb|lconducia Bd|lconforme Ad|lconserje Mi|lconsiste BhMh|lconstruyendo Qdbj|
lconstruyo Bhbi|lconsuegra Ad|lconsulta AbBc|lconsultarle AdBd|lconsultoria AdBdMc|lcontabilidad Adfe|lcontadora Ac|lcontestame BhYi|lcontext Bd|
lcontralto MdVi|lcontraria AcBdYd|lcontrata Bgmg|lcontratar BhMi|lcontrato mh|lconvalidar AcBc|lcoordino BhMh|lcorreo jh|lcorrer Bjdj|lcorro ei|
lcorte AcBc|lcorto Ad|lcosa Bc|lcosmetica Nh|lcreo Ad|lcrie Ad|lcrio Th|lcuadros ej|lcual AcBd|lcuando AbBbHdMd|lcuanto AbBc|lcuantos AcBc|lcuarto Bd|
lcuatro HdMiUd|lcuba Ad|lcucuta Bd|lcuenta BcHhMdXdlh|lcuentame Ad|lcuento Acch|lcuido BhMh|lculebrones BdWc|lcumpleanos AdGiTbZdddld|lcumpli Fi|
lcumplo FhGj|lcunada Adld|lcunado AcBdHd|lcura HjOd|lcurrando BhMh|lcurriculum AiOi|lcurro BgMgOh|lcurso AcBhMdPeQjbd|lda BcMdXdfh|ldame AdWjYh|
ldar ch|ldarle Ad|lde BdHcIdJcKZOgPcSaTbVaXZfciXkclh|ldecidi Qhcd|ldecidido Ie|ldecidimos Ac|ldecidlo AcBd|ldecime Ad|ldedica BiMj|
ldedico AiBiMlOhQdVjWaXcYdecfdgd|ldefiendo BiKhYe|ldeja Rh|ldejamos Bhch|ldejan Ad|ldeje Mcbhei|ldejes AdBd|
ldel AZCdFdHbJcNiOdPdQdRdTcUdWcXcYbacbecdfdgdibjd|ldepa AhHjld|ldepartamento AbZd|lderecho AdFh|ldes AgBiWiXhYh|ldesarrollando AcBcbcdd|
ldescribemela Th|ldesde BcEdFdRhTcUdVdWdYdbccchhldme|ldesempeno Oh|ldespacho Bc|ldesperte AcBcQeed|ldespierto ej|ldespues Hdei|ldetesto BhXh|
ldetras dh|ldia BhEdHdMiQiZc|ldiabetica Bdgc|ldiabetico Bdee|ldiagnosticaron Ad|ldiario Bgbh|ldice Bdfhgd|ldicen Tg|ldiciendo Adhd|ldieron Ad|
ldieta Bihj|ldiez AhBhMhbedhei|ldigame AdBd|ldigas AcBeYd|ldime AdBd|ldireccion Adjd|ldirijo BhMdPi|ldiseno Bh|ldistancia Qe|ldistintos Ad|
ldistribuidora BhMh|ldivorciada AdBd|ldjango ai|ldoce AhBdHhMd|ldocente AdBd|ldoctor Ad|ldoctorado Qh|ldocumental bi|ldomicilio AhHh|ldomingos AcHdNh|
ldominio Bhch|ldonde AbBdTe|ldono Bhei|ldos AdMbOiQcWcXcYdZdadcdddfdhhmd|ldoy BhMiNgQd|ldudo Beme|lduele Bd|lduermo AcTdei|lecopetrol BcMc|
ledificio AdBdmd|ledito Bi|lejemplo Ad|lejemplos BhYh|lejerzo Mi|lel AdDbFcGiHcJaLZMdNcRbSabecijclZ|lelegido Bhch|lella Ad|lembarazada Be|lemojis BhYh|
lempanadas BhNh|lempece Qh|lempieza Acmh|lempiezo AiBbMi|lemprendimiento AdBcRdbd|lempresa AjTcahbh|len DaFbGdJWWbZbbXccddgaicjdkh|lencanta AcWhXj|
lencantan BiWi|lencantaria AbBc|lencargada MiOgQe|lendesa Bhmh|lenero AcBdHd|leneros Bhei|lenfermera HdMh|lenfermero AcMc|lenriques Bd|lensenando AcBd|
lentiendo AcBd|lentonces Wi|lentra AbBdMe|lentrada dh|lentre AhIiPeadcded|lentrenador AiBdOdli|lentrenando AhBhdi|lentreno BhVi|lentro Ad|
lepoca AbBcHdMdadid|lequipo HcMcPiTcZabddclj|lera Ac|leres BdFd|lerror AdBd|les BgDcEdFcGeHXIcJaKdLiNdQbRcThYbbhccdiecfbgchd|lesa AdBdcd|lescribe BcTi|
lescribeme BcYi|lescribiendo AhBhQjbh|lescribime AbBhYh|lescritora Zi|lescritores BcDdZh|lese AcBc|leso Bb|lespalda lh|lespanol BhKhOh|lesperando AdWd|
lesta AaBdHaIdMbOdWhYeZdbddc|lestacion BhZh|lestamos Aibj|lestan AdBcTd|lestaria Bd|leste BdMeOdWdYddjkclc|lesto Admh|
lestoy FbGdIdJdLhMYOZQiRhTbUcVdWcYcZcacccdjfdhciclcmd|lestudia Ad|lestudiante Fh|lestudio AbHcMcQhde|lestuve Ad|lex AdBd|lexamen Bdfh|lexcel Ad|
lexiste Ad|lexplicame AbYi|lexpliques AdWg|lexposicion BiQi|lexsuegra AcBeHd|ley Ad|lfabrica Bdec|lfacu AhBdMeOi|lfacultad AdBdddee|lfalso Bd|
lfalta Xh|lfamilia AhJi|lfan BhWj|lfanatica Wi|lfanatico BiWi|lfarmacia Ng|lfascina AiBiWiXjYh|lfascinan BgWh|lfavor Bc|lfavorita AbBgZjldmd|
lfavorito AhBhZjlc|lfavoritos BhZh|lfecha Gi|lferiantes Ad|lfestival Bc|lfichero Ad|lfiesta AcBc|lfijate ei|lfin di|lfinal BiQi|lfinde IhQdVh|
lfirma AhEhjh|lfirmo AhCbDi|lflipa BhWiXhZg|lfloro Bd|lfotografio AdBc|lfp AhFj|lfrances AdKh|lfrase Zd|lfrutas AiBhXiYi|lfuera AdXh|lfui AbBdHd|
lfurgo Ad|lfurgoneta AdBc|lfz Ad|lgalga Uh|lgana AdBhOh|lganas AdHd|lgano AhMhOhed|lgas Bgmg|lgata TdUkbd|lgato Uhcj|lgatos AcBdNe|lgazpacho AhXh|
lgimnasio Bced|lgobierno AdBc|lgodot Bdbd|lgoyo BhPi|lgrado BhQi|lgrados Ad|lgradue BhOcQi|lgrande Ad|lgrupo AhBhPiZhadeh|lguardia BhNh|
lguardias AdMcNh|lguerra Xi|lgusta BhCdWjXiYhZidd|lgustaba BdWeXd|lgustan AhYh|lgustaria Ahdj|lguste Zi|lgym Bhmh|lha AcBc|lhaber AcBc|lhabia Ad|
lhabitacion BiIi|lhablado AhRh|lhablame AhXhYh|lhablaron AcBdMd|lhablo AbHdKhTd|lhace BcHiJcKdQdUdadbdme|lhacemos AdBcMa|lhacer BeQeXi|lhaciendo dc|
lhagas Bd|lhago AaBjHdNhOhTdWdXdYdaidd|lhambre Bd|lhan Bd|lhasta AcBc|lhay AaHdmg|lhazme AcBc|lhaznos AdBd|lhe BiHhWcXcdj|lhecho BdSe|lhemos Ieaici|
lheredado BhIh|lhermana AcBcTd|lhermano AbBcHd|lhermanos BiIiMd|lhice AdBd|lhicieron AcJd|lhicimos Ahch|lhija BcMcRdThUcbcld|lhijastro BdTd|lhijo Ab|
lhijos Hi|lhincha Wh|lhojas Beme|lhola EhFh|lhome Ac|lhora AeBiHdLhdjehmd|lhoraria BiLj|lhorario LiMd|lhoras Bd|lhorno AdBcbd|lhospital MbNi|lhotel Bc|
lhoteles BhYh|lhoy Bb|lhuron AdBeNe|lhuso AhLi|li Ac|lidea di|lideas AcBc|lidioma AhKh|ligual Ac|limaginate Ad|lines BcTc|linfarto Bihi|linforme Ac|
lingeniero Bd|lingles AcBgKh|linmobiliaria Ad|linquilina BcHc|linscribi Ad|lintencion di|lintolerante Adfh|linvierno Td|lir ched|lizquierdo Bdmd|
ljaja Ad|ljamas Ad|ljavi AiSi|ljefa AdKdlh|ljefe AbHdlh|ljehova Ad|ljenkins AcOd|ljuego AcVidd|ljuegos Ad|ljueves AcBeTecdmd|ljugamos AdBd|ljunto Bc|
lkilos di|lkiwi AhBbfh|lla CaDbEbGbHbJYKbNdUcVbWcXZYdZdfdgbiajhld|llaburaba AcOd|llaburo AhBjMk|llactosa Ad|llado Bdmc|llang Ad|llanzar Bhbh|
llargo BhIi|llas FdJcKdOcRdUcXhYibdcdfdgdld|llatam Bhdh|llate Wj|llatex AdBd|llavadora Ac|lle AWBZHdMdOdQeYeZdcejd|lleer Bhdh|llei AdBd|
llengua AiKjZcld|lleo AdBcZd|lletra BhYh|lletras Ac|llevanto BjWdddej|lley AdBd|lleyendo AdBcbc|llibro BhZi|llicenciada Oi|llidero AhBiOiPj|
llima BjVdej|llimpia Bd|llimpian Ad|llinda AiZi|llinea AdBcQe|llista AdBd|llistado AdBd|lllama AbBiWhli|lllamo AcCh|lllave Ad|lllega Bd|lllegar di|
lllego AdBded|lllegue AdBcHd|lllevamos AiSi|lllevar AdBc|llleves BcYc|lllevo HgJdPdRbTdUd|lllueve Bd|llluvia Ad|llo HaJdMaPcQcTbUcWjXiZdahedfcgdldmd|
llocal Ahmh|llogo ch|llogs Ad|llola Ad|lloro Ad|llos BjCcFcHcIhJZKcLbMZNhPcRbScTbUZVhXZaceighhciclZ|llugar AcBc|llunes AiUiVdecmh|lmadre hh|
lmadrid BdHdIh|lmago Ae|lmama AcBcGd|lmanana Ac|lmananas VhYd|lmandame AdBd|lmande Adjd|lmanejo BiQdig|lmapa Ad|lmaqueta Bd|lmaraton dg|
lmarido AaMcObRhlb|lmarketing AdBcMcbd|lmarta Ad|lmartes AbBb|lmas BjCdHcMdUdYmZjbdddmb|lmascota ReUh|lmaster AcHd|lmate Ad|lmatematica AdBbMc|
lmatematicas AcBcJd|lmaterna AiKjZd|lmates AcZd|lmayor Ad|lme DbEhFcGcIbLbNdRhWjXiadbbceiblbma|lmedia Hhmd|lmedica AcMc|lmedico Ad|lmediodia AdBced|
lmedito Ve|lmejor AbBc|lmejorar Bidi|lmemoriza AhBhjdljmi|lmenos BiLh|lmente AdBimh|lmentira AdBd|lmenu AbBd|lmercado AcMd|lmercedes AdBd|lmes BhMiQh|
lmeses Bibi|lmessi Ad|lmeta BbZd|lmetida Be|lmetros Ad|lmexico AdBdJd|lmi FbIeJdMdNbOgScTdUeWbXbYdZgbdcddeebfagaheidkilimi|lmichirones AdBd|
lmientras Oh|lmiercoles BiQj|lmigramos ai|lmil BhXg|lmilonga AdHd|lmilongas Si|lminutos AcBbec|lmio AjWj|lmiro Biei|
lmis CdDdEdHcLdMbQcUdViWdYdZhcdedldmd|lmodelo Ad|lmontado Ahai|lmontando AdQddd|lmontar Bhbh|lmonterrey Beme|lmontevideo Ad|lmonto BdMdbc|lmontones Uh|
lmoviles ci|lmuchas Ad|lmucho AcBhcg|lmudamos AcRd|lmude Hied|lmudo Bd|lmuero AdBd|lmuerto Bdee|lmuevo BiQdej|lmusica AdBbXd|lmusico gh|lnaci BhGi|
lnacido Ad|lnacio Bd|lnada Ac|lnadar Fhdd|lnadie Ci|lnecesito AcBdad|lnegativo AdBheilc|lnena Bh|lnene Ad|lni BdHcMdRhXcYh|lnieto BhTh|lnina Ad|
lninguna HdZiad|lninguno Ad|lninos BhTh|lnivel Kh|lno AcBeCcEcHZIdJbLcMZNdOdPdQcSdTcUcVcXiZcadckdbeagd|lnoche Mh|lnoches BbMcTd|lnocturna AhFhQh|
lnombre CiZcad|lnos AcIdMcNdOdQdShTdUdWdabddih|lnosotros ahhh|lnovela AcTd|lnovia GdRi|lnovio AbBd|lnuestra HdMdai|lnuestro Td|lnueve Ad|lnuevo AdBd|
lnumero Bd|lnunca XiYiddei|lnutri Bihi|lo Aa|lobjetivo AhBiZddlld|lobra BiMdbgmh|lobsidian Ad|locho hh|lodio Xi|lofelia Bhlh|loficina HdMhljmh|
lofrecieron AcMd|lojala AcHdTh|lojo XdYeme|lojos AhBblh|lola Ad|loleo ei|lolor BhWi|lolvidar Bd|lolvides AhXclhmh|lonce Bd|long BcMc|lonline AdBc|
lopcion ch|lopciones Wh|loperan AbBbHdMcWd|loperarme Bhdh|loperaron Ahgi|loposiciones Bh|loptamos AiBicj|lordenar BdXd|lorganizando AdTdbh|lorlando Th|
loro Ad|lotra Ad|lotro AdBdme|lpadel Bd|lpadre AhBdTh|lpadres Admg|lpalta BiMi|lpan Admh|lpanadero AcBieh|lpantalla Bd|lpapa BhMdTjld|lpapas Be|
lpapel Ad|lpapeles Beme|lpara DdEhFdHaJcLbPdTdUcVdWdXdcediedfdgclc|lparado Ad|lparcial Ad|lparecen Bd|lpareja AdBcHdSc|lparentesis AdBc|lparlo Bd|
lparroco AdBiHjJcOd|lparte BcZd|lpartida Bd|lpartir AgYh|lpasame AdBcMd|lpasamos BdHd|lpasar Addh|lpasarla AcBd|lpasatiempo BhVi|lpase Mi|lpaseo BiNi|
lpases Wk|lpatinete AhTh|lpaula Ad|lpedaleo Bhih|lpedi Bd|lpedir Ad|lpega BhMh|lpegue Ad|lpelicula Zi|lpeliculas BhYh|lpenicilina Bgfh|lpensando Ad|
lpensarlo Bgch|lpension Ad|lpenultimo Ahfh|lpepino AhBdXh|lperdimos Biei|lperfil Bd|lperfume HdZi|lpero AiEcHiJdOiQdScTiUcXdddgcld|lperra Bdme|
lperro BdUbedmi|lperros Ad|lpersigo AdBjOcdi|lpersonas AcBc|lpescadero Fd|lpescar Bded|lpica Ad|lpide AbBdXdad|lpiden Bc|lpidiendo AcBcMd|lpin Bgmg|
lpintamos Bhch|lpinto ek|lpintor Ad|lpirulos Ad|lpiso AcJdMdfd|lpizza Bd|lplantas AdBcce|lplata AiHdIhUh|lplato Zi|lplaya AcTd|lplomero Ad|
lpoco AhBjHiJdMi|lpodcast AdBh|lpoder Bgdg|lpodes Yekh|lpon AcBdFd|lpone Bbfd|lponele Acgc|lponeme AeBdbe|lpongamos Acgd|lponia AeBdSd|lponle AdBd|
lponlo AbBc|lpor AdCdFdHbIdJcMdNhObUdVcWcXbYcdbecghhdld|lporque Bd|lportera Ad|lporton mh|lpostres Bc|lpracticar Bc|lpractico BhVh|lprecios Wj|
lpreferida Zh|lpreferido Zi|lpreferiria Eh|lprefiere AdBc|lprefiero AhWiXiYlee|lpreguntas AcBd|lpreparando BjQgdk|lpreparo Bhbi|lpresentacion Ac|
lpresente AdMi|lpresidenta AdOh|lprestan AdBd|lpresupuesto Bili|lprima AbMdTi|lprimaria Ad|lprimer AdBaTdmc|lprimeros dg|lprimo AcBd|lprobe Bccd|
lproblema Adae|lprofe TiZcad|lprofesion Ad|lprofesora AcBdTd|lprogramador AdBdFd|lprogramo BiHdaj|lprohiben Bd|lpropuesto Bidi|lpropuse Bhdi|
lprotagonista Ae|lproveedor AhBhmi|lproyecto bh|lpruebas mg|lpueblo AiBdCdDdHiJiMdZd|lpuede Bimi|lpuedes Ei|lpuedo AiBbXhfhmd|lpuestito NhQe|
lpuesto Bc|lpulmones Aigi|lpuso Bihi|lque AdCaDbFbGdIbJZKcNcQcSbVachgdiajcmj|lquechua Ad|lqueda AhBiHhMhlhmj|lquedamos NePhch|lquedar bedg|
lquede AhUimi|lquedo BiThZich|lqueremos bhdd|lqueretaro Uh|lqueria Bd|lquiebra Zi|lquien AcBd|lquiere AaBcQeYd|
lquiero AcHcIdJdMbQdRdTcUdVdYiadcddjedlcmd|lquiltro AhBiUi|lquince BhOh|lquinto AhQh|lquisiera AdBdme|lradiologia AcBcMc|lrato AhHi|lratos BiVi|
lre BhWhXh|lread Ad|lreceta Ad|lrecien AhHhJdMjWdXdYd|lrecivi BhQi|lrecomiendame Ad|lrecomiendan Bc|lrecorda Ajmk|lrecordame Ui|lredacta Ac|
lredactar Bd|lrediseno Bgbg|lreformando Ad|lrefugio BdMd|lregalo Rh|lregimen Ad|lreglas Bd|lrelaja AiWi|lremoto Mg|lrenata Ad|lreparto Nhee|
lresidente AhBcMh|lresido BhHi|lresolvi AiBhci|lresolvimos AhBick|lrespondeme BhYh|lrestaurante AhBdHi|lretome Qhde|lreunion mh|lreuniones Li|
lrevisar BiMj|lrezo Bheh|lroad Ad|lrobot Qe|lromina ch|lronca AiBdUh|lronchas AdBded|lropa AhHi|lropero Ailjmi|lrosa Bc|lruedas Ad|lrural Mi|lruso Ad|
lruta AbVdej|lrutina Bd|lsabado Mh|lsabados BhVh|lsabe AdBd|lsaber AdBcme|lsabias AhBhFi|lsabor BiZi|lsacandome Qjbd|lsacar Bdbe|lsacarme Bidi|
lsaco Ac|lsale Ac|lsalen BbXdedfi|lsalgo BiVhel|lsalia Bd|lsalido Ad|lsalio Aifi|lsalta Ad|lsanta Ad|lsantiago Bd|lsat Ad|
lse AaCdDdEdFdHaOdPdQdTdVcWiYdZcadbcdbfcgdhdmh|lsea AcTh|lsecundaria Bd|lseguidor BcQebb|lsegundo Bigh|lseis AbBcMcRc|lsemana BcHbMbPeZh|
lsemanas AdBiei|lsenora BdTc|lsensor Bd|lsepas AhBighlhmh|lser AcBhYi|lsereno Mi|lserie AdBcZb|lshapefiles Bc|lsi AdBbHcMdTdXigd|lsiembro AhBiHhVi|
lsiempre AdHcMdRdUeYjadcddcldmh|lsiesta Bheh|lsiete Md|lsigo hj|lsiguen AdBd|lsimon Ad|lsin BbWeXhhb|lsirve Ad|lsistemas AiMj|lsitio Ahai|
lsobre AcJbMddd|lsobrina Ad|lsobrino AdZd|lsocia Be|lsola Bc|lsoldadura Bd|lsolo AiThXh|lsoltero Bh|lsomos AcBhPiVd|lson AcBjPiTdUdXhZi|
lsoporto BhWgXh|lsoy AiCcFhIeLcNdPdRdThUcVbWjZdbdcddcedfhidmd|lsprint Bd|lsu AcBcke|lsub Ad|lsubir Bcdc|lsubo Ih|lsucesivo AhBjWhXj|lsuegra AbBdQeTd|
lsuena Ad|lsueno Bidj|lsuerte AhBdZhld|lsufro Adgh|lsupe Ad|lsuperior BiQi|lsupone Ac|lsupongamos AdBeFdTe|lsus Ac|lsvelte Bgag|lswift Ad|ltacna ei|
ltal Ad|ltalla lhmh|ltalle lh|ltaller AdMdNh|ltango BcVc|ltanto AiBc|ltarde Ad|ltardes BiNi|lte AcHcKbMdTdchlh|lteatro mh|ltecnica AcMd|
ltecnico AiBbMi|lten Bd|ltene MiXdldmg|ltenemos BhTi|ltener AcBdTi|ltengo BhFdJdObQdRcWcXbYdZdccedgbli|ltenia AdBd|ltercer Bh|ltercero BhPeQi|
lterminar Bddd|ltermino BhQh|lterror Bdbd|ltesis AhHdRh|ltexto AcBc|ltextual Ad|lthiago AdBc|ltia AdBhThUh|ltienda Bi|ltiene AZBbHdMdNeRdUcmc|
ltinder Ad|ltintes Ad|ltio AdBd|ltipo AcBbhd|ltirame Ad|ltiteres Mebh|ltitular AdGc|ltngo Bc|ltoca AbBbOdWdXd|ltoco AdBjVj|ltoda Bc|ltodas BcTdVgYd|
ltodavia Bc|ltodo EhHdLdWhXjYiahcded|ltodos AiCdEiVgZhac|ltomar Aifi|ltomo BkVcYdem|ltortuga Ad|ltrabaja AbTecj|ltrabajaba AcBd|ltrabajamos Bdah|
ltrabajar AdBc|ltrabaje AbBdHdMd|ltrabajo AhBdHcMiQcRcTcUceeidld|ltrabe Bd|ltranquilo AcHc|ltras ch|ltratame Yj|ltrates BiYi|ltrenza Bd|
ltres AeKiMdNdOdTcUgej|ltrillizos Ad|ltrip Ad|ltrueque AhBcahbd|ltu AdBcHd|lturbio AdBd|lturno Oime|ltuteame Bc|ltuve AcBcHcMd|ltuviera Ac|lu AdBdNe|
lubicar Yekh|lun AYCcDdEcIeJdLaMcOZReScWeXbYeZcbkcadbecfbhbjblb|luna AdCcEdGcHbIhKdOdPeQbScVcWbXbYcZdbhccfblbmc|lunica Ac|lunidad Ad|luno Ad|lunos bi|
lurge AdBd|lurgencias BhMh|lusa AcBd|lusamos Ahagci|lusar Adci|lushuaia AiRi|luso LgZdah|lusted Ad|lutc Bd|lva BhMdYhchfdmh|lvagoneta Ad|
lvaldivia BhIh|lvale AiHj|lvalencia BhMhdh|lvalparaiso Bd|lvamos ci|lvan AdBd|lveces Ni|lvecina AaBcUd|lvecino AdBd|lvegano AcHd|lvegetariana AcBifh|
lveinte AdBdHdec|lvelero Ad|lvendemos Mi|lvendo Ad|lventana Ad|lveo BcFhWeXd|lver AcBc|lveranos Ih|lverde Ad|lverdes Ahlh|lversion Ad|lvespa Bc|
lvez Bdfi|lvi Bd|lviajar AiRi|lvida Mh|lvideojuego Ad|lvideollamado Th|lvieja BkGdTilcmi|lviejo AdBc|lviene AcBcHccd|lviernes AcNiOdVe|lvine AiBbHh|
lvinimos BiHi|lvino Ad|lviuda Th|lviudo Ad|lvive AbBcHd|lviviamos Ad|lviviendo AdBhHiTd|lviviera Ad|lvivimos Hj|lvivir AcBc|lvivo Oi|
lvoluntariado Qdee|lvolviendo Ad|lvos Ae|lvotacion Bhch|lvoy AhHdLhMcRgWdXdZdadbgcdddgh|lvuelo mh|lvuelto Bc|lvuelve Ac|lweb Bh|lwhere Ad|lxl AdBdld|
ly CcEdFbGcHaIiJaLbMbOhPeQbRcScWbXbbbdaedickdmd|lya AcBeSdXd|lyamaha Ad|lyegua Bd|lyo AdCcEeIdLiNdOdUcVYWcYdacccfdgdhdicldmd|lypf AdHd|lzapato Bhlg|
lzona AgBjLk|lzurdo AdBdXd|l AYBeCbDbEaFaGbHbIaJbKbLhMYNbOaPbQbRbSiTbUYVbWbXbYbZaabbccbdbeafbgbhbiajakalbma|n1 AcCd|n16 AbDbGdIcLgVdWaXdYeZcidjdkc|
n2 CaHdJcMcScTdUdWiXgZcadcdddehhclh|n3 AbCaEdFcKcLcMbQcRdSbTbUbWiXgacbcdbeefchhlhmc|n4 AZCdFdHdIYJbLdNZPdRbbemd|n8 AZChDgEhLd|o+ Bhki|o- AbBdOd|o/ Ad|
o0 AeGj|o0,0 Ad|o0,00 BiCdHdOdghlhmi|o00 BhCbDdEdFkHbJcMdOcPeQdRdScUcVdYdZdadbdcddcedfdgchdje|o000 AcTdki|o0000 kh|o0000-00-00 Ac|
o@ AhBcCcFdHdOdRdTdYdaejkldmd|o[ AbBd|oa CdFhHaJdKdLdMaNiOcPdQcVcYhZbacbdccdbechdidmd|oaborrezco BcYd|oabrimos Bhci|oaburrido Ad|
oaca AgBdCjHiJdMcTeUdYdad|oacabamos Hhcd|oacabo Bdde|oaccess AcBdCdadme|oacordate UdWdXcYdeifcmh|oacordes Ac|oactualiza AdBded|oacuerdame AdBcdeed|
oacuerdate MbNdYdmj|oademas AiKgNkbeecfchj|oadjunto Bddd|oadoptamos AjHdTiUicd|oadopte MdUj|oagrega Ad|oagregalo AdBc|oaguanto BcXh|oah gh|
oahora CdEdJdMiOhTcUdVdWdXdYdZdacbdcdddecghldmd|oahorita Ad|oahorro Bidj|oaitor AjBcCiDhEdHdMdUd|oajusta AcBc|oal BhHdJdMcOcPdUdVcWdXcYcagebfhjdmh|
oalergia Bbfi|oalergica Vefh|oalergico ccedfi|oalgo AbBc|oalgun AbBd|oalimento AcBd|oalma AbBdHdTd|oalquilamos AcBcIdbd|oalquilo BcHhdd|
oalternativas AcBc|oamanece AcBdHd|oambrosia AcBd|oamo AhWkYg|oanade AbBbcd|oanda Ac|oandaba Ac|oando AeIdKdMcPdQgScTcUdVdWdXdYdaccdgchcldmc|
oanecdota AcBd|oanki AiBbai|oanota AdGdcddcedlkmi|oanselmo Ch|oantes AdHdMcOdeh|oanunciaron AcBcYdcd|oanuncio Ac|oaparte AjMhNjQdddfhhg|oapellido AcSd|
oapicultor AhMdObVi|oapodos AdBdUdde|oaprendi AcBd|oaprendiendo AcBcWdec|oaprendo AhBiKjQgVhdh|oaprobar Bidjmd|oaprovechando Ac|oapunta BiLimj|
oapuntarme Bimi|oaqui Hh|oarduino ah|oarea AdBjMj|oarma AaBc|oarmame AbBbMd|oarmamos Bhbi|oarmo BiVj|oarquitecta BhOi|oarranquemos Ad|oarreglo BiMhVj|
oascender BiOddi|oasere Ad|oasesoro AbBcHcJd|oasi AZBbHdMdOcWicdhdmc|oaspiro Ahdi|oastillero AiMiNiObVcea|oatentamente Ac|oatiendo Ad|oaun AcBcmc|
oaunque ChKiMcUcYb|oavena ei|oavisame AdBdmc|oay Ac|oayer AbBb|oayudame AZBc|oayuno BiXcYdejhi|oayuntamiento BhCdHdJcLdMjQd|obahia Hh|obailo HdMdShVh|
obebo Biei|obegona AiBcDhHd|obibi Ad|obibliotecas AcBcLc|obilingue BhKi|obochas Vjed|obro BdCcEi|obuen Ad|obuenas AcCiOd|obueno Ad|obuenos BdYd|
obusca AbBc|obuscame AcBc|obusco AaIdMcObTdYecddh|oc AbBcDdFdacld|ocaballero AcBcMcddme|ocae Ad|ocafe BhWj|ocalcula AcBc|ocalzo AhFbedlj|ocambia AdBc|
ocambialo Ad|ocambie ii|ocamino Bhei|ocanciones AcBc|ocannot AbBcMecd|ocanto AjMcNcOcQdVkbdedli|ocapaz AZBdHccd|ocarcassonne AhBcCdZi|ocarta AcBcbd|
ocasada AhSi|ocasado Sh|ocasarse AcBc|ocasi Fi|ocastellano BiNdcl|ocatracha AcJc|ocedula Ad|ocena AcBdTd|oceno Ad|oceramista AhBdMd|ocerro AdBc|
ocesante BbHc|ochambeo Hd|ochan CcZj|ochapurreo Bd|oche Ch|ochevrolet ih|ochiste AcBdJd|ochofer BhOh|ocinco Ti|ocity Ac|oclases AcBcJdLd|ococino ej|
ocodigo Yi|ocolecciono BgTdVjld|ocolegio CdDcMdci|ocome Ad|ocomo CcEcHcKcLdNdOhQcSdTdUdVcWcXbYbZcacbdcdddekfcghhhlhmd|ocompartimos IiMd|
ocomprarme BhIddi|ocompre AcBd|ocomprometida AhBdSh|ocomunicado AcBcee|ocomunidad HiTd|ocon CdDdHbJdKdMbQcRhSgUeVdWcXbYcZcacdcecfdghhdiclc|
oconcurso AdBdVd|oconductora BhOh|oconduzco AdBdXdcdmd|oconforme Ac|ocongelar AcBc|ocongelo Bicj|oconserje AhOg|oconst Ad|oconstruyo Mdbj|
ocontesta AcBd|ocontestame Yj|ocontinua Ad|ocontrato AcBcFd|oconvencer Ad|oconvivo gi|ocoordino BhMi|ocorporacion CcMi|ocorreo Ahji|ocorrer Bjdj|
ocorrientes AcBcid|ocorrige Ad|ocorro AcFdYdddejld|ocosa Ac|ocoso MiVhcd|ocreci AcBdUd|ocreo Ac|ocriamos AcBd|ocritica AdBd|ocron AcBc|
ocronograma AdBd|ocual Ac|ocualquier Ac|ocuando AdHdLiMdXimg|ocuanta Ad|ocuanto AbBd|ocuantos Ad|ocuatro AcBjUi|ocubreme Ad|ocuentame AcBc|
ocuidar AbBd|ocuido Micd|ocumpleanos AbBc|ocumpli Fjed|ocumplo AhBiFiGkWdld|ocurrando BiMi|ocurro BiMjOhVd|ocurso BhMePcQj|odado Ad|odale Ab|
odame AcBYJdMdOdXhYd|odato AdBd|ode AiChDhFcGdIcJjKdNbPbRaSdTZUZVcWcYiaabbcbdbebfdgbhdialamb|odecidi VdXdahcimd|odecidido Ad|odecidimos ch|
odecime Ejld|odefine AcBc|odeje AbMdSeVcddej|odejo Bicj|odel BhGi|odelineante AhBbRe|oderecho AdIdMd|odesayuno ei|odesde AjJdLcMbVdedgihimc|
odespues AbXeYi|odetesto AhBhXj|odiabetico edgh|odiagnosticado AbBdFcdd|odice Ti|odigame AaBbYdmd|odime AcBdMdOd|odirector AcBdCdHdMdOc|odirijo BhLdPh|
odisculpe Ad|odiscurso Ad|odiscute Ad|odiseno BhMhOicd|odistribucion Ad|odivorciada Sh|odivorciado AhSi|odoce AdBc|odoctor AcCdOd|odoctoranda BhMdObQj|
odon AaBcCcDdMd|odonde Ac|odormi AcBd|odorsal AcBcFdld|odos BiPdScTiUied|odoy HdNgOiQcTdVdXdYddced|oduermo Biek|oecho Ac|oedito aj|oejercicios AbBc|
oejerzo BhMkOg|oel AbCZDbEaFcIhJcKeLbNcOdRaSdTcUdVaWcYjZibedaeZgbhdjclY|oelectricista AiBdHhJh|oelegi AcBc|oelegimos AhBhadci|oelimina Ad|oella AbBdHd|
oempece dc|oempieza Ac|oempiezo AhMh|oen ChDbEhFcGcIhJZNbOaRaShWhYcZcaddaebgciblamb|oenfermera AhOh|oenfermero BhRh|oensayo Ac|oentiendo AhBhKi|
oentonces Wj|oentra Ac|oentre AhBdIhNdPcYd|oentreno BiVhej|oenviude Sjgdhd|oequipo AbBbPcTc|oeres AcBcFdOc|oerror Ad|
oes AbBdCdFhHcJcKbLdMbOcPdQdRcWiZcadbdcddefdgchcidlcmc|oesa AcBe|oescalo BhVi|oescena AcBcPdTcUc|oescribanlo AcBd|oescribe AZBbTdaddd|
oescribeme AcBbYegd|oescribi Ac|oescribime Yj|oescribimos Mcbi|oescribo HhMgah|oescuchame BdChEd|oese AaBc|oeslogan Ad|oeso Ab|oespanol BhKhOh|
oesperando AcBdWd|oesta AZBcHdTd|oestamos MdOdPdSdVdbigehd|oestaria AdBcfd|oeste AcBdJdMdOdadkc|oestimada AbBdCd|oestimado Ad|oestos Ad|
oestoy CcEdGcHeIcJbKcLhNcOgSgTeUZVbWcYcZbbicbdgfcicjelamb|oestudie AjBhJdQk|oestudio HcKeMbQjTdUdVdbddd|oestuve AcBdSd|oeurope BhLi|oevita BdWhXjYd|
oevito Bhhi|oexcusa Ac|oexijo AcBd|oexplicacion AdBiYi|oexplicalo Ac|oexplicame AcMdWhXiYjhdld|oexplicamelo AbBc|oexpliquemelo AdBdmd|oey AbBcVddd|
ofacturamos BhMdYdcj|ofamilia BdDiJd|ofan Wj|ofarmaceutica AiBcHhMd|ofecha Ad|ofestejo AdBc|ofiat CdDdHdZdii|ofidel AhBcCiRd|ofijate dcei|ofinge Ad|
ofirma BdEh|ofirmo AhBcChEdMdgd|ofiti AhBbEicd|ofotografio TdUdVild|ofototipo AcBili|ofrances Ab|ofui AZBbHdOcWdedhdme|ofulano AcBdCdHdMdZd|ofumaba Ad|
ofumo Bhei|ogaditano AiBa|ogallega AcBbJc|ogana Ad|ogano Fdddedlj|ogonzalo AjBcChDhEdHc|ogoyo AcBjPj|ogracias Ad|oguarda Adecmj|oguardalo Ad|
oguardia BiIdMcNjVc|oguardo AcBdOd|oguia Ad|ohablado Rh|ohablame AhBgXiYh|ohablo KhTcYe|ohace AdBeHeJdKdMjQcUdadbdmc|ohaceme AbBc|
ohacemos BcMiOdQdbccdmc|ohago HcJcKbMgNcOhPdQgScTcUcWcXbYcaiccdbfdgchciclb|ohalal AhBb|ohasta Bc|ohay AcBcQeUd|ohaz AbBc|ohazme AZBcOd|ohaznos AcBcMd|
ohelado AcBd|ohemos Icaicj|oherede Ui|ohermana Ti|ohernan Ch|ohice AcBbOdQdad|ohicimos ch|ohincha HdZj|ohipertenso gi|ohola ChEiHiMe|ohome AbBcLd|
ohorario HdJdLhMc|ohosteleria AbBcld|ohoy AdCdFhJdXdYdhd|ohubiera Ad|ohubo Ac|ohuso BhJdLi|oi AbBdgdhdld|oiba AcBd|oideas AbBc|oigual AcBc|
oimagina AcBd|oimaginate Ac|oimprime Ad|oingenieria BhQh|oingeniero BhOi|oingles AhKh|oinsert Ad|oinstale Ac|oinsuficiencia AcBdOdgd|ointerprete AiKi|
ointolerante Bifj|oinventame Ac|oinvitacion AcBd|ojaja Ad|ojajaja AbBd|ojajajajaj AdBd|ojamas Ad|ojefe BhOh|ojoven Ad|ojuan Ad|ojuana Ti|
ojubilado AiFhHdJdMi|ojuego ViYdbccc|ojuegos AcBc|ojueves AdBdVd|ojugaba AcBc|ojugamos AcBd|okafka Bdah|oketo Bc|okosher AiBbOdRhhh|
ola AaCdDdEcFcGaKcLcMZOZPcQaScUbXhZjacbbcidcebfagchijckdlamh|olaburo MiPdQeed|olas BcLhMdOdRdTcVdXhYcZiecfhmc|olautaro BcRh|olavanderia CdDdHdMi|
ole BhCcHdMcOhQdRdThUiXiZdcddced|oleche Ad|oleeme AdBd|olei AXBTCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdSVTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd|oleo Tj|
olevotiroxina BdMdOd|olibros AdBd|olidero AhNdOgPibcdd|olima Ad|olimpia AcBc|olimpio AhBhMj|olista AbBbOd|olistado AcBcQe|ollama AcBc|ollamame CdEi|
ollegue BcJhMdbd|ollevarme Ac|ollevo FdJcNdPdRbTcUdWdXdYdaicdfdgcli|ollueva Ad|olo CdMcOdPdRhUdWiXcYdZbaddhfd|olola Ui|
olos AeCdFcIcJgKdMcOhPcSdTbVgXdYabbdbfigZhdld|oluego AcBd|omacedonia AdBd|omadre AhPeThhh|omadrid Ad|omama AdBdTd|omanana AcBcec|omanda Bc|
omandalo Ahjh|omandame AcBc|omanejo BhHcQdddih|omanos AhBhMdUeli|omapudungun AjBbKi|omaqueta AcBcbd|omarroqui BiJi|omarta AcCd|omas AbBcYc|omate AcBd|
omatricula AdBd|omaulla AdBdbd|ome ChEaFcGcIbLaNcSiTZWjXhZcadbbejhbibkglamb|omedica AhMh|omedicado Ac|omedico AcBcOc|omedio AhMd|omedito Vdei|
omelchora AhBcCdEiHdTd|omemoriza Bijdmj|omenu AcBcXd|omenuda AcBd|omenudo AcBd|omercado AcBd|omercedes Zi|omessi AcBd|ometelo Ad|ometete AcBc|
ometro AdBiOdli|omi AdFYIZJcNaOcPdQdRhSbWaXZYYZhcafbgZhajhkhlhmd|omichi BhUh|omido Aigdlj|omigramos Bdah|omiopia Bhgi|omire Hi|omiro BiTdej|
omis AdFdHdKdMdPiTiUcVcWdYdZgccdcedgdle|omisma Ac|omit Ad|omodifica AcBc|omolinos AhBiHcMk|omontame AcBc|omotos AbBcCcDdMc|omujer AcBdFd|omurio Ad|
onaci BgGiHdJiMcPdVdadbdeeld|onacida AhJjMd|onada Yjhj|onadie AcCh|onado BgVeei|onecesitar AcBd|onecesito AcBdMdOhacdhic|oni HdMdYifi|oninera Ah|
oninguna AiHdMdZifi|ono AbCbDdEbFdHaJcKdLdMZNdOaPdQcSdUbVcWhXhYhabbddcgcid|onombre AbBc|onombres AdBdTdYebd|onos AcMcNdSiTeUdadddedihld|onose Ac|
onosotros BhMdNdTdahcdhi|onostalgia AdBd|onota AcBd|onovio CdRi|ontp AcBd|onuestra AdBcHcMdOdai|onuestro AcIiMcOcUdld|onueve BhUi|onumerologia Ad|
onunca AdHdMdOdVcXiYjcdddhdld|oo MdOiTicdfdli|oobsidian AhBbah|oobvio Ad|oodia AbBc|oodio AhQdTcVcWjXkYiecfdgdld|ooe AdBcIcMcOdPdQidd|oojala AdHdMdTi|
oojo WdXcYdcdfi|ook Ac|oola Ab|oopositora BiOdVddj|oordename AcBcXd|oordenar XjYd|ootra Ac|ootro Ad|ootros AcBd|ooye AhFi|opadezco gh|opadre AhBiTj|
opalta BjMkPd|opan AbBd|opanadero AhBiOhei|opara EhMdTdddejihld|oparcial AcBcQd|opareja HdMd|oparlo AiBb|opartela AcBc|opasame AZBbLddd|opasamela AcBd|
opasamelo Ac|opasamos AeBcHcMdTdZd|opaso Md|opau AcBd|opc Ac|opedaleo Mdedih|opelea AdBd|opeleandome Bded|opelo gdlj|openicilina fi|operdi AdBcKdme|
operdon AcBc|opero CcFdHjIcJbLcNeOgPdQcUbVdWdXbYcacbbccdcecfcidlcmh|operra Ui|opersigo AdMdObdi|opescador AiHh|opescetariana AiBdHhJdhh|opeso li|
opeugeot AhHdRhih|opierde Ad|opies AdBd|opina AdBd|opintamos Bick|opinto MdObVh|opintor Bb|opiso Iidd|opizza Ac|oplan AbBc|opodenca AcBjUk|opodes AbBb|
opoema Ad|opolen fj|opolicia Mi|opon AaBcFdOd|opone BjSnTcecfb|oponele Acgc|oponelo AbBcad|oponeme AcBaba|opongamos AbBcTcgd|oponle AbBbVded|
oponlo AaBbHdMd|oponme HcQdaddcjgkglbmd|oponte AcBd|opor AcBcHdMbNjOdTcVdXcYdedgdhd|oporque AcBZfc|opractico AhBiKdQiVkYdgd|opreferiria Eh|
opreferis Bded|oprefiero MdOdVdWjXhYlcddcecfcmd|opregunta AcBd|opreguntas Ad|opregunten AhBcCiJd|opreparame Ad|opreparo Tebh|opresidenta AbBcOc|
opresupuesto Ad|oprimer AcBcTe|oprimera AcBd|oproba Ad|oprobemos Ad|oprofe Bd|oprofesora AcBhOcTi|oprogramador AiBdOh|oprogramo HcMdah|opros Ad|
oprostata AhBhOdgj|opuedes BhEj|opuedo fi|opuerto Ac|opues Ad|opuesto AbBbMbOc|opulpo AiBcZi|opuse AdBd|opython Ac|
oque AdBcDdEcFdIdJbKdObPiQcRbSdUaVdWcXbYgZcahbbccdbedfc|oqueda AcBd|oquedamos MdPiQdRhTdVdYeciedmc|oquedar Bibbdjmd|oquedo AcBd|oqueremos AcBcMd|
oquien Ad|oquiere AbBd|oquiero AcEdHeIdJcLdMaNdObPdQdUcVcWdYhadbdcddjedfdgchdidlcmd|oquinto BhQj|oquisiera AcBbmc|oquitalo Ad|oquizas AcHd|oreceta Ad|
orecien HhJdMjRcWdXdcddc|oreclamo Ad|orecomendame AbBc|orecomiendame AcBc|orecorda BdOcWdmh|orecordame Uicdde|orecuerda AdZecdhemi|orecuerdame Ad|
orecuerdamelo Ad|orecuerdeme Ac|oredacta AaBbMeed|oredactame Ac|oredactora Oi|orediseno BiMdbimd|oregalo Ad|oregatas BeVd|oreglas AcBcMeYe|
oremandola Ad|oremedio AdBc|orento Ad|orenuncie Ac|orepetime Ad|oresena AcBd|oresido Hh|oresolveme AcBd|oresolvimos Bicj|oresponde Ad|orespondele Ad|
orespondeme VdYi|oresponsable BiOj|orespuestas Yh|orestaurante AcBcHd|orestauro BiMcbj|oresumilo AcBdMd|oretome AhQidd|orevisa Ad|orezo Biej|
orodrigo CiMd|oronca Bc|orosa AjBdChDh|oruben Ch|oruso Kh|orust Adad|oruta AbBc|orutina AcBc|osabe Ad|osaca AdBdPdmd|osacarme BiTddime|osacaselo Ac|
osalgo Nece|osalia AcBced|osalsa AcBc|osaltate Ad|osandra AhBbCdEi|osangre lh|osanta AdBdHd|osantiagueno BhJi|osaray AjBdChHd|
ose AcBeMcOdRdTcWdXcbicdddfdldmd|osector AhBiMjOb|osed Ac|osegui AcBd|osegun Ad|osegundo DhEdHdMdOdQi|oselect AaBcCcHd|osenores AcBd|osere Ad|
osergio BhTi|osi AaHdMdOdTdWjXhgd|osiembro Vj|osiempre AcHdMdRdTcUdWiYiadeb|osiendo AhBhOigh|osiesta Bhei|osiete Pi|osigamos Ac|osigo Mdhi|
osin MeScXdYdcddegdhh|osirve AbBc|osobre JcWiadbd|osoda Zi|osolo AaBcmd|osoltero OdSiYd|osomos AdCdHdJhMcOcPiQdShTiUcVcXdYdbdcdedgchd|oson Aeed|
osonar Ad|osonetos AcBd|osorda Bhgi|osoy BhCgEYIcJiKcLbNcPbQbRbTgUaWjZcbbcbdbecfgibjelimc|osu AbBcMd|osuelo Vceigd|osueno dj|osufro AhOdRhVdgh|
osupe AcBcCcgd|osupervisora Oh|osupone Ab|osupongamos AcBdFdTc|otabla AdBd|otal Ac|otalla AhBaFdGdHdJdMdOdPdQdUdVdZdbdgdidli|otapones AcBd|
ote AaCiHcJdMdTdUdWdYdcide|oteckel Ui|otecnica Oh|oteja AcBd|otejo BiVj|otemporada AdBd|oten BcVdXded|otene MiXdYdeclhmj|otenemos HdIhMcQdUjVcYdcdedld|
otener AdBd|otenga Hhddmi|otengalo Ad|otengo CbDbEbHZJbLcMdOZQbScVZWbXaYbZcahcbeaghhcjdkdma|otenia Ac|otenlo Ad|otercer BiQj|otercera AcBdOd|
otermine AcBdQd|otesis AcBcHdNdQdbded|otiene AbBbFdHdTc|otijerazo Bibj|otipo Ageigdlc|otirame AbBc|otitular AcBd|otoca Ad|otocayo AcTc|
otoco MdQdVkXdYdedgd|otoda AcBdMdce|otodas ViWeYc|otodavia AaBb|otodo AcBdCdEi|otodos CdEiXd|otomando AcBd|otome Ad|otomi BiHdTjad|
otomo AhQdVcWdXdYdeigjhdld|ototal AdBcbd|otqm Ad|otrabaja AcBc|otrabajamos Bdai|otrabaje AaBcHdMc|
otrabajo AiEdFdGdHaIdJcKdLcMiNcPiQcRcTcUcVdXiaibccddcedgdicldmd|otractor Bhih|otraducime BeYd|otraductora AiBcHh|otraduzca Ac|otraduzco BiKdbj|
otras AdMdch|otrastorno gh|otratame Ykedgd|otreinta BhFh|otrenza AdBcWdYddd|otres AcBdHc|otu AaBcHd|oturno AcBbOcQeXd|otuteame AiBgWiXkYihd|
otuve AbBdUdid|ou AcBd|ouf Ac|ouff Ac|ouh Ad|oun AeGdHaJdOdPZQaRdUhVcacbicdddedfegcihldme|ouna AZBdHcIiLiMbNaOcUcacbgddih|ouno Ad|ourban AhOdVj|
ourticaria AcBcMdOdVdgd|ouruguay AcBhHh|ousa AcBe|ousaba AbBcee|ousalo AcBc|ousamos BiQdVdaicj|ouse Ac|oushuaia Bdee|ousing Ad|
ouso AiBhFdGdMdVdYeakddedghlk|ousted BiYi|outc BhLi|ouy Ad|ova AbBhmi|ovale AbCcEd|ovalida AbBc|ovalues Ad|ovamos AeMdcigd|ovariantes Ad|ovaya AbBd|
ovega AdBiTi|ovegetariana Bhhh|ovegetariano AiVhhh|oveintidos PiTdUd|ovendemos BiMjXd|ovendi Bc|ovendo MjNdOiQcSdTdVbXcYdbiddedgdhdld|
ovengo BcHdJiMcbd|overa AbBdCdHcRdTd|oversion AdBd|ovi AbBbVdbddd|ovideo AcBdTd|oviernes MdNjOdQd|ovilla Hh|oviuda AhShTh|oviudo AhSh|ovive AbBcHdTd|
ovivimos HjMd|ovivir Ac|ovivo BdCcDdEdFdHkIdJbPcQcUdVdWdXcYdacbdcdddedgdhdldmd|ovos Ac|ovotado AcBd|ovoy McObQiTdVcWdXcYdadbicddbghlc|ovuelve AcBcdd|
oweon Ad|oy CdFiHbIdJcMcNhOcPcQcRcUiVhWdXdYbZdabccddfdgbidlcmd|oya AdBcHbSdUdXdcjmd|oyo BhCaDcEbFcIdJgLhNdRdScTdVhWcYdZdcbeefcgbhcidlbmc|
oyolanda AjBcChMdZd|pa AdMcQcbddg|pab lh|pabie AdBcMd|pabog Ad|pabre Ad|pabri GdMdThWdXcgd|pabue Ad|pabur Ac|paca Ad|pacab Ac|pacad AhNh|pacar Bhfh|
pacce Ad|pacei AhMhli|pacep AhBdch|pacla AdBd|pacor Ab|pacti Ac|pactu Ad|pacua BiVh|pacue AbBc|padel Ab|padol AhTi|padop AcUh|paero AhBdViWd|
pafic AdBhOdVh|pafue BcRd|pagap AdBhUh|pagos Ac|pagra Acgh|pagri Oh|pahi Ab|pahor AdBbTdXh|paire Ad|pajus Ad|pal Mdei|palba AiHh|palco AiHi|
paldr AcBdCcJdld|paleg AdBd|palem HdMi|paler AcBefggc|palfa AiZi|palgo AdBd|palim Uh|palla Bd|palma Bh|palme Hh|palqu Abch|palte AdBd|paltu Ad|
palum Ac|palzh Ad|pamar Adid|pamat BhVi|pamaz AdMd|pambi AcBiMiOdld|pamig AcBaTcUe|pana Ad|panal Bi|panda AbBcTd|pando BdRhTh|pandr BhRhahge|panec Ac|
panil Bdld|panim MdXh|pano Ab|panos AcFiYddceegdld|panot Ae|pante Aamd|panti BjWhgh|panto BiTiUd|panun Ad|papag Ad|papar Ih|papas Bd|papel Ac|
papic AjMiVh|papp AdBd|papre AbBc|papun Aa|parab AhBdKiOd|parch AcBd|parea Ac|pareq BcHc|parge AcHdLh|parma Ad|parqu Qj|parre Mh|parri Ad|parro AcBd|
parte BiOh|pases Ad|pasi AaBa|pasma Aigi|paspi Acdd|pasti AiBhMi|pastr AjBhVjWhah|pastu HdJh|pasun AhHh|patle Ahlh|patra AdBd|paudi Bhgh|paunq AcBd|
paust AhLh|pauto Cdahgdlh|paves BhVh|pavio Ac|pavis Ab|payer Ad|payun AiMjeh|pazul Ac|pb Acmh|pback Mh|pbada Jh|pbahi Hh|pbajo Bd|pbana ei|pbanc Mi|
pband Zi|pbano Bb|pbar Ab|pbari Oh|pbarr AdHcJhQdbi|pbasi Xh|pbaut AiBbTh|pbeag Uh|pbebe Ti|pbeca Ac|pbeni Ad|pbere BiWhXhYihh|pberl BdHdih|
pbibl AiBdMdOh|pbien Yd|pbimb HcMh|pbizc Uh|pblan AbMdid|pbmw Ad|pboca AcTh|pboda Ad|pbogo HdLh|pbord Ai|pborg Ad|pborr Ad|pbote Zh|pboto AcBd|
pboxe BhVh|pbras HdJh|pbris AhCdEdTdUi|pbroc Ad|pbrun BhTi|pbuen AYBbCbJcMdOcWdZdhd|pbug Ad|pburg HdJh|pburr Ac|pbusc Ab|pc Ad|pcabe AdBcZh|pcabl Ad|
pcaca BiUh|pcada Ac|pcade BhOh|pcae Ad|pcafe AiMdWjXiYhbh|pcalc Ac|pcald Hh|pcale Ac|pcali AcHc|pcall Ud|pcalo Ad|pcama Mcfj|pcamb Aa|pcami CdOheilc|
pcamp AdBhii|pcana AjHdJjLjUh|pcanc Bc|pcans Ad|pcapa Oi|pcapi AdHh|pcapr CdOdgdlh|pcara AcHd|pcarc AiZi|pcard Ch|pcarg AdPh|pcari Ad|pcarl Ac|
pcarn Ad|pcarp AkMdOkQdVhWd|pcart BbMdOh|pcasa AdOdShVcXdcdedgdld|pcasi Fh|pcaso Ad|pcast AiKhYi|pcata Kibd|pcato AhOdlh|pcedu Ad|pcele Bd|
pceli Bighld|pcelu Ac|pcena AaQd|pceno Ac|pcera AiVi|pcerc Bd|pcerr Ad|pcesa Oh|pcham AcMd|pchan CcZi|pchap BcOi|pchat Ad|pchel AjEhVi|
pchic HhMdThWeXcgc|pchil CdHbJhch|pchim AiBeJi|pchin Eh|pchiq Ad|pchis Ad|pchoc BkZj|pchor Uh|pcien Ac|pcila AiXk|pcinc BhHdOcPhTh|pcint Ac|pcita AcBc|
pciud Ad|pcivi Ac|pclar Ac|pclas XdYd|pclau Ad|pclie Ad|pclin Ab|pclub bh|pcoch Ac|pcoci AhMdWhXhbifdhdmd|pcodi XiYh|pcodo Ad|pcole ch|pcoli BiMhPiTd|
pcolo AaHc|pcolu Ac|pcome AdVhdd|pcomo AcEcOdhh|pcomp AdMdShTbUbXdlc|pcomu BiQhch|pcon AZFcIdOdVcdcgb|pconc Ad|pcone AdBiUi|pconf Ab|pconm AdBhYi|
pcono di|pcons AhChThUdVdbdld|pcont BeCdJdRdTdVbWcXcahcdddedhdli|pconv AaBd|pcoor Ac|pcopi Ad|pcord Hg|pcoro AhVh|pcorr Vhgdhdld|pcors ih|
pcort AbBiCdYi|pcosa AdBc|pcost Ad|pcove BcVc|pcrim Ad|pcroh gh|pcron AcBiCdih|pcuad Bd|pcual AbBc|pcuan AcBdmc|pcuat AeMdXdYdlc|pcuba Jh|pcuel Ad|
pcuer Ac|pcuid AhBd|pcump AbBcFiTc|pcuna Ac|pcurr Mh|pcurs Ad|pcusc AdHd|pcv Ac|pda Ad|pdale Ab|pdalt Aigi|pdame Ad|pdato Ad|pde AaFclc|pdeba Bd|
pdebo Rh|pdeci AcBaEh|pdedi AdBd|pdefi Ad|pdeja Bddi|pdeje Ad|pdel AZKdQdWdXdYdedfdld|pdeli AhOh|pdemo AcOd|pdepa Ad|pdepr BdTd|pdept Ad|pdere Qh|
pdes AdBdXdYd|pdesa eh|pdesc Ab|pdesd AaTeld|pdese Oh|pdesp AdMh|pdete Ac|pdevu Ac|pdia AaGd|pdiab gilc|pdiag Adgd|pdiar eh|pdice AdBb|pdich Ad|
pdiec Fh|pdiez Ad|pdiga Ad|pdigo Ad|pdime Eh|pdina Ad|pdire AdMdOd|pdisc AaPd|pdivo AgBjOdSk|pdj Od|pdjan ai|pdobl Bc|pdoce Mi|pdock AcBdad|
pdoct BcMcOcQi|pdocu Bd|pdolo Ch|pdomi AaBjci|pdon Ad|pdond Ad|pdorm Ad|pdos BdFdHdMcOdUiWdXcYdcdecfdgchdldmd|pdoy McNh|pduch AcBhei|pduda Ac|
pduer AeBd|pdulc AhWgXi|peche CdDh|pecho Ac|pedif Ad|pedit Ac|pefec Bhch|pel AdGcRdTcUebcmh|pelch Ad|pelec Ohld|peleg ch|pelix Ahah|pemba BhOcgi|
pemoj BhWgXhYi|pempe AcBd|pempi AcTd|pempr Bc|pen AcCdGgKcOcRaXdZdbdfdgcib|penca AhBdCdHhJiOhQd|pencu AcBd|pener Ab|penfe BiOiRh|penri Td|pensa Ad|
pente Ad|pentr AeVddh|penvi Hh|pequi BdMdPiTdld|pera AbBd|peres Ac|perro AbXc|pes AbBdUdZcdcli|pesa AaBdXd|pesca AjBhViWiXh|pesco Aili|pescr AaHd|
pescu Cd|pese AbBd|peso BdHdQi|pespa JbKiMdQhUdVcWcXdddgd|pespo Rg|pesta AbBcOdRdTeYdld|peste AcCh|pesti AbBdCd|pesto Ab|pestu BcMdQhTcVdld|peuro Yh|
peuse Ad|peusk AdHd|pevit AiXh|pex Ad|pexce Ad|pexpe Ac|pexpl XiYi|pexpo Ad|pextr BdZh|pfabr AdBhRh|pfaci AdBc|pfacu Ad|pfall Ad|pfalt AdBd|pfami AdBc|
pfan Ac|pfana AbWcld|pfarm AiBcMhOh|pfaro BhVh|pfata Ac|pfavo AaBdZc|pfebr Adhd|pfech Ac|pfede BhTh|pfeli Bd|pferi Ac|pfich Ad|pfieb Ac|pfies Ac|
pfigm Adad|pfigu Ad|pfija Ac|pfijo AcBd|pfilo Bc|pfin Ac|pfina Ab|pfind AdBc|pfint AiMi|pfirm Aa|pflex hh|pflip Ad|pflut ch|pfond AdUh|pform Be|
pfoto MdOcTdUdVichgd|pfp Qh|pfrac Ad|pfran AbWd|pfras Ad|pfree Ac|pfren Ad|pfria Ac|pfrid AhTdUi|pfrit Ac|pfrom Ad|pfron Ad|pfue AdBd|pfuen Hi|
pfuer AcWdXh|pfui Ad|pfunc Ac|pfurg Ahih|pgadi AhJi|pgael Ac|pgali AdHd|pgall Ui|pgana Ab|pgano AcBdlc|pgarg Ad|pgaso AdOh|pgast Ch|pgata AdBc|
pgato TcUiWdXhfd|pgeme Ti|pgene Bd|pgeni Ad|pgent AdBd|pgeol AhBhQh|pgere AdOc|pgeta BgNh|pgiro AhHh|pglob HcJdMh|pglut Ahfi|pgodo Bibh|pgoog AdBdHdMd|
pgord Ac|pgorr Ad|pgrac AbBeChHd|pgrad Bc|pgram BhYi|pgran BiWi|pgrin Ac|pgrip Ab|pgrup Bd|pguad CiEd|pguar KhNhSdedld|pguay Jh|pguer Ad|pguia Ac|
pguit BiNh|pgust AdBb|phabi AcId|phabl Ac|phace AbMcOddd|phaci AdMdhh|phago Bc|phala AhBhhi|phamb Acgd|phast Ac|phay mh|phaz Ad|phe Ad|phech Ad|
pheid Ad|phela AdBd|phemo Ac|phere Cd|pherm BiTlUd|phern Ci|pherr Ad|phice Ad|phici Ad|phija AhTi|phijo AhTjUd|philu Ahii|phipe gild|phipo AgXdgi|
phist BhMcQgWj|phobb MdVh|phoja Ad|phola AaBdCd|phond Bc|phora AeBdHdLjMbOcQdTdUdWdXd|phorn TdXclhmh|phoro Ad|phosp AhMi|phost Ad|phote AcBiMhOd|
phoy Ac|phuel AdBd|phuer AhCdHdMdRdTdUdbj|phuev Bc|phume Bdbd|phumo Bd|phund AdBd|phuro AhUi|pi Ac|piba Ac|pibar BhCh|pibup Ahfi|pidea AbBc|
pidio AdBcQc|pigna AhCi|pigua AcBd|pilus Oh|pimpr Ab|pinak Bh|pinde Ad|pindi Wd|pinfa Aigi|pinfo AbBc|pinge Bc|pingl MdQc|pinqu Ad|pinsi Ad|pinso Bh|
pinst OiVd|pinsu Ac|pinte AcOhcd|pintr AiBiWhXili|pinvi JdWi|piqui AjHj|pir Bd|piso Ad|pital Ac|pizqu Bhmh|pjabo Acbh|pjaja AbBdgd|pjama Ac|pjapo Hcdh|
pjard AhVi|pjefa Ad|pjefe Ac|pjime AcHd|pjira ah|pjose Bh|pjove Ac|pjuan BdHdgi|pjubi OjSddd|pjudi Addi|pjuev XdZheh|pjuic Ad|pjuli Ac|pjuni Ad|
pjunt AdBd|pjura BiOi|pkafk Ahah|pketo AhBhhi|pkilo Fdli|pkine Bd|pkira Uh|pkm Ad|pkotl ah|pla AdDhIdOdUdgdic|plabo BhOh|plabr AcUd|plabu Ac|
plact Bihh|pladr Bd|planu Ad|plara Adad|plarg AdBiXj|plas AcBdVcYc|plate BbHeMdfi|plaut Rh|plava Hh|ple AcBbTd|plech AdZi|plect Ad|plega BcSd|
plent XdZi|pleon Ad|ples BdWh|pleva Ab|plevo Adgd|pleye Ac|plibr Ac|plice Acch|plicu Bhmh|plide AcOd|pligh Bibh|plima AdMd|plimi Ad|plimo Ad|
plimp Mhlh|pline TeUdXi|plio AdBd|plite Ad|plitr Bd|pllam Ydbhgd|pllav mh|plleg Ac|pllev Bdlc|pllor AcBd|pllov Ad|pllue Ac|plluv BiUhWi|plo AbBdXh|
ploco AdBd|plogi Mi|plogo AdBd|plola BdCdHd|plond AcHd|ploro Uh|plos AdMdUdVdWbXclb|pluci Ad|plueg AdYh|pluga Ad|pluis Ad|pluna AcBc|plune AbXcei|
plupe AhEh|plupi AiBiChEj|pluth BhOhWh|pluz AdBd|pmac ai|pmace AdBd|pmacr BhVh|pmadr MdWiXh|pmaes Bd|pmail Ad|pmait AiRhTg|pmajo CdHd|pmal AcBc|
pmala AiHi|pmama AdBd|pmana BdHdJh|pmand BhUj|pmane Ad|pmang Yh|pmani fh|pmano lh|pmanz Ad|pmapa Bd|pmapu AiBdKi|pmara BiMcdh|pmarc AiBcRhgi|
pmari AiHdMcRjTcUdld|pmark AiOh|pmart AbEdHdJdMcYdld|pmaru Ch|pmarz AcBh|pmas Ad|pmasc BhMh|pmast AhQh|pmata Bc|pmatr Ad|pmayo HdMhXi|pme Odgd|
pmede AhHh|pmedi AbBiHcMdOcQiSdTcUdeigd|pmejo AdBb|pmell BiTj|pmemo Aiaigd|pmend BcCcDiHc|pmeno AbTd|pmens AdBhch|pment Ac|pmenu Ab|
pmerc CbHbMjQdRdTdUd|pmeri AdBd|pmes AcFh|pmesa Ad|pmese Ad|pmess Ac|pmeta Ac|pmete Oh|pmeto AdBd|pmetr Ac|pmexi AdHcJd|pmi AcQdTd|pmia AcVd|pmiam Ad|
pmich Bd|pmicr BhMglhmh|pmier Qd|pmigr gh|pmil Ac|pmilo HdUh|pmina Hh|pminu Adeh|pmio AcBc|pmira Ac|pmis Ab|pmism AaBc|pmist AdBd|pmit Bhch|pmito AdBd|
pmode AcBd|pmodi Ac|pmodu Ad|pmoli AhMh|pmoni BdNh|pmono Ac|pmont DiEdJhMeOcQdRdSdTcUdWiZcacchedgcidlc|pmost BhUh|pmote Ad|pmovi Ab|pmuch AbBc|
pmuda AdBc|pmudo Bi|pmueb Ad|pmuer Ab|pmuev Bd|pmult Xi|pmund AdBd|pmuni Ad|pmuri AdBd|pmuse Ad|pmusi AiWh|pmuy Xh|pnach AiEh|pnaci AdHdJhMd|
pnada AeBdld|pnadi AcBcmd|pnado eh|pname Ad|pnarr AdBd|pnata Ad|pnece Ac|pnega Bili|pnegr Ac|pnena Ud|pnene BhTi|pneov ah|pnere AdRh|pneut Yh|pni AbBb|
pnico Ad|pniet AhBhTj|pniev Ad|pnina AhTj|pnine AhOh|pning Bcfi|pnino AhThXh|pniqu Ahfi|pnive Ad|pno Udgdlc|pnoch AaVcXh|pnoct AcQh|pnoma BdHd|
pnomb AcBd|pnorm Th|pnos Bc|pnoso Ad|pnota MjOdQd|pnove AiWj|pnovi GhMdRi|pnube HcUi|pnues Ab|pnuev HcJdOdPhWeeild|pnume Aa|pnunc AdBcYdeh|pnutr Ad|
po Bc|poaxa AdHd|pobje Ac|pobsi Ahah|pocho AiMdPi|poctu BhGh|podia Ac|podio WiYh|pofel AdBgCdlg|pofic Mh|poido Ac|pojo Ab|pojos Ad|poliv BiTh|
polla Bhbh|polor AhBd|polvi Ab|ponda Ad|ponet BdDdJdZh|ponli Ac|popci BbWcXdYd|poper AjVhWhXj|popos Aidi|porde Bd|porga Ac|porla AhHh|porto Ad|
posde Bh|poste Ahgh|poton AiZj|potra AbBc|potro AaBd|ppaci Li|ppade Ad|ppadr Ac|ppagi AcBd|ppago AdBd|ppais AdZi|ppala AcBc|ppalm AhIh|ppana BcCdHcTd|
ppand Ad|ppane Bh|ppani AiWhXhgi|ppapa AcTc|ppape Ac|ppaqu Ad|ppara CbDdEbKcLdPdRcSdTdUcWdXcYdfcgehdmd|pparc Ac|ppare Rh|ppari Ad|pparo Ad|ppart AaBb|
ppasa AdYc|ppase BcXc|ppass Ad|ppast HhMcOd|ppata Ad|ppati ih|ppatr AhRi|ppau Ac|ppaz Ad|ppdf Ad|ppeda AcBd|ppedi Ab|ppele Ac|ppeli Xh|ppelo AbBd|
ppelu RdUi|ppena Ab|ppeni BiLhfh|ppens BcOiSd|ppepe Ad|ppepi ThXh|ppequ Bhlh|pperd Abeh|ppere Hh|pperf Ab|pperg Ad|pperi BcOcQh|ppero AaBd|pperr Whfd|
ppers AbBhPiTdUdld|pperu AbBdJd|ppesi Ad|ppica AhWj|ppida Xh|ppie Ad|ppien Ad|ppier AcWcYd|ppies Ac|ppill Ad|ppilo Ad|ppint ch|ppipe AhEi|ppiri Ac|
pplan AaBcmd|pplat Xh|pplay AcBd|pplaz AcBd|pplom Oh|ppoco AcKh|ppode Ad|ppoem AcBhbi|ppola AhBdJi|ppolo AiSi|ppon Ad|ppone Ad|pponl AcBd|pponm Ad|
ppoqu AdBd|ppor AcTdcd|pporq AdBc|pport HdKiMd|pposa Hh|pposi lh|ppote Ad|pprac BhOdVhli|pprec Bc|ppref AZBdYb|ppreg AZBb|pprep AbQh|ppres AcBc|
pprim XdZcdi|pprob Ab|pprof AcVd|pprog BdOh|pprop Aa|ppros Bdgh|pprot AcTe|pproy Ad|pprue Ad|ppsic AdBhOdQh|ppubl Bh|ppueb Ji|ppued Bdfh|ppuer Ac|
ppues bg|ppulp AiZi|ppuls Ah|ppunt Bd|ppura Ad|ppuse Uh|ppusi AhUh|ppyth Ad|pque AdBeOcYiccddgdic|pquec AiKi|pqued AbTdld|pquej Ad|pquem AcBd|
pquer BiHh|pques AiMdbi|pquie AaBeEhTcdc|pquil AbHdUd|pquin AiXi|pquis AhBcCdDh|pquit AcHd|praci AdTd|pradi BiOh|pranc AhHh|prapi AcBc|praro AdBc|
prasc Ad|prato AcBc|pre Ad|pread Ad|prece XdYd|preci AhBcOdQi|precl Ac|preco Ab|precu Ac|preda AaPh|prede Ad|prees Ac|prefo Adbc|prefu Mh|prega Ac|
pregg AiXi|pregi Ad|pregl Ac|prema Ad|premo bh|prena BdHdTj|prenf HdJdMi|prent AcBc|prenu Ac|prepe AcBdXd|prepo AhOh|prese Ad|presf Ad|presi Ac|
preso Ac|presp Yi|prest AiMhVi|presu AaBd|preto Ac|previ Mi|prico Ad|pries Ac|prio AcBcJd|procc Ad|proci Ch|prodi Ahgh|proja Ad|projo AdBd|
pronc AcBdUd|propa AhBdMi|prosa BhCiVh|prust Acad|pruta Ab|pruti Ac|psaba AbMd|psabe Ab|psabo AdZd|psaca Bd|psaco Ad|psal Bihh|psalg Bd|psali Ad|
psalo Ad|psalt Hd|psan Ad|psand AhEi|psang Adlc|psap Ad|psat Ad|pse AdTcbh|psea Ac|psecr Ac|psecu AhQj|psegu AdTdVdWcXcYdbigcld|pseis Udgd|psele Ad|
psell AhVh|psema AbMc|psemi AdBc|psena Qh|psend Xh|pseno AbOd|psens Ac|psent Ac|psepa BiSk|pser Yddh|psere AiOi|pseri AeBd|pserv Bdad|psese BhFh|
psevi Hh|psi AbEhei|psiam Ad|psiem VdYi|psien Ah|psiet AdBd|psiga Ad|psigo Ac|psili Ahgi|psill mh|psimu BhZh|psin HdUeWdedhh|psint Ad|psirv Ad|
psist Bi|psiti Bd|psobr AcMeQh|psoci PhQhRcXdld|psoda Zh|psoft Ad|psol Bdfh|psola HiOdUdVcgd|psold AhOhQh|psolo Hh|psolt OcSiTd|psomo AcMd|
pson AcBcUdWeXd|psona Ad|psone Ad|psoni Ad|psoy Ac|pster Zh|pstri Ah|psu AcBd|psucu Bd|psudo AiBdVi|psueg Bh|psuel ei|psuen AaBd|psuiz AdHd|psupe Oi|
psurf Ad|psvel Aiai|psydn Hh|pt Ad|ptabl Ad|ptal AbBdMd|ptama BiChOh|ptamp Ad|ptan Ad|ptang BhVj|ptanq Ad|ptant Ad|ptard Aaei|ptari AiBdHiJh|ptarj Ac|
ptaxi AiMiOi|ptdah gh|pte Ac|pteam AcBd|ptecn Mc|ptele AcHdMh|ptelm Ad|ptema AdBc|ptemp BdYh|ptemu Hi|ptene Ad|pteng AdVdmi|pteni AcBd|pterc BbOc|
ptere AiRi|pterm AdBcJd|ptern Ad|pterr BhHdXh|ptesi Ad|ptest Ab|ptext Ac|ptia AbTc|ptiem Ab|ptien Bd|ptije AhBhbi|ptiju Bd|ptinn gh|ptint Ac|ptipo gh|
ptira Ad|ptitu Ac|ptoca Bc|ptoda Ab|ptodo AeBeaihcld|ptole Ad|ptolu AhCdHi|ptomo VdWiXggh|ptona Ad|ptono Eh|ptont Bd|ptorr Hh|ptrab AZBdRd|
ptrad AhMhOh|ptrag AcXd|ptram BhSh|ptran Ab|ptras BcPd|ptrei Fh|ptres BeFdOdUiWdXcYdbdcdddgclcmd|ptrim Ahgh|ptris AiBdCdHdUi|ptruj AhHhJd|ptu AbBd|
ptucu AdHd|pturn AbBcXc|ptus Ad|ptute AjBiWiXjYj|ptype Biah|puba Ad|puf Ac|pulti AdBd|pun AZHdJdQcicld|puna AaIcLhQdTddhgdhc|punde Ad|punic AcTh|
puniv Qi|puno Ac|punos AdBd|purba AhVh|purge Ad|purug BiHhJh|pusa AdBcRd|pusab Ad|pusad Bhih|pusar ch|puser Ad|puso gh|puste Yi|pusua BdOdai|putc Hd|
puva Ad|puy Ad|pva Rc|pvaca Ad|pvacu Ad|pvago Ahih|pvald AhBd|pvale BhChEhHh|pvali Ad|pvall AhHi|pvalp AhHh|pvalu Ad|pvamo Ab|pvan Bd|pvari Ad|
pvaya Ad|pveci AaBd|pvega Jdhjld|pvege AhCdJdOcTdVdgehkld|pvein Ph|pvend AhBcbh|pvene Jh|pveng Ab|pvent Ad|pver AcBc|pvera AaHdTd|pverd Ajli|
pvers AbBcie|pvez AcBc|pviaj Bb|pvida Ab|pviej AaBcTcXdad|pvien AcBc|pvier NdWdddeh|pvill AhChZd|pvini Ah|pvino Ab|pvist AbJd|pviud AjCcJdOdSlgdhdlc|
pvive AbBd|pvivi AaBd|pvivo BcHh|pvola BiWhXhgi|pvolu AhBgMh|pvolv Ad|pvota AcBdcd|pvuel BdHdVh|pwifi Ac|pwind Ac|pxime AiCiHd|pxl BdRdli|
py AZBbHcJcMdNdOcQbRdVcbdceeefdgcid|pya AcHd|pyo AaOddh|pyout AhBdbh|pypf Ad|pyuca AdBhHg|pzapa Ac|pzara AhHh|pzona Ad|pzurd AkCdEhOdZdgdhdll|
s. ARBVCVDXEZFXGdHaIeJbKaMYNZOTPdQWReSeTcUaVcWYXWYaZXaabZcXdaeXfXgVhYibjckalcmc|s.^ AZCd|s0 AbFdGgHcIdJdLhMcOdQbSdUdZcadcdfcid|
s00 BhCbDcEcFlHbIcJbKbLbMcObPbQbRcScUdVcWaXbYbcdfbgchcicjcljmd|s000 AdHdMdYeZcgdihki|s0000 BiCdDcEdFcHdJdKdLdMdOcPdQdRdTcUcVdWcXdYcZdbdcdfchdiikiljmh|
s00000 Zdjdkh|s00000^ Ac|s0000^ CdHdOdghli|s000^ kg|s00^ AhCcDdEdFlHcMdOdRdSdUdVdZdadbdcddd|s@ AiCdFdHcKdMdOdQdRdTdUdVdWdXdYcZcaccdddedfdgdiejmkd|
s@^ AhCcFdHdOdTdjkldmd|sA AjBnCmDkEkFUGYHlJjKYMiNdOURiSYUjVWWcXTYYZjakbedceafVgahXiijVkXldma|
sA^ AkBiCmEjFUGaHlIaKcNZObRjSaTiUiVaWbXaYbaicXdYeZfagchbjZkalbma|sa AWCcDcEdHZKgQiVhXgacdhfgghhgjaka|sa. AaDcEdGdIcJaKdMdNaPdQdWaXcZeaedceehbickdld|
sa0 AcFdGhLcMdOdPdUdYdZd|sa00 AZGhLdOcPdQdRdUeVdWdXdYdZdadbdcdeeic|sa000 AaYeickh|sa0000 AcGdid|sa00000 Abkh|sa@ AdBd|
saA AXBdCbDkEbFYGdHbIdJcKdOeRaSdTcUbVaYdccdcebfbihjdkblemd|sa^ AaBdCWDYEZFbGZHXOiRcSiaZhgjZkb|saa AZChHgkd|w! Ad|w( Bc|w) AcBbUc|
w, ASBWCYDZEaFZGZJdKcLZMbNaOWQZSYWaXYYZZaadbacZdceZfZgXhaidkbme|w- AcBhLh|w. AaBVHcMdOdTcUdXdYdaddd|w/ AaGh|w0 AcCcFdGhHcIdJdLhMcOcQbSdUcZcadccfcic|
w0,00 AjCdFdHcOdRdSdTcUdghll|w00 BhCZDbEaFnHaIcJbKaLbMcOaPbQaRaSbUcVcWaXaYabecdfagchbicjbljmd|w000 AcFdHdMdRdTdUdVcYeZcgdihki|
w0000 AbBiCdDdEdFdHdJdLdMdOcPdQdTdUdVeWdXdYdZdcdedfdhdijki|w0000-00-00 Ad|w00000 Bhlh|w0000000000 kh|w00:00 Ac|w: AVBdHdOcPdTcVdcd|
w; AaBUHdKdOdTcUdVdXdedld|w= Ad|w? AaBbHc|w@ AjCbDdEcFcHbJdKdLdMcOcPdQdRcSdTcUcVcWdXcYbZcacbdccddedfcgchdidjokcld|wa AdMcQcbddg|wab lh|wabierta Bd|
wabogado Ac|wabril AdThgd|wabuela Th|wabuelo AbTc|waburrido Ad|waca Ad|wacabo Ac|wacaros Bhfh|waceite Ac|waceituna Aili|waceptar Aich|wacordate Ac|
wacordes Ac|wacuarelas BhVh|wacuerdate Ad|wacuerdo Ad|wadelante Ab|wadministradora OhQh|wadoptada Bd|wadoptamos Ac|waficionado AdBhOdVh|wafueras Bd|
wagapornis AdBhUh|wagosto Ac|wahi Ab|wahora AbBcTd|wahorrando Ac|wahorrar Addd|waires Ad|wal Mdei|walbanil Oh|waldric AcBdCcJdld|walergia Ab|
walergica Bc|walfajor AiZi|walgo AdBd|walguien Bd|walgun Ad|walimento Uh|walla Bd|walma Ac|walmeria Hh|walternativa Bd|waltura Ad|walumnos Ac|
walzheimer Ad|wamarillo Bdid|wamateur BhVi|wamiga Ac|wamigo Bc|wamigos AdBc|wana Ad|wanda AdBdTd|wandamos Ad|wandres AdBhRh|wandroid Ahahge|
wanillo Bdld|wanimales BdMd|wano Ab|wanos AcFiYddceegdld|wanota Ae|wantes Abmd|wantonella BiTiUd|wapartamento Ih|waparte AbBc|wapellido Ac|
wapicultor AiVh|wapp AdBd|waprender Ad|waprendi Ad|wapunta Ab|warabe AhBdKiOd|warchivo AcBc|warea Ac|warequipa BcHc|wargentina AdHdLh|warma Ad|
warmando Ac|warriba Ad|warroz AcBd|wascensor Ad|wasi AaBa|wasma gh|wastro Ahah|wastronauta Ad|wasturiana AhJh|watencion Bd|watentamente Ac|
watletico Ahlh|waudifonos Bigh|waunque AcBd|waustralia AhLh|wautocad ah|wautonoma AdBdOc|wauxilio Ad|waves BhVh|wavion Ac|waviso Ac|wayer Ad|wayuda Ad|
wayuntamiento AiMj|wazul Ac|wb Acmh|wb) ; Ad|wb, asi AdBb|wb, aunque Bd|wb, ayudame Bd|wb, busco Bd|wb, como Bc|wb, con mh|wb, cuatro AdBiUh|
wb, cumpleanos Bd|wb, de AcBdTe|wb, dos AdTbVh|wb, el Ph|wb, en AbIiMb|wb, es Bb|wb, explicame Bd|wb, hace Bd|wb, hay Bd|wb, hazme Bd|wb, me AdBafd|
wb, mi Bb|wb, no BYmd|wb, para Bd|wb, pero BcJd|wb, por BaYd|wb, que BcYclc|wb, se Bcbd|wb, si Bc|wb, siempre BcYd|wb, sin Bc|wb, sobre Bd|wb, soy Bb|
wb, tengo Bd|wb, tiene Bd|wb, un Bc|wb, una Ad|wb, vive Bd|wb, y AcBUHcMcPcRdTd|wb, ya Bd|wb, yo Bc|wb- 0 Lh|wb0 , AdBhLh|wb0 . Ad|wb0 anos Ad|
wb0 de Ghehld|wb0 huevos Ad|wb0 negativo AiBc|wb0 y Ac|wb0,00 , AhBdCdHdOdghlj|wb0,00 y Ahlh|
wb00 , AiCcDcEcFlHbIdJdKdLeMbNdOcPdRdSdTaUcWdXdYdacbdecfdgbhekdlhmd|wb00 . Fh|wb00 0000 kh|wb00 anos Odddgdlc|wb00 con AjFj|wb00 de FbGhTcli|
wb00 el Fg|wb00 grados Ad|wb00 kilos AiFcli|wb00 metros Ad|wb00 no AhFh|wb00 que AdTh|wb00 semanas AcFd|wb00 y BiFhUegcid|wb00 } Ad|wb000 , Biki|
wb000 000 kh|wb000 anos Ad|wb000 y Biii|wb0000 , AZCdDdHdMdihld|wb0000 000 Ahkh|wb0000 0000 kh|wb0000 que Bhih|wb0000-00-00 00:00 Ad|
wb0000000000 por kh|wb: dos Bd|wb: la Ad|wb: los Ad|wb@ y jild|wba 00 Bh|wba cargo BhPh|wba correr AdBd|wba la Bd|wba los fh|wba montones BcVc|
wba ser Ah|wbabril , Adgd|wbabrir una dh|wbabuela no AcTd|wbaburrido , Ad|wbacabo de Ac|wbaceite , Ad|wbaceituna , Aili|wbackend BiMh|wbacordate de Ad|
wbacuerdate de Ad|wbadajoz Jh|wbafueras de Bd|wbahia Hh|wbahora en Ad|wbahorrando para Ac|wbajo Bd|wbal grano AhWiXh|wbalergico a fg|
wbalergico desde Ac|wbana , Ad|wbanana ei|wbanco Mi|wbanda , Ac|wbanda Ad|wbandamos , Ad|wbando con Ac|wbano , Ad|wbano Bb|wbanos , Ac|wbanos ; BhFh|
wbanos de Bd|wbanos en Fd|wbanos tengo BhFh|wbanos y Ad|wbantes de Ac|wbantes del Bded|wbaparte de Ac|wbapp para Bc|wbapunta por Ad|wbar Ab|
wbarea de Ac|wbarequipa y AbJb|wbarquitecta en Od|wbarranquilla HdJi|wbarrio Ac|wbarroz y AdBd|wbasi , Ad|wbasi me Ad|wbasi que Bc|wbasico BhXh|
wbatentamente , Ac|wbatletico nacional Ahlh|wbaunque me Ad|wbbackend esta Ad|wbbahia blanca Hh|wbbajo en Ah|wbbanco , Ac|wbbanco y AiMi|
wbbarranquilla , HdJi|wbberenjena y Yh|wbbilbao pero Bh|wbblanca , BhHh|wbbogota , AiLi|wbbuenas , Ad|wbbueno , Ac|wbcabeza , Ad|wbcada vez Bded|
wbcafe , Xh|wbcafe de AdXc|wbcall center Mh|wbcalzo 00 Ajlk|wbcamarera los AhOh|wbcamionero , Ah|wbcanarias , AhLh|wbcarrera de Bc|wbcartel de Ad|
wbcasa , Ad|wbcasado con AdBd|wbcasero con Bd|wbceliaca , Ad|wbceliaco , Ad|wbceno con Ad|wbchan , Ad|wbchelo , AhEi|wbchica , Bd|wbcierran los Ad|
wbcilantro , AiXi|wbcinco , Ad|wbcinco en Ah|wbcinco hermanos Th|wbcincuenta , Bhlh|wbcintura , Ad|wbcivil , Oh|wbclaro , Ad|wbclases de Ah|
wbclienta desde Ad|wbcliente es Ahlh|wbcocino sin Ad|wbcodigo , BhXh|wbcodigo de Ad|wbcolegio , Ad|wbcolonia , Ad|wbcomer mani Bhfh|wbcomo a Ad|
wbcomo me Ad|wbcomprarme un dh|wbcon alzheimer Bd|wbcon banana eh|wbcon la Accc|wbcon los Bc|wbcon mi HhXhbc|wbcontestame en Yi|wbcontrato de Ad|
wbcoro de AhVh|wbcorrer la Ac|wbcortas , BhYi|wbcuatro anos BdTe|wbcuatro dias Ac|wbcuatro horas Bd|wbcuenta que Ad|wbcumplidos , Fh|wbdale , Ab|
wbdaltonico , Aigi|wbde 00 Th|wbde 000 lh|wbde abril Gd|wbde ahora BhXh|wbde arequipa Bc|wbde barrio Bh|wbde chimbote Ad|wbde compras Oh|
wbde covers Bc|wbde cuatro Bd|wbde eso Bd|wbde guitarra Bh|wbde la DhHdQdWd|wbde lima Lg|wbde los Qh|wbde lunes ei|wbde medicina Qh|wbde mi BcQd|
wbde nacimiento Bd|wbde noche Xh|wbde noviembre Gh|wbde nuevo Ch|wbde pan BdOd|wbde pantalon Bd|wbde que Bd|wbde seis Td|wbde soporte Bc|wbde una BdOd|
wbde usted Yh|wbde vino Bh|wbdecidimos usar Aici|wbdejar el dh|wbdeje la Ad|wbdel 00 Bh|wbderecho en Ad|wbdesde los Oh|wbdesde marzo Bd|
wbdesde que MiOgVdhd|wbdespues de Ac|wbdia , Ad|wbdia de AcGd|wbdiario y Bheh|wbdias , Biei|wbdice que Bd|wbdiseno en Ac|wbdivorciada y BhSh|
wbdivorciado , AhSi|wbdj en Od|wbdjango con Aiai|wbdoce , Ad|wbdoctora , Ad|wbdolares y ld|wbdolor de Ac|wbdos anos AdBi|wbdos cosas Ad|
wbdos hijos AdTe|wbdos nenas BdUd|wbdos veces AcBh|wbdoy clases Mc|wbdulce , BiXiYh|wbeagle Uh|wbebe Ti|wbecaria Ad|wbel 0 Bd|wbel 00 Ab|wbel ano Bh|
wbel area Ad|wbel backend Mh|wbel banco Bd|wbel carne Ad|wbel cilantro Xh|wbel cine AdBi|wbel coro Bd|wbel de Bcmg|wbel equipo Ac|wbel final Ad|
wbel fondo Uh|wbel futbol Xi|wbel gato Udci|wbel ingles Ac|wbel jueves Ac|wbel local Adcd|wbel logo Ad|wbel lunes Ad|wbel mail AgBhXh|wbel mango AhYh|
wbel maraton Ad|wbel martes Ad|wbel mate Aj|wbel mes BhFh|wbel metodo Ad|wbel mismo Bd|wbel olor AdXd|wbel pastel AdZd|wbel perro BdUd|
wbel quechua AhKh|wbel segundo Ad|wbelegi la Ac|wbembarazada de Oc|wbempieza en Bd|wben 00 BdUd|wben 0000 Sd|wben abril Bdgd|wben agosto Bc|
wben caracas Ad|wben casa Th|wben catalan Yh|wben chile Ahch|wben cuenta Bd|wben el MeUhbdlh|wben euros Yh|wben godot Bhbh|wben gramos BhYi|
wben hora AdLd|wben kotlin ah|wben la IdMaOdVdddec|wben logistica AiMh|wben los Bd|wben marzo AdBiSh|wben mas Ad|wben oaxaca Jh|wben octubre AhGh|
wben que Bd|wben rosa BhVh|wben sistemas AiMh|wben typescript Aiai|wben un AcMh|wben una Pd|wbenfermera , Oh|wbenfermero , BhRh|wbenidorm Ad|
wbentrada de Ad|wbentre los Ad|wbequipo , Ab|wbequipo de BdPh|wbequipo somos AhPh|wberenjena BiWhXhYihh|wberlin AcBdHd|wbes 00 Ahli|wbes @ Bhmh|
wbes cuando BhGh|wbes de Bb|wbes el Bd|wbes la Bb|wbes mi Zc|wbes osde Ahlh|wbescribime un Ad|wbespanol neutro AhYh|wbespanol y AiBdQi|
wbestoy casado AdSd|wbestoy divorciada AhSh|wbestoy en BdMi|wbeuros , BhYh|wbexpliques lo AhXh|wbfalta de Ad|wbfan de Ac|wbfanatica de Ac|
wbfarmacia y AeBcMd|wbfatal , Ad|wbfebrero , Adhd|wbfecha de Ad|wbferia de Ad|wbfiebre , Ad|wbflipa el Ad|wbflutter y ch|wbfp de Qh|
wbgalga adoptada Ad|wbgallega de Ac|wbgallegas , Bi|wbgano 0000 Ad|wbgata frida AhUh|wbgata que Ad|wbgato , Ad|wbgatos , Ac|wbgatos y Ad|
wbgluten , AhBcfi|wbgoogle , Ad|wbgoogle me Ad|wbgrado y AdBd|wbgrupo sanguineo Ac|wbguadalupe pero AhBhCiEd|wbguardia en Nh|wbguayaquil , Jh|
wbguia de Ad|wbgustan los Xh|wbhace 00 Bh|wbhace dos Bh|wbhace poco Se|wbhace seis Bdgd|wbhace un HdSh|wbhaciendo la Ac|wbhaciendo un Ad|wbhambre y Ad|
wbhermano , AcMi|wbhermano es AcTc|wbhermanos , Th|wbhernan , AhCi|wbhija me AiTi|wbhija renata Th|wbhijos y BdTe|wbhincha de Wh|wbhipertensa , Ad|
wbhipertenso , gi|wbhola ! Ad|wbhola , AcBd|wbhora con Ad|wbhorario de Ad|wbhoras , AcBd|wbhorno , mh|wbibarra y BhCh|wbidea , Ad|wbideas de Ad|
wbien Yd|wbimbo HcMh|wbinaki , Bh|wbinfo user Ad|wbingenieria civil Bd|wbingles , Ad|wbingles lo Ad|wbingles y AhBd|wbintolerante a Acfd|
wbinvierno , Wh|wbir a Bd|wbizcocho Uh|wbjaja , Bdgd|wbjimena , AcHd|wbjubilada , Oh|wbjubilado de AhOh|wbjubilarme a Addd|wbjuego al AhVi|
wbjuego de Vd|wbjueves , AhBcZh|wbjueves tengo Bd|wbjulio , Ch|wbjunio y Bd|wbkilos , BhFdlh|wbla abuela Bd|wbla berenjena Yh|wbla cabeza Ad|
wbla carrera Qc|wbla escuela AdMc|wbla farmacia Ad|wbla formula Bd|wbla hipoteca Ad|wbla historia Wh|wbla lluvia AhBdWh|wbla madrugada eh|
wbla montana Wh|wbla oficina Ad|wbla opcion Adcd|wbla segunda AdBc|wbla semana BdFhed|wbla unica Ad|wbla universidad Ad|wbla vida Ad|wblabrador , Ac|
wblanca Hh|wblanus , Ad|wblas 0:00 Bd|wblas afueras Hd|wblas cinco Ad|wblas multitudes Xg|wblatex , adfi|wblautaro , AhRh|wblavapies desde AhHh|
wble agradeceria Ad|wbleche , AdBd|wblengua materna Ad|wblevanto a Ac|wblima y AdHd|wblinea de Ad|wblista de Ac|wbliteralmente , Ad|wbllama bruno Bd|
wbllama norma Ti|wbllevo tres Ad|wbllevo un eh|wblo aprendi BhYh|wblo basico BhXh|wblo charlamos Ad|wblo mio Ad|wblo que AcBdXd|wbloro que AhUh|
wblos acaros Bhfh|wblos domingos Ae|wblos finde BcVd|wblos jueves eh|wblos martes BhVh|wblos perros Xh|wblos viernes Bh|wblugar de Ad|wblunes a ei|
wbmadre con Ad|wbmadrid , AcHc|wbmajo , CdHd|wbmalaga por AhHi|wbmanana , Bded|wbmarido , AbRc|wbmartes y Bh|wbmartin , AdCd|wbmaru , Ch|
wbmarzo , AcHdSd|wbmas chico BhTh|wbmas de Yi|wbmas en AhYh|wbmas me Ad|wbmaster en AhQh|wbmayo , Ad|wbmayor , BcTc|wbmayores , Ad|wbme da Ab|
wbme encanta Ac|wbme expliques AdBdXd|wbme llaman Bd|wbme llamo Bd|wbme pongas AiYi|wbme separe AiSi|wbme trates AdYd|wbmedellin , AhHh|
wbmedia hora Bheh|wbmedico , Ad|wbmedio y BhQh|wbmedito veinte Aheh|wbmendoza , Ad|wbmendoza y Ad|wbmenor , AdBdTd|wbmerida y AcHc|wbmes que Fh|
wbmeta , Ad|wbmi barrio Bd|wbmi cuenta BhMh|wbmi hermano Ad|wbmi hijo Bc|wbmi perro Bh|wbmi vida Bd|wbminutos antes Bheh|wbmio , AdBd|wbmira , Ad|
wbmis suegros Th|wbmontana , BdWh|wbmontevideo , AcHc|wbmontevideo y AdHd|wbmotos ruiz Bd|wbmujer de Ad|wbmultitudes , AhXh|wbmw Ad|wbnacho , Eh|
wbnaci en Jh|wbnacional , Ad|wbnada , AbBd|wbnada el AhBd|wbnada mas Ad|wbnegativo , Bhlh|wbnegra , Bi|wbnenas , Ud|wbneuquen y Bh|wbnico , Ad|
wbnina . AhTh|wbno , AcBd|wbno como Yh|wbno hay Ah|wbno la BcXd|wbno me AcTd|wbno puedo AbBi|wbno quiero Bd|wbno se Ad|wbno soy BhXh|wbno tengo mi|
wbno tomo AiWiXh|wbno uses AhYh|wbno vamos Bd|wbnoche , Ad|wbnomas , BdHd|wbnotaria , Mi|wbnovia se AcRc|wbnubes , Ad|wbnueva , AdBd|wbnuevo , AcCh|
wbnunca me Ab|wbobra social Ac|wbobsidian para Ahai|wboca Ad|wbocho , AhMdPi|wboda Ac|wbodas Bh|wboficina , AiBcMi|wbogota HdLh|wbojo con Ad|
wbojo que Ad|wbolivia , BhTh|wbolor a AhBd|wborges Ad|wbotella Zh|wboton AcBd|wboxeo Vh|wbpacifico , AhLi|wbpadres , Ad|wbpalma , HdIh|wbpan y Ad|
wbpantalon es Bd|wbpara la Acbc|wbpara las Bc|wbpara mi AdBddd|wbpara que BcOdbd|wbpara un AhBb|wbparaguaya , Cd|wbpase codigo AdXe|wbpaso , Hh|
wbpassword : Ad|wbpau en Ac|wbpeluqueria , Ac|wbperdon , Ad|wbpero me Ad|wbpero no Ae|wbperros , Xh|wbpersonas , Ph|wbpersonas a Ph|wbperuana y Ad|
wbpeso 00 Ad|wbpesos que Bd|wbpinto acuarelas AhVh|wbpipe , AhEi|wbplan de Ac|wbpoco , Ad|wbponelo en Ad|wbponlo en Ac|wbpor escrito Yh|wbpor eso BhJh|
wbpor la AdOi|wbpor las Ad|wbpor mi BiMh|wbpotes , Ad|wbpregunta tonta Ad|wbprimaria y Ad|wbprimera persona Ad|wbprogramo en Ad|wbpros y Ad|
wbpueblo de Bc|wbpuedo comer Ahfh|wbpuedo tomar Ai|wbpuedo ver Bdfd|wbpuerto rico Ad|wbpulsar 000 Ah|wbpura cepa Ad|wbpython y Adad|wbque da BiMi|
wbque el Ab|wbque en Ac|wbque la Abmc|wbque los Aimh|wbque me MhYh|wbque no Ab|wbque se Bd|wbque tengo Bd|wbque tiene Ad|wbquechua con AhKh|
wbqueda en Ad|wbquito , AcHd|wbrasilena Jh|wbratos libres Ad|wbrecorda que Ad|wbredacta una Ad|wbremodelando la Ahbh|wbresido en Ad|
wbresolvimos cerrar Ad|wbrespondeme siempre Yd|wbrespuestas cortas AhYh|wbrestaurar radios Ah|wbrisa AhCdEdTdUi|wbrocco , Ad|wbrojo y Ad|
wbrosario , AhHi|wbruno BhTi|wbrural en Bh|wbsan telmo Ad|wbsanguineo es Bc|wbse llama BdTdbh|wbse me Ac|wbse va BdUd|wbsegunda opcion Ad|
wbsegunda version Ad|wbsegundo de AhQi|wbsegundo parrafo Ad|wbseis anos AcBdTd|wbseis personas AhPh|wbseis y AiTi|wbsemana , Ad|wbsenora de AcOd|
wbsi , Bd|wbsi o Bheh|wbsiempre , Bd|wbsiempre en Aj|wbsiesta , Ac|wbsiete , Ad|wbsin sal Bd|wbsoda stereo Zh|wbsoltero , AhSi|wbson lo Bd|
wbson los Zh|wbson tres Ad|wbsoy aldric Ad|wbsoy celiaco Ahgh|wbstripe para Ah|wbsueno con Ad|wbtarde , AdBd|wbte digo Bd|wbtelefonica y Mh|
wbtelefono de Ac|wbtene en Ad|wbtene presente Ad|wbtener que Ad|wbtenga en Ab|wbtengo 00 Eh|wbtengo mellizos AiTi|wbtercero de Ai|wbtiene 00 Ad|
wbtiene alzheimer BhTh|wbtiene tres Bd|wbtinnitus , gh|wbtipo 0 Bigh|wbtoda la Ac|wbtodo , Ac|wbtodo el Ac|wbtodo en ah|wbtodo oidos Ad|
wbtomo alcohol Bh|wbtomo levotiroxina gd|wbtrabaja en Ad|wbtrabajo en Ad|wbtrata de Ad|wbtrates de Bd|wbtreinta y Fh|wbtren , Ad|wbtres , AiUi|
wbtres anos Ad|wbtres dias Ac|wbtres gatos BdUh|wbtres hijos Bd|wbtres meses Ad|wbtres nietos Th|wbtres opciones Ad|wbtres restaurantes Bh|
wbturno de Ad|wbuba , Ad|wbuen Ad|wbuena AbBdJdOd|wbuenas AcCd|wbueno Ab|wbuf , Ac|wbug Ad|wbun 00 Bdld|wbun auto dh|wbun diario Bheh|wbuna hora AhLh|
wbuna tabla Wh|wbuniversidad de Qi|wbuno , Ad|wbuno solo Ad|wburgos HdJh|wburro Ac|wbusar el Ac|wbuscando Ad|wbushuaia , AhHh|wbuso audifonos Aigi|
wbuso excel Ad|wbusted , AcXd|wbutc - Hd|wbva a Ad|wbva en Ahch|wbvalues ( Ad|wbveces el AhBd|wbvegano ni Ad|wbvegano y Adhd|wbvegetariana , hh|
wbveinte anos Bd|wbvendo mi Ad|wbver , Bd|wbverano , Ad|wbverde botella AhZh|wbviajar a Ad|wbvida , Ad|wbvida en Ad|wbvinilos de Ah|wbviuda , AhSh|
wbviudo , Sh|wbvive en Ad|wbvivia en Ad|wbvivo , Ac|wbvoy por Ac|wbwindows 00 Ad|wby busco Be|wby de Bd|wby el Udcd|wby es Bh|wby jueves Bh|wby la ed|
wby le Bd|wby los Bd|wby me BbTd|wby mi Bc|wby mis Bc|wby necesito Bd|wby no BbTd|wby quiero BbTd|wby se Bd|wby sin Ad|wby soy Bc|wby tengo Bd|
wby tomo Bcgd|wby un Fh|wby una Bi|wby usamos BdPd|wby vivo Bb|wby yo Tcdh|wbyo , BiPj|wbyo soy BdPe|wbypf y Ad|wbzona horaria Ad|wbzurdo , AhEhZd|
wb¿ me Ac|wb  AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd|wc Ad|wcaballo Ad|wcabecera Zh|wcabeza AcBc|wcada Ac|
wcae Ad|wcafe AhWjXiYh|wcafeteria bh|wcalcula Ad|wcaldera Hh|wcali AcHc|wcalidad AdBh|wcall Mh|wcallejero BdUd|wcalor Ad|wcambia Bhch|wcambie Ac|
wcambio Ad|wcamionero AhOh|wcanada Ad|wcanaria Jh|wcanarias AhLj|wcansado Ad|wcapaz Ad|wcapital BhHh|wcapricornio CdOdgdlh|wcaracas AdHd|wcargo Pi|
wcarlos Ac|wcarne Ac|wcarpinteria AjMdOiQdVhWd|wcarpintero AiOi|wcarta AcBd|wcartagena Ah|wcartel Ab|wcasada Sh|wcasado Bd|wcasados BhSh|wcasas AdMhVd|
wcasero Bd|wcasi Fh|wcasilla AcBd|wcastellano AiBhKiYi|wcatalan AiBhKi|wcatalogo Adbd|wcedula Ad|wceliaca Bigh|wceliaco Ac|wcelu AdBd|wcelular Ad|
wcena AcBd|wcenar Ad|wceno Ac|wcenter Mh|wceramica AiVi|wcerca Bd|wcerrar Bd|wcerro Ad|wcesante Oh|wchan CcZi|wchapinero Ad|wchapista AiOi|wchat Ad|
wchelo AjEhVi|wchica Bdgc|wchico Ti|wchicos Ac|wchile HbJdch|wchimbote AiBeJi|wchino Ac|wchiste Ad|wchorizo Ad|wcierran Ad|wcilantro AiXk|
wcinco HdPhTh|wcincuenta Bhlh|wcintura Ac|wcita AcBd|wciudad Ad|wclaro Ad|wclase Bd|wclases Yd|wclienta Ad|wcliente lh|wclientes Ad|wclinica Ab|
wcobro Ah|wcoche Ad|wcocina Ahbimd|wcocinar WhXi|wcocino Ad|wcodigo XiYh|wcodo Ad|wcolegio Ahci|wcolombia Ad|wcolonia Ad|wcolor Ad|wcolores Ad|
wcolumna Ac|wcome Ac|wcomemos Bihh|wcomentarios Ad|wcomo AdEcOdhh|wcompanero Ad|wcompra Ac|wcomprar AcBd|wcomprarme Ahdh|wcompras AdOh|wcompu Ad|
wcon AZFcIdOdVcdcgb|wconmigo AdBhYi|wconstruyendo Ac|wconsultora AdOd|wcontesta Ac|wcontestame Bd|wcontinua Ad|wcontraria Ad|wcontrasena Ad|
wcontrato Ac|wcoordino Ac|wcordoba Hg|wcoro AhVh|wcorrea Ad|wcorredora Vh|wcorreo Ad|wcorreos Mh|wcorrer AdBded|wcorsa ih|wcorta Ad|wcortas BhYi|
wcortes AdCd|wcorto Bd|wcortos Bd|wcosa AdBd|wcosas Bd|wcovers BcVc|wcrohn gh|wcuadrilla AhBd|wcualquier Ac|wcuando Admd|wcuatro AeMdXdYdlc|wcuba Ac|
wcubana AhJi|wcuenca Ah|wcuenta Ab|wcuerpo Ad|wcuervo Ad|wcumpleanos AcBcTc|wcumplidos Fh|wcunado Ad|wcurso Ad|wcusco AdHd|wcv Ac|wda Ad|wdale Ab|
wdaltonico Aigi|wdame Ad|wdato Ad|wde AaFclc|wdecidi Ad|wdecidido Ac|wdejar di|wdel AZKdQdWdXdYdedfdld|wdepto Ad|wderecho Qh|wdes AdBdXdYd|
wdesastre Ad|wdesayuno Biei|wdesde AaTeld|wdespacio Bd|wdespues Ab|wdevuelve Ac|wdia AaGd|wdiabetica Ahgh|wdiario Bheh|wdice AdBc|wdicho Ad|
wdiecisiete AhFi|wdiez Ad|wdigame Ad|wdigo Ad|wdime Eh|wdiscute Ad|wdiscutimos BdPd|wdisenadora Ad|wdivorciada BhSh|wdivorciado AhSi|wdj Od|wdjango ai|
wdoce Ph|wdocker AcBdad|wdoctor AcMdOd|wdoctora AcOd|wdolor Ac|wdomingo Ad|wdomingos Ac|wdon Ad|wdonde Ad|wdormi Ad|
wdos BdFdHdMcOdUiWdXcYdcdecfdgchdldmd|wdoy McNh|wduda Ac|wdueno AbOc|wduermen Ad|wduermo Bd|wdulce AhXg|wecho Ac|wedificio Ad|wedito Ad|wefectivo Bhch|
wejemplos Yh|wejercicios Ac|wel AdGcRdTcUebcmh|welche Ad|welectricista Oh|welegi Ac|welixir Ahah|wembarazada Oc|wemojis BhXhYi|wempece Ad|
wempieza AdTd|wempresa Bc|wen AcCdGgKcOcRaXdZdbdfdgcib|wencanta Bd|wencargada AiOi|wencargado Ac|wencarnacion AjCdHhJi|wencuentro Ad|wenero Ac|
wenfermera Oi|wenfermeria Ad|wenfermero BhRh|wensayo Ad|wentra Ad|wentrada Ad|wentre Ac|wenvidia Ad|wequipo BdPiTele|wera AbBd|weres Ac|werror AbBc|
wes AbBdUdZcdcli|wesa AaBdXd|wescalada AiBiViWiXh|wescribe Ad|wescribime Bd|wescribir Ad|wescribo AcBdHd|wescrito Yh|wescuela AhMh|wese AbBd|
weso BdHdQi|wespalda Bd|wespana AcJd|wespanol JdKiMdQiUele|wespanoles Ad|wesperar Ad|wesposo Rh|westa AaBbRdTc|westamos Ad|weste Ab|westeban Ch|
westilo Bd|westimado Ad|westo AcBc|westos Ac|westoy AdMi|westudia AcBcTd|westudiar ch|westudie Qh|westudio Qg|weuropa Ad|weuros Yh|weusebio Ad|
wevita Xh|wex Ad|wexcel Ad|wexperiencia Ad|wexplicame Bd|wexplicamelo Ac|wexpliques AiBc|wfacultad AdQe|wfalta AdBd|wfamilia AdBc|wfan Ac|wfanatica Ac|
wfanatico Ad|wfarmacia AhBcMh|wfaros BhVh|wfatal Ac|wfavorita AcZd|wfavorito Ad|wfebrero Adhd|wfecha Ac|wferia Ac|wferiado Ad|wfiebre Ac|wfiesta Ad|
wfiestas Ad|wfigma Adad|wfijo Ad|wfin Ac|wfinal Ac|wfinde AdBc|wfintech AiMi|wfirma Ad|wfirme Ad|wflexitariano hh|wflipa Ad|wflutter ch|wfondo AdUh|
wformato Ad|wfotografia BhMdch|wfp Qh|wfracciones Ad|wfrances Ac|wfreelance Ac|wfria Ac|wfrida AhTdUi|wfrom Ad|wfue AdBd|wfuengirola Hh|wfuera Ad|
wfuerte Xh|wfui Ad|wgael Ac|wgalga Ad|wgalicia AdHd|wgallega Ac|wgallegas Bi|wgallinas BiUi|wgana Ac|wgano AcBdlc|wgarganta Ad|wgastos AdBd|wgato Uh|
wgatos TcWeXhfd|wgenio Ad|wgente AdBd|wgerente AdOc|wgetafe BgNh|wgirona AhHh|wglobant BdHdJdMh|wgluten Ahfi|wgodot Bhbh|wgoogle AdBdHdMd|wgordo Ad|
wgracia AdHd|wgracias Ad|wgraciela BhCh|wgrado Bd|wgramos BhYi|wgrande Ad|wgrandes AdWh|wgrano WiXh|wgringa Ad|wgripe Ac|wguadalupe BhCiEd|
wguarani AhBhKh|wguarda Ad|wguardaparques AhOh|wguardia Nh|wguardias Ac|wguayaquil Jh|wguerra Ad|wguia Ac|wguitarra BiNh|wgustan Xh|whabla AcCh|
whablame Ac|whablamos Kh|whablo Ad|whace AdMd|whacemos AcVd|whacer Ad|whaciendo hh|whago Bc|whalal AhBhhi|whambre Acgd|whasta Ac|whay mh|whaz Ad|
whe Ad|whemos Ac|whermana Ti|whermano Th|whermanos Th|whernan Ci|whice Ad|whija AhTh|whijo AhTi|whijos Ue|whilux Ahii|whincha Wh|whipertensa Ad|
whipertenso Ahgi|whipoteca AcBd|whipotiroidismo Ahgh|whistoria McQgVdWh|whobby MdVh|whola AaBd|whora Lieh|whoraria Ac|whorario Ac|whorarios Ad|
whoras Bd|whorno TdXdlhmh|whoroscopo Ad|whospital AhMi|whosteleria Ad|whoy Ac|whuelva Ad|whuerto Ad|whuevos AdBd|whumedad Bcbd|whuron AhUi|wi Ac|
wiba Ac|wibarra BhCh|wibuprofeno Ahfi|widea AcBc|wideas Ac|widiomas BcQc|wignacio AhCi|wigual AcBd|wilustradora AhOh|wimpresora AdBd|winaki Bh|
winfo AdBd|winforme Ac|wingenieria Bd|wingeniero Ad|wingles MdQc|winquilina Ad|winstalar Bd|winstituto Ad|winternet AdBd|winvierno Wi|winvitacion Ac|
wiquique AiHi|wir Bd|wiso Ad|witaliano Ad|wjabon Ad|wjabones bh|wjaja AdBcgd|wjapon Hcdh|wjardineria AhOdVi|wjefa Ad|wjefe Ac|wjimena AcHd|wjira ah|
wjose Bh|wjoven Ac|wjuana BdHd|wjubilada AhOi|wjubilado AhOi|wjubilarme Addd|wjubile Ad|wjueves XdZheh|wjuicio Ad|wjulian AcCd|wjulieta Ad|wjulio Ch|
wjunio Ad|wjuntos BdHh|wjurado BiOi|wkafka Ahah|wketo AhBhhi|wkilos Fdli|wkinesiologia Bd|wkira Uh|wkm Ad|wkotlin ah|wla AdDhIdOdUdgdic|
wlaboralista BhOh|wlabrador AcUd|wlaburo Ac|wlactosa Bhhh|wlanus Ad|wlaravel Adad|wlargas Xi|wlas AcBdVcYc|wlatex HeMdfi|wlautaro Rh|wlavadora Ac|
wlavapies AhHh|wle AcBbTd|wleche Ad|wleon Ad|wles BdWh|wletras AcOh|wlevanto Ac|wlevotiroxina Adgd|wlibro Ad|wlicuadora Bhmh|wlidero Ad|wlima AdMd|
wlimite Ad|wlimpio AhMh|wlinea Xi|wlineas TeUd|wlio AdBd|wlista Ab|wliteralmente Ad|wlitros Bd|wllama Cdbh|wllaman Ad|wllamo Ch|wllave mh|wllegue Ad|
wllevamos Bd|wllevo ld|wlloro Ad|wllovio Ad|wllueve Ac|wlluvia BiUhWi|wlo AbBdXh|wloco Ad|wlogistica Mi|wlogo AdBd|wlola BdCdHd|wlondres AcHd|wloro Uh|
wlos AdMdUdVdWbXclb|wluego AdYh|wlugar Ad|wluis Ad|wluna AcBc|wlunes AbXcei|wlupe AhEh|wlupita AiBiChEj|wluz AdBd|wmac ai|wmadrid Ad|wmaestria Ah|
wmail Ad|wmaite AiRhTg|wmajo CdHd|wmal AcBc|wmalaga AiHi|wmama AdBdTc|wmanana Ae|wmanda Uh|wmanejo Ac|wmango BhYh|wmani fh|wmanos lh|wmapudungun AiKi|
wmaquina AcBd|wmaracaibo AhHh|wmaraton Bhdh|wmarcos Rh|wmarido Rh|wmarketing AiOh|wmarta Ac|wmarte Ad|wmartes AbYd|wmartin AdCd|wmaru Ch|wmarzo AcBh|
wmas Ad|wmaster AhQh|wmate Bj|wmaterna Be|wmates AcBd|wmayo Ac|wmayores Ac|wme Odgd|wmecanico Oh|wmedellin AhHh|wmedia eh|wmedicina Qh|wmedico AbOd|
wmedidas Bc|wmedio AcQhUd|wmedito Aheh|wmejor Bb|wmellizos Ti|wmemoriza Ad|wmendoza AcHc|wmenor AdBdTd|wmenos Ac|wmentira Ac|wmenu Ad|wmenuda Ac|
wmercado AcHd|wmercadona CcHcMj|wmerida Ad|wmes AcFh|wmesa Ad|wmeses Ad|wmessi Ac|wmeta Ac|wmetodo Bd|wmexico AdHcJd|wmi AcQdTd|wmia AcVd|wmiami Ad|
wmichi Bd|wmiercoles Qd|wmil Ac|wmilo AhBhUh|wmina Ac|wminutos Adeh|wmio AcBc|wmira Ac|wmis Ab|wmismo AbBc|wmit Bhch|wmodelo Ac|wmonotributista Ad|
wmontana AhWi|wmontevideo AcHd|wmontones AdBcVc|wmoviles Ad|wmovistar Ac|wmucho AcBc|wmudo Bi|wmuerto Ad|wmulta Ad|wmultitudes AhXi|wmundo AdBd|
wmurio AdBd|wmuseo Ad|wmusica AiWh|wmuy Xh|wnacho AiEh|wnaci Jh|wnacimiento AcBd|wnacional Adlh|wnada AeBb|wnadie AcBcmd|wnado eh|wnarrador AdBd|
wnatacion Ad|wnegativo Bili|wnegra Bi|wnegro AdBc|wnenas Ud|wnenes BiTi|wneovim ah|wnerea AdRh|wneutro Yh|wni AbBb|wnico Ad|wnieta AhTh|wnieto AhTh|
wnietos Bh|wnieve Ad|wnina AhTi|wninera AhOh|wningun Ad|wninguna Ahfi|wninguno AcBd|wnino AiThXhYg|wninos Ac|wniquel Ahfi|wnivel Ad|wno Udgdlc|
wnoche AcXh|wnoches Ad|wnocturna AcQh|wnomas BdHd|wnombre AbBd|wnorma Th|wnos Bc|wnosotros Ad|wnota Ac|wnotaria AiMjOd|wnotas Ad|wnovela AiWi|
wnovia Rh|wnoviembre Gh|wnovio Rh|wnube Ui|wnubes Ac|wnuestra Ad|wnuestro Ac|wnueva Ad|wnueve AjPhei|wnuevo AaJdOdld|wnumero Ad|wnunca AdBcYdeh|wo Bc|
woaxaca AdHd|wobjetivo Ac|wobsidian Ahah|wocho AiMdPi|woctubre BhGh|wodia Ac|wodio WiYh|wofelia AdBgCdlg|woficina BcMh|woidos AcBd|wojo Ab|wojos Ad|
wolivia BhTh|wolla Ad|wolor AhBd|wonda Ad|wonetti BdDdJdZh|wonline Ac|wopcion Bc|wopciones AcBdWdYe|wopera AiVhWhXjYg|woposiciones Ah|worlando AhHh|
wortografia Ad|wosde Bh|wotono AiZj|wotra AbBc|wotro AbBd|wpacifico AhLi|wpadezco Ad|wpadres Ac|wpagina Ac|wpago Ad|wpalabra Ac|wpalabras Bd|
wpalma HdIh|wpanama AbBdCdHc|wpandemia Ad|wpaneles Bh|wpanico AiWhXhgi|wpantalon Bd|wpapa AcTd|wpapel Ac|wpara AaLdTdVdXdYdmd|wparaguaya Cd|wparamo Zi|
wparana CcHiTd|wparce Ad|wpareja Rh|wparis Ad|wparo Ad|wparrafo Bd|wparte AcBd|wpartes Bd|wpasa Ab|wpase AdXe|wpases Ad|wpassword Ad|wpasto AhHh|
wpastor Bd|wpatinete ih|wpau Ac|wpaz Ad|wpdf Ad|wpedir Ad|wpelicula Ad|wpeliculas AhXh|wpelo Ac|wpeluqueria Ad|wpelusa AdBhRdUi|wpena Ad|wpenarol Ac|
wpenicilina fh|wpensando Ad|wpensas Ad|wpension Ad|wpepe Ad|wpepino Xh|wpequenas Bhlh|wperdon Ac|wperfecto Ad|wperfil Ad|wpergamino Ad|
wperiodista AcOc|wpero AaBd|wperro Bd|wperros BiWhfd|wpersona AdBd|wpersonas BiMhPjUd|wperu AcBd|wperuana Ad|wpesimo Ad|wpeso Ad|wpicante AiWj|
wpida Xh|wpie Ad|wpienso Ad|wpies Ac|wpilla Ad|wpiloto Ad|wpintor Oh|wpipe AhEi|wpizza Ac|wpizzeria Mh|wplan Aa|wplantas Ae|wplantilla Bd|wplato Ad|
wplaza Bd|wplomero Oh|wpoco AcKh|wpoema Ad|wpon Ad|wpone Ad|wponelo Ad|wponlo Ac|wponme Ad|wpoquito AdBd|wpor AcTdcd|wporque AdBc|wportada Ad|
wporton Bh|wportugal Ad|wportugues BiKi|wpositivo lh|wpotes Ad|wpractico Vh|wprecios Bc|wpreferida Bd|wprefiero AbYb|wpregunta Ac|wpreparando Ad|
wpreparo Ad|wpresente Ad|wpresupuesto Ac|wprima Bd|wprimaria Ad|wprimavera Ad|wprimer dh|wprimera dh|wprimo Ad|wprofe Ac|wprofesion Bd|wprofesora Ac|
wprogramador AhOh|wprogramar Ad|wprogramo Ac|wpros Ad|wproyecto Ad|wprueba Ad|wpuebla AhBhJh|wpuede Bd|wpuedo fi|wpuerto Ac|wpuestito Bhbh|wpuesto Ad|
wpulpo AiZi|wpulsar Ah|wpunto Ac|wpura Ad|wpuse Uh|wpython Ad|wque AdBeOcYiccddgdic|wquechua AiKi|wqueda AcBd|wquedamos Ac|wquede AdBd|wquedo AdBb|
wqueremos Ad|wqueretaro BiHh|wquien Ac|wquiere AdBd|wquiero Abdd|wquince Ad|wquinto Qh|wquito AcHd|wracing AdTd|wradios Bh|wrapido Ad|wrato Bd|
wratos Ad|wre Ad|wreceta AbBd|wrecetas Ad|wrecien AhSh|wreciente AdBcSd|wreclamo Ac|wrecorda Ac|wrecuerda Ad|wredacta Ac|wredes Ad|wregalo Ad|
wreggaeton AiXi|wregistro Ad|wregla Ad|wremodelando Ahbh|wrenata AhTj|wrenfe HdJdMi|wrenuncie Ad|wresido Ad|wresolvimos Ac|wrespuesta Ab|
wrespuestas Yi|wrestaurante Ad|wrestaurantes BiMi|wrestaurar Ah|wrestauro Ai|wreuniones Bc|wrevisar AhMi|wrico Ad|wrio AcBcJd|wrocco Ad|wrocio Ch|
wrodilla Ahgh|wroja Ad|wrojo Ad|wronchas Ad|wropa AhBdMi|wrosa AhBhCiVh|wrust Acad|wruta Ab|wrutina Ac|wsabado AcBc|wsabados Ad|wsabe Ac|wsabor AdZd|
wsaco Ad|wsal Bihh|wsalen Ad|wsalgo Bd|wsalon Ad|wsalta AdHd|wsan Ad|wsangre Ad|wsanguineo Bc|wsanta AcHd|wsanto mh|wsap Ad|wsat Ad|wse AdTcbh|wsea Ac|
wsecundaria AiQj|wsegui Ad|wsegunda AbBcWdXd|wsegundo BcOdQibhgd|wseguro Ad|wseis Udgd|wselect Ad|wsemana Ab|wsenderismo Xh|wsenora AcOd|
wseparacion BhSh|wseparado Sh|wsepare BiSh|wsepas Ac|wser Yddh|wserie Ad|wserio AdBd|wservidor ad|wsesenta BhFh|wsevilla Hh|wsi AbEhei|wsiembro AdVd|
wsiempre Yi|wsiendo Ah|wsiete AdBd|wsigamos Ad|wsigo Ac|wsillon mh|wsin HdUeWdedhh|wsirve Ad|wsistemas Bi|wsobre MeQh|wsobrina Ac|wsobrino Ad|
wsocia PhRd|wsocial Qh|wsocio Ac|wsoda Zh|wsofia Ac|wsol Bdfh|wsola AhHi|wsolar AdBc|wsolas AdBd|wsoldadura AhQh|wsolo Hh|wsoltera AhSi|
wsoltero OdShTd|wsomos AcMd|wson AcBcUdWeXd|wsonar Ad|wsonido Ad|wsordo Ad|wsoy Ac|wstereo Zh|wstripe Ah|wsu AcBd|wsuegros Bi|wsuelo Ahei|wsuelta Ad|
wsueno Ab|wsuiza AdHd|wsupe Ad|wsurf Ad|wsvelte Aiai|wsydney Hh|wt Ad|wtabla Ad|wtal AbBdMd|wtalla mg|wtaller Mh|wtamales BiOh|wtan Ad|wtango Vh|
wtanque Ad|wtarde Ac|wtardes Ac|wtarija AiBdHiJh|wtarjeta Ac|wtaxi AhMiOh|wtdah gh|wte Ac|wteam Ad|wtecho AdBd|wtecnica BdMd|wtelefonica Hd|
wtelefono Ac|wtema AdBd|wtemperatura AhYh|wtemporada Ad|wtemuco Hi|wtene Ac|wtengo EhVdmi|wtercer Bc|wterminar AhQh|wterreno Hd|wterror Xh|wtesis Ad|
wtestigo Ac|wtexto AcBd|wtia AbTc|wtiempo Ac|wtiene AaBemd|wtijuana Bd|wtinnitus gh|wtipo gh|wtitular Ad|wtitulo AdBc|wtoca Ad|wtocar Ah|wtoda Ac|
wtodas Ad|wtodavia Bc|wtodo AdBcYhaiedld|wtodos hd|wtoluca AhCdHi|wtomar Bi|wtomates AhBd|wtomo VdWiXggh|wtono Eh|wtonta Bd|wtorre Ad|wtrabaja AdBeRd|
wtrabaje Ad|wtrabajo Ab|wtraductora AhOh|wtraduzco Ah|wtrago Ad|wtramites BhSh|wtranquilo Ac|wtras AdBdPd|wtrata Ad|wtrates Bd|wtreinta Fh|
wtres BeFdOdUiWdXcYdbdcdddgclcmd|wtrimestre Ahgh|wtrueque Bh|wtrujillo AhHhJd|wtu AbBd|wtucuman AdHd|wturismo Bh|wturno AcXd|wturnos AdMd|wtus Ad|
wtuteame AjWiXjYi|wtypescript Biah|wuba Ad|wuf Ac|wun AZHdJdQcicld|wuna AaIcLhQdTddhgdhc|wundefined Ad|wunica AdTh|wuniversidad Qi|wuno Ac|wunos AdBd|
wuruguay AcBhHh|wusa AdBcRd|wusaba Ad|wusado ih|wusar ch|wuser Ad|wuso gh|wusted Yi|wusuario AhBd|wutc Hd|wuva Ad|wuy Ad|wva Rc|wvacaciones Ad|
wvacunas Ad|wvale ChEh|wvalparaiso AhHh|wvalues Ad|wvamos Ab|wvan Bd|wvaya Ad|wvecina Ac|wvecino Ad|wvegana AhJdhj|wvegetariana Ahhi|
wvegetariano AhOdhjld|wveinte Ad|wvendemos Ai|wvender Ad|wvendo AhBebh|wveneno Ad|wvenga Ad|wver AcBc|wverano Ac|wverdad Ad|wverde AhZhch|wversa Adie|
wversion AbBd|wvez AcBc|wviajar Ad|wvida Ab|wvieja AcBdTcad|wviejo AdBc|wviejos Ad|wviernes NdWdddeh|wvilla AhHh|wvinilos Ah|wvino Ab|wvista AcJd|
wviuda AhCdSj|wviudo AiOeSj|wvive AcBc|wvivia Ad|wvivo BcHh|wvuelo Vh|wvuelve Ad|wwifi Ac|wwindows Ac|wword Ad|wximena AiCiHd|wxl BdRdli|
wy AZBbHcJcMdNdOcQbRdVcbdceeefdgcid|wya AcHd|wyo AaOddh|wyoutube AhBdbh|wypf Ad|wzaragoza AhHh|wzona Ad|wzurda Aili|wzurdo AjCdEhOdZdhelj|w¿ AY|w— Ad|
w AaBeCdDdEdFdGdHdIdJdKdLdMcNdOdPdQdRdTdUcVdWdXdYdZdadbdcdddedfdgdhdidjdkdldmd`,
};
