/** Names of trades. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Stems without the vowel of gender. */
const TRADES = set(`
abogad agronom agrimensor albanil analist animador antropolog apicultor arqueolog arquitect artesan artist asesor asistent astronom atlet auditor
autonom auxiliar azafat bacteriolog bailarin barbero banquer barist barrender bibliotecari bibliotecolog biolog bioquimic bomber botanic cajer camarer camarograf camioner campesin
cantant cantautor carnicer carpinter carter cerrajer chef cheff chofer chef cientific cirujan cociner colectiver comercial comerciant community compositor comunicador conductor
conserj constructor consultor contable contador contadora coach copywriter coreograf corredor corrector costurer creativ criminolog cuidador cura curador decorador dentist deportologo
desarrollador dermatolog dibujant dietist director disenador disc dj docent doctor dramaturg ebanist ecologist ecolog economist editor educador electricist electromecanic electron emprendedor empresari
empleado emplead enferm enfermer enolog entrenador escritor escultor escriban escrivan estadistic estilist estibador esteticist etolog farmaceutic filolog filosof fisic fisioterapeut florist fonoaudiolog fotograf fontaner freelance freelancer funcionari
funcionaria futbolist ganader gasist geograf geolog geriatr gerent gestor ginecolog granjer guardabosque guardia guia guionist herrer hoteler historiador ilustrador ingenier inspector instructor interiorist interpret investigador
jardiner joyer juez jueza kinesiolog kiosquer laboratorist librer licenciad linguist locutor logopeda maestr magistrad maquillador maquinist marinero marketer masajist matematic matron matricer mecanic medic mediador mesera meser meteorolog microbiolog militar minero modelo modist monitor monotributist mozo moz musicolog music music
naturopat neurolog neurocirujan niner nutricionist nutriolog notari novelist obrer obstetr oceanograf odontolog oficinist oftalmolog oncolog operador operari optic optometrist orfebr ortodoncist
panader paisajist paleontolog paramedic parter pastelero pasteler patolog pediatr pedagog peluquer peon perfumist period periodist perit pescador piloto pilot pint pintor pizzer plomer podolog policia politolog portero porter preparador prensist procurador productor product profe profesor programador promotor prosecretari psicolog psicopedagog psiquiatr publicist quimic quinesiolog quiropractic
radiolog realizador recepcionist reclutador redactor relacionista relojer repartidor reporter reponedor repositor representante restaurador reumatolog sastre secretari segurat senior sociolog socorrist sonidist soldador soldad sommelier subgerent supervisor tapicer tatuador taxist teclist tecnic teleoperador telefonist tendera tester terapeut terapist topograf torner trabajador trader traductor traumatolog tripulante trompetist tutor urbanist urolog vendedor veterinari viajante vigilant violinist viticultor viverist web yesero youtuber zapater zootecnist
backend frontend fullstack dev developer devops sre qa pm cto ceo cfo scrum sysadmin data growth ux ui streamer influencer tecnolog ecommerce becari pasante interno residente jubilad pensionist rentist maestrand doctorand estudiant alumn cadete deliver deliverista remiser uber rappitendero obstetra partera matrona pastor sacerdot monj rabino catequist bedel preceptor rector decan conserje celador ordenanza gendarme marin marino aviador controlador despachante aduaner martiller rematador inmobiliari tasador productora camarera actor actriz comediant humorist mag payaso malabarist titiriter cineast director guitarrist baterist pianist bajist violonchelist percusionist
barber catedratic actuari administrativ tender arbitr inversor dependient encofrador matarife fruter pescader verduler charcuter ferreter lavaplatos barman bartender botones gasfiter gasfitero instalador informatic alfarer talabarter forense detective escolta jornaler temporer petroler buzo copilot sobrecargo catador cervecer heladero heladera chocolater confiter
doula protesic fisio kine orientador limpiador mucam babysitter diputad senador alcalde alcaldesa concejal diplomatic astrofisic delineante aparejador escenograf presentador payas boxeador jinete gauch arrier lenador carboner guardaparques salvavidas mensajer motoboy ferroviari metalurgic anestesiolog
modelista bordador tejedor ceramist vidrier orfebre lutier luthier encuadernador imprentero tipograf serigrafist agricultor tambero apicultora productor ganadera floricultor camionera tractorist maquinista
`);
/** Adjectives and roles that look like trades. */
const NOT_TRADES = set(
  'modelo modela interno interna residente creativo creativa guardia trabajador trabajadora musica fisica quimica matematica tecnica estadistica optica mecanica botanica web data disc product senior corredor corredora modela doctor doctora autonomo maga mago piloto cura guia monitor',
);
const HEADS = set(
  'gerente gerenta jefe jefa encargado encargada responsable dueno duena propietario propietaria socio socia cofundador cofundadora fundador fundadora director directora coordinador coordinadora supervisor supervisora lider presidente presidenta vicepresidente vicepresidenta tesorero tesorera administrador administradora capataz capitan comandante titular empleado empleada representante ejecutivo ejecutiva agente oficial operador operadora ayudante asistente becario becaria pasante practicante voluntario voluntaria miembro investigador investigadora',
);
const MORE = set(
  'doctor doctora musico fisico quimico matematico tecnico tecnica mecanico mecanica optico piloto cura guia autonomo autonoma ama prof profe freelance freelancer programmer dev developer cto ceo pm qa militar policia fiscal juez jueza albanil chef sastre bailarin bailarina actriz actor cadete portera cartero minero peon matrona',
);

const NOT_ISTS = set(
  'optimista pesimista perfeccionista realista feminista machista egoista detallista minimalista fatalista turista conformista individualista maratonista idealista budista bautista comunista socialista peronista kirchnerista izquierdista derechista nacionalista racista ciclista activista ambientalista animalista protagonista especialista lista simplista oportunista exhibicionista alarmista tremendista materialista nudista purista sentimentalista golfista tenista surfista futbolista alpinista montanista esperanzista existencialista amateurista minimalista madridista culturista vista',
);

export function isTrade(word: string): boolean {
  if (MORE.has(word) || HEADS.has(word)) return true;
  if (NOT_TRADES.has(word)) return false;
  if (TRADES.has(word) || TRADES.has(word.replace(/[oae]$/, ''))) return true;
  if (/(?:olog|iatr|pedagog|terapeut)[oa]$/.test(word)) return true;
  return /.{3}ista$/.test(word) && !NOT_ISTS.has(word);
}

/** True for a post, held at a place rather than by trade: "gerente", "dueño". */
export function isPost(word: string): boolean {
  return HEADS.has(word);
}
